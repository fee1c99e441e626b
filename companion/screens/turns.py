"""The turns of a play in a row: one is picked, and the points are drawn above them as lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from companion.engine.game import YOU
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.framed import Faces, FramedScreen
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


def draw_chart(p: Painter, box: Box, ruler: Ruler, points: Sequence[Mapping[str, int]]) -> None:
    """Draw the points of everybody at the end of each turn, as lines above the turns.

    Whoever has none yet has no line yet: they may not be known.
    """
    everybody = list(dict.fromkeys(who for each in points for who in each))
    values = [each.get(who, 0) for each in points for who in everybody]
    low, high = min(0, *values), max(0, *values)
    if high == low:
        return
    step = next((each for each in STEPS if (high - low) / each <= box.high / 40), STEPS[-1])

    def y(value: float) -> float:
        return box.bottom - 8 - (value - low) / (high - low) * (box.high - 28)

    for value in range(low - low % step, high + 1, step):
        if value >= low:
            p.line((box.x, y(value), box.right, y(value)), "line", 1.5)
            if value:
                p.words(box.x, y(value) - 5, str(value), LABEL, "dim")
    for who in everybody:
        ink = "ice" if who == YOU else "violet" if len(everybody) == 2 and YOU in everybody else ""
        known = [(at, each[who]) for at, each in enumerate(points) if who in each]
        first = next((place for place, (_, value) in enumerate(known) if value), len(known))
        line = [(ruler.x(at), y(value)) for at, value in known[max(0, first - 1) :]]
        if first == len(known) - 1:
            line = line[-1:]
        for one, other in pairwise(line):
            p.line((*one, *other), ink or "sand", 4)
        for x, top in line if ruler.pitch >= LEAST else line[-1:]:
            if ink == "violet":
                p.rect(x - 5, top - 5, 10, 10, ink, 2)
            else:
                p.disc(x, top, 5.5, ink or "sand")


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
