"""The appendix on the local network: read only, known pages only."""

from __future__ import annotations

import errno
import logging
import socket
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from enum import StrEnum
from threading import Event, Thread
from types import TracebackType
from typing import Any, Self

from companion.appendix import site

log = logging.getLogger(__name__)
logging.getLogger("waitress").setLevel(logging.ERROR)  # it warns of every short wait

PORT = 8080
PORTS_TRIED = 20
PROBED = 0.5
"""Seconds that a server of this machine has to answer."""
OURS = "Companion-Pages"
"""A header of the front page, by which the site is told from another server."""
POLICY = "default-src 'self'; base-uri 'none'; form-action {}; frame-ancestors 'none'"
HEADERS = [
    ("Content-Security-Policy", POLICY.format("'none'")),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
]
LIMITS = {
    "threads": 2,
    "connection_limit": 40,
    "backlog": 40,
    "channel_timeout": 20,
    "cleanup_interval": 10,
    "max_request_header_size": 8192,
    "max_request_body_size": 1024,
}
# Only finds the route that would be taken: connecting a datagram socket sends nothing.
_ANYWHERE = ("192.0.2.1", 9)

Environ = Mapping[str, Any]
Wsgi = Callable[..., Iterable[bytes]]


class Reason(StrEnum):
    """Why the appendix cannot be read on a phone."""

    NO_NETWORK = "no-network"
    NO_PORT = "no-port"


def lan_address() -> str | None:
    """Return this machine's address on its network, without sending anything; None for none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ANYWHERE)
        except OSError:
            return None
        return str(probe.getsockname()[0])


def application() -> Wsgi:
    """Return the site as a WSGI application that answers GET and HEAD."""
    import bottle  # with the first page: that keeps startup fast

    app = bottle.Bottle()

    def plain_error(error: Any) -> str:
        bottle.response.content_type = "text/plain; charset=utf-8"
        return f"{error.status_line}\n"

    app.default_error_handler = plain_error

    @app.get("/")
    def front() -> str:
        bottle.response.set_header(OURS, "yes")
        return site.front()

    @app.get("/style.css")
    def style() -> str:
        bottle.response.content_type = "text/css; charset=utf-8"
        return site.style()

    @app.get("/<language>/<game>/<page>")
    def page(language: str, game: str, page: str) -> str:
        try:
            return site.html(language, game, page)
        except site.UnknownPageError:
            raise bottle.HTTPError(404) from None

    @app.get("/<language>/wiring")
    def wiring(language: str) -> str:
        try:
            return site.wiring(language)
        except site.UnknownPageError:
            raise bottle.HTTPError(404) from None

    return with_headers(app)


class Server:
    """Serves the appendix from a thread of its own.

    ``host`` is the machine's address on its network unless given; when ``port`` is taken, the
    next free one is used, and with 0 the system chooses. ``make`` makes the application that
    answers, within ``limits`` of waitress. A context manager that starts and closes.
    """

    def __init__(
        self,
        host: str | None = None,
        port: int = PORT,
        make: Callable[[], Wsgi] | None = None,
        limits: Mapping[str, int] = LIMITS,
    ) -> None:
        self.host: str | None = None
        self.port: int | None = None
        self.reason: Reason | None = None
        self._wanted = host, port
        self._make, self._limits = make or application, limits
        self._running: Any = None
        self._connections: dict[int, Any] = {}
        self._thread: Thread | None = None

    def start(self) -> bool:
        """Serve, and return whether the site is up; where it is not, ``reason`` says why.

        May be called again at any time: it goes on serving, or moves to the machine's new address.
        """
        wanted, port = self._wanted
        host = wanted or lan_address()
        if host is None:
            return self._stay_down(Reason.NO_NETWORK)
        if self._running and host == self.host:
            return True
        self.close()
        listening = _listen(host, port)
        if isinstance(listening, Reason):
            return self._stay_down(listening)
        self._serve(host, listening)
        return True

    def url(self, language: str, game: str, page: str) -> str | None:
        """Return where a phone finds this page, None while the site is down.

        Raises `companion.appendix.site.UnknownPageError`.
        """
        path = site.address(language, game, page)
        return f"{self.root}{path}" if self.root else None

    @property
    def root(self) -> str | None:
        """The address of the site, without a last slash; None while it is down."""
        return f"http://{self.host}:{self.port}" if self._running else None

    def wait(self) -> None:
        """Return when the site is closed."""
        if self._thread:
            self._thread.join()

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
        self.wait()
        self.host = self.port = self._thread = None

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

    def _serve(self, host: str, listening: socket.socket) -> None:
        from waitress.server import create_server

        self.host, self.port, self.reason = host, listening.getsockname()[1], None
        self._connections = {}
        self._running = create_server(
            self._make(), map=self._connections, sockets=[listening], ident=None, **self._limits
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
        wanted, port = self._wanted
        host = wanted or lan_address()
        if host is None:
            return self._stay_down(Reason.NO_NETWORK)
        found = next((each for each in _candidates(port) if _is_ours(host, each)), None)
        if found is None:
            return self._stay_down(Reason.NO_PORT)
        self._running, self.host, self.port, self.reason = True, host, found, None
        return True

    def close(self) -> None:
        """Look no more; the other process goes on serving."""
        self._running = None


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
    host: str | None = None, port: int = PORT, announce: Callable[[str], object] = print
) -> Reason | None:
    """Serve until interrupted, after giving the site's address to ``announce``.

    Returns None after an interrupt, or the reason why it never served.
    """
    with Server(host, port) as server:
        if server.root is None:
            return server.reason
        announce(server.root)
        with suppress(KeyboardInterrupt):
            server.wait()
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


def with_headers(app: Wsgi, form_action: str = "'none'") -> Wsgi:
    """Return an application that sends `HEADERS`; its forms lead to ``form_action``."""
    headers_ = [*HEADERS[1:], ("Content-Security-Policy", POLICY.format(form_action))]

    def secured(environ: Environ, start_response: Callable[..., Any]) -> Iterable[bytes]:
        def start(status: str, headers: list[tuple[str, str]], *rest: Any) -> Any:
            return start_response(status, headers + headers_, *rest)

        return app(environ, start)

    return secured
