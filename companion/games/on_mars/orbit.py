"""His actions in Orbit: Obtain Blueprint, Learn New Technology, Research & Development (p. 22)."""

from __future__ import annotations

from companion.engine.prompts import Choose, Say, Script
from companion.games.on_mars import benefits
from companion.games.on_mars.components import (
    LAB,
    LAB_ICONS,
    LACERDA,
    SCORES,
    TYPES,
    blueprint,
    column,
    onward,
)
from companion.games.on_mars.state import OnMars
from companion.games.on_mars.steps import contribute, gain_crystals, instruct, may_place


def obtain_blueprint(game: OnMars, action: str | None = "obtain-blueprint") -> Script[bool]:
    """Take the type that scores one of his Scientists, else the leftmost of the fuller row."""
    if not (yield from may_place(game, action)):
        return False
    wanted = [SCORES[scientist] for scientist in game.lacerda.scientists]
    left = [kind for kind in TYPES if _levels_left(game, kind)]
    kinds = tuple(sorted(left, key=lambda kind: kind not in wanted))
    if not kinds:
        yield Say("on-mars.no-blueprint")
        return False
    kind = yield from instruct(
        game,
        "on-mars.obtain-blueprint",
        kinds,
        action,
        may_tie=False,
        wanted=[kind for kind in kinds if kind in wanted],
        scientists=len(wanted),
    )
    if kind is None:
        return False
    levels = _levels_left(game, str(kind))
    level = levels[0]
    if len(levels) > 1:
        level = yield Choose("on-mars.blueprint-level", levels, {"kind": kind}, default=levels[0])
    game.lacerda.blueprints.append(blueprint(str(kind), level))
    if kind == "shelter":
        yield from gain_crystals(game, 1, "blueprint")
    yield from contribute(game, LACERDA, "blueprints")
    return True


def _levels_left(game: OnMars, kind: str) -> tuple[int, ...]:
    """Return the levels of a type that may still be on display at this Colony level (p. 19)."""
    shown = {1: (1,), 2: (1, 3)}.get(game.level, (3,))
    his = game.lacerda.blueprints + game.lacerda.advanced
    return tuple(level for level in shown if his.count(blueprint(kind, level)) < 2)


def learn_technology(game: OnMars) -> Script[bool]:
    """Take the cheapest, leftmost Tech he has not got, into column 1, the upper space first."""
    him = game.lacerda
    free = [place for place in ("1a", "1b") if place not in him.techs.values()]
    techs = game.free_techs()
    if not free or not techs:
        yield Say("on-mars.no-tech", {"reason": "lab" if techs else "grid"})
        return False
    known = bool(game.grid) or len(techs) == 1
    tech = yield from instruct(
        game,
        "on-mars.learn-technology" if known else "on-mars.learn-which",
        techs,
        may_tie=False,
        tech=techs[0],
        place=free[0],
    )
    if tech is None:
        return False
    him.techs[str(tech)] = free[0]
    yield from contribute(game, LACERDA, "techs")
    yield from benefits.lab_space(game, free[0])
    return True


def research_and_development(
    game: OnMars, action: str | None = "research-and-development"
) -> Script[bool]:
    """Develop the most developed Tech that can move, then the least developed, once each."""
    if not (yield from develop(game, "most", action)):
        return False
    yield from develop(game, "least")
    return True


def develop(game: OnMars, which: str, action: str | None = None) -> Script[bool]:
    """Move one Tech a column to the right and take the benefit of its new space.

    The icon printed there is asked in the same step, once in a play.
    """
    if not (yield from may_place(game, action)):
        return False
    moves = movable(game)
    if not moves:
        yield Say("on-mars.no-develop")
        return False
    tech = (max if which == "most" else min)(moves, key=lambda t: _rank(game, t, which))
    place = moves[tech]
    known = place in game.lab_icons
    icon = yield from instruct(
        game,
        "on-mars.develop" if known else "on-mars.develop-icon",
        ("done",) if known else LAB_ICONS,
        action,
        may_tie=False,
        which=which,
        tech=tech,
        place=place,
        level=column(place),
        reading=game.options["lab"],
    )
    if icon is None:
        return False
    game.lacerda.techs[tech] = place
    if not known:
        game.lab_icons[place] = str(icon)
    yield from benefits.lab_space(game, place)
    return True


def movable(game: OnMars) -> dict[str, str]:
    """Return each of his Techs that can move, and the space it moves to.

    Of two free spaces he takes the one the option ``lab`` says: the rulebook is silent.
    """
    him = game.lacerda
    moves = {}
    for tech, place in him.techs.items():
        if column(place) == len(LAB):
            continue
        free = [p for p in onward(place) if p not in him.techs.values()]
        if free:
            moves[tech] = free[-1] if game.options["lab"] == "lower" else free[0]
    return moves


def _rank(game: OnMars, tech: str, which: str) -> tuple[int, int]:
    """Return the order of development; of tiles in one column the lower wins either way."""
    place = game.lacerda.techs[tech]
    lower = "abc".index(place[1])
    return column(place), lower if which == "most" else -lower
