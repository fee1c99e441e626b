"""The turns of a play in a row: one is picked; points and parameters are lines above them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from companion.engine.course import Turn
from companion.engine.game import YOU
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.framed import Faces, FramedScreen
from companion.screens.pictures.parameters import INKS
from companion.screens.theme import FACT, GAP, LABEL, LANE
from companion.screens.widgets.tap import Face

RULER = 56
"""The height of the row of turns."""

STEP, CHIP, LEAST = 56, 40, 26
"""The width of the buttons at the ends, the widest chip of a turn, and the narrowest."""

EVERY = 5
"""Where chips have no room, each so manyth turn has its number."""

STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)
"""What may lie between two lines of the chart."""

THICK, THIN = 4, 2.5
"""How thick the lines of points and of parameters are."""

MARK, APART, LEGEND_ROW = 28, 18, 1.3
"""In a legend the width of the piece of a line, what lies between two, and the height of a row."""


class Ruler(NamedTuple):
    """The turns of a play in a box: ``at`` is the one that is picked, by its place."""

    box: Box
    turns: Sequence[int]
    at: int

    @property
    def middle(self) -> Box:
        """The place of the turns, between the two buttons."""
        box, aside = self.box, STEP + GAP
        return Box(box.x + aside, box.y, box.wide - 2 * aside, box.high)

    @property
    def pitch(self) -> float:
        """The width that a turn has."""
        return min(self.middle.wide / max(1, len(self.turns)), CHIP + 8)

    def x(self, place: int) -> float:
        """Return the middle of a turn."""
        return self.middle.x + (place + 0.5) * self.pitch

    def nearest(self, x: float) -> int:
        """Return the place of the turn that is nearest."""
        return min(max(0, int((x - self.middle.x) / self.pitch)), len(self.turns) - 1)


def put_ruler(
    faces: Faces,
    screen: FramedScreen,
    ruler: Ruler,
    pick: Callable[[int], object],
    above: float = 0,
) -> None:
    """Put a button at each end, and what a finger picks the nearest turn with.

    That reaches so many units ``above`` the row of turns, over a chart.
    """
    box, count = ruler.box, len(ruler.turns)
    ends = (
        ("turn-before", "back", ruler.at - 1, box.x),
        ("turn-after", "next", ruler.at + 1, box.right - STEP),
    )
    middle = ruler.middle

    def pick_nearest() -> None:
        touch = screen.taps["turn-nearest"].last_touch
        x = (touch.x - screen.x) / screen.frame.unit if touch else ruler.x(ruler.at)
        pick(ruler.nearest(x))

    place = Box(middle.x, middle.y - above, middle.wide, middle.high + above)
    faces["turn-nearest"] = (place, Face("", pick_nearest, "bare", stop=False))
    for name, sign, to, x in ends:
        off = not 0 <= to < count
        words = screen.words(f"screens.{name}")
        faces[name] = (
            Box(x, box.y, STEP, box.high),
            Face(words, _picker(pick, to), "blank", off=off, paint=_arrow(sign == "back", off)),
        )


def draw_ruler(p: Painter, ruler: Ruler, ground: str = "panel") -> None:
    """Draw the turns as chips with their numbers, or as many as have room for one."""
    middle, pitch = ruler.middle, ruler.pitch
    chips = pitch >= LEAST
    if not chips:
        p.rect(middle.x, middle.y + 8, middle.wide, middle.high - 16, ground, LANE)
    y = middle.y + middle.high / 2
    for place, number in enumerate(ruler.turns):
        picked, x = place == ruler.at, ruler.x(place)
        if chips:
            wide = min(CHIP, pitch - 4)
            p.rect(
                x - wide / 2, middle.y + 3, wide, middle.high - 6, "ice" if picked else ground, 10
            )
            size = FACT if p.width(str(number), FACT, True) + 6 <= wide else LABEL
            p.words(x, y + size * 0.36, str(number), size, _ink(picked), picked, "middle")
        else:
            numbered = number % EVERY == 0
            p.rect(x - 1.5, y - (12 if numbered else 6), 3, 24 if numbered else 12, "dim", 1.5)
    if not chips:
        told = str(ruler.turns[ruler.at])
        wide = p.width(told, FACT, True) + 16
        left = min(max(middle.x, ruler.x(ruler.at) - wide / 2), middle.right - wide)
        p.rect(left, middle.y + 3, wide, middle.high - 6, "ice", 10)
        p.words(left + wide / 2, y + 8, told, FACT, "ink", True, "middle")


def _ink(picked: bool) -> str:
    return "ink" if picked else "ice"


class Plot(NamedTuple):
    """A line of the chart: its name and colour, and how high it is (0 to 1) at places of turns."""

    name: str
    ink: str
    line: Sequence[tuple[int, float]]
    square: bool = False
    parameter: bool = False


def plots(turns: Sequence[Turn]) -> list[Plot]:
    """Return what came and went in a play as lines: its parameters, then everybody's points.

    A parameter is at the top when it is full, points are when nobody ever had more. Whoever has
    none yet has no line yet: they may not be known.
    """
    names = dict.fromkeys(name for turn in turns for name in turn.progress)
    found = [
        Plot(
            name,
            INKS.get(name, "sand"),
            [(at, turn.progress[name].share) for at, turn in enumerate(turns)],
            parameter=True,
        )
        for name in names
    ]
    low, high = bounds(turns)
    everybody = list(dict.fromkeys(who for turn in turns for who in turn.points))
    duel = len(everybody) == 2 and YOU in everybody
    for who in everybody if low < high else ():
        ink = "ice" if who == YOU else "violet" if duel else "sand"
        known = [(at, turn.points[who]) for at, turn in enumerate(turns) if who in turn.points]
        first = next((place for place, (_, value) in enumerate(known) if value), len(known))
        line = known[first:] if first == len(known) - 1 else known[max(0, first - 1) :]
        heights = [(at, (value - low) / (high - low)) for at, value in line]
        found.append(Plot(who, ink, heights, square=ink == "violet"))
    return [plot for plot in found if not plot.parameter or len({y for _, y in plot.line}) > 1]


def bounds(turns: Sequence[Turn]) -> tuple[int, int]:
    """Return the least and the most points that anybody had, 0 among them; none if none changed."""
    if len({tuple(turn.points.items()) for turn in turns}) < 2:
        return 0, 0
    values = [0, *(value for turn in turns for value in turn.points.values())]
    return min(values), max(values)


def draw_chart(p: Painter, box: Box, ruler: Ruler, turns: Sequence[Turn]) -> None:
    """Draw what came and went at the end of each turn, as lines above the turns.

    Points are thick lines with a scale, parameters are thin ones.
    """
    low, high = bounds(turns)

    def y(share: float) -> float:
        return box.bottom - 8 - share * (box.high - 28)

    step = next((each for each in STEPS if (high - low) / each <= box.high / 40), STEPS[-1])
    for value in range(low - low % step, high + 1, step) if low < high else ():
        if value >= low:
            top = y((value - low) / (high - low))
            p.line((box.x, top, box.right, top), "line", 1.5)
            if value:
                p.words(box.x, top - 5, str(value), LABEL, "dim")
    for plot in plots(turns):
        line = [(ruler.x(at), y(share)) for at, share in plot.line]
        for one, other in pairwise(line):
            p.line((*one, *other), plot.ink, THIN if plot.parameter else THICK)
        if plot.parameter:
            continue
        for x, top in line if ruler.pitch >= LEAST else line[-1:]:
            if plot.square:
                p.rect(x - 5, top - 5, 10, 10, plot.ink, 2)
            else:
                p.disc(x, top, 5.5, plot.ink)


Legend = Sequence[Sequence[tuple[Plot, str]]]
"""What the lines of the chart mean: each line with its words, in rows."""


def in_rows(p: Painter, items: Sequence[tuple[Plot, str]], size: float, room: float) -> Legend:
    """Put what the lines mean into rows that have room."""
    rows: list[list[tuple[Plot, str]]] = []
    left = 0.0
    for plot, words in items:
        wide = MARK + p.width(words, size) + APART
        if not rows or left + wide - APART > room:
            rows.append([])
            left = 0
        rows[-1].append((plot, words))
        left += wide
    return rows


def draw_legend(p: Painter, x: float, y: float, legend: Legend, size: float) -> None:
    """Draw what the lines of the chart mean: a piece of each, and its words."""
    for row in legend:
        y += size * LEGEND_ROW
        left = x
        for plot, words in row:
            middle = y - size * 0.36
            thick = THIN if plot.parameter else THICK
            p.line((left, middle, left + MARK - 8, middle), plot.ink, thick)
            p.words(left + MARK, y, words, size)
            left += MARK + p.width(words, size) + APART


def _picker(pick: Callable[[int], object], to: int) -> Callable[[], object]:
    return lambda: pick(to)


def _arrow(left: bool, off: bool) -> Callable[[Painter, float, float], object]:
    def paint(p: Painter, wide: float, high: float) -> None:
        x, y, way = wide / 2, high / 2, -1 if left else 1
        points = (x - 6 * way, y - 11, x + 6 * way, y, x - 6 * way, y + 11)
        p.line(points, "faint" if off else "ice", 4.5)

    return paint


def named(field: str, number: int) -> str:
    """Return what counts the turns with a number, such as "Round 6"."""
    return f"{field[:1].upper()}{field[1:]} {number}"
