"""The list of a turn: what is done, the present move on a band, and what comes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from companion.screens.models.step import MoveLine
from companion.screens.theme import theme
from companion.screens.widgets.tappable import Tappable
from companion.screens.widgets.words import height_of

BADGE, PADDING, GAP = 40, 12, 14
"""The side of the band's number, and the room around and beside it, in dp."""

BAND_LEAST, DONE, COMING = 64, 29, 31
"""The least heights of the band and of rows, in dp."""

INDENT = 66
"""Where the words of a row begin, in dp."""


class MoveRow(Tappable):
    """A move in the list; ``item`` is a `MoveLine`."""

    item = ObjectProperty(None, allownone=True, rebind=True)


class MoveList(BoxLayout):
    """Shows the moves of a turn as far as they have room.

    The present move always has; then one that is done, all that come, and more that are done.
    Which those are depends on the moves and on the list's size alone, never on a layout's result.
    """

    moves = ListProperty()
    dense = BooleanProperty(False)
    """Whether there is room for the present move only."""
    crowded = BooleanProperty(False)
    """Whether there is no room for its fact either."""

    done = ListProperty()
    present = ListProperty()
    coming = ListProperty()
    dense_height = NumericProperty(0)
    """The height of the present move alone, in pixels."""
    more = NumericProperty(0)
    """How many coming moves have no room."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        update = Clock.create_trigger(self.arrange, -1)
        for name in ("moves", "size", "dense", "crowded"):
            self.fbind(name, update)
        theme.fbind("text_scale", update)

    def arrange(self, *_: Any) -> None:
        """Choose the moves that have room."""
        done = [move for move in self.moves if move.state == "done"]
        coming = [move for move in self.moves if move.state == "coming"]
        present = [move for move in self.moves if move.state == "present"]
        self.present = [move._replace(fact="") for move in present] if self.crowded else present
        room = self.height - sum(self.band_height(move) for move in self.present) - dp(8)
        self.dense_height = sum(self.band_height(move) for move in self.present) + dp(8)
        if self.dense:
            room = 0
        above = [self._row_height(move, DONE) for move in reversed(done)]
        below = [self._row_height(move, COMING) for move in coming]
        first = _fitting(above[:1], room)
        after = _fitting(below, room - sum(above[:first]))
        before = _fitting(above, room - sum(below[:after]))
        self.done, self.coming = done[len(done) - before :], coming[:after]
        self.more = len(coming) - after

    def _row_height(self, move: MoveLine, least: float) -> float:
        """Return the height of the row of a done or a coming move, in pixels."""
        room = self.width - dp(INDENT)
        return max(dp(least), height_of(move.text.replace("**", ""), "fact", room, 2) + dp(4))

    def role_of(self, move: MoveLine) -> str:
        """Return the role of a band's text in the type scale: a question is smaller than a move."""
        return "noun" if move.number else "title" if move.fact and not self.crowded else "answer"

    def band_height(self, move: MoveLine) -> float:
        """Return the height of the band for a move, in pixels."""
        room = self.width - dp(BADGE + PADDING + GAP + 10)
        text = height_of(move.text, self.role_of(move), room, 2)
        fact = 0 if self.crowded else height_of(move.fact, "answer", room, 3)
        return max(dp(BAND_LEAST), text + fact + dp(14))


def _fitting(heights: Sequence[float], room: float) -> int:
    """Return how many of these heights, from the first on, have room."""
    return sum(1 for total in accumulate(heights) if total <= room)


class PresentMove(MoveRow):
    """The band of the present move."""

    colour = StringProperty("sand")


class GrownMove(BoxLayout):
    """The present move, to be read from across the table."""

    item = ObjectProperty(None, allownone=True, rebind=True)
    colour = StringProperty("sand")


class Shows(BoxLayout):
    """A part of a screen that shows a `StepModel`; kv follows its properties."""

    step = ObjectProperty(None, allownone=True, rebind=True)
    screen = ObjectProperty(None, allownone=True, rebind=True)
    portrait = BooleanProperty(False)
