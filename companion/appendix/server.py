"""Serves the appendix on the local network: read-only, known pages only."""

from __future__ import annotations

import errno
import logging
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Self

from companion.appendix import site
from companion.appendix.network import EVERYWHERE, OURS, lan_address, only_ipv6
from companion.appendix.serving import LIMITS, InThread, Serving

if TYPE_CHECKING:
    from companion.appendix.application import Wsgi

log = logging.getLogger(__name__)

PORT = 8080
PORTS_TRIED = 20
PROBED_S = 0.5
"""The time within which a server of this machine must answer."""
FOLLOWED_S = 2.0
"""The time between `serve`'s checks of the machine's address."""


class Reason(StrEnum):
    """Why the appendix can't be read on a phone."""

    NO_NETWORK = "no-network"
    ONLY_IPV6 = "only-ipv6"
    NO_PORT = "no-port"


class Server:
    """Serves the appendix.

    It listens on ``host``, by default the machine's address on its network; if ``port`` is taken,
    the next free one is used, and with 0 the system chooses. ``serving`` then answers. ``host`` is
    where phones find it, ``reason`` why they don't. A context manager that starts and closes.
    """

    def __init__(
        self,
        host: str | None = None,
        port: int = PORT,
        serving: Callable[[socket.socket], Serving] = InThread,
    ) -> None:
        self.host: str | None = None
        self.port: int | None = None
        self.reason: Reason | None = None
        self._wanted = host, port
        self._answer = serving
        self._serving: Serving | None = None
        self._bound: str | None = None

    def start(self) -> bool:
        """Serve, and return whether the site is up; if not, ``reason`` says why.

        May be called again at any time: it keeps serving, or moves to the machine's new address.
        """
        wanted, port = self._wanted
        host = self._public_host()
        bound = wanted or host
        if bound is None:
            return self._stay_down(_no_address())
        if not (self._serving and bound == self._bound):
            self.close()
            listening = _listen(bound, port)
            if isinstance(listening, Reason):
                return self._stay_down(listening)
            self._bound, self.port = bound, listening.getsockname()[1]
            self._serving = self._answer(listening)
        self.host, self.reason = host, None if host else _no_address()
        return host is not None

    def moved(self) -> bool:
        """Return whether the machine's address is no longer ``host``."""
        return self._public_host() != self.host

    def url(self, language: str, game: str, page: str) -> str | None:
        """Return this page's URL for a phone, None while the site is down.

        Raises `companion.appendix.site.UnknownPageError`.
        """
        path = site.address(language, game, page)
        return f"{self.root}{path}" if self.root else None

    @property
    def root(self) -> str | None:
        """The URL of the site, without a trailing slash; None while it is down."""
        return f"http://{self.host}:{self.port}" if self.host else None

    def close(self) -> None:
        """Stop serving, drop every connection and free the port; do nothing when down."""
        serving, self._serving = self._serving, None
        self.host = self.port = self._bound = None
        if serving:
            serving.close()

    def _public_host(self) -> str | None:
        """Return the address at which phones find this machine now."""
        wanted, _ = self._wanted
        return lan_address() if wanted in (None, EVERYWHERE) else wanted

    def _stay_down(self, reason: Reason) -> bool:
        self.close()
        self.reason = reason
        log.info("the appendix is not served: %s", reason)
        return False

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class ServerApart(Server):
    """Knows the appendix's URL while another process on this machine serves it.

    Like that process, it uses the next port if another server has taken ``port``.
    """

    def start(self) -> bool:
        """Find out whether the site is up, and its URL."""
        _, port = self._wanted
        host = self._public_host()
        if host is None:
            return self._stay_down(_no_address())
        found = next((each for each in _candidates(port) if _is_ours(host, each)), None)
        if found is None:
            return self._stay_down(Reason.NO_PORT)
        self.host, self.port, self.reason = host, found, None
        return True

    def expect(self) -> bool:
        """Find out the site's URL, even if it is not served yet; return False for none."""
        if not self.start() and self.reason is Reason.NO_PORT:
            self.host, self.port = self._public_host(), self._wanted[1]
        return self.host is not None


def server_of_one(host: str | None, game: Callable[[], str]) -> Server:
    """Return a server for the pages of one game alone: that of the bot file being played.

    Another process that serves the rule pages knows no bot files. ``game`` returns the name of the
    game now, "" for none; it is called on the server's thread.
    """

    def make() -> Wsgi:
        from companion.appendix.application import addresses_of, application

        return application(lambda: addresses_of(now) if (now := game()) else {})

    return Server(host, 0, partial(InThread, make=make))


def _no_address() -> Reason:
    """Return why phones can't find this machine: serving requires IPv4."""
    return Reason.ONLY_IPV6 if only_ipv6() else Reason.NO_NETWORK


class Published(Server):
    """Knows the appendix's URL on another host; serves nothing here."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._root = address.rstrip("/")

    def start(self) -> bool:
        """Return True: this machine needn't be on any network."""
        return True

    def moved(self) -> bool:
        """Return False: the site has a fixed URL."""
        return False

    def url(self, language: str, game: str, page: str) -> str:
        """Return the URL of this page's file.

        Raises `companion.appendix.site.UnknownPageError`.
        """
        return f"{self._root}/{site.file_of(site.address(language, game, page))}"

    @property
    def root(self) -> str:
        """The URL of the site, without a trailing slash."""
        return self._root


def _candidates(port: int) -> range:
    """Return the ports to try, in order."""
    return range(port, min(port + PORTS_TRIED, 65536))


def _is_ours(host: str, port: int) -> bool:
    """Return whether our site is served there."""
    from http.client import HTTPConnection, HTTPException  # only a kiosk needs it

    connection = HTTPConnection(host, port, timeout=PROBED_S)
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
    """Serve until interrupted, and call ``announce`` with the site's URL whenever it changes.

    Returns None after an interrupt, or the reason why it never served. ``pause`` waits `FOLLOWED_S`
    seconds between two checks of the address.
    """
    url = None
    with suppress(KeyboardInterrupt), Server(host, port) as server:
        if server.port is None:
            return server.reason
        while True:
            if server.root and server.root != url:
                announce(url := server.root)
            pause(FOLLOWED_S)
            if server.moved():
                server.start()
    return None


def _listen(host: str, port: int) -> socket.socket | Reason:
    """Return a socket listening on the first free port from ``port`` on, or the reason if none."""
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
