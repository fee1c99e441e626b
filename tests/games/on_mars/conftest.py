"""A table to try single rules at: what they say, what they ask, and what the answers change."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from companion.engine.chance import Draw, Roll
from companion.engine.prompts import Say, Script
from companion.games.on_mars import GAME
from companion.games.on_mars.state import Mission, OnMars


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
    return str(prompt.key.removeprefix("on-mars."))


@pytest.fixture
def run() -> Callable[..., Run]:
    """Run a rule: ``run(construct(game), construct="done")``, dashes written as underscores."""

    def run_script(script: Script[Any], **answers: Any) -> Run:
        return Run(script, {key.replace("_", "-"): value for key, value in answers.items()})

    return run_script


@pytest.fixture
def table() -> Callable[..., OnMars]:
    """Set a table with some options: Lacerda on space 6 in the Colony, you on 3 in Orbit."""

    def set_table(**options: str) -> OnMars:
        chosen = {key.replace("_", "-"): value for key, value in options.items()}
        game = OnMars(GAME.settle({"help": "guided", **chosen}))
        game.phase, game.round = "colonization", 1
        game.lacerda.space, game.you.space = 6, 3
        game.shuttle_side = "colony"
        game.goal = "first-colonists"
        game.missions = {
            "A": Mission("research-tiles", 5),
            "B": Mission("blueprints", 10),
            "C": Mission("contracts", 2),
        }
        return game

    return set_table


@pytest.fixture
def game(table: Callable[..., OnMars]) -> OnMars:
    """The usual table, guided."""
    return table()


@pytest.fixture
def in_orbit(game: OnMars) -> OnMars:
    """The usual table with Lacerda in Orbit, on space 2."""
    game.lacerda.space = 2
    return game
