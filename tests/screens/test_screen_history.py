"""The history can be read and gone back to."""

import pytest

from companion.phrases.phrasebook import capital
from kit.fitting import paired
from kit.listed import assert_rows_fit, drag, entries, row, tap_row


def open_history(player, **detail):
    player.now += 1
    player.presenter.navigation.visit("history", **detail)
    player.frames(4)


def lines(player):
    """Return the texts of the rows, the latest first, without the headings."""
    return [each for each in player.app.host.screen.entries if each.kind in ("done", "line")]


def slide_to_turn(player, place):
    """Put a finger on the row of turns, where the one of this place is, and lift it."""
    from kivy.tests.common import UnitTestTouch

    track = next(
        each
        for each in player.app.host.screen.walk(restrict=True)
        if each.__class__.__name__ == "TurnTrack"
    )
    share = place / (track.steps - 1)
    x = track.x + track.padding + share * (track.width - 2 * track.padding)
    player.now += 1
    finger = UnitTestTouch(*track.to_window(x + 3, track.y + 20))
    finger.touch_down()
    finger.touch_up()
    player.frames(4)


def test_the_latest_is_at_the_top_and_all_is_there(player):
    player.begin_in_turn()
    player.presenter.session.roll_die(6)
    open_history(player)
    heard = player.presenter.session.history()[::-1]
    assert [each.label for each in lines(player)] == [capital(words) for words in heard]
    assert lines(player)[0].kind == "line"  # a roll of the die is no answer
    assert lines(player)[0].label in player.seen


def test_chance_and_the_die_cannot_be_gone_back_to(player):
    player.begin_in_turn()
    open_history(player)
    given = sum(entry.given for entry in player.play.log)
    names = [each.name for each in lines(player) if each.kind == "done"]
    assert names == [f"back-{number}" for number in range(1, given + 1)]


def test_each_turn_has_a_heading(player):
    player.begin_in_turn(turn=3)
    open_history(player)
    heard = [each.label for each in player.app.host.screen.entries if each.kind == "heading"]
    assert heard == ["Round 2", "Round 1", player.word("history-setup")]


def test_what_was_entered_in_parts_is_read_part_by_part_and_goes_back_as_a_whole(player):
    player.begin_in_turn(map="on")
    session = player.presenter.session
    heard = len(session.steps())
    session.answer("rover")
    player.answer()
    open_history(player)
    parts = [capital(step.words) for step in session.steps()[heard:]]
    assert len(parts) == 2
    shown = {each.label: each.name for each in lines(player)}
    assert set(parts) <= set(shown)
    tap_row(player, shown[parts[1]])
    assert sorted(each.label for each in lines(player) if each.at == 2) == sorted(parts)
    player.tap(player.primary)
    assert len(session.steps()) == heard


def test_nothing_answered_yet_is_said(player, voice):
    player.begin()
    open_history(player)
    assert player.word("history-none") in player.seen
    assert voice.said[-1].endswith(player.word("history-none"))
    assert player.primary.words == player.word("back")


def test_nothing_is_gone_back_to_until_an_answer_is_picked(player, voice):
    player.begin_in_turn()
    log = list(player.play.log)
    open_history(player)
    player.tap(player.taps["turn-before"])
    assert player.word("history-hint") in player.seen
    assert player.primary.words == player.word("back")
    player.tap(player.primary)
    assert player.app.host.screen.name == "table"
    assert player.play.log == log


def test_a_picked_answer_and_all_after_it_are_marked_undone_and_redo_brings_them_back(
    player, voice
):
    player.begin_in_turn()
    log, steps = list(player.play.log), player.presenter.session.steps()
    wanted = next(step for step in steps if step.back == 2)
    open_history(player, back=2)
    picked = row(player, "back-2")
    assert (picked.item.label, picked.chosen) == (capital(wanted.words), True)
    assert (entries(player)["back-1"].at, entries(player)["back-3"].at) == (1, 0)
    assert player.primary.words == player.word("history-back", count=2)
    assert player.word("history-back-why") in player.seen
    player.tap(player.primary)
    assert player.app.host.screen.name == "table"
    assert player.play.log == log[: wanted.number - 1]
    undone, *_, question = voice.said[-1].split(". ")
    spoken = player.presenter.session.spoken
    assert (spoken.startswith(undone), spoken.endswith(question)) == (True, True)
    for _ in range(2):
        player.tap(player.taps["redo"])
    assert player.play.log == log


def test_a_second_tap_on_an_answer_does_not_pick_it_any_more(player):
    player.begin_in_turn()
    open_history(player)
    name = lines(player)[-1].name
    tap_row(player, name)
    assert player.primary.words != player.word("back")
    tap_row(player, name)
    assert player.primary.words == player.word("back")


def test_the_picked_answer_is_in_sight_however_far_it_is(player):
    player.begin_in_turn(turn=3)
    far = max(step.back for step in player.presenter.session.steps())
    open_history(player, back=far)
    screen = player.app.host.screen
    assert screen.ids.rows.index_of(f"back-{far}") in screen.ids.rows.in_sight
    shown = next(each for each in screen.entries if each.name == f"back-{far}")
    assert shown.label in player.seen


def test_a_tap_in_the_middle_of_the_list_leaves_it_where_it_is(player):
    player.begin_in_turn(turn=3)
    open_history(player)
    drag(player, up=300)
    rows, before = player.app.host.screen.ids.rows, None
    while rows.scroll_y != before:  # it glides on
        before = rows.scroll_y
        player.frames(2)
    at = rows.in_sight[len(rows.in_sight) // 2]
    shown = next(each for each in rows.children[0].children if each.index == at)
    assert before < 1
    player.tap(shown)
    player.later(0.5)
    assert rows.scroll_y == before


def test_an_earlier_turn_is_gone_back_to_by_its_first_answer(player, voice):
    player.begin_in_turn(turn=3)
    open_history(player)
    player.tap(player.taps["turn-before"])
    player.frames(4)
    assert voice.said[-1] == "Round 1"
    shown = player.app.host.screen.entries
    end = next(at for at, each in enumerate(shown) if each.label == player.word("history-setup"))
    tap_row(player, shown[end - 1].name)
    player.tap(player.primary)
    assert player.play.turn == 1
    assert player.play.answered_in[-1] == 0
    assert player.play.undone


def test_a_finger_picks_the_nearest_turn(player, voice):
    player.begin_in_turn(turn=4)
    open_history(player)
    slide_to_turn(player, 1)
    rows = player.app.host.screen.ids.rows
    assert "Round 1" in player.seen
    assert voice.said[-1] == "Round 1"
    assert player.app.host.screen.entries[rows.in_sight[0]].label == "Round 1"


def test_the_turn_that_is_scrolled_to_is_shown_and_is_where_the_buttons_lead_on_from(player, voice):
    player.begin_in_turn(turn=4)
    open_history(player)
    assert player.app.host.screen.note == "Round 3"
    player.app.host.screen.ids.rows.scroll_y = 0
    player.frames(4)
    assert player.app.host.screen.note == player.word("history-setup")
    player.tap(player.taps["turn-after"])
    assert voice.said[-1] == "Round 1"


def test_with_two_buttons_an_answer_is_stepped_to_and_gone_back_to(player, voice):
    player.begin_in_turn()
    log = list(player.play.log)
    open_history(player)
    for words in (player.word("turn-before"), *(each.label for each in lines(player)[:2])):
        player.press("d")
        assert voice.said[-1] == words
    player.press("enter")
    assert voice.said[-1].startswith(player.word("history-back", count=2))
    player.press("enter")
    assert player.app.host.screen.name == "table"
    assert len(player.play.log) < len(log)
    assert words in capital(player.presenter.session.phrasebook.done(*undone(player)))


def undone(player):
    """Return the first answer that was taken back, with its prompt."""
    return player.play.asking, player.play.next_answer


def test_with_two_buttons_an_earlier_turn_is_come_to_and_read_before_the_others(player, voice):
    player.begin_in_turn(turn=4)
    player.presenter.session.roll_die(6)
    open_history(player)
    player.press("d")
    for turn in ("Round 3", "Round 2", "Round 1"):
        player.press("enter")
        assert voice.said[-1] == turn
    player.press("d")
    assert voice.said[-1] == player.word("turn-after")
    shown = player.app.host.screen.entries
    at = next(at for at, each in enumerate(shown) if each.label == "Round 1")
    for each in (*shown[at:], *shown[:at]):
        if each.name:
            player.press("d")
            assert voice.said[-1] == each.label
    player.press("d")
    assert voice.said[-1] == player.word("turn-before")


def test_escape_leaves_it_as_it_is(player):
    player.begin_in_turn()
    log = list(player.play.log)
    open_history(player, back=1)
    player.press("escape")
    assert player.app.host.screen.name == "table"
    assert player.play.log == log


def test_opened_again_it_begins_with_the_latest(player):
    player.begin_in_turn(turn=3)
    open_history(player, turn=0)
    assert player.app.host.screen.ids.rows.scroll_y < 1
    player.press("escape")
    open_history(player)
    assert player.app.host.screen.ids.rows.scroll_y == 1


def test_going_back_is_on_disk(player, open_app):
    player.begin_in_turn()
    player.presenter.navigation.show("history", back=3)
    player.tap(player.primary)
    log, undone = list(player.play.log), list(player.play.undone)
    player.window.remove_widget(player.app.root)
    player.app.on_stop()
    again = open_app()
    assert (again.play.log, again.play.undone) == (log, undone)


def test_a_second_tap_goes_back_no_further(player):
    player.begin_in_turn()
    log = list(player.play.log)
    player.presenter.navigation.show("history", back=1)
    player.tap(player.primary, after=0.2)
    assert player.play.log == log


@pytest.mark.parametrize(("size", "scale"), paired([(800, 480), (720, 1280)], [2, 1]), ids=str)
def test_everything_has_room(open_app, size, scale):
    player = open_app(size, language="pt-BR", text_scale=scale)
    player.begin_in_turn(turn=6)
    open_history(player, back=4)
    assert_rows_fit(player)
