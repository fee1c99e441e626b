"""Conditions of a bot file: comparisons of counters, and pieces at places, with "and" and "or"."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from operator import eq, ge, gt, le, lt, ne
from typing import NamedTuple

COMPARE: Mapping[str, Callable[[int, int], bool]] = {
    ">=": ge, "<=": le, "!=": ne, "=": eq, ">": gt, "<": lt
}  # fmt: skip
PLACED = re.compile(r"\s*([a-z][a-z0-9-]*) +at +([A-Za-z0-9]{1,4})\s*")
"""A piece on a place, whose value is how many are there."""

VALUE = r"(-?[a-z0-9-]+(?: +at +[A-Za-z0-9]{1,4})?)"
COMPARISON = re.compile(rf"\s*{VALUE}\s*(>=|<=|!=|=|>|<)\s*{VALUE}\s*")
NUMBER = re.compile(r"-?\d{1,4}")


class Comparison(NamedTuple):
    """Two counters or numbers, as written, and how they are compared."""

    left: str
    sign: str
    right: str

    def holds(self, value: Callable[[str], int]) -> bool:
        """Return whether it is true, given the ``value`` of counters."""
        return COMPARE[self.sign](_number(self.left, value), _number(self.right, value))


Parsed = tuple[tuple[Comparison, ...], ...]
"""Alternatives, of which one must hold: comparisons that must hold together."""


def parse(condition: str) -> Parsed | None:
    """Return a condition as alternatives, None if it can't be read."""
    found = []
    for alternative in re.split(r"(?<![\w-])or(?![\w-])", condition):
        parts = [_comparison(each) for each in re.split(r"(?<![\w-])and(?![\w-])", alternative)]
        whole = tuple(filter(None, parts))
        if len(whole) < len(parts):
            return None
        found.append(whole)
    return tuple(found)


def _comparison(written: str) -> Comparison | None:
    if PLACED.fullmatch(written):
        return Comparison(written, ">", "0")
    found = COMPARISON.fullmatch(written)
    return Comparison(*found.groups()) if found else None


def unknown(parsed: Parsed, known: Collection[str]) -> list[str]:
    """Return the names in a condition that are neither numbers nor ``known``."""
    names = [name for each in parsed for one in each for name in (one.left, one.right)]
    return [name for name in names if not NUMBER.fullmatch(name) and name not in known]


def holds(parsed: Parsed, value: Callable[[str], int]) -> bool:
    """Return whether a condition is true, given the ``value`` of counters."""
    return any(all(one.holds(value) for one in each) for each in parsed)


def _number(written: str, value: Callable[[str], int]) -> int:
    return int(written) if NUMBER.fullmatch(written) else value(written)
