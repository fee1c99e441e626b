"""Uvicorn on a listening socket, with limits so that no phone keeps the others out."""

from __future__ import annotations

import asyncio
import socket
from threading import Thread
from typing import Any

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

ALL, EACH = 100, 12
"""The maximum number of open connections in all, and from one address. A browser opens six."""

SENT_S = 10
"""The time within which a new connection has to send a request, and between two requests."""

LOST_S = 30
"""The time after which a phone that confirms nothing any more is gone."""

HEADERS_BYTES = 8192


class PhoneConnection(H11Protocol):
    """A connection. If there are too many, the oldest is dropped."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Make room for this one, and wait for its request."""
        super().connection_made(transport)
        self.since = self.loop.time()
        lost = socket.TCP_USER_TIMEOUT, 1000 * LOST_S
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, *lost)
        every = [each for each in self.connections if isinstance(each, PhoneConnection)]
        theirs = [each for each in every if each.address == self.address]
        for held, most in ((theirs, EACH), (every, ALL)):
            if len(held) > most:
                min(held, key=lambda each: each.since).transport.abort()
        self.loop.call_later(SENT_S, self._give_up)

    @property
    def address(self) -> str:
        """Where it comes from."""
        return self.client[0] if self.client else ""

    def _give_up(self) -> None:
        if not self.headers:  # of a request
            self.transport.abort()


class UvicornInThread:
    """Answers with an ASGI application, in a thread of this process."""

    def __init__(self, listening: socket.socket, application: Any) -> None:
        self._listening = listening
        self._server = uvicorn.Server(
            uvicorn.Config(
                application,
                http=PhoneConnection,
                ws="none",
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_keep_alive=SENT_S,
                h11_max_incomplete_event_size=HEADERS_BYTES,
            )
        )
        self._thread = Thread(target=self._run, name="pages", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        self._server.run(sockets=[self._listening])

    def close(self) -> None:
        """Stop answering, drop every connection and close the socket."""
        self._server.should_exit = self._server.force_exit = True
        self._thread.join()
        self._listening.close()
