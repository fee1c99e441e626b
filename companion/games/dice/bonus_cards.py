"""The bonus cards: one in the setup, one for each of two points of the VP track."""

from __future__ import annotations

from companion.engine.prompts import Script
from companion.games.dice.components import BONUS_CARDS_LAID, BONUS_VP
from companion.games.dice.reports import EXTRA_TURN, report
from companion.games.dice.state import DiceGame


def play_bonus_card(game: DiceGame) -> Script[None]:
    """Look at the remaining bonus cards, play one for free, put the rest back; report its results.

    One of them gives a full extra turn. The rulebook doesn't say whether the time cube moves for
    it: by the option ``extra-turn`` it stays, or it moves, and then there is nothing to report.
    """
    game.bonus_cards += 1
    args = {
        "number": game.bonus_cards,
        "left": BONUS_CARDS_LAID + 1 - game.bonus_cards,
        "reached": (0, *BONUS_VP)[game.bonus_cards - 1],
    }

    def also() -> tuple[str, ...]:
        given = game.options["extra-turn"] == "counts" or game.extra_turn != "none"
        return () if given else (EXTRA_TURN,)

    yield from report(game, "dice.bonus-card", args, also)
