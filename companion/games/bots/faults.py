"""What is wrong with a bot file: each fault with its place, and what is expected there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from companion.games.bots.positions import Path, line_and_column, positions

MAX_NAMED = 60
"""The maximum number of characters quoted in the sentence of a fault."""


class Fault(NamedTuple):
    """A fault at a path of the file: the name of its sentence, and that sentence's values."""

    path: Path
    key: str
    args: Mapping[str, Any] = {}


class Located(NamedTuple):
    """A fault with its line and column, both from 1."""

    line: int
    column: int
    key: str
    args: Mapping[str, Any]


class WrongFile(ValueError):
    """A file is not a bot file; ``faults`` say why, in the order of the file."""

    def __init__(self, faults: list[Located]) -> None:
        super().__init__(faults)
        self.faults = faults


def located(text: str, faults: Iterable[Fault]) -> WrongFile:
    """Return faults with line and column; what is missing is reported where it should be."""
    at = positions(text)
    found = []
    for path, key, args in faults:
        while path and path not in at:
            path = path[:-1]
        found.append(Located(*line_and_column(text, at.get(path, 0)), key, _shortened(args)))
    return WrongFile(sorted(found, key=lambda fault: fault[:2]))


def _shortened(args: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the values of a sentence, what is written in the file no longer than needed."""
    name = str(args.get("name", ""))
    return {**args, "name": f"{name[:MAX_NAMED]}…"} if len(name) > MAX_NAMED else args
