"""Die's steps if places of the board answer."""

from __future__ import annotations

from companion.screens.models.places import FEW, PlaceSteps

MANY = [f"{letter}{number}" for number in (10, 9, 8, 2) for letter in "DCBA"]


def all_steps(steps: PlaceSteps) -> list[str]:
    return [*iter(steps.step, "")]


def test_few_places_are_stepped_through_as_they_come() -> None:
    assert all_steps(PlaceSteps(MANY[:FEW])) == MANY[:FEW]


def test_of_many_the_columns_come_first_and_then_their_places_from_the_smallest_number() -> None:
    steps = PlaceSteps(MANY)
    assert all_steps(steps) == ["A", "B", "C", "D"]
    steps.step()
    steps.step()
    assert steps.at_column
    assert sorted(steps.ringed) == ["B10", "B2", "B8", "B9"]
    steps.open_column()
    assert all_steps(steps) == ["B2", "B8", "B9", "B10"]


def test_a_column_that_is_left_is_closed() -> None:
    steps = PlaceSteps(MANY)
    steps.step()
    steps.open_column()
    assert steps.step() == "A2"
    assert steps.ringed == ["A2"]
    steps.leave()
    assert steps.ringed == []
    assert steps.step() == "A"
