"""The Dice Game: fifty turns and their deadlines, the parameters, points, dice and milestones."""

from __future__ import annotations

from pathlib import Path

from companion.games.dice.components import BASE, CARD_COLOURS, CORPORATE_ERA, parameters
from companion.games.dice.drawings import SYMBOLS
from companion.games.dice.pictures import awards, milestones
from companion.games.dice.pictures.awards import draw_awards
from companion.games.dice.pictures.header import header
from companion.games.dice.pictures.milestones import draw_milestones
from companion.games.dice.pictures.table import on_table
from companion.games.dice.pictures.whole import whole
from companion.games.terraforming.pictures import PARAMETERS
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import GamePictures, Picture, Touch, View
from companion.screens.pictures.parameters import draw_rows, tracks
from companion.screens.theme import FACT, LANE

INSIDE, HEAD = 12, 52
"""The padding of a panel, and the height of its heading, in units."""


def _panel(p: Painter, box: Box, height: float) -> Box:
    """Draw a panel in the middle of a box; return its inside."""
    height = min(height, box.height)
    top = box.y + (box.height - height) / 2
    p.rect(box.x, top, box.width, height, "sunk", LANE)
    return Box(box.x + INSIDE, top + INSIDE, box.width - 2 * INSIDE, height - 2 * INSIDE)


def draw_board(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the parameters, to be set up or compared."""
    return draw_rows(p, _panel(p, box, 184), view, tracks(view, parameters()))


def draw_dice(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the dice of the awards below what their numbers count."""
    inner = _panel(p, box, 180)
    text = view.words("dice.picture-awards")
    head = inner.upper(HEAD)
    p.text(head, text, p.size_in(head, text, FACT))
    return draw_awards(p, inner.lower(HEAD), view)


def draw_slots(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the milestones in their slots."""
    return draw_milestones(p, box.lower(max(0, (box.height - 200) / 2)), view)


CARDS = {"green": "forest", "red": "red", "blue": "water"}
"""The role of each card's colour."""

REPORTS = {
    "production": "roll",
    "temperature": "temperature",
    "oxygen": "oxygen",
    "ocean": "ocean",
    "forest": "forest",
    "city": "city",
    "neighbour": "plus",
    "vp-1": "op",
    "vp-2": "op",
    "extra-turn": "clock",
    **{colour: f"card:{CARDS[colour]}" for colour in CARD_COLOURS},
    **{f"symbol-{number}": "die" for number in (1, 2, 3)},
    "end-point": "contract",
    "end-minus": "minus",
    "costly": "me",
}
"""The reports of a turn and of a bonus card."""

SCORES = {"track": "op", "milestones": "flag", "awards": "die", "cards": "card"}

ICONS = {
    **dict.fromkeys((*BASE, *CORPORATE_ERA), "flag"),
    **{f"award-face.{symbol}": icon for symbol, icon in SYMBOLS.items()},
    **{f"{step}.draw": "roll" for step in ("awards", "milestones")},
    **{f"{step}.tell": "pencil" for step in ("awards", "milestones")},
    **{f"scores.{line}": icon for line, icon in SCORES.items()},
    **{f"{step}.{name}": REPORTS[name] for step in ("turn", "bonus-card") for name in REPORTS},
}


def draw_hero(p: Painter, x: float, y: float, size: float) -> None:
    """Draw a red die and a blue one with a drop around a point."""
    unit = size / 64
    p.icon("tilted-die", x - 10 * unit, y + 6 * unit, 0.66 * size, "red", "on-accent")
    p.icon("tilted-blank", x + 13 * unit, y - 8 * unit, 0.6 * size, "water")
    p.icon("water", x + 13 * unit, y - 8 * unit, 25 * unit, "oxygen")


def icon_for(view: View, name: str) -> str:
    """Return the icon of an award's symbol, or of a milestone in its current state, else ""."""
    return awards.icon_for(view, name) or milestones.icon_for(view, name)


PICTURES = GamePictures(
    parameters=PARAMETERS,
    header=header,
    pictures={
        "dice.setup-board": Picture(draw_board),
        "dice.lay-awards": Picture(draw_dice),
        "dice.lay-milestones": Picture(draw_slots),
    },
    icons=ICONS,
    icon_for=icon_for,
    whole=whole,
    on_table=on_table,
    parts={"Board": "DiceBoard", "Side": "DiceSide"},
    kv=("parameters", Path(__file__).parent / "table.kv"),
    hero=draw_hero,
)
