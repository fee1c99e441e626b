"""Screenshots of every screen and of a step of each kind, for people who look at them.

``python -m companion.screens.screenshots FOLDER`` takes them in every language, at 800 x 480 and
in portrait; it needs no display.
"""

from __future__ import annotations

import argparse
import itertools
import os
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

from companion.appendix.server import Server
from companion.audio import Loudspeaker, SilentPlayer
from companion.data_folders import sounds
from companion.engine.game import CLOCK
from companion.engine.prompts import Field
from companion.engine.store import Store
from companion.games import find, games, result_type
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.screens.app import CompanionApp
from companion.screens.widgets.answers import AT_ONCE
from companion.screens.window.taps import DoubleTapGuard
from companion.settings import Settings
from companion.voice.narrator import Narrator
from companion.voice.speech import Synthesiser

SIZES = ((800, 480), (720, 1280))
STEPS = 2000
FRAMES = 4


class Camera:
    """Takes pictures of an app at one size into a folder."""

    def __init__(self, app: CompanionApp, folder: Path, size: tuple[int, int]) -> None:
        self.app = app
        self.folder = folder / f"{size[0]}x{size[1]}"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.host: Any = None
        self._open(size)

    def _open(self, size: tuple[int, int]) -> None:
        from kivy.base import runTouchApp
        from kivy.core.window import Window

        Window.size = size
        self.host = self.app.root = self.app.build()
        runTouchApp(self.host, embedded=True)
        self.app.dispatch("on_start")

    def take(self, name: str) -> None:
        """Save a picture of the screen as ``name``."""
        from kivy.base import EventLoop

        for _ in range(FRAMES):
            EventLoop.idle()
        self.host.export_to_png(str(self.folder / f"{name}.png"))

    def close(self) -> None:
        """Close the app, so that another can open."""
        self.host.parent.remove_widget(self.host)
        self.app.on_stop()


def walk(app: CompanionApp, game: str, seed: str, options: Mapping[str, str]) -> Iterator[str]:
    """Play a game by its likely answers, giving the name of each step of a new kind."""
    app.presenter.guard = DoubleTapGuard(itertools.count().__next__)
    known = {option.name for option in find(game).options}
    begun = {name: value for name, value in options.items() if name in known}
    app.presenter.open_play(game, new=True, seed=seed, options=begun)
    table, seen = app.host.screens["table"], set()
    for _ in range(STEPS):
        ask = app.presenter.session.play.ask
        whose = ask.args.get("turn") if ask else None
        kind = (ask.key if ask else "end", whose if isinstance(whose, str) else None)
        if kind not in seen:
            seen.add(kind)
            yield f"{len(seen):02}-{'-'.join(filter(None, kind)).partition('.')[2] or 'end'}"
        if ask is None:
            return
        if ask.default is None:
            table.answers.point()
        table.do_next()


def screens_of_a_play(app: CompanionApp) -> dict[str, Callable[[], object]]:
    """Return how to come to what belongs to the play on the table, which is over."""
    table, game = app.host.screens["table"], app.presenter.session.game
    found: dict[str, Callable[[], object]] = {
        "scores-final": lambda: app.presenter.show("scores"),
        "why": table.do_why,
        "editor": lambda: open_editor(app),
        "editor-number": lambda: open_field(app, lambda field: not field.choices),
        "editor-name": lambda: open_field(app, lambda field: len(field.choices) > AT_ONCE),
        "editor-later": lambda: open_editor(app, 0.5),
        "clock": lambda: run_clock(app),
        "menu": table.do_menu,
        "goals": lambda: app.presenter.read("goals"),
        "scores": lambda: app.presenter.show("scores"),
        "times": lambda: app.presenter.show("times"),
        "history": lambda: app.presenter.show("history"),
        "history-back": lambda: app.presenter.show("history", field="3"),
        "setup": lambda: app.presenter.show("setup", game=game.name),
    }
    if CLOCK not in game.options:
        del found["clock"], found["times"]
    return found


def screens_of_the_app(app: CompanionApp) -> dict[str, Callable[[], object]]:
    """Return how to come to what every play has in common."""
    table, die = app.host.screens["table"], app.host.screens["die"]
    return {
        "editor-state": lambda: open_state(app),
        "die": table.take_die,
        "die-stepped": die.do_die,
        "die-rolls": lambda: die.roll(12),
        "die-rolled": lambda: setattr(die.face, "words", die.result),
        "page": lambda: app.presenter.read("page"),
        "qr": table.do_qr,
        "help": table.do_help,
        "notice": lambda: tell_something(app),
        "home-again": app.presenter.go_home,
        "plays": lambda: app.presenter.show("plays"),
        "setup-option": lambda: app.presenter.show("setup", game=next(iter(games())), field="deck"),
        "settings": lambda: app.presenter.show("settings"),
        "settings-voice": lambda: turn_list(app, 0.65),
        "settings-sounds": lambda: turn_list(app, 0.35),
        "settings-buttons": lambda: turn_list(app, 0),
        "settings-choice": lambda: app.presenter.show("settings", field="text_scale"),
    }


def run_clock(app: CompanionApp) -> None:
    """Show the table with a clock that runs."""
    app.presenter.session.set_clock("90")
    app.presenter.session.run_clock()
    app.presenter.show_play()


def turn_list(app: CompanionApp, scroll: float) -> None:
    """Scroll the list that is shown."""
    app.host.screen.list.scroll_y = scroll


def tell_something(app: CompanionApp) -> None:
    """Show the notice of a full disk."""
    app.presenter.show_play()
    app.presenter.tell(app.presenter.words("core.disk-full", path="/home/pi/companion/plays.db"))


def open_editor(app: CompanionApp, scroll: float = 1) -> None:
    """Open the editor where things can be corrected."""
    while not app.presenter.session.play.fields:
        app.presenter.session.undo()
    app.presenter.show("editor")
    app.host.screen.list.scroll_y = scroll


def open_field(app: CompanionApp, wanted: Callable[[Field], bool]) -> None:
    """Open the first value of a kind, or the list where there is none."""
    open_editor(app)
    fields = app.presenter.session.play.fields
    found = [name for name in fields if wanted(fields[name])]
    app.presenter.show("editor", **({"field": found[0]} if found else {}))


def open_state(app: CompanionApp) -> None:
    """Open the editor where nothing can be corrected."""
    while app.presenter.session.play.fields:
        app.presenter.session.undo()
    app.presenter.show("editor")


def shoot(camera: Camera, wished: argparse.Namespace) -> None:
    """Take every kind of screen."""
    app = camera.app
    camera.take("home")
    for game in wished.game or games():
        for name in walk(app, game, wished.seed, dict(wished.options)):
            camera.take(f"{game}-{name}")
        for name, go in screens_of_a_play(app).items():
            go()
            camera.take(f"{game}-{name}")
        app.presenter.show_play()
    for name, go in screens_of_the_app(app).items():
        go()
        camera.take(name)


def main() -> None:
    """Take them all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--language", choices=LANGUAGES, action="append")
    parser.add_argument("--size", type=size, action="append", metavar="WxH")
    parser.add_argument("--game", choices=games(), action="append", default=[])
    parser.add_argument("--text-scale", type=float, default=1.0)
    parser.add_argument("--seed", default="7")
    parser.add_argument(
        "--set",
        type=lambda text: tuple(text.split("=", 1)),
        action="append",
        default=[],
        dest="options",
        metavar="OPTION=VALUE",
    )
    wished = parser.parse_args()
    os.environ |= {"SDL_VIDEODRIVER": "offscreen", "SDL_AUDIODRIVER": "dummy"}
    for language, each in itertools.product(wished.language or LANGUAGES, wished.size or SIZES):
        take_all(wished, language, each)


def size(text: str) -> tuple[int, int]:
    """Return the size that is meant by a text such as 800x480."""
    width, height = map(int, text.split("x"))
    return width, height


def take_all(wished: argparse.Namespace, language: str, size: tuple[int, int]) -> None:
    """Take every screen in one language and size, in a home of their own."""
    settings = Settings(language=language, text_scale=wished.text_scale)
    with tempfile.TemporaryDirectory() as home:
        os.environ["COMPANION_HOME"] = home
        loudspeaker = Loudspeaker(SilentPlayer(), sounds())
        with (
            closing(Store(Path(home, "plays.db"), result_type=result_type)) as store,
            closing(Narrator(Synthesiser(Path(home)), loudspeaker, language)) as narrator,
            Server("127.0.0.1", 0) as server,
        ):
            words = Phrasebook(language)
            app = CompanionApp(settings, store, words, narrator, server=server, size=size)
            camera = Camera(app, wished.folder / language, size)
            shoot(camera, wished)
            camera.close()


if __name__ == "__main__":
    main()
