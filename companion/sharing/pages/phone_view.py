"""What a phone shows of the table, in one language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from companion.sharing.messages import Now


class PhoneMove(Struct, frozen=True, kw_only=True):
    """A move of the turn, or its question: see `companion.screens.models.step.MoveLine`."""

    number: int
    text: str
    fact: str = ""
    price: str = ""
    state: str = "coming"
    kind: str = "move"
    actor: str = ""


class Number(Struct, frozen=True):
    """A number with its icon; ``name`` says what it is."""

    icon: str
    text: str
    name: str = ""
    share: float | None = None
    """How far a parameter has come, from 0 to 1; None for another number."""


class PhonePart(Struct, frozen=True, kw_only=True):
    """A part of the table: a ``picture`` as SVG, or ``numbers``."""

    title: str
    note: str = ""
    picture: str = ""
    numbers: tuple[Number, ...] = ()


class Given(Struct, frozen=True):
    """An answer that a phone may give; ``group`` is the heading of those like it, "" for none."""

    value: Any
    text: str
    group: str = ""


class PhoneScore(Struct, frozen=True):
    """A line of the end: a source of points with everybody's number, or a goal, met or not."""

    text: str
    numbers: tuple[str, ...] = ()
    met: bool | None = None


class PhoneView(Struct, frozen=True, kw_only=True):
    """Everything that the page shows of a play.

    ``saved`` is when its last answer was saved (Unix seconds); ``behind`` is whether the table is
    further than that.
    """

    game: str
    title: str
    subtitle: str = ""
    actor: str = ""
    heading: str = ""
    notice: str = ""
    facts: tuple[str, ...] = ()
    lines: tuple[PhoneMove, ...] = ()
    reported: tuple[str, ...] = ()
    card: str = ""
    """The picture of his card as SVG, "" for none."""
    acts: str = ""
    """What he does with it."""
    scene: str = ""
    """The picture of the present move as SVG, "" for none of its own."""
    numbers: tuple[Number, ...] = ()
    pace: tuple[str, ...] = ()
    parts: tuple[PhonePart, ...] = ()
    icons: Iterable[str] = ()
    """The icons in the pictures: their shapes are elsewhere on the page."""
    recap: tuple[str, ...] = ()
    steps: tuple[str, ...] = ()
    """The last steps, the latest first."""
    points: tuple[PhoneScore, ...] = ()
    """The lines of the end; if they have numbers, the last ones are the totals."""
    players: tuple[str, ...] = ()
    primary: str = ""
    """What *Next* does, "" if it does nothing now."""
    undo: str = ""
    answers: tuple[Given, ...] = ()
    """The answers besides that of *Next*."""
    between: tuple[int, int] | None = None
    """The least and the greatest number that can be answered, None if none is asked for."""
    saved: float = 0.0
    behind: bool = False


Look = Callable[[Now, str], PhoneView | None]
"""Returns what is on the table in a language; None if nothing is, or it is not saved yet."""
