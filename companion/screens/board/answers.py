"""The buttons below: the primary one, answers beside or above it, Why?, undo, more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty

from companion.screens.board.moves import Shows
from companion.screens.models.offer import ALL_DONE
from companion.screens.theme import theme
from companion.screens.widgets.words import fitting

GAP = 8
"""Between two buttons, in dp."""

STANDING, LYING, WORDS_EDGES = 62, 82, 4
"""The height of an answer on a panel that stands and on one that lies, and what of its width is not
for words, in dp."""

STANDING_EDGES, LYING_EDGES = 200, 532
"""What of the width of the panel is not for answers, in dp."""


class AnswerBar(Shows):
    """The primary button, Why?, undo and more are always at the same places.

    Answers are between them: each has a half of that room, the second one where All done would be.
    """

    answers = ListProperty()
    beside = ListProperty()
    """The answers at the left of All done."""
    all_done = ListProperty()
    """The answer that takes the whole list, at the right: no other one has its place."""
    answers_width = NumericProperty(0)
    """The width of All done, and of the answers beside it, in pixels."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        theme.follow("text_scale", self.arrange)
        for name in ("answers", "portrait", "width"):
            self.fbind(name, self.arrange)

    def arrange(self, *_: Any) -> None:
        """Share the room out."""
        room = _room(self.width, self.portrait)
        half = (room - dp(GAP)) / 2
        self.beside = [each for each in self.answers if each.value != ALL_DONE]
        self.all_done = [each for each in self.answers if each.value == ALL_DONE]
        self.answers_width = max(0, room if len(self.beside) > 1 else half)


def have_room(texts: Sequence[str], width: float, portrait: bool) -> bool:
    """Return whether these answers have room in the bar of a panel of this width, in pixels."""
    count = max(2, len(texts))
    each = (_room(width, portrait) - (count - 1) * dp(GAP)) / count
    inside = int(each - dp(WORDS_EDGES)), int(dp((STANDING if portrait else LYING) - 4))
    sizes = theme.sizes_from("answer")
    return not any(fitting(text, sizes, False, *inside)[1] for text in texts)


def _room(width: float, portrait: bool) -> float:
    """Return the width for answers, in pixels."""
    return width - dp(STANDING_EDGES if portrait else LYING_EDGES)
