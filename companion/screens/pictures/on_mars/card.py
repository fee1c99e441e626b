"""Lacerda's solo card, as it lies there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.games.on_mars.components import ACTION_NAMES, action_of, mission_of, travels
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.models.step import Card
from companion.screens.pictures import Picture, View
from companion.screens.pictures.on_mars.positions import HIM
from companion.screens.theme import FACT, HERO, NOUN

WIDE, HIGH = 150, 216
LEAST, LARGE = 0.6, 0.8
"""The smallest shares of its size at which its letters can be read, and its number be large."""


def is_known(view: View) -> bool:
    """Tell whether a card was revealed in this step: one that you draw is asked for."""
    return "number" in (view.args("on-mars.card") or {})


def turn_card(view: View, actor: str) -> Card | None:
    """Return the card of his turn, once it is revealed."""
    card = view.get("deck.last")
    if actor != HIM or view.get("turn") != HIM or not card or view.asked == "on-mars.card":
        return None
    number = action_of(card)
    action = view.name(ACTION_NAMES[view.get("lacerda.side"), number])
    return Card(str(number), mission_of(card), action, travels(card))


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw the card: the action's number, the Mission's letter on its cube, and his travel.

    An arrow tells that he travels with the Shuttle, a crossed one that he stays.
    """
    with p.turning(box.x + box.wide / 2):
        _draw_card(p, box, view.args("on-mars.card") or {})


def _draw_card(p: Painter, box: Box, told: Mapping[str, Any]) -> None:
    share = max(LEAST, min(1, box.high / HIGH, box.wide / WIDE))
    wide, high = WIDE * share, HIGH * share
    x, y = box.x + (box.wide - wide) / 2, box.y + max(0, (box.high - high) / 2)
    p.rect(x, y, wide, high, "card", 16 * share)
    edge = 6 * share
    p.rect(x + edge, y + edge, wide - 2 * edge, high - 2 * edge, "card-face", 11 * share)
    left, right = x + edge, x + wide - edge
    band = (left, y + high * 0.60, right, y + high * 0.52, right, y + high * 0.66)
    p.poly((*band, left, y + high * 0.74), "card-band")
    p.words(
        x + wide / 2,
        y + high * 0.48,
        str(told["number"]),
        HERO if share > LARGE else NOUN,
        "card",
        bold=True,
        anchor="middle",
    )
    cube, base = x + wide * 0.3, y + high * 0.79
    p.sign("cube", cube, base, 59 * share, "card-cube")
    p.words(
        cube - 13 * share,
        base + 15 * share,
        told["letter"],
        FACT,
        "card-face",
        bold=True,
        anchor="middle",
    )
    p.sign("arrow" if told["travels"] else "noarrow", x + wide * 0.71, base, 54 * share, "card")


CARD = Picture(draw, when=is_known)
