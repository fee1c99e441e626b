"""The costs of the project cards, which count out the neutral tiles (solo rules)."""

from __future__ import annotations

NUMBER = {
    0: 1, 1: 8, 2: 3, 3: 7, 4: 11, 5: 7, 6: 16, 7: 8, 8: 13, 9: 13,
    10: 13, 11: 16, 12: 16, 13: 14, 14: 5, 15: 7, 16: 7, 17: 3, 18: 8,
    20: 3, 21: 2, 23: 6, 24: 3, 25: 3, 26: 2, 27: 2, 28: 1,
    30: 1, 31: 3, 32: 1, 33: 1, 35: 1, 36: 2,
    41: 1,
}  # fmt: skip
"""The number of cards with each cost, of 208: a solo game includes Corporate Era."""

COSTS = tuple(cost for cost, number in NUMBER.items() for _ in range(number))
"""The cost of every card of the deck."""

HIGHEST = max(COSTS)

EVERY_COST = tuple(range(HIGHEST + 1))
"""All numbers up to the highest cost: older games drew from these."""
