"""How a play of On Mars ended."""

from __future__ import annotations

from companion.engine.game import Result


class OnMarsResult(Result, frozen=True, kw_only=True):
    """``goals`` are those met, any one of which wins; ``missed`` the lines of yours not met.

    ``margin`` is your points minus his.
    """

    goals: tuple[str, ...] = ()
    missed: tuple[str, ...] = ()
    margin: int = 0
    rounds: int = 0
