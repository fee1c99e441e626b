"""Obtain Blueprint: which one he takes, and what is on display (p. 22)."""

from __future__ import annotations

from companion.engine.prompts import Say, Script
from companion.games.on_mars.components import LACERDA, SCORES, TYPES, blueprint
from companion.games.on_mars.state import OnMars
from companion.games.on_mars.steps import (
    IMPOSSIBLE,
    contribute,
    gain_crystals,
    instruct,
    may_place,
)


def obtain_blueprint(
    game: OnMars, action: str | None = "obtain-blueprint", number: int = 0
) -> Script[bool]:
    """Take the type that scores one of his Scientists, else the leftmost of the fuller row.

    ``number`` says which of a tile's two Blueprints it is, 0 if it is the only one.
    """
    if not (yield from may_place(game, action)):
        return False
    wanted = [SCORES[scientist] for scientist in game.lacerda.scientists]
    if not game.lacerda.markers:
        yield Say("on-mars.no-blueprint", {"reason": "markers"})
        return False
    shown = displayed(game)
    kinds = sorted(shown, key=lambda kind: kind not in wanted)
    if not kinds:
        yield Say("on-mars.no-blueprint", {"reason": "display"})
        return False
    taken = yield from instruct(
        game,
        "on-mars.obtain-blueprint",
        tuple(f"{kind}.{level}" for kind in kinds for level in shown[kind]),
        action,
        rare=(IMPOSSIBLE,),
        marked=False,
        wanted=[kind for kind in kinds if kind in wanted],
        scientists=sum(kind in wanted for kind in kinds),
        number=number,
    )
    if taken is None:
        return False
    kind, _, level = str(taken).partition(".")
    game.lacerda.blueprints.append(blueprint(kind, int(level)))
    if kind == "shelter":
        yield from gain_crystals(game, 1, "blueprint")
    yield from contribute(game, LACERDA, "blueprints")
    return True


def can_take(game: OnMars) -> bool:
    """Return whether he has a marker for a Blueprint and one may be on display (p. 10)."""
    return game.lacerda.markers > 0 and bool(displayed(game))


def displayed(game: OnMars) -> dict[str, tuple[int, ...]]:
    """Return the types that may be on display, each with the possible levels."""
    levels = {kind: _levels_left(game, kind) for kind in TYPES}
    return {kind: left for kind, left in levels.items() if left}


def _levels_left(game: OnMars, kind: str) -> tuple[int, ...]:
    """Return the levels of a type that may still be on display at this Colony level (p. 19)."""
    shown = levels_shown(game)
    his = game.lacerda.blueprints + game.lacerda.advanced
    return tuple(level for level in shown if his.count(blueprint(kind, level)) < 2)


def levels_shown(game: OnMars) -> tuple[int, ...]:
    """Return the levels of the Blueprints on display at this Colony level (p. 19)."""
    return {1: (1,), 2: (1, 3)}.get(game.level, (3,))
