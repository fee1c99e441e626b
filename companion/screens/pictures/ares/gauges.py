"""What tiles tell besides: the parameter that a report raises, the number of a phase."""

from __future__ import annotations

from companion.games.ares.board import ZONES, parameters
from companion.screens.drawing.gauge import Gauge
from companion.screens.pictures import View
from companion.screens.pictures.ares.phases import NUMERALS
from companion.screens.pictures.parameters import raised, tracks


def gauge_for(view: View, name: str) -> Gauge | None:
    """Return the parameter that a report raises, in its zones, or the number of a phase."""
    if name in NUMERALS:
        return Gauge(NUMERALS[name])
    return raised(view, name, tracks(view, parameters(), ZONES))
