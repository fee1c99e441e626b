"""A play drives a script, keeps the log, undoes and redoes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from companion.engine.chance import Draw
from companion.engine.game import ROLLS, Game, Result
from companion.engine.log import LogEntry
from companion.engine.play import Play
from companion.engine.prompts import Choose, Confirm, Count, Refused, Script, attribute, by
from companion.testing.plays import correct_something


def begun(jar: Game, **options: str) -> Play:
    play = Play(jar, options, seed="1")
    play.answer(True)
    return play


def take(play: Play, marbles: int) -> None:
    play.answer("take")
    play.answer(marbles)


def test_a_play_says_what_comes_before_its_first_question(jar: Game) -> None:
    play = Play(jar, {}, seed="1")
    assert [say.key for say in play.says] == ["core.resumed"]
    assert play.ask is not None
    assert play.ask.key == "core.finished"


def test_an_answer_leads_to_the_next_question_and_clears_what_was_said(jar: Game) -> None:
    play = begun(jar)
    assert play.says == []
    assert play.ask is not None
    assert play.ask.key == "core.undo"


def test_a_play_ends_with_the_scripts_result(jar: Game) -> None:
    play = begun(jar)
    take(play, 5)
    assert play.over
    assert play.result == jar.result()
    with pytest.raises(Refused, match="refused-over"):
        play.answer("take")


def test_what_the_question_does_not_take_is_refused_and_changes_nothing(jar: Game) -> None:
    play = begun(jar)
    for wrong in ("steal", 1, True, None, ["take"], {}):
        with pytest.raises(Refused, match="refused-choice"):
            play.answer(wrong)
    play.answer("take")
    for wrong in (0, 6, "1", 1.5, True, None):
        with pytest.raises(Refused, match="refused-count"):
            play.answer(wrong)
    assert len(play.log) == 2
    assert play.state()["marbles"] == 5


def test_not_possible_is_an_answer_only_where_it_can_be(jar: Game) -> None:
    play = Play(jar, {}, seed="1")
    play.answer(False)
    assert [say.key for say in play.says] == ["core.redo"]
    with pytest.raises(Refused):
        Play(jar, {}, seed="1").answer("no")


def test_undo_takes_back_the_last_answer_and_the_chance_that_came_of_it(jar: Game) -> None:
    play = begun(jar)
    before = play.state()
    play.answer("draw")
    assert len(play.log) == 3
    play.undo()
    assert play.state() == before
    assert len(play.log) == 1


def test_redo_brings_the_same_chance_back(jar: Game) -> None:
    play = begun(jar)
    play.answer("draw")
    play.answer("roll")
    after = play.state()
    play.undo()
    play.undo()
    play.redo()
    play.redo()
    assert play.state() == after
    with pytest.raises(Refused, match="refused-redo"):
        play.redo()


def test_another_answer_than_those_undone_drops_them_until_it_is_undone(jar: Game) -> None:
    play = begun(jar)
    for answer in ("draw", "roll", "draw"):
        play.answer(answer)
    log = list(play.log)
    play.undo(3)
    play.answer("draw")
    assert not play.dropped.answers, "the same again"
    play.undo()
    play.answer("roll")
    assert (play.next_answer, len([e for e in play.dropped.answers if e.given])) == (None, 3)
    taken = play.log[1]
    play.undo()
    assert (play.taken_back, play.dropped.answers) == (taken, ())
    for _ in range(3):
        play.redo()
    assert play.log == log


def test_a_question_that_is_left_was_never_opened(jar: Game) -> None:
    play = begun(jar)
    for answer in ("draw", "draw"):
        play.answer(answer)
    play.undo(2)
    saved = list(play.undone)
    for opens in ("draw", "roll"):  # what redo restores, or something else
        log = list(play.log)
        play.answer(opens)
        play.leave()
        assert (play.log, play.undone) == (log, saved)
        assert (play.taken_back, play.withdrawn) == (play.next_answer, None)


def test_what_is_answered_otherwise_on_purpose_drops_nothing_else(jar: Game) -> None:
    play = begun(jar)
    play.answer("draw")
    play.undo()
    play.answer("roll")
    assert not play.dropped.answers
    roll = play.log[1]
    play.undo()
    assert play.next_answer == roll


def test_undo_reaches_the_first_answer_and_no_further(jar: Game) -> None:
    play = begun(jar)
    take(play, 5)
    for _ in range(3):
        play.undo()
    assert play.ask is not None
    assert play.ask.key == "core.finished"
    assert [say.key for say in play.says] == ["core.resumed"]
    with pytest.raises(Refused, match="refused-undo"):
        play.undo()


def test_undo_is_of_no_use_to_fish_for_a_better_draw(jar: Game) -> None:
    play = begun(jar)
    play.answer("draw")
    first = play.state()["drawn"]
    play.undo()
    play.answer("roll")
    if play.over:
        play.undo()
        take(play, 1)
    play.answer("draw")
    assert play.state()["drawn"] == first


def test_another_answer_after_undo_forgets_what_was_undone(jar: Game) -> None:
    play = begun(jar)
    play.answer("draw")
    play.undo()
    play.answer("take")
    assert play.next_answer is None


def test_the_same_seed_draws_the_same_and_another_seed_in_time_another(jar: Game) -> None:
    def drawn(seed: str) -> list[str]:
        play = Play(jar, {}, seed)
        play.answer(True)
        while not play.over:
            play.answer("draw")
        return play.state()["drawn"]

    assert drawn("7") == drawn("7")
    assert len({tuple(drawn(str(seed))) for seed in range(20)}) > 5


def test_with_the_physical_deck_the_player_is_asked_what_was_drawn(jar: Game) -> None:
    play = begun(jar, deck="physical")
    play.answer("draw")
    ask = play.ask
    assert isinstance(ask, Choose)
    assert ask.key == "core.none"
    assert ask.options == ("red", "green", "blue")
    assert ask.default is None
    play.answer("blue")
    assert play.state()["drawn"] == ["blue"]


def test_a_mistaken_draw_can_be_undone(jar: Game) -> None:
    play = begun(jar, deck="physical")
    play.answer("draw")
    play.answer("blue")
    play.undo()
    assert play.ask is not None
    assert play.ask.key == "core.none"
    play.answer("red")
    assert play.state()["drawn"] == ["red"]


def test_the_companion_rolls_its_own_die_even_with_the_physical_deck(jar: Game) -> None:
    play = begun(jar, deck="physical")
    play.answer("roll")
    assert play.state()["marbles"] < 5


@pytest.mark.parametrize("deck", ["app", "physical"])
def test_with_the_players_own_dice_it_is_asked_what_they_show(jar: Game, deck: str) -> None:
    options = replace(jar, options=(*jar.options, ROLLS))
    play = begun(options, deck=deck, rolls="physical")
    play.answer("roll")
    assert isinstance(play.ask, Count)
    assert (play.ask.minimum, play.ask.maximum, play.ask.default) == (1, 3, None)
    play.answer(3)
    assert play.state()["marbles"] == 2
    play.undo()
    play.answer(1)
    assert play.state()["marbles"] == 4


def test_a_correction_is_logged_undone_and_stays_at_the_same_question(jar: Game) -> None:
    play = begun(jar)
    play.correct("marbles", 20)
    assert play.state()["marbles"] == 20
    assert play.ask is not None
    assert play.ask.key == "core.undo"
    play.undo()
    assert play.state()["marbles"] == 5
    play.redo()
    assert play.state()["marbles"] == 20


@pytest.mark.parametrize("value", [-1, 21, "3", 1.5, True, None])
def test_a_correction_out_of_range_is_refused(jar: Game, value: object) -> None:
    play = begun(jar)
    with pytest.raises(Refused, match="refused-range"):
        play.correct("marbles", value)
    assert play.state()["marbles"] == 5


def test_a_correction_of_something_unknown_is_refused(jar: Game) -> None:
    with pytest.raises(Refused, match="refused-field"):
        begun(jar).correct("lid", 1)


def test_corrections_wait_for_the_main_question(jar: Game) -> None:
    play = begun(jar)
    play.answer("take")
    with pytest.raises(Refused, match="refused-correct"):
        play.correct("marbles", 2)


def test_a_play_rebuilt_from_its_log_is_where_it_was(jar: Game) -> None:
    play = begun(jar)
    play.answer("draw")
    play.correct("marbles", 9)
    play.answer("take")
    again = Play(jar, {}, "1", play.log)
    assert again.state() == play.state()
    assert again.ask == play.ask
    assert again.says == play.says


def test_a_log_that_no_longer_fits_is_opened_up_to_where_it_does(jar: Game) -> None:
    play = begun(jar)
    take(play, 1)
    newer = [
        *play.log,
        LogEntry("core.vanished", 1, "player"),
        LogEntry("core.undo", "take", "player"),
    ]
    again = Play(jar, {}, "1", newer)
    assert again.unmatched == 2
    assert again.log == play.log
    assert again.state() == play.state()


def test_an_answer_in_the_log_that_is_not_offered_any_more_ends_it_too(jar: Game) -> None:
    log = [LogEntry("core.finished", True, "player"), LogEntry("core.undo", "juggle", "player")]
    assert Play(jar, {}, "1", log).unmatched == 1


def asked_lately(table: Any) -> Script[Result]:
    table.marbles = yield Choose("core.undo", (1, 2, 3), default=1, before=3)
    yield Confirm("core.finished")
    return Result()


def test_what_older_rules_did_not_ask_has_its_answer_where_their_log_continues(jar: Game) -> None:
    newer = replace(jar, script=asked_lately)
    older = Play(newer, {}, "1", [LogEntry("core.finished", True, "player")])
    assert (older.unmatched, older.over, older.state()["marbles"]) == (0, True, 3)
    older.undo()
    assert older.ask
    assert older.ask.key == "core.undo", "nothing tells any more that it was not asked"
    older.answer(2)
    again = Play(newer, {}, "1", older.log)
    assert (again.log, again.state()["marbles"]) == (older.log, 2)


def test_the_ambiguity_die_leaves_the_play_untouched(jar: Game) -> None:
    play = begun(jar)
    log, state = list(play.log), play.state()
    rolls = [play.roll_die(12) for _ in range(50)]
    assert set(rolls) <= set(range(1, 13))
    assert len(set(rolls)) > 6
    assert (play.log, play.state()) == (log, state)


@pytest.mark.parametrize("sides", [1, 101, 0, -2, "6", True, None, 2.5])
def test_a_die_of_other_than_2_to_100_sides_is_refused(jar: Game, sides: object) -> None:
    with pytest.raises(Refused, match="refused-die"):
        begun(jar).roll_die(sides)  # type: ignore[arg-type]


def test_an_option_the_game_has_not_got_is_refused(jar: Game) -> None:
    with pytest.raises(Refused, match="refused-option"):
        Play(jar, {"colour": "red"}, "1")
    with pytest.raises(Refused, match="refused-value"):
        Play(jar, {"lid": "ajar"}, "1")
    assert Play(jar, {}, "1").options == {"deck": "app", "lid": "on"}


def test_a_pile_gives_each_card_as_often_as_it_is_in_it() -> None:
    import random

    pile = Draw("core.none", ("a", "a", "a", "b"))
    rng = random.Random(0)
    count = sum(pile.resolve(rng) == "a" for _ in range(4000))
    assert 2850 < count < 3150


# whose turn it is, and which


class Rounds:
    """A table that counts three rounds and has a current player."""

    def __init__(self, options: Any) -> None:
        self.round = 0
        self.whose = "you"

    def state(self) -> dict[str, Any]:
        return {"turn": self.whose, "round": self.round, "rounds": 3}


def play_rounds(table: Rounds) -> Script[Result]:
    yield Confirm("core.finished")
    for table.round in (1, 2, 3):
        for table.whose in ("you", "bot"):
            yield Confirm("core.undo")
    return Result()


@pytest.fixture
def rounds(jar: Game) -> Game:
    return Game("core", jar.options, begin=Rounds, script=play_rounds, places={}, bot="bot")


def test_a_play_says_which_turn_it_is_and_whose(rounds: Game) -> None:
    play = Play(rounds, {}, seed="1")
    seen = [(play.turn, play.whose)]
    while not play.over:
        play.answer(True)
        seen.append((play.turn, play.whose))
    each = [(number, whose) for number in (1, 2, 3) for whose in ("player", "bot")]
    assert seen == [(0, "player"), *each, (3, None)]
    assert play.turns == 3


def test_undo_redo_and_a_replay_come_to_the_same_turn(rounds: Game) -> None:
    play = Play(rounds, {}, seed="1")
    for _ in range(4):
        play.answer(True)
    again = Play(rounds, {}, "1", play.log)
    assert (play.turn, play.whose) == (again.turn, again.whose) == (2, "bot")
    play.undo()
    assert (play.turn, play.whose) == (2, "player")
    play.undo(3)
    assert play.turn == 0
    for _ in range(4):
        play.redo()
    assert (play.turn, play.whose) == (2, "bot")


def test_another_value_of_the_state_may_count_the_turns(jar: Game) -> None:
    game = Game("core", jar.options, jar.begin, jar.script, {}, counter="marbles")
    assert Play(game, {}, "1").turn == 5


def test_where_the_turns_have_no_end_and_no_owner_they_are_the_players(jar: Game) -> None:
    play = begun(jar)
    assert (play.turns, play.whose) == (None, "player")


# several at once, and ahead


def test_undo_of_several_is_as_undo_of_each(jar: Game) -> None:
    one, other = begun(jar), begun(jar)
    for play in (one, other):
        for answer in ("draw", "roll", "take", 1):
            if not play.over:
                play.answer(answer)
    one.undo(3)
    for _ in range(3):
        other.undo()
    assert (one.log, one.undone, one.state()) == (other.log, other.undone, other.state())
    for _ in range(3):
        one.redo()
    assert one.undone == []


def test_undo_of_more_than_was_given_is_refused_and_changes_nothing(jar: Game) -> None:
    play = begun(jar)
    play.answer("draw")
    log = list(play.log)
    with pytest.raises(Refused, match="refused-undo"):
        play.undo(3)
    assert (play.log, play.undone) == (log, [])


def test_undo_of_several_is_saved_once(jar: Game) -> None:
    saved = []

    class Book:
        def save(self, play: Play) -> None:
            saved.append(len(play.log))

        def set_aside(self, play: Play) -> None:
            raise AssertionError

    play = Play(jar, {}, "1", journal=Book())
    for answer in (True, "draw", "take", 1):
        play.answer(answer)
    saved.clear()
    play.undo(4)
    assert saved == [0]


def test_ahead_is_what_the_answer_will_lead_to_and_changes_nothing(jar: Game) -> None:
    play = begun(jar)
    play.answer("draw")
    play.undo()
    before = list(play.log), list(play.undone), play.state()
    ahead = play.preview_answer("draw")
    assert (play.log, play.undone, play.state()) == before
    assert ahead is not None
    assert ahead.journal is None
    play.answer("draw")
    assert (ahead.log, ahead.state(), ahead.says) == (play.log, play.state(), play.says)


def test_ahead_of_what_is_refused_or_over_there_is_nothing(jar: Game) -> None:
    play = begun(jar)
    assert play.preview_answer("steal") is None
    take(play, 5)
    assert play.preview_answer("take") is None


def test_a_copy_follows_a_play_that_continued_and_not_one_that_went_another_way(jar: Game) -> None:
    play = begun(jar)
    ahead = play.preview_answer("draw")
    assert ahead is not None
    play.answer("draw")
    play.answer("draw")
    assert ahead.follow(play)
    assert (ahead.log, ahead.state(), ahead.says) == (play.log, play.state(), play.says)
    play.undo(2)
    play.answer("take")
    assert not ahead.follow(play)


# a step back a whole turn


def test_a_whole_turn_is_taken_back_to_its_first_question(rounds: Game) -> None:
    play = Play(rounds, {}, seed="1")
    for _ in range(4):
        play.answer(True)
    assert (play.turn, len(play.log)) == (2, 4)
    play.undo_turn()
    assert (play.turn, len(play.log)) == (2, 3)
    play.undo_turn()
    assert (play.turn, len(play.log)) == (1, 1)
    play.undo_turn()
    assert (play.turn, len(play.log)) == (0, 0)
    with pytest.raises(Refused):
        play.undo_turn()
    for _ in range(4):
        play.redo()
    assert (play.turn, len(play.log)) == (2, 4)


@pytest.mark.parametrize("given", [None, iter(()), "core.finished"])
def test_a_script_that_yields_no_prompt_raises_what_it_yields(jar: Game, given: Any) -> None:
    def script(_: Any) -> Script[Result]:
        yield from by("rival", (each for each in [given]))
        return Result()

    with pytest.raises(TypeError, match="a script yields prompts"):
        Play(replace(jar, script=script), {}, "1")


def test_a_correction_that_a_script_takes_for_an_answer_is_named(jar: Game) -> None:
    def script(table: Any) -> Script[Result]:
        fields = {"marbles": attribute(table, "marbles", 0, 5)}
        table.marbles = yield Choose("core.take", (1, 2), fields=lambda: fields, once=True)
        yield Choose("core.take", (1, 2))
        return Result()

    play = Play(replace(jar, script=script), {}, "1")
    with pytest.raises(TypeError) as raised:
        correct_something(play, Random(1))
    assert "main_question" in raised.value.__notes__[0]


def test_a_draw_from_nothing_is_named(jar: Game) -> None:
    def script(_: Any) -> Script[Result]:
        yield Draw("core.none", ())
        return Result()

    with pytest.raises(ValueError, match="nothing is left to draw: core"):
        Play(replace(jar, script=script), {}, "1")
