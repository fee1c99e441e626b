"""A global parameter: its steps, its goal, its bonuses."""

from __future__ import annotations

import pytest

from companion.engine.prompts import Refused
from companion.games.terraforming.parameters import AliasedFields, Parameter, without_value


def temperature() -> Parameter:
    return Parameter(-30, 8, 2, bonuses=(-24, -20, 0))


def test_it_rises_by_its_step_and_never_beyond_its_goal() -> None:
    track = temperature()
    assert (track.left, track.full) == (19, False)
    track.rise(18)
    assert (track.value, track.left) == (6, 1)
    track.rise(2)
    assert (track.value, track.left, track.full) == (8, 0, True)
    assert track.rise() == []


def test_the_bonuses_passed_are_announced_once_each() -> None:
    track = temperature()
    assert track.rise(2) == []
    assert track.rise(3) == [-24, -20]
    assert track.rise(1) == []
    assert track.rise(9) == [0]


def test_it_may_be_corrected_to_any_of_its_steps_and_to_nothing_else() -> None:
    track = temperature()
    field = track.field()
    field.set(field.check("temperature", -4))
    assert track.state() == {"value": -4, "goal": 8, "full": False}
    for wrong in (-3, 10, -32, "8"):
        with pytest.raises(Refused):
            field.check("temperature", wrong)


def test_a_field_answers_to_its_other_names_and_is_listed_once() -> None:
    listed = {"parameters.oxygen.value": temperature().field()}
    fields = AliasedFields(listed, without_value(["oxygen"]))
    assert "parameters.oxygen" in fields
    assert fields["parameters.oxygen"] is listed["parameters.oxygen.value"]
    assert list(fields) == ["parameters.oxygen.value"]
    assert "parameters.oceans" not in fields
