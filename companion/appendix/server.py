"""The appendix on the local network: read only, known pages only."""

from __future__ import annotations

import errno
import logging
import socket
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from enum import StrEnum
from threading import Event, Thread
from types import TracebackType
from typing import Any, Self

from companion.appendix import site
from companion.appendix.application import OURS, Wsgi, application
from companion.appendix.network import EVERYWHERE, lan_address

log = logging.getLogger(__name__)
logging.getLogger("waitress").setLevel(logging.ERROR)  # it warns of every short wait

PORT = 8080
PORTS_TRIED = 20
PROBED = 0.5
"""Seconds that a server of this machine has to answer."""
FOLLOWED = 2.0
"""Seconds after which `serve` looks whether the machine has another address."""
LIMITS = {
    "threads": 1,
    "connection_limit": 200,  # `connections.ALL` comes before
    "backlog": 256,
    "channel_timeout": 10,
    "max_request_header_size": 8192,
    "max_request_body_size": 1024,
    "asyncore_use_poll": True,
}
"""What waitress is set to; of ``channel_timeout`` see `connections.Connections`."""


class Reason(StrEnum):
    """Why the appendix cannot be read on a phone."""

    NO_NETWORK = "no-network"
    NO_PORT = "no-port"


class Server:
    """Serves the appendix from a thread of its own.

    It listens on ``host``, unless given on the machine's address on its network; when ``port`` is
    taken, the next free one is used, and with 0 the system chooses. ``make`` makes the application
    that answers, within ``limits`` of waitress, whose seconds are those of ``clock``. ``host`` is
    then where phones find it. A context manager that starts and closes.
    """

    def __init__(
        self,
        host: str | None = None,
        port: int = PORT,
        make: Callable[[], Wsgi] | None = None,
        limits: Mapping[str, int] = LIMITS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.host: str | None = None
        self.port: int | None = None
        self.reason: Reason | None = None
        self._wanted = host, port
        self._make, self._limits, self._clock = make or application, limits, clock
        self._bound: str | None = None
        self._running: Any = None
        self._connections: dict[int, Any] = {}
        self._thread: Thread | None = None

    def start(self) -> bool:
        """Serve, and return whether the site is up; where it is not, ``reason`` says why.

        May be called again at any time: it goes on serving, or moves to the machine's new address.
        """
        wanted, port = self._wanted
        told = self._told()
        bound = wanted or told
        if bound is None:
            return self._stay_down(Reason.NO_NETWORK)
        if not (self._running and bound == self._bound):
            self.close()
            listening = _listen(bound, port)
            if isinstance(listening, Reason):
                return self._stay_down(listening)
            self._serve(listening)
            self._bound, self.port = bound, listening.getsockname()[1]
        self.host, self.reason = told, None if told else Reason.NO_NETWORK
        return told is not None

    def moved(self) -> bool:
        """Tell whether phones find this machine elsewhere than at ``host`` by now."""
        return self._told() != self.host

    def url(self, language: str, game: str, page: str) -> str | None:
        """Return where a phone finds this page, None while the site is down.

        Raises `companion.appendix.site.UnknownPageError`.
        """
        path = site.address(language, game, page)
        return f"{self.root}{path}" if self.root else None

    @property
    def root(self) -> str | None:
        """The address of the site, without a last slash; None while it is down."""
        return f"http://{self.host}:{self.port}" if self._running and self.host else None

    def close(self) -> None:
        """Stop serving, drop every connection and free the port; does nothing when down."""
        if not self._running:
            return
        running, self._running = self._running, None
        running.task_dispatcher.shutdown()  # first: a worker that is answering still wakes the loop
        woken = Event()
        try:
            running.trigger.pull_trigger(lambda: self._drop_connections(woken))
        finally:
            woken.set()
        if self._thread:
            self._thread.join()
        self.host = self.port = self._bound = self._thread = None

    def _told(self) -> str | None:
        """Return the address at which phones find this machine now."""
        wanted, _ = self._wanted
        return lan_address() if wanted in (None, EVERYWHERE) else wanted

    def _drop_connections(self, woken: Event) -> None:
        """Close all that the loop watches, once it is ``woken``: what wakes it is among that."""
        woken.wait()
        for connection in list(self._connections.values()):
            connection.close()

    def _stay_down(self, reason: Reason) -> bool:
        self.close()
        self.reason = reason
        log.info("the appendix is not served: %s", reason)
        return False

    def _serve(self, listening: socket.socket) -> None:
        from companion.appendix.connections import Connections

        self._connections = {}
        self._running = Connections(
            self._make(), listening, self._connections, self._limits, self._clock
        )
        self._thread = Thread(target=self._running.run, name="appendix", daemon=True)
        self._thread.start()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class ServerApart(Server):
    """Knows where the appendix is while another process on this machine serves it.

    As that one does, it goes on to the next port where another server has taken ``port``.
    """

    def start(self) -> bool:
        """Find out whether the site is up, and where a phone finds it."""
        _, port = self._wanted
        host = self._told()
        if host is None:
            return self._stay_down(Reason.NO_NETWORK)
        found = next((each for each in _candidates(port) if _is_ours(host, each)), None)
        if found is None:
            return self._stay_down(Reason.NO_PORT)
        self._running, self.host, self.port, self.reason = True, host, found, None
        return True

    def close(self) -> None:
        """Look no more; the other process goes on serving."""
        self._running = self.host = None


def _candidates(port: int) -> range:
    """Return the ports that are tried, one after the other."""
    return range(port, min(port + PORTS_TRIED, 65536))


def _is_ours(host: str, port: int) -> bool:
    """Tell whether it is the site that is served there."""
    from http.client import HTTPConnection, HTTPException  # only a kiosk needs it

    connection = HTTPConnection(host, port, timeout=PROBED)
    try:
        connection.request("HEAD", "/")
        return connection.getresponse().getheader(OURS) is not None
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


def serve(
    host: str | None = None,
    port: int = PORT,
    announce: Callable[[str], object] = print,
    pause: Callable[[float], object] = time.sleep,
) -> Reason | None:
    """Serve until interrupted, and give the site's address to ``announce`` whenever it is another.

    Returns None after an interrupt, or the reason why it never served. Between two looks at the
    address it is ``pause`` that takes `FOLLOWED` seconds.
    """
    told = None
    with suppress(KeyboardInterrupt), Server(host, port) as server:
        if server.port is None:
            return server.reason
        while True:
            if server.root and server.root != told:
                announce(told := server.root)
            pause(FOLLOWED)
            if server.moved():
                server.start()
    return None


def _listen(host: str, port: int) -> socket.socket | Reason:
    """Return a socket listening on the first free port from ``port`` on, or why there is none."""
    for candidate in _candidates(port):
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
            listening.listen(LIMITS["backlog"])
        except OSError as error:
            listening.close()
            log.info("port %d of %s: %s", candidate, host, error)
            if not _taken(error):
                return Reason.NO_NETWORK
        else:
            return listening
    return Reason.NO_PORT


def _taken(error: OSError) -> bool:
    return error.errno in (errno.EADDRINUSE, errno.EACCES)
