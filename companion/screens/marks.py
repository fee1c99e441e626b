"""The mark of a step whose rule is a reading of ours, or is not known: the pages carry the same."""

from __future__ import annotations

from companion.screens.drawing.painter import Painter
from companion.screens.widgets.tap import Face
from companion.session.session import Session

SIGNS = {"reading": "reading", "unknown": "why"}
"""The sign of each mark."""

SIDE, RIGHT, TOP = 18, 12, 9
"""The side of the sign, and how far its middle is from the edges of a button: above its words."""


def put(session: Session, face: Face) -> None:
    """Draw the mark of the step in the upper corner of the button that tells why."""
    notes = session.marked
    if not notes:
        return

    def draw(p: Painter, wide: float, _: float) -> None:
        p.sign(SIGNS[notes[0].mark], wide - RIGHT, TOP, SIDE, "amber")

    face.paint = draw
