"""Reads a bot file: a whole one, or all that is wrong with it."""

from __future__ import annotations

import re
import tomllib
from itertools import islice
from typing import Any

import msgspec

from companion.games.bots.checking import faults_of
from companion.games.bots.faults import Located, WrongFile, located
from companion.games.bots.format import MAX_BYTES, MAX_NUMBER, MIN_NUMBER, Bot
from companion.games.bots.positions import line_and_column
from companion.games.bots.shape import shape_faults

WHERE = re.compile(
    r"^(?P<what>.*) \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)$"
)

BRACES = "Invalid initial character for a key part", "Unclosed inline table"
HINTS = {BRACES[1]: "comma", "Unclosed array": "comma", "Invalid value": "quotes"}
"""What is usually meant by what tomllib says."""

PART = r"""(?:[A-Za-z0-9_-]++|"[^"\n]*+"|'[^'\n]*+')"""
LONG_KEY = re.compile(rf"""(?<![\w"'-])(?:{PART}[ \t]*+\.[ \t]*+){{50}}""")
"""A key with so many dots that tomllib would take minutes."""

LONG_NUMBER = re.compile(r"[0-9_]{4000}")
"""A number with so many digits that Python does not read it."""

MAX_FAULTS = 100
"""The maximum number of faults reported: nobody reads more at once."""


def read(text: str) -> Bot:
    """Return the contents of a bot file; raise `WrongFile` with its faults."""
    if len(text.encode("utf-8", "replace")) > MAX_BYTES:
        raise WrongFile([Located(1, 1, "large", {"most": MAX_BYTES // 1024})])
    text = text.replace("\r\n", "\n")
    try:
        content = _parsed(text)
        if faults := list(islice(shape_faults(content), MAX_FAULTS)):
            raise located(text, faults)
        bot = msgspec.convert(content, Bot)
        if faults := list(islice(faults_of(bot), MAX_FAULTS)):
            raise located(text, faults)
    except RecursionError:
        raise WrongFile([Located(1, 1, "deep", {})]) from None
    return bot


def _parsed(text: str) -> dict[str, Any]:
    """Return the contents of a TOML file; raise `WrongFile` if it isn't TOML."""
    if found := LONG_KEY.search(text):
        raise WrongFile([Located(*line_and_column(text, found.start()), "deep", {})])
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = WHERE.match(str(error))
        last = text.count("\n") + 1
        line = int(found["line"] or last) if found else 1
        column = int(found["column"] or 1) if found else 1
        what = found["what"] if found else str(error)
        args = {"name": what, "hint": _hint(what, text.split("\n")[line - 1][column - 1 :])}
        raise WrongFile([Located(line, column, "toml", args)]) from None
    except ValueError:
        number = LONG_NUMBER.search(text)
        line, column = line_and_column(text, number.start() if number else 0)
        limits = {"least": MIN_NUMBER, "most": MAX_NUMBER}
        raise WrongFile([Located(line, column, "number", limits)]) from None


def _hint(what: str, rest: str) -> str:
    """Return the name of a hint, "none" if there is none; ``rest`` is what follows on the line."""
    ends = not rest.strip() or rest.lstrip()[0] in "#}"
    return "line" if ends and what in BRACES else HINTS.get(what, "none")
