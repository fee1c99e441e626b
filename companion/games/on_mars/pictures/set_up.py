"""The boards of the set-up: what the present move places there glows, what comes later is dim."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from companion.games.on_mars.components import LOOP
from companion.games.on_mars.lab import USUAL_LAB
from companion.games.on_mars.pictures.kinds import KINDS
from companion.games.on_mars.pictures.shapes import flat_hexagon
from companion.screens import theme
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Picture, View
from companion.screens.theme import FACT

MARGIN, GAP, HEAD, SLOT, APART = 12, 6, 30, 64, 4
"""The space around the areas, between them, the height of a name, the maximum side of a slot, and
the gap between slots, in units.
"""

NAMED, NARROW = 250, 300
"""A board lower than this, in units, has no room for the names of its areas; one narrower than that
has room for a few of them.
"""

GLOW = ((5, 0.25), (2.5, 0.45))
"""The widths and strengths of the glow around a slot, in units."""

EDGE = 2.5
"""The width of the orange edge of a glowing slot, in units."""

ICON, ON_TOP = 0.76, 0.64
"""The share of a slot taken by its icon, and by a piece in a corner of it."""

VEIL = 0.72
"""How much a piece that comes later is covered."""

RESOURCES = ("steel", "battery", "water", "plant", "oxygen")
ITEMS = ("crystal", *RESOURCES[1:])
TYPES = ("mine", "generator", "water", "greenhouse", "oxygen", "shelter")

Step = tuple[str, int]
"""A move of the set-up: its prompt, without the game's name, and the number of its move."""


class Slot(NamedTuple):
    """A place on a board: the icon of what a step places there, "" for a place left empty.

    Printed contents belong to no step. It ``glows`` if the present move says to place it there, and
    is not only what is left over. ``many`` is the number placed there, 0 if the slots show it. A
    piece that is ``on_top`` is drawn on the slot before it.
    """

    icon: str = ""
    step: Step = ("", 0)
    glows: bool = True
    many: int = 0
    on_top: bool = False


class Area(NamedTuple):
    """A part of a board: its name, its box in shares of the board, and its slots in columns.

    The slots are row by row, or each at its own row and column.
    """

    name: str
    place: Box
    columns: int
    slots: Sequence[Slot]
    cells: Sequence[tuple[float, int]] = ()


def _slots(icons: Sequence[str], prompt: str, move: int) -> list[Slot]:
    return [Slot(icon, (prompt, move)) for icon in icons]


BOARD, CARDS, MARS, PLAYERS = "setup-board", "setup-cards", "setup-mars", "setup-players"
HIS = "setup-lacerda"
ORDER = (BOARD, CARDS, MARS, PLAYERS, HIS)
"""The prompts in which boards are set up, in order."""

MAIN_BOARD = (
    Area("warehouse", Box(0, 0, 0.5, 0.34), 5, _slots(ITEMS * 2, BOARD, 0)),
    Area(
        "mars",
        Box(0.5, 0, 0.5, 0.34),
        5,
        [
            *_slots(("mine",), MARS, 0),
            *_slots(TYPES[1:5], MARS, 1),
            *_slots(("research:blueprint", "research:greenhouse"), MARS, 2),
            *_slots(("research:yellow", "research:red"), MARS, 2),
        ],
        [(0.5, 2), (0, 1), (0, 3), (1, 1), (1, 3), (0, 0), (0, 4), (1, 0), (1, 4)],
    ),
    Area("buildings", Box(0, 0.34, 0.5, 0.22), 6, _slots(TYPES, BOARD, 2)),
    Area("points", Box(0.5, 0.34, 0.22, 0.22), 2, _slots(("you", "him"), BOARD, 1)),
    Area("exploration", Box(0.72, 0.34, 0.28, 0.22), 2, _slots(("discovery",) * 2, BOARD, 3)),
    Area(
        "scientists",
        Box(0, 0.56, 0.6, 0.22),
        6,
        [*_slots(("scientist",) * 3, CARDS, 1), *_slots(("scientist",) * 3, CARDS, 2)],
    ),
    Area("contracts", Box(0.6, 0.56, 0.4, 0.22), 1, [Slot("contract", (CARDS, 3), many=12)]),
    Area("blueprints", Box(0, 0.78, 0.6, 0.22), 6, _slots(("blueprint",) * 6, CARDS, 0)),
    Area(
        "lss",
        Box(0.6, 0.78, 0.4, 0.22),
        5,
        [*_slots(("level",), MARS, 3), *_slots(TYPES[1:5], MARS, 4)],
    ),
)

LAB_TECH = Slot("shelter", (PLAYERS, 1))
"""The Tech in the second space of the second column."""

LAB = Area("lab", Box(0, 0, 0.46, 0.54), 1, (LAB_TECH,))

PLAYER_BOARD = (
    Area(
        "depot",
        Box(0, 0.54, 0.46, 0.46),
        4,
        [*_slots(("ship",) * 5, PLAYERS, 2), Slot(), Slot(), Slot("crystal", (PLAYERS, 0))],
    ),
    Area(
        "storage",
        Box(0.46, 0, 0.54, 0.34),
        5,
        [*_slots(RESOURCES, PLAYERS, 0), *_slots(("cube",) * 5, PLAYERS, 6)],
    ),
    Area(
        "quarters",
        Box(0.46, 0.34, 0.54, 0.22),
        5,
        [*_slots(("pawn",) * 3, PLAYERS, 5), Slot(), Slot()],
    ),
    Area("shelters", Box(0.46, 0.56, 0.36, 0.22), 4, _slots(("shelter",) * 4, PLAYERS, 3)),
    Area(
        "mars",
        Box(0.82, 0.56, 0.18, 0.22),
        1,
        [Slot("shelter", (PLAYERS, 3)), Slot("bot", (PLAYERS, 4), on_top=True)],
        [(0, 0), (0, 0)],
    ),
    Area(
        "beside",
        Box(0.46, 0.78, 0.54, 0.22),
        6,
        [
            *(Slot("bot", (PLAYERS, 4), glows=False) for _ in range(3)),
            Slot("rover", (PLAYERS, 7)),
            Slot("advanced-mark", (PLAYERS, 7), many=8),
        ],
    ),
)

DIFFERENCES = (
    Area("goals", Box(0, 0.05, 1, 0.4), 3, _slots(("flag",) * 3, HIS, 0)),
    Area(
        "progress",
        Box(0, 0.5, 1, 0.4),
        len(LOOP),
        [*(Slot(KINDS[kind]) for kind in LOOP), Slot("bot:violet", (HIS, 1), on_top=True)],
        [*((0, at) for at in range(len(LOOP))), (0, 0)],
    ),
)
"""What differs for him: your Private Goals, and the icons of his board with his Bot."""


def draw_main(p: Painter, box: Box, view: View) -> None:
    """Draw the main board."""
    _draw(p, box, view, MAIN_BOARD)


def draw_player(p: Painter, box: Box, view: View) -> None:
    """Draw a player board, with its Lab."""
    inner = _draw(p, box, view, PLAYER_BOARD)
    _draw_lab(p, _named(p, _within(inner, LAB.place), view, inner, LAB), view)


def draw_differences(p: Painter, box: Box, view: View) -> None:
    """Draw your Private Goals, and the Progress Area of his board."""
    _draw(p, box, view, DIFFERENCES)


def _draw(p: Painter, box: Box, view: View, areas: Sequence[Area]) -> Box:
    """Draw areas with their contents; return the room that they share."""
    p.rect(*box, "sunk", 16)
    inner = Box(box.x + MARGIN, box.y + MARGIN / 2, box.width - 2 * MARGIN, box.height - MARGIN)
    for area in areas:
        place = _named(p, _within(inner, area.place), view, inner, area)
        for slot, (x, y, side) in zip(area.slots, _places(place, area), strict=True):
            _draw_slot(p, x, y, side, slot, view)
    return inner


def _within(box: Box, share: Box) -> Box:
    """Return a part of a box, given in shares of it, with half a gap around it."""
    return Box(
        box.x + share.x * box.width + GAP / 2,
        box.y + share.y * box.height + GAP / 2,
        share.width * box.width - GAP,
        share.height * box.height - GAP,
    )


def _named(p: Painter, place: Box, view: View, inner: Box, area: Area) -> Box:
    """Draw the name of an area if it fits; return the room below it.

    On a narrow board only the names of areas that glow are drawn, each as wide as it needs.
    """
    if inner.height < NAMED - MARGIN:
        return place
    words, head = view.words("on-mars.picture-area", area=area.name), place.upper(HEAD - 6)
    rooms = [(head, "start")]
    if inner.width < NARROW:
        whole = head._replace(x=inner.x, width=inner.width)
        glows = any(_state(view, slot) == "now" for slot in area.slots)
        rooms += [(head._replace(width=inner.right - head.x), "start"), (whole, "end")]
        rooms = rooms if glows else []
    for room, anchor in rooms:
        size = p.size_in(room, words, FACT)
        if p.has_room(room, words, size):
            p.text(room, words, size, "dim", anchor=anchor)
            break
    return place.lower(HEAD)


def _places(place: Box, area: Area) -> Iterator[tuple[float, float, float]]:
    """Yield the middle and the side of each slot, row by row from the left."""
    cells = area.cells or [divmod(at, area.columns) for at in range(len(area.slots))]
    rows = 1 + max(row for row, _ in cells)
    side = min(SLOT, place.width / area.columns - APART, place.height / rows - APART)
    for row, column in cells:
        x = place.x + side / 2 + column * (side + APART)
        yield x, place.y + side / 2 + row * (side + APART), side


def _present(view: View) -> tuple[int, int] | None:
    """Return the index of the present prompt in their order, and which of its moves it is."""
    found = [
        (view.now - first, at)
        for at, key in enumerate(ORDER)
        if (first := view.numbers.get(f"on-mars.{key}")) and first <= view.now
    ]
    move, at = min(found, default=(0, -1))
    return (at, move) if at >= 0 else None


def _state(view: View, slot: Slot) -> str:
    """Return a slot's state: "now" if filled by the present move, "done" if before, or "empty"."""
    present, (key, move) = _present(view), slot.step
    if not slot.icon or present is None:
        return "empty"
    step = (ORDER.index(key), move) if key else (0, -1)
    if step == present and slot.glows:
        return "now"
    return "done" if step <= present else "empty"


def _draw_slot(p: Painter, x: float, y: float, side: float, slot: Slot, view: View) -> None:
    """Draw a slot with its contents; what is placed there now has a glowing orange edge."""
    if slot.on_top:
        x, y, side = x + side * 0.3, y + side * 0.3, side * ON_TOP
    state, corner = _state(view, slot), Box(x - side / 2, y - side / 2, side, side)
    if slot.on_top and state == "empty":
        return
    for reach, strength in (*GLOW, (EDGE, 1)) if state == "now" else ():
        p.rect(
            corner.x - reach,
            corner.y - reach,
            side + 2 * reach,
            side + 2 * reach,
            theme.colour("orange", strength),
            9 + reach,
        )
    p.rect(*corner, "panel", 8)
    if slot.icon:
        p.icon(slot.icon, x, y, side * ICON)
    if state == "empty":  # what comes there shows through
        p.rect(*corner, theme.colour("panel", VEIL), 8)
    elif slot.many:
        colour = "sand" if state == "now" else "dim"
        p.words(corner.right + 8, y + FACT * 0.36, f"× {slot.many}", FACT, colour)


def _draw_lab(p: Painter, place: Box, view: View) -> None:
    """Draw the spaces of the usual Lab; the Shelter Tech is in the middle of column 2."""
    most = max(USUAL_LAB.spaces)
    radius = min(place.width / (1.5 * len(USUAL_LAB.spaces) + 0.5), place.height / (most * 1.75))
    for column, spaces in enumerate(USUAL_LAB.spaces):
        for space in range(spaces):
            x = place.x + radius + column * 1.5 * radius
            y = place.y + (most * 0.875 + (space - (spaces - 1) / 2) * 1.75) * radius
            state = _state(view, LAB_TECH) if (column, space) == (1, 1) else "empty"
            for reach, strength in ((1.3, 0.45), (1.12, 1)) if state == "now" else ():
                p.poly(flat_hexagon(x, y, radius * reach), theme.colour("orange", strength))
            p.poly(flat_hexagon(x, y, radius * 0.94), "panel" if state == "empty" else "raised")
            if state != "empty":
                p.icon(LAB_TECH.icon, x, y, radius * 1.2)


MAIN, PLAYER = Picture(draw_main), Picture(draw_player)
HIS_BOARD = Picture(draw_differences, instead=True)
BOARDS_SET_UP = {
    **{f"on-mars.{key}": MAIN for key in (BOARD, CARDS, MARS)},
    f"on-mars.{PLAYERS}": PLAYER,
    f"on-mars.{HIS}": HIS_BOARD,
}
"""The board that each of these prompts sets up."""
