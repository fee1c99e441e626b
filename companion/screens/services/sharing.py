"""Reports to the sharing process what is on the table, and does what is pressed elsewhere."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from companion.engine.game import YOU
from companion.screens.presenter import Presenter
from companion.screens.presenter.navigation import TABLE
from companion.screens.window.after_frame import AfterFrame
from companion.screens.window.main_thread import on_main_thread
from companion.sharing.gateway import Gateway
from companion.sharing.messages import Heard, Now, Press, SharingStatus
from companion.storage.codes import code_of_table, renew_code_of_table
from companion.storage.settings import SHARING, Settings

FOLLOWED = "moves", "title", "speech"
"""The properties of the step that change with each of its moves."""


class Sharing:
    """Shares the table as the settings say: without one of them no process is started.

    ``open_gateway`` starts the process, and is called with a function for what it says.
    """

    def __init__(
        self,
        presenter: Presenter,
        open_gateway: Callable[[Callable[[Heard], object]], Gateway] = Gateway,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._presenter, self._open, self._clock = presenter, open_gateway, clock
        self._gateway: Gateway | None = None
        self._now: Now | None = None
        self._step: Any = None
        self._page = ""
        self._tell = AfterFrame(self._send)
        self._bindings = {
            "on_show": self._shown,
            "on_setting": self._set,
            "calls_help": lambda *_: self._tell(),
            "on_new_code": self._renew,
            "phone_code": lambda *_: self._send(),
        }
        presenter.bind(**self._bindings)
        self._follow_settings()

    def close(self) -> None:
        """Stop sharing."""
        self._presenter.unbind(**self._bindings)
        self._tell.cancel()
        self._end()

    def _end(self) -> None:
        if self._gateway:
            self._gateway.close()
        self._gateway, self._now, self._presenter.sharing = None, None, SharingStatus()
        self._presenter.phone_code = ""

    def _follow_settings(self) -> None:
        """Start the process if something is to be shared."""
        settings = self._presenter.settings
        self._page = code_of_table() if settings.phone_table else ""
        if is_shared(settings):
            self._gateway = self._open(lambda said: on_main_thread(lambda: self._hear(said)))
            on_main_thread(self._send)  # perhaps nothing is drawn for a while

    def _set(self, _: Presenter, name: str, value: Any) -> None:
        """Restart with another setting."""
        if name in SHARING:
            self._end()
            self._follow_settings()
        elif name in ("language", "board_turned"):
            self._tell()

    def _renew(self, _: Presenter) -> None:
        """Replace the code of the page: the phones that read it need the new one."""
        if self._gateway:
            self._page = renew_code_of_table()
            self._send()

    def _shown(self, _: Presenter, name: str) -> None:
        """Report that another screen is shown; from the table on, each of its steps."""
        if self._gateway is None:
            return
        if name == TABLE and self._step is None:
            self._step = self._presenter.host.screens[TABLE].step
            self._step.bind(**dict.fromkeys(FOLLOWED, lambda *_: self._tell()))
        self._tell()

    def _send(self) -> None:
        """Send the state of the table if it has changed."""
        if self._gateway is None:
            return
        now = self.state()
        if self._now is None or now != self._now:
            self._now = now
            self._gateway.send(now)

    def state(self) -> Now:
        """Return the state of the table."""
        presenter = self._presenter
        session, book = presenter.sessions.current, presenter.phrasebook
        if session is None:
            return Now(
                language=book.language,
                help=presenter.calls_help,
                page=self._page,
                code=presenter.phone_code,
            )
        play, game, step = session.play, session.game, self._step
        whose = YOU if play.whose == "player" else play.whose or ""
        answers, ticked = presenter.ticked.get(session.id or 0, (0, 0))
        same = self._now and (self._now.play, self._now.whose) == (session.id, whose)
        return Now(
            language=book.language,
            play=session.id,
            answers=len(play.log),
            ticked=ticked if answers == len(play.log) else 0,
            game=game.name,
            title=step.title if step else "",
            step=session.spoken,
            whose=whose,
            counter=book.field(game.counter, game.name) if game.counter else "",
            turn=play.turn or None,
            since=self._now.since if self._now and same else self._clock(),
            over=play.over,
            help=presenter.calls_help,
            turned=presenter.settings.board_turned,
            page=self._page,
            code=presenter.phone_code,
        )

    def _hear(self, said: Heard) -> None:
        """Do what was pressed elsewhere, or show what the process reports."""
        presenter = self._presenter
        if isinstance(said, SharingStatus):
            if presenter.phone_plays and not said.presses:
                presenter.phone_code = ""  # the next phone gets another one
            presenter.sharing = said
            return
        current = presenter.sessions.current
        if current is None or said.answers not in (None, len(current.play.log)):
            return  # it was meant for an earlier step
        self._press(said)

    def _press(self, said: Press) -> None:
        presenter = self._presenter
        if said.do == "answer":
            presenter.host.screens[TABLE].controller.answer(said.value)
        elif presenter.host.shown == TABLE:
            presenter.host.screen.perform(said.do)


def is_shared(settings: Settings) -> bool:
    """Return whether anything is to be shared."""
    return any(getattr(settings, name) for name in SHARING)
