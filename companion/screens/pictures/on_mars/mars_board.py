"""Mars as it lies on the table: beside his moves, and large where a hex answers a question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from companion.engine.game import YOU
from companion.games.on_mars.components import TYPES
from companion.games.on_mars.hex_names import BY_NAME, hex_named
from companion.games.on_mars.mars_setup import COLOURS
from companion.games.on_mars.mars_setup import KINDS as KINDS_LAID
from companion.games.on_mars.mars_text import FEW
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Board, Picture, Spots, View
from companion.screens.pictures.on_mars.kinds import KINDS
from companion.screens.pictures.on_mars.map import Row, Shown, draw_map
from companion.screens.theme import GAP

STEPS = {
    "on-mars.build-at": "",
    "on-mars.shelter-at": "shelter",
    "on-mars.upgrade-at": "upgrade",
    "on-mars.rover-to": "rover",
    "on-mars.discovery-at": "discovery",
    "on-mars.discovery-shows": "discovery",
    "on-mars.refuge": "",
    "on-mars.start-building": "planet",
}
"""The prompts that name a hex, with the sign of what goes there if that is always the same."""

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
"""The questions that a hex answers, with the sign of what lies there then."""

OUTLINE = "on-mars.outline"
"""The question that a hex off the map may answer, too."""

TOLD = ("planet",) * 4 + ("shelter",) * 2
"""The signs of the hexes that are told one after the other, before those of Research tiles."""


def rows(view: View) -> Sequence[Row]:
    """Return what each hex of the map holds, [] where there is no map."""
    found: Sequence[Row] = view.get("map") or ()
    return found


def has_map(view: View) -> bool:
    """Tell whether the map is tracked."""
    return bool(rows(view))


def places(view: View) -> Sequence[str]:
    """Return the hexes that answer the question."""
    options = getattr(view.ask, "options", ())
    return [each for each in options if each in BY_NAME]


def kinds(view: View) -> Sequence[str]:
    """Return what you may have built or upgraded on a hex."""
    return TYPES


def building_places(view: View) -> Sequence[str]:
    """Return the hexes on which you may have built or upgraded something."""
    options = getattr(view.ask, "options", ())
    hexes = (str(each).partition(".")[2] for each in options)
    return [*dict.fromkeys(each for each in hexes if each in BY_NAME)]


def first_things(view: View) -> Sequence[str]:
    """Return what is laid on the map at the start."""
    return KINDS_LAID


def left(view: View) -> Mapping[str, int]:
    """Return how many of each of these are still to be laid."""
    offered = {str(each).partition(".")[0] for each in getattr(view.ask, "options", ())}
    tiles = [row["tile"]["shows"] for row in rows(view) if row["tile"]]
    count = {colour: 2 - tiles.count(kind) for colour, kind in COLOURS.items()}
    return {kind: count.get(kind, 1) if kind in offered else 0 for kind in KINDS_LAID}


def draw_buildings(p: Painter, box: Box, view: View, picked: Any) -> Spots:
    """Draw the whole map with the hexes that it may be, and the likeliest of each type."""
    allowed, likely = building_places(view), dict[str, str]()
    for kind in () if picked else TYPES:
        options = (each for each in getattr(view.ask, "options", ()))
        first = next((each for each in options if each.partition(".")[0] == kind), "")
        at = first.partition(".")[2]
        likely[at] = "" if at in likely else KINDS[kind]
    shown = Shown(
        picked or "",
        allowed=[each for each in allowed if each != picked],
        likely={at: sign for at, sign in likely.items() if at},
    )
    grid = draw_map(p, box, rows(view), shown, view.turned, lambda kind: _letter(view, kind))
    return {name: grid.centre(hex_named(name)) for name in allowed}


def draw_board(p: Painter, box: Box, view: View, picked: Any) -> Spots:
    """Draw the whole map with the hexes that may be tapped, and that which is picked."""
    told = view.ask.args if view.ask else {}
    allowed = places(view)
    lit = allowed if len(allowed) <= FEW else ()
    shown = Shown(
        picked or "",
        _picked_sign(view, picked) if picked else "",
        equals=[told["hex"]] if told.get("hex") in BY_NAME else (),
        allowed=[each for each in lit if each != picked],
        marked=_told_before(view),
        beyond=allowed if view.asked == OUTLINE else (),
    )
    grid = draw_map(p, box, _with_rover(view), shown, view.turned, lambda kind: _letter(view, kind))
    return {name: grid.centre(hex_named(name)) for name in (*allowed, *moved_piece(view))}


def _with_rover(view: View) -> Sequence[Row]:
    """Return the map with your Rover where it starts: until it moves that is a Mine (p. 12)."""
    if view.asked != "on-mars.your-rover":
        return rows(view)
    rover, start = {"what": "rover", "owner": YOU}, moved_piece(view)
    return [{**row, "piece": rover} if row["hex"] in start else row for row in rows(view)]


def _sign(view: View, key: str) -> str:
    """Return the sign of what goes to the hex of a prompt, or went elsewhere in that ``step``."""
    told = view.args(key) or {}
    own = STEPS.get(key) or QUESTIONS.get(key) or STEPS.get(told.get("step", ""))
    what = str(told.get("kind") or told.get("what") or "")
    return own or KINDS.get(what) or {"bot": "bot", "rover": "rover"}.get(what, "planet")


def _picked_sign(view: View, picked: str) -> str:
    """Return the sign of what goes to a hex that is picked, or of what becomes of the hex."""
    if view.asked == OUTLINE:
        return "cross" if picked in all_hexes(view) else "plus"
    return _sign(view, view.asked)


def _told_before(view: View) -> Mapping[str, str]:
    """Return the hexes that were told before, with the signs of what lies there.

    What the map holds already is seen there.
    """
    told = view.ask.args.get("told", ()) if view.ask else ()
    holds = {row["hex"] for row in rows(view) if row["building"] or row["tile"]}
    return {at: sign for at, sign in zip(told, TOLD, strict=False) if at not in holds}


def _letter(view: View, kind: str) -> str:
    """Return the letter of a type of Building."""
    return view.name(kind, "letter")


def tells(view: View, hex_name: Any) -> str:
    """Return what lies on a hex, in words."""
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
    if row["crystal"]:
        found.append(view.name("crystal"))
    if row["tile"]:
        found.append(view.name(row["tile"]["what"]))
    return ", ".join(found) or view.words("on-mars.picture-empty")


def draw_near(p: Painter, box: Box, view: View, picked: Any) -> Spots:
    """Draw a new Building and the hexes beside it, each as large as a button."""
    middle = view.ask.args["hex"] if view.ask else ""
    crystals = [row["hex"] for row in rows(view) if row["crystal"]]
    free = [name for name in places(view) if name not in crystals]
    shown = Shown(picked or "", "crystal" if picked else "", allowed=free, near=middle)
    with p.within(*box):
        grid = draw_map(p, box, rows(view), shown, view.turned, marks=False)
    return {name: grid.centre(hex_named(name)) for name in places(view)}


def column(hex_name: str) -> str:
    """Return the letter of the column of a hex."""
    return hex_name[0]


def moved_piece(view: View) -> Sequence[str]:
    """Return the hex of the piece of which is asked where it went, if it was on the map."""
    told = view.ask.args if view.ask else {}
    return [each for each in (told.get("bot"), told.get("hex")) if each in BY_NAME]


MARS = Board(places, draw_board, tells, column)
BUILDINGS = Board(building_places, draw_buildings, tells, column, kinds=kinds)
MOVED = replace(MARS, pieces=moved_piece)
BOARDS = dict.fromkeys(QUESTIONS, MARS) | {
    "on-mars.lay-map": Board(
        building_places, draw_buildings, tells, column, kinds=first_things, left=left
    ),
    "on-mars.arrows": Board(places, draw_near, tells, column, acts=True),
    "on-mars.your-bot": replace(MARS, pieces=places),
    "on-mars.your-bot-hex": MOVED,
    "on-mars.your-rover": MOVED,
    "on-mars.your-building": BUILDINGS,
    "on-mars.your-upgrade": BUILDINGS,
}


# At any time


def all_hexes(view: View) -> Sequence[str]:
    """Return every hex of the map, none where it is not tracked."""
    return [row["hex"] for row in rows(view)]


def draw_chart(p: Painter, box: Box, view: View, picked: Any) -> Spots:
    """Draw the whole map, with a hex that is looked at."""
    shown = Shown(equals=[picked] if picked else ())
    grid = draw_map(p, box, rows(view), shown, view.turned, lambda kind: _letter(view, kind))
    return {name: grid.centre(hex_named(name)) for name in all_hexes(view)}


def legend(view: View) -> Sequence[tuple[str, str]]:
    """Return what the signs of the map mean."""
    return [(sign, view.name(thing, "short")) for thing, sign in LEGEND.items()]


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
"""What lies on the map, each with its sign."""

CHART = Board(all_hexes, draw_chart, tells, column, legend=legend)


# Beside his moves

HIGH = (236, 268, 300, 332, 364)
"""How high the map may be in a screen that stands."""


def _step(view: View) -> str:
    """Return the key of the last prompt of this step that names a hex, "" if none does."""
    keys = [each.key for each in view.says] + ([view.asked] if view.ask else [])
    return next((key for key in reversed(keys) if key in STEPS), "")


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw the map with the hex of the step, the way of a Rover, and the equal hexes."""
    key = _step(view)
    told = view.args(key) or {}
    equals = told.get("equals", ())
    shown = Shown(
        told["hex"],
        _sign(view, key),
        move(view),
        equals if len(equals) > 1 else (),
        way=told.get("way", ()),
    )
    draw_map(p, _room(box, view.upright), rows(view), shown, view.turned)


def _room(box: Box, upright: bool) -> Box:
    """Return where the map stands beside moves: with half the gaps around it, and in few heights.

    Its signs and its ground are drawn once for each.
    """
    if upright:
        high = max((each for each in HIGH if each <= box.high), default=box.high)
        box = Box(box.x, box.bottom - high, box.wide, high)
    return Box(box.x - GAP, box.y - GAP / 2, box.wide + 2 * GAP, box.high + GAP)


def move(view: View) -> int | None:
    """Return the number of the move that goes to the hex."""
    key = _step(view)
    return move_to_hex(view, key, view.args(key) or {})


def move_to_hex(view: View, key: str, told: Mapping[str, Any]) -> int | None:
    """Return the number of the move of a prompt that goes to its hex: others may come first."""
    number = view.numbers.get(key)
    before = 0  # what is paid, or his Colonists that leave and the one that he places
    if key == "on-mars.rover-to":
        before = bool(told["spent"])
    elif told.get("placing"):
        before = 1 + (told["cleared"] != "nobody")
    return number and number + before


STEP = Picture(draw, lying=264, standing=HIGH[0], kept=1, when=has_map, move=move)
