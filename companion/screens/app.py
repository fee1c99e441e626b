"""The touchscreen app: what the screens share, and which of them is shown."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Any

from kivy.app import App
from kivy.base import ExceptionManager
from kivy.clock import Clock
from kivy.lang import global_idmap
from kivy.properties import ListProperty, ObjectProperty, StringProperty

from companion.buttons import Buttons, Intent
from companion.engine.prompts import Refused
from companion.engine.store import Store
from companion.phrases.phrasebook import Phrasebook
from companion.screens import environment
from companion.screens.failures import GoOn, NoWindowError
from companion.screens.home import HomeScreen
from companion.screens.keys import Keyboard, Tool
from companion.screens.qr import CodeScreen
from companion.screens.reading import ReadingScreen
from companion.screens.resources import load_kv
from companion.screens.sessions import Sessions
from companion.screens.stage import Stage
from companion.screens.table import TableScreen
from companion.screens.taps import Guard
from companion.session import Session
from companion.settings import Settings, keep_language
from companion.voice.narrator import Narrator

log = logging.getLogger(__name__)

PLAYER = "you"


def on_main_thread(job: Callable[[], object]) -> None:
    """Do ``job`` soon on the thread that owns the window and the sound; for any thread."""
    Clock.schedule_once(lambda dt: job())


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
        self.settings, self.phrasebook = settings, phrasebook
        self.narrator, self.server = narrator, server
        self.words = phrasebook.text
        self.guard = Guard()
        self.sessions = Sessions(store, phrasebook)
        self._open_buttons = buttons
        self._buttons: Buttons | None = None

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
        global_idmap["app"] = self  # Kivy would go on with the first app of a process
        self.look_around()
        self.stage = Stage(self.settings.text_scale, Window.width, Window.height)
        Window.bind(on_resize=self._resized)
        self._keyboard = Keyboard(Window, self)
        self._watch = Clock.schedule_interval(self.look_around, 1)
        if self._open_buttons:
            self._buttons = self._open_buttons(self.post)
        return self.stage

    def on_stop(self) -> None:
        """Leave everything as it was found; the play is on disk."""
        from kivy.core.window import Window

        self._watch.cancel()
        self._keyboard.close()
        Window.unbind(on_resize=self._resized)
        if self._buttons:
            self._buttons.close()
        if self.narrator:
            self.narrator.stop()

    def _resized(self, window: Any, width: float, height: float) -> None:
        self.stage.fit(width, height)

    def open_settings(self, *_: Any) -> bool:
        """Keep Kivy's own settings out of sight."""
        return False

    # which screen is shown

    def show(self, name: str) -> None:
        """Show a screen as things are now."""
        self.guard.start()
        self.look_around()
        self.stage.show(name)

    def show_play(self) -> None:
        """Show the table, or the first screen if nothing is played."""
        self.show(TableScreen.name if self.sessions.current else HomeScreen.name)

    def read(self, title: str, paragraphs: Iterable[tuple[str, str]]) -> None:
        """Show something to read."""
        self.stage.screens[ReadingScreen.name].fill(title, paragraphs)
        self.show(ReadingScreen.name)

    def show_code(self, title: str, address: str) -> None:
        """Show an address as a QR code."""
        screen = self.stage.screens[CodeScreen.name]
        screen.title, screen.address = title, address
        self.show(CodeScreen.name)

    # intents

    def post(self, intent: Intent) -> None:
        """Take an intent from any thread."""
        on_main_thread(lambda: self.perform(intent))

    def perform(self, intent: Intent | Tool) -> None:
        """Do what an intent means on the screen that is shown."""
        self.stage.screen.perform(intent)

    # the play

    @property
    def session(self) -> Session:
        """The play on the table; raise LookupError if there is none."""
        if self.sessions.current is None:
            raise LookupError("no play is open")
        return self.sessions.current

    def open_play(self, game: str, **begun: Any) -> None:
        """Go on with the play of a game, or begin one; see `Sessions.open`."""
        self.change(lambda: self._open(game, begun))

    def _open(self, game: str, begun: dict[str, Any]) -> None:
        self.sessions.open(game, **begun)
        self.greeting = self.session.greeting

    def change(self, work: Callable[[], object], then: Callable[[], object] | None = None) -> None:
        """Do what changes the play, then show and say the step it leads to, or do ``then``.

        What is refused, or goes wrong, becomes one sentence; the play on disk stays.
        """
        if not self.guard.passes():
            return
        self.trouble = self.greeting = ""
        try:
            work()
            (then or self.show_step)()
        except Refused as refused:
            self.tell(self.phrasebook.refusal(refused))
        except Exception:
            log.exception("a play went wrong")
            self._recover()

    def show_step(self) -> None:
        """Show and say the step."""
        self.show(TableScreen.name)
        self.speak_step()

    def _recover(self) -> None:
        """Go back to the play as it is on disk."""
        try:
            self.sessions.open_again()
            self.show_play()
        except Exception:
            log.exception("the play cannot be opened")
            self.sessions.current = None
            self.show(HomeScreen.name)
        self.tell(self.words("screens.trouble"))

    # words

    def set_language(self, language: str) -> None:
        """Speak another language from now on."""
        self.phrasebook = Phrasebook(language)
        self.words = self.phrasebook.text
        self.sessions.word_in(self.phrasebook)
        if self.narrator:
            self.narrator.set_language(language)
        self.stage.screen.refresh()
        try:
            keep_language(language)
        except OSError as error:
            log.warning("the language cannot be kept: %s", error)

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
        self.speak(self.session.spoken)

    def look_around(self, *_: Any) -> None:
        """Take note of what may have changed by itself: the disk, the voice, whose turn it is."""
        notices = self.session.notices if self.sessions.current else []
        self.notices = [*([self.trouble] if self.trouble else []), *notices]
        self.mute = self._why_mute()
        if self._buttons:
            self._buttons.show_turn(self._whose_turn())

    def _why_mute(self) -> str:
        if not self.settings.voice:
            return ""
        if self.narrator is None:
            return self.words("screens.speech-missing")
        return self.narrator.reason if not self.narrator.available else ""

    def _whose_turn(self) -> Any:
        ask = self.session.play.ask if self.sessions.current else None
        if ask is None:
            return None
        return "player" if ask.args.get("turn", PLAYER) == PLAYER else "bot"
