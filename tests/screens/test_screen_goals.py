"""The goals on one screen: side by side, with a tick beside each line met."""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.autoplay import usual_answer
from companion.games import games
from kit.fitting import hardest
from kit.on_board import cut, read

STANCES = hardest(
    ((800, 480), "fr", 1.0),
    ((450, 800), "pt-BR", 1.0),
    ((800, 480), "fr", 2.0),
    ((720, 1280), "fr", 2.0),
    ((800, 480), "en", 1.0),
    count=1,
)
WITH_GOALS = [game for game in games() if game != "score-pad"]


def open_goals(on_board: Any, game: str = "on-mars", **wished: Any) -> Any:
    """Open the goals where values can be corrected."""
    player = on_board(game, **wished)
    play = player.play
    while not (play.fields and play.goals() and play.turn):
        player.presenter.session.answer(usual_answer(play))
    player.now += 1
    player.presenter.navigation.visit("goals")
    player.frames(3)
    return player


@pytest.mark.parametrize("game", WITH_GOALS)
def test_every_goal_is_there_with_its_mark(on_board: Any, voice: Any, game: str) -> None:
    player = open_goals(on_board, game)
    screen, book = player.app.host.screen, player.presenter.phrasebook
    marks = {True: "met", False: "open", None: "info"}
    wanted, aside = [], False
    for goal in player.play.goals():
        aside = goal.aside if goal.heads else aside
        if not (goal.heads or aside):
            texts = {book.prompt_text(goal.prompt).text, book.glance(goal.prompt).title}
            wanted.append((texts, marks[goal.met]))
    shown = [line for column in screen.columns for line in column.lines]
    assert len(shown) == len(wanted)
    for line, (texts, mark) in zip(shown, wanted, strict=True):
        assert line.text in texts
        assert line.mark == mark
    assert {line.text for line in shown} <= set(read(screen))
    assert all(
        book.prompt_text(goal.prompt).voice in voice.said[-1] for goal in player.play.goals()
    )


def test_four_goals_are_side_by_side_and_two_in_portrait(on_board: Any) -> None:
    screen = open_goals(on_board).app.host.screen
    assert (len(screen.columns), screen.beside) == (4, 4)
    scroll, last = screen.ids.scroll, screen.ids.columns.children[0]
    assert last.to_window(last.right, 0)[0] <= scroll.right - scroll.bar_width, "beside its bar"
    screen = open_goals(on_board, size=(450, 800)).app.host.screen
    assert (len(screen.columns), screen.beside) == (4, 2)


def test_what_a_goal_is_about_is_corrected_and_leads_back(on_board: Any) -> None:
    player = open_goals(on_board)
    player.tap(player.taps["correct"])
    assert player.app.host.shown == "editor"
    player.tap(player.primary)
    assert player.app.host.shown == "goals"
    player.tap(player.primary)
    assert player.app.host.screen is player.table


def test_two_buttons_say_them_again_and_leave(on_board: Any, voice: Any) -> None:
    player = open_goals(on_board)
    screen = player.app.host.screen
    said = voice.said[-1]
    while voice.said[-1] != player.word("repeat"):
        screen.do_die()
    screen.do_next()
    assert voice.said[-1] == said
    player.now += 1
    screen.focus.clear()
    screen.do_next()
    assert player.app.host.screen is player.table


@pytest.mark.parametrize("stance", STANCES, ids=str)
@pytest.mark.parametrize("game", WITH_GOALS)
def test_no_goal_is_cut_off_and_a_finger_reaches_the_last(
    on_board: Any, stance: Any, game: str
) -> None:
    size, language, scale = stance
    player = open_goals(on_board, game, size=size, language=language, text_scale=scale)
    screen = player.app.host.screen
    assert cut(screen) == []
    columns, scroll = screen.ids.columns, screen.ids.scroll
    assert columns.height >= columns.minimum_height
    assert all(panel.height >= panel.minimum_height for panel in columns.children)
    player.swipe(0, size[1])
    assert scroll.scroll_y < 1 or columns.height <= scroll.height + 1
