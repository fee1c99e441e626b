"""The window's end of the sharing process: nothing here waits for a network."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Condition, Thread

import msgspec

from companion.sharing.messages import Heard, Now, line, read

log = logging.getLogger(__name__)

PROCESS = "-m", "companion.commands.sharing"
AGAIN_S = 2.0
"""The time until an ended process is restarted."""


class Gateway:
    """Runs the sharing process, and sends it the state of the table.

    Only the latest state counts: one that has not been sent yet is replaced. ``heard`` is called on
    a thread with each message. The process is restarted if it ends, and ends with this one.
    """

    def __init__(self, heard: Callable[[Heard], object], process: Sequence[str] = PROCESS) -> None:
        self._heard, self._arguments = heard, process
        self._changed = Condition()
        self._now: Now | None = None
        self._sent: Now | None = None
        self._closed = False
        self._process: subprocess.Popen[bytes] | None = None
        self._threads = [
            Thread(target=work, name="sharing", daemon=True) for work in (self._run, self._send)
        ]
        for thread in self._threads:
            thread.start()

    def send(self, now: Now) -> None:
        """Send the state of the table soon."""
        with self._changed:
            self._now = now
            self._changed.notify_all()

    def close(self) -> None:
        """End the process."""
        with self._changed:
            self._closed = True
            if self._process:
                self._process.kill()
            self._changed.notify_all()
        for thread in self._threads:
            thread.join()

    def _run(self) -> None:
        """Start the process, read what it says, and start it again if it ends."""
        while self._begin():
            assert self._process
            with self._process as process:
                assert process.stdout
                for said in process.stdout:
                    self._hear(said)
            with self._changed:
                self._process = None
                self._changed.wait_for(lambda: self._closed, AGAIN_S)

    def _begin(self) -> bool:
        """Start the process, unless this was closed; return whether it was started."""
        with self._changed:
            if self._closed:
                return False
            self._process = subprocess.Popen(
                [sys.executable, *self._arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                process_group=0,  # Ctrl-C is for this process
            )
            self._sent = None
            self._changed.notify_all()
            return True

    def _hear(self, said: bytes) -> None:
        try:
            self._heard(read(said, Heard))
        except msgspec.DecodeError:
            log.warning("the sharing process says nonsense: %r", said[:80])

    def _send(self) -> None:
        """Send each state that has not been sent to this process."""
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._closed or self._unsent)
                if self._closed:
                    return
                assert self._process
                pipe, self._sent = self._process.stdin, self._now
                content = line(self._now) if self._now else b""
            assert pipe
            with suppress(OSError, ValueError):  # it has just ended: the next one gets it
                pipe.write(content)
                pipe.flush()

    @property
    def _unsent(self) -> bool:
        return self._process is not None and self._now is not None and self._now is not self._sent
