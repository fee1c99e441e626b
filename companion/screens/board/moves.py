"""The list of a turn: moves done, the present move on a band, and those to come."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import accumulate, chain
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.models.step import MoveLine
from companion.screens.theme import theme
from companion.screens.widgets.tappable import Tappable
from companion.screens.widgets.words import UNLIMITED_PX, fitting, measured

BADGE_DP, PADDING_DP, GAP_DP = 40, 22, 14
"""The side of the band's number, its padding on both sides together, and its gap."""

BAND_LEAST_DP, BAND_EDGES_DP, DONE_DP, COMING_DP, TOUCH_DP = 64, 14, 29, 31, 47
"""The minimum heights of the band, of its edges, of rows, and of touch targets."""

LOW_BAND_DP, LOW_BADGE_DP = 40, 32
"""The minimum height of the bands of several moves, and the side of their numbers."""

INDENT_DP = 54
"""Where the text of a row begins."""

PRICE_DP = 70
"""The width of a price after a move, at the usual text size."""

EDGE_DP, AIR_DP = 8, 4
"""The space to the right of a price, and the padding above and below a row's text together if it
has more than one line.
"""

WHOLE_DP = 600
"""A list at least this wide has the screen to itself: its text is larger."""

FACT_LINES = ROW_LINES = 3
"""The most lines of the fact of the present move, and of another move."""


class DoneMove(Tappable):
    """A done move: a tap goes back to it. ``item`` is a `RowLayout`.

    A low row can also be hit a little above it, where nothing else can be tapped.
    """

    def collide_point(self, x: float, y: float) -> bool:
        """Return whether a touch is meant for this row."""
        return self.x <= x <= self.right and self.y <= y <= self.y + max(self.height, dp(TOUCH_DP))


class RowLayout(NamedTuple):
    """A move that is done or to come: its text, the text size and the row's height, in pixels."""

    move: MoveLine
    text: str
    size: int
    height: float


class Band(NamedTuple):
    """The band of the present move: its texts, their sizes in pixels, and its height.

    It is ``low`` if several moves have one: then it can't be tapped.
    """

    move: MoveLine
    font_size: int = 0
    fact_font_size: int = 0
    fact: str = ""
    height: float = 0
    low: bool = False


class MoveList(BoxLayout):
    """Shows the moves of a turn that fit.

    The present move always fits, in a text size that leaves room for those to come: one tap takes
    all that are visible. Then follow the last done move, and earlier ones. The choice depends only
    on the moves and on the list's size, never on a layout's result.
    """

    moves = ListProperty()
    below_card = BooleanProperty(False)
    asks_ahead = BooleanProperty(False)
    """Whether the coming question can be answered, too: then it has priority over done moves."""

    done = ListProperty()
    present = ListProperty()
    coming = ListProperty()
    more = ListProperty()
    """The coming moves that don't fit."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        update = Clock.create_trigger(self.arrange, -1)
        for name in ("moves", "size", "below_card", "asks_ahead"):
            self.fbind(name, update)
        theme.follow("text_scale", self.arrange)

    def arrange(self, *_: Any) -> None:
        """Choose the moves that fit: none if the list is hidden, so that none can be hit."""
        moves = self.moves if self.height else []
        size = self.width, self.height
        shown = arranged(moves, size, self.below_card, self.asks_ahead)
        self.present = shown.present
        self.done, self.coming, self.more = shown.done, shown.coming, shown.more

    @property
    def in_sight(self) -> int:
        """The number of visible moves that are not done."""
        return len(self.present) + len(self.coming)


class Arranged(NamedTuple):
    """The moves of a list that fit, and those to come that don't."""

    done: list[RowLayout]
    present: list[Band]
    coming: list[RowLayout]
    more: list[MoveLine]


def arranged(
    moves: Sequence[MoveLine],
    size: tuple[float, float],
    below_card: bool = False,
    asks_ahead: bool = False,
) -> Arranged:
    """Return which moves fit into a list of this size in pixels: see `MoveList`."""
    width, height = size
    most = int(height / dp(DONE_DP)) + 1  # no more can fit
    done = [move for move in moves if move.state == "done"][-most:]
    coming = [move for move in moves if move.state == "coming"]
    now = present_of(moves)

    def rows(least: float, role: str = "", breaks: bool = False) -> list[RowLayout]:
        return [row(move, width, least, role, breaks) for move in coming[:most]]

    small = rows(DONE_DP, "fact")
    present = []
    if now:
        room = height - least_band(now, width)
        beside = small if _height(small) <= room else rows(DONE_DP, "label")
        asked = [row(move, width, COMING_DP) for move in coming[:asks_ahead]]
        rest = max(_height(beside[: _fitting(beside, room)]), _height(asked))
        present = [band(now, width, height - rest)]
    room = height - _height(present)
    usual = (rows(COMING_DP, breaks=breaks) for breaks in (True, False))
    alike = (each for each in usual if len({shown.size for shown in each}) < 2)
    fit = (each for each in chain(alike, [small]) if _height(each) <= room)
    below = next(fit, None) or rows(DONE_DP, "label")  # all in one size
    after = _fitting(below, room)
    left = room - _height(below[:after])
    tall = [row(move, width, TOUCH_DP) for move in done]
    before = _fitting(tall[::-1], left)
    last = [row(move, width, DONE_DP if below_card else TOUCH_DP) for move in done[-1:]]
    above = tall[len(tall) - before :] if before > 1 else last[: _fitting(last, left)]
    left -= _height(above)
    hidden = [move for move in coming[after:] if move.kind == "move"]
    more = hidden if left >= dp(MORE_DP) * theme.text_scale else []
    return Arranged(above, present, below[:after], more)


MORE_DP = 21
"""The height of the number of moves that don't fit, at the usual text size."""


def row(
    move: MoveLine, width: float, least: float, role: str = "", breaks: bool = False
) -> RowLayout:
    """Return the row of a move that is done or to come, at least ``least`` dp high.

    Its text has the size of a ``role`` if given. One that doesn't fit in one line at its usual
    size, unless it ``breaks``, has that of done moves.
    """
    text = move.text.replace("**", "")
    right = price_width(move.price) + dp(EDGE_DP) if move.price else 0
    room = int(width - dp(INDENT_DP) - right)
    roles = ("answer", "title") if is_whole(width) else ("fact", "answer")
    sizes = theme.sizes_from(roles[move.state == "coming"])
    if role or (not breaks and measured(text, sizes[0], False, room).lines > 1):
        sizes = theme.sizes_from(role or "fact")
    size, _ = fitting(text, sizes, False, room, UNLIMITED_PX, ROW_LINES)
    words = measured(text, size, False, room)
    return RowLayout(
        move, text, size, max(dp(least), words.height + (dp(AIR_DP) if words.lines > 1 else 0))
    )


def present_of(moves: Sequence[MoveLine]) -> MoveLine | None:
    """Return the present move, None if there is none."""
    return next((move for move in moves if move.state == "present"), None)


def price_width(price: str | None) -> float:
    """Return the width of a move's price, in pixels, 0 if it has none."""
    return dp(PRICE_DP) * theme.text_scale if price else 0


def draw_price(p: Painter, box: Box, price: str) -> None:
    """Draw a price: a number and the icon of what is paid."""
    amount, _, icon = price.rpartition(" ")
    side, size = box.height, theme.fact / p.unit
    p.icon(icon, box.width - side / 2, side / 2, side)
    p.words(box.width - side - 2, (side + 0.72 * size) / 2, amount, size, bold=True, anchor="end")


def is_whole(width: float) -> bool:
    """Return whether a list of this width, in pixels, has the screen to itself."""
    return width >= dp(WHOLE_DP)


def band(move: MoveLine, width: float, room: float, whole: bool = False) -> Band:
    """Return the band of a move, its text as large as width and height allow.

    Its fact is left out if there is no room for it at the smallest size. A question is as large as
    a move if nothing else needs the ``whole`` room.
    """
    whole = whole or is_whole(width)
    ways = [*_band_ways(move, move.fact, whole)]
    ways += _band_ways(move, "", whole) if move.fact else ()
    for font_size, lines, fact_font_size, fact in ways:
        height, fits = _band_height(move, width, font_size, lines, fact_font_size, fact)
        if fits and height <= room:
            break
    return Band(move, font_size, fact_font_size, fact, min(height, max(room, dp(BAND_LEAST_DP))))


def least_band(move: MoveLine, width: float) -> float:
    """Return the height of a move's band at the smallest text size of an answer."""
    ways = [way for way in _band_ways(move, move.fact, is_whole(width)) if way[0] >= theme.answer]
    return _band_height(move, width, *ways[-1])[0]


def bands(moves: Sequence[MoveLine], width: float, room: float) -> list[Band]:
    """Return the bands of moves that are shown together, as many as fit into ``room``.

    Several bands are low, at a text size at which all of them take half of the room, if possible.
    """
    if len(moves) < 2:
        return [band(move, width, room) for move in moves if width]
    for size in theme.sizes_from("answer"):
        found = [_low_band(move, size, width) for move in moves]
        if sum(each.height for each in found) <= room / 2:
            break
    return found[: _fitting(found, room)]


def _low_band(move: MoveLine, size: int, width: float) -> Band:
    inside = int(width - dp(LOW_BADGE_DP + PADDING_DP + GAP_DP) - price_width(move.price))
    words = measured(move.text, size, False, inside)
    return Band(move, size, height=max(dp(LOW_BAND_DP), words.height + dp(AIR_DP)), low=True)


NOTHING = measured("", 20, False, UNLIMITED_PX)


def _band_ways(move: MoveLine, fact: str, whole: bool) -> Iterator[tuple[int, int, int, str]]:
    """Yield the text sizes of a move, its maximum lines, the size of its fact, and the fact.

    A noun has one line in its own size, and more in smaller ones. A question is smaller, unless it
    has the ``whole`` width.
    """
    sizes = theme.sizes_from("noun" if move.number or whole else "title")
    facts = theme.sizes_from("title" if whole else "answer")
    noun = sizes[0] if move.number else 0
    for size in sizes:
        lines = 1 if size == noun else 2 if size > theme.answer else 4
        smaller = [each for each in facts if each < size] or [facts[-1]]
        for fact_font_size in smaller[:2] if fact else facts[:1]:
            yield size, lines, fact_font_size, fact


def _band_height(
    move: MoveLine, width: float, font_size: int, lines: int, fact_font_size: int, fact: str
) -> tuple[float, bool]:
    """Return the height of a band with text of these sizes, and whether the text fits."""
    inside = int(
        width - dp((BADGE_DP if move.number else 0) + PADDING_DP + GAP_DP) - price_width(move.price)
    )
    text = measured(move.text, font_size, False, inside)
    fact_text = measured(fact, fact_font_size, False, inside) if fact else NOTHING
    fits = text.whole and fact_text.whole and text.lines <= lines and fact_text.lines <= FACT_LINES
    return max(dp(BAND_LEAST_DP), text.height + fact_text.height + dp(BAND_EDGES_DP)), fits


def _height(rows: Sequence[RowLayout | Band]) -> float:
    """Return the total height of rows."""
    return sum(row.height for row in rows)


def _fitting(rows: Sequence[RowLayout | Band], room: float) -> int:
    """Return how many of these rows fit, from the first on."""
    return sum(1 for total in accumulate(row.height for row in rows) if total <= room)


class PresentMove(Tappable):
    """The band of the present move; ``item`` is a `Band`."""

    move = ObjectProperty(None, allownone=True)
    colour = StringProperty("sand")


class Grown(NamedTuple):
    """The present move, large enough to read from across the table, and marks for the others.

    Its ``noun`` is the largest; the words ``before`` and ``after`` it are smaller. It knows whether
    a move was done before, and has those to come.
    """

    move: MoveLine
    before: str
    noun: str
    after: str
    done: bool
    coming: Sequence[MoveLine]


def grown(moves: Sequence[MoveLine]) -> list[Grown]:
    """Return the present move in large, [] if there is none."""
    done = any(move.state == "done" for move in moves)
    coming = [move for move in moves if move.state == "coming" and move.kind == "move"]
    return [
        Grown(move, *around_noun(move.text), done, coming[:MAX_MARKS])
        for move in moves
        if move.state == "present"
    ]


NOUN = re.compile(r"[^ *]*\*\*.+?\*\*[^ *]*(?: \*\*.+?\*\*[^ *]*)*")
"""The marked noun of a move, or several in a row, with what is written next to it."""


def around_noun(text: str) -> tuple[str, str, str]:
    """Return the words before the noun of a move, that noun, and the words after it.

    All of a text that marks none is the noun.
    """
    found = NOUN.search(text)
    start, end = found.span() if found else (0, len(text))
    return text[:start].rstrip(), text[start:end].replace("**", ""), text[end:].lstrip()


MAX_MARKS = 6
"""The most marks for coming moves below the large one."""


class GrownMove(BoxLayout):
    """The present move, large enough to read from across the table; ``item`` is a `Grown`."""

    item = ObjectProperty(None, allownone=True)
    move = ObjectProperty(None, allownone=True)
    colour = StringProperty("sand")


class Shows(BoxLayout):
    """A part of a screen that shows a `StepModel`; kv follows its properties."""

    step = ObjectProperty(None, allownone=True, rebind=True)
    screen = ObjectProperty(None, allownone=True, rebind=True)
    portrait = BooleanProperty(False)
