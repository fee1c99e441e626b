"""How many generations are left, and when that is said."""

from __future__ import annotations

from companion.engine.prompts import Say, Script
from companion.games.classic.state import Classic
from companion.games.classic.terraforming import yes_no

WARNINGS = (8, 5, 3)
"""How many generations are left, this one included, when that is said: our own addition."""


def announce(game: Classic) -> Script[None]:
    """Say which generation starts, and how many are left where that is worth a word."""
    args = {"generation": game.generation, "generations": game.generations}
    yield Say("classic.generation", args)
    left = game.generations_left
    if left == 1:
        yield Say("classic.last-generation", {"goal": game.goal, "met": yes_no(not game.missed)})
    elif left in WARNINGS:
        yield Say("classic.generations-left", {"left": left})


def corrected(game: Classic, field: str) -> Script[None]:
    """Announce a generation that was corrected like any other."""
    if field == "generation":
        yield from announce(game)
