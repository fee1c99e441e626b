"""The whole table, tapped in a real window: parts, values, the map, in every game."""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.autoplay import usual_answer
from companion.games import games
from companion.screens.board.whole import WholeScreen
from companion.screens.widgets.tappable import Tappable
from kit.board_fitting import faults
from kit.fitting import hardest, paired
from kit.on_board import by_text

BOARDS = {"classic": {"board": "on"}}
TURN = {"on-mars": "on-mars.table", "dice": "dice.turn", "ares": "ares.report"}

STANCES = hardest(
    ((800, 480), "fr", 1.0),
    ((720, 1280), "pt-BR", 1.0),
    ((800, 480), "pt-BR", 2.0),
    ((720, 1280), "fr", 2.0),
    ((800, 480), "en", 1.0),
    count=2,
)


def open_whole(on_board: Any, game: str = "on-mars", **wished: Any) -> Any:
    """Open the whole table where values can be corrected."""
    player = on_board(game, **wished)
    play = player.play
    while not play.fields or play.ask.key != TURN.get(game, play.ask.key):
        player.presenter.session.answer(usual_answer(play))
    player.now += 1
    player.presenter.navigation.visit("whole")
    player.frames(3)
    return player


def parts(screen: WholeScreen) -> list[Any]:
    return [each for row in screen.rows for each in row.parts]


def value_of(screen: Any, field: str) -> Any:
    """Return the first button of a value."""
    shown = (each for each in screen.walk(restrict=True) if isinstance(each, Tappable))
    return next(each for each in shown if getattr(each.item, "field", "") == field)


@pytest.mark.parametrize("game", games())
def test_every_value_in_sight_opens_and_leads_back(on_board: Any, game: str) -> None:
    player = open_whole(on_board, game, options=BOARDS.get(game))
    screen = player.app.host.screen
    fields = [each.field for part in parts(screen) for each in part.values if each.opens]
    assert fields or game == "score-pad"
    single = [name for name in fields if player.play.fields[name].many is None]
    for field in dict.fromkeys(single[:: max(1, len(single) // 3)]):
        player.tap(value_of(screen, field))
        assert player.app.host.shown == "editor"
        assert player.app.host.screen.value.title
        player.press("escape")
        assert player.app.host.screen is screen


def test_it_shows_that_his_moves_count_as_made_where_some_are_not_yet(on_board: Any) -> None:
    player = open_whole(on_board)
    screen, made = player.app.host.screen, player.word("whole-made")
    player.reach("on-mars.build-at")
    player.presenter.navigation.visit("whole")
    assert screen.note == made
    assert made in screen.spoken


def test_what_is_corrected_is_said_and_the_table_is_shown_again(on_board: Any, voice: Any) -> None:
    player = open_whole(on_board)
    screen, field = player.app.host.screen, player.play.fields["lacerda.ships"]
    before = field.get()
    player.tap(value_of(screen, "lacerda.ships"))
    player.press("1" if before == 0 else "0")
    player.tap(player.primary)
    assert field.get() != before
    assert player.app.host.screen is screen
    assert voice.said[-1] == player.presenter.phrasebook.done(*player.play.last_answer)
    assert value_of(screen, "lacerda.ships").item.text == str(field.get())


def test_a_list_of_things_opens_where_they_are_listed(on_board: Any) -> None:
    player = open_whole(on_board)
    player.tap(value_of(player.app.host.screen, "lacerda.contracts"))
    editor = player.app.host.screen
    assert editor.name == "editor"
    assert editor.group == player.presenter.phrasebook.name("lacerda", "on-mars", "field")


@pytest.mark.parametrize("name", ["lab", "lss", "progress"])
def test_a_part_becomes_large_and_what_is_drawn_there_opens(on_board: Any, name: str) -> None:
    player = open_whole(on_board)
    screen = player.app.host.screen
    part = next(each for each in parts(screen) if each.name == name)
    player.tap(by_text(screen, part.title))
    player.frames(3)
    assert screen.large.name == name
    (panel,) = screen.ids.large.children
    spots = [each for each in panel.walk(restrict=True) if type(each).__name__ == "ValueSpot"]
    assert spots
    player.tap(spots[0])
    assert player.app.host.shown == "editor"
    player.press("escape")
    assert screen.large.name == name
    player.tap(player.taps["primary"])
    assert screen.large is None
    player.tap(player.taps["primary"])
    assert player.app.host.screen is player.table


def test_a_tap_on_the_map_names_what_is_there(on_board: Any, voice: Any) -> None:
    from kivy.tests.common import UnitTestTouch

    player = open_whole(on_board)
    screen, log = player.app.host.screen, list(player.play.log)
    player.tap(by_text(screen, player.word("chart")))
    player.frames(3)
    mars = screen.ids.map.ids.mars.map
    name = next(name for name, cell in mars.cells.items() if cell.building)
    touch = UnitTestTouch(*mars.to_window(*mars.centre_of(name)))
    touch.touch_down()
    touch.touch_up()
    player.frames(3)
    assert (screen.picked, player.play.log) == (name, log)
    assert screen.about
    assert voice.said[-1] == f"{name}: {screen.about}"


def test_the_map_turns_as_one_sits(on_board: Any, voice: Any) -> None:
    player = open_whole(on_board)
    player.presenter.navigation.visit("whole", part="map")
    player.frames(2)
    before = player.presenter.settings.board_turned
    player.tap(player.taps["turn-board"])
    assert player.presenter.settings.board_turned == (before + 1) % 6
    assert player.app.host.screen.view.turned == (before + 1) % 6


@pytest.mark.parametrize("game", games())
def test_two_buttons_reach_every_part_and_value(on_board: Any, voice: Any, game: str) -> None:
    player = open_whole(on_board, game, options=BOARDS.get(game))
    screen, heard = player.app.host.screen, []
    while True:
        player.now += 1
        screen.do_die()
        if heard and voice.said[-1] == heard[0]:
            break
        heard.append(voice.said[-1])
    spoken = [each.spoken for part in parts(screen) for each in part.values if each.opens]
    assert set(spoken) <= set(heard)
    assert all(heard)
    assert player.word("correct") in heard
    while voice.said[-1] != player.word("correct"):
        screen.do_die()
    screen.do_next()
    assert player.app.host.shown == "editor"


@pytest.mark.parametrize(("game", "stance"), paired(games(), STANCES), ids=str)
def test_the_whole_table_fits(on_board: Any, stance: Any, game: str) -> None:
    size, language, scale = stance
    player = open_whole(
        on_board,
        game,
        options=BOARDS.get(game),
        size=size,
        language=language,
        text_scale=scale,
    )
    screen = player.app.host.screen
    assert faults(screen) == []
    for part in [each for each in parts(screen) if not each.values]:
        player.presenter.navigation.visit("whole", part=part.name)
        player.frames(3)
        assert faults(screen) == [], part.name


@pytest.mark.parametrize("language", hardest("fr", "en"))
def test_the_last_generation_fits_beside_a_map(on_board: Any, language: str) -> None:
    player = open_whole(on_board, "classic", options={"board": "off"}, language=language)
    while player.play.turn < 14:
        player.answer()
    player.presenter.navigation.visit("whole")
    player.frames(3)
    assert "14 / 14" in player.seen
    assert faults(player.app.host.screen) == []
