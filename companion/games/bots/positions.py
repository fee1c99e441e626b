"""Finds the position of each value in a TOML file, which tomllib does not report."""

from __future__ import annotations

import re
from collections.abc import Mapping

Path = tuple[str | int, ...]
"""The way to a value: names of keys, and indices of arrays from 0."""

BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
STRING = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'', re.DOTALL
)
BARE = re.compile(r"[A-Za-z0-9_-]+")
SCALAR = re.compile(r"[^,\]}\n#]+")
ESCAPES = re.compile(r"\\(?:u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|.)", re.DOTALL)


def positions(text: str) -> Mapping[Path, int]:
    """Return the offset in ``text`` at which each key or array item begins.

    ``text`` must be valid TOML: tomllib has read it.
    """
    return _Reader(text).read()


def line_and_column(text: str, offset: int) -> tuple[int, int]:
    """Return the line and the column of an offset, both from 1."""
    before = text[:offset]
    return before.count("\n") + 1, offset - before.rfind("\n")


class _Reader:
    def __init__(self, text: str) -> None:
        self._text, self._at = text, 0
        self._found: dict[Path, int] = {}
        self._counts: dict[Path, int] = {}
        """How often each array of tables has been opened."""

    def read(self) -> dict[Path, int]:
        table: Path = ()
        while self._skip():
            if self._text.startswith("[", self._at):
                table = self._header()
            else:
                self._pair(table)
        return self._found

    def _skip(self) -> bool:
        """Skip white space and comments; return whether anything is left."""
        blank = BLANK.match(self._text, self._at)
        self._at = blank.end() if blank else self._at
        return self._at < len(self._text)

    def _header(self) -> Path:
        """Read [a.b] or [[a.b]]; return the path of the table that it opens."""
        begins, double = self._at, self._text.startswith("[[", self._at)
        self._at += 2 if double else 1
        keys = self._keys()
        self._at = self._text.index("]", self._at) + (2 if double else 1)
        path: Path = ()
        for key in keys[:-1]:
            path = self._latest((*path, key))
        path = (*path, keys[-1])
        if double:
            self._counts[path] = self._counts.get(path, -1) + 1
            self._found.setdefault(path, begins)
            path = (*path, self._counts[path])
        self._found.setdefault(path, begins)
        return path

    def _latest(self, path: Path) -> Path:
        """Return the path of the latest table of an array of tables, or of any other table."""
        return (*path, self._counts[path]) if path in self._counts else path

    def _pair(self, table: Path) -> None:
        """Read a key and its value."""
        begins = self._at
        path = table
        for key in self._keys():
            path = (*path, key)
            self._found.setdefault(path, begins)
        self._at = self._text.index("=", self._at) + 1
        self._value(path)

    def _keys(self) -> list[str]:
        """Read a key with its dots."""
        found = []
        while True:
            self._skip()
            if quoted := STRING.match(self._text, self._at):
                within = quoted[0][1:-1]
                escaped = quoted[0].startswith('"')
                found.append(ESCAPES.sub(_unescaped, within) if escaped else within)
                self._at = quoted.end()
            elif bare := BARE.match(self._text, self._at):
                found.append(bare[0])
                self._at = bare.end()
            self._skip()
            if not self._text.startswith(".", self._at):
                return found
            self._at += 1

    def _value(self, path: Path) -> None:
        """Read a value."""
        self._skip()
        if self._text.startswith("[", self._at):
            self._array(path)
        elif self._text.startswith("{", self._at):
            self._inline_table(path)
        else:
            value = STRING.match(self._text, self._at) or SCALAR.match(self._text, self._at)
            self._at = value.end() if value else len(self._text)

    def _array(self, path: Path) -> None:
        """Read the items of an array."""
        self._at += 1
        number = 0
        while self._skip() and not self._closes("]"):
            self._found[(*path, number)] = self._at
            self._value((*path, number))
            number += 1

    def _inline_table(self, path: Path) -> None:
        """Read the pairs of an inline table."""
        self._at += 1
        while self._skip() and not self._closes("}"):
            self._pair(path)

    def _closes(self, bracket: str) -> bool:
        """Skip a comma; return whether the closing bracket follows, and pass it."""
        if self._text.startswith(",", self._at):
            self._at += 1
            self._skip()
        if self._text.startswith(bracket, self._at):
            self._at += 1
            return True
        return False


def _unescaped(escape: re.Match[str]) -> str:
    """Return the character of an escape in a quoted key."""
    plain = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r"}
    code = escape[0][1:]
    return chr(int(code[1:], 16)) if len(code) > 1 else plain.get(code, code)
