"""The Dice Game: fifty turns and their deadlines, the parameters, points, dice and milestones."""

from pathlib import Path

from companion.games.dice.pictures import awards, milestones
from companion.games.dice.pictures.header import header
from companion.games.dice.pictures.hero import draw_hero
from companion.games.dice.pictures.icons import ICONS
from companion.games.dice.pictures.steps import PICTURES as STEPS
from companion.games.dice.pictures.table import on_table
from companion.games.dice.pictures.whole import whole
from companion.games.terraforming.pictures import PARAMETERS
from companion.screens.pictures import GamePictures, View


def icon_for(view: View, name: str) -> str:
    """Return the icon of an award's symbol, or of a milestone in its current state, else ""."""
    return awards.icon_for(view, name) or milestones.icon_for(view, name)


PICTURES = GamePictures(
    parameters=PARAMETERS,
    header=header,
    pictures=STEPS,
    icons=ICONS,
    icon_for=icon_for,
    whole=whole,
    on_table=on_table,
    parts={"Board": "DiceBoard", "Side": "DiceSide"},
    kv=("parameters", Path(__file__).parent / "table.kv"),
    hero=draw_hero,
)
