"""What corporations start with, and how they change prices, conversions and payments.

The corporations of the base game and of Corporate Era, as printed on their cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Modifier:
    """A number that cards and corporations change: its printed value and its range."""

    printed: int = 0
    minimum: int = 0
    maximum: int = 9


MODIFIERS = {
    "greenery-plants": Modifier(printed=8, minimum=3, maximum=8),
    "heat-pays": Modifier(maximum=1),
    "power-discount": Modifier(),
    "earth-discount": Modifier(),
    "space-discount": Modifier(),
    "card-discount": Modifier(),
    "back-from-20": Modifier(),
    "back-event": Modifier(),
    "back-project": Modifier(),
    "tr-price": Modifier(),
}
"""The plants for a greenery; whether heat pays as M€; the discounts for a power tag (and the
standard project Power plant), an Earth tag, a space card, any card; the refunds after a printed
cost of 20 or more, an event, a standard project; and the M€ for a step of TR that rose, 0 for none.
"""

WITHOUT_BOARD = ("greenery-plants", "power-discount", "back-from-20", "back-project", "tr-price")
"""The modifiers that matter when the player board isn't tracked."""

PROJECT_DISCOUNTS = {"power-plant": "power-discount"}
"""The standard projects that can be discounted."""

LARGE = 20
"""The printed cost from which M€ may be refunded."""

MAX_TAGS = {"power": 1, "earth": 2, "space": 1}
"""How often a discount by tag counts on one card: Earth for each tag, the others once."""


@dataclass(frozen=True, slots=True)
class Corporation:
    """What a corporation starts with, and how it changes modifiers and metals."""

    money: int | None = None
    stock: Mapping[str, int] = field(default_factory=dict)
    production: Mapping[str, int] = field(default_factory=dict)
    modifiers: Mapping[str, int] = field(default_factory=dict)
    worth: Mapping[str, int] = field(default_factory=dict)


OTHER, THARSIS = "other", "tharsis-republic"

CORPORATIONS = {
    OTHER: Corporation(),
    THARSIS: Corporation(40),
    "credicor": Corporation(57, modifiers={"back-from-20": 4}),
    "ecoline": Corporation(
        36, stock={"plants": 3}, production={"plants": 2}, modifiers={"greenery-plants": -1}
    ),
    "helion": Corporation(42, production={"heat": 3}, modifiers={"heat-pays": 1}),
    "interplanetary-cinematics": Corporation(30, stock={"steel": 20}, modifiers={"back-event": 2}),
    "inventrix": Corporation(45),
    "mining-guild": Corporation(30, stock={"steel": 5}, production={"steel": 1}),
    "phobolog": Corporation(23, stock={"titanium": 10}, worth={"titanium": 1}),
    "saturn-systems": Corporation(42, production={"titanium": 1, "megacredits": 1}),
    "teractor": Corporation(60, modifiers={"earth-discount": 3}),
    "thorgate": Corporation(48, production={"energy": 1}, modifiers={"power-discount": 3}),
    "unmi": Corporation(40, modifiers={"tr-price": 3}),
}
"""Each corporation; Saturn Systems produces 1 M€ for its own Jovian tag."""


def printed() -> dict[str, int]:
    """Return the modifiers as printed, unchanged."""
    return {name: each.printed for name, each in MODIFIERS.items()}


def exchange(
    old: Corporation, new: Corporation, modifiers: dict[str, int], worth: dict[str, int] | None
) -> None:
    """Undo one corporation's changes and apply another's; those by cards stay."""
    for name, each in MODIFIERS.items():
        now = modifiers[name] + new.modifiers.get(name, 0) - old.modifiers.get(name, 0)
        modifiers[name] = min(each.maximum, max(each.minimum, now))
    for metal in worth or ():
        assert worth
        worth[metal] += new.worth.get(metal, 0) - old.worth.get(metal, 0)
