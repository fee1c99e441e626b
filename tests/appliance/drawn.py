"""Draws what the kiosk should show: ``python -m appliance.drawn FOLDER WxH``.

FOLDER gets a picture per screen (``home.png``, …), and ``taps.json`` with the positions of its
targets, in pixels, such as ``{"home": {"primary": [168, 425]}}``.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from companion.device.audio import Loudspeaker
from companion.device.data_folders import sounds
from companion.phrases.phrasebook import Phrasebook
from companion.screens.app import CompanionApp
from companion.storage.settings import Settings
from companion.storage.store import Store
from companion.voice.narrator import Narrator
from companion.voice.speech import Synthesiser
from kit.on_board import sheet_taps
from kit.silent import SilentPlayer
from tools.screenshots import Camera, Shot, size

PLAY = "on-mars"
SCREENS = ("home", "power", "menu")


def draw(folder: Path, shot: Shot) -> None:
    """Draw the screens of a companion that was just installed."""
    folder.mkdir(parents=True, exist_ok=True)
    settings = Settings(language=shot.language, kiosk=True, motion=False)
    with tempfile.TemporaryDirectory() as home:
        os.environ["COMPANION_HOME"] = home
        loudspeaker = Loudspeaker(SilentPlayer(), sounds())
        with (
            closing(Store(Path(home, "companion.db"))) as store,
            closing(Narrator(Synthesiser(Path(home)), loudspeaker, shot.language)) as narrator,
        ):
            words = Phrasebook(shot.language)
            app = CompanionApp(settings, store, words, narrator, size=shot.size)
            camera = Camera(app, folder, shot, each=True)
            taps = {}
            for name in SCREENS:
                if name == "menu":
                    app.presenter.game.open(PLAY, new=True, seed="1", options={})
                app.presenter.navigation.show(name)
                camera.take(name)
                (folder / shot.name / f"{name}.png").rename(folder / f"{name}.png")
                taps[name] = places(app, name)
            camera.close()
    (folder / "taps.json").write_text(json.dumps(taps), encoding="utf-8")


def places(app: Any, screen: str) -> dict[str, tuple[int, int]]:
    """Return where the middle of each thing is that can be tapped, in pixels from the top."""
    from kivy.core.window import Window

    taps = sheet_taps(app.host.screens[screen])
    middles = {name: tap.to_window(*tap.center) for name, tap in taps.items()}
    return {name: (round(x), round(Window.height - y)) for name, (x, y) in middles.items()}


if __name__ == "__main__":
    os.environ |= {"SDL_VIDEODRIVER": "offscreen", "SDL_AUDIODRIVER": "dummy"}
    draw(Path(sys.argv[1]), Shot("en", size(sys.argv[2]), "night", 1.0))
