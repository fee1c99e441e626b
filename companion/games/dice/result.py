"""How a play of the Dice Game ended."""

from __future__ import annotations

from collections.abc import Mapping

from companion.engine.game import Result


class DiceResult(Result, frozen=True, kw_only=True):
    """``missing`` are the steps that each parameter lacked, if terraforming failed."""

    rating: str = ""
    missing: Mapping[str, int] = {}
    turns: int = 0
