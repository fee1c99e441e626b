"""What screens may ask for: the play in words, another screen, speech, a change of the play."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any, Protocol

import msgspec
from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty

from companion.device.buttons import Buttons, Intent
from companion.engine.prompts import Refused
from companion.phrases.phrasebook import Phrasebook, first_sentence, forget
from companion.screens.frame import Frame
from companion.screens.services.clock import ClockFace
from companion.screens.services.last_screen import LastScreen, Place
from companion.screens.services.sessions import Sessions
from companion.screens.services.sounds import Sounds
from companion.screens.window.keys import Tool
from companion.screens.window.taps import LONG, PAUSE, TURNED, DoubleTapGuard
from companion.session.news import News
from companion.session.session import Session
from companion.settings import Settings, check_pins, keep
from companion.storage.backups import Backups
from companion.storage.store import Store
from companion.voice.narrator import Narrator

log = logging.getLogger(__name__)

HOME, TABLE, READING, PAGE, TAKING = "home", "table", "reading", "page", "taking"
"""The screens that are shown from everywhere."""

LOCK = "lock"
LOCKED = ("settings", "box", "saved", "phone", "offered", "clean", "power", "wiring", "doctor")
"""The screen that asks for the PIN, and those that it locks."""

PASSING = (
    *(LOCK, "phone", TAKING, "offered", "clean", "power", "wiring", "doctor", "touch", "buttons"),
)
"""The screens that the app does not open on: what they ask, try or lend ends with the sitting."""

DUE = 5
"""Seconds after which what the disk did not take is written again, a stick is looked for, and what
no sound device was there for is said."""


class Shown(Protocol):
    """The screen that is shown."""

    name: str
    spoken: str
    frame: Frame
    detail: Mapping[str, Any]

    def refresh(self) -> None:
        """Show things as they are now."""
        ...

    def perform(self, intent: Intent | Tool) -> None:
        """Do what a button means here."""
        ...

    def do_nothing(self) -> None:
        """Handle that a button meant nothing here."""
        ...


class Host(Protocol):
    """Shows one screen at a time."""

    needs_no_play: frozenset[str]
    shown: str
    detail: Mapping[str, Any]
    screens: Mapping[str, Any]

    @property
    def screen(self) -> Shown:
        """The screen that is shown."""
        ...

    def show(self, name: str, detail: Mapping[str, Any]) -> None:
        """Show a screen, and on it ``detail``."""
        ...


class Presenter(EventDispatcher):
    """Stands between the screens and the play.

    ``words`` finds words by their key. ``trouble`` and ``greeting`` are told once, ``notices`` is
    everything there is to tell, ``mute`` why no voice is heard, ``buttons_problem`` why no button
    works or one does not, ``light_problem`` why their light does not, ``whose`` whose turn it is.
    ``host`` shows the screens, ``buttons`` are those that are wired. ``by_buttons`` tells whether
    one of them, or a key, was pressed since the panel was touched last.

    Events: ``on_show`` with the name of a screen, ``on_setting`` with a setting's name and value,
    ``on_quit``.
    """

    __events__ = ("on_show", "on_setting", "on_quit")

    words = ObjectProperty()
    trouble = StringProperty()
    mute = StringProperty()
    greeting = StringProperty()
    notices = ListProperty()
    clock = StringProperty()
    clock_runs = BooleanProperty(False)
    buttons_problem = StringProperty()
    light_problem = StringProperty()
    whose = ObjectProperty(None, allownone=True)
    host: Host

    def __init__(
        self,
        settings: Settings,
        store: Store,
        phrasebook: Phrasebook,
        narrator: Narrator | None = None,
        sounds: Sounds | None = None,
        server: Any = None,
        trouble: str = "",
        backups: Backups | None = None,
    ) -> None:
        super().__init__()
        self.settings, self.phrasebook, self.store = settings, phrasebook, store
        self.narrator, self.server = narrator, server
        self.buttons: Buttons | None = None
        self._explains = False
        self.backups = backups or Backups(store.path, store.path.parent / "backups")
        self.words, self.trouble = phrasebook.text, trouble
        self.sounds = sounds or Sounds(None, settings)
        self.guard = DoubleTapGuard()
        self.sessions = Sessions(store, phrasebook)
        self.sessions.set_level(settings.voice_level)
        self.last_screen = LastScreen()
        self.face = ClockFace()
        self._news = News()
        self._good = ""
        self._unlocked = False
        self._spoke = False
        self._seconds = 0
        self._whose: str | None = None
        self.by_buttons = False

    def on_show(self, name: str) -> None:
        """Event hook for bindings."""

    def on_setting(self, name: str, value: Any) -> None:
        """Event hook for bindings."""

    def on_quit(self) -> None:
        """Event hook for bindings."""

    # what the buttons and the keys do

    def perform(self, intent: Intent | Tool) -> None:
        """Do what a button means on the screen that is shown, so that it is heard.

        One that does nothing says so, or ticks if it came too soon after what was shown last.
        """
        self.by_buttons = True
        soon, self._spoke = not self.guard.rested(LONG), False
        self.host.screen.perform(intent)
        if self._spoke:
            return
        if soon:
            self.sounds.tick()
        else:
            self.host.screen.do_nothing()

    # which screen is shown

    def show(self, name: str, **detail: Any) -> None:
        """Show a screen with this ``detail``; the app opens there next time, if it may.

        What the PIN locks is shown after it was typed, until the table or the first screen is.
        """
        if name in (HOME, TABLE):
            self._unlocked = False
        elif name in LOCKED and self.settings.lock_pin and not self._unlocked:
            name, detail = LOCK, {"then": name, "open": detail}
        self.guard.start(TURNED if name == TABLE and self._turned() else PAUSE)
        if name == TABLE:
            self.session.resume_clock()
        self.dispatch("on_show", name)
        self.refresh_status()
        self.host.show(name, detail)
        self._save_place(name, detail)

    def stay(self, detail: Mapping[str, Any]) -> None:
        """Take over what the screen that is shown has come to show by itself."""
        self.host.detail = detail
        self._save_place(self.host.shown, detail)

    def _save_place(self, name: str, detail: Mapping[str, Any]) -> None:
        place = Place(name, self.session.id if self.sessions.current else None, dict(detail))
        if self._opens_on(place):
            self.last_screen.keep(place)
        log.info("shows %s", place)

    def _opens_on(self, place: Place) -> bool:
        """Tell whether the app may open there: it asks nobody for a PIN at once."""
        locked = self.settings.lock_pin and place.screen in LOCKED
        return not locked and place.screen not in PASSING

    def _turned(self) -> bool:
        """Tell whether the table to be shown was covered, or shows another's turn than before."""
        before, self._whose = self._whose, self.session.play.whose
        return self.host.shown != TABLE or self._whose != before

    def unlock(self) -> None:
        """Let the settings open: the PIN was typed."""
        self._unlocked = True

    def visit(self, name: str, **detail: Any) -> None:
        """Show a screen and say what it is; what was told before is over, unless it is read."""
        if name not in (READING, PAGE):
            self.trouble = ""
        self.show(name, **detail)
        self.speak(self.host.screen.spoken)

    def read(self, what: str, section: int = 0, **table: Any) -> None:
        """Show something to read, or a ``section``; see `READINGS` in `models.readings`.

        ``table`` is what the table shows when the player comes back.
        """
        part = {"section": section} if section else {}
        self.visit(READING, what=what, **part, **({"table": table} if table else {}))

    def show_play(self) -> None:
        """Show the table, or the first screen if nothing is played, and say where one is."""
        if self.sessions.current:
            self.show(TABLE)
            self.speak(self.host.screens[TABLE].said_again)
        else:
            self.visit(HOME)

    def go_home(self) -> None:
        """Leave the table as it is, and show the first screen."""
        self.trouble = self.greeting = ""
        self.sessions.leave()
        self.visit(HOME)

    def come_back(self) -> None:
        """Show the screen that the app was closed on, or the table or the first screen."""
        place = self.last_screen.last() or Place(HOME)
        if not self._opens_on(place):
            place = Place(HOME if place.play is None else TABLE, place.play)
        try:
            if place.play is not None:
                self.sessions.open_kept(place.play)
                self.greeting = self.session.greeting
                self.sounds.step(self.session.play)
            elif place.screen not in self.host.needs_no_play:
                place = Place(HOME)
            self.show(place.screen, **place.detail)
        except Exception:
            log.exception("the app cannot come back to %s", place)
            self.sessions.leave()
            self.greeting = ""
            self.show(HOME)
        if place.screen == TABLE and self.sessions.current:
            self.speak_step()
        else:
            self.speak(self.host.screen.spoken)

    def quit(self) -> None:
        """Close the app; the play is on disk. A kiosk asks whether to turn the machine off."""
        self._spoke = True  # what is closed says nothing
        if self.settings.kiosk:
            self.visit("power")
        else:
            self.dispatch("on_quit")

    # the play

    @property
    def session(self) -> Session:
        """The play on the table; raise LookupError if there is none."""
        if self.sessions.current is None:
            raise LookupError("no play is open")
        return self.sessions.current

    def begin(self, game: str, options: Mapping[str, str]) -> None:
        """Begin a play. In the first one ever, the table says what its parts are for."""
        self._explains = self.sessions.last_game is None
        self.open_play(game, new=True, options=options)

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
            self.carry_out(work, then)

    def carry_out(
        self, work: Callable[[], object], then: Callable[[], object] | None = None
    ) -> None:
        """Do what `change` does, whether or not the screen has just changed."""
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
        self.show(TABLE)
        self.sounds.step(self.session.play)
        if self._explains and not self.by_buttons and self.host.screens[TABLE].has_all_parts:
            self._explains = False
            self.visit(TABLE, labels=True)
        else:
            self.speak_step()

    def _recover(self) -> None:
        """Go back to the play as it is on disk."""
        try:
            self.sessions.open_again()
            self.show(TABLE if self.sessions.current else HOME)
        except Exception:
            log.exception("the play cannot be opened")
            self.sessions.current = None
            self.show(HOME)
        self.tell(self.words("screens.trouble"))

    # settings and words

    def set(self, name: str, value: Any) -> bool:
        """Change a setting: it counts at once, and is saved. Return whether it could be."""
        self.trouble = ""
        settings = msgspec.structs.replace(self.settings, **{name: value})
        try:
            check_pins(settings)
        except Refused as refused:
            self.tell(self.phrasebook.refusal(refused))
            return False
        self.settings = settings
        self._apply(name)
        self.dispatch("on_setting", name, value)
        try:
            keep(name, value)
        except (OSError, Refused) as error:
            log.warning("the setting cannot be kept: %s", error)
            self.trouble = self.words("screens.set-not-kept")
        self.refresh_status()
        self.host.screen.refresh()
        return True

    def turn_board(self) -> None:
        """Turn boards by a sixth, as the player sits, from now on in all plays."""
        self.set("board_turned", (self.settings.board_turned + 1) % 6)

    def _apply(self, name: str) -> None:
        """Apply a setting to the words, the play, the voice and the sounds."""
        settings = self.settings
        self.sounds.settings = settings
        if name == "language":
            self._speak_language(settings.language)
        elif name == "clock" and self.sessions.current:
            self.session.set_clock(settings.clock)
        elif name == "voice_level":
            self.sessions.set_level(settings.voice_level)
        elif name.startswith("voice") and self.narrator:
            self.narrator.set_on(settings.voice)
            self.narrator.set_rate(settings.voice_rate)
            self.narrator.set_volume(settings.voice_volume)
            self.narrator.set_voice(settings.voice_name)

    def _speak_language(self, language: str) -> None:
        """Show and speak another language from now on."""
        forget()
        self.phrasebook = Phrasebook(language)
        self.words = self.phrasebook.text
        self.sessions.set_language(self.phrasebook)
        if self.greeting:
            self.greeting = self.session.greeting
        if self.narrator:
            self.narrator.set_language(language)
        self.refresh_status()
        self._news.take()  # all of it was spoken, in the other language

    def effect(self, name: str) -> None:
        """Play a sound effect."""
        self.sounds.play(name)

    def note(self, sentence: str, good: bool = False) -> None:
        """Show one sentence: why something was not done, or the ``good`` news that it was."""
        self.trouble, self._good = sentence, sentence if good else ""
        self.refresh_status()

    def tell(self, sentence: str, good: bool = False) -> None:
        """Show and say one sentence, such as why something was not done."""
        self.note(sentence, good)
        news = " ".join(self._news.take())
        self.speak(news if sentence in news else f"{news} {sentence}".strip())

    def speak(self, text: str, language: str = "") -> None:
        """Say something aloud instead of what is being said, after what became of the disk.

        What is in another ``language`` is said by itself, in that one's voice.
        """
        if not language:
            text = " ".join([*self._news.take(), text]).strip()
        self._spoke = self._spoke or bool(text)
        if self.narrator:
            self.narrator.set_language(language or self.phrasebook.language)
            self.narrator.say(text)
            self.narrator.set_language(self.phrasebook.language)

    def speak_step(self) -> None:
        """Say the step as far as the table shows it: what was announced, and what to do."""
        self.speak(f"{self.greeting} {self.host.screens[TABLE].said}".strip())

    # what may change by itself

    def watch(self, *_: Any) -> None:
        """Do what is due every second."""
        self._seconds += 1
        if self._seconds % DUE == 0:
            if self.store.problem:
                self.sessions.save_again()
            self.backups.look_for_stick()
            if self.narrator:
                self.narrator.make_up()
        self.refresh_status()
        cue = self.face.due(self.sessions.current, bool(self.narrator and self.narrator.speaking))
        if cue or self._news.waits:
            self.speak(self.words(f"core.clock-{cue}") if cue else "")

    def refresh_status(self) -> None:
        """Show what may have changed by itself: the disk, the voice, whose turn it is."""
        session = self.sessions.current
        works_again = self._news.works_again(self.store.problem is not None)
        if works_again and not self.trouble:
            self.trouble = self._good = self.words("core.disk-saved")
        told = session.notices if session else list(map(self.phrasebook.problem, self.store.told))
        own = [self.trouble] if self.trouble else []
        self.notices = [*own, *told]
        self._news.look([*own, *map(first_sentence, told)])
        self.mute = self._find_voice_problem()
        if self.face.look(session):
            self.effect("deadline")
        self.clock, self.clock_runs = self.face.shown, self.face.runs
        self.whose = session.play.whose if session else None

    @property
    def warns(self) -> bool:
        """Whether the first of the notices is a warning; else it is good news."""
        return self.notices[:1] != [self._good]

    def acknowledge(self) -> None:
        """Take what there is to tell as read; what still holds stays."""
        self.trouble = ""
        if self.store.notices:
            self.store.acknowledge()
        self.refresh_status()

    def _find_voice_problem(self) -> str:
        if not self.settings.voice:
            return ""
        if self.narrator is None:
            return self.words("screens.speech-missing")
        return self.phrasebook.problem(self.narrator.reason)
