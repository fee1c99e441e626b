"""The six Scientists, in the two rows in which they lie: who is taken, and whom he hires."""

from __future__ import annotations

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Picture, View
from companion.screens.pictures.on_mars.kinds import SCIENTISTS
from companion.screens.pictures.on_mars.positions import HIM, YOU, args
from companion.screens.theme import FACT, LABEL, down_from

COLUMNS = 3
GAP = 6
"""Units between two cards."""


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw the cards; the one that he takes is the one to touch on the table."""
    wanted = args(view, "hire").get("scientist", "")
    rows = -(-len(SCIENTISTS) // COLUMNS)
    p.rect(*box, "sunk", 16)
    inner = Box(box.x + 10, box.y + 10, box.wide - 20, box.high - 20)
    for name, place in zip(SCIENTISTS, inner.grid(COLUMNS, rows, GAP), strict=True):
        owner = next((who for who in (YOU, HIM) if name in _hired(view, who)), "")
        _draw_card(p, place, view, name, owner, name == wanted)


def _hired(view: View, who: str) -> list[str]:
    """Return the Scientists that somebody has."""
    found: list[str] = view.get(f"{who}.scientists", [])
    return found


def _draw_card(p: Painter, place: Box, view: View, name: str, owner: str, wanted: bool) -> None:
    """Draw a card with the Building that it scores, or with the token of who has it."""
    x, y = place.x + place.wide / 2, place.y + place.high * 0.42
    ink = "ink" if wanted else "dim" if owner else "sand"
    p.rect(*place, "orange" if wanted else "ground" if owner else "panel", 12)
    if owner:
        p.token(owner, x, y, min(26, place.high * 0.2))
    else:
        side = min(56, place.high * 0.42, place.wide * 0.4)
        p.sign("scientist", x - side * 0.62, y, side, "ink" if wanted else "")
        p.sign(SCIENTISTS[name], x + side * 0.62, y, side * 0.84, "ink" if wanted else "")
    words = view.name(name, "short") or view.name(name)
    size = p.largest(words, [s for s in down_from(FACT) if s >= LABEL], place.wide - 8)
    p.words(x, place.bottom - 14, words, size, ink, bold=wanted, anchor="middle")


SCIENTIST_CARDS = Picture(draw, place=(-1, 0), instead=True)
