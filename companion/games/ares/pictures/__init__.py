"""Ares Expedition: the phases of a round, the parameters in their zones, the dummy hand."""

from __future__ import annotations

from pathlib import Path

from companion.games.ares.board import ZONES, parameters
from companion.games.ares.pictures.cube import CUBES, draw_cubes
from companion.games.ares.pictures.header import header
from companion.games.ares.pictures.phases import draw_list
from companion.games.ares.pictures.table import on_table
from companion.games.ares.pictures.whole import whole
from companion.games.terraforming.pictures import PARAMETERS
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import GamePictures, Picture, Touch, View
from companion.screens.pictures.parameters import draw_rows, tracks
from companion.screens.theme import LANE

INSIDE = 12


def _middle(box: Box, height: float) -> Box:
    """Return the middle part of a box, ``height`` units high if there is room."""
    height = min(height, box.height)
    return Box(box.x, box.y + (box.height - height) / 2, box.width, height)


def draw_board(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the parameters in their zones."""
    panel = _middle(box, 184)
    p.rect(*panel, "sunk", LANE)
    inner = Box(panel.x + INSIDE, panel.y, panel.width - 2 * INSIDE, panel.height)
    return draw_rows(p, inner, view, tracks(view, parameters(), ZONES))


def draw_way(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the path of the cube, or the pile."""
    return draw_cubes(p, _middle(box, 96), view)


PHASES = {
    "development": "tech",
    "construction": "city",
    "action": "gear",
    "production": "plant",
    "research": "hand",
}

ICONS = {
    **{f"report.{name}": name for name in ("temperature", "forest", "ocean", "oxygen", "tr")},
    **{
        f"{question}.{name}": icon
        for question in ("phase", "dummy-card", "dummy-order")
        for name, icon in PHASES.items()
    },
    "help.oxygen": "oxygen",
    "help.temperature": "temperature",
    "help.both": "plus",
    **{f"cube.{kind}": f"cube:{role}" for kind, role in CUBES.items()},
    "scores.tr": "tr",
    "scores.forests": "forest",
    **dict.fromkeys(("scores.cards", "scores.variable"), "card"),
    "who.you": "you",
    "who.partner": "pawn",
}


BARS = {"purple": -0.3, "red": -0.1, "yellow": 0.1, "white": 0.3}
"""The bars by colour, each with the position of its middle."""


def draw_hero(p: Painter, x: float, y: float, size: float) -> None:
    """Draw rising bars around a point."""
    for at, (role, off) in enumerate(BARS.items()):
        height = size * (0.3 + at * 0.13)
        left, low = x + (off - 0.09) * size, y + 0.34 * size
        p.rect(left, low - height, size * 0.17, height, role, size * 0.05)
    p.icon("temperature", x - size * 0.34, y - size * 0.2, size * 0.42)


CUBE = Picture(draw_way)
PICTURES = GamePictures(
    parameters=PARAMETERS,
    header=header,
    pictures={
        "ares.setup-board": Picture(draw_board),
        **dict.fromkeys(("ares.setup-dummy-hand", "ares.setup-pile", "ares.cube-moves"), CUBE),
        "ares.phases": Picture(draw_list),
    },
    icons=ICONS,
    whole=whole,
    on_table=on_table,
    parts={"Top": "AresTop", "Board": "AresBoard", "Side": "AresSide"},
    kv=("parameters", Path(__file__).parent / "table.kv"),
    hero=draw_hero,
)
