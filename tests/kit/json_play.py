"""A position of a game, laid on the table, from which one rule is played by JSON lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from msgspec.structs import replace

from companion.engine.game import Game, Result
from companion.engine.prompts import Choose, Script


class Position(NamedTuple):
    """A table as ``lay`` leaves it, and the ``rule`` that is played there; then the play waits."""

    game: Game
    lay: Callable[[Any], object]
    rule: Callable[[Any], Script[Any]]
    options: Mapping[str, str]

    def as_game(self) -> Game:
        """Return the game whose play begins in this position."""

        def script(table: Any) -> Script[Result]:
            self.lay(table)
            yield from self.rule(table)
            yield Choose("on-mars.map-hex", ("done",), default="done")
            return Result(won=False)

        return replace(self.game, script=script)
