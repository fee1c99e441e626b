"""A pad being filled in: its announcements and questions, and its result."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from companion.engine.play import Play
from companion.engine.prompts import Say
from companion.games.score_pad import GAME
from companion.games.score_pad.flow import PadResult

Column = Mapping[str, int]


class Filled:
    """A play whose lines were answered from a column for each player, 0 where it says nothing.

    Any other question is answered by its key: one answer, or a list of them in order; else the
    default. The play stops before the key ``until``.
    """

    def __init__(self, game: str, columns: tuple[Column, ...], answers: Mapping[str, Any]) -> None:
        self.play = Play(GAME, {}, "1")
        self.says: list[Say] = []
        self.asked: list[Any] = []
        self._columns = columns
        self._answers = {
            key: list(value) if isinstance(value, list) else [value]
            for key, value in {"game": game, "players": len(columns), **answers}.items()
        }

    def run(self, until: str = "") -> Filled:
        while (ask := self.play.ask) is not None and name(ask) != until:
            self.asked.append(ask)
            self.play.answer(self._answer(ask))
            self.says += self.play.says
        if not until:
            assert not any(self._answers.values()), f"never asked: {self._answers}"
        return self

    def _answer(self, ask: Any) -> Any:
        if name(ask) == "line":
            number = int(ask.args["player"].removeprefix("player-"))
            return self._columns[number - 1].get(ask.args["line"], 0)
        given = self._answers.get(name(ask))
        return given.pop(0) if given else ask.default

    @property
    def result(self) -> PadResult:
        assert isinstance(self.play.result, PadResult)
        return self.play.result

    @property
    def totals(self) -> list[int]:
        return [sheet.total for sheet in self.result.scores.values()]

    def lines(self, player: int) -> dict[str, int]:
        return dict(self.result.scores[f"player-{player}"].lines)

    def all(self, key: str) -> list[Any]:
        """Every prompt of a key that was asked or said."""
        return [prompt for prompt in (*self.asked, *self.says) if name(prompt) == key]


def name(prompt: Any) -> str:
    return str(prompt.key.removeprefix("score-pad."))


@pytest.fixture
def fill() -> Callable[..., Filled]:
    """Fill a pad: ``fill("dice", {"cards": 9}, {}, tie=[3, 2])``."""

    def fill_pad(game: str, *columns: Column, until: str = "", **answers: Any) -> Filled:
        return Filled(game, columns, answers).run(until)

    return fill_pad
