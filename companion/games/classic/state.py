"""Everything the companion tracks of a solo game of Terraforming Mars."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.engine.game import Options
from companion.games.classic.board import RESOURCES, WORTH, Board
from companion.games.classic.corporations import CORPORATIONS, OTHER, exchange, printed
from companion.games.classic.tharsis import Area
from companion.games.terraforming.pace import Pace
from companion.games.terraforming.parameters import Parameter, all_steps, missing

START_TR = 14
GOAL_TR = 63
"""The goal of the Prelude's solo variant."""

GENERATIONS, WITH_PRELUDE = 14, 12
"""How many generations a solo game lasts."""

PAID_RATING = "corporation"
"""The cause of a step of TR that the corporation's action paid for."""

CITY, GREENERY = "city", "greenery"


def parameters() -> dict[str, Parameter]:
    """Return the global parameters as they are when a play begins."""
    return {
        "temperature": Parameter(-30, 8, 2, (-24, -20, 0)),
        "oxygen": Parameter(0, 14, 1, (8,)),
        "oceans": Parameter(0, 9),
    }


@dataclass(slots=True)
class NeutralTile:
    """A neutral tile on the map: its row, and its place in the row."""

    kind: str
    row: int
    place: int


class Classic:
    """The table of one game.

    ``causes`` are the causes of the TR, each with its steps; the first ``earlier_causes`` belong to
    earlier generations. ``modifiers`` are changes of prices, conversions and payments by cards and
    the corporation. ``board`` is None if it isn't tracked; ``sheet`` holds the score's lines as
    counted.
    """

    def __init__(self, options: Options) -> None:
        self.options = options
        self.goal = options["goal"]
        self.generation = 0
        self.generations = WITH_PRELUDE if options["prelude"] == "on" else GENERATIONS
        self.phase = "setup"
        self.parameters = parameters()
        self.causes = [("start", START_TR)]
        self.neutral: list[NeutralTile] = []
        self.corporation: str | None = None
        self.modifiers = printed()
        self.board = Board(modifiers=self.modifiers) if options["board"] == "on" else None
        self.earlier_causes = 1
        self.greeneries = 0
        self.cities = 0
        self.sheet: dict[str, int] = {}

    @property
    def tr(self) -> int:
        """The terraform rating: the sum of its causes."""
        return sum(steps for _, steps in self.causes)

    @tr.setter
    def tr(self, rating: int) -> None:
        self.causes.append(("correction", rating - self.tr))

    @property
    def rose(self) -> bool:
        """Whether the TR was raised in this generation."""
        return any(steps > 0 for _, steps in self.causes[self.earlier_causes :])

    @property
    def paid_for_rating(self) -> bool:
        """Whether the corporation's action was used in this generation."""
        return PAID_RATING in (name for name, _ in self.causes[self.earlier_causes :])

    def choose_corporation(self, corporation: str) -> None:
        """Play a corporation, with its changes, instead of the one before."""
        old, new = CORPORATIONS[self.corporation or OTHER], CORPORATIONS[corporation]
        exchange(old, new, self.modifiers, self.board.worth if self.board else None)
        self.corporation = corporation

    @property
    def generations_left(self) -> int:
        """Generations left, this one included."""
        return self.generations - max(1, self.generation) + 1

    @property
    def complete(self) -> bool:
        """Whether all three parameters are full."""
        return all(parameter.full for parameter in self.parameters.values())

    @property
    def missed(self) -> list[str]:
        """What is still missing to win: parameters, or the TR."""
        if self.goal == "tr63":
            return [] if self.tr >= GOAL_TR else ["tr"]
        return [name for name, parameter in self.parameters.items() if not parameter.full]

    @property
    def missing(self) -> dict[str, int]:
        """The steps still missing to win, by parameter; or those of the TR."""
        if self.goal == "tr63":
            return {"tr": max(0, GOAL_TR - self.tr)}
        return missing(self.parameters)

    @property
    def pace(self) -> Pace | None:
        """The pace: None in the setup, at the scoring, and once nothing is missing."""
        if not self.missed or self.phase in ("setup", "final"):
            return None
        start = GOAL_TR - START_TR if self.goal == "tr63" else all_steps(self.parameters)
        return Pace(self.missing, self.generations_left, self.generations, start)

    def tiles(self, kind: str) -> list[Area]:
        """Return the areas of the neutral tiles of a kind, in the order of placement."""
        return [(tile.row, tile.place) for tile in self.neutral if tile.kind == kind]

    def state(self) -> dict[str, Any]:
        """Return the visible state; its names are a stable API."""
        nothing = dict.fromkeys(RESOURCES)
        return {
            "generation": self.generation,
            "generations": self.generations,
            "phase": self.phase,
            "corporation": self.corporation,
            "parameters": {name: each.state() for name, each in self.parameters.items()},
            "tr": self.tr,
            "tr_causes": self._causes(),
            "pace": self.pace.state() if self.pace else None,
            "greeneries": self.greeneries,
            "cities": self.cities,
            "stock": dict(self.board.stock) if self.board else nothing,
            "production": dict(self.board.production) if self.board else nothing,
            "worth": dict(self.board.worth) if self.board else dict.fromkeys(WORTH),
            "modifiers": dict(self.modifiers),
            "neutral": [
                {"tile": each.kind, "row": each.row, "place": each.place} for each in self.neutral
            ],
        }

    def _causes(self) -> dict[str, int]:
        """Return the steps of TR from each cause."""
        names = dict.fromkeys(name for name, _ in self.causes)
        return {each: sum(n for name, n in self.causes if name == each) for each in names}
