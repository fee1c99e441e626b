"""Reads a bot file: a whole one, or all that is wrong with it."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import msgspec

from companion.games.bots.checking import faults_of
from companion.games.bots.faults import Fault, Located, WrongFile, located
from companion.games.bots.format import MOST_BYTES, Bot
from companion.games.bots.shape import shape_faults

WHERE = re.compile(
    r"^(?P<what>.*) \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)$"
)


def read(text: str) -> Bot:
    """Return the contents of a bot file; raise `WrongFile` with all of its faults."""
    if len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise WrongFile([Located(1, 1, "large", {"most": MOST_BYTES // 1024})])
    content = _parsed(text.replace("\r\n", "\n"))
    text = text.replace("\r\n", "\n")
    try:
        if faults := list(shape_faults(content)):
            raise located(text, faults)
        bot = msgspec.convert(content, Bot)
        if faults := list(faults_of(bot)):
            raise located(text, faults)
    except RecursionError:
        raise located(text, [Fault((), "deep")]) from None
    return bot


def _parsed(text: str) -> dict[str, Any]:
    """Return the contents of a TOML file; raise `WrongFile` if it is none."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise WrongFile([Located(1, 1, "deep", {})]) from None
    except tomllib.TOMLDecodeError as error:
        found = WHERE.match(str(error))
        last = text.count("\n") + 1
        line = int(found["line"] or last) if found else 1
        column = int(found["column"] or 1) if found else 1
        what = found["what"] if found else str(error)
        raise WrongFile([Located(line, column, "toml", {"name": what})]) from None
