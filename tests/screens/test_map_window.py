"""The map of Mars under a finger: hexes are tapped, stepped to, brought nearer and turned."""

from __future__ import annotations

from math import dist

import pytest
from kivy.tests.common import UnitTestTouch

from companion.autoplay import usual_answer
from companion.engine.log import is_main
from companion.games.on_mars.hex_names import BY_NAME
from companion.games.on_mars.hexes import distance
from companion.phrases.phrasebook import LANGUAGES
from companion.screens import asked_place, step
from companion.screens.asked_place import AskedPlace
from companion.screens.pictures import header
from kit.boards import BOX, RESEARCH, SHELTERS, STARTS
from kit.fitting import TONGUES, assert_fits

PRINTED = {
    "start-hex": STARTS,
    "shelter-hex": SHELTERS,
    "research-hex": [name for pair in RESEARCH for name in pair],
}
"""What is asked of the board once, in this order."""

SIZES = ((800, 480), (720, 1280))
BUILDS, DRIVES, PUTS = "on-mars.build-at", "on-mars.rover-to", "on-mars.discovery-at"
HIS = {BUILDS, DRIVES, PUTS, "on-mars.shelter-at", "on-mars.upgrade-at"}
"""What he does on a hex."""


@pytest.fixture(params=SIZES, ids=str)
def size(request):
    return request.param


def begin(player, seed="7", **options):
    player.begin(seed=seed, options={"map": "on", "help": "quick", **options})


def know_the_board(player):
    """What is printed was told in an earlier play."""
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
    player.presenter.show_step()
    player.frames()


def point_of(player, name):
    """Return where a hex lies in the window, in pixels from below."""
    table = player.table
    x, y = table.asking.lie[name]
    return table.x + x * table.frame.unit, table.top - y * table.frame.unit


def touch_at(player, x, y):
    player.frames(1)
    player.now += 1
    touch = UnitTestTouch(x, y)
    touch.touch_down()
    touch.touch_up()
    player.frames(1)


def tap_hex(player, name):
    player.turn_to_question()
    touch_at(player, *point_of(player, name))


def row(player, name):
    return next(each for each in player.play.state()["map"] if each["hex"] == name)


# Set-up


def test_next_takes_the_outline_that_is_shown_until_a_hex_is_picked(player):
    begin(player)
    come_to(player, "on-mars.outline")
    player.turn_to_question()
    assert player.primary.words == "The outline is right"
    tap_hex(player, "L4")
    assert "L4" in player.primary.words
    assert "The outline is right" in [each.words for each in player.buttons]
    come_to(player, "on-mars.start-hex")
    assert player.presenter.store.box("on-mars")["outline.1"] == "same"


@pytest.mark.parametrize("language", TONGUES)
def test_the_map_is_set_up_by_taps(open_app, language, size):
    player = open_app(size=size, language=language)
    begin(player)
    come_to(player, "on-mars.outline")
    player.tap_choice("same")
    for key, names in PRINTED.items():
        for name in names:
            assert player.play.ask.key == f"on-mars.{key}"
            assert player.primary.face.dead, "nothing is picked yet"
            tap_hex(player, name)
            assert name in player.primary.words
            player.tap(player.primary)
    while player.play.ask.key == "on-mars.start-building":
        player.tap_choice(player.play.ask.options[-1])
    assert player.play.ask.key == "on-mars.your-shelter"
    tap_hex(player, "I8")
    player.tap(player.primary)
    assert player.play.ask.key == "on-mars.first-space"
    held = {each["hex"]: each["building"] for each in player.play.state()["map"]}
    assert {held[name] for name in PRINTED["start-hex"]} == {
        *("generator", "water-extractor", "greenhouse", "oxygen-condenser")
    }
    assert row(player, "I8")["owner"] == "you"
    assert row(player, "E4")["owner"] == "lacerda"
    assert row(player, "A3")["tile"]["what"] == "research"
    assert row(player, "G6")["building"] == "mine"


def test_a_later_play_asks_only_which_building_lies_where(open_app):
    player = open_app()
    know_the_board(player)
    begin(player)
    keys = []
    while player.play.turn == 0:
        keys.append(player.play.ask.key.rpartition(".")[2])
        player.presenter.session.answer(usual_answer(player.play))
    assert not {"outline", "start-hex", "shelter-hex", "research-hex"} & {*keys}
    assert keys.count("start-building") == 3
    assert keys.count("your-shelter") == 1


# His hexes


@pytest.mark.parametrize("language", TONGUES)
def test_he_builds_on_his_hex_and_crystals_come_by_a_tap_each(open_app, language, size):
    player = open_app(size=size, language=language)
    know_the_board(player)
    begin(player)
    come_to(player, BUILDS)
    at = player.play.ask.args["hex"]
    player.tap_choice("crystals")
    assert row(player, at)["building"] == "mine"
    assert player.play.ask.key == "on-mars.arrows"
    name = player.play.ask.options[1]
    tap_hex(player, name)
    assert row(player, name)["crystal"], "so near, a tap acts at once"
    tap_hex(player, name)
    assert not row(player, name)["crystal"], "and the next one takes it away"
    tap_hex(player, name)
    player.tap(player.primary)
    assert row(player, name)["crystal"]
    assert player.play.ask.key != "on-mars.arrows"


@pytest.mark.parametrize("language", TONGUES)
def test_where_it_differs_the_hex_is_told_by_a_tap_and_one_undo_takes_it_back(
    open_app, language, size
):
    player = open_app(size=size, language=language)
    know_the_board(player)
    begin(player)
    come_to(player, BUILDS)
    proposed, answers = player.play.ask.args["hex"], len(player.play.log)
    player.tap_choice("differs")
    assert player.play.ask.key == "on-mars.elsewhere"
    near = [distance(BY_NAME[proposed], BY_NAME[name]) for name in player.play.ask.options[:-1]]
    assert near == sorted(near), "arrows step to the nearest first"
    other = player.play.ask.options[3]
    tap_hex(player, other)
    player.tap(player.primary)
    assert row(player, other)["building"] == "mine"
    assert row(player, proposed)["building"] is None
    player.tap(player.taps["undo"])
    assert player.play.ask.key == BUILDS
    assert len(player.play.log) == answers


def test_none_means_that_he_did_not_build_at_all(open_app):
    player = open_app()
    know_the_board(player)
    begin(player)
    come_to(player, BUILDS)
    proposed = player.play.ask.args["hex"]
    player.tap_choice("differs")
    player.tap_choice("none")
    assert row(player, proposed)["building"] is None


@pytest.mark.parametrize("language", TONGUES)
def test_his_rover_goes_where_he_says_and_takes_the_tile(open_app, language, size):
    player = open_app(size=size, language=language)
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
    assert row(player, to)["tile"] is None
    words = [item.move.plain for item in player.table.worded.items if item.key == DRIVES]
    assert any(to in each for each in words)


def come_to_drive(player):
    """Come to where his Rover reaches a tile, told with what comes next."""
    session = player.presenter.session
    for _ in range(400):
        found = [each for each in session.play.says if each.key == DRIVES]
        if found:
            player.now += 1
            player.presenter.show_step()
            player.frames()
            return found[0]
        session.answer(usual_answer(session.play))
    raise AssertionError("his Rover reached no tile")


def test_where_his_rover_reached_no_tile_undo_asks_again(player):
    know_the_board(player)
    begin(player)
    drive = come_to_drive(player)
    last = max(item.number for item in player.table.worded.items if item.key == DRIVES)
    assert player.word("joined", last=last) in player.table.worded.facts
    player.later(1)
    player.tap(player.taps["undo"])
    assert player.play.ask == drive
    player.turn_to_question()
    player.tap_choice("differs")
    assert player.play.ask.key == "on-mars.elsewhere"


@pytest.mark.parametrize("language", TONGUES)
def test_each_move_beside_the_map_takes_a_line_where_nothing_is_paid(open_app, language):
    player = open_app((800, 480), language=language)
    know_the_board(player)
    begin(player)
    table, session, seen = player.table, player.presenter.session, set()
    while not session.play.over:
        player.presenter.show_step()
        for page in [page for page in table.pages if page.picture and session.play.ask]:
            wide = step.text_box(table.frame, page, table.step.picture).wide
            for item in [each for each in page.items if each.key in HIS and not each.move.chip]:
                lines = step.item_lines(table.measure, item, page.size, wide)
                assert lines == (item.move.text,)
                seen.add(item.key)
        session.answer(usual_answer(session.play))
    assert seen == HIS


@pytest.mark.parametrize("language", TONGUES)
def test_the_first_space_is_chosen_beside_the_lanes(open_app, size, language):
    player = open_app(size, language=language)
    know_the_board(player)
    begin(player)
    come_to(player, "on-mars.your-place")
    assert [page.lanes > 0 for page in player.table.pages] == [True]
    assert [tap.words for tap in player.choices] == [str(each) for each in player.play.ask.options]


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
    player.presenter.show_step()
    player.frames()


def test_what_you_built_takes_a_report_and_a_hex_and_one_undo(open_app, size):
    player = open_app(size=size)
    your_turn(player)
    answers = len(player.play.log)
    player.tap_choice("building")
    mine = tile(player, "mine")
    likely = mine.value.partition(".")[2]
    assert likely in mine.words, "the likeliest hex is named"
    player.tap(mine)
    assert row(player, likely)["building"] == "mine"
    assert is_main(player.play.ask)
    player.tap(player.taps["undo"])
    assert len(player.play.log) == answers
    assert row(player, likely)["building"] is None
    player.now += 1
    player.presenter.change(player.presenter.session.redo)
    player.frames(1)
    assert row(player, likely)["building"] == "mine", "redo puts all its parts back"
    assert is_main(player.play.ask)


def tile(player, kind):
    """Return the tile of a type of Building."""
    player.turn_to_question()
    faces = [tap for name, tap in player.taps.items() if name.startswith("choice-")]
    return next(tap for tap in faces if str(tap.value).startswith(f"{kind}."))


def test_what_you_built_goes_to_the_hex_that_is_tapped_first(open_app, size):
    player = open_app(size=size)
    your_turn(player)
    player.tap_choice("building")
    named = tile(player, "generator").value.partition(".")[2]
    hexes = [each for each in player.play.ask.options if each.startswith("generator.")]
    other = hexes[-1].partition(".")[2]
    assert other != named
    tap_hex(player, other)
    assert other in tile(player, "generator").words
    assert player.primary.face.dead, "Next answers nothing"
    kinds = player.table.asking.kinds
    assert not any(kinds.fits(kind) for kind in kinds.places if other not in kinds.places[kind])
    player.tap(tile(player, "generator"))
    assert row(player, other)["building"] == "generator"
    assert is_main(player.play.ask)


def test_an_upgrade_takes_a_report_and_the_tile_of_its_type(open_app, size):
    player = open_app(size=size)
    your_turn(player)
    answers = len(player.play.log)
    player.tap_choice("advanced")
    greenhouse = tile(player, "greenhouse")
    at = greenhouse.value.partition(".")[2]
    assert at in greenhouse.words, "its hex is named"
    player.tap(greenhouse)
    assert row(player, at)["advanced"] == "you"
    assert is_main(player.play.ask)
    player.tap(player.taps["undo"])
    assert len(player.play.log) == answers


def test_a_new_bot_takes_a_report_and_one_tap(open_app, size):
    player = open_app(size=size)
    your_turn(player)
    player.tap_choice("bot")
    added = next(each for each in player.play.ask.options if each.startswith("added."))
    at = added.partition(".")[2]
    player.turn_to_question()
    told = next(choice for choice in player.choices if choice.value == added)
    assert at in told.words, "its hex is named"
    player.tap_choice(added)
    assert row(player, at)["piece"] == {"what": "bot", "owner": "you"}
    assert is_main(player.play.ask)


def pull(player, start, end, over=()):
    """Pull a piece from one hex to another, over others on its way."""
    player.turn_to_question()
    player.frames(1)
    finger = UnitTestTouch(*point_of_piece(player, start))
    finger.touch_down()
    for name in (*over, end):
        (x, y) = point_of(player, name) if name in player.table.asking.lie else halfway(player)
        finger.touch_move(x, y)
        finger.touch_move(*point_of(player, name))
    finger.touch_up()
    player.frames(1)


def point_of_piece(player, name):
    """Return where the piece on a hex lies in the window, in pixels from below."""
    table = player.table
    x, y = table.asking.pieces[name]
    return table.x + x * table.frame.unit, table.top - y * table.frame.unit


def halfway(player):
    """Return the middle of the map, to which a finger comes first."""
    box = player.table.asking.board_box
    table = player.table
    x, y = box.x + box.wide / 2, box.y + box.high / 2
    return table.x + x * table.frame.unit, table.top - y * table.frame.unit


def test_a_bot_is_pulled_to_where_it_went(open_app, size):
    player = open_app(size=size)
    your_turn(player)
    answers = len(player.play.log)
    player.tap_choice("bot")
    start = next(each for each in player.play.ask.options if each in BY_NAME)
    pull(player, start, "J5", over=("F6",))
    assert row(player, "J5")["piece"] == {"what": "bot", "owner": "you"}
    assert row(player, start)["piece"] is None
    assert is_main(player.play.ask)
    player.tap(player.taps["undo"])
    assert len(player.play.log) == answers, "one undo takes all of it back"


def test_a_piece_that_is_put_back_where_it_was_did_not_move(open_app, size):
    player = open_app(size=size)
    your_turn(player)
    player.tap_choice("rover")
    start = player.play.ask.args["hex"]
    player.turn_to_question()
    x, y = point_of_piece(player, start)
    finger = UnitTestTouch(x, y)
    finger.touch_down()
    finger.touch_move(*point_of(player, "F6"))
    assert player.table.asking.picked == "F6", "it is seen where it would come to"
    finger.touch_move(x, y)
    finger.touch_up()
    player.frames(1)
    assert player.play.ask.key == "on-mars.your-rover"
    assert player.primary.face.dead
    pull(player, start, "F6")
    assert row(player, "F6")["piece"] == {"what": "rover", "owner": "you"}


def test_another_hex_takes_its_type_first(open_app, size):
    player = open_app(size=size)
    your_turn(player)
    player.tap_choice("building")
    player.tap_choice("other.mine")
    assert player.play.ask.key == "on-mars.other-hex"
    tap_hex(player, player.play.ask.options[4])
    picked = player.table.asking.picked
    player.tap(player.primary)
    assert row(player, picked)["building"] == "mine"


@pytest.mark.parametrize("language", TONGUES)
@pytest.mark.parametrize("letters", [1.0, 1.5])
@pytest.mark.parametrize("piece", ["rover", "bot"])
def test_how_a_piece_is_moved_fits_between_the_arrows(open_app, language, letters, piece, size):
    player = open_app(size=size, language=language, text_scale=letters)
    your_turn(player)
    player.tap_choice(piece)
    player.turn_to_question()
    assert_fits(player)
    row = asked_place.parts(player.table.frame).arrows
    told = player.word("pull-place").split()
    unit, top = player.table.frame.unit, player.table.top
    lines = [line for line in player.table.drawn if line.words.split()[0] in told]
    hint = [line for line in lines if set(line.words.split()) <= set(told)]
    assert hint
    assert all(line.top <= top - row.y * unit + 1 for line in hint)
    assert all(line.low >= top - row.bottom * unit - 1 for line in hint)


@pytest.mark.parametrize("language", TONGUES)
@pytest.mark.parametrize("letters", [1.0, 2.0])
def test_types_and_hexes_fit_in_all_letters(open_app, language, letters, size):
    player = open_app(size=size, language=language, text_scale=letters)
    your_turn(player)
    player.tap_choice("building")
    player.turn_to_question()
    assert_fits(player)


def test_two_buttons_tell_the_type_and_then_its_hex(open_app):
    player = open_app()
    your_turn(player)
    player.tap_choice("building")
    table = player.table
    table.do_die()
    player.now += 1
    table.do_next()
    player.frames(1)
    assert table.worded.group
    table.do_die()
    player.now += 1
    table.do_next()
    player.frames(1)
    assert is_main(player.play.ask)
    assert player.play.log[-1].value.startswith("mine.")


def test_crystals_of_your_tile_are_told_only_if_some_came(open_app, size):
    player = open_app(size=size)
    your_turn(player)
    player.tap_choice("building")
    player.tap(tile(player, "mine"))
    player.tap_choice("crystals")
    for name in player.play.ask.options[1:3]:
        tap_hex(player, name)
        assert row(player, name)["crystal"]
    player.tap(player.primary)
    assert is_main(player.play.ask)
    assert "crystals" not in player.play.ask.options, "they are told once"


def test_your_rover_takes_the_tile_where_you_say_that_it_ends(open_app, size):
    player = open_app(size=size)
    your_turn(player)
    player.tap_choice("rover")
    tap_hex(player, "I3")
    picked = player.table.asking.picked
    player.tap(player.primary)
    assert row(player, picked)["piece"] == {"what": "rover", "owner": "you"}
    assert row(player, picked)["tile"] is None


def test_a_wrong_hex_is_put_right_on_the_map(open_app, size):
    player = open_app(size=size)
    your_turn(player)
    player.tap_choice("map.edit")
    tap_hex(player, "G8")
    player.tap(player.primary)
    assert player.play.ask.key == "on-mars.map-what"
    player.tap_choice("crystal")
    assert row(player, "G8")["crystal"]
    player.tap(player.primary)
    assert is_main(player.play.ask)


# The finger


def asked(open_app, **settings):
    """Come to a question of which many hexes are answers."""
    player = open_app(**settings)
    know_the_board(player)
    begin(player)
    come_to(player, BUILDS)
    player.tap_choice("differs")
    assert isinstance(player.table.asking, AskedPlace)
    return player


def test_a_tap_picks_the_nearest_hex_that_is_allowed_and_answers_nothing(open_app, size):
    player = asked(open_app, size=size)
    answers, asking = len(player.play.log), player.table.asking
    assert "G6" not in asking.places, "the Mine is built on"
    (x, y), unit = asking.lie["G5"], player.table.frame.unit
    touch_at(player, player.table.x + x * unit, player.table.top - (y + 26) * unit)
    picked = player.table.asking.picked
    assert picked in asking.places
    tapped = (x, y + 26)
    assert dist(asking.lie[picked], tapped) == min(dist(at, tapped) for at in asking.lie.values())
    assert len(player.play.log) == answers
    assert picked in player.primary.words


def test_arrows_step_through_the_hexes_that_are_allowed_and_name_them(open_app, voice):
    player = asked(open_app)
    names = player.play.ask.options[:-1]
    for name in (names[0], names[1], names[2], names[1]):
        back = player.table.asking.picked == names[2]
        player.tap(player.taps["place-before" if back else "place-after"])
        assert player.table.asking.picked == name
        assert voice.said[-1] == name
    player.tap(player.taps["place-before"])
    player.tap(player.taps["place-before"])
    assert player.table.asking.picked == names[-1], "before the first comes the last"


def test_two_fingers_bring_the_map_nearer_and_one_drags_it(open_app, size):
    player = asked(open_app, size=size)
    asking, table = player.table.asking, player.table
    before, box = dict(asking.lie), asking.board_box
    middle = table.x + (box.x + box.wide / 2) * table.frame.unit
    height = table.top - (box.y + box.high / 2) * table.frame.unit
    one, two = UnitTestTouch(middle - 20, height), UnitTestTouch(middle + 20, height)
    one.touch_down()
    two.touch_down()
    one.touch_move(middle - 60, height)
    two.touch_move(middle + 60, height)
    one.touch_up()
    two.touch_up()
    player.frames(1)
    near = dict(player.table.asking.lie)
    grown = dist(near["G5"], near["G8"]) / dist(before["G5"], before["G8"])
    assert 2.8 < grown < 3.4, "the edge around the map does not grow"
    assert player.table.asking.picked is None, "a pinch picks nothing"
    drag = UnitTestTouch(middle, height)
    drag.touch_down()
    drag.touch_move(middle + 80, height)
    drag.touch_up()
    player.frames(1)
    moved = player.table.asking.lie["G5"][0] - near["G5"][0]
    assert moved == pytest.approx(80 / table.frame.unit, abs=1)
    assert player.table.asking.picked is None, "nor does dragging"
    tap_hex(player, "G5")
    assert player.table.asking.picked == "G5", "where it is seen now, it is tapped"


def test_the_map_is_turned_as_the_player_sits_and_stays_so(open_app):
    player = asked(open_app)
    upright = dict(player.table.asking.lie)
    for _ in range(6):
        before = dict(player.table.asking.lie)
        player.tap(player.taps["turn-board"])
        assert player.table.asking.lie != before
    assert {*player.table.asking.lie} == {*upright}
    for name, at in player.table.asking.lie.items():
        assert at == pytest.approx(upright[name])
    player.tap(player.taps["turn-board"])
    assert player.presenter.settings.board_turned == 1


def test_die_steps_through_columns_then_through_the_hexes_of_one(open_app, voice):
    player = asked(open_app)
    table, columns = player.table, []
    while not (columns and columns[-1] == player.word("line-of-places", line="D")):
        table.do_die()
        columns.append(voice.said[-1])
    assert columns == [player.word("line-of-places", line=letter) for letter in "ABCD"]
    table.do_next()
    hexes = []
    while len(hexes) < 3:
        table.do_die()
        hexes.append(voice.said[-1])
    assert hexes == ["D1", "D2", "D3"]
    player.now += 1
    table.do_next()
    player.frames(1)
    assert row(player, "D3")["building"] == "mine"


def test_a_new_question_shows_the_whole_map_again(open_app):
    player = asked(open_app)
    player.table._pane.zoom.bring(2, (100, 100), (100, 100), player.table.asking.board_box)
    player.presenter.show_step()
    tap_hex(player, player.play.ask.options[0])
    player.tap(player.primary)
    assert player.table._pane.zoom.scale == 1


def crystals_asked(open_app):
    """Come to where a finger tells the Crystals of his new tile, each at one tap."""
    player = open_app()
    know_the_board(player)
    begin(player)
    come_to(player, BUILDS)
    player.tap_choice("crystals")
    return player, player.play.ask.options[1:]


def test_a_finger_that_rests_on_the_map_answers_nothing_of_the_next_question(open_app):
    player, (name, *_) = crystals_asked(open_app)
    finger = UnitTestTouch(*point_of(player, name))
    finger.touch_down()
    player.tap(player.primary)
    answers = len(player.play.log)
    finger.touch_move(finger.x + 40, finger.y)
    player.now += 1
    finger.touch_up()
    player.frames(1)
    assert len(player.play.log) == answers
    assert player.presenter.trouble == ""


def test_a_second_tap_too_soon_changes_nothing_and_one_beside_the_hexes_neither(open_app):
    player, (first, second, *_) = crystals_asked(open_app)
    tap_hex(player, first)
    player.now -= 1  # that of the next tap: both are at the same time
    tap_hex(player, second)
    assert not row(player, second)["crystal"]
    player.now += 1
    player.table._tap_board(1, 1)
    assert [each["hex"] for each in player.play.state()["map"] if each["crystal"]] == [first]
    player.tap(player.primary)
    assert player.play.ask.key != "on-mars.arrows"
    assert not row(player, second)["crystal"]


def test_history_takes_back_an_answer_with_its_parts(open_app):
    player = open_app()
    your_turn(player)
    session, answers = player.presenter.session, len(player.play.log)
    session.answer("building")
    session.answer(player.play.ask.options[0])
    steps = session.steps()
    assert steps[-1].back == steps[-2].back == 2
    session.undo(steps[-1].back)
    assert len(player.play.log) == answers


def test_arrows_show_what_they_pick_however_near_the_map_is(open_app):
    player = asked(open_app)
    table = player.table
    table._pane.zoom.bring(3, (40, 90), (40, 90), table.asking.board_box)
    table._draw()
    table.step_place(1)
    assert table.asking.sees_picked


def test_why_and_back_keep_the_hex_that_is_picked(open_app):
    player = asked(open_app)
    name = player.play.ask.options[5]
    tap_hex(player, name)
    player.now += 1
    player.table.do_why()
    player.now += 1
    player.presenter.show_play()
    player.frames(1)
    assert player.table.asking.picked == name
    assert name in player.primary.words


def test_on_your_turn_a_hex_question_is_yours(open_app):
    player = open_app()
    your_turn(player)
    for report in ("building", "advanced", "rover", "bot", "map.edit"):
        player.presenter.session.answer(report)
        player.presenter.show_step()
        assert header(player.table.worded.view).who == "you"
        player.presenter.session.undo()


def test_under_a_building_no_crystal_can_be_put(open_app):
    player = open_app()
    your_turn(player)
    for value in ("map.edit", "G6"):
        player.presenter.session.answer(value)
    assert "crystal" not in player.play.ask.options
    assert "away.building" in player.play.ask.options


# The whole map


@pytest.mark.parametrize("language", TONGUES)
def test_the_map_is_looked_at_from_the_whole_table_and_a_tap_names_what_lies_there(
    open_app, voice, language, size
):
    player = open_app(size=size, language=language)
    your_turn(player)
    player.presenter.visit("editor")
    player.frames(1)
    player.tap(player.taps["chart"])
    screen, log = player.app.host.screen, list(player.play.log)
    assert screen.name == "chart"
    mine = player.presenter.phrasebook.name("mine", "on-mars")
    assert mine in player.seen, "a legend"
    assert_fits(player)
    x, y = screen.lie["G6"]
    unit = screen.frame.unit
    touch_at(player, screen.x + x * unit, screen.top - y * unit)
    assert {"G6", mine} <= {*player.seen}
    assert voice.said[-1] == f"G6: {mine}"
    assert player.play.log == log
    player.tap(player.primary)
    assert player.app.host.screen.name == "editor"


def test_without_the_map_there_is_nothing_to_look_at(open_app):
    player = open_app()
    player.begin(options={"help": "quick"})
    player.reach("on-mars.table")
    player.presenter.visit("editor")
    player.frames(1)
    assert "chart" not in player.taps


def test_that_hexes_are_equal_is_told_beside_the_map_that_outlines_them(player):
    begin(player, seed="7")
    session, told = player.presenter.session, 0
    while session.play.ask and told < 4:
        ask = session.play.ask
        if ask.key in (PUTS, BUILDS) and len(ask.args["equals"]) > 1:
            player.now += 1
            player.presenter.show_step()
            pages, (fact,) = player.table.pages, player.table.worded.facts_of[ask.key][:1]
            if len(pages) > 1 and any(page.picture for page in pages):
                assert [fact in page.facts for page in pages] == [page.picture for page in pages]
                told += 1
        session.answer(usual_answer(session.play))
    assert told == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_so_is_told_beside_the_map_as_far_as_it_has_room(open_app, size, language):
    player = open_app(size=size, language=language)
    know_the_board(player)
    begin(player)
    come_to(player, "on-mars.table")
    building = next(value for value in player.play.ask.options if value.startswith("building"))
    player.presenter.session.answer(building)
    assert player.play.ask.key == "on-mars.your-building"
    player.now += 1
    player.presenter.show_step()
    first, *_ = player.table.worded.facts
    shown = " ".join(line.words for line in player.table.drawn)
    assert first in shown
