"""The terms of each game: what they mean, where they are explained, and their synonyms.

They are in ``glossary.toml`` in the game's folder, a table per term: the ``page`` that explains it,
perhaps an ``icon``, and for each language its ``word``, what it ``means`` and its synonyms
(``also``).
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from functools import cache
from typing import Any, NamedTuple

from companion.games import games as registered


class Term(NamedTuple):
    """A term of a game in one language.

    ``page`` is the place that explains it, such as ``construct#where-it-goes``, ``icon`` the name
    of its icon or "".
    """

    name: str
    page: str
    icon: str
    word: str
    means: str
    also: tuple[str, ...]


def folded(text: str) -> str:
    """Return a text in lower case without accents, for comparing words."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def slug(text: str) -> str:
    """Return a text as part of a URL: letters, digits, and a dash for everything else."""
    return re.sub(r"[^a-z0-9]+", "-", folded(text).replace("’", "").replace("'", "")).strip("-")


def has_terms(game: str) -> bool:
    """Return whether a game has a glossary."""
    return bool(_tables(game))


@cache
def terms(language: str, game: str) -> tuple[Term, ...]:
    """Return the terms of a game in a language, alphabetically; () for a game without any."""
    found = (_term(name, table, language) for name, table in _tables(game).items())
    return tuple(sorted(found, key=lambda term: folded(term.word)))


@cache
def named(game: str) -> dict[str, str]:
    """Return the term for each word, in any language, by its `slug`.

    The terms themselves take precedence over synonyms.
    """
    found: dict[str, str] = {}
    for first in (True, False):
        for name, table in _tables(game).items():
            for own in _languages(table).values():
                for word in [name, own["word"]] if first else own["also"]:
                    found.setdefault(slug(word), name)
    return found


def _term(name: str, table: dict[str, Any], language: str) -> Term:
    own = table[language]
    page, icon = table["page"], table.get("icon", "")
    return Term(name, page, icon, own["word"], own["means"], tuple(own["also"]))


def _languages(table: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in table.items() if isinstance(value, dict)}


@cache
def _tables(game: str) -> dict[str, Any]:
    folder = registered()[game].folder if game in registered() else None
    file = folder and folder / "glossary.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file and file.is_file() else {}
