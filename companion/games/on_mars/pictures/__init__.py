"""On Mars: the pictures of its steps, one module each."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.on_mars.pictures import (
    header,
    instruments,
    kinds,
    mars_board,
    nouns,
    positions,
    sides,
    tally,
    tie,
    tray,
    whole,
)
from companion.games.on_mars.pictures.blueprints import BLUEPRINTS_ASKED, TAKEN
from companion.games.on_mars.pictures.building import BUILDING
from companion.games.on_mars.pictures.lab import LAB, LAB_BOARD, LAB_COLUMN, LAB_SCORED
from companion.games.on_mars.pictures.level import LEVEL
from companion.games.on_mars.pictures.mars_board import CHART, STEPS
from companion.games.on_mars.pictures.mars_map import MarsMap
from companion.games.on_mars.pictures.missions import MISSIONS_LAID, MISSIONS_MOVED, icon_for
from companion.games.on_mars.pictures.printed import PRINTED
from companion.games.on_mars.pictures.rewards import REWARDS_LAID
from companion.games.on_mars.pictures.scientists import SCIENTIST_CARDS
from companion.games.on_mars.pictures.set_up import BOARDS_SET_UP
from companion.games.on_mars.pictures.shapes import flat_hexagon
from companion.games.on_mars.pictures.sides import SIDES
from companion.games.on_mars.pictures.solo_goals import GOAL_ASKED, SOLO_GOALS
from companion.games.on_mars.pictures.tech_grid import TECH_GRID
from companion.games.on_mars.pictures.your_techs import TECHS_ASKED, YOUR_TECHS
from companion.screens import theme
from companion.screens.drawing.painter import Painter
from companion.screens.pictures import GamePictures, View


def draw_hero(p: Painter, x: float, y: float, size: float) -> None:
    """Draw the emblem around a point."""
    p.poly(flat_hexagon(x, y, size / 2), theme.mix("mine", "ground", 0.55))
    p.icon("mine", x, y + size * 0.02, size * 0.68, "", theme.mix("mine", "ground", 0.75))


def _not_tied(view: View) -> bool:
    """Return whether no tie was drawn in this step: else its number is the picture."""
    return view.args("on-mars.tie-result") is None


BUILT = replace(BUILDING, when=_not_tied)
PICTURES = GamePictures(
    header=header.header,
    pictures={
        "on-mars.tie-result": tie.TIE,
        **{f"on-mars.{key}": BUILT for key in ("construct", "upgrade", "shelter")},
        **{
            f"on-mars.{key}": LAB
            for key in ("learn-technology", "learn-which", "develop", "lab-icon")
        },
        "on-mars.progress": LAB,
        "on-mars.lab-board": LAB_BOARD,
        **dict.fromkeys(tally.QUESTIONS, tally.SCORED),
        "on-mars.score-techs": LAB_SCORED,
        "on-mars.score-column": LAB_COLUMN,
        "on-mars.level-up": LEVEL,
        "on-mars.lay-techs": TECH_GRID,
        "on-mars.lay-missions": MISSIONS_LAID,
        "on-mars.lay-rewards": REWARDS_LAID,
        "on-mars.goal": SOLO_GOALS,
    },
    scenes={
        **{f"on-mars.{key}": SIDES for key in sides.KEYS},
        "on-mars.hire": SCIENTIST_CARDS,
        "on-mars.obtain-blueprint": TAKEN,
        "on-mars.table": YOUR_TECHS,
        **BOARDS_SET_UP,
    },
    strips=MISSIONS_MOVED,
    boards={
        **mars_board.BOARDS,
        **sides.SPACES_ASKED,
        **TECHS_ASKED,
        **BLUEPRINTS_ASKED,
        **GOAL_ASKED,
    },
    chart=CHART,
    on_board={
        *STEPS,
        *mars_board.BOARDS,
        "on-mars.bot",
        "on-mars.lay-starts",
        "on-mars.map-laid",
    }.__contains__,
    icons=kinds.ICONS,
    icon_for=icon_for,
    icon_of=nouns.icon_of,
    tiles=kinds.TILE_ICONS,
    whole=whole.whole,
    corners=instruments.draw,
    rail=positions.rail,
    turn_card=header.turn_card,
    printed=PRINTED,
    parts={"Map": MarsMap.__name__},
    hero=draw_hero,
    tray=tray.tray,
    held=tray.held,
    own_pieces=tray.own_pieces,
)
