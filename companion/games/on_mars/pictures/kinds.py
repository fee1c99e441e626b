"""The icons of the names of On Mars: what is built, learned, hired, reported and counted."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.on_mars.components import LSS, SCORES, SLOT_ACTIONS, TYPES
from companion.games.on_mars.mars_setup import COLOURS

KINDS = {
    "mine": "mine",
    "generator": "generator",
    "water-extractor": "water",
    "greenhouse": "greenhouse",
    "oxygen-condenser": "oxygen",
    "shelter": "shelter",
    "rover": "rover",
    "ship": "ship",
    "upgrade": "upgrade",
}
"""The icon of a Building, and of the Tech with the same name."""

MISSIONS = {
    "research-tiles": "research",
    "blueprints": "blueprint",
    "advanced-buildings": "upgrade",
    "robots": "bot",
    "discovery-tiles": "discovery",
    "techs": "tech",
    "progress-cubes": "cube",
    "scientists": "scientist",
    "contracts": "contract",
}
"""What each Mission counts."""

REWARDS = {
    "best-tech": "tech",
    "robots": "bot",
    "ships": "ship",
    "discoveries": "discovery",
    "advanced": "upgrade",
    "shelters": "shelter",
    "mines": "mine",
    "colonists": "pawn",
}
"""What each Reward tile of the LSS counts."""

SCIENTISTS = {scientist: KINDS[kind] for scientist, kind in SCORES.items()}
"""The Building that each Scientist scores; nothing else distinguishes their six figures here."""

PRINTED_ICONS = {
    "tech": "tech",
    "colonist": "pawn",
    "robot": "bot",
    "blueprint": "blueprint",
    "crystal": "crystal",
    "warehouse": "warehouse",
    "resource": "battery",
    "nothing": "cross:dim",
}
"""The icons printed on spaces."""

TILES = {
    "crystals": "crystal",
    "building": "shelter",
    "any-building": "mine",
    "blueprints": "blueprint",
    "develop": "science",
    "tech": "tech",
    "upgrade": "upgrade",
    "hire": "scientist",
    "warehouse": "warehouse",
    "resources": "battery",
}
"""The benefits of Discovery and Research tiles."""

REPORTS = {
    "building": "shelter",
    "colonist": "pawn",
    "blueprint": "blueprint",
    "advanced": "upgrade",
    "scientist": "scientist",
    "contract": "contract",
    "tech": "tech",
    "used-tech": "him",
    "ship": "ship",
    "mission": "cube",
    "landing-pod": "landing",
    "rover": "rover",
    "bot": "bot",
    "map": "planet",
    "crystals": "crystal",
    "level": "level",
}
"""What you report on your turn."""

TECHS = ("tech-tile", "learn-which", "table.tech", "table.used-tech")
BUILDINGS = (
    *("tile-building", "other-type", "obtain-blueprint", "start-building"),
    *("your-building", "your-upgrade"),
    *("table.building", "table.advanced", "map-what.building"),
)
SHOWN = (
    *("tile.discovery", "tile.research", "discovery-at", "discovery-shows", "your-discovery"),
    *("research-gives", "map-what.discovery"),
)
"""Questions that are answered with a Tech, a Building, or a tile's benefit."""


def _of(question: str, icons: Mapping[str, str]) -> dict[str, str]:
    """Return icons for the answers of one question alone.

    Elsewhere the same names may be other things; and if one answer is proposed, icons would bring
    all the others into view.
    """
    return {f"{question}.{name}": icon for name, icon in icons.items()}


SCORED = {
    "track": "op",
    "progress": "cube",
    "ships": "ship",
    "quarters": "pawn",
    "techs": "tech",
    "blueprints": "blueprint",
    "scientists": "scientist",
    "contracts": "contract",
}
"""The sources of points."""

ON_HEX = {
    "away": "cross",
    **{f"away.{what}": "cross" for what in ("building", "advanced", "piece", "tile", "crystal")},
    "crystal": "crystal",
    "building": "mine",
    "shelter": "shelter",
    "advanced": "upgrade",
    "colonist": "pawn",
    "bot": "bot",
    "rover": "rover",
    "discovery": "discovery",
    "research": "research",
}
"""What is on a hex of the map, or has left it."""

RESEARCH = {"1": "blueprint", "2": "greenhouse", "3": "yellow", "4": "red"}
"""The theme's colour for each type of Research tile."""

FIRST_THINGS = {
    **{kind: KINDS[kind] for kind in LSS},
    "your-shelter": "shelter:ice",
    "his-shelter": "shelter:violet",
    **{colour: f"research:{RESEARCH[kind]}" for colour, kind in COLOURS.items()},
}
"""What is placed on the map at the start."""

SHEETS = {kind: f"blueprint-{icon}" for kind, icon in KINDS.items() if kind in TYPES}
"""The icon of a Blueprint of each type."""

HEXES = {KINDS[kind]: f"hex-{KINDS[kind]}" for kind in TYPES}
"""The icon of a Building or a Tech on its hex, by the icon of the Building."""

TILE_ICONS = {
    **{icon: (hexed, "") for icon, hexed in HEXES.items()},
    **{sheet: ("blueprint", HEXES[KINDS[kind]]) for kind, sheet in SHEETS.items()},
}
"""The icons on a tile: a Building is on its hex, and a Blueprint is beside that."""

BLUEPRINTS = SHEETS | {f"{kind}.{n}": icon for kind, icon in SHEETS.items() for n in (1, 3)}
"""The icon of each Blueprint, by type alone and also by level."""

OWNERS = {"you": "you", "lacerda": "him"}
"""The owners of pieces."""

FOLLOWING = ("arrows", "your-rover", "your-bot", "your-bot-hex", "your-refuge", "other-hex")
"""Follow-up questions of a report on the map: the disabled tray stays visible beside them, with its
icons.
"""

ICONS = {
    **{key: icon for each in (*TECHS, *BUILDINGS) for key, icon in _of(each, KINDS).items()},
    **{key: icon for each in SHOWN for key, icon in _of(each, TILES).items()},
    **_of("obtain-blueprint", BLUEPRINTS),
    **_of("table", REPORTS),
    **{key: icon for each in FOLLOWING for key, icon in _of(each, REPORTS | KINDS).items()},
    **_of("table.advanced", {"mine-his": "mine"}),
    **_of(
        "table.blueprint", {f"{kind}-{n}": icon for kind, icon in SHEETS.items() for n in (1, 3)}
    ),
    **_of("table.colonist", dict.fromkeys(SLOT_ACTIONS, "pawn")),
    **_of("table.scientist", SCIENTISTS),
    **_of("table.mission", dict.fromkeys("ABC", "cube")),
    **_of("table.contract", dict.fromkeys(("upgrade", "deliver"), "contract")),
    **_of("lay-map", FIRST_THINGS),
    **_of("map-what", ON_HEX),
    **{
        key: icon
        for each in ("shelter", "advanced", "colonist", "bot", "rover")
        for key, icon in _of(f"map-what.{each}", OWNERS).items()
    },
    **_of("mission", MISSIONS),
    **_of("reward", REWARDS),
    **_of("tile", {"discovery": "discovery", "research": "research"}),
    **_of("warehouse", {"crystal": "crystal", "resource": "battery", "empty": "cross:dim"}),
    **_of("space-icon", PRINTED_ICONS),
    **_of("lab-icon", PRINTED_ICONS),
    **_of("scores", SCORED),
}
