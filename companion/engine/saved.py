"""What the database tells of a play: what cannot be read costs only itself."""

from __future__ import annotations

from datetime import datetime
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from companion.engine.clock import FOREVER
from companion.engine.game import Game, Result
from companion.engine.log import LogEntry
from companion.engine.prompts import MISSING


class ListedPlay(NamedTuple):
    """So much of a play as a list of all needs; the rest is read when it comes into sight."""

    id: int
    game: str
    started: float
    set_aside: int


class SavedPlay(Struct, frozen=True):
    """A play as the history lists it.

    Times are Unix seconds: ``touched`` is that of the last answer; ``seconds`` is time played.
    One that is ``set_aside`` is a copy of a log that fits newer rules in part only; ``rules`` is
    the version of the game's rules that it was made with.
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

    def rules_than(self, game: Game) -> str:
        """Return whether its rules are "earlier" or "newer" than those of a game, or the "same"."""
        if self.rules == game.rules:
            return "same"
        return "earlier" if self.rules < game.rules else "newer"

    @property
    def begun(self) -> datetime | None:
        """When it was begun, by the clock on the wall; None if that is no date."""
        return _date(self.started)

    @property
    def answered(self) -> datetime | None:
        """When it was last answered, by the clock on the wall; None if that is no date."""
        return _date(self.touched)

    @property
    def minutes(self) -> int | None:
        """How long it was played; None if that is no number."""
        return round(self.seconds / 60) if 0 <= self.seconds < FOREVER else None

    @property
    def outcome(self) -> str:
        """How it stands: unfinished, set-aside, won, lost, or over where nobody wins."""
        if self.finished is None:
            return "set-aside" if self.set_aside else "unfinished"
        if self.result is None or self.result.won is None:
            return "over"
        return "won" if self.result.won else "lost"


def _date(seconds: float) -> datetime | None:
    """Return a Unix time as the clock on the wall showed it; None if that is no date."""
    try:
        return datetime.fromtimestamp(seconds).astimezone()
    except (OverflowError, ValueError, OSError):
        return None


def read_entry(place: int, seq: int, key: str, text: str, by: Any) -> LogEntry:
    """Return a row of a log; one that cannot be read, or a row too late, fits no question."""
    entry = {"key": key, "value": decode(text, MISSING), "by": by}
    try:
        if seq == place and entry["value"] is not MISSING:
            return msgspec.convert(entry, LogEntry)
    except msgspec.ValidationError:
        pass
    return LogEntry("", text, by)


def read_text(raw: bytes) -> str:
    """Return a text of the database, whatever its letters are: SQLite does not check them."""
    return raw.decode("utf-8", "replace")


def decode(text: str, default: Any) -> Any:
    """Return what was written as JSON, ``default`` for what cannot be read."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return default


def decode_object(text: str | None) -> dict[str, Any]:
    """Return what was written as a JSON object, an empty one for anything else."""
    value = decode(text or "", {})
    return value if isinstance(value, dict) else {}
