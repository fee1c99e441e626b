"""A prompt in parts: what is to be moved on the table, what is so, and the noun that matters.

The parts are attributes of the prompt's message:

- ``.title`` heads the step, or asks the question, in a few words; what that costs is in brackets
  at its end, as a move's;
- ``.moves`` are what to do on the table, one a line: ``Build a **Generator** | 2 hexes from one``.
  The key noun stands between two pairs of stars, a fact of the move after a bar (after two bars
  if the move cannot be made without it), and what it costs in brackets at its end:
  ``Place his **Colonist** [−1 crystal]``. One that begins with a tilde may be left out:
  ``~ Use any number of **standard actions**``; one that begins with a tick comes before what is
  asked: ``✓ Place his **Colonist**``;
- ``.facts`` is what is so, one a line, and needs no hand;
- ``.key`` is a noun and a number, with a bar between: ``Generator | 2``;
- ``.short`` is spoken to somebody who knows the game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from msgspec import Struct

CHIP = re.compile(r"\s*\[([^\]]+)\]$")


class Move(Struct, frozen=True):
    """Something to do on the table: its key noun between pairs of stars, its price, a fact.

    A fact that is ``needed`` is shown even where there is little room. What is ``offered`` may be
    left out. Where its prompt asks something, one that ``comes_first`` is made before that.
    """

    text: str
    chip: str = ""
    fact: str = ""
    needed: bool = False
    offered: bool = False
    comes_first: bool = False

    @property
    def plain(self) -> str:
        """Its words without the stars, as they are said."""
        return self.text.replace("**", "")


class Glance(Struct, frozen=True):
    """A prompt in parts; ``key`` is a noun and a number, each "" where there is none.

    The ``chip`` is what it costs that the ``title`` tells or asks about, "" for nothing.
    """

    title: str = ""
    moves: tuple[Move, ...] = ()
    facts: tuple[str, ...] = ()
    key: tuple[str, str] = ("", "")
    short: str = ""
    chip: str = ""


def glance(parts: Mapping[str, str], text: str, asks: bool) -> Glance:
    """Return a prompt in parts.

    Where a message has none, its ``text`` is the title of a question, else the one move.
    """
    moves = tuple(map(_move, _lines(parts["moves"])))
    (title, chip), facts = _priced(parts["title"]), tuple(_lines(parts["facts"]))
    if not (title or moves or facts):
        title, moves = (text, ()) if asks else ("", (Move(text),))
    noun, _, number = parts["key"].partition("|")
    return Glance(title, moves, facts, (noun.strip(), number.strip()), parts["short"], chip)


def _lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


def _move(line: str) -> Move:
    text, _, fact = (part.strip() for part in line.partition("|"))
    text, chip = _priced(text)
    needed, offered, comes_first = fact.startswith("|"), text.startswith("~"), text.startswith("✓")
    return Move(text.lstrip("~✓ "), chip, fact.lstrip("| "), needed, offered, comes_first)


def _priced(text: str) -> tuple[str, str]:
    """Return a text without what stands in brackets at its end, and that, "" if nothing does."""
    chip = CHIP.search(text)
    return CHIP.sub("", text), chip[1] if chip else ""
