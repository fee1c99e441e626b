"""The part of the sharing process that shows the table to phones."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from threading import Event, Thread

from companion.appendix.server import FOLLOWED_S, Server
from companion.engine.saved import SavedPlay
from companion.sharing.messages import Now, Say, SharingStatus
from companion.sharing.pages.phone_view import Look
from companion.sharing.pages.table import SharedTable
from companion.storage.settings import Settings

Find = Callable[[str], SavedPlay | None]
"""Returns the saved play with an identifier, None if there is none."""


class PhoneTable:
    """Serves the page of the table at the machine's address, and reports who reads it.

    It also serves the page of each saved play, to whoever knows its identifier.
    """

    def __init__(self, settings: Settings, say: Say, look: Look, find: Find) -> None:
        from companion.sharing.pages.application import application  # slow to load
        from companion.sharing.pages.serving import UvicornInThread

        self._say, self.table = say, SharedTable(look)
        app = application(self.table, say, find)
        serving = partial(UvicornInThread, application=app)
        host = settings.server_host or None
        self._server = Server(host, settings.phone_table_port, serving)
        self._reported: SharingStatus | None = None
        self._closed, self._woken = Event(), Event()
        self.table.on_player = self._woken.set
        self._thread = Thread(target=self._follow, name="phones", daemon=True)
        self._thread.start()

    def show(self, now: Now) -> None:
        """Show this state."""
        self.table.show(now)
        self._woken.set()

    def close(self) -> None:
        """Stop serving."""
        self._closed.set()
        self._woken.set()
        self._thread.join()
        self._server.close()

    def _follow(self) -> None:
        """Follow the machine's address, and those who read."""
        while not self._closed.is_set():
            self._woken.clear()
            if self._server.root is None or self._server.moved():
                self._server.start()
            self._report()
            self._woken.wait(FOLLOWED_S)

    def _report(self) -> None:
        root, code, table = self._server.root, self.table.code, self.table
        address = f"{root}/table/{code}" if root and code else ""
        reason = self._server.reason
        problems = {"phone_table": (f"screens.phones-{reason}", dict[str, str]())} if reason else {}
        report = SharingStatus(
            address=address,
            phones=table.phones,
            presses=bool(table.player),
            problems=problems,
        )
        if report != self._reported:
            self._reported = report
            self._say(report)
