"""The cards you report, with the option ``cards``: milestones, awards and end points follow them.

A card is one tap, its colour; what else matters of it is one tap each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from companion.engine.prompts import Say, Script
from companion.games.dice.components import (
    CARD_COLOURS,
    CARD_GOALS,
    CARDS_VP,
    CLAIMED,
    MOST_CARDS,
    TERRAFORMER,
    TERRAFORMER_VP,
)
from companion.games.dice.state import Card, DiceGame, Milestone

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
    return CARD_COLOURS if game.follows_cards and game.cards.played < MOST_CARDS else ()


def details(game: DiceGame) -> Iterator[str]:
    """Yield what can be said of the card reported last, where it can matter.

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
    """Return what few cards have: negative points."""
    return ("end-minus",) if game.card and game.cards.points > CARDS_VP[0] else ()


def report_card(game: DiceGame, colour: str) -> Script[None]:
    """You played a card, a bonus card included."""
    game.card, game.follow_up = Card(), "card"
    count = getattr(game.cards, colour) + 1
    setattr(game.cards, colour, count)
    yield Say("dice.card-played", {"colour": colour, "count": count})


def report_symbol(game: DiceGame, number: int) -> Script[None]:
    """The card has one more symbol of an award in its cost."""
    award = game.awards[number - 1]
    award.count += 1
    told = {"symbol": award.symbol, "count": award.count, "needed": award.needed}
    yield Say("dice.symbol-counted", told)


def report_costly(game: DiceGame) -> Script[None]:
    """The card costs 5 or more."""
    assert game.card is not None
    game.card.costly = True
    game.cards.costly += 1
    yield Say("dice.costly-counted", {"count": game.cards.costly})


def report_end_point(game: DiceGame, point: int) -> Script[None]:
    """The card is worth a point more, or less, at the end.

    The Philanthropist counts cards with points; negative ones do not count.
    """
    assert game.card is not None
    had = game.card.points > 0
    game.card.points += point
    game.cards.points += point
    counted = game.cards.with_points + (game.card.points > 0) - had
    game.cards.with_points = max(0, counted)  # it may have been corrected meanwhile
    yield Say("dice.points-counted", {"points": game.cards.points})


# What follows from them


def progress(game: DiceGame, milestone: Milestone) -> tuple[int, int] | None:
    """Return how far you are and how much a milestone needs, None where that is not followed."""
    if milestone.name == TERRAFORMER:
        return game.vp, TERRAFORMER_VP
    if game.follows_cards and milestone.name in COUNTS:
        return COUNTS[milestone.name](game), CARD_GOALS[milestone.name]
    return None


def reached(game: DiceGame) -> list[Milestone]:
    """Return the open milestones whose goal is met by what is counted here."""
    found = []
    for milestone in game.open_milestones():
        count, needed = progress(game, milestone) or (0, 1)
        if count >= needed:
            found.append(milestone)
    return found


def claim(game: DiceGame, milestone: Milestone, reported: str = "no") -> Script[None]:
    """Take a milestone's tile, at once and free: its points count at the end."""
    milestone.status = CLAIMED
    told = {"name": milestone.name, "slot": milestone.slot, "reported": reported}
    yield Say("dice.milestone-claimed", {**told, "count": game.claimed()})


def claim_reached(game: DiceGame) -> Script[None]:
    """Take the milestones that are reached by what is counted: whoever reaches one has it at once.

    One that was put on the board by hand stays there until it is reported: the table is right.
    """
    for milestone in reached(game):
        if not milestone.by_hand:
            yield from claim(game, milestone)


def doubt(game: DiceGame, milestone: Milestone) -> Script[None]:
    """Say that by what is counted you cannot claim a milestone yet; the table may be right."""
    count, needed = progress(game, milestone) or (0, 0)
    if count < needed:
        yield Say(
            "dice.milestone-doubted", {"name": milestone.name, "count": count, "needed": needed}
        )
