"""The sheet of the score pads in every state."""

from __future__ import annotations

from typing import Any

import pytest
from kivy.graphics import Canvas
from msgspec.structs import replace

from companion.drawings.icons.colours import THEMES
from companion.engine.prompts import Count
from companion.games.score_pad.pads import PADS
from companion.games.score_pad.pictures import ICONS, header
from companion.games.score_pad.pictures.sheet import counting, draw, players, rows
from companion.screens.drawing import icons
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import View
from kit.drawn import draw_all, stops
from kit.fitting import hardest
from kit.painting import Watched

TWO = {
    "game": "ares",
    "players": 2,
    "lines": ["tr", "forests", "cards"],
    "line": "forests",
    "totals": {"player-1": 25, "player-2": 32, "player-3": None},
    "rarity": {},
    "player-1": {"tr": 25},
    "player-2": {"tr": 32},
}


def seen(ask: Any = None, **state: Any) -> View:
    def words(key: str, **args: Any) -> str:
        return " ".join([key, *map(str, args.values())])

    def name(value: Any, form: str = "") -> str:
        return str(value)

    return View("score-pad", state, (ask,) if ask else (), ask, words, name)


def asks(line: str, player: str) -> Count:
    return Count("score-pad.line", 0, 99, {"line": line, "player": player})


@pytest.mark.parametrize("look", hardest(*THEMES))
@pytest.mark.parametrize("seed", range(6))
def test_every_step_of_a_pad_is_drawn(window, session, caplog, look, seed):
    table = session("score-pad", seed="5")
    for new in stops(table, seed, follow=0.1):
        draw_all(table, look, new)
    assert caplog.text == ""


@pytest.mark.parametrize("language", hardest("fr", "pt-BR"))
@pytest.mark.parametrize("game", PADS)
def test_the_pads_of_all_who_can_play_are_drawn_in_every_language(
    window, session, caplog, game, language
):
    table = session("score-pad", language=language)
    table.answer(game)
    table.answer(PADS[game].players)
    for new in stops(table, seed=1, follow=0.3):
        draw_all(table, "night", new)
    assert caplog.text == ""


def test_every_game_and_every_line_has_an_icon_that_is_there():
    lines = {line.name for pad in PADS.values() for line in pad.lines}
    assert (lines | set(PADS)) - set(ICONS) == set()
    assert {each.partition(":")[0] for each in ICONS.values()} <= icons.NAMES


def test_the_seats_that_are_taken_have_a_column():
    assert players(seen(**TWO)) == ["player-1", "player-2"]
    assert players(seen()) == []


@pytest.mark.parametrize("width", [300, 434])
def test_names_that_were_entered_are_above_the_columns_as_far_as_they_have_room(window, width):
    people = {"player-1": "Ana", "player-2": "Maximilienne de Saint-Barthélemy"}
    view = replace(seen(**TWO), people=people, name=lambda value, _="": people.get(value, value))
    paper = Watched()
    draw(paper, Box(0, 0, width, 326), view)
    words = [item.words for item in paper.items if item.words]
    assert words[0] == "Ana"
    assert words[1].startswith("Max")
    assert words[1].endswith("…")
    assert paper.cut == []


def test_every_line_stays_in_sight_with_the_points_that_are_known():
    found = {row.name: row.points for row in rows(seen(**TWO))}
    assert found == {"tr": {"player-1": 25, "player-2": 32}, "forests": {}, "cards": {}}


def test_a_number_that_is_counted_is_shown_as_the_points_that_it_gives():
    state = {
        "game": "on-mars",
        "players": 1,
        "lines": ["ships", "progress"],
        "totals": {"player-1": 17},
        "player-1": {"hangar-ships": 2, "progress-cubes": 5},
    }
    assert [row.points["player-1"] for row in rows(seen(**state))] == [11, 6]


def test_an_award_is_given_once_all_have_counted():
    state = {
        "game": "dice",
        "players": 2,
        "lines": ["award-1"],
        "totals": {"player-1": 0, "player-2": 0},
    }
    half = seen(**state, **{"player-1": {"award-1-count": 7}, "player-2": {}})
    whole = seen(**state, **{"player-1": {"award-1-count": 7}, "player-2": {"award-1-count": 3}})
    assert [row.points for row in rows(half)] == [{}]
    assert [row.points for row in rows(whole)] == [{"player-1": 5, "player-2": 0}]


def test_awards_that_were_not_funded_have_no_line():
    state = {"game": "classic", "players": 2, "lines": ["tr", "award-1"]}
    assert [row.name for row in rows(seen(**state))] == ["tr", "award-1"]


def test_what_is_counted_and_for_whom_is_known():
    assert counting(seen(asks("forests", "player-2"), **TWO)) == ("forests", "player-2")
    assert counting(seen(**TWO)) == ("", "")


def test_the_header_shows_the_game_and_which_line_it_is():
    made = header(seen(**TWO))
    assert (made.title, made.sub) == ("ares", "score-pad.header-line 2 3")
    assert header(seen()).title == "score-pad"


class Marks(Painter):
    """Notes where something orange is drawn."""

    def __init__(self) -> None:
        super().__init__(Canvas(), 0, 0, 1)
        self.orange: list[Box] = []

    def rect(self, *args: Any) -> None:
        if "orange" in args:
            self.orange.append(Box(*args[:4]))
        super().rect(*args)


def test_the_cell_that_is_counted_now_is_orange_and_no_other(window):
    found = {}
    for player in ("player-1", "player-2"):
        p = Marks()
        draw(p, Box(0, 0, 448, 300), seen(asks("forests", player), **TWO))
        (found[player],) = p.orange
    assert found["player-1"].right <= found["player-2"].x
    assert found["player-1"].y == found["player-2"].y
    p = Marks()
    draw(p, Box(0, 0, 448, 300), seen(**TWO))
    assert p.orange == []


@pytest.mark.parametrize("box", [Box(0, 0, 448, 326), Box(0, 0, 434, 245)], ids=["beside", "above"])
def test_its_letters_grow_with_the_text_and_the_counted_line_stays_in_sight(window, box):
    lines = [line.name for line in PADS["on-mars"].lines]
    known = {**TWO, "game": "on-mars", "lines": lines}
    for line in (lines[0], lines[-1]):
        usual, large = Watched(1, 1), Watched(1, 1.5)
        for paper in (usual, large):
            draw(paper, box, seen(asks(line, "player-2"), **known))
        sizes = [[e.size for e in paper.items if e.words in lines] for paper in (usual, large)]
        assert max(sizes[0]) < min(sizes[1])
        assert line in [each.words for each in large.items]
