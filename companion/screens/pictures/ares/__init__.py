"""Ares Expedition: the phases of a round, the parameters in their zones, the dummy hand."""

from companion.screens.pictures import GamePictures
from companion.screens.pictures.ares.header import header
from companion.screens.pictures.ares.hero import draw_hero
from companion.screens.pictures.ares.icons import ICONS
from companion.screens.pictures.ares.steps import PICTURES as STEPS
from companion.screens.pictures.ares.table import on_table
from companion.screens.pictures.ares.whole import whole

PICTURES = GamePictures(
    header=header,
    pictures=STEPS,
    icons=ICONS,
    whole=whole,
    on_table=on_table,
    hero=draw_hero,
)
