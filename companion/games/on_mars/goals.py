"""The four Solo Goals: which of their lines are met, as far as known (pp. 22-23)."""

from __future__ import annotations

from companion.games.on_mars.components import GOAL_LINES, GOALS, ORBIT, SEEN_LINES
from companion.games.on_mars.state import OnMars


def line_met(game: OnMars, line: str) -> bool | None:
    """Return whether a line is met; None if only you know, or the points must be counted first."""
    return known_lines(game).get(line)


def known_lines(game: OnMars) -> dict[str, bool]:
    """Return the lines whose state is known.

    What was counted and answered at the end overrides earlier reports and ticks.
    """
    reported = [line for line, met in reported_lines(game).items() if met]
    return {
        **ruled_out(game),
        **dict.fromkeys((*reported, *game.ticks), True),
        **seen_lines(game),
        **counted_lines(game),
        **margins(game),
        **game.answered,
    }


def tracks_line(game: OnMars, line: str) -> bool:
    """Return whether the companion itself sees when a line is met, so that you need not tick it.

    In cards-only mode it knows only the Colony level and where you are.
    """
    return line in SEEN_LINES or (game.guided and line in reported_lines(game))


def seen_lines(game: OnMars) -> dict[str, bool]:
    """Return the lines that the companion always knows."""
    return {
        "colony-3": game.level >= 3,
        "colony-4": game.level >= 4,
        "finish-in-orbit": game.you.side == ORBIT,
    }


def reported_lines(game: OnMars) -> dict[str, bool]:
    """Return the lines that follow from your reports, if you made them all."""
    you = game.you
    last = len(game.lab.spaces)
    return {
        "contract-1": you.contracts >= 1,
        "contracts-both": all(you.completed.values()),
        "tech-6": any(level >= last for level in you.techs.values()),
        "advanced-5": sum(you.advanced.values()) >= 5,
        "biochemist-hired": "biochemist" in you.scientists,
        "greenhouses-3": you.advanced["greenhouse"] >= 3,
        "greenhouse-tech-6": you.techs.get("greenhouse", 0) >= last,
        "shelters-4": you.shelters >= 4,
    }


def counted_lines(game: OnMars) -> dict[str, bool]:
    """Return the lines that the final counting has settled."""
    counted = game.counted
    found: dict[str, bool] = {}
    if "last-column" in counted:
        found["tech-6"] = counted["last-column"] > 0
        found |= {} if counted["last-column"] else {"greenhouse-tech-6": False}
    if "built" in counted:
        found["advanced-5"] = counted["built"] >= 5
        found |= {} if counted["built"] >= 3 else {"greenhouses-3": False}
    if "deliver" in counted:
        kinds = (counted["upgrade"], counted["deliver"])
        found |= {"contract-1": any(kinds), "contracts-both": all(kinds)}
        found |= {} if counted["upgrade"] else {"contract-greenhouse": False}
        found |= {} if counted["deliver"] else {"contract-plants": False}
    return found


def margins(game: OnMars) -> dict[str, bool]:
    """Return the lines that need a lead of some points, once both scores are counted."""
    if game.margin is None:
        return {}
    return {
        line: game.margin >= int(line.removeprefix("margin-"))
        for lines in GOALS.values()
        for line in lines
        if line.startswith("margin-")
    }


def ruled_out(game: OnMars) -> dict[str, bool]:
    """Return the lines that cannot be met: no such tiles, no room (p. 7), the Scientist is his."""
    tiles = game.tiles if game.guided else {}
    impossible = {
        "mines-3": tiles.get("mine", 3) < 3,
        "greenhouse-complex-5": tiles.get("greenhouse", 5) < 5,
        "plants-5": game.answered.get("shelters-4") is False,
        "biochemist-hired": "biochemist" in game.lacerda.scientists,
    }
    return {line: False for line, is_so in impossible.items() if is_so}


def state_of_goals(game: OnMars) -> dict[str, dict[str, bool]]:
    """Return every goal with its lines and whether each is known to be met."""
    known = known_lines(game)
    return {goal: {line: known.get(line, False) for line in lines} for goal, lines in GOALS.items()}


def lines_of(game: OnMars) -> dict[str, bool]:
    """Return whether each line is known to be met, those of your goal first."""
    known = known_lines(game)
    lines = dict.fromkeys((*GOALS.get(game.goal or "", ()), *GOAL_LINES))
    return {line: known.get(line, False) for line in lines}
