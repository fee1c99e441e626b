"""The pace of a play is on the table, always visible."""

import pytest

from companion.engine.autoplay import usual_answer
from companion.engine.play import Play
from companion.games import find, games
from kit.board_fitting import faults
from kit.fitting import STANCES


def has_pace(name):
    """Return whether a game says what is left to do, and in how many turns."""
    play = Play(find(name), {}, "1")
    for _ in range(60):
        if play.over or play.pace():
            break
        play.answer(usual_answer(play))
    return play.pace() is not None


PACED = [name for name in games() if has_pace(name)]


def to_turn(player, game):
    """Come to a main question of a game."""
    player.presenter.game.open(game, new=True, seed="1")
    session = player.presenter.session
    while not (session.pace and session.play.fields):
        session.answer(usual_answer(session.play))
    player.now += 1
    player.presenter.game.show_step()
    player.frames()
    return session.phrasebook.prompt_text(session.play.pace()).text


def read(player):
    """Return all that is written on the screen, line breaks being spaces."""
    return " ".join(line.replace("\u00a0", " ") for line in player.seen)


def numbers(text):
    return [word for word in text.split() if word.strip("().,").isdigit()]


def test_there_are_games_with_a_pace():
    assert {"dice", "ares"} <= set(PACED)


@pytest.mark.parametrize("game", PACED)
def test_it_stays_in_sight_when_something_is_reported(player, game):
    pace = to_turn(player, game)
    player.presenter.announce("The disk is full.")
    player.frames()
    assert "The disk is full." in read(player)
    assert any(number in read(player) for number in numbers(pace))


def test_a_play_without_one_has_none(player):
    player.begin()
    assert player.presenter.session.pace == ""


@pytest.mark.parametrize(("size", "language"), STANCES, ids=str)
def test_its_line_is_in_sight_and_nothing_is_cut(open_app, size, language):
    player = open_app(size, language=language)
    for game in PACED:
        to_turn(player, game)
        player.turn_to_question()
        player.frames(4)
        assert player.table.step.pace.title.replace("\u00a0", " ") in read(player), game
        assert faults(player.table) == [], game


FULL = {"temperature": 8, "oxygen": 14, "oceans": 7}
POINTS = 100, 60, 110
"""Points with a rating ahead that has a long name, and points in the best."""


@pytest.mark.parametrize(("size", "language"), STANCES, ids=str)
def test_once_mars_is_full_the_next_rating_is_in_its_line(open_app, size, language):
    player = open_app(size, language=language)
    to_turn(player, "dice")
    session = player.presenter.session
    for name, value in FULL.items():
        session.correct(f"parameters.{name}.value", value)
    for points in POINTS:
        session.correct("vp", points)
        player.presenter.game.show_step()
        player.turn_to_question()
        player.frames(4)
        assert player.table.step.pace.title.replace("\u00a0", " ") in read(player), points
        assert "*" not in read(player)
        assert faults(player.table) == [], points
