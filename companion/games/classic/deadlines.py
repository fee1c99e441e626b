"""How many generations are left, and when that is announced."""

from __future__ import annotations

from companion.engine.prompts import Say, Script
from companion.games.classic.state import Classic
from companion.games.classic.terraforming import yes_no
from companion.games.terraforming.pace import is_mark


def announce(game: Classic) -> Script[None]:
    """Announce the generation that starts, and at the marks common to all games those left."""
    args = {"generation": game.generation, "generations": game.generations}
    yield Say("classic.generation", args)
    left = game.generations_left
    if not is_mark(left, game.generations):
        return
    details = game.pace.args() if game.pace else {**game.missing, "left": left}
    key = "last-generation" if left == 1 else "generations-left"
    yield Say(f"classic.{key}", {**details, "goal": game.goal, "met": yes_no(not game.missed)})


def corrected(game: Classic, field: str) -> Script[None]:
    """Announce a corrected generation like any other."""
    if field == "generation":
        yield from announce(game)
