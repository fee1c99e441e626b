"""The map of a play, as large as the screen allows: a tap on it names what lies there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from companion.phrases.phrasebook import capital
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.framed import Faces
from companion.screens.headed import HeadedScreen
from companion.screens.pictures import Board, Spots, chart, nearest
from companion.screens.presenter import Presenter
from companion.screens.theme import FACT, GAP, LABEL, MOVE, NOUN, TITLE, sizes_to
from companion.screens.views import view_of
from companion.screens.widgets.pane import Pane
from companion.screens.widgets.tap import Face

SIGN, PITCH = 24, 37
"""The side of a sign that is explained, and from one to the next at most."""

LINE = 1.14
"""The height of a line of the legend, in sizes of its letters."""

BOARD, BESIDE, STANDING = 446, 14, 328
"""The width of the map in a screen that lies, the space beside it, and its height in one that
stands."""

SMALLER = 72
"""By how much the map is lower in a screen that stands, for a legend in large letters."""


Told = tuple[str, Sequence[str], float, float, float]
"""A sign that is explained, its words in lines, the size of these, and where it stands."""


class ChartScreen(HeadedScreen):
    """The map, and what its signs mean; or what lies in the place that was tapped."""

    name = "chart"
    of_step = True
    of_play = True

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self.picked: Any = None
        self.lie: Spots = {}
        self._pane = Pane(self._tap, self.refresh)

    def open(self, detail: Mapping[str, Any]) -> None:
        self.picked = None
        super().open(detail)

    def refresh(self) -> None:
        turned = self.presenter.settings.board_turned
        self.view = view_of(self.session, self.book, self.frame.upright, turned=turned)
        self.chart: Board | None = chart(self.view)
        back = Face(self.words("screens.back"), self.back, "primary")
        turn = Face(self.words("screens.turn-board"), self.turn_board, sign="turn")
        faces: Faces = {
            "primary": (self.frame.primary, back),
            "turn-board": (self.frame.both_choices, turn),
        }
        self.put_header(faces, stop=False)
        self.draw(faces, self._paint)
        self._pane.over(self, self._places()[0])

    def leave(self) -> None:
        self._pane.let_go()

    @property
    def spoken(self) -> str:
        return self.told or self.words("screens.chart")

    @property
    def told(self) -> str:
        """The place that was tapped, and what lies there; "" if none was."""
        if self.picked is None or self.chart is None:
            return ""
        return f"{self.picked}: {self.chart.tells(self.view, self.picked)}"

    def turn_board(self) -> None:
        """Turn the map by a sixth, as the player sits."""
        held = self.taps["turn-board"].focused
        self._pane.show_whole()
        self.presenter.turn_board()
        self.refresh()
        if held:
            self.keep_finger("turn-board")
        turned = self.presenter.settings.board_turned
        label = self.words("screens.set-board-turned")
        self.presenter.speak(f"{label}: {self.book.setting('screens.set-board-turned', turned)}")

    def back(self) -> None:
        self.presenter.visit("editor")

    def _places(self) -> tuple[Box, Box]:
        """Return where the map stands, and where the words: beside it, or below."""
        content = self.frame.content()
        if not self.frame.upright:
            board = Box(8, content.y - 6, BOARD + (content.wide - 768) * 0.7, content.high + 12)
            x = board.right + BESIDE
            return board, Box(x, content.y, content.right - x, content.high)
        board = Box(4, content.y, self.frame.wide - 8, STANDING)
        if self.letters > 1:
            board = board.upper(board.high - SMALLER)
        return board, content.lower(board.high + GAP)

    def _tap(self, x: float, y: float) -> None:
        """Name what lies in the place that is nearest to a finger (units)."""
        self.picked = nearest(self.lie, x, y)
        self.presenter.effect("tap")
        self.refresh()
        self.presenter.speak(self.told)

    # how it looks

    def _paint(self, p: Painter) -> None:
        self.paint_header(p, self.words("screens.chart"), self.words("screens.chart-hint"))
        if self.chart is None:
            return
        board, side = self._places()
        with p.within(*board):
            self.lie = self.chart.draw(p, self._pane.zoom.seen(board), self.view, self.picked)
        if self.picked is None:
            self._draw_legend(p, side)
        else:
            self._draw_picked(p, side)

    def _draw_picked(self, p: Painter, box: Box) -> None:
        """Draw the name of the place, and below it what lies there."""
        assert self.chart
        size = NOUN if box.high > 2 * NOUN else MOVE
        p.words(box.x + 2, box.y + size, str(self.picked), size, bold=True)
        words = capital(self.chart.tells(self.view, self.picked))
        small = p.largest(words, (TITLE * p.letters, TITLE, FACT, LABEL), box.wide, 4)
        p.block(box.x + 2, box.y + size + small + 14, words, small, box.wide)

    def _draw_legend(self, p: Painter, box: Box) -> None:
        """Draw what the signs mean."""
        assert self.chart
        legend = self.chart.legend(self.view)
        ways = product(sizes_to(FACT * max(1, p.letters)), (1, 2))
        found = (lie for size, columns in ways if (lie := _flow(p, box, legend, size, columns)))
        for sign, lines, size, x, y in next(found, ()):
            p.sign(sign, x + SIGN / 2, y + size * LINE / 2, SIGN)
            for number, line in enumerate(lines):
                base = y + size * (LINE / 2 + 0.36 + number * LINE)
                p.words(x + SIGN + 8, base, line, size, "dim")


def _flow(
    p: Painter, box: Box, legend: Sequence[tuple[str, str]], size: float, columns: int
) -> list[Told]:
    """Return where each sign and its lines stand in this size, nothing if they have no room."""
    rows = -(-len(legend) // columns)
    found: list[Told] = []
    own = [legend[at * rows :][:rows] for at in range(columns)]
    needs = [
        SIGN + 12 + max(p.width(word, size) for _, words in each for word in words.split())
        for each in own
    ]
    x, spare = box.x, (box.wide - sum(needs)) / columns
    for each, need in zip(own, needs, strict=True):
        room = need + spare - SIGN - 12
        told = [(sign, p.wrap(words, size, room)) for sign, words in each]
        left = box.high - sum(len(lines) for _, lines in told) * size * LINE
        apart = min(PITCH - SIGN, left / len(told))
        if spare < 0 or apart < 0:
            return []
        y = box.y + apart / 2
        for sign, lines in told:
            found.append((sign, lines, size, x, y))
            y += len(lines) * size * LINE + apart
        x += need + spare
    return found
