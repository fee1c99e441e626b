"""Changes of the map: the rules' cases, and random play in which nothing may be lost."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from companion.engine.game import YOU
from companion.games.on_mars.components import LACERDA, LOOP
from companion.games.on_mars.hex_choices import building, discovery, drive, upgrade
from companion.games.on_mars.hexes import AROUND, Hex, distance
from companion.games.on_mars.mars import (
    BOT,
    CENTRE,
    COLONIST,
    DISCOVERY,
    RESEARCH,
    ROVER,
    LaidTile,
    Mars,
    Piece,
)
from companion.games.on_mars.mars_changes import (
    arrow_hexes,
    build,
    move_bot,
    refuges,
)
from companion.games.on_mars.mars_changes import drive as take_way
from companion.games.on_mars.mars_changes import upgrade as put_marker
from companion.games.on_mars.mars_faults import faults
from companion.testing.long import LONG

PLAYS = 2000 if LONG else 40
TURNS = 40
NEAR = Hex(0, 1)


def started() -> Mars:
    """Return a map with the middle Mine, four other Buildings, Shelters and Research tiles."""
    mars = Mars()
    for kind, at in zip(LOOP, ((0, 0), (-3, 2), (3, -2), (0, -3), (0, 3)), strict=True):
        mars.places[Hex(*at)].building = kind
    for owner, at in ((LACERDA, Hex(-2, 0)), (YOU, Hex(2, 0))):
        mars.places[at].building, mars.places[at].owner = "shelter", owner
    corners = ((-6, 3), (-5, 0), (0, -4), (5, -5), (6, -3), (5, 0), (0, 4), (-5, 5))
    for number, at in enumerate(corners):
        mars.places[Hex(*at)].tile = LaidTile(RESEARCH, str(number))
    return mars


# Building (p. 13)


def test_a_building_covers_a_crystal_and_a_tile_for_good() -> None:
    mars = started()
    mars.places[NEAR].crystal = True
    mars.places[NEAR].tile = LaidTile(DISCOVERY, "tech")
    assert build(mars, NEAR, "generator", LACERDA) is None
    place = mars.places[NEAR]
    assert (place.building, place.owner, place.crystal, place.tile) == (
        "generator",
        "",
        False,
        None,
    )


def test_a_mine_is_worked_by_its_builders_colonist_and_a_shelter_is_its_builders() -> None:
    mars = started()
    build(mars, NEAR, "mine", LACERDA)
    assert mars.places[NEAR].piece is None, "its Colonist is the next move"
    mars.places[NEAR].piece = Piece(COLONIST, LACERDA)
    build(mars, Hex(0, -1), "shelter", YOU)
    assert mars.places[NEAR].piece == Piece(COLONIST, LACERDA)
    assert mars.places[Hex(0, -1)].owner == YOU


def test_arrows_can_put_a_crystal_on_empty_hexes_only() -> None:
    mars = started()
    mars.places[Hex(1, 1)].piece = Piece(BOT, YOU)
    mars.places[Hex(-1, 1)].crystal = True
    assert set(arrow_hexes(mars, NEAR)) == {Hex(-1, 2), Hex(0, 2), Hex(1, 0)}


def test_a_rover_makes_room_on_the_nearest_hex_its_owner_likes() -> None:
    mars = started()
    mars.places[NEAR].piece = Piece(ROVER, YOU)
    pushed = build(mars, NEAR, "generator", LACERDA)
    assert pushed == Piece(ROVER, YOU)
    assert CENTRE in refuges(mars, NEAR), "a Building without a piece takes it"
    assert {distance(each, NEAR) for each in refuges(mars, NEAR)} == {1}
    mars.places[CENTRE].piece = pushed
    assert mars.rover(YOU) == CENTRE


@pytest.mark.parametrize("taken", ["tile", "crystal", "colonist", "marker"])
def test_a_hex_with_something_else_on_it_takes_no_piece(taken: str) -> None:
    mars = started()
    for q, r in AROUND:
        place = mars.places[Hex(NEAR.q + q, NEAR.r + r)]
        if taken == "colonist":
            place.building, place.piece = "mine", Piece(COLONIST, YOU)
        elif taken == "marker":
            place.building, place.advanced = "mine", YOU
        elif place.building:
            place.piece = Piece(COLONIST, YOU)
        elif taken == "tile":
            place.tile = LaidTile(DISCOVERY, "tech")
        else:
            place.crystal = True
    assert {distance(each, NEAR) for each in refuges(mars, NEAR)} == {2}


def test_where_all_of_mars_is_taken_a_piece_has_no_refuge() -> None:
    mars = Mars()
    for place in mars.places.values():
        place.crystal = True
    assert refuges(mars, NEAR) == ()


# Upgrading (p. 16)


def test_an_upgrade_sends_a_colonist_home_and_a_bot_away() -> None:
    mars = started()
    for piece in (Piece(COLONIST, LACERDA), Piece(BOT, YOU)):
        mars.places[CENTRE].piece = piece
        assert put_marker(mars, CENTRE, YOU) == piece
        assert mars.places[CENTRE].piece is None
        assert mars.places[CENTRE].advanced == YOU


# Moving (p. 12)


def test_a_rover_takes_the_crystals_it_crosses_and_the_tile_on_which_it_ends() -> None:
    mars = started()
    way = [Hex(1, 0), Hex(2, -1), Hex(3, -1)]
    for at in way[:2]:
        mars.places[at].crystal = True
    mars.places[way[-1]].tile = LaidTile(DISCOVERY, "tech")
    got = take_way(mars, LACERDA, way, takes_tile=True)
    assert (got.crystals, got.tile) == (2, LaidTile(DISCOVERY, "tech"))
    assert mars.rover(LACERDA) == way[-1]
    assert not any(place.crystal for place in mars.places.values())
    assert mars.places[way[-1]].tile is None


def test_a_rover_leaves_its_hex_and_need_not_take_the_tile() -> None:
    mars = started()
    take_way(mars, YOU, [NEAR], takes_tile=False)
    mars.places[Hex(0, 2)].tile = LaidTile(RESEARCH, "red-a")
    got = take_way(mars, YOU, [Hex(0, 2)], takes_tile=False)
    assert got.tile is None
    assert mars.places[Hex(0, 2)].tile is not None
    assert mars.places[NEAR].empty
    assert sum(place.piece == Piece(ROVER, YOU) for place in mars.places.values()) == 1


def test_a_rover_that_stays_at_home_is_put_on_the_middle_mine() -> None:
    mars = started()
    assert take_way(mars, LACERDA, [], takes_tile=True).crystals == 0
    assert mars.places[CENTRE].piece == Piece(ROVER, LACERDA)


def test_a_rover_that_does_not_move_stays_where_it_is() -> None:
    mars = started()
    take_way(mars, LACERDA, [Hex(0, 2)], takes_tile=False)
    take_way(mars, LACERDA, [], takes_tile=False)
    assert mars.rover(LACERDA) == Hex(0, 2)


def test_a_bot_destroys_the_tile_and_returns_the_crystal_on_which_it_ends() -> None:
    mars = started()
    mars.places[NEAR].crystal = True
    mars.places[Hex(0, 2)].tile = LaidTile(RESEARCH, "red-a")
    move_bot(mars, YOU, None, NEAR)
    assert mars.places[NEAR].piece == Piece(BOT, YOU)
    assert not mars.places[NEAR].crystal
    move_bot(mars, YOU, NEAR, Hex(0, 2))
    assert mars.places[NEAR].empty
    assert mars.places[Hex(0, 2)].tile is None
    assert mars.places[Hex(0, 2)].piece == Piece(BOT, YOU)


# Whole plays


@pytest.mark.parametrize("seed", range(PLAYS))
def test_in_random_play_nothing_is_lost_and_the_map_never_contradicts_itself(seed: int) -> None:
    rng, mars = random.Random(seed), started()
    move_bot(mars, YOU, None, Hex(2, 0))
    crystals = {LACERDA: 1, YOU: 1}
    for turn in range(TURNS):
        before = pieces(mars)
        who = (LACERDA, YOU)[turn % 2]
        match rng.choice(("build", "upgrade", "drive", "discover", "bot")):
            case "build":
                build_somewhere(mars, who, rng)
            case "upgrade":
                upgrade_something(mars, who, rng)
            case "drive" if who == LACERDA:
                crystals[who] = drive_somewhere(mars, crystals[who], rng)
            case "discover" if where := discovery(mars, YOU):
                mars.places[rng.choice(where)].tile = LaidTile(DISCOVERY, "tech")
            case "bot":
                bots = [at for at, each in mars.places.items() if each.piece == Piece(BOT, YOU)]
                free = [at for at in mars.empty() if distance(at, bots[0]) <= 2]
                if free:
                    move_bot(mars, YOU, bots[0], rng.choice(sorted(free)))
        after = pieces(mars)
        for piece in set(before) - {Piece(COLONIST, YOU), Piece(COLONIST, LACERDA)}:
            assert after[piece] == before[piece], "Bots and Rovers stay on Mars"
        assert faults(mars) == ()


def pieces(mars: Mars) -> Counter[Piece]:
    """Return the number of each piece on the map."""
    return Counter(place.piece for place in mars.places.values() if place.piece)


def build_somewhere(mars: Mars, who: str, rng: random.Random) -> None:
    kind = rng.choice(LOOP)
    if found := building(mars, kind, rng.randint(0, 3)):
        at = rng.choice(found.hexes)
        arrows = [each for each in arrow_hexes(mars, at) if rng.random() < 0.4]
        tiles = sum(bool(place.building) for place in mars.places.values())
        for each in arrows:
            mars.places[each].crystal = True
        settle(mars, at, build(mars, at, kind, who), rng)
        assert sum(bool(place.building) for place in mars.places.values()) == tiles + 1
        assert all(mars.places[each].crystal or mars.places[each].piece for each in arrows)


def upgrade_something(mars: Mars, who: str, rng: random.Random) -> None:
    markers = sum(place.advanced == who for place in mars.places.values())
    found = upgrade(mars, rng.choice(LOOP)) if markers < 8 else None
    if found:
        at = rng.choice(found.hexes)
        settle(mars, at, put_marker(mars, at, who), rng)


def settle(mars: Mars, at: Hex, pushed: Piece | None, rng: random.Random) -> None:
    """Let a Bot or Rover go where its owner wants."""
    if pushed and pushed.what != COLONIST:
        mars.places[rng.choice(refuges(mars, at))].piece = pushed


def drive_somewhere(mars: Mars, crystals: int, rng: random.Random) -> int:
    """Drive his Rover as he would; return the Crystals that he has then."""
    targets = [at for at, place in mars.places.items() if place.tile]
    ways = drive(mars, targets, rng.randint(0, 3), crystals)
    if not ways:
        return crystals
    way = rng.choice(ways)
    tiles = sum(bool(place.tile) for place in mars.places.values())
    got = take_way(mars, LACERDA, way.steps, way.arrives)
    assert got.crystals == way.crossed
    assert (got.tile is not None) == way.arrives
    assert sum(bool(place.tile) for place in mars.places.values()) == tiles - way.arrives
    return crystals - way.spent + got.crystals
