"""Ares Expedition: the phases of a round, the parameters in their zones, the dummy hand."""

from companion.screens.pictures.ares.header import header
from companion.screens.pictures.ares.hero import draw_hero
from companion.screens.pictures.ares.icons import ICONS
from companion.screens.pictures.ares.steps import PICTURES
from companion.screens.pictures.ares.table import on_table
from companion.screens.pictures.ares.whole import whole

__all__ = (
    "HEADER",
    "HERO",
    "ICONS",
    "ON_TABLE",
    "PICTURES",
    "WHOLE",
)

HEADER, HERO, WHOLE, ON_TABLE = header, draw_hero, whole, on_table
