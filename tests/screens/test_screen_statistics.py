"""What the finished plays add up to, tapped in a real window: charts, filters, records."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import pytest

from companion.screens.drawing.svg import SvgPainter
from companion.screens.frame import Box
from companion.screens.models.statistics import CHARTS, RECORDS, Chart, StatisticsWords, TimeSeries
from companion.screens.pictures.statistics import draw_chart
from companion.session.statistics import Filters, PlayerPlay
from companion.storage.store import Store
from kit.finished import save
from kit.fitting import assert_fits, hardest, paired
from kit.listed import tap_row

MARCH = datetime(2026, 3, 15, 12).astimezone().timestamp()

LOOKS = hardest(
    ((800, 480), 2.0, "pt-BR"),
    ((480, 800), 2.0, "fr"),
    ((800, 480), 1.0, "fr"),
    ((480, 800), 1.0, "en"),
    count=2,
)


@pytest.fixture
def plays(store: Store) -> Store:
    """Plays of two games: three of On Mars, at two levels, and two of Ares Expedition."""
    store.clock = lambda: MARCH
    mars = {"names": {"you": "Ana"}, "rounds": 8, "minutes": 96}
    save(store, MARCH, "on-mars", 61, days_ago=9, others={"lacerda": 57}, goal="total", **mars)
    save(store, MARCH, "on-mars", 40, days_ago=5, others={"lacerda": 70}, won=False, **mars)
    save(store, MARCH, "on-mars", 75, days_ago=4, others={"lacerda": 57}, **mars)
    save(store, MARCH, "ares", 50, days_ago=100, won=False, difficulty="novice")
    save(store, MARCH, "ares", 90, days_ago=3, difficulty="novice")
    return store


@pytest.fixture
def opened(plays: Store, player: Any) -> Any:
    """The statistics, opened from the plays."""
    player.presenter.navigation.visit("plays")
    player.frames(3)
    player.tap(player.taps["play"])
    player.tap(player.button(player.word("statistics")))
    player.frames(3)
    return player


def facts(player: Any) -> list[str]:
    """Return the numbers of the chart in words."""
    return list(player.app.host.screen.facts.split("\n"))


def show(player: Any, chart: str) -> None:
    """Show a chart by the tool that leads there."""
    while player.app.host.screen.detail.get("chart", "wins") != chart:
        player.tap(player.button(player.app.host.screen.tools[1].text))
        player.frames(3)


def choose(player: Any, name: str, value: str) -> None:
    """Tap a filter until it has a value."""
    screen = player.app.host.screen
    for _ in range(9):
        if next(row for row in screen.entries if row.name == name).value == value:
            return
        tap_row(player, name)
        player.frames(3)
    raise AssertionError(f"{name} is never {value}")


def test_wins_are_drawn_by_game_and_said(opened: Any, voice: Any) -> None:
    bars = opened.app.host.screen.chart.bars
    assert [(bar.label, bar.number) for bar in bars] == [
        ("On Mars", "2 of 3"),
        ("Ares Expedition", "1 of 2"),
    ]
    assert facts(opened) == ["Won: 3 of 5"]
    assert voice.said[-1] == (
        "Statistics. Games won. On Mars: 2 of 3. Ares Expedition: 1 of 2. Won: 3 of 5"
    )
    opened.press("escape")
    assert opened.app.host.shown == "plays"


def test_scores_and_margins_are_of_what_was_played_last(opened: Any, voice: Any) -> None:
    show(opened, "scores")
    screen = opened.app.host.screen
    assert screen.chart.heading == "Scores · Ares Expedition, Novice"
    assert screen.chart.line.values == (50, 90)
    assert facts(opened)[0] == "Best score: 90 · Mar 12, 2026"
    assert facts(opened)[2] == "Average score: 70"
    assert all(fact in voice.said[-1] for fact in facts(opened))
    assert all(fact in "\n".join(opened.seen) for fact in facts(opened))
    show(opened, "margins")
    assert screen.chart.about == "On Mars"
    assert screen.chart.line.values == (-30, 18)
    show(opened, "times")
    choose(opened, "game", "On Mars")
    assert screen.chart.line.values == (12, 12, 12)
    assert facts(opened) == ["Average turn: 12:00", "Average game: 96 minutes"]


def test_filters_choose_the_plays_and_stay_for_the_other_charts(opened: Any, voice: Any) -> None:
    screen = opened.app.host.screen
    choose(opened, "period", "This month")
    assert facts(opened) == ["Won: 3 of 4"]
    choose(opened, "game", "Ares Expedition")
    assert facts(opened) == ["Won: 1 of 1"]
    assert "level" not in [row.name for row in screen.entries], "there is only one"
    choose(opened, "person", "Ana")
    assert facts(opened) == ["Won: 2 of 3"]
    choose(opened, "game", "On Mars")
    choose(opened, "level", "Level unknown")
    assert facts(opened) == ["Won: 1 of 2"]
    assert "Level unknown: 1 of 2" in voice.said[-1]
    show(opened, "scores")
    assert screen.chart.line.values == (40, 75)


def test_records_are_listed_by_game_and_level(opened: Any, voice: Any) -> None:
    choose(opened, "game", "Ares Expedition")
    show(opened, RECORDS)
    rows = [(row.label, row.value) for row in opened.app.host.screen.records]
    assert rows == [
        ("Ares Expedition, Novice", ""),
        ("Best score", "90 · Mar 12, 2026"),
        ("Lowest score", "50 · Dec 5, 2025"),
        ("Fastest win", "40 minutes · Mar 12, 2026"),
    ]
    assert voice.said[-1].endswith("Fastest win: 40 minutes · Mar 12, 2026")


def test_two_buttons_set_a_filter_and_show_another_chart(opened: Any, voice: Any) -> None:
    opened.press("d")
    assert voice.said[-1] == "Game: All"
    opened.press("enter")
    assert opened.app.host.screen.detail["game"] == "on-mars"
    for _ in range(9):
        opened.press("d")
        if voice.said[-1] == "Scores":
            break
    opened.press("enter")
    assert opened.app.host.screen.detail["chart"] == "scores"


def test_where_nothing_fits_one_sentence_says_so(plays: Store, player: Any, voice: Any) -> None:
    plays.clock = lambda: MARCH + 400 * 86400
    player.presenter.navigation.visit("statistics", period="year")
    player.frames(3)
    sentence = "No finished game fits this selection."
    assert sentence in player.seen
    assert voice.said[-1] == f"Statistics. Games won. {sentence}"
    player.presenter.navigation.visit("statistics", period="year", chart=RECORDS)
    player.frames(3)
    assert sentence in player.seen


def test_a_play_without_turns_leaves_room_for_the_tool_itself(plays: Store, player: Any) -> None:
    player.presenter.navigation.visit("plays")
    player.frames(3)
    player.tap(player.taps["statistics"])
    assert player.app.host.shown == "statistics"


def test_without_a_finished_play_it_says_so(player: Any) -> None:
    player.presenter.navigation.visit("statistics")
    player.frames(3)
    assert "No finished games yet." in player.seen


@pytest.mark.parametrize(("chart", "look"), paired([*CHARTS, RECORDS], LOOKS), ids=str)
def test_everything_has_room(plays: Store, open_app: Any, chart: str, look: Any) -> None:
    size, scale, language = look
    player = open_app(size, text_scale=scale, language=language)
    player.presenter.navigation.visit("statistics", chart=chart)
    player.frames(4)
    assert_fits(player)


def test_plays_are_read_once_however_many_charts_are_shown(
    opened: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Any] = []
    finished = Store.finished
    monkeypatch.setattr(Store, "finished", lambda *of: read.append(of) or finished(*of))
    opened.press("escape")
    opened.presenter.navigation.visit("statistics")
    for chart in (*CHARTS, RECORDS):
        show(opened, chart)
    assert len(read) == 1


def test_of_thousands_of_plays_the_latest_are_drawn_and_the_record_ever_is_marked(
    player: Any,
) -> None:
    found = [
        PlayerPlay(at, "dice", ended=MARCH + at, minutes=30, turns=50, won=True, points=at % 97)
        for at in range(10_000)
    ]
    words = StatisticsWords(player.presenter.phrasebook, found, Filters())
    line = words.chart("scores").line
    assert line
    assert line.best == 96
    assert line.values[-1] == 9_999 % 97
    assert len(line.values) < 100


@pytest.mark.parametrize(
    "chart",
    [
        Chart("scores", "", line=TimeSeries((5,), "", "today", 5)),
        Chart("margins", "", line=TimeSeries((0, 0), "a", "b", 0, columns=True)),
        Chart("margins", "", line=TimeSeries((-3, -80), "a", "b", 12, columns=True)),
        Chart("times", "", line=TimeSeries((1.2, 1.25) * 30, "a", "b")),
        Chart("scores", "", line=TimeSeries((-900_000, 900_000), "a", "b", 900_000)),
    ],
    ids=str,
)
def test_few_equal_or_huge_numbers_are_drawn_inside_the_box(chart: Chart) -> None:
    p = SvgPainter()
    draw_chart(p, Box(0, 0, 390, 200), chart)
    assert p.drawn == [], "SVG has no pixels"
    places = [
        part for part in p.svg(390, 200).split('"') if part.lstrip("-").replace(".", "").isdigit()
    ]
    assert places
    assert all(-400 <= float(each) <= 400 for each in places)
