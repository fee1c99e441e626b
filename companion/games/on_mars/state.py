"""Everything the companion tracks of a play of On Mars."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from companion.engine.game import YOU, Options
from companion.games.on_mars.components import (
    ADVANCED_MARKERS,
    CARDS,
    CONTRACTS,
    LACERDA,
    LOOP,
    LSS,
    MISSIONS,
    ORBIT,
    SCORES,
    SLOT_ACTIONS,
    SPARING_LEVELS,
    TECHS,
    TOP_LEVEL,
    TYPES,
    column,
    kind_of,
    side_of,
    spaces_of,
)
from companion.games.on_mars.lab import USUAL_LAB
from companion.games.on_mars.mars import Mars
from companion.games.on_mars.mars_faults import Contradiction


@dataclass(slots=True)
class Lacerda:
    """What the automaton owns.

    ``waiting`` Crystals are below his Depot until his next turn; ``mines`` are the Mines with a
    Colonist of his; ``researched`` are the types of his Research tiles, if known.
    """

    space: int = 0
    crystals: int = 1
    waiting: int = 0
    ships: int = 0
    robots: int = 0
    shelters: int = 1
    robot: str = "mine"
    scientists: list[str] = field(default_factory=list)
    contracts: list[str] = field(default_factory=list)
    blueprints: list[str] = field(default_factory=list)
    advanced: list[str] = field(default_factory=list)
    techs: dict[str, str] = field(default_factory=lambda: {"shelter": "2b"})
    colonists: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SLOT_ACTIONS, 0))
    cubes: dict[str, bool] = field(default_factory=lambda: dict.fromkeys(LOOP, False))
    mines: int = 0
    discoveries: int = 0
    research: int = 0
    researched: list[str] = field(default_factory=list)
    op: int = 0

    @property
    def side(self) -> str:
        """The side he is on: that of his Turn Order space."""
        return side_of(self.space)

    @property
    def depot(self) -> int:
        """Spaces for Crystals: 3, and 1 for each Ship that left for the Hangar (pp. 6, 18)."""
        return 3 + self.ships

    @property
    def room(self) -> int:
        """Crystals that he could still keep, given those that wait (pp. 7, 11)."""
        return max(0, self.depot - self.crystals - self.waiting)

    @property
    def markers(self) -> int:
        """His remaining Advanced-Building markers: one is on each Blueprint (p. 10)."""
        return ADVANCED_MARKERS - len(self.blueprints) - len(self.advanced)

    @property
    def progress(self) -> int:
        """Progress cubes in the Progress Area."""
        return sum(self.cubes.values())

    @property
    def fitting(self) -> int:
        """Waiting Crystals for which his Depot has room: the others will be lost (p. 7)."""
        return min(self.waiting, self.depot - self.crystals)

    def store_crystals(self) -> None:
        """Move the waiting Crystals up (p. 7)."""
        self.crystals, self.waiting = self.crystals + self.fitting, 0


@dataclass(slots=True)
class You:
    """What you have reported. ``taken`` and ``built`` are your Blueprints by type and level.

    ``cubes`` are the Progress cubes that moved, by type: only the map knows when.
    """

    space: int = 0
    colonists: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SLOT_ACTIONS, 0))
    techs: dict[str, int] = field(default_factory=lambda: {"shelter": 2})
    blueprints: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TYPES, 0))
    advanced: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TYPES, 0))
    scientists: list[str] = field(default_factory=list)
    taken: list[str] = field(default_factory=list)
    built: list[str] = field(default_factory=list)
    completed: dict[str, int] = field(default_factory=lambda: dict.fromkeys(CONTRACTS, 0))
    shelters: int = 1
    ships: int = 0
    cubes: dict[str, bool] = field(default_factory=lambda: dict.fromkeys(LOOP, False))

    @property
    def knows_blueprints(self) -> bool:
        """Whether the level of every reported Blueprint is known, and some were reported."""
        taken, built = (Counter(map(kind_of, cards)) for cards in (self.taken, self.built))
        reported = +Counter(self.blueprints), +Counter(self.advanced)
        return bool(self.taken) and (taken, built) == reported

    @property
    def unbuilt(self) -> list[str]:
        """The Blueprints that you took and have not built, by type and level."""
        return [*(Counter(self.taken) - Counter(self.built))]

    @property
    def contracts(self) -> int:
        """Earth Contracts completed, of both kinds."""
        return sum(self.completed.values())

    @property
    def side(self) -> str:
        """The side you are on."""
        return side_of(self.space)


@dataclass(slots=True)
class Mission:
    """A Mission on the board: what it counts, and how many contributions it still needs."""

    card: str
    left: int

    @property
    def crystals(self) -> int:
        """Crystals for each contribution."""
        return MISSIONS[self.card][1]


class OnMars:
    """The table of one play."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.first = options["first"] == "on"
        self.help = "guided" if self.first and options["help"] == "ask" else options["help"]
        self.round = 0
        self.acted: list[str] = []
        self.phase = "setup"
        self.turn: str | None = None
        self.level = 1
        self.tiles = dict.fromkeys(LOOP, 1)
        self.shuttle_side: str | None = ORBIT
        self.shuttle_space = 1
        self.missions: dict[str, Mission] = {}
        self.marker_corrected = 0
        self.deck = list(CARDS)
        self.passes = 1
        self.last: str | None = None
        self.lacerda = Lacerda()
        self.rover_moved = False
        self.you = You()
        self.rewards: dict[str, str | None] = dict.fromkeys(LSS)
        self.grid: tuple[str, ...] = ()
        self.lab = USUAL_LAB
        self.used_techs: list[str] = []
        self.mars: Mars | None = None
        self.map_away: Mars | None = None
        self.map_fault: Contradiction | None = None
        self.goal: str | None = None
        self.ticks: set[str] = set()
        self.counted: dict[str, int] = {}
        self.answered: dict[str, bool] = {}
        self.sheet: dict[str, dict[str, int]] = {YOU: {}, LACERDA: {}}
        self.margin: int | None = None
        self.triggered = False
        self.last_round = False
        self.end_waits = False

    # what the rules need

    @property
    def guided(self) -> bool:
        """Whether the companion guides every step instead of just drawing the cards."""
        return self.help != "cards"

    @property
    def begins_with_map(self) -> bool:
        """Whether the map of Mars is set up at the start; otherwise it can be later."""
        return self.guided and self.options["map"] == "on"

    @property
    def missions_needed(self) -> int:
        """Missions still needed: 3, less those complete and those spared by the level (p. 21)."""
        return max(0, self._missions_to_go())

    @missions_needed.setter
    def missions_needed(self, needed: int) -> None:
        self.marker_corrected += needed - self._missions_to_go()

    def _missions_to_go(self) -> int:
        complete = sum(mission.left == 0 for mission in self.missions.values())
        spared = sum(self.level >= level for level in SPARING_LEVELS)
        return 3 - complete - spared + self.marker_corrected

    @property
    def ending(self) -> bool:
        """Whether the end of the game is triggered (p. 21)."""
        return self.missions_needed == 0 or self.level == TOP_LEVEL

    def advanced(self, kind: str) -> int:
        """Return the number of upgraded Buildings of a type on Mars, by any player."""
        his = sum(kind_of(each) == kind for each in self.lacerda.advanced)
        return his + self.you.advanced[kind]

    def tech(self, name: str) -> tuple[int, str | None]:
        """Return the level of a Tech in play and its owner: (0, None) if nobody has it."""
        if name in self.lacerda.techs:
            return column(self.lacerda.techs[name]), LACERDA
        if name in self.you.techs:
            return self.you.techs[name], YOU
        return 0, None

    def free_techs(self) -> tuple[str, ...]:
        """Return the Techs still on the Tech Grid, the cheapest first if its order is known."""
        taken = self.lacerda.techs.keys() | self.you.techs.keys()
        return tuple(tech for tech in self.grid or TECHS if tech not in taken)

    def free_lab_spaces(self) -> tuple[str, ...]:
        """Return the spaces of his Lab's first column that are free, the upper one first."""
        taken = self.lacerda.techs.values()
        return tuple(p for p in self.lab.places if column(p) == 1 and p not in taken)

    def movable_techs(self) -> dict[str, str]:
        """Return each of his Techs that can move, and the space it moves to.

        Of two free spaces he takes the one that the option ``lab`` says: the rulebook doesn't say.
        """
        moves = {}
        for tech, place in self.lacerda.techs.items():
            free = [p for p in self.lab.onward(place) if p not in self.lacerda.techs.values()]
            if free:
                moves[tech] = free[-1] if self.options["lab"] == "lower" else free[0]
        return moves

    def free_scientists(self) -> tuple[str, ...]:
        """Return the Scientists that nobody has hired."""
        taken = (*self.lacerda.scientists, *self.you.scientists)
        return tuple(scientist for scientist in SCORES if scientist not in taken)

    def free_spaces(self, side: str) -> tuple[int, ...]:
        """Return the Turn Order spaces of a side without an astronaut."""
        return tuple(s for s in spaces_of(side) if s not in (self.lacerda.space, self.you.space))

    def space_of(self, who: str) -> int:
        """Return somebody's Turn Order space."""
        return self.lacerda.space if who == LACERDA else self.you.space
