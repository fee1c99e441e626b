"""The player board: stocks and production of the six resources, and costs (pp. 6-10)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.games.classic.corporations import LARGE, PROJECT_DISCOUNTS, printed

RESOURCES = ("megacredits", "steel", "titanium", "plants", "energy", "heat")
MAX_AMOUNT = 999
WORTH = {"steel": 2, "titanium": 3}
"""What each metal pays: steel on a building tag, titanium on a space tag (p. 6)."""

MAX_WORTH = 9

LOWEST_INCOME = -5
"""The lowest M€ production; no other production can be negative (p. 6)."""

CARD = 3
"""What a card costs to buy."""

CONVERSION = 8
"""Heat for a step of the temperature, or plants for a greenery, unless modified."""

PRICES = {"power-plant": 11, "asteroid": 14, "aquifer": 18, "greenery": 23, "city": 25}
"""The prices of the standard projects (p. 10)."""


def price_of(project: str, modifiers: Mapping[str, int]) -> int:
    """Return what a standard project costs after discounts."""
    discount = PROJECT_DISCOUNTS.get(project)
    return max(0, PRICES[project] - (modifiers[discount] if discount else 0))


def comes_back(printed_cost: int, modifiers: Mapping[str, int], *reasons: str) -> dict[str, int]:
    """Return the M€ refunded after paying, by reason: "back-from-20" depends on the cost."""
    due = (*reasons, "back-from-20") if printed_cost >= LARGE else reasons
    return {each: modifiers[each] for each in due if modifiers[each]}


def lowest_production(resource: str) -> int:
    """Return the lowest production that a resource can have."""
    return LOWEST_INCOME if resource == "megacredits" else 0


@dataclass(slots=True)
class Board:
    """What you own and produce; a solo game starts without any production.

    ``worth`` is what a metal pays: some cards and corporations raise it. ``modifiers`` change
    prices and payments, see `companion.games.classic.corporations`.
    """

    stock: dict[str, int] = field(default_factory=lambda: dict.fromkeys(RESOURCES, 0))
    production: dict[str, int] = field(default_factory=lambda: dict.fromkeys(RESOURCES, 0))
    worth: dict[str, int] = field(default_factory=lambda: dict(WORTH))
    modifiers: dict[str, int] = field(default_factory=printed)

    @property
    def money(self) -> int:
        """The M€ that can be paid, heat included where it pays as M€ (Helion)."""
        heat = self.stock["heat"] if self.modifiers["heat-pays"] else 0
        return self.stock["megacredits"] + heat

    def has(self, resource: str, amount: int) -> bool:
        """Return whether this amount can be paid."""
        return self.stock[resource] >= amount

    def gain(self, resource: str, amount: int) -> None:
        """Add to a stock; a negative amount is taken from it, down to 0."""
        self.stock[resource] = min(MAX_AMOUNT, max(0, self.stock[resource] + amount))

    def raise_production(self, resource: str, steps: int = 1) -> None:
        """Raise a production, or lower it by negative steps, within its range."""
        now = self.production[resource] + steps
        self.production[resource] = min(MAX_AMOUNT, max(lowest_production(resource), now))

    def produce(self, rating: int) -> None:
        """Turn energy into heat, then produce; the TR adds to the M€ income (p. 8)."""
        self.gain("heat", self.stock["energy"])
        self.stock["energy"] = 0
        for resource, amount in self.production.items():
            self.gain(resource, amount + (rating if resource == "megacredits" else 0))
