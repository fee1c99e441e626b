"""The files of phrases, parsed once for all tests."""

from __future__ import annotations

from functools import cache

from fluent.syntax import ast as ftl
from fluent.syntax import parse

from companion.games import games
from companion.phrases.phrasebook import fluent_file

FILES = ("core", "screens", *games())
"""Whose words there are: the companion's, the screens', and those of each game."""


def source(language: str, file: str) -> str:
    """Return a file of phrases."""
    return fluent_file(language, file).read_text(encoding="utf-8")


@cache
def parsed(language: str, file: str) -> ftl.Resource:
    """Return a file of phrases, such as "core", as Fluent reads it."""
    return parse(source(language, file))
