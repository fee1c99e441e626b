"""The bonus cards: one in the set-up, one for each of two points of the VP track."""

from __future__ import annotations

from companion.engine.prompts import Choose, Confirm, Script
from companion.games.dice.components import BONUS_CARDS_LAID
from companion.games.dice.state import DiceGame


def play_bonus_card(game: DiceGame) -> Script[None]:
    """Look at the bonus cards that are left, play one without paying, put the rest back.

    One of them gives a full extra turn. Whether the time cube moves for it is not said; by the
    option ``extra-turn`` it does not, or it does, and then there is nothing to ask.
    """
    game.bonus_cards += 1
    args = {"number": game.bonus_cards, "left": BONUS_CARDS_LAID + 1 - game.bonus_cards}
    if game.options["extra-turn"] == "counts" or game.extra_turn != "none":
        yield Confirm("dice.bonus-card", args)
        return
    choices = ("played", "extra-turn")
    if (yield Choose("dice.bonus-card", choices, args, default="played")) == "extra-turn":
        game.extra_turn = "due"
