"""Plays on disk: one SQLite file, one durable row per answer.

WAL with ``synchronous=FULL``: a commit survives a power cut at a quarter of the wear of a rollback
journal. A failing disk never stops a game: it continues in memory, `Store.problem` says why in one
sentence, and everything is written as soon as possible. A damaged database is moved aside, and its
readable part is used; likewise one of a newer companion, found after an update was taken back.
`Store.notices` reports that.
"""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec

from companion.engine.course import Turn, course
from companion.engine.game import Game, Result, read_result
from companion.engine.log import LogEntry
from companion.engine.play import Play
from companion.engine.problem import Problem
from companion.engine.prompts import Refused
from companion.engine.saved import (
    FinishedPlay,
    ListedPlay,
    Person,
    SavedPlay,
    decode,
    decode_object,
    read_entry,
    read_people,
    read_text,
)
from companion.games import file_of
from companion.storage.box import PrintedFacts
from companion.storage.copies import Merged, PlayCopy, all_copies, merge, rows_of
from companion.storage.installation import rename_if_moved
from companion.storage.newer import convert_newer
from companion.storage.notices import forget_notices, read_notices, write_notice
from companion.storage.purge import purge
from companion.storage.record import MAX_COUNT, Record
from companion.storage.recovery.damage import check, repair
from companion.storage.schema import (
    BROKEN,
    WRITE_NOTHING,
    NewerError,
    check_tables,
    is_damage,
    migrate,
)

log = logging.getLogger(__name__)

WAL_PAGES = 100
"""The usual size of the write-ahead log, in pages of 4 KiB: then it is checkpointed."""

ROOM = 512 * 1024
"""If fewer bytes are free, the write-ahead log is checkpointed at once: a log that fills the disk
could not be checkpointed any more.
"""

WON = """deleted IS NULL AND finished IS NOT NULL
    AND (result LIKE '%"won":true%' OR result LIKE '%"won": true%')"""
"""Selects plays that were won: among thousands, the results of the others are not read."""


class Store:
    """The database of plays at ``path``; ``patience`` is its timeout (s) for a lock.

    ``clock`` returns the local time (s since 1970), which may jump by years when it is set; play
    time is counted by ``now`` (s), which is monotonic.

    ``problem`` is None, or the disk's current problem; ``notices`` are unacknowledged messages
    about what happened to the database; ``damaged`` is None, or where a damaged database was just
    moved to. ``result_type`` returns a game's result type by its name; ``recall`` is called with
    the game and the options of each play that is read. ``on_saved`` is called when a play was
    saved, with the seconds played since it last was, and whether that finished it.
    ``machine`` has identifiers of this machine: on another one the database becomes another
    `installation`. ``backups`` returns its backups, the latest first.
    """

    def __init__(
        self,
        path: Path,
        clock: Callable[[], float] = time.time,
        patience: float = 1.0,
        result_type: Callable[[str], type[Result]] = lambda _: Result,
        machine: Mapping[str, str] = MappingProxyType({}),
        now: Callable[[], float] = time.monotonic,
        backups: Callable[[], Iterable[Path]] = tuple,
        recall: Callable[[str, Mapping[str, str]], object] = lambda *_: None,
    ) -> None:
        self.path = path
        self.clock = clock
        self.now = now
        self.patience = patience
        self.result_type = result_type
        self.machine = machine
        self.backups = backups
        self.recall = recall
        self.problem: Problem | None = None
        self.damaged: Path | None = None
        self.on_saved: Callable[[float, bool], object] = lambda *_: None
        self.notices: list[Problem] = []
        self._unsaved_notices: list[Problem] = []
        self._connection: sqlite3.Connection | None = None
        self._boxes: dict[str, PrintedFacts] = {}
        self._attempt(self._connect)

    def close(self) -> None:
        """Close the database; it is reopened when next used."""
        if self._connection:
            self._connection.close()
            self._connection = None

    # plays

    def unfinished(self, game: str | None = None) -> SavedPlay | None:
        """Return the play to resume, of one game or any: the one answered last, None without."""
        return next(iter(self.waiting(game)), None)

    def waiting(self, game: str | None = None) -> list[SavedPlay]:
        """Return the unfinished plays, of one game or any, the one answered last first."""
        return self._plays(
            "WHERE finished IS NULL AND NOT set_aside AND deleted IS NULL"
            " AND (?1 IS NULL OR game = ?1) ORDER BY recency * (recency < ?2) DESC, id DESC",
            game,
            MAX_COUNT,
        )

    def find(self, play: int) -> SavedPlay | None:
        """Return the play with this number, None if there is none."""
        found = self._plays("WHERE id = ?", play) if abs(play) < MAX_COUNT else []
        return found[0] if found else None

    def history(self, game: str | None = None, most: int = -1) -> list[SavedPlay]:
        """Return all plays or ``most`` of them, of one game or of every game, the latest first."""
        return self._plays(
            "WHERE deleted IS NULL AND (?1 IS NULL OR game = ?1) ORDER BY id DESC LIMIT ?2",
            game,
            most,
        )

    def deleted(self) -> list[SavedPlay]:
        """Return the deleted plays, the one deleted last first."""
        return self._plays("WHERE deleted IS NOT NULL ORDER BY deleted DESC, id DESC")

    def find_uid(self, uid: str) -> SavedPlay | None:
        """Return the play with this identifier, None if there is none, or it was deleted."""
        found = self._plays("WHERE uid = ? AND deleted IS NULL", uid) if uid else []
        return found[0] if found else None

    def listed(self) -> list[ListedPlay]:
        """Return all plays, the latest first, each with only what is quick to read."""
        rows = self._read(
            "SELECT id, game, started, set_aside FROM play WHERE deleted IS NULL ORDER BY id DESC"
        )
        return [*map(ListedPlay._make, rows)]

    def won(self) -> list[tuple[int, str, Result]]:
        """Return number, game and result of the plays that were won, the latest first."""
        rows = self._read(f"SELECT id, game, result FROM play WHERE {WON} ORDER BY id DESC")
        found = (
            (number, game, read_result(self.result_type(game), decode(result, None)))
            for number, game, result in rows
        )
        return [(number, game, result) for number, game, result in found if result]

    def games_won(self) -> list[str]:
        """Return the games of which a play was won."""
        return [game for (game,) in self._read(f"SELECT DISTINCT game FROM play WHERE {WON}")]

    def finished(self, game: str | None = None) -> list[FinishedPlay]:
        """Return the finished plays of one game or every game, the one that ended first first.

        A bot file is one game in all its versions. Plays without a readable result are left out.
        """
        rows = self._read(
            "SELECT id, game, finished, seconds, result, players FROM play"
            " WHERE finished IS NOT NULL AND deleted IS NULL AND result IS NOT NULL"
            " AND (?1 IS NULL OR game = ?1 OR game GLOB ?1 || '@*') ORDER BY finished, id",
            None if game is None else file_of(game),
        )
        found = []
        for number, own, ended, seconds, text, players in rows:
            result = read_result(self.result_type(own), decode(text, None))
            people = read_people(players) if players != "[]" else ()
            if result:
                found.append(FinishedPlay(number, own, ended, seconds, result, people))
        return found

    def count(self) -> int:
        """Return how many plays there are."""
        rows = self._read("SELECT count(*) FROM play WHERE deleted IS NULL")
        return sum(number for (number,) in rows)

    def _plays(self, which: str, *args: Any) -> list[SavedPlay]:
        rows = self._read(
            "SELECT id, game, options, seed, started, finished, seconds, cursor, result,"
            " (SELECT at FROM answer WHERE play = id ORDER BY seq DESC LIMIT 1),"
            " rules, set_aside, uid, players, comment, deleted"
            f" FROM play {which}",
            *args,
        )
        return [self._saved(*row) for row in rows]

    def _saved(  # the columns as `_plays` selects them
        self,
        number: int,
        game: str,
        options: str,
        seed: str,
        started: float,
        finished: float | None,
        seconds: float,
        answers: int,
        result: str | None,
        answered: float | None,
        rules: int,
        set_aside: int,
        uid: str,
        players: str,
        comment: str,
        deleted: float | None,
    ) -> SavedPlay:
        chosen = decode_object(options)
        self.recall(game, chosen)
        return SavedPlay(
            number,
            game,
            chosen,
            seed,
            started,
            finished,
            seconds,
            answers,
            read_result(self.result_type(game), decode(result, None)) if result else None,
            started if answered is None else answered,
            rules,
            bool(set_aside),
            uid,
            read_people(players),
            comment,
            deleted,
        )

    def answers(self, play: int) -> list[LogEntry]:
        """Return the whole log of a play, including undone answers."""
        rows = self._read(
            "SELECT seq, key, value, by FROM answer WHERE play = ? ORDER BY seq", play
        )
        return [read_entry(place, *row) for place, row in enumerate(rows)]

    def notes(self, play: int) -> list[tuple[int, str, dict[str, Any]]]:
        """Return the notes beside the log: position in the log, kind, values by name."""
        rows = self._read("SELECT seq, kind, value FROM note WHERE play = ? ORDER BY rowid", play)
        notes = ((seq, kind, decode_object(value)) for seq, kind, value in rows)
        return [note for note in notes if note[-1]]

    def describe(self, play: int, players: Iterable[Person], comment: str) -> bool:
        """Save who played and a comment; return whether that was written."""
        text = msgspec.json.encode([*players]).decode()
        return self._change("players = ?, comment = ?", text, comment, play)

    def delete(self, play: int) -> bool:
        """Delete a play, until `restore`; return whether that was written."""
        return self._change("deleted = ?", self.clock(), play)

    def restore(self, play: int) -> bool:
        """Undo that a play was deleted; return whether that was written."""
        return self._change("deleted = NULL", play)

    def purge(self) -> list[int]:
        """Remove plays that were deleted long ago, at the start; return their numbers."""
        gone: list[int] = []

        def write(connection: sqlite3.Connection) -> None:
            gone.extend(purge(connection, self.clock()))

        rows = self._read("SELECT 1 FROM play WHERE deleted IS NOT NULL LIMIT 1")
        return gone if rows and self.attempt(write) else []

    def _change(self, change: str, *args: Any) -> bool:
        """Change a play's other columns; it can continue meanwhile."""

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(f"UPDATE play SET {change} WHERE id = ?", args)

        return self.attempt(write)

    def names(self) -> list[str]:
        """Return the names of those who have played, the latest first."""
        rows = self._read(
            "SELECT players FROM play WHERE players <> '[]' AND deleted IS NULL ORDER BY id DESC"
        )
        people = (person for (text,) in rows for person in read_people(text))
        return list(dict.fromkeys(person.name for person in people if person.name))

    def roles(self, game: str) -> list[str]:
        """Return the roles of those who have played a game, in any version, the latest first."""
        rows = self._read(
            "SELECT game, players FROM play WHERE players <> '[]' AND deleted IS NULL"
            " ORDER BY id DESC"
        )
        people = (read_people(text) for of, text in rows if file_of(of) == file_of(game))
        return list(dict.fromkeys(role for each in people for who in each for role in who.roles))

    def begin(self, game: Any, options: Mapping[str, str], seed: str) -> Play:
        """Begin a new play and save it."""
        record = Record(self, started=self.clock())
        play = Play(game, options, seed, journal=record, box=self.box(game.name))
        record.save(play)
        return play

    def resume(self, game: Any, saved: SavedPlay) -> Play:
        """Open a play where it was left, or as far as it fits, without writing.

        Raises `Refused` if it cannot be read.
        """
        found = self._read("SELECT cursor, rolls, revision FROM play WHERE id = ?", saved.id)
        if not found:
            raise Refused("core.refused-play", number=str(saved.id), game=saved.game)
        cursor, rolls, revision = found[0]
        log, cursor = self.answers(saved.id), max(0, cursor)
        record = Record(self, saved.started, saved.id, log, saved.seconds, cursor, revision)
        record.over = saved.finished is not None
        options = _options(game, saved)
        head, tail = log[:cursor], log[cursor:]
        return Play(game, options, saved.seed, head, tail, rolls, record, box=self.box(game.name))

    def course(self, game: Game, saved: SavedPlay) -> list[Turn]:
        """Return the turns of a play: where they begin, and the points then."""
        return course(game, _options(game, saved), saved.seed, self._given(saved))

    def replayed(self, game: Game, saved: SavedPlay) -> Play:
        """Return a copy of a play, as far as its log fits; it has no storage."""
        return Play(game, _options(game, saved), saved.seed, self._given(saved))

    def _given(self, saved: SavedPlay) -> list[LogEntry]:
        """Return the log of a play without undone answers."""
        return self.answers(saved.id)[: max(0, saved.answers)]

    # my box

    def box(self, game: str) -> PrintedFacts:
        """Return the printed facts of a game: one box, shared by plays and settings."""
        if game not in self._boxes:
            self._boxes[game] = PrintedFacts(game, self._facts(game))
        return self._boxes[game]

    def _facts(self, game: str) -> dict[str, Any]:
        rows = self._read("SELECT fact, value FROM box WHERE game = ?", game)
        return {fact: decode(value, None) for fact, value in rows}

    def put_fact(self, game: str, fact: str, value: Any) -> None:
        """Save a printed fact for all later plays; with None it is asked again when needed."""
        box = self.box(game)
        if value is None:
            box.pop(fact, None)
        else:
            box[fact] = value
        if self.attempt(box.write):
            box.written()

    # messages

    @property
    def messages(self) -> list[Problem]:
        """Everything that the player should know about the disk."""
        return [*self.notices, *([self.problem] if self.problem else [])]

    def add_notice(self, notice: Problem) -> None:
        """Add a notice, unless an unread one says the same."""
        if notice not in self.notices:
            self.attempt(lambda connection: write_notice(connection, notice, self.clock()))

    def acknowledge(self) -> None:
        """Mark the notices as read."""
        if self.attempt(forget_notices):
            self.notices = []

    # exchange

    def copies(self) -> Iterator[PlayCopy]:
        """Yield every play with all its rows, the oldest first.

        Broken and deleted ones are left out.
        """
        found = filter(None, all_copies(self._read))
        yield from (copy for copy in found if copy.deleted is None)

    def copy(self, play: int) -> PlayCopy | None:
        """Return a play with all its rows, None if there is none."""
        with suppress(msgspec.ValidationError):
            return rows_of(self._read, play) if abs(play) < MAX_COUNT else None
        return None

    def facts(self) -> dict[str, dict[str, Any]]:
        """Return the known printed facts of each game."""
        games = self._read("SELECT DISTINCT game FROM box ORDER BY game")
        return {game: dict(self.box(game)) for (game,) in games}

    def import_plays(
        self,
        copies: Iterable[PlayCopy],
        facts: Mapping[str, Mapping[str, Any]],
        before: Callable[[], object] = lambda: None,
    ) -> Merged | None:
        """Import plays and printed facts, all or none; what is known here stays.

        ``before`` is called before the commit: if it raises, nothing is changed. Return None if
        they cannot be written; ``problem`` then says why.
        """
        boxes = [self.box(game) for game in facts]
        for box, known in zip(boxes, facts.values(), strict=True):
            box.add(known)
        merged = Merged()

        def write(connection: sqlite3.Connection) -> None:
            nonlocal merged
            merged = merge(connection, copies)
            for box in boxes:
                box.write(connection)
            before()

        if not self.attempt(write):
            return None
        for box in boxes:
            box.written()
        return merged

    def reload_facts(self) -> None:
        """Read the printed facts that another process wrote; what is known here stays."""
        for game, box in self._boxes.items():
            box.found(self._facts(game))

    # the disk

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Give the connection inside one durable transaction.

        Raises `sqlite3.Error` or `OSError` if it cannot be written.
        """
        connection = self._connection or self._connect()
        connection.execute("BEGIN IMMEDIATE")
        try:
            for notice in self._unsaved_notices:
                write_notice(connection, notice, self.clock())
            yield connection
            connection.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            raise
        self._unsaved_notices = []
        with suppress(sqlite3.Error, OSError):
            if shutil.disk_usage(self.path.parent).free < ROOM:
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def attempt(self, write: Callable[[sqlite3.Connection], None]) -> bool:
        """Write in one transaction; a failing disk sets `problem` instead of raising."""

        def work() -> None:
            with self.writing() as connection:
                write(connection)
            self.notices = read_notices(connection)

        return self._attempt(work)

    def _attempt(self, work: Callable[[], Any]) -> bool:
        try:
            work()
        except (*BROKEN, OSError) as error:
            self._fail(error)
            return False
        if self.problem and self._connection:
            self._connection.execute(f"PRAGMA busy_timeout = {1000 * self.patience:.0f}")
        self.problem = None
        return True

    def _fail(self, error: Exception) -> None:
        if self.problem is None:
            log.warning("%s: %s", self.path, error)
        self.problem = Problem(_sentence(error), {"path": str(self.path), "error": str(error)})
        self.close()

    def _read(self, query: str, *args: Any) -> list[Any]:
        try:
            connection = self._connection or self._connect()
            return connection.execute(query, args).fetchall()
        except (*BROKEN, OSError) as error:
            self._fail(error)
            return self._read_copy(query, *args)

    def _read_copy(self, query: str, *args: Any) -> list[Any]:
        """Read a database that cannot be written: even for reading, WAL must write beside it."""
        with tempfile.TemporaryDirectory() as folder, suppress(*BROKEN, OSError):
            for part in self._parts("-wal", ""):
                with suppress(OSError):  # without its log it lacks the last answers
                    shutil.copy(part, folder)
            copy = sqlite3.connect(Path(folder, self.path.name), isolation_level=None)
            copy.text_factory = read_text
            try:
                with suppress(*BROKEN):
                    migrate(copy)
                return copy.execute(query, args).fetchall()
            finally:
                copy.close()
        return []

    def _connect(self) -> sqlite3.Connection:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        torn = False
        try:
            torn = check(self.path)
            self._connection = self._open()
        except NewerError:
            self._replace_newer()
            self._connection = self._open()
        except Exception as error:
            if not is_damage(error):
                raise
            log.warning("%s is damaged: %s", self.path, error)
            self._repair()
            self._connection = self._open()
        if torn:
            self._note_torn(self._connection)
        self.notices = [*read_notices(self._connection), *self._unsaved_notices]
        return self._connection

    def _note_torn(self, connection: sqlite3.Connection) -> None:
        """Report that the last save is missing, and empty the log, so that it is reported once."""
        self._unsaved_notices.append(Problem("core.disk-torn"))
        with suppress(sqlite3.Error):
            with self.writing():
                pass
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _repair(self) -> None:
        """Replace a damaged database by its readable part, and set it aside.

        If interrupted at any moment, this leaves either the damaged one or the replacement.
        """
        aside = self._free_name("damaged")
        made = self.path.with_name(f"{self.path.name}.made")
        repair(self.path, made, aside, self.clock())
        for part in self._parts("", "-wal", "-shm"):
            _link_or_copy(part, aside.with_name(part.name.replace(self.path.name, aside.name)))
        made.replace(self.path)
        for part in self._parts("-wal", "-shm"):
            part.unlink()
        self.damaged = aside
        self._forget_boxes()

    def _forget_boxes(self) -> None:
        """Note that the database to which boxes were written has been replaced."""
        for box in self._boxes.values():
            box.on_disk = {}

    def _replace_newer(self) -> None:
        """Replace a newer companion's database by what can be read of it, and set it aside.

        If interrupted at any moment, this leaves the newer one intact where it is.
        """
        aside = self._free_name("newer")
        made, copied = (
            self.path.with_name(f"{self.path.name}.{name}") for name in ("made", "copied")
        )
        with closing(sqlite3.connect(self.path, self.patience, isolation_level=None)) as newer:
            newer.text_factory = read_text
            newer.execute("PRAGMA locking_mode=EXCLUSIVE")
            newer.execute("PRAGMA journal_mode=DELETE")
            newer.executescript("BEGIN EXCLUSIVE; COMMIT")  # nobody else gets it until it is closed
            convert_newer(newer, self.backups(), made, aside, self.clock())
            copied.unlink(missing_ok=True)
            with closing(sqlite3.connect(copied)) as copy:
                newer.backup(copy)
            copied.replace(aside)
            made.replace(self.path)
        self._forget_boxes()

    def _open(self) -> sqlite3.Connection:
        patience = 0 if self.problem else self.patience  # after one wait it plays from memory
        connection = sqlite3.connect(self.path, timeout=patience, isolation_level=None)
        connection.text_factory = read_text
        try:
            migrate(connection)
            check_tables(connection)
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute(f"PRAGMA wal_autocheckpoint={WAL_PAGES}")
            self._check_writable(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _check_writable(self, connection: sqlite3.Connection) -> None:
        """Find out whose database this is, if it can be written now.

        Raises `sqlite3.DatabaseError` if only the file itself prevents that: it is damaged.
        """
        try:
            connection.execute(WRITE_NOTHING)
            rename_if_moved(connection, self.machine)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_READONLY and os.access(self.path, os.W_OK):
                raise sqlite3.DatabaseError("the file says that it is not to be written") from error

    def _free_name(self, what: str) -> Path:
        """Return a file name beside the database that says what it is, and its time."""
        stamp = time.strftime("%Y%m%d-%H%M%S", time.localtime(self.clock()))
        target, number = self.path.with_name(f"{self.path.name}.{what}-{stamp}"), 1
        while target.exists():
            number += 1
            target = self.path.with_name(f"{self.path.name}.{what}-{stamp}-{number}")
        return target

    def _parts(self, *suffixes: str) -> list[Path]:
        parts = (self.path.with_name(self.path.name + suffix) for suffix in suffixes)
        return [part for part in parts if part.exists()]


def _link_or_copy(path: Path, aside: Path) -> None:
    """Give a file a second name, which stays when another one replaces it."""
    try:
        os.link(path, aside)
    except OSError:  # not every file system can
        shutil.copy(path, aside)


def _options(game: Game, saved: SavedPlay) -> dict[str, str]:
    """Return the options of a play that its game still has; newer ones are as before."""
    found = {option.name: saved.options.get(option.name, option.before) for option in game.options}
    return {
        option.name: found[option.name]
        for option in game.options
        if option.takes(found[option.name])
    }


def _sentence(error: Exception) -> str:
    """Return the key of the sentence for a disk error."""
    words = str(error).lower()
    for part, key in (
        ("full", "core.disk-full"),
        ("no space", "core.disk-full"),
        ("locked", "core.disk-busy"),
    ):
        if part in words:
            return key
    return "core.disk-read-only"
