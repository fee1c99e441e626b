"""Waitress, whose connections nobody can hold for long: loaded with the first server."""

from __future__ import annotations

import socket
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from waitress.adjustments import Adjustments
from waitress.channel import HTTPChannel
from waitress.parser import (
    HTTPRequestParser,
    ParsingError,
    TransferEncodingNotImplemented,
)
from waitress.server import TcpWSGIServer
from waitress.task import ErrorTask

ALL, EACH = 100, 12
"""The connections that are open at once, and those of them that one address may have. A browser
opens six."""


class Parser(HTTPRequestParser):
    """Reads a request; what cannot be read is refused."""

    def parse_header(self, header: bytes) -> None:
        try:
            super().parse_header(header)
        except (ValueError, TransferEncodingNotImplemented):  # such as a number of 5000 digits
            raise ParsingError("") from None


class Refusal(ErrorTask):
    """Answers a request that cannot be read: with no more than the status."""

    def execute(self) -> None:
        error = self.request.error
        self.status = f"{error.code} {error.reason}"
        body = f"{self.status}\n".encode()
        self.response_headers.append(("Content-Type", "text/plain; charset=utf-8"))
        self.content_length = len(body)
        self.set_close_on_finish()
        self.write(body)


class Connection(HTTPChannel):
    """A connection. ``since`` is when it was opened, or was given its last answer."""

    parser_class, error_task_class = Parser, Refusal

    def __init__(self, server: Connections, *args: Any, **kwargs: Any) -> None:
        self.since = server.clock()
        super().__init__(server, *args, **kwargs)
        server.make_room(self.addr[0])

    def service(self) -> None:
        """Answer the next request, on a thread of a worker."""
        super().service()
        self.since = self.server.clock()

    def drop(self) -> None:
        """Close on the loop's next turn, even if the client reads nothing."""
        self.will_close = True
        with suppress(OSError):  # it was closed by the client
            self.socket.shutdown(socket.SHUT_RDWR)


class Connections(TcpWSGIServer):
    """Serves ``application`` on a socket that listens.

    Within ``channel_timeout`` seconds a connection has to send a whole request and to take the
    answer; then it has as long for the next. Where there are too many, the one that has been
    waiting longest makes room. The seconds are those of ``clock``.
    """

    channel_class = Connection

    def __init__(
        self,
        application: Callable[..., Any],
        listening: socket.socket,
        watched: dict[int, Any],
        limits: Mapping[str, Any],
        clock: Callable[[], float],
    ) -> None:
        self.clock = clock
        where = (listening.family, listening.type, listening.proto, listening.getsockname())
        settings = Adjustments(sockets=[listening], ident=None, **limits)
        super().__init__(
            application, watched, _sock=listening, adj=settings, sockinfo=where, bind_socket=False
        )

    def readable(self) -> bool:
        """Look after the connections: the loop asks this on each of its turns."""
        latest = self.clock() - self.adj.channel_timeout
        for each in self._open():
            if each.since < latest:
                each.drop()
        return bool(super().readable())

    def maintenance(self, now: float) -> None:
        """Do nothing: ``readable`` has done it, by a clock that nobody sets."""

    def make_room(self, client: str) -> None:
        """Drop a connection if there are too many, or too many of this client."""
        every = self._open()
        theirs = [each for each in every if each.addr[0] == client]
        for held, most in ((theirs, EACH), (every, ALL)):
            if len(held) > most:
                min(held, key=lambda each: (bool(each.requests), each.since)).drop()

    def _open(self) -> list[Connection]:
        return [each for each in self.active_channels.values() if not each.will_close]
