"""The horizon of Mars under a few stars: the background of an event."""

from __future__ import annotations

from companion.drawings.icons.shapes import arc
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box

STARS = ((0.05, 0.6), (0.3, 0.1), (0.36, 0.5), (0.5, 0.08), (0.64, 0.3), (0.8, 0.16), (0.94, 0.42))
"""The positions of stars, as shares of the box."""

SKY, SKY_UPRIGHT = 0.84, 0.92
"""Where the planet begins below the top, as a share of the box."""

RADIUS = 1.1
"""The radius of the planet, as a share of the longer side."""


def draw(p: Painter, box: Box, _: object = None) -> None:
    """Draw it into a box."""
    with p.within(*box):
        for x, y in STARS:
            p.disc(box.x + x * box.width, box.y + y * box.height, 1.2, "dim")
        sky = SKY if box.width > box.height else SKY_UPRIGHT
        radius = RADIUS * max(box.width, box.height)
        draw_planet(p, box.x + box.width * 0.3, box.y + sky * box.height, radius)


def draw_planet(p: Painter, x: float, top: float, radius: float) -> None:
    """Draw the upper part of the planet; a whole disc this size would take a third of a second."""
    for inset, colour in ((-2.5, "mars-light"), (2.5, "mars")):
        p.poly(arc(x, top + radius, radius - inset, -150, -30), colour)
