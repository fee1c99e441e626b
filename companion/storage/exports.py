"""Saved plays in one file: for archiving, for another companion, or for bug reports.

An export is JSON, one play per line; `opened` also reads older exports, files of BG Stats, and the
database itself, and the intact part of a damaged one. Both go through a file play by play.
"""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager
from itertools import chain, repeat
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from msgspec import Raw, Struct

from companion.engine.prompts import Refused
from companion.engine.saved import decode, read_text
from companion.storage import bgstats
from companion.storage.backup_files import settings_in
from companion.storage.copies import LogLine, LogNote, PlayCopy, read_plays, reader
from companion.storage.files import open_file, reading, shown, text_of, write_whole, writing
from companion.storage.recovery.damage import check
from companion.storage.recovery.salvage import salvage
from companion.storage.schema import BROKEN, check_tables, migrate
from companion.storage.staged import sane
from companion.storage.store import Store

FORMAT = 1
"""The version of the export format."""

DATABASE = b"SQLite format 3\0"
"""How a database begins, if it is intact."""

SUFFIX = ".db"
"""Its suffix."""

MAX_PLAYS = 20_000
"""The most plays imported from a file."""

MAX_BYTES, MAX_IN_DATABASE = 32 * 1024 * 1024, 256 * 1024 * 1024
"""The maximum size of an imported export in bytes, as it is read into memory; and of an imported
database, which isn't: 20,000 plays may need that much there.
"""

PLAY = re.compile(r'\{\s*"game"\s*:')
"""How a play begins in an export."""

HEAD, HEADED = 200, b'"companion"'
"""What the first bytes of an export contain, and no other file's."""


class Found(Struct):
    """The contents of a file: its plays, None for a broken one, and their maximum number.

    ``box`` has the printed facts of each game, ``settings`` those of its companion.
    """

    count: int
    plays: Iterator[PlayCopy | None]
    box: dict[str, dict[str, Any]]
    settings: dict[str, Any]


class _Export(Struct):
    """An export, still unparsed; ``companion`` is the version of this format."""

    companion: int | None = None
    plays: list[Raw] = []
    box: Raw = Raw(b"{}")
    settings: Raw = Raw(b"{}")


class _OneRow(Struct):
    """A row of a log in an export from before there was a version."""

    key: str
    value: Any
    by: str


class _OnePlay(Struct):
    """An export of one play from before there was a version."""

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


def export_plays(
    store: Store, play: int | None = None, settings: Mapping[str, Any] | None = None
) -> Iterator[bytes]:
    """Yield the export of a play, None for all; raise `Refused` if there is none with this number.

    A single play comes only with its game's printed facts, and without ``settings``.
    """
    facts = store.facts()
    if play is None:
        return _written(store.copies(), facts, dict(settings or {}))
    copy = store.copy(play)
    if copy is None:
        raise Refused("core.refused-export", play=play)
    return _written([copy], {copy.game: facts.get(copy.game, {})}, {})


def _written(
    plays: Iterable[PlayCopy], box: Mapping[str, Any], settings: Mapping[str, Any]
) -> Iterator[bytes]:
    """Yield an export line by line."""
    encode = msgspec.json.encode
    yield b'{"companion": %d,\n"plays": [' % FORMAT
    before = b"\n"
    for play in plays:
        yield before + encode(play)
        before = b",\n"
    yield b'\n],\n"box": %s,\n"settings": %s}\n' % (encode(box), encode(settings))


def write_export(path: Path, content: Iterable[bytes]) -> None:
    """Write an export; an older file with this name stays intact until then.

    Raises `Refused` if it cannot be written.
    """
    with writing(path):
        write_whole(path, b"".join(content))


@contextmanager
def opened(path: Path) -> Iterator[Found]:
    """Give the contents of an export or a database; raise `Refused` if it is neither.

    Unreadable parts become broken plays.
    """
    with ExitStack() as stack:
        with reading(path):
            found = _open(path, Path(stack.enter_context(TemporaryDirectory())))
        stack.callback(getattr(found.plays, "close", list))
        yield found


def _open(path: Path, folder: Path) -> Found:
    """Return the contents of a file; ``folder`` is for temporary copies."""
    with open_file(path) as file:
        begins = file.read(len(DATABASE))
        if begins == DATABASE or path.suffix == SUFFIX:
            _check_size(path, MAX_IN_DATABASE)
            return _database(path, folder)
        _check_size(path, MAX_BYTES)
        return parse(begins + file.read(MAX_BYTES), shown(path))


def _check_size(path: Path, most: int, plays: int = 0) -> None:
    """Raise `Refused` if a file is too large, or has too many plays."""
    if path.stat().st_size > most or plays > MAX_PLAYS:
        raise Refused("core.refused-large", path=shown(path))


# a database


def _database(path: Path, folder: Path) -> Found:
    """Return the contents of a database, with its ``-wal``: it works on a copy."""
    copy = folder / f"copy{SUFFIX}"
    try:
        for suffix in ("", "-wal"):
            _copy(path.with_name(path.name + suffix), copy.with_name(copy.name + suffix))
        _bring_up(copy)
        with closing(_connected(copy)) as connection:
            count, box = _contents(connection)
    except (*BROKEN, OSError):
        return _damaged(path)
    _check_size(path, MAX_IN_DATABASE, count)
    return Found(count, _plays(copy), _sane(box), sane(settings_in(copy)))


def _copy(source: Path, target: Path) -> None:
    """Copy a file; a missing write-ahead log is ignored."""
    try:
        file = open_file(source)
    except FileNotFoundError:
        if source.name.endswith(SUFFIX):
            raise
        return
    with file, target.open("wb") as copy:
        shutil.copyfileobj(file, copy)


def _bring_up(path: Path) -> None:
    """Migrate a copy to the current version; raise `sqlite3.Error` if it or its log is damaged."""
    check(path)
    with closing(_connected(path)) as connection:
        migrate(connection)
        check_tables(connection)


def _connected(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.text_factory = read_text
    return connection


def _contents(connection: sqlite3.Connection) -> tuple[int, dict[str, dict[str, Any]]]:
    """Return the number of plays in a database, and the printed facts of each game."""
    (count,) = connection.execute("SELECT count(*) FROM play").fetchone()
    box: dict[str, dict[str, Any]] = {}
    for game, fact, value in connection.execute("SELECT game, fact, value FROM box"):
        box.setdefault(game, {})[fact] = decode(value, None)
    return count, box


def _plays(path: Path) -> Iterator[PlayCopy | None]:
    """Yield the plays of an intact database, None for a broken one."""
    with closing(_connected(path)) as connection:
        yield from read_plays(reader(connection))


def _damaged(path: Path) -> Found:
    """Return what is readable of a damaged database; raise `Refused` if nothing is."""
    found = salvage(path)
    lost = found.known - len(found.plays)
    _check_size(path, MAX_IN_DATABASE, len(found.plays))
    if not (found.known or found.facts):
        raise Refused("core.refused-broken", path=shown(path))
    plays = chain(found.plays.values(), repeat(None, lost))
    return Found(found.known, plays, _sane(found.facts), sane(settings_in(path)))


# an export


def parse(content: bytes, name: str) -> Found:
    """Return the contents of an export; raise `Refused` if invalid, or from a newer companion."""
    text = _utf_8(content, name)
    try:
        text.decode()  # skipped parts are not checked
        found = msgspec.json.decode(text, type=_Export)
        if found.companion is None and (copies := bgstats.read(text)) is not None:
            return Found(len(copies), iter(copies), {}, {})
        if found.companion is None:
            play = _unversioned(msgspec.json.decode(text, type=_OnePlay))
            return Found(1, iter([play]), {}, {})
    except msgspec.ValidationError as error:
        raise Refused("core.refused-import", path=name) from error
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        if not (plays := list(_whole_plays(text))):
            text_of(content, name)  # it names the line
            kind = "broken" if HEADED in text[:HEAD] else "import"
            raise Refused(f"core.refused-{kind}", path=name) from error
        return Found(len(plays), iter(plays), {}, {})
    if found.companion > FORMAT:
        raise Refused("core.refused-newer-export", path=name)
    if len(found.plays) > MAX_PLAYS:
        raise Refused("core.refused-large", path=name)
    plays_ = (_play(bytes(each)) for each in found.plays)
    return Found(len(found.plays), plays_, _facts(found.box), _settings(found.settings))


def _utf_8(content: bytes, name: str) -> bytes:
    """Return an export in UTF-8, in whatever encoding it was saved."""
    if content[:1] == b"{" and content[1:2] != b"\0":
        return content  # as the companion writes it
    try:
        return text_of(content, name).encode()
    except Refused:
        if content.lstrip()[:1] == b"{":
            raise
        raise Refused("core.refused-import", path=name) from None


def _play(content: bytes) -> PlayCopy | None:
    """Return a play of an export, None if it is broken."""
    try:
        return msgspec.json.decode(content, type=PlayCopy)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def _facts(content: Raw) -> dict[str, dict[str, Any]]:
    return _sane(_decoded(content, dict[str, dict[str, Any]]))


def _settings(content: Raw) -> dict[str, Any]:
    return sane(_decoded(content, dict[str, Any]))


def _decoded(content: Raw, kind: Any) -> Any:
    """Return the value of some JSON, {} if it is broken."""
    try:
        return msgspec.json.decode(bytes(content), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return {}


def _sane(box: Mapping[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Return the printed facts of each game, as far as valid."""
    return {game: sane(box[game]) for game in sane(dict.fromkeys(box))}


def _whole_plays(content: bytes) -> Iterator[PlayCopy | None]:
    """Yield the plays of a truncated or overwritten export, None for a damaged one."""
    text, at, decoder = content.decode("utf-8", "surrogateescape"), 0, json.JSONDecoder()
    while begins := PLAY.search(text, at):
        try:
            _, at = decoder.raw_decode(text, begins.start())
        except (ValueError, RecursionError):
            at = begins.end()
            yield None
        else:
            yield _play(text[begins.start() : at].encode("utf-8", "surrogateescape"))


def _unversioned(play: _OnePlay) -> PlayCopy:
    """Return the play of an export without a version, which lacks the times of its answers."""
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
        log=[
            LogLine(seq, row.key, row.value, row.by, play.touched)
            for seq, row in enumerate(play.log)
        ],
        notes=[LogNote(seq, kind, value, play.touched) for seq, kind, value in play.notes],
    )
