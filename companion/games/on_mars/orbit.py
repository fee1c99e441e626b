"""His actions in Orbit: Obtain Blueprint, Learn New Technology, Research & Development (p. 22)."""

from __future__ import annotations

from companion.engine.prompts import Say, Script
from companion.games.on_mars import benefits
from companion.games.on_mars.components import (
    LACERDA,
    SCORES,
    TYPES,
    blueprint,
    column,
)
from companion.games.on_mars.state import OnMars
from companion.games.on_mars.steps import contribute, gain_crystals, instruct, may_place


def obtain_blueprint(game: OnMars, action: str | None = "obtain-blueprint") -> Script[bool]:
    """Take the type that scores one of his Scientists, else the leftmost of the fuller row."""
    if not (yield from may_place(game, action)):
        return False
    wanted = [SCORES[scientist] for scientist in game.lacerda.scientists]
    if not game.lacerda.markers:
        yield Say("on-mars.no-blueprint", {"reason": "markers"})
        return False
    shown = {kind: _levels_left(game, kind) for kind in TYPES}
    kinds = sorted((kind for kind in TYPES if shown[kind]), key=lambda kind: kind not in wanted)
    if not kinds:
        yield Say("on-mars.no-blueprint", {"reason": "display"})
        return False
    taken = yield from instruct(
        game,
        "on-mars.obtain-blueprint",
        tuple(f"{kind}.{level}" for kind in kinds for level in shown[kind]),
        action,
        may_tie=False,
        marked=False,
        wanted=[kind for kind in kinds if kind in wanted],
        scientists=sum(kind in wanted for kind in kinds),
    )
    if taken is None:
        return False
    kind, _, level = str(taken).partition(".")
    game.lacerda.blueprints.append(blueprint(kind, int(level)))
    if kind == "shelter":
        yield from gain_crystals(game, 1, "blueprint")
    yield from contribute(game, LACERDA, "blueprints")
    return True


def _levels_left(game: OnMars, kind: str) -> tuple[int, ...]:
    """Return the levels of a type that may still be on display at this Colony level (p. 19)."""
    shown = levels_shown(game)
    his = game.lacerda.blueprints + game.lacerda.advanced
    return tuple(level for level in shown if his.count(blueprint(kind, level)) < 2)


def levels_shown(game: OnMars) -> tuple[int, ...]:
    """Return the levels of the Blueprints on display at this Colony level (p. 19)."""
    return {1: (1,), 2: (1, 3)}.get(game.level, (3,))


def learn_technology(game: OnMars) -> Script[bool]:
    """Take the cheapest, leftmost Tech he has not got, into column 1, the upper space first."""
    him = game.lacerda
    first = [place for place in game.lab.places if column(place) == 1]
    free = [place for place in first if place not in him.techs.values()]
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
        marked=known,
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
    """Develop the ``most`` or the ``least`` developed Tech that can move, if there is one."""
    if not (yield from may_place(game, action)):
        return False
    moves = movable(game)
    if not moves:
        yield Say("on-mars.no-develop")
        return False
    tech = (max if which == "most" else min)(moves, key=lambda t: _rank(game, t, which))
    return (yield from move_tech(game, tech, which, action))


def develop_used(game: OnMars) -> Script[None]:
    """Develop each Tech of his that you used: the half of the reward that he takes (p. 11).

    The other half is Oxygen, and he keeps no Resources (p. 22).
    """
    used, game.used_techs = game.used_techs, []
    for tech in used:
        if tech in movable(game):
            yield from move_tech(game, tech, "used")
        else:
            yield Say("on-mars.no-develop-used", {"tech": tech})


def move_tech(game: OnMars, tech: str, which: str, action: str | None = None) -> Script[bool]:
    """Move a Tech a column to the right and take the benefit of its new space (p. 11)."""
    place = movable(game)[tech]
    done = yield from instruct(
        game,
        "on-mars.develop",
        ("done",),
        action,
        may_tie=False,
        which=which,
        tech=tech,
        place=place,
        level=column(place),
        reading=game.options["lab"],
    )
    if done is None:
        return False
    game.lacerda.techs[tech] = place
    yield from benefits.lab_space(game, place)
    return True


def movable(game: OnMars) -> dict[str, str]:
    """Return each of his Techs that can move, and the space it moves to.

    Of two free spaces he takes the one the option ``lab`` says: the rulebook is silent.
    """
    him = game.lacerda
    moves = {}
    for tech, place in him.techs.items():
        free = [p for p in game.lab.onward(place) if p not in him.techs.values()]
        if free:
            moves[tech] = free[-1] if game.options["lab"] == "lower" else free[0]
    return moves


def _rank(game: OnMars, tech: str, which: str) -> tuple[int, int]:
    """Return the order of development; of tiles in one column the lower wins either way."""
    place = game.lacerda.techs[tech]
    lower = "abc".index(place[1])
    return column(place), lower if which == "most" else -lower
