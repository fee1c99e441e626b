"""The Dice Game: fifty turns and their deadlines, the parameters, points, dice and milestones."""

from companion.screens.pictures import GamePictures, View
from companion.screens.pictures.dice import awards, milestones
from companion.screens.pictures.dice.header import header
from companion.screens.pictures.dice.hero import draw_hero
from companion.screens.pictures.dice.icons import ICONS
from companion.screens.pictures.dice.steps import PICTURES as STEPS
from companion.screens.pictures.dice.table import on_table
from companion.screens.pictures.dice.whole import whole


def icon_for(view: View, name: str) -> str:
    """Return the icon of an award's symbol, or of a milestone in its current state, else ""."""
    return awards.icon_for(view, name) or milestones.icon_for(view, name)


PICTURES = GamePictures(
    header=header,
    pictures=STEPS,
    icons=ICONS,
    icon_for=icon_for,
    whole=whole,
    on_table=on_table,
    hero=draw_hero,
)
