"""The table's state by ear: opponent and table first, any number after few presses."""

import pytest

from companion.engine.autoplay import usual_answer
from companion.games import games
from companion.screens import spoken_state
from companion.screens.services.tracked import tracked
from kit.fitting import TONGUES, assert_fits
from kit.listed import entries, tap_row

PRESSES, TO_CORRECT = 6, 22
"""So many lead to any number, and to where it is corrected."""


def at_main_question(player, game):
    """Come to where the play can be corrected."""
    player.presenter.game.open(game, new=True, seed="3")
    session = player.presenter.session
    while not session.play.fields or (game != "score-pad" and not session.play.turn):
        session.answer(usual_answer(session.play))
    player.now += 1
    player.presenter.game.show_step()
    player.frames()
    player.presenter.greeting = ""
    player.turn_to_question()


def hold_next(player):
    player.now += 1
    player.app.host.screen.perform("repeat")
    player.frames(1)


def press_next(player):
    player.now += 1
    player.app.host.screen.perform("next")
    player.frames(1)


@pytest.mark.parametrize("language", TONGUES)
@pytest.mark.parametrize("game", list(games()))
def test_every_number_is_heard_within_six_presses(open_app, voice, language, game):
    player = open_app(language=language)
    at_main_question(player, game)
    session, log = player.presenter.session, list(player.play.log)
    said = []
    for press in (hold_next, hold_next, *[press_next] * (PRESSES - 2)):
        if len(said) < len(spoken_state.sections(session)) + 1:
            press(player)
            said.append(voice.said[-1])
    heard = " ".join(said[1:])
    for lines in tracked(session).values():
        shown = [f"{line.name}: {line.value}" for line in lines if not line.is_nothing]
        assert all(each in heard for each in shown)
    assert player.play.log == log, "nothing was answered"


class Fingers:
    """Press the two buttons, and count how often."""

    def __init__(self, player, voice):
        self.player, self.voice, self.count = player, voice, 0

    def __call__(self, intent):
        self.count += 1
        self.player.now += 1
        self.player.app.host.screen.perform(intent)
        self.player.frames(1)
        return self.voice.said[-1]

    def step_to(self, named):
        passed = set()
        while (said := self("die")) != named:
            assert said not in passed, f"{named} is not among {passed}"
            passed.add(said)


@pytest.mark.parametrize("language", TONGUES)
def test_every_section_leads_to_its_numbers_to_be_corrected_and_back(open_app, voice, language):
    player = open_app(language=language)
    at_main_question(player, "on-mars")
    session, groups = player.presenter.session, tracked(player.presenter.session)
    for section in range(1, len(spoken_state.sections(session))):
        press = Fingers(player, voice)
        for intent in ("repeat", "repeat", *["next"] * section):
            press(intent)
        press.step_to(player.word("correct"))
        press("next")
        heading = spoken_state.headings(session, section)[-1]
        last = [line for line in groups[heading] if line.field][-1]
        if any(name.startswith("group-") for name in entries(player)):
            press.step_to(heading)
            press("next")
        player.frames(3)
        rows = player.app.host.screen.ids.rows
        while rows.scroll_y > 0 and rows.index_of(last.field) > rows.in_sight[-1]:
            press("next")
            player.frames(2)
        press.step_to(f"{last.name}: {last.value}")
        press("next")
        assert player.app.host.detail["field"] == last.field
        assert press.count <= TO_CORRECT
        for _ in range(2):
            press("undo")
        assert player.app.host.screen.text.title == spoken_state.sections(session)[section][0]
        press("undo")
        assert player.app.host.screen is player.table


def test_the_state_of_the_game_leads_to_all_values(open_app, voice):
    player = open_app()
    at_main_question(player, "on-mars")
    hold_next(player)
    hold_next(player)
    player.tap(player.taps["correct"])
    every = [name for name in entries(player) if name.startswith("group-")]
    assert len(every) == len(tracked(player.presenter.session))
    tap_row(player, every[-1])
    player.tap(player.primary)
    assert player.app.host.screen.what == "now"


def test_lacerda_and_the_table_are_reported_first(open_app, voice):
    player = open_app()
    at_main_question(player, "on-mars")
    hold_next(player)
    assert voice.said[-1] == player.table.controller.in_full
    hold_next(player)
    assert voice.said[-1].startswith("State of the game. Lacerda is in")
    assert "Round 1, Colony level 1" in voice.said[-1]
    assert_fits(player)
    for _ in spoken_state.sections(player.presenter.session):
        press_next(player)
    assert player.app.host.screen is player.table, "after the last comes the table"


def test_another_press_between_two_holds_says_the_step_again(open_app, voice):
    player = open_app()
    at_main_question(player, "on-mars")
    hold_next(player)
    player.now += 1
    player.table.perform("die")
    hold_next(player)
    assert voice.said[-1] == player.table.controller.in_full


@pytest.mark.parametrize("size", [(800, 480), (720, 1280)])
@pytest.mark.parametrize("language", TONGUES)
def test_the_menu_leads_there(open_app, language, size):
    player = open_app(language=language, size=size)
    at_main_question(player, "on-mars")
    player.presenter.navigation.visit("menu")
    player.frames(1)
    assert_fits(player)
    player.tap(player.taps["now"])
    assert player.app.host.screen.name == "reading"
    assert player.app.host.screen.what == "now"
    assert_fits(player)
