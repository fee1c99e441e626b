"""Milestone deadlines: warnings, and which milestones leave the board and come back."""

from __future__ import annotations

from companion.engine.prompts import Say, Script
from companion.games.dice.cards import claim_reached, reached
from companion.games.dice.components import OPEN, REMOVED, TURNS
from companion.games.dice.state import DiceGame
from companion.games.terraforming.pace import is_mark

MILESTONE_WARNINGS = (2, 1)
"""A milestone is mentioned with this many turns left to claim it, the next one included."""


def announce(game: DiceGame) -> Script[None]:
    """Announce what the turn that starts means for the deadlines."""
    met = reached(game)
    for milestone in game.open_milestones():
        left = milestone.deadline - game.turn + 1
        if left in MILESTONE_WARNINGS:
            args = {"name": milestone.name, "slot": milestone.slot, "left": left}
            args["reached"] = "yes" if milestone in met else "no"
            yield Say("dice.milestone-warning", args)
    if is_mark(game.turns_left, TURNS):
        details = game.pace.args() if game.pace else {**game.missing(), "left": game.turns_left}
        yield Say("dice.turns-left", {**details, "won": "yes" if game.won else "no"})


def remove_milestones(game: DiceGame, turn: int) -> Script[None]:
    """Remove the unclaimed milestones whose deadline is this turn or an earlier one."""
    for milestone in game.open_milestones():
        if milestone.deadline <= turn:
            milestone.status, milestone.lapsed = REMOVED, True
            args = {"name": milestone.name, "slot": milestone.slot, "deadline": milestone.deadline}
            yield Say("dice.milestone-removed", args)


def put_back_milestones(game: DiceGame) -> Script[None]:
    """Put back the milestones removed by a deadline that is in the future again."""
    for milestone in game.milestones:
        if milestone.lapsed and milestone.deadline >= game.turn:
            milestone.status, milestone.lapsed = OPEN, False
            args = {"name": milestone.name, "slot": milestone.slot, "deadline": milestone.deadline}
            yield Say("dice.milestone-back", args)


def corrected(game: DiceGame, field: str) -> Script[None]:
    """After a correction of the turn or a deadline, remove or put back milestones."""
    if field == "turn" or field.endswith(".deadline"):
        yield from put_back_milestones(game)
        yield from remove_milestones(game, game.turn - 1)
    if field == "turn":
        yield from announce(game)
    yield from claim_reached(game)
