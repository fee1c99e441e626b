"""The ± editor's way into a play: what is tracked, by the names of the state."""

from __future__ import annotations

from companion.engine.prompts import Field, attribute
from companion.games.dice.components import (
    BASE,
    BONUS_CARDS,
    CORPORATE_ERA,
    KEPT,
    MOST_KEPT,
    MOST_VP,
    RARITIES,
    RARITY,
    STATUSES,
    TURNS,
)
from companion.games.dice.state import Award, DiceGame, Milestone
from companion.games.parameters import AliasedFields, without_value

MILESTONE_PARTS = ("name", "status", "deadline")
"""What may be corrected of a milestone; the slots are where they are."""


def fields(game: DiceGame) -> AliasedFields:
    """Return all that may be corrected, in the order in which the editor shows it."""
    found = {
        "turn": attribute(game, "turn", minimum=1, maximum=TURNS),
        "vp": Field(lambda: game.vp, game.correct_vp, 0, MOST_VP),
        "bonus_cards": attribute(game, "bonus_cards", minimum=1, maximum=BONUS_CARDS),
        "kept": attribute(game, "kept", minimum=KEPT, maximum=MOST_KEPT),
    }
    for name, parameter in game.parameters.items():
        found[f"parameters.{name}.value"] = parameter.field()
    for milestone in game.milestones:
        place = f"milestones.{milestone.slot}"
        found[f"{place}.name"] = _milestone(game, milestone)
        found[f"{place}.status"] = attribute(milestone, "status", choices=STATUSES)
        found[f"{place}.deadline"] = attribute(milestone, "deadline", minimum=1, maximum=TURNS)
    for number, award in enumerate(game.awards, 1):
        found[f"awards.{number}.symbol"] = _symbol(game, award)
        found[f"awards.{number}.rarity"] = attribute(award, "rarity", choices=tuple(RARITIES))
    return AliasedFields(found, {**without_value(game.parameters), **_numbered(game)})


def _numbered(game: DiceGame) -> dict[str, str]:
    """Return the milestones' names by number, as they stand in the state, with those by slot."""
    return {
        f"milestones.{number}.{part}": f"milestones.{each.slot}.{part}"
        for number, each in enumerate(game.milestones, 1)
        for part in MILESTONE_PARTS
    }


def _milestone(game: DiceGame, milestone: Milestone) -> Field:
    """Return which milestone lies there: there is one of each."""
    others = [each.name for each in game.milestones if each is not milestone]
    era = CORPORATE_ERA if game.options["era"] == "on" else ()
    return attribute(
        milestone, "name", choices=tuple(each for each in (*BASE, *era) if each not in others)
    )


def _symbol(game: DiceGame, award: Award) -> Field:
    """Return the symbol of an award, of which there is one die a colour (B.1).

    Its usual rarity comes with it, and can be set after it.
    """
    others = [each.symbol for each in game.awards if each is not award]

    def put(symbol: str) -> None:
        award.symbol, award.rarity = symbol, RARITY[symbol]

    return Field(lambda: award.symbol, put, choices=tuple(s for s in RARITY if s not in others))
