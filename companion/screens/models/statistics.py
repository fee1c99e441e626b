"""What the finished plays add up to, in words and as the data of charts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import NamedTuple

from companion.engine.clock import format_time
from companion.games import games
from companion.phrases.phrasebook import Phrasebook, capital, minus
from companion.session.statistics import (
    Filters,
    PlayerPlay,
    by_game,
    by_kind,
    records,
    wins,
)

WINS, SCORES, MARGINS, TIMES, RECORDS = "wins", "scores", "margins", "times", "records"

CHARTS = WINS, SCORES, MARGINS, TIMES
"""What is drawn; the records are only written."""

MAX_PLAYS = 60
"""The most plays in a line over time: the latest."""


class Bar(NamedTuple):
    """How many plays of a game or level were won: both as shares of the most played."""

    label: str
    number: str
    won: float
    played: float


class TimeSeries(NamedTuple):
    """Values over time, with the days of the first and the last, and the ``best`` ever.

    ``columns`` are drawn up or down from zero.
    """

    values: tuple[float, ...]
    first: str
    last: str
    best: float | None = None
    columns: bool = False


class Chart(NamedTuple):
    """A chart with its numbers in words: ``bars`` or a ``line``; neither if there is no play.

    ``about`` is the game and the level that its plays are of, ``facts`` are labels with values.
    """

    name: str
    title: str
    about: str = ""
    facts: tuple[tuple[str, str], ...] = ()
    bars: tuple[Bar, ...] = ()
    line: TimeSeries | None = None
    none: str = ""

    @property
    def heading(self) -> str:
        """Its title, and what it is about."""
        return f"{self.title} · {self.about}" if self.about else self.title


class StatisticsWords:
    """The texts about some plays, the earliest first, as the ``filters`` have chosen them."""

    def __init__(self, book: Phrasebook, plays: Sequence[PlayerPlay], filters: Filters) -> None:
        self._book, self._plays, self._filters = book, plays, filters

    def text(self, key: str, **args: object) -> str:
        """Return a text about statistics."""
        return self._book.text(f"screens.stats-{key}", **args)

    def game(self, game: str) -> str:
        """Return the name of a game."""
        return self._book.name(game, game, "short") if game in games() else self._book.game(game)

    def level(self, game: str, level: str) -> str:
        """Return the name of a level."""
        if not level:
            return self.text("level-unknown")
        return capital(self._book.name(level, game)) if game in games() else level

    def kind(self, game: str, level: str) -> str:
        """Return the name of a game with its level, if that is known."""
        return f"{self.game(game)}, {self.level(game, level)}" if level else self.game(game)

    def fact(self, label: str, value: str) -> str:
        """Return a label with its value."""
        return self._book.text("core.grouped", group=label, choice=value)

    def chart(self, name: str) -> Chart:
        """Return a chart, or why there is nothing in it."""
        make = {WINS: self._wins, SCORES: self._scores, MARGINS: self._margins, TIMES: self._times}
        found = make[name]()
        return found or Chart(name, self.text(name), none=self.none)

    @property
    def none(self) -> str:
        """Why nothing is shown."""
        return self.text("none" if self._filters == Filters() else "none-fit")

    def said(self, chart: Chart) -> str:
        """Return a chart in words, for the voice."""
        if chart.none:
            return f"{chart.title}. {chart.none}"
        facts = [*((bar.label, bar.number) for bar in chart.bars), *chart.facts]
        return ". ".join([chart.heading, *(self.fact(*fact) for fact in facts)])

    def records(self) -> list[tuple[str, tuple[tuple[str, str], ...]]]:
        """Return the records of each game and level, below its name."""
        found = ((self.kind(*kind), self._records(plays)) for kind, plays in self._kinds())
        return [(name, facts) for name, facts in found if facts]

    def _kinds(self) -> list[tuple[tuple[str, str], list[PlayerPlay]]]:
        return [*by_kind(self._plays).items()]

    def _records(self, plays: Sequence[PlayerPlay]) -> tuple[tuple[str, str], ...]:
        best, worst, streak, fastest = records(plays)
        found = []
        if best and worst:
            found.append((self.text("best-score"), self._dated(str(best.points), best)))
            if worst is not best:
                found.append((self.text("worst-score"), self._dated(str(worst.points), worst)))
        if streak > 1:
            found.append((self.text("streak"), str(streak)))
        if fastest and fastest.minutes:
            found.append(
                (self.text("fastest"), self._dated(self._minutes(fastest.minutes), fastest))
            )
        return tuple(found)

    def _wins(self) -> Chart | None:
        """Return the wins by game, of a single game by level."""
        by_level = bool(self._filters.game)
        groups = (
            [(self.level(*kind), plays) for kind, plays in self._kinds()]
            if by_level
            else [(self.game(game), plays) for game, plays in by_game(self._plays).items()]
        )
        counts = [(label, wins(plays)) for label, plays in groups]
        counts = [(label, each) for label, each in counts if each.played]
        if not counts:
            return None
        most = max(each.played for _, each in counts)
        total = wins(self._plays)
        return Chart(
            WINS,
            self.text(WINS),
            self.game(self._filters.game) if by_level else "",
            ((self.text("won"), self._won(*total)),),
            tuple(
                Bar(label, self._won(*each), each.won / most, each.played / most)
                for label, each in counts
            ),
        )

    def _won(self, won: int, played: int) -> str:
        return self.text("won-of", won=won, played=played)

    def _scores(self) -> Chart | None:
        return self._line(SCORES, "score", lambda play: play.points)

    def _margins(self) -> Chart | None:
        return self._line(MARGINS, "margin", lambda play: play.margin, columns=True)

    def _line(
        self,
        name: str,
        what: str,
        value: Callable[[PlayerPlay], int | None],
        columns: bool = False,
    ) -> Chart | None:
        """Return a chart of points over time: of the kind that was played last."""
        known = [(play, points) for play in self._plays if (points := value(play)) is not None]
        if not known:
            return None
        kind = known[-1][0].kind
        known = [(play, points) for play, points in known if play.kind == kind]
        best, worst = (pick(known, key=lambda each: each[1]) for pick in (max, min))
        average = round(sum(points for _, points in known) / len(known))
        return Chart(
            name,
            self.text(name),
            self.kind(*kind),
            (
                (self.text(f"best-{what}"), self._dated(str(best[1]), best[0])),
                (self.text(f"worst-{what}"), self._dated(str(worst[1]), worst[0])),
                (self.text(f"average-{what}"), minus(str(average))),
            ),
            line=self._over_time(known, best[1], columns),
        )

    def _times(self) -> Chart | None:
        """Return the minutes of a turn over time, of the game played last; else those of a play."""
        timed = [play for play in self._plays if play.minutes]
        if not timed:
            return None
        timed = [play for play in timed if play.game == timed[-1].game]
        minutes = [play.minutes or 0 for play in timed]
        paced = [(play, play.pace) for play in timed if play.pace]
        facts = [(self.text("average-game"), self._minutes(sum(minutes) / len(minutes)))]
        if paced:
            average = 60 * sum(pace for _, pace in paced) / len(paced)
            facts.insert(0, (self.text("average-turn"), format_time(average)))
        values = paced or [*zip(timed, minutes, strict=True)]
        return Chart(
            TIMES,
            self.text(TIMES if paced else "times-game"),
            self.game(timed[-1].game),
            tuple(facts),
            line=self._over_time(values, None, False),
        )

    def _over_time(
        self, known: Sequence[tuple[PlayerPlay, float]], best: float | None, columns: bool
    ) -> TimeSeries:
        known = known[-MAX_PLAYS:]
        first, last = (self._day(known[at][0]) for at in (0, -1))
        return TimeSeries(
            tuple(value for _, value in known),
            first if len(known) > 1 else "",
            last,
            best,
            columns,
        )

    def _dated(self, value: str, play: PlayerPlay) -> str:
        return " · ".join(filter(None, (minus(value), self._day(play))))

    def _day(self, play: PlayerPlay) -> str:
        if play.ended is None:
            return ""
        day = datetime.fromtimestamp(play.ended).astimezone()
        return self._book.text("screens.plays-short-day", begun=day, alone="yes")

    def _minutes(self, minutes: float) -> str:
        return self._book.text("screens.plays-minutes", minutes=round(minutes))
