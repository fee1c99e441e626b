"""The serving process: apart from the window, small, restarted, and never left behind."""

from __future__ import annotations

import http.client
import os
import re
import socket
from pathlib import Path

import pytest

import companion
from companion.appendix import serving
from companion.appendix.application import addresses
from companion.appendix.server import Server
from companion.appendix.serving import InProcess
from companion.testing.long import LONG
from kit import processes
from kit.patience import PATIENCE

PACKAGE = {"PYTHONPATH": str(Path(companion.__file__).parents[1])}

MEMORY = 40 * 1024
"""Kilobytes that the process may use (PSS) after every page was read."""

PARENT = """
from companion.appendix.server import Server
from companion.appendix.serving import InProcess
with Server("127.0.0.1", 0, InProcess) as server:
    print(server.port, flush=True)
    input()
"""


def status_of(connection: socket.socket) -> int:
    connection.sendall(b"HEAD / HTTP/1.1\r\n\r\n")
    answer = http.client.HTTPResponse(connection, method="HEAD")
    answer.begin()
    return answer.status


def test_it_is_restarted_when_it_dies_and_ends_with_its_server(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(serving, "AGAIN_S", 0)
    with Server("127.0.0.1", 0, InProcess) as server:
        there = "127.0.0.1", server.port
        for _ in range(2):
            with socket.create_connection(there, timeout=PATIENCE) as connection:
                assert status_of(connection) == 200
                process = server._serving._process
                process.kill()
                assert connection.recv(1) == b""
        connection = socket.create_connection(there, timeout=PATIENCE)
        assert status_of(connection) == 200
        process = server._serving._process
    with connection:
        assert connection.recv(1) == b""
    assert process.poll() is not None
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(there, timeout=PATIENCE)


def test_a_server_that_is_closed_at_once_leaves_no_process():
    for _ in range(3):
        server = Server("127.0.0.1", 0, InProcess)
        assert server.start()
        answering = server._serving
        server.close()
        assert answering._process is None or answering._process.poll() is not None


def test_it_ends_when_its_parent_is_killed():
    with processes.running("-c", PARENT, environ=os.environ | PACKAGE) as parent:
        there = "127.0.0.1", int(parent.stdout.readline())
        with socket.create_connection(there, timeout=PATIENCE) as connection:
            assert status_of(connection) == 200
            parent.kill()
            assert connection.recv(1) == b""


def test_it_stays_small(home: Path):
    own = {"COMPANION_HOME": str(home), "COMPANION_SERVER_HOST": "127.0.0.1"}
    environ = os.environ | PACKAGE | own
    with processes.running("-m", "companion", "serve", environ=environ) as process:
        root = process.stdout.readline().strip()
        connection = http.client.HTTPConnection(root.removeprefix("http://"), timeout=PATIENCE)
        for address in sorted(set(addresses().values()))[:: 1 if LONG else 4]:
            connection.request("GET", address)
            assert connection.getresponse().read()
        connection.close()
        shares = Path(f"/proc/{process.pid}/smaps_rollup").read_text(encoding="ascii")
    assert int(re.search(r"^Pss: +(\d+) kB", shares, re.MULTILINE)[1]) < MEMORY
