"""Fluent messages that are parsed on first use: a file of 600 takes 0.1 s."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import babel.core
from fluent.runtime import FluentBundle
from fluent.runtime.prepare import Compiler
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser, ast

ENTRY = re.compile(r"^(?P<name>-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""How a message or a term begins: nothing else does, as continuation lines are indented."""

PARSER = FluentParser(with_spans=False)
"""Parses Fluent, without keeping source positions."""

COMPILER = Compiler()
"""Compiles parsed messages for formatting."""


def split(text: str) -> dict[str, str]:
    """Return the sources of the messages and terms of a Fluent file by name."""
    begins = list(ENTRY.finditer(text))
    ends = [each.start() for each in begins[1:]] + [len(text)]
    found: dict[str, str] = {}
    for begin, end in zip(begins, ends, strict=True):
        found.setdefault(begin["name"], text[begin.start() : end])
    return found


@cache
def compiled(text: str) -> Mapping[str, Message]:
    """Return a source in compiled form; intermediate results are discarded.

    The core's texts are in the bundle of every game: they are parsed once.
    """
    return {
        ("-" if isinstance(entry, ast.Term) else "") + entry.id.name: COMPILER(entry)
        for entry in PARSER.parse(text).body
        if isinstance(entry, ast.Message | ast.Term)
    }


class Messages(FluentBundle):
    """The messages of one language, compiled from their sources ``written``; see `split`."""

    def __init__(
        self, language: str, written: Mapping[str, str], functions: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__([language], dict(functions or {}), use_isolating=False)
        babel.core._global_data = None  # data on all languages: 2 MiB, loaded on demand
        self._written = dict(written)

    def has_message(self, message_id: str) -> bool:
        """Return whether there is a message with this name that can be parsed."""
        self._parse(message_id)
        return message_id in self._compiled and not message_id.startswith("-")

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """Return a message or term; Fluent also calls this for references."""
        self._parse(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _parse(self, name: str) -> None:
        """Compile a source for formatting."""
        if text := self._written.pop(name, ""):
            self._compiled |= compiled(text)
