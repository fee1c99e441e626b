"""The table plays a game by taps and keys, and knows nothing about it."""

import itertools
import sqlite3
import threading

import pytest
from gpiozero import Device
from gpiozero.pins.mock import MockFactory

from companion.device.buttons import Buttons
from companion.engine.autoplay import usual_answer
from companion.games import games
from companion.screens.screen_host import KINDS
from companion.storage.store import Store
from companion.testing.long import LONG
from kit.board_fitting import faults, place
from kit.fitting import STANCES, hardest
from kit.listed import tap_row
from kit.on_board import touch_hex

TURN = "on-mars.table"
MAX_TAPS = 200


def set_up(player, **begun):
    """Come to the table's main question, with nothing left to tick."""
    player.begin(**begun)
    player.reach(TURN)
    player.turn_to_question()


def show(player):
    player.later(1)
    player.presenter.game.show_step()
    player.frames()


def tiles(player):
    """Return the choices in sight beside the default."""
    return [tap for tap in player.choices if tap is not player.primary]


def asked(player):
    return player.table.step.present.text


def moves_shown(player):
    """Return the moves that the step announces before it asks."""
    book = player.presenter.phrasebook
    return [move for say in player.play.says for move in book.glance(say).moves]


def test_taps_lead_through_set_up_and_a_turn_of_the_opponent(player):
    player.presenter.navigation.visit("setup", game="on-mars")
    tap_row(player, "help")
    player.tap(player.button(player.word("begin")))
    assert player.play.options["help"] == "quick"
    play_on(player, lambda play: play.ask.key == TURN)
    play_on(player, lambda play: play.whose == "bot")
    assert "on-mars.card" in [say.key for say in player.play.says]
    play_on(player, lambda play: play.ask.key == TURN)
    assert player.play.whose == "player"


def play_on(player, there):
    """Play by taps alone, always on the first answer, until the play is ``there``."""
    for _ in range(MAX_TAPS):
        if there(player.play):
            return
        table = player.table
        if table.controller.ticks_left or table.step.picked or player.play.ask.default is not None:
            player.tap(player.primary)
        elif table.map_shown and table.step.places:
            touch_hex(player, table.step.places[0])
        elif table.step.places:
            player.frames()
            player.tap(table.ids.spots.children[0])
        else:
            player.tap(player.choices[0])
    pytest.fail(f"taps lead no further than {player.play.ask}")


def test_the_same_by_keys(player):
    player.presenter.navigation.visit("setup", game="on-mars")
    player.now += 1
    player.press("enter")
    assert player.play.log == []
    for _ in range(MAX_TAPS):
        if player.play.ask.key == TURN:
            break
        table = player.table
        chosen = table.controller.ticks_left or table.focus.target
        if player.play.ask.default is None and not chosen:
            player.press("d")
        player.press("enter")
    assert player.play.ask.key == TURN
    for _ in range(MAX_TAPS):
        if player.play.whose == "bot":
            break
        player.press("spacebar")
    assert "on-mars.card" in [say.key for say in player.play.says]


def test_a_key_that_is_the_number_of_no_choice_does_nothing(player):
    player.begin()
    assert len(tiles(player)) < 8
    for key in ("0", "9"):
        player.press(key)
        assert player.play.log == []


def test_a_group_is_opened_by_a_tap_says_its_question_and_is_one_answer_and_one_undo(player, voice):
    set_up(player)
    log, group = list(player.play.log), player.presenter.session.ask.groups["scientist"]
    player.tap_label(group.label)
    assert asked(player) == group.question
    assert voice.said[-1].startswith(group.question)
    assert player.play.log == log, "nothing is answered yet"
    player.press("enter")
    assert player.play.log == log, "Next reads the choices and takes none"
    assert player.word("step", choices="") in voice.said[-1]
    value, label = group.options[0]
    player.tap_label(label)
    assert [entry.value for entry in player.play.log[len(log) :]] == [value]
    assert player.play.ask.key == TURN
    assert asked(player) != group.question
    player.tap(player.taps["undo"])
    assert player.play.log == log


@pytest.mark.parametrize("leave", ["back", "escape", "undo"])
def test_a_group_that_was_opened_by_mistake_is_closed_again(player, leave):
    set_up(player)
    log, before = list(player.play.log), asked(player)
    player.tap_label(player.presenter.session.ask.groups["scientist"].label)
    assert asked(player) != before
    if leave == "escape":
        player.press("escape")
    elif leave == "undo":
        player.tap(player.taps["undo"])
    else:
        player.tap_label(player.word("back"))
    assert asked(player) == before
    assert player.table.controller.ticks_left == 0, "what was ticked is not to be done again"
    assert player.play.log == log


def test_why_leads_back_to_the_choices_that_were_open(player):
    set_up(player)
    group = player.presenter.session.ask.groups["building"]
    player.tap_label(group.label)
    player.press("w")
    player.tap(player.primary)
    assert asked(player) == group.question


def test_undo_says_what_it_takes_back_and_redo_puts_it_back(player):
    player.begin()
    player.tap_choice("cards")
    before, step = list(player.play.log), player.table.step.again
    player.next()
    undone = player.presenter.session.undo_label
    assert undone == player.table.step.undo != ""
    player.tap(player.taps["undo"])
    assert player.play.log == before
    assert player.table.step.again == step
    assert player.taps["notice"].words
    player.tap(player.taps["redo"])
    assert len(player.play.log) > len(before)


def test_undo_goes_back_to_the_first_answer_and_then_rests(player):
    player.begin()
    player.next()
    player.press("u")
    assert player.play.log == []
    player.press("u")
    assert player.presenter.trouble == player.presenter.words("core.refused-undo")


def test_after_another_screen_the_orange_button_is_pale_as_long_as_a_press_does_not_count(player):
    player.begin()
    assert player.table.waits
    before = len(player.play.log)
    player.tap(player.primary, after=0.2)
    assert len(player.play.log) == before
    player.later(0.4)
    assert player.table.waits, "the screen that was left is still under the finger"
    player.later(0.2)
    assert not player.table.waits
    player.tap(player.primary, after=0)
    assert len(player.play.log) > before
    assert not player.table.waits, "it would flicker with each move"
    player.later(0.35)
    assert not player.table.waits, "the setup goes on: it is nobody else's turn"


def test_a_press_that_would_end_a_turn_counts_only_after_a_longer_pause(player):
    set_up(player)
    log = list(player.play.log)
    show(player)
    player.now += 10
    player.presenter.guard.start()
    player.table.refresh()
    player.later(0.5)
    assert player.table.waits
    player.tap(player.primary, after=0)
    assert player.play.log == log
    player.later(0.6)
    assert not player.table.waits
    player.tap(player.primary, after=0)
    assert player.play.log[len(log)].value == "next"


def test_a_key_held_down_counts_once(player, window):
    player.begin()
    for _ in range(5):
        player.now += 1
        window.dispatch("on_key_down", 13, 0, None, [])
    window.dispatch("on_key_up", 13, 0)
    assert len([entry for entry in player.play.log if entry.by == "player"]) == 1


def test_each_step_is_spoken_once_and_repeat_says_it_again(player, voice):
    player.begin()
    voice.said.clear()
    player.press("enter")
    assert voice.said == [player.table.said]
    assert voice.said[0].endswith("Next: Short game.")
    player.press("r")
    assert all(label in voice.said[1] for _, label in player.presenter.session.ask.menu)


def test_why_shows_the_reason(player):
    player.begin()
    player.press("w")
    shown = [block.words for block in player.app.host.screen.text.blocks]
    assert player.app.host.screen.name == "reading"
    assert player.presenter.session.ask.why in " ".join(shown)
    player.press("escape")
    assert player.app.host.screen.name == "table"


def test_buttons_post_from_another_thread(player):
    player.begin()
    player.now += 1
    thread = threading.Thread(target=player.app.post, args=("next",))
    thread.start()
    thread.join()
    player.frames()
    assert len(player.play.log) == 1


def test_a_disk_that_fails_is_reported(player, monkeypatch):
    player.begin()

    def fail(self):
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(Store, "_connect", fail)
    player.presenter.sessions._store.close()
    player.next()
    player.frames()
    assert player.presenter.notices == player.presenter.session.notices
    notice = player.taps["notice"]
    first = player.presenter.notices[0].partition(". ")[0]
    assert notice.words.endswith(first), "the rest is a tap away"
    assert notice.height > 0
    player.later(1)
    player.tap(notice)
    assert player.app.host.screen.name == "reading"


def test_what_goes_wrong_in_a_play_is_reported_and_the_play_stays(player, monkeypatch):
    player.begin()
    player.next()
    log = list(player.play.log)
    monkeypatch.setattr(type(player.play), "answer", lambda *_: 1 / 0)
    player.next()
    assert player.presenter.trouble == player.word("trouble")
    assert player.app.host.screen is player.table
    assert player.play.log == log
    monkeypatch.undo()
    player.next()
    assert len(player.play.log) > len(log)
    monkeypatch.setattr(type(player.play), "answer", lambda *_: 1 / 0)
    monkeypatch.setattr(player.presenter.sessions, "open_again", lambda: 1 / 0)
    player.next()
    assert player.presenter.trouble == player.word("trouble")
    assert player.app.host.screen.name == "home"


@pytest.mark.parametrize("help_", hardest("cards", "quick"))
def test_a_whole_game_by_taps_on_next(player, help_):
    """In cards only there is the least between the first and the last tap."""
    player.begin(options={"help": help_}, seed="3")
    session = player.presenter.session
    while not LONG and not session.play.state()["end"]["last_round"]:
        session.answer(usual_answer(session.play))
    show(player)
    for _ in range(3000):
        if player.play.over:
            break
        player.next()
    assert player.play.over
    assert player.table.over
    assert player.primary.words == player.word("home")
    player.tap(player.taps["undo"])
    assert not player.play.over
    player.next()
    player.tap(player.primary)
    assert player.app.host.screen.name == "home"
    assert not player.presenter.sessions.waiting("on-mars")


def test_every_screen_survives_every_intent(player):
    player.begin()
    for screen in KINDS:
        for intent in ("help", "qr", "adjust"):  # all others: test_screen_buttons
            if player.presenter.sessions.current is None:
                player.begin()
            player.presenter.navigation.show(
                screen, **({"game": "on-mars"} if screen == "setup" else {})
            )
            player.now += 1
            player.app.perform(intent)
            player.frames(1)


def test_a_long_game_leaves_no_widgets_behind(player, alive):
    set_up(player)
    counts = []
    for _ in range(3):
        for _ in range(6):
            player.next()
        counts.append(alive())
    assert max(counts) - min(counts) < 150, counts


def test_real_pins_do_what_next_and_die_do(player, window):
    saved, Device.pin_factory = Device.pin_factory, MockFactory()
    try:
        player.begin()
        seconds = itertools.count().__next__
        options = {"factory": Device.pin_factory, "clock": seconds, "hold_seconds": 3600}
        with Buttons(player.app.post, **options) as buttons:
            assert buttons.available
            push(17)
            player.now += 1
            player.frames(3)
            assert player.play.log[0].key == "on-mars.help"
            push(27)
            player.now += 1
            player.frames(3)
            assert player.table.focus.target
    finally:
        Device.pin_factory.reset()
        Device.pin_factory = saved


def push(number):
    """Push the button on a pin, from another thread as a real pin does."""

    def push_and_release():
        pin = Device.pin_factory.pin(number)
        pin.drive_low()
        pin.drive_high()

    thread = threading.Thread(target=push_and_release)
    thread.start()
    thread.join()


def test_what_was_taken_back_is_only_redone_by_its_button(player):
    player.begin()
    player.next()
    player.next()
    player.tap(player.taps["undo"])
    answers = len(player.play.log)
    player.tap(player.taps["notice"])
    assert len(player.play.log) == answers
    player.presenter.navigation.show_play()
    player.tap(player.taps["redo"])
    assert len(player.play.log) == answers + 1


def test_redo_stays_where_it_is_from_your_turn_to_the_set_up_and_back(on_board):
    player = on_board(options={})
    session = player.presenter.session
    while not (player.play.turn and player.play.ask.key == "on-mars.table"):
        session.answer(usual_answer(player.play))
    player.presenter.game.show_step()
    log, places, back = list(player.play.log), set(), True
    assert "redo" not in player.taps
    while player.play.undone or back:
        player.tap(player.taps["undo" if back else "redo"])
        back = back and bool(player.play.turn or len(player.play.undone) < 3)
        places |= {place(tap) for name, tap in player.taps.items() if name == "redo"}
    assert len(places) == 1
    assert player.play.log == log


def test_an_answer_that_drops_what_could_be_redone_says_so_and_undo_brings_it_back(player, voice):
    player.begin()
    for _ in range(4):
        player.next()
    while sum(entry.by == "player" for entry in player.play.undone) < 3:  # ticks come back, too
        player.tap(player.taps["undo"])
    undone = list(player.play.undone)
    dropped = player.presenter.words("core.dropped", count=2)
    asked = player.play.ask
    player.tap_choice(next(each for each in asked.options if each != undone[0].value))
    assert player.taps["notice"].words == dropped
    assert voice.said[-1].startswith(dropped)
    assert "redo" not in player.taps
    player.tap(player.taps["undo"])
    assert player.play.undone == undone
    for _ in range(3):
        player.tap(player.taps["redo"])
    assert not player.play.undone


def test_undo_says_what_to_put_back_on_the_table(player, voice):
    set_up(player)
    player.tap_choice("building.generator")
    moves = ["You built a Generator", *(move.text for move in moves_shown(player))]
    assert moves[1:]
    player.presenter.session.undo()
    show(player)
    assert str(len(moves)) in player.taps["notice"].words
    plain = "; ".join(move.replace("**", "") for move in moves[::-1])
    assert str(len(moves)) in voice.said[-1]
    assert plain not in voice.said[-1], "none sounds like a move to make"
    player.press("r")
    assert plain in voice.said[-1]
    player.tap(player.taps["notice"])
    reversed_ = [block.words for block in player.app.host.screen.text.blocks]
    assert reversed_ == moves[::-1], "the last is reversed first"
    player.tap(player.primary)
    assert player.app.host.screen is player.table


@pytest.mark.parametrize("size", [(720, 1280)], ids=str)
@pytest.mark.parametrize("language", hardest("fr", "pt-BR", "en"))
def test_how_much_to_take_back_on_the_table_is_reported_whole(open_app, size, language):
    player = open_app(size=size, language=language, text_scale=1.5)
    player.presenter.game.open("classic", new=True, seed="1")
    session = player.presenter.session
    while session.play.ask.key != "classic.report":
        session.answer(usual_answer(session.play))
    session.answer(session.play.ask.default)
    while not session.put_back:
        session.undo()
    show(player)
    count = player.word("put-back-count", count=len(session.put_back))
    assert count.rstrip(".") in player.taps["notice"].words
    assert not faults(player.table)


def test_what_was_only_offered_is_not_to_be_taken_back(player):
    player.presenter.game.open("ares", new=True, options={"deck": "physical"})
    session = player.presenter.session
    while player.play.ask.key != "ares.phase":
        session.answer(usual_answer(player.play))
    for answer in ("action", "development", "done"):
        session.answer(answer)
    assert [move for move in moves_shown(player) if move.offered]
    session.undo()
    assert not [move for move in session.put_back if move.offered]


def test_moves_that_undo_comes_back_to_are_ticked_as_they_were(player, voice):
    set_up(player)
    player.tap_choice("building.generator")
    session, controller = player.presenter.session, player.table.controller
    moves = [move.plain for move in moves_shown(player)]
    for left in (len(moves), 0):
        assert controller.ticks_left == left
        session.answer("ship")
        session.undo()  # not by the table: in the history, or on a phone
        show(player)
        assert [move.plain for move in moves_shown(player)] == moves
        assert controller.ticks_left == left
        assert any(move in voice.said[-1] for move in moves) == bool(left)
        player.turn_to_question()


@pytest.mark.parametrize(("size", "language"), STANCES, ids=str)
def test_undo_is_reported_whatever_else_is_shown(open_app, language, size):
    player = open_app(size, language=language)
    for game in games():
        player.later(1)
        player.presenter.game.open(game, new=True)
        session = player.presenter.session
        while game != "score-pad" and not (session.play.turn and session.play.fields):
            session.answer(usual_answer(session.play))
        session.answer(usual_answer(session.play))
        session.undo()
        show(player)
        assert {"notice", "redo"} <= set(player.taps), game
