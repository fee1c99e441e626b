"""The map of Mars as a picture: where its hexes stand, what a tap means, and every thing on it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import combinations
from math import dist
from typing import Any

import pytest
from kivy.graphics import Canvas

from companion.engine.game import YOU
from companion.games.on_mars.components import LACERDA, TYPES
from companion.games.on_mars.hex_names import NAMED, edge_marks, hex_named, name_of
from companion.games.on_mars.hexes import Hex, distance, neighbours, turned
from companion.games.on_mars.mars import CENTRE, OUTLINE, Mars, Piece, Tile
from companion.games.on_mars.mars_state import map_state
from companion.screens import theme
from companion.screens.drawing.painter import Drawn, Painter
from companion.screens.frame import Box
from companion.screens.pictures.on_mars.map import BADGE, PIECES, Shown, draw_map
from companion.screens.pictures.on_mars.map_grid import Grid, fit
from companion.screens.theme import LABEL, SIZES
from companion.signs.colours import LOOKS
from kit.dots import pixels
from kit.long import LONG

FULL, SMALL, STANDING = Box(16, 60, 440, 316), Box(520, 62, 264, 228), Box(8, 58, 434, 434)
BOXES = (FULL, SMALL, STANDING)
TURNS = range(6)
RED_A, UNKNOWN = Tile("research", "red-a"), Tile("research", "")


@pytest.fixture(autouse=True)
def _in_a_window(window: object) -> Iterator[None]:
    yield
    theme.use("night")


@pytest.fixture
def drawing(monkeypatch) -> dict[str, list[Any]]:
    """Note with what words, signs and numbers of moves are drawn."""
    noted: dict[str, list[Any]] = {}

    def note(name: str) -> None:
        draw, calls = getattr(Painter, name), noted.setdefault(name, [])

        def drawn(*args: Any, **more: Any) -> Any:
            calls.append((*args, *more.values()))
            return draw(*args, **more)

        monkeypatch.setattr(Painter, name, drawn)

    for name in ("words", "sign", "badge"):
        note(name)
    return noted


def full() -> Mars:
    """Return a map with everything that a hex can hold, of both players."""
    mars, free = Mars(), iter(sorted(OUTLINE))
    for kind in TYPES:
        for advanced in ("", LACERDA, YOU):
            place = mars.places[next(free)]
            place.building, place.advanced = kind, advanced
            place.owner = (advanced or YOU) if kind == "shelter" else ""
    for what in PIECES:
        for owner in (LACERDA, YOU):
            mars.places[next(free)].piece = Piece(what, owner)
    mars.places[next(free)].crystal = True
    for tile in (Tile("discovery", "tech"), RED_A, UNKNOWN):
        mars.places[next(free)].tile = tile
    return mars


def drawn(box: Box, shown: Shown, sixths: int = 0) -> tuple[Painter, Grid]:
    p = Painter(Canvas(), 0, 480, 1)
    return p, draw_map(p, box, map_state(full()), shown, sixths, lambda kind: kind[0].upper())


# Where hexes stand


@pytest.mark.parametrize("sixths", TURNS)
@pytest.mark.parametrize("box", BOXES)
def test_all_hexes_stand_inside_the_box_and_none_on_another(box: Box, sixths: int) -> None:
    grid = fit(box, OUTLINE, sixths)
    centres = {at: grid.centre(at) for at in OUTLINE}
    for at, (x, y) in centres.items():
        corners = grid.corners(at, grid.radius)
        assert box.x <= min(corners[::2])
        assert max(corners[::2]) <= box.right
        assert box.y <= min(corners[1::2])
        assert max(corners[1::2]) <= box.bottom
        for near in neighbours(at):
            if near in centres:
                across, down = centres[near][0] - x, centres[near][1] - y
                assert (across**2 + down**2) ** 0.5 == pytest.approx(3**0.5 * grid.radius)


def test_turned_by_six_sixths_the_board_lies_as_before_and_by_one_the_top_is_right() -> None:
    for at in OUTLINE:
        assert turned(at, 6) == at
        assert distance(turned(at, 1), CENTRE) == distance(at, CENTRE)
    assert turned(Hex(0, -4), 1) == Hex(4, -4)
    once, twice = fit(FULL, OUTLINE, 1), fit(FULL, OUTLINE, 3)
    assert once.centre(Hex(0, -4))[0] > once.centre(CENTRE)[0], "north has gone to the right"
    assert twice.centre(Hex(0, -4))[1] > twice.centre(CENTRE)[1], "and is below"


@pytest.mark.parametrize("sixths", TURNS)
def test_a_tap_means_the_nearest_hex_that_is_allowed(sixths: int) -> None:
    grid = fit(FULL, OUTLINE, sixths)
    for at in OUTLINE:
        x, y = grid.centre(at)
        for off in (-0.8, 0.8):
            assert grid.nearest(x, y + off * grid.radius, OUTLINE) == at
        allowed = [each for each in OUTLINE if each != at]
        found = grid.nearest(x, y, allowed)
        assert found is not None
        assert distance(found, at) == 1, "its own is barred: one beside it"
    assert grid.nearest(0, 0, []) is None


# What is drawn


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("box", BOXES)
def test_everything_is_drawn_in_every_look_size_and_turn(box: Box, look: str) -> None:
    theme.use(look)
    names = [name_of(at) for at in sorted(OUTLINE)]
    shown = Shown(names[40], "generator", 3, names[30:36], names[50:60], names[40:44])
    for sixths in TURNS:
        p, grid = drawn(box, shown, sixths)
        assert grid.sixths == sixths
        assert {line.size for line in p.drawn} <= set(SIZES)


@pytest.mark.parametrize(
    ("box", "sixths"), [*((FULL, sixths) for sixths in TURNS), (SMALL, 0), (SMALL, 3)]
)
def test_letters_and_numbers_stand_around_the_map_and_on_no_hex_or_each_other(
    box: Box, sixths: int
) -> None:
    p, grid = drawn(box, Shown(), sixths)
    marks = [line for line in p.drawn if line.words.isdecimal() or line.words in "ABCDEFGHIJKLM"]
    marks = [mark for mark in marks if not on_a_hex(grid, mark)]
    assert sorted(mark.words for mark in marks) == sorted(
        [*"ABCDEFGHIJKLM", *map(str, range(1, 12))]
    )
    for mark in marks:
        assert box.x <= mark.left
        assert mark.right <= box.right
        assert 480 - box.bottom <= mark.low + 0.2 * LABEL  # nothing of it is below its line
        assert mark.top <= 480 - box.y + 0.2 * LABEL
        apart = [
            mark.right <= other.left
            or other.right <= mark.left
            or mark.top <= other.low
            or other.top <= mark.low
            for other in marks
            if other is not mark
        ]
        assert all(apart), mark.words


def test_the_letter_and_the_number_of_the_target_stand_out(monkeypatch) -> None:
    inks: dict[str, Any] = {}
    write = Painter.words

    def note(p: Painter, x: float, y: float, words: str, size: float, ink: Any, *more: Any) -> Any:
        inks[words] = ink
        return write(p, x, y, words, size, ink, *more)

    monkeypatch.setattr(Painter, "words", note)
    draw_map(Painter(Canvas(), 0, 480, 1), SMALL, map_state(Mars()), Shown("K7"))
    assert {words for words, ink in inks.items() if ink == "sand"} == {"K", "7"}
    assert len(inks) == 24


@pytest.mark.parametrize("sixths", TURNS)
def test_they_stand_beside_what_may_be_added_while_the_outline_is_told(sixths: int) -> None:
    p, grid = drawn(FULL, Shown(beyond=[name_of(at) for at in NAMED]), sixths)
    marks = {line.words: line for line in p.drawn if not on_a_hex(grid, line, NAMED)}
    assert {*"ABCDEFGHIJKLM", *map(str, range(1, 12))} <= marks.keys()
    for words, _, off in edge_marks(NAMED):
        x, y = grid.centre(off)
        line = marks[words]
        middle = (line.left + line.right) / 2, (line.low + line.top) / 2
        assert dist(middle, (x, 480 - y)) < grid.radius, words


def test_a_single_hex_that_is_meant_has_no_number_over_that_of_its_tile() -> None:
    """Only hexes that are equally good are numbered, and then nothing else is read on them."""
    held = {row["tile"]["shows"]: row["hex"] for row in map_state(full()) if row["tile"]}
    p, grid = drawn(FULL, Shown(equals=[held["red-a"]]))
    x, y = grid.centre(hex_named(held["red-a"]))
    assert [line.words for line in p.drawn if covers(line, x, y)] == ["A"]


def covers(line: Drawn, x: float, y: float) -> bool:
    return line.left < x < line.right and line.low < 480 - y < line.top


def on_a_hex(grid: Grid, line: Drawn, hexes: Collection[Hex] = OUTLINE) -> bool:
    x, y = (line.left + line.right) / 2, 480 - line.top + 7
    near = grid.nearest(x, y, hexes)
    assert near is not None
    return dist(grid.centre(near), (x, y)) < grid.radius * 0.8


def test_equal_hexes_keep_their_numbers_and_the_drawn_one_glows_instead() -> None:
    names = [name_of(at) for at in sorted(OUTLINE) if at.q == 4]
    p, grid = drawn(FULL, Shown(names[1], "generator", None, names[:4]))
    told = [line for line in p.drawn if on_a_hex(grid, line)]
    assert {line.words for line in told if line.words.isdecimal()} == {"1", "3", "4"}


def test_the_number_of_an_equal_hex_is_plain_and_that_of_the_move_alone_has_a_ground(
    drawing: Any,
) -> None:
    equals = [name_of(at) for at in sorted(OUTLINE) if at.q == 4]
    drawn(FULL, Shown(equals[0], "generator", 1, equals))
    assert ("2", LABEL, "dim", "middle") in [each[3:] for each in drawing["words"]]
    assert [each[1] for each in drawing["badge"]] == [1]


@pytest.mark.parametrize("sixths", TURNS)
def test_numbers_of_two_digits_do_not_stand_on_each_other(sixths: int) -> None:
    names = [name_of(at) for at in sorted(OUTLINE) if abs(at.q) < 3][:25]
    names.remove("G6")  # numbers stand where nothing else does
    p = Painter(Canvas(), 0, 480, 1)
    grid = draw_map(p, FULL, map_state(Mars()), Shown(equals=names), sixths)
    told = [line for line in p.drawn if on_a_hex(grid, line)]
    numbers = [line for line in told if line.words.isdecimal()]
    assert [line.words for line in numbers] == [str(at + 1) for at in range(24)]
    for one, other in combinations(numbers, 2):  # a digit has a unit of air at each side
        across = min(one.right, other.right) - max(one.left, other.left)
        up = 0.71 * LABEL - abs(one.top - other.top)
        assert across <= 3 or up <= 3, f"{one.words} stands on {other.words}"


def test_on_a_small_map_only_tiles_and_the_move_are_numbered() -> None:
    names = [name_of(at) for at in sorted(OUTLINE) if abs(at.q) < 3][:24]
    p, grid = drawn(SMALL, Shown(names[6], "generator", 2, names))
    assert set("ABCDEFGHIJKLM") <= {line.words for line in p.drawn}
    assert sorted(line.words for line in p.drawn if on_a_hex(grid, line)) == ["2", "A"]


@pytest.mark.parametrize("sixths", TURNS)
@pytest.mark.parametrize("box", BOXES)
def test_the_number_of_the_move_covers_neither_its_hex_nor_what_calls_it(
    box: Box, sixths: int, drawing: Any
) -> None:
    for at in sorted(OUTLINE)[:: 1 if LONG else 7]:
        name = name_of(at)
        p, grid = drawn(box, Shown(name, "generator", 12), sixths)
        _, _, x, y, *_ = drawing["badge"].pop()
        assert box.x <= x - BADGE
        assert x + BADGE <= box.right
        assert box.y <= y - BADGE
        assert y + BADGE <= box.bottom
        corners = grid.corners(at, grid.radius)
        for corner in zip(corners[::2], corners[1::2], strict=True):
            assert not under(corner, x, y), name
        for line in p.drawn:
            if line.words in (name[:1], name[1:]) and not on_a_hex(grid, line):
                middle = (line.left + line.right) / 2, 480 - (line.low + line.top) / 2
                assert not under(middle, x, y), name


def under(point: tuple[float, float], x: float, y: float) -> bool:
    """Tell whether a point lies under a number."""
    return abs(point[0] - x) < BADGE and abs(point[1] - y) < BADGE


def test_the_number_of_the_move_stands_on_an_empty_hex_where_there_is_one(drawing: Any) -> None:
    """All hexes around the target but one are full, and each has been that one."""
    for empty in neighbours(CENTRE):
        mars = Mars()
        for at in OUTLINE - {empty}:
            mars.places[at].crystal = True
        p = Painter(Canvas(), 0, 480, 1)
        grid = draw_map(p, FULL, map_state(mars), Shown("G6", "mine", 2))
        _, _, x, y, *_ = drawing["badge"].pop()
        assert grid.nearest(x, y, OUTLINE) == empty


@pytest.mark.parametrize("look", LOOKS)
def test_the_target_is_seen_whole_whatever_lies_around_it(look: str) -> None:
    theme.use(look)
    orange = bytes(round(255 * part) for part in theme.colour("orange"))
    side, box = 270, Box(0, 0, 270, 270)
    equals = [name_of(at) for at in sorted(OUTLINE)]
    for name in ("G6", "E2", "A4", "M7", "G9"):
        grids: list[Grid] = []

        def draw(p: Painter, name: str = name, grids: list[Grid] = grids) -> None:
            grids.append(draw_map(p, box, map_state(full()), Shown(name, "", 2, equals)))

        dots = pixels(draw, side)
        corners = grids[0].corners(hex_named(name), grids[0].radius * 0.95)
        for x, y in zip(corners[::2], corners[1::2], strict=True):
            first = 4 * (side * (side - 1 - int(y)) + int(x))
            assert dots[first : first + 4] == orange, name


def test_a_tile_has_its_letter_on_a_small_map_too_or_its_sign(drawing: Any) -> None:
    for box in BOXES:
        p, grid = drawn(box, Shown())
        x, y = grid.centre(next(at for at, each in full().places.items() if each.tile == RED_A))
        assert "A" in [line.words for line in p.drawn if covers(line, x, y)]
        unknown = next(at for at, each in full().places.items() if each.tile == UNKNOWN)
        assert ("research", *grid.centre(unknown)) in [each[1:4] for each in drawing["sign"]]


def test_what_likely_goes_to_a_hex_stands_there_in_place_of_a_tile(drawing: Any) -> None:
    at = next(at for at, each in full().places.items() if each.tile == RED_A)
    p, grid = drawn(FULL, Shown(allowed=[name_of(at)], likely={name_of(at): "mine"}))
    assert ("mine", *grid.centre(at)) in [each[1:4] for each in drawing["sign"]]
    assert not [line for line in p.drawn if covers(line, *grid.centre(at))]


def test_a_hex_that_was_told_before_shows_what_lies_there(drawing: Any) -> None:
    p = Painter(Canvas(), 0, 480, 1)
    grid = draw_map(p, FULL, map_state(Mars()), Shown(marked={"G4": "planet", "E4": "shelter"}))
    shown = {each[1]: each[2:4] for each in drawing["sign"]}
    assert shown["planet"] == grid.centre(hex_named("G4"))
    assert shown["shelter"] == grid.centre(hex_named("E4"))


def test_letters_of_types_stand_where_hexes_are_large() -> None:
    large = Box(0, 0, 1200, 900)
    p = Painter(Canvas(), 0, 900, 1)
    draw_map(p, large, map_state(full()), Shown(), 0, lambda kind: f"({kind[0]})", marks=False)
    assert {line.words for line in p.drawn if "(" in line.words} == {
        f"({kind[0]})" for kind in TYPES
    }
    p, _ = drawn(SMALL, Shown())
    assert not [line for line in p.drawn if line.words in ("S",)]
