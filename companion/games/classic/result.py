"""How a play of Terraforming Mars ended."""

from __future__ import annotations

from companion.engine.game import Result


class ClassicResult(Result, frozen=True, kw_only=True):
    """``missed`` is the part of the goal that was not reached."""

    missed: tuple[str, ...] = ()
    generations: int = 0
    corporation: str | None = None
