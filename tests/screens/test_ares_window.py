"""Ares Expedition in a real window: a round by taps, its phases as tabs."""

from __future__ import annotations

from companion.games.ares.board import PHASES


def sit_down(player, **options):
    """Begin a solo play whose table is set up, at the first planning."""
    player.now += 1
    player.presenter.open_play("ares", new=True, seed="7", options=options)
    player.frames()
    for value in ("solo", "expert", "ready"):
        tap(player, value)


def tap(player, value):
    """Tap an answer: on the board, or as a tile."""
    player.turn_to_question()
    player.frames()
    spots = [each for each in player.taps.values() if getattr(each.item, "answer", None) == value]
    tiles = [tap for tap in player.choices if tap.value == value]
    player.tap((spots or tiles)[0])
    player.frames()


def lit(player) -> list[str]:
    """The phases that stand out on the table."""
    return [name for name, tab in zip(PHASES, player.table.table.tabs, strict=True) if tab.state]


def test_the_phases_and_the_pace_are_in_sight_while_you_choose(player) -> None:
    sit_down(player)
    player.turn_to_question()
    player.frames()
    assert player.table.step.pace.title in player.seen
    tabs = player.table.table.tabs
    assert [tab.numeral for tab in tabs] == ["I", "II", "III", "IV", "V"]
    assert [tab.answer for tab in tabs] == [*PHASES]
