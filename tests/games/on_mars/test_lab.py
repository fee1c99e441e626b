"""The Lab: its spaces, which touch which, and its points (pp. 6, 11, 21)."""

from __future__ import annotations

from collections import Counter

import pytest

from companion.games.on_mars.components import column
from companion.games.on_mars.lab import USUAL_LAB, Lab


def test_the_lab_has_columns_of_2_3_2_3_2_and_1_spaces() -> None:
    assert Counter(map(column, USUAL_LAB.places)) == {1: 2, 2: 3, 3: 2, 4: 3, 5: 2, 6: 1}


def test_techs_in_columns_1_4_4_and_6_score_as_in_the_rulebook() -> None:
    """1 + 4 + 4 + 9 = 18 (p. 21)."""
    assert sum(map(USUAL_LAB.op, (1, 4, 4, 6))) == 18


@pytest.mark.parametrize(
    ("place", "next_to_it"),
    [
        ("1a", ("2a", "2b")),
        ("1b", ("2b", "2c")),
        ("2a", ("3a",)),
        ("2b", ("3a", "3b")),
        ("2c", ("3b",)),
        ("5a", ("6a",)),
        ("5b", ("6a",)),
        ("6a", ()),
    ],
)
def test_a_tech_steps_to_the_hexes_that_touch_its_own(
    place: str, next_to_it: tuple[str, ...]
) -> None:
    assert USUAL_LAB.onward(place) == next_to_it


def test_a_last_column_of_three_spaces_is_reached_like_the_others() -> None:
    assert Lab(spaces=(2, 3, 2, 3, 2, 3)).onward("5b") == ("6b", "6c")
