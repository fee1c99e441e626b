"""The Dice Game: fifty turns and their deadlines, the parameters, points, dice and milestones."""

from companion.screens.pictures import View
from companion.screens.pictures.dice import awards, milestones
from companion.screens.pictures.dice.header import header
from companion.screens.pictures.dice.hero import draw_hero
from companion.screens.pictures.dice.icons import ICONS
from companion.screens.pictures.dice.steps import PICTURES
from companion.screens.pictures.dice.table import on_table
from companion.screens.pictures.dice.whole import whole

__all__ = (
    "HEADER",
    "HERO",
    "ICONS",
    "ICON_FOR",
    "ON_TABLE",
    "PICTURES",
    "WHOLE",
)

HEADER, HERO, WHOLE, ON_TABLE = header, draw_hero, whole, on_table


def icon_for(view: View, name: str) -> str:
    """Return the icon of an award's symbol, or of a milestone in its current state, else ""."""
    return awards.icon_for(view, name) or milestones.icon_for(view, name)


ICON_FOR = icon_for
