"""The three awards: dice of different colours, each with the symbol that counts."""

from __future__ import annotations

from msgspec import Struct

from companion.games.dice.components import DICE, NEEDED
from companion.games.dice.drawings import SYMBOLS
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.theme import FACT, LABEL

COLOURS = {
    "yellow": "me",
    "green": "green",
    "blue": "water",
    "red": "red",
    "grey": "grey",
}
"""The role of each die's colour."""

PLACES = 3


class ShownAward(Struct, frozen=True):
    """A die on an award space; ``count`` is the number of symbols reported, if tracked."""

    symbol: str
    colour: str
    needed: int
    count: int | None = None

    @property
    def text(self) -> str:
        """Its progress, or the number of symbols from which it pays."""
        return f"{self.needed}+" if self.count is None else f"{self.count}/{self.needed}"


def colour_of(symbol: str) -> str:
    """Return the colour of the die that has a symbol."""
    return next(colour for colour, symbols in DICE.items() if symbol in symbols)


def awards(view: View) -> list[ShownAward]:
    """Return the awards of a play placed so far."""
    return [
        ShownAward(
            each["symbol"], colour_of(each["symbol"]), NEEDED[each["rarity"]], each.get("count")
        )
        for each in view.get("awards", ())
    ]


def icon_for(view: View, name: str) -> str:
    """Return the icon of an award's symbol when a card is reported, "" for any other name."""
    number = name.partition(".symbol-")[2]
    laid = awards(view)
    return SYMBOLS[laid[int(number) - 1].symbol] if number and int(number) <= len(laid) else ""


def draw_die(p: Painter, x: float, y: float, side: float, colour: str, symbol: str = "") -> None:
    """Draw a die around a point, with a symbol on its face."""
    role = COLOURS[colour]
    p.rect(x - side / 2, y - side / 2, side, side, role, side * 0.2)
    if symbol:
        p.icon(SYMBOLS[symbol], x, y, side * 0.68, "on-accent", role)


def draw_awards(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the dice side by side, each with the number it needs and its symbol in words.

    If the words don't fit beside each other, the middle one is a line below.
    """
    laid, touches = awards(view), []
    places = box.grid(PLACES, 1)
    names = [view.name(award.symbol, "symbol") for award in laid]
    room = places[0].width - 12
    size = FACT if all(p.fits(name, FACT, room) for name in names) else LABEL
    lower = 0 if all(p.fits(name, size, room) for name in names) else LABEL + 4
    side = min(56, box.height - 34 - lower, box.width / PLACES / 2 - 8)
    for at, place in enumerate(places):
        x, y = place.x + place.width / 2, place.y + (place.height - 26 - lower) / 2
        if at >= len(laid):
            p.frame(x - side / 2, y - side / 2, side, side, "faint", 2, side * 0.2)
            continue
        award = laid[at]
        width = p.width(award.text, FACT, True)
        left = x - (side + 8 + width) / 2
        draw_die(p, left + side / 2, y, side, award.colour, award.symbol)
        p.words(left + side + 8, y + 8, award.text, FACT, bold=True)
        below = side / 2 + 24 + (lower if at % 2 else 0)
        p.words(x, y + below, names[at], size, anchor="middle")
        part = "symbol" if award.count is None else "count"
        touches.append(Touch(place, f"awards.{at + 1}.{part}"))
    return touches
