"""The turn clock: it counts, gives cues, and forces nothing."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.clock import APART_S, Budget, TurnClock, cues_of, format_time
from companion.engine.game import BUDGET, CLOCK, DECK, Game
from companion.engine.play import Play
from companion.engine.prompts import Refused
from kit.now import Now


@pytest.fixture
def now() -> Now:
    return Now()


# counting


def test_a_clock_starts_paused_and_counts_what_it_runs(now: Now) -> None:
    clock = TurnClock(now=now)
    now.seconds += 50
    assert (clock.running, clock.elapsed, clock.spent) == (False, 0, {})
    clock.run(1)
    now.seconds += 5
    assert (clock.running, clock.turn, clock.elapsed, clock.left) == (True, 1, 5, None)


def test_a_pause_counts_nothing_and_running_continues_from_there(now: Now) -> None:
    clock = TurnClock(now=now)
    clock.run(1)
    now.seconds += 5
    clock.pause()
    now.seconds += 1000
    clock.pause()
    clock.run(1)
    now.seconds += 2
    assert clock.spent == {1: 7}


def test_a_turn_gone_back_to_continues_from_what_it_had_spent(now: Now) -> None:
    clock = TurnClock(60, now=now)
    for turn, seconds in ((1, 20), (2, 10), (1, 5)):
        clock.run(turn)
        now.seconds += seconds
    assert clock.spent == {1: 25, 2: 10}
    assert clock.left == 35


def test_a_clock_is_at_the_turn_where_it_was_paused(now: Now) -> None:
    clock = TurnClock(60, {1: 20, 2: 10}, now)
    clock.pause(1)
    now.seconds += 7
    assert (clock.turn, clock.elapsed, clock.running) == (1, 20, False)
    assert clock.spent == {1: 20, 2: 10}


def test_time_continues_below_zero(now: Now) -> None:
    clock = TurnClock(10, now=now)
    clock.run(1)
    now.seconds += 25
    assert clock.left == -15


def test_total_average_and_the_longest_turn(now: Now) -> None:
    clock = TurnClock(None, {1: 20, 2: 40, 3: 30}, now)
    assert (clock.total, clock.average, clock.longest) == (90, 30, (2, 40))
    assert (TurnClock().total, TurnClock().average, TurnClock().longest) == (0, 0, None)


@pytest.mark.parametrize(
    ("seconds", "shown"), [(0, "0:00"), (65.9, "1:05"), (4500, "75:00"), (-0.5, "0:00")]
)
def test_a_reading_is_minutes_and_seconds(seconds: float, shown: str) -> None:
    assert format_time(seconds) == shown


def test_a_reading_past_the_limit_has_a_minus() -> None:
    assert format_time(-70) == "−1:10"


# what is called out


def heard(clock: TurnClock, now: Now, seconds: int) -> list[tuple[int, str]]:
    """Listen once a second; return each cue with the seconds left."""
    found = []
    for _ in range(seconds):
        now.seconds += 1
        found += [(round(clock.left or 0), cue) for cue in clock.cues()]
    return found


def test_a_turn_is_called_out_at_half_at_30_at_10_and_at_its_end(now: Now) -> None:
    clock = TurnClock(120, now=now)
    clock.run(1)
    assert heard(clock, now, 200) == [(60, "half"), (30, "30"), (10, "10"), (0, "end")]
    clock.run(2)
    assert len(heard(clock, now, 200)) == 4


@pytest.mark.parametrize(
    ("limit", "cues"),
    [
        (3600, ["half", "30", "10", "end"]),
        (70, ["half", "30", "10", "end"]),
        (64, ["30", "10", "end"]),
        (60, ["30", "10", "end"]),
        (59, ["30", "10", "end"]),
        (45, ["30", "half", "10", "end"]),
        (34, ["half", "10", "end"]),
        (20, ["10", "end"]),
        (15, ["10", "end"]),
        (10, ["half", "end"]),
    ],
)
def test_a_short_limit_leaves_out_what_comes_too_close(limit: int, cues: list[str]) -> None:
    assert list(cues_of(limit)) == cues


@given(st.integers(CLOCK.numbers[0], CLOCK.numbers[-1]))
def test_no_two_cues_are_spoken_at_once_or_as_soon_as_a_turn_begins(limit: int) -> None:
    left = list(cues_of(limit).values())
    assert all(sooner - later >= APART_S for sooner, later in pairwise(left))
    assert limit - max(left) >= APART_S
    assert left[-1] == 0


def test_the_pace_is_that_of_the_turns_before_this_one(now: Now) -> None:
    clock = TurnClock(now=now)
    clock.run(1)
    now.seconds += 600
    assert clock.pace == 600
    clock.run(2)
    assert clock.pace == 600
    now.seconds += 300
    clock.run(3)
    now.seconds += 1
    assert clock.pace == 450
    clock.run(2)
    assert clock.pace == 600, "a turn that was undone is none"
    clock.run(4)
    assert clock.pace == pytest.approx(901 / 3)


def test_what_was_missed_comes_at_once_in_order(now: Now) -> None:
    clock = TurnClock(90, now=now)
    clock.run(1)
    now.seconds += 500
    assert clock.cues() == ["half", "30", "10", "end"]
    assert clock.cues() == []


def test_counting_up_calls_out_nothing(now: Now) -> None:
    clock = TurnClock(now=now)
    clock.run(1)
    assert heard(clock, now, 200) == []


def test_a_turn_gone_back_to_says_no_cue_again(now: Now) -> None:
    clock = TurnClock(90, now=now)
    clock.run(1)
    assert [cue for _, cue in heard(clock, now, 70)] == ["half", "30"]
    clock.run(2)
    now.seconds += 1
    clock.run(1)
    assert heard(clock, now, 100) == [(10, "10"), (0, "end")]


def test_a_clock_of_another_sitting_says_no_cue_again(now: Now) -> None:
    clock = TurnClock(90, {1: 70.0}, now)
    clock.run(1)
    assert heard(clock, now, 100) == [(10, "10"), (0, "end")]


STEPS = st.lists(
    st.tuples(
        st.sampled_from(("run", "pause", "wait", "listen")),
        st.integers(1, 4),
        st.integers(0, 100),
    )
)


@given(st.sampled_from((None, 10, 45, 90)), STEPS)
def test_whatever_is_done_time_adds_up_never_runs_back_and_no_cue_comes_twice(
    limit: int | None, steps: list[tuple[str, int, int]]
) -> None:
    now, counted = Now(), 0
    clock = TurnClock(limit, now=now)
    said: list[tuple[int, str]] = []
    for what, turn, seconds in steps:
        before = clock.spent
        if what == "run":
            clock.run(turn)
        elif what == "pause":
            clock.pause()
        elif what == "listen":
            said += [(clock.turn, cue) for cue in clock.cues()]
        now.seconds += seconds
        counted += seconds * clock.running
        assert clock.total == sum(clock.spent.values()) == counted
        assert all(clock.spent[each] >= passed for each, passed in before.items())
    assert len(said) == len(set(said))


# the option


@pytest.mark.parametrize("value", ["off", "up", "10", "90", "3600"])
def test_the_clock_is_off_or_counts_up_or_down_from_a_limit(value: str) -> None:
    assert CLOCK.takes(value)


@pytest.mark.parametrize(
    "value", ["", "9", "3601", "-90", "90.0", "090", " 90", "९०", "9" * 5000, "on", 90, None, []]
)
def test_any_other_clock_is_refused(value: str) -> None:
    assert not CLOCK.takes(value)
    with pytest.raises(Refused, match="refused-number") as refused:
        CLOCK.check(value)
    assert (refused.value.args_["minimum"], refused.value.args_["maximum"]) == (10, 3600)


def test_an_option_without_numbers_is_refused_by_its_choices() -> None:
    with pytest.raises(Refused, match="refused-value"):
        DECK.check("90")


def test_a_play_is_begun_with_a_limit(jar: Game) -> None:
    game = Game("core", (DECK, CLOCK), jar.begin, jar.script, {})
    assert Play(game, {"clock": "90"}, "1").options == {"deck": "app", "clock": "90"}
    assert Play(game, {}, "1").options["clock"] == "off"


# what a turn is


def test_the_set_up_is_no_turn(jar: Game) -> None:
    play = Play(jar, {}, "1")
    assert play.turn == 0
    play.answer(True)
    assert play.turn == 1


def test_a_turn_ends_where_the_game_counts_another(jar: Game) -> None:
    play = Play(jar, {}, "1")
    play.answer(True)
    play.correct("marbles", 9)
    play.answer("draw")
    assert play.turn == 1
    play.answer("take")
    assert play.turn == 2
    play.answer(1)
    assert play.turn == 2
    play.answer("take")
    assert play.turn == 3


def test_undo_redo_and_a_replay_come_to_the_same_turn(jar: Game) -> None:
    play = Play(jar, {}, "1")
    turns = [play.turn]
    for answer in (True, "draw", "take", 1, "take", 3):
        play.answer(answer)
        turns.append(play.turn)
        assert Play(jar, {}, "1", play.log).turn == play.turn
    assert play.over
    for turn in reversed(turns[:-1]):
        play.undo()
        assert play.turn == turn
    for turn in turns[1:]:
        play.redo()
        assert play.turn == turn


# the budget of a whole game


@pytest.mark.parametrize(
    ("turn", "used", "ahead"),
    [
        (4, 25, 5),  # it begins at 30 minutes of an even pace, and ends at 40
        (4, 30, 0),
        (4, 38, 0),
        (4, 40, 0),
        (4, 47, -7),
        (1, 3, 0),
        (12, 100, 10),
        (12, 150, -30),
    ],
)
def test_a_play_is_ahead_or_behind_of_an_even_pace_over_its_turns(
    turn: int, used: int, ahead: int
) -> None:
    assert Budget.at(120, used, turn, 12) == Budget(120, used, ahead)


def test_the_set_up_uses_the_share_of_the_first_turn() -> None:
    assert [Budget.at(120, used, 0, 12).ahead for used in (0, 10, 13)] == [0, 0, -3]


def test_a_turn_beyond_the_last_has_the_share_of_the_last() -> None:
    assert Budget.at(120, 100, 15, 12) == Budget.at(120, 100, 12, 12)


def test_without_a_number_of_turns_only_what_is_used_is_known() -> None:
    assert Budget.at(120, 45, 3, None) == Budget(120, 45, None)


@pytest.mark.parametrize("value", ["off", "10", "90", "600"])
def test_a_budget_takes_off_and_ten_minutes_to_ten_hours(value: str) -> None:
    assert BUDGET.check(value) == value


@pytest.mark.parametrize("value", ["9", "601", "-60", "up", "1.5", ""])
def test_any_other_budget_is_refused_with_its_range(value: str) -> None:
    with pytest.raises(Refused) as refused:
        BUDGET.check(value)
    assert (refused.value.args_["minimum"], refused.value.args_["maximum"]) == (10, 600)
