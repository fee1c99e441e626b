"""Shows plays on the touchscreen, unseen: ``python -m companion.testing.on_screen GAME:LANGUAGE…``.

Prints what went wrong as JSON: whatever was logged as an error, texts that had no room, names in
pictures that don't exist, and icons that can hardly be seen.
"""

from __future__ import annotations

import gc
import json
import logging
import random
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from traceback import extract_tb, format_exception_only
from typing import Any

from msgspec.structs import replace

from companion.engine.autoplay import likely_answer
from companion.games import find
from companion.phrases.phrasebook import Phrasebook
from companion.screens.window import environment
from companion.session.session import Session
from companion.storage import bot_files
from companion.storage.settings import Settings
from companion.storage.store import Store

SIZE = (800, 480)
BOARD = (374, 326)
"""The room for a picture beside the moves, in units."""

STEPS = 200
"""The number of answers after which a play need not be over."""


MIN_CONTRAST, MIN_HIGH_CONTRAST = 3, 4.5
"""The least contrast of an icon to the panel under it (WCAG 2.1), and in the theme "contrast"."""


class Faults(logging.Handler):
    """Collects what is logged as an error, with the line in a game's folder that led to it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(logging.ERROR)
        self.folder = folder
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage() + self._error(record))

    def _error(self, record: logging.LogRecord) -> str:
        """Return the error that was logged, and where it came up; "" if none was."""
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            return ""
        frames = extract_tb(error.__traceback__)
        own = [each for each in frames if self.folder in Path(each.filename).parents]
        where = [f"{each.filename}:{each.lineno}: " for each in (own or frames)[-1:]]
        return "\n" + "".join([*where, *format_exception_only(error)]).strip()


def show(plays: Sequence[tuple[str, str]]) -> list[str]:
    """Play each game in its language on the touchscreen; return everything that went wrong."""
    environment.configure(SIZE)
    from kivy.config import Config

    Config.set("graphics", "maxfps", 0)
    from companion.screens.app import CompanionApp

    faults = []
    settings = Settings(language=plays[0][1], voice=False)
    with TemporaryDirectory() as home, closing(_store(Path(home))) as store:
        app = CompanionApp(settings, store, Phrasebook(settings.language), size=SIZE)
        _run(app)
        for game, language in plays:
            app.presenter.preferences.set("language", language)
            faults += [f"{game} ({language}): {each}" for each in _show(app, game)]
        app.on_stop()
    return faults


def _show(app: Any, game: str) -> list[str]:
    """Play at random; return everything that went wrong."""
    faults = Faults(Path(str(bot_files.latest(game).folder)))
    faults.lines += [*_unknown_names(game), *_dull_icons(game)]
    logging.getLogger().addHandler(faults)
    presenter, chance = app.presenter, random.Random(1)
    presenter.game.carry_out(
        lambda: presenter.sessions.open(game, new=True, seed="1"), presenter.game.show_step
    )
    session = presenter.sessions.current
    assert session
    cut: dict[str, str] = {}
    for _ in range(STEPS):
        if session.play.over:
            break
        presenter.game.change(partial(session.answer, likely_answer(session.play, chance)))
        _frames()
        faults.lines += _draw_step(session, presenter.phrasebook)
        key = session.play.ask.key if session.play.ask else "the end"
        cut = dict.fromkeys(_cut_off(app.host.screen), key) | cut
    for name in ("whole", "goals", "history"):
        presenter.navigation.visit(name)
        _frames()
    logging.getLogger().removeHandler(faults)
    cut_off = (f"no room on the screen at {key} for: {text}" for text, key in cut.items())
    return list(dict.fromkeys([*faults.lines, *cut_off]))


def _store(home: Path) -> Store:
    return Store(home / "companion.db")


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


def _draw_step(session: Session, book: Phrasebook) -> list[str]:
    """Draw each picture of a step: the screen shows not all; return the header's wrong names."""
    from kivy.graphics import Canvas

    from companion.screens.drawing.painter import Painter
    from companion.screens.frame import Box
    from companion.screens.pictures import draw_picture, scene
    from companion.screens.views import view_of

    view = view_of(session, book, portrait=False)
    numbers = {each.key: at for at, each in enumerate(reversed(view.prompts), 1)}
    for at, prompt in enumerate(view.prompts, 1):
        present = replace(view, prompts=view.prompts[:at], numbers=numbers, last_numbers=numbers)
        if found := scene(present, prompt.key):
            draw_picture(Painter(Canvas(), 0, BOARD[1], 1), Box(0, 0, *BOARD), present, found)
    named = {view.header.icon, *(icon for icon, _ in view.header.numbers)} - {""}
    return [f"GamePictures.header: {fault}" for name in sorted(named) for fault in _unknown(name)]


def _unknown(name: str) -> Iterator[str]:
    """Yield what is wrong with an icon's name, such as "pawn:ice"."""
    from companion.drawings.icons import icons
    from companion.drawings.icons.colours import themes

    shape, _, colour = name.partition(":")
    if shape not in icons():
        yield f"there is no icon called {shape!r}"
    if colour and colour not in themes()["night"]:
        yield f"there is no colour called {colour!r}"


def _unknown_names(game: str) -> Iterator[str]:
    """Yield a fault for each icon, colour, prompt and place that a game's pictures name wrongly."""
    from companion.screens.pictures import pictures_of
    from companion.screens.widgets.part import PLACES

    own, places = pictures_of(game), find(game).places
    for name, icon in own.icons.items():
        yield from (f"GamePictures.icons: {fault}, for {name!r}" for fault in _unknown(icon))
    for name, looks in own.parameters.items():
        for fault in _unknown(f"{looks.icon}:{looks.colour}"):
            yield f"GamePictures.parameters: {fault}, for {name!r}"
    for field in ("pictures", "scenes", "boards"):
        for key in getattr(own, field):
            namespace, _, message = key.partition(".")
            if namespace != game or message not in places:
                yield f"GamePictures.{field}: there is no prompt called {key!r} in Game.places"
    for place in own.parts.keys() - PLACES:
        yield f"GamePictures.parts: there is no place called {place!r}, only {', '.join(PLACES)}"


def _dull_icons(game: str) -> Iterator[str]:
    """Yield a fault for each icon of a game's own that can hardly be seen in a theme."""
    from companion.drawings import drawings_of
    from companion.drawings.icons.colours import themes
    from companion.screens.theme import contrast, parse

    for name, icon in drawings_of(game).icons.items():
        for theme, roles in themes().items():
            if icon.colour not in roles:
                continue  # which is logged
            found = contrast(parse(roles[icon.colour]), parse(roles["raised"]))
            least = MIN_HIGH_CONTRAST if theme == "contrast" else MIN_CONTRAST
            if found < least:
                yield (
                    f"GameDrawings.colours: the icon {name!r} in {icon.colour!r} has a contrast of "
                    f"{found:.1f} in the theme {theme!r}, less than {least}"
                )


def _cut_off(screen: Any) -> list[str]:
    """Return the texts that don't fit into their room."""
    from companion.screens.widgets.words import Words

    shown = (each for each in screen.walk(restrict=True) if isinstance(each, Words))
    return [each.text for each in shown if each.overflow and each.opacity]


if __name__ == "__main__":
    wanted = [each.rpartition(":") for each in sys.argv[1:]]
    json.dump(show([(game, language) for game, _, language in wanted]), sys.stdout)
    gc.freeze()  # Python would look for litter at its end, and free each widget
