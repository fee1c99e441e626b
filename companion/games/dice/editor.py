"""What the table's editor can correct, by the names in the state."""

from __future__ import annotations

from companion.engine.prompts import Field, attribute
from companion.games.dice.components import (
    BASE,
    BONUS_CARDS,
    CARDS_VP,
    CORPORATE_ERA,
    KEPT,
    MAX_CARDS,
    MAX_KEPT,
    MAX_SYMBOLS,
    MAX_VP,
    RARITIES,
    RARITY,
    STATUSES,
    TURNS,
)
from companion.games.dice.state import Award, DiceGame, Milestone
from companion.games.terraforming.parameters import AliasedFields, without_value

MILESTONE_PARTS = ("name", "status", "deadline")
"""What may be corrected of a milestone; slots don't move."""

KINDS_COUNTED = ("productions", "action_turns", "since_production")
"""The counts of the kinds of turns."""

COUNTED_CARDS = ("green", "red", "blue", "costly", "with_points")


def fields(game: DiceGame) -> AliasedFields:
    """Return all that may be corrected, in display order.

    In the setup there is no turn yet.
    """
    turn = {"turn": attribute(game, "turn", minimum=1, maximum=TURNS)} if game.turn else {}
    found = {
        **turn,
        "vp": Field(lambda: game.vp, game.correct_vp, 0, MAX_VP),
        "bonus_cards": attribute(game, "bonus_cards", minimum=1, maximum=BONUS_CARDS),
        "kept": attribute(game, "kept", minimum=KEPT, maximum=MAX_KEPT),
        **{name: attribute(game, name, maximum=TURNS) for name in KINDS_COUNTED},
    }
    for name, parameter in game.parameters.items():
        found[f"parameters.{name}.value"] = parameter.field()
    for milestone in game.milestones:
        place = f"milestones.{milestone.slot}"
        found[f"{place}.name"] = _milestone(game, milestone)
        found[f"{place}.status"] = _status(milestone)
        found[f"{place}.deadline"] = attribute(milestone, "deadline", minimum=1, maximum=TURNS)
    for number, award in enumerate(game.awards, 1):
        found[f"awards.{number}.symbol"] = _symbol(game, award)
        found[f"awards.{number}.rarity"] = attribute(award, "rarity", choices=tuple(RARITIES))
    if game.follows_cards:
        found |= _cards(game)
    return AliasedFields(found, {**without_value(game.parameters), **_numbered(game)})


def _numbered(game: DiceGame) -> dict[str, str]:
    """Return the milestones' names by number, as in the state, mapped to those by slot."""
    return {
        f"milestones.{number}.{part}": f"milestones.{each.slot}.{part}"
        for number, each in enumerate(game.milestones, 1)
        for part in MILESTONE_PARTS
    }


def _milestone(game: DiceGame, milestone: Milestone) -> Field:
    """Return a field for the milestone in a slot: each exists once."""
    others = [each.name for each in game.milestones if each is not milestone]
    era = CORPORATE_ERA if game.options["era"] == "on" else ()
    return attribute(
        milestone, "name", choices=tuple(each for each in (*BASE, *era) if each not in others)
    )


def _status(milestone: Milestone) -> Field:
    return Field(lambda: milestone.status, milestone.correct_status, choices=STATUSES)


def _symbol(game: DiceGame, award: Award) -> Field:
    """Return a field for the symbol of an award: the setup uses one die of each colour.

    A new symbol has its usual rarity, which can be corrected afterwards, and a new count.
    """
    others = [each.symbol for each in game.awards if each is not award]

    def put(symbol: str) -> None:
        if symbol != award.symbol:
            award.symbol, award.rarity, award.count = symbol, RARITY[symbol], 0

    return Field(lambda: award.symbol, put, choices=tuple(s for s in RARITY if s not in others))


def _cards(game: DiceGame) -> dict[str, Field]:
    """Return the counts of the cards."""
    counts = {
        f"awards.{number}.count": attribute(award, "count", maximum=MAX_SYMBOLS)
        for number, award in enumerate(game.awards, 1)
    }
    cards = {
        f"cards.{name}": attribute(game.cards, name, maximum=MAX_CARDS) for name in COUNTED_CARDS
    }
    least, most = CARDS_VP
    return {**counts, **cards, "cards.points": attribute(game.cards, "points", least, most)}
