"""The diagrams of the Dice Game, from the tables of its rules."""

from __future__ import annotations

from companion.drawings import Colour, GameDrawings, Icon
from companion.drawings.diagrams.parts import SMALL, WIDTH, Diagram, Label, Mark, Part, box, diagram
from companion.drawings.icons.shapes import CUTOUT, Disc, Polygon, Rect, arc
from companion.games.dice.components import DEADLINES, DICE, RARITY, TURNS, faces, parameters
from companion.games.terraforming import icons
from companion.games.terraforming.drawings import tracks

COLOURS = {"yellow": "yellow", "green": "forest", "blue": "ocean", "red": "red", "grey": "grey"}
"""The colour role of each die."""

SYMBOLS = {
    **{symbol: symbol for symbol in RARITY},
    "megacredit": "me",
    "yellow-rare": "op",
    "microbe": "tech",
    "animal": "paw",
    "event": "contract",
}
"""The icon of each symbol."""

TILTED_PIPS = tuple(
    Disc(x, y, 5.5, CUTOUT) for x, y in ((-15, -10.5), (10.5, -15), (0, 0), (-10.5, 15), (15, 10.5))
)

ROW = 10
"""The number of turns in a row."""


def deadlines() -> Diagram:
    """Return the turns, and after which a milestone leaves; one edition has the paler flags."""
    sure, others = DEADLINES["default"], {turn for turns in DEADLINES.values() for turn in turns}
    width, height = WIDTH / ROW, 54.0
    parts: list[Part] = []
    for turn in range(1, TURNS + 1):
        x, y = (turn - 1) % ROW * width, (turn - 1) // ROW * height
        middle, last = x + width / 2, turn == TURNS
        lit = turn in others or last
        parts.append(box(x + 2, y + 2, width - 4, height - 4, "raised" if lit else "panel", 6))
        parts.append(Label(str(turn), middle, y + 37, SMALL, "sand" if lit else "dim", lit))
        if turn in sure:
            parts.append(Mark("flag", middle, y + 16, 22))
        elif turn in others:
            parts.append(Mark("flag", middle, y + 16, 22, "faint"))
        elif last:
            parts.append(Mark("clock", middle, y + 16, 22))
    return diagram(TURNS / ROW * height, parts)


def dice() -> Diagram:
    """Return the six faces of each die by colour: three, two and one of a symbol."""
    side, pitch = 46.0, 56.0
    left = (WIDTH - 5 * pitch - side) / 2
    parts: list[Part] = []
    for row, (die, colour) in enumerate(COLOURS.items()):
        for at, symbol in enumerate(faces(die)):
            x, y = left + at * pitch, 4 + row * pitch
            parts.append(box(x, y, side, side, colour, 10))
            middle = x + side / 2, y + side / 2
            parts.append(Mark(SYMBOLS[symbol], *middle, 32, "on-accent", colour))
            if symbol == "titanium":  # its star is a tone of its colour, invisible as a cutout
                parts.append(Mark("op", *middle, 19, colour))
    return diagram(4 + len(DICE) * pitch, parts)


DRAWINGS = GameDrawings(
    colours={**icons.COLOURS, "nuclear": Colour("#ffd65a", "#8a6400", "#ffd65a")},
    icons={
        **icons.ICONS,
        "tilted-blank": Icon((Rect(-28, -28, 56, 56, 12, turned=9),), "water"),
        "tilted-die": Icon((Rect(-28, -28, 56, 56, 12, turned=-10), *TILTED_PIPS), "red"),
        "nuclear": Icon(
            (
                *(
                    Polygon(
                        (*arc(0, 0, 30, turn - 30, turn + 30), *arc(0, 0, 10, turn + 30, turn - 30))
                    )
                    for turn in (30, 150, 270)
                ),
                Disc(0, 0, 6),
            ),
            "nuclear",
        ),
    },
    diagrams={
        "deadlines": deadlines,
        "dice": dice,
        "parameters": lambda: tracks(parameters()),
    },
)
