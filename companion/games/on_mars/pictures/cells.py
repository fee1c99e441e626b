"""The map of Mars as plain data, a `Cell` per hex. A view compares them to find changes."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from companion.drawings.icons import icons
from companion.games.on_mars.components import LACERDA
from companion.games.on_mars.hex_names import BY_NAME, name_of
from companion.games.on_mars.mars import CENTRE
from companion.games.on_mars.pictures.kinds import KINDS, RESEARCH
from companion.games.on_mars.pictures.mars_board import (
    LEGEND,
    QUESTIONS,
    STEPS,
    move_to_hex,
    waiting_rovers,
)
from companion.screens.pictures import View

MAX_LIT = 24
"""If more hexes than this answer, they are not highlighted: nearly all of the map would be."""


ARROWS = "on-mars.arrows"
"""The question about the Crystals that a new tile brings."""

CLEARED = "on-mars.cleared"
"""The move by which something leaves a hex: nothing goes there."""


class Cell(NamedTuple):
    """What a hex shows.

    ``mark`` is its part in the step: target, equal (one that the target is compared with), allowed,
    beyond or picked. ``put`` is the icon of what goes to a target or may go to an allowed hex,
    ``number`` that of the move, or of a tied hex. An arrow may point there from the hex
    ``pointed_from`` (q, r). ``rovers`` are the owners of Rovers that have not moved yet, beside a
    piece there.
    """

    q: int
    r: int
    building: str = ""
    colour: str = ""
    advanced: str = ""
    piece: str = ""
    owner: str = ""
    crystal: bool = False
    tile: str = ""
    letter: str = ""
    mark: str = ""
    put: str = ""
    number: int = 0
    pointed_from: tuple[int, int] | None = None
    rovers: tuple[str, ...] = ()

    @property
    def pieces(self) -> Collection[tuple[str, str]]:
        """The icons of the pieces there, each with its owner."""
        own = [(self.piece, self.owner)] if self.piece else []
        return [*own, *(("rover", owner) for owner in self.rovers)]


TIED = "on-mars.tie-card"
"""The question whose answer decides between hexes, by their number."""

PRINTED = {"start": "planet"}
"""The icon of a hex with some printed Building."""

PIECES = {"rover": "rover", "bot": "bot", "colonist": "pawn"}


def cells(
    view: View, choices: Collection[str], picked: str, now: int, actor: str, put: str = ""
) -> Mapping[str, Cell]:
    """Return the map of a step, by the names of its hexes.

    ``choices`` are hexes that answer; if they are most of the map, only those that he could have
    chosen as well are highlighted. ``picked`` is one of them, to which the icon ``put`` goes, ""
    for that of the question; ``now`` is the number of the present move, made by ``actor``.
    """
    key, details, number = _target(view)
    target = "" if choices else str(details.get("hex", ""))
    icon = "crystal" if view.asked == ARROWS else _icon(key, details)
    lit = choices if len(choices) <= MAX_LIT else details.get("equals", ())
    left = details.get("from") or next(iter(details.get("way", ())), "")
    made, present = bool(number and now > number), number in (None, now)
    compared = _compared(details) if (target or key == TIED) and present else ()
    numbers = {name: at for at, name in enumerate(details.get("equals", ()), 1) if key == TIED}
    found = {}
    for row in view.get("map") or ():
        name, cell = row["hex"], _cell(view, row)
        if name == name_of(CENTRE):
            cell = cell._replace(rovers=tuple(waiting_rovers(view)))
        if name == picked:
            cell = cell._replace(mark="picked", put=put or icon)
        elif name in choices and name in lit:
            cell = _allowed(view, cell)
        elif name == target and made:
            cell = cell if key == CLEARED else _placed(cell, icon, actor)
            if _is_about_tile(view, key, details, now):
                cell = cell._replace(mark="target", put=cell.tile)
        elif name == target and present:
            cell = cell._replace(mark="target", put=icon, number=number or 0)
        elif name == left and made:
            cell = _left(cell, actor)
        elif name in compared:
            cell = cell._replace(mark="equal", number=numbers.get(name, 0))
        found[name] = cell
    for name in choices:  # hexes that may be added to the outline
        if name not in found:
            hex_ = BY_NAME[name]
            found[name] = Cell(hex_.q, hex_.r, mark="beyond", put="plus")
    return found


def _is_about_tile(view: View, key: str, details: Mapping[str, Any], now: int) -> bool:
    """Return whether a step is about the tile on the hex after the move that went there."""
    last = view.last_numbers.get(key, now)
    if key == "on-mars.rover-to":
        return details["because"] == "arrives" and now == last
    return key == "on-mars.discovery-at" and now > last


def _compared(details: Mapping[str, Any]) -> Collection[str]:
    """Return the hexes shown with a target: the tied ones, or that of the tile it leads to."""
    equals = details.get("equals", ())
    return {*(equals if len(equals) > 1 else ()), details.get("target")}


def _left(cell: Cell, actor: str) -> Cell:
    """Return a hex that somebody's piece has left."""
    if actor in cell.rovers:
        return cell._replace(rovers=tuple(each for each in cell.rovers if each != actor))
    return cell._replace(piece="", owner="")


def _allowed(view: View, cell: Cell) -> Cell:
    """Return a hex that answers; if arrows of a new tile may point there, with their origin."""
    cell = cell._replace(mark="allowed")
    if view.asked != ARROWS or view.ask is None:
        return cell
    tile = BY_NAME[view.ask.args["hex"]]
    return cell._replace(put="crystal", pointed_from=(tile.q, tile.r))


def _placed(cell: Cell, icon: str, actor: str) -> Cell:
    """Return a hex with what went there in this step; a Building covers a tile."""
    if icon in PIECES.values():
        return cell._replace(piece=icon, owner=actor)
    if icon == "discovery":
        return cell._replace(tile=icon)
    if icon in ("planet", "upgrade"):
        return cell
    colour = _building_colour(icon, actor)
    return cell._replace(building=icon, colour=colour, crystal=False, tile="", letter="")


def _building_colour(icon: str, owner: str) -> str:
    return colour_of(owner) if icon == "shelter" else icons()[icon].colour


def colour_of(owner: str) -> str:
    """Return the role of the colour of a player's pieces."""
    return "violet" if owner == LACERDA else "ice"


def _cell(view: View, row: Mapping[str, Any]) -> Cell:
    """Return the contents of a hex."""
    kind, piece, tile = row["building"], row["piece"], row["tile"]
    building = PRINTED.get(kind) or KINDS[kind] if kind else ""
    colour = RESEARCH.get(tile["shows"] or "", "dim") if tile else ""
    return Cell(
        row["q"],
        row["r"],
        building,
        _building_colour(building, row["owner"]) if building else colour,
        row["advanced"] or "",
        PIECES[piece["what"]] if piece else "",
        piece["owner"] if piece else "",
        bool(row["crystal"]),
        tile["what"] if tile else "",
        view.name(tile["shows"], "letter") if tile and tile["shows"] in RESEARCH else "",
    )


def _target(view: View) -> tuple[str, Mapping[str, Any], int | None]:
    """Return the key, the values and the move's number of the present prompt, if it has a hex."""
    for prompt in view.prompts[-1:]:
        if prompt.key in STEPS and prompt.args.get("hex") in BY_NAME:
            return prompt.key, prompt.args, move_to_hex(view, prompt.key, prompt.args)
        if prompt is view.ask:
            return prompt.key, prompt.args, None
    return "", {}, None


def _icon(key: str, details: Mapping[str, Any]) -> str:
    """Return the icon of what goes to the hex."""
    own = STEPS.get(key) or QUESTIONS.get(key) or STEPS.get(str(details.get("step", "")))
    what = str(details.get("kind") or details.get("what"))
    return own or KINDS.get(what) or LEGEND.get(what, "planet")
