"""``companion new-game``: writes a package with a small game that plays, to begin another with."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from companion.engine.prompts import Refused
from companion.phrases.phrasebook import Phrasebook
from companion.storage.files import writing
from companion.storage.settings import Settings

TEMPLATE = Path(__file__).parent / "template"
SUFFIX = ".txt"
"""Added to each file of the template: none of them is a part of the companion."""

EXAMPLE = "ferry"
NAME = re.compile(r"[a-z][a-z0-9]{1,39}")
"""A name that Python, pip and Fluent all accept."""


def add_commands(commands: Any, common: argparse.ArgumentParser) -> None:
    """Add the command to a parser's commands."""
    parser = commands.add_parser(
        "new-game", parents=[common], help="write a package with a game of your own"
    )
    parser.add_argument("name", help="lowercase letters and digits, such as chess")
    parser.add_argument("--folder", type=Path, default=Path(), help="where; here by default")
    parser.set_defaults(command=new_game)


def new_game(options: argparse.Namespace, settings: Settings) -> int:
    """Write the package, and say what comes next."""
    package = write(options.name, options.folder)
    print(Phrasebook(settings.language).text("core.new-game", path=str(package)))
    return 0


def write(name: str, folder: Path) -> Path:
    """Write a package called ``name`` into a folder; return its own folder.

    Raises `Refused` if that is not a name, if Python already knows a module of this name, or if the
    folder exists or can't be written.
    """
    if not NAME.fullmatch(name):
        raise Refused("core.refused-game-name", name=name)
    package = folder / name
    if find_spec(name) or package.exists():
        raise Refused("core.refused-game-taken", name=name)
    with writing(package):
        for path, text in files(name):
            (package / path).parent.mkdir(parents=True, exist_ok=True)
            (package / path).write_text(text, encoding="utf-8")
    return package


def files(name: str) -> Iterator[tuple[Path, str]]:
    """Yield each file of the package: its path there, and its text."""
    for file in sorted(TEMPLATE.rglob(f"*{SUFFIX}")):
        path = str(file.relative_to(TEMPLATE)).removesuffix(SUFFIX)
        text = file.read_text(encoding="utf-8")
        words = ((EXAMPLE, name), (EXAMPLE.title(), name.title()))
        for old, new in words:
            path, text = path.replace(old, new), text.replace(old, new)
        yield Path(path), text
