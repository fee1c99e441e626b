"""Counting a line of the final score: you count things, the companion converts to OP (p. 21).

Reported numbers are offered; where nothing was reported, no answer is marked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from companion.engine.game import YOU
from companion.engine.prompts import Choose, Count, Script
from companion.games.on_mars.components import (
    ADVANCED_MARKERS,
    BLUEPRINT_OP,
    CONTRACTS,
    CONTRACTS_LOST,
    CONTRACTS_OF_A_KIND,
    LACERDA,
    MAX_OP,
    PROGRESS,
    QUARTERS,
    SCORES,
    SHELTERS,
    SHIPS,
    level_of,
)
from companion.games.on_mars.lab import COLUMNS
from companion.games.on_mars.state import OnMars, You

MAX_SCORED = 24
"""Upgraded Buildings of the types scored by all six Scientists."""


def count_track(game: OnMars, who: str) -> Script[int]:
    """Read the marker on the OP track; his is tracked, and offered."""
    known = game.lacerda.op if who == LACERDA and game.guided else None
    op: int = yield Count("on-mars.score-track", 0, MAX_OP, {"who": who}, known)
    return op


def count_progress(_: OnMars, who: str) -> Script[int]:
    """Count Progress cubes: 0, 1, 2, 4, 7 or 11 OP."""
    return PROGRESS[(yield Count("on-mars.score-progress", 0, 5, {"who": who}))]


def count_ships(game: OnMars, who: str) -> Script[int]:
    """Count Ships in the Hangar: 3 OP each."""
    known = game.you.ships if who == YOU and game.you.ships else None
    ships: int = yield Count("on-mars.score-ships", 0, SHIPS, {"who": who}, known)
    return 3 * ships


def count_quarters(game: OnMars, who: str) -> Script[int]:
    """Read the number beside your highest Colonist; his Quarters are full (p. 22)."""
    if who == YOU:
        op: int = yield Count("on-mars.score-quarters", 0, QUARTERS[-1])
        return op
    if game.options["quarters"] == "full":
        return QUARTERS[-1]
    return QUARTERS[(yield Count("on-mars.score-shelters", 1, SHELTERS))]


def count_techs(game: OnMars, who: str) -> Script[int]:
    """Take the columns of the Techs that were reported, or count the Techs in each column."""
    if who == YOU:
        levels = list(game.you.techs.values())
        points = sum(map(game.lab.op, levels))
        columns = ", ".join(map(str, levels))
        details = {
            "techs": list(game.you.techs),
            "count": len(levels),
            "columns": columns,
            "op": points,
            **_printed(game),
        }
        if (yield Choose("on-mars.score-techs", ("right", "differs"), details)) == "right":
            game.counted["last-column"] = levels.count(COLUMNS[-1])
            return points
    total = 0
    for column in COLUMNS:
        args = {"who": who, "column": column, "op": game.lab.op(column), **_printed(game)}
        techs = yield Count("on-mars.score-column", 0, game.lab.spaces[column - 1], args)
        total += techs * game.lab.op(column)
        if who == YOU and column == COLUMNS[-1]:
            game.counted["last-column"] = techs
    return total


def _printed(game: OnMars) -> dict[str, Any]:
    """Return a Lab's printed values: its spaces, and the OP under each column."""
    return {"spaces": list(game.lab.spaces), "points": list(game.lab.points)}


def count_blueprints(game: OnMars, who: str) -> Script[int]:
    """Count the Blueprints of each level, built and unbuilt: 3 or 5 OP, or as many lost."""
    if who == YOU and game.you.knows_blueprints:
        details = reported_blueprints(game.you)
        if (yield Choose("on-mars.score-reported", ("right", "differs"), details)) == "right":
            game.counted["built"] = len(game.you.built)
            return details["op"]
    points = built = 0
    for sign, use in ((1, "built"), (-1, "unbuilt")):
        for level, op in BLUEPRINT_OP.items():
            args = {"who": who, "use": use, "level": level}
            count = yield Count("on-mars.score-blueprints", 0, ADVANCED_MARKERS, args)
            points += sign * op * count
            built += count if use == "built" else 0
    if who == YOU:
        game.counted["built"] = built
    return points


def reported_blueprints(you: You) -> dict[str, int]:
    """Return your reported Blueprints by level, built and unbuilt, and their OP."""
    built = Counter(map(level_of, you.built))
    unbuilt = Counter(map(level_of, you.taken)) - built
    op = sum(points * (built[level] - unbuilt[level]) for level, points in BLUEPRINT_OP.items())
    counts = {f"built_{level}": built[level] for level in BLUEPRINT_OP}
    return {**counts, **{f"unbuilt_{level}": unbuilt[level] for level in BLUEPRINT_OP}, "op": op}


def scored_buildings(game: OnMars, scientists: list[str]) -> int:
    """Return how many upgraded Buildings these Scientists score, whoever owns them (p. 21)."""
    return sum(game.advanced(SCORES[scientist]) for scientist in scientists)


def count_scientists(game: OnMars, who: str) -> Script[int]:
    """Count the upgraded Buildings that the Scientists score: 3 OP each, whoever owns them."""
    scientists = game.you.scientists if who == YOU else []
    if scientists:
        known = scored_buildings(game, scientists)
        kinds = [SCORES[scientist] for scientist in scientists]
        details = {"who": who, "kinds": kinds, "buildings": known}
        if (yield Choose("on-mars.score-scientists", ("right", "differs"), details)) == "right":
            game.answered["biochemist-hired"] = "biochemist" in scientists
            return 3 * known
    buildings: int = yield Count("on-mars.score-scored", 0, MAX_SCORED, {"who": who})
    return 3 * buildings


def count_contracts(game: OnMars, who: str) -> Script[int]:
    """Count the Contracts of each kind, completed and not; his are complete (p. 22)."""
    points = 0
    for kind, op in CONTRACTS.items():
        known = game.you.completed[kind] or None if who == YOU else None
        args = {"who": who, "kind": kind, "done": True}
        done = yield Count("on-mars.score-contracts", 0, CONTRACTS_OF_A_KIND, args, known)
        points += op * done
        if who == YOU:
            game.counted[kind] = game.you.completed[kind] = done
            args = {**args, "done": False}
            most = CONTRACTS_OF_A_KIND - done
            points += CONTRACTS_LOST[kind] * (yield Count("on-mars.score-contracts", 0, most, args))
    return points


COUNTED: dict[str, Callable[[OnMars, str], Script[int]]] = {
    "track": count_track,
    "progress": count_progress,
    "ships": count_ships,
    "quarters": count_quarters,
    "techs": count_techs,
    "blueprints": count_blueprints,
    "scientists": count_scientists,
    "contracts": count_contracts,
}
