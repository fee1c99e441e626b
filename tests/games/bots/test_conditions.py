"""Conditions of bot files: comparisons of counters and numbers, with "and" and "or"."""

from __future__ import annotations

import pytest

from companion.games.bots.conditions import holds, parse, unknown

VALUES = {"ships": 3, "storm": 0, "land-and-sea": 5, "or-not": -2, "round": 9999}


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ("ships = 3", True),
        ("ships != 3", False),
        ("ships >= 4", False),
        ("ships <= 3", True),
        ("ships > 2", True),
        ("ships<3", False),
        ("  2   <ships ", True),
        ("3 = 3", True),
        ("or-not = -2", True),
        ("ships > storm", True),
        ("ships = 3 and storm = 0", True),
        ("ships = 3 and storm = 1", False),
        ("ships = 1 or storm = 0", True),
        ("ships = 1 or storm = 1", False),
        ("ships = 1 and storm = 0 or round = 9999", True),
        ("storm = 0 or ships = 1 and round = 1", True),
        ("land-and-sea = 5 and or-not < 0", True),
        ("ships = 1\nor storm = 0", True),
    ],
)
def test_it_holds_as_it_reads_and_binds_closer_than_or(condition: str, expected: bool) -> None:
    parsed = parse(condition)
    assert parsed
    assert unknown(parsed, VALUES) == []
    assert holds(parsed, VALUES.__getitem__) is expected


@pytest.mark.parametrize(
    "condition",
    [
        *("", " ", "ships", "ships >", "> 3", "ships == 3", "ships => 3", "ships = 3 and"),
        *("or ships = 3", "ships = 3 and and storm = 0", "(ships = 3)", "not ships = 3"),
        *("ships + 1 = 4", "ships = 3.5", "Ships = 3", "ships = 3; import os", "ships = '3'"),
        *("ships.__class__ = 3", "ships > 2 > 1", "{ships} = 3", "ships is 3", "ships = ٣"),
    ],
)
def test_anything_else_is_none(condition: str) -> None:
    assert parse(condition) is None


def test_what_is_neither_a_number_nor_known_is_named() -> None:
    parsed = parse("ships > boats or 12345 = storm and -9999 < --1")
    assert parsed
    assert unknown(parsed, VALUES) == ["boats", "12345", "--1"]
