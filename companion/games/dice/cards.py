"""Card reports, with the option ``cards``: they track milestones, awards and end points.

A card is one tap, its colour; each other relevant property is one more tap.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from companion.engine.prompts import Say, Script
from companion.games.dice.components import (
    CARD_COLOURS,
    CARD_GOALS,
    CARDS_VP,
    CLAIMED,
    MAX_CARDS,
    TERRAFORMER,
    TERRAFORMER_VP,
)
from companion.games.dice.state import DiceGame, Milestone, ReportedCard

COUNTS: Mapping[str, Callable[[DiceGame], int]] = {
    "legend": lambda game: game.cards.red,
    "miner": lambda game: game.cards.green,
    "scientist": lambda game: game.cards.blue,
    "tycoon": lambda game: game.cards.played,
    "philanthropist": lambda game: game.cards.with_points,
    "celebrity": lambda game: game.cards.costly,
    "nominee": lambda game: max(award.count for award in game.awards),
}
"""What each milestone counts (rulebook, milestones)."""


# What can be reported


def colours(game: DiceGame) -> tuple[str, ...]:
    """Return the colours of the cards that can be reported."""
    return CARD_COLOURS if game.follows_cards and game.cards.played < MAX_CARDS else ()


def details(game: DiceGame) -> Iterator[str]:
    """Yield the relevant properties that the last card may have.

    A symbol matters until its award has enough, a cost of 5 or more while the Celebrity is open.
    """
    if game.card is None:
        return
    for number, award in enumerate(game.awards, 1):
        if award.count < award.needed:
            yield f"symbol-{number}"
    if game.cards.points < CARDS_VP[1]:
        yield "end-point"
    if celebrity_open(game) and not game.card.costly:
        yield "costly"


def celebrity_open(game: DiceGame) -> bool:
    """Return whether the milestone that counts costly cards can still be claimed."""
    return any(each.name == "celebrity" for each in game.open_milestones())


def rare_details(game: DiceGame) -> tuple[str, ...]:
    """Return the properties that few cards have: negative points."""
    return ("end-minus",) if game.card and game.cards.points > CARDS_VP[0] else ()


def report_card(game: DiceGame, colour: str) -> Script[None]:
    """Count a card that you played, including a bonus card."""
    game.card, game.follow_up = ReportedCard(), "card"
    count = getattr(game.cards, colour) + 1
    setattr(game.cards, colour, count)
    yield Say("dice.card-played", {"colour": colour, "count": count})


def report_symbol(game: DiceGame, number: int) -> Script[None]:
    """Count one more award symbol in the card's cost."""
    award = game.awards[number - 1]
    award.count += 1
    args = {"symbol": award.symbol, "count": award.count, "needed": award.needed}
    yield Say("dice.symbol-counted", args)


def report_costly(game: DiceGame) -> Script[None]:
    """Count the card as one that costs 5 or more."""
    assert game.card is not None
    game.card.costly = True
    game.cards.costly += 1
    yield Say("dice.costly-counted", {"count": game.cards.costly})


def report_end_point(game: DiceGame, point: int) -> Script[None]:
    """Change the card's points at the end by one, up or down.

    The Philanthropist counts cards with points; cards with negative points don't count.
    """
    assert game.card is not None
    had = game.card.points > 0
    game.card.points += point
    game.cards.points += point
    counted = game.cards.with_points + (game.card.points > 0) - had
    game.cards.with_points = max(0, counted)  # may have been corrected meanwhile
    yield Say("dice.points-counted", {"points": game.cards.points})


# their consequences


def progress(game: DiceGame, milestone: Milestone) -> tuple[int, int] | None:
    """Return your count and the number a milestone needs, None if it isn't tracked."""
    if milestone.name == TERRAFORMER:
        return game.vp, TERRAFORMER_VP
    if game.follows_cards and milestone.name in COUNTS:
        return COUNTS[milestone.name](game), CARD_GOALS[milestone.name]
    return None


def reached(game: DiceGame) -> list[Milestone]:
    """Return the open milestones whose goal is met by the tracked counts."""
    found = []
    for milestone in game.open_milestones():
        count, needed = progress(game, milestone) or (0, 1)
        if count >= needed:
            found.append(milestone)
    return found


def claim(game: DiceGame, milestone: Milestone, reported: str = "no") -> Script[None]:
    """Take a milestone's tile, immediately and for free: its points count at the end."""
    milestone.status = CLAIMED
    args = {"name": milestone.name, "slot": milestone.slot, "reported": reported}
    yield Say("dice.milestone-claimed", {**args, "count": game.claimed()})


def claim_reached(game: DiceGame) -> Script[None]:
    """Take the milestones reached by the counts: they are taken immediately.

    A milestone put on the board by hand stays there until it is reported: the table is right.
    """
    for milestone in reached(game):
        if not milestone.by_hand:
            yield from claim(game, milestone)


def doubt(game: DiceGame, milestone: Milestone) -> Script[None]:
    """Announce that by the counts you can't claim a milestone yet; the table may be right."""
    count, needed = progress(game, milestone) or (0, 0)
    if count < needed:
        yield Say(
            "dice.milestone-doubted", {"name": milestone.name, "count": count, "needed": needed}
        )
