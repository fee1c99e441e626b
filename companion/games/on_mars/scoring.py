"""The final scoring, a line for each source of points, and the verdict (pp. 21-23, A.14, A.15)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.engine.game import YOU, Score
from companion.engine.prompts import Choose, Confirm, Count, Say, Script
from companion.games.on_mars.components import (
    BLUEPRINT_OP,
    CONTRACTS,
    GOALS,
    LAB_VALUES,
    LACERDA,
    PROGRESS,
    QUARTERS,
    SCORES,
    SEEN_LINES,
    column,
    level_of,
)
from companion.games.on_mars.result import OnMarsResult
from companion.games.on_mars.state import OnMars

LINES = (
    "track",
    "progress",
    "ships",
    "quarters",
    "techs",
    "blueprints",
    "scientists",
    "contracts",
)
RANGES = {
    "track": (0, 300),
    "progress": (0, 11),
    "ships": (0, 15),
    "quarters": (0, 21),
    "techs": (0, 81),
    "blueprints": (-96, 96),
    "scientists": (0, 72),
    "contracts": (-72, 144),
}


def his_lines(game: OnMars) -> dict[str, int]:
    """Return each source of his points, by normal scoring and the solo exceptions (p. 22)."""
    him = game.lacerda
    return {
        "track": him.op,
        "progress": PROGRESS[him.progress],
        "ships": 3 * him.ships,
        "quarters": QUARTERS[-1 if game.options["quarters"] == "full" else him.shelters],
        "techs": sum(LAB_VALUES[column(place) - 1] for place in him.techs.values()),
        "blueprints": sum(BLUEPRINT_OP[level_of(each)] for each in him.advanced)
        - sum(BLUEPRINT_OP[level_of(each)] for each in him.blueprints),
        "scientists": scientist_op(game, him.scientists),
        "contracts": sum(CONTRACTS[each] for each in him.contracts),
    }


def your_lines(game: OnMars) -> dict[str, int]:
    """Return each source of your points as far as you have reported it, 0 where you have not."""
    return {**dict.fromkeys(LINES, 0), "scientists": scientist_op(game, game.you.scientists)}


def scientist_op(game: OnMars, scientists: list[str]) -> int:
    """Return 3 OP for each upgraded Building of the types scored, whoever's it is (p. 21)."""
    return 3 * sum(game.advanced(SCORES[scientist]) for scientist in scientists)


def final_scoring(game: OnMars) -> Script[OnMarsResult]:
    """Ask what cannot be known, add up both, and give the verdict."""
    yield Confirm("on-mars.final-prepare")
    game.lacerda.store_crystals()
    asked = LINES if not game.guided else ("track", "techs")
    his = yield from _count_lines(game, LACERDA, his_lines(game), asked)
    yours = yield from _count_lines(game, YOU, your_lines(game), LINES)
    margin = total(yours) - total(his)
    missed = yield from missed_lines(game, margin)
    won = not missed
    for who, lines in ((LACERDA, his), (YOU, yours)):
        yield Say("on-mars.score-sheet", {"who": who, **lines, "total": total(lines)})
    yield Say(
        "on-mars.verdict",
        {
            "won": "yes" if won else "no",
            "yours": total(yours),
            "his": total(his),
            "margin": abs(margin),
            "ahead": ahead(margin),
            "goal": game.goal,
            "missed": missed,
        },
    )
    return OnMarsResult(
        won=won,
        winner=(YOU,) if won else (),
        goal=game.goal,
        missed=tuple(missed),
        margin=margin,
        rounds=game.round,
        scores={YOU: Score.of(yours), LACERDA: Score.of(his)},
    )


def total(lines: Mapping[str, int]) -> int:
    """Return the sum of a score's lines."""
    return sum(lines.values())


def ahead(margin: int) -> str:
    """Return who is ahead if you have so many points more than he."""
    return YOU if margin > 0 else LACERDA if margin < 0 else "nobody"


def _count_lines(
    game: OnMars, who: str, known: dict[str, int], asked: tuple[str, ...]
) -> Script[dict[str, int]]:
    """Say or ask each line; what is known is filled in. The sheet keeps each as it is counted."""
    lines = game.sheet[who]
    places = sorted(game.lacerda.techs.values()) if who == LACERDA else []
    for line in LINES:
        if line in asked:
            low, high = RANGES[line]
            likely = min(high, max(low, known[line]))
            lines[line] = yield Count(
                f"on-mars.score-{line}", low, high, {"who": who, "places": places}, likely
            )
        else:
            lines[line] = known[line]
            args = {"who": who, "line": line, "op": known[line]}
            yield Say("on-mars.score-line", {**args, "reading": game.options["quarters"]})
    yield Say("on-mars.score-total", {"who": who, "op": total(lines)})
    return lines


def missed_lines(game: OnMars, margin: int) -> Script[list[str]]:
    """Return the lines of the Solo Goal that are not met; what is not known is asked."""
    missed = []
    for line in GOALS[str(game.goal)]:
        if line.startswith("margin-"):
            met = margin >= int(line.removeprefix("margin-"))
        elif game.goal_line(line) or line in SEEN_LINES:
            met = game.goal_line(line)
        else:
            answer = yield Choose("on-mars.goal-line", ("yes", "no"), {"line": line}, "no")
            met = answer == "yes"
            if met:
                game.ticks.add(line)
        if not met:
            missed.append(line)
    return missed
