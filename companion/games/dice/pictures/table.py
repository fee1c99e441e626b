"""The Dice Game's own part of the table: fifty turns, three parameters, three milestones."""

from __future__ import annotations

from typing import Any, NamedTuple

from companion.games.dice.components import MILESTONE, parameters
from companion.games.dice.pictures.milestones import ICONS, Flag, flags, left_to
from companion.screens.drawing.painter import AnyColour, Painter
from companion.screens.frame import Box
from companion.screens.pictures import OnTable, View
from companion.screens.pictures.parameters import (
    ParameterRow,
    raised_by_rows,
    reportable,
    rows,
    tracks,
)
from companion.screens.theme import TITLE, mix

OWN_PICTURE = ("dice.lay-awards", "dice.lay-milestones")
"""The prompts whose own picture shows more than the table."""

BESIDE = ("forest", "city")
FEW = 3
"""With up to this many other reports there is room for the milestones as rows."""

ROW, SPACING = 48, 4
"""The height of a milestone, and the gap between two."""

BEYOND = 5
"""How far the current turn extends beyond its cell, in units."""

ROWS, COLUMNS = 5, 10
"""The grid of the fifty turns."""


class Turns(NamedTuple):
    """The turns: the current one, 0 before the first, and the flags at the others."""

    now: int
    flags: tuple[Flag, ...]


class MilestoneRow(NamedTuple):
    """A milestone as a row: ``answer`` claims it, "" if it can't be claimed now."""

    name: str
    fact: str
    icon: str
    status: str
    due: bool = False
    points: str = ""
    answer: str = ""


class DiceTable(OnTable, frozen=True):
    """The Dice Game's own part of the table."""

    turns: Turns = Turns(0, ())
    rows: tuple[ParameterRow, ...] = ()
    milestones: tuple[MilestoneRow, ...] = ()


def on_table(view: View, key: str, live: bool) -> DiceTable | None:
    """Return the game's own part of the table; the milestones only if there is room for them."""
    if key in OWN_PICTURE:
        return None
    marked = tuple(flags(view))
    shown = rows(view, tracks(view, parameters()), live)
    offered = reportable(view) if live else ()
    laid = [_milestone(view, each, flag, offered) for each, flag in _by_slot(view, marked)]
    raised = raised_by_rows(view, live)
    others = set(offered) - {*raised, *BESIDE, *(flag.name for flag in marked), _default(view)}
    milestones = tuple(laid) if offered and len(others) <= FEW else ()
    return DiceTable(
        "dice",
        (*raised, *(flag.name for flag in marked if milestones)),
        BESIDE,
        len(milestones) * (ROW + SPACING),
        bool(milestones),
        turns=Turns(view.get("turn", 0), marked),
        rows=shown,
        milestones=milestones,
    )


def _default(view: View) -> Any:
    return view.ask and view.ask.default


def _by_slot(view: View, marked: tuple[Flag, ...]) -> list[tuple[dict[str, Any], Flag]]:
    of_name = {flag.name: flag for flag in marked}
    return [(each, of_name[each["name"]]) for each in view.get("milestones", ())]


def _milestone(view: View, each: dict[str, Any], flag: Flag, offered: Any) -> MilestoneRow:
    """Return a milestone with the time it is still open, or its outcome."""
    name = view.name(flag.name)
    if flag.status == "claimed":
        fact = view.words("dice.picture-yours", points=MILESTONE)
    elif flag.status == "removed":
        fact = view.words("dice.picture-gone")
    else:
        fact = view.words("dice.picture-left", count=left_to(view, each["deadline"]))
    answer = flag.name if flag.name in offered else ""
    icon = "warn" if flag.due else ICONS[flag.status]
    points = f"+{MILESTONE}" if flag.open else ""
    return MilestoneRow(name, fact, icon, flag.status, flag.due, points, answer)


def draw_turns(p: Painter, box: Box, turns: Turns) -> None:
    """Draw the turns in rows of ten, with the flags; the current one has its number."""
    flagged = {flag.turn: flag for flag in turns.flags}
    last = ROWS * COLUMNS
    due = next((flag.turn for flag in turns.flags if flag.due), 0)
    for number, cell in enumerate(_cells(box), 1):
        colour: AnyColour = "faint" if number < turns.now else mix("line", "sunk", 0.4)
        if turns.now < number <= due:
            colour = mix("amber", "sunk", 0.35)
        p.rect(*cell, colour, 6)
        x, y, size = cell.x + cell.width / 2, cell.y + cell.height / 2, min(22, cell.height)
        if number == turns.now:
            continue
        if flag := flagged.get(number):
            icon = ICONS[flag.status]
            dark = flag.due or flag.turn < turns.now
            p.icon(icon, x, y, size, "on-accent" if dark else "dim")
        elif number == last:
            p.icon("flag", x, y, size, "sand")
    if turns.now:
        _draw_now(p, _cells(box)[min(turns.now, last) - 1], turns.now)


def _cells(box: Box) -> list[Box]:
    """Return the cells of the turns: the current one extends beyond its cell."""
    inner = Box(box.x + BEYOND, box.y + BEYOND, box.width - 2 * BEYOND, box.height - 2 * BEYOND)
    return inner.grid(COLUMNS, ROWS, SPACING)


def _draw_now(p: Painter, cell: Box, number: int) -> None:
    """Draw the current turn, larger than the others."""
    width, height = cell.width + 2 * BEYOND, cell.height + 2 * BEYOND
    place = Box(cell.x - BEYOND, cell.y - BEYOND, width, height)
    p.rect(*place, "sand", 9)
    p.text(place, str(number), p.size_in(place, str(number), TITLE, True), "ground", True)
