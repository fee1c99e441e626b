"""How a play of Terraforming Mars ended."""

from __future__ import annotations

from companion.engine.game import Result


class ClassicResult(Result, frozen=True, kw_only=True):
    """``missed`` is what of the goal was not reached."""

    missed: tuple[str, ...] = ()
    generations: int = 0
    corporation: str | None = None
