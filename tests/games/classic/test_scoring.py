"""The end: the goals, the last greeneries, and the worked examples with their sums in words."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.classic.scoring import final_scoring
from companion.games.classic.state import Classic


def terraformed(game: Classic) -> Classic:
    for parameter in game.parameters.values():
        parameter.value = parameter.goal
    game.generation = 14
    return game


def count(run: Any, game: Classic, tr: int, greeneries: int, cities: int, cards: int) -> Any:
    return run(
        final_scoring(game),
        score_tr=tr,
        score_greeneries=greeneries,
        score_cities=cities,
        score_cards=cards,
    )


def test_fifty_two_and_nine_and_seven_and_fourteen_are_eighty_two(run: Any, game: Classic) -> None:
    result = count(run, terraformed(game), 52, 9, 7, 14).result
    assert result.won is True
    assert result.scores["you"].total == 82


def test_forty_seven_and_six_and_four_and_eight_are_sixty_five_but_an_ocean_is_missing(
    run: Any, game: Classic
) -> None:
    terraformed(game).parameters["oceans"].value = 8
    done = count(run, game, 47, 6, 4, 8)
    assert done.result.scores["you"].total == 65
    assert done.result.won is False
    assert done.result.missed == ("oceans",)
    assert "final-greeneries" not in done.asked


def test_the_rulebooks_multiplayer_example_without_milestones_and_awards(
    run: Any, game: Classic
) -> None:
    """38 + 3 greeneries + 3 beside cities + 6 − 1 on cards; 5 + 5 + 5 are not scored alone.

    Thirty-eight, three, five, three, six, less one, and three times five make 64 in the rulebook.
    """
    result = count(run, terraformed(game), 38, 3, 5, 3).result
    assert result.scores["you"].lines == {"tr": 38, "greeneries": 3, "cities": 5, "cards": 3}
    assert result.scores["you"].total == 49
    assert result.scores["you"].total + 5 + 5 + 5 == 64


@pytest.mark.parametrize(("points", "doubted"), [(12, False), (13, True)])
def test_more_greeneries_than_are_around_the_tracked_cities_are_doubted_and_counted(
    run: Any, game: Classic, points: int, doubted: bool
) -> None:
    game.cities = 2
    done = count(run, terraformed(game), 20, 0, points, 0)
    assert ("cities-doubted" in done.keys) == doubted
    assert done.result.scores["you"].lines["cities"] == points, "the table may be right"


def test_what_is_known_is_filled_in(run: Any, game: Classic) -> None:
    game.greeneries = 4
    game.causes.append(("cards", 30))
    lines = run(final_scoring(terraformed(game))).result.scores["you"].lines
    assert lines == {"tr": 44, "greeneries": 4, "cities": 0, "cards": 0}


def test_the_last_greeneries_count_but_raise_neither_oxygen_nor_tr(run: Any, table: Any) -> None:
    game = table(goal="tr63", board="on")
    game.causes.append(("cards", 49))
    game.board.stock["plants"] = 17
    done = run(final_scoring(game))
    assert done.the("final-greeneries").default == 2
    assert (game.greeneries, game.board.stock["plants"]) == (2, 1)
    assert (game.parameters["oxygen"].value, game.tr) == (0, 63)
    assert done.result.scores["you"].lines["greeneries"] == 2


@pytest.mark.parametrize(("plants", "most"), [(7, None), (8, 1), (13, 1), (14, 2), (20, 3)])
def test_the_plants_on_the_board_limit_the_last_greeneries(
    run: Any, table: Any, plants: int, most: int | None
) -> None:
    """An area pays two plants at most: with 14 a second may follow, with 13 none can."""
    game = table(goal="tr63", board="on")
    game.causes.append(("cards", 49))
    game.board.stock["plants"] = plants
    done = run(final_scoring(game))
    if most is None:
        assert "final-greeneries" not in done.asked
    else:
        assert done.the("final-greeneries").maximum == most


@pytest.mark.parametrize(("rating", "won"), [(62, False), (63, True)])
def test_with_the_goal_of_63_tr_the_parameters_do_not_matter(
    run: Any, table: Any, rating: int, won: bool
) -> None:
    game = table(goal="tr63")
    game.causes.append(("cards", rating - 14))
    result = run(final_scoring(game)).result
    assert result.won is won
    assert result.missed == (() if won else ("tr",))


def test_with_63_tr_an_unfinished_mars_is_lost_in_the_printed_game(run: Any, game: Classic) -> None:
    game.causes.append(("cards", 49))
    assert run(final_scoring(game)).result.missed == ("temperature", "oxygen", "oceans")


@pytest.mark.parametrize(
    ("options", "difficulty"),
    [
        ({}, "parameters"),
        ({"prelude": "on"}, "parameters-prelude"),
        ({"goal": "tr63"}, "tr63"),
        ({"goal": "tr63", "prelude": "on"}, "tr63-prelude"),
    ],
)
def test_the_result_says_what_it_may_be_compared_with(
    run: Any, table: Any, options: dict[str, str], difficulty: str
) -> None:
    assert run(final_scoring(table(**options))).result.difficulty == difficulty
