"""The card of an automaton's turn, where no widget shows it: on a phone."""

from __future__ import annotations

from companion.screens.drawing.painter import Painter
from companion.screens.models.step import TurnCard

CARD_SIZE = WIDTH, HEIGHT = 140.0, 200.0
"""The size of the card, in units."""

EDGE, ROUND = 5.0, 15.0
"""The width of its edge, and the radius of its corners."""


def draw_turn_card(p: Painter, card: TurnCard) -> None:
    """Draw the card like ``TurnCard`` in ``kv/board.kv``, face up."""
    p.rect(0, 0, WIDTH, HEIGHT, "card", ROUND)
    p.rect(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE, "card-face", ROUND - EDGE)
    right = WIDTH - EDGE
    p.poly(
        [EDGE, 0.74 * HEIGHT, EDGE, 0.6 * HEIGHT, right, 0.52 * HEIGHT, right, 0.66 * HEIGHT],
        "card-band",
    )
    p.words(WIDTH / 2, 84, card.number, 84, "card", bold=True, anchor="middle")
    p.icon("cube", 45, 159, 59, "card-cube")
    p.words(33, 176, card.letter, 20, "card-face", bold=True, anchor="middle")
    p.icon("arrow" if card.travels else "noarrow", 102, 159, 53, "card")
