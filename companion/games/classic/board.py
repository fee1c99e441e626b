"""The player board: stocks and production of the six resources, and what things cost (D.2, D.3)."""

from __future__ import annotations

from dataclasses import dataclass, field

RESOURCES = ("megacredits", "steel", "titanium", "plants", "energy", "heat")
MOST = 999
LEAST_INCOME = -5
"""The production of M€ is never lower; no other production is negative."""

CARD = 3
"""What a card costs to keep."""

CONVERSION = 8
"""Plants for a greenery, or heat for a step of the temperature."""

PRICES = {"power-plant": 11, "asteroid": 14, "aquifer": 18, "greenery": 23, "city": 25}
"""The standard projects that are paid for, with their prices."""


def least(resource: str) -> int:
    """Return the lowest production of a resource."""
    return LEAST_INCOME if resource == "megacredits" else 0


@dataclass(slots=True)
class Board:
    """What you own and produce; a solo play starts without any production (D.1)."""

    stock: dict[str, int] = field(default_factory=lambda: dict.fromkeys(RESOURCES, 0))
    production: dict[str, int] = field(default_factory=lambda: dict.fromkeys(RESOURCES, 0))

    def has(self, resource: str, amount: int) -> bool:
        """Tell whether so much can be paid."""
        return self.stock[resource] >= amount

    def gain(self, resource: str, amount: int) -> None:
        """Add to a stock, or take from it what it holds."""
        self.stock[resource] = min(MOST, max(0, self.stock[resource] + amount))

    def step(self, resource: str, steps: int = 1) -> None:
        """Raise a production, or lower it by steps below zero, within its range."""
        now = self.production[resource] + steps
        self.production[resource] = min(MOST, max(least(resource), now))

    def produce(self, rating: int) -> None:
        """Turn energy into heat, then produce; M€ come by the TR too."""
        self.gain("heat", self.stock["energy"])
        self.stock["energy"] = 0
        for resource, amount in self.production.items():
            self.gain(resource, amount + (rating if resource == "megacredits" else 0))
