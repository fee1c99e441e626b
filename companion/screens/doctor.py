"""What works on this device: its parts in groups, each with advice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from kivy.clock import Clock
from kivy.properties import ListProperty

from companion.doctor.checkup import Finding
from companion.phrases import LANGUAGES
from companion.phrases.phrasebook import Phrasebook
from companion.screens.models.rows import Entry
from companion.screens.presenter import Presenter
from companion.screens.services import checkup
from companion.screens.sheet import Sheet, SheetTool

ICONS = {"fail": "warn", "pass": "check", "skipped": "minus"}
"""The icon of each state, in the order in which they are listed."""

SPEAKER = "speaker"
"""The row that plays speech in each language."""

TRIALS = {"touch": "pencil", "buttons": "gear", SPEAKER: "speaker"}
"""The manual tests, each with its icon: two are screens."""

TRIAL_OF = {
    **dict.fromkeys(("pins", "button", "led"), "buttons"),
    **dict.fromkeys(("loudspeaker", "voice"), SPEAKER),
    "touch": "touch",
}
"""The manual test of a part."""

PART = "part"
"""The number of the part that is shown in full."""

APART_S = 0.25
"""The time between checks whether something is still being said."""


class DoctorScreen(Sheet):
    """The list of findings; a part named in the detail is shown in full."""

    name = "doctor"
    kv = "doctor"
    needs = ("rows",)

    entries = ListProperty()
    shown_part = ListProperty()
    """Icon, name, finding and advice of the part that is shown in full, if one is."""

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self.found: list[Finding] | None = None
        self._started: object | None = None
        self._unsaid: list[str] = []
        self._speaks: Any = None

    # what is shown

    def open(self, detail: Mapping[str, Any]) -> None:
        """Show the list from the top after new checks, or a part."""
        self.ids.rows.begin, self.ids.text.scroll_y = 0, 1
        if self.found is None:
            self.ids.rows.scroll_y = 1
        super().open(detail)

    def refresh(self) -> None:
        """Show the findings; run the checks first if there are none."""
        super().refresh()
        if self.found is None and self._started is None:
            self._started = object()
            checkup.start(self.presenter, partial(self._take, self._started))
        book, finding = self.presenter.phrasebook, self.part
        self.title = self._text("doctor")
        self.entries = list(self._rows())
        self.shown_part, note = [], self._summary
        if finding:
            about = finding.label(book), finding.sentence(book), finding.remedy(book)
            self.shown_part, note = [(ICONS[finding.state], *about)], ""
        self.note = self.fitting(note)
        self.tools = list(self._tools())

    def _rows(self) -> Iterator[Entry]:
        """Yield the manual tests, then every part in the group of its state."""
        yield Entry("heading", label=self._text("doctor-try"))
        for name, icon in TRIALS.items():
            label = self._text(f"doctor-{name}")
            yield Entry("icon", name, label, icon=icon, spoken=label)
        for state, icon in ICONS.items():
            found = [e for e in enumerate(self.found or []) if e[1].state == state]
            if found:
                yield Entry("heading", label=self._text(f"doctor-{state}"))
            for at, each in found:
                label = each.label(self.presenter.phrasebook)
                yield Entry("icon", f"{PART}-{at}", label, icon=icon, spoken=self._said(each))

    def _tools(self) -> Iterator[SheetTool]:
        """Yield the buttons that repeat all checks, or test a part manually."""
        if not self.part:
            yield SheetTool("again", self._text("doctor-again"), "redo", self.found is None)
        elif trial := TRIAL_OF.get(self.part.name):
            yield SheetTool("try", self._text(f"doctor-{trial}"), TRIALS[trial])

    @property
    def part(self) -> Finding | None:
        """The part that is shown in full."""
        at, found = self.detail.get(PART), self.found or []
        return found[at] if isinstance(at, int) and 0 <= at < len(found) else None

    def leave(self) -> None:
        """Repeat the checks next time, unless leaving only for a manual test."""
        super().leave()
        self._be_quiet()
        if self.presenter.host.screen.name not in TRIALS:
            self.found = self._started = None

    def _take(self, started: object, found: list[Finding]) -> None:
        """Show the findings, if they are still awaited."""
        if started is not self._started:
            return
        self.found, self._started = found, None
        if self.parent:
            self.refresh()
            self.presenter.speech.say(self.spoken)

    # what is said

    @property
    def spoken(self) -> str:
        """The finding of the part shown, else how much has to be fixed."""
        return self._said(self.part) if self.part else f"{self.title}. {self._summary}"

    @property
    def _summary(self) -> str:
        if self.found is None:
            return self._text("doctor-checking")
        failed = sum(finding.state == "fail" for finding in self.found)
        return self._text("doctor-count", count=failed)

    def _said(self, finding: Finding) -> str:
        book = self.presenter.phrasebook
        return f"{finding.label(book)}. {finding.sentence(book)} {finding.remedy(book)}".strip()

    def _text(self, key: str, **args: Any) -> str:
        return str(self.presenter.words(f"screens.{key}", **args))

    # what is tapped

    def press(self, name: str) -> None:
        """Start a manual test, or show a part in full."""
        if name == SPEAKER:
            self.speak()
        elif name in TRIALS:
            self.presenter.navigation.visit(name)
        else:
            self.presenter.navigation.visit(self.name, part=int(name.removeprefix(f"{PART}-")))

    def use(self, name: str) -> None:
        """Test the part shown manually, or repeat all checks."""
        if self.part:
            self.press(TRIAL_OF[self.part.name])
        elif self.presenter.guard.passes():
            self.found = None
            self.presenter.speech.say(self.spoken)
            self.refresh()

    def pick(self, number: int) -> None:
        """Tap the row with this number; the primary button is the first."""
        named = [row.name for row in self.entries if row.name]
        if number == 1 or self.part:
            super().pick(number)
        else:
            for name in named[number - 2 : number - 1]:
                self.press(name)

    def back(self) -> None:
        """Go back to the row in the list, where Die continues, and from there to the settings."""
        self._be_quiet()
        self.presenter.trouble = ""
        if PART not in self.detail:
            self.presenter.navigation.visit("settings")
            return
        listed, left = self.ids.rows, f"{PART}-{self.detail[PART]}"
        self.presenter.navigation.visit(self.name)
        listed.begin = max(0, listed.index_of(left))
        listed.show_row(listed.begin)

    # the voice

    def speak(self) -> None:
        """Say something in each language, or why nothing is heard."""
        presenter = self.presenter
        if presenter.mute or not presenter.settings.voice:
            off = presenter.phrasebook.find("core.doctor-voice", {}, "skipped")
            presenter.announce(presenter.words("core.no-voice", reason=presenter.mute or off))
            return
        self._be_quiet()
        self._unsaid = list(LANGUAGES)
        self._speaks = Clock.schedule_interval(self._go_on_speaking, APART_S)
        self._go_on_speaking()

    def _go_on_speaking(self, *_: Any) -> None:
        narrator = self.presenter.speech.narrator
        if narrator and not narrator.speaking and self._unsaid:
            language = self._unsaid.pop(0)
            self.presenter.speech.say(Phrasebook(language).text("screens.try-voice"), language)
        if not self._unsaid:
            self._be_quiet()

    def _be_quiet(self) -> None:
        self._unsaid = []
        if self._speaks:
            self._speaks.cancel()
            self._speaks = None
