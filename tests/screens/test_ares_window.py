"""Ares Expedition in a real window: a round by taps, its phases as tabs."""

from __future__ import annotations

from companion.games.ares.board import PHASES
from companion.screens.theme import theme


def sit_down(player, **options):
    """Begin a solo play whose table is set up, at the first planning."""
    player.now += 1
    player.presenter.game.open("ares", new=True, seed="7", options=options)
    player.frames()
    for value in ("solo", "expert", "ready"):
        tap(player, value)


def tap(player, value):
    """Tap an answer: on the board, or as a tile."""
    player.turn_to_question()
    player.frames()
    shown = player.taps.values()
    spots = [each for each in shown if value in (each.item, getattr(each.item, "answer", None))]
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


def test_only_phases_that_can_be_chosen_have_the_colour_of_a_button(player) -> None:
    sit_down(player)
    tap(player, "production")
    while player.play.ask.key != "ares.phase":
        player.answer()
    player.presenter.game.show_step()
    player.turn_to_question()
    player.frames(3)
    tabs = {each.item.answer: each for each in player.app.host.screen.walk() if is_tab(each)}
    blue = [name for name, tab in tabs.items() if name and tuple(tab.colour) == tuple(theme.ice)]
    assert blue == [name for name in PHASES if name != "production"]
    assert [tuple(tab.colour) for name, tab in tabs.items() if not name] == [tuple(theme.dim)]


def is_tab(widget) -> bool:
    return type(widget).__name__ == "PhaseTab"


def test_a_round_by_taps(player) -> None:
    sit_down(player, deck="physical")
    tap(player, "production")
    tap(player, "action")
    assert lit(player) == ["action", "production"]
    for value in ("temperature", "forest", "done"):
        tap(player, value)
    assert player.play.ask.key == "ares.phase-done", "the last phase comes before the round's end"
    state = player.play.state()
    assert (state["round"], state["moment"]) == (1, "production")
    assert (state["tr"], state["forests"]) == (7, 1)
    player.turn_to_question()
    player.next()
    assert player.play.ask.key == "ares.phase"
    assert player.play.state()["round"] == 2
    player.turn_to_question()
    player.frames()
    tabs = player.table.table.tabs
    assert [tab.answer for tab in tabs] == [each if each != "production" else "" for each in PHASES]


def test_what_you_and_the_dummy_hand_chose_is_one_phase_if_it_is_the_same(player) -> None:
    sit_down(player, deck="physical")
    tap(player, "research")
    tap(player, "research")
    assert lit(player) == ["research"]


def test_what_a_report_asks_of_you_is_beside_the_board_where_the_moves_are(player) -> None:
    sit_down(player)
    for value in ("development", "temperature"):
        tap(player, value)
    table = player.table
    (line,) = table.ids.side.line
    assert line.text.startswith("Move the temperature to **−28\u00a0°C**")
    assert table.ids.passing.items == [], "the header stays in sight"
    line, part = table.ids.line, table.ids.part
    assert line.to_window(*line.pos)[1] >= part.to_window(0, part.top)[1]
    tap(player, "done")
