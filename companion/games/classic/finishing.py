"""What filling the three parameters by standard projects would cost, and what you have for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.games.classic.board import CONVERSION, PRICES, comes_back, price_of
from companion.games.classic.state import Classic
from companion.games.terraforming.parameters import Parameter

LATE = 3
"""With this many generations left or fewer, the main question shows it: our own addition."""

BUYS = {"temperature": "asteroid", "oceans": "aquifer", "oxygen": "greenery"}
"""The standard project that raises each parameter."""


@dataclass(frozen=True, slots=True)
class Finish:
    """The projects left to buy, their price, and the M€ available.

    Refunds are taken off the price. ``plants`` and ``heat`` are the steps that the stock converts.
    """

    asteroids: int
    aquifers: int
    greeneries: int
    plants: int
    heat: int
    cost: int
    have: int


def finish(game: Classic) -> Finish | None:
    """Return what finishing takes; None if the board isn't tracked, or nothing is left to do.

    Bonus steps are free: the ocean at 0 °C, the temperature at 8 % oxygen. Plants and heat are
    converted first; leftover heat pays where it may (Helion).
    """
    board = game.board
    if board is None or game.complete or game.goal == "tr63":
        return None
    left = steps_to_buy(game.parameters)
    plants = min(left["oxygen"], board.stock["plants"] // game.modifiers["greenery-plants"])
    heat = min(left["temperature"], board.stock["heat"] // CONVERSION)
    bought = {
        "asteroid": left["temperature"] - heat,
        "aquifer": left["oceans"],
        "greenery": left["oxygen"] - plants,
    }
    cost = sum(number * net_price(project, game.modifiers) for project, number in bought.items())
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


def steps_to_buy(parameters: Mapping[str, Parameter]) -> dict[str, int]:
    """Return the steps left of each parameter, without those given by bonuses of others."""
    return {name: each.left - _free(parameters, name) for name, each in parameters.items()}


def _free(parameters: Mapping[str, Parameter], name: str) -> int:
    """Return the steps of a parameter that bonuses of the others will still give."""
    giver, at = {"temperature": ("oxygen", 8), "oceans": ("temperature", 0)}.get(name, ("", 0))
    return int(bool(giver) and not parameters[name].full and parameters[giver].value < at)


def net_price(project: str, modifiers: Mapping[str, int]) -> int:
    """Return the price of a standard project less its refund."""
    back = comes_back(PRICES[project], modifiers, "back-project")
    return price_of(project, modifiers) - sum(back.values())
