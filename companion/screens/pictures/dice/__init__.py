"""The Dice Game: fifty turns and their deadlines, the parameters, points, dice and milestones."""

from companion.screens.pictures import View
from companion.screens.pictures.dice import awards, milestones
from companion.screens.pictures.dice.gauges import gauge_for
from companion.screens.pictures.dice.header import header
from companion.screens.pictures.dice.hero import draw_hero
from companion.screens.pictures.dice.lanes import draw_lanes, lanes_high, lanes_roomy
from companion.screens.pictures.dice.signs import SIGNS
from companion.screens.pictures.dice.steps import PICTURES
from companion.screens.pictures.dice.table import on_table
from companion.screens.pictures.dice.whole import whole

__all__ = (
    "GAUGE_FOR",
    "HEADER",
    "HERO",
    "LANES",
    "LANES_HIGH",
    "LANES_ROOMY",
    "ON_TABLE",
    "PICTURES",
    "SIGNS",
    "SIGN_FOR",
    "WHOLE",
)

HEADER, HERO, WHOLE, ON_TABLE = header, draw_hero, whole, on_table
LANES, LANES_HIGH, LANES_ROOMY, GAUGE_FOR = draw_lanes, lanes_high, lanes_roomy, gauge_for


def sign_for(view: View, name: str) -> str:
    """Return the sign of an award's symbol, or of a milestone as it stands, else ""."""
    return awards.sign_for(view, name) or milestones.sign_for(view, name)


SIGN_FOR = sign_for
