"""What the header tells: the turn, how the play keeps pace, the points."""

from __future__ import annotations

from companion.screens.pictures import Header, View, set_up
from companion.screens.pictures.dice.turns import flags, left_to

SIGN = "die:red"

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
    """Return the turn with the pace, or what else is going on with the name of the game."""
    phase, points = view.get("phase"), str(view.get("vp", 0))
    captions = {"op": view.words("dice.picture-track")}
    if phase == "turn":
        title = view.words("dice.picture-turn", turn=view.get("turn"))
        pace = "" if view.upright else view.pace  # there the lanes tell it
        told = [each for each in (pace, deadline(view)) if each]
        due = any(flag.due for flag in flags(view))
        return Header(
            title,
            pace,
            sign=SIGN,
            numbers=(("op", points),),
            longer=(" · ".join(told),),
            fresh=due,
            captions=captions,
            of=view.words("dice.picture-of", number=view.get("turns")) if view.get("turn") else "",
        )
    title = view.name(phase)
    title = title[:1].upper() + title[1:]
    numbers = (("op", points),) if phase == "final" or view.get("vp") else ()
    if phase == "setup":
        return set_up.header(view, title, SIGN, SET_UP, numbers, captions)
    return Header(title, view.name(view.game), sign=SIGN, numbers=numbers, captions=captions)


def deadline(view: View) -> str:
    """Return the next deadline, "" if there is none: the turns left to it once it is due."""
    flag = next((each for each in flags(view) if each.open), None)
    if flag is None:
        return ""
    if flag.due:
        count = left_to(view, flag.turn)
        return view.words("dice.picture-due", name=flag.name, count=count)
    return view.words("dice.picture-next", name=flag.name, turn=flag.turn)
