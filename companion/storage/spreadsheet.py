"""Plays as a table for spreadsheets: CSV by RFC 4180 in UTF-8, one row a player.

Cells of text that a spreadsheet would run as a formula begin with an apostrophe, as OWASP advises
("CSV Injection"). Numbers stay numbers.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator
from datetime import datetime

from companion.engine.saved import SavedPlay
from companion.games import games
from companion.phrases.phrasebook import Phrasebook
from companion.storage.facts import PlayerFacts, PlayFacts, facts_of

COLUMNS = (
    "play",
    "game",
    "rules",
    "started",
    "finished",
    "minutes",
    "difficulty",
    "goal",
    "player",
    "name",
    "role",
    "score",
    "rank",
    "won",
    "comment",
    "points",
)

FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20")
"""How a cell begins that a spreadsheet may run, in full width too."""


def table(plays: Iterable[SavedPlay], book: Phrasebook) -> Iterator[bytes]:
    """Yield the header and the rows of some plays; one without players has one row.

    What the game gives names to, such as a level or the automaton, is named as in ``book``.
    """
    yield _lines([COLUMNS])
    for saved in plays:
        facts = facts_of(saved, book)
        yield _lines(_row(facts, player, book) for player in facts.players or (PlayerFacts(""),))


def _lines(rows: Iterable[Iterable[str | int | None]]) -> bytes:
    text = io.StringIO(newline="")
    csv.writer(text).writerows(rows)
    return text.getvalue().encode("utf-8", "replace")


def _row(play: PlayFacts, player: PlayerFacts, book: Phrasebook) -> list[str | int | None]:
    def name(value: str | None) -> str:
        known = value and play.game in games()
        return safe(book.name(value, play.game, "field") if known else value or "")

    points = (f"{name(source)}={number}" for source, number in player.points.items())
    return [
        play.uid,
        safe(play.game_name),
        play.rules,
        _time(play.started),
        _time(play.finished),
        round(play.seconds / 60),
        name(play.difficulty),
        name(play.goal),
        name(player.who),
        safe(player.name),
        safe("; ".join(player.roles)),
        player.score,
        player.rank,
        None if player.won is None else "yes" if player.won else "no",
        safe(play.comment),
        safe("; ".join(points)),
    ]


def safe(text: str) -> str:
    """Return a text as a cell that no spreadsheet runs."""
    return f"'{text}" if text.lstrip(" ").startswith(FORMULA) else text


def _time(time: datetime | None) -> str:
    """Return a time in UTC by ISO 8601, such as 2026-11-29T19:54:51Z, "" for none."""
    return f"{time:%Y-%m-%dT%H:%M:%SZ}" if time else ""
