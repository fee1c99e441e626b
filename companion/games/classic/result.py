"""How a play of Terraforming Mars ended."""

from __future__ import annotations

from collections.abc import Mapping

from companion.engine.game import YOU, Result
from companion.games.classic.corporations import OTHER


class ClassicResult(Result, frozen=True, kw_only=True):
    """``missed`` is the part of the goal that was not reached."""

    missed: tuple[str, ...] = ()
    generations: int = 0
    corporation: str | None = None

    @property
    def roles(self) -> Mapping[str, tuple[str, ...]]:
        known = self.corporation not in (None, OTHER)
        return {YOU: (str(self.corporation),)} if known else {}
