"""How a play of Ares Expedition ended."""

from __future__ import annotations

from companion.engine.game import Points, Result


class AresResult(Result, frozen=True, kw_only=True):
    """``together`` is the sum of all players' points, which ranks a team within its mode."""

    mode: str = ""
    rounds: int = 0
    terraformed: bool = False
    together: Points | None = None

    @property
    def level(self) -> str:
        return self.difficulty or self.mode

    @property
    def points(self) -> int | None:
        return super().points if self.together is None else self.together

    @property
    def of_team(self) -> bool:
        return self.together is not None and self.mode != "solo"
