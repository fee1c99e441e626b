"""The final scoring, a line for each source of points, and the verdict (pp. 21-23)."""

from __future__ import annotations

from companion.engine.game import YOU, Result, Score
from companion.engine.prompts import Choose, Confirm, Say, Script, by
from companion.games.on_mars.components import (
    BLUEPRINT_OP,
    CONTRACTS,
    GOAL_LINES,
    GOALS,
    LACERDA,
    PROGRESS,
    QUARTERS,
    column,
    level_of,
)
from companion.games.on_mars.counting import COUNTED, scored_buildings
from companion.games.on_mars.goals import line_met
from companion.games.on_mars.state import OnMars


class OnMarsResult(Result, frozen=True, kw_only=True):
    """``goals`` are those met, any one of which wins; ``missed`` the lines of yours not met.

    ``margin`` is your points minus his.
    """

    goals: tuple[str, ...] = ()
    missed: tuple[str, ...] = ()
    margin: int = 0
    rounds: int = 0


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


def his_lines(game: OnMars) -> dict[str, int]:
    """Return each source of his points, by normal scoring and the solo exceptions (p. 22)."""
    him = game.lacerda
    return {
        "track": him.op,
        "progress": PROGRESS[him.progress],
        "ships": 3 * him.ships,
        "quarters": QUARTERS[-1 if game.options["quarters"] == "full" else him.shelters],
        "techs": sum(game.lab.op(column(place)) for place in him.techs.values()),
        "blueprints": sum(BLUEPRINT_OP[level_of(each)] for each in him.advanced)
        - sum(BLUEPRINT_OP[level_of(each)] for each in him.blueprints),
        "scientists": scientist_op(game, him.scientists),
        "contracts": sum(CONTRACTS[each] for each in him.contracts),
    }


def scientist_op(game: OnMars, scientists: list[str]) -> int:
    """Return 3 OP for each upgraded Building that these Scientists score (p. 21)."""
    return 3 * scored_buildings(game, scientists)


def final_scoring(game: OnMars) -> Script[OnMarsResult]:
    """Add up both scores, and judge all four Solo Goals."""
    yield Confirm("on-mars.final-prepare")
    game.lacerda.store_crystals()
    his = yield from by(LACERDA, score(game, LACERDA))
    yours = yield from by(YOU, score(game, YOU))
    scores = {LACERDA: Score.of(his), YOU: Score.of(yours)}
    game.margin = margin = scores[YOU].total - scores[LACERDA].total
    missed = yield from judge_goals(game)
    met = [goal for goal, lines in missed.items() if not lines]
    for who, each in scores.items():
        yield Say("on-mars.score-sheet", {"who": who, **each.lines, "total": each.total})
    yield Say(
        "on-mars.verdict",
        {
            "won": bool(met),
            "goals": met,
            "yours": scores[YOU].total,
            "his": scores[LACERDA].total,
            "margin": abs(margin),
            "ahead": ahead(margin),
            "goal": game.goal,
            "missed": missed[str(game.goal)],
            "lines": len(missed[str(game.goal)]),
        },
    )
    return OnMarsResult(
        won=bool(met),
        winner=(YOU,) if met else (),
        goal=game.goal,
        goals=tuple(met),
        missed=tuple(missed[str(game.goal)]),
        margin=margin,
        rounds=game.round,
        scores=scores,
    )


def ahead(margin: int) -> str:
    """Return who is ahead, given your points minus his."""
    return YOU if margin > 0 else LACERDA if margin < 0 else "nobody"


def score(game: OnMars, who: str) -> Script[dict[str, int]]:
    """Fill in the known lines of a score, and ask for the rest; the sheet saves each line."""
    sheet = game.sheet[who]
    known = his_lines(game) if who == LACERDA and game.guided else {}
    for line in LINES:
        if line in known and line != "track":
            sheet[line] = known[line]
            args = {"who": who, "line": line, "op": known[line]}
            yield Say("on-mars.score-line", {**args, "reading": game.options["quarters"]})
        else:
            sheet[line] = yield from COUNTED[line](game, who)
    yield Say("on-mars.score-total", {"who": who, "op": sum(sheet.values())})
    return sheet


# The Solo Goals


def judge_goals(game: OnMars) -> Script[dict[str, list[str]]]:
    """Return the unmet lines of each of the four goals: you win by any one of them (p. 22)."""
    for line in GOAL_LINES:
        if line_met(game, line) is None:
            answer = yield Choose("on-mars.goal-line", ("yes", "no"), {"line": line})
            game.answered[line] = answer == "yes"
    missed = {
        goal: [line for line in lines if not line_met(game, line)] for goal, lines in GOALS.items()
    }
    for goal, lines in missed.items():
        yield Say("on-mars.goal-judged", {"goal": goal, "missed": lines, "lines": len(lines)})
    return missed
