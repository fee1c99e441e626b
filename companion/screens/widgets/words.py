"""Text that fits: a label that shrinks through the type scale, and reports overflow."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.core.text import Label as CoreLabel
from kivy.core.text.markup import MarkupLabel
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.widget import Widget

from companion.screens.drawing.text import FONT, ICON, extents, rich_width, white, wrap
from companion.screens.theme import TYPE_SCALE, theme

BOLD = re.compile(r"\*\*(.+?)\*\*")
LEADING_PX = 3
"""The empty pixels above and below a text's letters that may be outside its box."""

ICON_SPACE = "\u00a0" * 5
"""Spaces as wide as an inline icon, which `Prose` draws."""

UNLIMITED_PX = 100_000
"""A height in pixels in which every text fits."""


class Words(Widget):
    """Text in the largest size of the type scale that fits, from that of ``role`` down.

    Text that ``flows`` takes the height it needs, in at most ``lines`` lines; text that ``hugs`` is
    a single line, as wide as needed up to ``most`` pixels; any other fits itself into its box.
    ``font_size`` is a fixed size in pixels, 0 for none. ``overflow`` is set if the smallest size
    doesn't fit either. Words between two pairs of stars are bold. The textures are white and tinted
    by kv, so that equal texts share one.
    """

    width: Any
    text = StringProperty()
    role = OptionProperty("fact", options=list(TYPE_SCALE))
    bold = BooleanProperty(False)
    halign = OptionProperty("left", options=["left", "center", "right"])
    valign = OptionProperty("center", options=["center", "top"])
    color = ColorProperty()
    lines = NumericProperty(0)
    flows = BooleanProperty(False)
    hugs = BooleanProperty(False)
    most = NumericProperty(UNLIMITED_PX)
    font_size = NumericProperty(0)
    overflow = BooleanProperty(False)
    texture = ObjectProperty(None, allownone=True)
    texture_size = ListProperty([0, 0])
    shown_size = 0
    """The chosen text size, in pixels."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        update = Clock.create_trigger(self.update, -1)
        names = ("text", "role", "font_size", "bold", "halign", "lines", "flows", "most", "size")
        for name in names:
            self.fbind(name, update)
        theme.follow("text_scale", self.update)

    def update(self, *_: Any) -> None:
        """Choose the size and take the texture."""
        if not self.text or (self.width < 4 and not self.hugs):
            self.texture, self.texture_size, self.overflow = None, (0, 0), False
            if self.flows:
                self.height = 0
            if self.hugs:
                self.width = 0
            return
        sizes = (int(self.font_size),) if self.font_size else theme.sizes_from(self.role)
        if self.hugs:
            self.width = _width_in_line(self.text, sizes, self.bold, int(self.most))
        width = int(self.width)
        room = UNLIMITED_PX if self.flows else int(self.height)
        lines = 1 if self.hugs else int(self.lines)
        size, self.overflow = fitting(self.text, sizes, self.bold, width, room, lines)
        self.shown_size = size
        shown = "\n".join(wrap(self.text, size, width, self.bold))
        self.texture = texture(shown, size, self.bold, self.halign)
        self.texture_size = self.texture.size
        if self.flows:
            self.height = self.texture.height


@lru_cache(4096)
def fitting(
    text: str, sizes: tuple[int, ...], bold: bool, width: int, height: int, lines: int = 0
) -> tuple[int, bool]:
    """Return the first of these sizes at which a text fits, and whether none does.

    It fits if it is within ``width`` and ``height`` (pixels), has at most ``lines`` lines (0: any
    number), and no word is broken.
    """
    for size in sizes:
        if _fits(text, size, bold, width, height, lines):
            return size, False
    return sizes[-1], True


def height_of(text: str, role: str, width: float, lines: int = 0, bold: bool = False) -> float:
    """Return the height in pixels of a text that flows."""
    if not text:
        return 0
    size, _ = fitting(text, theme.sizes_from(role), bold, int(width), UNLIMITED_PX, lines)
    return measured(text, size, bold, int(width)).height


def lines_that_fit(lines: Sequence[str], role: str, width: float, height: float) -> str:
    """Return as many of these lines, joined, as fit into a height in pixels."""
    sizes, room = theme.sizes_from(role), (int(width), int(height))
    texts = ("\n".join(lines[:count]) for count in range(len(lines), 0, -1))
    return next((text for text in texts if not fitting(text, sizes, False, *room)[1]), "")


def fits_in_line(text: str, width: float, bold: bool = False) -> bool:
    """Return whether a text at its smallest size fits in a line of this width in pixels."""
    return width_of(text, theme.sizes_from("label")[-1], bold) <= width


def shortened(text: str, width: float, height: float, lines: int) -> str:
    """Return a text, or as much of it as fits at its smallest size, followed by dots."""
    sizes, room = theme.sizes_from("label"), (int(width), int(height))
    words, shown = text.split(" "), text
    while len(words) > 1 and fitting(shown, sizes, False, *room, lines)[1]:
        words.pop()
        shown = f"{' '.join(words).rstrip(' .,:;')}…"
    return shown


def width_of(text: str, size: int, bold: bool = False) -> int:
    """Return the width in pixels of a text in a single line."""
    return rich_width(text, size, bold) + 2 if text else 0


def _width_in_line(text: str, sizes: tuple[int, ...], bold: bool, most: int) -> int:
    """Return the width of a text at the largest of these sizes that fits into ``most`` pixels."""
    widths = [width_of(text, size, bold) for size in sizes]
    return next((width for width in widths if width <= most), most)


@lru_cache(300)
def texture(text: str, size: int, bold: bool = False, halign: str = "left") -> Any:
    """Return the white texture of a text in its lines."""
    kind, shown = CoreLabel, text if text.isascii() else ICON.sub(ICON_SPACE, text)
    if "**" in text:
        escaped = shown.replace("&", "&amp;").replace("[", "&bl;").replace("]", "&br;")
        kind, shown = MarkupLabel, BOLD.sub(r"[b]\1[/b]", escaped)
    font = {"font_size": size, "bold": bold, "font_name": FONT}
    return white(kind(text=shown, halign=halign, **font))


class Measured(NamedTuple):
    """The height in pixels of a wrapped text, its lines, and whether no word is broken."""

    height: int
    lines: int
    whole: bool


@lru_cache(4096)
def measured(text: str, size: int, bold: bool, width: int) -> Measured:
    """Measure a text in lines of at most this many pixels."""
    lines = wrap(text, size, width, bold)
    whole = all(rich_width(line, size, bold) <= width for line in lines)
    return Measured(len(lines) * extents(size, bold)("X")[1], len(lines), whole)


def _fits(text: str, size: int, bold: bool, width: int, height: int, lines: int) -> bool:
    found = measured(text, size, bold, width)
    low = found.height <= height + LEADING_PX and found.lines <= (lines or found.lines)
    return found.whole and low
