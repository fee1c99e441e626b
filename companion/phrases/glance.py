"""A prompt in parts: what to move on the table, the facts, and the noun that matters.

The parts are attributes of the prompt's message:

- ``.title`` is the heading of the step, or its question, in a few words; the price of that is in
  brackets at its end, as for a move;
- ``.moves`` are the actions on the table, one per line:
  ``Build a **Generator** | 2 hexes from one``.
  The key noun is between two pairs of stars, a fact about the move after a bar (after two bars
  if the move cannot be made without it), and its price in brackets at the end:
  ``Place his **Colonist** [−1 crystal]``. A move that begins with a tilde is optional:
  ``~ Use any number of **standard actions**``; one that begins with a tick precedes the
  question: ``✓ Place his **Colonist**``;
- ``.facts`` are facts, one per line, that need no action;
- ``.key`` is a noun and a number, with a bar between: ``Generator | 2``;
- ``.short`` is the spoken text for somebody who knows the game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from msgspec import Struct

CHIP = re.compile(r"\s*\[([^\]]+)\]$")


class Move(Struct, frozen=True):
    """Something to do on the table: its key noun between pairs of stars, its price, a fact.

    A ``needed`` fact is shown even if there is little room. An ``offered`` move may be left out. If
    its prompt asks something, a move that ``comes_first`` is made before that.
    """

    text: str
    chip: str = ""
    fact: str = ""
    needed: bool = False
    offered: bool = False
    comes_first: bool = False

    @property
    def plain(self) -> str:
        """Its text without the stars, for speaking."""
        return self.text.replace("**", "")


class Glance(Struct, frozen=True):
    """A prompt in parts; ``key`` is a noun and a number, each "" if there is none.

    ``chip`` is the price of what the ``title`` announces or asks about, "" for none.
    """

    title: str = ""
    moves: tuple[Move, ...] = ()
    facts: tuple[str, ...] = ()
    key: tuple[str, str] = ("", "")
    short: str = ""
    chip: str = ""


def glance(parts: Mapping[str, str], text: str, asks: bool) -> Glance:
    """Return a prompt in parts.

    If a message has none, its ``text`` becomes the title of a question, or else the only move.
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
    """Return a text without the final part in brackets, and that part, "" if there is none."""
    chip = CHIP.search(text)
    return CHIP.sub("", text), chip[1] if chip else ""
