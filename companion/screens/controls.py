"""Rows in which a value is set in place: a switch, a few values side by side, or a slider."""

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

TRACK, GRIP, LONGEST, AIR = 6, 9, 150, 4
"""How thick a slider's track is, half of what is moved along it, the longest one, and the least
space around what is moved."""

CAPITALS = 0.71
"""How high digits and capitals are, as a share of the size of letters."""


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


class Slider(Control):
    """One of many values in their order, slid along a track between less and more.

    A finger on the track moves it, and sets it where it is lifted. The track is as ``long`` as
    those of its column, and at least as long as the widest value.
    """

    long = 0.0
    _slid: int | None = None

    def room(self, p: Painter, box: Box, size: float) -> float:
        return box.wide - EDGE - 2 * KNOB - self._track(p, size) - PAD - 6

    def put(self, faces: Faces, p: Painter, box: Box, size: float) -> None:
        less, track, more = self._parts(p, box, size)
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
        slid = Face(self.label, self._let_go, "bare", stop=False, slid=self._slide)
        slid.paint = partial(self._paint_track, size)
        faces[self.name] = (track, slid)

    def _slide(self, share: float) -> None:
        """Move to the value nearest to a finger, which is at this share of the track."""
        self._slid = round(share * (len(self.choices) - 1))

    def _let_go(self) -> None:
        """Set what it was slid to; where that is what was set, nothing is changed."""
        at, self._slid = self._slid, None
        if at is not None and at != self.at:
            self.set(self.choices[at].value, self.name)

    def _paint_track(self, size: float, p: Painter, wide: float, high: float) -> None:
        """Draw the value over the track, which is bright up to where it stands."""
        at = self.at if self._slid is None else self._slid
        capitals = size * CAPITALS
        grip = max(TRACK / 2 + 1, min(GRIP, (high - capitals - AIR - 1) / 2))
        y, left, right = high - grip - 1, GRIP + AIR, wide - GRIP - AIR
        base = max(capitals, (y - grip - AIR + capitals) / 2)
        p.words(wide / 2, base, self.choices[at].short, size, bold=True, anchor="middle")
        pitch = (right - left) / max(1, len(self.choices) - 1)
        x = left + at * pitch
        p.rect(left - TRACK / 2, y - TRACK / 2, right - left + TRACK, TRACK, "line", TRACK / 2)
        p.rect(left - TRACK / 2, y - TRACK / 2, x - left + TRACK, TRACK, "ice", TRACK / 2)
        p.disc(x, y, grip, "ice")

    def least(self, p: Painter, size: float) -> float:
        """Return the width of the widest value."""
        return max(p.width(choice.short, size, True) for choice in self.choices) + 16

    def _track(self, p: Painter, size: float) -> float:
        """Return the width of the track."""
        return max(self.long, self.least(p, size))

    def _parts(self, p: Painter, box: Box, size: float) -> tuple[Box, Box, Box]:
        """Return the places of −, the track and +."""
        wide, y, high = self._track(p, size), box.y + EDGE, box.high - 2 * EDGE
        more = Box(box.right - EDGE - KNOB, y, KNOB, high)
        track = Box(more.x - wide, y, wide, high)
        return Box(track.x - KNOB, y, KNOB, high), track, more


def lengthen(p: Painter, sliders: Sequence[tuple[Box, Slider]], size: float) -> None:
    """Make the tracks of a column all alike, as long as the names leave them room."""
    least = max((each.least(p, size) for _, each in sliders), default=0)
    free = [
        each.room(p, box, size) + each.least(p, size) - p.width(each.label, size) - PAD
        for box, each in sliders
    ]
    long = max(least, min([LONGEST, *free]))
    for _, each in sliders:
        each.long = long
    if not all(each.fits(p, box, size) for box, each in sliders):
        for _, each in sliders:
            each.long = 0


def _paint_knob(sign: str, off: bool, p: Painter, wide: float, high: float) -> None:
    p.sign(sign, wide / 2, high / 2, 32, "faint" if off else "ice")


def _label(size: float) -> float:
    """Return the size of a label beside letters of this size."""
    return max(LABEL, size * LABEL / FACT)
