"""The buttons below: the primary one, answers beside or above it, Why?, undo, more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty

from companion.screens.board.moves import Shows
from companion.screens.models.offer import ALL_DONE
from companion.screens.theme import theme
from companion.screens.widgets.words import fitting

BESIDE = 136, 74
"""The room for the words of an answer beside Why?, in dp."""

GAP, SIGN_ALONE = 8, 64
"""Between two buttons, and the width of Why? where it is a sign alone, in dp."""

STANDING, LYING, WORDS_EDGES = 62, 82, 4
"""The height of an answer on a panel that stands and on one that lies, and what of its width is not
for words, in dp."""

STANDING_EDGES, LYING_EDGES = 16, 524
"""What of the width of the panel is not for answers and Why?, in dp."""


class AnswerBar(Shows):
    """The primary button is always at the same place; answers are between it and undo.

    Why? is a sign alone where an answer needs the room, and goes where there are two.
    """

    screen = ObjectProperty(None, allownone=True)
    answers = ListProperty()
    beside = ListProperty()
    """The answers at the left of Why?."""
    all_done = ListProperty()
    """The answer that takes the whole list, at the right: no other one has its place."""
    why_worded = BooleanProperty(True)
    why_width = NumericProperty(0)
    """The width of Why? in pixels, 0 where there is none."""
    answers_width = NumericProperty(0)
    """The width of the answers at each side of Why?, in pixels."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        theme.follow("text_scale", self.arrange)
        for name in ("answers", "portrait", "width"):
            self.fbind(name, self.arrange)

    def arrange(self, *_: Any) -> None:
        """Choose how much room Why? has."""
        count, gap = len(self.answers), dp(GAP)
        self.beside = [each for each in self.answers if each.value != ALL_DONE]
        self.all_done = [each for each in self.answers if each.value == ALL_DONE]
        room = _room(self.width, self.portrait)
        self.why_worded = self.portrait or all(_fits_beside_why(each.text) for each in self.answers)
        if count == 1:
            share = 0.5 if self.portrait else 0.44
            self.why_width = (room - gap) * share if self.why_worded else dp(SIGN_ALONE)
        else:
            self.why_width = 0 if count else room
        between = gap if self.why_width else 0
        width = max(0, room - self.why_width - between) if count else 0
        self.answers_width = (width - gap) / 2 if self.beside and self.all_done else width


def have_room(texts: Sequence[str], width: float, portrait: bool) -> bool:
    """Return whether these answers have room in the bar of a panel of this width, in pixels."""
    share = (_room(width, portrait) - dp(GAP)) / 2
    wide = share if portrait or len(texts) > 1 else _room(width, portrait) - dp(SIGN_ALONE + GAP)
    inside = int(wide - dp(WORDS_EDGES)), int(dp((STANDING if portrait else LYING) - 4))
    sizes = theme.sizes_from("answer")
    return not any(fitting(text, sizes, False, *inside)[1] for text in texts)


def _room(width: float, portrait: bool) -> float:
    """Return the width for answers and Why?, in pixels."""
    return width - dp(STANDING_EDGES if portrait else LYING_EDGES)


def _fits_beside_why(text: str) -> bool:
    """Return whether an answer is not too small where Why? has its word."""
    width, height = (int(dp(side)) for side in BESIDE)
    sizes = tuple(size for size in theme.sizes_from("answer") if size >= theme.fact)
    return not fitting(text, sizes, False, width, height)[1]
