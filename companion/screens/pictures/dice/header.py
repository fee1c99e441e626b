"""What the header tells: the turn, how the play keeps pace, the points."""

from __future__ import annotations

from companion.screens.pictures import Header, View

SIGN = "die:red"


def header(view: View) -> Header:
    """Return the turn with the pace, or what else is going on with the name of the game."""
    phase, points = view.get("phase"), str(view.get("vp", 0))
    if phase == "turn":
        title = view.words("dice.picture-turn", turn=view.get("turn"))
        return Header(title, view.pace, sign=SIGN, numbers=(("op", points),))
    title = view.name(phase)
    counted = phase == "final"
    numbers = (("op", points),) if counted or view.get("vp") else ()
    return Header(title[:1].upper() + title[1:], view.name(view.game), sign=SIGN, numbers=numbers)
