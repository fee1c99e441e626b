"""The components as tables: dice, milestones, awards, tracks and deadlines (solo)."""

from __future__ import annotations

from companion.games.terraforming.parameters import Parameter

TURNS = 50
"""A solo game always has 50 turns."""

ACTIONS, PRODUCTION = "actions", "production"
KINDS = (ACTIONS, PRODUCTION)
"""What a turn is used for (rulebook, course of play); most turns are for actions."""

COMMON, UNCOMMON, RARE = "common", "uncommon", "rare"
RARITIES = {COMMON: 3, UNCOMMON: 2, RARE: 1}
"""The number of faces of a die that show a symbol of each rarity."""

DICE = {
    "yellow": ("megacredit", "science", "yellow-rare"),
    "green": ("plant", "microbe", "animal"),
    "blue": ("energy", "water", "oxygen"),
    "red": ("heat", "event", "nuclear"),
    "grey": ("steel", "titanium", "city"),
}
"""The common, the uncommon and the rare symbol of each colour.

We don't know the name of the rare yellow symbol. Blue follows the printed layout; a pre-release
list has energy and water the other way round.
"""

RARITY = {
    symbol: rarity
    for symbols in DICE.values()
    for symbol, rarity in zip(symbols, RARITIES, strict=True)
}

NEEDED = {RARE: 6, UNCOMMON: 8, COMMON: 10}
"""The number of its symbol that an award needs in the costs of the played cards, by rarity."""

AWARD, AWARD_MISSED_BY_ONE, MILESTONE = 5, 3, 4

SLOTS = ("top", "middle", "bottom")
DEADLINES = {"default": (16, 20, 24), "french": (18, 20, 24)}
"""The turn after which an unclaimed milestone leaves each slot, by edition."""

BASE = (
    "legend",
    "miner",
    "scientist",
    "tycoon",
    "monopolist",
    "generalist",
    "philanthropist",
    "terraformer",
)
CORPORATE_ERA = ("celebrity", "billionaire", "nominee")
TERRAFORMER, TERRAFORMER_VP = "terraformer", 16
CARD_GOALS = {
    "legend": 6,
    "miner": 5,
    "scientist": 3,
    "tycoon": 12,
    "philanthropist": 4,
    "celebrity": 3,
    "nominee": 5,
}
"""The number of cards a milestone asks for; the Nominee asks for symbols of one award."""

OPEN, CLAIMED, REMOVED = "open", "claimed", "removed"
STATUSES = (OPEN, CLAIMED, REMOVED)

CARD_COLOURS = ("green", "red", "blue")
MAX_CARDS, MAX_SYMBOLS = 60, 60
CARDS_VP = (-20, 100)
"""The least and the most points that the played cards can give at the end."""

BONUS_VP = (5, 12)
"""Points on the VP track that give a bonus card; one more is played in the setup."""
BONUS_CARDS = 1 + len(BONUS_VP)
BONUS_CARDS_LAID = 4
"""The last one is not used."""

MAX_VP = 300
"""More than the VP track will ever show."""

TERRAFORM_VP, FULL_VP, CITY_VP = 2, 1, 2
"""VP for a step or an ocean; for a step of a full parameter; for a city."""

KEPT, MAX_KEPT = 3, 12
"""Dice kept in a production turn: cards with storage raise the number."""


def parameters() -> dict[str, Parameter]:
    """Return the global parameters at the start of a solo game, one step of each done."""
    return {
        "temperature": Parameter(-28, 8, 4, (-24, -16, 0)),
        "oxygen": Parameter(2, 14, 2, (4, 10)),
        "oceans": Parameter(1, 7),
    }


def faces(colour: str) -> tuple[str, ...]:
    """Return the six faces of a die."""
    return tuple(symbol for symbol in DICE[colour] for _ in range(RARITIES[RARITY[symbol]]))


def award_vp(count: int, rarity: str) -> int:
    """Return the points of an award for a number of its symbols: one short still gives 3."""
    short = NEEDED[rarity] - count
    return AWARD if short <= 0 else AWARD_MISSED_BY_ONE if short == 1 else 0
