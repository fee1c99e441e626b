"""What the finished plays add up to: wins, scores, margins, times and records.

Scores are compared within a kind: the plays of one game with the same level.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import NamedTuple

from companion.engine.clock import FOREVER_S
from companion.engine.game import YOU
from companion.engine.saved import FinishedPlay
from companion.games import file_of, games
from companion.storage.facts import won_by
from companion.storage.store import Store

MONTH, YEAR, ALL = "month", "year", "all"

PERIODS = ALL, YEAR, MONTH
"""This month and this year begin with their first day, in local time."""

LAST_DATE = 250_000_000_000.0
"""A time after this (Unix seconds) is not a date: it is almost the year 10,000."""

Kind = tuple[str, str]
"""A game and a level of it."""


class PlayerPlay(NamedTuple):
    """A finished play as one player sees it.

    ``level`` is its difficulty, else its goal, "" if unknown; of a score pad the scored game.
    ``ended`` is Unix seconds, None if that is not a date, ``minutes`` is None if the time was not
    counted, ``turns`` is 0 if unknown. ``margin`` is the points minus those of the best other.
    """

    id: int
    game: str
    level: str = ""
    ended: float | None = None
    minutes: float | None = None
    turns: int = 0
    won: bool | None = None
    points: int | None = None
    margin: int | None = None

    @property
    def kind(self) -> Kind:
        """What its points are comparable with."""
        return self.game, self.level

    @property
    def pace(self) -> float | None:
        """The minutes of a turn, set-up included; None if unknown."""
        return self.minutes / self.turns if self.minutes and self.turns else None


class Filters(NamedTuple):
    """Which plays to count: "" is any ``game`` or player's ``name``, None any ``level``."""

    game: str = ""
    level: str | None = None
    name: str = ""
    period: str = ALL


class Wins(NamedTuple):
    """How many plays were won, of those that somebody wins."""

    won: int
    played: int


class Records(NamedTuple):
    """The records of a kind: None where there is none; ``streak`` is of wins in a row."""

    best: PlayerPlay | None
    worst: PlayerPlay | None
    streak: int
    fastest: PlayerPlay | None


def counted(plays: Iterable[FinishedPlay], name: str = "") -> list[PlayerPlay]:
    """Return plays as somebody called ``name`` sees them: only those with that name.

    Without a name they are as the player at the table sees them: who wins a score pad isn't a win.
    """
    found = []
    names: dict[str, str] = {}
    for play in plays:
        called = (person.who for person in play.players if person.name == name)
        who = next(called, None) if name else YOU
        if who is not None:
            game = names.setdefault(file_of(play.game), play.game)
            found.append(_counted(play, game, who))
    return found


def _counted(play: FinishedPlay, name: str, who: str) -> PlayerPlay:
    result, game = play.result, games().get(play.game)
    own = result.scores.get(who)
    team = result.of_team
    points = result.points if team else own.total if own else None
    others = [score.total for each, score in result.scores.items() if each != who]
    duel = points is not None and bool(others) and not team
    plays = team or who in result.scores or not result.scores
    turns = getattr(result, f"{game.counter}s", 0) if game else 0
    return PlayerPlay(
        play.id,
        name,
        result.scored_game or result.level,
        play.ended if 0 <= play.ended < LAST_DATE else None,
        play.seconds / 60 if 0 < play.seconds < FOREVER_S else None,
        turns if isinstance(turns, int) else 0,
        won_by(result, who, game.bot if game else "") if plays else None,
        points,
        points - max(others) if duel and points is not None else None,
    )


def chosen(plays: Iterable[PlayerPlay], filters: Filters, now: float) -> list[PlayerPlay]:
    """Return the plays that fit the filters, except for the name; ``now`` is Unix seconds."""
    since = _begins(filters.period, now)
    return [
        play
        for play in plays
        if filters.game in ("", play.game)
        and filters.level in (None, play.level)
        and (since is None or (play.ended is not None and play.ended >= since))
    ]


def _begins(period: str, now: float) -> float | None:
    """Return when a period began (Unix seconds), None for all time."""
    if period == ALL:
        return None
    today = datetime.fromtimestamp(now).astimezone()
    month = today.month if period == MONTH else 1
    day = today.replace(month=month, day=1, hour=0, minute=0, second=0, microsecond=0)
    return day.replace(tzinfo=None).timestamp()  # the clock may have been put forward since


def wins(plays: Iterable[PlayerPlay]) -> Wins:
    """Return how many plays were won."""
    decided = [play.won for play in plays if play.won is not None]
    return Wins(sum(decided), len(decided))


def by_game(plays: Iterable[PlayerPlay]) -> dict[str, list[PlayerPlay]]:
    """Return plays by their game, those of the game played most first."""
    found: dict[str, list[PlayerPlay]] = {}
    for play in plays:
        found.setdefault(play.game, []).append(play)
    return dict(sorted(found.items(), key=lambda each: -len(each[1])))


def by_kind(plays: Iterable[PlayerPlay]) -> dict[Kind, list[PlayerPlay]]:
    """Return plays by their kind, those of the kind played most first."""
    found: dict[Kind, list[PlayerPlay]] = {}
    for play in plays:
        found.setdefault(play.kind, []).append(play)
    return dict(sorted(found.items(), key=lambda each: -len(each[1])))


def records(plays: Sequence[PlayerPlay]) -> Records:
    """Return the records among plays of one kind, the earliest first; the first of equals counts.

    A play that nobody wins neither ends a streak nor belongs to it.
    """
    scored = [play for play in plays if play.points is not None]
    timed = [play for play in plays if play.won and play.minutes]
    longest = streak = 0
    for play in plays:
        streak = streak if play.won is None else streak + 1 if play.won else 0
        longest = max(longest, streak)
    return Records(
        max(scored, key=lambda play: play.points or 0, default=None),
        min(scored, key=lambda play: play.points or 0, default=None),
        longest,
        min(timed, key=lambda play: play.minutes or 0, default=None),
    )


class Beaten(NamedTuple):
    """A record that a play has beaten: the "score", the "streak" or the "time", and by how much.

    The amount of a streak is how many wins in a row it is now.
    """

    what: str
    amount: int


def beaten(play: PlayerPlay, earlier: Iterable[PlayerPlay]) -> Beaten | None:
    """Return the record that a play has beaten, None without one, or an earlier play of its kind.

    The score comes first, then the streak, then the time of a win, in whole minutes.
    """
    before = [each for each in earlier if each.kind == play.kind and each.id != play.id]
    known = records(before)
    if known.best and play.points is not None and play.points > (known.best.points or 0):
        return Beaten("score", play.points - (known.best.points or 0))
    streak = records([*before, play]).streak
    if play.won and known.streak and streak > known.streak:
        return Beaten("streak", streak)
    if play.won and known.fastest and play.minutes:
        saved = round((known.fastest.minutes or 0) - play.minutes)
        return Beaten("time", saved) if saved > 0 else None
    return None


def beaten_by(store: Store, game: str, play: int) -> Beaten | None:
    """Return the record that a saved play has beaten when it ended; see `beaten`."""
    plays = store.finished(game)
    at = next((at for at, each in enumerate(plays) if each.id == play), None)
    if at is None:
        return None
    names = (person.name for person in plays[at].players if person.who == YOU)
    *earlier, last = counted(plays[: at + 1], next(names, ""))
    return beaten(last, earlier)
