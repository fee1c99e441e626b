"""The diagrams of Ares Expedition, from the tables of its rules."""

from __future__ import annotations

from companion.drawings import Colour, GameDrawings
from companion.games.ares.board import ZONES, parameters
from companion.games.terraforming.drawings import tracks
from companion.games.terraforming.icons import COLOURS, ICONS

DRAWINGS = GameDrawings(
    icons=ICONS,
    colours={**COLOURS, "pink": Colour("#ff9ec2", "#b3246a", "#ff9ec2")},
    diagrams={
        "zones": lambda: tracks({name: parameters()[name] for name in ZONES}, zones=ZONES),
        "parameters": lambda: tracks(parameters()),
    },
)
