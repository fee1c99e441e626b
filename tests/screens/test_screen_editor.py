"""Every value in a list; what differs is corrected by taps."""

import gc
import logging

import pytest
from kivy.event import EventDispatcher

from companion.engine.autoplay import usual_answer
from companion.phrases.phrasebook import LANGUAGES
from companion.screens.editor import SETTLED
from companion.screens.services.tracked import tracked
from kit.fitting import assert_fits, assert_targets, hardest

TURN = "on-mars.table"
NUMBER, NAME = "lacerda.crystals_waiting", "lacerda.techs.mine"
OTHER, LONG = "lacerda.crystals", "lacerda.op"


def set_up(player):
    """Come to the table's main question."""
    player.begin()
    player.reach(TURN)


def open_editor(player):
    set_up(player)
    player.presenter.visit("editor", list=True)
    player.frames(1)
    return player.app.host.screen


def open_list(player):
    """Show the first group of all values: the opponent's."""
    screen = open_editor(player)
    player.tap(player.taps["group-0"])
    return screen


def turn_to(player, field):
    """Turn the pages of the group that is open to the row of a field."""
    while field not in player.taps:
        player.tap(player.taps["page-down"])


def knobs(player, field):
    return player.taps[f"less-{field}"], player.taps[f"greater-{field}"]


def value(player, field):
    return player.play.fields[field].get()


def rest(player, screen):
    """Let the finger rest until what was nudged is set."""
    player.later(SETTLED)
    assert screen._nudged is None


def test_a_value_that_was_opened_from_the_table_leads_back_to_the_table(player):
    set_up(player)
    for leave in "escape", "primary":
        player.presenter.visit("editor", field=OTHER)
        if leave == "escape":
            player.press("escape")
        else:
            player.tap(player.taps["greater" if value(player, OTHER) < 3 else "less"])
            player.tap(player.primary)
        assert player.app.host.screen.name == "table"


# all values


def test_the_groups_come_first_the_opponents_before_all(player):
    open_editor(player)
    shown = [tap.words for name, tap in player.taps.items() if name.startswith("group-")]
    assert shown == list(tracked(player.presenter.session))
    assert shown[0] == player.presenter.phrasebook.name("lacerda", "on-mars", "field")


def test_every_field_stands_there_once_but_the_lists(player):
    screen = open_editor(player)
    shown = []
    for at in range(len(tracked(player.presenter.session))):
        player.presenter.show("editor", list=True, group=at)
        for page in range(screen.pages):
            player.presenter.show("editor", list=True, group=at, page=page)
            shown += [placed.row.name for placed in screen.rows if placed.row]
    single = [name for name, field in player.play.fields.items() if field.many is None]
    assert sorted(shown) == sorted(single)


def test_a_short_list_is_shown_at_once_under_its_headings(player):
    player.now += 1
    player.presenter.open_play("classic", new=True)
    while not player.play.fields:
        player.presenter.session.answer(usual_answer(player.play))
    player.presenter.show("editor", list=True)
    screen, headings = player.app.host.screen, []
    for page in range(screen.pages):
        player.presenter.show("editor", list=True, page=page)
        assert_fits(player)
        assert_targets(player)
        headings += [placed.heading for placed in screen.rows if placed.heading]
    assert list(dict.fromkeys(headings)) == list(tracked(player.presenter.session))


def test_where_nothing_can_be_corrected_everything_can_be_read(player):
    player.begin()
    assert not player.play.fields
    player.presenter.show("editor", list=True)
    screen, shown = player.app.host.screen, []
    assert screen.hint == player.word("adjust-later")
    for at in range(len(tracked(player.presenter.session))):
        player.presenter.show("editor", list=True, group=at)
        for page in range(screen.pages):
            player.presenter.show("editor", list=True, group=at, page=page)
            rows = [placed.row for placed in screen.rows if placed.row]
            assert not any(row.name for row in rows), "nothing can be tapped"
            shown += [(row.face.words, row.face.note) for row in rows]
    lines = [line for group in tracked(player.presenter.session).values() for line in group]
    assert shown == [(line.name, line.value) for line in lines]
    assert len({value for _, value in shown}) > 3


def test_nor_does_a_value_open(player):
    player.begin()
    player.presenter.show("editor", field=NUMBER)
    assert player.app.host.screen.form is None


def test_the_key_opens_and_closes_it(player):
    set_up(player)
    player.press("e")
    assert player.app.host.screen.name == "whole"
    player.press("e")
    assert player.app.host.screen.name == "table"


# a number


def test_a_number_is_set_by_taps_and_the_page_stays(player, voice):
    screen = open_list(player)
    turn_to(player, LONG)
    page, before = screen.detail, value(player, LONG)
    player.tap(player.taps[LONG])
    assert screen.form.number
    player.tap(player.taps["greater"])
    player.tap(player.taps["greater"])
    player.tap(player.taps["less"])
    player.tap(player.taps["greater"])
    player.tap(player.primary)
    assert value(player, LONG) == before + 2
    assert (player.app.host.screen, screen.detail) == (screen, page)
    assert player.taps[LONG].face.note == str(before + 2)
    done = player.presenter.phrasebook.done(*player.play.last_answer)
    assert (screen.hint, voice.said[-1]) == (done, done)


def test_a_long_range_has_a_pad_and_a_short_one_has_not(player):
    screen = open_editor(player)
    screen.open_field(LONG)
    assert "key-7" in player.taps
    player.press("1")
    player.press("2")
    assert player.primary.words == player.word("take-number", number=12)
    screen.open_field(OTHER)
    assert "key-7" not in player.taps
    assert {"less", "greater"} <= set(player.taps)


def test_a_number_is_nudged_in_its_row_and_set_once_when_the_finger_rests(player, voice):
    screen = open_list(player)
    turn_to(player, NUMBER)
    log, before = len(player.play.log), value(player, NUMBER)
    for _ in range(3):
        player.tap(knobs(player, NUMBER)[1], after=0.1)
    player.tap(knobs(player, NUMBER)[0], after=0.1)
    assert player.taps[NUMBER].face.note == str(before + 2)
    assert len(player.play.log) == log, "nothing is set before the finger rests"
    rest(player, screen)
    assert value(player, NUMBER) == before + 2
    assert len(player.play.log) == log + 1
    done = player.presenter.phrasebook.done(*player.play.last_answer)
    assert (screen.hint, voice.said[-1]) == (done, done)
    player.press("e")
    player.press("u")
    assert value(player, NUMBER) == before


def test_a_number_that_was_nudged_is_set_at_once_when_it_is_left(player):
    open_list(player)
    turn_to(player, NUMBER)
    before = value(player, NUMBER), value(player, OTHER)
    knobs(player, NUMBER)[1].dispatch("on_release")
    knobs(player, OTHER)[1].dispatch("on_release")
    assert (value(player, NUMBER), value(player, OTHER)) == (before[0] + 1, before[1])
    player.press("e")
    assert player.app.host.screen.name == "table"
    assert value(player, OTHER) == before[1] + 1
    player.presenter.show("editor", list=True, group=0)
    turn_to(player, NUMBER)
    knobs(player, NUMBER)[0].dispatch("on_release")
    field = player.play.fields[NUMBER]
    player.app.on_stop()
    assert field.get() == before[0]


def test_a_number_is_not_nudged_out_of_its_range_and_back_is_no_correction(player):
    screen = open_list(player)
    turn_to(player, OTHER)
    field, log = player.play.fields[OTHER], list(player.play.log)
    before = field.get()
    for _ in range(field.maximum + 3):
        knobs(player, OTHER)[1].dispatch("on_release")
    assert screen._nudged == (OTHER, field.maximum)
    assert knobs(player, OTHER)[1].disabled
    for _ in range(field.maximum - before):
        knobs(player, OTHER)[0].dispatch("on_release")
    rest(player, screen)
    assert player.play.log == log


def test_a_number_out_of_range_is_impossible(player):
    screen = open_editor(player)
    screen.open_field(OTHER)
    field = player.play.fields[OTHER]
    for _ in range(field.maximum + 2):
        if not player.taps["greater"].disabled:
            player.tap(player.taps["greater"])
    assert screen.form.number.value == field.maximum
    player.press("9")
    assert screen.form.number.value <= field.maximum


# a name


def test_a_name_is_chosen_from_tiles_and_undone_at_the_table(player):
    screen = open_editor(player)
    screen.open_field(NAME)
    before, field = value(player, NAME), player.play.fields[NAME]
    words = player.presenter.phrasebook.value
    chosen = [tap.words for tap in player.taps.values() if tap.face.chosen]
    assert chosen == [words(before, "on-mars")], "the value that is set is marked"
    after = next(each for each in field.choices if each not in (before, None))
    player.later(1)
    player.tap(player.button(words(after, "on-mars")))
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
    player.presenter.change(lambda: player.play.correct(NAME, "1a"))
    player.presenter.show("editor", list=True)
    screen.open_field(NAME)
    player.later(1)
    player.tap(player.taps["choice-0"])
    assert value(player, NAME) is None


def test_the_tiles_are_those_among_which_the_value_stands(player):
    screen = open_editor(player)
    field = player.play.fields[NAME]
    last = field.choices[-1]
    player.now += 1
    player.presenter.change(lambda: player.play.correct(NAME, last))
    player.presenter.show("editor", list=True)
    screen.open_field(NAME)
    chosen = [tap.words for tap in player.taps.values() if tap.face.chosen]
    assert chosen == [player.presenter.phrasebook.value(last, "on-mars")]
    player.tap(player.taps["choice-more"])
    assert screen.detail["tiles"] == 0


# what is not set


def test_a_value_that_stays_is_no_correction(player):
    screen = open_editor(player)
    log = list(player.play.log)
    screen.open_field(NUMBER)
    player.later(1)
    player.tap(player.primary)
    assert (player.play.log, screen.form) == (log, None)


def test_escape_closes_the_value_the_group_the_list_and_then_the_table_is_shown(player):
    screen = open_list(player)
    log, group = list(player.play.log), dict(screen.detail)
    turn_to(player, NUMBER)
    player.tap(player.taps[NUMBER])
    player.tap(player.taps["greater"])
    player.press("escape")
    assert (player.app.host.screen, screen.form) == (screen, None)
    assert screen.detail.items() >= group.items()
    player.press("escape")
    assert "group-0" in player.taps
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
    player.tap(player.taps["greater"])
    player.tap(player.taps["leave"])
    assert (screen.form, player.play.log) == (None, log)


def test_a_second_tap_corrects_nothing(player):
    screen = open_editor(player)
    log = list(player.play.log)
    screen.open_field(NUMBER)
    screen.form.number.step(1)
    screen.again()
    player.presenter.guard.start()
    player.tap(player.primary, after=0.2)
    assert player.play.log == log
    player.tap(player.primary, after=0.2)
    assert len(player.play.log) == len(log) + 1


def test_what_is_refused_is_told_and_nothing_is_lost(player, voice):
    screen = open_editor(player)
    log = list(player.play.log)
    screen.open_field(NUMBER)
    player.now += 1
    screen.take(NUMBER, 1000)
    assert player.play.log == log
    assert voice.said[-1] == player.presenter.notices[0]
    player.frames()
    assert any(player.presenter.notices[0][:20] in line for line in player.seen)


# two buttons


def test_die_steps_to_the_rows_and_not_to_their_plus_and_minus(player, voice):
    screen = open_list(player)
    assert not {"−", "+"} & {stop.words for stop in screen.focusable_buttons()}
    player.press("d")
    first = next(placed.row for placed in screen.rows if placed.row)
    assert voice.said[-1] == f"{first.face.words}: {first.face.note}"


def test_with_two_buttons_a_number_is_set(player):
    screen = open_editor(player)
    screen.open_field(OTHER)
    before = value(player, OTHER)
    player.press("d")
    player.press("d")
    player.press("enter")
    assert value(player, OTHER) == before + 1


def test_next_turns_to_the_end_and_then_goes_back(player):
    screen = open_list(player)
    for _ in range(screen.pages):
        assert "page-down" in player.taps
        player.press("pagedown")
    assert "group-0" in player.taps


def test_it_leaves_no_widgets_behind(player):
    def alive():
        gc.collect()
        return sum(issubclass(type(each), EventDispatcher) for each in gc.get_objects())

    screen = open_editor(player)
    counts = []
    for _ in range(3):
        for name in (NUMBER, NAME, "deck.last"):
            screen.open_field(name)
            player.frames(2)
            player.press("escape")
            player.presenter.show("editor", list=True, group=0)
            player.press("pagedown")
        player.frames(2)
        counts.append(alive())
    assert max(counts[1:]) - min(counts[1:]) < 20, counts


# what it looks like


@pytest.mark.parametrize(
    ("size", "scale"),
    hardest(((800, 480), 2), ((720, 1280), 1), ((800, 480), 1), ((720, 1280), 2)),
    ids=str,
)
@pytest.mark.parametrize("language", hardest("fr", "pt-BR", "en"))
def test_everything_fits(open_app, size, scale, language):
    player = open_app(size, language=language, text_scale=scale)
    screen = open_editor(player)
    player.presenter.show("editor", list=True)
    assert_fits(player)
    assert_targets(player)
    for at in range(len(tracked(player.presenter.session))):
        player.presenter.show("editor", list=True, group=at)
        for page in range(screen.pages):
            player.presenter.show("editor", list=True, group=at, page=page)
            assert_fits(player)
            assert_targets(player)
    for name in (NUMBER, NAME, LONG, OTHER, "lacerda.progress_cubes.water-extractor"):
        screen.open_field(name)
        assert_fits(player)
        assert_targets(player)


def test_fields_are_worded(player, caplog):
    open_editor(player)
    with caplog.at_level(logging.ERROR):
        for language in LANGUAGES:
            player.presenter.set("language", language)
            tracked(player.presenter.session)
    assert not caplog.records
