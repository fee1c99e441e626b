"""Nobody can hold the site: slow and many connections, with a clock of the test's own."""

from __future__ import annotations

import http.client
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from functools import partial

import pytest

from companion.appendix.connections import ALL, EACH
from companion.appendix.server import Server
from companion.appendix.serving import LIMITS, InThread
from kit.patience import PATIENCE

BEGUN = b"GET /en/on-mars/overview HTTP/1.1\r\nHost: a\r\nX-Slow: "
LATE = LIMITS["channel_timeout"] + 1


class Visitors:
    """Opens connections to a server, each from an address of its own choice."""

    def __init__(self, stack: ExitStack) -> None:
        self.now = 0.0
        answer = partial(InThread, clock=lambda: self.now)
        self.server = stack.enter_context(Server("127.0.0.1", 0, answer))
        self._stack = stack

    def connect(self, address: str = "127.0.0.9") -> socket.socket:
        there = (self.server.host, self.server.port)
        connection = socket.create_connection(there, PATIENCE, source_address=(address, 0))
        return self._stack.enter_context(connection)

    def ask(self, address: str = "127.0.0.1") -> int:
        """Request a page on a new connection; earlier ones have been accepted by then."""
        connection = http.client.HTTPConnection(
            self.server.host, self.server.port, PATIENCE, source_address=(address, 0)
        )
        connection.request("GET", "/en/on-mars/overview")
        status = connection.getresponse().status
        connection.close()
        return status


@pytest.fixture
def visitors() -> Iterator[Visitors]:
    with ExitStack() as stack:
        yield Visitors(stack)


def is_cut(connection: socket.socket) -> bool:
    """Wait until the connection is closed, or has an answer."""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


def answers(connection: socket.socket) -> bool:
    connection.sendall(b"\r\n\r\n")
    return connection.makefile("rb").readline() == b"HTTP/1.1 200 OK\r\n"


def test_a_request_that_comes_drop_by_drop_is_cut_off(visitors: Visitors):
    slow = visitors.connect()
    slow.sendall(BEGUN)
    for _ in range(LATE):
        assert visitors.ask() == 200
        slow.sendall(b"a")
        visitors.now += 1
    assert is_cut(slow)


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\n\r\n"], ids=["nothing", "one request"])
def test_a_connection_that_asks_nothing_more_is_closed(visitors: Visitors, sent: bytes):
    idle = visitors.connect()
    idle.sendall(sent)
    answer = http.client.HTTPResponse(idle)
    if sent:
        answer.begin()
        answer.read()
    visitors.ask()
    visitors.now += LATE
    assert is_cut(idle)


def test_each_request_of_a_connection_has_the_whole_time(visitors: Visitors):
    connection = http.client.HTTPConnection(visitors.server.host, visitors.server.port, PATIENCE)
    connection.connect()
    first = connection.sock
    for _ in range(4):
        connection.request("GET", "/")
        assert connection.getresponse().read()
        visitors.ask()
        visitors.now += LATE - 2
    assert connection.sock is first
    connection.close()


def test_one_who_reads_no_answer_is_cut_off(visitors: Visitors):
    """Its end of the line is full, so nothing more can be sent: that must not keep it open."""
    deaf = visitors.connect()
    asked = b"GET /en/on-mars/overview HTTP/1.1\r\n\r\n" * 100
    deaf.setblocking(False)
    with suppress(BlockingIOError):
        while deaf.send(asked):
            pass
    with suppress(BrokenPipeError, ConnectionResetError):
        for _ in range(10_000):  # what was asked before may still be answered
            visitors.now += LATE
            assert visitors.ask() == 200
            with suppress(BlockingIOError):
                deaf.send(asked)
        pytest.fail("it is still open")


def test_one_address_holds_only_some_connections_and_its_newest_are_served(visitors: Visitors):
    other = visitors.connect("127.0.0.8")
    other.sendall(BEGUN)
    slow = []
    for _ in range(5 * EACH):
        slow.append(visitors.connect())
        slow[-1].sendall(BEGUN)
        visitors.now += 0.001
    assert visitors.ask() == 200
    assert visitors.ask("127.0.0.9") == 200
    assert all(is_cut(each) for each in slow[: -EACH + 1])
    assert all(answers(each) for each in (other, *slow[-EACH + 1 :]))


def test_many_addresses_hold_only_some_connections_together(visitors: Visitors):
    slow = []
    for number in range(2 * ALL):
        slow.append(visitors.connect(f"127.0.1.{1 + number // EACH}"))
        slow[-1].sendall(BEGUN)
        visitors.now += 0.001
    assert visitors.ask() == 200
    assert is_cut(slow[0])
    assert answers(slow[-1])
