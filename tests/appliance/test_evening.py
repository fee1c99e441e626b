"""An evening at one table: each step continues where the one before left the machine."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from appliance.conftest import Boot
from appliance.kiosk import DIE, HELD, LED, NEXT, Answer, Kiosk, answers_in
from appliance.machine import make_stick, tool

Measured = Callable[[str, object], None]
Drawn = Callable[[int, int], Path]


@pytest.fixture(scope="module")
def table(boot: Boot) -> Kiosk:
    return boot(words="modules_load=backlight_simulated")


def tap(table: Kiosk, drawn: Drawn, screen: str, name: str) -> None:
    """Tap the target with this name at its position in the drawn screen."""
    taps = json.loads((drawn(*table.size) / "taps.json").read_text(encoding="utf-8"))
    table.do(table.tap, *table.place_on_panel(*taps[screen][name]))


def test_the_panel_shows_the_first_screen(
    table: Kiosk, drawn: Drawn, record_property: Measured
) -> None:
    record_property("from the plug to the first screen (s)", round(table.wait_for_screen()))
    table.wait_for(drawn(*table.size) / "home.png")
    table.picture("first-screen")


def test_it_came_up_at_once(table: Kiosk) -> None:
    assert table.asked_of_systemd("NRestarts") == "0"
    assert table.run("systemctl --failed --no-legend") == ""


@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
def test_a_touch_counts_once_where_it_is_seen(table: Kiosk, drawn: Drawn, rotation: int) -> None:
    if rotation:
        table.set(rotation=rotation, voice="true")
    table.wait_for(drawn(*table.size) / "home.png")
    tap(table, drawn, "home", "voice")
    assert table.setting("voice") == "false"


def test_the_light_of_the_panel_is_as_bright_as_it_is_set(table: Kiosk) -> None:
    table.set(rotation=0, voice="true", brightness=40)
    assert table.light_of_panel() == 102


def test_no_keys_lead_to_a_terminal(table: Kiosk) -> None:
    assert table.terminals_shown_by_keys() == {"tty1"}


def test_next_begins_a_play_and_continues(table: Kiosk) -> None:
    table.go_on()
    assert table.place()["screen"] == "table"


def test_next_held_says_the_step_again(table: Kiosk) -> None:
    before = table.sound.stat().st_size
    table.press(NEXT, HELD)
    table.wait_to_hear(before)


def test_the_light_shines_in_the_turn_of_the_player(table: Kiosk) -> None:
    assert table.level(LED) == 1


def test_die_held_takes_back(table: Kiosk) -> None:
    table.go_on()
    table.picture("turn")
    before, shown = table.answers_in_play(), table.pixels()
    table.press(DIE, HELD)
    table.wait(lambda: table.answers_in_play() < before, "nothing is taken back")
    table.wait_for_change("the panel does not show what is taken back", shown)
    table.wait_for_rest()
    table.picture("taken-back")


def test_a_stick_gets_a_copy_whenever_it_is_put_in(table: Kiosk, record_property: Measured) -> None:
    stick, copies = make_stick(table.folder / "stick.img"), [""]
    for time_ in ("first", "second"):
        table.go_on()
        shown, since = table.wait_for_rest(), time.monotonic()
        with table.stick(stick):
            table.wait(partial(is_mounted, table), "the stick is not mounted")
            copies.append(table.wait(partial(newer_copy, table, copies[-1]), "it gets no copy"))
            table.wait_for_change("no word of a copy on the stick", shown)
            record_property(f"the copy is shown, {time_} time (s)", round(time.monotonic() - since))
            table.wait_for_rest()
            table.picture(f"stick-{time_}")
        assert answers_on(stick, table.folder / f"copy-{time_}") == table.answers()
        table.wait(lambda: not is_mounted(table), "what was taken out is mounted still")


def is_mounted(table: Kiosk) -> bool:
    return "COMPANION" in table.run("cat /proc/mounts")


def newer_copy(table: Kiosk, copy: str) -> str:
    """Return the path of the newest copy on the stick, "" if there is none newer than ``copy``."""
    newest = table.run("ls /media/COMPANION/companion/*/*.db | tail -n 1", check=False).strip()
    return newest if newest.startswith("/media") and newest > copy else ""


def answers_on(stick: Path, to: Path) -> list[Answer]:
    """Return the contents of the newest copy on a stick, once it is removed."""
    tool("mcopy", "-s", "-i", str(stick), "::companion", str(to))
    return answers_in(max(to.rglob("*.db")))


def test_a_companion_that_hangs_is_restarted(table: Kiosk, record_property: Measured) -> None:
    before, since = table.process(), time.monotonic()
    answers = table.answers()
    table.run(f"kill -STOP {before}")
    table.wait(lambda: table.process() not in ("", before), "it still hangs", every=1)
    table.wait(table.shows_a_screen, "the panel shows no screen")
    record_property("hung to shown again (s)", round(time.monotonic() - since))
    table.wait_for_rest()
    assert (table.place()["screen"], table.answers()) == ("table", answers)


def test_a_dead_kernel_is_restarted(table: Kiosk, record_property: Measured) -> None:
    place, answers, since = table.place(), table.answers(), time.monotonic()
    table.run("echo 1 >/proc/sys/kernel/sysrq; echo 0 >/proc/sys/kernel/panic")
    table.run("(sleep 1; echo c >/proc/sysrq-trigger) >/dev/null 2>&1 &")
    table.wait_for_restart()
    record_property("dead kernel to shown again (s)", round(time.monotonic() - since))
    assert (table.place(), table.answers()) == (place, answers)


def test_restart_comes_back_to_the_screen_before(
    table: Kiosk, drawn: Drawn, record_property: Measured
) -> None:
    table.do(table.key, "esc")
    tap(table, drawn, "menu", "home")
    table.wait(lambda: table.place()["screen"] == "home", "it does not save that it is at home")
    home = table.place()
    tap(table, drawn, "home", "off")
    table.wait_for(drawn(*table.size) / "power.png")
    since = time.monotonic()
    tap(table, drawn, "power", "restart")
    table.wait_for_restart()
    record_property("Restart to shown again (s)", round(time.monotonic() - since))
    assert table.place() == home


def test_off_turns_it_off(table: Kiosk, drawn: Drawn, record_property: Measured) -> None:
    if table.place()["screen"] != "power":
        tap(table, drawn, "home", "off")
    since = time.monotonic()
    tap(table, drawn, "power", "power-off")
    table.wait_until_off()
    record_property("Off (s)", round(time.monotonic() - since))
