"""The course of the turns: fifty, each for production or for actions, and what ends with them."""

from __future__ import annotations

from companion.engine.prompts import Say, Script
from companion.games.dice.bonus_cards import play_bonus_card
from companion.games.dice.components import KINDS, TURNS
from companion.games.dice.deadlines import announce, remove_milestones
from companion.games.dice.reports import report
from companion.games.dice.state import DiceGame


def play_turns(game: DiceGame) -> Script[None]:
    """Play to the end of turn 50, even if Mars is terraformed before.

    An extra turn that the bonus card of the set-up gave comes first, the time cube still on 0.
    """
    game.phase = "turn"
    yield Say("dice.begin", {"turns": TURNS, "kept": game.kept})
    yield from take_extra_turn(game)
    while game.turn < TURNS:
        game.turn += 1
        yield from play_turn(game)


def play_turn(game: DiceGame) -> Script[None]:
    """Play a turn with what follows from it at once; then a milestone's time may be up."""
    yield from announce(game)
    yield from take_turn(game)
    yield from remove_milestones(game, game.turn)


def take_turn(game: DiceGame, extra: str = "no") -> Script[None]:
    """Produce or act, report what came of it, then play the bonus cards that are due.

    Which of the two it was is told by what ends it: actions are marked, as most turns are for them.
    """
    told = {"turns": TURNS, "extra": extra, "since": game.since_production}
    game.end_turn((yield from report(game, "dice.turn", told, ends=KINDS)))
    while game.bonus_due:
        yield from play_bonus_card(game)
        yield from take_extra_turn(game)


def take_extra_turn(game: DiceGame) -> Script[None]:
    """Take the whole turn that a bonus card gives at once, before anything else is played."""
    if game.extra_turn == "due":
        game.extra_turn = "taken"
        yield from take_turn(game, extra="yes")
