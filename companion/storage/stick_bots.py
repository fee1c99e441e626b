"""The bot files in the folder ``games`` of a stick, and copying them into the companion's own."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, count
from pathlib import Path

from msgspec import Struct, field

from companion.engine.prompts import Refused
from companion.storage import bot_files
from companion.storage.files import shown, write_whole, writing

MAX_FILES = 100
"""The most files that are copied from a stick at once."""


class Copied(Struct):
    """What came of it: the files by name.

    ``renamed`` are those copied under another name, since there is a different file of theirs,
    ``known`` those that are here already, ``refused`` why others were left out.
    """

    copied: list[str] = field(default_factory=list)
    renamed: dict[str, str] = field(default_factory=dict)
    known: list[str] = field(default_factory=list)
    refused: list[Refused] = field(default_factory=list)


def files_on(stick: Path) -> list[Path]:
    """Return the bot files on a stick by name, unread."""
    try:
        found = sorted((stick / bot_files.FOLDER).glob(f"[!.]*{bot_files.SUFFIX}"))
    except OSError:
        return []
    return [path for path in found if path.is_file() and not path.is_symlink()][:MAX_FILES]


def copy(paths: Iterable[Path]) -> Copied:
    """Copy those of these files that can be played; no file is replaced."""
    done = Copied()
    for path in paths:
        try:
            _copy(path, done)
        except Refused as refused:
            done.refused.append(Refused(refused.key, **{**refused.args_, "path": shown(path.name)}))
    return done


def _copy(path: Path, done: Copied) -> None:
    """Copy a file under the first name that is free; raise `Refused` if it is wrong."""
    bot_files.check_name(path.stem)
    text = bot_files.read_text(path)
    bot_files.bot_of(path, text)
    for name in chain([path.stem], (f"{path.stem}-{number}" for number in count(2))):
        target = bot_files.folder() / f"{name}{bot_files.SUFFIX}"
        if not target.exists():
            break
        if bot_files.read_text(target) == text:
            done.known.append(path.name)
            return
    if not bot_files.NAMED.fullmatch(name):
        raise Refused("core.bot-taken")
    with writing(target):
        write_whole(target, text.encode())
    done.copied.append(target.name)
    if target.name != path.name:
        done.renamed[path.name] = target.name
