"""The table plays a game by taps and keys, and knows nothing about it."""

import gc
import itertools
import random
import sqlite3
import threading

import pytest
from gpiozero import Device
from gpiozero.pins.mock import MockFactory
from kivy.event import EventDispatcher
from kivy.graphics import Canvas
from msgspec.structs import replace

from companion.autoplay import likely_answer, usual_answer
from companion.buttons import Buttons
from companion.engine.problem import Problem
from companion.engine.prompts import group_of
from companion.engine.store import Store
from companion.games.on_mars.hex_names import BY_NAME
from companion.phrases.aloud import FEW
from companion.phrases.phrasebook import LANGUAGES, capital
from companion.screens import step
from companion.screens.answers import Places
from companion.screens.drawing.painter import Painter
from companion.screens.pictures import header as picture_header
from companion.screens.screen_host import KINDS
from companion.screens.widgets.tap import Tap
from kit.fitting import STANCES, hardest
from kit.long import LONG

TURN = "on-mars.table"


def set_up(player, **begun):
    """Come to the table's main question."""
    player.begin(**begun)
    player.reach(TURN)


def tiles(player):
    """Return the choices in sight beside the default."""
    return [tap for tap in player.choices if tap.value is not None and tap is not player.primary]


def until_his_turn(player):
    while player.play.state()["turn"] != "lacerda":
        player.next()


def test_whatever_can_be_tapped_is_painted_once_a_step(player, monkeypatch):
    set_up(player, options={"help": "quick"})
    painted = []
    paint = Tap.paint
    monkeypatch.setattr(Tap, "paint", lambda tap, *_: (painted.append(tap), paint(tap)))
    player.primary.state = "down"
    player.frames(1)
    painted.clear()
    player.primary.state = "normal"
    player.presenter.show_step()
    player.frames(1)
    assert any(name.startswith("touch-") for name in player.table.taps)
    assert sorted(map(id, painted)) == sorted(map(id, player.table.taps.values()))


def test_taps_lead_through_set_up_and_a_turn_of_the_opponent(player):
    player.presenter.visit("setup", game="on-mars")
    player.tap(player.button(player.word("begin")))
    player.tap_choice("quick")
    while player.play.ask.key != TURN:
        if player.choices:
            player.tap(player.choices[0])
        else:  # a hex of the map, which has its own tests
            player.next()
    until_his_turn(player)
    assert "on-mars.card" in [say.key for say in player.play.says]
    while player.play.ask.key != TURN:
        player.next()
    assert player.play.state()["turn"] != "lacerda"


def keys_for(player):
    """Return the keys of the first answer: a hex of the map by its column, then by itself."""
    ask = player.play.ask
    if ask.default is not None:
        return ("enter",)
    if not isinstance(player.table.answers, Places):
        return ("1",)
    return ("d", "enter", "d", "enter") if ask.options[0] in BY_NAME else ("d", "enter")


def test_the_same_by_keys(player):
    player.presenter.visit("setup", game="on-mars")
    player.now += 1
    player.press("enter")
    player.press("2")
    assert player.play.log[0].value == "quick"
    while player.play.ask.key != TURN:
        for key in keys_for(player):
            player.press(key)
    while player.play.state()["turn"] != "lacerda":
        player.press("spacebar")
    assert "on-mars.card" in [say.key for say in player.play.says]


def test_the_default_comes_first_and_is_told_by_more_than_colour(player):
    player.begin()
    first, *others = player.choices
    player.frames()
    assert first.words == dict(player.presenter.session.ask.options)[player.play.ask.default]
    assert first is player.primary
    assert first.width > 2 * max(other.width for other in others)
    assert first.face.sign == "next"
    assert not any(other.face.sign for other in others)


def test_many_choices_have_pages_and_more_leads_round(player):
    player.begin(options={"help": "quick", "deck": "physical"})
    player.reach("on-mars.card")
    labels = [label for _, label in player.presenter.session.ask.options]
    first, seen = [tile.words for tile in tiles(player)], []
    assert len(first) < len(labels)
    while len(seen) < len(labels):
        keys = [tap.number for tap in player.choices if tap.number]
        assert keys == sorted(set(keys))
        seen += [tile.words for tile in tiles(player)]
        player.tap(player.taps["choice-more"])
    assert seen == labels
    assert [tile.words for tile in tiles(player)] == first


def test_a_group_is_opened_by_a_tap_says_its_question_and_is_one_answer_and_one_undo(player, voice):
    set_up(player)
    log, group = list(player.play.log), player.presenter.session.ask.groups["blueprint"]
    player.tap_label(group.label)
    assert player.table.told == group.question
    assert voice.said[-1].startswith(group.question)
    shown = [tile.words for tile in tiles(player)]
    assert (
        shown
        == [*(capital(label) for _, label in group.options), player.word("back")][: len(shown)]
    )
    assert player.play.log == log, "nothing is answered yet"
    player.tap_label(dict(group.options)["blueprint.mine-1"])
    assert [entry.value for entry in player.play.log[len(log) :]] == ["blueprint.mine-1"]
    assert player.play.ask.key == TURN
    assert player.table.told != group.question
    player.tap(player.taps["undo"])
    assert player.play.log == log


@pytest.mark.parametrize("leave", ["a tap on Back", "escape"])
def test_a_group_that_was_opened_by_mistake_is_closed_again(player, leave):
    set_up(player)
    log, asked = list(player.play.log), player.table.told
    player.tap_label(player.presenter.session.ask.groups["scientist"].label)
    if leave == "escape":
        player.press("escape")
    else:
        player.tap_label(player.word("back"))
    assert player.table.told == asked
    assert player.play.log == log


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_a_picture_in_place_of_the_moves_has_one_page(player, text_scale):
    player.presenter.set("text_scale", text_scale)
    player.begin(options={"help": "guided"}, seed="1")
    session = player.presenter.session
    while session.play.ask.key != "on-mars.lay-missions":
        session.answer(usual_answer(session.play))
    player.later(1)
    player.presenter.show_step()
    assert player.table.step.picture.instead
    assert len(player.table.pages) == 1


def test_in_big_mode_a_question_has_a_page_after_the_moves(player):
    player.presenter.set("big", True)
    player.begin(options={"help": "quick"}, seed="3")
    session = player.presenter.session
    while session.play.ask.key != "on-mars.your-journey" or not player.table.worded.items:
        session.answer(usual_answer(session.play))
        player.later(1)
        player.presenter.show_step()
    *moves, question = player.table.pages
    assert all(page.big and not page.asks for page in moves)
    assert question.asks
    assert question.title.endswith("?")
    chips = [*[str(item.number) for page in moves for item in page.items], "?"]
    assert set(chips[1:]) <= set(player.seen)
    alike = [page for page in player.table.pages if page.past == player.table.page.past]
    assert player.primary.face.note == (f"1 / {len(alike)}" if len(alike) > 1 else "")


def test_a_turn_of_his_that_is_over_before_anything_is_asked_has_a_header_of_its_own(player):
    player.begin(options={"help": "guided"}, seed="1")
    session = player.presenter.session
    while session.play.ask:  # what is printed on the Lab is known then
        session.answer(usual_answer(session.play))
    player.begin(options={"help": "guided"}, seed="4")
    session, card = player.presenter.session, None
    while card is None or session.play.ask.key != "on-mars.your-journey":
        session.answer(usual_answer(session.play))
        player.later(1)
        player.presenter.show_step()
        said = [say for say in session.play.says if say.key == "on-mars.card"]
        card = said[-1].args["card"].upper() if said else None
    assert player.table.page.past
    over = picture_header(player.table.worded.view.in_turn_over(player.table.worded.past))
    assert over.steps[over.current] == over.title == "Lacerda"
    assert any(f"Card {card}" in words for words in player.seen)


def test_where_a_report_asks_more_back_takes_it_alone_back(player):
    player.begin(options={"help": "guided", "map": "on"}, seed="1")
    session = player.presenter.session
    while session.play.ask.key != "on-mars.table":
        session.answer(usual_answer(session.play))
    answered = len(session.play.log)
    session.answer("advanced")
    player.later(1)
    player.presenter.show_step()
    assert session.asks_more
    player.tap(player.taps["back"])
    assert session.play.ask.key == "on-mars.table"
    assert len(session.play.log) == answered
    assert "back" not in player.taps


@pytest.mark.parametrize("size", [(800, 480), (720, 1280)])
def test_in_big_mode_the_sign_of_a_move_takes_nothing_from_its_noun(open_app, size):
    player = open_app(size=size, big=True)
    player.begin(options={"help": "guided"}, seed="3")
    session, table, signed = player.presenter.session, player.table, 0
    for _ in range(30):
        for page in (each for each in table.pages if each.big):
            nouns = []
            for sign in (page.items[0].sign, ""):
                p = Painter(Canvas(), 0, size[1], table.frame.unit)
                items = [replace(page.items[0], sign=sign)]
                step.draw(p, table.frame, table.step, replace(page, items=items))
                nouns.append(max(p.drawn, key=lambda line: line.size))
            assert nouns[0].size == nouns[1].size, page.items[0].move
            signed += nouns[0][1:3] != nouns[1][1:3]
        session.answer(usual_answer(session.play))
        player.later(1)
        player.presenter.show_step()
    assert signed > 10, "words make room for a sign"


def test_in_big_mode_a_button_tells_that_it_is_on_and_leaves_it_at_the_move_in_sight(player):
    player.presenter.set("big", True)
    player.begin(options={"help": "quick"}, seed="3")
    session = player.presenter.session
    while len(player.table.step.items) < 3:
        session.answer(usual_answer(session.play))
        player.later(1)
        player.presenter.show_step()
    player.tap(player.primary)
    (shown,) = player.table.page.items
    assert player.taps["leave-big"].face.words == "Leave big mode"
    player.later(1)
    player.tap(player.taps["leave-big"])
    assert not player.presenter.settings.big
    assert shown in player.table.page.items
    assert "leave-big" not in player.taps


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tech_of_his_that_you_used_is_named_in_what_was_told_so_far(open_app, language):
    player = open_app(language=language)
    player.begin(options={"help": "quick"}, seed="3")
    session = player.presenter.session
    used = []
    while not used:
        session.answer(usual_answer(session.play))
        options = getattr(session.play.ask, "options", ())
        used = [each for each in options if group_of(each) == "used-tech"]
    player.later(1)
    player.presenter.change(lambda: session.answer(used[0]))
    player.turn_to_question()
    ((_, told, _),) = session.reported()
    words = " ".join(line.words for line in player.taps["told"].drawn)
    assert told.rpartition(":")[2].strip() in words


def test_undo_goes_back_a_page_before_anything_is_answered(player):
    player.presenter.set("text_scale", 1.5)
    player.presenter.open_play("classic", new=True)
    player.frames()
    assert len(player.table.pages) > 1
    assert player.taps["undo"].disabled
    player.later(1)
    player.tap(player.primary)
    assert player.table.at == 1
    player.later(1)
    player.tap(player.taps["undo"])
    assert player.table.at == 0
    assert player.play.log == []


def test_a_group_that_is_closed_shows_the_page_that_was_left(player):
    """What stood on the pages before was done: it is not to be done again."""
    set_up(player)
    while True:
        table = player.table
        if len(table.pages) > 1 and table.worded.wording.groups and table.worded.reports:
            break
        player.presenter.session.answer(usual_answer(player.play))
        player.later(1)
        player.presenter.show_step()
        player.frames()
    for _ in table.pages[1:]:
        player.tap(player.primary)
    left = table.at
    assert left == len(table.pages) - 1 > 0
    player.tap(next(tap for tap in player.choices if tap.value in table.worded.wording.groups))
    player.tap_label(player.word("back"))
    assert player.table.at == left


def test_what_was_told_before_a_group_was_opened_has_no_picture_in_it(player):
    """A Mission's cube that was moved is not to be moved again."""
    player.begin(options={"help": "quick"}, seed="1")
    session, chance = player.presenter.session, random.Random(1)
    while [say.key for say in session.play.says][:1] != ["on-mars.contribution"] or (
        session.play.ask.key != "on-mars.your-journey"
    ):
        session.answer(likely_answer(session.play, chance))
    player.later(1)
    player.presenter.show_step()
    assert player.table.step.picture
    player.presenter.show("table", group="travel")
    assert player.table.worded.items
    assert player.table.step.picture is None


def test_next_in_an_open_group_answers_nothing_and_reads_the_choices(player, voice):
    set_up(player)
    log, group = list(player.play.log), player.presenter.session.ask.groups["contract"]
    player.tap_label(group.label)
    player.press("enter")
    assert player.play.log == log
    assert all(label in voice.said[-1] for _, label in group.options)


def test_undo_says_what_it_takes_back_and_redo_puts_it_back(player):
    player.begin()
    player.tap_choice("cards")
    before, step = list(player.play.log), player.table.told
    player.next()
    assert player.taps["undo"].spoken == player.presenter.session.undo_label
    assert player.presenter.session.undo_label
    player.tap(player.taps["undo"])
    assert player.play.log == before
    assert player.table.told == step
    assert player.presenter.session.taken_back in " ".join(player.seen)
    player.tap(player.taps["redo"])
    assert len(player.play.log) > len(before)


def test_undo_goes_back_to_the_first_answer_and_then_rests(player):
    player.begin()
    player.next()
    player.press("u")
    assert player.play.log == []
    player.press("u")
    assert player.presenter.trouble == player.presenter.words("core.refused-undo")


def test_the_arrow_is_pale_for_as_long_as_a_press_would_not_count(player):
    player.begin()
    assert player.primary.face.waits
    before = len(player.play.log)
    player.tap(player.primary, after=0.2)
    assert len(player.play.log) == before
    assert player.primary.face.waits
    player.later(0.4)
    assert player.primary.face.waits, "the screen that was left is still under the finger"
    player.later(0.2)
    assert not player.primary.face.waits
    player.tap(player.primary, after=0)
    assert len(player.play.log) > before
    assert player.primary.face.waits
    player.later(0.35)
    assert not player.primary.face.waits, "the setup goes on: it is nobody else's turn"


def test_the_arrow_is_pale_for_longer_where_a_press_would_end_a_turn(player):
    player.begin()
    player.reach("on-mars.table")
    player.presenter.show_step()
    player.later(0.5)
    assert player.primary.face.waits
    player.later(0.6)
    assert not player.primary.face.waits


def test_a_second_tap_within_300_ms_changes_nothing(player):
    player.begin()
    player.next()
    log = list(player.play.log)
    primary = player.choices[0]
    player.tap(primary, after=0.29)
    assert player.play.log == log
    player.tap(player.choices[0], after=0.02)
    assert len(player.play.log) > len(log)


def test_a_key_held_down_counts_once(player, window):
    player.begin()
    for _ in range(5):
        player.now += 1
        window.dispatch("on_key_down", 13, 0, None, [])
    window.dispatch("on_key_up", 13, 0)
    assert len([entry for entry in player.play.log if entry.by == "player"]) == 1


def test_die_steps_through_the_choices_where_none_is_safe_and_next_takes_it(player, voice):
    player.begin(options={"deck": "physical", "help": "quick"})
    while player.play.ask.default is not None:
        player.next()
    log, options = list(player.play.log), player.presenter.session.ask.options
    if len(options) > FEW:
        assert f"{len(options)} choices." in voice.said[-1]
        player.press("enter")
        assert player.play.log == log, "Next reads them all and takes none"
    assert all(label in voice.said[-1] for _, label in options)
    for _, label in options:
        player.press("d")
        (focused,) = [choice for choice in player.choices if choice.face.marked]
        assert (focused.words, voice.said[-1]) == (label, label)
    player.press("d")
    assert player.taps["more"].focused
    assert voice.said[-1] == player.word("the-die")
    player.press("d")
    assert player.taps["menu"].focused
    assert player.play.log == log
    player.press("d")
    player.press("enter")
    assert player.play.log[len(log)].value == options[0][0]


COUNTED = "on-mars.your-colonists"


def count(player):
    """Come to a question for a small number of which one is likely: your Colonists."""
    player.begin(options={"help": "quick", "map": "off"})
    session = player.presenter.session
    while "colonists" not in [value for value, _ in session.ask.options]:
        session.answer(usual_answer(session.play))
    player.now += 1
    session.answer("colonists")
    player.presenter.show_step()
    player.frames()
    assert player.play.ask.key == COUNTED
    return player.table.answers


def test_a_number_starts_at_its_default_and_is_set_by_taps(player):
    dial = count(player)
    assert dial.value == player.play.ask.default
    player.tap(player.taps["greater"])
    player.tap(player.taps["greater"])
    player.tap(player.taps["less"])
    wanted = player.play.ask.default + 1
    assert dial.value == wanted
    player.tap(player.primary)
    answers = [entry for entry in player.play.log if entry.key == COUNTED]
    assert answers[-1].value == wanted


def test_a_number_can_be_typed_and_next_takes_it(player):
    dial = count(player)
    player.press("2")
    assert dial.value == 2
    player.press("enter")
    answers = [entry for entry in player.play.log if entry.key == COUNTED]
    assert answers[-1].value == 2


def test_each_step_is_spoken_once_and_repeat_says_it_again(player, voice):
    player.begin()
    voice.said.clear()
    player.next()
    session = player.presenter.session
    line = session.spoken
    assert line.endswith("Next: Short game.")
    assert voice.said == [line]
    player.press("r")
    assert voice.said[1].startswith(line)
    assert all(label in voice.said[1] for _, label in session.ask.menu)


def test_without_a_voice_its_tool_says_so(player, voice):
    set_up(player)
    voice.reason = Problem("core.sound-no-device")
    player.presenter.refresh_status()
    player.tap(player.button(player.word("no-voice")))
    assert player.presenter.words("core.sound-no-device") in player.presenter.notices[0]
    player.presenter.set("language", "fr")
    player.presenter.refresh_status()
    assert player.presenter.mute == "Il n’y a pas de sortie audio. Branchez-en une."


def test_why_shows_the_reason(player):
    player.begin()
    player.press("w")
    shown = [words for _, words in player.app.host.screen.text.paragraphs]
    assert player.app.host.screen.name == "reading"
    assert player.presenter.session.ask.why in " ".join(shown)
    player.press("escape")
    assert player.app.host.screen.name == "table"


def test_buttons_post_from_another_thread(player):
    from threading import Thread

    player.begin()
    player.now += 1
    thread = Thread(target=player.app.post, args=("next",))
    thread.start()
    thread.join()
    player.frames()
    assert len(player.play.log) == 1


def test_what_was_taken_back_is_told_below_the_question_beside_a_number_pad(player):
    player.presenter.open_play("score-pad", new=True)
    player.reach("score-pad.line")
    player.next()
    player.tap(player.taps["undo"])
    strip, keys = player.taps["strip"], [player.taps[f"key-{key}"] for key in range(10)]
    assert all(not strip.collide_widget(key) for key in keys)


def test_a_disk_that_fails_is_told_in_a_strip(player, monkeypatch):
    player.begin()

    def fail(self):
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(Store, "_connect", fail)
    player.presenter.sessions._store.close()
    player.next()
    player.frames()
    assert player.presenter.notices == player.presenter.session.notices
    strip = player.taps["strip"]
    assert strip.words.endswith(player.presenter.notices[0].partition(". ")[0]), (
        "the rest is a tap away"
    )
    assert strip.height > 0


def test_what_goes_wrong_in_a_play_is_told_and_the_play_stays(player, monkeypatch):
    player.begin()
    player.next()
    log = list(player.play.log)
    monkeypatch.setattr(type(player.play), "answer", lambda *_: 1 / 0)
    player.next()
    assert player.presenter.trouble == player.word("trouble")
    monkeypatch.undo()
    assert player.play.log == log
    player.next()
    assert len(player.play.log) > len(log)


@pytest.mark.parametrize("help_", hardest("cards", "quick"))
def test_a_whole_game_by_taps_on_next(player, help_):
    """In cards only there is the least between the first and the last tap."""
    player.begin(options={"help": help_}, seed="3")
    session = player.presenter.session
    while not LONG and not session.play.state()["end"]["last_round"]:
        session.answer(usual_answer(session.play))
    player.now += 1
    player.presenter.show_step()
    for _ in range(3000):
        if player.play.over:
            break
        player.next()
    assert player.play.over
    verdict = player.presenter.session.says[-1].text
    assert verdict.split()[0] in " ".join(player.seen)
    player.tap(player.taps["undo"])
    assert not player.play.over
    player.next()
    player.tap(player.primary)
    assert player.app.host.screen.name == "home"
    assert not player.presenter.sessions.waiting("on-mars")


@pytest.mark.parametrize("screen", list(KINDS))
def test_every_screen_survives_every_intent(player, screen):
    player.begin()
    for intent in ("next", "die", "undo", "repeat", "help", "why", "qr", "adjust"):
        if player.presenter.sessions.current is None:
            player.begin()
        player.presenter.show(screen, **({"game": "on-mars"} if screen == "setup" else {}))
        player.now += 1
        player.app.perform(intent)
        player.frames(1)


def test_a_long_game_leaves_no_widgets_behind(player):
    def alive():
        gc.collect()
        return sum(issubclass(type(each), EventDispatcher) for each in gc.get_objects())

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
            assert player.app.host.screen.name == "die"
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
    """The words lie where the table was drawn: a tap meant for that must answer nothing."""
    player.begin()
    player.next()
    player.next()
    player.tap(player.taps["undo"])
    answers = len(player.play.log)
    player.tap(player.taps["strip"])
    assert len(player.play.log) == answers
    player.press("escape")
    player.tap(player.taps["redo"])
    assert len(player.play.log) == answers + 1


def test_undo_tells_what_to_put_back_on_the_table(player, voice):
    set_up(player)
    player.tap_choice("building.generator")
    moves = [item.move.text for item in player.table.worded.items]
    assert moves
    player.presenter.session.undo()
    player.presenter.show_step()
    player.frames()
    assert not player.table.worded.items
    assert str(len(moves)) in " ".join(player.seen)
    plain = "; ".join(move.replace("**", "") for move in moves[::-1])
    assert str(len(moves)) in voice.said[-1]
    assert plain not in voice.said[-1], "none sounds like a move to make"
    player.press("r")
    assert plain in voice.said[-1]
    player.tap(player.taps["strip"])
    reversed_ = [words for kind, words in player.app.host.screen.text.paragraphs]
    assert reversed_ == moves[::-1], "the last is reversed first"
    player.tap(player.primary)
    assert player.app.host.screen is player.table


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_much_to_take_back_on_the_table_is_told_whole(open_app, language):
    player = open_app(size=(720, 1280), language=language, text_scale=1.5)
    player.presenter.open_play("classic", new=True, seed="1")
    session = player.presenter.session
    while session.play.ask.key != "classic.report":
        session.answer(usual_answer(session.play))
    session.answer(session.play.ask.default)
    while not session.put_back:
        session.undo()
    player.later(1)
    player.presenter.show_step()
    player.frames()
    strip = player.taps["strip"]
    count = player.word("put-back-count", count=len(session.put_back))
    assert count in [line.words for line in strip.drawn]
    heights = [(line.low, line.top) for line in strip.drawn]
    assert max(map(max, heights)) - min(map(min, heights)) <= strip.height


def test_what_was_only_offered_is_not_to_be_taken_back(player):
    player.presenter.open_play("ares", new=True, options={"deck": "physical"})
    while player.play.ask.key != "ares.phase":
        player.presenter.session.answer(usual_answer(player.play))
    player.presenter.session.answer("action")
    player.presenter.session.answer("development")
    player.presenter.session.answer("done")
    player.presenter.show_step()
    moves = [item.move for item in player.table.worded.items]
    assert [move.plain for move in moves if move.offered]
    player.presenter.session.undo()
    assert not [move for move in player.presenter.session.put_back if move.offered]


def test_moves_that_undo_comes_back_to_are_done_and_not_said_again(player, voice):
    set_up(player)
    player.tap_choice("building.generator")
    moves = [item.move.text.replace("**", "") for item in player.table.worded.items]
    player.presenter.session.answer("ship")
    player.presenter.session.undo()
    player.presenter.show_step()
    assert [item.move.text.replace("**", "") for item in player.table.worded.items] == moves
    assert all(item.done for item in player.table.worded.items)
    assert not any(move in voice.said[-1] for move in moves)


def test_undo_closes_what_was_opened_before_it_takes_anything_back(player):
    set_up(player)
    log = list(player.play.log)
    player.tap(next(tap for tap in tiles(player) if tap.value == "building"))
    assert player.table.step.question.title == "What did you build?"
    assert not player.table.worded.items
    player.tap(player.taps["undo"])
    assert player.table.step.question.title != "What did you build?"
    assert player.play.log == log


def test_why_leads_back_to_the_choices_that_were_open(player):
    set_up(player)
    player.tap(next(tap for tap in tiles(player) if tap.value == "building"))
    player.press("w")
    player.tap(player.primary)
    assert player.table.step.question.title == "What did you build?"


def test_the_tiles_of_both_sides_stand_in_one_order(player):
    set_up(player)
    orders = []
    for side in ("orbit", "colony"):
        while player.play.state()["you"]["side"] != side or player.play.ask.key != TURN:
            answer = usual_answer(player.play)
            if player.play.ask.key == "on-mars.your-journey":
                answer = player.play.ask.options[-1]
            player.presenter.session.answer(answer)
        player.presenter.show_step()
        orders.append([tap.value for tap in tiles(player)])
    orbit, colony = orders
    assert [value for value in orbit if value in colony] == colony


@pytest.mark.parametrize(("size", "language"), STANCES, ids=str)
@pytest.mark.parametrize("game", ["on-mars", "dice", "ares", "classic"])
def test_undo_is_told_whatever_else_is_shown(open_app, game, language, size):
    player = open_app(size, language=language)
    player.now += 1
    player.presenter.open_play(game, new=True)
    session = player.presenter.session
    while not (session.play.fields and session.play.turn):
        session.answer(usual_answer(session.play))
    session.answer(usual_answer(session.play))
    session.undo()
    player.presenter.show_step()
    player.frames()
    assert "redo" in player.taps


def test_the_way_back_from_a_group_stands_beside_the_primary_button(player):
    set_up(player)
    group = player.presenter.session.ask.groups["building"]
    player.tap_label(group.label)
    back, tiled = player.taps["beside-0"], [tile for tile in tiles(player) if tile.value != "back"]
    assert back.words == player.word("back")
    assert back.y == player.primary.y
    assert len(tiled) == len(group.options)
    assert len({tile.x for tile in tiled}) == len({tile.width for tile in tiled}) * 3


def test_where_he_builds_the_picture_leaves_the_table_its_room(player):
    player.begin(options={"help": "guided"}, seed="1")
    session, found = player.presenter.session, []
    while session.play.ask.key != "on-mars.score-track":
        session.answer(usual_answer(session.play))
        if session.play.ask.key == "on-mars.construct":
            player.now += 1
            player.presenter.show_step()
            found += [page for page in player.table.pages if page.picture and len(page.items) == 4]
    assert found
    bare = [page for page in found if not page.lanes]
    assert len(bare) <= len(found) / 4, "only what a move must tell takes that room"


def test_what_his_card_says_stands_above_its_first_move_or_in_the_header_but_not_in_both(player):
    player.begin(options={"help": "guided"}, seed="1")
    named, before = set(), 0
    while player.play.ask.key != "on-mars.score-track":
        step, (first, *others) = player.table.step, player.table.pages
        if step.name:
            named.add(bool(first.named))
            assert player.seen.count(step.name) == bool(first.named)
            assert not any(page.named for page in others)
            before += bool(first.named) and told_in_order(player, step, first)
        player.presenter.session.answer(usual_answer(player.play))
        player.now += 1
        player.presenter.show_step()
        player.frames(1)
    assert named == {True, False}
    assert before, "in no step something is done before the card"


def told_in_order(player, step, page):
    """Tell whether moves stand before the name of the step, and check that they do."""
    low = {line.words: line.low for line in player.table.drawn}
    lines = [item for item in page.items if item.move.plain in low]  # those that take one
    for item in lines:
        above = low[item.move.plain] > low[step.name]
        assert above == (item.number < step.named), item.move.plain
    return bool(lines) and lines[0].number < step.named
