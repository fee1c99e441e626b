"""The map is laid by taps: one for each place, in any order, and one more takes it back."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from kit.boards import BOX, STARTS
from kit.fitting import hardest
from kit.on_board import cut, reach, texts, touch_hex

SIZES = ((800, 480), (480, 800), (720, 1280))
LAY = "on-mars.lay-map"


def tile(player: Any, value: str) -> Any:
    """Return the tile of a kind."""
    tray = player.app.host.screen.ids.tray
    return next(each for each in tray.children if each.item.value == value)


def values(player: Any) -> list[Any]:
    return [entry.value for entry in player.play.log if entry.key == LAY]


def test_fourteen_touches_lay_the_map(on_board: Any) -> None:
    player = on_board()
    screen = reach(player, LAY)
    for laid in range(14):
        assert screen.ids.bar.ids.primary.text == f"{laid} of 14"
        assert screen.ids.bar.ids.primary.disabled
        assert len(screen.ids.tray.children) == 10
        touch_hex(player, screen.step.places[3])
    assert player.play.ask.key != LAY
    assert not screen.ids.tray.items
    assert len(values(player)) == 14


@pytest.mark.parametrize(("first", "together"), [("on", False), ("off", True)])
def test_the_header_names_the_stage_of_the_present_move_after_the_map(
    on_board: Any, first: str, together: bool
) -> None:
    player = on_board()
    player.now += 1
    player.presenter.game.open("on-mars", new=True, seed="7", options={"first": first})
    screen = reach(player, LAY)
    for _ in range(14):
        touch_hex(player, screen.step.places[3])
    moves = [move.text for move in screen.step.moves]
    assert moves[:2] == ["Compare the **map** with your table", "Draw 3 **Private Goals**"]
    assert ("Which space do you take?" in moves) is together
    for title in ("The map", "Lacerda", "Lacerda", "First spaces"):
        assert screen.step.title == title
        player.now += 1
        player.tap(player.primary)
        player.frames()


def test_in_a_later_play_in_which_you_draw_four_touches_do(on_board: Any) -> None:
    player = on_board()
    player.presenter.store.box("on-mars").update(BOX)
    player.now += 1
    player.presenter.game.open("on-mars", new=True, seed="7", options={"draws": "tell"})
    screen = reach(player, LAY)
    for name in (*STARTS[:3], "E4"):
        assert player.play.ask.key == LAY
        touch_hex(player, name)
    assert player.play.ask.key != LAY
    assert screen.step.progress < 0


def test_another_thing_is_laid_first_by_its_tile(on_board: Any) -> None:
    player = on_board()
    screen = reach(player, LAY)
    player.tap(tile(player, "yellow"))
    name = screen.step.places[8]
    touch_hex(player, name)
    assert values(player) == [f"yellow.{name}"]
    assert (tile(player, "yellow").left, tile(player, "red").left) == (1, 2)
    assert tile(player, "yellow").chosen


def test_a_touch_on_what_is_there_takes_it_back(on_board: Any) -> None:
    player = on_board()
    screen = reach(player, LAY)
    first, second = screen.step.places[3], screen.step.places[40]
    touch_hex(player, first)
    touch_hex(player, second)
    assert tile(player, "generator").disabled
    touch_hex(player, first)
    assert values(player) == [f"water-extractor.{second}"]
    assert tile(player, "generator").chosen
    player.now += 1
    screen.do_undo()
    assert values(player) == []


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_it_is_said_how_and_the_tiles_name_what_is_printed(
    on_board: Any, size: tuple[int, int]
) -> None:
    player = on_board(size=size)
    screen = reach(player, LAY)
    player.frames(3)
    assert "Tap a type, then its hex" in texts(screen)
    assert tile(player, "blue").text == "Blue Research"
    assert tile(player, "your-shelter").text == "Your Shelter"
    assert all(each.icon_side for each in screen.ids.tray.children)


@pytest.mark.parametrize("size", [(800, 480), (480, 800)], ids=str)
@pytest.mark.parametrize("language", ["en", "fr", "pt-BR"])
def test_the_stages_of_the_set_up_are_in_sight_beside_it(
    on_board: Any, language: str, size: tuple[int, int]
) -> None:
    player = on_board(language=language, size=size)
    screen = reach(player, LAY)
    player.frames(3)
    assert len(screen.ids.header.stages) == len(screen.step.stages) > 1
    assert screen.step.subtitle in texts(screen)
    assert cut(screen) == []


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_undo_took_back_is_reported_over_the_header_and_moves_no_tile(
    on_board: Any, size: tuple[int, int]
) -> None:
    player = on_board(size=size)
    screen = reach(player, LAY)
    touch_hex(player, screen.step.places[3])
    places = {each.item.value: (*each.pos, *each.size) for each in screen.ids.tray.children}
    player.now += 1
    screen.do_undo()
    player.frames(3)
    assert screen.step.notice
    assert screen.passing == [screen.step.notice]
    assert screen.ids.side.notice == []
    assert {each.item.value: (*each.pos, *each.size) for each in screen.ids.tray.children} == places
    assert cut(screen.ids.passing) == []


def test_the_map_is_turned_as_the_player_sits(on_board: Any) -> None:
    player = on_board()
    screen = reach(player, LAY)
    player.frames(2)
    before = screen.ids.map.map.centre_of("A3")
    (turn,) = screen.ids.bar.ids.answers.children
    player.tap(turn)
    player.frames(3)
    assert player.presenter.settings.board_turned == 1
    assert screen.ids.map.map.centre_of("A3") != before
    assert values(player) == []


@pytest.mark.parametrize(
    ("text_scale", "language", "size"),
    hardest(*product((2, 1.5, 1), ("fr", "pt-BR", "en"), SIZES), count=3),
)
def test_every_thing_has_room_for_its_name(
    on_board: Any, size: tuple[int, int], language: str, text_scale: float
) -> None:
    player = on_board(size=size, language=language, text_scale=text_scale)
    screen = reach(player, LAY)
    player.frames(3)
    assert cut(screen) == []
    assert player.presenter.session.phrasebook.glance(player.play.ask).facts[0] in texts(screen)
    heights = {round(each.height) for each in screen.ids.tray.children}
    assert min(heights) >= 47
