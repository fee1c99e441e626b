"""What the header tells in a set-up of a few stages."""

from __future__ import annotations

from collections.abc import Sequence

from companion.screens.pictures import Header, View


def header(
    view: View,
    title: str,
    sign: str,
    stages: Sequence[Sequence[str]],
    numbers: Sequence[tuple[str, str]] = (),
) -> Header:
    """Return which of the ``stages`` a step belongs to, told by the questions of each.

    A question of none of them has the name of the game instead.
    """
    asked = view.asked.partition(".")[2]
    at = next((at for at, questions in enumerate(stages) if asked in questions), None)
    if at is None:
        return Header(title, view.name(view.game), sign=sign, numbers=numbers)
    count = view.words("core.count", number=at + 1, all=len(stages))
    dots = [""] * len(stages)
    return Header(title, count, sign=sign, steps=dots, current=at, numbers=numbers)
