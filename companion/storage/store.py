"""The saved plays: one durable row per answer."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any

import msgspec

from companion.engine.course import Turn, course
from companion.engine.game import Game, Result, read_result
from companion.engine.log import LogEntry
from companion.engine.play import Play
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
)
from companion.games import file_of, result_type
from companion.storage.bot_files import recall
from companion.storage.copies import Merged, PlayCopy, merge, read_play, read_plays
from companion.storage.database import Database
from companion.storage.purge import purge
from companion.storage.record import MAX_COUNT, Record

WON = """deleted IS NULL AND finished IS NOT NULL
    AND (result LIKE '%"won":true%' OR result LIKE '%"won": true%')"""
"""Selects plays that were won: among thousands, the results of the others are not read."""


class Store(Database):
    """The saved plays in a `Database`."""

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
        rows = self.read(
            "SELECT id, game, started, set_aside FROM play WHERE deleted IS NULL ORDER BY id DESC"
        )
        return [*map(ListedPlay._make, rows)]

    def won(self) -> list[tuple[int, str, Result]]:
        """Return number, game and result of the plays that were won, the latest first."""
        rows = self.read(f"SELECT id, game, result FROM play WHERE {WON} ORDER BY id DESC")
        found = (
            (number, game, read_result(result_type(game), decode(result, None)))
            for number, game, result in rows
        )
        return [(number, game, result) for number, game, result in found if result]

    def games_won(self) -> list[str]:
        """Return the games of which a play was won."""
        return [game for (game,) in self.read(f"SELECT DISTINCT game FROM play WHERE {WON}")]

    def finished(self, game: str | None = None) -> list[FinishedPlay]:
        """Return the finished plays of one game or every game, the one that ended first first.

        A bot file is one game in all its versions. Plays without a readable result are left out.
        """
        rows = self.read(
            "SELECT id, game, finished, seconds, result, players FROM play"
            " WHERE finished IS NOT NULL AND deleted IS NULL AND result IS NOT NULL"
            " AND (?1 IS NULL OR game = ?1 OR game GLOB ?1 || '@*') ORDER BY finished, id",
            None if game is None else file_of(game),
        )
        found = []
        for number, own, ended, seconds, text, players in rows:
            result = read_result(result_type(own), decode(text, None))
            people = read_people(players) if players != "[]" else ()
            if result:
                found.append(FinishedPlay(number, own, ended, seconds, result, people))
        return found

    def count(self) -> int:
        """Return how many plays there are."""
        rows = self.read("SELECT count(*) FROM play WHERE deleted IS NULL")
        return sum(number for (number,) in rows)

    def _plays(self, which: str, *args: Any) -> list[SavedPlay]:
        rows = self.read(
            "SELECT id, game, options, seed, started, finished, seconds, cursor, result, coalesce("
            "(SELECT at FROM answer WHERE play = id ORDER BY seq DESC LIMIT 1), started),"
            f" rules, set_aside, uid, players, comment, deleted FROM play {which}",
            *args,
        )
        return [_saved(dict(zip(SavedPlay.__struct_fields__, row, strict=True))) for row in rows]

    def answers(self, play: int) -> list[LogEntry]:
        """Return the whole log of a play, including undone answers."""
        rows = self.read("SELECT seq, key, value, by FROM answer WHERE play = ? ORDER BY seq", play)
        return [read_entry(place, *row) for place, row in enumerate(rows)]

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

        rows = self.read("SELECT 1 FROM play WHERE deleted IS NOT NULL LIMIT 1")
        return gone if rows and self.attempt(write) else []

    def _change(self, change: str, *args: Any) -> bool:
        """Change a play's other columns; it can continue meanwhile."""

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(f"UPDATE play SET {change} WHERE id = ?", args)

        return self.attempt(write)

    def names(self) -> list[str]:
        """Return the names of those who have played, the latest first."""
        rows = self.read(
            "SELECT players FROM play WHERE players <> '[]' AND deleted IS NULL ORDER BY id DESC"
        )
        people = (person for (text,) in rows for person in read_people(text))
        return list(dict.fromkeys(person.name for person in people if person.name))

    def roles(self, game: str) -> list[str]:
        """Return the roles of those who have played a game, in any version, the latest first."""
        rows = self.read(
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
        found = self.read("SELECT cursor, rolls, revision FROM play WHERE id = ?", saved.id)
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

    # exchange

    def copies(self) -> Iterator[PlayCopy]:
        """Yield every play with all its rows, the oldest first.

        Broken and deleted ones are left out.
        """
        found = filter(None, read_plays(self.read))
        yield from (copy for copy in found if copy.deleted is None)

    def copy(self, play: int) -> PlayCopy | None:
        """Return a play with all its rows, None if there is none."""
        with suppress(msgspec.ValidationError):
            return read_play(self.read, play) if abs(play) < MAX_COUNT else None
        return None

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
            box.mark_saved()
        return merged


def _saved(row: dict[str, Any]) -> SavedPlay:
    """Return a play, given the columns of its row by the fields that they become."""
    game, options, result = row["game"], decode_object(row["options"]), row["result"]
    recall(game, options)
    return SavedPlay(
        **{
            **row,
            "options": options,
            "result": read_result(result_type(game), decode(result, None)) if result else None,
            "set_aside": bool(row["set_aside"]),
            "players": read_people(row["players"]),
        }
    )


def _options(game: Game, saved: SavedPlay) -> dict[str, str]:
    """Return the options of a play that its game still has; newer ones are as before."""
    found = {option.name: saved.options.get(option.name, option.before) for option in game.options}
    return {
        option.name: found[option.name]
        for option in game.options
        if option.takes(found[option.name])
    }
