"""A single rule to try: what it says, what it asks, and what the answers change."""

from __future__ import annotations

from typing import Any

from companion.engine.chance import Draw, Roll
from companion.engine.game import Game
from companion.engine.prompts import Say, Script


class Run:
    """A rule, run with answers by key: one, or a list of them in order; else the default.

    Keys are those of the game, without its name, and dashes written as underscores in the answers:
    ``Run(GAME, construct(game), construct="done")``. A draw without an answer takes the
    first option, a roll 1. Every answer must be used.
    """

    def __init__(self, game: Game, script: Script[Any], /, **answers: Any) -> None:
        self.prompts: list[Any] = []
        self._game = game.name
        self._answers = {
            key.replace("_", "-"): list(value) if isinstance(value, list) else [value]
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
        given = self._answers.get(self._name(prompt))
        if given:
            ask = prompt.question() if isinstance(prompt, Draw | Roll) else prompt
            return ask.check(given.pop(0))
        if isinstance(prompt, Draw):
            return prompt.options[0]
        if isinstance(prompt, Roll):
            return 1
        assert prompt.default is not None, f"{prompt.key} has no default"
        return prompt.check(prompt.default)

    def _name(self, prompt: Any) -> str:
        return str(prompt.key.removeprefix(f"{self._game}."))

    @property
    def keys(self) -> list[str]:
        """What was said and asked, in order, draws apart."""
        return [self._name(p) for p in self.prompts if not isinstance(p, Draw | Roll)]

    @property
    def asked(self) -> list[str]:
        """What was asked, in order."""
        return [self._name(p) for p in self.prompts if not isinstance(p, Say | Draw | Roll)]

    @property
    def draws(self) -> list[str]:
        """What was drawn or rolled, in order."""
        return [self._name(p) for p in self.prompts if isinstance(p, Draw | Roll)]

    def all(self, key: str) -> list[Any]:
        """Every prompt of a key."""
        return [prompt for prompt in self.prompts if self._name(prompt) == key]

    def the(self, key: str) -> Any:
        """The only prompt of a key."""
        (prompt,) = self.all(key)
        return prompt

    def args(self, key: str) -> Any:
        """The values of the only prompt of a key."""
        return self.the(key).args
