"""The touchscreen app: what the screens share, and which of them is shown."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Any

from kivy.app import App
from kivy.base import ExceptionHandler, ExceptionManager
from kivy.clock import Clock
from kivy.metrics import Metrics
from kivy.properties import ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.buttons import Buttons, Intent
from companion.engine.prompts import Refused
from companion.engine.store import Store
from companion.games import find
from companion.phrases.phrasebook import Phrasebook
from companion.screens import environment
from companion.screens.code import CodeScreen
from companion.screens.die import DieScreen
from companion.screens.home import HomeScreen
from companion.screens.keys import Keyboard
from companion.screens.reading import ReadingScreen
from companion.screens.resources import load_kv
from companion.screens.screen import CompanionScreen
from companion.screens.table import TableScreen
from companion.screens.taps import Guard
from companion.session import Session
from companion.settings import Settings
from companion.voice.narrator import Narrator

log = logging.getLogger(__name__)

SCREENS: tuple[type[CompanionScreen], ...] = (
    HomeScreen,
    TableScreen,
    DieScreen,
    ReadingScreen,
    CodeScreen,
)
PLAYER = "you"


class NoWindowError(Exception):
    """No window could be opened; the reason is in the log."""


class Stage(BoxLayout):
    """The ground that one screen at a time stands on."""


class CompanionApp(App):
    """The whole. Narrator, buttons and server are extras: without them it plays all the same.

    ``size`` is that of a window, None fills the screen. ``buttons`` is called with where they
    post their intents; what it returns is closed at the end. Raises `NoWindowError` from ``run``.
    """

    title = "Companion"
    words = ObjectProperty()
    trouble = StringProperty()
    mute = StringProperty()
    greeting = StringProperty()
    notices = ListProperty()

    def __init__(
        self,
        settings: Settings,
        store: Store,
        phrasebook: Phrasebook,
        narrator: Narrator | None = None,
        buttons: Callable[[Callable[[Intent], object]], Buttons] | None = None,
        server: Any = None,
        size: tuple[int, int] | None = None,
    ) -> None:
        environment.configure(size)
        super().__init__()
        self.settings, self.store, self.phrasebook = settings, store, phrasebook
        self.narrator, self.server = narrator, server
        self.words = phrasebook.text
        self.guard = Guard()
        self.session: Session | None = None
        self._sessions: dict[str, Session] = {}
        self._open_buttons = buttons
        self._buttons: Buttons | None = None
        self._shown = HomeScreen.name

    # its life

    def run(self) -> None:
        """Show the window until the player leaves."""
        ExceptionManager.add_handler(GoOn(self))
        super().run()

    def build(self) -> Stage:
        """Build every screen and show the first."""
        from kivy.core.window import Window

        if Window is None:
            raise NoWindowError
        load_kv()
        self.stage = Stage()
        self._scale(Window.width, Window.height)
        Window.bind(on_resize=self._resized)
        self.keyboard = Keyboard(Window, self.perform, self._pick, self._back)
        self._watch = Clock.schedule_interval(self.look_around, 1)
        self.look_around()
        if self._open_buttons:
            self._buttons = self._open_buttons(self.post)
        self._build_screens()
        return self.stage

    def on_stop(self) -> None:
        """Leave everything as it was found; the play is on disk."""
        from kivy.core.window import Window

        self._watch.cancel()
        self.keyboard.close()
        Window.unbind(on_resize=self._resized)
        if self._buttons:
            self._buttons.close()
        if self.narrator:
            self.narrator.stop()

    def open_settings(self, *_: Any) -> bool:
        """Keep Kivy's own settings out of sight."""
        return False

    def _build_screens(self) -> None:
        self.screens = {screen.name: screen() for screen in SCREENS}
        self.show(self._shown)

    def _scale(self, width: float, height: float) -> None:
        Metrics.density = environment.density(width, height)
        Metrics.fontscale = self.settings.text_scale

    def _resized(self, window: Any, width: float, height: float) -> None:
        if Metrics.density != environment.density(width, height):
            self._scale(width, height)
            self._build_screens()

    # which screen is shown

    @property
    def screen(self) -> CompanionScreen:
        """The screen that is shown."""
        return self.screens[self._shown]

    def show(self, name: str) -> None:
        """Show a screen as things are now."""
        self.guard.start()
        self._shown = name
        self.stage.clear_widgets()
        self.stage.add_widget(self.screen)
        self.look_around()
        self.screen.refresh()

    def show_play(self) -> None:
        """Show the table, or the first screen if nothing is played."""
        self.show(TableScreen.name if self.session else HomeScreen.name)

    def read(self, title: str, paragraphs: Iterable[tuple[str, str]]) -> None:
        """Show something to read."""
        self.screens[ReadingScreen.name].fill(title, paragraphs)
        self.show(ReadingScreen.name)

    def show_code(self, title: str, address: str) -> None:
        """Show an address as a QR code."""
        screen = self.screens[CodeScreen.name]
        screen.title, screen.address = title, address
        self.show(CodeScreen.name)

    # intents

    def post(self, intent: Intent) -> None:
        """Take an intent from any thread."""
        Clock.schedule_once(lambda dt: self.perform(intent))

    def perform(self, intent: Intent) -> None:
        """Do what an intent means on the screen that is shown."""
        self.screen.perform(intent)

    def _pick(self, number: int) -> None:
        self.screen.pick(number)

    def _back(self) -> None:
        self.screen.back()

    # the play

    def answers_waiting(self, game: str) -> int | None:
        """Return how many answers the play of a game has that waits, None if none waits."""
        if (session := self._sessions.get(game)) and not session.play.over:
            return len(session.play.log)
        kept = self.store.unfinished(game)
        return kept.answers if kept else None

    def open_play(self, game: str, new: bool = False) -> None:
        """Go on with the play of a game, or begin one."""

        def opened() -> None:
            session = None if new else self._sessions.get(game)
            if session is None or session.play.over:
                session = Session(find(game), self.store, self.phrasebook, new=new)
            session.phrasebook = self.phrasebook
            self.session = self._sessions[game] = session

        self.change(opened)
        if self.session and self.session.resumed and not new:
            self.greeting = self.words("core.resumed")
            self.screen.refresh()

    def change(self, work: Callable[[], object]) -> None:
        """Do what changes the play, and show and say the step it leads to.

        What is refused, or goes wrong, becomes one sentence; the play on disk stays.
        """
        if not self.guard.passes():
            return
        self.trouble = self.greeting = ""
        try:
            work()
            self.show(TableScreen.name)
            self.speak_step()
        except Refused as refused:
            self.tell(self.phrasebook.refusal(refused))
        except Exception:
            log.exception("a play went wrong")
            self._recover()

    def _recover(self) -> None:
        """Go back to the play as it is on disk."""
        session, self.session = self.session, None
        try:
            if session:
                self._sessions.pop(session.game.name, None)
                self.session = Session(session.game, self.store, self.phrasebook)
                self._sessions[session.game.name] = self.session
            self.show_play()
        except Exception:
            log.exception("the play cannot be opened")
            self.session = None
            self.show(HomeScreen.name)
        self.tell(self.words("screens.trouble"))

    # words

    def set_language(self, language: str) -> None:
        """Speak another language from now on."""
        self.phrasebook = Phrasebook(language)
        self.words = self.phrasebook.text
        for session in self._sessions.values():
            session.phrasebook = self.phrasebook
        if self.narrator:
            self.narrator.set_language(language)
        self.screen.refresh()

    def tell(self, sentence: str) -> None:
        """Show and say one sentence about what was not done."""
        self.trouble = sentence
        self.look_around()
        self.speak(sentence)

    def speak(self, text: str) -> None:
        """Say something aloud; it cuts what is being said."""
        if self.narrator:
            self.narrator.say(text)

    def speak_step(self) -> None:
        """Say the step: what was announced, and what to do."""
        session = self.session
        if session:
            words = [*session.says, *([session.ask] if session.ask else [])]
            self.speak(" ".join(each.voice for each in words))

    def look_around(self, *_: Any) -> None:
        """Take note of what may have changed by itself: the disk, the voice, whose turn it is."""
        notices = self.session.notices if self.session else []
        self.notices = [*([self.trouble] if self.trouble else []), *notices]
        self.mute = self._why_mute()
        if self._buttons:
            self._buttons.show_turn(self._whose_turn())

    def _why_mute(self) -> str:
        if not self.settings.voice:
            return ""
        if self.narrator is None:
            return self.words("core.speech-missing")
        return self.narrator.reason if not self.narrator.available else ""

    def _whose_turn(self) -> Any:
        ask = self.session.play.ask if self.session else None
        if ask is None:
            return None
        return "player" if ask.args.get("turn", PLAYER) == PLAYER else "bot"


class GoOn(ExceptionHandler):
    """Whatever fails outside a play is logged and told; the app goes on."""

    def __init__(self, app: CompanionApp) -> None:
        super().__init__()
        self._app = app

    def handle_exception(self, inst: BaseException) -> int:
        """Let nothing but the player's wish end the app."""
        log.error("something went wrong", exc_info=inst)
        self._app.trouble = self._app.words("screens.trouble")
        return ExceptionManager.PASS
