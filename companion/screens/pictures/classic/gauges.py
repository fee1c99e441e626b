"""What the tiles tell besides: the parameter that a report raises, and what a project costs."""

from __future__ import annotations

from companion.games.classic.board import PRICES
from companion.games.classic.state import parameters
from companion.screens.drawing.gauge import Gauge
from companion.screens.pictures import View
from companion.screens.pictures.classic.lanes import PROJECT
from companion.screens.pictures.parameters import raised, tracks


def gauge_for(view: View, name: str) -> Gauge | None:
    """Return the parameter that a report raises, or the price of a project; None if it has none."""
    if view.asked == PROJECT:
        if name not in PRICES:
            return None
        price = (view.args(PROJECT) or {}).get(f"price_{name}", PRICES[name])
        return Gauge(str(price), name=view.name(name, "priced"))
    return raised(view, name, tracks(view, parameters()))
