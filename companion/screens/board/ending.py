"""The end of a play on the table, its lines in one text size; see ``kv/ending.kv``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.engine.course import course
from companion.screens.drawing.painter import Painter
from companion.screens.focus import screen_of
from companion.screens.frame import Box
from companion.screens.models.ending import End
from companion.screens.scores import ScoreCell
from companion.screens.theme import theme
from companion.screens.widgets.turning import Turning
from companion.screens.widgets.words import measured, width_of

GAP_DP, ICON_DP, COLUMN_DP = 8, 24, 18
"""The space between the parts of a line, its icon, and the space beside numbers."""

MAX_BETWEEN_DP = 12
"""The most space between two lines."""

TURN_S, TICK_S = 0.18, 0.15
"""The time an icon takes to turn over, and between one and the next."""

COUNT_S, MAX_DURATION_S = 0.13, 1.6
"""How long each sum is shown while a total counts up, and for all of them at most."""


class EndRow(NamedTuple):
    """A line in text of ``font_size`` pixels; the ``fact`` is at its end."""

    text: str
    font_size: int
    height: float
    fact: str = ""
    icon: str = ""
    cells: tuple[ScoreCell, ...] = ()
    at: int = 0


class Ending(BoxLayout):
    """Shows an `End` as ``item``: the verdict with the totals, and the goals or the sources."""

    item = ObjectProperty(None, allownone=True)
    rows = ListProperty()
    """As many lines as fit, as `EndRow`."""
    points = ListProperty()
    """An opponent's points at the end of each turn."""
    texts = ObjectProperty(lambda key, **_: key)
    """Returns an interface text by its key."""

    def __init__(self, **kwargs: Any) -> None:
        self._arrange = Clock.create_trigger(self._set_rows, -1)
        self._count = Clock.create_trigger(self._set_points)
        super().__init__(**kwargs)
        self.ids.lines.fbind("size", self._arrange)
        self.fbind("texts", self._arrange)
        theme.follow("text_scale", self._set_rows)

    def on_item(self, *_: Any) -> None:
        """Show the lines of another end."""
        self._arrange()
        self.on_parent()

    def on_parent(self, *_: Any) -> None:
        """Compute the points of each turn once the end is shown: that takes a while."""
        self.points = []
        self._count()

    def _set_rows(self, *_: Any) -> None:
        place = self.ids.lines
        self.rows = rows(self.item, place.width, place.height, self.texts) if self.item else []

    def _set_points(self, *_: Any) -> None:
        screen = screen_of(self)
        session = screen and screen.presenter.sessions.current
        if not (session and self.item and self.item.opponent):  # the play was left meanwhile
            return
        play, who = session.play, self.item.opponent
        turns = course(play.game, play.options, play.seed, play.log)
        self.points = [turn.points[who] for turn in turns if who in turn.points and turn.number]


class EndTotal(BoxLayout):
    """A `Total` as ``item``: it counts up, source by source."""

    item = ObjectProperty(None, allownone=True)
    counted = NumericProperty(1)
    """How far it has counted, from 0 to 1."""
    text = StringProperty()

    def on_item(self, *_: Any) -> None:
        """Count up to another total."""
        Animation.cancel_all(self, "counted")
        self.counted = 0
        seconds = min(MAX_DURATION_S, COUNT_S * len(self.item.sums)) if theme.motion else 0
        Animation(counted=1, duration=seconds).start(self)

    def on_counted(self, *_: Any) -> None:
        """Show the sum reached so far."""
        sums = self.item.sums
        self.text = sums[min(int(self.counted * len(sums)), len(sums) - 1)]


class EndLine(Turning, BoxLayout):
    """An `EndRow` as ``item``: its icon turns over."""

    item = ObjectProperty(None, allownone=True)
    icon = StringProperty()

    def on_icon(self, *_: Any) -> None:
        """Turn over another icon, each a little after the one above it."""
        self.turn(self.icon, TURN_S, TICK_S * (self.item.at if self.item else 0))


def rows(end: End, width: float, height: float, texts: Callable[..., str]) -> list[EndRow]:
    """Return the lines of an end in the largest text size in which all of them fit.

    If there is none, the last row says how many more there are, by a text of ``texts``.
    """
    sizes = theme.sizes_from("fact")
    small = sizes[-1]
    least, _ = _in_font_size(end, small, width)
    more = measured("X", small, False, int(width)).height
    room = height - (more if end.rest else 0)
    found = least
    for size in sizes:
        tried, whole = _in_font_size(end, size, width)
        if whole and sum(row.height for row in tried) <= room:
            found = tried
            break
    rest = end.rest
    while found and sum(row.height for row in found) > height - (more if rest else 0):
        del found[-1]
        rest += 1
    room = height - (more if rest else 0)
    between = (room - sum(row.height for row in found)) / max(1, len(found))
    between = max(0, min(dp(MAX_BETWEEN_DP), between))
    found = [row._replace(height=row.height + between) for row in found]
    if rest:
        left = room - sum(row.height for row in found)
        found.append(EndRow("", small, more + left, texts(end.more, count=rest)))
    return found


def _in_font_size(end: End, size: int, width: float) -> tuple[list[EndRow], bool]:
    """Return the lines of an end in a text size, and whether their longest words fit.

    The names above their numbers come first. Text after a colon goes to the end of the line, if all
    such lines have room for that.
    """
    small = theme.sizes_from("label")[-1]
    numbers = [number for line in end.lines for number in line.numbers]
    most = max(map(len, [end.names, *(line.numbers for line in end.lines)]), default=0)
    names = [_cut(each, small, width / (most + 1) - dp(COLUMN_DP)) for each in end.names]
    widths = [width_of(each, size, True) for each in numbers]
    widths += [width_of(each, small, True) for each in names]
    column = max(widths, default=0) + dp(COLUMN_DP)
    room = width - dp(3 * GAP_DP)
    room -= dp(ICON_DP) if any(line.icon for line in end.lines) else 0
    room -= column * most
    pairs = [_parted(line.text) for line in end.lines]
    beside = all(width_of(what, size) + width_of(how, size) <= room for what, how in pairs if how)
    found, whole = [], True
    if end.names:
        cells = tuple(ScoreCell(each, "dim", column, font_size=small) for each in names)
        found.append(EndRow("", small, measured("X", small, False, int(width)).height, cells=cells))
    for at, (line, pair) in enumerate(zip(end.lines, pairs, strict=True)):
        what, how = pair if beside else (line.text, "")
        left = int(room - width_of(how, size))
        words = measured(what, size, False, left)
        whole = whole and words.whole
        cells = tuple(ScoreCell(each, "sand", column, font_size=size) for each in line.numbers)
        found.append(EndRow(what, size, words.height, how, line.icon, cells, at))
    return found, whole


def _cut(name: str, size: int, room: float) -> str:
    """Return a name as far as it fits above its numbers."""
    shown = name
    while width_of(shown, size, True) > room and len(name) > 1:
        name = name[:-1]
        shown = f"{name}…"
    return shown


def _parted(words: str) -> tuple[str, str]:
    """Return the text before and after a colon; the text and "" if there is none."""
    what, _, how = words.partition(": ")
    return what.strip(), how


def draw_points(p: Painter, box: Box, points: Sequence[int]) -> None:
    """Draw an opponent's points at the end of each turn as a line."""
    low, high = min(0, *points), max(1, *points)
    left, right, foot = box.x + 8, box.right - 8, box.bottom - 8
    line = [
        (
            left + (right - left) * at / (len(points) - 1),
            foot - (box.height - 16) * (each - low) / (high - low),
        )
        for at, each in enumerate(points)
    ]
    for one, another in pairwise(line):
        p.line((*one, *another), "violet", 3.5)
    for x, y in line:
        p.rect(x - 4.5, y - 4.5, 9, 9, "violet", 2)
