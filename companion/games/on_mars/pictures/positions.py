"""Positions of things and where they move, read from the state and the prompts of a step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from companion.engine.game import YOU
from companion.games.on_mars.components import COLONY, LACERDA, LOOP, LSS, ORBIT
from companion.screens.models.step import OrderSpace
from companion.screens.pictures import View

SHUTTLE = "shuttle"
SPACES = 8
"""The Turn Order spaces: the first half in Orbit, the others in the Colony."""

SHUTTLE_SPACES = 3
"""The Shuttle's spaces of each side; space 1 is next to the middle."""

RIDES = ("lacerda-arrives", "your-journey", "shuttle")
"""The prompts that announce the Shuttle's move."""

BUILDS = ("construct", "built")
"""The prompts that move the LSS and his Bot: he built on a hex you find, or on the map."""


class MoveTarget(NamedTuple):
    """Where something moves to, and the number of the move that moves it."""

    place: Any
    number: int | None = None

    def is_now(self, view: View) -> bool:
        """Return whether that move is the present one, or the only one."""
        return self.number in (None, view.now)


def args(view: View, key: str) -> Any:
    """Return the values of the present prompt if it has the key, else {}: others are done."""
    present = view.prompts[-1] if view.prompts else None
    return present.args if present and present.key == f"on-mars.{key}" else {}


def first(view: View, key: str) -> int | None:
    """Return the number of the first move of a prompt."""
    return view.numbers.get(f"on-mars.{key}")


def last(view: View, key: str) -> int | None:
    """Return the number of the last move of a prompt."""
    return view.last_numbers.get(f"on-mars.{key}")


def move_now(view: View, key: str) -> int:
    """Return which of a prompt's moves, from 0, is the present one; -1 if none is."""
    begin, end = first(view, key), last(view, key)
    return view.now - begin if begin and end and begin <= view.now <= end else -1


def guided(view: View) -> bool:
    """Return whether everything is tracked, and not only his cards and the spaces."""
    return view.get("help") in ("guided", "quick")


def in_play(view: View) -> bool:
    """Return whether the rounds have begun."""
    return view.get("phase") in ("colonization", "shuttle", "final")


def spaces(view: View) -> dict[int, str]:
    """Return who is on which Turn Order space."""
    found = {view.get(f"{who}.space", 0): who for who in (YOU, LACERDA)}
    return {space: who for space, who in found.items() if space}


def rail(view: View, actor: str) -> list[OrderSpace]:
    """Return the Turn Order spaces 1 to 4, the Shuttle, and spaces 5 to 8, in the order of play.

    Only one of them acts: in the Shuttle phase, whoever travels, the Shuttle.
    """
    if not in_play(view):
        return []
    held, acted = spaces(view), view.get("acted", [])
    riding = view.get("turn") == SHUTTLE
    actor = "" if riding else actor

    def space(number: int) -> OrderSpace:
        who = held.get(number, "")
        over = who in acted and who != actor and not riding
        return OrderSpace(who, bool(who) and who == actor, over)

    found = [space(number) for number in range(1, SPACES + 1)]
    side = view.get("shuttle.side")
    middle = [OrderSpace(acting=riding, icon="shuttle")] if side else []
    return [*found[: SPACES // 2], *middle, *found[SPACES // 2 :]]


def order(view: View) -> list[str]:
    """Return the steps of this round: who acted, who will by their spaces, then the Shuttle."""
    acted = view.get("acted", [])
    to_come = [who for who in (YOU, LACERDA) if who not in acted]
    both = [*acted, *sorted(to_come, key=lambda who: view.get(f"{who}.space", 0))]
    return both if view.get("end.last_round") else [*both, SHUTTLE]


def acting(view: View) -> str:
    """Return who acts in this step, "" if nobody does: a turn that is over was his."""
    if view.over or not in_play(view):
        return ""
    actor = view.actor if view.actor is not None else view.ask.actor if view.ask else LACERDA
    whose_turn = view.get("turn") if view.get("turn") in (YOU, LACERDA) else ""
    return whose_turn if actor is None else actor


def actor(view: View, key: str) -> str:
    """Return the actor of the latest prompt of this step with the key."""
    return view.actor_of(f"on-mars.{key}") or ""


def arrives(view: View) -> MoveTarget | None:
    """Return the space he takes in this step: the last move, except for the set-up's Shuttle."""
    if details := args(view, "his-place"):
        return (
            None if shuttle_is_put(view) else MoveTarget(details["space"], first(view, "his-place"))
        )
    details = args(view, "lacerda-arrives")
    return MoveTarget(details["space"], last(view, "lacerda-arrives")) if details else None


def _building(view: View) -> tuple[str, Any]:
    """Return the key and the values of the prompt about a Building, {} if there is none."""
    found = ((key, args(view, key)) for key in BUILDS)
    return next(((key, details) for key, details in found if details), ("", {}))


def bot_moves(view: View) -> MoveTarget | None:
    """Return the icon his Bot moves to in this step: the last move after a Building."""
    key, details = _building(view)
    if details and details["by"] == "construct":
        return MoveTarget(details["next"], last(view, key))
    details = args(view, "bot")
    return MoveTarget(details["icon"], first(view, "bot")) if details else None


def built(view: View) -> MoveTarget | None:
    """Return the type of Building that is built or upgraded in this step."""
    if details := args(view, "construct"):
        end = last(view, "construct")
        after = (
            1 + (details["kind"] == "mine") + bool(details["lss"]) + (details["by"] == "construct")
        )
        return MoveTarget(details["kind"], end and end - after)
    if details := args(view, "upgrade"):
        end = last(view, "upgrade")
        return MoveTarget(details["kind"], end and end - 1)
    return MoveTarget("shelter", first(view, "shelter")) if args(view, "shelter") else None


def techs(view: View) -> dict[str, str]:
    """Return the Tech on each space of his Lab."""
    return {place: tech for tech, place in (view.get("lacerda.techs") or {}).items()}


def tech_moves(view: View) -> tuple[str, MoveTarget] | None:
    """Return the Tech that he learns or develops in this step, and the space it goes to.

    If it isn't known which he learns, its name is empty.
    """
    for key in ("learn-technology", "learn-which", "develop"):
        if details := args(view, key):
            tech = "" if key == "learn-which" else details["tech"]
            number = last(view, key)
            if key != "develop" and number == view.now + 1:  # it is taken for that space
                number = view.now
            return tech, MoveTarget(details["place"], number)
    return None


def lss_rises(view: View) -> MoveTarget | None:
    """Return the column of the LSS whose marker rises: that move comes before his Bot's."""
    key, details = _building(view)
    if not details or not details["lss"]:
        return None
    end = last(view, key)
    return MoveTarget(details["kind"], end and end - (details["by"] == "construct"))


def level_rises(view: View) -> MoveTarget | None:
    """Return the level that the Colony reaches in this step."""
    details = args(view, "level-up")
    return MoveTarget(details["level"], first(view, "level-up")) if details else None


def lss(view: View) -> list[int]:
    """Return the tiles of each type of the LSS, from the left, including one already risen."""
    rises = lss_rises(view)
    risen = rises.place if rises and rises.number and view.now > rises.number else ""
    return [view.get(f"tiles.{kind}", 0) + (kind == risen) for kind in LSS]


def level(view: View) -> int:
    """Return the Colony level."""
    return int(view.get("colony_level", 1))


class Stop(NamedTuple):
    """A space of the Shuttle."""

    side: str
    space: int

    @property
    def step(self) -> int:
        """Its position on the Shuttle's path, from 0 in the farthest Orbit."""
        inner = SHUTTLE_SPACES - self.space
        return inner if self.side == ORBIT else 2 * SHUTTLE_SPACES - 1 - inner


def shuttle(view: View) -> Stop | None:
    """Return where the Shuttle is, None if it is gone or not yet placed."""
    side = None if move_now(view, "his-place") == 0 else view.get("shuttle.side")
    return Stop(side, view.get("shuttle.space", 1)) if side else None


def shuttle_is_put(view: View) -> bool:
    """Return whether the present move of the set-up places the Shuttle on its first space."""
    return move_now(view, "his-place") == 1


def shuttle_comes_from(view: View) -> Stop | None:
    """Return where the Shuttle was before this step, None if it has not moved."""
    here = shuttle(view)
    details: Any = next((each for key in RIDES if (each := args(view, key))), {})
    if here is None or view.opened:
        return None
    if details.get("move") == "nears":
        return Stop(here.side, here.space + 1)
    if details.get("move") == "travels":
        return Stop(COLONY if here.side == ORBIT else ORBIT, 1)
    return None


def loop(view: View) -> Sequence[tuple[str, bool]]:
    """Return each icon of the Progress Area, and whether his cube is still there."""
    return [(kind, bool(view.get(f"lacerda.progress_cubes.{kind}"))) for kind in LOOP]
