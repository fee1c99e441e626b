"""How the play stands, by ear: the opponent and the table first, any number after few presses."""

import pytest

from companion.autoplay import usual_answer
from companion.games import games
from companion.phrases.phrasebook import LANGUAGES
from companion.screens import standing
from companion.screens.services.tracked import tracked
from kit.fitting import assert_fits

PRESSES = 6
"""So many lead to any number."""


def at_main_question(player, game):
    """Come to where the play can be corrected."""
    player.presenter.open_play(game, new=True, seed="3")
    session = player.presenter.session
    while not session.play.fields or (game != "score-pad" and not session.play.turn):
        session.answer(usual_answer(session.play))
    player.now += 1
    player.presenter.show_step()
    player.frames()
    player.turn_to_question()


def hold_next(player):
    player.now += 1
    player.app.host.screen.perform("repeat")
    player.frames(1)


def press_next(player):
    player.now += 1
    player.app.host.screen.perform("next")
    player.frames(1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(games()))
def test_every_number_is_heard_within_six_presses(open_app, voice, language, game):
    player = open_app(language=language)
    at_main_question(player, game)
    session, log = player.presenter.session, list(player.play.log)
    said = []
    for press in (hold_next, hold_next, *[press_next] * (PRESSES - 2)):
        if len(said) < len(standing.sections(session)) + 1:
            press(player)
            said.append(voice.said[-1])
    heard = " ".join(said[1:])
    none = {session.phrasebook.value(each, game) for each in (0, None, False, [])}
    for lines in tracked(session).values():
        told = [f"{line.name}: {line.value}" for line in lines if line.value not in none]
        assert all(each in heard for each in told)
    assert player.play.log == log, "nothing was answered"


def test_lacerda_and_the_table_are_told_first(open_app, voice):
    player = open_app()
    at_main_question(player, "on-mars")
    hold_next(player)
    assert voice.said[-1] == player.presenter.session.spoken_with_choices
    hold_next(player)
    assert voice.said[-1].startswith("How it stands. Lacerda is in")
    assert "Round 1, Colony level 1" in voice.said[-1]
    assert_fits(player)
    for _ in standing.sections(player.presenter.session):
        press_next(player)
    assert player.app.host.screen is player.table, "after the last comes the table"


def test_another_press_between_two_holds_says_the_step_again(open_app, voice):
    player = open_app()
    at_main_question(player, "on-mars")
    hold_next(player)
    player.now += 1
    player.table.perform("die")
    hold_next(player)
    assert voice.said[-1] == player.presenter.session.spoken_with_choices


@pytest.mark.parametrize("size", [(800, 480), (720, 1280)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_leads_there_and_to_the_reasons(open_app, language, size):
    player = open_app(language=language, size=size)
    at_main_question(player, "on-mars")
    for name in ("now", "why"):
        player.presenter.visit("menu")
        player.frames(1)
        assert_fits(player)
        player.tap(player.taps[name])
        assert player.app.host.screen.name == "reading"
        assert player.app.host.screen.what == name
        assert_fits(player)
