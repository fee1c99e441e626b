"""Rows in which a value is set in place: a switch, a few values side by side, or less and more."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.framed import Faces
from companion.screens.theme import FACT, LABEL, LANE, LEADING, mix
from companion.screens.widgets.tap import Face

KNOB, SWITCH = 52, 72
"""The width of − and + and of the narrowest value, and that of a switch."""

PAD, EDGE, BETWEEN = 14, 4, 4
"""The space beside words, around what is tapped in a row, and between two such things."""


class Choice(NamedTuple):
    """A value that can be set: in the row's short words, and as it is said.

    One in another ``tongue`` is said by itself, in that one's voice.
    """

    value: Any
    short: str
    spoken: str
    tongue: str = ""


class Control(ABC):
    """A row: what it is called, what it can be set to and is set to now.

    ``set`` takes a value, and the name of the tap that chose it.
    """

    def __init__(
        self,
        name: str,
        label: str,
        choices: Sequence[Choice],
        now: Any,
        set_: Callable[[Any, str], object],
    ) -> None:
        self.name, self.label = name, label
        self.choices, self.now, self.set = list(choices), now, set_

    @property
    def at(self) -> int:
        """The place of the value that is set."""
        return next(n for n, choice in enumerate(self.choices) if choice.value == self.now)

    def spoken(self, choice: Choice) -> str:
        """Return how a value is said."""
        return choice.spoken if choice.tongue else f"{self.label}: {choice.spoken}"

    def fits(self, p: Painter, box: Box, size: float) -> bool:
        """Tell whether the name has room in letters of this size, in two lines if it must be."""
        lines = 2 if 2.4 * size <= box.high else 1
        return p.fits(self.label, size, self.room(p, box, size), lines)

    @abstractmethod
    def room(self, p: Painter, box: Box, size: float) -> float:
        """Return the width that values in letters of this size leave for the name."""

    @abstractmethod
    def put(self, faces: Faces, p: Painter, box: Box, size: float) -> None:
        """Put what sets it into a box; name and values have letters of this size."""

    def paint(self, p: Painter, box: Box, size: float) -> None:
        """Draw the row under what sets it."""
        p.rect(*box, "sunk", LANE)
        self.paint_label(p.at(box.x, box.y), box, size)

    def paint_label(self, p: Painter, box: Box, size: float) -> None:
        """Draw the name, in two lines if it must be."""
        lines = p.wrap(self.label, size, self.room(p, box, size))
        for at, line in enumerate(lines):
            base = box.high / 2 + size * 0.36 + (at - (len(lines) - 1) / 2) * size * LEADING
            p.words(PAD, base, line, size)


class Switch(Control):
    """On or off; its choices are those two, and a tap anywhere in the row turns it."""

    def room(self, p: Painter, box: Box, size: float) -> float:
        words = max(p.width(choice.short, _label(size)) for choice in self.choices)
        return box.wide - PAD - words - SWITCH - 36

    def put(self, faces: Faces, p: Painter, box: Box, size: float) -> None:
        face = Face(self.label, partial(self.set, not self.now, self.name), "bare", value=self.now)
        face.spoken = self.spoken(self.choices[self.at])
        face.paint = partial(self._paint_all, size)
        faces[self.name] = (box, face)

    def paint(self, p: Painter, box: Box, size: float) -> None:
        p.rect(*box, "sunk", LANE)

    def _paint_all(self, size: float, p: Painter, wide: float, high: float) -> None:
        self.paint_label(p, Box(0, 0, wide, high), size)
        x, y = wide - 12, high / 2
        p.rect(x - 72, y - 18, 72, 36, mix("ice", "ground", 0.45) if self.now else "line", 18)
        p.disc(x - 18 if self.now else x - 54, y, 14, "ice" if self.now else "dim")
        letters, short = _label(size), self.choices[self.at].short
        p.words(x - 84, y + letters * 0.36, short, letters, "dim", anchor="end")


class Segments(Control):
    """A few values side by side, the one that is set marked."""

    def room(self, p: Painter, box: Box, size: float) -> float:
        widths = self._widths(p, box, size)
        return box.wide - 2 * PAD - sum(widths) - BETWEEN * len(widths)

    def put(self, faces: Faces, p: Painter, box: Box, size: float) -> None:
        widths = self._widths(p, box, size)
        x = box.right - EDGE - sum(widths) - BETWEEN * (len(widths) - 1)
        for choice, wide in zip(self.choices, widths, strict=True):
            tap = f"{self.name}-{choice.value}"
            face = Face(choice.short, partial(self.set, choice.value, tap), "tile")
            face.size, face.value = size / p.letters, choice.value
            face.spoken, face.chosen = self.spoken(choice), choice.value == self.now
            face.tongue = choice.tongue
            faces[tap] = (Box(x, box.y + EDGE, wide, box.high - 2 * EDGE), face)
            x += wide + BETWEEN

    def _widths(self, p: Painter, box: Box, size: float) -> list[float]:
        """Return how wide each value is: all the same, if that leaves room for the name."""
        each = [max(KNOB, p.width(choice.short, size) + 20) for choice in self.choices]
        room = box.wide - 2 * PAD - p.width(self.label, size) - BETWEEN * len(each)
        return [max(each)] * len(each) if max(each) * len(each) <= room else each


class Stepper(Control):
    """One of many values in their order: less, the value, more."""

    def room(self, p: Painter, box: Box, size: float) -> float:
        return self._knobs(p, box, size)[0].x - box.x - PAD - 6

    def put(self, faces: Faces, p: Painter, box: Box, size: float) -> None:
        less, more = self._knobs(p, box, size)
        for end, words, sign, place, to in (
            ("less", "−", "minus", less, self.at - 1),
            ("greater", "+", "plus", more, self.at + 1),
        ):
            tap, off = f"{self.name}-{end}", not 0 <= to < len(self.choices)
            choice = self.choices[self.at if off else to]
            face = Face(words, partial(self.set, choice.value, tap), "blank", off=off)
            face.spoken, face.value = self.spoken(choice), choice.value
            face.paint = partial(_paint_knob, sign, off)
            faces[tap] = (place, face)

    def paint(self, p: Painter, box: Box, size: float) -> None:
        super().paint(p, box, size)
        less, more = self._knobs(p, box, size)
        middle, base = (less.right + more.x) / 2, box.y + box.high / 2 + size * 0.36
        p.words(middle, base, self.choices[self.at].short, size, bold=True, anchor="middle")

    def _knobs(self, p: Painter, box: Box, size: float) -> tuple[Box, Box]:
        """Return the places of − and +, with room for the widest value between them."""
        wide = max(p.width(choice.short, size, True) for choice in self.choices) + 16
        y, high = box.y + EDGE, box.high - 2 * EDGE
        more = Box(box.right - EDGE - KNOB, y, KNOB, high)
        return Box(more.x - wide - KNOB, y, KNOB, high), more


def _paint_knob(sign: str, off: bool, p: Painter, wide: float, high: float) -> None:
    p.sign(sign, wide / 2, high / 2, 32, "faint" if off else "ice")


def _label(size: float) -> float:
    """Return the size of a label beside letters of this size."""
    return max(LABEL, size * LABEL / FACT)
