"""What the tiles of a report tell besides: the parameters, and how long a milestone is open."""

from __future__ import annotations

from companion.games.dice.components import parameters
from companion.screens.drawing.gauge import Gauge
from companion.screens.pictures import View
from companion.screens.pictures.dice.turns import flags, turns_to
from companion.screens.pictures.parameters import raised, tracks


def gauge_for(view: View, name: str) -> Gauge | None:
    """Return the parameter that a report raises, or the last turn of a milestone that is open."""
    if found := raised(view, name, tracks(view, parameters())):
        return found
    flag = next((each for each in flags(view) if each.name == name and each.open), None)
    if flag is None:
        return None
    return Gauge(turns_to(view, flag.turn), "amber") if flag.due else Gauge(str(flag.turn), "dim")
