"""The whole table: the player board or the map, the parameters, and the rest."""

from __future__ import annotations

from companion.games.classic.pictures import tharsis
from companion.games.classic.pictures.board import output, stock, tracks_board
from companion.games.classic.pictures.icons import ICONS, RESOURCES
from companion.games.classic.state import parameters
from companion.phrases.phrasebook import capital
from companion.screens.pictures import View
from companion.screens.pictures.parameters import rows, tracks
from companion.screens.pictures.whole import PartRow, TrackedValue, WholePart, parameter_values


def whole(view: View) -> tuple[PartRow, ...]:
    """Return the player board, else the map; the parameters, and the rest."""
    shown = rows(view, tracks(view, parameters()), live=False)
    raised = WholePart("parameters", values=parameter_values(shown))
    numbers = WholePart("numbers", values=_numbers(view, named=True), width=1.25)
    if tracks_board(view):
        there, made = _resources(view)
        if view.portrait:
            return PartRow((there, made)), PartRow((raised,)), PartRow((numbers,), 1.65)
        cells = WholePart("numbers", values=_numbers(view, named=False), columns=2)
        return PartRow((there,), 0.4), PartRow((made,), 0.4), PartRow((raised, cells), 1.2)
    mars = WholePart("tiles", view.words("screens.chart"), draw=tharsis.draw_tiles, width=1.1)
    if view.portrait:
        return PartRow((mars,), 0.95), PartRow((raised,)), PartRow((numbers,), 1.65)
    return (PartRow((mars, raised, numbers)),)


def _resources(view: View) -> tuple[WholePart, WholePart]:
    """Return the stock and the production of each resource."""
    columns = 2 if view.portrait else len(RESOURCES)
    there = tuple(
        TrackedValue(f"stock.{each}", stock(view, each), icon) for each, icon in RESOURCES.items()
    )
    made = tuple(
        TrackedValue(f"production.{each}", output(view, each), icon)
        for each, icon in RESOURCES.items()
    )
    return (
        WholePart("stock", values=there, columns=columns),
        WholePart("production", values=made, columns=columns),
    )


def _numbers(view: View, named: bool) -> tuple[TrackedValue, ...]:
    """Return the values that aren't resources, ``named`` or with icons alone."""
    value, last = view.get("corporation"), view.get("generations")
    corporation = capital(view.name(value)) if value else "–"
    texts = {
        "generation": f"{view.get('generation')} / {last}",
        **{name: str(view.get(name)) for name in ("tr", "greeneries", "cities")},
    }
    found = [
        TrackedValue(name, text, ICONS[name], _title(view, name) if named else "")
        for name, text in texts.items()
    ]
    return (*found, TrackedValue("corporation", "", ICONS["corporation"], corporation))


def _title(view: View, name: str) -> str:
    return view.name(name, "short") if name == "tr" else capital(view.name(name))
