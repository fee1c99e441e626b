"""The six Scientists in their two rows: who is taken, whom he hires, and what each scores."""

from __future__ import annotations

from companion.engine.game import YOU
from companion.games.on_mars.components import LACERDA, SCORES, kind_of
from companion.games.on_mars.pictures.kinds import SCIENTISTS
from companion.games.on_mars.pictures.positions import args, last
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Picture, View
from companion.screens.theme import FACT

COLUMNS = 3
TAKES = 2
"""How many moves follow the one that takes a Scientist: those of the Contracts."""

GAP, NAME, COUNT = 6, 0.4, 0.18
"""Units between two cards, and the shares of their height for a name and for the Blueprints."""


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
        owner = next((who for who in (YOU, LACERDA) if name in _hired(view, who)), "")
        now = name == wanted and left == TAKES
        owner = LACERDA if name == wanted and left < TAKES else owner
        colour = "on-accent" if now else "dim" if owner else "sand"
        ground = "orange" if now else "ground" if owner else "panel"
        p.rect(*place, ground, 12)
        picture = place.upper(place.height * (1 - NAME)) if named else place
        count = 0 if owner else blueprints(view, name)
        low = place.height * COUNT if count else 0
        _draw_card(p, picture.upper(picture.height - low), name, owner, now)
        _draw_blueprints(p, picture.lower(picture.height - low), count, now)
        if named:
            p.text(_named(place), words, size, colour, now)


def _named(place: Box) -> Box:
    """Return the box for the name of a card."""
    return Box(
        place.x + 4, place.bottom - place.height * NAME, place.width - 8, place.height * NAME - 6
    )


def blueprints(view: View, name: str) -> int:
    """Return how many Blueprints of a Scientist's type you and he hold, used or not."""
    kind = SCORES[name]
    his = [*view.get(f"{LACERDA}.blueprints", []), *view.get(f"{LACERDA}.advanced", [])]
    yours: int = view.get(f"{YOU}.blueprints.{kind}", 0)
    return yours + sum(kind_of(each) == kind for each in his)


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
    p.icon("scientist", x - side * 0.62, y, side, "on-accent" if wanted else "")
    p.icon(SCIENTISTS[name], x + side * 0.62, y, side * 0.84, "on-accent" if wanted else "")


def _draw_blueprints(p: Painter, room: Box, count: int, wanted: bool) -> None:
    """Draw an icon for each Blueprint; there are four of a type."""
    side, y = room.height * 0.9, room.y + room.height / 2
    x = room.x + room.width / 2 - (count - 1) * side / 2
    for at in range(count):
        p.icon("blueprint", x + at * side, y, side, "on-accent" if wanted else "")


SCIENTIST_CARDS = Picture(draw, place=(-1, 0), instead=True)
