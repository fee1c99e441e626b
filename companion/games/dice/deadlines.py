"""What the turns mean for the deadlines: what is said ahead, and what leaves the board (E.1)."""

from __future__ import annotations

from typing import Any

from companion.engine.prompts import Say, Script
from companion.games.dice.components import REMOVED, TURNS
from companion.games.dice.state import DiceGame

MILESTONE_WARNINGS = (3, 1)
TURN_WARNINGS = (25, 10, 5, 1)
"""With how many turns left, the one that begins included, the companion warns."""


def announce(game: DiceGame) -> Script[None]:
    """Say what the turn that begins means for the deadlines."""
    if game.turn == 1:
        yield Say("dice.begin", {"turns": TURNS})
    for milestone in game.open_milestones():
        left = milestone.deadline - game.turn + 1
        if left in MILESTONE_WARNINGS:
            args = {"name": milestone.name, "slot": milestone.slot, "left": left}
            yield Say("dice.milestone-warning", args)
    if game.turns_left in TURN_WARNINGS:
        won = "yes" if game.won else "no"
        yield Say("dice.turns-left", {"left": game.turns_left, "won": won, **game.missing()})


def remove_milestones(game: DiceGame, turn: int) -> Script[None]:
    """After its turn a milestone that was not claimed leaves the board: do so for all up to one."""
    for milestone in game.open_milestones():
        if milestone.deadline <= turn:
            milestone.status = REMOVED
            args: dict[str, Any] = {"name": milestone.name, "slot": milestone.slot}
            yield Say("dice.milestone-removed", {**args, "deadline": milestone.deadline})


def corrected(game: DiceGame, field: str) -> Script[None]:
    """Follow a correction: another turn has deadlines of its own, and some may be over."""
    if field == "turn" or field.endswith(".deadline"):
        yield from remove_milestones(game, game.turn - 1)
    if field == "turn":
        yield from announce(game)
