"""What filling the three parameters by standard projects would cost, and what you have for it."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from companion.engine.prompts import Say
from companion.games.classic.board import CONVERSION, PRICES, comes_back, price_of
from companion.games.classic.state import Classic

LATE = 3
"""From so many generations left on it is told at the main question: our own addition."""


@dataclass(frozen=True, slots=True)
class Finish:
    """The projects that are left to buy, their price, and the M€ there are.

    What comes back after a project is taken off its price. ``plants`` and ``heat`` are the steps
    that the stock converts.
    """

    asteroids: int
    aquifers: int
    greeneries: int
    plants: int
    heat: int
    cost: int
    have: int


def finish(game: Classic) -> Finish | None:
    """Return what finishing takes; None if the board is not kept, or nothing is to be finished.

    Bonus steps are free: the ocean at 0 °C, the temperature at 8 % oxygen. Plants and heat are
    converted first; heat that is left pays where it may (Helion).
    """
    board = game.board
    if board is None or game.complete or game.goal == "tr63":
        return None
    left = {name: each.left - _free(game, name) for name, each in game.parameters.items()}
    plants = min(left["oxygen"], board.stock["plants"] // game.modifiers["greenery-plants"])
    heat = min(left["temperature"], board.stock["heat"] // CONVERSION)
    bought = {
        "asteroid": left["temperature"] - heat,
        "aquifer": left["oceans"],
        "greenery": left["oxygen"] - plants,
    }
    cost = sum(number * _net_price(game, project) for project, number in bought.items())
    have = board.money - (CONVERSION * heat if board.modifiers["heat-pays"] else 0)
    return Finish(
        asteroids=bought["asteroid"],
        aquifers=bought["aquifer"],
        greeneries=bought["greenery"],
        plants=plants,
        heat=heat,
        cost=cost,
        have=have,
    )


def _free(game: Classic, name: str) -> int:
    """Return the steps of a parameter that bonuses of the others still give."""
    giver, at = {"temperature": ("oxygen", 8), "oceans": ("temperature", 0)}.get(name, ("", 0))
    return int(bool(giver) and not game.parameters[name].full and game.parameters[giver].value < at)


def _net_price(game: Classic, project: str) -> int:
    """Return the price of a project less what comes back after it."""
    back = comes_back(PRICES[project], game.modifiers, "back-project")
    return price_of(project, game.modifiers) - sum(back.values())


def told(found: Finish) -> Say:
    """Return the goal that tells it."""
    return Say("classic.goal-finish", asdict(found))
