"""Where the hexes of Mars stand on the screen, and which of them a tap means."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from math import hypot, sqrt
from typing import NamedTuple

from companion.games.on_mars.hexes import Hex, turned
from companion.screens.frame import Box
from companion.screens.pictures.on_mars.shapes import flat_hexagon

ROUND = 0.3
"""How far the ground reaches beyond the hexes, as a share of their radius."""


class Grid(NamedTuple):
    """Hexes of one ``radius`` (units); the middle of the board stands at ``x``, ``y``.

    The board is turned by so many ``sixths``, as the player sits.
    """

    x: float
    y: float
    radius: float
    sixths: int = 0

    def centre(self, at: Hex) -> tuple[float, float]:
        """Return the middle of a hex (units)."""
        across, down = _place(turned(at, self.sixths))
        return self.x + across * self.radius, self.y + down * self.radius

    def corners(self, at: Hex, radius: float) -> list[float]:
        """Return the corners of a figure of this radius on a hex, x and y in turn."""
        return flat_hexagon(*self.centre(at), radius)

    def nearest(self, x: float, y: float, among: Collection[Hex]) -> Hex | None:
        """Return the hex that a tap means: the nearest of those that are allowed, if any are."""

        def far(at: Hex) -> float:
            own_x, own_y = self.centre(at)
            return hypot(own_x - x, own_y - y)

        return min(sorted(among), key=far, default=None)


def fit(box: Box, hexes: Iterable[Hex], sixths: int = 0, edge: float = 0) -> Grid:
    """Return the largest grid of these hexes in a box, with an ``edge`` (units) left all around."""
    places = [_place(turned(at, sixths)) for at in hexes]
    half = sqrt(3) / 2 + ROUND
    left, right = min(x for x, _ in places) - 1 - ROUND, max(x for x, _ in places) + 1 + ROUND
    top, low = min(y for _, y in places) - half, max(y for _, y in places) + half
    radius = min((box.wide - 2 * edge) / (right - left), (box.high - 2 * edge) / (low - top))
    x = box.x + box.wide / 2 - (left + right) / 2 * radius
    y = box.y + box.high / 2 - (top + low) / 2 * radius
    return Grid(x, y, radius, sixths)


def _place(at: Hex) -> tuple[float, float]:
    """Return the middle of a hex, in radii from that of the board: across, and down."""
    return 1.5 * at.q, sqrt(3) * (at.r + at.q / 2)
