"""Mars where a hex answers a question, and beside his moves: what is shown of the play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from kivy.graphics import Canvas

from companion.engine.prompts import Choose
from companion.games.on_mars.hex_names import NAMED, names
from companion.games.on_mars.mars import CENTRE, OUTLINE, Mars, Tile
from companion.games.on_mars.mars_state import map_state
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import View
from companion.screens.pictures.on_mars import mars_board
from companion.screens.pictures.on_mars.map import Shown
from companion.screens.pictures.on_mars.mars_board import HIGH, STEP, draw_board

BOARD = Box(8, 60, 446, 316)


@pytest.fixture(autouse=True)
def _in_a_window(window: object) -> None:
    pass


@pytest.fixture
def drawn(monkeypatch) -> Iterator[list[Any]]:
    """Note in which boxes the map is drawn, and what is to be seen of the step."""
    draw_map, noted = mars_board.draw_map, list[Any]()

    def note(p: Painter, box: Box, rows: Any, shown: Shown, *more: Any) -> Any:
        noted.append((box, shown))
        return draw_map(p, box, rows, shown, *more)

    monkeypatch.setattr(mars_board, "draw_map", note)
    return noted


def view_of(ask: Choose, mars: Mars | None = None, upright: bool = False) -> View:
    state = {"map": map_state(mars or Mars())}
    return View("on-mars", state, (), ask, str, str, upright)


def painter() -> Painter:
    return Painter(Canvas(), 0, 480, 1)


def asked(key: str, **args: Any) -> Choose:
    return Choose(f"on-mars.{key}", names(NAMED if key == "outline" else OUTLINE), args)


@pytest.mark.parametrize(("at", "sign"), [(CENTRE, "cross"), (min(NAMED - OUTLINE), "plus")])
def test_a_hex_of_the_outline_is_taken_away_and_one_beside_it_added(drawn, at, sign) -> None:
    draw_board(painter(), BOARD, view_of(asked("outline", number=1)), *names([at]))
    [(_, shown)] = drawn
    assert shown.put == sign
    assert {*names(NAMED - OUTLINE)} <= {*shown.beyond}


def test_hexes_told_before_have_the_sign_of_what_lies_there_until_the_map_holds_it(drawn) -> None:
    mars, told = Mars(), names(OUTLINE)[:8]
    for at in mars.places:
        if names([at])[0] in told[6:]:
            mars.places[at].tile = Tile("research", "1")
    draw_board(painter(), BOARD, view_of(asked("research-hex", kind="2", told=told), mars), None)
    [(_, shown)] = drawn
    assert shown.marked == dict.fromkeys(told[:4], "planet") | dict.fromkeys(told[4:6], "shelter")


@pytest.mark.parametrize("high", HIGH)
def test_beside_moves_it_has_the_largest_of_few_heights_and_half_of_each_gap(drawn, high) -> None:
    view = view_of(asked("refuge", hex="G4"), upright=True)
    room = Box(16, 200, 418, high + 20)
    STEP.draw(painter(), room, view)
    [(box, _)] = drawn
    assert box == Box(8, 216, 434, high + 8)
    assert box.bottom == room.bottom + 4


@pytest.mark.parametrize(
    ("step", "kind", "sign"),
    [
        ("rover-to", "none", "rover"),
        ("build-at", "generator", "generator"),
        ("shelter-at", "none", "shelter"),
        ("discovery-at", "none", "discovery"),
    ],
)
def test_what_went_elsewhere_has_the_sign_that_it_had_in_its_step(drawn, step, kind, sign) -> None:
    ask = asked("elsewhere", step=f"on-mars.{step}", hex="G4", kind=kind)
    draw_board(painter(), BOARD, view_of(ask), "G5")
    [(_, shown)] = drawn
    assert shown.put == sign
