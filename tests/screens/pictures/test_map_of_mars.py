"""The map of Mars: where its hexes are, what a tap hits, and everything on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

import pytest
from kivy.clock import Clock
from msgspec.structs import replace

from companion.drawings.icons.colours import THEMES
from companion.engine.autoplay import usual_answer
from companion.engine.game import YOU
from companion.engine.play import Play
from companion.engine.prompts import Choose, Say
from companion.games.on_mars import GAME
from companion.games.on_mars.components import LACERDA, TYPES
from companion.games.on_mars.hex_names import NAMED, hex_named, name_of
from companion.games.on_mars.hexes import Hex, distance, neighbours, turned
from companion.games.on_mars.mars import CENTRE, OUTLINE, LaidTile, Mars, Piece
from companion.games.on_mars.pictures.cells import CLEARED, PIECES, Cell, cells
from companion.games.on_mars.pictures.instruments import COLUMN, ICONS, LEFT, ROW, ROWS, SPACE
from companion.games.on_mars.pictures.kinds import KINDS
from companion.games.on_mars.pictures.map_grid import fit
from companion.games.on_mars.table import map_state
from companion.phrases.phrasebook import Phrasebook
from companion.screens import theme
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import View
from companion.testing.long import LONG

BOXES = Box(16, 60, 440, 316), Box(520, 62, 264, 228), Box(8, 58, 434, 434)
SIZES = (440, 316), (434, 434)
TURNS = range(6)
RED, UNKNOWN = LaidTile("research", "4"), LaidTile("research", "")
AROUND = {*"ABCDEFGHIJKLM", *map(str, range(1, 12))}
"""The letters and numbers that name the hexes."""


pytestmark = pytest.mark.usefixtures("usual_window")


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
    for tile in (LaidTile("discovery", "tech"), RED, UNKNOWN):
        mars.places[next(free)].tile = tile
    return mars


@pytest.fixture
def shown(window: Any) -> Callable[..., Any]:
    """Show a map: ``shown(mars, "K7", number=2)``; it has recorded all ``texts`` and ``icons``."""
    from companion.games.on_mars.pictures.mars_map import MarsMap

    class Noting(MarsMap):
        """Records what is on it, each with its middle in pixels of its picture, y upwards."""

        def __init__(self, **kwargs: Any) -> None:
            self.texts: dict[str, tuple[float, float, float, str]] = {}
            self.icons: dict[tuple[str, float, float], str] = {}
            super().__init__(**kwargs)

        def painter(self, canvas: Any) -> Painter:
            return Notes(self, canvas, 0, self._fbo.size[1], 1)

    class Notes(Painter):
        """Draws on a map, and notes texts and icons there."""

        def __init__(self, drawn: Noting, *args: Any) -> None:
            self.noting, self.height = drawn, args[2]
            super().__init__(*args)

        def words(self, x: float, y: float, words: str, size: float, *look: Any) -> float:
            self.noting.texts[words] = x, self.height - (y - 0.36 * size), size, look[0]
            return super().words(x, y, words, size, *look)

        def icon(
            self, name: str, x: float, y: float, size: float, colour: Any = "", *look: Any
        ) -> None:
            self.noting.icons[name, x, self.height - y] = colour
            super().icon(name, x, y, size, colour, *look)

    book = Phrasebook("en")

    def show(
        mars: Mars,
        target: str = "",
        *,
        number: int = 0,
        equals: Sequence[str] = (),
        places: Sequence[str] = (),
        size: tuple[int, int] = (440, 316),
        sixths: int = 0,
        **properties: Any,
    ) -> Any:
        said = {"hex": target, "kind": "mine", "equals": tuple(equals)}
        view = View(
            "on-mars",
            {"map": map_state(mars)},
            [Say("on-mars.build-at", said)] if target else [],
            Choose("on-mars.your-rover", tuple(places)) if places else None,
            words=book.text,
            name=lambda value, form="": book.name(value, "on-mars", form),
            numbers={"on-mars.build-at": number} if number else {},
            turned=sixths,
        )
        drawn = Noting()
        given = {"view": view, "places": [*places], "now": number, "actor": LACERDA, "size": size}
        for name, value in (given | properties).items():
            setattr(drawn, name, value)
        Clock.tick_draw()
        return drawn

    return show


# Where hexes are


def test_all_hexes_are_inside_the_box_and_none_on_another() -> None:
    for box, sixths in product(BOXES, TURNS):
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


def test_turned_by_six_sixths_the_board_is_as_before_and_by_one_the_top_is_right() -> None:
    for at in OUTLINE:
        assert turned(at, 6) == at
        assert distance(turned(at, 1), CENTRE) == distance(at, CENTRE)
    assert turned(Hex(0, -4), 1) == Hex(4, -4)
    once, twice = fit(BOXES[0], OUTLINE, 1), fit(BOXES[0], OUTLINE, 3)
    assert once.centre(Hex(0, -4))[0] > once.centre(CENTRE)[0], "north has gone to the right"
    assert twice.centre(Hex(0, -4))[1] > twice.centre(CENTRE)[1], "and is below"


def test_a_tap_means_the_nearest_hex_that_is_allowed() -> None:
    for sixths in TURNS:
        grid = fit(BOXES[0], OUTLINE, sixths)
        for at in OUTLINE:
            x, y = grid.centre(at)
            for off in (-0.8, 0.8):
                assert grid.nearest(x, y + off * grid.radius, OUTLINE) == at
            found = grid.nearest(x, y, [each for each in OUTLINE if each != at])
            assert found is not None
            assert distance(found, at) == 1, "its own is barred: one beside it"
        assert grid.nearest(0, 0, []) is None


# What is drawn


def test_everything_that_a_hex_can_hold_is_drawn_in_every_theme_and_turn(shown: Any) -> None:
    lie = [*map_state(full())]
    for look, size, sixths in (*product(THEMES, SIZES, (0,)), *product(["night"], SIZES, TURNS)):
        theme.use(look)
        mars = shown(full(), size=size, sixths=sixths)
        icons = [name for name, _, _ in mars.icons]
        for row in lie:
            if row["building"]:
                assert icons.count(KINDS[row["building"]]) == 3
            if row["piece"]:
                assert icons.count(PIECES[row["piece"]["what"]]) == 2
        assert {"crystal", "discovery"} <= {*icons}
        assert {"R", "?"} <= mars.texts.keys(), "a Research tile has its letter, if it is known"


def test_letters_and_numbers_are_around_the_map_and_on_no_hex_or_each_other(shown: Any) -> None:
    places = [name_of(at) for at in sorted(OUTLINE)]
    for size, sixths in product((*SIZES, (448, 328), (410, 328)), TURNS):
        mars = shown(Mars(), places=places, size=size, sixths=sixths)
        marks = {text: mars.texts[text] for text in AROUND}
        pixels = max(mars._picture.texture.size) / max(size)
        hexes = [place(mars, hex_named(name)) for name in places]
        for text, (x, y, font_size, _) in marks.items():
            assert 0 < x < size[0] * pixels
            assert 0 < y < size[1] * pixels
            assert min(away((x, y), at) for at in hexes) > mars._grid.radius, text
            beside = x - 0.3 * font_size * len(text) > (LEFT + 4 * COLUMN) * pixels
            above = y - 0.36 * font_size > (ICONS + ROWS * (ROW + SPACE)) * pixels
            assert beside or above, f"{text} is below the LSS"
            others = [each[:2] for other, each in marks.items() if other != text]
            assert min(away((x, y), at) for at in others) > font_size * 0.8, text


def place(mars: Any, at: Hex) -> tuple[float, float]:
    """Return the middle of a hex in pixels of its picture, y upwards."""
    x, y = mars._grid.centre(at)
    return x, mars._fbo.size[1] - y


def away(one: Sequence[float], other: Sequence[float]) -> float:
    return ((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5


def test_of_the_letters_and_numbers_around_the_map_those_of_the_target_are_lit(shown: Any) -> None:
    mars = shown(Mars(), "K7")
    roles = {text: role for text, (*_, role) in mars.texts.items()}
    assert roles.keys() >= AROUND
    assert {text for text, role in roles.items() if role == "sand"} == {"K", "7"}


def test_a_building_that_was_put_on_a_tile_covers_it(shown: Any) -> None:
    mars = Mars()
    mars.places[hex_named("K7")].tile = RED
    cell = shown(mars, "K7", number=2, now=3).cells["K7"]
    assert (cell.building, cell.tile, cell.letter) == (KINDS["mine"], "", "")


@pytest.mark.parametrize("what", ["research", "discovery", "crystal", "advanced", *PIECES])
def test_what_has_left_a_hex_is_not_put_there(shown: Any, what: str) -> None:
    mars = shown(Mars(), "K7", number=2)
    said = [Say(CLEARED, {"hex": "K7", "what": what})]
    view = replace(mars.view, prompts=said, numbers={CLEARED: 2})
    found = cells(view, (), "", 3, LACERDA)["K7"]
    assert found == Cell(found.q, found.r)


def test_hexes_that_may_be_added_have_a_plus_and_are_called_by_their_marks(shown: Any) -> None:
    beyond = [name_of(at) for at in sorted({*NAMED} - {*OUTLINE})]
    for sixths in TURNS:
        mars = shown(Mars(), places=beyond, sixths=sixths)
        assert len([name for name, _, _ in mars.icons if name == "plus"]) == len(beyond)
        assert mars.texts.keys() >= AROUND


def test_equally_good_hexes_are_marked_and_the_drawn_one_glows_instead(shown: Any) -> None:
    names = [name_of(at) for at in sorted(OUTLINE) if at.q == 4]
    marks = {name: cell.mark for name, cell in shown(Mars(), names[1], equals=names).cells.items()}
    assert {name for name, mark in marks.items() if mark == "equal"} == {*names} - {names[1]}
    assert marks[names[1]] == "target"
    alone = shown(Mars(), names[1], equals=[names[1]])
    assert {cell.mark for cell in alone.cells.values()} == {"", "target"}


def test_hexes_between_which_your_card_decides_have_its_numbers() -> None:
    play = Play(GAME, {"deck": "physical"}, "1")
    while play.ask and play.ask.key != "on-mars.tie-card":
        play.answer(usual_answer(play))
    assert play.ask
    view = View("on-mars", play.state(), [play.ask], play.ask, words=str, name=lambda *_: "")
    found = cells(view, (), "", 0, LACERDA)
    hexes = {cell.number: name for name, cell in found.items() if cell.mark == "equal"}
    assert {*hexes} == {1, 2, 3}
    play.answer("B2")
    assert play.ask.args["hex"] == hexes[2]


def test_what_is_put_is_on_its_hex_at_its_move_and_is_there_after_it(shown: Any) -> None:
    mars = shown(Mars(), "G9", number=3)
    x, y = place(mars, hex_named("G9"))
    assert mars.icons["mine", x, y] == "on-accent"
    mars.now = 2
    assert mars._wanted()["G9"].mark == ""
    mars.now = 4
    assert (mars._wanted()["G9"].mark, mars._wanted()["G9"].building) == ("", "mine")


def test_the_number_of_the_move_is_beside_its_hex_and_on_an_empty_one(shown: Any) -> None:
    """All hexes around the target but one are full, and each has been that one."""
    for empty in neighbours(CENTRE):
        mars = Mars()
        for at in OUTLINE - {empty, CENTRE}:
            mars.places[at].building = "mine"
        drawn = shown(mars, "G6", number=12)
        x, y, *_ = drawn.texts["12"]
        near = min(OUTLINE, key=lambda at: away(place(drawn, at), (x, y)))
        assert near == empty


def test_the_number_of_the_move_is_whole_wherever_its_hex_is(shown: Any) -> None:
    border = {at for at in OUTLINE if not set(neighbours(at)) <= set(OUTLINE)}
    for at in sorted(OUTLINE if LONG else border):
        mars = shown(Mars(), name_of(at), number=2)
        x, y, size, _ = mars.texts["2"]
        width, height = mars._picture.texture.size
        assert size / 2 < x < width - size / 2
        assert size / 2 < y < height - size / 2
        assert away((x, y), place(mars, at)) > mars._grid.radius, "it covers not its own hex"


def test_a_small_map_has_no_number_and_no_letter_beside_it(shown: Any) -> None:
    small = shown(full(), "G9", number=2, size=(150, 110), small=True)
    assert small.texts.keys() <= {"R", "?"}
    assert {cell.mark for cell in small.cells.values()} == {"", "target"}


@pytest.mark.parametrize("look", THEMES)
def test_the_target_is_seen_whole_whatever_is_around_it(
    drawn_icons: None, shown: Any, look: str
) -> None:
    theme.use(look)
    orange = [round(255 * part) for part in theme.colour("orange")]
    for name in ("G6", "E2", "A4", "M8", "G9"):
        mars = shown(full(), name, size=(270, 270))
        texture = mars.export_as_image().texture
        pixels, (width, height) = texture.pixels, texture.size
        radius = mars._grid.radius * 1.2 * width / mars._picture.texture.size[0]
        x, y = mars.centre_of(name)
        for across, up in ((radius, 0), (-radius, 0), (radius / 2, 0.866 * radius)):
            row = height - 1 - int(y + up)
            first = 4 * (width * row + int(x + across))
            assert [*pixels[first : first + 4]] == orange, name
