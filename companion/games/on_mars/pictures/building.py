"""The Building of a step, large, in the colour of its hex."""

from __future__ import annotations

from companion.games.on_mars.components import LACERDA
from companion.games.on_mars.pictures.kinds import KINDS
from companion.games.on_mars.pictures.positions import args, built
from companion.games.on_mars.pictures.shapes import flat_hexagon
from companion.screens import theme
from companion.screens.drawing import icons
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Picture, View


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw the hex with the number of the move that builds."""
    goal = built(view)
    if goal is None:
        return
    radius = min(box.width / 2, box.height * 0.56) - 6
    x, y = box.x + box.width / 2, box.y + box.height / 2
    icon = KINDS[goal.place]
    colour = "violet" if goal.place == "shelter" else icons.own_colour(icon)
    p.poly(flat_hexagon(x, y, radius), theme.mix(colour, "ground", 0.72))
    p.icon(icon, x, y, radius * 1.15, colour, theme.mix(colour, "ground", 0.8))
    if args(view, "upgrade"):
        p.icon("upgrade", x + radius * 0.5, y + radius * 0.45, radius * 0.5)
    if goal.number:
        p.badge(goal.number, x + radius * 0.62, y - radius * 0.72, LACERDA, 18)


BUILDING = Picture(draw)
