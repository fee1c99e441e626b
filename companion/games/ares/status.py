"""The status of a play at any moment: goals, what is coming up, and the points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.engine.game import Goal, Scores, totals
from companion.engine.prompts import Say
from companion.games.ares.board import FINAL_CUBE, HAND, NEEDED
from companion.games.ares.raising import level
from companion.games.ares.scoring import LINES, known_lines
from companion.games.ares.state import Ares, AresPlayer


def goals(game: Ares) -> Iterator[Goal]:
    """Return the three parameters, in co-op your points together, then what comes when."""
    for name, parameter in game.parameters.items():
        yield Goal(Say("ares.goal-parameter", level(game, name)), parameter.full)
    if game.co_op:
        args = {"points": points(game), "needed": NEEDED}
        yield Goal(Say("ares.goal-points", args), points(game) >= NEEDED)
    elif game.cube < FINAL_CUBE:
        args = {"cube": game.cube + 1, "round": game.cube * HAND}
        yield Goal(Say("ares.goal-cube", {**args, "difficulty": game.difficulty or "none"}))
    yield Goal(Say("ares.goal-rounds", {"round": game.round, "rounds": game.rounds}))
    yield from map(Goal, recap(game))


def pace(game: Ares) -> Say | None:
    """Return the pace, or the points once all is full; None in the setup and at the scoring."""
    if game.pace:
        return Say("ares.pace", game.pace.args())
    playing = game.moment not in ("set-up", "final")
    return Say("ares.points-now", points_now(game)) if playing else None


def recap(game: Ares) -> Iterator[Say]:
    """Return the pace, or the points, in a whole sentence."""
    if game.pace:
        yield Say("ares.pace-status", game.pace.args())
    elif game.moment not in ("set-up", "final"):
        yield Say("ares.points-status", points_now(game))


def points_now(game: Ares) -> dict[str, Any]:
    """Return the points so far; in co-op also how many you still need."""
    more = max(0, NEEDED - points(game)) if game.co_op else 0
    return {"points": points(game), "mode": game.mode, "needed": NEEDED, "more": more}


def points(game: Ares) -> int:
    """Return the points so far, in co-op those of both players together."""
    return sum(totals(scores(game)).values())


def scores(game: Ares) -> Scores:
    """Return the points of each known line: as counted, or before that as tracked."""
    return {who: _lines(player) for who, player in game.players.items()}


def _lines(player: AresPlayer) -> dict[str, int]:
    known = {**known_lines(player), **player.lines}
    return {line: known[line] for line in LINES if line in known}
