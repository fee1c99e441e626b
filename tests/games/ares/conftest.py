"""A play at the table: answered by defaults, or by what a test wants at some question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.engine.autoplay import usual_answer
from companion.engine.play import Play
from companion.engine.prompts import Say
from companion.games.ares import GAME


class AtTable:
    """A play, with everything that was said in it: ``said`` are pairs of the round and the say."""

    def __init__(self, seed: str = "1", **options: str) -> None:
        self.play = Play(GAME, options, seed)
        self.said: list[tuple[int, Say]] = []

    @property
    def key(self) -> str:
        """The key of the open question, "" if the play is over."""
        return self.play.ask.key.removeprefix("ares.") if self.play.ask else ""

    @property
    def ask(self) -> Any:
        return self.play.ask

    @property
    def state(self) -> dict[str, Any]:
        return self.play.state()

    def answer(self, *values: Any) -> AtTable:
        """Give answers, None for the usual one."""
        for value in values:
            self.play.answer(usual_answer(self.play) if value is None else value)
            self.said += [(self.state["round"], say) for say in self.play.says]
        return self

    def until(self, key: str, **answers: Any) -> AtTable:
        """Answer by defaults, or with given answers, up to a question with this key."""
        while self.key != key:
            assert self.key, f"the play ended before {key}"
            self.answer(answers.get(self.key.replace("-", "_")))
        return self

    def to_end(self, **answers: Any) -> AtTable:
        """Answer up to the end."""
        return self.until("", **answers) if self.key else self

    def round(self, number: int) -> AtTable:
        """Go to the planning of a round by correcting it."""
        self.until("phase")
        self.play.correct("round", number)
        return self

    def correct(self, **values: Any) -> AtTable:
        """Correct values, such as ``temperature=6``; others by their own names."""
        for name, value in values.items():
            parameter = name in self.state["parameters"]
            self.play.correct(f"parameters.{name}.value" if parameter else name, value)
        return self

    def choose(self, yours: str, dummy: str | None = None) -> AtTable:
        """Choose a phase; with a physical deck the dummy card too."""
        self.until("phase").answer(yours)
        return self.answer(dummy) if dummy else self

    def heard(self, key: str) -> list[Say]:
        """What was announced under a key since the last answer."""
        return [say for say in self.play.says if say.key == f"ares.{key}"]

    def value(self, parameter: str) -> int:
        return int(self.state["parameters"][parameter]["value"])


@pytest.fixture
def table() -> Callable[..., AtTable]:
    """Start a play: ``table(stop="play-on")``."""
    return AtTable


@pytest.fixture
def solo(table: Callable[..., AtTable]) -> AtTable:
    """A solo play, the cards drawn by the player, at the first planning."""
    return table(deck="physical").until("phase", difficulty="expert", lead="ready")


@pytest.fixture
def pair(table: Callable[..., AtTable]) -> AtTable:
    """A play of two, at the first planning."""
    return table().until("phase", mode="co-op", lead="ready")
