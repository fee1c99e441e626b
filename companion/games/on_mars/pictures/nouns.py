"""The icon of what a move or a reason is about: that of the first thing named in its words."""

from __future__ import annotations

import re
from functools import lru_cache

from companion.engine.game import YOU
from companion.screens.pictures import View

OWNED = ("pawn", "bot", "rover", "shelter")
"""Icons of pieces, drawn in the colour of whoever acts."""

LAST = ("tech", "him")
"""The icons of any Tech and of Lacerda himself: used only if nothing else is named."""


def icon_of(view: View, words: str, who: str) -> str:
    """Return the icon of a move or a reason; "" if its words name nothing with an icon.

    What is between two pairs of stars has priority.
    """
    table = view.words("on-mars.picture-nouns")
    key = " ".join(words.split("**")[1::2])
    found = _first(table, key) or _first(table, words.replace("**", ""))
    return f"{found}:{'ice' if who == YOU else 'violet'}" if found in OWNED else found


def _first(table: str, words: str) -> str:
    names, pattern = _names(table)
    found = [names[each.lower()] for each in pattern.findall(words)]
    return min(found, key=lambda icon: LAST.index(icon) + 1 if icon in LAST else 0, default="")


@lru_cache(maxsize=4)
def _names(table: str) -> tuple[dict[str, str], re.Pattern[str]]:
    """Return the icon of each name in a table (a line per icon), and a pattern of the names."""
    names: dict[str, str] = {}
    for line in table.splitlines():
        icon, _, called = line.partition(": ")
        names |= dict.fromkeys(called.lower().split(", "), icon.strip())
    longest = sorted(names, key=len, reverse=True)
    return names, re.compile(rf"\b(?:{'|'.join(map(re.escape, longest))})\b", re.IGNORECASE)
