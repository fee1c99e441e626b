"""The sentences of a spoken text, and which of them have no verb: see ``phrases/verbs.toml``."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

TABLE = Path(__file__).parents[1] / "phrases" / "verbs.toml"
END = re.compile(r"(?<=[.?!])\s+")


def pattern(always: str, order: str, after: str) -> re.Pattern[str]:
    """Return what finds a verb."""
    always, order, after = ("|".join(words.split()) for words in (always, order, after))
    clause = rf"^\W*|[,;:]\s|(?<!\w)(?i:{after})\s"
    return re.compile(rf"(?<![\w’])(?:{always})(?![\w’])|(?:{clause})(?:{order})(?!\w)")


VERBS = {
    language: pattern(**words)
    for language, words in tomllib.loads(TABLE.read_text(encoding="utf-8")).items()
}


def sentences(text: str) -> list[str]:
    """Return the sentences of a text."""
    return [each for each in END.split(text) if re.search(r"\w", each)]


def has_verb(language: str, sentence: str) -> bool:
    """Return whether a sentence has a verb; its first letter is small: "A" may be a Mission."""
    small = re.sub(r"\w", lambda letter: letter[0].lower(), sentence, count=1)
    return bool(VERBS[language].search(small))


def without_verb(language: str, text: str) -> list[str]:
    """Return the sentences of a text that have no verb."""
    return [each for each in sentences(text) if not has_verb(language, each)]
