"""More, on the table: everything else about the step, a tap away."""

import pytest

from companion.games import games
from companion.screens.tools import ENTRIES
from kit.fitting import assert_fits, assert_targets, hardest

LEADS_TO = {
    "why": ("reading", {"what": "why"}),
    "qr": ("page", {}),
    "the-die": ("die", {}),
    "menu-whole": ("whole", {}),
    "goals": ("goals", {}),
    "menu-help": ("table", {"labels": True}),
}


@pytest.fixture
def tools(player):
    player.begin(options={"help": "quick"}, seed="1")
    player.tap(player.taps["more"])
    return player


def test_more_opens_them_and_every_one_has_an_icon_and_a_word(tools, voice):
    assert tools.app.host.screen.name == "tools"
    assert voice.said[-1] == tools.word("tools")
    for name, icon in ENTRIES.items():
        assert (tools.taps[name].words, tools.taps[name].icon) == (tools.word(name), icon)


@pytest.mark.parametrize("name", ["why", "menu-whole", "goals", "more"])
def test_a_primary_button_that_leads_back_has_no_arrow_forward(tools, name):
    table = tools.app.host.screens["table"]
    assert table.ids.bar.ids.primary.ids.arrow.name == "next"
    if name in LEADS_TO:
        tools.tap(tools.taps[name])
    (primary,) = [each for each in tools.app.host.screen.walk() if "arrow" in each.ids]
    assert primary.text in [tools.word(each) for each in ("back", "to-step", "to-turn")]
    assert primary.ids.arrow.name == ""


@pytest.mark.parametrize("name", LEADS_TO)
def test_each_leads_to_its_screen_and_from_there_back_to_the_step(tools, name):
    log = list(tools.play.log)
    tools.tap(tools.taps[name])
    screen = tools.app.host.screen
    assert (screen.name, screen.detail) == LEADS_TO[name]
    tools.press("escape")
    assert (tools.app.host.screen.name, tools.play.log) == ("table", log)


def test_the_primary_thing_leads_back_and_says_the_step(tools, voice):
    assert tools.primary.words == tools.word("to-step")
    tools.tap(tools.primary)
    assert tools.app.host.screen.name == "table"
    assert tools.table.step.again in voice.said[-1]


def test_the_step_is_said_again_with_its_choices_which_die_then_steps_through(tools, voice):
    tools.tap(tools.taps["repeat"])
    assert tools.app.host.screen.name == "table"
    assert voice.said[-1] == tools.table.controller.in_full
    tools.press("d")
    assert voice.said[-1] != voice.said[-2]
    assert tools.app.host.screen.name == "table"


def test_redo_is_there_when_something_was_undone(tools):
    assert tools.taps["redo"].disabled
    tools.tap(tools.primary)
    tools.next()
    log = list(tools.play.log)
    tools.press("u")
    tools.tap(tools.taps["more"])
    redo = tools.presenter.session.redo_label
    assert redo
    assert tools.taps["redo"].spoken == redo
    tools.tap(tools.taps["redo"])
    assert (tools.app.host.screen.name, tools.play.log) == ("table", log)


def test_they_never_move_between_games_and_what_a_game_lacks_cannot_be_tapped(player):
    seen = []
    for game in games():
        player.now += 1
        player.presenter.game.open(game, new=True)
        player.presenter.navigation.show("tools")
        seen.append([(name, tuple(tap.pos), tap.words) for name, tap in player.taps.items()])
        assert player.taps["goals"].disabled == (not player.play.goals())
    assert all(each == seen[0] for each in seen)


def test_by_keys_and_two_buttons(tools, voice):
    tools.press("w")
    assert tools.app.host.screen.detail == {"what": "why"}
    for opened in "4", "d":
        tools.presenter.navigation.visit("tools")
        while opened == "d" and voice.said[-1] != tools.word("the-die"):
            tools.press("d")
        tools.press("enter" if opened == "d" else opened)
        assert tools.app.host.screen.name == "die"


def test_the_clock_counts_on(player):
    player.begin(options={"clock": "up", "help": "quick"})
    player.reach("on-mars.table")
    player.presenter.session.run_clock()
    player.tap(player.taps["more"])
    assert player.presenter.session.clock.running


@pytest.mark.parametrize(
    ("size", "scale"), hardest(((800, 480), 2), ((720, 1280), 1), ((720, 1280), 1.5)), ids=str
)
@pytest.mark.parametrize("language", hardest("fr", "pt-BR", "en"))
def test_everything_fits(open_app, size, scale, language):
    player = open_app(size, text_scale=scale, language=language)
    player.begin()
    player.next()
    player.presenter.session.undo()
    player.presenter.navigation.show("tools")
    player.frames(2)
    assert_fits(player)
    assert_targets(player)
