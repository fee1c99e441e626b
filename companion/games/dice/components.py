"""What lies in the box, as tables: dice, milestones, awards, tracks and deadlines (solo)."""

from __future__ import annotations

from companion.games.parameters import Parameter

TURNS = 50
"""A solo game always has 50 turns."""

COMMON, UNCOMMON, RARE = "common", "uncommon", "rare"
RARITIES = {COMMON: 3, UNCOMMON: 2, RARE: 1}
"""On how many faces of its die a symbol of each rarity stands."""

DICE = {
    "yellow": ("megacredit", "science", "yellow-rare"),
    "green": ("plant", "microbe", "animal"),
    "blue": ("energy", "water", "oxygen"),
    "red": ("heat", "event", "nuclear"),
    "grey": ("steel", "titanium", "city"),
}
"""The common, the uncommon and the rare symbol of each colour.

The name of the rare yellow symbol is not known to us; for blue the printed layout is followed,
a pre-release list has energy and water the other way round.
"""

RARITY = {
    symbol: rarity
    for symbols in DICE.values()
    for symbol, rarity in zip(symbols, RARITIES, strict=True)
}

NEEDED = {RARE: 6, UNCOMMON: 8, COMMON: 10}
"""Symbols in the costs of the played cards for an award of each rarity."""

AWARD, AWARD_MISSED_BY_ONE, MILESTONE = 5, 3, 4

SLOTS = ("top", "middle", "bottom")
DEADLINES = {"default": (16, 20, 24), "french": (18, 20, 24)}
"""After which turn an unclaimed milestone leaves each slot, by the printing."""

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
OPEN, CLAIMED, REMOVED = "open", "claimed", "removed"
STATUSES = (OPEN, CLAIMED, REMOVED)

BONUS_VP = (5, 12)
"""Points on the VP track that give a bonus card; one more is played in the set-up."""
BONUS_CARDS = 1 + len(BONUS_VP)
BONUS_CARDS_LAID = 4
"""The last one stays unused."""

MOST_VP = 300
"""More than any cube on the VP track will show."""

TERRAFORM_VP, FULL_VP, CITY_VP = 2, 1, 2
"""A step or an ocean; the same once that parameter is full; a city."""

KEPT, MOST_KEPT = 3, 12
"""Dice kept in a production turn; cards with storage raise it."""

RATINGS = (
    (110, "unreal"),
    (100, "supreme"),
    (95, "excellent"),
    (90, "very-good"),
    (85, "not-bad"),
    (80, "fair"),
    (70, "learning"),
    (60, "room-to-grow"),
)


def parameters() -> dict[str, Parameter]:
    """Return the global parameters as a solo game begins: a step, and an ocean, are done."""
    return {
        "temperature": Parameter(-28, 8, 4, (-24, -16, 0)),
        "oxygen": Parameter(2, 14, 2, (4, 10)),
        "oceans": Parameter(1, 7),
    }


def faces(colour: str) -> tuple[str, ...]:
    """Return the six faces of a die."""
    return tuple(symbol for symbol in DICE[colour] for _ in range(RARITIES[RARITY[symbol]]))


def award_vp(count: int, rarity: str) -> int:
    """Return what an award pays for so many of its symbols: one short is still worth 3."""
    short = NEEDED[rarity] - count
    return AWARD if short <= 0 else AWARD_MISSED_BY_ONE if short == 1 else 0


def rating(total: int) -> str:
    """Return the name of the band in which a score lies."""
    return next((name for least, name in RATINGS if total >= least), "barely")
