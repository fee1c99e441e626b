"""The Dice Game rulebook's ratings of a score, for the game and for its score pad."""

from __future__ import annotations

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
"""The least points of each band, the best first (solo rules); the names are ours."""


def rating(total: int) -> str:
    """Return the name of a score's band."""
    return next((name for least, name in RATINGS if total >= least), "barely")


def next_band(total: int) -> tuple[int, str] | None:
    """Return the points missing to the next better band, and its name; None in the best."""
    better = [(least - total, name) for least, name in RATINGS if least > total]
    return min(better, default=None)
