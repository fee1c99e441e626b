"""Every value of a TOML file is found at its position."""

from __future__ import annotations

import json
import random
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.bots.positions import Path, line_and_column, positions

TRICKY = r'''
# a comment with [brackets], = and "quotes"
title = "a # is no comment in a text" # this is one ]
dotted.key."with space".'and.dot' = 1
"quoted \u00e9\" key" = 'it = "x"'
numbers = [ 1, [2, 3], # ] no end
  [
  ], 4, ]
table = {a = {b = [1, {c = 2}]}, "d e" = 'f, }', g.h = true}
long = """
  ] } = [table] \"""
more""\"""" # the end
literal = QQQ
[no.table]
\QQQ
date = 1979-05-27T07:32:00Z
spaced . key   =   [ {x = 1},
    {x = 2, y = [{z = "]"}]},
]
[a.b."c.d"] # ] a header
e = 1
[[list]]
f = 1
[list.inner]
g = 2
[[list.more]]
h = 3
[[list]]
f = 4
[[list.more]]
h = 5
[[list.more]]
h.i = 6
   [ spaced_header . sub ]
j = -1.5e3'''.replace("QQQ", "'''")

EXPECTED: dict[Path, str] = {
    ("title",): "title = ",
    ("dotted", "key", "with space", "and.dot"): "dotted.key",
    ('quoted é" key',): '"quoted',
    ("numbers", 0): "1, [2",
    ("numbers", 1, 1): "3], #",
    ("numbers", 2): "[\n",
    ("numbers", 3): "4, ]",
    ("table", "a", "b", 1, "c"): "c = 2",
    ("table", "d e"): '"d e"',
    ("table", "g", "h"): "g.h",
    ("literal",): "literal = ",
    ("date",): "date = ",
    ("spaced", "key", 1, "y", 0, "z"): 'z = "]"',
    ("a", "b", "c.d"): '[a.b."c.d"]',
    ("a", "b", "c.d", "e"): "e = 1",
    ("list",): "[[list]]\nf = 1",
    ("list", 0): "[[list]]\nf = 1",
    ("list", 0, "inner", "g"): "g = 2",
    ("list", 0, "more", 0, "h"): "h = 3",
    ("list", 1): "[[list]]\nf = 4",
    ("list", 1, "f"): "f = 4",
    ("list", 1, "more", 0, "h"): "h = 5",
    ("list", 1, "more", 1, "h", "i"): "h.i = 6",
    ("spaced_header", "sub", "j"): "j = -1.5e3",
}


SIGNS = "aé .'\"\\#[]{}=,"
"""What may mislead whoever reads TOML."""

BARE = "ab-_1"
"""What a key may have without quotes."""


def paths(content: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the path of every value that tomllib has."""
    pairs = content.items() if isinstance(content, dict) else enumerate(content)
    for key, each in pairs:
        yield (*path, key)
        if isinstance(each, dict | list):
            yield from paths(each, (*path, key))


@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_each_value_of_a_tricky_file_is_found(ends: str) -> None:
    text = TRICKY.replace("\n", ends)
    found = positions(text)
    for path, begins in EXPECTED.items():
        assert text[found[path] :].replace("\r\n", "\n").startswith(begins), path
    # tables above others in a header have no place of their own: what is wrong there is within
    implied = {("a",), ("a", "b"), ("spaced_header",), ("list", 0, "more")}
    assert set(paths(tomllib.loads(text))) - implied <= set(found)


def test_lines_and_columns_begin_with_one() -> None:
    assert [line_and_column("a\nbc\n", at) for at in (0, 1, 2, 3, 5)] == [
        (1, 1), (1, 2), (2, 1), (2, 2), (3, 1)
    ]  # fmt: skip


class Writer:
    """Makes up contents of a file, and writes them in one of the ways that TOML has for them."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def text(self, signs: str) -> str:
        return "".join(self._rng.choices(signs, k=self._rng.randint(0, 5)))

    def made_up(self, depth: int = 0) -> Any:
        """Return a value."""
        kind = self._rng.randint(0, 3 if depth > 3 else 7)
        if kind > 3:
            many = range(self._rng.randint(0, 3))
            if kind == 4:
                return [self.made_up(depth + 1) for _ in many]
            if kind == 5:
                return [self.table(depth + 1) for _ in many]
            return self.table(depth + 1)
        return (self.text(SIGNS), f"{self.text(SIGNS)}\n", self._rng.randint(-9, 99), True)[kind]

    def table(self, depth: int = 0) -> dict[str, Any]:
        """Return a table."""
        many = range(self._rng.randint(0, 4))
        return {self.text(self._rng.choice([SIGNS, BARE])): self.made_up(depth) for _ in many}

    def key(self, name: str) -> str:
        """Return a key as TOML."""
        ways = [json.dumps(name, ensure_ascii=self._rng.random() < 0.5)]
        if name and set(name) <= set(BARE):
            ways.append(name)
        if "'" not in name:
            ways.append(f"'{name}'")
        return self._rng.choice(ways)

    def value(self, of: Any, inline: bool = False) -> str:
        """Return a value as TOML."""
        if isinstance(of, bool):
            return "true"
        if isinstance(of, dict):
            pairs = (f"{self.key(name)} = {self.value(each, True)}" for name, each in of.items())
            return "{" + ", ".join(pairs) + "}"
        if isinstance(of, list):
            gap = "" if inline else self._rng.choice(["", " ", "\n", " # ] # '\n", "\n\n\t"])
            return "[" + "".join(f"{gap}{self.value(each, inline)},{gap}" for each in of) + "]"
        if isinstance(of, str):
            ways = [json.dumps(of, ensure_ascii=False)]
            if not set("'\n") & set(of):
                ways.append(f"'{of}'")
            if "'''" not in of and not of.endswith("'"):
                ways.append(f"'''\n{of}'''")
            if not set('"\\') & set(of):
                ways.append(f'"""\n{of}"""')
            return self._rng.choice(ways)
        return str(of)

    def lines(self, content: dict[str, Any], header: tuple[str, ...] = ()) -> Iterator[str]:
        """Yield the lines of a table: pairs first, then the tables within it."""
        tables: list[tuple[str, str, Any]] = []
        for name, each in content.items():
            way = self._rng.choice(["inline", "dotted", "own"])
            if isinstance(each, dict) and way == "own":
                tables.append((name, "[{}] # ]", [each]))
            elif isinstance(each, list) and each and all(isinstance(i, dict) for i in each):
                tables.append((name, "  [[{}]]", each))
            elif isinstance(each, dict) and len(each) == 1 and way == "dotted":
                ((inner, of),) = each.items()
                yield f"{self.key(name)} . {self.key(inner)} = {self.value(of)}"
            else:
                yield f"{self.key(name)}= {self.value(each)} # [x] = '\""
        for name, form, items in tables:
            path = (*header, self.key(name))
            for each in items:
                yield form.format(self._rng.choice([".", " . "]).join(path))
                yield from self.lines(each, path)


@given(seed=st.integers(0, 2**32))
def test_whatever_tomllib_reads_is_found(seed: int) -> None:
    writer = Writer(seed)
    content = writer.table()
    text = "\n".join(writer.lines(content))
    assert tomllib.loads(text) == content
    found = positions(text)
    assert set(paths(content)) <= set(found)
    for path, at in found.items():
        assert text[at] not in " \t\n#,]}=", path
        if path and isinstance(path[-1], str) and set(path[-1]) <= set(BARE):
            assert path[-1] in text[at:].partition("\n")[0], path
