"""The map of Mars: the hexes that answer questions, and the contents of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.engine.game import YOU
from companion.games.on_mars.components import LACERDA, TYPES
from companion.games.on_mars.hex_names import BY_NAME, name_of
from companion.games.on_mars.his_hexes import DISCOVERIES
from companion.games.on_mars.mars import CENTRE, ROVER
from companion.games.on_mars.mars_setup import COLOURS
from companion.games.on_mars.mars_setup import KINDS as KINDS_LAID
from companion.games.on_mars.pictures.kinds import KINDS
from companion.games.on_mars.pictures.positions import in_play
from companion.screens.pictures import BoardPicture, View, WholeMap

Row = Mapping[str, Any]
"""The contents of a hex, as in the field ``map`` of the state."""

STEPS = {
    "on-mars.build-at": "",
    "on-mars.shelter-at": "shelter",
    "on-mars.built": "pawn",
    "on-mars.upgrade-at": "upgrade",
    "on-mars.rover-to": "rover",
    "on-mars.discovery-at": "discovery",
    "on-mars.discovery-shows": "discovery",
    "on-mars.refuge": "",
    "on-mars.cleared": "",
    "on-mars.start-building": "planet",
}
"""The prompts that name a hex, with the icon of what goes there if it is always the same."""

QUESTIONS = {
    "on-mars.elsewhere": "",
    "on-mars.other-hex": "",
    "on-mars.your-rover": "rover",
    "on-mars.your-bot": "bot",
    "on-mars.your-bot-hex": "bot",
    "on-mars.your-discovery": "discovery",
    "on-mars.your-refuge": "",
    "on-mars.your-shelter": "shelter",
    "on-mars.map-hex": "planet",
    "on-mars.outline": "planet",
    "on-mars.start-hex": "planet",
    "on-mars.shelter-hex": "shelter",
    "on-mars.research-hex": "research",
}
"""The questions that a hex answers, with the icon of what is there then."""


def rows(view: View) -> Sequence[Row]:
    """Return the contents of each hex of the map, [] if there is no map."""
    found: Sequence[Row] = view.get("map") or ()
    return found


def waiting_rovers(view: View) -> Sequence[str]:
    """Return whose Rovers have not moved yet: they count as being on the central Mine (p. 12).

    Until a play begins they are beside the board.
    """
    pieces = [row["piece"] for row in rows(view)]
    moved = {each["owner"] for each in pieces if each and each["what"] == ROVER}
    return [who for who in (LACERDA, YOU) if in_play(view) and rows(view) and who not in moved]


def places(view: View) -> Sequence[str]:
    """Return the hexes that answer the question."""
    options = getattr(view.ask, "options", ())
    return [each for each in options if each in BY_NAME]


def building_places(view: View) -> Sequence[str]:
    """Return the hexes on which you may have built, upgraded or placed something."""
    options = getattr(view.ask, "options", ())
    hexes = (str(each).partition(".")[2] for each in options)
    return [*dict.fromkeys(each for each in hexes if each in BY_NAME)]


def left(view: View) -> Mapping[str, int]:
    """Return how many of each of these are still to be placed."""
    offered = {str(each).partition(".")[0] for each in getattr(view.ask, "options", ())}
    tiles = [row["tile"]["shows"] for row in rows(view) if row["tile"]]
    count = {colour: 2 - tiles.count(kind) for colour, kind in COLOURS.items()}
    return {kind: count.get(kind, 1) if kind in offered else 0 for kind in KINDS_LAID}


def describe(view: View, hex_name: Any) -> str:
    """Return the contents of a hex, in words."""
    row = next((row for row in rows(view) if row["hex"] == hex_name), None)
    if row is None:
        return ""
    found = [view.name(row["building"])] if row["building"] else []
    if row["owner"]:
        found = [f"{found[0]} ({view.name(row['owner'])})"]
    if row["advanced"]:
        found.append(f"{view.name('advanced')} ({view.name(row['advanced'])})")
    if piece := row["piece"]:
        found.append(f"{view.name(piece['what'])} ({view.name(piece['owner'])})")
    if hex_name == name_of(CENTRE):
        found += [f"{view.name(ROVER)} ({view.name(who)})" for who in waiting_rovers(view)]
    if row["crystal"]:
        found.append(view.name("crystal"))
    if row["tile"]:
        found.append(view.name(row["tile"]["what"]))
    return ", ".join(found) or view.words("on-mars.picture-empty")


BUILDINGS = BoardPicture(building_places, lambda _: TYPES)
DISCOVERED = BoardPicture(building_places, lambda _: DISCOVERIES, form="found")
BOARDS = dict.fromkeys((*QUESTIONS, "on-mars.arrows"), BoardPicture(places)) | {
    "on-mars.lay-map": BoardPicture(building_places, lambda _: KINDS_LAID, left),
    "on-mars.your-building": BUILDINGS,
    "on-mars.your-discovery": DISCOVERED,
    "on-mars.your-upgrade": BUILDINGS,
}


# at any time


def all_hexes(view: View) -> Sequence[str]:
    """Return every hex of the map, none if it isn't tracked."""
    return [row["hex"] for row in rows(view)]


def legend(view: View) -> Sequence[tuple[str, str]]:
    """Return the meanings of the map's icons."""
    return [(icon, view.name(thing, "short")) for thing, icon in LEGEND.items()]


LEGEND = {
    **{kind: KINDS[kind] for kind in TYPES},
    "colonist": "pawn",
    "bot": "bot",
    "rover": "rover",
    "crystal": "crystal",
    "discovery": "discovery",
    "research": "research-type:dim",
    "advanced": "advanced-mark",
}
"""What may be on the map, each with its icon."""

CHART = WholeMap(all_hexes, describe, legend)


def move_to_hex(view: View, key: str, details: Mapping[str, Any]) -> int | None:
    """Return the number of a prompt's move to its hex: other moves may come first."""
    number = view.numbers.get(key)
    before = 0  # what is paid, or his Colonists that leave and the one that he places
    if key == "on-mars.rover-to":
        before = bool(details["spent"])
    elif details.get("placing"):
        before = 1 + (details["cleared"] != "nobody")
    return number and number + before
