"""Raising the Colony level: for the table first, then for him (pp. 16, 19, 22)."""

from __future__ import annotations

from companion.engine.prompts import Confirm, Say, Script, by
from companion.games.on_mars.colony import build_shelter
from companion.games.on_mars.components import LACERDA, LSS, PROGRESS, ROBOTS, SHIPS, TOP_LEVEL
from companion.games.on_mars.state import OnMars
from companion.games.on_mars.steps import NOBODY, contribute, gain_op


def end_of_turn(game: OnMars) -> Script[None]:
    """Raise the Colony level if the LSS allows, and check whether the end is triggered."""
    while game.guided and game.level < TOP_LEVEL and _lss_complete(game):
        yield from level_up(game)
    game.end_waits = game.end_waits and game.ending
    if game.ending != game.triggered and game.phase != "final":
        yield from (wait_for_phase if end_must_wait(game) else trigger_end)(game)


def end_must_wait(game: OnMars) -> bool:
    """Return whether the last Mission, completed in the Shuttle phase, counts only later.

    The rulebook tests for it at the end of a Colonization phase (p. 21); level 5 counts at once
    (p. 16). The option ``missions-end`` lets the Missions count at once, too.
    """
    return (
        game.phase == "shuttle"
        and game.ending
        and game.level < TOP_LEVEL
        and game.options["missions-end"] == "colonization"
    )


def wait_for_phase(game: OnMars) -> Script[None]:
    """Announce once that the end will be triggered in the next Colonization phase."""
    if not game.end_waits:
        game.end_waits = True
        yield Say("on-mars.end-waits")


def trigger_end(game: OnMars) -> Script[None]:
    """Trigger the end of the game (p. 21), or undo that after a correction."""
    game.triggered, game.end_waits = game.ending, False
    if game.triggered:
        why = "level" if game.level == TOP_LEVEL else "missions"
        yield Say("on-mars.end-triggered", {"why": why, "phase": game.phase})
    else:
        game.last_round = False
        yield Say("on-mars.end-withdrawn")


def _lss_complete(game: OnMars) -> bool:
    """Return whether all four LSS markers are at or above the Colony-level marker (p. 16)."""
    return all(game.tiles[kind] >= game.level + 1 for kind in LSS)


def level_up(game: OnMars) -> Script[None]:
    """Guide the Colony Status update: the table first, then his Shelter, Ship and Bot (p. 22)."""
    level, him = game.level + 1, game.lacerda
    ship, robot = him.ships < SHIPS, him.robots < ROBOTS
    yield Confirm(
        "on-mars.level-up",
        {
            "level": level,
            "ship": ship,
            "robot": robot,
            "depot": him.depot + ship,
        },
        goes_on=game.guided,
        actor=NOBODY,
    )
    him.ships += ship
    him.robots += robot
    yield from reach_level(game, level)
    if robot:
        yield from contribute(game, LACERDA, "robots")
    yield from by(LACERDA, build_shelter(game))


def reach_level(game: OnMars, level: int) -> Script[None]:
    """Set the Colony level, with its OP and the number of Missions it spares (p. 19)."""
    needed, game.level = game.missions_needed, level
    if level in (2, 3) and game.guided and game.lacerda.progress:
        yield from gain_op(game, PROGRESS[game.lacerda.progress], "progress")
    if game.missions_needed < needed:
        yield Say("on-mars.missions-fewer", {"level": level, "needed": game.missions_needed})
