"""A screen with its title in the header, beside the way back."""

from __future__ import annotations

from typing import Any

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.framed import Faces, FramedScreen
from companion.screens.presenter import Presenter
from companion.screens.theme import FACT, GAP, LABEL, TITLE
from companion.screens.widgets.notice import put_notice
from companion.screens.widgets.tap import Face


class HeadedScreen(FramedScreen):
    """A screen that is not the table. What the player should know stands in its header, too."""

    of_play = False
    """Whether it shows the play on the table."""

    leads_to_menu = True
    """Whether the menu of the play can be opened from it."""

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        presenter.bind(notices=self._look_again)

    def put_header(self, faces: Faces, stop: bool = True) -> None:
        """Put the way back, the menu of the play on the table, and what the player should know.

        Die does not ``stop`` at the way back where the primary button is another; it never does
        where that says the same.
        """
        frame = self.frame
        play = self.presenter.sessions.current
        right = frame.menu.x - GAP if play else frame.wide - 8
        put_notice(faces, self.presenter, Box(60, 4, right - 60, 48))
        words = self.words("screens.back")
        stop = stop and not ("primary" in faces and faces["primary"][1].words == words)
        back = Face(words, self.back, "bare", stop=stop, paint=_draw_chevron)
        faces["back"] = (Box(0, 0, 56, 56), back)
        if play and self.leads_to_menu:
            menu = Face(self.words("screens.menu"), self._show_menu, "bare", stop=False)
            menu.paint = draw_menu
            faces["menu"] = (frame.menu, menu)

    def paint_header(self, p: Painter, title: str, sub: str = "", note: str = "") -> None:
        """Draw the bar behind them with the title, a line beside it, and a note at its end.

        A title without room takes two lines.
        """
        frame = self.frame
        p.rect(0, 0, frame.wide, frame.header.high, "panel")
        if self.presenter.notices:
            return
        end = (frame.menu.x if self.presenter.sessions.current else frame.wide) - 14
        if note:
            end -= p.words(end, 38, note, FACT, "dim", anchor="end") + 14
        x = 58.0
        size = p.largest(title, (TITLE, FACT, LABEL), end - x, 1, True)
        if not p.fits(title, size, end - x, 1, True):
            p.block(x, 25, title, size, end - x, bold=True)
            return
        x += p.words(x, 39 if size == TITLE else 36, title, size, bold=True) + 14
        if sub and x + p.width(sub, FACT) <= end:
            p.words(x, 38, sub, FACT, "dim")

    def _show_menu(self) -> None:
        self.presenter.visit("menu")

    def _look_again(self, *_: Any) -> None:
        """Show what has come to pass by itself, if this screen is in sight."""
        if self.parent and (self.presenter.sessions.current or not self.of_play):
            self.look_again(self.refresh)


def _draw_chevron(p: Painter, wide: float, high: float) -> None:
    p.sign("back", wide / 2, high / 2, 30, "ice")


def draw_menu(p: Painter, wide: float, high: float) -> None:
    """Draw the button at the end of the header."""
    p.rect(0, 0, wide, high, "raised", 10)
    p.sign("menu", wide / 2, high / 2, 36, "ice")
