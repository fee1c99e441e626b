"""What the window costs: run by ``companion bench`` in a process of its own, off screen.

``python -m companion.screens.bench BEGUN``, with the Unix time at which the process was started,
writes one JSON object of samples.
"""

from __future__ import annotations

import itertools
import json
import sys
import time
from pathlib import Path
from typing import Any

from companion.engine.store import Store
from companion.games import games
from companion.phrases.phrasebook import Phrasebook
from companion.screens.app import CompanionApp
from companion.screens.window.taps import DoubleTapGuard
from companion.settings import Settings, home

SIZE = (800, 480)
TAPS = 60
IDLE = 3.0
PATIENCE = 60.0
"""Seconds of doing nothing, and after which a window that draws nothing is given up."""


class Measurement:
    """Starts the app, taps through a play, idles, and leaves."""

    def __init__(self, begun: float) -> None:
        self.begun = begun
        self.samples: dict[str, list[float]] = {}
        self.app = CompanionApp(
            Settings(voice=False), Store(home() / "bench.db"), Phrasebook("en"), size=SIZE
        )
        self.app.bind(on_start=self._started)

    def run(self) -> dict[str, list[float]]:
        """Return the samples, once the app has been left."""
        self.app.run()
        return self.samples

    def _started(self, *_: Any) -> None:
        from kivy.clock import Clock
        from kivy.core.window import Window

        self._clock = Clock
        self._tapped = 0.0
        self._taps = 0
        Window.bind(on_flip=self._frame)
        Clock.schedule_once(lambda _: self.app.stop(), PATIENCE)

    def _frame(self, *_: Any) -> None:
        """After each frame that was drawn: note it, and tap again."""
        if not self.samples:
            self._note("start_first_frame_ms", (time.time() - self.begun) * 1000)
            self.app.presenter.guard = DoubleTapGuard(itertools.count().__next__)
            self.app.presenter.open_play(next(iter(games())), new=True, seed="1")
        elif self._tapped:
            self._note("tap_to_prompt_ms", (time.perf_counter() - self._tapped) * 1000)
        self._tapped = 0.0
        self._taps += 1
        next_ = self._tap if self._taps < TAPS else self._idle
        if self._taps <= TAPS:
            self._clock.schedule_once(next_, 0.05)

    def _tap(self, _: float) -> None:
        self._tapped = time.perf_counter()
        self.app.perform("next")

    def _idle(self, _: float) -> None:
        self._note("memory_mib", _resident() / 2**20)
        since = time.perf_counter(), time.process_time()
        self._clock.schedule_once(lambda _: self._finish(*since), IDLE)

    def _finish(self, wall: float, busy: float) -> None:
        passed = time.perf_counter() - wall
        self._note("idle_cpu_percent", 100 * (time.process_time() - busy) / passed)
        self.app.stop()

    def _note(self, name: str, value: float) -> None:
        self.samples.setdefault(name, []).append(value)


def _resident() -> int:
    """Return the bytes of memory that this process holds."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


if __name__ == "__main__":
    print(json.dumps(Measurement(float(sys.argv[1])).run()))
