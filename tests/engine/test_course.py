"""How a play went follows from its log alone."""

import pytest

from companion.engine.autoplay import usual_answer
from companion.engine.course import Turn, course, filled
from companion.engine.play import Play
from companion.games import find

GAME = find("on-mars")


def played(turns: int) -> tuple[Play, dict[int, int]]:
    """Return a play that came so far, and how many answers were given when each turn began."""
    play = Play(GAME, GAME.with_defaults({"help": "quick"}), "1")
    begun: dict[int, int] = {}
    while play.turn < turns:
        play.answer(usual_answer(play))
        given = sum(entry.by == "player" for entry in play.log)
        begun.setdefault(play.turn, given)
    return play, begun


def test_every_turn_is_announced_with_where_it_begins() -> None:
    play, begun = played(5)
    course_of = course(GAME, play.options, play.seed, play.log)
    assert [turn.number for turn in course_of] == [0, 1, 2, 3, 4, 5], "the last one waits"
    for turn in course_of[1:5]:
        again = Play(GAME, play.options, play.seed, play.log)
        again.undo(sum(entry.by == "player" for entry in play.log) - turn.given)
        assert again.turn == turn.number
        assert begun[turn.number] == turn.given


def test_the_points_are_those_at_the_end_of_each_turn() -> None:
    play, _ = played(4)
    course_of = course(GAME, play.options, play.seed, play.log)
    totals = {who: sum(lines.values()) for who, lines in play.scores().items()}
    assert course_of[-1].points == totals
    assert course_of[0].points != course_of[-1].points


def test_a_log_that_fits_in_part_is_announced_as_far_as_it_fits() -> None:
    play, _ = played(4)
    log = [*play.log[:20], play.log[30]]
    course_of = course(GAME, play.options, play.seed, log)
    assert course_of
    assert course_of[-1].number < 4


def test_nothing_answered_has_no_turns() -> None:
    play = Play(GAME, GAME.with_defaults({}), "1")
    assert course(GAME, play.options, play.seed, ()) == []


# parameters

GOALS = {"temperature": 8, "oxygen": 14, "oceans": 9}
"""The goals of the classic game (p. 5)."""


def classic(turns: dict[int, dict[str, int]]) -> Play:
    """Return a play in which the parameters were set to these values in these generations."""
    game = find("classic")
    play = Play(game, game.with_defaults({}), "1")
    for turn, values in turns.items():
        while play.turn < turn or not play.fields:
            play.answer(usual_answer(play))
        for name, value in values.items():
            play.correct(f"parameters.{name}.value", value)
    return play


def course_of(play: Play) -> list[Turn]:
    return course(play.game, play.options, play.seed, play.log)


def values(turns: list[Turn], name: str) -> dict[int, int]:
    return {turn.number: turn.progress[name].value for turn in turns}


def test_the_parameters_are_those_at_the_end_of_each_turn() -> None:
    play = classic({1: {"oxygen": 3}, 2: {"oxygen": 5, "oceans": 2}, 3: {"temperature": -10}})
    turns = course_of(play)
    assert values(turns, "oxygen") == {0: 0, 1: 3, 2: 5, 3: 5}
    assert values(turns, "oceans") == {0: 0, 1: 0, 2: 2, 3: 2}
    assert values(turns, "temperature") == {0: -30, 1: -30, 2: -30, 3: -10}
    shares = {name: each.share for name, each in turns[-1].progress.items()}
    assert shares == {"temperature": 20 / 38, "oxygen": 5 / 14, "oceans": 2 / 9}


@pytest.mark.parametrize("name", ["dice", "ares", "classic"])
def test_the_parameters_of_a_play_are_announced_as_they_were(name: str) -> None:
    game = find(name)
    play = Play(game, game.with_defaults({}), "1")
    while play.turn < 8:
        play.answer(usual_answer(play))
    play.answer(usual_answer(play))
    turns = course_of(play)
    before = [turn for turn in turns if turn.number < 8]
    assert [turn.number for turn in turns] == list(range(play.turn + 1))
    for turn in before:
        now = {each: progress.value for each, progress in turn.progress.items()}
        assert now == stood_at_the_start_of(play, turn.number + 1)


def stood_at_the_start_of(play: Play, turn: int) -> dict[str, int]:
    """Return the parameters at the start of a turn, reached by undo."""
    again = Play(play.game, play.options, play.seed, play.log)
    while again.turn >= turn:
        again.undo()
    while again.turn < turn:
        again.redo()
    state = again.state()["parameters"]
    return {each: state[each]["value"] for each in GOALS}


def test_what_was_undone_is_not_announced() -> None:
    play = classic({1: {"oxygen": 3}, 2: {"oxygen": 14}})
    play.undo()
    assert values(course_of(play), "oxygen") == {0: 0, 1: 3, 2: 3}
    play.redo()
    assert values(course_of(play), "oxygen") == {0: 0, 1: 3, 2: 14}


def test_a_parameter_became_full_where_it_did_so_the_last_time() -> None:
    play = classic({1: {"oxygen": 14}, 2: {"oxygen": 13, "oceans": 9}, 3: {"oxygen": 14}})
    assert filled(course_of(play)) == {"oceans": 2, "oxygen": 3}
    play.correct("parameters.oceans.value", 8)
    assert filled(course_of(play)) == {"oxygen": 3}


def test_a_game_without_parameters_says_none() -> None:
    play, _ = played(3)
    turns = course(GAME, play.options, play.seed, play.log)
    assert all(turn.progress == {} for turn in turns)
    assert filled(turns) == {}
