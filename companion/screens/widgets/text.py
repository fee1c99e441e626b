"""Text as large as its room allows."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.label import Label

from companion.screens.window.typesetting import height, largest, rich


class FittedLabel(Label):
    """Plain ``words``, set between ``smallest`` and ``most`` so that nothing is cut off."""

    words = StringProperty()
    most = NumericProperty("24sp")
    smallest = NumericProperty("9dp")

    def __init__(self, **kwargs: Any) -> None:
        fit = Clock.create_trigger(self.fit, -1)
        super().__init__(**kwargs)
        self.markup = True
        self.bind(words=fit, size=fit, most=fit, padding=fit, bold=fit)
        fit()

    def fit(self, *_: Any) -> None:
        """Set the words as large as they can be."""
        text = rich(self.words)
        left, top, right, bottom = self.padding
        width, room = self.width - left - right, self.height - top - bottom

        def fits(size: float) -> bool:
            return height(text, size, width, self.bold) <= room

        self.font_size = largest(fits, self.smallest, self.most) or self.smallest
        self.text_size = self.size
        self.text = text
