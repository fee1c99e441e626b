"""Contradictions in a map as entered, each with its hex."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.engine.game import YOU
from companion.games.on_mars.components import LACERDA
from companion.games.on_mars.hexes import Hex, reading_order
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
from companion.games.on_mars.mars_faults import Contradiction, faults

AT = Hex(2, 0)
ORDER = reading_order(OUTLINE - {CENTRE})


def started() -> Mars:
    mars = Mars()
    mars.places[CENTRE].building = "mine"
    return mars


def test_a_map_with_one_building_of_each_type_is_right() -> None:
    mars = started()
    for kind, at in zip(("generator", "greenhouse"), ORDER, strict=False):
        mars.places[at].building = kind
    for owner, at in ((LACERDA, Hex(-3, 0)), (YOU, Hex(3, 0))):
        mars.places[at].building, mars.places[at].owner = "shelter", owner
    assert faults(mars) == ()


def under_a_crystal(mars: Mars) -> None:
    mars.places[AT].building, mars.places[AT].crystal = "generator", True


def under_a_tile(mars: Mars) -> None:
    mars.places[AT].building, mars.places[AT].tile = "generator", LaidTile(DISCOVERY, "tech")


def marker_without_a_building(mars: Mars) -> None:
    mars.places[AT].advanced = YOU


def piece_beside_a_marker(mars: Mars) -> None:
    mars.places[AT].building = "generator"
    mars.places[AT].advanced, mars.places[AT].piece = YOU, Piece(COLONIST, YOU)


def far_from_its_kind(mars: Mars) -> None:
    mars.places[Hex(3, 0)].building = "mine"


@pytest.mark.parametrize(
    ("spoil", "wrong"),
    [
        (under_a_crystal, [Contradiction("crystal-under", AT)]),
        (under_a_tile, [Contradiction("tile-under", AT, DISCOVERY)]),
        (marker_without_a_building, [Contradiction("marker-alone", AT)]),
        (piece_beside_a_marker, [Contradiction("piece-on-advanced", AT, COLONIST)]),
        (far_from_its_kind, [Contradiction("far", Hex(3, 0), "mine")]),
    ],
)
def test_what_cannot_be_is_announced_with_its_hex(
    spoil: Callable[[Mars], None], wrong: list[Contradiction]
) -> None:
    mars = started()
    spoil(mars)
    assert list(faults(mars)) == wrong


@pytest.mark.parametrize(
    ("thing", "most"),
    [
        (LaidTile(RESEARCH, ""), 8),
        (LaidTile(RESEARCH, "red-a"), 2),
        (LaidTile(DISCOVERY, "tech"), 19),
        (Piece(ROVER, YOU), 1),
        (Piece(BOT, YOU), 4),
    ],
)
def test_more_than_there_are_in_the_box_is_announced_at_the_first_too_many(
    thing: LaidTile | Piece, most: int
) -> None:
    mars = started()
    for at in ORDER[: most + 1]:
        if isinstance(thing, LaidTile):
            mars.places[at].tile = thing
        else:
            mars.places[at].piece = thing
    assert faults(mars) == (Contradiction("too-many", ORDER[most], thing.what),)


def test_both_players_have_a_rover_and_shelters_of_their_own() -> None:
    mars = started()
    mars.places[ORDER[0]].piece = Piece(ROVER, YOU)
    mars.places[ORDER[1]].piece = Piece(ROVER, LACERDA)
    for owner, at in zip((LACERDA, YOU), (Hex(-3, 0), Hex(3, 0)), strict=True):
        mars.places[at].building, mars.places[at].owner = "shelter", owner
    assert faults(mars) == (), "your Shelter is not far from one of its kind: his is another"


def test_the_sixth_shelter_of_a_player_is_one_too_many() -> None:
    mars = started()
    for at in [Hex(3, r) for r in range(-5, 1)]:
        mars.places[at].building, mars.places[at].owner = "shelter", YOU
    assert faults(mars) == (Contradiction("too-many", Hex(3, 0), "shelter"),)


def test_without_the_middle_mine_something_was_forgotten() -> None:
    assert faults(Mars()) == (Contradiction("no-middle", CENTRE),)
