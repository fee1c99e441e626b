"""Makes the pictures of the READMEs, in deploy/pictures, from a play of On Mars.

``PYTHONPATH=tests .venv/bin/python -m tools.pictures`` needs no display; it plays always the same.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image

from companion.engine.autoplay import likely_answer
from companion.engine.log import is_main
from companion.engine.prompts import Count
from companion.phrases.phrasebook import Phrasebook
from companion.screens.app import CompanionApp
from companion.storage.settings import Settings
from companion.storage.store import Store
from tools.screenshots import Camera, Shot

SHOT = Shot("en", (800, 480), "night", 1.0)
SEED, CHANCE, REPORTS = "2", 1, 0.6
"""The play, how it is answered, and how often something is reported."""

PICTURES, ANIMATION = ("home", "card", "build", "hex", "end"), "round"
"""The names of the pictures, and of the animation."""

MAX_REPORTS = 1
"""So many things are reported in a turn."""

MAX_COUNTED = 4
"""So much of a thing somebody has, at most, when points are counted."""

ROUND, SECONDS = 6, 1.6
"""The round of the animation, and how long each of its pictures stays."""

BUILDS = ("on-mars.construct", "on-mars.build-at")


class Photographer:
    """Plays On Mars to its end; saves each picture when it first occurs."""

    def __init__(self, app: CompanionApp, camera: Camera, folder: Path) -> None:
        self.app, self.camera, self.folder = app, camera, folder
        self.taken: set[str] = set()
        app.presenter.game.open("on-mars", new=True, seed=SEED, options={"help": "quick"})
        self.table, self.play = app.host.screens["table"], app.presenter.session.play

    def take(self, name: str) -> None:
        """Save a picture under its name, if there is none yet."""
        if name not in self.taken:
            self.taken.add(name)
            self.camera.take(name)

    def run(self) -> Iterator[str]:
        """Play to the end; yield the names of the pictures of the round that is animated."""
        chance = Random(CHANCE)
        while self.play.ask:
            step = self.table.step
            if self.play.turn == ROUND:
                name = f"round-{len(self.taken):03}"
                self.take(name)
                yield name
            if step.event and (step.event.card or step.card):
                self.take("card")
            if self.table.map_shown and self.table.key in BUILDS and self.play.turn > 1:
                self.take("build")
            if self.play.turn > 1 and is_main(self.play.ask) and "hex" not in self.taken:
                self._take_hexes()
            if self.table.controller.ticks_left:
                self.table.do_next()
                continue
            session = self.app.presenter.session
            done = is_main(self.play.ask) and len(session.reported()) >= MAX_REPORTS
            answer: Any = self.play.ask.default
            if not done:
                answer = likely_answer(self.play, chance, REPORTS)
            if isinstance(self.play.ask, Count) and self.play.ask.minimum <= MAX_COUNTED:
                answer = min(answer, MAX_COUNTED)
            session.answer(answer)
            self.app.presenter.game.show_step()
        self.take("end")

    def _take_hexes(self) -> None:
        """Take your turn with a Building selected, if you are in the Colony."""
        tiles = self.table.step.tiles
        for tile in [tile for tile in tiles if tile.enabled and tile.goes_to_board][:1]:
            self.table.controller.hold(tile.value)
            if self.table.step.places:
                self.table.refresh()
                self.take("hex")
            self.table.controller.let_go()


def make(folder: Path) -> None:
    """Save the pictures and the animation into a folder."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["COMPANION_HOME"] = home
        with closing(Store(Path(home, "plays.db"))) as store:
            settings = Settings(motion=False, grow_after=0)
            app = CompanionApp(settings, store, Phrasebook(SHOT.language), size=SHOT.size)
            camera = Camera(app, Path(home), SHOT, each=True)
            photographer = Photographer(app, camera, folder)
            names = list(photographer.run())
            app.presenter.game.open("on-mars", new=True, seed=SEED)
            app.presenter.navigation.go_home()
            photographer.take("home")
            camera.close()
            found = Path(home, SHOT.name)
            for name in PICTURES:
                shutil.copyfile(found / f"{name}.png", folder / f"{name}.png")
            frames = [Image.open(found / f"{name}.png").convert("P") for name in names]
            frames[0].save(
                folder / f"{ANIMATION}.gif",
                save_all=True,
                append_images=frames[1:],
                duration=round(SECONDS * 1000),
                loop=0,
                optimize=True,
            )


if __name__ == "__main__":
    os.environ |= {"SDL_VIDEODRIVER": "offscreen", "SDL_AUDIODRIVER": "dummy"}
    make(Path(__file__).parents[2] / "deploy/pictures")
