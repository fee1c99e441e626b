"""The status of a game at any moment: the goals, the pace, and the points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from companion.engine.game import YOU, Goal, Scores, totals
from companion.engine.prompts import Say
from companion.games.classic.finishing import finish
from companion.games.classic.scoring import LINES, known_lines
from companion.games.classic.state import GOAL_TR, Classic


def goals(game: Classic) -> Iterator[Goal]:
    """Return the winning condition, its progress, and the generations left.

    With the goal of 63 TR the parameters are shown for information only. If the board is tracked,
    the price of finishing by standard projects is included.
    """
    wins = game.goal != "tr63"
    if not wins:
        rating = Say("classic.goal-tr", {"tr": game.tr, "needed": GOAL_TR})
        yield Goal(rating, game.tr >= GOAL_TR)
    for name, each in game.parameters.items():
        args = {"parameter": name, "value": each.value, "goal": each.goal, "left": each.left}
        args |= {"size": abs(each.value), "sign": "minus" if each.value < 0 else "plus"}
        yield Goal(Say("classic.goal-parameter", args), each.full if wins else None)
    if found := finish(game):
        yield Goal(Say("classic.goal-finish", asdict(found)))
    end = {"left": game.generations_left, "generations": game.generations}
    yield Goal(Say("classic.goal-generations", end))
    yield from map(Goal, recap(game))


def pace(game: Classic) -> Say | None:
    """Return the pace, or the points once nothing is missing; None in the setup and at the end."""
    if game.pace:
        return Say("classic.pace", {**game.pace.args(), "goal": game.goal})
    playing = game.phase not in ("setup", "final")
    return Say("classic.points-now", points_now(game)) if playing else None


def recap(game: Classic) -> Iterator[Say]:
    """Return the pace, or the points, in a whole sentence."""
    if game.pace:
        yield Say("classic.pace-status", {**game.pace.args(), "goal": game.goal})
    elif game.phase not in ("setup", "final"):
        yield Say("classic.points-status", points_now(game))


def points_now(game: Classic) -> dict[str, Any]:
    """Return the points known so far, and their sources."""
    return {"points": totals(scores(game))[YOU], **known_lines(game)}


def scores(game: Classic) -> Scores:
    """Return the points of each known line: as counted, or before that as tracked."""
    lines = {**known_lines(game), **game.sheet}
    return {YOU: {line: lines[line] for line in LINES if line in lines}}
