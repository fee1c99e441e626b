"""A table of words for each language that are not used, with the better ones.

A table is ``phrases/words_<language>.toml``: a regular expression and what is written instead, for
every text (``everywhere``), for the phrases or the rule pages alone, for what is said in whole
plays (``spoken``), or for a game's or a file's own.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path

TABLES = {
    each.stem.removeprefix("words_"): tomllib.loads(each.read_text(encoding="utf-8"))
    for each in sorted((Path(__file__).parents[1] / "phrases").glob("words_*.toml"))
}
IN_CODE = re.compile(r"`[^`]*`|\"[^\"]*\"")
"""What is typed, such as a command, is no word of a language."""


def found(texts_: list[tuple[str, str]], words: Mapping[str, str]) -> list[str]:
    """Return where a word of a table is used, and what is better."""
    typed = [(place, text, IN_CODE.sub("", text)) for place, text in texts_]
    return [
        f"{place}: {text!r} — {match[0]!r} should be {better!r}"
        for pattern, better in words.items()
        for place, text, left in typed
        if (match := re.search(pattern, left))
    ]


def words(language: str, *sections: str) -> dict[str, str]:
    """Return the words of some sections of a language's table."""
    table = TABLES[language]
    return {pattern: better for each in sections for pattern, better in table.get(each, {}).items()}
