"""The course of the turns: fifty, each for production or for actions, and what ends with them."""

from __future__ import annotations

from companion.engine.prompts import Script
from companion.games.dice.bonus_cards import play_bonus_card
from companion.games.dice.components import TURNS
from companion.games.dice.deadlines import announce, remove_milestones
from companion.games.dice.reports import report
from companion.games.dice.state import DiceGame


def play_turns(game: DiceGame) -> Script[None]:
    """Play to the end of turn 50, even if Mars is terraformed before."""
    game.phase = "turn"
    while game.turn < TURNS:
        game.turn += 1
        yield from play_turn(game)


def play_turn(game: DiceGame) -> Script[None]:
    """Play a turn, and the extra one that a card gave; then a milestone's time may be up."""
    yield from announce(game)
    yield from take_turn(game)
    if game.extra_turn == "due":
        game.extra_turn = "taken"
        yield from take_turn(game, extra="yes")
    yield from remove_milestones(game, game.turn)


def take_turn(game: DiceGame, extra: str = "no") -> Script[None]:
    """Produce or act, report what came of it, then play the bonus cards that are due.

    Nothing depends on which of the two it is, so that is not asked.
    """
    yield from report(game, "dice.turn", {"turns": TURNS, "extra": extra})
    while game.bonus_due:
        yield from play_bonus_card(game)
