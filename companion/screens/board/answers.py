"""The bottom bar: the primary button, answers beside or above it, Why?, undo, more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty

from companion.screens.board.moves import Shows
from companion.screens.models.offer import ALL_DONE, LEAVE, TO_MAP
from companion.screens.models.worded import BACK
from companion.screens.theme import theme
from companion.screens.widgets.words import fitting

APART = ALL_DONE, TO_MAP, LEAVE, BACK
"""The answers on the right: where one of them was, a second tap answers nothing."""

GAP_DP = 8
"""Between two buttons."""

PORTRAIT_DP, LANDSCAPE_DP, WORDS_EDGES_DP = 62, 82, 4
"""The height of an answer in portrait and in landscape, and the part of its width not used by text.
"""

PORTRAIT_EDGES_DP, LANDSCAPE_EDGES_DP = 200, 532
"""The width of the bar not used by answers, in portrait and in landscape."""


class AnswerBar(Shows):
    """The bar: the primary button, Why?, undo and more have fixed positions.

    Answers are between them: each has half of that room or less, and the right end is reserved for
    those that the play never sees, so that none of them ever moves.
    """

    answers = ListProperty()
    slots = NumericProperty(0)
    """The number of places for them, 0 if as many as there are: the last ones are used."""
    beside = ListProperty()
    """The answers on the left."""
    apart = ListProperty()
    """The answer on the right: All done, the map, or back."""
    free_width, beside_width, apart_width = (NumericProperty(0) for _ in range(3))
    """The width of the free places on the left, of the answers there, and of the place on the
    right, in pixels.
    """

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        theme.follow("text_scale", self.arrange)
        for name in ("answers", "slots", "portrait", "width"):
            self.fbind(name, self.arrange)

    def arrange(self, *_: Any) -> None:
        """Distribute the width."""
        self.beside = [each for each in self.answers if each.value not in APART]
        self.apart = [each for each in self.answers if each.value in APART]
        slots = max(int(self.slots), len(self.answers))
        each, gap = max(0, _each(slots, self.width, self.portrait)), dp(GAP_DP)
        self.free_width = (slots - len(self.answers)) * (each + gap) if self.slots else 0
        self.beside_width = max(0, len(self.beside) * (each + gap) - gap)
        self.apart_width = each


def have_room(texts: Sequence[str], width: float, portrait: bool) -> bool:
    """Return whether these answers fit into a bar of this width, in pixels."""
    inside = (
        int(_each(len(texts), width, portrait) - dp(WORDS_EDGES_DP)),
        int(dp((PORTRAIT_DP if portrait else LANDSCAPE_DP) - 4)),
    )
    sizes = theme.sizes_from("answer")
    return not any(fitting(text, sizes, False, *inside)[1] for text in texts)


def _each(count: int, width: float, portrait: bool) -> float:
    """Return the width of each answer in pixels, given their number: of one, that of two."""
    room = width - dp(PORTRAIT_EDGES_DP if portrait else LANDSCAPE_EDGES_DP)
    return (room + dp(GAP_DP)) / max(2, count) - dp(GAP_DP)
