"""The turn clock on the table: it counts, pauses, and gives cues."""

import pytest

from companion.engine.autoplay import usual_answer
from kit.fitting import assert_fits, paired
from kit.listed import choose

TURN = "on-mars.table"


@pytest.fixture
def clocked(player):
    """A player in the first turn, with a clock of 90 seconds on a wall that the test moves."""
    begin(player, "90")
    return player


def begin(player, clock):
    player.begin(options={"help": "quick", "clock": clock}, seed="1")
    player.presenter.session._now = lambda: player.now
    player.presenter.session.set_clock(clock)
    while player.play.ask.key != TURN:
        player.presenter.session.answer(usual_answer(player.play))
    player.presenter.game.show_step()


def pass_by(player, seconds):
    player.now += seconds
    player.presenter.watch()


def chip(player):
    player.frames()
    return player.taps["clock"]


def late(player):
    """Return whether the time is shown in the colour of a warning."""
    return chip(player).late


def test_it_is_off_by_default(player, voice):
    begin(player, "off")
    pass_by(player, 1000)
    assert player.presenter.clock == ""
    assert "clock" not in player.taps


def test_it_counts_down_in_sight_and_on_past_the_end(clocked):
    assert clocked.presenter.clock == "1:30"
    pass_by(clocked, 5)
    assert chip(clocked).words == "1:25"
    pass_by(clocked, 95)
    assert chip(clocked).words == "−0:10"
    assert late(clocked)


def test_counting_up(player):
    begin(player, "up")
    pass_by(player, 65)
    assert chip(player).words == "1:05"


def test_a_tap_pauses_it_and_another_resumes_it(clocked, voice):
    clocked.tap(chip(clocked))
    paused = clocked.presenter.clock
    assert not clocked.presenter.clock_runs
    assert voice.said[-1] == clocked.presenter.words("core.clock-paused")
    pass_by(clocked, 50)
    assert clocked.presenter.clock == paused
    clocked.tap(chip(clocked))
    pass_by(clocked, 1)
    assert clocked.presenter.clock_runs
    assert clocked.presenter.clock != paused


def test_it_rests_while_the_menu_is_open_and_what_that_leads_to(clocked):
    clocked.tap(clocked.button(clocked.word("menu")))
    before = clocked.presenter.session.clock.elapsed
    for name in ("menu-history", "menu-settings", "menu-scores"):
        pass_by(clocked, 100)
        clocked.presenter.navigation.show("menu")
        clocked.tap(clocked.button(clocked.word(name)))
        pass_by(clocked, 100)
        assert clocked.presenter.session.clock.elapsed == before
    clocked.tap(clocked.primary)
    assert clocked.app.host.screen.name == "table"
    assert clocked.presenter.clock_runs


def test_the_menu_does_not_wake_a_clock_that_was_paused_by_a_tap(clocked):
    clocked.tap(chip(clocked))
    clocked.tap(clocked.button(clocked.word("menu")))
    clocked.press("escape")
    assert not clocked.presenter.clock_runs


def test_undo_pauses_it_from_the_history_too(clocked):
    clocked.next()
    assert clocked.presenter.clock_runs
    clocked.press("u")
    assert not clocked.presenter.clock_runs
    clocked.next()
    clocked.presenter.navigation.visit("menu")
    clocked.presenter.navigation.show("history", back=1)
    clocked.tap(clocked.primary)
    assert clocked.app.host.screen.name == "table"
    assert not clocked.presenter.clock_runs


def test_a_correction_by_way_of_the_menu_lets_it_count_on(clocked):
    clocked.presenter.navigation.visit("menu")
    clocked.presenter.navigation.show("editor", list=True)
    clocked.now += 1
    clocked.app.host.screen.correct("lacerda.crystals", 2)
    clocked.press("escape")
    clocked.press("escape")
    assert clocked.app.host.screen.name == "table"
    assert clocked.presenter.clock_runs


def test_a_correction_that_moves_the_turn_moves_it_too(clocked):
    clocked.presenter.navigation.visit("menu")
    clocked.presenter.navigation.show("editor", list=True)
    clocked.now += 1
    clocked.app.host.screen.correct("round", 7)
    clocked.press("escape")
    clocked.press("escape")
    assert clocked.presenter.clock_runs
    assert clocked.presenter.session.clock.turn == 7


def test_going_home_pauses_it_and_it_stays_so(clocked):
    clocked.presenter.navigation.go_home()
    assert clocked.presenter.clock == ""
    pass_by(clocked, 500)
    clocked.presenter.game.open("on-mars")
    assert not clocked.presenter.clock_runs
    assert clocked.presenter.session.clock.elapsed < 10


def test_what_is_left_is_called_out_once_nothing_else_is_said(clocked, voice):
    voice.speaking = True
    said = list(voice.said)
    pass_by(clocked, 46)
    assert voice.said == said
    voice.speaking = False
    pass_by(clocked, 1)
    assert voice.said[len(said) :] == [clocked.presenter.words("core.clock-half")]
    pass_by(clocked, 15)
    assert voice.said[-1] == clocked.presenter.words("core.clock-30")
    pass_by(clocked, 20)
    pass_by(clocked, 10)
    assert voice.said[-1] == clocked.presenter.words("core.clock-end")
    count = len(voice.said)
    pass_by(clocked, 100)
    assert len(voice.said) == count


def test_of_several_that_waited_only_the_last_is_called_out(clocked, voice):
    voice.speaking = True
    pass_by(clocked, 46)
    pass_by(clocked, 16)
    count = len(voice.said)
    voice.speaking = False
    pass_by(clocked, 1)
    assert voice.said[count:] == [clocked.presenter.words("core.clock-30")]


def test_what_waited_for_the_voice_is_not_called_out_in_another_turn_or_play(clocked, voice):
    voice.speaking = True
    pass_by(clocked, 46)
    turn = clocked.play.turn
    while clocked.play.turn == turn:
        clocked.next()
    voice.speaking = False
    count = len(voice.said)
    pass_by(clocked, 1)
    assert len(voice.said) == count
    voice.speaking = True
    pass_by(clocked, 46)
    clocked.presenter.navigation.go_home()
    voice.speaking = False
    count = len(voice.said)
    pass_by(clocked, 1)
    assert len(voice.said) == count


def test_it_never_cuts_the_step_that_an_answer_leads_to(clocked, voice):
    clocked.presenter.navigation.visit("menu")
    clocked.presenter.navigation.show_play()
    clocked.now += 46
    voice.said.clear()
    clocked.presenter.game.change(lambda: clocked.presenter.session.correct("lacerda.crystals", 2))
    assert voice.said == [clocked.table.said]
    pass_by(clocked, 1)
    assert voice.said[1:] == [clocked.presenter.words("core.clock-half")]


def test_it_is_set_in_mid_game_and_off_again(player):
    begin(player, "off")
    player.presenter.navigation.visit("settings", field="clock")
    for value in ("90", "off"):
        label = player.presenter.phrasebook.find("core.option-clock", {"option": value}, "option")
        if value == "off":
            label = player.presenter.phrasebook.find("core.option-clock", {}, "option-off")
        choose(player, label)
        assert player.play.options["clock"] == value
        assert (player.presenter.clock != "") == (value == "90")
        player.presenter.navigation.show("settings", field="clock")
    player.presenter.preferences.set("clock", "90")
    player.presenter.navigation.show_play()
    player.next()
    assert player.presenter.clock_runs


def test_any_number_of_seconds_is_set_in_mid_game(clocked):
    clocked.presenter.navigation.show("settings", field="clock", number=True)
    clocked.frames(3)
    assert "Seconds per turn" in " ".join(clocked.seen)
    for digit in "161":
        clocked.press(digit)
    clocked.tap(clocked.primary)
    assert clocked.presenter.settings.clock == clocked.play.options["clock"] == "161"
    assert clocked.presenter.session.clock.limit == 161


def test_the_end_stops_it(clocked):
    while not clocked.play.over:
        clocked.presenter.session.answer(usual_answer(clocked.play))
    clocked.presenter.navigation.show_play()
    pass_by(clocked, 100)
    assert not clocked.presenter.clock_runs


# the budget of the whole game


@pytest.fixture
def budgeted(player, store):
    """A player of classic Terraforming Mars with 140 minutes for its 14 generations."""
    store.now = lambda: player.now
    player.now += 1
    player.presenter.game.open("classic", new=True, options={"budget": "140"}, seed="1")
    while not player.play.turn:
        player.presenter.session.answer(usual_answer(player.play))
    player.presenter.game.show_step()
    return player


def test_without_a_turn_clock_the_budget_is_in_its_place(budgeted):
    assert chip(budgeted).words == "0 min"
    assert not late(budgeted)
    pass_by(budgeted, 840)
    assert chip(budgeted).words == "−4 min"
    assert late(budgeted)


def test_a_tap_on_the_budget_pauses_it(budgeted):
    budgeted.tap(chip(budgeted))
    pass_by(budgeted, 840)
    assert chip(budgeted).words == "0 min"
    assert not budgeted.presenter.clock_runs
    budgeted.presenter.navigation.visit("menu")
    budgeted.presenter.navigation.show_play()
    assert not budgeted.presenter.clock_runs, "it stays paused"
    budgeted.tap(chip(budgeted))
    pass_by(budgeted, 840)
    assert chip(budgeted).words == "−4 min"


def test_the_budget_is_reported_by_turn_times_and_the_state_of_the_game(budgeted, voice):
    pass_by(budgeted, 300)
    shown = "Time for the game: 5 of 140 minutes used, on schedule"
    budgeted.presenter.navigation.visit("menu")
    assert not budgeted.taps["times"].disabled
    budgeted.tap(budgeted.taps["times"])
    assert shown in budgeted.seen
    assert voice.said[-1] == shown
    budgeted.presenter.navigation.read("now")
    budgeted.frames(3)  # its rows are found with the next one
    assert shown in " ".join(budgeted.seen)


def test_a_turn_clock_keeps_its_place_beside_a_budget(budgeted):
    session = budgeted.presenter.session
    session._now = lambda: budgeted.now
    session.set_clock("90")
    session.run_clock()
    budgeted.presenter.refresh_status()
    assert chip(budgeted).words == "1:30"
    budgeted.presenter.navigation.visit("times")
    assert "of 140 minutes used" in " ".join(budgeted.seen)


def test_at_home_and_in_the_menu_nothing_of_the_budget_is_used(budgeted):
    budgeted.presenter.navigation.visit("menu")
    pass_by(budgeted, 840)
    budgeted.presenter.navigation.go_home()
    pass_by(budgeted, 840)
    budgeted.presenter.game.open("classic")
    assert chip(budgeted).words == "0 min"
    pass_by(budgeted, 840)
    assert chip(budgeted).words == "−4 min"


@pytest.mark.parametrize(
    ("size", "budget"),
    paired([(800, 480), (480, 800)], [("classic", "10", "−14 min"), ("on-mars", "600", "15/600")]),
)
def test_the_budget_fits_in_the_place_of_the_clock(open_app, store, size, budget):
    game, minutes, words = budget
    player = open_app(size=size)
    store.now = lambda: player.now
    player.presenter.game.open(game, new=True, options={"budget": minutes}, seed="1")
    while not player.play.turn:
        player.presenter.session.answer(usual_answer(player.play))
    player.presenter.game.show_step()
    pass_by(player, 900)
    assert chip(player).words == words
    assert_fits(player)
