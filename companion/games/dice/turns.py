"""The fifty turns, each for production or for actions, and what follows each."""

from __future__ import annotations

from companion.engine.prompts import Say, Script
from companion.games.dice.components import BONUS_CARDS_LAID, BONUS_VP, KINDS, TURNS
from companion.games.dice.deadlines import announce, remove_milestones
from companion.games.dice.reports import EXTRA_TURN, report
from companion.games.dice.state import DiceGame


def play_turns(game: DiceGame) -> Script[None]:
    """Play to the end of turn 50, even if Mars is terraformed before.

    An extra turn given by the bonus card of the set-up comes first, with the time cube still on 0.
    """
    game.phase = "turn"
    yield Say("dice.begin", {"turns": TURNS, "kept": game.kept})
    yield from take_extra_turn(game)
    while game.turn < TURNS:
        game.turn += 1
        yield from play_turn(game)


def play_turn(game: DiceGame) -> Script[None]:
    """Play a turn and its immediate consequences; then milestones may expire."""
    yield from announce(game)
    yield from take_turn(game)
    yield from remove_milestones(game, game.turn)


def take_turn(game: DiceGame, extra: str = "no") -> Script[None]:
    """Produce or act, report the results, then play the bonus cards that are due.

    The answer that ends the turn says which it was; actions are marked, as most turns are for them.
    """
    args = {"turns": TURNS, "extra": extra, "since": game.since_production}
    game.end_turn((yield from report(game, "dice.turn", args, ends=KINDS)))
    while game.bonus_due:
        yield from play_bonus_card(game)
        yield from take_extra_turn(game)


def take_extra_turn(game: DiceGame) -> Script[None]:
    """Take the extra turn that a bonus card gives, before anything else is played."""
    if game.extra_turn == "due":
        game.extra_turn = "taken"
        yield from take_turn(game, extra="yes")


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
