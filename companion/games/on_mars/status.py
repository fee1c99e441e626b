"""The status of a play at any moment: the Solo Goal, the end of the game, and the points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.engine.game import YOU, Goal, Scores, totals
from companion.engine.prompts import Say
from companion.games.on_mars.components import GOALS, LACERDA, TOP_LEVEL
from companion.games.on_mars.goals import known_lines, tracks_line
from companion.games.on_mars.scoring import LINES, ahead, his_lines, scientist_op
from companion.games.on_mars.state import OnMars

# The goals


def goals(game: OnMars) -> Iterator[Goal]:
    """Return your Solo Goal with its lines, the progress to the end, and the three other goals.

    If only another goal is met, that is the first: any one of them wins (p. 22).
    """
    first = _first(game)
    if first is None:
        yield Goal(Say("on-mars.goal-unchosen"), heads=True)
    else:
        yield from solo_goal(game, first, leads=True)
    yield from end_of_the_game(game)
    for goal in GOALS:
        if goal != first:
            yield from solo_goal(game, goal)


def _first(game: OnMars) -> str | None:
    """Return the goal that is met, preferably yours; if none is, yours."""
    known = known_lines(game)
    met = [goal for goal, lines in GOALS.items() if all(known.get(line) for line in lines)]
    return game.goal if game.goal in met or not met else met[0]


def solo_goal(game: OnMars, goal: str, leads: bool = False) -> Iterator[Goal]:
    """Return a Solo Goal's name, and whether each of its lines is met as far as known.

    If it ``leads`` and is not yours, it is there because it is met.
    """
    aim = goal == game.goal
    if leads and not aim:
        yield Goal(Say("on-mars.goal-met", {"goal": goal}), heads=True)
    else:
        yield Goal(Say("on-mars.goal-chosen", {"goal": goal, "aim": aim}), heads=True)
    known = known_lines(game)
    for line in GOALS[goal]:
        yield (_margin if line.startswith("margin-") else _line)(game, line, known.get(line))


def _line(game: OnMars, line: str, known: bool | None) -> Goal:
    """Return a line of the goal; you tick what the companion doesn't see, until the end."""
    met = bool(known)
    yours = not (met or tracks_line(game, line) or game.margin is not None)
    return Goal(Say("on-mars.goal-status", {"line": line, "yours": yours}), met)


def _margin(game: OnMars, line: str, known: bool | None) -> Goal:
    """Return the line about the margin: it is known once both scores are counted."""
    margin = game.margin or 0
    args = {
        "line": line,
        "counted": _points(game),
        "his": totals(scores(game))[LACERDA],
        "margin": abs(margin),
        "ahead": ahead(margin),
    }
    return Goal(Say("on-mars.goal-margin", args), known)


def _points(game: OnMars) -> str:
    if game.margin is not None:
        return "counted"
    return "his" if game.guided else "unknown"


def end_of_the_game(game: OnMars) -> Iterator[Goal]:
    """Return whether the end is triggered, each Mission, and what both need (p. 21)."""
    yield Goal(Say("on-mars.end-status", {"phase": _end(game)}), heads=True, aside=True)
    for letter, mission in game.missions.items():
        args = {"letter": letter, "card": mission.card, "left": mission.left}
        yield Goal(Say("on-mars.mission-status", args), mission.left == 0)
    needed = game.missions_needed
    yield Goal(Say("on-mars.missions-status", {"needed": needed}), needed == 0)
    args = {"level": game.level, "top": TOP_LEVEL}
    yield Goal(Say("on-mars.level-status", args), game.level == TOP_LEVEL)


def _end(game: OnMars) -> str:
    if game.phase == "final":
        return "over"
    if game.last_round:
        return "last-round"
    return "triggered" if game.triggered else "open"


# who has what


def recap(game: OnMars) -> Iterator[Say]:
    """Return where he is, what he owns, and the table's state; nothing before the rounds."""
    him = game.lacerda
    if game.round and game.guided:
        yield Say(
            "on-mars.now-lacerda",
            {
                "side": him.side,
                "space": him.space,
                "crystals": him.crystals,
                "waiting": him.waiting,
                "op": him.op,
                "techs": list(him.techs),
                "blueprints": len(him.blueprints),
                "advanced": len(him.advanced),
                "scientists": len(him.scientists),
                "contracts": len(him.contracts),
                "shelters": him.shelters,
                "ships": him.ships,
            },
        )
    if game.round:
        yield Say(
            "on-mars.now-table",
            {
                "round": game.round,
                "last": game.last_round,
                "level": game.level,
                "side": game.shuttle_side or "gone",
                "space": game.shuttle_space,
                "needed": game.missions_needed,
                **{letter: mission.left for letter, mission in game.missions.items()},
                **game.tiles,
            },
        )


# The points


def scores(game: OnMars) -> Scores:
    """Return the points of each known line: as counted, or before that as tracked.

    Yours are known once they are counted, those of your Scientists by your reports; in cards-only
    mode, so are his.
    """
    known: Scores = {YOU: {}, LACERDA: {}}
    if game.guided:
        yours = {"scientists": scientist_op(game, game.you.scientists)}
        known = {YOU: yours, LACERDA: his_lines(game)}
    return {who: _in_order({**lines, **game.sheet[who]}) for who, lines in known.items()}


def _in_order(lines: Mapping[str, int]) -> dict[str, int]:
    return {line: lines[line] for line in LINES if line in lines}
