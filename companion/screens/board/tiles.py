"""Answers and reports as tiles: a grid in which every word has room, in pages where it must be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import hypot
from typing import Any, Literal, NamedTuple

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    OptionProperty,
    StringProperty,
)

from companion.screens.models.step import Answer
from companion.screens.theme import theme
from companion.screens.widgets.each import Each
from companion.screens.widgets.tappable import Tappable
from companion.screens.widgets.words import fitting

MORE_TILES = "more-tiles"
"""The tile that shows the other tiles."""

GAP, SIGN, LARGE_SIGN, SIGN_ALONE = 4, 28, 34, 44
AT_ONCE, REPORT = 62, 50
"""The least height of a tile: of one that answers at once, and of a report, in dp."""

PULLED = 12
"""How far a finger pulls a tile until it is in the hand, in dp."""

MOST = 96
"""The most height of a tile, in dp."""

REPORTS = 3, 4
"""The columns and rows of what can be reported: each has its place."""

COLUMNS = 4

WHOLE = 600
"""Tiles that have so many dp of width have larger words."""


Form = Literal["over", "beside", "bare", "sign"]
"""Whether the sign of a tile is over its words, or beside them, or has no room; or is alone."""


KIND_EDGES = 52
"""What of the width of a thing to lay is not for its name beside its sign, in dp."""


class AnswerTile(Tappable):
    """An answer: a sign with its words, over or beside each other; ``item`` is an `Answer`.

    The sign is where the words are largest; where they have no room with it, it goes.
    """

    letters = NumericProperty(0)
    """The most size of its words in pixels, 0 for that of their role."""
    alike = StringProperty()
    """Where its sign is as in all tiles beside it, "" where each has its own form."""
    form = OptionProperty("over", options=("over", "beside", "bare", "sign"))
    size_of_words = NumericProperty(20)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        update = Clock.create_trigger(self.arrange, -1)
        for name in ("size", "text", "sign", "letters", "alike"):
            self.fbind(name, update)
        theme.follow("text_scale", self.arrange)

    def on_touch_down(self, touch: Any) -> bool:
        """Say why what is tapped can't be answered now."""
        if self.disabled and self.item and self.collide_point(*touch.pos):
            self.screen.explain(self.item.value)
            return True
        return bool(super().on_touch_down(touch))

    def on_touch_move(self, touch: Any) -> bool:
        """Let a finger pull what goes to the board there."""
        mine = touch.grab_current is self and self.item and self.item.goes_to_board
        if mine and hypot(touch.x - touch.ox, touch.y - touch.oy) > dp(PULLED):
            touch.ungrab(self)
            self.state = "normal"
            self.screen.pick_up(self.item.value, self.sign, touch, self.to_window(*touch.pos))
            return True
        return bool(super().on_touch_move(touch))

    def arrange(self, *_: Any) -> None:
        """Choose the form, and the size of the words."""
        every = theme.sizes_from("answer")
        sizes = tuple(size for size in every if size <= self.letters) or every
        size = int(self.width), int(self.height)
        made = made_up(self.text, bool(self.sign), size, sizes, dp(1), self.alike)
        alone = self.item is not None and self.item.headed
        self.form, self.size_of_words = "sign" if alone else made.form, made.letters


class KindTile(Tappable):
    """A thing that is laid on the board; so many are ``left``. ``item`` is an `Answer`.

    It is ``signed`` where its name has room beside the sign.
    """

    left = NumericProperty(0)
    signed = BooleanProperty(True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        update = Clock.create_trigger(self.arrange, -1)
        for name in ("size", "text"):
            self.fbind(name, update)
        theme.follow("text_scale", self.arrange)

    def arrange(self, *_: Any) -> None:
        """Choose whether the sign has room."""
        room = int(self.width - dp(KIND_EDGES)), int(self.height - dp(4))
        self.signed = not fitting(self.text, theme.sizes_from("fact"), False, *room, 1)[1]


class MadeUp(NamedTuple):
    """The form of a tile, the size of its words in pixels, and whether they have no room."""

    form: Form
    letters: int
    over: bool


@lru_cache(2000)
def made_up(
    text: str,
    signed: bool,
    size: tuple[int, int],
    sizes: tuple[int, ...],
    unit: float,
    alike: str = "",
) -> MadeUp:
    """Return how a tile of this size (in pixels) looks best; a dp has ``unit`` pixels.

    Of the forms with a sign it has the one that is ``alike``, if one is given.
    """
    with_sign = [form for form in _with_sign(*size) if alike in ("", form)]
    forms: list[Form] = [*with_sign, "bare"] if signed else ["bare"]
    found = []
    for form in forms:
        letters, over = fitting(text, sizes, False, *_room_for_words(form, size, unit))
        found.append(MadeUp(form, letters, over))
    signs = [made for made in found if not made.over and made.form != "bare"]
    return max(signs, key=lambda made: made.letters) if signs else found[-1]


def _with_sign(width: int, height: int) -> list[Form]:
    """Return the forms of a tile of this size that have a sign, the better one first."""
    return ["over", "beside"] if width < 2.2 * height else ["beside", "over"]


def form_of_all(
    labels: Iterable[tuple[str, bool]], letters: int, size: tuple[int, int], unit: float
) -> str:
    """Return the form in which the signs of all these labels have room, "" if there is none."""
    signed = [text for text, has_sign in labels if has_sign and text]
    return next(
        (
            form
            for form in _with_sign(*size)
            if not any(
                fitting(text, (letters,), False, *_room_for_words(form, size, unit))[1]
                for text in signed
            )
        ),
        "",
    )


def _room_for_words(form: Form, size: tuple[int, int], unit: float) -> tuple[int, int]:
    """Return the width and the height of the words of a tile, in pixels."""
    width, height = size
    if form == "over":
        return int(width - 4 * unit), int(height - (8 + 2 + sign_side(height / unit)) * unit)
    if form == "beside":
        return int(width - (12 + 6 + sign_side(height / unit)) * unit), int(height - 4 * unit)
    return int(width - 4 * unit), int(height - 4 * unit)


def sign_side(height: float, alone: bool = False) -> int:
    """Return the side of the sign of a tile of this height, in dp."""
    if alone:
        return SIGN_ALONE
    return LARGE_SIGN if height >= 76 else SIGN


class Grid(NamedTuple):
    """Columns, rows, and the size of the words, in pixels."""

    columns: int
    rows: int
    letters: int

    @property
    def places(self) -> int:
        """How many tiles have room."""
        return self.columns * self.rows


class Tiles(Each):
    """Shows ``answers`` in a grid, in pages if it must. ``more`` is said by what turns the page."""

    answers = ListProperty()
    reports = NumericProperty(0)
    """The rows of what can be reported: each has its place. 0 where the answers are others."""
    least = NumericProperty(AT_ONCE)
    """The least height of a tile, in dp."""
    more = StringProperty()
    page = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(row_force_default=True, **kwargs)
        update = Clock.create_trigger(self.arrange, -1)
        self._asked: object = None
        self._seen: tuple[object, int] = None, 0
        self._see = Clock.create_trigger(lambda _: setattr(self, "_seen", (self._asked, self.cols)))
        for name in ("page", "size", "more", "least"):
            self.fbind(name, update)
        self.fbind("answers", self._first_page)
        self.fbind("answers", update)
        theme.follow("text_scale", self.arrange)

    def _first_page(self, *_: Any) -> None:
        self.page = 0

    def turn_page(self) -> None:
        """Show the next tiles, at once: Die goes on among them."""
        self.page += 1
        self.arrange()

    def arrange(self, *_: Any) -> None:
        """Choose the grid, and the tiles of this page; those that were seen keep their columns."""
        if not self.answers or min(self.size) < dp(REPORT):
            self.items = []
            return
        labels, size = labels_of(self.answers), (int(self.width), int(self.height))
        sizes = theme.sizes_from("label" if self.reports else role_of(self.width))
        more, least = f"{self.more} 9/9", int(self.least)
        self._asked, (asked, columns) = (labels, self.width, sizes), self._seen
        columns = columns if self._asked == asked else 0
        grid = grid_of(labels, more, size, sizes, int(self.reports), dp(1), least, columns)
        self._see()
        self.cols, self.row_default_height = grid.columns, cell_height(self.height, grid.rows)
        self.items = self._of_page(grid.places)
        width = int((self.width - dp(GAP) * (grid.columns - 1)) / grid.columns)
        size = width, int(self.row_default_height)
        alike = form_of_all(labels, grid.letters, size, dp(1))
        for tile in self.children:
            tile.letters, tile.alike = grid.letters, alike

    def _of_page(self, most: int) -> Sequence[Answer]:
        """Return the tiles of the page, the last one for the next page if there is one."""
        if len(self.answers) <= most:
            return list(self.answers)
        pages = -(-len(self.answers) // (most - 1))
        at = int(self.page) % pages
        shown = self.answers[at * (most - 1) : (at + 1) * (most - 1)]
        return [*shown, Answer(MORE_TILES, f"{self.more} {at + 1}/{pages}")]


def labels_of(answers: Iterable[Answer]) -> tuple[tuple[str, bool], ...]:
    """Return the words on the tiles of some answers, each with whether it has a sign."""
    return tuple(("" if answer.headed else answer.text, bool(answer.sign)) for answer in answers)


def role_of(width: float) -> str:
    """Return the role of the words on tiles that have so many pixels of width together."""
    return "title" if width >= dp(WHOLE) else "answer"


def height_for(answers: Sequence[Answer], width: float, most: float) -> float:
    """Return the height in pixels, of at ``most`` so many, at which answers are on one page.

    It is the least that they want where they are on one page at none.
    """
    least = least_height(len(answers), width, reports=False)
    sizes, labels = theme.sizes_from(role_of(width)), labels_of(answers)
    for rows in range(1, REPORTS[1] + 1):
        height = rows_height(rows, dp(AT_ONCE))
        room = int(width), int(height) + 1
        if least <= height <= most and grid_of(labels, "", room, sizes, 0, dp(1)).places >= len(
            answers
        ):
            return height
    return least


def least_height(count: int, width: float, reports: bool) -> float:
    """Return the height in pixels that so many tiles want, at most four rows of them."""
    columns = 3 if reports or width > dp(470) else 2
    rows = REPORTS[1] if reports else min(4, -(-count // columns))
    return rows_height(rows, dp(REPORT if reports else AT_ONCE))


def rows_height(rows: int, height: float) -> float:
    """Return the height of rows with gaps between them, in pixels."""
    return rows * height + (rows - 1) * dp(GAP)


def cell_height(height: float, rows: int) -> float:
    """Return the height of a tile, in pixels."""
    return min((height - dp(GAP) * (rows - 1)) / rows, dp(MOST))


@lru_cache(500)
def grid_of(
    labels: tuple[tuple[str, bool], ...],
    more: str,
    size: tuple[int, int],
    sizes: tuple[int, ...],
    reports: int,
    unit: float,
    high: int = AT_ONCE,
    wanted: int = 0,
) -> Grid:
    """Return the grid with the ``wanted`` columns, else that in which these labels are largest.

    A label is its text, and whether it has a sign.
    Where there is no room for all of them, a page holds as many as fit, the last one turning it.
    """
    least = min(2, len(labels))  # one answer, and the tile that turns the page
    for count in range(len(labels), least - 1, -1):
        shown = labels if count == len(labels) else (*labels, (more, False))
        if grids := list(_grids(shown, count, size, sizes, reports, unit, high)):
            if reports:
                return grids[0]
            return max(grids, key=lambda e: (e.columns == wanted, e.letters, e.columns))
    columns = REPORTS[0] if reports else 2
    return Grid(columns, max(1, int(size[1] // (AT_ONCE * unit))), sizes[-1])


def _shapes(count: int, reports: int) -> Iterator[tuple[int, int]]:
    """Yield the columns and rows that so many tiles may have; reports have the same each time."""
    if reports:
        yield REPORTS[0], reports
        yield 2, max(reports, -(-count // 2))
    else:
        yield from (
            (columns, -(-count // columns)) for columns in range(1, min(COLUMNS, count) + 1)
        )


def _grids(
    labels: Sequence[tuple[str, bool]],
    count: int,
    size: tuple[int, int],
    sizes: tuple[int, ...],
    reports: int,
    unit: float,
    least: int,
) -> Iterator[Grid]:
    """Yield the grids of so many tiles in which every label fits; each as high as ``least``."""
    for columns, rows in _shapes(count, reports):
        width = int((size[0] - GAP * unit * (columns - 1)) / columns)
        height = int(cell_height(size[1], rows))
        needed = (REPORT if reports else least) * unit - 1
        if height < needed or width < AT_ONCE * unit or count > rows * columns:
            continue
        letters = sizes[0]
        for text, signed in labels:
            rest = tuple(each for each in sizes if each <= letters)
            made = made_up(text, signed, (width, height), rest, unit)
            letters = made.letters
            if made.over:
                break
        else:
            yield Grid(columns, rows, letters)
