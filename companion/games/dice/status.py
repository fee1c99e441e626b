"""The status of a play at any moment: goals, deadlines, pace and points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.engine.game import YOU, Goal, Scores, totals
from companion.engine.prompts import Say
from companion.games.dice.cards import progress
from companion.games.dice.components import (
    BONUS_CARDS,
    BONUS_VP,
    CLAIMED,
    MILESTONE,
    OPEN,
    TURNS,
    award_vp,
)
from companion.games.dice.reports import measure
from companion.games.dice.scoring import LINES
from companion.games.dice.state import DiceGame
from companion.games.ratings import next_band


def goals(game: DiceGame) -> Iterator[Goal]:
    """Return the three parameters, the milestones with their deadlines, and what else scores."""
    for name, parameter in game.parameters.items():
        args = {"parameter": name, "left": parameter.left, "goal": parameter.goal}
        yield Goal(
            Say("dice.parameter-status", {**args, **measure(parameter.value)}), parameter.full
        )
    turns = {"turn": game.turn, "turns": TURNS, "since": game.since_production}
    yield Goal(Say("dice.turns-status", {**turns, **for_actions(game, game.turns_left)}))
    yield from map(Goal, recap(game))
    for each in game.milestones:
        count, needed = progress(game, each) or (0, 0)
        details = {"name": each.name, "deadline": each.deadline, "status": each.status}
        details |= {"count": count, "needed": needed}
        left = each.deadline - game.turn + 1
        details |= for_actions(game, left if each.status == OPEN else 0)
        met = None if each.status == OPEN else each.status == CLAIMED
        yield Goal(Say("dice.milestone-status", details), met)
    for award in game.awards:
        details = {"symbol": award.symbol, "rarity": award.rarity, "needed": award.needed}
        counted = "yes" if game.follows_cards else "no"
        yield Goal(Say("dice.award-status", {**details, "counted": counted, "count": award.count}))
    yield from bonus_goals(game)


def for_actions(game: DiceGame, turns: int) -> dict[str, Any]:
    """Return how many of the turns are for actions, as arguments for the phrases."""
    actions = game.actions_in(turns) if game.turn and turns > 0 else None
    known = "no" if actions is None else "yes"
    return {"left": turns, "known": known, "actions": actions or 0}


def bonus_goals(game: DiceGame) -> Iterator[Goal]:
    """Return the points of the VP track that give a bonus card: met once it is played."""
    for number, vp in enumerate(BONUS_VP, BONUS_CARDS - len(BONUS_VP) + 1):
        yield Goal(Say("dice.bonus-status", {"reached": vp}), game.bonus_cards >= number)


def pace(game: DiceGame) -> Say | None:
    """Return the pace, or the points once Mars is full; None before turn 1 and at the end."""
    if game.pace:
        return Say("dice.pace", game.pace.args())
    return Say("dice.points-now", points_now(game)) if game.phase == "turn" else None


def recap(game: DiceGame) -> Iterator[Say]:
    """Return the pace, or the points, in a whole sentence."""
    if game.pace:
        yield Say("dice.pace-status", game.pace.args())
    elif game.phase == "turn":
        yield Say("dice.points-status", points_now(game))


def points_now(game: DiceGame) -> dict[str, Any]:
    """Return the points so far, those up to the next rating, and awards one symbol short.

    The missing symbols are known only if cards are reported.
    """
    total = totals(scores(game)).get(YOU, 0)
    more, band = next_band(total) or (0, "none")
    awards = game.awards if game.follows_cards else []
    lacking = [each.symbol for each in awards if each.needed - each.count == 1]
    lacks = {"lacking": lacking, "lacks": len(lacking)}
    return {"points": total, "more": more, "band": band, **lacks}


def scores(game: DiceGame) -> Scores:
    """Return the points of each known line; a failed terraforming has no score."""
    if game.phase == "failed":
        return {}
    known = {"track": game.vp, "milestones": MILESTONE * game.claimed()}
    if game.follows_cards:
        known["awards"] = sum(award_vp(award.count, award.rarity) for award in game.awards)
        known["cards"] = game.cards.points
    known |= game.sheet
    return {YOU: {line: known[line] for line in LINES if line in known}}
