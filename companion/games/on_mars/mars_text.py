"""The map as text: for the terminal, and for screen readers.

A hex is up to three characters: its building or tile, then the piece on it, then its Advanced
marker. His pieces are capitals, yours small letters. The hex of the step is in brackets, those that
may be chosen between dashes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from companion.engine.prompts import Ask, Choose, Say
from companion.games.on_mars.components import LACERDA, TYPES
from companion.games.on_mars.hex_names import BY_NAME, COLUMNS, column_of, edge_marks
from companion.games.on_mars.hexes import Hex
from companion.games.on_mars.mars import (
    BOT,
    COLONIST,
    DISCOVERY,
    RESEARCH,
    ROVER,
    HexContent,
    Mars,
)
from companion.games.on_mars.state import OnMars

WIDTH, EDGE = 4, 3
"""Characters from one column to the next, and at the left edge."""

FREE, CRYSTAL = "·", "*"
MARKERS = {LACERDA: "!"}
"""How an Advanced marker is drawn: his; yours is an apostrophe."""

THINGS = (*TYPES, COLONIST, BOT, ROVER, DISCOVERY, RESEARCH)
"""What has a letter."""

FEW = 45
"""If more hexes than this may be chosen, none is marked."""


def sketch(
    game: OnMars, prompts: Sequence[Say | Ask], name: Callable[[str, str], str]
) -> Sequence[str]:
    """Return the map and its letters if a step names a hex or asks for one, else nothing.

    ``name`` returns a form of a thing's name: "" for the words, "letter" for the letter.
    """
    if game.mars is None:
        return ()
    named = [BY_NAME[each.args["hex"]] for each in prompts if each.args.get("hex") in BY_NAME]
    options = prompts[-1].options if isinstance(prompts[-1], Choose) else ()
    names = (str(each).rpartition(".")[2] for each in options)  # "G4", or "mine.G4"
    asked = {BY_NAME[each] for each in names if each in BY_NAME}
    if not named and not asked:
        return ()
    letters = {thing: name(thing, "letter") for thing in THINGS}
    allowed = asked if len(asked) <= FEW else ()
    drawn = map_lines(game.mars, letters, named[-1] if named else None, allowed)
    return (*drawn, "", ", ".join(f"{letters[each]} {name(each, '')}" for each in THINGS))


def map_lines(
    mars: Mars,
    letters: Mapping[str, str],
    target: Hex | None = None,
    allowed: Collection[Hex] = (),
) -> list[str]:
    """Return the map in lines. ``letters`` are those of Buildings, pieces and tiles.

    Each column to the right begins a line lower; a hex is two lines high.
    """
    lines: dict[int, dict[int, str]] = {}

    def put(at: Hex, words: str) -> None:
        middle = EDGE + WIDTH * (at.q - column_of(COLUMNS[0])) + WIDTH // 2
        start = middle - len(words) // 2
        for offset, character in enumerate(words):
            lines.setdefault(2 * at.r + at.q, {})[start + offset] = character

    for at, place in mars.places.items():
        held = _held(place, letters)
        around = "[]" if at == target else "--" if at in allowed else "  "
        put(at, f"{around[0]}{held}{around[1]}")
    for mark, _, off in edge_marks(mars.places):
        put(off, mark)
    return [_line(lines.get(number, {})) for number in range(min(lines), max(lines) + 1)]


def _held(place: HexContent, letters: Mapping[str, str]) -> str:
    """Return the contents of a hex, in one to three characters."""
    if place.building:
        what = letters[place.building].upper()
        if place.owner not in ("", LACERDA):
            what = what.lower()
    elif place.tile:
        what = letters[place.tile.what].upper()
    else:
        what = CRYSTAL if place.crystal else "" if place.piece else FREE
    piece = ""
    if place.piece:
        piece = letters[place.piece.what].lower()
        piece = piece.upper() if place.piece.owner == LACERDA else piece
    marker = MARKERS.get(place.advanced, "'") if place.advanced else ""
    return f"{what}{piece}{marker}"


def _line(characters: Mapping[int, str]) -> str:
    end = max(characters, default=-1) + 1
    return "".join(characters.get(at, " ") for at in range(end)).rstrip()
