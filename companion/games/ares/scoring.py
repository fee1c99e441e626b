"""The final scoring, a line for each source of points, and the verdict."""

from __future__ import annotations

from companion.engine.game import Points, Result, Score
from companion.engine.prompts import Count, Say, Script
from companion.games.ares.board import NEEDED
from companion.games.ares.state import Ares, AresPlayer


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


LINES = {"tr": (0, 200), "forests": (0, 100), "cards": (-50, 200), "variable": (0, 200)}
"""The sources of points and their limits: cards with fixed points, and with variable ones."""


def final_scoring(game: Ares) -> Script[AresResult]:
    """Ask for every line, with known values filled in; add them up and give the verdict."""
    for who, player in game.players.items():
        yield from count_lines(game, who, player)
    together = sum(sum(player.lines.values()) for player in game.players.values())
    won = game.terraformed and (not game.co_op or together >= NEEDED)
    open_parameters = [name for name, each in game.parameters.items() if not each.full]
    yield Say(
        "ares.verdict",
        {
            "won": "yes" if won else "no",
            "mode": game.mode,
            "difficulty": game.difficulty or "none",
            "points": together,
            "needed": NEEDED,
            "terraformed": "yes" if game.terraformed else "no",
            "missing": open_parameters,
            "rounds": game.round,
        },
    )
    return AresResult(
        won=won,
        winner=tuple(game.players) if won else (),
        mode=game.mode,
        difficulty=game.difficulty,
        rounds=game.round,
        terraformed=game.terraformed,
        together=together,
        scores={who: Score.of(player.lines) for who, player in game.players.items()},
    )


def count_lines(game: Ares, who: str, player: AresPlayer) -> Script[None]:
    """Ask for each line of a player's score and announce the sum."""
    known = known_lines(player)
    for line, (low, height) in LINES.items():
        likely = min(height, max(low, known[line])) if line in known else None
        args = {"who": who, "mode": game.mode}
        player.lines[line] = yield Count(f"ares.score-{line}", low, height, args, likely)
    total = sum(player.lines.values())
    yield Say("ares.score-sheet", {"who": who, "mode": game.mode, **player.lines, "total": total})


def known_lines(player: AresPlayer) -> dict[str, int]:
    """Return the lines that are known before they are counted."""
    return {"tr": player.tr, "forests": player.forests}
