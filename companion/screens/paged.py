"""A list of rows in pages: as many rows as there is room for, the others a tap away.

The page that is shown belongs to a screen's ``detail``; it turns with the two buttons at the end
of the row of buttons, or wherever a screen has room for them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box, Frame
from companion.screens.framed import Faces
from companion.screens.headed import HeadedScreen
from companion.screens.theme import FACT, LABEL, LANE, down_from
from companion.screens.widgets.tap import PAINTERS, Face, row_fits

ROW, LINE = 56, 26
"""The height of a row with letters as the look has them, and of each of two lines in it."""

GAP, HEADING = 6, 30
"""The space between two rows, and the height of a heading."""

KEYS = 9
"""So many rows of a page have a key of their own."""


class Row(Struct, frozen=True):
    """A row: its face, and the name of its tap. One without a name is only read."""

    name: str
    face: Face


class Placed(NamedTuple):
    """A row, or a heading, with its place."""

    box: Box
    row: Row | None
    heading: str = ""


Page = list[Placed]

Groups = Mapping[str, Sequence[Row]]
"""Rows by the heading of their group; the heading "" is not shown."""


def row_high(letters: float, lines: int = 2) -> float:
    """Return the height of a row of so many lines, with letters so much larger than the look's."""
    return max(ROW, lines * LINE * letters + 4)


def pages(
    letters: float, box: Box, groups: Groups, columns: int = 1, high: float = 0
) -> list[Page]:
    """Return the pages of a list: each fills the box column by column.

    A heading is never the last of a column, and stands again over what continues on the next page.
    ``high`` is the height of a row if it is not the usual one. There is one page at least. The
    columns of a list that is only one page are as long as each other, and so are the pages of one
    column.
    """
    found = _flow(letters, box, groups, columns, high)
    count = sum(map(len, groups.values()))
    if columns > 1 and len(found) == 1 and len(groups) == 1:
        return _flow(letters, box, groups, columns, high, -(-count // columns))
    if columns == 1 and len(found) > 1 and len(groups) == 1:
        return _flow(letters, box, groups, columns, high, -(-count // len(found)))
    return found


def _flow(
    letters: float, box: Box, groups: Groups, columns: int, high: float, most: float = inf
) -> list[Page]:
    """Return the pages of a list, at most so many rows in a column."""
    places = box.grid(columns, 1, gap=8)
    high = min(_stretched(high or row_high(letters), box.high), box.high)
    found: list[list[Placed]] = [[]]
    column, y, count = 0, 0.0, 0
    for heading, rows in groups.items():
        headed = False
        for row in rows:
            above = HEADING if heading and not headed else 0
            if y and (count >= most or y + above + high > box.high + 0.5):
                column, y, count = column + 1, 0.0, 0
                if column == columns:
                    column, headed = 0, False
                    found.append([])
                if heading and headed:  # it goes on beside its heading
                    y = HEADING
            x, wide = places[column].x, places[column].wide
            if heading and not headed:
                found[-1].append(Placed(Box(x, box.y + y, wide, HEADING), None, heading))
                y, headed = y + HEADING, True
            found[-1].append(Placed(Box(x, box.y + y, wide, high), row))
            y, count = y + high + GAP, count + 1
    return found


def put_rows(faces: Faces, page: Page, p: Painter, size: float = 0) -> None:
    """Put the rows of a page; the keys 1 to 9 take the first of those that can be tapped.

    All rows have letters of one size: the largest at which they have room, if none is given.
    """
    size = size or shared_size(p, page)
    number = 0
    for at, (box, row, _) in enumerate(page):
        if row is None:
            continue
        face = replace(row.face, size=size / p.letters)
        if row.name:
            number += 1
            faces[row.name] = (box, replace(face, number=number if number <= KEYS else 0))
        else:  # it is drawn with the headings
            faces[f"read-{at}"] = (box, replace(face, style="bare", paint=None, read=True))


def shared_size(p: Painter, page: Page) -> float:
    """Return the largest size of letters in which all rows of a page have room."""
    rows = [(box, row.face) for box, row, _ in page if row and row.face.style == "row"]
    sizes = down_from(FACT * p.letters)
    fitting = (
        size
        for size in sizes
        if all(row_fits(p, face, size, box.wide, box.high) for box, face in rows)
    )
    return next(fitting, sizes[-1])


def draw_rows(p: Painter, page: Page) -> None:
    """Draw what of a page is only read: its headings, and rows without a name."""
    size = shared_size(p, page) / p.letters
    for box, row, heading in page:
        if row is None:
            p.words(box.x + 4, box.bottom - 8, heading, _heading_size(p, heading, box), "dim")
        elif not row.name:
            p.rect(*box, "sunk", LANE)
            at = p.at(box.x, box.y)
            PAINTERS["row"](at, replace(row.face, size=size), box.wide, box.high, "sand")
            if row.face.paint:
                row.face.paint(at, box.wide, box.high)


def put_turns(
    faces: Faces,
    frame: Frame,
    at: int,
    count: int,
    turn: Callable[[int], object],
    words: Callable[..., str],
    places: tuple[Box, Box] | None = None,
) -> None:
    """Put the two buttons that turn the page, if there is more than one; ``turn`` takes its number.

    They stand where the table has Undo and More, if no other ``places`` are given.
    """
    if count < 2:
        return
    above, below = places or (frame.undo, frame.more)
    for name, box, to in (("up", above, at - 1), ("down", below, at + 1)):
        off = not 0 <= to < count
        faces[f"page-{name}"] = (
            box,
            Face(
                words(f"screens.page-{name}"),
                _turner(turn, to),
                size=LABEL,
                sign=name,
                off=off,
                spoken=words("screens.page", number=to + 1, count=count),
            ),
        )


def names_of(page: Page) -> list[str]:
    """Return the names of the rows of a page."""
    return [placed.row.name for placed in page if placed.row]


def page_note(at: int, count: int) -> str:
    """Return which page is shown, as a header tells it; "" where there is only one."""
    return f"{at + 1}/{count}" if count > 1 else ""


def page_at(detail: Mapping[str, Any], count: int) -> int:
    """Return the number of the page to be shown, from 0: that of the detail if there is such."""
    return min(max(0, int(detail.get("page", 0))), count - 1)


def _turner(turn: Callable[[int], object], to: int) -> Callable[[], object]:
    return lambda: turn(to)


def _stretched(high: float, room: float) -> float:
    """Return the height of rows that fill the room, if they are to be at least so high."""
    count = max(1, int((room + GAP) // (high + GAP)))
    return min((room + GAP) / count - GAP, high * 1.12)


def _heading_size(p: Painter, heading: str, box: Box) -> float:
    return p.largest(heading, (FACT, LABEL), box.wide - 8)


class PagedScreen(HeadedScreen):
    """A screen with a list. A page that is turned to is shown at once.

    Die steps through the rows of all pages: where it comes to what turns the page, it turns it.
    """

    pages = 1
    """How many pages the list has that is shown."""

    turners: tuple[str, ...] = ("page-up", "page-down")
    """What turns the pages, by the names of the taps; it comes after the rows."""

    @property
    def page(self) -> int:
        """The number of the page that is shown, from 0."""
        return page_at(self.detail, self.pages)

    def show_page(self, to: int) -> None:
        """Show another page."""
        self.presenter.show(self.name, **{**self.detail, "page": to})

    def turn(self, to: int) -> None:
        """Show another page, and say which, and the first of it."""
        self.show_page(to)
        first, *_ = self.focusable_buttons()
        self.presenter.speak(f"{self.page_words(to)}. {first.spoken}")

    def do_die(self) -> None:
        """Step to the next row, on whichever page it is, or to what else there is; name it."""
        names = [name for name, tap in self.taps.items() if tap.stop]
        at = next((n for n, name in enumerate(names) if self.taps[name].focused), -1)
        following = names[at + 1 :]
        stops = [self.taps[name] for name in following if name not in self.turners]
        if following and following[0] in self.turners and self.page < self.pages - 1:
            self.show_page(self.page + 1)
            stops = self.focusable_buttons()
        elif not stops:
            if self.page:
                self.show_page(0)
            stops = self.focusable_buttons()
        self.point(stops[0])

    def page_words(self, page: int) -> str:
        """Return what a page is called."""
        return self.words("screens.page", number=page + 1, count=self.pages)
