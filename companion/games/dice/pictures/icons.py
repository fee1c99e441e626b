"""The icons of everything that can be reported or chosen."""

from __future__ import annotations

from companion.games.dice.components import BASE, CARD_COLOURS, CORPORATE_ERA
from companion.games.dice.pictures.awards import SYMBOLS

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
