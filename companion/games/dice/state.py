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
    PRODUCTION,
    RARITY,
    SLOTS,
    TURNS,
    parameters,
)
from companion.games.terraforming.pace import Pace
from companion.games.terraforming.parameters import all_steps, missing


@dataclass(slots=True)
class Milestone:
    """A milestone tile in its slot.

    ``lapsed``: removed by its deadline; ``by_hand``: its status was corrected.
    """

    name: str
    slot: str
    deadline: int
    status: str = OPEN
    lapsed: bool = False
    by_hand: bool = False

    def correct_status(self, status: str) -> None:
        """Set the status by hand; a milestone removed by hand is not put back automatically."""
        if status != self.status:
            self.status, self.lapsed, self.by_hand = status, False, True


@dataclass(slots=True)
class Award:
    """A die on an award space. Its rarity follows the symbol, unless the die shows otherwise.

    ``count`` is the number of the symbol in the costs of the reported cards.
    """

    symbol: str
    rarity: str
    count: int = 0

    @classmethod
    def of(cls, symbol: str) -> Award:
        """Return the award for a symbol."""
        return cls(symbol, RARITY[symbol])

    @property
    def needed(self) -> int:
        """How many of the symbol earn the full points."""
        return NEEDED[self.rarity]


@dataclass(slots=True)
class Cards:
    """The reported cards: by colour, those costing 5 or more, those with end points.

    ``points`` is their value at the end.
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
class ReportedCard:
    """The last card reported this turn: its points at the end, and whether it costs 5 or more."""

    points: int = 0
    costly: bool = False


class DiceGame:
    """The table of one play. ``ledger`` lists what moved the cube on the VP track, in order.

    ``card`` is the last card reported in this turn, None before the first. ``follow_up`` is what
    the next report may add to. ``productions`` and ``action_turns`` are the finished turns of each
    kind, and ``since_production`` those since the last production, including that of the set-up.
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
        self.productions = 0
        self.action_turns = 0
        self.since_production = 0
        self.ledger: list[tuple[str, int]] = []
        self.cards = Cards()
        self.card: ReportedCard | None = None
        self.follow_up = ""
        self.sheet: dict[str, int] = {}

    # what the rules need

    @property
    def vp(self) -> int:
        """The points on the VP track."""
        return sum(points for _, points in self.ledger)

    def correct_vp(self, vp: int) -> None:
        """Set the cube on the VP track."""
        if vp != self.vp:
            self.ledger.append(("correction", vp - self.vp))

    @property
    def follows_cards(self) -> bool:
        """Whether played cards are reported."""
        return self.options["cards"] == "on"

    def deadline_of(self, slot: str) -> int:
        """Return the turn after which a slot is emptied, as marked by the dots on the VP track."""
        return DEADLINES[self.options["printing"]][SLOTS.index(slot)]

    def open_milestones(self) -> list[Milestone]:
        """Return the milestones that can still be claimed, from the top."""
        return [milestone for milestone in self.milestones if milestone.status == OPEN]

    def claimed(self) -> int:
        """Return the number of milestones you have."""
        return sum(milestone.status == CLAIMED for milestone in self.milestones)

    @property
    def bonus_due(self) -> int:
        """Bonus cards that the VP track has given and that are not played yet."""
        earned = 1 + sum(self.vp >= vp for vp in BONUS_VP)
        return max(0, earned - self.bonus_cards)

    @property
    def turns_left(self) -> int:
        """Turns left, including the current one and an extra turn that a card has given."""
        return TURNS - self.turn + (self.phase == "turn") + (self.extra_turn == "due")

    def end_turn(self, kind: str) -> None:
        """Count a finished turn by its kind, ``PRODUCTION`` or ``ACTIONS``."""
        if kind == PRODUCTION:
            self.productions += 1
            self.since_production = 0
        else:
            self.action_turns += 1
            self.since_production += 1

    def actions_in(self, turns: int) -> int | None:
        """Return how many of ``turns`` are left for actions, None before the first production.

        Our own rounded estimate, based on how often you have produced so far.
        """
        over = self.productions + self.action_turns
        return round(turns * self.action_turns / over) if self.productions else None

    def missing(self) -> dict[str, int]:
        """Return the steps that each parameter still needs."""
        return missing(self.parameters)

    @property
    def pace(self) -> Pace | None:
        """The pace: None in the set-up, and once Mars is terraformed or the turns are over."""
        if self.phase != "turn" or self.won:
            return None
        return Pace(self.missing(), self.turns_left, TURNS, all_steps(self.parameters))

    @property
    def won(self) -> bool:
        """Whether Mars is terraformed: all three parameters are full."""
        return all(parameter.full for parameter in self.parameters.values())

    # what is shown

    def state(self) -> dict[str, Any]:
        """Return the visible state; its names are a stable API (`companion/commands/json.md`)."""
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
            "productions": self.productions,
            "action_turns": self.action_turns,
            "since_production": self.since_production,
            "next_deadline": min((each.deadline for each in self.open_milestones()), default=None),
            "pace": self.pace.state() if self.pace else None,
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
