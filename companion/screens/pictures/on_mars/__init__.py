"""On Mars: what its steps look like, one module a picture."""

from __future__ import annotations

from companion.screens.pictures.on_mars import header, kinds, lanes
from companion.screens.pictures.on_mars.card import CARD

__all__ = ["HEADER", "LANES", "LANES_HIGH", "PICTURES", "SIGNS"]

PICTURES = {"on-mars.card": CARD}
HEADER = header.header
LANES, LANES_HIGH = lanes.draw, lanes.lanes_high
SIGNS = kinds.SIGNS
