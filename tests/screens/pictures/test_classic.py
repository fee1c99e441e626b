"""The pictures of Terraforming Mars: the map, the player board, the parameters, in every state."""

from __future__ import annotations

from typing import Any

import pytest

from companion.drawings.icons.colours import THEMES
from companion.engine.prompts import Choose, Confirm
from companion.games.classic.board import RESOURCES
from companion.games.classic.pictures import ICONS, PICTURES
from companion.games.classic.pictures.board import output, shows_board, stock
from companion.games.classic.pictures.header import header
from companion.games.classic.pictures.tharsis import lay_out, numbered, tiles
from companion.games.classic.reports import every_report
from companion.games.classic.state import Classic
from companion.games.classic.tharsis import AREAS
from companion.screens import pictures
from companion.screens.drawing import icons
from companion.screens.frame import Box
from companion.screens.pictures import View
from kit.drawn import draw_all, stops
from kit.fitting import hardest

BESIDE_THE_MOVES = Box(420, 64, 364, 310)
BELOW_THE_MOVES = Box(16, 220, 418, 388)


def seen(ask: Any = None, says: Any = (), **state: Any) -> View:
    def words(key: str, **args: Any) -> str:
        return " ".join([key, *map(str, args.values())])

    def name(value: Any, form: str = "") -> str:
        return str(value)

    return View("classic", state, (*says, ask) if ask else says, ask, words, name)


def report(**state: Any) -> View:
    return seen(Choose("classic.report", ("done",)), phase="actions", **state)


@pytest.mark.parametrize("look", hardest(*THEMES))
@pytest.mark.parametrize("board", ["off", "on"])
def test_every_step_of_a_play_is_drawn(window, session, caplog, look, board):
    table = session("classic", board=board, prelude="on", seed="5")
    for new in stops(table, seed=3, follow=0.6):
        draw_all(table, look, new)
    assert caplog.text == ""


@pytest.mark.parametrize("language", hardest("fr", "pt-BR"))
def test_the_start_of_a_play_is_drawn_in_every_language(window, session, caplog, language):
    table = session("classic", language=language, deck="physical", board="on")
    for new, _ in zip(stops(table, seed=1, follow=0.8), range(40), strict=False):
        draw_all(table, "night", new)
    assert caplog.text == ""


def test_every_option_and_report_has_an_icon_that_is_there():
    everything = Classic({"goal": "parameters", "prelude": "off", "board": "on"})
    assert [name for name in every_report(everything) if name not in ICONS] == []
    assert set(RESOURCES) <= set(ICONS)
    assert {each.partition(":")[0] for each in ICONS.values()} <= icons.NAMES


# The map


@pytest.mark.parametrize("box", [BESIDE_THE_MOVES, BELOW_THE_MOVES], ids=["lying", "standing"])
def test_every_area_is_in_the_room_of_the_map(box):
    on = lay_out(box)
    for x, y in map(on.at, AREAS):
        assert box.x <= x - on.radius * 0.87
        assert x + on.radius * 0.87 <= box.right
        assert box.y <= y - on.radius
        assert y + on.radius <= box.bottom


def test_the_map_fills_the_room_that_it_has():
    assert lay_out(BESIDE_THE_MOVES).radius > 20
    assert lay_out(BELOW_THE_MOVES).radius > 24


def test_rows_are_below_each_other_and_places_side_by_side():
    on = lay_out(BESIDE_THE_MOVES)
    assert on.at((1, 1))[1] < on.at((2, 1))[1] < on.at((9, 1))[1]
    assert on.at((5, 1))[0] < on.at((5, 2))[0] < on.at((5, 9))[0]
    assert on.at((5, 5)) == (on.x, on.y)


def test_the_counted_areas_are_numbered_but_the_last_that_gets_the_tile():
    assert numbered([(1, 1), (1, 3), (2, 1)]) == {(1, 1): 1, (1, 3): 2}


def test_where_the_count_went_round_the_last_number_stays():
    assert numbered([(1, 3), (2, 4), (3, 4)] * 2) == {(1, 3): 4, (2, 4): 5}


def test_the_tiles_that_were_there_before_have_their_icons():
    lie = tiles({"cities": [(8, 2)], "greeneries": [(3, 4)]})
    assert lie == {(8, 2): "city", (3, 4): "forest"}


def test_the_map_belongs_to_the_say_that_places_a_tile(session):
    table = session("classic", seed="5")
    table.answer(True)
    view = seen(table.play.ask, table.play.says)
    found = pictures.picture(view, [say.key for say in table.play.says])
    assert found is not None


# The header, the player board and what is above the buttons


def test_the_header_shows_the_generation_its_phase_and_the_rating():
    made = header(seen(phase="actions", generation=7, generations=14, tr=33, stock={}))
    assert (made.title, made.sub) == (
        "classic.header-generation 7",
        "classic.header-of 14",
    )
    assert made.steps[made.current] == "Actions"
    assert made.numbers == [("tr", "33")]


def test_the_header_shows_which_neutral_tile_is_placed():
    made = header(seen(Confirm("classic.place-neutral", {"number": 3}), phase="setup", tr=14))
    assert (made.icon, made.current, len(made.steps)) == ("forest", 2, 4)


def test_the_money_is_in_the_header_only_where_the_board_is_not_in_sight():
    state = {"generation": 2, "generations": 14, "tr": 20, "stock": {"megacredits": 38}}
    card = seen(Choose("classic.card-payment", ("steel",)), phase="actions", **state)
    assert header(card).numbers == [("tr", "20"), ("me", "38")]
    assert header(report(**state)).numbers == [("tr", "20")]


def test_the_board_is_shown_where_it_is_tracked_and_asked_for():
    kept = {"stock": {"megacredits": 0}}
    assert shows_board(report(**kept))
    assert not shows_board(report(stock={"megacredits": None}))
    assert shows_board(seen(Choose("classic.project", ("back",)), **kept))
    assert not shows_board(seen(Choose("classic.stock", ("back",)), **kept))


def test_stock_and_production_are_reported_as_the_board_shows_them():
    view = report(stock={"steel": 4}, production={"steel": 2, "megacredits": -1, "heat": 0})
    assert stock(view, "steel") == "4"
    assert [output(view, each) for each in ("steel", "megacredits", "heat")] == ["+2", "−1", "0"]


def test_the_pictures_belong_to_prompts_that_there_are():
    from companion.games.classic import GAME

    assert {key.partition(".")[2] for key in PICTURES.pictures} <= set(GAME.places)
