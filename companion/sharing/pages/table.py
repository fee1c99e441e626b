"""The state of the table in the sharing process, for all phones that read it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock

from companion.sharing.messages import Now
from companion.sharing.pages.phone_view import Look, PhoneView
from companion.storage.codes import CODE, TRIES

AGAIN_S = 600.0
"""The time after which wrong codes from an address are forgotten."""

SEEN_S = 12.0
"""The time for which a phone that has read the page counts as reading: without scripts it reads it
again sooner.
"""

MAX_ADDRESSES = 1000
"""The number of addresses whose wrong codes are remembered."""


class Tries:
    """Counts wrong codes and identifiers by address; ``clock`` returns seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._wrong: dict[str, tuple[int, float]] = {}

    def allows(self, address: str) -> bool:
        """Return whether codes from this address are still looked at."""
        count, since = self._wrong.get(address, (0, 0.0))
        return count < TRIES or self._clock() - since > AGAIN_S

    def matches(self, address: str, given: str, code: str) -> bool:
        """Return whether the code that was given is right; count it if not."""
        if not self.allows(address):
            return False
        if code and secrets.compare_digest(given.encode(), code.encode()):
            return True
        if CODE.fullmatch(given):
            self.count(address)
        return False

    def count(self, address: str) -> None:
        """Count a wrong one from this address."""
        count, since = self._wrong.pop(address, (0, 0.0))
        fresh = self._clock() - since > AGAIN_S
        self._wrong[address] = (1 if fresh else count + 1), self._clock()
        while len(self._wrong) > MAX_ADDRESSES:
            del self._wrong[next(iter(self._wrong))]


class SharedTable:
    """What is on the table, who reads it, and which phone plays.

    ``look`` returns it in a language; it is called by one thread at a time, and once for each state
    and language. ``revision`` counts the states. ``player`` is the phone that may press, "" for
    none; ``on_player`` is called when it is another one.
    """

    def __init__(self, look: Look, clock: Callable[[], float] = time.monotonic) -> None:
        self._look, self._clock = look, clock
        self._lock, self._looking = Lock(), Lock()
        self._views: dict[str, PhoneView | None] = {}
        self._shown: Now | None = None
        self._following: dict[asyncio.Event, tuple[asyncio.AbstractEventLoop, str]] = {}
        self._seen: dict[str, float] = {}
        self.tries = Tries(clock)
        self.now = Now(language="en")
        self.revision = 0
        self.player = ""
        self.on_player: Callable[[], object] = lambda: None

    @property
    def code(self) -> str:
        """The code of the page, "" while it is unknown."""
        return self.now.page

    def show(self, now: Now) -> None:
        """Take over a state; the phones get it soon."""
        with self._lock:
            if now == self.now:
                return
            if now.code != self.now.code:
                self.player = ""
            self.now = now
            self._notify()

    def play(self, phone: str) -> bool:
        """Let a phone press, if no other one does; return whether it may."""
        with self._lock:
            if self.now.code and not self.player:
                self._let(phone)
            return self.player == phone

    def leave(self, phone: str) -> None:
        """Let a phone press no more."""
        with self._lock:
            if self.player == phone:
                self._let("")

    def _let(self, phone: str) -> None:
        self.player = phone
        self.on_player()
        self._notify()

    def view(self, language: str) -> PhoneView | None:
        """Return what is on the table, None if nothing is, or it is not saved yet."""
        with self._looking:
            now = self.now
            if now is not self._shown:
                self._shown, self._views = now, {}
            if language not in self._views:
                self._views[language] = self._look(now, language)
            return self._views[language]

    def _notify(self) -> None:
        """Wake those who follow."""
        self.revision += 1
        for woken, (loop, _) in self._following.items():
            loop.call_soon_threadsafe(woken.set)

    # who reads

    @contextmanager
    def followed(self, phone: str) -> Iterator[asyncio.Event]:
        """Give an event that is set with each new state, in the running loop."""
        woken = asyncio.Event()
        with self._lock:
            self._following[woken] = asyncio.get_running_loop(), phone
        try:
            yield woken
        finally:
            with self._lock:
                del self._following[woken]

    def saw(self, phone: str) -> None:
        """Note that a phone has read the page."""
        with self._lock:
            self._seen[phone] = self._clock()

    @property
    def phones(self) -> int:
        """How many phones read."""
        with self._lock:
            latest = self._clock() - SEEN_S
            self._seen = {phone: at for phone, at in self._seen.items() if at > latest}
            return len({*self._seen, *(phone for _, phone in self._following.values())})
