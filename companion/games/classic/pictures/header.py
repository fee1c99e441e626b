"""The header: the generation and its phases, the rating, and the money if it is tracked."""

from __future__ import annotations

from companion.games.classic.pictures.board import shows_board, tracks_board
from companion.phrases.phrasebook import capital
from companion.screens.pictures import Header, View, set_up

PHASES = ("research", "actions", "production")
NEUTRAL = ("classic.neutral-cost", "classic.place-neutral")
SET_UP = (
    ("setup-board",),
    ("neutral-cost", "place-neutral"),
    ("setup-cards",),
    ("corporation",),
    ("start-money", "start-cards"),
)
"""The questions of each stage of the set-up; the last exists if the board is tracked."""

TILES = ("city", "city", "greenery", "greenery")
"""The neutral tiles in the order in which they are placed."""


def header(view: View) -> Header:
    """Return the contents of a play's header."""
    if view.over:
        return Header(view.words("screens.over"), view.name(view.game), icon="city")
    phase = view.get("phase")
    if phase in PHASES:
        return _generation(view, phase)
    for key in NEUTRAL:
        if args := view.args(key):
            return _neutral(view, args["number"])
    title = capital(view.name(phase))
    if phase == "setup":
        stages = SET_UP if tracks_board(view) else SET_UP[:-1]
        return set_up.header(view, title, "city", stages)
    return Header(title, icon="city", numbers=_numbers(view), captions=_captions(view))


def _generation(view: View, phase: str) -> Header:
    return Header(
        view.words("classic.header-generation", generation=view.get("generation")),
        of := view.words("classic.header-of", generations=view.get("generations")),
        icon="city",
        steps=[capital(view.name(each)) for each in PHASES],
        current=PHASES.index(phase),
        numbers=_numbers(view),
        captions=_captions(view),
        of=of,
    )


def _neutral(view: View, number: int) -> Header:
    """Return the header of a neutral tile: all four, and which of them is being placed."""
    return Header(
        view.name("neutral"),
        icon="city" if TILES[number - 1] == "city" else "forest",
        steps=[capital(view.name(tile)) for tile in TILES],
        current=number - 1,
    )


def _numbers(view: View) -> list[tuple[str, str]]:
    """Return the rating, and the money if the player board isn't visible."""
    numbers = [("tr", str(view.get("tr")))]
    if tracks_board(view) and not shows_board(view):
        numbers.append(("me", str(view.get("stock.megacredits"))))
    return numbers


def _captions(view: View) -> dict[str, str]:
    """Return the caption that distinguishes the rating from the points so far."""
    return {"tr": view.name("tr", "short")}
