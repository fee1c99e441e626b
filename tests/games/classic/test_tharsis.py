"""The map of Tharsis, and where the neutral tiles are placed."""

from __future__ import annotations

import random
from itertools import pairwise, product

import pytest

from companion.games.classic.tharsis import (
    AREAS,
    LAND,
    NOCTIS,
    OCEANS,
    Area,
    city_areas,
    count_out,
    greenery_areas,
    neighbours,
)
from companion.testing.long import LONG

COSTS = range(42)


def placed(costs: tuple[int, ...]) -> list[Area]:
    """Return both cities, then both greeneries, for the costs of four cards."""
    first = count_out(city_areas(), costs[0])[-1]
    second = count_out(city_areas([first])[::-1], costs[1])[-1]
    green = count_out(greenery_areas(first, (), other=second), costs[2])[-1]
    last = count_out(greenery_areas(second, [green]), costs[3])[-1]
    return [first, second, green, last]


def check(first: Area, second: Area, green: Area, last: Area) -> None:
    assert {first, second, green, last} <= LAND
    assert len({first, second, green, last}) == 4
    assert second not in neighbours(first)
    assert green in neighbours(first)
    assert last in neighbours(second)


def test_tharsis_has_61_areas_of_which_12_are_for_oceans_and_one_for_noctis() -> None:
    assert len(AREAS) == 61
    assert len(OCEANS) == 12
    assert set(AREAS) >= OCEANS | {NOCTIS}
    assert len(LAND) == 48


def test_neighbours_come_clockwise_from_the_top_left() -> None:
    assert neighbours((2, 2)) == [(1, 1), (1, 2), (2, 3), (3, 3), (3, 2), (2, 1)]
    assert neighbours((5, 5)) == [(4, 4), (4, 5), (5, 6), (6, 5), (6, 4), (5, 4)]
    assert neighbours((8, 3)) == [(7, 3), (7, 4), (8, 4), (9, 3), (9, 2), (8, 2)]


def test_a_corner_has_three_neighbours_and_each_is_its_neighbours_neighbour() -> None:
    for corner in ((1, 1), (1, 5), (5, 1), (5, 9), (9, 1), (9, 5)):
        assert len(neighbours(corner)) == 3
    for area in AREAS:
        assert all(area in neighbours(each) for each in neighbours(area))


@pytest.mark.parametrize(
    ("cost", "area"),
    [
        (0, (1, 1)),  # counts like 1
        (1, (1, 1)),
        (2, (1, 3)),  # (1, 2) is for an ocean
        (3, (2, 1)),  # (1, 4) and (1, 5) are for oceans
        (7, (2, 5)),  # row 2 holds five areas of land
        (8, (3, 1)),  # (2, 6) is for an ocean
        (14, (3, 7)),
        (21, (4, 7)),
        (24, (5, 7)),  # (4, 8), Noctis and three oceans are skipped: (5, 1), (5, 2), (5, 7)
        (41, (8, 3)),  # rows 1 to 7 hold 38 areas of land
    ],
)
def test_the_first_city_is_counted_out_from_the_top_left(cost: int, area: Area) -> None:
    assert count_out(city_areas(), cost)[-1] == area


@pytest.mark.parametrize(
    ("cost", "area"),
    [
        (0, (9, 4)),  # (9, 5) is for an ocean
        (1, (9, 4)),
        (4, (9, 1)),
        (5, (8, 6)),
        (11, (7, 7)),
        (18, (6, 5)),  # three oceans end row 6
    ],
)
def test_the_second_city_is_counted_out_backwards_from_the_bottom_right(
    cost: int, area: Area
) -> None:
    assert count_out(city_areas([(1, 1)])[::-1], cost)[-1] == area


def test_an_area_beside_the_first_city_is_skipped() -> None:
    assert count_out(city_areas([(9, 3)])[::-1], 1)[-1] == (9, 1)


def test_a_count_goes_round_when_it_runs_off_the_map() -> None:
    land = city_areas()
    path = count_out(land, len(land) + 2)
    assert path[-2:] == land[:2]
    assert len(path) == len(land) + 2


@pytest.mark.parametrize(
    ("cost", "area"),
    [(0, (2, 2)), (1, (2, 2)), (3, (3, 4)), (6, (3, 2)), (7, (2, 2)), (16, (4, 4))],
)
def test_a_greenery_is_counted_clockwise_round_its_city_as_often_as_need_be(
    cost: int, area: Area
) -> None:
    around = greenery_areas((3, 3), ())
    assert around == [(2, 2), (2, 3), (3, 4), (4, 4), (4, 3), (3, 2)]
    assert count_out(around, cost)[-1] == area


def test_a_greenery_skips_oceans_noctis_and_what_is_taken() -> None:
    assert greenery_areas((1, 3), ()) == [(2, 4), (2, 3)]
    assert neighbours((4, 3)) == [(3, 2), (3, 3), (4, 4), (5, 4), (5, 3), (4, 2)]
    assert greenery_areas((4, 3), [(3, 2)]) == [(3, 3), (4, 4), (4, 2)]


def test_an_area_is_left_to_the_greenery_of_the_other_city_that_has_no_other() -> None:
    assert greenery_areas((5, 9), ()) == [(5, 8)]
    assert (5, 8) in greenery_areas((4, 7), ())
    assert (5, 8) not in greenery_areas((4, 7), (), other=(5, 9))


def test_all_costs_of_both_cities_give_legal_tiles_and_cities_are_never_side_by_side() -> None:
    for one, two in product(COSTS, COSTS if LONG else COSTS[::5]):
        check(*placed((one, two, 1, 1)))


def test_some_hundred_costs_of_all_four_cards_give_legal_tiles() -> None:
    rng = random.Random(1)
    for cost in COSTS:
        for _ in range(1000 if LONG else 15):
            check(*placed((cost, *(rng.choice(COSTS) for _ in range(3)))))


def test_the_path_of_a_count_holds_only_areas_that_were_offered() -> None:
    for cost in COSTS:
        path = count_out(city_areas(), cost)
        assert len(path) == max(1, cost)
        assert all(one < other for one, other in pairwise(path))
