"""The Shuttle phase: the Shuttle, his journey, and what you may do (pp. 19-20, 22, A.9)."""

from __future__ import annotations

from companion.engine.chance import Draw
from companion.engine.game import YOU
from companion.engine.prompts import Choose, Confirm, Say, Script
from companion.games.on_mars import benefits, colony
from companion.games.on_mars.components import (
    COLONY,
    COLONY_ACTIONS,
    LACERDA,
    ORBIT_ACTIONS,
    TOP_LEVEL,
    other,
    travels,
)
from companion.games.on_mars.levels import end_of_turn
from companion.games.on_mars.state import OnMars
from companion.games.on_mars.steps import instruct


def shuttle_phase(game: OnMars) -> Script[None]:
    """Move the Shuttle; then, in turn order, each of you may travel."""
    left = yield from move_shuttle(game)
    for who in sorted((LACERDA, YOU), key=game.space_of):
        yield from (lacerda_journey if who == LACERDA else your_journey)(game, left)


def move_shuttle(game: OnMars) -> Script[str | None]:
    """Move the Shuttle one space; return the side it left, None if it stays there.

    From space 1 it travels to the other side's space of the Colony level, the third at most;
    at level 4 it stands still; at level 5 it makes its last trip, from wherever it is.
    """
    side = game.shuttle_side
    if side is None:
        return None
    if game.level == TOP_LEVEL:
        game.shuttle_side, game.shuttle_space = None, 0
        move, left = "last", side
    elif game.level == 4:
        move, left = "stands", None
    elif game.shuttle_space > 1:
        game.shuttle_space -= 1
        move, left = "nears", None
    else:
        game.shuttle_side, game.shuttle_space = other(side), game.level
        move, left = "travels", side
    args = {"move": move, "from": side, "to": other(side), "space": game.shuttle_space}
    yield Say("on-mars.shuttle", args) if move == "stands" else Confirm("on-mars.shuttle", args)
    return left


def lacerda_journey(game: OnMars, left: str | None) -> Script[None]:
    """He rides if the Shuttle left his side and his latest card shows no X (p. 22, D28)."""
    him = game.lacerda
    if left != him.side or (game.last is not None and not travels(game.last)):
        reason = "side" if left != him.side else "card"
        yield Say("on-mars.lacerda-stays", {"side": him.side, "reason": reason})
        return
    to = other(him.side)
    yield Say("on-mars.lacerda-travels", {"to": to})
    if to == COLONY and game.guided:
        yield from instruct(game, "on-mars.place-discovery", ("done",))
    him.space = yield Draw("on-mars.space", game.free_spaces(to), {"side": to})
    arrival = game.options["arrival"]
    yield Confirm("on-mars.lacerda-arrives", {"space": him.space, "side": to, "arrival": arrival})
    if game.guided:
        yield from benefits.turn_order_space(game, him.space)
        if to == COLONY:
            yield from build_on_arrival(game)
        yield from end_of_turn(game)


def build_on_arrival(game: OnMars) -> Script[None]:
    """He builds: a benefit without cost, or by the option ``arrival`` as if it were his action."""
    if game.options["arrival"] == "free":
        yield from colony.construct(game, action=None)
    elif not (yield from colony.construct(game)):
        yield from benefits.move_rover(game)


def your_journey(game: OnMars, left: str | None) -> Script[None]:
    """You may ride free if the Shuttle left your side, else for a Ship (p. 20)."""
    you = game.you
    to = other(you.side)
    answer = yield Choose(
        "on-mars.your-journey",
        ("stay", "travel"),
        {"to": to, "free": "yes" if left == you.side else "no"},
        default="stay",
    )
    if answer == "travel":
        yield from you_arrive(game, to)


def you_arrive(game: OnMars, to: str, by: str = "shuttle") -> Script[None]:
    """Your Colonists of the side you arrive at come back; you take a free space.

    ``by`` the Landing Pod (``pod``) you place no Discovery tile.
    """
    for action in COLONY_ACTIONS if to == COLONY else ORBIT_ACTIONS:
        game.you.colonists[action] = 0
    spaces = game.free_spaces(to)
    game.you.space = yield Choose(
        "on-mars.your-space", spaces, {"side": to, "by": by}, default=spaces[0]
    )
