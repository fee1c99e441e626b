"""Contact sheets of every screen and of a step of each kind, for people who look at them.

``python -m tools.screenshots FOLDER`` makes them in every language, by night and by
day, at three sizes and with two sizes of text; it needs no display. With ``--each`` every picture
is kept by itself, too; ``--only "settings*"`` takes those with such names.
"""

from __future__ import annotations

import argparse
import itertools
import os
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from companion.appendix.server import Server
from companion.device.audio import Loudspeaker
from companion.device.data_folders import sounds
from companion.doctor.checkup import check_all
from companion.drawings.icons.colours import THEMES
from companion.engine.autoplay import usual_answer
from companion.engine.game import CLOCK
from companion.engine.play import Play
from companion.engine.prompts import Choose, Field, group_of
from companion.games import find, games
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.screens.app import CompanionApp
from companion.screens.pictures import chart
from companion.screens.services.checkup import this_machine
from companion.screens.window.taps import DoubleTapGuard
from companion.storage.settings import Settings
from companion.storage.store import Store
from companion.voice.narrator import Narrator
from companion.voice.speech import Synthesiser
from kit.silent import SilentPlayer

SIZES = ((800, 480), (1024, 600), (720, 1280))
LOOKS, TEXTS = ("night", "day"), (1.0, 1.5)
STEPS = 2000
FRAMES = 3
THUMB, COLUMNS, ROWS, GAP = 400, 6, 6, 8
"""The width of a picture on a sheet in pixels, how many are on one, and the gap between."""

MANY = 5
"""More choices than this have pages."""


class Sheet:
    """Pictures side by side; when it is full it is saved, and another is begun."""

    def __init__(self, name: str, folder: Path, size: tuple[int, int]) -> None:
        self._name, self._folder = name, folder
        self._thumb = THUMB, round(THUMB * size[1] / size[0])
        self._pictures: list[Any] = []
        self._count = 0

    def add(self, texture: Any) -> None:
        """Add a picture."""
        from kivy.graphics import Fbo, Rectangle

        small = Fbo(size=self._thumb)
        texture.min_filter = "linear"
        with small:
            Rectangle(texture=texture, size=self._thumb)
        small.draw()
        self._pictures.append(small)
        if len(self._pictures) == COLUMNS * ROWS:
            self.save()

    def save(self) -> None:
        """Save the sheet."""
        from kivy.graphics import ClearBuffers, ClearColor, Fbo, Rectangle

        if not self._pictures:
            return
        width, height = self._thumb[0] + GAP, self._thumb[1] + GAP
        rows = -(-len(self._pictures) // COLUMNS)
        sheet = Fbo(size=(COLUMNS * width, rows * height))
        with sheet:
            ClearColor(0.5, 0.5, 0.5, 1)
            ClearBuffers()
            for at, small in enumerate(self._pictures):
                column, row = at % COLUMNS, at // COLUMNS
                pos = (column * width, row * height)
                Rectangle(texture=small.texture, pos=pos, size=self._thumb)
        sheet.draw()
        self._count += 1
        path = self._folder / f"{self._name}-{self._count}.png"
        sheet.texture.save(str(path), flipped=False)
        self._pictures = []


class Shot(NamedTuple):
    """What all pictures of a sheet have in common."""

    language: str
    size: tuple[int, int]
    look: str
    text: float

    @property
    def name(self) -> str:
        """Its name, as the files are called."""
        width, height = self.size
        return f"{self.language}-{width}x{height}-{self.look}-{self.text:.0%}".replace("%", "")


class Camera:
    """Takes pictures of an app."""

    def __init__(self, app: CompanionApp, folder: Path, shot: Shot, each: bool) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.app, self._sheet = app, Sheet(shot.name, folder, shot.size)
        self._folder = folder / shot.name if each else None
        if self._folder:
            self._folder.mkdir(exist_ok=True)
        self.only = "*"
        self._open(shot.size)

    def _open(self, size: tuple[int, int]) -> None:
        from kivy.base import runTouchApp
        from kivy.core.window import Window
        from kivy.graphics import Color, Rectangle

        from companion.screens.theme import theme

        Window.size = size
        self._host = self.app.root = self.app.build()
        with self._host.canvas.before:  # what the window is cleared with is in no picture
            Color(*theme.ground)
            Rectangle(size=size)
        runTouchApp(self._host, embedded=True)
        self.app.dispatch("on_start")
        self.app.presenter.guard = DoubleTapGuard(itertools.count().__next__)

    def take(self, name: str) -> None:
        """Take a picture of the screen, if its name is one of the wished ones."""
        from kivy.base import EventLoop

        if not fnmatch(name, self.only):
            return
        for _ in range(FRAMES):
            EventLoop.idle()
        image = self._host.export_as_image()
        self._sheet.add(image.texture)
        if self._folder:
            image.texture.save(str(self._folder / f"{name}.png"), flipped=False)

    def close(self) -> None:
        """Save the sheet and close the app, so that another can open."""
        self._sheet.save()
        self._host.parent.remove_widget(self._host)
        self.app.on_stop()


def walk(app: CompanionApp, game: str, seed: str, options: Mapping[str, str]) -> Iterator[str]:
    """Play a game by its likely answers, giving the name of each page of a step of a new kind.

    At a main question everything is reported once.
    """
    known = {option.name for option in find(game).options}
    begun = {name: value for name, value in options.items() if name in known}
    app.presenter.game.open(game, new=True, seed=seed, options=begun)
    table, session, seen = app.host.screens["table"], app.presenter.session, set()
    shown: set[Any] = set()
    for _ in range(STEPS):
        ask = session.play.ask
        last = [head_of(each.value) for each in session.reported()[-1:]]
        kind = (ask.key if ask else "end", session.play.whose, *last)
        if kind not in seen:
            seen.add(kind)
            app.presenter.game.show_step()
            yield f"{len(seen):02}-{kind[0].rpartition('.')[2]}"
            for at in range(table.controller.ticks_left):
                table.do_next()
                yield f"{len(seen):02}-{kind[0].rpartition('.')[2]}-{at + 2}"
        if ask is None:
            return
        session.answer(next(reports(session.play, shown), usual_answer(session.play)))


def reports(play: Play, shown: set[Any]) -> Iterator[Any]:
    """Yield the reports not yielded before; note them."""
    ask = play.ask
    if not isinstance(ask, Choose) or ask.fields is None:
        return
    for option in ask.options:
        head = ask.key, head_of(option)
        if option != ask.default and head not in shown:
            shown.add(head)
            yield option


def head_of(option: Any) -> Any:
    """Return the group or name under which an option is first shown."""
    return group_of(option) or option


def screens_of_a_play(app: CompanionApp) -> dict[str, Callable[[], object]]:
    """Return how to reach the screens of the play on the table, which is over."""
    presenter = app.presenter
    table, game = app.host.screens["table"], presenter.session.game
    found: dict[str, Callable[[], object]] = {
        "scores-final": lambda: presenter.navigation.show("scores"),
        "why": table.do_why,
        "whole": lambda: open_whole(app),
        "editor-all": lambda: presenter.navigation.show("editor", list=True),
        "map": lambda: presenter.navigation.show("whole", part="map"),
        "editor-number": lambda: open_field(app, lambda field: not field.choices),
        "editor-name": lambda: open_field(app, lambda field: len(field.choices) > MANY),
        "clock": lambda: run_clock(app),
        "menu": table.do_menu,
        "tools": table.do_tools,
        "goals": lambda: presenter.navigation.show("goals"),
        "scores": lambda: presenter.navigation.show("scores"),
        "times": lambda: presenter.navigation.show("times"),
        "course": lambda: presenter.navigation.show("plays", play=presenter.session.id, how="end"),
        "history": lambda: presenter.navigation.show("history"),
        "history-back": lambda: presenter.navigation.show("history", back=5),
        "setup": lambda: presenter.navigation.show("setup", game=game.name),
    }
    if chart(table.view) is None:
        del found["map"]
    if CLOCK not in game.options:
        del found["clock"], found["times"]
    return found


def screens_of_the_app(app: CompanionApp) -> dict[str, Callable[[], object]]:
    """Return how to reach the screens common to all plays."""
    presenter = app.presenter
    table, die = app.host.screens["table"], app.host.screens["die"]
    return {
        "die": table.take_die,
        "die-rolled": lambda: die.roll(6),
        "page": lambda: presenter.navigation.visit("page"),
        "qr": lambda: presenter.navigation.show("code"),
        "help": lambda: presenter.navigation.read("help"),
        "undone": lambda: take_back(app),
        "notice": lambda: tell_something(app),
        "home-again": presenter.navigation.go_home,
        "home-asked": lambda: presenter.navigation.show("home", game=next(iter(games()))),
        "more": lambda: presenter.navigation.show("more"),
        "stick": lambda: presenter.navigation.show("stick"),
        "plays": lambda: presenter.navigation.show("plays"),
        "play": lambda: presenter.navigation.show("play", play=1),
        "people": lambda: presenter.navigation.show("people", play=1),
        "person": lambda: presenter.navigation.show("person", play=1, who="you"),
        "write": lambda: presenter.navigation.show("write", play=1, who="you", what="name"),
        "delete": lambda: presenter.navigation.show("delete", play=1),
        "deleted": lambda: presenter.navigation.show("deleted"),
        "plays-best": lambda: presenter.navigation.show("plays", best=True),
        "look": lambda: presenter.navigation.show("look", play=1, at=9),
        "statistics": lambda: presenter.navigation.show("statistics", chart="scores"),
        "setup-rules": lambda: presenter.navigation.show(
            "setup", game=next(iter(games())), rules=True
        ),
        "setup-clock": lambda: presenter.navigation.show(
            "setup", game=next(iter(games())), field="clock"
        ),
        "settings": lambda: presenter.navigation.show("settings"),
        "settings-clock": lambda: presenter.navigation.show("settings", field="clock"),
        "saved": lambda: presenter.navigation.show("saved"),
        "clean": lambda: presenter.navigation.show("clean"),
        "power": lambda: presenter.navigation.show("power"),
        "phone": lambda: presenter.navigation.show("phone"),
        "offered": lambda: presenter.navigation.show("offered", settings=OFFERED),
        "wifi": lambda: presenter.navigation.show("wifi"),
        "phones": lambda: presenter.navigation.show("phones"),
        "wiring": lambda: presenter.navigation.show("wiring"),
        "doctor": lambda: check_up(app),
        "doctor-part": lambda: presenter.navigation.show("doctor", part=what_fails(app)),
        "touch": lambda: presenter.navigation.show("touch"),
        "buttons": lambda: presenter.navigation.show("buttons"),
        "resting": lambda: app.host.rest(True),
    }


OFFERED = {
    "look": "contrast",
    "clock": "90",
    "text_scale": 1.1,
    "voice_rate": 130,
    "voice_level": "key",
    "voice_volume": 0.4,
    "effects_volume": 0.2,
    "sound_tap": False,
    "sound_your_turn": False,
    "sound_deadline": False,
    "dim_after": 10,
    "dark_after": 120,
}
"""The settings of somebody else."""


def run_clock(app: CompanionApp) -> None:
    """Show the table with a clock that runs."""
    app.presenter.session.set_clock("90")
    app.presenter.session.run_clock()
    app.presenter.navigation.show_play()


def take_back(app: CompanionApp) -> None:
    """Show the table after something was taken back."""
    app.presenter.game.change(app.presenter.session.undo)


def tell_something(app: CompanionApp) -> None:
    """Show the notice of a full disk."""
    app.presenter.navigation.show_play()
    app.presenter.announce(
        app.presenter.words("core.disk-full", path="/home/pi/companion/plays.db")
    )


def check_up(app: CompanionApp) -> None:
    """Show the doctor."""
    doctor = app.host.screens["doctor"]
    doctor.found = list(check_all(this_machine(app.presenter)))
    app.presenter.navigation.show("doctor")


def what_fails(app: CompanionApp) -> int:
    """Return the first part that does not work here, else the first."""
    found = app.host.screens["doctor"].found
    return next((at for at, each in enumerate(found) if each.state == "fail"), 0)


def open_whole(app: CompanionApp) -> None:
    """Show the whole table where things can be corrected."""
    while not app.presenter.session.play.fields:
        app.presenter.session.undo()
    app.presenter.navigation.show("whole")


def open_field(app: CompanionApp, wanted: Callable[[Field], bool]) -> None:
    """Open the first value of a kind, or the list where there is none."""
    open_whole(app)
    fields = app.presenter.session.play.fields
    found = [name for name in fields if wanted(fields[name])]
    where = {"field": found[0], "part": ""} if found else {"list": True}
    app.presenter.navigation.show("editor", **where)


def shoot(camera: Camera, wished: argparse.Namespace) -> None:
    """Take every kind of screen."""
    app, camera.only = camera.app, wished.only
    camera.take("home")
    for game in wished.game or games():
        for name in walk(app, game, wished.seed, dict(wished.options)):
            camera.take(f"{game}-{name}")
        for name, go in screens_of_a_play(app).items():
            go()
            camera.take(f"{game}-{name}")
    for name, go in screens_of_the_app(app).items():
        go()
        camera.take(name)
    app.host.rest(False)


def main() -> None:
    """Take them all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--language", choices=LANGUAGES, action="append")
    parser.add_argument("--size", type=size, action="append", metavar="WxH")
    parser.add_argument("--look", choices=THEMES, action="append")
    parser.add_argument("--text-scale", type=float, action="append")
    parser.add_argument("--game", choices=games(), action="append", default=[])
    parser.add_argument("--seed", default="7")
    parser.add_argument("--only", default="*", metavar="NAMES", help="such as settings*, or *-end")
    parser.add_argument("--each", action="store_true", help="keep every picture by itself, too")
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
    for shot in itertools.starmap(
        Shot,
        itertools.product(
            wished.language or LANGUAGES,
            wished.size or SIZES,
            wished.look or LOOKS,
            wished.text_scale or TEXTS,
        ),
    ):
        take_all(wished, shot)


def size(text: str) -> tuple[int, int]:
    """Return the size that is meant by a text such as 800x480."""
    width, height = map(int, text.split("x"))
    return width, height


def take_all(wished: argparse.Namespace, shot: Shot) -> None:
    """Take every screen in one language, size and theme, with a separate home."""
    wanted = {"language": shot.language, "look": shot.look, "text_scale": shot.text}
    settings = msgspec.convert({**wanted, "motion": False}, Settings)
    with tempfile.TemporaryDirectory() as home:
        os.environ["COMPANION_HOME"] = home
        loudspeaker = Loudspeaker(SilentPlayer(), sounds())
        with (
            closing(Store(Path(home, "plays.db"))) as store,
            closing(Narrator(Synthesiser(Path(home)), loudspeaker, shot.language)) as narrator,
            Server("127.0.0.1", 0) as server,
        ):
            words = Phrasebook(shot.language)
            app = CompanionApp(settings, store, words, narrator, server=server, size=shot.size)
            camera = Camera(app, wished.folder, shot, wished.each)
            shoot(camera, wished)
            camera.close()


if __name__ == "__main__":
    main()
