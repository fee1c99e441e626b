"""A table to try single rules at: what they say, what they ask, and what the answers change."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from companion.engine.chance import Draw, Roll
from companion.engine.prompts import Say, Script
from companion.games.classic import GAME
from companion.games.classic.state import Classic


class Run:
    """A rule, run with answers by key: one, or a list of them in order; else the default.

    A draw without an answer takes the first option, a roll 1. Every answer must be used.
    """

    def __init__(self, script: Script[Any], answers: Mapping[str, Any]) -> None:
        self.prompts: list[Any] = []
        self._answers = {
            key: list(value) if isinstance(value, list) else [value]
            for key, value in answers.items()
        }
        try:
            prompt = next(script)
            while True:
                self.prompts.append(prompt)
                prompt = script.send(self._answer(prompt))
        except StopIteration as end:
            self.result = end.value
        unused = {key: left for key, left in self._answers.items() if left}
        assert not unused, f"never asked: {unused}"

    def _answer(self, prompt: Any) -> Any:
        if isinstance(prompt, Say):
            return None
        given = self._answers.get(name(prompt))
        if given:
            ask = prompt.question() if isinstance(prompt, Draw | Roll) else prompt
            return ask.check(given.pop(0))
        if isinstance(prompt, Draw):
            return prompt.options[0]
        if isinstance(prompt, Roll):
            return 1
        assert prompt.default is not None, f"{prompt.key} has no default"
        return prompt.check(prompt.default)

    @property
    def keys(self) -> list[str]:
        """What was said and asked, in order, draws apart."""
        return [name(p) for p in self.prompts if not isinstance(p, Draw | Roll)]

    @property
    def asked(self) -> list[str]:
        """What was asked, in order."""
        return [name(p) for p in self.prompts if not isinstance(p, Say | Draw | Roll)]

    @property
    def draws(self) -> list[str]:
        """What was drawn or rolled, in order."""
        return [name(p) for p in self.prompts if isinstance(p, Draw | Roll)]

    def all(self, key: str) -> list[Any]:
        """Every prompt of a key."""
        return [prompt for prompt in self.prompts if name(prompt) == key]

    def the(self, key: str) -> Any:
        """The only prompt of a key."""
        (prompt,) = self.all(key)
        return prompt

    def args(self, key: str) -> Any:
        """The values of the only prompt of a key."""
        return self.the(key).args


def name(prompt: Any) -> str:
    return str(prompt.key.removeprefix("classic."))


@pytest.fixture
def run() -> Callable[..., Run]:
    """Run a rule: ``run(construct(game), construct="done")``, dashes written as underscores."""

    def run_script(script: Script[Any], **answers: Any) -> Run:
        return Run(script, {key.replace("_", "-"): value for key, value in answers.items()})

    return run_script


@pytest.fixture
def table() -> Callable[..., Classic]:
    """Set a table with some options, in the actions of the first generation."""

    def set_table(**options: str) -> Classic:
        game = Classic(GAME.settle(options))
        game.phase, game.generation = "actions", 1
        game.corporation = "other"
        return game

    return set_table


@pytest.fixture
def game(table: Callable[..., Classic]) -> Classic:
    """The usual table: only the parameters and the TR are followed."""
    return table()


@pytest.fixture
def boarded(table: Callable[..., Classic]) -> Classic:
    """The table with the player board followed, and 30 megacredits on it."""
    game = table(board="on")
    assert game.board
    game.board.stock["megacredits"] = 30
    return game
