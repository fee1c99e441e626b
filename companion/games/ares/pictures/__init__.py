"""Ares Expedition: the phases of a round, the parameters in their zones, the dummy hand."""

from pathlib import Path

from companion.games.ares.pictures.header import header
from companion.games.ares.pictures.hero import draw_hero
from companion.games.ares.pictures.icons import ICONS
from companion.games.ares.pictures.steps import PICTURES as STEPS
from companion.games.ares.pictures.table import on_table
from companion.games.ares.pictures.whole import whole
from companion.games.terraforming.pictures import PARAMETERS
from companion.screens.pictures import GamePictures

PICTURES = GamePictures(
    parameters=PARAMETERS,
    header=header,
    pictures=STEPS,
    icons=ICONS,
    whole=whole,
    on_table=on_table,
    parts={"Top": "AresTop", "Board": "AresBoard", "Side": "AresSide"},
    kv=("parameters", Path(__file__).parent / "table.kv"),
    hero=draw_hero,
)
