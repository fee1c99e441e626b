"""Screenshots of every screen and of a step of each kind, for people who look at them.

``python -m companion.screens.screenshots FOLDER`` needs no display.
"""

from __future__ import annotations

import argparse
import itertools
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from companion.engine.prompts import Field
from companion.engine.store import Store
from companion.games import games
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.screens.app import CompanionApp
from companion.screens.taps import Guard
from companion.screens.widgets.answers import AT_ONCE
from companion.settings import Settings

SIZES = ((800, 480), (720, 1280), (1024, 600), (1280, 800))
STEPS = 2000
FRAMES = 4
ADDRESS = "http://192.168.178.123:8080"


class Camera:
    """Takes pictures of an app at one size into a folder."""

    def __init__(self, app: CompanionApp, folder: Path, size: tuple[int, int]) -> None:
        self.app = app
        self.folder = folder / f"{size[0]}x{size[1]}"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.stage: Any = None
        self._open(size)

    def _open(self, size: tuple[int, int]) -> None:
        from kivy.base import runTouchApp
        from kivy.core.window import Window

        Window.size = size
        self.stage = self.app.root = self.app.build()
        runTouchApp(self.stage, embedded=True)

    def take(self, name: str) -> None:
        """Keep what is seen as ``name``."""
        from kivy.base import EventLoop

        for _ in range(FRAMES):
            EventLoop.idle()
        self.stage.export_to_png(str(self.folder / f"{name}.png"))

    def close(self) -> None:
        """Make room for the next."""
        self.stage.parent.remove_widget(self.stage)
        self.app.on_stop()


def walk(app: CompanionApp, game: str, seed: str) -> Iterator[str]:
    """Play a game by its likely answers, giving the name of each step of a new kind."""
    app.guard = Guard(itertools.count().__next__)
    app.open_play(game, new=True, seed=seed)
    table, seen = app.stage.screens["table"], set()
    for _ in range(STEPS):
        ask = app.session.play.ask
        kind = (ask.key, ask.args.get("turn")) if ask else ("end", None)
        if kind not in seen:
            seen.add(kind)
            yield f"{len(seen):02}-{'-'.join(filter(None, kind))}"
        if ask is None:
            return
        table.do_next()


def other_screens(app: CompanionApp) -> dict[str, Callable[[], object]]:
    """Return how to come to the screens beside the table."""
    table, die = app.stage.screens["table"], app.stage.screens["die"]
    return {
        "why": table.do_why,
        "editor": lambda: open_editor(app),
        "editor-number": lambda: open_field(app, lambda field: not field.choices),
        "editor-name": lambda: open_field(app, lambda field: len(field.choices) > AT_ONCE),
        "editor-later": lambda: open_editor(app, 0.5),
        "editor-state": lambda: open_state(app),
        "die": table.do_die,
        "die-rolls": lambda: die.roll(12),
        "die-rolled": lambda: setattr(die.face, "words", die.result),
        "page": table.do_qr,
        "qr": lambda: app.show_code("…", f"{ADDRESS}/en/{app.session.game.name}/overview"),
        "help": table.do_help,
        "notice": lambda: tell_something(app),
        "home-again": table.back,
    }


def tell_something(app: CompanionApp) -> None:
    """Tell what is told when the disk is full."""
    app.show_play()
    app.tell(app.words("core.disk-full", path="/home/pi/companion/plays.db"))


def open_editor(app: CompanionApp, scroll: float = 1) -> None:
    """Open the editor where things can be corrected."""
    app.show_play()
    while not app.session.play.fields:
        app.session.play.undo()
    app.show("editor")
    app.stage.screen.list.scroll_y = scroll


def open_field(app: CompanionApp, wanted: Callable[[Field], bool]) -> None:
    """Open the first value of a kind."""
    open_editor(app)
    fields = app.session.play.fields
    app.stage.screen.open(next(name for name in fields if wanted(fields[name])))


def open_state(app: CompanionApp) -> None:
    """Open the editor where nothing can be corrected."""
    while app.session.play.fields:
        app.session.play.undo()
    app.show("editor")


def shoot(camera: Camera, seed: str) -> None:
    """Take every kind of screen."""
    camera.take("home")
    for game in games():
        for name in walk(camera.app, game, seed):
            camera.take(name)
    for name, go in other_screens(camera.app).items():
        go()
        camera.take(name)


def main() -> None:
    """Take them all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    parser.add_argument("--text-scale", type=float, default=1.0)
    parser.add_argument("--seed", default="7")
    wished = parser.parse_args()
    os.environ |= {"SDL_VIDEODRIVER": "offscreen", "SDL_AUDIODRIVER": "dummy"}
    settings = Settings(language=wished.language, text_scale=wished.text_scale)
    for size in SIZES:
        with (
            tempfile.TemporaryDirectory() as folder,
            closing(Store(Path(folder, "plays.db"))) as store,
        ):
            app = CompanionApp(settings, store, Phrasebook(settings.language), size=size)
            camera = Camera(app, wished.folder, size)
            shoot(camera, wished.seed)
            camera.close()


if __name__ == "__main__":
    main()
