"""A simulated day at the touchscreen, in a separate process: ``python -m kit.soak TAPS EVERY``.

Somebody taps once a simulated second, plays game after game and looks at everything around it; each
step is spoken by the real voice into a silent loudspeaker. After every EVERY taps the process's
resources are printed as a line of JSON.
"""

from __future__ import annotations

import gc
import json
import os
import random
import sys
import threading
from contextlib import ExitStack
from itertools import cycle
from pathlib import Path
from typing import Any

from companion.commands import parts
from companion.device.audio import KivyPlayer
from companion.engine.autoplay import likely_answer
from companion.games import games
from companion.phrases.phrasebook import Phrasebook
from companion.screens.app import CompanionApp, on_main_thread
from companion.screens.screen_host import NO_PLAY
from companion.screens.window import environment
from companion.screens.window.taps import DoubleTapGuard
from companion.storage.settings import Settings
from tools.presses import SdlFinger

LONG = bool(os.environ.get("COMPANION_LONG"))
"""As in `companion.testing.long`, which would import pytest: that takes some 7 MiB."""

SIZE = (800, 480)
FRAMES = (0.05, 0.3, 0.65)
"""The parts of a second between two taps, each with a frame at its end."""

PRESSED = 0.1
"""Seconds that a finger stays on the panel."""

LOOKS_AROUND = 0.2
"""How often a tap is no answer but anything else on the screen."""

SETTINGS = frozenset(NO_PLAY.split()) - {"home", "setup", "plays"}
"""Screens that are left at once: there a tap changes the settings, or turns it off."""

SPEECH = "/speech", "/espeak-ng-data"
"""In the path of a file or folder that is open only while a line is made or spoken."""


class Soak:
    """An app, and somebody at it whose second passes as fast as it can be drawn."""

    def __init__(self, app: CompanionApp, clock: Any) -> None:
        self.app, self.clock, self.finger = app, clock, SdlFinger()
        self.chance, self.games = random.Random(1), cycle(games())
        app.presenter.guard = DoubleTapGuard(lambda: self.clock.seconds)

    def second(self) -> None:
        """Tap once, and let the rest of a second pass."""
        presenter = self.app.presenter
        session = presenter.sessions.current
        if self.app.host.shown in SETTINGS:
            presenter.navigation.show_play()
        elif session is None or session.play.over:
            game = next(self.games)
            presenter.game.carry_out(
                lambda: presenter.sessions.open(game, new=True, seed="1"), presenter.game.show_step
            )
        elif self.chance.random() < LOOKS_AROUND:
            self._tap(self.chance.choice(self._buttons() or [None]))
        elif self.app.host.shown != "table":
            presenter.navigation.show_play()
        else:
            answer = likely_answer(session.play, self.chance)
            presenter.game.change(lambda: session.answer(answer))
        self._pass()

    def _buttons(self) -> list[Any]:
        """Return the visible targets."""
        from companion.screens.widgets.tappable import Spot, Tappable

        shown = self.app.host.screen.walk(restrict=True)
        kinds = Tappable | Spot
        return [each for each in shown if isinstance(each, kinds) and not each.disabled]

    def _tap(self, widget: Any) -> None:
        """Tap through SDL, as a panel does; Kivy's own test helpers would import pytest."""
        if widget is not None:
            x, y = widget.to_window(*widget.center)
            self.finger.move(round(x), round(SIZE[1] - y))
            self.finger.press()
            self._frame(PRESSED)
            self.finger.lift()

    def _pass(self) -> None:
        for part in FRAMES:
            self._frame(part)

    def _frame(self, seconds: float) -> None:
        from kivy.base import EventLoop

        self.clock.seconds += seconds
        EventLoop.idle()
        EventLoop.window.mainloop()  # takes what SDL has

    def held(self) -> dict[str, Any]:
        """Return the process's resources: KiB of memory, objects, threads, the names of open files.

        It waits for a pending backup; the files of speech come and go.
        """
        for thread in threading.enumerate():
            if thread.name == "backup":
                thread.join()
        gc.collect()
        return {
            "memory": _resident() // 1024,
            "objects": len(gc.get_objects()),
            "threads": threading.active_count(),
            "files": sorted(path for path in _files() if not any(part in path for part in SPEECH)),
        }


class Wall:
    """A clock that only a soak moves on."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def __call__(self) -> float:
        return self.seconds


def _resident() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def _files() -> list[str]:
    found = []
    for entry in Path("/proc/self/fd").iterdir():
        try:
            found.append(str(entry.readlink()))
        except OSError:  # the listing's own, closed by now
            continue
    return found


def main(taps: int, every: int) -> None:
    """Tap ``taps`` times."""
    environment.configure(SIZE)
    from kivy.base import runTouchApp
    from kivy.clock import Clock
    from kivy.core.window import Window
    from kivy.graphics.opengl import GL_SCISSOR_TEST, glEnable, glFinish, glScissor

    settings = Settings()
    with ExitStack() as stack:
        store = stack.enter_context(parts.open_store())
        voice = parts.voice(settings, KivyPlayer(), on_main_thread)
        narrator, loudspeaker = stack.enter_context(voice)
        app = CompanionApp(settings, store, Phrasebook("en"), narrator, loudspeaker, size=SIZE)
        wall = Wall(Clock.time())
        Clock.time, Clock._max_fps = wall, 0
        Clock.tick()
        Window.bind(on_flip=lambda *_: glFinish())  # off screen nothing else waits for a frame
        if not LONG:  # of a minute the memory isn't compared: one dot is filled
            glEnable(GL_SCISSOR_TEST)
            glScissor(0, 0, 1, 1)
        app.root = app.build()
        environment.ease_collection()
        runTouchApp(app.root, embedded=True)
        app.dispatch("on_start")
        soak = Soak(app, wall)
        for tap in range(taps + 1):
            if tap % every == 0:
                print(json.dumps({"taps": tap, **soak.held()}), flush=True)
            soak.second()
        app.on_stop()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
