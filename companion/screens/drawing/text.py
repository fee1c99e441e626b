"""Text as textures: created once, white, and tinted where drawn."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from kivy.core.text import Label

from companion.drawings.icons import FIRST, by_character

ASCENT = 0.928
"""The height of Roboto above its baseline, as a share of its size."""

LINE = 1.17
"""The height of a line, as a share of its size."""

FONT = "Roboto"
CACHED_TEXTS = 150
"""The number of cached textures: those of about six steps."""

NUMBER = re.compile(r"[*−+]*\d{1,2}[a-z]?[*.?]*")
"""A short number, such as 3, +4, **2** or 1a."""

NUMBERED = frozenset({
    "level", "lab", "space", "column", "row", "turn", "round", "page", "part", "step", "card",
    "mission", "player", "award", "phase", "place",
    "nível", "laboratório", "espaço", "coluna", "linha", "turno", "rodada", "página", "parte",
    "passo", "carta", "missão", "jogador", "prêmio", "fase", "lugar", "geração", "fileira",
    "niveau", "labo", "case", "colonne", "rangée", "ligne", "tour", "manche", "étape", "carte",
    "joueur", "récompense", "génération", "nt", "zone",
})  # fmt: skip
"""Words that are followed by their number, in every language."""

OF = frozenset({"of", "de", "sur"})
"""Words between two numbers of which the second is the total."""

ICON = re.compile(f"([{chr(FIRST)}-{max(by_character())}])")
ICON_WIDTH, ICON_HEIGHT = 1.25, 1.15
"""An inline icon is a single character: its width and its side, as shares of the size."""

Run = tuple[str, bool]
"""Words, or an icon, and whether they are bold."""


@lru_cache(maxsize=CACHED_TEXTS)
def texture(words: str, size: int, bold: bool) -> Any:
    """Return a white texture of one line of text, ``size`` pixels high."""
    return white(Label(text=words, font_size=size, bold=bold, font_name=FONT))


def white(label: Any) -> Any:
    """Return the texture of a label with white text."""
    label.refresh()
    return label.texture


@lru_cache(maxsize=64)
def extents(size: int, bold: bool) -> Any:
    """Return what measures a text of this size: its width and its height in pixels."""
    return Label(font_size=size, bold=bold, font_name=FONT).get_extents


@lru_cache(maxsize=2048)
def width(words: str, size: int, bold: bool = False) -> int:
    """Return the width of one line of text, or of an icon, in pixels."""
    if words in by_character():
        return round(ICON_WIDTH * size)
    return int(extents(size, bold)(words)[0])


def runs(words: str, bold: bool = False) -> tuple[Run, ...]:
    """Return text in parts: those between pairs of stars are bold, and each icon is a part."""
    parts = ((part, bold or at % 2 == 1) for at, part in enumerate(words.split("**")))
    if words.isascii():
        return tuple(each for each in parts if each[0])
    return tuple((run, heavy) for part, heavy in parts for run in ICON.split(part) if run)


@lru_cache(maxsize=2048)
def rich_width(words: str, size: int, bold: bool = False) -> int:
    """Return the width in pixels of a line whose words between pairs of stars are bold."""
    return sum(width(part, size, heavy) for part, heavy in runs(words, bold))


@lru_cache(maxsize=1024)
def wrap(words: str, size: int, room: float, bold: bool = False) -> tuple[str, ...]:
    """Return text in lines at most ``room`` pixels wide, except for a single long word.

    A pair of stars opened on a line is closed on it. A number stays with its word.
    """
    lines: list[str] = []
    for paragraph in words.split("\n"):
        single = [*_words(paragraph)]
        broken = _filled(single, size, room, bold)
        if len(broken) > 1:
            together = _filled(_together(single, size, room, bold), size, room, bold)
            broken = together if len(together) <= len(broken) else broken
        lines += broken
    return tuple(line.replace("** **", " ") for line in lines)


def _filled(words: Iterable[str], size: int, room: float, bold: bool) -> list[str]:
    """Return lines filled with words one after the other."""
    lines = [""]
    for word in words:
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if lines[-1] and rich_width(longer, size, bold) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _together(words: Sequence[str], size: int, room: float, bold: bool) -> Iterable[str]:
    """Yield words, each number joined with its word if both fit on one line.

    A number is followed by what it counts, and preceded by what it names: 2 hexes, but level 2. The
    last number of all stays with the word before it, too, and "1 of 2" is one piece.
    """
    piece = ""
    for at, word in enumerate(words):
        first, before = ("", "", *words)[at : at + 2]
        counts = NUMBER.fullmatch(before) and not _is_numbered(first)
        of_many = NUMBER.fullmatch(first) and before in OF
        names = NUMBER.fullmatch(word.rstrip(",;:\xa0")) and (
            _is_numbered(before) or of_many or at == len(words) - 1
        )
        longer = f"{piece} {word}"
        if piece and (counts or names) and rich_width(longer, size, bold) <= room:
            piece = longer
        else:
            if piece:
                yield piece
            piece = word
    yield piece


def _is_numbered(word: str) -> bool:
    """Return whether a word is followed by its number."""
    return word.strip("*(").lower() in NUMBERED


def _words(paragraph: str) -> Iterable[str]:
    """Yield the words of a paragraph, each with its own pair of stars if it is bold."""
    heavy = False
    for word in paragraph.split(" "):
        stars = word.count("**")
        opened, heavy = heavy, heavy != (stars % 2 == 1)
        yield ("**" if opened else "") + word + ("**" if heavy else "")


def fits(words: str, size: int, room: float, lines: int = 1, bold: bool = False) -> bool:
    """Return whether text fits into a number of lines, no word being wider than the room."""
    broken = wrap(words, size, room, bold)
    return len(broken) <= lines and all(rich_width(line, size, bold) <= room for line in broken)
