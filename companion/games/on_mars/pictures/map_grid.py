"""The positions of the hexes of Mars on the screen, and which of them a tap hits."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import product
from math import hypot, sqrt
from typing import NamedTuple

from companion.drawings.icons.shapes import Points
from companion.games.on_mars.hexes import Hex, turned
from companion.games.on_mars.pictures.shapes import flat_hexagon
from companion.screens.frame import Box

HALF = sqrt(3) / 2
"""Half the height of a hex, in radii."""

ROUND = 0.3
"""How far the ground extends beyond the hexes, as a share of their radius."""


class MapGrid(NamedTuple):
    """Hexes of one ``radius`` (units); the middle of the board is at ``x``, ``y``.

    The board is turned by this many ``sixths``, to match the player's seat.
    """

    x: float
    y: float
    radius: float
    sixths: int = 0

    def centre(self, at: Hex) -> tuple[float, float]:
        """Return the middle of a hex (units)."""
        across, down = _place(turned(at, self.sixths))
        return self.x + across * self.radius, self.y + down * self.radius

    def corners(self, at: Hex, radius: float) -> Points:
        """Return the corners of a figure of this radius on a hex, as alternating x and y."""
        return flat_hexagon(*self.centre(at), radius)

    def nearest(self, x: float, y: float, among: Collection[Hex]) -> Hex | None:
        """Return the hex that a tap hits: the nearest of those allowed, if any are."""

        def far(at: Hex) -> float:
            own_x, own_y = self.centre(at)
            return hypot(own_x - x, own_y - y)

        return min(sorted(among), key=far, default=None)


def fit(
    box: Box,
    hexes: Iterable[Hex],
    sixths: int = 0,
    marks: Iterable[tuple[Hex, Hex]] = (),
    edge: float = 0,
) -> MapGrid:
    """Return the largest grid of these hexes in a box.

    ``marks`` are hexes with a label beside them, each with the next hex in the label's direction:
    it extends ``edge`` units beyond the ground. Room is reserved only on sides that have labels.
    """
    places = [_place(turned(at, sixths)) for at in hexes]
    ends = [_end(turned(at, sixths), turned(to, sixths)) for at, to in marks]
    across = _reach([x for x, _ in places], 1 + ROUND, [x for x, _ in ends], edge)
    down = _reach([y for _, y in places], HALF + ROUND, [y for _, y in ends], edge)
    radius = min(across.largest(box.width), down.largest(box.height))
    x = box.x + box.width / 2 - across.middle(radius)
    y = box.y + box.height / 2 - down.middle(radius)
    return MapGrid(x, y, radius, sixths)


class Reach(NamedTuple):
    """The extent of things from the middle of a board, ``low`` and ``high``: in radii and units."""

    low: list[tuple[float, float]]
    high: list[tuple[float, float]]

    def largest(self, room: float) -> float:
        """Return the largest radius at which everything fits."""
        pairs = product(self.low, self.high)
        return min((room - more + less) / (high - low) for (low, less), (high, more) in pairs)

    def middle(self, radius: float) -> float:
        """Return the middle between both ends, in units from that of the board."""
        low = min(radii * radius + units for radii, units in self.low)
        high = max(radii * radius + units for radii, units in self.high)
        return (low + high) / 2


def _reach(places: list[float], half: float, ends: list[float], edge: float) -> Reach:
    """Return how far hexes, their ground and their labels extend on one axis."""
    low, high = [(min(places) - half, 0.0)], [(max(places) + half, 0.0)]
    if ends:
        low.append((min(ends), -edge))
        high.append((max(ends), edge))
    return Reach(low, high)


def _end(at: Hex, towards: Hex) -> tuple[float, float]:
    """Return where the ground ends beside a hex, in the direction of a neighbour (radii)."""
    (x, y), (to_x, to_y) = _place(at), _place(towards)
    share = (HALF + ROUND) / (2 * HALF)
    return x + (to_x - x) * share, y + (to_y - y) * share


def _place(at: Hex) -> tuple[float, float]:
    """Return the middle of a hex, in radii from that of the board: across, and down."""
    return 1.5 * at.q, sqrt(3) * (at.r + at.q / 2)
