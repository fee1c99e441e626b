"""Help is the table itself with a label on each of its five parts."""

from __future__ import annotations

import re
from typing import Any

import pytest

from companion.engine.autoplay import usual_answer
from kit.board_fitting import covered, is_cut, leaves, place, text_place
from kit.fitting import hardest
from kit.on_board import reach, texts

SIZES = hardest(
    ((800, 480), "pt-BR", 2),
    ((450, 800), "fr", 1),
    ((800, 480), "fr", 1),
    ((720, 1280), "en", 1),
    count=2,
)


def at_his_turn(player: Any) -> Any:
    while player.play.turn < 1 or player.play.ask.default is None:
        player.presenter.session.answer(usual_answer(player.play))
    player.now += 1
    player.presenter.game.show_step()
    player.frames(3)
    return player.app.host.screen


def pills(table: Any) -> list[Any]:
    (page,) = table.ids.labels.children
    return [pill for pill in page.children if pill.item]


@pytest.mark.parametrize(("size", "language", "scale"), SIZES, ids=str)
def test_five_labels_are_on_the_table_none_cut_or_over_another(
    on_board: Any, size: tuple[int, int], language: str, scale: float
) -> None:
    player = on_board(size=size, language=language, text_scale=scale)
    table = at_his_turn(player)
    player.presenter.navigation.visit("table", labels=True)
    player.frames(3)
    check_pills(table)


def check_pills(table: Any) -> None:
    from kivy.metrics import dp

    found = pills(table)
    assert len(found) == 5
    words = [pill.children[0] for pill in found]
    assert [each.text for each in words if is_cut(each) or leaves(text_place(each), table)] == []
    assert covered([(each, text_place(each)) for each in words]) == []
    assert covered([(pill.children[0], place(pill)) for pill in found]) == []
    for pill, (width, height) in ((pill, pill.children[0].texture_size) for pill in found):
        assert pill.width < width + dp(28), "it covers no more of the table than it has to say"
        assert pill.height < height + dp(14)


def test_they_are_right_on_a_table_that_has_just_been_made(open_app: Any, voice: Any) -> None:
    player = open_app()
    player.app.host.screens.pop("table", None)
    player.tap(player.primary)
    player.frames(3)
    check_pills(player.table)
    assert all(label.text in voice.said[-1] for label in player.table.labels)


def labels_at(player: Any, key: str) -> list[str]:
    """Return the labels at a question, after ticking the moves before it."""
    table = reach(player, key)
    player.presenter.navigation.visit("table", labels=True)
    player.frames(3)
    return [label.text for label in table.labels]


def test_they_say_what_is_true_in_your_turn_at_a_question_and_in_the_setup(on_board: Any) -> None:
    player = on_board()
    _, board, answers, primary, _ = labels_at(player, "on-mars.lay-map")
    assert "lit places" in board
    assert "then its hex" in answers
    assert "placed so far" in primary
    *_, answers, primary, _ = labels_at(player, "on-mars.your-place")
    assert "question" in answers
    assert "Gray" in primary
    header, _, tray, primary, _ = labels_at(player, "on-mars.table")
    assert "Lacerda" in header
    assert "report" in tray
    assert "reported" in primary


@pytest.mark.parametrize(("game", "key"), [("dice", "dice.turn"), ("classic", "classic.report")])
def test_they_name_nobody_who_is_not_in_the_game(on_board: Any, game: str, key: str) -> None:
    found = labels_at(on_board(game=game), key)
    assert not any("Lacerda" in text or re.search(r"\bhe\b", text) for text in found)
    assert any("report" in text for text in found)


def test_a_touch_takes_them_away_and_says_the_step(on_board: Any, voice: Any) -> None:
    player = on_board()
    table = at_his_turn(player)
    log, moves = len(player.play.log), list(table.step.moves)
    player.presenter.navigation.visit("table", labels=True)
    player.frames(3)
    shown = [pill.children[0].text for pill in pills(table)]
    assert set(shown) <= set(texts(table))
    assert all(each in voice.said[-1] for each in shown)
    player.now += 1
    player.tap(table.ids.bar.ids.primary)
    player.frames()
    assert table.ids.labels.children == []
    assert voice.said[-1] == table.step.again, "a first play would begin with a mute question"
    assert (len(player.play.log), list(table.step.moves)) == (log, moves)


def test_a_press_takes_them_away_and_says_the_step(on_board: Any, voice: Any) -> None:
    player = on_board()
    table = at_his_turn(player)
    log = len(player.play.log)
    player.presenter.navigation.visit("table", labels=True)
    player.now += 1
    table.perform("next")
    assert list(table.labels) == []
    assert voice.said[-1] == table.step.again
    assert len(player.play.log) == log


def labels_until_the_first_turn(player: Any, voice: Any) -> list[int]:
    """Begin a play as the first screen does; return how many labels its steps have, if any."""
    player.now += 1
    player.presenter.game.begin("on-mars", {})
    found = []
    while player.play.turn < 1:
        player.frames(2)
        if shown := [label.text for label in player.table.labels]:
            found.append(len(shown))
            assert all(each in voice.said[-1] for each in shown)
            player.now += 1
            player.table.perform("next")
            assert player.table.labels == []
        player.presenter.session.answer(usual_answer(player.play))
        player.now += 1
        player.presenter.game.show_step()
    return found


def test_the_first_play_ever_says_once_what_the_parts_of_its_table_are(
    open_app: Any, voice: Any
) -> None:
    player = open_app()
    assert labels_until_the_first_turn(player, voice) == [5]
    assert labels_until_the_first_turn(player, voice) == []
