"""Gestures with a push button: a short press, or a hold."""

from __future__ import annotations

from typing import NamedTuple

from companion.screens.drawing.painter import Painter

CAP, GLYPH = 0.36, 0.46
"""The radius of a button and the size of its icon, as shares of the whole."""

DOT, BAR = 0.07, 0.8
"""Half the height of the mark below it, a dot for a short press; the length of that of a hold."""


class Gesture(NamedTuple):
    """A button, by the icon and the colour of its cap, and whether it is held."""

    icon: str
    colour: str
    held: bool = False

    def draw(self, p: Painter, x: float, y: float, side: float) -> None:
        """Draw it around a point: the button from above, and below how long it is pressed."""
        cap, dot = y - side * (0.5 - CAP), side * DOT
        long = side * BAR if self.held else 2 * dot
        p.disc(x, cap, side * CAP, "raised")
        p.ring(x, cap, side * CAP, self.colour, side * 0.06)
        p.icon(self.icon, x, cap, side * GLYPH, self.colour)
        p.rect(x - long / 2, y + side / 2 - 2 * dot, long, 2 * dot, self.colour, dot)


GESTURES = {
    "press-next": Gesture("next", "orange"),
    "press-die": Gesture("die", "sand"),
    "hold-next": Gesture("next", "orange", held=True),
    "hold-die": Gesture("die", "sand", held=True),
    "press-help": Gesture("why", "ice"),
}
"""The gestures of two push buttons, and of an optional third, by name."""
