"""The course of the turns: fifty, each for production or for actions, and what ends with them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from companion.engine.prompts import Choose, Confirm, Say, Script, main_question
from companion.games.dice.bonus_cards import play_bonus_card
from companion.games.dice.components import TURNS
from companion.games.dice.deadlines import announce, corrected, remove_milestones
from companion.games.dice.editor import fields
from companion.games.dice.reports import report
from companion.games.dice.state import DiceGame


def play_turns(game: DiceGame) -> Script[None]:
    """Play to the end of turn 50, whatever is reached before."""
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
    """Produce or act, tell what came of it, and play the bonus cards that are due.

    Most turns are for actions, so that is what Next answers; nothing depends on it but what is
    explained.
    """

    def prompt() -> Choose:
        args = {"turn": game.turn, "turns": TURNS, "extra": extra}
        kinds = tuple(TURN_KINDS)
        return Choose("dice.turn", kinds, args, default="action", fields=lambda: fields(game))

    kind = str((yield from main_question(prompt, partial(corrected, game))))
    yield from TURN_KINDS[kind](game)
    yield from report(game, kind)
    while game.bonus_due:
        yield from play_bonus_card(game)
        yield from report(game, "bonus")


def production(game: DiceGame) -> Script[None]:
    """Follow the five steps of a production turn."""
    yield Confirm("dice.production", {"kept": game.kept})


def action(_: DiceGame) -> Script[None]:
    """Take a support action, then a main action."""
    yield Say("dice.action")


TURN_KINDS: dict[str, Callable[[DiceGame], Script[None]]] = {
    "action": action,
    "production": production,
}
