"""Draws a step before it is shown, so that what it needs first is there: signs, widths, letters."""

from __future__ import annotations

from collections.abc import Iterator

from companion.screens.framed import Faces, share_sizes
from companion.screens.presenter import Presenter
from companion.screens.table import TableScreen
from companion.screens.widgets.tap import Face, Tap
from companion.session import Session


class Rehearsal(TableScreen):
    """A table that nobody sees."""

    def __init__(self, presenter: Presenter) -> None:
        self._likely = presenter.session
        self._tap = Tap()
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
        faces: Faces = {}
        self._put_question(p, faces)
        self._put_row(p, faces)
        self._paint(p)
        self._drawing.canvas.clear()
        self.drawn = p.drawn
        yield
        share_sizes(p, faces)
        for box, face in faces.values():
            self._tap.size = box.wide * self.frame.unit, box.high * self.frame.unit
            self._tap.show(face, self.frame.unit, self.letters)
            yield

    def _wait_for_presses(self, primary: Face) -> None:
        """Show its arrow pale: a press leads to the step."""
        primary.waits = True
