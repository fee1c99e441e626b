"""The map of Mars under a finger: hexes are tapped, confirmed, taken back and put right."""

from __future__ import annotations

from math import dist

import pytest
from kivy.tests.common import UnitTestTouch

from companion.engine.autoplay import usual_answer
from companion.engine.log import is_main
from companion.games.on_mars.hex_names import BY_NAME, COLUMNS
from companion.games.on_mars.hexes import neighbours
from companion.games.on_mars.your_hexes import building_zone
from companion.screens.drawing.painter import Painter
from companion.screens.theme import theme
from kit.boards import BOX, RESEARCH, SHELTERS, STARTS
from kit.fitting import hardest
from kit.on_board import touch_hex

PRINTED = {
    "start-hex": STARTS,
    "shelter-hex": SHELTERS,
    "research-hex": [name for pair in RESEARCH for name in pair],
}
"""The questions about the board, in order."""

BUILDS, DRIVES, PUTS = "on-mars.build-at", "on-mars.rover-to", "on-mars.discovery-at"


@pytest.fixture(params=hardest((800, 480), (720, 1280)), ids=str)
def size(request):
    return request.param


def begin(player, seed="7", **options):
    player.begin(seed=seed, options={"map": "on", "help": "quick", **options})


def know_the_board(player):
    """Enter the printed facts as in an earlier play."""
    player.presenter.store.box("on-mars").update(BOX)


def come_to(player, key, most=400):
    """Come to a question by usual answers."""
    session = player.presenter.session
    for _ in range(most):
        if session.play.ask.key == key:
            break
        session.answer(usual_answer(session.play))
    assert session.play.ask.key == key
    player.now += 1
    player.presenter.game.show_step()
    player.frames()


def tap_hex(player, name):
    player.turn_to_question()
    touch_hex(player, name)


def take_hex(player, name):
    """Tap a hex and, where that only picks it, the button that says that it is right."""
    tap_hex(player, name)
    if player.table.step.picked == name:
        assert name in player.primary.words
        player.tap(player.primary)


def row(player, name):
    return next(each for each in player.play.state()["map"] if each["hex"] == name)


# Set-up


# His hexes


def test_he_builds_on_his_hex_and_crystals_come_and_go(open_app, size):
    player = open_app(size=size, language="fr")
    know_the_board(player)
    begin(player)
    come_to(player, BUILDS)
    at = player.play.ask.args["hex"]
    player.turn_to_question()
    player.tap(player.primary)
    assert row(player, at)["building"] == "mine"
    assert row(player, at)["piece"] is None, "his Colonist is a move of its own"
    player.turn_to_question()
    assert player.primary.disabled
    assert player.play.ask.key == "on-mars.arrows"
    name = player.play.ask.options[1]
    tile = BY_NAME[player.play.ask.args["hex"]]
    for lies in (True, False, True):
        cells = player.table.ids.map.map.cells
        pointed = {at for at, cell in cells.items() if cell.pointed_from == (tile.q, tile.r)}
        assert pointed == set(player.play.ask.options[1:])
        take_hex(player, name)
        assert bool(row(player, name)["crystal"]) is lies
    player.tap(player.primary)
    assert row(player, name)["crystal"]
    assert player.play.ask.key != "on-mars.arrows"
    cells = player.table.ids.map.map.cells
    assert (cells[at].mark, cells[at].put) == ("target", "pawn"), "his Colonist comes to the Mine"


def test_where_it_differs_the_hex_is_tapped_and_one_undo_takes_it_back(open_app, size):
    player = open_app(size=size)
    know_the_board(player)
    begin(player)
    come_to(player, BUILDS)
    proposed, answers = player.play.ask.args["hex"], len(player.play.log)
    player.turn_to_question()
    player.tap_choice("differs")
    assert player.play.ask.key == "on-mars.elsewhere"
    other = player.play.ask.options[3]
    take_hex(player, other)
    assert row(player, other)["building"] == "mine"
    assert row(player, proposed)["building"] is None
    player.tap(player.taps["undo"])
    assert player.play.ask.key == BUILDS
    assert len(player.play.log) == answers


def test_another_type_may_be_there(player):
    know_the_board(player)
    begin(player)
    come_to(player, BUILDS)
    at, kind = (player.play.ask.args[each] for each in ("hex", "kind"))
    player.turn_to_question()
    player.tap_choice("differs")
    player.tap_choice("type")
    assert kind not in player.play.ask.options
    player.tap_choice("generator")
    assert (player.play.ask.key, player.play.ask.args["kind"]) == (BUILDS, "generator")
    player.turn_to_question()
    player.tap_choice("differs")
    take_hex(player, at)
    assert row(player, at)["building"] == "generator"


def test_none_means_that_he_did_not_build_at_all(player):
    know_the_board(player)
    begin(player)
    come_to(player, BUILDS)
    proposed = player.play.ask.args["hex"]
    player.turn_to_question()
    player.tap_choice("differs")
    player.tap_choice("none")
    assert row(player, proposed)["building"] is None


def test_his_rover_goes_where_he_says_and_takes_the_tile(player):
    know_the_board(player)
    begin(player)
    come_to(player, PUTS)
    at = player.play.ask.args["hex"]
    player.turn_to_question()
    player.tap_choice("crystals")
    assert row(player, at)["tile"] == {"what": "discovery", "shows": "crystals"}
    drive = come_to_drive(player)
    to = drive.args["hex"]
    assert row(player, to)["piece"] == {"what": "rover", "owner": "lacerda"}
    assert row(player, to)["tile"] == {"what": "research", "shows": "4"}, "he may not use it"
    assert any(to in move.text for move in player.table.step.moves)
    player.turn_to_question()
    player.tap_choice("crystals")
    assert row(player, to)["tile"] is None


def come_to_drive(player):
    """Advance to where his Rover reaches a tile, announced with the next action."""
    session = player.presenter.session
    for _ in range(400):
        found = [each for each in session.play.says if each.key == DRIVES]
        if found:
            player.now += 1
            player.presenter.game.show_step()
            player.frames()
            return found[0]
        session.answer(usual_answer(session.play))
    raise AssertionError("his Rover reached no tile")


def test_where_his_rover_reached_no_tile_undo_asks_again(player):
    know_the_board(player)
    begin(player)
    drive = come_to_drive(player)
    while player.table.controller.present is not drive:
        player.tap(player.primary)
    while player.table.controller.present is drive:
        player.tap(player.primary)
    player.tap(player.taps["undo"])
    assert player.play.ask == drive
    player.turn_to_question()
    player.tap_choice("differs")
    assert player.play.ask.key == "on-mars.elsewhere"


# Your own


def your_turn(player):
    """Come to your turn in the Colony, where you have a Rover."""
    know_the_board(player)
    begin(player)
    come_to(player, "on-mars.your-place")
    player.presenter.session.answer(5 if 5 in player.play.ask.options else 6)
    come_to(player, "on-mars.table")
    while player.play.whose != "player" or not is_main(player.play.ask):
        player.presenter.session.answer(usual_answer(player.play))
    player.now += 1
    player.presenter.game.show_step()
    player.frames()
    player.turn_to_question()


def put(player, kind):
    """Tap the tile of a type and, if several hexes are possible, the first; return the hex."""
    tile = next(tap for tap in player.choices if tap.value == kind)
    player.tap(tile)
    place = player.table.step.picked or player.table.step.places[0]
    take_hex(player, place)
    return place


@pytest.mark.parametrize(
    ("report", "kind", "became"),
    [
        ("building", "mine", {"building": "mine"}),
        ("advanced", "greenhouse", {"advanced": "you"}),
    ],
)
def test_what_you_put_on_a_hex_is_taken_back_by_one_undo_and_put_back_whole(
    open_app, size, report, kind, became
):
    player = open_app(size=size)
    your_turn(player)
    answers = len(player.play.log)
    player.tap_choice(report)
    place = put(player, kind)
    assert became.items() <= row(player, place).items()
    if report == "building":
        player.tap_choice("done")  # no Crystals
    assert is_main(player.play.ask)
    player.tap(player.taps["undo"])
    assert len(player.play.log) == answers
    assert not became.items() <= row(player, place).items()
    player.now += 1
    player.presenter.game.change(player.presenter.session.redo)
    assert became.items() <= row(player, place).items(), "redo puts all its parts back"
    assert is_main(player.play.ask)


def test_a_new_bot_takes_a_report_and_one_tap(player):
    your_turn(player)
    player.tap_choice("bot")
    added = next(each for each in player.play.ask.options if each.startswith("added."))
    at = added.partition(".")[2]
    shown = next(choice for choice in player.choices if choice.value == added)
    assert at in shown.words, "its hex is named"
    player.tap_choice(added)
    assert row(player, at)["piece"] == {"what": "bot", "owner": "you"}
    assert is_main(player.play.ask)


def test_a_bot_is_tapped_and_then_where_it_went_and_one_undo_takes_it_back(player):
    your_turn(player)
    answers = len(player.play.log)
    player.tap_choice("bot")
    start = next(each for each in player.play.ask.options if each in BY_NAME)
    take_hex(player, start)
    take_hex(player, "J5")
    assert row(player, "J5")["piece"] == {"what": "bot", "owner": "you"}
    assert row(player, start)["piece"] is None
    assert is_main(player.play.ask)
    player.tap(player.taps["undo"])
    assert len(player.play.log) == answers, "one undo takes all of it back"


def test_a_type_that_can_go_nowhere_stays_in_the_tray_and_builds_nothing_else(player):
    your_turn(player)
    mars = player.play._table.mars
    zone = building_zone(mars) & mars.unbuilt()
    for at in {at for free in zone for at in neighbours(free)} & mars.unbuilt() - zone:
        mars.places[at].building = "greenhouse"
    player.presenter.game.show_step()
    player.frames()
    (tile,) = [tap for tap in player.choices if tap.value == "building.greenhouse"]
    log, drawn = list(player.play.log), player.table.ids.map.map
    finger = UnitTestTouch(*tile.to_window(*tile.center))
    player.now += 1
    finger.touch_down()
    finger.touch_move(finger.x - 30, finger.y)
    player.frames(3)
    assert player.table.ids.hand.icon == ""
    assert player.table.step.places, "of other types"
    finger.touch_move(*drawn.to_window(*drawn.centre_of(player.table.step.places[0])))
    finger.touch_up()
    player.frames(3)
    assert len(player.play.log) == len(log) + 1
    assert player.play.ask.key == "on-mars.your-building"
    screen = player.table
    screen.controller.hold(next(tile.value for tile in screen.step.tiles if tile.enabled))
    screen.controller.hover(screen.step.places[0])
    screen.refresh()
    player.frames()
    assert screen.ids.side.below[0].font_size == theme.noun, "what is in the hand would make that"


def test_another_hex_takes_its_type_first(player):
    your_turn(player)
    player.tap_choice("building")
    player.tap_choice("other.mine")
    assert player.play.ask.key == "on-mars.other-hex"
    other = player.play.ask.options[4]
    take_hex(player, other)
    assert row(player, other)["building"] == "mine"


def test_crystals_of_your_tile_are_asked_at_once_and_only_then(player):
    your_turn(player)
    player.tap_choice("building")
    put(player, "mine")
    assert player.play.ask.key == "on-mars.arrows"
    for name in player.play.ask.options[1:3]:
        take_hex(player, name)
        assert row(player, name)["crystal"]
    player.tap(player.primary)
    assert is_main(player.play.ask)
    assert "crystals" not in player.play.ask.options, "they are reported once"


def test_your_rover_takes_the_tile_where_you_say_that_it_ends(player):
    your_turn(player)
    rows, cells = player.play.state()["map"], player.table.ids.map.map.cells
    home = next(each["hex"] for each in rows if (each["q"], each["r"]) == (0, 0))
    assert cells[home].rovers == ("lacerda", "you"), "both count as standing on the middle Mine"
    player.tap_choice("rover")
    take_hex(player, "I3")
    player.frames(2)
    assert player.table.ids.map.map.cells[home].rovers == ("lacerda",)
    assert row(player, "I3")["piece"] == {"what": "rover", "owner": "you"}
    assert row(player, "I3")["tile"] is None


def test_a_wrong_hex_is_put_right_on_the_map(player):
    your_turn(player)
    player.tap_choice("map.edit")
    take_hex(player, "G8")
    assert player.play.ask.key == "on-mars.map-what"
    player.tap_choice("crystal")
    assert row(player, "G8")["crystal"]
    player.tap(player.primary)
    assert is_main(player.play.ask)


def test_under_a_building_no_crystal_can_be_put(player):
    your_turn(player)
    for value in ("map.edit", "G6"):
        player.presenter.session.answer(value)
    assert "crystal" not in player.play.ask.options
    assert "away.building" in player.play.ask.options


def test_on_your_turn_a_hex_question_is_yours(player):
    your_turn(player)
    for report in ("building", "advanced", "rover", "bot", "map.edit"):
        player.presenter.session.answer(report)
        player.presenter.game.show_step()
        assert player.table.step.actor == "you"
        player.presenter.session.undo()


def test_history_takes_back_an_answer_with_its_parts(player):
    your_turn(player)
    session, answers = player.presenter.session, len(player.play.log)
    session.answer("building")
    session.answer(player.play.ask.options[0])
    steps = session.steps()
    assert steps[-1].back == steps[-2].back == 2
    session.undo(steps[-1].back)
    assert len(player.play.log) == answers


# The finger


def asked(open_app, **settings):
    """Advance to a question that many hexes answer."""
    player = open_app(**settings)
    know_the_board(player)
    begin(player)
    come_to(player, BUILDS)
    player.now += 1
    player.presenter.game.change(lambda: player.presenter.session.answer("differs"))
    player.turn_to_question()
    player.frames(3)
    assert len(player.table.step.places) > 20
    return player


def crystals_asked(open_app):
    """Come to the hexes on which his new tile may put Crystals: a tap acts at once."""
    player = open_app()
    know_the_board(player)
    begin(player)
    come_to(player, BUILDS)
    player.turn_to_question()
    player.tap(player.primary)
    player.turn_to_question()
    player.frames(3)
    assert player.play.ask.key == "on-mars.arrows"
    return player, player.play.ask.options[1:]


def test_a_second_tap_too_soon_changes_nothing(open_app):
    player, (first, second, *_) = crystals_asked(open_app)
    take_hex(player, first)
    lying = [each["hex"] for each in player.play.state()["map"] if each["crystal"]]
    player.presenter.guard.start()
    player.now -= 1  # that of the next tap: both are at the same time
    tap_hex(player, second)
    assert [each["hex"] for each in player.play.state()["map"] if each["crystal"]] == lying


def test_a_finger_that_rests_on_the_map_answers_nothing_of_the_next_question(open_app):
    player, (first, name, *_) = crystals_asked(open_app)
    take_hex(player, first)
    mars = player.table.ids.map.map
    finger = UnitTestTouch(*mars.to_window(*mars.centre_of(name)))
    player.now += 1
    finger.touch_down()
    player.tap(player.primary)
    answers = len(player.play.log)
    assert player.play.ask.key != "on-mars.arrows"
    finger.touch_move(finger.x + 40, finger.y)
    player.now += 1
    finger.touch_up()
    player.frames(1)
    assert len(player.play.log) == answers
    assert player.presenter.trouble == ""


def test_next_takes_the_outline_that_is_shown_until_a_hex_is_picked(player):
    begin(player)
    come_to(player, "on-mars.outline")
    player.turn_to_question()
    same = player.table.step.primary
    tap_hex(player, "L4")
    assert player.table.step.primary != same
    player.tap(player.taps["undo"])
    assert player.table.step.primary == same
    player.tap(player.primary)
    assert player.play.ask.key == "on-mars.lay-map"
    assert player.presenter.store.box("on-mars")["outline.1"] == "same"


def test_a_tap_beside_the_allowed_hexes_picks_the_nearest_and_why_keeps_it(open_app):
    player = asked(open_app)
    mars, answers, places = player.table.ids.map.map, len(player.play.log), player.table.step.places
    spots = {name: mars.centre_of(name) for name in places}
    step = min(dist(spots[places[0]], at) for name, at in spots.items() if name != places[0])
    mine, (x, y) = next(
        (name, mars.centre_of(name))
        for name in mars.cells
        if name not in places
        and min(dist(mars.centre_of(name), at) for at in spots.values()) < 1.1 * step
    )
    touch_hex(player, mine)
    far = {each: dist(mars.centre_of(each), (x, y)) for each in places}
    picked = player.table.step.picked
    assert far[picked] == pytest.approx(min(far.values()))
    assert picked in player.primary.words
    assert len(player.play.log) == answers
    player.now += 1
    player.table.do_why()
    player.now += 1
    player.presenter.navigation.show_play()
    player.frames()
    assert player.table.step.picked == picked
    assert picked in player.primary.words


def test_hexes_that_are_equal_are_outlined_on_the_map_and_reported_beside_it(player):
    know_the_board(player)
    begin(player, seed="7")
    session, seen = player.presenter.session, 0
    while session.play.ask and seen < 3:
        ask = session.play.ask
        if ask.key in (PUTS, BUILDS) and len(ask.args["equals"]) > 1:
            player.now += 1
            player.presenter.game.show_step()
            while player.table.controller.key != ask.key and player.table.controller.ticks_left:
                player.tap(player.primary)
            player.frames()
            marks = {name: cell.mark for name, cell in player.table.ids.map.map.cells.items()}
            others = {name for name in ask.args["equals"] if name != ask.args["hex"]}
            assert {name for name, mark in marks.items() if mark == "equal"} == others
            seen += 1
        session.answer(usual_answer(session.play))
    assert seen == 3


def test_letters_and_numbers_are_around_the_map_where_no_hex_is_to_be_tapped(open_app, monkeypatch):
    drawn, real = [], Painter.words

    def record(self, x, y, words, *more):
        drawn.append(words)
        return real(self, x, y, words, *more)

    monkeypatch.setattr(Painter, "words", record)
    player = open_app()
    know_the_board(player)
    begin(player, help="guided")
    come_to(player, BUILDS)
    player.frames(3)
    table = player.table
    assert table.map_shown
    assert not table.hexes
    assert {*COLUMNS} <= {*drawn}
