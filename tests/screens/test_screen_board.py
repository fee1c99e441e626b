"""The table in kv, with real taps in a real window."""

from __future__ import annotations

from itertools import product
from math import hypot
from random import Random
from typing import Any

import pytest

from companion.engine.autoplay import likely_answer, usual_answer
from companion.engine.log import is_main
from companion.games import find
from companion.games.on_mars.pictures.cells import cells
from companion.phrases.phrasebook import capital
from companion.screens.board.moves import around_noun, arranged
from companion.screens.drawing.text import wrap
from companion.screens.models.offer import ALL_DONE
from companion.screens.models.step import Answer, MoveLine
from companion.screens.services.sessions import usual_options
from companion.screens.theme import theme
from companion.screens.widgets.words import Words
from companion.testing.long import LONG
from kit.board_fitting import covered, faults, place, visible
from kit.boards import BOX
from kit.fitting import hardest, paired
from kit.on_board import by_text, by_value, cut, reach, read, texts, touch_hex
from tools.presses import SdlFinger

THEMES = ("night", "day", "contrast")


def test_a_tap_on_the_orange_button_ticks_and_then_answers(on_board: Any) -> None:
    player = on_board()
    screen, play = player.app.host.screen, player.play
    while play.ask.key != "on-mars.setup-board":
        player.presenter.session.answer(usual_answer(play))
    player.presenter.game.show_step()
    player.frames(3)
    answers = len(play.log)
    for _ in range(screen.controller.ticks_left + 1):
        assert len(play.log) == answers
        player.tap(screen.ids.bar.ids.primary)
        player.frames(3)
    assert len(play.log) > answers


def test_each_round_has_its_own_name_beside_his_first_move(on_board: Any) -> None:
    player, named = on_board(seed="11"), set[str]()
    while player.play.turn < 4:
        if "on-mars.card" in [said.key for said in player.play.says]:
            player.presenter.game.show_step()
            player.frames(2)
            title = player.table.step.event.title
            assert title in player.seen
            named.add(title)
            banner, stage = player.table.ids.banner, player.table.ids.stage
            assert not player.table.ids.event.items
            assert banner.height < 0.7 * stage.height, "the board is in sight below"
        player.presenter.session.answer(usual_answer(player.play))
    assert len(named) > 1


@pytest.mark.parametrize(("size", "most"), [((800, 480), 4), ((720, 1280), 3)])
def test_what_one_tap_takes_is_in_sight(on_board: Any, size: Any, most: int) -> None:
    player, lists = on_board(size=size, options={"help": "quick"}), 0
    screen, rng = player.app.host.screen, Random(3)
    while lists < (12 if LONG else 5):
        left = screen.controller.ticks_left + 1
        if ALL_DONE in [each.value for each in screen.step.answers] and left <= most:
            lists += 1
            assert screen.in_sight >= left, texts(screen)
        if screen.step.asks_ahead:
            assert screen.in_sight >= left, "the moves before what is asked, and that"
        player.presenter.session.answer(likely_answer(player.play, rng, 0.7))
        player.presenter.game.show_step()
        player.frames(2)


def test_a_long_list_has_smaller_letters_so_that_more_of_it_is_in_sight(
    usual_window: None,
) -> None:
    present = MoveLine(1, "Move 1 **Crystal** into his Depot", state="present")
    coming = [MoveLine(at, "Put 1 Crystal below his Depot.") for at in range(2, 10)]
    few, many = (arranged([present, *coming[:count]], (328, 328)) for count in (2, 7))
    assert len(few.coming) == 2
    assert len(many.coming) == 7
    assert few.coming[0].size > many.coming[0].size == 20


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_list_of_a_later_set_up_is_taken_by_one_tap(on_board: Any, language: str) -> None:
    """With the taps on its tile and on Start, that is 14 to the first turn."""
    player, taps = on_board(language=language), 0
    player.presenter.store.box("on-mars").update(BOX)
    options = usual_options(find("on-mars"), player.presenter.settings)
    player.now += 1
    player.presenter.game.open("on-mars", new=True, options=options, seed="7")
    screen = player.app.host.screen
    while not player.play.turn:
        player.frames(3)
        player.now += 3
        step, taps = screen.step, taps + 1
        if ALL_DONE in [each.value for each in screen.answers]:
            screen.take(ALL_DONE)
        elif step.places:
            screen.pick(step.places[0])
        else:
            screen.take(next(each for each in step.tiles if each.enabled).value)
    assert taps == 12


def test_an_answer_is_tapped_by_what_it_says(on_board: Any) -> None:
    player = on_board()
    screen, play = player.app.host.screen, player.play
    wanted = (*screen.step.answers, *screen.step.tiles)[0]
    player.tap(by_text(screen, wanted.text))
    assert play.log[-1].value == wanted.value


def test_the_map_fills_only_the_hexes_that_changed(on_board: Any) -> None:
    player, rng = on_board(), Random(1)
    screen, play = player.app.host.screen, player.play
    filled, all_hexes = 0, 0
    for _ in range(50):
        play.answer(likely_answer(play, rng))
        player.presenter.game.show_step()
        player.frames(2)
        if play.turn:
            filled, all_hexes = filled + screen.ids.map.map.redrawn, all_hexes + 91
    assert 0 < filled < 0.5 * all_hexes


@pytest.mark.parametrize(("look", "size"), hardest(*paired(THEMES, [(720, 1280), (800, 480)])))
def test_no_step_leaves_a_trace_in_the_log(
    on_board: Any, caplog: pytest.LogCaptureFixture, look: str, size: tuple[int, int]
) -> None:
    player, rng = on_board(look=look, size=size, motion=False), Random(2)
    play = player.play
    for _ in range(40):
        play.answer(likely_answer(play, rng))
        player.presenter.game.show_step()
        player.frames(2)
    assert [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")] == []
    assert player.presenter.notices == []
    assert not player.table.step.notice


def test_die_steps_through_the_answers_then_the_die_and_the_menu(on_board: Any, voice: Any) -> None:
    player = on_board()
    screen = reach(player, "on-mars.draws")
    answers = [answer.text for answer in (*screen.step.answers, *screen.step.tiles)]
    heard = []
    for _ in range(len(answers) + 2):
        screen.do_die()
        heard.append(voice.said[-1])
    assert heard[-2:] == [player.word("the-die"), player.word("menu")]
    assert len(heard) == len(set(heard))
    screen.do_die()
    assert voice.said[-1] == heard[0]
    log, wanted = list(player.play.log), screen.focus.target.item.value
    player.now += 1
    screen.pick(0)
    assert player.play.log == log, "the key 0 takes nothing"
    screen.do_next()
    answered = {prompt.key: entry.value for prompt, entry in player.play.answered()}
    assert answered["on-mars.draws"] == wanted


def test_next_where_nothing_is_marked_says_how_to_choose(on_board: Any, voice: Any) -> None:
    player = on_board()
    screen = reach(player, "on-mars.lay-map")
    log = list(player.play.log)
    player.press("enter")
    assert player.word("step", choices="") in voice.said[-1]
    assert ".." not in voice.said[-1]
    player.tap(screen.ids.bar.ids.primary)
    assert voice.said[-1].startswith(player.word("choose-one", choices=""))
    assert not any(button in voice.said[-1] for button in ("Next", "Die"))
    assert player.play.log == log


def test_a_hex_is_chosen_by_its_column_and_then_by_itself(on_board: Any, voice: Any) -> None:
    player = on_board()
    screen = reach(player, "on-mars.lay-map")
    columns, log = sorted({place[0] for place in screen.step.places}), list(player.play.log)
    screen.do_die()
    screen.do_next()
    player.now += 1
    screen.do_undo()
    assert voice.said[-1] == screen.said_again, "Die held closes the column"
    assert player.play.log == log
    for letter in columns[:3]:
        screen.do_die()
        assert voice.said[-1] == player.word("line-of-places", line=letter)
    screen.do_next()
    hexes = [place for place in screen.step.places if place[0] == columns[2]]
    first = voice.said[-1]
    named = [first]
    for _ in hexes[1:]:
        screen.do_die()
        named.append(voice.said[-1])
    assert sorted(named) == sorted(hexes)
    player.now += 1
    screen.do_next()
    assert player.play.log[-1].value == f"generator.{named[-1]}"


def test_what_can_go_to_the_map_is_named_before_the_hexes(on_board: Any, voice: Any) -> None:
    player = on_board()
    reach(player, "on-mars.table")
    player.now += 1
    player.presenter.game.change(lambda: player.presenter.session.answer("building"))
    player.frames()
    screen, kinds = player.app.host.screen, [tile.text for tile in player.table.step.tiles]
    screen.do_die()
    assert voice.said[-1] in kinds
    player.now += 1
    screen.do_next()
    assert not screen.step.kind_first
    places, picked = screen.step.places, screen.step.picked
    player.now += 1
    if not picked:
        screen.do_die()
        picked = voice.said[-1]
        assert picked in places
    screen.do_next()
    assert str(player.play.answered()[-1][1].value).endswith(f".{picked}")


def test_the_reasons_are_read_over_the_table_and_back_at_it_the_move_is_said_again(
    on_board: Any, voice: Any
) -> None:
    player = on_board()
    screen = reach(player, "on-mars.draws")
    player.press("r")
    for leave in (
        screen.do_why,
        screen.do_menu,
        screen.do_tools,
        screen.do_adjust,
        screen.take_die,
    ):
        leave()
        player.frames(2)
        assert player.app.host.screen is not screen
        player.now += 1
        player.presenter.navigation.show_play()
        assert voice.said[-1] == screen.said_again == player.presenter.session.spoken


def test_a_notice_moves_nothing_that_can_be_tapped_and_leaves_die_where_it_is(
    on_board: Any, voice: Any
) -> None:
    player = on_board()
    screen = reach(player, "on-mars.lay-map")
    screen.do_die()
    screen.do_next()
    column = screen.focus.target.pointed[0]
    places = {name: tap.to_window(*tap.pos) for name, tap in player.taps.items()}
    player.now += 2
    player.presenter.announce(player.word("trouble"))
    player.frames(3)
    taps = player.taps
    assert {name: taps[name].to_window(*taps[name].pos) for name in places} == places
    assert [notice.text for notice in screen.passing] == [screen.ids.passing.children[0].item.text]
    assert screen.focus.target.pointed[0] == column
    screen.do_die()
    assert voice.said[-1][0] == column


def test_a_notice_that_came_by_itself_is_over_with_the_next_step(on_board: Any) -> None:
    player = on_board()
    screen = reach(player, "on-mars.table")
    assert screen.tiles
    player.now += 2
    player.presenter.announce(player.word("trouble"))
    player.frames(3)
    assert screen.passing
    assert not screen.step.notice
    player.now += 2
    screen.do_next()
    assert [notice.text for notice in screen.passing] == [player.word("unreported")]


def test_die_held_too_soon_takes_back_nothing(on_board: Any) -> None:
    player = on_board()
    player.presenter.game.change(lambda: player.presenter.session.answer(usual_answer(player.play)))
    answers = len(player.play.log)
    player.app.host.screen.do_undo()
    assert len(player.play.log) == answers
    for _ in range(2):
        player.now += 1
        player.table.undo()
    assert player.presenter.trouble == player.presenter.words("core.refused-undo")


def test_a_number_is_set_by_two_buttons(on_board: Any, voice: Any) -> None:
    player = on_board("score-pad")
    while not player.app.host.screen.step.number:
        player.presenter.session.answer(usual_answer(player.play))
        player.presenter.game.show_step()
        player.frames()
    screen = player.app.host.screen
    player.frames(3)
    screen.do_die()
    first = int(voice.said[-1])
    screen.do_die()
    assert int(voice.said[-1]) > first


def test_a_turn_in_which_nothing_was_reported_does_not_end_by_a_press_too_much(
    on_board: Any,
) -> None:
    player = on_board()
    screen = reach(player, "on-mars.table")
    player.presenter.guard.start()
    player.now += 0.5
    screen.do_next()
    assert player.play.ask.key == "on-mars.table"
    player.now += 2
    screen.do_next()
    assert player.play.ask.key != "on-mars.table" or player.play.turn > 1
    assert screen.step.notice.text == player.word("unreported")
    player.now += 2
    player.frames(3)
    player.tap(player.taps["notice-reopen"])
    assert player.play.ask.key == "on-mars.table"


def test_where_it_went_otherwise_the_hexes_that_he_could_have_chosen_are_lit(
    on_board: Any,
) -> None:
    player = on_board(seed="3", options={})
    while player.play.ask.key != "on-mars.build-at":
        player.presenter.session.answer(usual_answer(player.play))
    known = player.play.ask.args
    player.presenter.game.show_step()
    player.frames(3)
    player.tap(player.button("Another hex or none"))
    player.frames(3)
    screen = player.table
    shown = cells(screen.ids.map.view, screen.ids.map.places, "", 0, "lacerda")
    lit = [name for name, cell in shown.items() if cell.mark == "allowed"]
    assert {*lit} == {*known["equals"]} - {known["hex"]}
    assert lit
    elsewhere = next(name for name in screen.step.places if name not in lit)
    touch_hex(player, elsewhere)
    touch_hex(player, lit[0])
    player.tap(player.primary)
    given = [entry.value for entry in player.play.log if entry.by == "player"]
    assert given[-2:] == ["differs", lit[0]]


def test_the_end_of_your_turn_stands_out_once_something_is_reported(on_board: Any) -> None:
    player = on_board()
    reach(player, "on-mars.table")
    orange, plain = player.table.ids.bar.ids.primary, player.primary
    assert (plain.text, orange.disabled) == ("End turn", True), "the orange one says what to do"
    player.tap(by_value(player, "colonist.obtain-blueprint"))
    player.frames()
    assert player.primary == orange
    assert (orange.text, orange.disabled) == ("End turn", False)
    player.tap(player.taps["chip-0"])
    player.frames()
    assert (player.primary.text, orange.disabled) == ("End turn", True)


def test_no_notice_hides_his_card(on_board: Any) -> None:
    player = on_board(seed="3")
    screen = player.table
    while player.play.whose != "bot":
        player.presenter.session.answer(usual_answer(player.play))
    player.presenter.game.show_step()
    player.frames()
    while not (screen.step.card and screen.step.present.kind == "move"):
        player.tap(player.primary)
        player.frames()
    assert screen.ids.side.card
    player.now += 2
    player.presenter.announce(player.word("trouble"))
    player.frames(3)
    assert screen.passing
    assert screen.ids.side.card
    assert cut(screen) == []


def come_to(player: Any, key: str) -> Any:
    """Come to the first move of a step."""
    while player.play.ask.key != key:
        player.presenter.session.answer(usual_answer(player.play))
    player.presenter.game.show_step()
    player.frames(3)
    return player.table


def come_to_his_rover(player: Any) -> Any:
    """End a turn with nothing reported; his Rover's move is announced with the next action."""
    while player.play.turn < 2 or player.play.ask.key != "on-mars.table":
        player.presenter.session.answer(usual_answer(player.play))
    player.presenter.session.answer("next")
    player.presenter.game.show_step()
    player.frames(3)
    assert player.play.ask.key == "on-mars.research-gives"
    return player.table


def test_undo_leads_to_your_own_answer_and_nothing_that_was_not_made_is_to_be_taken_back(
    on_board: Any,
) -> None:
    player = on_board(seed="3", options={})
    screen = come_to_his_rover(player)
    player.tap(player.taps["undo"])
    player.frames(3)
    assert player.play.ask.key == "on-mars.table"
    assert player.play.log[-1].value != "next"
    assert screen.step.notice.text == "Undone: you ended your turn."
    assert player.presenter.session.put_back == []


def test_undo_of_a_tick_opens_again_what_could_have_gone_otherwise(on_board: Any) -> None:
    player = on_board(seed="3", options={})
    screen = come_to_his_rover(player)
    while "Rover" not in screen.step.present.text:
        player.tap(player.primary)
    player.tap(player.primary)
    assert "tile" in screen.step.present.text
    player.tap(player.taps["undo"])
    player.frames(3)
    assert "Rover" in screen.step.present.text
    assert player.play.ask.key == "on-mars.rover-to"
    assert "Another hex or none" in [tap.words for tap in player.taps.values()]
    assert player.presenter.session.put_back == [], "the tile was not taken yet"


def test_what_undo_took_back_is_said_until_the_next_tick(on_board: Any) -> None:
    player = on_board(seed="3", options={})
    screen = come_to_his_rover(player)
    player.tap(player.taps["undo"])
    player.tap(player.primary, after=2)
    assert player.play.ask.key == "on-mars.rover-to"
    player.frames(3)
    player.tap(player.button("All done"))
    assert player.play.ask.key == "on-mars.research-gives"
    player.tap(player.taps["undo"], after=0.4)
    player.frames(3)
    assert screen.step.notice.text == "Undone: All done."
    assert screen.step.moves[0].state == "present", "also soon after All done"
    player.tap(player.primary)
    assert screen.step.notice is None
    player.tap(player.taps["undo"])
    assert screen.step.notice.text == player.word("unreported"), "a tick is no answer"


def test_a_question_without_room_is_not_replaced_by_a_mark_alone(on_board: Any) -> None:
    player = on_board(seed="3", options={}, text_scale=1.5)
    screen = come_to_his_rover(player)
    player.frames(3)
    moves = screen.ids.moves
    shown = [each.move for each in moves.coming]
    assert screen.step.moves[-1] not in shown
    assert [each.kind for each in moves.more] == ["move"] * len(moves.more)


def test_moves_that_have_no_room_are_counted_in_writing(on_board: Any) -> None:
    player = on_board("ares", seed="3", options={}, language="fr", text_scale=1.3)
    screen = reach(player, "ares.phase")
    while not screen.ids.moves.more:
        assert player.play.turn < 5
        player.answer()
        player.presenter.game.show_step()
        player.frames(3)
    assert player.word("more-moves", count=len(screen.ids.moves.more)) in texts(screen)
    assert faults(screen) == []


def test_nothing_grows_over_what_can_be_reported(on_board: Any) -> None:
    player = on_board("dice")
    screen = reach(player, "dice.bonus-card")
    assert screen.step.reports
    player.later(5)
    player.frames(3)
    assert not screen.grown


def shown_words(shown: Any) -> dict[str, int]:
    """Return the text sizes of the texts of a large move, from top to bottom, without its marks."""
    words = [each for each in visible(shown) if isinstance(each, Words) and each.text]
    return {each.text: each.shown_size for each in words if not each.text.isdecimal()}


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Build a **Generator**", ("Build a", "Generator", "")),
        ("Put **the Rover** on **H4**", ("Put", "the Rover", "on **H4**")),
        ("Shuffle the **Blueprints**, turn up 6", ("Shuffle the", "Blueprints,", "turn up 6")),
        ("Spaces 1–2: **Mine**, **Ship**", ("Spaces 1–2:", "Mine, Ship", "")),
        ("Prenez l’**Ingénieur** et sa figurine", ("Prenez", "l’Ingénieur", "et sa figurine")),
        ("**Rover**, 8 Advanced **markers**", ("", "Rover,", "8 Advanced **markers**")),
        ("Deal the cards", ("", "Deal the cards", "")),
    ],
)
def test_a_large_move_is_split_around_its_noun(text: str, parts: tuple[str, str, str]) -> None:
    assert around_noun(text) == parts
    assert " ".join(filter(None, parts)).replace("**", "") == text.replace("**", "")


def test_the_grown_move_has_its_hex_beside_it_and_says_how_many_come(on_board: Any) -> None:
    player = on_board(seed="3", options={})
    screen = come_to_his_rover(player)
    whole = screen.ids.stage.width
    while "Rover" not in screen.step.present.text:
        player.tap(player.primary)
    player.later(5)
    player.frames(4)
    (shown,) = screen.ids.grown.children
    coming = [move for move in screen.step.moves if move.state == "coming" and move.kind == "move"]
    assert shown.item.coming == coming
    assert shown.item.done
    assert screen.ids.map.zoomed, "its hex is large"
    assert screen.ids.stage.width < 0.7 * whole
    assert shown.x >= screen.ids.stage.right
    assert cut(screen.ids.grown) == []
    sizes = shown_words(shown)
    before, noun, place, fact = sizes
    assert (noun, fact) == ("Rover", screen.step.present.fact)
    assert place.endswith("**")
    assert min(sizes[noun], sizes[place]) >= theme.across > max(sizes[before], sizes[fact])
    cells = screen.ids.small_map.map.cells.items()
    assert [f"to **{at}**" for at, cell in cells if cell.mark == "target"] == [place]
    ticked = screen.controller.now
    player.tap(screen.ids.stage)
    assert not screen.grown
    assert screen.controller.now == ticked, "a touch beside the buttons only shrinks it"
    player.frames(4)
    assert screen.ids.stage.width == whole
    assert not screen.ids.map.zoomed


def test_a_button_beside_the_large_move_does_what_it_says(on_board: Any) -> None:
    player = on_board(options={})
    screen = come_to(player, "on-mars.setup-board")
    player.later(5)
    player.frames(4)
    assert screen.grown
    now = screen.controller.now
    player.tap(player.primary)
    assert not screen.grown
    assert screen.controller.now == now + 1
    player.later(5)
    assert screen.grown
    player.tap(player.taps["menu"])
    assert player.app.host.shown == "menu"


def tapped_there(player: Any, words: str, after: float) -> tuple[int, Any]:
    """Tap where a button is now once some seconds have passed; return what that led to."""
    player.frames(4)
    x, y = player.button(words).to_window(*player.button(words).center)
    player.later(after)
    player.frames(4)
    finger = SdlFinger()
    finger.move(round(x), round(player.window.height - y))
    for act in (finger.press, finger.lift):
        act()
        player.window.mainloop()
        player.frames(1)
    assert not player.table.grown
    return player.table.controller.now, [entry.value for entry in player.play.log]


@pytest.mark.parametrize(
    ("key", "words"), [("on-mars.space-icon", "All done"), ("on-mars.your-journey", "Travel")]
)
def test_one_tap_is_enough_after_the_move_had_time_to_grow(
    on_board: Any, key: str, words: str
) -> None:
    results = []
    for after in (1.0, 5.0):
        player = on_board(options={"map": "off"})
        player.reach(key)
        while words not in [each.words for each in player.buttons]:
            player.tap(player.primary)
        before = player.table.controller.now, [entry.value for entry in player.play.log]
        results.append(tapped_there(player, words, after))
        assert results[-1] != before
    assert results[0] == results[1]


def test_all_done_takes_no_moves_that_were_never_shown(on_board: Any) -> None:
    player = on_board(options={})
    screen = come_to(player, "on-mars.setup-board")
    player.later(5)
    player.frames(4)
    assert ALL_DONE in [each.value for each in screen.answers]
    player.press("enter")  # as a push button does: it leaves the next move large
    player.frames(4)
    assert screen.grown
    assert ALL_DONE not in [each.value for each in screen.answers]


def test_answers_that_the_large_move_covers_are_beside_the_button(on_board: Any) -> None:
    player = on_board(seed="1", options={})
    player.reach("on-mars.build-at")
    screen = player.table
    while screen.controller.ticks_left:
        player.tap(player.primary)
    player.frames(3)
    covered = [answer.text for answer in screen.tiles]
    assert covered
    player.later(5)
    player.frames(4)
    assert screen.grown
    assert [answer.text for answer in screen.answers] == covered
    assert cut(screen.ids.bar) == []
    player.tap(player.button(covered[0]))
    assert player.play.ask.key != "on-mars.build-at"
    assert not screen.grown


def test_the_small_map_hides_no_hex_that_answers(on_board: Any) -> None:
    player = on_board(seed="1", options={})
    screen, corners = player.table, set()
    small = screen.ids.small_map
    for _ in range(110):
        player.presenter.session.answer(usual_answer(player.play))
        if not player.play.turn or player.play.ask.key in ("on-mars.table", "on-mars.confirm"):
            continue
        player.now += 1
        player.presenter.game.show_step()
        player.turn_to_question()
        player.frames(3)
        mars = screen.ids.map.map  # made once it is shown
        if not mars.zoomed or screen.step.reports:
            continue
        corners.add(mars.corner)
        assert bool(small.view) == bool(mars.corner)
        middles = [mars.to_window(*mars.centre_of(name)) for name in screen.step.places]
        left, low = small.to_window(*small.pos)
        hidden = [
            (x, y)
            for x, y in middles
            if left < x < left + small.width and low < y < low + small.height
        ]
        assert not (small.view and hidden)
    assert len(corners) > 1


def test_the_coming_moves_of_a_list_have_one_size(on_board: Any) -> None:
    player = on_board(options={})
    screen = come_to(player, "on-mars.setup-board")
    coming = screen.ids.moves.coming
    assert len(coming) == 3
    assert len({row.size for row in coming}) == 1


def test_the_present_move_grows_if_nothing_is_touched_and_a_touch_shrinks_it(on_board: Any) -> None:
    player = on_board()
    screen = player.app.host.screen
    while not (screen.step.present and screen.step.present.kind == "move"):
        player.presenter.session.answer(usual_answer(player.play))
        player.presenter.game.show_step()
    player.frames(3)
    assert not screen.grown
    player.later(4.1)
    assert screen.grown
    player.tap(screen.ids.map)
    assert not screen.grown


def test_twenty_quick_taps_on_a_done_move_go_back_once(on_board: Any) -> None:
    player = on_board()
    screen, play = player.app.host.screen, player.play
    for _ in range(150):
        if sum(bool(move.answers) for move in screen.step.moves) > 2:
            break
        player.presenter.session.answer(usual_answer(play))
        player.now += 1
        player.presenter.game.show_step()
    first, *_, move = [move for move in screen.step.moves if move.answers]
    assert first.answers > move.answers
    given = [entry for entry in play.log if entry.given]
    player.now += 1
    for _ in range(20):
        screen.go_back_to(move)
    left = [entry for entry in play.log if entry.given]
    assert left == given[: len(given) - move.answers]
    session = player.presenter.session
    while "**" not in screen.step.present.text or not session.put_back:
        for _ in range(2):
            session.answer(usual_answer(play))
        session.undo()
        player.presenter.game.show_step()
    noun = capital(screen.step.present.text.split("**")[1])
    count = len(session.put_back)
    assert player.word("back-to", what=noun, count=count) in screen.step.notice.text


def test_the_cross_of_a_chip_takes_back_that_report_alone(on_board: Any) -> None:
    player = on_board()
    screen = reach(player, "on-mars.table")
    for value in ("ship", "tech.mine"):
        player.play.answer(value)
    player.presenter.game.show_step()
    player.frames(3)
    ship, tech = screen.step.chips
    first = next(each for each in screen.ids.chips.children if each.item.report == ship.report)
    assert (first.text, first.item.icon) == (ship.label, ship.icon), "two have room in short"
    player.tap(first)
    assert [chip.text for chip in screen.step.chips] == [tech.text]
    assert [entry.value for entry in player.play.log[-1:]] == ["tech.mine"]


def test_every_type_keeps_its_icon_where_its_name_takes_the_width(on_board: Any) -> None:
    player = on_board(size=(450, 800))
    screen = in_colony(player)
    assert {tile.form for tile in screen.ids.tiles.children} == {"over"}
    assert cut(screen) == []


def test_in_portrait_too_a_report_has_a_chip_and_moves_no_tile(on_board: Any) -> None:
    player = on_board(size=(450, 800))
    screen = in_colony(player)
    places = {tile.text: tuple(tile.pos) for tile in screen.ids.tiles.children}
    player.presenter.game.change(lambda: player.presenter.session.answer("ship"))
    player.frames(3)
    (chip,) = screen.ids.chips.children
    assert {tile.text: tuple(tile.pos) for tile in screen.ids.tiles.children} == places
    player.tap(chip)
    assert screen.step.chips == []


def test_no_chip_is_cut_in_portrait(on_board: Any) -> None:
    player = on_board(size=(480, 800), language="fr")
    screen = reach(player, "on-mars.table")
    for value in ("tech.water-extractor", "ship"):
        player.play.answer(value)
    player.presenter.game.show_step()
    player.frames(3)
    assert len(screen.ids.side.chips) == 2
    assert cut(screen.ids.side) == []


def test_reports_that_have_no_room_are_counted_and_turned_to(on_board: Any) -> None:
    player = on_board()
    screen = reach(player, "on-mars.table")
    for value in ("ship", "tech.mine", "tech.generator"):
        player.play.answer(value)
    player.presenter.game.show_step()
    player.frames(3)
    seen = set()
    for _ in screen.step.chips:
        more, *shown = screen.ids.chips.items
        assert more.text == f"+{3 - len(shown)}"
        seen |= {chip.report for chip in shown}
        player.now += 1
        player.tap(next(each for each in screen.ids.chips.children if each.item == more))
    assert seen == {chip.report for chip in screen.step.chips}
    assert len(screen.step.chips) == 3


def test_undo_moves_none_of_the_tiles_that_report(on_board: Any) -> None:
    player = on_board()
    screen = reach(player, "on-mars.table")
    player.now += 2
    player.presenter.game.change(lambda: player.presenter.session.answer("ship"))
    player.frames(3)
    places = {tile.text: tuple(tile.pos) for tile in screen.ids.tiles.children}
    player.now += 1
    screen.do_undo()
    player.frames(3)
    assert screen.passing == [screen.step.notice]
    assert screen.ids.side.notice == screen.ids.side.foot_notice == []
    assert {tile.text: tuple(tile.pos) for tile in screen.ids.tiles.children} == places
    player.now += 1
    player.tap(player.taps["redo"])
    assert [chip.text for chip in screen.step.chips]


def test_others_turns_to_what_was_not_in_sight(on_board: Any) -> None:
    player = on_board()
    screen = reach(player, "on-mars.table")
    first = {tile.text for tile in screen.ids.tiles.children}
    others = player.word("more-tiles")
    player.now += 2
    player.tap(by_text(screen, others))
    player.frames(2)
    shown = {tile.text for tile in screen.ids.tiles.children}
    assert not (shown - {others}) & first
    assert len(shown) > 1


def test_no_answer_comes_where_all_done_was_one_move_before(on_board: Any) -> None:
    player, rng, checked = on_board(), Random(5), set()
    screen = player.app.host.screen
    bar = screen.ids.bar.ids
    while player.play.turn < (5 if LONG else 3):
        player.frames(2)
        ask, stood = player.play.ask, [(tile.x, tile.right) for tile in bar.apart.children]
        if not screen.controller.ticks_left:
            player.play.answer(likely_answer(player.play, rng))
            player.presenter.game.show_step()
            continue
        player.now += 2
        screen.press_primary()
        player.frames(2)
        if player.play.ask is ask:
            for (left, right), tile in product(stood, bar.answers.children):
                assert tile.right <= left or tile.x >= right, tile.text
                checked.add(tile.text)
    assert checked


def test_a_card_stays_above_answers_unless_they_would_be_smaller_for_it(on_board: Any) -> None:
    player = on_board("on-mars", seed="3", options={"help": "quick"})
    player.reach("on-mars.obtain-blueprint")
    player.turn_to_question()
    screen, side = player.table, player.table.ids.side
    assert side.card == [screen.step.card]
    for count, stays in ((2, True), (8, False)):
        screen.tiles = [Answer(str(at), "Another hex or none") for at in range(count)]
        player.frames(3)
        assert bool(side.card) == stays


@pytest.mark.parametrize("game", ["on-mars", "ares", "dice", "classic"])
def test_before_a_report_what_ends_your_turn_is_not_where_done_was(
    on_board: Any, voice: Any, game: str
) -> None:
    player = on_board(game, options={})
    screen, bar = player.table, player.table.ids.bar.ids
    while not player.play.turn:
        player.presenter.session.answer(usual_answer(player.play))
    player.presenter.game.show_step()
    while not (player.play.turn > 1 and screen.your_turn):
        if screen.controller.ticks_left:
            stood = place(bar.primary)
            player.tap(bar.primary)
        else:
            player.presenter.session.answer(usual_answer(player.play))
            player.presenter.game.show_step()
        player.frames(2)
    log = list(player.play.log)
    assert player.word("your-turn") == player.taps["your-turn"].text
    assert bar.primary.role == "ground", "a sentence, not a button"
    assert covered([(player.primary, place(player.primary)), (bar.primary, stood)]) == []
    player.tap(bar.primary, after=3)
    assert player.play.log == log
    assert voice.said[-1] == screen.controller.how_to_answer()
    player.tap(player.primary, after=3)
    asked, entry = player.play.answered()[len(log)]
    assert entry.value == asked.default


@pytest.mark.parametrize("size", [(800, 480), (480, 800)], ids=str)
@pytest.mark.parametrize("language", ["en", "pt-BR", "fr"])
def test_what_ends_a_turn_takes_two_lines_on_its_button(
    on_board: Any, language: str, size: tuple[int, int]
) -> None:
    player = on_board("dice", language=language, size=size)
    for key in ("dice.bonus-card", "dice.turn"):
        screen = reach(player, key)
        player.frames(3)
        tile = next(each for each in screen.ids.bar.ids.answers.children if not each.icon)
        lines = wrap(tile.text, tile.chosen_font_size, int(tile.words_size[0]))
        assert len(lines) <= 2, lines


def test_a_report_whose_question_is_open_is_left_by_back(on_board: Any) -> None:
    player = on_board()
    screen = in_colony(player)
    for report in ("rover", "advanced", "building"):
        player.later(1)
        log = list(player.play.log)
        screen.take(report)
        player.frames(3)
        assert not screen.step.reports
        assert [move for move in screen.step.moves if move.state == "done"] == [], "not made yet"
        player.tap(player.button(player.word("back")))
        assert player.play.log == log
        assert screen.step.reports


def test_the_map_and_what_ends_your_turn_never_change_places(on_board: Any) -> None:
    player = on_board(options={"help": "quick"})
    player.reach("on-mars.table", turn=1)
    screen, bar, places = player.table, player.table.ids.bar.ids, set()

    def look() -> None:
        player.frames(3)
        shown = {each.text: each for each in (*bar.answers.children, *bar.apart.children)}
        if player.word("to-map") in shown:
            places.add(("map", *place(shown[player.word("to-map")])))
        if screen.your_turn and not screen.controller.ticks_left:
            places.add(("end", *place(shown["End turn"])))

    for report in ("", "ship", "tech.mine", "next"):
        if report:
            player.presenter.session.answer(report)
            player.now += 1
            player.presenter.game.show_step()
        while screen.controller.ticks_left:
            look()
            player.tap(player.primary)
        if player.play.ask.key == "on-mars.table":
            look()
    assert sorted(name for name, *_ in places) == ["end", "map"]


def at_first_move_of(player: Any, key: str) -> Any:
    """Come to a list by usual answers; return the table, with none of its moves ticked."""
    while player.play.ask.key != key:
        player.presenter.session.answer(usual_answer(player.play))
    player.now += 1
    player.presenter.game.show_step()
    player.frames(3)
    return player.app.host.screen


def test_all_done_takes_only_the_moves_of_the_setup_that_are_in_sight(on_board: Any) -> None:
    player = on_board(text_scale=2.0)
    screen = at_first_move_of(player, "on-mars.setup-players")
    shown, moves = screen.ids.moves.in_sight, len(screen.step.moves)
    assert shown < moves
    player.tap(screen.ids.bar.ids.apart.children[0])
    states = [move.state for move in screen.step.moves]
    assert states == ["done"] * shown + ["present"] + ["coming"] * (moves - shown - 1)


@pytest.mark.parametrize("language", ["en", "pt-BR", "fr"])
def test_the_longest_list_of_the_setup_is_in_sight_as_a_whole(on_board: Any, language: str) -> None:
    screen = at_first_move_of(on_board(language=language), "on-mars.setup-players")
    assert screen.ids.moves.in_sight == len(screen.step.moves)


def test_where_there_is_nothing_else_to_see_a_question_has_the_screen_for_itself(
    on_board: Any,
) -> None:
    player = on_board()
    screen = player.app.host.screen
    assert player.play.ask.key == "on-mars.help"
    assert not screen.pictured
    tiles = [tile for name, tile in player.taps.items() if name.startswith("choice-")]
    assert [tile.text for tile in tiles] == [answer.text for answer in screen.step.answers]
    assert min(tile.width for tile in tiles) > 300
    assert screen.ids.moves.width > 700


def test_undo_closes_what_is_open_before_it_unticks_a_move(on_board: Any) -> None:
    player = on_board(options={"map": "off"})
    screen = reach(player, "on-mars.table")
    answers = len(player.play.log)
    group = next(iter(player.presenter.session.ask.groups))
    screen.controller.open_group(group)
    screen.refresh()
    player.frames()
    player.now += 1
    screen.undo()
    assert screen.controller.group == ""
    assert len(player.play.log) == answers
    moves = screen.ids.moves
    assert moves.height or not (moves.done or moves.present or moves.coming), "it takes no touch"


def in_colony(player: Any) -> Any:
    """Come to your turn in the Colony; return the table."""
    session, screen = player.presenter.session, player.app.host.screen
    while not (is_main(session.play.ask) and session.play.state()["you"]["side"] == "colony"):
        travels = session.play.ask.key == "on-mars.your-journey"
        session.answer("travel" if travels else usual_answer(session.play))
    player.now += 1
    player.presenter.game.show_step()
    player.frames(3)
    while screen.step.event or screen.controller.ticks_left:
        player.now += 1
        screen.do_next()
        player.frames()
    player.now += 1
    return screen


def report(player: Any, *answers: str) -> Any:
    """Report something up to an open question; return the table."""
    for answer in answers:
        player.presenter.session.answer(answer)
    player.now += 1
    player.presenter.game.show_step()
    player.turn_to_question()
    player.frames(3)
    return player.table


@pytest.mark.parametrize("size", [(800, 480), (450, 800)], ids=str)
def test_every_question_of_a_report_leads_back_to_your_turn(
    on_board: Any, size: tuple[int, int]
) -> None:
    player = on_board(seed="1", size=size)
    in_colony(player)
    log = list(player.play.log)
    for answers in ("bot",), ("bot", "new"), ("building",), ("building", "shelter.F2"), ("rover",):
        screen = report(player, *answers)
        assert cut(screen) == []
        player.tap(player.button("Back"))
        player.frames(3)
        assert screen.step.reports, answers
        assert player.play.log == log


def test_a_tray_that_rests_says_what_comes_first(on_board: Any) -> None:
    player = on_board(seed="1")
    in_colony(player)
    screen = report(player, "building", "shelter.F2")
    player.tap(screen.ids.tiles.children[0])
    assert [each.text for each in screen.passing] == ["Answer the question first, or go back."]


def pull(player: Any, start: Any, to: Any) -> None:
    """Pull with a finger from one point of the window to where ``to`` finds that it shall go."""
    from kivy.tests.common import UnitTestTouch

    touch = UnitTestTouch(*start)
    touch.touch_down()
    touch.touch_move(start[0] - 20, start[1])
    player.frames(3)
    for _ in range(2):  # what is far becomes large under the finger
        touch.touch_move(*to())
        player.frames(3)
    touch.touch_up()
    player.frames(3)


def test_a_type_is_pulled_from_the_tray_to_its_hex(on_board: Any) -> None:
    player = on_board()
    screen = in_colony(player)
    tile, mars = by_text(screen, "Shelter"), screen.ids.map.map
    log = len(player.play.log)
    start = tile.to_window(*tile.center)
    pull(player, start, lambda: (400, 20))
    assert len(player.play.log) == log, "it was let go elsewhere"
    assert screen.step.reports
    player.later(1)
    assert screen.ids.hand.icon == ""
    pull(player, start, lambda: mars.to_window(*mars.centre_of(screen.step.places[0])))
    assert [entry.value for entry in player.play.log[log:]][:1] == ["building"]
    assert str(player.play.log[log + 1].value).startswith("shelter.")
    assert screen.ids.hand.icon == ""


def test_a_type_and_then_its_hex_are_taken_by_two_buttons(on_board: Any, voice: Any) -> None:
    player = on_board()
    screen, log = in_colony(player), len(player.play.log)

    def step_to(found: Any) -> None:
        for _ in range(40):
            screen.do_die()
            if found(voice.said[-1]):
                break
        assert found(voice.said[-1])
        player.now += 2
        screen.do_next()
        player.frames(3)

    step_to(lambda said: said.endswith("Shelter"))
    assert screen.step.places
    step_to(lambda said: said.split(".")[0] in screen.step.places)
    assert str(player.play.log[log + 1].value).startswith("shelter.")


def test_a_tap_on_a_large_hex_answers_at_once(on_board: Any) -> None:
    player = on_board()
    screen = in_colony(player)
    player.tap(by_text(screen, "Shelter"))
    player.frames(3)
    mars, place = screen.ids.map.map, screen.step.places[0]
    assert mars.zoomed
    tap_hex(player, mars, place)
    assert player.play.log[-1].value == f"shelter.{place}"


def test_a_rover_is_pulled_on_the_map_to_where_it_went(on_board: Any) -> None:
    player = on_board()
    screen = in_colony(player)
    mars = screen.ids.map.map
    rover = next(at for at in screen.step.pieces if mars.cells[at].piece != "bot")
    start = mars.to_window(*mars.centre_of(rover))
    pull(player, start, lambda: mars.to_window(*mars.centre_of(screen.step.places[0])))
    given = [entry.key for entry in player.play.log if entry.by == "player"]
    assert "on-mars.your-rover" in given
    assert not mars.zoomed, "it is small again once the Rover is there"


def test_a_rover_that_is_tapped_goes_to_the_hex_that_is_tapped_next(on_board: Any) -> None:
    player = on_board()
    screen = in_colony(player)
    mars = screen.ids.map.map
    rover = next(at for at in screen.step.pieces if mars.cells[at].piece != "bot")
    tap_hex(player, mars, rover)
    assert player.play.ask.key == "on-mars.your-rover"
    place = screen.step.places[0]
    for _ in ("pick", "take"):
        tap_hex(player, mars, place)
    given = {entry.key: entry.value for entry in player.play.log if entry.by == "player"}
    assert given["on-mars.your-rover"] == place


def tap_hex(player: Any, mars: Any, name: str) -> None:
    """Tap a hex of the map."""
    from kivy.tests.common import UnitTestTouch

    player.now += 1
    touch = UnitTestTouch(*mars.to_window(*mars.centre_of(name)))
    touch.touch_down()
    touch.touch_up()
    player.frames(3)


def put_down(player: Any, x: float, y: float) -> Any:
    """Put a finger on the window, and leave it there."""
    from kivy.tests.common import UnitTestTouch

    player.now += 1
    touch = UnitTestTouch(x, y)
    touch.touch_down()
    player.frames()
    return touch


def test_a_finger_that_rests_on_the_orange_does_not_answer_the_next_question(on_board: Any) -> None:
    player = on_board()
    screen = in_colony(player)
    primary = screen.ids.bar.ids.primary
    finger = put_down(player, *primary.to_window(*primary.center))
    player.now += 2
    player.presenter.session.answer("colonist.construct")
    player.presenter.game.show_step()
    player.now += 2
    log = list(player.play.log)
    finger.touch_up()
    player.frames()
    assert player.play.log == log
    assert primary.state == "normal"


def test_choose_above_lets_the_answers_pulse_once(on_board: Any) -> None:
    player = on_board(motion=True)
    screen = reach(player, "on-mars.your-place")
    player.later(2)
    assert screen.ids.tiles.opacity == 1
    primary = screen.ids.bar.ids.primary
    assert primary.disabled
    put_down(player, *primary.to_window(*primary.center)).touch_up()
    assert screen.ids.tiles.opacity < 1
    player.later(0.3)
    player.frames(3)
    assert screen.ids.tiles.opacity == 1


@pytest.mark.parametrize(
    ("language", "size"), paired(["en", "fr", "pt-BR"], [(720, 1280), (800, 480)]), ids=str
)
def test_why_has_one_place_and_says_that_a_rule_is_our_interpretation(
    on_board: Any, size: tuple[int, int], language: str
) -> None:
    from companion.screens.widgets.words import measured

    player = on_board(size=size, language=language)
    screen = reach(player, "on-mars.your-place")
    why = screen.ids.bar.ids.why
    for mark, word in (("", "why"), ("reading", "why-reading"), ("unknown", "why-unknown")):
        screen.step.mark = mark
        player.frames()
        beside = player.word("why") if screen.portrait else ""
        texts = (player.word(word), beside) if mark or screen.portrait else ("",)
        assert why.text or screen.portrait or not mark
        assert why.text in texts, "beside its sign where there is room"
        assert why.spoken == player.word(word)
        assert cut(screen.ids.bar) == []
    place, seen = (*why.pos, *why.size), set()
    for key in ("on-mars.build-at", "on-mars.arrows"):
        reach(player, key)
        for _ in range(2):
            seen.add(len(screen.answers))
            assert (*why.pos, *why.size) == place
            bar = screen.ids.bar.ids
            assert not any(why.collide_widget(each) for each in bar.answers.children)
            for each in (*bar.answers.children, *bar.apart.children):
                words = each.children[0]
                size = words.text, words.shown_size, False, int(words.width)
                assert measured(*size).lines <= 2, words.text
            player.tap(screen.ids.bar.ids.primary)
            player.frames(3)
    assert 1 in seen


def test_the_map_becomes_large_under_a_finger_that_rests_and_takes_its_hex(on_board: Any) -> None:
    player = on_board()
    screen = in_colony(player)
    player.presenter.session.answer("rover")
    player.now += 1
    player.presenter.game.show_step()
    player.frames(3)
    mars, place = screen.ids.map.map, screen.step.places[3]
    assert not mars.zoomed
    finger = put_down(player, *mars.to_window(*mars.centre_of(place)))
    player.later(0.35)
    assert mars.zoomed
    x, y = mars.to_window(*mars.centre_of(place))
    finger.touch_move(x, y + 3)
    player.frames()
    assert screen.step.picked == place
    finger.touch_up()
    player.frames(3)
    assert not mars.zoomed
    assert player.play.log[-1].value == place


def test_a_tap_far_from_every_hex_that_answers_is_none(on_board: Any) -> None:
    player = on_board()
    screen = reach(player, "on-mars.lay-map")
    mars, log = screen.ids.map.map, list(player.play.log)
    lit = [mars.centre_of(name) for name in (*screen.step.places, *screen.step.laid)]
    spots = [
        (mars.x + mars.width * n / 8, mars.y + mars.height * m / 8)
        for n in range(1, 8)
        for m in range(1, 8)
    ]
    far = max(spots, key=lambda at: min(hypot(at[0] - x, at[1] - y) for x, y in lit))
    put_down(player, *mars.to_window(*far)).touch_up()
    player.frames()
    assert player.play.log == log


def test_what_followed_from_a_report_is_below_its_picture_and_under_no_map(
    on_board: Any,
) -> None:
    player, rng = on_board(seed="3", options={}), Random(3)
    session, screen = player.presenter.session, player.table
    while not (
        is_main(player.play.ask)
        and "on-mars.contribution" in [said.key for said in player.play.says]
        and player.play.state()["you"]["side"] == "orbit"
    ):
        session.answer(likely_answer(player.play, rng, 0.6))
    player.now += 1
    player.presenter.game.show_step()
    player.frames(3)
    while screen.controller.key != "on-mars.contribution":
        player.tap(screen.ids.bar.ids.primary)
        player.frames(3)
    assert screen.aside
    assert screen.ids.small_map.view is None
    assert screen.ids.picture.to_window(*screen.ids.picture.pos)[1] >= screen.ids.aside.top


def test_what_follows_from_a_report_is_in_sight_together_and_one_tap_ticks_it(
    on_board: Any,
) -> None:
    player = on_board(seed="1", options={})
    while player.play.turn < 2:
        player.presenter.session.answer(usual_answer(player.play))
    player.presenter.game.show_step()
    player.frames(3)
    player.tap(player.primary)
    player.tap(by_value(player, "blueprint.oxygen-condenser-1"))
    screen = player.table
    player.frames(3)
    together = [move.text for move in screen.step.together]
    assert len(together) == 3
    assert set(together) <= set(read(screen))
    assert screen.ids.aside.height < 0.55 * screen.ids.stage.height, "the map stays in sight"
    assert screen.picture_key == "on-mars.table", "the Techs of your turn stay, too"
    player.later(5)
    player.frames(3)
    assert not screen.grown, "they are ticked together"
    player.tap(player.primary)
    assert not screen.controller.ticks_left
    assert not screen.aside
    player.tap(player.taps["undo"])
    player.frames(3)
    assert [each.item.move.text for each in screen.ids.aside.children[::-1]] == together
    player.tap(by_value(player, "blueprint.mine-1"))
    player.frames(3)
    numbers = [each.item.move.number for each in screen.ids.aside.children[::-1]]
    assert numbers == [4, 5, 6], "they follow on those that were in sight"
    player.tap(player.button("End turn"))
    assert player.play.whose == "bot"


def test_you_travel_by_one_tap_beside_the_move_of_the_shuttle(on_board: Any) -> None:
    player = on_board(seed="2", options={})
    while player.play.ask.key != "on-mars.your-journey":
        player.presenter.session.answer(usual_answer(player.play))
    player.presenter.game.show_step()
    player.frames(3)
    screen = player.table
    while screen.controller.ticks_left > 1:
        player.tap(player.primary)
    player.frames(3)
    shown = texts(screen)
    assert {"Move the Shuttle to the Colony, space 1", "Do you travel to the Colony for free?"} <= {
        *shown
    }
    answers = len(player.play.log)
    player.tap(by_value(player, "stay"))
    assert player.play.log[answers].value == "stay"


def test_what_followed_from_a_report_leaves_the_map_as_it_was(
    drawn_icons: None, on_board: Any
) -> None:
    player = on_board(motion=False)
    player.reach("on-mars.table")
    screen = player.table
    player.turn_to_question()
    player.frames(4)

    def board() -> bytes:
        stage = screen.ids.stage
        (x, y), (width, height) = stage.to_window(*stage.pos), stage.size
        picture = screen.export_as_image().texture
        return bytes(picture.get_region(x, y, width, height).pixels)

    seen = board()
    player.now += 1
    screen.take("blueprint.mine-1")
    player.frames(4)
    assert screen.aside
    assert board() != seen
    player.now += 1
    screen.undo()
    player.frames(4)
    assert not screen.aside
    assert board() == seen
