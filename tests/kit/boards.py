"""The starting positions of On Mars, as printed on one copy of the game."""

from __future__ import annotations

from companion.games.on_mars.components import RESEARCH_KINDS

STARTS, SHELTERS = ("D5", "J7", "G3", "G9"), ("E4", "I8")
RESEARCH = (("A2", "A3"), ("I3", "J4"), ("M9", "M10"), ("F9", "E8"))

BOX = {
    "outline.1": "same",
    "lab": "same",
    **{f"start.{n}": name for n, name in enumerate(STARTS, 1)},
    **{f"shelter.{n}": name for n, name in enumerate(SHELTERS, 1)},
    **{
        f"research.{kind}.{n}": name
        for kind, pair in zip(RESEARCH_KINDS, RESEARCH, strict=True)
        for n, name in enumerate(pair, 1)
    },
}
"""The facts entered in an earlier play."""
