"""How a game stands at any moment: the goals, the pace, and the points."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.game import YOU, Goal, Scores
from companion.engine.prompts import Say
from companion.games.classic.finishing import finish, told
from companion.games.classic.scoring import LINES, known_lines
from companion.games.classic.state import GOAL_TR, Classic


def goals(game: Classic) -> Iterator[Goal]:
    """Return what wins, how far it is, and how many generations are left.

    With the goal of 63 TR the parameters are only told. Where the board is kept, the price of
    finishing by standard projects is told, too.
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
        yield Goal(told(found))
    end = {"left": game.generations_left, "generations": game.generations}
    yield Goal(Say("classic.goal-generations", end))


def pace(game: Classic) -> Say | None:
    """Return the steps or TR still to go and the generations left, None once there are none."""
    if game.phase in ("setup", "final"):
        return None
    steps = sum(parameter.left for parameter in game.parameters.values())
    left = max(0, GOAL_TR - game.tr) if game.goal == "tr63" else steps
    args = {"goal": game.goal, "left": left, "generations": game.generations_left}
    return Say("classic.pace", args) if left else None


def scores(game: Classic) -> Scores:
    """Return the points of each line that is known: as counted, before that as they stand."""
    lines = {**known_lines(game), **game.sheet}
    return {YOU: {line: lines[line] for line in LINES if line in lines}}
