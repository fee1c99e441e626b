"""The bench presses as a player does, wherever the button is."""

from __future__ import annotations

import ctypes
import io
import json
import os
from pathlib import Path
from typing import Any

import pytest

from companion.engine.autoplay import usual_answer
from companion.games import games
from companion.testing.long import LONG
from kit import processes
from kit.fitting import hardest
from tools import bench, presses
from tools.presses import SdlFinger, XFinger, x_takes_presses
from tools.window_bench import MAX_PRESSES, Measurement


def tap(player: Any, finger: Any, x: float, y: float) -> None:
    """Tap a point of the window, through the window's own queue."""
    player.now += 2
    finger.move(round(x), round(player.window.height - y))
    for act in (finger.press, finger.lift):
        act()
        player.window.mainloop()
        player.frames(1)


@pytest.mark.parametrize("game", hardest(*games(), count=2))
def test_presses_in_sdls_queue_lead_to_the_answer_that_was_decided(on_board, game):
    player, finger = on_board(game), SdlFinger()
    measurement, play = Measurement(0, 0), player.play
    measurement.app = player.app
    for _ in range(ANSWERS):
        if play.over:
            break
        value, given, answers = measurement._decide(), len(play.log), False
        for _ in range(MAX_PRESSES):
            player.frames(2)
            found, answers = measurement._find(value)
            assert found, (play.ask.key, value)
            tap(player, finger, *found)
            if answers:
                break
        player.frames(1)
        assert answers, (play.ask.key, value)
        assert (play.log[given].value, play.log[given].by) == (value, "player")


SHORTEST = ("classic", "score-pad")
"""The games whose plays are soon counted."""

ANSWERS = 200 if LONG else 15


def test_an_event_is_as_long_as_sdl_has_it():
    assert ctypes.sizeof(presses._ButtonEvent) == 56


class XServer:
    """A fake for the two libraries of X."""

    def __init__(self, takes_presses: bool = True) -> None:
        self.got: list[tuple[str, int, int]] = []
        self.XOpenDisplay = lambda _: 1
        self.XSync = lambda *_: 0
        self.XTestQueryExtension = lambda *_: int(takes_presses)
        self.XTestFakeMotionEvent = lambda _, screen, x, y, delay: self.got.append(("at", x, y))
        self.XTestFakeButtonEvent = lambda _, b, down, delay: self.got.append(("button", b, down))


def serve(monkeypatch: pytest.MonkeyPatch, server: XServer) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.setattr(presses.ctypes, "CDLL", lambda _: server)


def test_presses_go_to_the_windows_place_on_an_x_server(monkeypatch):
    server = XServer()
    serve(monkeypatch, server)
    assert x_takes_presses()
    finger = XFinger(left=100, top=20)
    finger.move(5, 6)
    finger.press()
    finger.lift()
    assert server.got == [("at", 105, 26), ("button", 1, 1), ("button", 1, 0)]


def test_off_screen_or_without_the_extension_x_takes_no_presses(monkeypatch):
    serve(monkeypatch, XServer(takes_presses=False))
    assert not x_takes_presses()
    serve(monkeypatch, XServer())
    monkeypatch.setenv("SDL_VIDEODRIVER", "offscreen")
    assert not x_takes_presses()


SHORT = """
import json, time
from companion.testing.long import LONG
from tools import window_bench as bench
bench.SETTLING = bench.IDLE = bench.RESTING = 0.01
bench.TURNS, bench.PATIENCE = 1, 60
bench.servers = bench.servers if LONG else lambda _: {}
print(json.dumps(bench.Measurement(time.time(), 2).run()))
"""


def test_a_short_sitting_says_every_figure():
    off_screen = {"SDL_VIDEODRIVER": "offscreen", "SDL_AUDIODRIVER": "dummy"}
    path = {"PYTHONPATH": str(Path(bench.__file__).parents[1])}
    run = processes.run("-c", SHORT, environ=os.environ | off_screen | path)
    assert run.returncode == 0, run.stderr
    shown = json.loads(run.stdout.splitlines()[-1])
    assert shown["presses"] == "sdl"
    once = {
        "start_first_frame_ms",
        "memory_first_screen_mib",
        "memory_2_steps_mib",
        "idle_home_cpu_percent",
        "idle_table_cpu_percent",
    }
    samples = shown["samples"]
    assert {name for name, values in samples.items() if len(values) == 1} >= once
    assert len(samples["press_to_step_ms"]) == 2
    assert all(len(samples[f"longest_frame_{each}_ms"]) == 2 for each in ("alone", "while_read"))
    assert "pressed_in_vain" not in samples


@pytest.mark.parametrize(("way", "sentence"), bench.PRESSES.items())
def test_the_report_shows_which_way_the_presses_took(monkeypatch, way, sentence):
    monkeypatch.setattr(bench, "_measure", lambda: (way, {"frame_ms": [1.0, 2.0, 4.0]}))
    out = io.StringIO()
    bench.report(as_json=False, out=out)
    assert sentence in out.getvalue()
    assert "p95" in out.getvalue()
    out = io.StringIO()
    bench.report(as_json=True, out=out)
    shown = json.loads(out.getvalue())
    assert shown["presses"] == way
    assert shown["frame_ms"]["median"] == 2


@pytest.mark.parametrize(
    ("count", "percent", "least"), [(1, 99, 1), (100, 95, 95), (100, 99, 99), (300, 99, 297)]
)
def test_a_percentile_is_not_exceeded_by_more_than_its_share(count, percent, least):
    assert bench._percentile(list(range(1, count + 1)), percent) == least


def test_the_answers_of_whole_plays_are_counted_and_those_that_are_only_enter(monkeypatch):
    """A classic game by defaults: 7 answers of set-up, 14 generations, 4 lines of the score.

    Two of those lines, the cities and the cards, have no default.
    """
    monkeypatch.setattr(bench, "COUNTED", 1)
    monkeypatch.setattr(bench, "_answer", lambda play, _: usual_answer(play))
    measured = {name: game for name, game in games().items() if LONG or name in SHORTEST}
    monkeypatch.setattr(bench, "games", lambda: measured)
    out = io.StringIO()
    bench.report_answers(as_json=True, out=out)
    shown = json.loads(out.getvalue())
    assert shown["answers_classic"]["mean"] == 7 + 14 + 4
    assert shown["answers_classic_only_enter"]["mean"] == shown["answers_classic"]["mean"] - 2
    for game in measured:
        assert shown[f"answers_{game}"]["mean"] >= shown[f"answers_{game}_only_enter"]["mean"] > 0


def test_the_answers_can_be_printed_alone(capsys, monkeypatch):
    monkeypatch.setattr(bench, "COUNTED", 1)
    for other in ("_taps", "_taps_to_first_turn"):  # the test above counts them
        monkeypatch.setattr(bench, other, lambda: {"taps": [1]})
    assert bench.main(["--answers"]) == 0
    table = capsys.readouterr().out
    assert all(f"answers_{game}_only_enter" in table for game in games())
