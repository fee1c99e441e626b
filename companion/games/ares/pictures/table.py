"""Ares Expedition's own part of the table: phases, parameters, steps, dummy hand, cubes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from companion.engine.game import YOU
from companion.engine.prompts import Choose
from companion.games.ares.board import (
    DIFFICULTIES,
    DUMMY_HAND,
    FINAL_CUBE,
    PARTNER,
    PHASES,
    ZONES,
    parameters,
)
from companion.games.ares.pictures.cube import CUBES, is_pile
from companion.games.ares.pictures.phases import NUMERALS, PhaseState, phases
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import OnTable, View
from companion.screens.pictures.parameters import AHEAD, ParameterRow, raised_by_rows, rows, tracks
from companion.screens.theme import mix

BESIDE = ("forest", "tr")
SIDE = 82
"""The height of the dummy hand and the cube."""

CHOOSERS = {YOU: "you", PARTNER: "pawn:flask", DUMMY_HAND: "martian"}
"""The icon of who chose a phase."""


class Tab(NamedTuple):
    """A phase as a tab: ``answer`` chooses it, "" if it can't be chosen now."""

    numeral: str
    name: str
    state: str
    choosers: tuple[str, ...] = ()
    answer: str = ""


class StepTotals(NamedTuple):
    """All steps of a play: yours and those of the help, first those done, then those left."""

    yours: int
    help: int
    yours_left: int
    help_left: int
    text: str
    help_text: str


class DummyCard(NamedTuple):
    """A card of the dummy hand: the ``numeral`` of a played one, "" for one still to come."""

    numeral: str


class Cubes(NamedTuple):
    """A cube with its number, or that and its last one; and its name."""

    colour: str
    number: str
    name: str


class AresTable(OnTable, frozen=True):
    """Ares Expedition's own part of the table."""

    tabs: tuple[Tab, ...] = ()
    rows: tuple[ParameterRow, ...] = ()
    steps: StepTotals | None = None
    hand: tuple[DummyCard, ...] = ()
    hand_name: str = ""
    cubes: tuple[Cubes, ...] = ()


def on_table(view: View, key: str, live: bool) -> AresTable:
    """Return the game's own part of the table; a phase that is asked for is chosen by its tab."""
    tabs = tuple(_tab(view, each, live) for each in phases(view))
    shown = rows(view, tracks(view, parameters(), ZONES), live)
    hand, between = view.get(f"{DUMMY_HAND}.hand"), not view.get("round")
    return AresTable(
        "ares",
        PHASES if any(each.answer for each in tabs) else raised_by_rows(view, live),
        BESIDE,
        0 if between else SIDE,
        tabs=tabs,
        rows=shown,
        steps=None if between else _steps(view),
        hand=() if between else _cards(hand),
        hand_name=view.name(DUMMY_HAND) if hand and not between else "",
        cubes=() if between else _cubes(view),
    )


def _tab(view: View, phase: PhaseState, live: bool) -> Tab:
    options: Sequence[Any] = view.ask.options if live and isinstance(view.ask, Choose) else ()
    state = "now" if phase.now else "done" if phase.done else "lit" if phase.lit else ""
    answer = phase.name if phase.name in options else ""
    icons = tuple(CHOOSERS[who] for who in phase.chose)
    return Tab(NUMERALS[phase.name], view.name(phase.name, "short"), state, icons, answer)


def _steps(view: View) -> StepTotals:
    """Return the steps; once Mars is terraformed none are left."""
    shown = tracks(view, parameters())
    every, done = sum(each.cells for each in shown), sum(each.done for each in shown)
    help_left = view.get("pace.help", 0)
    moved = 0 if is_pile(view) else view.get("cube") - 1
    helped = min(done, moved * DIFFICULTIES.get(view.get("difficulty"), 0))
    left = every - done - help_left
    help_text = view.words("ares.picture-help", steps=help_left) if help_left else ""
    text = view.words("ares.picture-steps", steps=left, help=help_left)
    return StepTotals(done - helped, helped, left, help_left, text, help_text)


def _cards(hand: dict[str, bool] | None) -> tuple[DummyCard, ...]:
    """Return the cards of the dummy hand, the played ones first."""
    found = [DummyCard("" if to_come else NUMERALS[name]) for name, to_come in (hand or {}).items()]
    return tuple(sorted(found, key=lambda card: (not card.numeral, PHASES_OF[card.numeral])))


PHASES_OF = {"": 0, **{NUMERALS[name]: at for at, name in enumerate(PHASES)}}
"""The index of a phase by its numeral."""


def _cubes(view: View) -> tuple[Cubes, ...]:
    if is_pile(view):
        return tuple(
            Cubes(colour, str(view.get(f"pile.{kind}")), view.name(kind))
            for kind, colour in CUBES.items()
        )
    return (Cubes("ice", f"{view.get('cube')}/{FINAL_CUBE}", view.name("cube")),)


def draw_steps(p: Painter, box: Box, steps: StepTotals) -> None:
    """Draw the steps in a row, bright if done."""
    parts = (
        ("ice", steps.yours, False),
        ("amber", steps.help, False),
        ("ice", steps.yours_left, True),
        ("amber", steps.help_left, True),
    )
    width = box.width / max(1, sum(count for _, count, _ in parts))
    x = box.x
    for role, count, ahead in parts:
        for _ in range(count):
            p.rect(
                x, box.y, width - 2, box.height, mix(role, "ground", AHEAD) if ahead else role, 2
            )
            x += width
