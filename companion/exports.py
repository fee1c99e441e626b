"""Saved plays in one file: to keep, to take to another companion, to ask for help with.

An export is JSON; `read_export` takes older exports and the file of saved plays itself, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from companion.backup_files import settings_in
from companion.engine.copies import Merged, Note, PlayCopy, Row
from companion.engine.problem import cause
from companion.engine.prompts import Refused
from companion.engine.salvage import salvage
from companion.engine.store import Store
from companion.files import text_of, write_whole

FORMAT = 1
"""The version of what an export looks like."""

DATABASE = b"SQLite format 3\0"
"""How a file of saved plays begins, if nothing happened to it."""

SUFFIX = ".db"
"""How its name ends."""


class Export(Struct):
    """Plays with all their rows, the printed facts of each game's box, and what was set there.

    ``companion`` is the version of this format.
    """

    companion: int = FORMAT
    plays: list[PlayCopy] = []
    box: dict[str, dict[str, Any]] = {}
    settings: dict[str, Any] = {}


class _OneRow(Struct):
    """A row of a log in an export as it was made before there was a version."""

    key: str
    value: Any
    by: str


class _OnePlay(Struct):
    """An export of one play as it was made before there was a version."""

    game: str
    options: dict[str, str]
    seed: str
    started: float
    log: list[_OneRow]
    finished: float | None = None
    seconds: float = 0.0
    answers: int = 0
    result: Any = None
    touched: float = 0.0
    rules: int = 1
    set_aside: bool = False
    notes: list[tuple[int, str, dict[str, Any]]] = []


def take_out(
    store: Store, play: int | None = None, settings: Mapping[str, Any] | None = None
) -> bytes:
    """Return the export of a play, None for all; raise `Refused` if there is none of this number.

    Only the printed facts of its game go with one play, and no ``settings``.
    """
    facts = store.facts()
    if play is None:
        export = Export(plays=list(store.copies()), box=facts, settings=dict(settings or {}))
    else:
        copy = store.copy(play)
        if copy is None:
            raise Refused("core.refused-export", play=play)
        export = Export(plays=[copy], box={copy.game: facts.get(copy.game, {})})
    return msgspec.json.format(msgspec.json.encode(export), indent=1)


def write_export(path: Path, content: bytes) -> None:
    """Write an export; an older file of this name stays whole until then.

    Raises `Refused` if it cannot be written.
    """
    try:
        write_whole(path, content)
    except OSError as error:
        raise Refused("core.refused-file", path=str(path), error=cause(error)) from error


def read_export(path: Path) -> Export:
    """Return what stands in an export, or in a file of saved plays; raise `Refused` if nothing."""
    try:
        with path.open("rb") as file:
            if file.read(len(DATABASE)) == DATABASE or path.suffix == SUFFIX:
                found = salvage(path)
                return Export(FORMAT, list(found.plays.values()), found.facts, settings_in(path))
        return parse_export(path.read_bytes(), str(path))
    except OSError as error:
        raise Refused("core.refused-unread", path=str(path), error=cause(error)) from error


def parse_export(content: bytes, name: str) -> Export:
    """Return what an export says; raise `Refused` if it is none, or a newer companion's."""
    try:
        found = msgspec.json.decode(_text(content, name))
        if not isinstance(found, dict):
            raise ValueError
        if "companion" not in found:
            return Export(plays=[_unversioned(msgspec.convert(found, _OnePlay))])
        if isinstance(found["companion"], int) and found["companion"] > FORMAT:
            raise Refused("core.refused-newer-export", path=name)
        return msgspec.convert(found, Export)
    except Refused:
        raise
    except (ValueError, RecursionError) as error:
        raise Refused("core.refused-import", path=name) from error


def _text(content: bytes, name: str) -> str:
    """Return the text of an export; raise `ValueError` if it is none, `Refused` if in part."""
    try:
        return text_of(content, name)
    except Refused:
        if content.lstrip()[:1] != b"{":
            raise ValueError from None
        raise


def _unversioned(play: _OnePlay) -> PlayCopy:
    """Return the play of an export without a version: the times of its answers are not in it."""
    return PlayCopy(
        play.game,
        play.options,
        play.seed,
        play.started,
        play.finished,
        play.seconds,
        play.answers,
        sum(kind == "die" for _, kind, _ in play.notes),
        play.result,
        play.rules,
        play.set_aside,
        [Row(seq, row.key, row.value, row.by, play.touched) for seq, row in enumerate(play.log)],
        [Note(seq, kind, value, play.touched) for seq, kind, value in play.notes],
    )


def joined(exports: Iterable[Export]) -> Export:
    """Return one export with all that stands in several; the first counts of facts, settings."""
    whole = Export()
    for each in exports:
        whole.plays += each.plays
        whole.settings = whole.settings or each.settings
        for game, facts in each.box.items():
            whole.box[game] = {**facts, **whole.box.get(game, {})}
    return whole


def take_in(store: Store, export: Export) -> Merged:
    """Add what stands in an export; what is known stays. Raises `Refused` if nothing can be."""
    merged = store.take_in(export.plays, export.box)
    if merged is None:
        problem = store.problem
        assert problem, "what was not written has a reason"
        raise Refused(problem.key, **problem.args)
    return merged
