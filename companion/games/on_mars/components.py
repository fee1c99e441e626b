"""The contents of the box, as data, with the rulebook's pages.

The solo cards, Missions, Contracts and Reward tiles are those of the components themselves.
"""

from __future__ import annotations

ORBIT, COLONY = "orbit", "colony"
SIDES = (ORBIT, COLONY)
LACERDA = "lacerda"

CARDS = ("A1", "A2", "A2x", "A3", "B1", "B1", "B2", "B3x", "C1", "C1x", "C2", "C3")
"""The 12 solo cards: Mission letter, action number, x where he does not travel (p. 22)."""

LOOP = ("mine", "generator", "water-extractor", "greenhouse", "oxygen-condenser")
"""The icons of the Progress Area, around which his Bot walks (p. 23)."""

LSS = LOOP[1:]
"""The Buildings with a column in the Life Support System."""

TYPES = (*LOOP, "shelter")

ORBIT_ACTIONS = ("obtain-blueprint", "research-and-development")
COLONY_ACTIONS = ("construct", "upgrade", "hire")
SLOT_ACTIONS = (*ORBIT_ACTIONS, *COLONY_ACTIONS)
"""The actions that need a Colonist (p. 9)."""

ACTION_NAMES = {
    (ORBIT, 1): "obtain-blueprint",
    (ORBIT, 2): "learn-technology",
    (ORBIT, 3): "research-and-development",
    (COLONY, 1): "construct",
    (COLONY, 2): "upgrade",
    (COLONY, 3): "hire",
}
SLOTS = {**dict.fromkeys(SLOT_ACTIONS, 3), "hire": 1}
"""Slots per action for one player's Colonists in the two-player game (pp. 9, 17)."""

SCORES = {
    "geologist": "generator",
    "rd-engineer": "water-extractor",
    "hydrologist": "greenhouse",
    "biochemist": "oxygen-condenser",
    "geochemist": "shelter",
    "systems-engineer": "mine",
}
"""The six Scientists from left to right, and the type whose upgraded Buildings each scores (3 OP
each).
"""

TECHS = (*LOOP, "rover", "ship", "upgrade")
"""The one set of Tech tiles of a two-player game; the Shelter Tech is each player's own (p. 24)."""

CONTRACTS = {"upgrade": 12, "deliver": 9}
CONTRACTS_LOST = {"upgrade": -6, "deliver": -4}
CONTRACTS_OF_A_KIND = 6
CONTRACT_CRYSTALS = 1
"""OP of an Earth Contract, completed or not; the number of each kind; the price (p. 17)."""

ADVANCED_MARKERS = 8
"""His markers for Advanced Buildings: one is placed on each Blueprint he takes (p. 10)."""

MISSIONS = {
    "research-tiles": (5, 2),
    "blueprints": (10, 1),
    "advanced-buildings": (8, 1),
    "robots": (3, 2),
    "discovery-tiles": (5, 1),
    "techs": (7, 1),
    "progress-cubes": (8, 1),
    "scientists": (4, 2),
    "contracts": (2, 1),
}
"""Each Mission's count for two players, and the Crystals for a contribution."""

REWARDS = (
    "best-tech",
    "robots",
    "ships",
    "discoveries",
    "advanced",
    "shelters",
    "mines",
    "colonists",
)
"""The eight LSS Reward tiles, four of which are in play (p. 15)."""

ICONS = ("warehouse", "tech", "colonist", "robot", "blueprint", "nothing")
"""What may be printed on a Turn Order space (p. 22)."""

LAB_ICONS = (
    *("crystal", "warehouse", "colonist", "robot", "blueprint", "tech"),
    *("resource", "nothing"),
)
"""What may be printed on a space of the Lab: a Resource gives him nothing (p. 22)."""

TILES = (
    "crystals",
    "building",
    "any-building",
    "blueprints",
    "develop",
    "tech",
    "upgrade",
    "hire",
    "warehouse",
)
"""The benefits of Discovery and Research tiles that he drives to: never Resources (p. 22)."""

DISCOVERY_TILES, RESEARCH_TILES = 19, 8
"""How many there are in the box (p. 3)."""

MAX_TILES = 12
"""A greater number of tiles of one type is treated as corrupt."""

RESEARCH_KINDS = ("1", "2", "3", "4")
"""The types of Research tiles, each a colour and a letter: two of each (p. 5)."""

PROGRESS = (0, 1, 2, 4, 7, 11)
QUARTERS = (0, 3, 6, 10, 15, 21)
"""OP for a number of Progress cubes, and for Living Quarters opened by Shelters (pp. 7, 21)."""

MAX_OP = 300
"""The most OP that the companion counts."""

BLUEPRINT_OP = {1: 3, 3: 5}
TOP_LEVEL = 5
SPARING_LEVELS = (3, 4)
"""Colony levels that each spare a Mission (p. 19)."""

SHIPS = 5
SHELTERS = 5
ROBOTS = 3
"""He has four Bots: one walks the Progress Area, three may come to his board."""

GOALS = {
    "first-colonists": ("colony-3", "contract-1", "private-goal", "tech-6", "margin-1"),
    "next-generation": (
        "colony-3",
        "contracts-both",
        "private-goal",
        "research-2",
        "shelters-4",
        "margin-10",
    ),
    "hunky-dory": (
        "colony-4",
        "contracts-both",
        "private-goal",
        "mines-3",
        "advanced-5",
        "margin-20",
    ),
    "martian-potato": (
        "colony-3",
        "contract-greenhouse",
        "contract-plants",
        "biochemist-hired",
        "greenhouses-3",
        "greenhouse-complex-5",
        "plants-5",
        "research-2",
        "greenhouse-tech-6",
        "finish-in-orbit",
        "margin-30",
    ),
}
"""The Solo Goals: meeting all lines of any one of them wins (pp. 22-23)."""

GOAL_LINES = tuple(
    dict.fromkeys(line for lines in GOALS.values() for line in lines if "margin" not in line)
)
"""Every line of the goals except the margins, each once."""

SEEN_LINES = ("colony-3", "colony-4", "finish-in-orbit")
"""The lines that the companion always knows itself; the scoring decides the margins."""


def mission_of(card: str) -> str:
    """Return the letter of the Mission on a solo card."""
    return card[0]


def action_of(card: str) -> int:
    """Return the action number on a solo card, 1 to 3."""
    return int(card[1])


def travels(card: str) -> bool:
    """Return whether he may travel while this is the latest card."""
    return not card.endswith("x")


def side_of(space: int) -> str:
    """Return the side of a Turn Order space: 1-4 are in Orbit, 5-8 in the Colony."""
    return ORBIT if space <= 4 else COLONY


def spaces_of(side: str) -> tuple[int, ...]:
    """Return the Turn Order spaces of a side."""
    return (1, 2, 3, 4) if side == ORBIT else (5, 6, 7, 8)


def other(side: str) -> str:
    """Return the other side."""
    return COLONY if side == ORBIT else ORBIT


def next_icon(icon: str, steps: int = 1) -> str:
    """Return the icon ``steps`` further along the Progress Area."""
    return LOOP[(LOOP.index(icon) + steps) % len(LOOP)]


def blueprint(kind: str, level: int) -> str:
    """Return the name of a Blueprint of a type and level, such as ``greenhouse-3``."""
    return f"{kind}-{level}"


def kind_of(blueprint: str) -> str:
    """Return the type of a Blueprint."""
    return blueprint.rpartition("-")[0]


def level_of(blueprint: str) -> int:
    """Return the level of a Blueprint: 1 or 3."""
    return int(blueprint.rpartition("-")[2])


BLUEPRINTS = {blueprint(kind, level): 2 for kind in TYPES for level in (1, 3)}
"""The 24 Blueprints: two of each type and level (p. 10)."""


def column(place: str) -> int:
    """Return the column of a Lab space, which is the level of the Tech on it."""
    return int(place[0])
