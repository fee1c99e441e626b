"""The frame: the primary button never moves, and nothing else is ever below it."""

import random

import pytest
from kivy.tests.common import UnitTestTouch

from companion.engine.autoplay import likely_answer, usual_answer
from companion.engine.prompts import Choose, group_of
from companion.games import games
from companion.testing.long import LONG
from kit.fitting import SIZES, hardest

TAPS = 200 if LONG else 24
STEPS = 150 if LONG else 18


@pytest.mark.parametrize("size", hardest(*SIZES, count=2), ids=str)
def test_the_primary_button_is_at_the_same_place_on_every_screen(open_app, size):
    player, places = open_app(size), {}
    for screen in ("home", "settings", "table", "menu", "tools", "scores", "die"):
        if screen == "table":
            player.begin()
        player.presenter.navigation.show(screen)
        player.frames(3)
        primary = player.primary
        places[screen] = tuple(map(round, (*primary.to_window(*primary.pos), primary.height)))
    assert len(set(places.values())) == 1, places


def tap_at(player, place):
    """Tap a position, whatever is there."""
    player.frames(1)
    player.now += 1
    touch = UnitTestTouch(*place)
    touch.touch_down()
    touch.touch_up()
    player.frames(1)


@pytest.mark.parametrize("game", games())
def test_taps_on_the_primary_button_s_place_give_only_default_answers(player, game):
    player.presenter.game.open(game, new=True, seed="5")
    player.frames()
    place = player.primary.to_window(*player.primary.center)
    play = player.play
    for _ in range(TAPS):
        if play.over:
            break
        ask, given, left = play.ask, len(play.log), player.table.controller.ticks_left
        marked = not player.table.your_turn
        tap_at(player, place)
        assert player.app.host.shown == "table"
        answered = [entry for entry in play.log[given:] if entry.by == "player"]
        assert [entry.value for entry in answered] in ([], [ask.default])
        if ask.default is None or not marked:
            assert answered == [], "nothing is marked: nothing is answered"
            if not left:
                player.now += 1
                answer = usual_answer(play)
                session = player.presenter.session
                player.presenter.game.change(lambda s=session, a=answer: s.answer(a))
        else:
            assert answered or left
    assert len(play.log) > TAPS / 4 or play.over


@pytest.mark.parametrize(
    ("game", "keys"),
    [
        ("on-mars", ("on-mars.tech-tile", "on-mars.mission", "on-mars.reward")),
        ("dice", ("dice.milestone-tile",)),
    ],
)
def test_what_was_drawn_before_leaves_its_tile_where_it_is_and_takes_no_tap(player, game, keys):
    player.presenter.game.open(game, new=True, seed="5")
    session, seen = player.presenter.session, {}
    while len(seen) < len(keys) or session.play.ask.key in keys:
        key = session.play.ask.key
        if key in keys:
            player.presenter.game.show_step()
            player.frames(3)
            tiles = [each.value for each in player.table.step.tiles]
            assert tiles == seen.setdefault(key, tiles)
            left = [each.value for each in player.table.step.tiles if each.enabled]
            assert left == [each for each in tiles if each in session.play.ask.options]
            session.answer(left[0])
        else:
            options = getattr(session.play.ask, "options", ())
            session.answer("tell" if "tell" in options else usual_answer(session.play))


def tiles_in_sight(player):
    """Return the positions of the visible tiles, each with its subject."""
    taps = player.taps
    return {
        group_of(tap.value) or tap.value: tuple(map(round, (*tap.pos, *tap.size)))
        for name, tap in taps.items()
        if name.startswith("choice-") and tap.value is not None
    }


@pytest.mark.parametrize("language", hardest("fr", "pt-BR", "en"))
@pytest.mark.parametrize("game", games())
def test_whatever_is_reported_no_tile_of_a_main_question_moves_in_a_turn(player, game, language):
    player.presenter.preferences.set("language", language)
    player.presenter.game.open(game, new=True, seed="5")
    rng, session, seen = random.Random(5), player.presenter.session, {}
    for _ in range(STEPS):
        play = session.play
        if play.over:
            break
        if isinstance(play.ask, Choose) and play.ask.fields:
            player.presenter.game.show_step()
            player.frames(3)
            player.turn_to_question()
            player.frames(3)
            turn = play.ask.key, play.ask.displayed_options, play.turn, play.whose
            places = seen.setdefault(turn, {})
            for value, place in tiles_in_sight(player).items():
                assert places.setdefault(value, place) == place, (play.ask.key, value)
        session.answer(likely_answer(play, rng, 0.6))
    assert any(seen.values()) or game in ("score-pad", "ares")
