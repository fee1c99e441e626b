"""A page of the appendix on the screen: with its tables, drawings and links, and read aloud."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import dropwhile
from typing import Any

from companion.appendix.site import OVERVIEW, page_of
from companion.phrases import aloud
from companion.screens.drawing.diagram import draw_diagram
from companion.screens.drawing.painter import Painter
from companion.screens.framed import Faces
from companion.screens.headed import HeadedScreen
from companion.screens.page_layout import ARROW, Layout, Line, Page, Piece
from companion.screens.paged import page_note, put_turns
from companion.screens.presenter import PAGE, Presenter
from companion.screens.services import appendix
from companion.screens.theme import GAP
from companion.screens.turned import TurnedScreen
from companion.screens.widgets.tap import Face, Style

MARK = 6
"""How wide the mark is of the heading that was looked for."""


class PageScreen(TurnedScreen, HeadedScreen):
    """A page of the appendix, in pages of the screen; swiping turns them, and so does Next.

    ``detail`` has the ``place``, such as ``construct#where-it-goes`` (that of the step if none is
    told); which ``page`` of the screen is shown, else that with the heading; and the places that
    were opened ``before``, each with its page, to which Back leads.
    """

    name = PAGE
    of_step = True

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self.pages: list[Page] = [[]]
        self.title = ""
        self._letters = 0.0
        self._laid_out: tuple[Any, ...] = ()

    @property
    def place(self) -> str:
        """The page that is read, and its heading after a # if one was looked for."""
        return str(self.detail.get("place") or appendix.step_place(self.presenter))

    @property
    def at(self) -> int:
        """The number of the page of the screen that is shown, from 0."""
        if not self._sought:
            return super().at
        with_it = (
            number
            for number, page in enumerate(self.pages)
            if any(placed.piece.anchor == self._sought for placed in page)
        )
        return next(with_it, 0)

    @property
    def _sought(self) -> str:
        """The heading that was looked for, "" if there is none, or a page was turned."""
        return "" if "page" in self.detail else self.place.partition("#")[2]

    @property
    def spoken(self) -> str:
        """Where one is, and what this page says, from the heading on that was looked for."""
        page = [placed.piece for placed in self.pages[self.at]]
        if self._sought:
            page = list(dropwhile(lambda piece: piece.anchor != self._sought, page)) or page
        where = [self.title, self.page_words(self.at)] if self.at else [self.title]
        return aloud.joined([*where, *(piece.said for piece in page)])

    @property
    def likely(self) -> str:
        """What is likely said next: the next page of the screen, as it is turned to."""
        to = self.at + 1
        return self._turned_to(to) if to < len(self.pages) else ""

    def _turned_to(self, page: int) -> str:
        """Return what is said of a page of the screen as it is turned to."""
        said = (placed.piece.said for placed in self.pages[page])
        return aloud.joined([self.page_words(page), *said])

    def refresh(self) -> None:
        self._lay_out()
        at, faces = self.at, self._leads()
        places = self.frame.choices
        repeat = Face(self.words("screens.repeat"), self.do_repeat, sign="speaker")
        faces["repeat"] = (places[0], repeat)
        if page_of(self.place) != OVERVIEW:
            contents = Face(
                self.words("screens.page-contents"), partial(self.follow, OVERVIEW), sign="list"
            )
            faces["contents"] = (places[1], contents)
        elif self._before:
            step = Face(self.words("screens.to-step"), super().back)
            faces["leave"] = (places[1], step)
        put_turns(faces, self.frame, at, len(self.pages), self.turn, self.words)
        faces["primary"] = (
            self.frame.primary,
            Face(self.words("screens.back"), self.back, "primary"),
        )
        self.put_header(faces, stop=False)
        self.draw(faces, self._paint)

    def turn(self, page: int) -> None:
        """Show this page of the screen, and read it."""
        self.presenter.show(self.name, **{**self.detail, "page": page})
        self.presenter.speak(self._turned_to(page))

    def follow(self, to: str) -> None:
        """Open a place of the appendix; Back leads to this one again, as it is now."""
        to = f"{page_of(self.place)}{to}" if to.startswith("#") else to
        self._visit(to, [*self._before, [self.place, self.at]])

    def back(self) -> None:
        """Open the place before; from the first one, show the table as it was."""
        if self._before:
            *before, (place, page) = self._before
            self._visit(place, before, page=page)
        else:
            super().back()

    def _visit(self, place: str, before: Sequence[Any], **page: int) -> None:
        table = {"table": self.detail["table"]} if self.detail.get("table") else {}
        self.presenter.visit(self.name, place=place, before=list(before), **page, **table)

    @property
    def _before(self) -> Sequence[Any]:
        """The places that were opened before, each with the page that was shown."""
        return self.detail.get("before") or ()

    def do_qr(self) -> None:
        """Show the code of the step's page."""
        appendix.show(self.presenter)

    # parts

    def _lay_out(self) -> None:
        """Lay the page out, if it is not yet: turning it must be quick."""
        page, of_step = page_of(self.place), not self._before
        wanted = (page, of_step, self.book.language, self.session.id, *self.size, self.letters)
        if wanted == self._laid_out:
            return
        reading = appendix.reading(self.presenter, page, of_step)
        self.title = reading.title
        name = partial(appendix.name_of, self.presenter, page)
        layout = Layout(
            self.measure,
            self.frame.content(),
            self.frame.upright,
            name,
            lambda what, state: self.words("screens.state", what=what, state=state),
            reading.diagram,
        )
        self.pages = layout.lay(reading.passages, reading.anchors, reading.around)
        self._letters, self._laid_out = layout.size, wanted

    def _leads(self) -> Faces:
        """Return the links of the page of the screen."""
        faces: Faces = {}
        for placed in self.pages[self.at]:
            box, piece = placed
            if piece.lead:
                to, words = piece.lead
                named = piece.said if words in piece.said else aloud.joined([words, piece.said])
                face = Face(
                    words,
                    partial(self.follow, to),
                    "blank",
                    spoken=named,
                    paint=partial(self._paint_lead, piece),
                )
                faces[f"lead-{len(faces)}"] = (box, face)
            for place, chip in piece.chips:
                style: Style = "row" if chip.listed else "button"
                face = Face(chip.words, partial(self.follow, chip.to), style, sign=chip.sign)
                face.spoken = chip.spoken
                faces[f"lead-{len(faces)}"] = (place._replace(x=box.x + place.x, y=box.y), face)
        return faces

    def _paint(self, p: Painter) -> None:
        self.paint_header(p, self.title, note=page_note(self.at, len(self.pages)))
        for box, piece in self.pages[self.at]:
            if piece.figure:
                place, found = piece.figure
                draw_diagram(p, found, place._replace(x=box.x + place.x, y=box.y + place.y))
            if piece.ruled and not piece.lead:
                p.rect(box.x, box.bottom - 2, box.wide, 1.5, "line")
            if piece.anchor and piece.anchor == self._sought:
                p.rect(0, box.y, MARK, box.high, "orange")
            if not piece.lead:
                self._paint_lines(p, box.x, box.y, piece.lines)

    def _paint_lines(self, p: Painter, x: float, y: float, lines: tuple[Line, ...]) -> None:
        size = self._letters
        for line in lines:
            p.words(x + line.x, y + line.y, line.words, size, line.ink, line.bold)

    def _paint_lead(self, piece: Piece, p: Painter, wide: float, high: float) -> None:
        """Draw a line that leads somewhere, with an arrow at its end."""
        self._paint_lines(p, 0, 0, piece.lines)
        p.sign("next", wide - ARROW / 2 - GAP / 2, high / 2, 22, "ice")
