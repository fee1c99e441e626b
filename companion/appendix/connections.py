"""Waitress, with limits so that nobody can occupy connections: imported with the first server."""

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
"""The maximum number of open connections in all, and from one address. A browser opens six."""


class RequestParser(HTTPRequestParser):
    """Parses a request; invalid ones are refused."""

    def parse_header(self, header: bytes) -> None:
        try:
            super().parse_header(header)
        except (ValueError, TransferEncodingNotImplemented):  # such as a number of 5000 digits
            raise ParsingError("") from None


class Refusal(ErrorTask):
    """Answers an invalid request with only the status."""

    def execute(self) -> None:
        error = self.request.error
        self.status = f"{error.code} {error.reason}"
        body = f"{self.status}\n".encode()
        self.response_headers.append(("Content-Type", "text/plain; charset=utf-8"))
        self.content_length = len(body)
        self.set_close_on_finish()
        self.write(body)


class Connection(HTTPChannel):
    """A connection. ``since`` is when it was opened, or received its last answer."""

    parser_class, error_task_class = RequestParser, Refusal

    def __init__(self, server: Connections, *args: Any, **kwargs: Any) -> None:
        self.since = server.clock()
        super().__init__(server, *args, **kwargs)
        server.make_room(self.addr[0])

    def service(self) -> None:
        """Answer the next request, on a worker's thread."""
        super().service()
        self.since = self.server.clock()

    def drop(self) -> None:
        """Close in the loop's next iteration, even if the client reads nothing."""
        self.will_close = True
        with suppress(OSError):  # it was closed by the client
            self.socket.shutdown(socket.SHUT_RDWR)


class Connections(TcpWSGIServer):
    """Serves ``application`` on a listening socket.

    Within ``channel_timeout`` seconds a client has to send a whole request and read the answer;
    then it has as long for the next. If there are too many connections, the one that has waited
    longest is dropped. ``clock`` returns seconds.
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
        """Check the connections: the loop calls this in each iteration."""
        latest = self.clock() - self.adj.channel_timeout
        for each in self._open():
            if each.since < latest:
                each.drop()
        return bool(super().readable())

    def maintenance(self, now: float) -> None:
        """Do nothing: ``readable`` has done it, with a monotonic clock."""

    def make_room(self, client: str) -> None:
        """Drop a connection if there are too many, or too many of this client."""
        every = self._open()
        theirs = [each for each in every if each.addr[0] == client]
        for held, most in ((theirs, EACH), (every, ALL)):
            if len(held) > most:
                min(held, key=lambda each: (bool(each.requests), each.since)).drop()

    def _open(self) -> list[Connection]:
        return [each for each in self.active_channels.values() if not each.will_close]
