"""Lines of JSON over a socket: to QEMU, and to the agent in its machine."""

from __future__ import annotations

import json
import select
import socket
import time
from pathlib import Path
from typing import Any


class Failed(Exception):
    """A command was refused, or an expected event did not come."""


class Wire:
    """A connection to the socket at ``path``; each answer must come within ``patience`` (s).

    ``events`` are QEMU's asynchronous events. Raises `OSError` if nobody listens.
    """

    def __init__(self, path: Path, patience: float = 60) -> None:
        self.events: list[dict[str, Any]] = []
        self._rest = b""
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(patience)
        try:
            self._socket.connect(str(path))
        except OSError:
            self.close()
            raise

    def ask(self, command: str, **arguments: object) -> Any:
        """Give a command; return its answer. Raises `Failed` if it is refused."""
        message = json.dumps({"execute": command, "arguments": arguments})
        self._socket.sendall(message.encode() + b"\n")
        while True:
            answer = self._receive()
            if "error" in answer:
                raise Failed(f"{command}: {answer['error']['desc']}")
            if "return" in answer:
                return answer["return"]
            self.events.append(answer)

    def listen(self, seconds: float) -> None:
        """Receive events for a number of seconds."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            if b"\n" in self._rest or select.select([self._socket], [], [], left)[0]:
                self.events.append(self._receive())

    def be_patient(self, seconds: float) -> None:
        """Wait so long for each answer from now on."""
        self._socket.settimeout(seconds)

    def close(self) -> None:
        self._socket.close()

    def _receive(self) -> dict[str, Any]:
        while b"\n" not in self._rest:
            more = self._socket.recv(1 << 16)
            if not more:
                raise Failed("the machine is off")
            self._rest += more
        line, self._rest = self._rest.split(b"\n", 1)
        message: dict[str, Any] = json.loads(line.lstrip(b"\xff"))
        return message


def connect(path: Path, patience: float = 10) -> Wire:
    """Connect to a socket that is about to be made, within ``patience`` (s)."""
    end = time.monotonic() + patience
    while True:
        try:
            return Wire(path)
        except OSError:
            if time.monotonic() > end:
                raise
            select.select([], [], [], 0.02)
