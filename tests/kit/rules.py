"""Tries a single rule: its announcements, its questions, and what the answers change."""

from __future__ import annotations

from typing import Any

from companion.engine.chance import Draw, Roll
from companion.engine.game import Game
from companion.engine.log import is_optional
from companion.engine.prompts import Count, Printed, PrintedChoice, Say, Script


class Run:
    """A rule, run with answers by key: one, or a list of them in order; else the default.

    An answer may also be a function of its prompt, for all prompts with that key.

    Keys are those of the game, without its name, and dashes written as underscores in the answers:
    ``Run(GAME, construct(game), construct="done")``. A draw without an answer takes the first
    option, a roll 1; a printed fact without one is known from the box. Every answer must be used.
    """

    def __init__(self, game: Game, script: Script[Any], /, **answers: Any) -> None:
        self.prompts: list[Any] = []
        self.box: dict[str, Any] = answers.pop("box", {})
        self._game = game.name
        self._answers = {
            key.replace("_", "-"): list(value) if isinstance(value, list) else [value]
            for key, value in answers.items()
            if not callable(value)
        }
        self._functions = {
            key.replace("_", "-"): value for key, value in answers.items() if callable(value)
        }
        try:
            prompt = next(script)
            while True:
                known = self._known(prompt)
                if known is None and not is_optional(prompt):
                    self.prompts.append(prompt)
                    known = self._answer(prompt)
                prompt = script.send(known)
        except StopIteration as end:
            self.result = end.value
        unused = {key: left for key, left in self._answers.items() if left}
        assert not unused, f"never asked: {unused}"

    def _known(self, prompt: Any) -> Any:
        """Return a printed fact that is known and not to be asked; None for all else."""
        asked = not isinstance(prompt, Printed) or self._answers.get(self._name(prompt))
        return None if asked else prompt.known(self.box)

    def _answer(self, prompt: Any) -> Any:
        if isinstance(prompt, Say):
            return None
        given = self._answers.get(self._name(prompt))
        if function := self._functions.get(self._name(prompt)):
            given = [function(prompt)]
        if given:
            asks = isinstance(prompt, Draw | Roll | Printed | PrintedChoice)
            ask = prompt.question() if asks else prompt
            return ask.check(given.pop(0))
        if isinstance(prompt, Draw):
            return prompt.options[0]
        if isinstance(prompt, Roll):
            return 1
        if getattr(prompt, "drawn", False):
            return prompt.options[0]
        if prompt.default is not None:
            return prompt.check(prompt.default)
        if isinstance(prompt, Count):
            return max(prompt.minimum, min(0, prompt.maximum))
        return prompt.options[0]

    def _name(self, prompt: Any) -> str:
        return str(prompt.key.removeprefix(f"{self._game}."))

    @property
    def keys(self) -> list[str]:
        """The announcements and questions, in order, without draws."""
        return [self._name(p) for p in self.prompts if not isinstance(p, Draw | Roll)]

    @property
    def asked(self) -> list[str]:
        """The questions, in order."""
        return [self._name(p) for p in self.prompts if not isinstance(p, Say | Draw | Roll)]

    @property
    def draws(self) -> list[str]:
        """The draws and rolls, in order."""
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
