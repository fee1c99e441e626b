"""The bot files in the companion's folder, and those that saved plays were started with.

What reads them is imported when the first is needed: the companion starts without.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, cast

from companion import games
from companion.engine.game import Game
from companion.engine.prompts import Refused
from companion.storage.files import open_file, reading, shown, text_of
from companion.storage.settings import home

if TYPE_CHECKING:
    from companion.games.bots.faults import Located
    from companion.games.bots.format import Bot, Language

log = logging.getLogger(__name__)

SUFFIX = ".toml"
FOLDER = "games"

NAMED = re.compile(r"[a-z][a-z0-9-]{0,39}")
"""The name of a file, and so of its game."""

MAX_FILES = 500
"""More files than anybody has: the others are left out."""


def folder() -> Path:
    """Return the folder with the bot files of this companion."""
    return home() / FOLDER


def listed() -> dict[str, Path]:
    """Return the bot files, unread, by the names of their games."""
    try:
        found = sorted(folder().glob(f"*{SUFFIX}"))
    except OSError:
        return {}
    names = [path for path in found if NAMED.fullmatch(path.stem)]
    return {path.stem: path for path in names[:MAX_FILES]}


def read_text(path: Path) -> str:
    """Return the text of a file; raise `Refused` if it can't be read."""
    from companion.games.bots.format import MAX_BYTES

    with reading(path), open_file(path) as file:
        content = file.read(MAX_BYTES + 1)
    return text_of(content, shown(path))


def check_name(name: str) -> None:
    """Raise `Refused` if no file may have this name."""
    if not NAMED.fullmatch(name):
        raise Refused("core.bot-file-name", name=shown(name))


def load(path: Path) -> Game:
    """Return the game of a file, for use; raise `Refused` with its first fault if it is wrong."""
    from companion.games.bots import game_of, version
    from companion.games.bots.faults import WrongFile

    text, name = read_text(path), path.stem
    check_name(name)
    if (known := version(name, text)) in games.games():
        return games.games()[known]
    try:
        game = game_of(name, text)
    except WrongFile as wrong:
        raise refusal(path, wrong.faults[0]) from wrong
    games.add(game)
    return game


def bot_of(path: Path, text: str) -> Bot:
    """Return the contents of a file with this text; raise `Refused` if anything is wrong."""
    from companion.games.bots.faults import WrongFile
    from companion.games.bots.reading import read

    try:
        return read(text)
    except WrongFile as wrong:
        raise refusal(path, wrong.faults[0]) from wrong


def title(path: Path, language: str) -> str:
    """Return the title of a file in a language; raise `Refused` if anything in it is wrong."""
    from companion.games.bots.texts import in_language

    bot = bot_of(path, read_text(path))
    return in_language(bot.title, cast("Language", language), bot)


def refusal(path: Path, fault: Located) -> Refused:
    """Return a fault as a refusal."""
    line, column = str(fault.line), str(fault.column)
    return Refused(
        f"core.bot-{fault.key}", path=shown(path), line=line, column=column, **fault.args
    )


def find(name: str) -> Game:
    """Return the game with this name, installed or a file; raise `Refused` if there is none.

    A file is found by its own name, or with the version of its contents. If it is gone, its game is
    the one of a saved play.
    """
    if name not in games.games():
        own = games.file_of(name)
        if path := listed().get(own):
            found = load(path)
            return found if name == own else games.find(name)
        saved = [each for each in games.games() if games.file_of(each) == name]
        return games.find(saved[-1] if saved else name)
    return games.find(name)


def latest(game: str) -> Game:
    """Return a game, that of a file as it is now; raise `Refused` if that has become wrong.

    If the file is gone, it is the game that was started with it.
    """
    path = listed().get(games.file_of(game)) if games.is_file(game) else None
    return load(path) if path else games.find(game)


def recall(game: str, options: Mapping[str, str]) -> None:
    """Add the game of a saved play by the rules that are saved with it."""
    if not games.is_file(game) or game in games.games():
        return
    from companion.games.bots import RULES, game_of, version
    from companion.games.bots.faults import WrongFile

    name, text = games.file_of(game), options.get(RULES, "")
    if version(name, text) == game:
        try:
            games.add(game_of(name, text))
        except WrongFile:
            log.exception("the rules of a saved play of %s can't be read any more", name)
