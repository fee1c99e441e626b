"""The header: the turn, and the points."""

from __future__ import annotations

from companion.engine.game import YOU
from companion.phrases.phrasebook import capital, minus
from companion.screens.pictures import Header, View, set_up

ICON = "die:red"

SET_UP = (
    ("setup-board",),
    ("setup-tiles",),
    ("setup-supply",),
    ("awards", "award-die", "award-face", "lay-awards"),
    ("milestones", "milestone-tile", "lay-milestones"),
    ("setup-corporation",),
    ("setup-production",),
    ("bonus-card",),
)
"""The questions of each stage of the set-up."""


def header(view: View) -> Header:
    """Return the turn, or the current stage with the name of the game."""
    phase, points = view.get("phase"), str(view.get("vp", 0))
    captions = {"op": view.words("dice.picture-track")}
    if phase == "final" and view.ask is None:
        points, captions = minus(str(sum(view.scores.get(YOU, {}).values()))), {}
    if phase == "turn":
        title = view.words("dice.picture-turn", turn=view.get("turn"))
        of = view.words("dice.picture-of", number=view.get("turns")) if view.get("turn") else ""
        return Header(title, of, icon=ICON, numbers=(("op", points),), captions=captions, of=of)
    title = capital(view.name(phase))
    numbers = (("op", points),) if phase == "final" or view.get("vp") else ()
    if phase == "setup":
        return set_up.header(view, title, ICON, SET_UP, numbers, captions)
    return Header(title, view.name(view.game), icon=ICON, numbers=numbers, captions=captions)
