"""How a play of On Mars ended."""

from __future__ import annotations

from companion.engine.game import Result


class OnMarsResult(Result, frozen=True, kw_only=True):
    """``missed`` are the lines of the goal not met; ``margin`` is your points less his."""

    missed: tuple[str, ...] = ()
    margin: int = 0
    rounds: int = 0
