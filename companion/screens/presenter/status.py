"""What every screen reads: the play in words, the settings, the notices, the clock."""

from __future__ import annotations

from typing import Any

from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty

from companion.appendix.server import server_of_one
from companion.device.buttons import Buttons
from companion.games import failures, is_file
from companion.phrases.phrasebook import Phrasebook, first_sentence
from companion.screens.presenter.speech import Speech
from companion.screens.services.clock import ClockFace
from companion.screens.services.sessions import Sessions
from companion.screens.services.sounds import Sounds
from companion.screens.window.taps import DoubleTapGuard
from companion.session.session import Session
from companion.sharing.messages import SharingStatus
from companion.storage.backups import Backups
from companion.storage.settings import Settings
from companion.storage.store import Store
from companion.voice.narrator import Narrator

DUE_S = 5
"""The time between retries of failed writes, checks for a USB stick, and retries of speech that
found no sound device.
"""


class Status(EventDispatcher):
    """The properties that screens read and follow.

    ``words`` returns texts by key. ``trouble`` and ``greeting`` are given once, ``notices`` are all
    current messages, ``mute`` is why no voice is heard, ``buttons_problem`` why buttons don't work,
    ``light_problem`` why their light doesn't, ``calls_help`` whether someone is called to the
    table, ``sharing`` what the sharing process reports, ``phone_code`` the code that allows a phone
    to press ("" for none), ``whose`` whose turn it is. ``host`` shows the screens, ``buttons`` are
    the wired ones. ``server`` has the rule pages, ``file_server`` those of the bot file on the
    table. ``by_buttons`` is true if a button or key was used after the last touch. ``ticked`` has
    by the number of a play that of its answers, and of the lines ticked since.

    Events: ``on_show`` with the name of a screen, ``on_setting`` with a setting's name and value,
    ``on_new_code`` when the code of the page for phones is to be replaced, ``on_quit``.
    """

    __events__ = ("on_show", "on_setting", "on_new_code", "on_quit")

    words = ObjectProperty()
    trouble = StringProperty()
    mute = StringProperty()
    greeting = StringProperty()
    notices = ListProperty()
    clock = StringProperty()
    clock_runs = BooleanProperty(False)
    calls_help = BooleanProperty(False)
    sharing = ObjectProperty(SharingStatus())
    phone_code = StringProperty()
    buttons_problem = StringProperty()
    light_problem = StringProperty()
    whose = ObjectProperty(None, allownone=True)
    host: Any

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
        self.server = server
        self.file_server = server_of_one(settings.server_host or None, self._file_in_use)
        self.buttons: Buttons | None = None
        self.backups = backups or Backups(store.path, store.path.parent / "backups")
        self.words, self.trouble = phrasebook.text, trouble
        self.guard = DoubleTapGuard()
        self.sessions = Sessions(store, phrasebook)
        self.sessions.set_level(settings.voice_level)
        self.ticked: dict[int, tuple[int, int]] = {}
        self.face = ClockFace()
        self._good = ""
        self._seconds = 0
        self.by_buttons = False
        self.speech = Speech(narrator, sounds or Sounds(None, settings), phrasebook.language)

    def on_show(self, name: str) -> None:
        """Event hook for bindings."""

    def on_setting(self, name: str, value: Any) -> None:
        """Event hook for bindings."""

    def on_new_code(self) -> None:
        """Event hook for bindings."""

    def on_quit(self) -> None:
        """Event hook for bindings."""

    @property
    def phone_plays(self) -> bool:
        """Whether a phone may press."""
        return bool(self.sharing.presses)

    # the play

    @property
    def session(self) -> Session:
        """The current play; raise LookupError if there is none."""
        if self.sessions.current is None:
            raise LookupError("no play is open")
        return self.sessions.current

    def _file_in_use(self) -> str:
        """Return the game on the table if it is a bot file, else ""."""
        current = self.sessions.current
        return current.game.name if current and is_file(current.game.name) else ""

    # messages to the player

    def note(self, sentence: str, good: bool = False) -> None:
        """Show one sentence: why something failed, or the ``good`` news that it succeeded."""
        self.trouble, self._good = sentence, sentence if good else ""
        self.refresh_status()

    def announce(self, sentence: str, good: bool = False) -> None:
        """Show and say one sentence, such as why something failed."""
        self.note(sentence, good)
        self.speech.say_with_news(sentence)

    # what may change by itself

    def watch(self, *_: Any) -> None:
        """Do what is due every second."""
        self._seconds += 1
        if self._seconds % DUE_S == 0:
            if self.store.problem:
                self.sessions.save_again()
            self.backups.look_for_stick()
            self.speech.say_missed()
        self.refresh_status()
        cue = self.face.due(self.sessions.current, self.speech.speaking)
        if cue or self.speech.news.waits:
            self.speech.say(self.words(f"core.clock-{cue}") if cue else "")

    def refresh_status(self) -> None:
        """Refresh what may have changed by itself: the disk, the voice, whose turn it is."""
        session = self.sessions.current
        news = self.speech.news
        works_again = news.works_again(self.store.problem is not None)
        if works_again and not self.trouble:
            self.trouble = self._good = self.words("core.disk-saved")
        problems = (*self.store.messages, *failures())
        messages = session.notices if session else list(map(self.phrasebook.problem, problems))
        own = [self.trouble] if self.trouble else []
        if self.calls_help:
            away = self.problem_of("mqtt")
            called = "screens.help-unsent" if away else "screens.help-called"
            messages = [*messages, self.words(called, problem=away)]
        self.notices = [*own, *messages]
        news.update([*own, *map(first_sentence, messages)])
        self.mute = self._find_voice_problem()
        if self.face.update(session):
            self.speech.effect("deadline")
        self.clock, self.clock_runs = self.face.shown, self.face.runs
        self.whose = session.play.whose if session else None

    def problem_of(self, part: str) -> str:
        """Return why the table is not shared with a broker or a database, "" if it is."""
        key, args = self.sharing.problems.get(part, ("", {}))
        return self.words(key, **args) if key else ""

    def call_help(self, calls: bool) -> None:
        """Call someone to the table, or end that."""
        self.calls_help = calls
        self.refresh_status()
        self.speech.say_with_news("" if calls else self.words("screens.call-ended"))

    @property
    def warns(self) -> bool:
        """Whether the first of the notices is a warning; else it is good news."""
        return self.notices[:1] != [self._good]

    def acknowledge(self) -> None:
        """Mark current messages as read; persistent ones stay."""
        self.trouble = ""
        if self.store.notices:
            self.store.acknowledge()
        self.refresh_status()

    def _find_voice_problem(self) -> str:
        if not self.settings.voice:
            return ""
        narrator = self.speech.narrator
        if narrator is None:
            return self.words("screens.speech-missing")
        return self.phrasebook.problem(narrator.reason)
