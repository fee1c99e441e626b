"""What the finished plays add up to, as charts with their numbers; see ``kv/statistics.kv``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from kivy.properties import ListProperty, ObjectProperty, StringProperty

from companion.engine.saved import FinishedPlay
from companion.screens.models.rows import Entry
from companion.screens.models.statistics import (
    CHARTS,
    RECORDS,
    WINS,
    StatisticsWords,
)
from companion.screens.presenter import Presenter
from companion.screens.sheet import Sheet, SheetTool
from companion.session.statistics import (
    ALL,
    PERIODS,
    Filters,
    PlayerPlay,
    by_game,
    by_kind,
    chosen,
    counted,
)

GAME, LEVEL, PERSON, PERIOD = "game", "level", "person", "period"

CHART, LINE = "chart", "line-"
"""In a detail: what is shown; and the prefix of the names of read-only rows."""

LIST, WIDER = 300, 1.25
"""The width of the filters beside a chart, in dp, and its maximum enlargement for large text."""


class Filter(NamedTuple):
    """A filter: its ``values``, each with its text, of which the one at index ``at`` is set."""

    name: str
    values: tuple[tuple[Any, str], ...]
    at: int


class StatisticsScreen(Sheet):
    """A chart of the finished plays beside the filters, each of which a tap sets to its next value.

    ``detail`` has the ``chart``, or "records", and the filters that are set. The tools lead to the
    other charts.
    """

    name = "statistics"
    kv = "statistics"
    needs = ("rows",)

    entries = ListProperty()
    chart = ObjectProperty(None, allownone=True, rebind=True)
    """The chart beside the filters, None where the records are."""
    facts = StringProperty()
    """Its numbers, each in a line."""
    records = ListProperty()

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        self._plays: list[FinishedPlay] | None = None
        self._counted: dict[str, list[PlayerPlay]] = {}
        self._names: list[str] = []
        self._said = ""
        super().__init__(presenter, **kwargs)

    def leave(self) -> None:
        """Read the plays again when it is opened again."""
        super().leave()
        self._plays, self._counted = None, {}

    # what is shown

    def refresh(self) -> None:
        """Show the current chart, or the records."""
        super().refresh()
        filters = self._filters
        plays = chosen(self._seen_by(filters.name), filters, self.presenter.store.clock())
        words = StatisticsWords(self.presenter.phrasebook, plays, filters)
        self.title = self.presenter.words("screens.statistics")
        self.note = self.fitting(words.text("count", count=len(plays)))
        self.tools = [
            SheetTool(name, words.text(name), icon)
            for name, icon in ((self._beside(-1), "back"), (self._beside(1), "forward"))
        ]
        self.entries = list(self._filter_rows())
        if self._shown == RECORDS:
            self.chart, self.facts = None, ""
            self.records = list(self._record_rows(words))
            rows = [row.spoken or row.label for row in self.records]
            self._said = ". ".join([words.text(RECORDS), *rows])
        else:
            self.records, self.chart = [], words.chart(self._shown)
            facts = (words.fact(*each) for each in self.chart.facts)
            self.facts = self.chart.none or "\n".join(facts)
            self._said = words.said(self.chart)

    @property
    def _shown(self) -> str:
        """The name of the chart, or "records"."""
        name = str(self.detail.get(CHART, WINS))
        return name if name in (*CHARTS, RECORDS) else WINS

    def _beside(self, by: int) -> str:
        """Return the name of the chart before or after the current one."""
        names = (*CHARTS, RECORDS)
        return names[(names.index(self._shown) + by) % len(names)]

    @property
    def _filters(self) -> Filters:
        detail = self.detail
        return Filters(
            str(detail.get(GAME, "")),
            detail.get(LEVEL),
            str(detail.get(PERSON, "")),
            str(detail.get(PERIOD, ALL)),
        )

    def _seen_by(self, name: str) -> list[PlayerPlay]:
        """Return all plays as somebody sees them: none is added while they are shown."""
        if self._plays is None:
            self._plays = self.presenter.store.finished()
            self._names = sorted(self.presenter.store.names(), key=str.casefold)
        if name not in self._counted:
            self._counted[name] = counted(self._plays, name)
        return self._counted[name]

    def _all_filters(self) -> Iterator[Filter]:
        """Yield the filters that have more than one value."""
        filters, book = self._filters, self.presenter.phrasebook
        plays = self._seen_by(filters.name)
        words = StatisticsWords(book, plays, filters)
        anything = words.text("any")
        games = [("", anything), *((game, words.game(game)) for game in by_game(plays))]
        yield from _filter(GAME, games, filters.game)
        if filters.game:
            own = [play for play in plays if play.game == filters.game]
            levels = [(level, words.level(game, level)) for game, level in by_kind(own)]
            yield from _filter(LEVEL, [(None, anything), *levels], filters.level)
        names = [("", anything), *((name, name) for name in self._names)]
        yield from _filter(PERSON, names, filters.name)
        yield from _filter(PERIOD, [(each, words.text(each)) for each in PERIODS], filters.period)

    def _filter_rows(self) -> Iterator[Entry]:
        text = self.presenter.words
        for each in self._all_filters():
            label, value = text(f"screens.stats-{each.name}"), each.values[each.at][1]
            spoken = text("core.grouped", group=label, choice=value)
            yield Entry("value", each.name, label, value, spoken=spoken, icon="turn")

    def _record_rows(self, words: StatisticsWords) -> Iterator[Entry]:
        """Yield the records below the game and level of each."""
        found = words.records()
        if not found:
            yield Entry("note", label=words.none)
        number = 0
        for name, facts in found:
            yield Entry("heading", label=name)
            for label, value in facts:
                number += 1
                spoken = words.fact(label, value)
                yield Entry("fact", f"{LINE}{number}", label, value, spoken=spoken)

    @property
    def spoken(self) -> str:
        """The chart with its numbers."""
        return f"{self.title}. {self._said}"

    # what is tapped

    def press(self, name: str) -> None:
        """Set a filter to its next value; say a record again."""
        if name.startswith(LINE):
            self.presenter.speech.say(self.ids.records.spoken)
            return
        found = next(each for each in self._all_filters() if each.name == name)
        value = found.values[(found.at + 1) % len(found.values)][0]
        detail = {**self.detail, name: value}
        if name == GAME:
            detail.pop(LEVEL, None)
        if name == PERSON:
            detail.pop(GAME, None)
            detail.pop(LEVEL, None)
        self._show(detail)
        self.presenter.speech.say(self.spoken)

    def use(self, name: str) -> None:
        """Show another chart, or the records."""
        self.presenter.navigation.visit(self.name, **{**self.detail, CHART: name})

    def _show(self, detail: Mapping[str, Any]) -> None:
        held = self.focus.target
        self.presenter.navigation.show(self.name, **detail)
        if held:
            self.focus.move_to(held)

    def back(self) -> None:
        """Go back to the plays."""
        self.presenter.navigation.visit("plays")


def _filter(name: str, values: Sequence[tuple[Any, str]], now: Any) -> Iterator[Filter]:
    """Yield a filter unless there is nothing to choose: a single level is all levels."""
    known = [value for value, _ in values]
    at = known.index(now) if now in known else 0
    if len(known) > (2 if name == LEVEL else 1) or at:
        yield Filter(name, tuple(values), at)
