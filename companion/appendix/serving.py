"""Answers requests on a listening socket: in a thread of this process, or in another process."""

from __future__ import annotations

import logging
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from companion.appendix.application import Wsgi

logging.getLogger("waitress").setLevel(logging.ERROR)  # it warns of every short wait

LIMITS = {
    "threads": 1,
    "connection_limit": 200,  # `connections.ALL` applies first
    "backlog": 256,
    "channel_timeout": 10,
    "max_request_header_size": 8192,
    "max_request_body_size": 1024,
    "asyncore_use_poll": True,
}
"""The settings of waitress; for ``channel_timeout`` see `connections.Connections`."""

AGAIN_S = 2.0
"""The time until an ended process is restarted."""


class Serving(Protocol):
    """Answers requests on a socket."""

    def close(self) -> None:
        """Stop answering, drop every connection and close the socket."""
        ...


class InThread:
    """Answers in a thread of this process.

    ``make`` creates the application, by default the appendix. ``limits`` are waitress's, with
    seconds of ``clock``.
    """

    def __init__(
        self,
        listening: socket.socket,
        make: Callable[[], Wsgi] | None = None,
        limits: Mapping[str, int] = LIMITS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        from companion.appendix.application import application  # slow to load, as is waitress
        from companion.appendix.connections import Connections

        self._watched: dict[int, Any] = {}
        self._server = Connections((make or application)(), listening, self._watched, limits, clock)
        self._thread = Thread(target=self._server.run, name="appendix", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop answering, drop every connection and close the socket."""
        # first: a worker that is answering still wakes the loop
        self._server.task_dispatcher.shutdown()
        woken = Event()
        try:
            self._server.trigger.pull_trigger(lambda: self._drop(woken))
        finally:
            woken.set()
        self._thread.join()

    def _drop(self, woken: Event) -> None:
        """Close everything that the loop watches, once it is ``woken``: its waker is included."""
        woken.wait()
        for each in list(self._watched.values()):
            each.close()


class InProcess:
    """Answers in another process, so that no frame of a window is delayed.

    The process is restarted if it ends; connections wait meanwhile. It ends with this process,
    however that ends.
    """

    def __init__(self, listening: socket.socket) -> None:
        self._listening = listening
        self._process: subprocess.Popen[bytes] | None = None
        self._lock, self._closed = Lock(), Event()
        self._thread = Thread(target=self._run, name="appendix", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop answering, drop every connection and close the socket."""
        with self._lock:
            self._closed.set()
            if self._process:
                self._process.kill()
        self._thread.join()
        self._listening.close()

    def _run(self) -> None:
        descriptor = self._listening.fileno()
        while True:
            with self._lock:
                if self._closed.is_set():
                    return
                self._process = subprocess.Popen(
                    [sys.executable, "-m", "companion.appendix", str(descriptor)],
                    stdin=subprocess.PIPE,
                    pass_fds=[descriptor],
                    process_group=0,  # Ctrl-C is for this process
                )
            with self._process:
                self._process.wait()
            self._closed.wait(AGAIN_S)
