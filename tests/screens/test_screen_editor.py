"""Every value in a list; differences are corrected by taps."""

import logging

import pytest

from companion.engine.autoplay import usual_answer
from companion.phrases.phrasebook import LANGUAGES
from companion.screens.editor import SETTLED_S
from companion.screens.services.tracked import tracked
from companion.screens.widgets.rows import HOLD_S, REPEAT_S
from kit.fitting import hardest
from kit.listed import (
    assert_rows_fit,
    choose,
    entries,
    option,
    row,
    stepper,
    tap_row,
    tap_step,
)
from kit.on_board import read

TURN = "on-mars.table"
NUMBER, NAME = "lacerda.crystals_waiting", "lacerda.techs.mine"
OTHER, LONG = "lacerda.crystals", "lacerda.op"


def set_up(player):
    """Come to the table's main question."""
    player.begin()
    player.reach(TURN)


def open_editor(player):
    set_up(player)
    player.presenter.navigation.visit("editor", list=True)
    player.frames(1)
    return player.app.host.screen


def open_list(player):
    """Show the first group of all values: the opponent's."""
    screen = open_editor(player)
    tap_row(player, "group-0")
    return screen


def step(player, field, by):
    """Tap less or more beside a number, without letting the finger rest."""
    stepper(player, field, "plus" if by > 0 else "minus").dispatch("on_release")


def type_digit(player, *keys):
    for key in keys:
        player.tap(player.taps[key])


def value(player, field):
    return player.play.fields[field].get()


def rest(player, screen):
    """Wait until a stepped value is set."""
    player.later(SETTLED_S)
    assert screen._nudged is None


def test_a_value_that_was_opened_from_the_table_leads_back_to_the_table(player):
    set_up(player)
    for leave in "escape", "primary":
        player.presenter.navigation.visit("editor", field=OTHER)
        if leave == "escape":
            player.press("escape")
        else:
            type_digit(player, "2" if value(player, OTHER) == 1 else "1")
            player.tap(player.primary)
        assert player.app.host.screen.name == "table"


# all values


def test_the_groups_come_first_the_opponents_before_all(player):
    open_editor(player)
    shown = [entry.label for entry in entries(player).values()]
    assert shown == list(tracked(player.presenter.session))
    assert shown[0] == player.presenter.phrasebook.name("lacerda", "on-mars", "field")


def test_every_field_is_there_once_but_the_lists(player):
    open_editor(player)
    shown = []
    for at in range(len(tracked(player.presenter.session))):
        player.presenter.navigation.show("editor", list=True, group=at)
        shown += entries(player)
    single = [name for name, field in player.play.fields.items() if field.many is None]
    assert sorted(shown) == sorted(single)


def test_a_short_list_is_shown_at_once_under_its_headings(player):
    player.now += 1
    player.presenter.game.open("classic", new=True)
    while not player.play.fields:
        player.presenter.session.answer(usual_answer(player.play))
    player.presenter.navigation.show("editor", list=True)
    assert_rows_fit(player)
    groups = tracked(player.presenter.session)
    rows = player.app.host.screen.entries
    assert [each.label for each in rows if each.kind == "heading"] == list(groups)
    assert len(entries(player)) == sum(map(len, groups.values()))


def test_where_nothing_can_be_corrected_everything_can_be_read_and_heard(player, voice):
    player.begin()
    assert not player.play.fields
    player.presenter.navigation.show("editor", list=True)
    shown = []
    for at in range(len(tracked(player.presenter.session))):
        player.presenter.navigation.show("editor", list=True, group=at)
        player.frames(3)
        assert player.word("adjust-later") in player.seen
        assert {each.kind for each in entries(player).values()} == {"fact"}, "they are only read"
        facts = [each for each in player.app.host.screen.entries if each.kind == "fact"]
        shown += [(each.label, each.value) for each in facts]
        player.press("d")
        assert voice.said[-1] == f"{facts[0].label}: {facts[0].value}"
        player.press("enter")
        assert voice.said[-1] == f"{facts[0].label}: {facts[0].value}"
    lines = [line for group in tracked(player.presenter.session).values() for line in group]
    assert shown == [(line.name, line.value) for line in lines]
    assert len({value for _, value in shown}) > 3


def test_nor_does_a_value_open(player):
    player.begin()
    player.presenter.navigation.show("editor", field=NUMBER)
    assert player.app.host.screen.value is None


def test_the_key_opens_and_closes_it(player):
    set_up(player)
    player.press("e")
    assert player.app.host.screen.name == "whole"
    player.press("e")
    assert player.app.host.screen.name == "table"


# a number


def test_a_number_is_set_by_taps_and_the_list_is_where_it_was(player, voice):
    screen = open_list(player)
    row(player, LONG)
    detail, before = screen.detail, value(player, LONG)
    tap_row(player, LONG)
    assert screen.number.digits == str(before)
    type_digit(player, "1", "2", "del", "3")
    assert player.primary.words == player.word("take-number", number=13)
    player.tap(player.primary)
    assert value(player, LONG) == 13 != before
    assert (player.app.host.screen, screen.detail) == (screen, detail)
    player.frames(3)
    first = next(iter(entries(player).values())).label
    assert screen.ids.rows.entries[screen.ids.rows.index_of(LONG)].label in player.seen
    assert first not in player.seen, "the list is where it was"
    assert "13" in read(row(player, LONG))
    done = player.presenter.phrasebook.done(*player.play.last_answer)
    assert (screen.hint, voice.said[-1]) == (done, done)


def test_a_number_is_typed_with_the_keys_too(player):
    screen = open_editor(player)
    screen.open_field(LONG)
    player.press("1")
    player.press("2")
    assert player.primary.words == player.word("take-number", number=12)


def test_a_number_is_stepped_in_its_row_and_set_once_when_the_finger_rests(player, voice):
    screen = open_list(player)
    log, before = len(player.play.log), value(player, NUMBER)
    for _ in range(3):
        tap_step(player, NUMBER, "plus")
    tap_step(player, NUMBER, "minus")
    assert str(before + 2) in read(row(player, NUMBER))
    assert len(player.play.log) == log, "nothing is set before the finger rests"
    rest(player, screen)
    assert value(player, NUMBER) == before + 2
    assert len(player.play.log) == log + 1
    done = player.presenter.phrasebook.done(*player.play.last_answer)
    assert (screen.hint, voice.said[-1]) == (done, done)
    player.press("e")
    player.press("u")
    assert value(player, NUMBER) == before


def test_less_or_more_that_is_held_steps_on(player):
    from kivy.tests.common import UnitTestTouch

    screen = open_list(player)
    before = value(player, LONG)
    more = stepper(player, LONG, "plus")
    player.now += 1
    finger = UnitTestTouch(*more.to_window(*more.center))
    finger.touch_down()
    player.frames(10)  # a list waits whether the finger moves
    assert more.state == "down"
    player.later(HOLD_S)
    for _ in range(3):
        player.later(REPEAT_S)
    finger.touch_up()
    player.frames(2)
    field, number = screen._nudged
    assert field == LONG
    assert number - before >= 4
    rest(player, screen)
    assert value(player, LONG) == number


def test_a_number_that_was_stepped_is_set_at_once_when_it_is_left(player):
    open_list(player)
    before = value(player, NUMBER), value(player, OTHER)
    step(player, NUMBER, 1)
    step(player, OTHER, 1)
    assert (value(player, NUMBER), value(player, OTHER)) == (before[0] + 1, before[1])
    player.press("e")
    assert player.app.host.screen.name == "table"
    assert value(player, OTHER) == before[1] + 1
    player.presenter.navigation.show("editor", list=True, group=0)
    step(player, NUMBER, -1)
    field = player.play.fields[NUMBER]
    player.app.on_stop()
    assert field.get() == before[0]


def test_a_number_is_not_stepped_out_of_its_range_and_back_is_no_correction(player):
    screen = open_list(player)
    field, log = player.play.fields[OTHER], list(player.play.log)
    before = field.get()
    for _ in range(field.maximum + 3):
        step(player, OTHER, 1)
    assert screen._nudged == (OTHER, field.maximum)
    player.frames(3)
    assert stepper(player, OTHER, "plus").disabled
    for _ in range(field.maximum - before):
        step(player, OTHER, -1)
    rest(player, screen)
    assert player.play.log == log


def test_a_number_out_of_range_is_impossible(player):
    screen = open_editor(player)
    screen.open_field(OTHER)
    player.frames(2)
    most = player.play.fields[OTHER].maximum
    dead = [key for key in "123456789" if player.taps[key].disabled]
    assert dead == [key for key in "123456789" if int(key) > most]
    player.press("9")
    player.tap(player.primary)
    assert value(player, OTHER) <= most


# a name


def test_a_name_is_chosen_from_rows_and_undone_at_the_table(player):
    screen = open_editor(player)
    screen.open_field(NAME)
    before, field = value(player, NAME), player.play.fields[NAME]
    words = player.presenter.phrasebook.value
    chosen = [each.label for each in entries(player).values() if each.at]
    assert chosen == [words(before, "on-mars", NAME)], "the value that is set is marked"
    after = next(each for each in field.choices if each not in (before, None))
    player.later(1)
    choose(player, words(after, "on-mars", NAME))
    assert value(player, NAME) == after
    player.press("escape")
    player.press("escape")
    undo = player.presenter.session.undo_label
    assert player.table.step.undo == undo
    assert player.presenter.phrasebook.field(NAME, "on-mars") in undo
    player.tap(player.taps["undo"])
    assert value(player, NAME) == before


def test_what_is_nothing_can_be_chosen_too(player):
    screen = open_editor(player)
    player.now += 1
    player.presenter.game.change(lambda: player.play.correct(NAME, "1a"))
    player.presenter.navigation.show("editor", list=True)
    screen.open_field(NAME)
    player.later(1)
    tap_row(player, "option-0")
    assert value(player, NAME) is None


def test_the_value_that_is_set_is_in_sight(player):
    screen = open_editor(player)
    field = player.play.fields[NAME]
    last = field.choices[-1]
    player.now += 1
    player.presenter.game.change(lambda: player.play.correct(NAME, last))
    player.presenter.navigation.show("editor", list=True)
    screen.open_field(NAME)
    player.frames(4)
    label = player.presenter.phrasebook.value(last, "on-mars", NAME)
    assert label in player.seen
    assert option(player, label).chosen


# what is not set


def test_a_value_that_stays_is_no_correction(player):
    screen = open_editor(player)
    log = list(player.play.log)
    screen.open_field(NUMBER)
    player.later(1)
    player.tap(player.primary)
    assert (player.play.log, screen.value) == (log, None)


def test_escape_closes_the_value_the_group_the_list_and_then_the_table_is_shown(player):
    screen = open_list(player)
    log, group = list(player.play.log), dict(screen.detail)
    tap_row(player, NUMBER)
    type_digit(player, "1")
    player.press("escape")
    assert (player.app.host.screen, screen.value) == (screen, None)
    assert screen.detail == group
    player.press("escape")
    assert "group-0" in entries(player)
    player.press("escape")
    assert player.app.host.screen.name == "whole"
    player.press("escape")
    assert player.app.host.screen.name == "table"
    assert player.play.log == log


def test_a_number_can_be_left_as_it_is(player):
    screen = open_editor(player)
    log = list(player.play.log)
    screen.open_field(NUMBER)
    player.later(1)
    type_digit(player, "1")
    player.tap(player.taps["leave"])
    assert (screen.value, player.play.log) == (None, log)


def test_a_second_tap_corrects_nothing(player):
    screen = open_editor(player)
    log = list(player.play.log)
    screen.open_field(NUMBER)
    screen.type("1" if value(player, NUMBER) != 1 else "2")
    player.presenter.guard.start()
    player.tap(player.primary, after=0.2)
    assert player.play.log == log
    player.tap(player.primary, after=0.2)
    assert len(player.play.log) == len(log) + 1


def test_what_is_refused_is_reported_and_nothing_is_lost(player, voice):
    screen = open_editor(player)
    log = list(player.play.log)
    screen.open_field(NUMBER)
    player.now += 1
    screen.take(1000)
    assert player.play.log == log
    assert voice.said[-1] == player.presenter.notices[0]
    player.frames()
    assert any(player.presenter.notices[0][:20] in line for line in player.seen)


# two buttons


def test_die_steps_to_the_rows_and_not_to_their_plus_and_minus(player, voice):
    open_list(player)
    for entry in entries(player).values():
        player.press("d")
        assert voice.said[-1] == f"{entry.label}: {entry.value}"


def test_with_two_buttons_a_number_is_set(player):
    screen = open_editor(player)
    screen.open_field(OTHER)
    before = value(player, OTHER)
    player.press("d")
    player.press("d")
    player.press("enter")
    assert value(player, OTHER) == before + 1


def test_next_scrolls_to_the_end_and_then_goes_back(player, voice):
    screen = open_list(player)
    rows, every = screen.ids.rows, [*entries(player)]
    player.frames(3)
    tops = [rows.in_sight[0]]
    while rows.scroll_y > 0:
        player.press("pagedown")
        player.frames(2)
        assert voice.said[-1] == rows.entries[rows.begin].spoken
        tops.append(rows.in_sight[0])
    assert tops == sorted(set(tops))
    assert rows.in_sight[-1] == len(every) - 1
    player.press("d")
    assert voice.said[-1] == rows.entries[rows.begin].spoken, "Die begins in sight"
    screen.focus.clear()
    player.press("pagedown")
    assert "group-0" in entries(player)


def test_it_leaves_no_widgets_behind(player, alive):
    screen = open_editor(player)
    counts = []
    for _ in range(3):
        for name in (NUMBER, NAME, "deck.last"):
            screen.open_field(name)
            player.frames(2)
            player.press("escape")
            player.presenter.navigation.show("editor", list=True, group=0)
            player.press("pagedown")
        player.frames(2)
        counts.append(alive())
    assert max(counts[1:]) - min(counts[1:]) < 20, counts


# what it looks like


@pytest.mark.parametrize(
    ("size", "scale"),
    hardest(((800, 480), 2), ((720, 1280), 2), ((800, 480), 1), ((720, 1280), 1), count=2),
    ids=str,
)
@pytest.mark.parametrize("language", hardest("fr", "pt-BR", "en"))
def test_everything_fits(open_app, size, scale, language):
    player = open_app(size, language=language, text_scale=scale)
    screen = open_editor(player)
    assert_rows_fit(player)
    for at in range(len(tracked(player.presenter.session))):
        player.presenter.navigation.show("editor", list=True, group=at)
        assert_rows_fit(player)
    for name in (NUMBER, NAME, LONG, OTHER, "lacerda.progress_cubes.water-extractor"):
        screen.open_field(name)
        assert_rows_fit(player)


def test_fields_are_worded(player, caplog):
    open_editor(player)
    with caplog.at_level(logging.ERROR):
        for language in LANGUAGES:
            player.presenter.preferences.set("language", language)
            tracked(player.presenter.session)
    assert not caplog.records
