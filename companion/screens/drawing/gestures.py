"""What a hand does with a push button: presses it shortly, or holds it."""

from __future__ import annotations

from typing import NamedTuple

from companion.screens.drawing.painter import Painter

CAP, GLYPH = 0.36, 0.46
"""The radius of a button and the size of the sign on it, as shares of the whole."""

DOT, BAR = 0.07, 0.8
"""Half the height of the mark below it, a dot for a short press; how long that of a hold is."""


class Gesture(NamedTuple):
    """A button, by the sign and the colour of its cap, and whether it is held."""

    sign: str
    colour: str
    held: bool = False

    def draw(self, p: Painter, x: float, y: float, side: float) -> None:
        """Draw it around a point: the button from above, and below how long it is pressed."""
        cap, dot = y - side * (0.5 - CAP), side * DOT
        long = side * BAR if self.held else 2 * dot
        p.disc(x, cap, side * CAP, "raised")
        p.ring(x, cap, side * CAP, self.colour, side * 0.06)
        p.sign(self.sign, x, cap, side * GLYPH, self.colour)
        p.rect(x - long / 2, y + side / 2 - 2 * dot, long, 2 * dot, self.colour, dot)


GESTURES = {
    "press-next": Gesture("next", "orange"),
    "press-die": Gesture("die", "sand"),
    "hold-next": Gesture("next", "orange", held=True),
    "hold-die": Gesture("die", "sand", held=True),
    "press-help": Gesture("why", "ice"),
}
"""What is done with two push buttons, and a third if there is one, by name."""
