"""A move to be read from across the table: its noun is big, with its sign beside it."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi

from companion.phrases.glance import Move
from companion.screens import theme
from companion.screens.drawing import signs
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box, Frame
from companion.screens.step.chip import draw_chip
from companion.screens.step.parts import Item, Page, Step
from companion.screens.theme import FACT, HERO, LABEL, MOVE, NOUN, TITLE
from companion.signs import corners

COUNTS = 64
"""The height of the numbers of all moves, below one that is big."""
BIG, BIG_LEADING = (
    (
        (NOUN, HERO, TITLE),
        (MOVE, HERO, FACT),
        (TITLE, HERO, FACT),
        (MOVE, NOUN, TITLE),
        (TITLE, NOUN, FACT),
        (FACT, MOVE, LABEL),
    ),
    1.12,
)
"""Sizes of what stands before a big noun, of the noun, and of what stands below it."""
BIG_SIGNS, BIG_GAP = ((230, 190, 150), (270, 220, 170)), 28
"""How wide the sign beside a big move may be, and how high above one in a screen that stands; what
is free between them.
"""
CHIP_HIGH = 48
"""The room of what a big move costs, below its words."""


def noun_sizes(p: Painter, box: Box, step: Step, item: Item) -> list[float]:
    """Return the size of each line of the noun of a big move."""
    return [size for _, size, _, bold in _big(p, box, step, item)[0] if bold]


BigLine = tuple[str, float, str, bool]
"""Words of a big move, their size and ink, and whether they are bold."""


def _big(p: Painter, box: Box, step: Step, item: Item) -> tuple[list[BigLine], float]:
    """Return the lines of a big move, as large as has room, and the room that is left."""
    room = box.high - (COUNTS if step.big_pages > 1 else 0) - (CHIP_HIGH if item.move.chip else 0)
    for sizes in BIG:
        lines = _big_lines(p, item.move, sizes, box.wide)
        spare = room - sum(size for _, size, *_ in lines) * BIG_LEADING
        if spare >= 0 and all(p.width(each[0], each[1], each[3]) <= box.wide for each in lines):
            break
    return lines, spare


def draw_big(p: Painter, frame: Frame, box: Box, step: Step, page: Page) -> None:
    """Draw one move: its noun as large as it can be, its sign, and which of all it is."""
    box, sign = _sign_box(p, frame, box, step, page)
    item = page.items[0]
    if sign:
        _draw_big_sign(p, sign, item.sign)
    lines, spare = _big(p, box, step, item)
    y = box.y + max(0, min(24, spare))
    for words, size, ink, bold in lines:
        y += size * BIG_LEADING
        p.words(box.x + 2, y - size * (BIG_LEADING - 0.9), words, size, ink, bold)
    if item.move.chip:
        draw_chip(p, item.move, box.x + 2, y + 24)
    _draw_count(p, box, step, item)


def _sign_box(p: Painter, frame: Frame, box: Box, step: Step, page: Page) -> tuple[Box, Box | None]:
    """Return where the words of a big move stand, and its sign if that takes nothing from them."""
    item = page.items[0]
    if page.picture or not item.sign:
        return box, None
    sizes = _big_sizes(p, box, step, item)
    ways: list[tuple[Box, Box]] = []
    for side in BIG_SIGNS[frame.upright]:
        off = side + BIG_GAP
        if frame.upright:
            words, sign = box.lower(off), box.upper(side)
        else:
            words = Box(box.x + off, box.y, box.wide - off, box.high)
            sign = Box(box.x, box.y, side, box.high)
        found = _big_sizes(p, words, step, item)
        if found == sizes:
            return words, sign
        if found[True] == sizes[True]:
            ways.append((words, sign))
    return ways[-1] if ways else (box, None)


def _big_sizes(p: Painter, box: Box, step: Step, item: Item) -> dict[bool, set[float]]:
    """Return the sizes of the words of a big move: of its noun, and of all else."""
    lines, _ = _big(p, box, step, item)
    return {noun: {size for _, size, _, bold in lines if bold == noun} for noun in (True, False)}


def _draw_big_sign(p: Painter, box: Box, sign: str) -> None:
    """Draw a sign on a hex in a shade of its colour."""
    name, _, own = sign.partition(":")
    ink = own or signs.own_colour(name)
    x, y, radius = box.x + box.wide / 2, box.y + box.high / 2, min(box.wide, box.high) / 2
    p.poly(corners(6, radius, x, y, pi / 6), theme.mix(ink, "ground", 0.72))
    p.sign(name, x, y, radius * 1.15, ink, theme.mix(ink, "ground", 0.8))


def _big_lines(p: Painter, move: Move, sizes: Sequence[float], room: float) -> list[BigLine]:
    """Return the lines of a move with their sizes, inks, and whether they are bold."""
    verb, noun, rest = _split(move.text)
    most, large, small = sizes
    parts = [(verb, most, "dim", False), (noun, large, "sand", True)]
    parts += [(rest, small, "sand", False), (move.fact, small, "dim", False)]
    return [
        (line, size, ink, bold)
        for words, size, ink, bold in parts
        if words
        for line in p.wrap(words, size, room, bold)
    ]


def _split(text: str) -> tuple[str, str, str]:
    """Return what stands before the key noun of a move, the noun, and what stands after it."""
    verb, star, rest = text.partition("**")
    noun, _, rest = rest.partition("**")
    plain = rest.replace("**", "").strip(" \xa0,;:")
    return (verb.strip(), noun.strip(), plain) if star else ("", verb.strip(), "")


def _draw_count(p: Painter, box: Box, step: Step, item: Item) -> None:
    """Draw the numbers of all moves: those that are done, this one, those to come; then what asks.

    They are as many as there are pages.
    """
    count = step.big_pages
    if count < 2:
        return
    y, pitch = box.bottom - 34, min(60, (box.wide - 52) / (count - 1))
    half = min(24, pitch / 2 - 2)
    size = TITLE if half >= 20 else FACT if half >= 15 else LABEL
    if step.asks_apart:
        x = box.x + 26 + (count - 1) * pitch
        p.rect(x - half, y - half, 2 * half, 2 * half, "raised", 14)
        p.words(x, y + size * 0.36, "?", size, "dim", anchor="middle")
    for at, each in enumerate(step.items):
        x = box.x + 26 + at * pitch
        if each is item:
            p.badge(each.number, x, y, each.who, half)
            continue
        p.rect(x - half, y - half, 2 * half, 2 * half, "raised", 14)
        if each.number < item.number:
            p.sign("check", x, y, half * 1.2, "dim")
        else:
            p.words(x, y + size * 0.36, str(each.number), size, "dim", anchor="middle")
