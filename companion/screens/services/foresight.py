"""Prepares the likely next steps and their speech while the player is busy with this one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from kivy.clock import Clock

from companion.screens.models.desk import Unseen
from companion.screens.models.table import TableController
from companion.screens.presenter import Presenter
from companion.screens.presenter.navigation import PAGE, TABLE
from companion.screens.window.in_slices import InSlices
from companion.session.session import Session

DELAY_S = 0.3
"""The time after a step until the next ones are prepared."""

PAUSE_S = 0.004
"""The time between slices of the work, which leave the voice time to be generated."""


class Foresight:
    """Prepares the likely next steps and their speech, soon after a step is shown.

    It runs on the window's thread, a little at a time: on another it would delay a tap for longer.
    When the step changes, the rest is dropped.
    """

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self._work = InSlices(PAUSE_S, "the next steps cannot be worked out")
        self._begin = Clock.create_trigger(self._foresee, DELAY_S)
        self._bindings = {"on_show": self._shown, "on_setting": self._set}
        presenter.bind(**self._bindings)

    def cancel(self) -> None:
        """Stop preparing."""
        self._leave()
        self._presenter.unbind(**self._bindings)

    def _shown(self, *_: Any) -> None:
        self._leave()
        self._begin()

    def _set(self, _: Presenter, name: str, value: Any) -> None:
        """Drop what is half done in another language, or at another rate."""
        self._leave()

    def _leave(self) -> None:
        self._begin.cancel()
        self._work.cancel()

    def _foresee(self, _: float) -> None:
        presenter = self._presenter
        name, session = presenter.host.shown, presenter.sessions.current
        if session and name == TABLE:
            likely = session.preview_answers(presenter.host.screens[TABLE].controller.group)
            self._work.begin(self._prepare(session, likely))
        elif session and name == PAGE:
            self._prepare_speech(presenter.host.screens[PAGE].likely)

    def _prepare(self, session: Session, likely: Iterator[Session | None]) -> Iterator[None]:
        """Generate the speech of this step's moves and of each likely next step, in pieces."""
        for ahead in chain([session], likely):
            for line in self._lines(ahead) if ahead else ():
                self._prepare_speech(line)
                yield
            yield

    def _lines(self, session: Session) -> Iterator[str]:
        """Yield what the table says of each move of a step."""
        presenter = self._presenter
        unseen = Unseen(session, presenter.settings, by_buttons=presenter.by_buttons)
        return TableController(unseen).lines()

    def _prepare_speech(self, line: str) -> None:
        narrator = self._presenter.speech.narrator
        if narrator and narrator.on and line:
            narrator.prepare([line])
