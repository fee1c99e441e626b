"""His Lab: the Techs in their columns, and the space to which one moves."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.on_mars.components import LACERDA
from companion.games.on_mars.lab import ROWS, USUAL_LAB
from companion.games.on_mars.pictures.kinds import KINDS
from companion.games.on_mars.pictures.positions import MoveTarget, args, loop, tech_moves, techs
from companion.games.on_mars.pictures.shapes import dots, flat_hexagon
from companion.screens import theme
from companion.screens.drawing import icons
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Picture, View
from companion.screens.theme import FACT, LABEL

ACROSS, WIDEST, DOWN = 1.64, 1.9, 1.82
"""The distance between columns (more if there is room), and between spaces of a column, in radii of
a space.
"""

LOOP_HEIGHT, ROOMY, CORNER = 64, 260, 130
"""The height of the Progress loop, the height of a picture from which it fits, and the width of the
map in the corner.
"""

GLOW = 6
"""The width of the glow around the space to which a Tech moves, in units."""

NAMED = 24
"""From this radius on an empty space has room for its name."""


def columns(view: View) -> list[int]:
    """Return the number of spaces in each column; a space in use always exists."""
    moved = tech_moves(view)
    asked = args(view, "lab-icon").get("place")
    seen = [*techs(view), *([moved[1].place] if moved else []), *([asked] if asked else [])]
    found = list(USUAL_LAB.spaces)
    for place in seen:
        column = int(place[0]) - 1
        found[column] = max(found[column], ROWS.index(place[1]) + 1)
    return found


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw all spaces with the path of a Tech that moves, and below them the Progress loop.

    If that doesn't fit, the map in the corner is beside the spaces.
    """
    if box.height < ROOMY:
        draw_lab(p, box._replace(width=box.width - CORNER), view)
    else:
        height = LOOP_HEIGHT
        draw_lab(p, box._replace(height=box.height - height), view)
        draw_loop(p, Box(box.x, box.bottom - height, box.width - CORNER, height), view)


def draw_loop(p: Painter, box: Box, view: View) -> Box:
    """Draw the icons of the Progress loop: where his Bot is, and where his cubes are.

    Return the box of the first icon with its cube; the others are to its right.
    """
    icons, moved = loop(view), args(view, "progress").get("kind")
    width = box.width / len(icons)
    height = min(box.height, 1.9 * width)
    top, side = box.y + (box.height - height) / 2, min(width * 0.74, height * 0.46)
    for at, (kind, cube) in enumerate(icons):
        x, here = box.x + (at + 0.5) * width, kind == view.get("lacerda.robot")
        ground = "orange" if kind == moved else "violet" if here else "panel"
        p.rect(x - width / 2 + 2, top, width - 4, height, ground, 8)
        p.icon(KINDS[kind], x, top + height * 0.29, side, "" if ground == "panel" else "on-accent")
        if here:
            p.icon("bot", x - side * 0.32, top + height * 0.75, side * 0.72, "on-accent", ground)
        colour = ("violet" if ground == "panel" else "on-accent") if cube else "line"
        shift = side * 0.34 if here else 0
        p.icon("cube", x + shift, top + height * 0.75, side * (0.6 if here else 0.72), colour)
    return Box(box.x, top, width, height)


def draw_board(p: Painter, box: Box, view: View) -> None:
    """Draw an empty Lab with the points under its columns, to be compared with the boards."""
    points = str(args(view, "lab-board").get("points", "")).split(", ")
    _draw_columns(p, box, USUAL_LAB.spaces, points)


def draw_scored(p: Painter, box: Box, view: View) -> None:
    """Draw your Techs in their columns, with the points under them, for scoring."""
    details = args(view, "score-techs")
    placed: list[list[str]] = [[] for _ in details["points"]]
    for tech, column in zip(details["techs"], details["columns"].split(", "), strict=True):
        placed[int(column) - 1].append(tech)
    _draw_columns(p, box, details["spaces"], details["points"], placed)


def draw_column(p: Painter, box: Box, view: View) -> None:
    """Draw a Lab with the column whose Techs are counted."""
    details = args(view, "score-column")
    _draw_columns(p, box, details["spaces"], details["points"], counted=details["column"])


def _draw_columns(
    p: Painter,
    box: Box,
    counts: Sequence[int],
    points: Sequence[object],
    placed: Sequence[Sequence[str]] = (),
    counted: int = 0,
) -> None:
    """Draw the columns of a Lab, what is ``placed`` in each from the top, and its points below."""
    radius = min((box.height - 30) / (3 * DOWN), box.width / (len(counts) * ACROSS + 0.4))
    left = box.x + (box.width - ACROSS * radius * (len(counts) - 1)) / 2
    middle = box.y + (box.height - 30) / 2
    low = middle + 1.5 * DOWN * radius
    for at, (count, number) in enumerate(zip(counts, points, strict=True)):
        x = left + at * ACROSS * radius
        for row in range(count):
            y = middle + (row - (count - 1) / 2) * DOWN * radius
            tech = placed[at][row] if placed and row < len(placed[at]) else ""
            _draw_space(p, x, y, radius, tech, own="ice")
            if at + 1 == counted:
                p.line(flat_hexagon(x, y, radius - 2), "sand", 4, closed=True)
        p.words(x, low + 26, str(number), FACT, bold=True, anchor="middle")
        p.icon("op", x + 16, low + 18, 18)


def draw_lab(p: Painter, box: Box, view: View) -> dict[str, tuple[float, float]]:
    """Draw the Lab into a box; return the positions of the Techs."""
    counts, placed, moved = columns(view), techs(view), tech_moves(view)
    moved = moved if moved and moved[1].is_now(view) else None
    across = box.width - 2 * GLOW
    radius = min((box.height - 24) / (3 * DOWN), across / ((len(counts) - 1) * ACROSS + 2))
    across = min(WIDEST * radius, (across - 2 * radius) / (len(counts) - 1))
    left = box.x + (box.width - across * (len(counts) - 1)) / 2
    found: dict[str, tuple[float, float]] = {}
    middle = box.y + (box.height - 24) / 2
    origin = args(view, "develop").get("origin") if moved else None
    end = start = 0.0, 0.0
    for at, count in enumerate(counts):
        x = left + at * across
        for row, letter in enumerate(ROWS[:count]):
            y = middle + (row - (count - 1) / 2) * DOWN * radius
            place = f"{at + 1}{letter}"
            goes = moved is not None and moved[1].place == place
            leaves = moved is not None and placed.get(place) == moved[0] and not goes
            _draw_space(p, x, y, radius, placed.get(place, ""), leaves)
            if place == origin:
                start = x, y
            if place not in placed and not goes and place != origin and radius >= NAMED:
                p.words(x, y + LABEL * 0.36, place, LABEL, "dim", anchor="middle")
            if place in placed:
                found[placed[place]] = x, y
            if goes:
                end = x, y
            elif args(view, "lab-icon").get("place") == place:
                p.line(flat_hexagon(x, y, radius - 2), "orange", 4, closed=True)
        low = min(box.bottom - 3, middle + 1.5 * DOWN * radius + 21)
        if radius < NAMED:
            p.words(x, low, str(at + 1), LABEL, "dim", bold=True, anchor="middle")
    if moved and any(start):
        _draw_way(p, start, end, radius)
    if moved:
        _draw_goal(p, view, *end, radius, moved[0] or "tech", moved[1])
    return found


def _draw_way(
    p: Painter, start: tuple[float, float], end: tuple[float, float], radius: float
) -> None:
    """Draw the outline of the space that a Tech leaves, and its path to another, as dots."""
    for way in [*_sides(start, radius - 3), (start, end)]:
        for x, y in dots(*way):
            p.disc(x, y, 1.8, "sand")


def _sides(
    middle: tuple[float, float], radius: float
) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """Return the sides of a space, each as its two corners."""
    numbers = flat_hexagon(*middle, radius)
    corners = list(zip(numbers[::2], numbers[1::2], strict=True))
    return list(zip(corners, [*corners[1:], corners[0]], strict=True))


def _draw_space(
    p: Painter,
    x: float,
    y: float,
    radius: float,
    tech: str,
    leaves: bool = False,
    own: str = "violet",
) -> None:
    """Draw a space with the Tech on it, the Shelter in its owner's colour; dim one that leaves."""
    if not tech:
        p.poly(flat_hexagon(x, y, radius - 1), "raised")
        return
    colour = own if tech == "shelter" else icons.own_colour(KINDS[tech])
    p.poly(flat_hexagon(x, y, radius - 1), theme.mix(colour, "ground", 0.72))
    tint = theme.mix(colour, "ground", 0.5) if leaves else colour
    p.icon(KINDS[tech], x, y, radius * 1.15, tint, theme.mix(colour, "ground", 0.8))


def _draw_goal(
    p: Painter, view: View, x: float, y: float, radius: float, tech: str, goal: MoveTarget
) -> None:
    """Draw the space to which a Tech moves."""
    icon = KINDS.get(tech, tech)
    p.poly(flat_hexagon(x, y, radius + 5), theme.colour("orange", 0.3))
    p.poly(flat_hexagon(x, y, radius - 1), "orange")
    p.icon(icon, x, y, radius * 1.15, "on-accent")
    if goal.number:
        p.badge(goal.number, x + radius * 0.62, y - radius * 0.62, LACERDA)


LAB = Picture(draw)
LAB_BOARD = Picture(draw_board)
LAB_SCORED = Picture(draw_scored, instead=True)
LAB_COLUMN = Picture(draw_column, instead=True)
