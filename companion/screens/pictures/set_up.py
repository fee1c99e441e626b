"""The header of a set-up with a few stages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from companion.screens.pictures import Header, View


def header(
    view: View,
    title: str,
    icon: str,
    stages: Sequence[Sequence[str]],
    numbers: Sequence[tuple[str, str]] = (),
    captions: Mapping[str, str] = MappingProxyType({}),
) -> Header:
    """Return the header with the stage of a step, found by the questions of each of ``stages``.

    A question of none of them has the name of the game instead.
    """
    asked = view.asked.partition(".")[2]
    at = next((at for at, questions in enumerate(stages) if asked in questions), None)
    if at is None:
        name = view.name(view.game)
        return Header(title, name, icon=icon, numbers=numbers, captions=captions)
    count = view.words("core.count", number=at + 1, all=len(stages))
    dots = [""] * len(stages)
    return Header(
        title, count, icon=icon, steps=dots, current=at, numbers=numbers, captions=captions
    )
