"""Your turn in Orbit: the Tech Grid and your Lab; a tap on a Tech learns or develops it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from typing import NamedTuple

from companion.drawings.icons.shapes import Points
from companion.engine.game import YOU
from companion.games.on_mars.components import LACERDA, ORBIT, TECHS
from companion.games.on_mars.lab import USUAL_LAB
from companion.games.on_mars.pictures.kinds import KINDS
from companion.games.on_mars.pictures.lab import ACROSS, DOWN
from companion.games.on_mars.pictures.positions import guided
from companion.games.on_mars.pictures.shapes import dots, flat_hexagon, tall_hexagon
from companion.games.on_mars.pictures.tech_grid import COSTS, ROWS
from companion.screens import theme
from companion.screens.drawing import icons
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import BoardPicture, Picture, Spots, View
from companion.screens.theme import FACT

REPORT = "tech"
"""The report of a Tech learned or developed, by one step."""

PRICES = COSTS[::-1]
"""The icons of the cost of each row, the cheapest first."""

PRICE = 22
"""The side of a price's icon, in units."""

MARGIN, HEAD, APART = 10, 30, 10
"""The space around both parts, the height of a name, and the gap between Techs of different prices,
in units.
"""

WIDEST = 34
"""The maximum radius of a Tech on the grid, in units."""

ROOMY = 220
"""The height of a picture from which both parts fit while moves are shown below it, in units."""

BEGINS = 2, "shelter"
"""The column and the Tech that is in its middle from the start."""

CORNER = 112
"""The width of the map in the corner, in units."""


class TechSpace(NamedTuple):
    """A space with its middle, the Tech on it, "" for none, and whose Lab that is in, if any."""

    x: float
    y: float
    radius: float
    tech: str
    owner: str = ""


def shown(view: View) -> bool:
    """Return whether your turn is about the grid and your Lab."""
    asked = view.ask.args if view.ask and view.asked == "on-mars.table" else {}
    details = view.args("on-mars.table") or asked
    return guided(view) and details.get("turn") == YOU and view.get("you.side") == ORBIT


def places(view: View) -> Sequence[str]:
    """Return the answers that are Techs which you may have learned or developed."""
    options = map(str, getattr(view.ask, "options", ()))
    return [each for each in options if each.startswith(f"{REPORT}.")] if shown(view) else []


def spots(box: Box, view: View) -> Spots:
    """Return the positions of those Techs; for the picked one, where it goes."""
    spots = _spots(box, view)
    if view.picked in spots:
        x, y, radius = _goals(box, view)[0]
        spots[view.picked] = x, y, radius * 1.73
    return spots


def beside(box: Box, view: View, x: float, y: float) -> tuple[str | None, str]:
    """Return the picked Tech for a tap on another space where it may go."""
    goals = _goals(box, view) if view.picked in _spots(box, view) else ()
    near = any(hypot(x - to_x, y - to_y) < radius for to_x, to_y, radius in goals)
    return view.picked if near else None, ""


def _spots(box: Box, view: View) -> dict[str, tuple[float, float, float]]:
    return {
        f"{REPORT}.{space.tech}": (space.x, space.y, space.radius * 1.73)
        for space in _all(box, view)
        if space.tech and f"{REPORT}.{space.tech}" in places(view)
    }


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw the grid, your Lab, and the path of the picked Tech."""
    p.rect(*box, "sunk", 16)
    grid, lab = _rooms(box, view)
    low = grid.height == 0
    for part, room, colour in (("grid", grid, "sand"), ("lab", lab, "ice"))[low:]:
        words = view.words("on-mars.picture-your-techs", part=part)
        p.words(room.x, room.y - 9, words, FACT, colour, bold=True)
    if view.get("techs") and not low:  # else their order is unknown
        named = p.width(view.words("on-mars.picture-your-techs", part="lab"), FACT, True)
        _draw_prices(p, grid, lab.x + named)
    spots = _spots(box, view)
    picked = view.picked.partition(".")[2]
    for space in () if low else _grid(grid, view):
        corners = tall_hexagon(space.x, space.y, space.radius - 1)
        _draw_tech(p, corners, space, f"{REPORT}.{space.tech}" in spots, space.tech == picked)
    for space in _lab(lab, view):
        corners = flat_hexagon(space.x, space.y, space.radius - 1)
        _draw_tech(p, corners, space, f"{REPORT}.{space.tech}" in spots, space.tech == picked)
    if picked:
        _draw_way(p, spots[view.picked], _goals(box, view))


def _rooms(box: Box, view: View) -> tuple[Box, Box]:
    """Return the room of the grid and that of your Lab, each below its name.

    While the moves of a report leave little room, and none of them can be tapped, there is only
    your Lab.
    """
    inner = Box(box.x + MARGIN, box.y, box.width - 2 * MARGIN, box.height - MARGIN)
    if box.height < ROOMY and not view.answers:
        return inner.upper(0), inner.lower(HEAD)
    radius = _grid_radius(inner.width)
    grid = inner.lower(HEAD).upper(2 * radius)
    return grid, inner.lower(2 * HEAD + 2 * radius)


def _grid_radius(width: float) -> float:
    return min(WIDEST, (width - APART * (len(ROWS) - 1)) / (sum(ROWS) * 1.73))


def _all(box: Box, view: View) -> Iterator[TechSpace]:
    grid, lab = _rooms(box, view)
    yield from _grid(grid, view)
    yield from _lab(lab, view)


def _grid(room: Box, view: View) -> Iterator[TechSpace]:
    """Yield the spaces of the grid, the cheapest Tech first, with the owner of those taken."""
    radius = _grid_radius(room.width)
    yours, his = view.get("you.techs") or {}, view.get("lacerda.techs") or {}
    dearer = [sum(ROWS[: at + 1]) for at in range(len(ROWS))]
    for at, tech in enumerate(view.get("techs") or TECHS):
        apart = APART * sum(at >= each for each in dearer)
        x = room.x + radius * 1.73 * (at + 0.5) + apart
        owner = YOU if tech in yours else LACERDA if tech in his else ""
        yield TechSpace(x, room.y + radius, radius, "" if owner else tech, owner)


def _draw_prices(p: Painter, room: Box, edge: float) -> None:
    """Draw the price of each part of the grid below its middle, right of an ``edge``."""
    radius, left = _grid_radius(room.width), room.x
    for count, price in zip(ROWS, PRICES, strict=True):
        width = count * 1.73 * radius
        for at, icon in enumerate(price):
            x = left + width / 2 + (at - (len(price) - 1) / 2) * (PRICE + 4)
            colour = "" if icon == "battery" else "dim"
            if left + width / 2 - PRICE > edge:
                p.icon(icon, x, room.bottom + HEAD / 2, PRICE, colour)
        left += width + APART


def _lab(room: Box, view: View) -> Iterator[TechSpace]:
    """Yield the spaces of your Lab, with your Techs."""
    for column, x, ys, radius in _columns(room):
        techs = _in_column(view, column)
        for row, y in enumerate(ys):
            yield TechSpace(x, y, radius, techs[row] if row < len(techs) else "", YOU)


def _in_column(view: View, column: int) -> list[str]:
    """Return the Techs of a column of your Lab, "" for an empty space above others.

    Only the column is known, so they are filled from the top; but a Shelter Tech begins on space
    2b.
    """
    techs = view.get("you.techs") or {}
    spots = [tech for tech, level in techs.items() if level == column]
    if column == BEGINS[0] and BEGINS[1] in spots:
        spots.remove(BEGINS[1])
        spots = [spots[0] if spots else "", BEGINS[1], *spots[1:]]
    return spots


def _columns(room: Box) -> Iterator[tuple[int, float, list[float], float]]:
    """Yield each column of the Lab: its number, x, the middles of its spaces, and their radius.

    The map in the corner is beside the last columns, which are lower.
    """
    radius = min(room.height / (3 * DOWN), (room.width - CORNER) / (5 * ACROSS + 0.4))
    for at, count in enumerate(USUAL_LAB.spaces):
        x = room.x + radius + at * ACROSS * radius
        middle = room.y + 1.5 * DOWN * radius
        ys = [middle + (row - (count - 1) / 2) * DOWN * radius for row in range(count)]
        yield at + 1, x, ys, radius


def _goals(box: Box, view: View) -> Sequence[tuple[float, float, float]]:
    """Return the free spaces of the picked Tech's next column, each with its radius."""
    into = (view.get("you.techs") or {}).get(view.picked.partition(".")[2], 0) + 1
    _, x, ys, radius = list(_columns(_rooms(box, view)[1]))[into - 1]
    taken = dict(enumerate(_in_column(view, into)))
    free = [y for row, y in enumerate(ys) if not taken.get(row)]
    return [(x, y, radius) for y in free or ys[-1:]]


def _draw_tech(p: Painter, corners: Points, space: TechSpace, live: bool, picked: bool) -> None:
    """Draw a space: with its Tech, ringed if a tap answers; empty with its owner's token."""
    x, y, radius, tech, owner = space
    if not tech:
        p.poly(corners, "panel")
        if corners[0] == x:  # pointed top: a space of the grid
            p.token(owner, x, y, radius * 0.4)
        return
    colour = "ice" if tech == "shelter" else icons.own_colour(KINDS[tech])
    p.poly(corners, "orange" if picked else theme.mix(colour, "ground", 0.72))
    tint = "on-accent" if picked else colour
    p.icon(KINDS[tech], x, y, radius * 1.15, tint, theme.mix(colour, "ground", 0.8))
    if live:
        p.line(corners, "orange" if picked else theme.mix("ice", "ground", 0.4), 2, closed=True)


def _draw_way(
    p: Painter, start: tuple[float, float, float], ends: Sequence[tuple[float, float, float]]
) -> None:
    """Draw the spaces to which a Tech may go, and its path to the first as dots."""
    for x, y, radius in ends:
        p.line(flat_hexagon(x, y, radius - 3), "ice", 3, closed=True)
    for x, y in dots(start[:2], ends[0][:2])[1:]:
        p.disc(x, y, 2.2, "ice")


def pulls(answer: str) -> str:
    """Return the icon of a Tech, which can be dragged to the space it goes to."""
    return KINDS[answer.partition(".")[2]]


YOUR_TECHS = Picture(draw, place=(-1, 1), when=shown, spots=spots, beside=beside, pulls=pulls)
TECHS_ASKED = {"on-mars.table": BoardPicture(places)}
"""The main question: in Orbit a tap on a Tech reports it."""
