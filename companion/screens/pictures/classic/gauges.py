"""What the tiles of a report tell besides: the parameter that they raise."""

from __future__ import annotations

from companion.games.classic.state import parameters
from companion.screens.drawing.gauge import Gauge
from companion.screens.pictures import View
from companion.screens.pictures.parameters import gauge, tracks

RAISED = {"temperature": "temperature", "oxygen": "oxygen", "ocean": "oceans"}
"""The parameter that a report raises by itself."""


def gauge_for(view: View, name: str) -> Gauge | None:
    """Return the parameter that a report raises, None if it raises none."""
    raised = (each for each in tracks(view, parameters()) if each.name == RAISED.get(name))
    track = next(raised, None)
    return gauge(view, track) if track else None
