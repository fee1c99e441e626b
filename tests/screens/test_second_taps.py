"""A tap meant for what was there before answers nothing; no frame is missing."""

from __future__ import annotations

import pytest
from kivy.tests.common import UnitTestTouch

from companion.drawings.icons.colours import DAY, NIGHT
from companion.screens.window.taps import PAUSE_S, TURNED_S, DoubleTapGuard
from kit.contrast import contrast
from kit.finished import save


def taken(player, after):
    """Tap the primary button after some seconds; return whether the play or page advanced."""
    before = list(player.play.log), player.table.controller.ticks_left
    player.tap(player.primary, after=after)
    return (list(player.play.log), player.table.controller.ticks_left) != before


def test_a_second_tap_soon_after_a_sheet_was_closed_answers_nothing(player):
    player.begin()
    player.presenter.navigation.visit("menu")
    player.now += 1
    player.presenter.navigation.show_play()
    assert not taken(player, TURNED_S - 0.1)
    assert not taken(player, PAUSE_S - 0.1)
    assert taken(player, PAUSE_S + 0.01)


def test_so_does_one_soon_after_the_turn_went_to_another(player):
    player.begin()
    whose, changes = player.play.whose, 0
    for _ in range(40):
        player.next()
        changed, whose = player.play.whose != whose, player.play.whose
        if changed and player.primary.value is not None:
            changes += 1
            assert not taken(player, TURNED_S - 0.1)
            player.later(1)
        if changes > 1:
            return
    pytest.fail("the turn goes to nobody")


def test_within_a_turn_a_tap_is_meant_sooner():
    now = [10.0]
    guard = DoubleTapGuard(lambda: now[0])
    guard.start()
    now[0] += 0.4
    assert guard.passes()
    guard.start(TURNED_S)
    now[0] += 0.6
    assert not guard.passes()
    now[0] += 0.2
    assert not guard.passes(), "that is a tap of many"
    now[0] += 0.31
    assert guard.passes()


def tap_twenty_times(player, widget, frames=1):
    """Tap where a widget is, as quickly as an impatient child."""
    x, y = widget.to_window(*widget.center)
    for _ in range(20):
        player.now += 0.1
        touch = UnitTestTouch(x, y)
        touch.touch_down()
        touch.touch_up()
        player.frames(frames)


def test_twenty_quick_taps_where_a_sheet_is_closed_begin_no_game(player):
    player.presenter.navigation.show("more")
    player.later(2)
    tap_twenty_times(player, player.primary)
    assert player.app.host.shown == "home"
    assert player.presenter.sessions.current is None
    player.tap(player.primary, after=0.4)
    assert player.presenter.sessions.current is not None, "one that is meant counts"


@pytest.mark.parametrize("name", ["delete", "restore", "back"])
def test_twenty_quick_taps_that_lead_to_the_plays_do_nothing_there(player, store, name):
    number = save(store, 1.8e9, "ares", 70)
    player.begin()
    current = player.presenter.session.id
    if name == "restore":
        store.delete(number)
        player.presenter.navigation.show("plays", deleted=number)
    else:
        player.presenter.navigation.show("delete" if name == "delete" else "play", play=number)
    player.frames(3)
    player.later(2)
    widget = player.primary if name == "back" else player.taps[name]
    tap_twenty_times(player, widget)
    assert [each.id for each in store.deleted()] == ([number] if name == "delete" else [])
    assert player.presenter.session.id == current
    assert player.app.host.shown != "table"


def test_twenty_quick_taps_on_a_report_answer_nothing_that_it_asks(player):
    player.presenter.game.open("classic", new=True, seed="5", options={})
    player.reach("classic.report")
    player.turn_to_question()
    player.frames(3)
    tile = next(tap for tap in player.choices if tap.value == "project")
    log = len(player.play.log)
    tap_twenty_times(player, tile, frames=2)
    assert (player.play.ask.key, len(player.play.log)) == ("classic.project", log + 1)
    player.tap_choice("asteroid")
    assert player.play.log[-1].value == "asteroid", "one that is meant counts"


@pytest.mark.parametrize("screen", ["home", "die"])
def test_nothing_is_framed_before_a_push_button_was_pressed(player, screen):
    if screen == "die":
        player.begin()
    player.presenter.navigation.visit(screen)
    player.frames()

    def marked(tap):
        return hasattr(tap, "face") and tap.face.marked

    def framed():
        return [name for name, tap in player.taps.items() if tap.focused or marked(tap)]

    assert framed() == []
    player.app.perform("die")
    player.later(1)
    assert framed()


@pytest.mark.parametrize("look", [NIGHT, DAY])
def test_a_button_that_answers_nothing_stands_out_less_than_one_that_does(look):
    assert contrast(look["dead"], look["ground"]) < contrast(look["raised"], look["ground"])
