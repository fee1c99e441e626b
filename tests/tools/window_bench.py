"""The cost of the window: run by ``deploy/bench`` in a separate process.

``python -m tools.window_bench BEGUN STEPS``, with the Unix time at which the process was started,
plays this many steps with real presses, and writes one JSON object: the path of the presses, and
the samples. The window is on the X server if there is one, else off screen.
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, TypeVar

from companion.appendix.server import Server
from companion.appendix.serving import InProcess
from companion.commands import parts
from companion.device.audio import KivyPlayer, OnEnd, Stop
from companion.engine.autoplay import likely_answer, play_out, usual_answer
from companion.engine.chance import Draw
from companion.engine.log import is_main
from companion.engine.prompts import Count, group_of
from companion.games import games
from companion.phrases.phrasebook import Phrasebook
from companion.screens.app import CompanionApp, on_main_thread
from companion.screens.board.tiles import MORE_TILES
from companion.screens.models.offer import OTHERS
from companion.screens.widgets.tappable import Spot, Tappable
from companion.screens.window.sleeping_loop import input_descriptors
from companion.screens.window.taps import LONG_S
from companion.sharing.gateway import PROCESS
from companion.storage.settings import Settings
from tools.presses import Finger, SdlFinger, XFinger, x_takes_presses

Found = TypeVar("Found")

SIZE = (800, 480)
THINKING = (0.35, 0.9)
HELD = 0.08
SETTLING = 10.0
IDLE = 8.0
PATIENCE = 3.0
SEEN = 0.5
RESTING = 0.5
"""Seconds: between steps, of a press, before doing nothing, of doing nothing, after which a press
has led to no step, in which a step has appeared, and in which other processes come to rest.
"""

SHARED_S = 180
"""The time within which the table is shared, in seconds."""

TURNS = 40
"""How often a step is taken back and put back, while others read and while nobody does."""

ROUND = 8
"""How often that is done with servers before they are stopped: one that is stopped in the middle of
a connection would be left alone for a minute.
"""

LIFE_S = 3600
"""The time after which a server ends by itself, in seconds."""

READERS, FOLLOWERS = "tools.readers", "companion.sharing.pages.readers"
"""What simulates phones that read the rules, and that follow the table."""

MAX_PRESSES = 40
"""So many presses show all there is of a step: each ticks a move."""


class Target(NamedTuple):
    """Where to press: ``answers`` is whether that leads to a step, or shows more of this one."""

    x: int
    y: int
    answers: bool


class Frame(NamedTuple):
    """When a frame was shown, in seconds, its ``cost`` in milliseconds, and the step it showed.

    ``busy`` are the milliseconds of processor time that the window's thread has used since the
    finger touched, or was ``lifted``: the press's own work, however busy the machine is.
    """

    at: float
    cost: float
    busy: float
    step: object
    lifted: bool


class Frames:
    """Records each frame: when it was shown, its duration, and its step.

    A frame is shown when all of it is drawn: without a panel nothing else waits for that, and some
    ten frames later whoever needs a texture pays for all of them.
    """

    def __init__(self, answers: Callable[[], object]) -> None:
        from kivy.clock import Clock
        from kivy.core.window import Window

        self._clock, self._answers = Clock, answers
        self._touched, self._lifted = 0.0, False
        self.shown: list[Frame] = []
        touched, lifted = partial(self._touch, False), partial(self._touch, True)
        Window.bind(on_flip=self._note, on_touch_down=touched, on_touch_up=lifted)

    def _touch(self, lifted: bool, *_: Any) -> None:
        self._touched, self._lifted = time.thread_time(), lifted

    def _note(self, *_: Any) -> None:
        from kivy.graphics.opengl import glFinish

        glFinish()
        cost = 1000 * (self._clock.time() - self._clock.get_time())
        busy = 1000 * (time.thread_time() - self._touched)
        now = time.perf_counter()
        self.shown.append(Frame(now, cost, busy, self._answers(), self._lifted))

    def first(self, since: float, like: Callable[[Frame], bool]) -> Frame | None:
        """Return the first such frame after ``since``."""
        shown = list(self.shown)
        return next((frame for frame in shown if frame.at > since and like(frame)), None)

    def costs(self, since: float) -> list[float]:
        """Return the milliseconds of work for each frame since then."""
        return [frame.cost for frame in list(self.shown) if frame.at > since]


class Measurement:
    """Starts the app, presses through some plays on a thread of its own, idles, and leaves."""

    def __init__(self, begun: float, steps: int) -> None:
        self.begun, self.steps = begun, steps
        self.samples: dict[str, list[float]] = {}
        self.way = ""
        self._unseen: SdlFinger | None = None
        self._random = random.Random(1)
        self._games = cycle(games())

    def run(self) -> dict[str, Any]:
        """Return the samples, once the app has been left."""
        settings = Settings()
        with ExitStack() as stack:
            store = stack.enter_context(parts.open_store())
            self._player = TimedPlayer()
            voice = parts.voice(settings, self._player, on_main_thread)
            narrator, loudspeaker = stack.enter_context(voice)
            self.app = CompanionApp(
                settings,
                store,
                Phrasebook("en"),
                narrator,
                loudspeaker,
                size=SIZE,
                find_input=self._find_input,
            )
            self.app.bind(on_start=self._started)
            self.app.run()
        return {"presses": self.way, "samples": self.samples}

    def _started(self, *_: Any) -> None:
        self._frames = Frames(self._answers)
        threading.Thread(target=self._measure, name="finger", daemon=True).start()

    def _answers(self) -> tuple[int, int]:
        """Return what distinguishes steps: the play, and its number of answers."""
        session = self.app.presenter.sessions.current
        return (id(session), len(session.play.log)) if session else (0, 0)

    def _measure(self) -> None:
        try:
            self._first_frame()
            if self.steps:
                finger = self._finger()
                self.way = finger.name
                self._rest("home")
                for _ in range(self.steps):
                    self._step(finger)
                self._rest("table")
                self._note(f"memory_{self.steps}_steps_mib", _memory() / 2**20)
                self._go_back_and_forth()
        finally:
            on_main_thread(self.app.stop)

    def _first_frame(self) -> None:
        while not self._frames.shown:
            time.sleep(0.001)
        at = self._frames.shown[0].at
        since = time.time() - (time.perf_counter() - at)
        self._note("start_first_frame_ms", (since - self.begun) * 1000)

    def _rest(self, where: str) -> None:
        """Record the cost of doing nothing on this screen, and its memory."""
        time.sleep(SETTLING)
        if where == "home":
            self._note("memory_first_screen_mib", _memory() / 2**20)
        wall, busy = time.perf_counter(), time.process_time()
        time.sleep(IDLE)
        passed = time.perf_counter() - wall
        self._note(f"idle_{where}_cpu_percent", 100 * (time.process_time() - busy) / passed)

    def _go_back_and_forth(self) -> None:
        """Record the longest frame of a step that appears: alone, and while others read.

        First phones read the rules, then they follow the table, which is shared from then on. At
        last there are a broker and a database as well, and the step ends the play: each time that
        it is taken back and put back, the play is removed from the database and sent again.
        """
        with (
            Server("127.0.0.1", 0, InProcess) as server,
            phones(READERS, server.root or "") as reading,
        ):
            self._compare("alone", "while_read", [reading])
        os.environ["COMPANION_SERVER_HOST"] = "127.0.0.1"
        with phones(FOLLOWERS, self._share("phone_table", True)) as following:
            self._compare("shared", "while_followed", [following])
        with ExitStack() as stack:
            found = servers(stack)
            for name, (url, _) in found.items():
                address = self._share(name, url)
            if found:
                self._on_main_thread(self._play_out)
                following = stack.enter_context(phones(FOLLOWERS, address))
                others = [following, self._sharing(), *(pid for _, pid in found.values())]
                self._compare("without_servers", "with_servers", others, ROUND)

    def _share(self, setting: str, value: Any) -> str:
        """Share the table; return its address for phones."""
        presenter = self.app.presenter
        self._on_main_thread(lambda: presenter.preferences.set(setting, value))
        for _ in range(round(SHARED_S / SEEN)):
            if presenter.sharing.address:
                break
            time.sleep(SEEN)
        return str(presenter.sharing.address)

    @staticmethod
    def _sharing() -> int:
        """Return the number of the sharing process."""
        tasks = Path("/proc/self/task").glob("*/children")
        own = [pid for each in tasks for pid in each.read_text().split()]
        module = PROCESS[-1].encode()
        return next(int(pid) for pid in own if module in Path(f"/proc/{pid}/cmdline").read_bytes())

    def _play_out(self) -> None:
        """Play to the end."""
        play_out(self.app.presenter.session.play, self._random)
        self.app.presenter.game.show_step()

    def _compare(self, quiet: str, busy: str, others: Sequence[int], each: int = 1) -> None:
        """Take a step back and put it back, by turns while other processes are stopped and run.

        That is done ``each`` times a turn; between two turns they come to rest.
        """
        guard = self.app.presenter.guard
        time.sleep(SETTLING)
        try:
            for _ in range(-(-TURNS // each)):
                for name, heard in ((quiet, signal.SIGSTOP), (busy, signal.SIGCONT)):
                    time.sleep(RESTING * each)
                    for pid in others:
                        os.kill(pid, heard)
                    time.sleep(RESTING)
                    for way in ("do_undo", "do_redo") * each:
                        time.sleep(max(0, guard.left(guard.pause)))
                        since = time.perf_counter()
                        self._on_main_thread(partial(self._do, way))
                        time.sleep(SEEN)
                        if costs := self._frames.costs(since):
                            self._note(f"longest_frame_{name}_ms", max(costs))
        finally:
            for pid in others:
                os.kill(pid, signal.SIGCONT)

    def _step(self, finger: Finger) -> None:
        """Press what leads to the next step, and record when it is shown."""
        if self._on_main_thread(self._begin_if_over):
            self._think()
        value = self._on_main_thread(self._decide)
        target = self._on_main_thread(lambda: self._target(value))
        for _ in range(MAX_PRESSES):
            if target is None or target.answers:
                break
            self._turn(finger, target)
            target = self._on_main_thread(lambda: self._target(value))
        if self._on_main_thread(lambda: self._ends(value)):
            time.sleep(LONG_S)
        begun = self._answers()
        self._frames.shown.clear()
        self._player.begun.clear()
        if target is None:
            self._answer_for("given_in_code")
            return
        pressed, lifted = self._tap(finger, target)
        changed = self._wait_for(
            lambda: self._frames.first(pressed, lambda frame: frame.step != begun)
        )
        if changed is None:
            self._answer_for("pressed_in_vain")
            return
        if marked := self._frames.first(pressed, lambda _: True):
            self._note("press_to_any_frame_ms", 1000 * (marked.at - pressed))
        since = pressed if changed.at < lifted else lifted
        kind, card = self._on_main_thread(self._kind)
        self._note(f"press_to_{kind}_ms", 1000 * (changed.at - since))
        self._note("press_to_step_ms", 1000 * (changed.at - since))
        self._note("press_to_step_cpu_ms", changed.busy)
        self._think()
        if said := next((at for at in self._player.begun if at > since), None):
            self._note("press_to_voice_ms", 1000 * (said - since))
        costs = self._frames.costs(since)
        self.samples.setdefault("frame_ms", []).extend(costs)
        if card:
            self._note("longest_frame_of_a_card_ms", max(costs))

    def _turn(self, finger: Finger, target: Target) -> None:
        """Press what ticks a move or shows more of the step, and record when it is shown."""
        self._frames.shown.clear()
        _, lifted = self._tap(finger, target)
        shown = self._wait_for(lambda: self._frames.first(lifted, lambda frame: frame.lifted))
        if shown is not None:
            self._note("press_to_page_ms", 1000 * (shown.at - lifted))
            self._note("press_to_page_cpu_ms", shown.busy)
        self._think()

    def _answer_for(self, reason: str) -> None:
        """Note that no press led on, and answer without one."""
        self._note(reason, 1)
        self._on_main_thread(self._answer)
        self._think()

    def _think(self) -> None:
        """Wait as a player does; at least until a press counts again."""
        time.sleep(self._random.uniform(*THINKING))
        guard = self.app.presenter.guard
        time.sleep(max(0, guard.left(guard.pause)))

    def _tap(self, finger: Finger, target: Target) -> tuple[float, float]:
        """Press and lift; return when."""
        finger.move(target.x, target.y)
        time.sleep(HELD)
        pressed = time.perf_counter()
        finger.press()
        time.sleep(HELD)
        lifted = time.perf_counter()
        finger.lift()
        return pressed, lifted

    def _wait_for(self, what: Callable[[], Frame | None]) -> Frame | None:
        until = time.perf_counter() + PATIENCE
        while (found := what()) is None and time.perf_counter() < until:
            time.sleep(0.02)
        return found

    # on the thread of the window

    def _on_main_thread(self, work: Callable[[], Found]) -> Found:
        done: Future[Found] = Future()

        def do() -> None:
            try:
                done.set_result(work())
            except Exception as problem:
                done.set_exception(problem)

        on_main_thread(do)
        return done.result(timeout=60)

    def _do(self, way: str) -> None:
        """Press a button of the table."""
        getattr(self.app.host.screen, way)()

    def _finger(self) -> Finger:
        from kivy.core.window import Window

        if self._unseen:
            return self._unseen
        return XFinger(*self._on_main_thread(lambda: (Window.left, Window.top)))

    def _find_input(self) -> set[int]:
        """Return the open files on which presses arrive; off screen, that of the finger."""
        if os.environ.get("SDL_VIDEODRIVER") != "offscreen":
            return input_descriptors()
        self._unseen = self._unseen or SdlFinger()
        return {self._unseen.arrives}

    def _begin_if_over(self) -> bool:
        """Begin a play of the next game if none is unfinished."""
        presenter = self.app.presenter
        current = presenter.sessions.current
        if current and not current.play.over:
            return False
        game = next(self._games)
        presenter.game.carry_out(
            lambda: presenter.sessions.open(game, new=True, seed="1"), presenter.game.show_step
        )
        return True

    def _answer(self) -> None:
        """Answer without a press."""
        session = self.app.presenter.session
        session.answer(usual_answer(session.play))
        self.app.presenter.game.show_step()

    def _kind(self) -> tuple[str, bool]:
        """Return the kind of the step, and whether a card has fallen."""
        session = self.app.presenter.session
        ask, play = session.ask, session.play
        new = play.answered()[-3:]
        card = any(isinstance(prompt, Draw) and entry.by == "chance" for prompt, entry in new)
        return ("say" if play.says or ask is None else ask.kind), card

    def _decide(self) -> Any:
        """Return a likely answer; of a number that is marked, that number."""
        play = self.app.presenter.session.play
        marked = isinstance(play.ask, Count) and play.ask.default is not None
        return likely_answer(play, self._random, follow=1 if marked else 0.75)

    def _ends(self, value: Any) -> bool:
        """Return whether this ends a turn: a press that comes too soon for that does nothing."""
        ask = self.app.presenter.session.play.ask
        return ask is not None and is_main(ask) and value == ask.default

    def _target(self, value: Any) -> Target | None:
        """Return where to press for an answer, None if nothing that is shown gives it."""
        from kivy.core.window import Window

        found, answers = self._find(value)
        if found is None:
            return None
        return Target(round(found[0]), round(Window.height - found[1]), answers)

    def _find(self, value: Any) -> tuple[tuple[float, float] | None, bool]:
        """Return the position in the window of an answer or of what leads to it; and which."""
        screen = self.app.host.screen
        controller, step, ask = screen.controller, screen.step, screen.presenter.session.play.ask
        primary = _middle(screen.ids.bar.ids.primary)
        if controller.ticks_left or (step.picked and step.primary_ready):
            return primary, not controller.ticks_left
        if value == ask.default and not screen.your_turn:
            return primary, True
        if step.number:
            return self._find_key(step.number.digits, str(value))
        kind, _, place = str(value).rpartition(".")
        in_hand = not kind or kind in [tile.value for tile in step.tiles if tile.chosen]
        if place in step.places and in_hand and screen.map_shown:
            hex_ = screen.ids.map.to_window(*screen.ids.map.map.centre_of(place))
            return hex_, controller.pick_answers or screen.ids.map.zoomed
        shown = {_value(each): _middle(each) for each in _tappables(screen)}
        if value in shown:
            return shown[value], True
        ways = (kind, group_of(value), OTHERS, MORE_TILES)
        return next((shown[way] for way in ways if way in shown), None), False

    def _find_key(self, digits: str, wanted: str) -> tuple[tuple[float, float] | None, bool]:
        """Return the position of the next digit of a number, or of what accepts it."""
        screen = self.app.host.screen
        if digits == wanted:
            return _middle(screen.ids.bar.ids.primary), True
        digit = wanted[len(digits)] if wanted.startswith(digits) else wanted[0]
        keys = {each.text: _middle(each) for each in _tappables(screen)}
        return keys.get(digit), False

    def _note(self, name: str, value: float) -> None:
        self.samples.setdefault(name, []).append(value)


@contextmanager
def phones(module: str, address: str) -> Iterator[int]:
    """Let phones read; give the number of their process."""
    with subprocess.Popen([sys.executable, "-m", module, address]) as process:
        try:
            yield process.pid
        finally:
            process.kill()


def servers(stack: ExitStack) -> dict[str, tuple[str, int]]:
    """Start a broker and a database as the tests do.

    Return the URL and the process of each by its setting, nothing where they are not installed.
    """
    try:
        import pytest

        from kit.servers import Mosquitto, postgres

        broker = Mosquitto(Path(stack.enter_context(TemporaryDirectory())), patience=LIFE_S)
        database = stack.enter_context(postgres(LIFE_S))
    except (ImportError, pytest.skip.Exception) as missing:
        print(f"Frames beside a broker and a database are not measured: {missing}", file=sys.stderr)
        return {}
    broker.start()
    stack.callback(broker.kill)
    return {"mqtt": (broker.url, broker.pid), "postgres": (database.url(), database.pid)}


class TimedPlayer(KivyPlayer):
    """A player that records when each line of speech began."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[float] = []

    def start(self, path: Path, volume: float, on_end: OnEnd) -> Stop:
        if path not in self._ready:  # the effects are
            self.begun.append(time.perf_counter())
        return super().start(path, volume, on_end)


def _tappables(screen: Any) -> list[Any]:
    """Return the answers in sight that can be tapped."""
    shown = [each for each in screen.walk(restrict=True) if isinstance(each, Tappable | Spot)]
    return [each for each in shown if each.item is not None and not each.disabled]


def _value(tapped: Any) -> Any:
    """Return the answer of a target: its item may be the answer itself."""
    item = tapped.item
    return getattr(item, "answer", getattr(item, "value", item))


def _middle(widget: Any) -> tuple[float, float]:
    """Return where the middle of a widget is in the window."""
    x, y = widget.to_window(*widget.center)
    return x, y


def _memory() -> int:
    """Return this process's memory in bytes, its share of shared memory included (PSS)."""
    shares = Path("/proc/self/smaps_rollup").read_text(encoding="ascii")
    line = next(line for line in shares.splitlines() if line.startswith("Pss:"))
    return int(line.split()[1]) * 1024


if __name__ == "__main__":
    if not x_takes_presses():
        os.environ["SDL_VIDEODRIVER"] = "offscreen"
    print(json.dumps(Measurement(float(sys.argv[1]), int(sys.argv[2])).run()))
