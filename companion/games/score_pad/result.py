"""How a play ended whose points were counted on a pad."""

from __future__ import annotations

from companion.engine.game import Result


class PadResult(Result, frozen=True, kw_only=True):
    """``game`` is the game that was played, ``players`` the number of players."""

    game: str = ""
    players: int = 0

    @property
    def scored_game(self) -> str:
        return self.game
