"""What the tiles of a report tell besides: the parameter that they raise."""

from __future__ import annotations

from companion.games.classic.state import parameters
from companion.screens.drawing.gauge import Gauge
from companion.screens.pictures import View
from companion.screens.pictures.parameters import raised, tracks


def gauge_for(view: View, name: str) -> Gauge | None:
    """Return the parameter that a report raises, None if it raises none."""
    return raised(view, name, tracks(view, parameters()))
