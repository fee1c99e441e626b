"""After turn 50: won or failed, and the final score, a line for each source of points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.engine.game import YOU, Result, Score
from companion.engine.prompts import Count, Say, Script
from companion.games.dice.components import (
    CARDS_VP,
    MAX_SYMBOLS,
    MAX_VP,
    MILESTONE,
    SLOTS,
    award_vp,
)
from companion.games.dice.state import DiceGame
from companion.games.ratings import rating


class DiceResult(Result, frozen=True, kw_only=True):
    """``missing`` are the steps that each parameter lacked, if terraforming failed."""

    rating: str = ""
    missing: Mapping[str, int] = {}
    turns: int = 0


LINES = ("track", "milestones", "awards", "cards")


def final_scoring(game: DiceGame) -> Script[DiceResult]:
    """Score if all three parameters are full; a failed terraforming has no score."""
    game.phase = "final"
    if not game.won:
        game.phase = "failed"
        yield Say("dice.failed", game.missing())
        return _result(game, won=False, rating="failed", missing=game.missing())
    yield Say("dice.end", {"turns": game.turn})
    total = yield from count_lines(game)
    yield Say("dice.verdict", {"total": total, "rating": rating(total)})
    return _result(game, won=True, rating=rating(total))


def count_lines(game: DiceGame) -> Script[int]:
    """Ask for each line, with known values filled in; return the total."""
    yield from count_track(game)
    claimed = yield Count("dice.score-milestones", 0, len(SLOTS), default=game.claimed())
    game.sheet["milestones"] = MILESTONE * claimed
    paid = yield from count_awards(game)
    game.sheet["awards"] = sum(paid)
    game.sheet["cards"] = yield Count("dice.score-cards", *CARDS_VP, default=game.cards.points)
    total = sum(game.sheet.values())
    awards = {f"award_{number}": points for number, points in enumerate(paid, 1)}
    yield Say("dice.score-sheet", {**game.sheet, **awards, "claimed": claimed, "total": total})
    return total


def count_track(game: DiceGame) -> Script[None]:
    """Ask for the VP track's value on the table, which takes precedence."""
    args = {"vp": game.vp}
    track = yield Count("dice.score-track", 0, MAX_VP, args, default=min(game.vp, MAX_VP))
    game.correct_vp(track)
    game.sheet["track"] = track


def count_awards(game: DiceGame) -> Script[list[int]]:
    """Ask for each award's symbols in the costs of all played cards; return their points."""
    paid = []
    for number, award in enumerate(game.awards, 1):
        args = {"number": number, "symbol": award.symbol, "rarity": award.rarity}
        count = yield Count("dice.score-award", 0, MAX_SYMBOLS, args, default=award.count)
        paid.append(award_vp(count, award.rarity))
        yield Say("dice.award-pays", {**args, "count": count, "points": paid[-1]})
    return paid


def _result(game: DiceGame, won: bool, **more: Any) -> DiceResult:
    scores = {YOU: Score.of(game.sheet)} if won else {}
    return DiceResult(won=won, winner=(YOU,) if won else (), turns=game.turn, scores=scores, **more)
