"""The cube that counts the dummy hands, or the pile of cubes with two players."""

from __future__ import annotations

from companion.games.ares.board import COLOUR, COPPER, FINAL_CUBE
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.theme import FACT, LABEL, LANE, TITLE

CUBES = {COPPER: "brown", COLOUR: "pink"}
"""The kinds of cubes in the pile, each with the role of its colour."""


def is_pile(view: View) -> bool:
    """Return whether the cubes are a pile, as with two players."""
    return view.get("pile") is not None


def draw_cubes(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the path of the cube, or the cubes of the pile by kind, on a panel."""
    p.rect(*box, "sunk", LANE)
    name = view.name("pile" if is_pile(view) else "cube")
    p.words(box.x + 14, box.y + 25, name, LABEL, "dim")
    inner = Box(box.x + 10, box.y + 32, box.width - 20, box.height - 36)
    (_draw_pile if is_pile(view) else _draw_way)(p, inner, view)
    return [Touch(box, "cube")]


def _draw_way(p: Painter, box: Box, view: View) -> None:
    for number, place in enumerate(box.grid(FINAL_CUBE, 1, 0), 1):
        x, y = place.x + place.width / 2, place.y + place.height / 2
        if number == view.get("cube"):
            p.icon("cube", x, y, min(36, place.width - 4), "ice")
        else:
            p.words(x, y + 8, str(number), FACT, "dim", anchor="middle")


def _draw_pile(p: Painter, box: Box, view: View) -> None:
    for place, (kind, colour) in zip(box.grid(len(CUBES), 1), CUBES.items(), strict=True):
        y = place.y + place.height / 2
        p.icon("cube", place.x + 24, y, 34, colour)
        p.words(place.x + 48, y + 11, str(view.get(f"pile.{kind}")), TITLE, bold=True)
