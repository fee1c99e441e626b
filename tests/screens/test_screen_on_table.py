"""The boards of the Dice Game, Ares Expedition and Terraforming Mars, tapped in a real window."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.engine.autoplay import likely_answer, usual_answer
from kit.board_fitting import faults
from kit.fitting import hardest
from kit.on_board import by_text, cut, reach, read

REPORTS = {"dice": "dice.turn", "ares": "ares.report", "classic": "classic.report"}
RAISES = [(game, name) for game in REPORTS for name in ("temperature", "oxygen", "oceans")]

VARIANTS = hardest(
    ("classic", {"board": "on"}),
    ("dice", {"cards": "on"}),
    ("ares", {}),
    ("dice", {}),
    ("classic", {}),
    count=2,
)
STANCES = hardest(
    *[
        (size, language, scale)
        for size, scale in (((800, 480), 1.5), ((720, 1280), 1.0), ((800, 480), 1.0))
        for language in ("fr", "pt-BR", "en")
    ],
    count=1,
)


def parts(screen: Any) -> list[Any]:
    """Return the targets on the board on the left."""
    from companion.screens.focus import Focusable

    shown = screen.ids.board.walk(restrict=True)
    return [each for each in shown if isinstance(each, Focusable) and not each.disabled]


def inside(box: Any) -> bool:
    """Return whether all that a box shows is within it."""
    shown = [each for each in box.children if each.height > 1]
    return all(box.y - 1 <= each.y and each.top <= box.top + 1 for each in shown)


@pytest.mark.parametrize(("game", "name"), RAISES)
def test_a_tap_on_a_parameter_raises_it(on_board: Any, game: str, name: str) -> None:
    player = on_board(game)
    screen = reach(player, REPORTS[game])
    before = player.play.state()["parameters"][name]["value"]
    row = next(row for row in screen.table.rows if row.track.name == name)
    player.tap(next(each for each in parts(screen) if each.text == row.name))
    assert player.play.state()["parameters"][name]["value"] > before


@pytest.mark.parametrize("game", REPORTS)
def test_what_the_board_reports_is_no_tile(on_board: Any, game: str) -> None:
    player = on_board(game)
    screen = reach(player, REPORTS[game])
    values = {each.value for each in (*screen.answers, *screen.tiles)}
    assert set(screen.table.answers)
    assert not values & set(screen.table.answers)
    offered = {each.value for each in screen.step.tiles}
    assert offered <= values | set(screen.table.answers)


@pytest.mark.parametrize("game", REPORTS)
def test_die_comes_to_every_part_of_the_board(on_board: Any, voice: Any, game: str) -> None:
    player = on_board(game)
    screen = reach(player, REPORTS[game])
    names = [each.spoken for each in parts(screen) if each.can_be_focused]
    heard = []
    for _ in range(12):
        screen.do_die()
        heard.append(voice.said[-1])
    assert set(names) <= set(heard)


@pytest.mark.parametrize("game", REPORTS)
def test_nothing_on_the_board_is_reported_while_moves_are_ticked(on_board: Any, game: str) -> None:
    player = on_board(game)
    play, screen = player.play, player.app.host.screen
    for _ in range(60):
        player.presenter.game.show_step()
        if screen.controller.ticks_left:
            player.frames(2)
            assert parts(screen) == []
            return
        player.presenter.session.answer(usual_answer(play))
    raise AssertionError("no step had a move to tick")


def test_a_milestone_says_how_long_it_is_open_and_is_claimed_by_a_tap(on_board: Any) -> None:
    player = on_board("dice")
    screen = reach(player, "dice.turn")
    first = screen.table.milestones[0]
    assert first.fact in read(screen)
    player.tap(by_text(screen, first.name))
    assert player.play.log[-1].value == first.answer


@pytest.mark.parametrize(("turn", "due"), [(14, False), (15, True), (16, True)])
def test_a_deadline_is_amber_two_turns_before(on_board: Any, turn: int, due: bool) -> None:
    player = on_board("dice")
    while player.play.state()["turn"] < turn:
        player.presenter.session.answer(usual_answer(player.play))
    screen = reach(player, "dice.turn")
    shown = min(screen.table.milestones, key=lambda each: not each.due)
    assert shown.due == due


def test_a_phase_is_chosen_by_its_tab(on_board: Any) -> None:
    player = on_board("ares")
    screen = reach(player, "ares.phase")
    name = next(tab.name for tab in screen.table.tabs if tab.answer == "action")
    player.tap(by_text(screen, name))
    assert player.play.state()["chosen"]["you"] == "action"


def test_last_rounds_phase_cannot_be_chosen(on_board: Any) -> None:
    player = on_board("ares")
    while player.play.state()["round"] < 2:
        player.presenter.session.answer(usual_answer(player.play))
    screen = reach(player, "ares.phase")
    last = player.play.ask.args["last"]
    barred = [tab.numeral for tab in screen.table.tabs if not tab.answer]
    assert len(barred) == 1
    assert barred == [screen.table.tabs[PHASES.index(last)].numeral]
    assert screen.tiles == []


PHASES = ("development", "construction", "action", "production", "research")


@pytest.mark.parametrize("seed", ["1", "2"])
def test_all_steps_of_ares_are_yours_or_help(on_board: Any, seed: str) -> None:
    player, rng = on_board("ares", seed), Random(4)
    play, screen = player.play, player.app.host.screen
    for _ in range(60):
        play.answer(likely_answer(play, rng))
        player.presenter.game.show_step()
        if play.ask and screen.table and screen.table.steps:
            steps = screen.table.steps
            assert sum(steps[:4]) == 42
            assert min(steps[:4]) >= 0


def test_the_costs_of_finishing_leave_out_what_bonuses_give(on_board: Any) -> None:
    player = on_board("classic")
    screen = reach(player, "classic.report")
    costs = screen.table.costs
    assert [(part.steps, part.price) for part in costs.parts] == [
        ("18", str(18 * 14)),
        ("14", str(14 * 23)),
        ("8", str(8 * 18)),
    ]
    assert costs.total == str(18 * 14 + 14 * 23 + 8 * 18)
    player.presenter.session.answer("temperature")
    player.presenter.game.show_step()
    player.frames(3)
    after = screen.table.costs
    assert after.total == str(int(costs.total) - 14), "a report leaves them in sight"
    assert {after.total, *(part.price for part in after.parts)} <= {*read(screen)}
    assert cut(screen) == []


@pytest.mark.parametrize("game", REPORTS)
def test_the_pace_is_in_sight(on_board: Any, game: str) -> None:
    player = on_board(game)
    screen = reach(player, REPORTS[game])
    assert screen.step.pace.title in read(screen)


def test_a_report_leaves_the_pace_in_sight_and_nothing_is_over_it(on_board: Any) -> None:
    player = on_board("ares")
    screen = reach(player, "ares.report")
    player.now += 2
    player.presenter.game.change(lambda: player.presenter.session.answer("temperature"))
    player.now += 1
    player.turn_to_question()
    player.frames(3)
    assert screen.step.chips
    assert screen.step.pace.title in read(screen)
    assert faults(screen) == []


def test_the_pace_stays_in_sight_when_something_is_reported(on_board: Any) -> None:
    player = on_board("ares")
    screen = reach(player, "ares.report")
    player.presenter.announce("The disk is full.")
    player.frames(3)
    assert screen.step.pace.title in read(screen)
    assert any("The disk is full" in text for text in read(screen))


@pytest.mark.parametrize(("size", "language", "scale"), STANCES)
@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_nothing_is_cut_in_a_play_that_reports(
    on_board: Any,
    game: str,
    options: dict[str, str],
    size: tuple[int, int],
    language: str,
    scale: float,
) -> None:
    wished = {"size": size, "language": language, "text_scale": scale}
    player, rng = on_board(game, options=options, **wished), Random(5)
    play, screen = player.play, player.app.host.screen
    for _ in range(STEPS):
        if play.ask is None:
            break
        play.answer(likely_answer(play, rng))
        player.presenter.game.show_step()
        player.frames(2)
        if screen.table and not screen.step.event:
            assert cut(screen) == []
            assert inside(screen.ids.side)


STEPS = 25


def reports_at(player: Any) -> dict[str, tuple[float, ...]]:
    """Return where each report is, except what ends the turn."""
    player.frames(3)
    taps = player.choices
    ends = player.play.ask.default
    return {
        str(tap.value): (*tap.to_window(*tap.pos), *tap.size) for tap in taps if tap.value != ends
    }


@pytest.mark.parametrize("size", [(800, 480), (480, 800)])
@pytest.mark.parametrize("game", REPORTS)
def test_a_report_has_one_place_in_the_whole_turn(
    on_board: Any, game: str, size: tuple[int, int]
) -> None:
    player = on_board(game, size=size)
    screen = reach(player, REPORTS[game])
    first = reports_at(player)
    player.now += 2
    player.presenter.game.change(lambda: player.presenter.session.answer("temperature"))
    assert screen.controller.ticks_left, "something is to be moved on the table"
    assert reports_at(player) == first
    player.turn_to_question()
    assert reports_at(player) == first
    assert cut(screen) == []
