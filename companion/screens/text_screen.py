"""Texts to read: pages of the appendix, reasons, help, notices; see ``kv/text.kv``."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from kivy.properties import ListProperty

from companion.appendix.site import OVERVIEW, page_of
from companion.phrases import aloud
from companion.screens import spoken_state
from companion.screens.models.readings import NOW, READINGS, now
from companion.screens.models.text import Text
from companion.screens.presenter import Presenter
from companion.screens.presenter.navigation import PAGE, READING, TABLE
from companion.screens.services import appendix, saved
from companion.screens.services.tracked import tracked
from companion.screens.sheet import Sheet, SheetTool

AT = "at"
"""The reading position: the index of the block at the top."""


class TextScreen(Sheet):
    """A text that scrolls. Next reads on aloud, and leads back at the end; Undo reads backwards.

    ``detail`` has the reading position as ``at``, and as ``table`` the table's detail for when the
    player comes back.
    """

    kv = "text"
    needs = ("rows",)
    of_play = True

    blocks = ListProperty()

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self.text = Text()

    def open(self, detail: Mapping[str, Any]) -> None:
        """Show a text at the last reading position."""
        super().open(detail)
        for above in (self, self.content.parent, self.content, self.ids.around):
            above.do_layout()  # what is spoken depends on how much fits
        view = self.ids.rows
        view.lay_out()
        view.marks = self.presenter.by_buttons or bool(self._sought)
        view.go_to_place(int(detail.get(AT, self._sought or 0)))

    def refresh(self) -> None:
        """Show the current text."""
        super().refresh()
        self.primary_stops = True  # Next reads on
        self.text = self.read()
        self.title, self.blocks = self.text.title, self.text.blocks
        words = self.presenter.words
        self.tools = [
            SheetTool(name, words(f"screens.{name}"), icon) for name, icon in self.offered()
        ]

    @abstractmethod
    def read(self) -> Text:
        """Return the text to read."""

    @abstractmethod
    def offered(self) -> Sequence[tuple[str, str]]:
        """Return the tools beside the primary button: their names and icons."""

    @property
    def _sought(self) -> int:
        """The index of the block that was requested, 0 for none."""
        return 0

    def save_scroll(self) -> None:
        """Save how far a finger has scrolled: it reopens there."""
        self.detail = {**self.detail, AT: self.ids.rows.place}
        self.presenter.navigation.stay(self.detail)

    # what is said

    @property
    def spoken(self) -> str:
        """The text's summary, or the current section and its text."""
        view = self.ids.rows
        if self.text.spoken and not view.reading:
            return self.text.spoken
        where = [] if self.text.spoken else [self.title, view.section]
        return aloud.joined([*where, view.said(view.reading)])

    @property
    def likely(self) -> str:
        """What is likely to be said next."""
        to = self.ids.rows.following
        return "" if to is None else self.ids.rows.said(to)

    @property
    def what_next(self) -> str:
        goes_on = self.focus.target is None and self.ids.rows.following is not None
        return self.presenter.words("screens.read-on") if goes_on else super().what_next

    # the buttons and the keys

    def do_next(self) -> None:
        """Tap the target selected by Die; else read on, and at the end go back."""
        view = self.ids.rows
        view.settle_now()
        if self.focus.activate():
            return
        if view.following is None:
            self.press_primary()
        else:
            self._read(view.following)

    def do_undo(self) -> None:
        """Read the previous portion; from the first one, go back."""
        view = self.ids.rows
        view.settle_now()
        if view.reading:
            self._read(view.reading - 1)
        else:
            self.back()

    def _read(self, portion: int) -> None:
        """Show a portion of the text, and read it aloud."""
        view = self.ids.rows
        place = view.entries[view.portions[portion][0]].place
        self.presenter.navigation.show(self.name, **{**self.detail, AT: place})
        view.go_to(portion)
        self.presenter.speech.say(view.said(portion))

    def back(self) -> None:
        """Show the table as it was."""
        if self.presenter.sessions.current and self.detail.get("table"):
            self.presenter.navigation.visit(TABLE, **self.detail["table"])
        else:
            super().back()


class ReadingScreen(TextScreen):
    """Texts besides the rules: ``detail`` has ``what``, a name of `READINGS`."""

    name = READING

    @property
    def what(self) -> str:
        """The text's name."""
        return str(self.detail.get("what", "help"))

    @property
    def section(self) -> int:
        """The section of the table's state that is being read."""
        return int(self.detail.get("section", 0))

    def read(self) -> Text:
        """Return the text to read."""
        section = self.section
        return now(self.presenter, section) if section else READINGS[self.what](self.presenter)

    def offered(self) -> Sequence[tuple[str, str]]:
        """Return the tools: the whole rule beside reasons, correcting values, and reading aloud."""
        own = {"why": ("qr", "qr")}
        if self.what == NOW and self.presenter.session.play.fields:
            own[NOW] = "correct", "pencil"
        return [*([own[self.what]] if self.what in own else []), ("repeat", "speaker")]

    def refresh(self) -> None:
        """Show the current text, and beside notices the latest backup, and how to end a call."""
        super().refresh()
        if self.what == "notices" and self.presenter.calls_help:
            label = self.presenter.words("screens.end-call")
            self.tools = [SheetTool("call", label, "bell"), *self.tools]
        backup = self.presenter.backups.latest() if self.what == "notices" else None
        if backup and self.presenter.store.notices:
            label = self.presenter.words("screens.saved-backup", made=backup.when)
            self.tools = [SheetTool("backup", label, "undo"), *self.tools]

    def _show_notice(self) -> None:
        if self.what == "notices":
            self.notice = []
        else:
            super()._show_notice()

    def use(self, name: str) -> None:
        """Run a tool's action."""
        if name == "qr":
            appendix.show(self.presenter)
        elif name == "correct":
            self._show_values()
        elif name == "backup":
            self._bring_back()
        elif name == "call":
            self.back()
            self.presenter.call_help(False)
        else:
            self.do_repeat()

    def do_next(self) -> None:
        """Read the next section of the table's state; in other texts read on."""
        if self.what != NOW or self.focus.target:
            super().do_next()
        elif self.section + 1 < len(spoken_state.sections(self.presenter.session)):
            self.presenter.navigation.read(NOW, section=self.section + 1)
        else:
            self.back()

    def do_why(self) -> None:
        """Go back from the reasons; over a step, show and say them instead of this text."""
        if self.what == "why":
            self.back()
        elif self.presenter.sessions.current:
            self.presenter.navigation.read("why", **self.detail.get("table", {}))
        else:
            super().do_why()

    def back(self) -> None:
        """Show the table as it was; a notice that was read is not shown again."""
        if self.what == "notices":
            self.presenter.acknowledge()
        super().back()

    def _bring_back(self) -> None:
        """Add the games of the latest backup: that neither loses nor duplicates any."""
        if self.presenter.guard.passes():
            self.presenter.store.acknowledge()
            saved.take_backup(self.presenter)
            if self.parent:
                self.refresh()

    def _show_values(self) -> None:
        """Show the values of this section in the editor."""
        session = self.presenter.session
        about = spoken_state.headings(session, self.section)
        places = [at for at, heading in enumerate(tracked(session)) if heading in about]
        back = {"name": self.name, "what": self.what, "section": self.section}
        self.presenter.navigation.visit("editor", list=True, groups=places, back=back)


class PageScreen(TextScreen):
    """A page of the appendix.

    ``detail`` has the ``place``, such as ``construct#where-it-goes`` (by default that of the step),
    and the places opened ``before``, each with its reading position, to which Back leads.
    """

    name = PAGE
    of_step = True

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self._made: tuple[tuple[Any, ...], Text] = (), Text()

    def leave(self) -> None:
        """Rebuild the page when it is opened again: the step may have changed."""
        super().leave()
        self._made = (), Text()

    @property
    def place(self) -> str:
        """The current page, with its heading after a # if one was requested."""
        return str(self.detail.get("place") or appendix.step_place(self.presenter))

    @property
    def _sought(self) -> int:
        anchor = "" if AT in self.detail else self.place.partition("#")[2]
        found = (at for at, block in enumerate(self.blocks) if anchor and block.anchor == anchor)
        return next(found, 0)

    def read(self) -> Text:
        """Return the page, cached: reading on must be quick."""
        page, of_step = page_of(self.place), not self._before
        wanted = page, of_step, self.presenter.phrasebook.language, self.presenter.session.id
        if wanted != self._made[0]:
            self._made = wanted, appendix.text(self.presenter, page, of_step)
        return self._made[1]

    def offered(self) -> Sequence[tuple[str, str]]:
        """Return the tools: all pages, or from there the step's page, and reading aloud."""
        if page_of(self.place) != OVERVIEW:
            return [("repeat", "speaker"), ("page-contents", "list")]
        return [("repeat", "speaker"), *([("to-step", "undo")] if self._before else [])]

    def use(self, name: str) -> None:
        """Run a tool's action."""
        if name == "page-contents":
            self.follow(OVERVIEW)
        elif name == "to-step":
            super().back()
        else:
            self.do_repeat()

    def press(self, name: str) -> None:
        """Open the place that a line links to."""
        self.follow(name)

    def follow(self, to: str) -> None:
        """Open a place of the appendix; Back leads to this position again."""
        to = f"{page_of(self.place)}{to}" if to.startswith("#") else to
        self._visit(to, [*self._before, [self.place, self.ids.rows.place]])

    def back(self) -> None:
        """Open the place before; from the first one, show the table as it was."""
        if self._before:
            *before, (place, at) = self._before
            self._visit(place, before, at=at)
        else:
            super().back()

    def _visit(self, place: str, before: Sequence[Any], **at: int) -> None:
        table = {"table": self.detail["table"]} if self.detail.get("table") else {}
        self.presenter.navigation.visit(self.name, place=place, before=list(before), **at, **table)

    @property
    def _before(self) -> Sequence[Any]:
        """The places opened before, each with its reading position."""
        return self.detail.get("before") or ()

    def do_qr(self) -> None:
        """Show the code of the step's page."""
        appendix.show(self.presenter)
