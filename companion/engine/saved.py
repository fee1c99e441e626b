"""What the database stores of a play: an unreadable part loses only itself."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from companion.engine.clock import FOREVER_S
from companion.engine.game import Game, Result
from companion.engine.log import LogEntry
from companion.engine.prompts import MISSING


class Person(Struct, frozen=True):
    """Someone who played: ``who`` is the player in the game, as in its scores.

    ``name`` and ``roles``, such as a company, are as the player wrote them.
    """

    who: str
    name: str = ""
    roles: tuple[str, ...] = ()


class ListedPlay(NamedTuple):
    """The part of a play that the list needs; the rest is read when it scrolls into view."""

    id: int
    game: str
    started: float
    set_aside: int


class FinishedPlay(NamedTuple):
    """The part of a finished play that statistics need; ``ended`` is Unix seconds."""

    id: int
    game: str
    ended: float
    seconds: float
    result: Result
    players: tuple[Person, ...]


class SavedPlay(Struct, frozen=True):
    """A play as the history lists it.

    Times are Unix seconds: ``touched`` is that of the last answer; ``seconds`` is time played. A
    ``set_aside`` play is a copy of a log that fits newer rules only in part; ``rules`` is the
    version of the game's rules that it was made with. ``uid`` identifies it anywhere.
    """

    id: int
    game: str
    options: dict[str, str]
    seed: str
    started: float
    finished: float | None
    seconds: float
    answers: int
    result: Result | None
    touched: float
    rules: int = 1
    set_aside: bool = False
    uid: str = ""
    players: tuple[Person, ...] = ()
    comment: str = ""
    deleted: float | None = None

    def rules_than(self, game: Game) -> str:
        """Return whether its rules are "earlier" or "newer" than those of a game, or the "same"."""
        if self.rules == game.rules:
            return "same"
        return "earlier" if self.rules < game.rules else "newer"

    @property
    def begun(self) -> datetime | None:
        """When it began, in local time; None if that is not a date."""
        return _date(self.started)

    @property
    def answered(self) -> datetime | None:
        """When it was last answered, in local time; None if that is not a date."""
        return _date(self.touched)

    @property
    def minutes(self) -> int | None:
        """How long it was played; None if that is not a number."""
        return round(self.seconds / 60) if 0 <= self.seconds < FOREVER_S else None

    @property
    def outcome(self) -> str:
        """Its state: unfinished, set-aside, won, lost, or over where nobody wins."""
        if self.finished is None:
            return "set-aside" if self.set_aside else "unfinished"
        if self.result is None or self.result.won is None:
            return "over"
        return "won" if self.result.won else "lost"


def _date(seconds: float) -> datetime | None:
    """Return a Unix time as local time; None if that is not a date."""
    try:
        return datetime.fromtimestamp(seconds).astimezone()
    except (OverflowError, ValueError, OSError):
        return None


def read_entry(place: int, seq: int, key: str, text: str, by: Any) -> LogEntry:
    """Return a row of a log; if unreadable or out of sequence, an entry that fits no question."""
    entry = {"key": key, "value": decode(text, MISSING), "by": by}
    try:
        if seq == place and entry["value"] is not MISSING:
            return msgspec.convert(entry, LogEntry)
    except msgspec.ValidationError:
        pass
    return LogEntry("", text, by)


def read_text(raw: bytes) -> str:
    """Return a text of the database in any encoding: SQLite doesn't check it."""
    return raw.decode("utf-8", "replace")


def decode(text: str, default: Any) -> Any:
    """Return the value of a JSON text, ``default`` if it can't be read."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return default


def decode_object(text: str | None) -> dict[str, Any]:
    """Return the value of a JSON object, an empty one for anything else."""
    value = decode(text or "", {})
    return value if isinstance(value, dict) else {}


def read_people(text: str) -> tuple[Person, ...]:
    """Return the players of a play, as far as they can be read."""
    found = []
    values = decode(text, [])
    for each in values if isinstance(values, list) else []:
        with suppress(msgspec.ValidationError):
            found.append(msgspec.convert(each, Person))
    return tuple(found)
