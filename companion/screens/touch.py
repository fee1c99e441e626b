"""Touch, tried by hand: a line follows each finger, and touches that arrive twice are counted."""

from __future__ import annotations

from math import hypot
from typing import Any, NamedTuple

from companion.screens.drawing.painter import Painter
from companion.screens.framed import Faces
from companion.screens.headed import HeadedScreen
from companion.screens.presenter import Presenter
from companion.screens.theme import FACT, LABEL, LEAST_MOVE, TITLE
from companion.screens.widgets.tap import Face

TWICE = 0.1
"""Seconds within which nobody touches the same place twice."""

NEAR = 20
"""The same place: units."""

DOT, RING = 7, 22
MOST = 1500
"""So many dots are drawn at most; then they are wiped away."""


class Touched(NamedTuple):
    """Where and when a touch began."""

    x: float
    y: float
    at: float


class TouchScreen(HeadedScreen):
    """Draws where it is touched."""

    name = "touch"

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self.count = self.doubles = self._dots = 0
        self._latest: list[Touched] = []

    def refresh(self) -> None:
        words, frame = self.words, self.frame
        wipe = Face(words("screens.touch-wipe"), self.wipe, sign="del")
        faces: Faces = {
            "wipe": (frame.both_choices, wipe),
            "primary": (frame.primary, Face(words("screens.back"), self.back, "primary")),
        }
        self.put_header(faces, stop=False)
        self.draw(faces, self._paint)

    def wipe(self) -> None:
        """Begin anew."""
        self.count = self.doubles = 0
        self._latest = []
        self._wipe_dots()
        self.refresh()
        self.presenter.speak(self.spoken)

    def fit(self, width: float, height: float) -> None:
        if (width, height) != tuple(self.size):
            self._wipe_dots()
        super().fit(width, height)

    def leave(self) -> None:
        self.count = self.doubles = 0
        self._latest = []
        self._wipe_dots()

    def back(self) -> None:
        """Go back to the list."""
        self.presenter.visit("doctor")

    @property
    def spoken(self) -> str:
        return f"{self.words('screens.doctor-touch')}. {self.words('screens.touch-hint')}"

    # touches

    def on_touch_down(self, touch: Any) -> bool:
        """Draw and count a touch, unless it is a tap on a button."""
        if super().on_touch_down(touch):
            return True
        x, y = self._where(touch)
        now = self.presenter.guard.clock()
        self._latest = [each for each in self._latest if now - each.at <= TWICE]
        twice = any(hypot(each.x - x, each.y - y) <= NEAR for each in self._latest)
        self._latest.append(Touched(x, y, now))
        self.count += not twice
        self.doubles += twice
        self._dot(x, y)
        if twice:
            self.painter(self.canvas.after).ring(x, y, RING, "amber", 4)
        self.refresh()
        return True

    def on_touch_move(self, touch: Any) -> bool:
        """Draw where a finger goes."""
        if super().on_touch_move(touch):
            return True
        self._dot(*self._where(touch))
        return True

    def _where(self, touch: Any) -> tuple[float, float]:
        """Return where a touch is, in units from the upper left corner."""
        return (touch.x - self.x) / self.frame.unit, (self.top - touch.y) / self.frame.unit

    def _dot(self, x: float, y: float) -> None:
        if self._dots >= MOST:
            self._wipe_dots()
        self._dots += 1
        self.painter(self.canvas.after).disc(x, y, DOT, "ice")

    def _wipe_dots(self) -> None:
        self.canvas.after.clear()
        self._dots = 0

    # how it looks

    def _paint(self, p: Painter) -> None:
        self.paint_header(p, self.words("screens.doctor-touch"))
        box = self.frame.content()
        told = [self.words("screens.touch-hint")]
        if self.count:
            told.append(self.words("screens.touch-count", count=self.count))
        if self.doubles:
            told.append(self.words("screens.touch-doubles", count=self.doubles))
        for size in (LEAST_MOVE, TITLE, FACT * p.letters, FACT, LABEL):
            lines = [line for each in told for line in p.wrap(each, size, box.wide)]
            if len(lines) * size * 1.3 <= box.high:
                break
        y = box.y + size
        for at, each in enumerate(told):
            ink = ("dim", "sand", "amber")[at]
            for line in p.wrap(each, size, box.wide):
                p.words(box.x, y, line, size, ink)
                y += size * 1.3
