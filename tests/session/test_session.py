"""A play and its clock: what a session counts, saves and says."""

from __future__ import annotations

import io
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from companion.commands.cli import main
from companion.commands.terminal import Terminal
from companion.engine.autoplay import usual_answer
from companion.engine.clock import TurnClock
from companion.engine.log import is_main
from companion.engine.prompts import Refused
from companion.games import find
from companion.phrases.aloud import FEW
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.session.session import LIKELY, Session
from companion.storage.store import Store
from kit.now import Now

GAME = "on-mars"
Sit = Callable[..., Session]


@pytest.fixture
def now() -> Now:
    return Now()


@pytest.fixture
def sit(home: Path, now: Now) -> Sit:
    """Sit down at the play that waits, or a new one, as after a power cut."""

    def sit_down(**options: str) -> Session:
        store, book = Store(home / "companion.db"), Phrasebook("en")
        return Session(find(GAME), store, book, options, now=now)

    return sit_down


def clock_of(session: Session) -> TurnClock:
    assert session.clock is not None
    return session.clock


def default(session: Session) -> None:
    assert session.play.ask is not None
    session.answer(usual_answer(session.play))


def play_to(session: Session, turn: int) -> Session:
    """Answer with defaults up to the answer that ends a turn."""
    while session.play.turn < turn or not ends_turn(session):
        default(session)
    return session


def ends_turn(session: Session) -> bool:
    ask = session.ask
    assert ask is not None
    ahead = session.play.preview_answer(usual_answer(session.play))
    return ahead is not None and ahead.turn > session.play.turn


def begun(sit: Sit, clock: str, turn: int = 1) -> Session:
    return play_to(sit(help="quick", clock=clock), turn)


def at_main_question(session: Session) -> Session:
    """Answer with defaults until something may be corrected in a turn."""
    while not (session.play.turn and session.play.fields):
        default(session)
    return session


def revision(home: Path) -> int:
    """Return how often the play was written."""
    with sqlite3.connect(home / "companion.db") as other:
        (number,) = other.execute("SELECT revision FROM play").fetchone()
    other.close()
    return int(number)


# counting


@pytest.mark.parametrize(
    ("language", "wished", "printing"),
    [
        ("en", {}, "default"),
        ("fr", {}, "french"),
        ("fr", {"printing": "default"}, "default"),
    ],
)
def test_a_play_begun_in_a_language_has_its_printing_unless_another_is_wished(
    home: Path, language: str, wished: dict[str, str], printing: str
) -> None:
    with closing(Store(home / "companion.db")) as store:
        session = Session(find("dice"), store, Phrasebook(language), wished)
        assert session.play.options["printing"] == printing


def test_the_clock_is_off_unless_it_is_wished(sit: Sit) -> None:
    session = begun(sit, "off")
    session.run_clock()
    session.pause_clock()
    assert session.clock is None
    assert session.times() is None


def test_the_set_up_is_not_counted_and_the_first_turn_begins_with_its_question(
    sit: Sit, now: Now
) -> None:
    session = sit(help="quick", clock="90")
    while session.play.turn == 0:
        now.seconds += 60
        assert not clock_of(session).running
        default(session)
    now.seconds += 7
    assert clock_of(session).running
    assert clock_of(session).spent == {1: 7}


def test_each_turn_has_its_own_time(sit: Sit, now: Now) -> None:
    session = begun(sit, "up")
    now.seconds += 40
    default(session)
    now.seconds += 5
    assert clock_of(session).turn == 2
    assert clock_of(session).spent == {1: 40, 2: 5}


def test_a_refused_answer_changes_nothing(sit: Sit, now: Now) -> None:
    session = begun(sit, "up")
    now.seconds += 40
    with pytest.raises(Refused):
        session.answer("nonsense")
    assert clock_of(session).running
    assert clock_of(session).spent == {1: 40}


def test_undo_pauses_and_the_earlier_turn_continues_from_what_it_had(sit: Sit, now: Now) -> None:
    session = begun(sit, "up")
    now.seconds += 40
    default(session)
    now.seconds += 5
    session.undo()
    now.seconds += 300
    clock = clock_of(session)
    assert (clock.running, clock.turn, clock.elapsed) == (False, 1, 40)
    session.run_clock()
    now.seconds += 2
    assert clock.spent == {1: 42, 2: 5}


def test_redo_counts_on_for_the_turn_it_leads_to(sit: Sit, now: Now) -> None:
    session = begun(sit, "up")
    default(session)
    now.seconds += 5
    session.undo()
    session.redo()
    now.seconds += 1
    assert clock_of(session).spent == {1: 0, 2: 6}


def test_an_answer_starts_a_clock_that_was_paused(sit: Sit, now: Now) -> None:
    session = begun(sit, "up")
    session.pause_clock()
    now.seconds += 300
    default(session)
    now.seconds += 1
    assert clock_of(session).spent == {1: 0, 2: 1}


def test_a_correction_that_moves_the_turn_moves_the_clock(sit: Sit, now: Now) -> None:
    session = at_main_question(sit(help="quick", clock="up"))
    clock = clock_of(session)
    now.seconds += 40
    session.correct("round", 7)
    now.seconds += 5
    assert (clock.running, clock.turn, clock.spent) == (True, 7, {1: 40, 7: 5})
    session.undo()
    assert (clock.running, clock.turn) == (False, 1)


def test_a_correction_leaves_a_clock_that_was_paused_as_it_is(sit: Sit, now: Now) -> None:
    session = at_main_question(sit(help="quick", clock="up"))
    session.pause_clock()
    session.correct("round", 7)
    now.seconds += 40
    clock = clock_of(session)
    assert (clock.running, clock.turn, clock.elapsed) == (False, 7, 0)


def test_a_clock_that_was_suspended_continues_at_the_turn_that_was_corrected(
    sit: Sit, now: Now
) -> None:
    session = at_main_question(sit(help="quick", clock="up"))
    now.seconds += 40
    session.suspend_clock()
    session.correct("round", 7)
    now.seconds += 300
    session.resume_clock()
    now.seconds += 2
    assert clock_of(session).spent == {1: 40, 7: 2}


def test_a_correction_that_is_refused_changes_nothing(sit: Sit, now: Now) -> None:
    session = at_main_question(sit(help="quick", clock="up"))
    now.seconds += 40
    with pytest.raises(Refused):
        session.correct("round", 0)
    assert clock_of(session).spent == {1: 40}
    assert clock_of(session).running


def test_the_seconds_until_the_next_cue_count_down_and_end(sit: Sit, now: Now) -> None:
    session = begun(sit, "90")
    assert session.until_cue == 45
    now.seconds += 44
    assert session.until_cue == 1
    now.seconds += 2
    assert session.until_cue == 0, "it is due"
    assert session.cues() == ["half"]
    assert session.until_cue == 14
    now.seconds += 100
    session.cues()
    assert session.until_cue is None
    session.pause_clock()
    assert session.until_cue is None


@pytest.mark.parametrize("clock", ["off", "up"])
def test_without_a_limit_there_is_no_cue_to_wait_for(sit: Sit, clock: str) -> None:
    session = begun(sit, clock)
    assert (session.until_cue, session.cues()) == (None, [])


def test_no_time_is_an_answer(sit: Sit, now: Now) -> None:
    session = begun(sit, "10")
    log = list(session.play.log)
    now.seconds += 1000
    assert clock_of(session).cues() == ["half", "end"]
    assert session.play.log == log


# what is on disk


def test_a_companion_that_is_killed_loses_only_the_time_since_the_last_answer(
    sit: Sit, now: Now
) -> None:
    session = begun(sit, "90")
    now.seconds += 40
    default(session)
    now.seconds += 10
    session.correct("lacerda.crystals", 1)
    now.seconds += 3
    again = sit()
    now.seconds += 500
    clock = clock_of(again)
    assert (clock.running, clock.turn, clock.limit) == (False, 2, 90)
    assert clock.spent == {1: 40, 2: 10}


def test_a_companion_that_is_closed_keeps_every_second(sit: Sit, now: Now) -> None:
    session = begun(sit, "90")
    now.seconds += 40
    session.pause_clock()
    assert clock_of(sit()).spent == {1: 40}


def test_a_turn_that_continues_in_another_sitting_says_no_cue_again(sit: Sit, now: Now) -> None:
    session = begun(sit, "90")
    now.seconds += 65
    assert clock_of(session).cues() == ["half", "30"]
    session.pause_clock()
    again = sit()
    again.run_clock()
    now.seconds += 20
    assert clock_of(again).cues() == ["10"]


def test_what_a_turn_spent_before_undo_is_found_again_too(sit: Sit, now: Now) -> None:
    session = begun(sit, "up")
    now.seconds += 40
    default(session)
    now.seconds += 5
    session.undo()
    again = sit()
    assert clock_of(again).turn == 1
    assert clock_of(again).spent == {1: 40, 2: 5}


def test_the_clock_writes_with_the_answers_and_never_on_its_own(
    sit: Sit, now: Now, home: Path
) -> None:
    session = begun(sit, "up")
    before = revision(home)
    for _ in range(5):
        now.seconds += 1
        default(session)
    session.undo()
    assert revision(home) == before + 6
    session.pause_clock()  # it has been paused by undo
    assert revision(home) == before + 6
    session.run_clock()
    session.pause_clock()
    assert revision(home) == before + 7


def test_a_note_that_cannot_be_read_costs_only_itself(sit: Sit, now: Now) -> None:
    session = begun(sit, "up")
    now.seconds += 40
    default(session)
    with session.store.writing() as connection:
        for value in ("{", "7", '{"turn": "x"}'):
            connection.execute("INSERT INTO note VALUES (1, 0, 'clock', ?, 0)", (value,))
    assert clock_of(sit()).spent == {1: 40}


def test_the_history_shows_the_die_and_not_the_clock(sit: Sit) -> None:
    session = begun(sit, "up")
    default(session)
    number = len(session.history())
    session.roll_die(6)
    assert len(session.history()) == number + 1
    assert "Die: " in session.history()[-1]


# another clock


@pytest.mark.parametrize(("value", "limit"), [("up", None), ("60", 60)])
def test_another_clock_keeps_what_was_counted(
    sit: Sit, now: Now, value: str, limit: int | None
) -> None:
    session = begun(sit, "90")
    now.seconds += 40
    session.set_clock(value)
    now.seconds += 500
    for each in (session, sit()):
        clock = clock_of(each)
        assert (clock.limit, clock.spent, clock.running) == (limit, {1: 40}, False)
        assert each.play.options["clock"] == value


def test_a_clock_that_was_off_for_a_while_still_knows_the_earlier_turns(sit: Sit, now: Now) -> None:
    session = begun(sit, "up")
    now.seconds += 40
    session.set_clock("off")
    default(session)
    assert sit().clock is None
    session.set_clock("up")
    assert clock_of(session).spent == {1: 40}
    assert clock_of(session).turn == 2


@pytest.mark.parametrize("value", ["5", "3601", "on", ""])
def test_a_clock_that_cannot_be_is_refused_and_the_old_one_continues(sit: Sit, value: str) -> None:
    session = begun(sit, "90")
    with pytest.raises(Refused, match="refused-number"):
        session.set_clock(value)
    assert session.play.options["clock"] == "90"
    assert clock_of(session).running


def test_a_clock_wished_for_a_play_that_waits_is_set_for_it(sit: Sit) -> None:
    begun(sit, "off")
    again = sit(clock="90")
    assert clock_of(again).limit == 90
    assert not again.overruled
    assert sit(help="guided").overruled


# words


def test_the_times_are_announced_at_the_end_if_the_clock_was_on(sit: Sit, now: Now) -> None:
    session = begun(sit, "up")
    now.seconds += 65
    while not session.play.over:
        default(session)
    times = session.times()
    assert times is not None
    assert (times.turns[0], times.longest) == ((1, 65), (1, 65))
    assert (times.average, times.total) == (65, 65), "turns that took no time are none"
    assert not clock_of(session).running
    out = io.StringIO()
    Terminal(session, io.StringIO("\n"), out).run()
    assert "Longest turn: number 1, 1:05" in out.getvalue()
    assert "Total: 1:05" in out.getvalue()


def test_without_a_clock_no_times_are_announced(sit: Sit) -> None:
    session = begun(sit, "off")
    while not session.play.over:
        default(session)
    out = io.StringIO()
    Terminal(session, io.StringIO("\n"), out).run()
    assert "Longest turn" not in out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clock_that_cannot_be_is_one_sentence_with_its_range(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", GAME, "--json", "--language", language, "--set", "clock=5"]) == 2
    sentence = capsys.readouterr().err
    assert sentence.count("\n") == 1
    assert all(part in sentence for part in ("clock", "off", "up", "10", "3600"))


def test_a_play_by_json_lines_has_the_clock_it_was_given(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO('{"do":"quit"}\n'))
    assert main(["play", GAME, "--json", "--set", "clock=90"]) == 0
    kinds = [json.loads(line)["type"] for line in capsys.readouterr().out.splitlines()]
    assert kinds == ["state", "ask"]
    assert Store(home / "companion.db").history()[0].options["clock"] == "90"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clocks_of_a_play_are_worded(language: str) -> None:
    book = Phrasebook(language)
    assert "90" in book.find("core.option-clock", {"option": 90}, "option")
    assert book.find("core.option-deck", {}, "option-physical")
    assert "21:40" in book.text("core.clock-end-hour", hour="21:40")


# the budget of the whole game


@pytest.fixture
def budgeted(home: Path, now: Now) -> Sit:
    """Sit down at a play of classic Terraforming Mars, as after a power cut."""

    def sit_down(game: str = "classic", **options: str) -> Session:
        store = Store(home / "companion.db", now=now)
        return Session(find(game), store, Phrasebook("en"), options, now=now)

    return sit_down


def used(session: Session) -> float:
    assert session.budget is not None
    return session.budget.used


def test_a_play_has_no_budget_unless_it_is_wished(budgeted: Sit) -> None:
    session = budgeted()
    assert (session.budget, session.budget_text(), session.counts) == (None, "", False)


def test_a_budget_is_announced_as_ahead_or_behind_of_an_even_pace(budgeted: Sit, now: Now) -> None:
    """140 minutes are ten for each of the 14 generations."""
    session, expected = budgeted(budget="140"), []
    for minutes, turn in ((2, 1), (2, 3), (14, 3), (15, 3)):
        while session.play.turn < turn:
            default(session)
        now.seconds += 60 * minutes
        expected.append((session.budget_text(), session.budget_text("short")))
        session.run_clock()
    assert expected == [
        ("Time for the game: 2 of 140 minutes used, on schedule", "0 min"),
        ("Time for the game: 4 of 140 minutes used, 16 ahead of schedule", "+16 min"),
        ("Time for the game: 18 of 140 minutes used, 2 ahead of schedule", "+2 min"),
        ("Time for the game: 33 of 140 minutes used, 3 behind schedule", "−3 min"),
    ]


def test_where_the_turns_are_not_known_the_minutes_that_are_used_are_announced(
    budgeted: Sit, now: Now
) -> None:
    session = budgeted("on-mars", budget="120", help="quick")
    now.seconds += 125
    assert session.budget_text() == "Time for the game: 2 of 120 minutes used"
    assert session.budget_text("short") == "2/120"
    assert session.budget is not None
    assert session.budget.ahead is None


@pytest.mark.parametrize("clock", ["off", "up", "90"])
def test_a_budget_continues_after_a_power_cut_from_what_was_last_saved(
    budgeted: Sit, now: Now, clock: str
) -> None:
    session = budgeted(budget="140", clock=clock)
    now.seconds += 300
    default(session)
    now.seconds += 60  # was never saved
    now.seconds += 3600
    again = budgeted()
    assert used(again) == 5
    now.seconds += 60
    assert used(again) == 6


@pytest.mark.parametrize("clock", ["off", "90"])
def test_a_play_that_is_left_keeps_what_was_used_of_its_budget(
    budgeted: Sit, now: Now, clock: str
) -> None:
    session = begun_with_budget(budgeted, clock)
    now.seconds += 300
    session.pause_clock()
    assert used(budgeted()) == 5


def begun_with_budget(budgeted: Sit, clock: str) -> Session:
    session = budgeted(budget="140", clock=clock)
    while not session.play.turn:
        default(session)
    return session


@pytest.mark.parametrize("clock", ["off", "90"])
def test_a_pause_uses_nothing_of_the_budget(budgeted: Sit, now: Now, clock: str) -> None:
    session = begun_with_budget(budgeted, clock)
    assert session.counts
    session.pause_clock()
    now.seconds += 600
    assert (used(session), session.counts) == (0, False)
    session.run_clock()
    now.seconds += 60
    session.suspend_clock()
    now.seconds += 600
    session.resume_clock()
    now.seconds += 60
    default(session)
    assert (used(session), session.counts) == (2, True)


def test_of_a_long_while_without_an_answer_a_quarter_of_an_hour_is_used(
    budgeted: Sit, now: Now
) -> None:
    session = begun_with_budget(budgeted, "off")
    now.seconds += 3 * 3600
    assert used(session) == 15
    default(session)
    assert used(session) == 15


def test_undo_gives_no_time_back(budgeted: Sit, now: Now) -> None:
    session = begun_with_budget(budgeted, "off")
    now.seconds += 300
    default(session)
    session.undo()
    assert used(session) == 5
    now.seconds += 60
    assert used(session) == 6
    session.redo()
    assert used(session) == 6


def test_a_budget_that_is_used_up_ends_nothing_and_refuses_nothing(budgeted: Sit, now: Now) -> None:
    session = budgeted(budget="10")
    while not session.play.over:
        now.seconds += 120
        default(session)
    assert session.play.turn == 14
    assert session.budget is not None
    assert session.budget.ahead == 10 - used(session) < 0
    before = session.budget_text()
    assert before == f"The game took {int(used(session))} of 10 minutes"
    now.seconds += 600
    assert session.budget_text() == before, "the end is no play time"
    session.pause_clock()
    session.undo()
    now.seconds += 60
    assert session.counts


def test_a_budget_wished_for_a_play_that_waits_is_set_for_it(budgeted: Sit, now: Now) -> None:
    session = budgeted()
    now.seconds += 300
    default(session)
    again = budgeted(budget="140")
    assert (used(again), again.overruled) == (5, False)
    with pytest.raises(Refused):
        again.set_budget("5")
    assert budgeted().play.options["budget"] == "140"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_budget_that_cannot_be_is_one_sentence_with_its_range(
    home: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    assert main(["play", "classic", "--json", "--language", language, "--set", "budget=5"]) == 2
    (sentence,) = capsys.readouterr().err.splitlines()
    assert all(part in sentence for part in ("budget", "off", "10", "600"))


def test_the_terminal_says_the_budget_in_the_state_of_the_game_and_at_the_end(
    budgeted: Sit, now: Now
) -> None:
    session, out = begun_with_budget(budgeted, "off"), io.StringIO()
    now.seconds += 60
    Terminal(session, io.StringIO("s\nq\n"), out).run()
    assert "Time for the game: 1 of 140 minutes used, on schedule" in out.getvalue()
    session.run_clock()
    while not session.play.over:
        default(session)
    out = io.StringIO()
    Terminal(session, io.StringIO("q\n"), out).run()
    assert "The game took 1 of 140 minutes" in out.getvalue()


# the clock rests while something else is looked at


def test_a_clock_that_rests_counts_on_when_it_is_woken(sit: Sit, now: Now) -> None:
    session = begun(sit, "up")
    now.seconds += 40
    session.suspend_clock()
    now.seconds += 300
    session.suspend_clock()
    session.resume_clock()
    now.seconds += 2
    assert clock_of(session).spent == {1: 42}


def test_a_clock_that_was_paused_or_undone_is_not_woken(sit: Sit) -> None:
    session = begun(sit, "up")
    session.pause_clock()
    session.suspend_clock()
    session.resume_clock()
    assert not clock_of(session).running
    for take_back in (session.undo, session.undo_turn):
        default(session)
        session.suspend_clock()
        take_back()
        session.resume_clock()
        assert not clock_of(session).running


# what was done


def test_each_step_says_how_many_undos_take_it_back(sit: Sit) -> None:
    session = begun(sit, "off", turn=2)
    steps, log = session.steps(), session.play.log
    expected = [number for number, entry in enumerate(log, 1) if entry.by != "box"]
    assert [step.number for step in steps] == expected  # what is printed was no answer of this play
    assert [step.words for step in steps] == session.history()
    for step in steps:
        by_player = log[step.number - 1].by == "player"
        after = sum(entry.by == "player" for entry in log[step.number - 1 :])
        assert step.back == (after if by_player else 0)


def test_going_back_to_a_step_is_before_it(sit: Sit) -> None:
    session = begun(sit, "off", turn=2)
    step = next(step for step in session.steps() if step.back == 4)
    log = list(session.play.log)
    session.undo(step.back)
    assert session.play.log == log[: step.number - 1]


def test_a_roll_of_the_die_is_where_it_was_rolled(sit: Sit) -> None:
    session = begun(sit, "off")
    number, before = len(session.play.log), len(session.steps())
    session.roll_die(6)
    default(session)
    rolled = session.steps()[before]
    assert (rolled.number, rolled.back) == (number, 0)
    assert "Die: " in rolled.words


# what is said, and what will be


def test_where_nothing_is_marked_few_choices_are_said_with_the_step_and_many_are_counted(
    sit: Sit,
) -> None:
    session, counted, read = sit(help="quick", deck="physical"), 0, 0
    while session.ask and not (counted and read):
        ask = session.ask
        if ask.default is None and ask.kind == "choose":
            labels = [
                session.phrasebook.spoken_option(session.play.ask, each) for each, _ in ask.menu
            ]
            if len(ask.menu) <= FEW:
                assert all(label in session.spoken for label in labels)
                read += 1
            else:
                assert f"{len(ask.menu)} choices." in session.spoken
                counted += 1
        session.answer(usual_answer(session.play))
    assert counted
    assert read


def test_where_an_answer_is_marked_the_choices_are_not_said(sit: Sit) -> None:
    session = at_main_question(begun(sit, "off"))
    ask = session.ask
    assert ask is not None
    assert session.spoken.endswith("Next: End turn.")
    assert not any(label in session.spoken for value, label in ask.options if value != "next")


def foreseen_lines(session: Session) -> list[str]:
    """Return what will be said after each of the likely answers, the likeliest first."""
    return [ahead.spoken for ahead in session.preview_answers() if ahead]


@pytest.mark.parametrize("deck", ["app", "physical"])
def test_what_is_foreseen_is_what_is_said_then(sit: Sit, deck: str) -> None:
    session = sit(help="quick", deck=deck)
    for _ in range(40):
        ask, foreseen = session.ask, foreseen_lines(session)
        assert ask is not None
        assert 0 < len(foreseen) <= LIKELY
        if ask.default is not None:
            session.answer(ask.default)
            assert session.spoken == foreseen[0]
            session.undo()
        value, _ = ask.options[0] if ask.options else (ask.default, "")
        session.answer(value)
        assert session.spoken in foreseen


def test_to_foresee_changes_nothing(sit: Sit, home: Path) -> None:
    session = begun(sit, "off")
    session.undo()
    before = list(session.play.log), list(session.play.undone), revision(home)
    foreseen_lines(session)
    assert (session.play.log, session.play.undone, revision(home)) == before


def test_at_the_end_nothing_is_foreseen_and_nothing_says_that_it_continues(sit: Sit) -> None:
    session = begun(sit, "off")
    while not session.play.over:
        default(session)
    assert foreseen_lines(session) == []
    saved = session.store.find(1)
    again = Session(find(GAME), session.store, Phrasebook("en"), saved=saved)
    assert again.play.over
    assert again.greeting == ""
    assert sit().greeting == ""


@pytest.mark.parametrize(
    ("game", "question", "expected"),
    [
        (
            "dice",
            "turn",
            [
                "Temperature rose from −28 to −24\u00a0°C",
                "Temperature rose from −24 to −20\u00a0°C",
            ],
        ),
        (
            "ares",
            "report",
            [
                "Temperature raised from −30 to −28\u00a0°C",
                "Temperature raised from −28 to −26\u00a0°C",
            ],
        ),
        (
            "classic",
            "report",
            [
                "Temperature rose from −30 to −28\u00a0°C",
                "Temperature rose from −28 to −26\u00a0°C",
            ],
        ),
    ],
)
def test_the_history_shows_what_each_report_has_changed(
    home: Path, game: str, question: str, expected: list[str]
) -> None:
    with closing(Store(home / "companion.db")) as store:
        session = Session(find(game), store, Phrasebook("en"), seed="7")
        while session.play.ask is None or session.play.ask.key != f"{game}.{question}":
            default(session)
        session.answer("temperature")
        session.answer("temperature")
        assert session.history()[-2:] == expected
        while not session.play.state()["parameters"]["temperature"]["full"]:
            session.answer("temperature")
        session.answer("temperature")
        assert session.history()[-1] == f"{expected[0].partition(' ')[0]} was already full"


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "temperature raised from −30 to −28\u00a0°C by your partner"),
        ("pt-BR", "temperatura aumentada de −30 para −28\u00a0°C (parceiro)"),
        ("fr", "la température est passée de −30 à −28\u00a0°C, grâce à votre partenaire"),
    ],
)
def test_a_report_is_announced_with_what_was_asked_about_it(
    home: Path, language: str, expected: str
) -> None:
    store, book = Store(home / "companion.db"), Phrasebook(language)
    session = Session(find("ares"), store, book)
    for answer in ("co-op", "ready", "action", "research", "copper", "copper"):
        session.answer(answer)
    session.answer("temperature")
    session.answer("partner")
    assert [(each.value, each.words) for each in session.reported()] == [("temperature", expected)]


def test_a_report_that_was_left_again_is_none(home: Path) -> None:
    session = Session(find("classic"), Store(home / "companion.db"), Phrasebook("en"), seed="1")
    while not is_main(session.play.ask):
        session.answer(usual_answer(session.play))
    session.answer("temperature")
    reported = session.reported()
    session.answer("project")
    session.answer("back")
    assert session.reported() == reported != []
