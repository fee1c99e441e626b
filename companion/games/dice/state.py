"""Everything the companion tracks in a play of the Dice Game."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any

from companion.engine.game import Options
from companion.games.dice.components import (
    BONUS_VP,
    CLAIMED,
    DEADLINES,
    NEEDED,
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
    """A milestone tile in its slot. ``lapsed``: its deadline has removed it."""

    name: str
    slot: str
    deadline: int
    status: str = OPEN
    lapsed: bool = False

    def correct_status(self, status: str) -> None:
        """Set the status by hand: what was removed that way does not come back by itself."""
        if status != self.status:
            self.status, self.lapsed = status, False


@dataclass(slots=True)
class Award:
    """A die on an award space. Its rarity follows the symbol, unless the die shows otherwise.

    ``count`` is how many of the symbol the cards that were reported have in their costs.
    """

    symbol: str
    rarity: str
    count: int = 0

    @classmethod
    def of(cls, symbol: str) -> Award:
        """Return the award of a symbol."""
        return cls(symbol, RARITY[symbol])

    @property
    def needed(self) -> int:
        """How many of the symbol earn the full points."""
        return NEEDED[self.rarity]


@dataclass(slots=True)
class Cards:
    """The cards that were reported: by colour, those costing 5 or more, those with end points.

    ``points`` is what they are worth at the end.
    """

    green: int = 0
    red: int = 0
    blue: int = 0
    costly: int = 0
    with_points: int = 0
    points: int = 0

    @property
    def played(self) -> int:
        """The cards of all colours."""
        return self.green + self.red + self.blue


@dataclass(slots=True)
class Card:
    """The card reported last in this turn: its points at the end, and if it costs 5 or more."""

    points: int = 0
    costly: bool = False


class DiceGame:
    """The table of one play. ``ledger`` has what moved the cube on the VP track, in order.

    ``card`` is the card reported last in this turn, None before the first. ``follow_up`` is what
    the next report may add to. ``announced`` are the milestones that were said to be claimable.
    """

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
        self.cards = Cards()
        self.card: Card | None = None
        self.follow_up = ""
        self.announced: tuple[str, ...] = ()
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

    @property
    def follows_cards(self) -> bool:
        """Whether the cards played are reported."""
        return self.options["cards"] == "on"

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
        """Return the Terraformer if it is open and the VP track has reached it."""
        found = (each for each in self.open_milestones() if each.name == TERRAFORMER)
        return next(found, None) if self.vp >= TERRAFORMER_VP else None

    @property
    def bonus_due(self) -> int:
        """Bonus cards that the VP track has given and that are not played yet."""
        earned = 1 + sum(self.vp >= vp for vp in BONUS_VP)
        return max(0, earned - self.bonus_cards)

    @property
    def turns_left(self) -> int:
        """Turns left, this one included, and the extra one that a card has given."""
        return TURNS - self.turn + 1 + (self.extra_turn == "due")

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
            "awards": [self._award(each) for each in self.awards],
            "bonus_cards": self.bonus_cards,
            "kept": self.kept,
            "next_deadline": min((each.deadline for each in self.open_milestones()), default=None),
            **({"cards": asdict(self.cards)} if self.follows_cards else {}),
        }

    def _award(self, award: Award) -> dict[str, Any]:
        counted = {"count": award.count} if self.follows_cards else {}
        return {"symbol": award.symbol, "rarity": award.rarity, **counted}

    def _causes(self) -> Counter[str]:
        causes: Counter[str] = Counter()
        for cause, points in self.ledger:
            causes[cause] += points
        return causes
