"""Text with inline icons, at the top of its box."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, Rectangle

from companion.drawings.icons import by_character
from companion.screens.drawing.text import ASCENT, ICON_HEIGHT, ICON_WIDTH, rich_width, runs, wrap
from companion.screens.theme import theme
from companion.screens.widgets.icon import icon_texture
from companion.screens.widgets.words import Words

MIDDLE = ASCENT - 0.36
"""The distance from the top of a line to the middle of an icon, as a share of the text size."""


class Prose(Words):
    """Text with icons as characters, each in its own colour."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._draw = Clock.create_trigger(self.draw_icons, -1)
        for name in ("texture", "pos", "size"):
            self.fbind(name, self._draw)
        theme.follow("name", self.draw_icons)

    def draw_icons(self, *_: Any) -> None:
        """Draw the icons in the gaps that the text leaves for them."""
        self.canvas.after.clear()
        if not self.texture or self.text.isascii():
            return
        size = self.shown_size
        lines = wrap(self.text, size, int(self.width), self.bold)
        height, side = self.texture.height / len(lines), 2 * round(ICON_HEIGHT * size / 2)
        self.canvas.after.add(Color(1, 1, 1, 1))
        for at, line in enumerate(lines):
            left, middle = self.x, self.top - at * height - MIDDLE * size
            for run, bold in runs(line, self.bold):
                width = rich_width(run, size, bold)
                if run in by_character():
                    x = left + (ICON_WIDTH * size - side) / 2
                    self.canvas.after.add(
                        Rectangle(
                            texture=icon_texture(by_character()[run], side),
                            size=(side, side),
                            pos=(round(x), round(middle - side / 2)),
                        )
                    )
                left += width
