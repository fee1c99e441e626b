"""The player board: stocks and production of the six resources, and what things cost (pp. 6-10)."""

from __future__ import annotations

from dataclasses import dataclass, field

RESOURCES = ("megacredits", "steel", "titanium", "plants", "energy", "heat")
MOST = 999
WORTH = {"steel": 2, "titanium": 3}
"""What each metal pays: steel on a building tag, titanium on a space tag (p. 6)."""

MOST_WORTH = 9

LOWEST_INCOME = -5
"""The production of M€ is never lower; no other production is negative (p. 6)."""

CARD = 3
"""What a card costs to buy."""

CONVERSION = 8
"""Plants for a greenery, or heat for a step of the temperature."""

PRICES = {"power-plant": 11, "asteroid": 14, "aquifer": 18, "greenery": 23, "city": 25}
"""The standard projects that are paid for, with their prices (p. 10)."""


def lowest_production(resource: str) -> int:
    """Return how low the production of a resource can be."""
    return LOWEST_INCOME if resource == "megacredits" else 0


@dataclass(slots=True)
class Board:
    """What you own and produce; a solo game starts without any production.

    ``worth`` is what a metal pays: some cards and corporations raise it.
    """

    stock: dict[str, int] = field(default_factory=lambda: dict.fromkeys(RESOURCES, 0))
    production: dict[str, int] = field(default_factory=lambda: dict.fromkeys(RESOURCES, 0))
    worth: dict[str, int] = field(default_factory=lambda: dict(WORTH))

    def has(self, resource: str, amount: int) -> bool:
        """Tell whether so much can be paid."""
        return self.stock[resource] >= amount

    def gain(self, resource: str, amount: int) -> None:
        """Add to a stock; a negative amount is taken from it, as far as it goes."""
        self.stock[resource] = min(MOST, max(0, self.stock[resource] + amount))

    def raise_production(self, resource: str, steps: int = 1) -> None:
        """Raise a production, or lower it by negative steps, within its range."""
        now = self.production[resource] + steps
        self.production[resource] = min(MOST, max(lowest_production(resource), now))

    def produce(self, rating: int) -> None:
        """Turn energy into heat, then produce; the TR is M€ income too (p. 8)."""
        self.gain("heat", self.stock["energy"])
        self.stock["energy"] = 0
        for resource, amount in self.production.items():
            self.gain(resource, amount + (rating if resource == "megacredits" else 0))
