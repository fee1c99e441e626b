"""What works on this device: a list of its parts, and each with what to do about it."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.clock import Clock

from companion.doctor.checkup import Finding
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.screens.drawing.painter import Painter
from companion.screens.framed import Faces
from companion.screens.paged import (
    Page,
    PagedScreen,
    Row,
    draw_rows,
    page_note,
    pages,
    put_rows,
    put_turns,
    row_high,
)
from companion.screens.presenter import Presenter
from companion.screens.services import checkup
from companion.screens.theme import FACT, LABEL, LEAST_MOVE, MOVE, TITLE
from companion.screens.widgets.tap import Face

SIGNS = {"fail": "warn", "pass": "check", "skipped": "minus"}
"""The sign of each state, in the order in which they are listed."""

TRIALS = {"touch": "pencil", "buttons": "gear"}
"""The screens on which something is tried by hand, each with its sign."""

SPEAKER = "speaker"
"""The row that has something said in each language."""

LARGE = 1.2
"""From so large letters on, the rows stand in one column."""

APART, LINE = 0.25, 0.3
"""Seconds between two looks at whether something is still said; between lines, as a share."""


class DoctorScreen(PagedScreen):
    """The list of what was found; a ``part`` is the one that is told in full, by its number."""

    name = "doctor"

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self.found: list[Finding] | None = None
        self._started: object | None = None
        self._unsaid: list[str] = []
        self._speaks: Any = None
        self._rows: Page = []

    def refresh(self) -> None:
        if self.found is None and self._started is None:
            self._started = object()
            checkup.start(self.presenter, partial(self._take, self._started))
        faces: Faces = {}
        if self.part:
            self._put_trial(faces, self.part)
        else:
            self._put_list(faces)
        back = Face(self.words("screens.back"), self.back, "primary")
        faces["primary"] = (self.frame.primary, back)
        self.put_header(faces, stop=False)
        self.draw(faces, self._paint)

    def leave(self) -> None:
        """Look again next time, unless something is only tried by hand meanwhile."""
        self._be_quiet()
        if self.presenter.host.screen.name not in TRIALS:
            self.found = self._started = None

    def back(self) -> None:
        """Go back to the list, and from there to the settings."""
        self._be_quiet()
        self.presenter.trouble = ""
        if "part" in self.detail:
            self.presenter.visit(self.name, **self._kept)
        else:
            self.presenter.visit("settings")

    def do_next(self) -> None:
        """Tap what Die stepped to; else turn the page, and at the end go back."""
        stepped = any(tap.focused for tap in self.taps.values())
        if not stepped and not self.part and self.page < self.pages - 1:
            self.turn(self.page + 1)
        else:
            super().do_next()

    @property
    def part(self) -> Finding | None:
        """The part that is told in full."""
        at = self.detail.get("part")
        known = self.found is not None and isinstance(at, int) and 0 <= at < len(self.found)
        return self.found[at] if known else None  # type: ignore[index]

    @property
    def spoken(self) -> str:
        if self.part:
            return self._told(self.part)
        return f"{self.words('screens.doctor')}. {self._summary}"

    @property
    def _summary(self) -> str:
        if self.found is None:
            return self.words("screens.doctor-checking")
        failed = sum(finding.state == "fail" for finding in self.found)
        return self.words("screens.doctor-count", count=failed)

    @property
    def _kept(self) -> dict[str, Any]:
        return {"page": self.detail["page"]} if self.detail.get("page") else {}

    def _take(self, started: object, found: list[Finding]) -> None:
        """Show what was found, if that is still what is waited for."""
        if started is not self._started:
            return
        self.found, self._started = found, None
        if self.parent:
            self.refresh()
            self.presenter.speak(self.spoken)

    # the list

    def _put_list(self, faces: Faces) -> None:
        rows: dict[str, list[Row]] = {self.words("screens.doctor-try"): self._trials()}
        for state in SIGNS:
            found = [
                self._row(at, each)
                for at, each in enumerate(self.found or [])
                if each.state == state
            ]
            if found:
                rows[self.words(f"screens.doctor-{state}")] = found
        columns = 1 if self.frame.upright or self.letters >= LARGE else 2
        high = row_high(self.letters, 1)
        found_pages = pages(self.letters, self.frame.content(), rows, columns, high)
        self.pages = len(found_pages)
        self._rows = found_pages[self.page]
        put_rows(faces, self._rows, self.measure)
        put_turns(faces, self.frame, self.page, self.pages, self.turn, self.words)
        off = self.found is None
        again = Face(self.words("screens.doctor-again"), self._again, sign="redo", off=off)
        faces["again"] = (self.frame.both_choices, again)

    def _trials(self) -> list[Row]:
        visit = self.presenter.visit
        rows = [
            Row(name, Face(self._trial(name), partial(visit, name), "row", sign=sign))
            for name, sign in TRIALS.items()
        ]
        return [*rows, Row(SPEAKER, Face(self._trial(SPEAKER), self.speak, "row", sign=SPEAKER))]

    def _trial(self, name: str) -> str:
        return self.words(f"screens.doctor-{name}")

    def _row(self, at: int, finding: Finding) -> Row:
        show = partial(self.presenter.visit, self.name, **{**self._kept, "part": at})
        sign, label = SIGNS[finding.state], finding.label(self.book)
        return Row(f"part-{at}", Face(label, show, "row", sign=sign, spoken=self._told(finding)))

    def _told(self, finding: Finding) -> str:
        book = self.book
        return f"{finding.label(book)}. {finding.sentence(book)} {finding.remedy(book)}".strip()

    def _again(self) -> None:
        if self.presenter.guard.passes():
            self.found = None
            self.presenter.speak(self.spoken)
            self.refresh()

    # the voice

    def speak(self) -> None:
        """Say something in each language, or why nothing is heard."""
        presenter = self.presenter
        if presenter.mute or not presenter.settings.voice:
            reason = presenter.mute or self.book.find("core.doctor-voice", {}, "skipped")
            presenter.tell(self.words("core.no-voice", reason=reason))
            return
        self._be_quiet()
        self._unsaid = list(LANGUAGES)
        self._speaks = Clock.schedule_interval(self._go_on_speaking, APART)
        self._go_on_speaking()

    def _go_on_speaking(self, *_: Any) -> None:
        narrator = self.presenter.narrator
        if narrator and not narrator.speaking and self._unsaid:
            language = self._unsaid.pop(0)
            self.presenter.speak(Phrasebook(language).text("screens.try-voice"), language)
        if not self._unsaid:
            self._be_quiet()

    def _be_quiet(self) -> None:
        self._unsaid = []
        if self._speaks:
            self._speaks.cancel()
            self._speaks = None

    # a part

    def _put_trial(self, faces: Faces, finding: Finding) -> None:
        """Put what tries the part by hand, if something does."""
        of = {"touch": "touch", "pins": "buttons", "button": "buttons", "led": "buttons"}
        if name := of.get(finding.name):
            act = partial(self.presenter.visit, name)
            face = Face(self._trial(name), act, sign=TRIALS[name])
        elif finding.name in ("loudspeaker", "voice"):
            face = Face(self._trial(SPEAKER), self.speak, sign=SPEAKER)
        else:
            return
        faces["try"] = (self.frame.both_choices, face)

    # how it looks

    def _paint(self, p: Painter) -> None:
        title = self.words("screens.doctor")
        if self.part:
            self.paint_header(p, title)
            self._paint_part(p, self.part)
            return
        note = page_note(self.page, self.pages)
        self.paint_header(p, title, self._summary, note)
        draw_rows(p, self._rows)

    def _paint_part(self, p: Painter, finding: Finding) -> None:
        """Draw a part with its sign, what was found, and what to do."""
        box = self.frame.content()
        p.sign(SIGNS[finding.state], box.x + 24, box.y + 32, 44)
        label, left = finding.label(self.book), box.x + 60
        size = p.largest(label, (LEAST_MOVE, TITLE, FACT, LABEL), box.right - left, 1, True)
        p.words(left, box.y + 32 + size * 0.36, label, size, bold=True)
        told = [finding.sentence(self.book), finding.remedy(self.book)]
        room = box.high - 76
        for size in (MOVE, LEAST_MOVE, TITLE, FACT * p.letters, FACT, LABEL):
            lines = [p.wrap(each, size, box.wide) for each in told if each]
            wide = max(p.width(line, size) for each in lines for line in each)
            high = sum(len(each) * size * (1 + LINE) + size * LINE for each in lines)
            if high <= room and wide <= box.wide:
                break
        y = box.y + 76 + size
        for at, each in enumerate(lines):
            for line in each:
                if y > box.bottom:
                    return
                p.words(box.x, y, line, size, "dim" if at else "sand")
                y += size * (1 + LINE)
            y += size * LINE
