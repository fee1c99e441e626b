"""The bottom bar: the primary button, answers beside or above it, Why?, undo, more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty

from companion.screens.board.moves import Shows
from companion.screens.models.offer import ALL_DONE
from companion.screens.theme import theme
from companion.screens.widgets.words import fitting

GAP_DP = 8
"""Between two buttons."""

PORTRAIT_DP, LANDSCAPE_DP, WORDS_EDGES_DP = 62, 82, 4
"""The height of an answer in portrait and in landscape, and the part of its width not used by text.
"""

PORTRAIT_EDGES_DP, LANDSCAPE_EDGES_DP = 200, 532
"""The width of the bar not used by answers, in portrait and in landscape."""


class AnswerBar(Shows):
    """The bar: the primary button, Why?, undo and more have fixed positions.

    Answers are between them: each has half of that room, and the right half is reserved for All
    done.
    """

    answers = ListProperty()
    beside = ListProperty()
    """The answers to the left of All done."""
    all_done = ListProperty()
    """The answer that takes the whole list, on the right, where no other answer ever is."""
    answers_width = NumericProperty(0)
    """The width of All done, and of the answers beside it, in pixels."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        theme.follow("text_scale", self.arrange)
        for name in ("answers", "portrait", "width"):
            self.fbind(name, self.arrange)

    def arrange(self, *_: Any) -> None:
        """Distribute the width."""
        room = _room(self.width, self.portrait)
        half = (room - dp(GAP_DP)) / 2
        self.beside = [each for each in self.answers if each.value != ALL_DONE]
        self.all_done = [each for each in self.answers if each.value == ALL_DONE]
        self.answers_width = max(0, room if len(self.beside) > 1 else half)


def have_room(texts: Sequence[str], width: float, portrait: bool) -> bool:
    """Return whether these answers fit into a bar of this width, in pixels."""
    count = max(2, len(texts))
    each = (_room(width, portrait) - (count - 1) * dp(GAP_DP)) / count
    inside = (
        int(each - dp(WORDS_EDGES_DP)),
        int(dp((PORTRAIT_DP if portrait else LANDSCAPE_DP) - 4)),
    )
    sizes = theme.sizes_from("answer")
    return not any(fitting(text, sizes, False, *inside)[1] for text in texts)


def _room(width: float, portrait: bool) -> float:
    """Return the width for answers, in pixels."""
    return width - dp(PORTRAIT_EDGES_DP if portrait else LANDSCAPE_EDGES_DP)
