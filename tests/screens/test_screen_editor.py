"""The ± editor: one tap from the table, everything that is tracked, corrected by taps."""

import gc
import logging

import pytest
from kivy.event import EventDispatcher

from companion.phrases.phrasebook import LANGUAGES
from companion.screens.editor import SETTLED
from companion.screens.services.tracked import tracked
from companion.screens.widgets.answers import ChoiceColumn, NumberStepper
from companion.screens.widgets.tracked import NudgeButton, ValueLine, ValueRow
from kit.fitting import assert_words_fit, hardest

TURN = "on-mars.table"
SIZES = [(800, 480), (720, 1280)]
NUMBER, NAME = "lacerda.crystals_waiting", "lacerda.techs.mine"


def set_up(player):
    """Come to the table's main question."""
    player.begin()
    player.reach(TURN)


def open_editor(player):
    set_up(player)
    player.tap(player.table.ids.strip)
    player.frames(3)
    return player.app.host.screen


def rows(screen, kind=ValueRow):
    """Return the rows in sight from the top."""
    shown = [each for each in screen.list.walk(restrict=True) if isinstance(each, kind)]
    return sorted(shown, key=lambda row: -row.y)


def in_sight(screen, row):
    _, y = row.to_window(*row.center)
    _, low = screen.list.to_window(*screen.list.pos)
    return low < y < low + screen.list.height


def tap_row(player, screen, field):
    """Turn the list to a field and tap it; the list waits a moment for a finger that moves."""
    screen.list.scroll_y = 1
    player.frames(3)
    while not (found := [r for r in rows(screen) if r.field == field and in_sight(screen, r)]):
        player.press("pagedown")
        player.frames(3)
        assert player.app.host.screen is screen, field
    player.tap(found[0])
    player.later(0.5)


def nudges(screen, field):
    """Return the buttons for one less and one more, in the row of a field in sight."""
    buttons = row_of(screen, field).children[::-1]
    return [each for each in buttons if isinstance(each, NudgeButton)]


def row_of(screen, field):
    (row,) = [row for row in rows(screen) if row.field == field]
    return row


def rest(player, screen):
    """Let the finger rest until what was nudged is set."""
    player.later(SETTLED)
    assert screen._nudged is None


def value(player, field):
    return player.play.fields[field].get()


def test_one_tap_from_the_table_the_opponents_things_first(player):
    screen = open_editor(player)
    assert screen.name == "editor"
    assert screen.list.heading == player.presenter.phrasebook.name("lacerda", "on-mars", "field")
    names = [row.field for row in rows(screen)]
    assert names[0] == next(iter(player.play.fields))
    player.tap(player.button(player.word("back")))
    assert player.app.host.screen.name == "table"


def test_the_key_opens_and_closes_it(player):
    set_up(player)
    player.press("e")
    assert player.app.host.screen.name == "editor"
    player.press("e")
    assert player.app.host.screen.name == "table"


def test_where_nothing_can_be_corrected_everything_can_be_read(player):
    player.begin()
    player.presenter.show("editor")
    assert not player.play.fields
    shown = [(line["label"], line["value"]) for line in player.lines]
    lines = [line for group in tracked(player.presenter.session).values() for line in group]
    assert shown == [(line.name, line.value) for line in lines]
    assert len({value for _, value in shown}) > 3


def test_every_field_stands_there_once_but_the_lists(player):
    screen = open_editor(player)
    shown = [line["field"] for line in player.lines]
    single = [name for name, field in player.play.fields.items() if field.many is None]
    assert sorted(shown) == sorted(single)
    assert len(rows(screen)) < len(shown) / 4
    assert all(row.height >= 64 for row in rows(screen))
    assert all(button.height >= 64 <= button.width for button in nudges(screen, NUMBER))


def test_a_number_is_set_by_taps_and_the_list_stays_where_it_was(player, voice):
    screen = open_editor(player)
    tap_row(player, screen, NUMBER)
    assert isinstance(screen.answers, NumberStepper)
    scrolled, before = screen.list.scroll_y, value(player, NUMBER)
    player.tap(player.button("+"))
    player.tap(player.button("+"))
    player.tap(player.button("−"))
    player.tap(player.button("+"))
    player.tap(player.button(player.word("ok")))
    assert value(player, NUMBER) == before + 2
    assert player.app.host.screen is screen
    assert screen.list.scroll_y == scrolled
    player.frames(3)
    assert row_of(screen, NUMBER).value == str(before + 2)
    done = player.presenter.phrasebook.done(*player.play.last_answer)
    assert (screen.hint, voice.said[-1]) == (done, done)


def test_a_number_is_nudged_in_its_row_and_set_once_when_the_finger_rests(player, voice):
    screen = open_editor(player)
    log, before = len(player.play.log), value(player, NUMBER)
    for _ in range(3):
        nudges(screen, NUMBER)[1].dispatch("on_release")
    nudges(screen, NUMBER)[0].dispatch("on_release")
    player.frames(1)
    assert row_of(screen, NUMBER).value == str(before + 2)
    assert len(player.play.log) == log, "nothing is set before the finger rests"
    rest(player, screen)
    assert value(player, NUMBER) == before + 2
    assert len(player.play.log) == log + 1
    done = player.presenter.phrasebook.done(*player.play.last_answer)
    assert (screen.hint, voice.said[-1]) == (done, done)
    player.press("escape")
    player.press("u")
    assert value(player, NUMBER) == before


def test_a_number_that_was_nudged_is_set_at_once_when_it_is_left(player):
    screen = open_editor(player)
    before = value(player, NUMBER), value(player, "lacerda.crystals")
    nudges(screen, NUMBER)[1].dispatch("on_release")
    nudges(screen, "lacerda.crystals")[1].dispatch("on_release")
    assert (value(player, NUMBER), value(player, "lacerda.crystals")) == (before[0] + 1, before[1])
    player.press("escape")
    assert player.app.host.screen.name == "table"
    assert value(player, "lacerda.crystals") == before[1] + 1
    player.press("e")
    nudges(screen, NUMBER)[0].dispatch("on_release")
    field = player.play.fields[NUMBER]
    player.app.on_stop()
    assert field.get() == before[0]


def test_a_number_is_not_nudged_out_of_its_range_and_back_is_no_correction(player):
    screen = open_editor(player)
    field, log = player.play.fields["lacerda.crystals"], list(player.play.log)
    before = field.get()
    for _ in range(field.maximum + 3):
        nudges(screen, "lacerda.crystals")[1].dispatch("on_release")
    assert screen._nudged == ("lacerda.crystals", field.maximum)
    for _ in range(field.maximum - before):
        nudges(screen, "lacerda.crystals")[0].dispatch("on_release")
    rest(player, screen)
    assert player.play.log == log


def test_die_steps_to_the_rows_and_not_to_their_plus_and_minus(player):
    screen = open_editor(player)
    assert not {"−", "+"} & {stop.words for stop in screen.focusable_buttons()}


def test_a_name_is_chosen_by_taps_and_undone_at_the_table(player):
    screen = open_editor(player)
    tap_row(player, screen, NAME)
    assert isinstance(screen.answers, ChoiceColumn)
    field = player.play.fields[NAME]
    before = field.get()
    offered = [choice.words for choice in screen.answers.buttons]
    assert player.presenter.phrasebook.value(before, "on-mars") not in offered
    player.tap(screen.answers.buttons[-1])
    label = screen.answers.buttons[0].words
    player.tap(screen.answers.buttons[0])
    after = value(player, NAME)
    assert after != before
    assert player.presenter.phrasebook.value(after, "on-mars") == label
    player.press("escape")
    undo = player.table.undo_words
    assert undo == player.presenter.session.undo_label
    assert player.presenter.phrasebook.field(NAME, "on-mars") in undo
    player.tap(player.button(undo))
    assert value(player, NAME) == before


def test_what_is_nothing_can_be_chosen_too(player):
    screen = open_editor(player)
    player.now += 1
    player.presenter.change(lambda: player.play.correct(NAME, "1a"))
    player.press("e")
    tap_row(player, screen, NAME)
    player.tap(screen.answers.buttons[0])
    assert value(player, NAME) is None


def test_a_number_out_of_range_is_impossible(player):
    screen = open_editor(player)
    tap_row(player, screen, "lacerda.crystals")
    field = player.play.fields["lacerda.crystals"]
    for _ in range(field.maximum + 2):
        screen.answers.step(1)
    assert screen.answers.value == field.maximum
    player.frames(1)
    assert "+" not in [button.words for button in player.buttons]
    player.press("9")
    assert screen.answers.value == field.maximum


def test_a_value_that_stays_is_no_correction(player):
    screen = open_editor(player)
    log = list(player.play.log)
    tap_row(player, screen, NUMBER)
    player.tap(player.button(player.word("ok")))
    assert player.play.log == log
    assert screen.answers is None


def test_escape_closes_the_value_and_then_the_list(player):
    screen = open_editor(player)
    log = list(player.play.log)
    tap_row(player, screen, NUMBER)
    player.tap(player.button("+"))
    player.press("escape")
    assert (player.app.host.screen, screen.answers) == (screen, None)
    player.press("escape")
    assert player.app.host.screen.name == "table"
    assert player.play.log == log


def test_a_second_tap_on_a_row_corrects_nothing(player):
    screen = open_editor(player)
    log = list(player.play.log)
    screen.open_field(NUMBER)
    screen.answers.step(1)
    player.tap(player.button(player.word("ok")), after=0.2)
    assert player.play.log == log
    player.tap(player.button(player.word("ok")), after=0.2)
    assert len(player.play.log) == len(log) + 1


def test_what_is_refused_is_told_and_nothing_is_lost(player, voice):
    screen = open_editor(player)
    log = list(player.play.log)
    tap_row(player, screen, NUMBER)
    screen.answers.value = 1000
    player.tap(player.button(player.word("ok")))
    assert player.play.log == log
    assert voice.said[-1] == player.presenter.notices[0]


def test_away_from_the_main_question_it_can_only_be_read(player):
    player.begin()
    assert not player.play.fields
    player.tap(player.table.ids.strip)
    player.frames(3)
    screen = player.app.host.screen
    assert screen.hint == player.presenter.words("core.refused-correct")
    assert not rows(screen)
    assert rows(screen, ValueLine)
    log = list(player.play.log)
    player.tap(rows(screen, ValueLine)[0])
    assert (screen.answers, player.play.log) == (None, log)


def test_it_leads_from_group_to_group(player):
    screen = open_editor(player)
    groups = list(tracked(player.presenter.session))
    for group in groups[1:4]:
        player.tap(player.button(group))
        player.frames(2)
        assert screen.list.heading == group
    player.tap(player.button(groups[2]))
    assert screen.list.heading == groups[2]


def test_next_turns_to_the_end_and_then_goes_back(player):
    open_editor(player)
    for _ in range(80):
        player.press("pagedown")
        if player.app.host.screen.name == "table":
            return
    pytest.fail("the list has no end")


def test_a_finger_scrolls_it(player):
    from kivy.tests.common import UnitTestTouch

    screen = open_editor(player)
    x, y = screen.list.to_window(*screen.list.center)
    touch = UnitTestTouch(x, y - 100)
    touch.touch_down()
    for step in range(1, 9):
        touch.touch_move(x, y - 100 + 25 * step)
        player.frames(1)
    touch.touch_up()
    player.frames(3)
    assert screen.list.scroll_y < 1
    assert screen.answers is None


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
            player.press("escape")
            player.press("e")
            player.frames(2)
            player.press("pagedown")
        screen.list.scroll_y = 1
        player.frames(2)
        counts.append(alive())
    assert max(counts[1:]) - min(counts[1:]) < 20, counts


@pytest.mark.parametrize(
    ("language", "size", "scale"),
    hardest(
        ("fr", (800, 480), 2),
        ("pt-BR", (720, 1280), 1),
        ("pt-BR", (800, 480), 2),
        ("fr", (800, 480), 1),
        ("en", (800, 480), 1),
        ("fr", (720, 1280), 2),
    ),
)
def test_everything_fits(open_app, size, scale, language):
    from kivy.metrics import dp

    player = open_app(size, language=language, text_scale=scale)
    screen = open_editor(player)
    for _ in range(60):
        player.frames(3)
        assert_words_fit(screen)
        player.press("pagedown")
        if player.app.host.screen is not screen:
            break
    assert_words_fit(player.table)
    for name in (NUMBER, NAME, "lacerda.progress_cubes.water-extractor"):
        player.presenter.show("editor")
        screen.open_field(name)
        player.frames(3)
        assert_words_fit(screen)
        assert all(button.height >= dp(64) for button in player.buttons)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_tools_of_the_bar_are_wide_enough(open_app, size, language):
    from kivy.metrics import dp

    player = open_app(size, language=language)
    set_up(player)
    player.next()
    player.frames(2)
    changing = [player.table.undo_words, player.word("next")]
    bar = [b for b in player.buttons if b.y < dp(150) and type(b).__name__ == "ToolButton"]
    assert len(bar) == 7  # all but Redo
    for tool in bar:
        assert tool.width >= dp(64 if tool.words in changing else 54), tool.words


def test_fields_are_worded(player, caplog):
    open_editor(player)
    with caplog.at_level(logging.ERROR):
        for language in LANGUAGES:
            player.presenter.set("language", language)
            tracked(player.presenter.session)
    assert not caplog.records
