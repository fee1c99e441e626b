"""Faults, alone and in pairs: none stops a play, and none costs an answer."""

from __future__ import annotations

import random
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from companion.appendix import server as appendix
from companion.device.audio import Loudspeaker
from companion.device.buttons import Buttons
from companion.device.data_folders import sounds
from companion.engine.autoplay import usual_answer
from companion.engine.problem import Problem
from companion.phrases.phrasebook import LANGUAGES
from companion.screens.app import on_main_thread
from companion.screens.presenter.status import DUE_S
from companion.storage.settings import FILE
from companion.storage.store import Store
from companion.testing.long import LONG
from companion.voice.narrator import Narrator
from companion.voice.speech import Synthesiser
from kit.patience import PATIENCE
from kit.silent import SilentPlayer

STEPS = 3
TAPS, TAPS_A_STEP = 10_000 if LONG else 100, 4
HOUR = 3600.0  # seconds
YEAR = 365 * 24 * HOUR
NEXT = 17


class Engine:
    """Speaks a file without a sound, unless it hangs."""

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.gate.set()

    def wav(self, text: str, voice: str, rate: int) -> bytes:
        assert self.gate.wait(PATIENCE)
        return (sounds() / "die.wav").read_bytes()

    def close(self) -> None:
        pass


class Speaker(SilentPlayer):
    """Plays nothing, or has no device to play it on."""

    there = True

    def start(self, path: Path, volume: float, on_end: Any) -> Any:
        if self.there:
            return super().start(path, volume, on_end)
        on_end(Problem("core.sound-no-device"))
        return lambda: None


class World:
    """A play on the table, its environment, and what goes wrong at every step."""

    def __init__(self, player: Any, engine: Engine, speaker: Speaker, home: Path) -> None:
        self.player, self.engine, self.speaker, self.home = player, engine, speaker, home
        self.presenter, self.chance = player.presenter, random.Random(1)
        self.at_each_step: list[Callable[[], object]] = []
        self.number = self.presenter.session.id

    def wire(self, factory: Any) -> None:
        """Wire the buttons again."""
        self.player.app._open_buttons = lambda _, post: Buttons(post, factory=factory)
        self.player.app.wire()

    def step(self) -> None:
        """Cause the faults, and give an answer."""
        for wrong in self.at_each_step:
            wrong()
        self.player.later(1)
        if self.presenter.sessions.current is None:
            self.presenter.game.open_saved(self.number)
            self.player.later(1)
        session = self.presenter.session
        answers = len(session.play.log)
        self.presenter.game.carry_out(
            lambda: session.answer(usual_answer(session.play)), self.presenter.game.show_step
        )
        assert self.presenter.session.id == self.number
        assert len(self.presenter.session.play.log) > answers
        self.player.frames()
        assert self.player.app.host.shown == "table"
        for said in self.presenter.notices:
            assert said.endswith((".", "!", "?"))
            assert said not in (self.player.word("trouble"), "")


@pytest.fixture
def engine() -> Engine:
    return Engine()


@pytest.fixture
def speaker() -> Speaker:
    return Speaker(lasting=True)


@pytest.fixture
def voice(engine: Engine, speaker: Speaker, tmp_path: Path) -> Iterator[Narrator]:
    """The real voice, instead of the fake of other tests."""
    loudspeaker = Loudspeaker(speaker, sounds())
    with closing(Synthesiser(tmp_path / "speech", open_engine=lambda: engine)) as synthesiser:
        yield Narrator(synthesiser, loudspeaker, "en", post=on_main_thread)
        engine.gate.set()


@pytest.fixture
def world(open_app: Any, engine: Engine, speaker: Speaker, home: Path) -> Iterator[World]:
    player = open_app()
    player.begin(seed="1")
    yield World(player, engine, speaker, home)
    player.presenter.server = None


# the faults


@contextmanager
def unreachable(world: World, error: str) -> Iterator[None]:
    """Let no connection to the database be made."""

    def refuse(*_: Any, **__: Any) -> Any:
        raise sqlite3.OperationalError(error)

    store = world.presenter.store
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "_connect", refuse)
        store.close()
        yield


def full_disk(world: World) -> AbstractContextManager[None]:
    return unreachable(world, "database or disk is full")


def read_only_disk(world: World) -> AbstractContextManager[None]:
    return unreachable(world, "attempt to write a readonly database")


@contextmanager
def corrupt_settings(world: World) -> Iterator[None]:
    """Change a setting at each step, beside a file that nobody can read."""
    world.home.mkdir(exist_ok=True)
    (world.home / FILE).write_bytes(b"\0[[[")
    world.at_each_step.append(lambda: world.presenter.preferences.set("voice_rate", 150))
    yield
    assert (world.home / FILE).read_bytes() == b"\0[[["


@contextmanager
def no_speaker(world: World) -> Iterator[None]:
    world.speaker.there = False
    yield
    world.speaker.there = True


@contextmanager
def voice_that_hangs(world: World) -> Iterator[None]:
    world.engine.gate.clear()
    yield
    world.engine.gate.set()


@contextmanager
def no_pins(world: World) -> Iterator[None]:
    world.wire(None)
    yield


@contextmanager
def stuck_button(world: World) -> Iterator[None]:
    factory = MockFactory(pin_class=MockPWMPin)
    factory.pin(NEXT).drive_low()
    world.wire(factory)
    yield


@contextmanager
def bouncing_button(world: World) -> Iterator[None]:
    factory = MockFactory(pin_class=MockPWMPin)
    world.wire(factory)

    def bounce() -> None:
        for _ in range(5):
            factory.pin(NEXT).drive_low()
            factory.pin(NEXT).drive_high()
        world.player.later(1)

    world.at_each_step.append(bounce)
    yield


@contextmanager
def served_at(world: World, *addresses: str | None) -> Iterator[None]:
    """Show the code of the step's page at each step, at one address after the other."""
    with (
        pytest.MonkeyPatch.context() as patch,
        closing(appendix.Server(None, 0)) as server,
    ):
        left = list(addresses)

        def show_code() -> None:
            address = left[0] if len(left) == 1 else left.pop(0)
            patch.setattr(appendix, "lan_address", lambda: address)
            world.presenter.server = server
            if world.presenter.sessions.current:
                world.presenter.navigation.show("code")
                world.player.frames()
                assert server.host == address

        world.at_each_step.append(show_code)
        yield
        world.presenter.server = None


def no_network(world: World) -> AbstractContextManager[None]:
    return served_at(world, None)


def changed_address(world: World) -> AbstractContextManager[None]:
    return served_at(world, "127.0.0.1", "127.0.0.2", None)


@contextmanager
def jumping_clock(world: World) -> Iterator[None]:
    """Let the clock on the wall jump a year, forth and back twice as far."""
    store, years = world.presenter.store, iter((1, -1, -1))
    said = store.clock

    def jump() -> None:
        by = next(years) * YEAR
        store.clock = lambda: said() + by

    world.at_each_step.append(jump)
    yield
    store.clock = said


@contextmanager
def other_language(world: World) -> Iterator[None]:
    """Switch the language in mid-speech at each step."""
    languages = iter(LANGUAGES * STEPS)
    world.at_each_step.append(lambda: world.presenter.preferences.set("language", next(languages)))
    yield


@contextmanager
def random_taps(world: World) -> Iterator[None]:
    world.at_each_step.append(lambda: tap_anywhere(world, TAPS_A_STEP))
    yield


def tap_anywhere(world: World, times: int) -> None:
    """Tap anywhere, and come back to the table."""
    from kivy.tests.common import UnitTestTouch

    for _ in range(times):
        width, height = world.player.window.size
        touch = UnitTestTouch(world.chance.random() * width, world.chance.random() * height)
        touch.touch_down()
        touch.touch_up()
        world.player.later(1)
    current = world.presenter.sessions.current
    if current is None or current.id != world.number:
        world.presenter.game.open_saved(world.number)
    while world.presenter.session.play.over:
        world.presenter.session.undo()
    world.presenter.game.show_step()


FAULTS = (
    full_disk,
    read_only_disk,
    corrupt_settings,
    no_speaker,
    voice_that_hangs,
    no_pins,
    stuck_button,
    bouncing_button,
    no_network,
    changed_address,
    jumping_clock,
    other_language,
    random_taps,
)
PAIRS = list(combinations(FAULTS, 2))
GROUPS = [*((each,) for each in FAULTS), *(PAIRS if LONG else PAIRS[::4])]


def saved_again(world: World) -> None:
    """Check that answers are on disk as soon as possible, and the next start finds them."""
    for _ in range(DUE_S):
        world.presenter.watch()
    store, play = world.presenter.store, world.presenter.session.play
    assert store.problem is None
    with closing(Store(store.path)) as again:
        saved = again.find(world.number)
        assert saved is not None
        assert again.resume(play.game, saved).log == play.log
        assert 0 <= saved.seconds < HOUR, "no clock that jumps is play time"


@pytest.mark.parametrize("faults", GROUPS, ids=lambda group: "+".join(f.__name__ for f in group))
def test_a_play_continues_and_is_saved(
    world: World, faults: Any, caplog: pytest.LogCaptureFixture
) -> None:
    with ExitStack() as stack:
        for fault in faults:
            stack.enter_context(fault(world))
        for _ in range(STEPS):
            world.step()
        if {full_disk, read_only_disk} & set(faults):
            assert world.presenter.store.problem
            assert world.presenter.notices, "it is reported that nothing is saved"
    saved_again(world)
    assert not [record for record in caplog.records if record.exc_info], "something went wrong"


def test_random_taps_lose_nothing(world: World, caplog: pytest.LogCaptureFixture) -> None:
    """10,000 if long, else 100."""
    for _ in range(TAPS // 20):
        tap_anywhere(world, 20)
        world.step()
    saved_again(world)
    assert not [record for record in caplog.records if record.exc_info], "something went wrong"
