"""Phones on the network: each has an address of its own on this machine, and keeps its cookie."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from http.client import HTTPConnection, HTTPResponse

from kit.patience import PATIENCE

CODE = "abcdefgh"
KEY = "playcode"
"""The codes of the page, and of a phone that plays."""

HOST = "127.0.0.1"


class Phone:
    """A phone with an address of its own, and the cookie that it got."""

    def __init__(self, port: int, number: int = 1, language: str = "en", code: str = CODE) -> None:
        self._port, self._number, self._language = port, number, language
        self._page = f"/table/{code}"
        self._cookie = ""

    @contextmanager
    def ask(self, path: str, form: str | None = None) -> Iterator[HTTPResponse]:
        source = (f"127.0.0.{self._number}", 0)
        headers = {"Accept-Language": self._language, "Cookie": self._cookie}
        connection = HTTPConnection(HOST, self._port, PATIENCE, source_address=source)
        with closing(connection):
            connection.request("GET" if form is None else "POST", path, form, headers)
            with closing(connection.getresponse()) as answer:
                if cookie := answer.getheader("Set-Cookie"):
                    self._cookie = cookie.partition(";")[0]
                yield answer

    def send(self, where: str, form: str) -> tuple[int, str]:
        with self.ask(f"{self._page}/{where}", form) as answer:
            return answer.status, answer.read().decode()

    def live(self) -> AbstractContextManager[HTTPResponse]:
        """Follow the table."""
        return self.ask(f"{self._page}/live")

    def read(self, path: str = "") -> tuple[int, str]:
        with self.ask(path or self._page) as answer:
            return answer.status, answer.read().decode()


def event(stream: HTTPResponse) -> str:
    """Return the name of the next event."""
    for each in stream:
        if each.startswith(b"event: "):
            return each.decode().strip().removeprefix("event: ")
    return ""


def free_port() -> int:
    """Return a port that nobody uses now."""
    with socket.create_server((HOST, 0)) as server:
        port: int = server.getsockname()[1]
    return port
