"""Lacerda's solo card."""

from __future__ import annotations

from companion.games.on_mars.components import ACTION_NAMES, action_of, mission_of, travels
from companion.games.on_mars.pictures.positions import HIM
from companion.screens.models.step import TurnCard
from companion.screens.pictures import View


def turn_card(view: View, actor: str) -> TurnCard | None:
    """Return the card of his turn, once it is revealed."""
    card = view.get("deck.last")
    if actor != HIM or view.get("turn") != HIM or not card or view.asked == "on-mars.card":
        return None
    number = action_of(card)
    action = view.name(ACTION_NAMES[view.get("lacerda.side"), number])
    return TurnCard(str(number), mission_of(card), action, travels(card), "on-mars.card")
