"""Only a tile of which he can use a part (pp. 12, 22): the positions are played by JSON lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from companion.engine.prompts import Say
from companion.games.on_mars import GAME
from companion.games.on_mars.benefits import collect, move_rover
from companion.games.on_mars.blueprints import obtain_blueprint
from companion.games.on_mars.colony import construct
from companion.games.on_mars.components import BLUEPRINTS, LACERDA, SCORES, TILES
from companion.games.on_mars.hex_names import hex_named
from companion.games.on_mars.his_hexes import DISCOVERIES
from companion.games.on_mars.mars import DISCOVERY, RESEARCH, ROVER, LaidTile, Mars, Piece
from companion.games.on_mars.state import Mission
from companion.games.on_mars.table import OnMarsTable
from companion.games.on_mars.tiles import usable, useless
from companion.phrases.phrasebook import Phrasebook
from kit.json_play import Position

START, NEAR, FAR = "G7", "G8", "G9"
"""The position of his Rover, and of two tiles on the way from there."""


def no_column(game: OnMarsTable) -> None:
    game.lacerda.techs |= {"ship": "1a", "rover": "1b"}


def no_blueprint(game: OnMarsTable) -> None:
    game.lacerda.blueprints = []


def level_three_alone(game: OnMarsTable) -> None:
    game.lacerda.blueprints = ["mine-3"]


def no_marker(game: OnMarsTable) -> None:
    game.lacerda.blueprints = list(BLUEPRINTS)[:8]


def poor(game: OnMarsTable) -> None:
    game.lacerda.scientists, game.lacerda.crystals = ["geologist", "biochemist"], 0


def full_depot(game: OnMarsTable) -> None:
    game.lacerda.crystals, game.lacerda.waiting = 2, 1


def at_the_end_of_the_lab(game: OnMarsTable) -> None:
    last = str(len(game.lab.spaces))
    game.lacerda.techs = {"shelter": f"{last}a"}


CANNOT: Mapping[str, Callable[[OnMarsTable], None]] = {
    "tech": no_column,
    "upgrade": no_blueprint,
    "blueprints": no_marker,
    "hire": poor,
    "crystals": full_depot,
    "develop": at_the_end_of_the_lab,
}
"""What makes a tile of each kind useless to him, by the rulebook's text."""


def laid(shows: str, then: Callable[[OnMarsTable], None], what: str = DISCOVERY) -> Position:
    """Lay his Rover, a tile one hex before it, and one of the Warehouse two hexes before it."""

    def lay(game: OnMarsTable) -> None:
        game.mars = Mars()
        game.mars.places[hex_named("G7")].building = "mine"
        game.mars.places[hex_named(START)].piece = Piece(ROVER, LACERDA)
        game.mars.places[hex_named(NEAR)].tile = LaidTile(what, shows)
        game.mars.places[hex_named(FAR)].tile = LaidTile(DISCOVERY, "warehouse")
        game.missions = {letter: Mission("discovery-tiles", 5) for letter in "A"}
        then(game)

    return Position(GAME, lay, lambda game: move_rover(game, instead="icon"), {"map": "on"})


def nothing(_: OnMarsTable) -> None:
    """Leave the position as it is."""


@pytest.mark.parametrize("shows", CANNOT)
def test_his_rover_passes_a_tile_he_cannot_use_and_drives_to_the_next(
    shows: str, lines_at: Any
) -> None:
    player = lines_at(laid(shows, CANNOT[shows]))
    assert player.ask["key"] == "on-mars.rover-to"
    assert player.ask["args"]["hex"] == FAR
    assert player.ask["args"]["useless"] == [shows]
    assert NEAR not in [option["value"] for option in player.ask["options"]]
    player.answer("differs")
    assert NEAR not in [each["value"] for each in player.ask["options"]], "he may not end there"


@pytest.mark.parametrize("shows", [*CANNOT, "warehouse", "building", "any-building"])
def test_a_tile_of_which_he_can_use_a_part_is_the_nearest(shows: str, lines_at: Any) -> None:
    def able(game: OnMarsTable) -> None:
        game.lacerda.blueprints = ["mine-1"]

    player = lines_at(laid(shows, able))
    assert player.ask["args"]["hex"] == NEAR
    assert player.ask["args"]["useless"] == []


def test_a_level_three_blueprint_alone_upgrades_nothing(lines_at: Any) -> None:
    assert lines_at(laid("upgrade", level_three_alone)).ask["args"]["hex"] == FAR


def test_a_crystal_spent_on_the_way_makes_room_for_those_of_the_tile(lines_at: Any) -> None:
    """Three hexes away with a full Depot: he pays one to come there (p. 12) and can keep one."""

    def lay(game: OnMarsTable) -> None:
        game.lacerda.crystals = 3
        assert game.mars
        game.mars.places[hex_named(NEAR)].tile = game.mars.places[hex_named(FAR)].tile = None
        game.mars.places[hex_named("G10")].tile = LaidTile(DISCOVERY, "crystals")

    ask = lines_at(laid("crystals", lay)).ask
    assert (ask["args"]["hex"], ask["args"]["spent"]) == ("G10", 1)


def test_a_contract_beyond_his_last_crystal_is_none(lines_at: Any) -> None:
    """The Crystal that the way costs cannot pay for the Contract, too (pp. 12, 17)."""

    def lay(game: OnMarsTable) -> None:
        game.lacerda.scientists = ["geologist", "biochemist"]
        assert game.mars
        game.mars.places[hex_named(NEAR)].tile = game.mars.places[hex_named(FAR)].tile = None
        game.mars.places[hex_named("G10")].tile = LaidTile(DISCOVERY, "hire")

    stays = laid("hire", lay)
    player = lines_at(stays)
    says = {each["key"]: each for each in player.got if each["type"] == "say"}
    assert says["on-mars.rover-stays"]["args"]["useless"] == ["hire"]
    shown = Say("on-mars.rover-stays", says["on-mars.rover-stays"]["args"])
    (move,) = Phrasebook("en").glance(shown).moves
    assert move.text == "Colonist icon: his **Rover** stays", "the icon was not overlooked"


def test_a_known_research_tile_is_passed_and_an_unknown_one_is_asked(lines_at: Any) -> None:
    known = laid("1", no_column, RESEARCH)
    assert lines_at(known, box={"research-gives.1": "tech"}).ask["args"]["hex"] == FAR
    player = lines_at(known)
    assert player.ask["args"]["hex"] == NEAR
    player.answer("done")
    assert player.ask["key"] == "on-mars.research-gives"


def test_an_unknown_research_tile_that_is_nothing_to_him_stays_and_counts_for_nothing(
    lines_at: Any,
) -> None:
    player = lines_at(laid("1", no_column, RESEARCH))
    assert "Look at the tile" in player.ask["text"]
    player.answer("done")
    lies = {"what": RESEARCH, "shows": "1"}
    assert tile_on(player, NEAR) == lies, "until it is known whether he takes it"
    player.answer("tech")
    assert "on-mars.tile-left" in [each.get("key") for each in player.got]
    assert tile_on(player, NEAR) == lies
    assert player.state["lacerda"]["research"] == 0
    assert player.state["lacerda"]["research_types"] == []


def test_a_tile_is_taken_as_soon_as_it_is_known_that_he_can_use_it(lines_at: Any) -> None:
    unknown = lines_at(laid("1", no_column, RESEARCH))
    for answer in "done", "crystals":
        unknown.answer(answer)
    keys = [each.get("key") for each in unknown.got]
    assert keys.index("on-mars.tile-taken") < keys.index("on-mars.gain-crystals")
    known = lines_at(laid("1", no_column, RESEARCH), box={"research-gives.1": "crystals"})
    assert known.ask["args"]["sure"]
    known.answer("done")
    assert "on-mars.tile-taken" not in [each.get("key") for each in known.got], "said before"
    assert tile_on(unknown, NEAR) is tile_on(known, NEAR) is None


def tile_on(player: Any, name: str) -> dict[str, str] | None:
    """Return the tile on a hex of the map."""
    (found,) = [row["tile"] for row in player.state["map"] if row["hex"] == name]
    return found


def test_a_tile_of_resources_reached_otherwise_is_not_offered(lines_at: Any) -> None:
    player = lines_at(laid("resources", nothing))
    assert player.ask["args"]["hex"] == FAR
    player.answer("done")
    assert player.state["missions"]["A"]["left"] == 4, "only the tile he took counts"


# Without the map


def off_map(then: Callable[[OnMarsTable], None]) -> Position:
    def lay(game: OnMarsTable) -> None:
        game.missions = {"A": Mission("discovery-tiles", 5)}
        then(game)

    return Position(GAME, lay, lambda game: move_rover(game, instead="icon"), {"map": "off"})


@pytest.mark.parametrize("shows", CANNOT)
def test_without_the_map_the_move_names_what_he_cannot_use_and_it_is_not_taken(
    shows: str, lines_at: Any
) -> None:
    player = lines_at(off_map(CANNOT[shows]))
    useless = player.ask["args"]["useless"]
    assert shows in useless
    assert " no use to him now." in player.ask["text"]
    player.answer("reached.0")
    values = [option["value"] for option in player.ask["options"]]
    assert f"discovery.{shows}" not in values
    assert f"research.{shows}" not in values
    player.answer(f"discovery.{shows}")
    assert [each["type"] for each in player.got] == ["error"], "refused, and the question stands"
    assert player.state["missions"]["A"]["left"] == 5


def test_a_building_shown_that_he_cannot_build_counts_for_no_mission(game: Any, run: Any) -> None:
    game.missions = {"A": Mission("discovery-tiles", 5)}
    game.lacerda.shelters = 5
    taking = run(collect(game, DISCOVERY, "building"), tile_building="shelter")
    assert taking.keys == ["tile-building", "tile-left"]
    left = taking.args("tile-left")
    assert left["because"] == "building"
    (move,) = Phrasebook("en").glance(Say("on-mars.tile-left", left)).moves
    assert move.fact == "Shelter: he can’t build it", "why it is left is announced with it"
    assert (game.missions["A"].left, game.lacerda.discoveries) == (5, 0)


def test_that_the_lss_binds_a_building_shown_is_marked_as_ours(lines_at: Any) -> None:
    def lay(game: OnMarsTable) -> None:
        game.tiles["greenhouse"] = 2

    options = {"map": "off", "pictured": "limited"}
    position = Position(GAME, lay, lambda game: collect(game, DISCOVERY, "building"), options)
    player = lines_at(position)
    player.answer("greenhouse")
    (left,) = [each for each in player.got if each.get("key") == "on-mars.tile-left"]
    assert (left["args"]["because"], left["mark"]) == ("lss", "reading")
    player = lines_at(position)
    player.answer("mine")
    assert "on-mars.tile-left" not in [each.get("key") for each in player.got]


def test_every_tile_there_is_can_be_judged(game: Any) -> None:
    for gives in DISCOVERIES:
        assert usable(game, gives) == (gives not in ("resources", "upgrade")), gives
    assert useless(game) == ["upgrade"], "he has no Blueprint at the start"
    assert {*useless(game)} < {*TILES}


# Blueprints (p. 22)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("leftmost in the fuller row", "lower")),
        ("pt-BR", ("mais à esquerda da fileira mais cheia", "de baixo")),
        ("fr", ("plus à gauche de la rangée la plus fournie", "bas")),
    ],
)
def test_among_blueprints_that_score_the_leftmost_of_the_fuller_row_comes_first(
    language: str, words: tuple[str, ...], lines_at: Any
) -> None:
    def lay(game: OnMarsTable) -> None:
        game.lacerda.scientists = [*SCORES][:2]

    position = Position(GAME, lay, lambda game: obtain_blueprint(game, action=None), {"map": "off"})
    ask = lines_at(position, language=language).ask
    assert ask["args"]["scientists"] == 2
    for part in ("text", "voice"):
        assert all(each in ask[part] for each in words), (part, ask[part])


# Ties


@pytest.mark.parametrize("options", [13, 16, 91])
def test_a_tie_takes_any_number_and_so_does_the_die(options: int, lines_at: Any) -> None:
    position = Position(GAME, nothing, lambda game: construct(game, action=None), {"map": "off"})
    player = lines_at(position)
    player.answer("tie")
    assert (player.ask["key"], player.ask["min"], player.ask["max"]) == ("on-mars.tie", 2, 91)
    player.answer(options)
    (drawn,) = [each for each in player.got if each.get("key") == "on-mars.tie-result"]
    assert drawn["args"]["options"] == options
    assert 1 <= drawn["args"]["number"] <= options
    assert drawn["mark"] == "reading"
    assert "page" not in drawn["why"]
    player.send({"do": "die", "sides": options})
    assert player.got[0]["args"]["sides"] == options


@pytest.mark.parametrize(("options", "mark"), [(2, None), (3, None), (4, "reading")])
def test_only_a_draw_that_is_not_in_the_rulebook_is_marked_as_ours(
    options: int, mark: str | None, lines_at: Any
) -> None:
    position = Position(GAME, nothing, lambda game: construct(game, action=None), {"map": "off"})
    player = lines_at(position)
    player.answer("tie")
    player.answer(options)
    (drawn,) = [each for each in player.got if each.get("key") == "on-mars.tie-result"]
    assert drawn["mark"] == mark
    assert ("page 23" in drawn["why"]) == (mark is None)
