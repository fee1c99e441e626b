"""Makes Kivy's loop sleep until something happens, instead of polling 30 times a second."""

from __future__ import annotations

import logging
import os
import select
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

log = logging.getLogger(__name__)

FRAME_S = 1 / 60
"""The time between frames while something moves."""

MAX_SLEEP_S = 1.0
"""The maximum sleep."""

SEARCH_INTERVAL_S = 5.0
"""The time between searches for input devices: one may have been plugged in."""

OPEN_FILES = Path("/proc/self/fd")
X_SOCKETS = "/tmp/.X11-unix/X"
X_PORTS = range(6000, 6100)
INPUT_DEVICES = "/dev/input/"


def input_descriptors(folder: Path = OPEN_FILES) -> set[int]:
    """Return the open files on which input arrives.

    That is the X server's socket, or without X the input devices.
    """
    found = set()
    for entry in folder.iterdir():
        with suppress(OSError):
            target = str(entry.readlink())
            if target.startswith(INPUT_DEVICES) or (
                target.startswith("socket:") and _leads_to_x(int(entry.name))
            ):
                found.add(int(entry.name))
    return found


def _leads_to_x(descriptor: int) -> bool:
    with socket.socket(fileno=os.dup(descriptor)) as copy:
        peer = copy.getpeername()
    if isinstance(peer, tuple):
        return len(peer) > 1 and peer[1] in X_PORTS
    name = peer.decode(errors="replace") if isinstance(peer, bytes) else str(peer)
    return name.lstrip("\0").startswith(X_SOCKETS)


class Epoll:
    """Sleeps in the kernel. An arrival wakes it once, whether or not it is then read."""

    def __init__(self) -> None:
        self._epoll = select.epoll()
        self._wake_fd = os.eventfd(0, os.EFD_NONBLOCK | os.EFD_CLOEXEC)
        self.watch([self._wake_fd])

    def watch(self, descriptors: Iterable[int]) -> None:
        """Wake when something arrives on one of these open files."""
        for each in descriptors:
            with suppress(OSError):  # it is watched already, or has just been closed
                self._epoll.register(each, select.EPOLLIN | select.EPOLLET)

    def sleep(self, seconds: float) -> bool:
        """Sleep, unless something arrives or has just arrived; return whether it has."""
        return bool(self._epoll.poll(seconds))

    def wake(self) -> None:
        """End the current sleep, or the next one; callable on any thread."""
        os.eventfd_write(self._wake_fd, 1)

    def close(self) -> None:
        """Close the open files."""
        self._epoll.close()
        os.close(self._wake_fd)


class SleepingLoop:
    """Makes Kivy's ``clock`` sleep in ``waiter`` between its frames.

    It wakes for input, for the clock's next event, and for an event scheduled by another thread.
    Animations get 60 frames a second. If no input file is ``found``, Kivy polls as usual.
    """

    def __init__(
        self,
        clock: Any,
        event_loop: Any,
        waiter: Epoll,
        find: Callable[[], set[int]] = input_descriptors,
    ) -> None:
        self._clock, self._event_loop, self._waiter, self._find = clock, event_loop, waiter, find
        self._kivys_idle, self._kivys_on_schedule = clock.idle, clock.on_schedule
        self._window: Any = None
        self._found: set[int] = set()
        self._looked = self._moved = float("-inf")
        self._asleep = self._flipped = False
        clock.idle, clock.on_schedule = self._idle, self._scheduled

    def close(self) -> None:
        """Restore the clock's own methods."""
        self._clock.idle, self._clock.on_schedule = self._kivys_idle, self._kivys_on_schedule
        if self._window:
            self._window.unbind(on_flip=self._note_flip)

    def _idle(self) -> float:
        """Sleep until there is something to do; return the time, as Kivy's clock does."""
        self._look_for_input()
        if not self._found:
            return float(self._kivys_idle())
        self._asleep = True  # first: an event that comes while the next line runs must wake, too
        until = self._until()
        seconds = until - self._clock.time()
        if seconds > 0:
            self._waiter.sleep(seconds)
        self._asleep = False
        clock, now = self._clock, self._clock.time()
        clock._dt, clock._last_tick = now - clock._last_tick, now
        return float(now)

    def _until(self) -> float:
        """Return when there will be something to do, as far as known now."""
        now = float(self._clock.time())
        longest, self._flipped = now + (FRAME_S if self._flipped else MAX_SLEEP_S), False
        if any(getattr(each, "waiting_event", None) for each in self._event_loop.input_providers):
            return now
        due = float(self._clock.get_min_timeout())
        if due <= 0 or self._window.canvas.needs_redraw:
            due = self._moved = max(now, self._moved + FRAME_S)
        return min(due, longest)

    def _scheduled(self, event: Any) -> None:
        """Handle a new event of the clock, on any thread."""
        self._kivys_on_schedule(event)
        if self._asleep:
            event._last_dt = self._clock.time()  # its delay begins now, not at the last frame
            self._waiter.wake()

    def _note_flip(self, _: Any) -> None:
        """Handle that a frame was shown: that may have read input before it was noticed."""
        self._flipped = True

    def _look_for_input(self) -> None:
        """Search for the open files on which input arrives, now and then."""
        now = self._clock.time()
        if not self._event_loop.window or now - self._looked < SEARCH_INTERVAL_S:
            return
        self._looked = now
        if self._window is None:
            self._window = self._event_loop.window
            self._window.bind(on_flip=self._note_flip)
        found = self._find()
        if found != self._found:
            log.info("the loop sleeps until there is input on %s", sorted(found) or "nothing")
            self._found = found
            self._waiter.watch(found)


@contextmanager
def sleeping(find: Callable[[], set[int]] = input_descriptors) -> Iterator[None]:
    """Make Kivy's loop sleep, inside a ``with``; ``find`` returns the open files with input."""
    from kivy.base import EventLoop
    from kivy.clock import Clock

    waiter = Epoll()
    loop = SleepingLoop(Clock, EventLoop, waiter, find)
    try:
        yield
    finally:
        loop.close()
        waiter.close()
