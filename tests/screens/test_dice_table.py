"""A turn of the Dice Game on the touchscreen: tapped and pressed."""

import pytest

from companion.engine.autoplay import usual_answer
from kit.on_board import cut, texts

GAME = "dice"


def begin(player, **options):
    player.now += 1
    player.presenter.game.open(GAME, new=True, seed="7", options=options)
    player.frames()
    while player.play.ask.key != "dice.turn":
        player.next()
    player.frames(3)
    return player


@pytest.fixture
def at_turn_one(player):
    return begin(player)


def report(player, value):
    """Tap a report: on the board, or as a tile."""
    player.turn_to_question()
    player.frames()
    spots = [tap for tap in player.taps.values() if getattr(tap.item, "answer", None) == value]
    tiles = [tap for tap in player.choices if tap.value == value]
    player.tap((spots or tiles)[0])
    player.frames()


@pytest.mark.parametrize("language", ["en", "fr", "pt-BR"])
def test_the_last_of_the_setup_says_what_to_do_and_a_second_tap_on_all_done_reports_nothing(
    on_board, language
):
    player = on_board(GAME, language=language)
    while player.play.ask.key != "dice.setup-production":
        player.presenter.session.answer(usual_answer(player.play))
    player.presenter.game.show_step()
    player.frames(3)
    player.tap(player.taps["beside-0"])
    player.frames(3)
    assert player.play.ask.key == "dice.bonus-card"
    asked = player.table.step.present.text.replace("**", "")
    assert asked in texts(player.table)
    assert cut(player.table) == []
    log = len(player.play.log)
    for likely in ("beside-0", "beside-1"):
        player.tap(player.taps[likely], after=0.4)
        assert len(player.play.log) == log
    report(player, "city")
    assert player.play.log[-1].value == "city"


def test_a_turn_is_tapped_from_its_first_report_to_the_next_turn(at_turn_one):
    player = at_turn_one
    report(player, "temperature")
    report(player, "forest")
    player.tap_label("0")
    report(player, "actions")
    assert player.play.turn == 2
    player.turn_to_question()
    player.frames()
    assert player.table.step.title == "Turn 2"
    assert {"−24\u00a0°C", "4%"} <= set(player.seen)


def test_a_card_is_one_tap_and_what_matters_of_it_is_offered_next(player):
    begin(player, cards="on")
    report(player, "red")
    report(player, "symbol-2")
    player.turn_to_question()
    player.next()
    assert (player.play.turn, player.play.state()["awards"][1]["count"]) == (2, 1)


def test_undo_at_the_next_turn_names_and_takes_back_the_reports(at_turn_one):
    player = at_turn_one
    report(player, "ocean")
    player.next()
    assert player.table.step.undo == "Undo: turn 1 ended with actions"
    player.turn_to_question()
    while player.play.turn == 2:
        player.tap(player.taps["undo"])
    assert player.table.step.undo == "Undo: All done"
    player.tap(player.taps["undo"])
    assert player.table.step.undo == "Undo: Ocean placed, 2 of 7"
    player.tap(player.taps["undo"])
    assert player.play.state()["parameters"]["oceans"]["value"] == 1


def test_production_is_beside_the_marked_answer_that_ends_a_turn_with_actions(at_turn_one):
    player = at_turn_one
    player.turn_to_question()
    assert player.primary.words == "End with actions"
    report(player, "production")
    assert player.play.turn == 2
    assert player.play.state()["productions"] == 1


def test_next_alone_plays_to_the_end(at_turn_one):
    player = at_turn_one
    while not player.play.over:
        player.now += 3
        player.table.do_next()
    assert player.play.result.turns == 50


def test_a_bonus_card_that_is_due_in_a_turn_is_seen_as_it_is_said(at_turn_one, voice):
    player = at_turn_one
    report(player, "temperature")
    report(player, "ocean")
    report(player, "temperature")
    report(player, "actions")
    assert player.play.ask.key == "dice.bonus-card"
    player.turn_to_question()
    player.frames()
    assert "Play 1 of 3 bonus cards for free" in player.seen
    assert cut(player.table) == []


def test_at_the_end_the_header_has_the_points_that_are_counted(player):
    begin(player)
    for name, value in {"temperature": 8, "oxygen": 14, "oceans": 7}.items():
        player.play.correct(f"parameters.{name}.value", value)
    player.play.correct("vp", 60)
    while not player.play.over:
        asked = player.play.ask.key
        answer = 5 if asked == "dice.score-cards" else usual_answer(player.play)
        player.presenter.session.answer(answer)
    player.presenter.game.show_step()
    player.frames(3)
    total = sum(player.play.scores()["you"].values())
    assert total > player.play.state()["vp"]
    assert player.table.step.numbers == [("op", str(total))]


def test_the_move_of_the_time_cube_looks_like_a_move_above_what_can_be_reported(at_turn_one):
    player = at_turn_one
    report(player, "temperature")
    report(player, "actions")
    player.turn_to_question()
    player.frames(3)
    side = player.table.ids.side
    assert (side.heading, side.heads_move) == ("Move the time cube to 2", True)
    report(player, "ocean")
    assert [each.text for each in side.line] == [each.text for each in player.table.announced] != []
