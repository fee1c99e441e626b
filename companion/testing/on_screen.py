"""Shows a play on the touchscreen, unseen: ``python -m companion.testing.on_screen GAME LANGUAGE``.

Prints what went wrong as JSON: whatever was logged as an error, texts that had no room, and icons
that don't exist.
"""

from __future__ import annotations

import json
import logging
import random
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from traceback import extract_tb, format_exception_only
from typing import Any

from companion.engine.autoplay import likely_answer
from companion.games import result_type
from companion.phrases.phrasebook import Phrasebook
from companion.screens.window import environment
from companion.storage.settings import Settings
from companion.storage.store import Store

SIZE = (800, 480)
STEPS = 200
"""After so many answers a play need not be over."""


class Faults(logging.Handler):
    """Collects what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage() + _error(record))


def _error(record: logging.LogRecord) -> str:
    """Return the error that was logged, and the line where it came up; "" if none was."""
    error = record.exc_info[1] if record.exc_info else None
    if error is None:
        return ""
    where = [f"{each.filename}:{each.lineno}: " for each in extract_tb(error.__traceback__)[-1:]]
    return "\n" + "".join([*where, *format_exception_only(error)]).strip()


def show(game: str, language: str) -> list[str]:
    """Play at random on the touchscreen; return everything that went wrong."""
    environment.configure(SIZE)
    from kivy.config import Config

    Config.set("graphics", "maxfps", 0)
    from companion.screens.app import CompanionApp

    faults = Faults()
    logging.getLogger().addHandler(faults)
    settings = Settings(language=language, voice=False)
    faults.lines += _unknown_icons(game)
    cut: dict[str, str] = {}
    with TemporaryDirectory() as home, closing(_store(Path(home))) as store:
        app = CompanionApp(settings, store, Phrasebook(language), size=SIZE)
        _run(app)
        presenter, chance = app.presenter, random.Random(1)
        presenter.game.carry_out(
            lambda: presenter.sessions.open(game, new=True, seed="1"), presenter.game.show_step
        )
        session = presenter.sessions.current
        assert session
        for _ in range(STEPS):
            if session.play.over:
                break
            presenter.game.change(partial(session.answer, likely_answer(session.play, chance)))
            _frames()
            key = session.play.ask.key if session.play.ask else "the end"
            cut = dict.fromkeys(_cut_off(app.host.screen), key) | cut
        for name in ("whole", "goals", "history"):
            presenter.navigation.visit(name)
            _frames()
        app.on_stop()
    cut_off = (f"no room on the screen at {key} for: {text}" for text, key in cut.items())
    return list(dict.fromkeys([*faults.lines, *cut_off]))


def _store(home: Path) -> Store:
    return Store(home / "companion.db", result_type=result_type)


def _run(app: Any) -> None:
    """Start an app whose frames are drawn one by one."""
    from kivy.base import runTouchApp

    app.root = app.build()
    runTouchApp(app.root, embedded=True)
    app.dispatch("on_start")
    _frames()


def _frames() -> None:
    from kivy.base import EventLoop

    for _ in range(3):
        EventLoop.idle()


def _unknown_icons(game: str) -> list[str]:
    """Return a fault for each icon of a game's names that does not exist."""
    from companion.drawings.icons import icons
    from companion.screens.pictures import pictures_of

    named = pictures_of(game).icons
    return [
        f"GamePictures.icons: there is no icon called {icon!r}, for {name!r}"
        for name, icon in named.items()
        if icon.partition(":")[0] not in icons()
    ]


def _cut_off(screen: Any) -> list[str]:
    """Return the texts that don't fit into their room."""
    from companion.screens.widgets.words import Words

    shown = (each for each in screen.walk(restrict=True) if isinstance(each, Words))
    return [each.text for each in shown if each.overflow and each.opacity]


if __name__ == "__main__":
    json.dump(show(*sys.argv[1:]), sys.stdout)
