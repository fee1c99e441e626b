"""The touchscreen app: what the screens share, and which of them is shown."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import msgspec
from kivy.app import App
from kivy.base import ExceptionManager
from kivy.clock import Clock
from kivy.lang import global_idmap
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty

from companion.audio import Loudspeaker
from companion.buttons import Buttons, Intent
from companion.engine.prompts import Refused
from companion.engine.store import Store
from companion.phrases.phrasebook import Phrasebook
from companion.screens import environment
from companion.screens.clock import ClockFace
from companion.screens.failures import KeepRunning, NoWindowError
from companion.screens.foresight import Foresight
from companion.screens.home import HomeScreen
from companion.screens.keys import Keyboard, Tool
from companion.screens.last_screen import LastScreen, Place
from companion.screens.panel import Backlight, Light
from companion.screens.preferences import apply
from companion.screens.resources import load_kv
from companion.screens.screen_host import NO_PLAY, ScreenHost
from companion.screens.sessions import Sessions
from companion.screens.sounds import Sounds
from companion.screens.table import TableScreen
from companion.screens.taps import DoubleTapGuard
from companion.screens.text_screen import ReadingScreen
from companion.session import Session
from companion.settings import Settings, keep
from companion.voice.narrator import Narrator

log = logging.getLogger(__name__)


def on_main_thread(job: Callable[[], object]) -> None:
    """Do ``job`` soon on the thread that owns the window and the sound; for any thread."""
    Clock.schedule_once(lambda dt: job())


class CompanionApp(App):
    """The whole app. It plays without narrator, loudspeaker, buttons and server, too.

    ``size`` is that of a window, None fills the screen; ``trouble`` is told at once. ``buttons`` is
    called with the settings and with where they post their intents; what it returns is closed at
    the end. Raises `NoWindowError` from ``run``.
    """

    title = "Companion"
    words = ObjectProperty()
    trouble = StringProperty()
    mute = StringProperty()
    greeting = StringProperty()
    notices = ListProperty()
    clock = StringProperty()
    clock_runs = BooleanProperty(False)

    def __init__(
        self,
        settings: Settings,
        store: Store,
        phrasebook: Phrasebook,
        narrator: Narrator | None = None,
        loudspeaker: Loudspeaker | None = None,
        buttons: Callable[[Settings, Callable[[Intent], object]], Buttons] | None = None,
        server: Any = None,
        size: tuple[int, int] | None = None,
        trouble: str = "",
    ) -> None:
        environment.configure(size)
        super().__init__()
        self.settings, self.phrasebook, self.store = settings, phrasebook, store
        self.narrator, self.server = narrator, server
        self.words, self.trouble = phrasebook.text, trouble
        self.guard = DoubleTapGuard()
        self.sessions = Sessions(store, phrasebook)
        self.sounds = Sounds(loudspeaker, settings)
        self.last_screen = LastScreen()
        self._open_buttons = buttons
        self._buttons: Buttons | None = None
        self.face = ClockFace(self)

    # its life

    def run(self) -> None:
        """Show the window until the player leaves."""
        environment.ease_collection()
        ExceptionManager.add_handler(KeepRunning(self))
        super().run()

    def build(self) -> ScreenHost:
        """Build what the screens stand on; each is built when it is first shown."""
        from kivy.core.window import Window

        if Window is None:
            raise NoWindowError
        load_kv()
        global_idmap["app"] = self  # Kivy would keep the first app of a process
        self.host = ScreenHost(self.settings.text_scale, Window.width, Window.height)
        return self.host

    def on_start(self) -> None:
        """Listen to the window and the buttons; show the screen that was left, or the first."""
        from kivy.core.window import Window

        self.refresh_status()
        backlight = Backlight(self.host.darken)
        self.light = Light(backlight, self.settings.brightness, self.settings.dim_after)
        self._bindings = {
            "on_resize": lambda _, width, height: self.host.fit(width, height),
            "on_touch_down": self.light.touched,
            "on_key_down": self.light.touched,
        }
        Window.bind(**self._bindings)
        self._keyboard = Keyboard(Window, self)
        self._watch = Clock.schedule_interval(self.watch, 1)
        self._foresight = Foresight(self)
        self.wire()
        self.come_back()

    def on_stop(self) -> None:
        """Close what was opened; the play is on disk."""
        from kivy.core.window import Window

        self.host.screen.leave()
        self.sessions.leave()
        self._watch.cancel()
        self._foresight.cancel()
        self._keyboard.close()
        self.light.close()
        Window.unbind(**self._bindings)
        if self._buttons:
            self._buttons.close()
        if self.narrator:
            self.narrator.stop()

    def open_settings(self, *_: Any) -> bool:
        """Hide Kivy's own settings."""
        return False

    # which screen is shown

    def show(self, name: str, **detail: Any) -> None:
        """Show a screen with this ``detail``; the app opens there next time."""
        self.guard.start()
        if name == TableScreen.name:
            self.session.resume_clock()
            self._foresight.start()
        self.refresh_status()
        self.host.show(name, detail)
        play = self.session.id if self.sessions.current else None
        place = Place(name, play, detail)
        self.last_screen.keep(place)
        log.info("shows %s", place)

    def visit(self, name: str, **detail: Any) -> None:
        """Show a screen and say what it is."""
        self.show(name, **detail)
        self.speak(self.host.screen.spoken)

    def read(self, what: str) -> None:
        """Show something to read; see `companion.screens.text_screen.READINGS`."""
        self.visit(ReadingScreen.name, what=what)

    def show_play(self) -> None:
        """Show the table, or the first screen if nothing is played."""
        self.show(TableScreen.name if self.sessions.current else HomeScreen.name)

    def go_home(self) -> None:
        """Leave the table as it is, and show the first screen."""
        self.trouble = self.greeting = ""
        self.sessions.leave()
        self.visit(HomeScreen.name)

    def come_back(self) -> None:
        """Show the screen that the app was closed on, or the first."""
        place = self.last_screen.last() or Place(HomeScreen.name)
        try:
            if place.play is not None:
                self.sessions.open_kept(place.play)
                self.greeting = self.session.greeting
                self.sounds.step(self.session.play)
            elif place.screen not in NO_PLAY:
                place = Place(HomeScreen.name)
            self.show(place.screen, **place.detail)
        except Exception:
            log.exception("the app cannot come back to %s", place)
            self.sessions.leave()
            self.greeting = ""
            self.show(HomeScreen.name)
        if place.screen == TableScreen.name and self.sessions.current:
            self.speak_step()
        else:
            self.speak(self.host.screen.spoken)

    # intents

    def post(self, intent: Intent) -> None:
        """Take an intent from any thread."""
        on_main_thread(lambda: self.perform(intent))

    def perform(self, intent: Intent | Tool) -> None:
        """Do what an intent means on the screen that is shown."""
        self.light.touched()
        self.host.screen.perform(intent)

    def wire(self) -> None:
        """Read the push buttons on the pins that are set."""
        if self._buttons:
            self._buttons.close()
        if self._open_buttons:
            self._buttons = self._open_buttons(self.settings, self.post)

    # the play

    @property
    def session(self) -> Session:
        """The play on the table; raise LookupError if there is none."""
        if self.sessions.current is None:
            raise LookupError("no play is open")
        return self.sessions.current

    def open_play(self, game: str, **begun: Any) -> None:
        """Continue the play of a game, or start one; see `Sessions.open`."""
        self._open(lambda: self.sessions.open(game, **begun))

    def open_kept(self, play: int) -> None:
        """Continue the play of this number."""
        self._open(lambda: self.sessions.open_kept(play))

    def _open(self, work: Callable[[], object]) -> None:
        def open_and_greet() -> None:
            work()
            self.greeting = self.session.greeting

        self.change(open_and_greet)

    def change(self, work: Callable[[], object], then: Callable[[], object] | None = None) -> None:
        """Do what changes the play, then show and say the step it leads to, or do ``then``.

        What is refused, or goes wrong, becomes one sentence; the play on disk stays.
        """
        if self.guard.passes():
            self.carry_out(work, then or self.show_step)

    def carry_out(self, work: Callable[[], object], then: Callable[[], object]) -> None:
        """Do what changes the play, whether or not the screen has just changed."""
        self.trouble = self.greeting = ""
        try:
            work()
            then()
        except Refused as refused:
            self.tell(self.phrasebook.refusal(refused))
        except Exception:
            log.exception("a play went wrong")
            self._recover()

    def show_step(self) -> None:
        """Show and say the step."""
        self.show(TableScreen.name)
        self.sounds.step(self.session.play)
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

    def set(self, name: str, value: Any) -> None:
        """Change a setting: it counts at once, and is saved."""
        self.trouble = ""
        self.settings = msgspec.structs.replace(self.settings, **{name: value})
        apply(self, name, value)
        try:
            keep(name, value)
        except (OSError, Refused) as error:
            log.warning("the setting cannot be kept: %s", error)
            self.trouble = self.words("screens.set-not-kept")
        self.refresh_status()
        self.host.screen.refresh()

    def speak_language(self, language: str) -> None:
        """Show and speak another language from now on."""
        self.phrasebook = Phrasebook(language)
        self.words = self.phrasebook.text
        self.sessions.set_language(self.phrasebook)
        if self.greeting:
            self.greeting = self.session.greeting
        if self.narrator:
            self.narrator.set_language(language)

    def effect(self, name: str) -> None:
        """Play a sound effect."""
        self.sounds.play(name)

    def tell(self, sentence: str) -> None:
        """Show and say one sentence, such as why something was not done."""
        self.trouble = sentence
        self.refresh_status()
        self.speak(sentence)

    def speak(self, text: str) -> None:
        """Say something aloud instead of what is being said."""
        if self.narrator:
            self.narrator.say(text)

    def speak_step(self) -> None:
        """Say the step: what was announced, and what to do."""
        self.speak(f"{self.greeting} {self.session.spoken}".strip())

    def watch(self, *_: Any) -> None:
        """Do what is due every second."""
        self.refresh_status()
        self.face.call_out()

    def refresh_status(self) -> None:
        """Show what may have changed by itself: the disk, the voice, whose turn it is."""
        notices = self.session.notices if self.sessions.current else []
        self.notices = [*([self.trouble] if self.trouble else []), *notices]
        self.mute = self._find_voice_problem()
        self.face.look()
        if self._buttons:
            self._buttons.show_turn(self.session.play.whose if self.sessions.current else None)

    @property
    def buttons_problem(self) -> str:
        """Why there are no push buttons, "" where there are."""
        if self._buttons and self._buttons.available and not self._buttons.reason:
            return ""
        reason = self._buttons.reason if self._buttons else None
        return self.words("screens.no-buttons", reason=self.phrasebook.problem(reason))

    def _find_voice_problem(self) -> str:
        if not self.settings.voice:
            return ""
        if self.narrator is None:
            return self.words("screens.speech-missing")
        return self.phrasebook.problem(self.narrator.reason)
