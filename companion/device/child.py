"""A program controlled through its pipes, and killed if it no longer answers.

A synthesiser runs in a separate process because only that can be ended reliably. espeak is global
to its process: once it hangs in a line, no second engine beside it could speak, and its thread
can't be stopped. A process can be killed whatever it does, works the same for pyttsx3 and Piper,
and if espeak crashes it takes no play with it.
"""

from __future__ import annotations

import os
import select
import signal
import subprocess
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

PATIENCE_S = 4.5
"""The time without a sign of life after which a synthesiser counts as hung: another one says the
line in time.
"""

STARTING_S = 20.0
"""The time that it may take to start: on a Raspberry Pi it is read from a slow card."""

CHUNK_BYTES = 1 << 16

Ready = Callable[[int, float], bool]
"""Waits until a descriptor is readable, up to a number of seconds; returns whether it is."""


class Hung(Exception):
    """A synthesiser gave no sign of life for too long."""


class Gone(Exception):
    """A synthesiser exited by itself."""


def readable(descriptor: int, seconds: float) -> bool:
    """Wait until a descriptor is readable, at most ``seconds``; return whether it is."""
    return bool(select.select([descriptor], [], [], seconds)[0])


class Child:
    """A program that runs until it is closed; its output is read with a timeout.

    ``with_errors`` merges its error messages into its output. ``ready`` waits for output.

    Raises:
        OSError: it cannot be started.
    """

    def __init__(
        self,
        command: Sequence[str],
        environ: Mapping[str, str] | None = None,
        with_errors: bool = False,
        ready: Ready = readable,
    ) -> None:
        self._ready = ready
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT if with_errors else None,
            env={**os.environ, **(environ or {})},
            bufsize=0,
            start_new_session=True,  # Ctrl-C is meant for the companion
        )
        self._read = b""

    def write(self, line: str) -> None:
        """Send a line.

        Raises:
            Gone: nobody is there to read it.
        """
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{line}\n".encode())
        except (OSError, ValueError) as error:  # ValueError: it was closed
            raise Gone(self._how_it_ended()) from error

    def line(self, patience: float = PATIENCE_S) -> bytes:
        """Return the next line that it prints, without the line end.

        Raises:
            Hung: it printed nothing for ``patience`` seconds.
            Gone: it has ended.
        """
        while b"\n" not in self._read:
            self._read += self._more(patience)
        line, _, self._read = self._read.partition(b"\n")
        return line

    def take(self, size: int) -> bytes:
        """Return the next ``size`` bytes that it prints; see `line` for what is raised."""
        taken = bytearray(self._read)
        while len(taken) < size:
            taken += self._more(PATIENCE_S)
        self._read = bytes(taken[size:])
        return bytes(taken[:size])

    def kill(self) -> None:
        """Kill it without waiting: a failing disk may block its exit."""
        if self._process.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)  # including its children: mbrola

    def close(self) -> None:
        """End it, whatever it is doing. Callable on any thread, and more than once."""
        self.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            pipe.close()

    def _more(self, patience: float) -> bytes:
        assert self._process.stdout is not None
        try:
            descriptor = self._process.stdout.fileno()
            if not self._ready(descriptor, patience):
                raise Hung(f"{patience:g} s")
            more = os.read(descriptor, CHUNK_BYTES)
        except (OSError, ValueError) as error:  # it was closed meanwhile
            raise Gone(str(error)) from error
        if not more:
            raise Gone(self._how_it_ended())
        return more

    def _how_it_ended(self) -> str:
        return f"exit {self._process.wait()}"
