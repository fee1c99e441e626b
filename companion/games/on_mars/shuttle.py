"""The Shuttle phase: the Shuttle, his journey, and what you may do (pp. 19-20, 22).

What happens in one place is one step: the Shuttle's move and whether he rides are announced by the
first question of the phase, or confirmed if there is none.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.engine.game import YOU
from companion.engine.prompts import Choose, Confirm, Say, Script, by
from companion.games.on_mars import benefits, colony, his_hexes, your_hexes
from companion.games.on_mars.components import (
    COLONY,
    COLONY_ACTIONS,
    LACERDA,
    ORBIT_ACTIONS,
    TOP_LEVEL,
    other,
    side_of,
    travels,
)
from companion.games.on_mars.levels import end_of_turn
from companion.games.on_mars.state import OnMars
from companion.games.on_mars.steps import NOBODY, TIE, draw_space, instruct

STAY, TRAVEL = "stay", "travel"
ANNOUNCED: Mapping[str, Any] = {"move": "announced", "lacerda": "rides"}
"""A question's arguments about the Shuttle once its move was announced."""


def shuttle_phase(game: OnMars) -> Script[None]:
    """Move the Shuttle; then, in turn order, each of you may travel."""
    game.phase, game.turn = "shuttle", "shuttle"
    left, move = move_shuttle(game)
    stays = why_he_stays(game, left)
    details: Mapping[str, Any] = {**move, "lacerda": stays, "side": game.lacerda.side}
    for who in sorted((LACERDA, YOU), key=game.space_of):
        if who == LACERDA and stays == "rides":
            yield from by(LACERDA, lacerda_journey(game, details))
            details = ANNOUNCED
        elif who == YOU and may_travel(game, left):
            yield from by(YOU, your_journey(game, left, details))
            details = ANNOUNCED
        elif who == YOU:
            yield Say("on-mars.your-stay", actor=YOU)
    if details is not ANNOUNCED:
        yield (Confirm if move["move"] != "stays" else Say)(
            "on-mars.shuttle", details, actor=NOBODY
        )


def move_shuttle(game: OnMars) -> tuple[str | None, dict[str, Any]]:
    """Move the Shuttle one space; return the side it left, if any, and the arguments about it.

    From space 1 it travels to the other side's space of the Colony level, the third at most; at
    level 4 it doesn't move; at level 5 it makes its last trip, from any space.
    """
    side, left = game.shuttle_side, game.shuttle_side
    if side is None or game.level == TOP_LEVEL - 1:
        move, left = "stays", None
    elif game.level == TOP_LEVEL:
        game.shuttle_side, game.shuttle_space, move = None, 0, "last"
    elif game.shuttle_space > 1:
        game.shuttle_space -= 1
        move, left = "nears", None
    else:
        game.shuttle_side, game.shuttle_space, move = other(side), game.level, "travels"
    to = other(side) if side else side
    return left, {"move": move, "to": to or "nowhere", "shuttle": game.shuttle_space}


# Lacerda


def why_he_stays(game: OnMars, left: str | None) -> str:
    """Return "rides", or why not: the Shuttle did not leave his ``side``, or his ``card`` has an X.

    He travels only with the Shuttle (p. 22).
    """
    if left != game.lacerda.side:
        return "side"
    return "rides" if game.last is None or travels(game.last) else "card"


def lacerda_journey(game: OnMars, details: Mapping[str, Any]) -> Script[None]:
    """Let him ride along, take a free space and its benefit, and build in the Colony (p. 22)."""
    him = game.lacerda
    to = other(him.side)
    space = yield from draw_space(game, "on-mars.space", game.free_spaces(to), side=to)
    yield from instruct(
        game,
        "on-mars.lacerda-arrives",
        ("done",),
        rare=(TIE,) if game.guided and to == COLONY and not game.mars else (),
        goes_on=game.guided,
        **{
            **details,
            "space": space,
            "side": to,
            "help": "map" if game.mars else game.help,
            "arrival": game.options["arrival"],
            "at_home": not game.rover_moved,
        },
    )
    him.space = space
    if game.guided:
        if game.mars and to == COLONY:
            yield from his_hexes.place_discovery(game, game.mars)
        yield from benefits.turn_order_space(game, him.space)
        if to == COLONY:
            yield from build_on_arrival(game)
        yield from end_of_turn(game)


def build_on_arrival(game: OnMars) -> Script[None]:
    """Let him build: a benefit without cost, or by the option ``arrival`` as if by his action."""
    if game.options["arrival"] == "free":
        yield from colony.construct(game, action=None, because="arrival")
    elif not (yield from colony.construct(game, because="arrival")):
        yield from benefits.move_rover(game, instead=benefits.obstacle(game, "construct"))


# You


def may_travel(game: OnMars, left: str | None) -> bool:
    """Return whether you can travel: with the Shuttle, or for a Ship of your Hangar (p. 20).

    In cards-only mode, the companion doesn't know your Hangar.
    """
    return left == game.you.side or game.you.ships > 0 or not game.guided


def your_journey(game: OnMars, left: str | None, details: Mapping[str, Any]) -> Script[None]:
    """You may ride free if the Shuttle left your side, else for a Ship (p. 20)."""
    you = game.you
    to, free = other(you.side), left == you.side
    spaces = game.free_spaces(to)
    ways = tuple(f"{TRAVEL}.{space}" for space in spaces)
    discovers = game.mars is not None and to == COLONY
    args = {**details, "where": to, "free": free, "ships": you.ships, "discovers": discovers}
    earlier = {TRAVEL: TRAVEL} if discovers else {}
    answer = yield Choose("on-mars.your-journey", (STAY, *ways), args, formerly=earlier)
    if answer == STAY:
        return
    if not free:
        you.ships = max(0, you.ships - 1)
    if discovers and game.mars:
        yield from your_hexes.place_discovery(game.mars, free)
    space = str(answer).partition(".")[2]
    if not space:  # older rules asked it after the Discovery tile
        space = yield Choose("on-mars.your-space", tuple(map(str, spaces)), part=True)
    you_arrive(game, int(space))


def you_arrive(game: OnMars, space: int) -> None:
    """Return your Colonists from the side you arrive at, and take a free space (p. 20)."""
    for action in COLONY_ACTIONS if side_of(space) == COLONY else ORBIT_ACTIONS:
        game.you.colonists[action] = 0
    game.you.space = space
