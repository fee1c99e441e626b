"""What you report of your turn: each in one tap, a number only where one is needed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from companion.engine.prompts import Choose, Count, Say, Script, main_question
from companion.games.dice.components import (
    BONUS_VP,
    CITY_VP,
    CLAIMED,
    FULL_VP,
    TERRAFORM_VP,
)
from companion.games.dice.deadlines import corrected
from companion.games.dice.editor import fields
from companion.games.dice.state import DiceGame, Milestone

BACK = "back"
NEIGHBOURS = 6
MOST_VP = 20


def report(game: DiceGame, occasion: str) -> Script[None]:
    """Take reports and corrections until there is nothing more; nothing is obligatory."""

    def prompt() -> Choose:
        args = {"turn": game.turn, "occasion": occasion}
        return Choose(
            "dice.report", offered(game), args, default="done", fields=lambda: fields(game)
        )

    while (answer := (yield from main_question(prompt, partial(corrected, game)))) != "done":
        yield from REPORTS[str(answer)](game)
    yield from claim_terraformer(game)  # the track may have been corrected


def offered(game: DiceGame) -> tuple[str, ...]:
    """Return what can be reported, going on first."""
    reports = tuple(each for each in REPORTS if each != "milestone" or game.open_milestones())
    return ("done", *reports)


# The parameters


def raise_parameter(game: DiceGame, name: str) -> Script[None]:
    """Move a parameter by one step: 2 VP, or 1 if it was full, and then nothing moves."""
    parameter = game.parameters[name]
    was_full = parameter.full
    bonuses = parameter.rise()
    points = FULL_VP if was_full else TERRAFORM_VP
    before = put_vp(game, name, points)
    told = {"parameter": name, "points": points, "vp": game.vp}
    key = "dice.raised-full" if was_full else "dice.raised"
    yield Say(key, {**told, **measure(parameter.value)})
    for bonus in bonuses:
        yield Say("dice.bonus-step", {"parameter": name, **measure(bonus)})
    if parameter.full and not was_full:
        yield Say("dice.full", {"parameter": name, "won": "yes" if game.won else "no"})
    yield from follow_track(game, before)


def measure(value: int) -> dict[str, Any]:
    """Return a parameter's value as words take it: its size and on which side of zero it is."""
    return {"value": value, "size": abs(value), "sign": "minus" if value < 0 else "plus"}


def report_temperature(game: DiceGame) -> Script[None]:
    """You raised the temperature."""
    yield from raise_parameter(game, "temperature")


def report_oxygen(game: DiceGame) -> Script[None]:
    """You raised the oxygen, other than by a forest."""
    yield from raise_parameter(game, "oxygen")


def report_ocean(game: DiceGame) -> Script[None]:
    """You placed an ocean."""
    yield from raise_parameter(game, "oceans")


# Other tiles, points and milestones


def report_forest(game: DiceGame) -> Script[None]:
    """You placed a forest: 1 VP for each adjacent city, and the oxygen rises."""
    cities = yield Count("dice.forest-cities", 0, NEIGHBOURS, default=0)
    if cities:
        before = put_vp(game, "forest", cities)
        yield Say("dice.forest", {"cities": cities, "points": cities, "vp": game.vp})
        yield from follow_track(game, before)
    yield from raise_parameter(game, "oxygen")


def report_city(game: DiceGame) -> Script[None]:
    """You placed a city: 2 VP, and 1 for each adjacent forest."""
    forests = yield Count("dice.city-forests", 0, NEIGHBOURS, default=0)
    points = CITY_VP + forests
    before = put_vp(game, "city", points)
    yield Say("dice.city", {"forests": forests, "points": points, "vp": game.vp})
    yield from follow_track(game, before)


def report_vp(game: DiceGame) -> Script[None]:
    """You gained points at once: for megacredits, from a card, from an area of the board."""
    points = yield Count("dice.vp", 1, MOST_VP, default=2)
    before = put_vp(game, "at-once", points)
    yield Say("dice.vp-gained", {"points": points, "vp": game.vp})
    yield from follow_track(game, before)


def report_milestone(game: DiceGame) -> Script[None]:
    """You claimed a milestone: its points count at the end."""
    claimable = {milestone.name: milestone for milestone in game.open_milestones()}
    name = yield Choose("dice.milestone", (*claimable, BACK), default=BACK)
    if name != BACK:
        yield from claim(game, claimable[name])


def claim(game: DiceGame, milestone: Milestone) -> Script[None]:
    """Take a milestone's tile, at once and free."""
    milestone.status = CLAIMED
    yield Say(
        "dice.milestone-claimed",
        {"name": milestone.name, "slot": milestone.slot, "count": game.claimed()},
    )


REPORTS: dict[str, Callable[[DiceGame], Script[None]]] = {
    "temperature": report_temperature,
    "ocean": report_ocean,
    "forest": report_forest,
    "vp": report_vp,
    "city": report_city,
    "oxygen": report_oxygen,
    "milestone": report_milestone,
}
"""The likely ones first: oxygen mostly rises by a forest."""


# The VP track


def put_vp(game: DiceGame, cause: str, points: int) -> int:
    """Move the cube on the VP track; return where it stood."""
    before = game.vp
    game.ledger.append((cause, points))
    return before


def follow_track(game: DiceGame, before: int) -> Script[None]:
    """Say what the cube has reached: a bonus card, the Terraformer."""
    for vp in BONUS_VP:
        if before < vp <= game.vp and game.bonus_due:
            yield Say("dice.bonus-due", {"reached": vp})
    yield from claim_terraformer(game)


def claim_terraformer(game: DiceGame) -> Script[None]:
    """Claim the Terraformer if the track has reached it."""
    if terraformer := game.terraformer():
        yield from claim(game, terraformer)
