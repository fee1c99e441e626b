"""The sign of what a move or a reason is about: that of the first thing that its words name."""

from __future__ import annotations

import re
from functools import lru_cache

from companion.screens.pictures import View
from companion.screens.pictures.on_mars.positions import YOU

OWNED = ("pawn", "bot", "rover", "shelter")
"""Signs of pieces: they have the colour of the one who acts."""

LAST = ("tech", "him")
"""The signs of any Tech and of Lacerda himself: only where nothing else is named."""


def sign_of(view: View, words: str, who: str) -> str:
    """Return the sign of a move of somebody, or of a reason; "" if nothing that has one is named.

    What stands between two pairs of stars comes before all else.
    """
    table = view.words("on-mars.picture-nouns")
    key = " ".join(words.split("**")[1::2])
    found = _first(table, key) or _first(table, words.replace("**", ""))
    return f"{found}:{'ice' if who == YOU else 'violet'}" if found in OWNED else found


def _first(table: str, words: str) -> str:
    names, pattern = _names(table)
    found = [names[each.lower()] for each in pattern.findall(words)]
    return min(found, key=lambda sign: LAST.index(sign) + 1 if sign in LAST else 0, default="")


@lru_cache(maxsize=4)
def _names(table: str) -> tuple[dict[str, str], re.Pattern[str]]:
    """Return the sign of each name of a table (a line for each sign), and what finds the names."""
    names: dict[str, str] = {}
    for line in table.splitlines():
        sign, _, called = line.partition(": ")
        names |= dict.fromkeys(called.lower().split(", "), sign.strip())
    longest = sorted(names, key=len, reverse=True)
    return names, re.compile(rf"\b(?:{'|'.join(map(re.escape, longest))})\b", re.IGNORECASE)
