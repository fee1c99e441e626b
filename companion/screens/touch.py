"""The touch test: a line follows each finger, and touches that arrive twice are counted."""

from __future__ import annotations

from collections import deque
from math import dist
from typing import Any, NamedTuple

from kivy.graphics import Color, SmoothLine
from kivy.metrics import dp
from kivy.properties import NumericProperty, StringProperty

from companion.screens.drawing import smooth
from companion.screens.sheet import Sheet, SheetTool
from companion.screens.theme import theme

TWICE_S = 0.1
"""The time within which nobody touches the same place twice."""

NEAR_DP = 20
"""The distance that counts as the same place."""

DOT_DP, RING_DP = 7, 22
"""The radius of the dot drawn at a touch, and of the ring around one that arrived twice."""

MAX_DOTS = 1500
"""The maximum number of dots; then they are cleared."""


class Touched(NamedTuple):
    """Where and when a touch began."""

    pos: tuple[float, float]
    at: float


class TouchScreen(Sheet):
    """Draws where it is touched."""

    name = "touch"
    kv = "touch"

    count = NumericProperty(0)
    doubles = NumericProperty(0)
    hint = StringProperty()
    counted = StringProperty()
    doubled = StringProperty()
    """The test's purpose, and the numbers of touches and of doubles, "" for none."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._latest: deque[Touched] = deque(maxlen=10)
        self._dots = 0

    def refresh(self) -> None:
        """Show the counts."""
        super().refresh()
        words, count, doubles = self.presenter.words, int(self.count), int(self.doubles)
        self.title, self.hint = words("screens.doctor-touch"), words("screens.touch-hint")
        self.counted = words("screens.touch-count", count=count) if count else ""
        self.doubled = words("screens.touch-doubles", count=doubles) if doubles else ""
        self.tools = [SheetTool("wipe", words("screens.touch-wipe"), "del")]

    @property
    def spoken(self) -> str:
        """What the test is for, and how to do it."""
        return f"{self.title}. {self.hint}"

    def use(self, name: str) -> None:
        """Start over."""
        self._wipe()
        self.refresh()
        self.presenter.speech.say(self.spoken)

    def fit(self, width: float, height: float) -> None:
        """Adapt to the size of the window; dots of another size would be misplaced."""
        if (width, height) != tuple(self.size):
            self._wipe_dots()
        super().fit(width, height)

    def leave(self) -> None:
        """Clear the counts."""
        super().leave()
        self._wipe()

    def back(self) -> None:
        """Go back to the list."""
        self.presenter.navigation.visit("doctor")

    # touches

    def on_touch_down(self, touch: Any) -> bool:
        """Draw and count a touch, unless it is a tap on a button."""
        if super().on_touch_down(touch):
            return True
        now = self.presenter.guard.clock()
        recent = [each for each in self._latest if now - each.at <= TWICE_S]
        twice = any(dist(each.pos, touch.pos) <= dp(NEAR_DP) for each in recent)
        self._latest.append(Touched(touch.pos, now))
        self.count += not twice
        self.doubles += twice
        self._dot(touch)
        if twice:
            with self.canvas.after:
                Color(*theme.amber)
                SmoothLine(width=dp(2), circle=(*touch.pos, dp(RING_DP)))
        self.refresh()
        return True

    def on_touch_move(self, touch: Any) -> bool:
        """Draw where a finger goes."""
        if not super().on_touch_move(touch):
            self._dot(touch)
        return True

    def _dot(self, touch: Any) -> None:
        if self._dots >= MAX_DOTS:
            self._wipe_dots()
        self._dots += 1
        radius = dp(DOT_DP)
        left, low = touch.x - radius, touch.y - radius
        self.canvas.after.add(Color(*theme.ice))
        dot = smooth.rectangle(left, low, left + 2 * radius, low + 2 * radius, radius)
        self.canvas.after.add(dot)

    def _wipe(self) -> None:
        self.count = self.doubles = 0
        self._latest.clear()
        self._wipe_dots()

    def _wipe_dots(self) -> None:
        self.canvas.after.clear()
        self._dots = 0
