"""The whole table: phases, parameters, cube, ratings and forests."""

from __future__ import annotations

from companion.engine.game import YOU
from companion.games.ares.board import DUMMY_HAND, FINAL_CUBE, PARTNER, ZONES, parameters
from companion.games.ares.pictures.cube import CUBES, is_pile
from companion.games.ares.pictures.phases import NUMERALS, field_of, phases
from companion.phrases.phrasebook import capital
from companion.screens.pictures import View
from companion.screens.pictures.parameters import rows, tracks
from companion.screens.pictures.whole import PartRow, TrackedValue, WholePart, parameter_values

CHOOSERS = {YOU: "pawn:ice", PARTNER: "pawn:flask", DUMMY_HAND: "hand"}
"""The icon of who chose a phase."""

NUMBERS = {"tr": "tr", "forests": "forest"}


def whole(view: View) -> tuple[PartRow, ...]:
    """Return everything that is tracked, to be compared with the table."""
    chosen = tuple(
        TrackedValue(
            field_of(view, each),
            NUMERALS[each.name],
            CHOOSERS[each.chose[0]] if each.chose else "",
        )
        for each in phases(view)
    )
    tabs = WholePart("phases", values=chosen, columns=5, width=3)
    shown = rows(view, tracks(view, parameters(), ZONES), live=False)
    raised = WholePart("parameters", values=parameter_values(shown), width=1.5)
    players, cubes = _players(view), _cubes(view)
    if view.portrait:
        return (
            PartRow((tabs,), 0.5),
            PartRow((raised,), 1.2),
            PartRow((players,), 0.9),
            PartRow((cubes,), 0.7),
        )
    return PartRow((tabs, cubes), 0.8), PartRow((raised, players), 1.1)


def _players(view: View) -> WholePart:
    """Return each player's rating and forests."""
    places = ("", "partner.") if view.get("partner") else ("",)
    values = tuple(
        TrackedValue(f"{place}{field}", str(view.get(f"{place}{field}")), icon)
        for place in places
        for field, icon in NUMBERS.items()
    )
    title = view.name("you") if len(places) == 1 else f"{view.name('you')}, {view.name('partner')}"
    return WholePart("players", title, values=values, columns=2)


def _cubes(view: View) -> WholePart:
    """Return the position of the cube, or the number of cubes in the pile."""
    title = capital(view.name("pile" if is_pile(view) else "cube"))
    if is_pile(view):
        values = tuple(
            TrackedValue("cube", str(view.get(f"pile.{kind}")), f"cube:{colour}")
            for kind, colour in CUBES.items()
        )
    else:
        values = (TrackedValue("cube", f"{view.get('cube')} / {FINAL_CUBE}", "cube:ice"),)
    return WholePart("cubes", title, values=values, columns=len(values))
