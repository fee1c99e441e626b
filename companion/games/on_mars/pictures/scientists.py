"""The six Scientists in their two rows: who is taken, and whom he hires."""

from __future__ import annotations

from companion.games.on_mars.pictures.kinds import SCIENTISTS
from companion.games.on_mars.pictures.positions import HIM, YOU, args, last
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Picture, View
from companion.screens.theme import FACT

COLUMNS = 3
TAKES = 2
"""How many moves follow the one that takes a Scientist: those of the Contracts."""

GAP, NAME = 6, 0.4
"""Units between two cards, and the share of their height for a name."""


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw the cards; the one that he takes is highlighted.

    Names are shown if all of them fit.
    """
    wanted, number = args(view, "hire").get("scientist", ""), last(view, "hire")
    left = number - view.now if number else TAKES
    rows = -(-len(SCIENTISTS) // COLUMNS)
    p.rect(*box, "sunk", 16)
    inner = Box(box.x + 10, box.y + 10, box.width - 20, box.height - 20)
    places = inner.grid(COLUMNS, rows, GAP)
    names = [view.name(name, "short") for name in SCIENTISTS]
    room = _named(places[0])
    size = min(p.size_in(room, name, FACT, True) for name in names)
    named = all(p.has_room(room, name, size, True) for name in names)
    for name, words, place in zip(SCIENTISTS, names, places, strict=True):
        owner = next((who for who in (YOU, HIM) if name in _hired(view, who)), "")
        now = name == wanted and left == TAKES
        owner = HIM if name == wanted and left < TAKES else owner
        colour = "ink" if now else "dim" if owner else "sand"
        ground = "orange" if now else "ground" if owner else "panel"
        p.rect(*place, ground, 12)
        picture = place.upper(place.height * (1 - NAME)) if named else place
        _draw_card(p, picture, name, owner, now)
        if named:
            p.text(_named(place), words, size, colour, now)


def _named(place: Box) -> Box:
    """Return the box for the name of a card."""
    return Box(
        place.x + 4, place.bottom - place.height * NAME, place.width - 8, place.height * NAME - 6
    )


def _hired(view: View, who: str) -> list[str]:
    """Return the Scientists that somebody has."""
    found: list[str] = view.get(f"{who}.scientists", [])
    return found


def _draw_card(p: Painter, place: Box, name: str, owner: str, wanted: bool) -> None:
    """Draw the Building that a card scores, or the token of its owner."""
    x, y = place.x + place.width / 2, place.y + place.height / 2
    if owner:
        p.token(owner, x, y, min(26, place.height * 0.36))
        return
    side = min(56, place.height * 0.8, place.width * 0.4)
    p.icon("scientist", x - side * 0.62, y, side, "ink" if wanted else "")
    p.icon(SCIENTISTS[name], x + side * 0.62, y, side * 0.84, "ink" if wanted else "")


SCIENTIST_CARDS = Picture(draw, place=(-1, 0), instead=True)
