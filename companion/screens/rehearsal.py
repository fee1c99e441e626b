"""Draws a step before it is shown, so that what it needs first is there: signs, widths, letters."""

from __future__ import annotations

from collections.abc import Iterator

from companion.screens.presenter import Presenter
from companion.screens.table import TableScreen
from companion.session import Session


class Rehearsal(TableScreen):
    """A table that nobody sees."""

    def __init__(self, presenter: Presenter) -> None:
        self._likely = presenter.session
        super().__init__(presenter)

    @property
    def session(self) -> Session:
        """The play as it may come to stand."""
        return self._likely

    def rehearse(self, session: Session) -> Iterator[None]:
        """Draw the step of a play that may come to stand so; pause between short pieces of it."""
        stands = self.presenter.session.play
        self._likely, self._stood = session, (session.play, len(stands.log), stands.state())
        self._word(new=True)
        yield
        self._lay_out()
        yield
        p = self.measure
        self._put_question(p, {})
        self._paint(p)
        self._drawing.canvas.clear()
        self.drawn = p.drawn
