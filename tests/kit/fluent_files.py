"""The files of phrases, parsed once for all tests."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.syntax import ast as ftl
from fluent.syntax import parse


@cache
def parsed(language: str, file: str) -> ftl.Resource:
    """Return a file of phrases, such as "core", as Fluent reads it."""
    path = files("companion.phrases") / language / f"{file}.ftl"
    return parse(path.read_text(encoding="utf-8"))
