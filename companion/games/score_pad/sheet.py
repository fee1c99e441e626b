"""The scoring sheet of one game: who counted what, and the resulting points."""

from __future__ import annotations

from typing import Any

from companion.engine.game import Options, totals
from companion.engine.prompts import Field, Value, entry
from companion.games.score_pad.pads import (
    PADS,
    SEATS,
    THRESHOLDS,
    Pad,
    PadLine,
    points_of,
)


class FilledPad:
    """A pad being filled in. ``counted`` holds each player's numbers, by the name of the cell.

    ``rarity`` is that of each award's symbol in a solo game; ``team`` is true if two play together;
    ``at`` is the line being counted.
    """

    def __init__(self, options: Options) -> None:
        self.options = options
        self.game = ""
        self.team = False
        self.lines: tuple[PadLine, ...] = ()
        self.rarity: dict[str, Value] = {}
        self.counted: dict[str, dict[str, int]] = {}
        self.at: str | None = None
        self.winner: list[str] = []

    @property
    def pad(self) -> Pad:
        """The pad of the game that was played."""
        return PADS[self.game]

    @property
    def players(self) -> list[str]:
        """The players, in seating order."""
        return list(self.counted)

    @property
    def alone(self) -> bool:
        """Whether there is only one player."""
        return len(self.counted) == 1

    def seat(self, number: int) -> None:
        """Set the number of players and choose the lines for that number."""
        self.counted = {who: {} for who in SEATS[:number]}
        self.lines = tuple(line for line in self.pad.lines if not (self.alone and line.against))

    def fund(self, number: int) -> None:
        """Set the number of awards."""
        unfunded = [line for line in self.lines if line.places][number:]
        self.lines = tuple(line for line in self.lines if line not in unfunded)

    def most(self, line: PadLine, who: str) -> int:
        """Return the most that a player may have of a line, given the others' numbers."""
        if line.shared is None:
            return line.most
        others = (cells.get(line.cell, 0) for of, cells in self.counted.items() if of != who)
        return line.shared - sum(others)

    def points(self, line: PadLine) -> dict[str, int]:
        """Return a line's points for each player who has counted it; an award, once all have."""
        numbers = {who: c[line.cell] for who, c in self.counted.items() if line.cell in c}
        return points_of(line, numbers, len(self.counted), self.rarity.get(line.name))

    def scores(self) -> dict[str, dict[str, int]]:
        """Return the points of each player from each line, as far as known."""
        found: dict[str, dict[str, int]] = {who: {} for who in self.counted}
        for line in self.lines:
            for who, points in self.points(line).items():
                found[who][line.name] = points
        return found

    def totals(self) -> dict[str, int]:
        """Return the sum of each player's lines."""
        return totals(self.scores())

    def state(self) -> dict[str, Any]:
        """Return all visible values; an empty seat has no total."""
        totals = self.totals()
        return {
            "game": self.game or None,
            "players": len(self.counted),
            "lines": [line.name for line in self.lines],
            "line": self.at,
            "totals": {who: totals.get(who) for who in SEATS},
            "rarity": dict(self.rarity),
            **{who: dict(cells) for who, cells in self.counted.items()},
            "winner": list(self.winner),
        }

    def fields(self) -> dict[str, Field]:
        """Return every counted number, for the ± editor."""
        cells = {
            f"{who}.{line.cell}": entry(cells, line.cell, line.least, self.most(line, who))
            for who, cells in self.counted.items()
            for line in self.lines
        }
        kinds = tuple(THRESHOLDS)
        rarity = {f"rarity.{each}": entry(self.rarity, each, choices=kinds) for each in self.rarity}
        return {**cells, **rarity}
