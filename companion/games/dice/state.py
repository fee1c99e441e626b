"""Everything the companion tracks of a play of the Dice Game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from companion.engine.game import Options
from companion.games.dice.components import (
    BONUS_VP,
    CLAIMED,
    DEADLINES,
    OPEN,
    RARITY,
    SLOTS,
    TERRAFORMER,
    TERRAFORMER_VP,
    TURNS,
    parameters,
)


@dataclass(slots=True)
class Milestone:
    """A milestone tile in its slot: unclaimed, it leaves after the turn of its deadline."""

    name: str
    slot: str
    deadline: int
    status: str = OPEN


@dataclass(slots=True)
class Award:
    """A die on an award space. Its rarity follows the symbol, unless the die says otherwise."""

    symbol: str
    rarity: str

    @classmethod
    def of(cls, symbol: str) -> Award:
        """Return the award of a symbol."""
        return cls(symbol, RARITY[symbol])


class DiceGame:
    """The table of one play. ``ledger`` has what moved the cube on the VP track, in order."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.turn = 0
        self.phase = "setup"
        self.parameters = parameters()
        self.milestones: list[Milestone] = []
        self.awards: list[Award] = []
        self.bonus_cards = 0
        self.kept = int(options["kept"])
        self.extra_turn = "none"
        self.ledger: list[tuple[str, int]] = []
        self.sheet: dict[str, int] = {}

    # what the rules ask of it

    @property
    def vp(self) -> int:
        """The points on the VP track."""
        return sum(points for _, points in self.ledger)

    def correct_vp(self, vp: int) -> None:
        """Put the cube on the VP track where it should be."""
        if vp != self.vp:
            self.ledger.append(("correction", vp - self.vp))

    def deadline_of(self, slot: str) -> int:
        """Return the turn after which a slot is emptied: the dots on the VP track show it."""
        return DEADLINES[self.options["printing"]][SLOTS.index(slot)]

    def open_milestones(self) -> list[Milestone]:
        """Return the milestones that can still be claimed, from the top."""
        return [milestone for milestone in self.milestones if milestone.status == OPEN]

    def claimed(self) -> int:
        """Return how many milestones are yours."""
        return sum(milestone.status == CLAIMED for milestone in self.milestones)

    def terraformer(self) -> Milestone | None:
        """Return the Terraformer if it lies there and the VP track has reached it."""
        found = (each for each in self.open_milestones() if each.name == TERRAFORMER)
        return next(found, None) if self.vp >= TERRAFORMER_VP else None

    @property
    def bonus_due(self) -> int:
        """Bonus cards that the VP track has given and that are not played yet."""
        earned = 1 + sum(self.vp >= vp for vp in BONUS_VP)
        return max(0, earned - self.bonus_cards)

    @property
    def turns_left(self) -> int:
        """Turns that are left, this one included."""
        return TURNS - self.turn + 1

    def missing(self) -> dict[str, int]:
        """Return the steps that each parameter still needs."""
        return {name: parameter.left for name, parameter in self.parameters.items()}

    @property
    def won(self) -> bool:
        """Whether Mars is terraformed: all three parameters are full."""
        return all(parameter.full for parameter in self.parameters.values())

    # what is shown

    def state(self) -> dict[str, Any]:
        """Return the visible state; its names are promises (see the README)."""
        return {
            "turn": self.turn,
            "turns": TURNS,
            "phase": self.phase,
            "parameters": {name: each.state() for name, each in self.parameters.items()},
            "vp": self.vp,
            "vp_from": dict(self._causes()),
            "milestones": [
                {
                    "name": each.name,
                    "slot": each.slot,
                    "deadline": each.deadline,
                    "status": each.status,
                }
                for each in self.milestones
            ],
            "awards": [{"symbol": each.symbol, "rarity": each.rarity} for each in self.awards],
            "bonus_cards": self.bonus_cards,
            "kept": self.kept,
            "next_deadline": min((each.deadline for each in self.open_milestones()), default=None),
        }

    def _causes(self) -> Counter[str]:
        causes: Counter[str] = Counter()
        for cause, points in self.ledger:
            causes[cause] += points
        return causes
