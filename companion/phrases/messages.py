"""Fluent messages that are parsed when they are first asked for: a file of 600 takes 0.1 s."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import babel.core
from fluent.runtime import FluentBundle
from fluent.runtime.prepare import Compiler
from fluent.runtime.resolver import Literal, Message
from fluent.syntax import FluentParser, ast

ENTRY = re.compile(r"^(?P<name>-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""How a message or a term begins: nothing else in a file does, as what goes on is indented."""

PARSER = FluentParser(with_spans=False)
"""Reads Fluent; where in the file each word stood is not kept."""

COMPILER = Compiler()
"""Makes what is parsed into what can be formatted."""


def split(text: str) -> dict[str, str]:
    """Return the messages and terms of a Fluent file by their names, as they are written."""
    begins = list(ENTRY.finditer(text))
    ends = [each.start() for each in begins[1:]] + [len(text)]
    found: dict[str, str] = {}
    for begin, end in zip(begins, ends, strict=True):
        found.setdefault(begin["name"], text[begin.start() : end])
    return found


@cache
def compiled(text: str) -> Mapping[str, Message]:
    """Return what is written as it can be formatted; what lies between is dropped at once.

    The words of the core are in the bundle of every game: they are parsed once.
    """
    return {
        ("-" if isinstance(entry, ast.Term) else "") + entry.id.name: COMPILER(entry)
        for entry in PARSER.parse(text).body
        if isinstance(entry, ast.Message | ast.Term)
    }


class Messages(FluentBundle):
    """The messages of one language, taken from what was ``written``; see `split`."""

    def __init__(
        self, language: str, written: Mapping[str, str], functions: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__([language], dict(functions or {}), use_isolating=False)
        babel.core._global_data = None  # what is said of all languages: 2 MiB, read when asked for
        self._written = dict(written)

    def has_message(self, message_id: str) -> bool:
        """Return whether there is a message of this name that can be parsed."""
        self._parse(message_id)
        return message_id in self._compiled and not message_id.startswith("-")

    def parse_next(self) -> bool:
        """Parse a message that nobody has asked for yet; return whether there was one."""
        name = next(iter(self._written), "")
        self._parse(name)
        return bool(name)

    def fixed(self, pattern: Any) -> str | None:
        """Return the words of a pattern in which nothing can be put, None for any other."""
        alone = isinstance(pattern, Literal)
        return str(super().format_pattern(pattern)[0]) if alone else None

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """Return a message or term; Fluent asks for those that others refer to, too."""
        self._parse(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _parse(self, name: str) -> None:
        """Make what is written into what can be formatted."""
        if text := self._written.pop(name, ""):
            self._compiled |= compiled(text)
