"""The diagrams of Ares Expedition, from the tables of its rules."""

from __future__ import annotations

from companion.drawings import Colour, GameDrawings
from companion.drawings.diagrams.parts import Diagram, diagram
from companion.games.ares.board import ZONES, parameters
from companion.games.terraforming.drawings import EACH, track
from companion.games.terraforming.icons import COLOURS, ICONS


def zones() -> Diagram:
    """The tracks of temperature and oxygen in their colour zones, with the start of each."""
    found = parameters()
    zoned = {name: found[name] for name in ZONES}
    tracks = [
        track(14 + at * EACH, name, each, zones=ZONES[name])
        for at, (name, each) in enumerate(zoned.items())
    ]
    return diagram(len(zoned) * EACH - 20, *tracks)


def tracks() -> Diagram:
    """The three global parameters from their start to their goal."""
    found = parameters()
    tracks = [track(14 + at * EACH, name, each) for at, (name, each) in enumerate(found.items())]
    return diagram(len(found) * EACH - 20, *tracks)


DRAWINGS = GameDrawings(
    icons=ICONS,
    colours={**COLOURS, "pink": Colour("#ff9ec2", "#b3246a", "#ff9ec2")},
    diagrams={
        "zones": zones,
        "parameters": tracks,
    },
)
