"""Draws the diagrams of the appendix."""

from __future__ import annotations

from itertools import groupby

from companion.drawings.diagrams.parts import HEIGHT, ColouredShape, Diagram, Label, Mark, Part
from companion.drawings.icons.shapes import Disc, Line, Polygon, Rect, Ring
from companion.screens import theme
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.theme import LABEL, SIZES, Colour

NEARLY = 1.1
"""Text may be this much larger than drawn to scale."""


def fitted(diagram: Diagram, box: Box) -> Box:
    """Return the box of a diagram that is as large as possible, in the middle of a box."""
    scale = min(box.width / diagram.width, box.height / diagram.height)
    width, height = diagram.width * scale, diagram.height * scale
    return Box(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height)


def draw_diagram(p: Painter, diagram: Diagram, place: Box) -> None:
    """Draw a diagram into its box; consecutive polygons of one colour are drawn as one."""
    at, scale = p.at(place.x, place.y), place.width / diagram.width
    for paint, parts in groupby(diagram.parts, key=_paint_of_polygon):
        if paint:
            shapes = [part.shape for part in parts if isinstance(part, ColouredShape)]
            points = [shape.points for shape in shapes if isinstance(shape, Polygon)]
            at.polys([[each * scale for each in corners] for corners in points], paint)
        else:
            for part in parts:
                _draw(at, part, scale)


def _paint_of_polygon(part: Part) -> Colour | None:
    match part:
        case ColouredShape(Polygon(tone=tone), colour):
            return theme.colour(colour, tone.opacity)
    return None


def _draw(p: Painter, part: Part, scale: float) -> None:
    match part:
        case Mark():
            x, y, size = part.x * scale, part.y * scale, part.size * scale
            p.icon(part.icon, x, y, size, part.colour, part.cutout)
        case Label():
            size = _size(part.size * scale)
            y = part.y * scale + HEIGHT * size
            p.words(part.x * scale, y, part.words, size, part.colour, part.bold, part.anchor)
        case ColouredShape():
            _draw_shape(p, part, scale)


def _draw_shape(p: Painter, part: ColouredShape, k: float) -> None:
    match part.shape:
        case Rect(x, y, width, height, radius, tone):
            colour = theme.colour(part.colour, tone.opacity)
            p.rect(x * k, y * k, width * k, height * k, colour, radius * k)
        case Disc(x, y, radius, tone):
            p.disc(x * k, y * k, radius * k, theme.colour(part.colour, tone.opacity))
        case Ring(x, y, radius, _, width):
            p.ring(x * k, y * k, radius * k, part.colour, width * k)
        case Line(points, width):
            p.line([each * k for each in points], part.colour, width * k)
        case _:
            raise TypeError(f"A diagram has no {type(part.shape).__name__}.")


def _size(wanted: float) -> float:
    """Return the nearest text size of the theme, not much larger."""
    return max((size for size in SIZES if size <= NEARLY * wanted), default=LABEL)
