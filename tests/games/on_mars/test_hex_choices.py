"""The hexes that Lacerda chooses: the rules' cases, and a search through everything beside them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from companion.engine.game import YOU
from companion.games.on_mars.components import LACERDA, TYPES
from companion.games.on_mars.hex_choices import Drive, building, discovery, drive, upgrade
from companion.games.on_mars.hexes import Hex, distance
from companion.games.on_mars.mars import (
    BOT,
    CENTRE,
    COLONIST,
    DISCOVERY,
    OUTLINE,
    RESEARCH,
    ROVER,
    LaidTile,
    Mars,
    Piece,
)
from companion.testing.long import LONG

POSITIONS = 100_000 if LONG else 150


def mars(**hexes: list[tuple[int, int]]) -> Mars:
    """Return a map with Buildings of these types; ``his`` and ``yours`` are Shelters."""
    made = Mars()
    for kind, places in hexes.items():
        for at in places:
            place = made.places[Hex(*at)]
            place.building = {"his": "shelter", "yours": "shelter"}.get(kind, kind)
            place.owner = {"his": LACERDA, "yours": YOU}.get(kind, "")
    return made


# Building (pp. 13-14, 22-23)


def test_without_a_tech_he_builds_exactly_two_hexes_from_one_of_the_type() -> None:
    found = building(mars(mine=[(0, 0)]), "mine", 0)
    assert found is not None
    assert found.joined == 0
    assert set(found.hexes) == {at for at in OUTLINE if distance(at, CENTRE) == 2}


def test_a_tech_lets_him_join_as_many_tiles_as_its_level() -> None:
    apart = mars(mine=[(-1, 0), (1, 0)])
    one, two = building(apart, "mine", 1), building(apart, "mine", 2)
    assert one is not None
    assert two is not None
    assert (one.joined, two.joined) == (1, 2)
    assert two.hexes == (Hex(0, 0),), "the hex between them"
    assert Hex(0, 0) not in one.hexes, "it would join two"


def test_one_tile_and_a_pair_need_a_level_of_three() -> None:
    both = mars(generator=[(-1, 0), (1, 0), (2, 0)])
    found = [building(both, "generator", level) for level in range(4)]
    assert [each and each.joined for each in found] == [0, 1, 2, 3]


def test_of_shelters_only_his_own_count() -> None:
    shelters = mars(his=[(0, 0)], yours=[(2, 0), (3, 0)])
    found = building(shelters, "shelter", 6)
    assert found is not None
    assert found.joined == 1
    assert Hex(1, 0) in found.hexes, "it touches yours, too, which does not join"


def test_where_no_hex_is_legal_he_cannot_build() -> None:
    assert building(mars(mine=[(0, 0)]), "greenhouse", 6) is None
    full = Mars()
    for place in full.places.values():
        place.building = "mine"
    assert building(full, "mine", 6) is None


def test_a_building_may_cover_a_tile_a_crystal_or_a_piece() -> None:
    near = mars(mine=[(0, 0)])
    for at in OUTLINE:
        near.places[at].crystal = near.places[at].crystal or at != CENTRE
    near.places[Hex(1, 0)].tile = LaidTile(RESEARCH, "red-a")
    near.places[Hex(0, 1)].piece = Piece(BOT, YOU)
    found = building(near, "mine", 1)
    assert found is not None
    assert {Hex(1, 0), Hex(0, 1)} < set(found.hexes)


# Upgrading (pp. 16, 18)


def test_he_upgrades_what_carries_no_marker_and_of_shelters_his_own() -> None:
    built = mars(mine=[(0, 0), (3, 0)], his=[(0, 2)], yours=[(0, -2)])
    built.places[CENTRE].advanced = YOU
    mine, shelter = upgrade(built, "mine"), upgrade(built, "shelter")
    assert mine is not None
    assert shelter is not None
    assert (mine.hexes, shelter.hexes) == ((Hex(3, 0),), (Hex(0, 2),))
    assert upgrade(built, "greenhouse") is None


def test_level_three_needs_a_complex_of_three() -> None:
    built = mars(greenhouse=[(0, 0), (1, 0), (4, -4), (4, -3), (4, -2)])
    found = upgrade(built, "greenhouse", least=3)
    assert found is not None
    assert found.hexes == (Hex(4, -4), Hex(4, -3), Hex(4, -2))
    assert upgrade(mars(greenhouse=[(0, 0), (2, 0), (4, 0)]), "greenhouse", least=3) is None


def test_a_mine_that_he_works_is_upgraded_only_where_there_is_no_other() -> None:
    built = mars(mine=[(0, 0), (2, 0)])
    built.places[CENTRE].piece = Piece(COLONIST, LACERDA)
    found = upgrade(built, "mine")
    assert found is not None
    assert (found.hexes, found.worked) == ((Hex(2, 0),), False)
    built.places[Hex(2, 0)].advanced = LACERDA
    found = upgrade(built, "mine")
    assert found is not None
    assert (found.hexes, found.worked) == ((CENTRE,), True)


# His Rover (pp. 12, 22)


def test_he_drives_two_hexes_and_one_more_for_each_level_of_a_tech() -> None:
    (way, *_), far = drive(Mars(), [Hex(5, 0)], 3, 0), drive(Mars(), [Hex(6, -2)], 0, 0)
    assert way.arrives
    assert len(way.steps) == 5
    assert {(len(each.steps), each.arrives, each.spent) for each in far} == {(2, False, 0)}


def test_over_a_crystal_is_better_and_it_does_not_pay_for_this_move() -> None:
    """Rulebook p. 12: five hexes by a Tech of level 3, over a Crystal on the way."""
    red = Mars()
    red.places[Hex(2, 0)].crystal = True
    found = drive(red, [Hex(4, 1)], 3, 0)
    assert [(way.crossed, way.spent, way.arrives) for way in found] == [(1, 0, True)]
    assert Hex(2, 0) in found[0].steps
    assert drive(red, [Hex(4, 1)], 2, 0)[0].arrives is False, "it is usable from the next turn on"


def test_he_spends_exactly_the_crystals_that_take_him_to_the_tile() -> None:
    assert [way.spent for way in drive(Mars(), [Hex(4, 0)], 0, 3)] == [2]
    assert {way.spent for way in drive(Mars(), [Hex(4, 0)], 0, 1)} == {0}, "one does not suffice"


def test_he_ends_on_no_piece_no_advanced_building_and_no_tile_that_gives_him_nothing() -> None:
    blocked = Mars()
    targets = [Hex(2, 0), Hex(0, 3)]
    blocked.places[Hex(2, 0)].piece = Piece(BOT, YOU)
    assert {way.target for way in drive(blocked, targets, 1, 0)} == {Hex(0, 3)}
    straight = [Hex(5, 0)]
    blocked.places[Hex(2, 0)].piece = None
    blocked.places[Hex(2, 0)].tile = LaidTile(DISCOVERY, "resources")
    assert [way.steps for way in drive(blocked, straight, 0, 0)] == [(Hex(1, 0),)]


def test_without_a_tile_to_drive_to_he_stays() -> None:
    assert drive(Mars(), [], 3, 5) == []


def test_tiles_that_are_equally_near_are_tied() -> None:
    found = drive(Mars(), [Hex(2, 0), Hex(-2, 0), Hex(0, 3)], 0, 0)
    assert [way.target for way in found] == [Hex(-2, 0), Hex(2, 0)]


# The Discovery tile on his arrival (p. 20)


def test_the_discovery_tile_is_three_from_his_rover_and_far_from_yours() -> None:
    landed = Mars()
    landed.places[Hex(3, 0)].piece = Piece(ROVER, YOU)
    side = [Hex(0, -3), Hex(-1, -2), Hex(-2, -1), Hex(-3, 0), Hex(-3, 1), Hex(-3, 2), Hex(-3, 3)]
    assert discovery(landed, YOU) == tuple(side), "the side that is turned away"
    for at in OUTLINE:
        landed.places[at].crystal = True
    assert discovery(landed, YOU) == ()


# Against a search through everything


def random_mars(chance: random.Random) -> Mars:
    """Return a map with anything on it, the two Rovers among it or beside the board."""
    made = Mars()
    for at in chance.sample(sorted(OUTLINE), chance.randrange(2, 60)):
        place = made.places[at]
        if chance.random() < 0.7:
            place.building = chance.choice(TYPES)
            place.owner = chance.choice((YOU, LACERDA)) if place.building == "shelter" else ""
            place.advanced = chance.choice(("", "", "", YOU, LACERDA))
        if chance.random() < 0.4 and not place.advanced:
            place.piece = Piece(chance.choice((COLONIST, BOT)), chance.choice((YOU, LACERDA)))
        if not place.building:
            place.crystal = chance.random() < 0.5
            what = chance.choice((DISCOVERY, RESEARCH))
            place.tile = LaidTile(what, "any") if chance.random() < 0.4 else None
    for owner in (YOU, LACERDA):
        if chance.random() < 0.8:
            at = chance.choice(sorted(OUTLINE))
            if made.places[at].piece is None:
                made.places[at].piece = Piece(ROVER, owner)
    return made


def touching(of: Mars, at: Hex, kind: str) -> set[Hex]:
    """Return the tiles of a type that hang together with a hex, found by widening it."""
    own = {
        each
        for each, place in of.places.items()
        if place.building == kind and (kind != "shelter" or place.owner == LACERDA)
    }
    grown = {at}
    while True:
        wider = grown | {each for each in own if any(distance(each, one) == 1 for one in grown)}
        if wider == grown:
            return grown - {at} if at not in own else grown
        grown = wider


def all_shortest(start: Hex, target: Hex) -> Iterator[tuple[Hex, ...]]:
    """Yield every shortest way on the map, by going one hex nearer each time."""
    if start == target:
        yield ()
        return
    for near in OUTLINE:
        if distance(start, near) == 1 and distance(near, target) == distance(start, target) - 1:
            for rest in all_shortest(near, target):
                yield near, *rest


@pytest.mark.parametrize("part", range(10))
def test_no_hex_is_better_than_those_he_builds_on_or_upgrades(part: int) -> None:
    chance = random.Random(part)
    for _ in range(POSITIONS // 10):
        given, level = random_mars(chance), chance.randrange(7)
        for kind in TYPES:
            joins = {
                at: len(touching(given, at, kind))
                for at, place in given.places.items()
                if not place.building
            }
            tiles = {
                each
                for each, place in given.places.items()
                if place.building == kind and (kind != "shelter" or place.owner == LACERDA)
            }
            legal = {
                at: joined
                for at, joined in joins.items()
                if (joined and joined <= level)
                or (not joined and any(distance(at, each) == 2 for each in tiles))
            }
            best = max(legal.values(), default=None)
            found = building(given, kind, level)
            assert (found and found.joined) == best
            assert set(found.hexes if found else ()) == {a for a, n in legal.items() if n == best}
            for least in (1, 3):
                fits = {
                    at
                    for at in tiles
                    if not given.places[at].advanced and len(touching(given, at, kind)) >= least
                }
                spared = {a for a in fits if given.places[a].piece != (COLONIST, LACERDA)}
                chosen = upgrade(given, kind, least)
                assert set(chosen.hexes if chosen else ()) == (spared or fits)


@pytest.mark.parametrize("part", range(10))
def test_no_way_is_better_than_those_he_drives(part: int) -> None:
    chance = random.Random(part)
    for _ in range(POSITIONS // 10):
        given, level, crystals = random_mars(chance), chance.randrange(7), chance.randrange(6)
        tiles = sorted(at for at, place in given.places.items() if place.tile)
        targets = {at for at in tiles if chance.random() < 0.6}
        found = drive(given, targets, level, crystals)
        ends = {way.steps[-1] for way in found if way.steps}
        for way in found:
            assert_legal(given, way, targets, level, crystals)
        start, moves = given.rover(LACERDA), 2 + level
        free = {
            at
            for at, place in given.places.items()
            if not (place.piece or place.advanced or (place.tile and at not in targets))
        }
        open_ = sorted(targets & free - {start}, key=lambda at: distance(start, at))
        if not open_:
            assert found == []
            continue
        nearest = distance(start, open_[0])
        near = [at for at in open_ if distance(start, at) == nearest]
        if nearest > 6:  # too many ways to try
            continue
        length = nearest if nearest <= moves + crystals else moves
        tried = [
            (cut, sum(given.places[at].crystal for at in way[:cut]), way[cut - 1])
            for target in near
            for way in all_shortest(start, target)
            for cut in range(1, length + 1)
            if way[cut - 1] in free
        ]
        best = max(((cut, crossed) for cut, crossed, _ in tried), default=None)
        assert ends == {end for cut, crossed, end in tried if (cut, crossed) == best}


def assert_legal(given: Mars, way: Drive, targets: set[Hex], level: int, crystals: int) -> None:
    """Assert that a way is one: step by step, on the map, paid for, ending where it may."""
    places = [given.rover(LACERDA), *way.steps]
    assert all(distance(a, b) == 1 for a, b in pairwise(places))
    assert len(way.steps) <= 2 + level + way.spent
    assert way.spent <= crystals
    assert way.arrives or not way.spent
    end = given.places[way.steps[-1]]
    assert end.piece is None
    assert not end.advanced
    assert way.steps[-1] in targets or not end.tile


@pytest.mark.parametrize("part", range(3))
def test_no_hex_is_better_than_those_of_his_discovery_tile(part: int) -> None:
    chance = random.Random(part)
    for _ in range(POSITIONS // 3):
        given = random_mars(chance)
        his, yours = given.rover(LACERDA), given.rover(YOU)
        empty = [
            at
            for at, p in given.places.items()
            if not (p.building or p.piece or p.crystal or p.tile) and distance(at, his) == 3
        ]
        far = max((distance(at, yours) for at in empty), default=0)
        assert sorted(discovery(given, YOU)) == sorted(
            a for a in empty if distance(a, yours) == far
        )
