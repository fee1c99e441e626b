"""The Blueprints on display as tiles: the one he takes is answered by a tap."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from companion.games.on_mars.components import TYPES
from companion.games.on_mars.pictures.kinds import KINDS
from companion.games.on_mars.pictures.positions import args
from companion.games.on_mars.pictures.shapes import flat_hexagon
from companion.screens import theme
from companion.screens.drawing import icons
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import BoardPicture, Picture, Spots, View
from companion.screens.theme import FACT, TILE, TITLE

COLUMNS, ROWS, GAP, MARGIN = 3, 2, 6, 10
"""The grid of the types, and the units between two and around all."""

LEVEL = 48
"""The height of the levels below a type of which two are on display, in units."""

NAME = 26
"""The height of a name, in units."""

ROOMY = 120
"""A tile lower than this, in units, has its name beside its icons."""


class BlueprintCard(NamedTuple):
    """A type, its tile, and the part of it for each answer."""

    kind: str
    place: Box
    answers: dict[str, Box]


def _cards(box: Box, view: View) -> Iterator[BlueprintCard]:
    """Yield the types; one with two levels has a part for each."""
    inner = Box(box.x + MARGIN, box.y + MARGIN, box.width - 2 * MARGIN, box.height - 2 * MARGIN)
    options = places(view)
    for kind, place in zip(TYPES, inner.grid(COLUMNS, ROWS, GAP), strict=True):
        own = [each for each in options if each.partition(".")[0] == kind]
        if len(own) > 1:
            low = Box(place.x + 4, place.bottom - LEVEL - 4, place.width - 8, LEVEL)
            parts = low.grid(len(own), 1, 4)
            yield BlueprintCard(kind, place, dict(zip(own, parts, strict=True)))
        else:
            yield BlueprintCard(kind, place, dict.fromkeys(own, place))


def places(view: View) -> Sequence[str]:
    """Return the answers that are Blueprints, by type and level."""
    options = map(str, getattr(view.ask, "options", ()))
    return [each for each in options if each.partition(".")[0] in TYPES]


def spots(box: Box, view: View) -> Spots:
    """Return their positions."""
    return {
        answer: (part.x + part.width / 2, part.y + part.height / 2, min(part.width, part.height))
        for card in _cards(box, view)
        for answer, part in card.answers.items()
    }


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw the types with their icons; those that his Scientists score have a frame.

    The names are shown if all of them fit.
    """
    p.rect(*box, "sunk", 16)
    wanted = args(view, "obtain-blueprint").get("wanted", ())
    cards, names = list(_cards(box, view)), [view.name(kind, "short") for kind in TYPES]
    room = Box(0, 0, cards[0].place.width - 8, NAME)
    size = min(p.size_in(room, name, FACT, True) for name in names)
    least = min(_height(card) for card in cards)
    if least < 2 * NAME or not all(p.has_room(room, name, size, True) for name in names):
        names = [""] * len(names)
    for card, name in zip(cards, names, strict=True):
        _draw_card(p, card, view, card.kind in wanted, name, size)


def _height(card: BlueprintCard) -> float:
    """Return the height of a card above its levels."""
    return card.place.height - (LEVEL + GAP if len(card.answers) > 1 else 0)


def _draw_card(
    p: Painter, card: BlueprintCard, view: View, wanted: bool, name: str, size: float
) -> None:
    kind, place, answers = card
    alone = len(answers) == 1
    picked = alone and view.picked in answers
    p.rect(*place, "orange" if picked else "raised" if answers else "panel", TILE)
    if wanted and answers:
        p.frame(*place, "violet", 3, TILE)
    own = icons.own_colour(KINDS[kind])
    height = _height(card)
    side = min(50.0, height * (0.5 if name else 0.8), place.width * 0.34)
    down = (0.38 if height >= ROOMY else 0.34) if name else 0.5
    x, y = place.x + place.width / 2, place.y + height * down
    colour = "on-accent" if picked else "faint" if not answers else ""
    p.icon("blueprint", x - side * 0.62, y, side * 1.1, colour)
    if not picked:
        shade = theme.mix(own, "ground", 0.72 if answers else 0.9)
        p.poly(flat_hexagon(x + side * 0.62, y, side * 0.62), shade)
    p.icon(KINDS[kind], x + side * 0.62, y, side * 0.8, colour)
    low = Box(
        place.x + 4, place.y + height - NAME - (6 if height >= ROOMY else 2), place.width - 8, NAME
    )
    p.text(low, name, size, "on-accent" if picked else "ice" if answers else "dim", picked)
    for answer, part in answers.items() if not alone else ():
        _draw_level(p, part, answer.partition(".")[2], answer == view.picked)


def _draw_level(p: Painter, part: Box, level: str, picked: bool) -> None:
    p.rect(*part, "orange" if picked else "pressed", TILE)
    x, y = part.x + part.width / 2, part.y + part.height / 2
    p.words(x, y + TITLE * 0.36, level, TITLE, "on-accent" if picked else "ice", anchor="middle")


TAKEN = Picture(draw, place=(0, -1), instead=True, spots=spots)
BLUEPRINTS_ASKED = {"on-mars.obtain-blueprint": BoardPicture(places)}
"""The question about the Blueprint he takes."""
