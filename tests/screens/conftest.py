"""One real window, off screen, and a finger that taps it."""

from __future__ import annotations

import gc
import itertools
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cache
from gc import collect  # that of no test that watches it
from pathlib import Path
from typing import Any

import pytest

from companion.device import systemd
from companion.doctor.checkup import check_all
from companion.engine.autoplay import usual_answer
from companion.engine.problem import Problem
from companion.engine.prompts import group_of
from companion.phrases import messages
from companion.phrases.phrasebook import Phrasebook, capital
from companion.screens import screen_host, theme
from companion.screens.app import CompanionApp
from companion.screens.board.tiles import MORE_TILES
from companion.screens.drawing import ground, icons, sky, text
from companion.screens.drawing.text import white
from companion.screens.frame import Frame
from companion.screens.models.offer import OTHERS
from companion.screens.services import checkup, foresight
from companion.screens.services.sounds import Sounds
from companion.screens.widgets import words
from companion.screens.window import environment
from companion.screens.window.taps import DoubleTapGuard
from companion.storage.settings import Settings
from companion.storage.store import Store
from companion.testing.long import LONG
from companion.voice.voices import Voices
from kit.machines import make_up
from kit.on_board import sheet_taps, table_taps, texts

SIZE = (800, 480)
CHOICES = ("choice-", "beside-")
MAX_MOVES = 60
FRAME = 1 / 30  # seconds
REMEMBERING = "editor", "lock", "plays", "setup"
KEPT = "home", "table"
"""The screens that follow another look, language or size; few tests need the others."""
LITTER = 1_500_000
"""How many objects (of 0.2 KB) may be left by tests."""
ALL = 20
"""So often litter is looked for among new objects, and then once among all."""
GAME = "on-mars"
FORESEEN, NEVER = foresight.DELAY_S, 1e9  # seconds
DRAWN = (icons, "_texture", icons._texture), (text, "white", white), (words, "white", white)
"""What makes the textures of icons and texts."""


class Wall:
    """The clock on Kivy's wall: only frames and tests move it on, however long they take here."""

    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


WALL = Wall()


@pytest.fixture(scope="session")
def window() -> Any:
    """The window of this process: Kivy can have one only."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_VIDEODRIVER", "offscreen")
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        environment.configure(SIZE)
        from kivy.clock import Clock
        from kivy.core.window import Window
    WALL.seconds = Clock.time()
    Clock.time, Clock._max_fps = WALL, 0
    Clock.tick()  # what is scheduled next counts from now, not from when Kivy was imported
    gc.freeze()
    assert Window, "no window can be opened here: install Mesa's EGL (libegl1)"
    screen_host.OF_PIECES = ()  # many tests try one game after the other
    draw_one_dot(Window)
    draw_once()
    return Window


@pytest.fixture
def usual_window(apps: Apps) -> Iterator[None]:
    """Give the window its usual density, text and look; a module before may have had others."""
    from kivy.metrics import Metrics

    apps.forget()
    used = theme.theme
    Metrics.density = Metrics.fontscale = used.density = used.text_scale = 1
    yield
    theme.use("night")


def draw_once() -> None:
    """Cache drawings and parsed messages for all tests: they use several themes and sizes.

    The companion, which uses one theme, one language and the texts of one game, drops all others.
    """
    for drawing in (sky, ground):
        drawing._made = cache(drawing._made.__wrapped__)
    if not LONG:
        icons._texture = cache(lambda name, size, *colours: empty(size, size))
        text.white = words.white = unwritten
    messages.compiled = cache(messages.compiled.__wrapped__)


@cache
def empty(width: int, height: int) -> Any:
    """Return a texture with nothing in it, for tests that look at no pixels."""
    from kivy.graphics.texture import Texture

    return Texture.create(size=(width, height), colorfmt="luminance_alpha")


def unwritten(label: Any) -> Any:
    """Return the texture of a text that is measured, but not written."""
    label.resolve_font_name()
    return empty(*(max(1, each) for each in label.render()))


def draw_one_dot(window: Any) -> None:
    """Draw what a test ends with; for a player that ``draws``, the last of some frames.

    Nobody sees the window, and only one pixel is filled: all of it takes a fifth of the time. Tests
    that need pixels draw elsewhere.
    """
    from kivy.graphics.opengl import GL_SCISSOR_TEST, glDisable, glEnable, glScissor

    draw, window.passing = window.on_draw, False

    def draw_little() -> None:
        if window.passing:
            return
        glEnable(GL_SCISSOR_TEST)
        glScissor(0, 0, 1, 1)
        draw()
        glDisable(GL_SCISSOR_TEST)

    window.on_draw = draw_little


class Voice:
    """A fake narrator."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.tongues: list[str] = []
        self.prepared: list[str] = []
        self.reason: Problem | None = None
        self.language = ""
        self.rate = 160
        self.volume = 1.0
        self.on = True
        self.speaking = False
        self.made_up = 0
        self.voices = Voices(mbrola=None)
        self.names = ""

    @property
    def available(self) -> bool:
        return self.reason is None

    def say(self, text: str) -> None:
        self.said.append(text)
        self.tongues.append(self.language)

    def repeat(self) -> None:
        self.said.append(self.said[-1])

    def stop(self) -> None:
        pass

    def say_missed(self) -> None:
        self.made_up += 1

    def prepare(self, lines: Iterable[str]) -> None:
        self.prepared += lines

    def set_language(self, language: str) -> None:
        self.language = language

    def set_rate(self, rate: int) -> None:
        self.rate = rate

    def set_volume(self, volume: float) -> None:
        self.volume = volume

    def set_on(self, on: bool) -> None:
        self.on = on

    def set_voice(self, names: str) -> None:
        self.names = names


class Player:
    """Somebody at the touchscreen, who takes a second for everything."""

    def __init__(self, app: CompanionApp, window: Any) -> None:
        self.app = app
        self.window = window
        self.now = 0.0
        self.presenter = app.presenter
        self.presenter.guard = DoubleTapGuard(lambda: self.now)
        self.draws = LONG

    def frames(self, count: int = 2) -> None:
        from kivy.base import EventLoop

        for left in reversed(range(count)):
            WALL.seconds += FRAME
            self.window.passing = left > 0 or not self.draws
            EventLoop.idle()

    def later(self, seconds: float) -> None:
        """Let time pass without waiting for it."""
        self.now += seconds
        WALL.seconds += seconds
        self.frames()

    def tap(self, widget: Any, after: float = 1.0) -> None:
        """Tap the middle of a widget."""
        from kivy.tests.common import UnitTestTouch

        self.frames()
        self.now += after
        touch = UnitTestTouch(*widget.to_window(*widget.center))
        touch.touch_down()
        touch.touch_up()
        self.frames(1)

    def swipe(
        self,
        across: float,
        up: float = 0,
        start: str = "",
        at: tuple[float, float] | None = None,
    ) -> None:
        """Drag a finger over the screen, from its middle, from a named target or a position."""
        from kivy.tests.common import UnitTestTouch

        self.frames()
        self.now += 1
        middle = self.window.width / 2, self.window.height * 0.6
        x, y = at or (self.taps[start].center if start else middle)
        touch = UnitTestTouch(x, y)
        touch.touch_down()
        for part in (0.5, 1):
            touch.touch_move(x + part * across, y + part * up)
        touch.touch_up()
        self.frames(1)

    def press(self, key: str, after: float = 1.0) -> None:
        """Press a key of the keyboard and let it go."""
        from kivy.core.window import Keyboard

        self.now += after
        code = Keyboard.keycodes[key]
        self.window.dispatch("on_key_down", code, 0, key if len(key) == 1 else None, [])
        self.window.dispatch("on_key_up", code, 0)
        self.frames(1)

    def button(self, words: str) -> Any:
        """Return the button that says this."""
        (found,) = [each for each in self.buttons if each.words == words]
        return found

    @property
    def buttons(self) -> list[Any]:
        return [tap for tap in self.taps.values() if not tap.disabled]

    @property
    def taps(self) -> dict[str, Any]:
        """The targets on the screen, by name; for a sheet the buttons below."""
        screen = self.app.host.screen
        if self.at_table:
            return table_taps(screen)
        return sheet_taps(screen)

    @property
    def seen(self) -> list[str]:
        """The lines drawn on the screen, the targets last."""
        return texts(self.app.host.screen)

    @property
    def primary(self) -> Any:
        """The one thing to do now."""
        return self.taps["primary"]

    def word(self, key: str, **args: Any) -> str:
        return str(self.presenter.words(f"screens.{key}", **args))

    @property
    def table(self) -> Any:
        return self.app.host.screens["table"]

    @property
    def at_table(self) -> bool:
        """Whether the table is shown; asking for the `table` would make one."""
        return bool(self.app.host.shown == "table")

    @property
    def play(self) -> Any:
        return self.presenter.session.play

    @property
    def choices(self) -> list[Any]:
        """The choices in sight, the default first."""
        taps = table_taps(self.table)
        chief = [taps["primary"]] if taps["primary"].value is not None else []
        return chief + [tap for name, tap in taps.items() if name.startswith(CHOICES)]

    def tap_choice(self, value: Any) -> None:
        """Tap the choice of this value, turning pages as needed."""
        ask = self.presenter.session.ask
        group = ask.groups.get(group_of(value))
        if group:
            self.tap_label(group.label)
        self.tap_label(dict(group.options if group else ask.options)[value])

    def tap_label(self, label: str) -> None:
        """Tap the choice of these words, turning pages as needed."""
        label = capital(label)
        self.turn_to_question()
        passed = []
        while label not in (words := [choice.words for choice in self.choices]):
            assert words not in passed, f"{label} is not among {passed}"
            passed.append(words)
            others = [tap for tap in self.choices if tap.value in (OTHERS, MORE_TILES)]
            self.tap(others[0])
        self.tap(next(choice for choice in self.choices if choice.words == label))

    def next(self) -> None:
        """Tap Next; where nothing is marked, give the first answer there is."""
        if self.at_table and self.play.ask and self.play.ask.default is None:
            self.later(1)
            self.presenter.game.change(
                lambda: self.presenter.session.answer(usual_answer(self.play))
            )
        else:
            self.turn_to_question()
            self.tap(self.primary)

    def turn_to_question(self) -> None:
        """Tick the moves of a step, up to the last."""
        for _ in range(MAX_MOVES):
            if not self.at_table or not self.table.controller.ticks_left:
                return
            self.tap(self.primary)
        raise AssertionError("the moves of the step can't be ticked")

    def begin(self, options: Mapping[str, str] | None = None, **begun: Any) -> None:
        """Begin a play without asking the home screen, and without the map of Mars."""
        self._open(options or {}, **begun)
        self.frames()

    def _open(self, options: Mapping[str, str], **begun: Any) -> None:
        self.now += 1
        self.presenter.game.open(GAME, new=True, options={"map": "off", **options}, **begun)

    def begin_in_turn(self, turn: int = 2, seed: str = "1", **options: str) -> None:
        """Begin a play at the table's main question of a turn: only that step is laid out."""
        self._open({"help": "quick", **options}, seed=seed)
        self.reach("on-mars.table", turn)

    def answer(self) -> None:
        """Answer as usual; that is not shown."""
        self.presenter.session.answer(usual_answer(self.play))

    def play_out(self) -> None:
        """Answer as usual until the play is over."""
        while not self.play.over:
            self.answer()
        self.now += 1
        self.presenter.game.show_step()
        self.frames()

    def reach(self, key: str, turn: int = 0, whose: str = "") -> None:
        """Come to a question, in a turn or in whose, by likely answers; only then is it shown."""
        play = self.presenter.session.play
        while play.ask.key != key or play.turn < turn or whose not in ("", play.whose):
            self.answer()
        self.now += 1
        self.presenter.game.show_step()
        self.frames()


@pytest.fixture
def drawn_icons(apps: Apps, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Icons and texts are drawn, for tests that look at pixels."""

    def forget() -> None:
        apps.forget()
        text.texture.cache_clear()
        words.texture.cache_clear()

    forget()
    for module, name, drawing in DRAWN:
        monkeypatch.setattr(module, name, drawing)
    yield
    forget()


@pytest.fixture(autouse=True)
def powered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test taps, this machine stays on."""
    monkeypatch.setattr(systemd, "_ask", lambda _: False)


@pytest.fixture(autouse=True)
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., object]:
    """The screens find an empty machine, at once; ``machine(address=…)`` makes another one up."""
    said: dict[str, Any] = {}

    def find(_: Any, then: checkup.Found) -> None:
        then(list(check_all(make_up(tmp_path / "machine", **said))))

    monkeypatch.setattr(checkup, "start", find)
    return lambda files=None, **other: said.update(other, files=files)


@pytest.fixture(autouse=True)
def no_foresight(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody works out the next steps ahead: it takes a tenth of the time, and changes nothing."""
    monkeypatch.setattr(foresight, "DELAY_S", NEVER)


@pytest.fixture
def foresees(monkeypatch: pytest.MonkeyPatch, no_foresight: None) -> None:
    """The next steps and their speech are worked out ahead, as for a player."""
    monkeypatch.setattr(foresight, "DELAY_S", FORESEEN)


@pytest.fixture
def voice() -> Voice:
    return Voice()


def drop(app: CompanionApp, but: Collection[str] = ()) -> None:
    """Have an app drop its screens."""
    for name in app.host.screens.keys() - {*but}:
        app.host.screens.drop(name)


def has_density(size: tuple[int, int]) -> bool:
    """Return whether a window of this size has the present density."""
    return Frame(*size).unit == theme.theme.density


book_of = cache(Phrasebook)
"""Returns the one book of a language: with another one all words in kv would be looked up again."""


class Apps:
    """The apps opened by tests. One is reused by the next test that wants such a window.

    Kivy is slow to create the widgets: the screens are those of a test before, as after a change
    of the settings; except those that cache the plays of that test, and all once the density has
    been another.
    """

    def __init__(self, window: Any) -> None:
        self.window = window
        self._open: list[CompanionApp] = []
        self._left: list[CompanionApp] = []
        self._tidied = itertools.count(1)
        theme.theme.fbind("density", lambda *_: self.forget())

    def enter(self, settings: Settings, size: tuple[int, int], *parts: Any) -> CompanionApp:
        """Open an app of this size, with these settings and parts."""
        from kivy.app import App
        from kivy.base import EventLoop, runTouchApp

        app = self._left.pop() if self._left else None
        for left in self._left[:-1]:
            drop(left)
        self._left = self._left[-1:]  # for the next app of this test
        if app:
            store, book, voice, loudspeaker, _, server = parts
            presenter, used = app.presenter, app.presenter.settings
            wanted = size, settings.look, settings.language, settings.text_scale
            same = wanted == (app.host._window, used.look, used.language, used.text_scale)
            drop(app, but=app.host.screens.keys() - {*REMEMBERING} if same else KEPT)
            CompanionApp.__init__(app, settings, *parts, size)
            sounds = Sounds(loudspeaker, settings)
            presenter.__init__(settings, store, book, voice, sounds, server)
            app.presenter, presenter.greeting, presenter.host = presenter, "", app.host
            presenter.calls_help = False
            theme.use(settings.look)
            app.host.clear_widgets()
            app.host.fit(*size)
            App._running_app = app
        else:
            app = CompanionApp(settings, *parts, size)
            app.build()
        app.root = app.host
        started = EventLoop.status == "started" and list(EventLoop.input_providers)
        runTouchApp(app.root, embedded=True)
        EventLoop.input_providers[:] = started or EventLoop.input_providers  # each only once
        app.dispatch("on_start")
        self._open.append(app)
        return app

    def forget(self) -> None:
        """Have the next app get screens of its own."""
        for app in self._left:
            drop(app)
            app.host.clear_widgets()
        self._left = []

    def tidy(self) -> None:
        """Collect what tests have left, once that is much.

        The garbage collector skips what is then left, but for one time in twenty.
        """
        if gc.get_count()[0] <= LITTER:
            return
        self.forget()
        if next(self._tidied) % ALL == 0:
            gc.unfreeze()
        for _ in range(2):  # what others end with goes the second time
            collect()
        gc.freeze()

    def leave(self) -> None:
        """Close every app that a test opened."""
        self.window.passing = False
        self.window.dispatch("on_draw")
        for app in self._open:
            if app.root in self.window.children:
                self.window.remove_widget(app.root)
                app.on_stop()
            if has_density(app.host._window):
                self._left.append(app)
            else:
                drop(app)
        self._open = []
        self.tidy()


@pytest.fixture(scope="session")
def apps(window: Any) -> Apps:
    gc.disable()  # litter is looked for when an app is left
    return Apps(window)


@pytest.fixture
def open_app(apps: Apps, store: Store, voice: Voice) -> Iterator[Callable[..., Player]]:
    """Open the app: ``open_app(size=(720, 1280), text_scale=2)``."""

    def open_one(
        size: tuple[int, int] = SIZE,
        server: Any = None,
        loudspeaker: Any = None,
        buttons: Any = None,
        **wished: Any,
    ) -> Player:
        settings = Settings(**wished)
        apps.window.rotation = 0  # a test may have turned it
        apps.window.size = size
        parts = book_of(settings.language), voice, loudspeaker, buttons, server
        app = apps.enter(settings, size, store, *parts)
        player = Player(app, apps.window)
        player.frames()
        return player

    yield open_one
    apps.leave()


@pytest.fixture
def alive() -> Callable[[], int]:
    """Counts the widgets that are made from now on and still there."""
    from kivy.event import EventDispatcher

    def count() -> int:
        collect()
        return sum(issubclass(type(each), EventDispatcher) for each in gc.get_objects())

    collect()
    gc.freeze()
    return count


@pytest.fixture
def player(open_app: Callable[..., Player]) -> Player:
    return open_app()


@pytest.fixture
def on_board(open_app: Callable[..., Any]) -> Callable[..., Any]:
    """Open the app with a play of a game."""

    def open_one(
        game: str = "on-mars",
        seed: str = "7",
        options: Mapping[str, str] | None = None,
        **wished: Any,
    ) -> Any:
        player = open_app(**wished)
        player.now += 1
        player.presenter.game.open(game, new=True, options=options, seed=seed)
        player.frames(3)
        return player

    return open_one
