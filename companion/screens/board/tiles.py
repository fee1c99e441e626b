"""Answers and reports as tiles: a grid in which every text fits, on several pages if needed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import hypot
from typing import Any, Literal, NamedTuple

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import (
    ListProperty,
    NumericProperty,
    OptionProperty,
    StringProperty,
)

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.models.step import Answer
from companion.screens.theme import theme
from companion.screens.widgets.each import Each
from companion.screens.widgets.tappable import Tappable, TappableBox
from companion.screens.widgets.words import fitting

MORE_TILES = "more-tiles"
"""The tile that shows the other tiles."""

GAP, APART, LOW_ICON, ICON, LARGE_ICON = 4, 12, 22, 28, 34
AT_ONCE_DP, REPORT_DP = 62, 50
"""The minimum height of a tile that answers, and of a report."""

PULLED_DP = 12
"""How far a tile must be dragged before it is picked up."""

SIDES_DP = 2
"""The least space on each side of a tile's text."""

FEW_LINES = 2
"""The lines of a text that are better than larger letters."""

MAX_DP, MAX_ROOMY_DP, MAX_ALONE_DP = 96, 240, 140
"""The maximum height of a tile, of one that has as much room as it can use, and of one that is
alone beside the marked answer.
"""

ROOMY_DP = 120
"""The height for each tile with which they are larger: narrow ones are below each other."""

REPORTS = 3, 4
"""The columns and rows of the report tiles, which have fixed positions."""

COLUMNS = 4

OVER_DP = 60
"""A lower tile has a smaller icon over its text."""

WHOLE_DP, FEW = 600, 3
"""Tiles at least this wide together have larger text; up to this many of them the largest."""


Form = Literal["over", "beside", "close", "bare", "icon"]
"""The icon of a tile is over its text, beside it, small and close beside it, left out, or alone."""

CLOSE_ICON_DP = 24
"""The side of an icon that is close beside its text, in dp."""


KIND_ICONS_DP, KIND_EDGES_DP = (40, 34, 26), 10
"""The sides that the icon of a placing tile may have, and the part of the tile's width used neither
by that nor by the name.
"""

MAX_DOTS = 4
"""The most dots on a placing tile."""


class AnswerTile(Tappable):
    """An answer: an icon with its text, over or beside each other; ``item`` is an `Answer`.

    The icon is where the text can be largest. If they don't fit together it is small and close to
    the text, or else left out.
    """

    font_size = NumericProperty(0)
    """The maximum text size in pixels, 0 for that of its role."""
    alike = StringProperty()
    """The form shared with all tiles beside it, "" if each has its own."""
    form = OptionProperty("over", options=("over", "beside", "close", "bare", "icon"))
    chosen_font_size = NumericProperty(20)
    icon_side = NumericProperty(0)
    icon_pos = ListProperty([0, 0])
    words_pos = ListProperty([0, 0])
    words_size = ListProperty([0, 0])

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        update = Clock.create_trigger(self.arrange, -1)
        for name in ("pos", "size", "text", "icon", "font_size", "alike"):
            self.fbind(name, update)
        theme.follow("text_scale", self.arrange)

    def on_touch_down(self, touch: Any) -> bool:
        """Say why a tapped answer can't be given now."""
        if self.disabled and self.item and self.collide_point(*touch.pos):
            self.screen.explain(self.item.value)
            return True
        return bool(super().on_touch_down(touch))

    def on_touch_move(self, touch: Any) -> bool:
        """Start a drag for what goes to the board."""
        mine = touch.grab_current is self and self.item and self.item.goes_to_board
        if mine and hypot(touch.x - touch.ox, touch.y - touch.oy) > dp(PULLED_DP):
            touch.ungrab(self)
            self.state = "normal"
            self.screen.pick_up(self.item.value, self.icon, touch, self.to_window(*touch.pos))
            return True
        return bool(super().on_touch_move(touch))

    def arrange(self, *_: Any) -> None:
        """Choose the form and the text size, and place icon and text."""
        fit = tuple(size for size in theme.sizes_from("noun") if size <= self.font_size)
        sizes = fit or theme.sizes_from("answer")
        size = int(self.width), int(self.height)
        made = made_up(self.text, bool(self.icon), size, sizes, dp(1), self.alike)
        alone = self.item is not None and self.item.headed
        self.form, self.chosen_font_size = "icon" if alone else made.form, made.font_size
        over, close = self.form == "over", self.form == "close"
        beside = close or self.form == "beside"
        height = self.height / dp(1)
        side = CLOSE_ICON_DP if close else side_over(height) if over else icon_side(height, alone)
        half, edge = dp(side) / 2, dp(edge_over(height))
        x = self.center_x - alone * (half + dp(2))
        x = self.x + dp(3 if close else 8) + half if beside else x
        y = self.top - edge - half if over else self.center_y
        self.icon_side, self.icon_pos = 2 * half, (x - half, y - half)
        self.words_size = room = _room_for_words(self.form, size, dp(1))
        right = {"close": 2, "beside": 8}.get(self.form, SIDES_DP)
        self.words_pos = self.right - room[0] - dp(right), self.y + (edge if over else dp(2))


class KindTile(TappableBox):
    """A thing to place on the board, of which ``left`` remain. ``item`` is an `Answer`.

    Its icon is as large as its name allows.
    """

    left = NumericProperty(0)
    icon_side = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        update = Clock.create_trigger(self.arrange, -1)
        for name in ("size", "text"):
            self.fbind(name, update)
        theme.follow("text_scale", self.arrange)

    def arrange(self, *_: Any) -> None:
        """Choose the largest icon beside which the name fits, else the smallest."""
        sizes, height = theme.sizes_from("fact"), int(self.height - dp(4))
        rooms = {side: int(self.width - dp(side + KIND_EDGES_DP)) for side in KIND_ICONS_DP}
        fit = (
            side
            for side, room in rooms.items()
            if not fitting(self.text, sizes, False, room, height, 2)[1]
        )
        self.icon_side = dp(next(fit, KIND_ICONS_DP[-1]))


def draw_left(p: Painter, box: Box, kind: tuple[int, str]) -> None:
    """Draw a dot for each thing that is left to be placed, in a colour."""
    left, colour = kind
    count = min(int(left), MAX_DOTS)
    for at in range(count):
        p.disc(box.width / 2 + 13 * (at - (count - 1) / 2), box.height / 2, 5, colour)


class MadeUp(NamedTuple):
    """The form of a tile, its text size in pixels, and whether the text overflows, or is long."""

    form: Form
    font_size: int
    over: bool
    many: bool = False


@lru_cache(2000)
def made_up(
    text: str,
    has_icon: bool,
    size: tuple[int, int],
    sizes: tuple[int, ...],
    unit: float,
    alike: str = "",
) -> MadeUp:
    """Return the best form of a tile of this size (in pixels), with ``unit`` pixels per dp.

    If ``alike`` is given, it is the only form with an icon that is considered.
    """
    with_icon = [form for form in _forms_with_icon(*size) if alike in ("", form)]
    found = [_made_in(form, text, size, sizes, unit) for form in with_icon if has_icon]
    close = _made_in("close", text, size, sizes, unit)
    for many in (False, True):
        if fit := [made for made in found if not made.over and made.many <= many]:
            return max(fit, key=lambda made: made.font_size)
        if has_icon and not close.over and close.many <= many:
            return close
    return _made_in("bare", text, size, sizes, unit)


def _made_in(
    form: Form, text: str, size: tuple[int, int], sizes: tuple[int, ...], unit: float
) -> MadeUp:
    """Return a tile in this form, its text in few lines if possible."""
    room = _room_for_words(form, size, unit)
    font_size, many = fitting(text, sizes, False, *room, FEW_LINES)
    over = many
    if many:
        font_size, over = fitting(text, sizes, False, *room)
    return MadeUp(form, font_size, over, many)


def _forms_with_icon(width: int, height: int) -> list[Form]:
    """Return the forms with an icon for a tile of this size, the better one first."""
    return ["over", "beside"] if width < 2.2 * height else ["beside", "over"]


def form_of_all(
    labels: Iterable[tuple[str, bool]],
    font_size: int,
    size: tuple[int, int],
    unit: float,
    last: Sequence[Form] = (),
) -> str:
    """Return the form in which the icons of all these labels fit, "" if there is none.

    The ``last`` forms are tried after those in which an icon has its usual size.
    """
    texts = [text for text, has_icon in labels if has_icon and text]
    return next(
        (
            form
            for form in (*_forms_with_icon(*size), *last)
            if not any(
                fitting(text, (font_size,), False, *_room_for_words(form, size, unit))[1]
                for text in texts
            )
        ),
        "",
    )


def _room_for_words(form: Form, size: tuple[int, int], unit: float) -> tuple[int, int]:
    """Return the width and height for the text of a tile, in pixels."""
    width, height = size
    if form == "over":
        used = 2.5 * edge_over(height / unit) + side_over(height / unit)
        return int(width - 2 * SIDES_DP * unit), int(height - used * unit)
    if form == "beside":
        return int(width - (8 + 6 + 8 + icon_side(height / unit)) * unit), int(height - 4 * unit)
    if form == "close":
        return int(width - (3 + 3 + 2 + CLOSE_ICON_DP) * unit), int(height - 4 * unit)
    return int(width - 2 * SIDES_DP * unit), int(height - 4 * unit)


def icon_side(height: float, alone: bool = False) -> int:
    """Return the side of the icon of a tile of this height, in dp."""
    return LARGE_ICON if alone or height >= 76 else ICON


def side_over(height: float) -> int:
    """Return the side of an icon over its text in a tile of this height, in dp."""
    return icon_side(height) if height >= OVER_DP else LOW_ICON


def edge_over(height: float) -> int:
    """Return the space above such an icon, and below its text, in dp."""
    return 4 if height >= OVER_DP else 2


class TileGrid(NamedTuple):
    """Columns, rows, and the text size in pixels."""

    columns: int
    rows: int
    font_size: int

    @property
    def places(self) -> int:
        """The number of tiles that fit."""
        return self.columns * self.rows


class Tiles(Each):
    """Shows ``answers`` in a grid, on several pages if needed. ``more`` labels the paging tile.

    There is a gap below those that are headed, as the heading is about no others.
    """

    answers = ListProperty()
    reports = NumericProperty(0)
    """The number of rows of report tiles in fixed positions, 0 for other answers."""
    least = NumericProperty(AT_ONCE_DP)
    """The minimum height of a tile, in dp."""
    more = StringProperty()
    page = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(row_force_default=True, **kwargs)
        update = Clock.create_trigger(self.arrange, -1)
        self._asked: object = None
        self._apart = 0.0
        """The gap below the tiles that are headed, in pixels."""
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
        """Show the next page immediately: Die goes on among its tiles."""
        self.page += 1
        self.arrange()

    def arrange(self, *_: Any) -> None:
        """Choose the grid, and the tiles of this page; those already shown keep their columns."""
        if not self.answers or min(self.size) < dp(REPORT_DP):
            self.items = []
            return
        headed = {answer.headed for answer in self.answers}
        self._apart = dp(APART) if len(headed) > 1 else 0
        alone = len(self.answers) == 1  # beside the marked answer, or places on the board
        height = min(self.height, dp(MAX_ALONE_DP)) if alone else self.height - self._apart
        labels, size = labels_of(self.answers), (int(self.width), int(height))
        roomy = not self.reports and is_roomy(len(labels), height, dp(1))
        role = "label" if self.reports else role_of(self.width, labels, roomy)
        sizes = theme.sizes_from(role)
        more, least = f"{self.more} 9/9", int(self.least)
        self._asked, (asked, columns) = (labels, self.width, sizes), self._seen
        columns = columns if self._asked == asked else 0
        grid = grid_of(labels, more, size, sizes, int(self.reports), dp(1), least, columns)
        self._see()
        self.cols, self.row_default_height = grid.columns, cell_height(height, grid.rows)
        self.items = self._of_page(grid.places)
        width = int((self.width - dp(GAP) * (grid.columns - 1)) / grid.columns)
        size = width, int(self.row_default_height)
        last: tuple[Form, ...] = () if self.reports else ("close",)
        alike = form_of_all(labels, grid.font_size, size, dp(1), last)
        for tile in self.children:
            tile.font_size, tile.alike = grid.font_size, alike

    def do_layout(self, *args: Any) -> None:
        """Place the tiles, those that are not headed below the gap."""
        super().do_layout(*args)
        if any(tile.item.headed for tile in self.children):
            for tile in self.children:
                tile.y -= 0 if tile.item.headed else self._apart

    def _of_page(self, most: int) -> Sequence[Answer]:
        """Return the tiles of the page, ending with the paging tile if there is another page."""
        if len(self.answers) <= most:
            return list(self.answers)
        pages = -(-len(self.answers) // (most - 1))
        at = int(self.page) % pages
        shown = self.answers[at * (most - 1) : (at + 1) * (most - 1)]
        return [*shown, Answer(MORE_TILES, f"{self.more} {at + 1}/{pages}")]


def labels_of(answers: Iterable[Answer]) -> tuple[tuple[str, bool], ...]:
    """Return the texts of answers, each with whether it has an icon."""
    return tuple(("" if answer.headed else answer.text, bool(answer.icon)) for answer in answers)


def role_of(width: float, labels: Sequence[tuple[str, bool]], roomy: bool = False) -> str:
    """Return the text role of labels on tiles with this total width in pixels."""
    whole = width >= dp(WHOLE_DP)
    if roomy or all(text.isdigit() for text, _ in labels) or (whole and len(labels) <= FEW):
        return "noun"
    return "title" if whole else "answer"


def is_roomy(count: int, height: float, unit: float) -> bool:
    """Return whether this many tiles could all be below each other, and still large."""
    return height >= count * ROOMY_DP * unit


def height_for(
    answers: Sequence[Answer], width: float, most: float, row: int = AT_ONCE_DP
) -> float:
    """Return the height in pixels, up to ``most``, at which all answers fit on one page.

    It is that of few columns, if there is room, in rows at least ``row`` dp high. If that is
    impossible it is their minimum height.
    """
    usual = least_height(len(answers), width, reports=False)
    least = usual if usual <= most else 0
    labels = labels_of(answers)
    sizes = theme.sizes_from(role_of(width, labels))
    for rows in range(1, REPORTS[1] + 1):
        height = rows_height(rows, dp(row))
        room = int(width), int(height) + 1
        grid = grid_of(labels, "", room, sizes, 0, dp(1), row)
        if least <= height <= most and grid.places >= len(answers):
            return height
    return usual


def text_size(answers: Sequence[Answer], width: float, height: float) -> int:
    """Return the text size in pixels at which all answers fit on one page, 0 if none does."""
    labels, size = labels_of(answers), (int(width), int(height))
    sizes = theme.sizes_from(role_of(width, labels, is_roomy(len(labels), height, dp(1))))
    grid = grid_of(labels, "", size, sizes, 0, dp(1))
    return grid.font_size if grid.places >= len(labels) else 0


def least_height(count: int, width: float, reports: bool) -> float:
    """Return the minimum height of ``count`` tiles in pixels, at most four rows of them."""
    columns = 3 if reports or width > dp(470) else 2
    rows = REPORTS[1] if reports else min(4, -(-count // columns))
    return rows_height(rows, dp(REPORT_DP if reports else AT_ONCE_DP))


def rows_height(rows: int, height: float) -> float:
    """Return the height of rows with gaps between them, in pixels."""
    return rows * height + (rows - 1) * dp(GAP)


def cell_height(height: float, rows: int) -> float:
    """Return the height of a tile, in pixels."""
    most = MAX_ROOMY_DP if is_roomy(rows, height, dp(1)) else MAX_DP
    return min((height - dp(GAP) * (rows - 1)) / rows, dp(most))


@lru_cache(500)
def grid_of(
    labels: tuple[tuple[str, bool], ...],
    more: str,
    size: tuple[int, int],
    sizes: tuple[int, ...],
    reports: int,
    unit: float,
    height: int = AT_ONCE_DP,
    wanted: int = 0,
) -> TileGrid:
    """Return the grid with the ``wanted`` columns, else the one with the largest text.

    A label is its text, and whether it has an icon. If not all of them fit, a page has as many as
    do, the last being the paging tile.
    """
    least = min(2, len(labels))  # one answer, and the paging tile
    for count in range(len(labels), least - 1, -1):
        shown = labels if count == len(labels) else (*labels, (more, False))
        if grids := list(_grids(shown, count, size, sizes, reports, unit, height)):
            if reports:
                return grids[0]
            return max(grids, key=lambda e: (e.columns == wanted, e.font_size, e.columns))
    columns = REPORTS[0] if reports else 2
    return TileGrid(columns, max(1, int(size[1] // (AT_ONCE_DP * unit))), sizes[-1])


def _shapes(
    count: int, reports: int, size: tuple[int, int], unit: float
) -> Iterator[tuple[int, int]]:
    """Yield the possible columns and rows of ``count`` tiles; for reports always the same."""
    if reports:
        yield REPORTS[0], reports
        yield 2, max(reports, -(-count // 2))
    elif is_roomy(count, size[1], unit) and size[0] < WHOLE_DP * unit:
        yield 1, count
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
) -> Iterator[TileGrid]:
    """Yield the grids of ``count`` tiles in which every label fits, rows ``least`` high or more."""
    for columns, rows in _shapes(count, reports, size, unit):
        width = int((size[0] - GAP * unit * (columns - 1)) / columns)
        height = int(cell_height(size[1], rows))
        needed = (REPORT_DP if reports else least) * unit - 1
        if height < needed or width < AT_ONCE_DP * unit or count > rows * columns:
            continue
        font_size = sizes[0]
        for text, has_icon in labels:
            rest = tuple(each for each in sizes if each <= font_size)
            made = made_up(text, has_icon, (width, height), rest, unit)
            font_size = made.font_size
            if made.over:
                break
        else:
            yield TileGrid(columns, rows, font_size)
