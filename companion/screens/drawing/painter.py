"""Draws on a canvas in units: y counts down from the top, as in the theme's pictures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from kivy.graphics import (
    Color,
    Line,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Scale,
    StencilPop,
    StencilPush,
    StencilUnUse,
    StencilUse,
    Translate,
)

from companion.drawings.icons import by_character
from companion.screens import theme
from companion.screens.drawing import icons, sky, smooth, text
from companion.screens.frame import Box
from companion.screens.theme import Colour

AnyColour = str | Colour
"""A role of the theme, or a colour."""

TEXT_BOX_HEIGHT = 1.14
"""The height of a line with equal room above and below its letters, as a share of their size."""


def as_colour(colour: AnyColour) -> Colour:
    """Return the colour of a role, or the colour itself."""
    return theme.colour(colour) if isinstance(colour, str) else colour


class DrawnText(NamedTuple):
    """A line that was drawn: its words, the box of its letters in pixels, their size in units."""

    words: str
    left: float
    low: float
    right: float
    top: float
    size: float


class Painter:
    """Draws with ``unit`` pixels per unit, from the top left corner ``left``, ``top`` (pixels).

    ``text_scale`` is the player's, relative to the theme's; ``drawn`` are the lines drawn so far.
    """

    def __init__(
        self, canvas: Any, left: float, top: float, unit: float, text_scale: float = 1
    ) -> None:
        self._canvas, self._left, self._top = canvas, left, top
        self.unit, self.text_scale = unit, text_scale
        self._tint: list[Colour] = []
        self.drawn: list[DrawnText] = []

    def at(self, x: float, y: float) -> Painter:
        """Return a painter of the same canvas whose origin is here."""
        moved = Painter(self._canvas, *self._pos(x, y), self.unit, self.text_scale)
        moved.drawn, moved._tint = self.drawn, self._tint
        return moved

    @contextmanager
    def within(self, x: float, y: float, width: float, height: float) -> Iterator[None]:
        """Clip drawing to a rectangle."""
        box = {"pos": self._pos(x, y + height), "size": (width * self.unit, height * self.unit)}
        before = len(self.drawn)
        for each in (StencilPush(), Rectangle(**box), StencilUse()):
            self._canvas.add(each)
        yield
        for each in (StencilUnUse(), Rectangle(**box), StencilPop()):
            self._canvas.add(each)
        (left, low), right, top = box["pos"], box["pos"][0] + box["size"][0], self._pos(x, y)[1]
        self.drawn[before:] = [
            line
            for line in self.drawn[before:]
            if left <= line.left and line.right <= right and low <= line.low and line.top <= top
        ]

    # shapes

    def rect(
        self, x: float, y: float, width: float, height: float, colour: AnyColour, radius: float = 0
    ) -> None:
        """Fill a rectangle with round corners."""
        self._colour(colour)
        left, low, right, top = self._edges(x, y, width, height)
        if radius:
            round_ = max(1, min(round(radius * self.unit), (right - left) // 2, (top - low) // 2))
            self._canvas.add(smooth.rectangle(left, low, right, top, round_))
        else:
            self._canvas.add(Rectangle(pos=(left, low), size=(right - left, top - low)))

    def frame(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        colour: AnyColour,
        thick: float = 4,
        radius: float = 0,
    ) -> None:
        """Draw the outline of a rectangle, on its inside."""
        self._colour(colour)
        left, low, right, top = self._edges(x, y, width, height)
        round_ = min(round(radius * self.unit), (right - left) // 2, (top - low) // 2)
        edge = max(1, round(thick * self.unit))
        if round_ >= edge:
            self._canvas.add(smooth.rectangle(left, low, right, top, round_, edge))
            return
        box = (left + edge / 2, low + edge / 2, right - left - edge, top - low - edge)
        self._canvas.add(Line(width=edge / 2, rectangle=box))

    def disc(self, x: float, y: float, radius: float, colour: AnyColour) -> None:
        """Fill a circle."""
        self._colour(colour)
        (left, low), radius = self._pos(x - radius, y + radius), radius * self.unit
        self._canvas.add(smooth.rectangle(left, low, left + 2 * radius, low + 2 * radius, radius))

    def ring(self, x: float, y: float, radius: float, colour: AnyColour, thick: float = 2) -> None:
        """Draw the outline of a circle."""
        self._colour(colour)
        outer, thick = (radius + thick / 2) * self.unit, max(1, thick * self.unit)
        (left, low), side = self._pos(x, y), 2 * outer
        left, low = left - outer, low - outer
        self._canvas.add(smooth.rectangle(left, low, left + side, low + side, outer, thick))

    def poly(self, points: Sequence[float], colour: AnyColour) -> None:
        """Fill a convex polygon, given as alternating x and y."""
        self.polys([points], colour)

    def polys(self, shapes: Iterable[Sequence[float]], colour: AnyColour) -> None:
        """Fill convex polygons of one colour, drawn as one."""
        self._colour(colour)
        self._canvas.add(smooth.polygons(map(self._placed, shapes)))

    def copies(
        self, points: Sequence[float], places: Iterable[tuple[float, float]], colour: AnyColour
    ) -> None:
        """Fill a convex polygon at each of these places, to which its points are relative."""
        self._colour(colour)
        shape = [each * self.unit for each in points]
        shape[1::2] = [-each for each in shape[1::2]]
        self._canvas.add(smooth.copies(shape, [self._pos(*place) for place in places]))

    def line(
        self, points: Sequence[float], colour: AnyColour, thick: float = 2, closed: bool = False
    ) -> None:
        """Draw a line through points, given as alternating x and y."""
        self._colour(colour)
        width = max(2, thick * self.unit)
        self._canvas.add(smooth.line(self._placed(points), width, closed))

    def image(
        self, texture: Any, x: float, y: float, width: float, height: float, turned: bool = False
    ) -> None:
        """Draw a texture as it is, or ``turned``: mirrored."""
        size = width * self.unit, height * self.unit
        self._textured(texture, self._pos(x, y + height), size, turned)

    def _textured(
        self, texture: Any, pos: tuple[float, float], size: tuple[float, float], turned: bool
    ) -> None:
        at = texture.tex_coords
        if turned:
            at = (*at[2:4], *at[:2], *at[6:], *at[4:6])
        self._colour((1, 1, 1, 1))
        self._canvas.add(Rectangle(texture=texture, pos=pos, size=size, tex_coords=at))

    def planet(self, x: float, y: float, radius: float) -> None:
        """Draw Mars around a point."""
        with self._canvas:
            PushMatrix()
            Translate(*self._pos(x, y))
            Scale(self.unit, -self.unit, 1)
            sky.draw_planet(sky.Planet(0, 0, radius))
            PopMatrix()
        self._tint.clear()

    # icons

    def icon(
        self,
        name: str,
        x: float,
        y: float,
        size: float,
        colour: AnyColour = "",
        cutout: AnyColour = "",
        turned: bool = False,
    ) -> None:
        """Draw an icon around a point, in its own colour or another, with cutouts in ``cutout``.

        A ``turned`` icon is mirrored; "card:red" is a card in red.
        """
        name, _, own = name.partition(":")
        colour = as_colour(colour or own or icons.own_colour(name))
        drawn = icons.texture(name, size * self.unit, colour, as_colour(cutout or "on-accent"))
        left, low = self._pos(x, y)
        corner = round(left - drawn.width / 2), round(low - drawn.height / 2)
        self._textured(drawn, corner, drawn.size, turned)

    def token(self, who: str, x: float, y: float, radius: float) -> None:
        """Draw the token of an actor: the player is round, an automaton square."""
        if who == "you":
            self.disc(x, y, radius, "ice")
            self.icon("pawn", x, y, radius * 1.35, "on-ice", "ice")
        else:
            self.rect(x - radius, y - radius, 2 * radius, 2 * radius, "violet", radius * 0.32)
            self.icon("helmet", x, y + radius * 0.06, radius * 1.5, "on-violet", "violet")

    def badge(self, number: Any, x: float, y: float, who: str, radius: float = 13) -> None:
        """Draw the number of a move, in the shape and colour of its actor."""
        if who == "you":
            self.disc(x, y, radius, "ice")
        else:
            colour = "violet" if who else "sand"
            self.rect(x - radius, y - radius, 2 * radius, 2 * radius, colour, radius * 0.34)
        sizes = ((25, theme.MOVE), (17, theme.TITLE), (15, theme.FACT))
        size = next((size for least, size in sizes if radius > least), theme.LABEL)
        self.words(x, y + size * 0.36, str(number), size, "on-accent", bold=True, anchor="middle")

    # text

    def size(self, size: float) -> int:
        """Return the pixels of a text size in units."""
        return max(1, round(size * self.unit))

    def width(self, words: str, size: float, bold: bool = False) -> float:
        """Return the width in units of a line whose words between pairs of stars are bold."""
        return text.rich_width(words, self.size(size), bold) / self.unit

    def words(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        colour: AnyColour = "sand",
        bold: bool = False,
        anchor: str = "start",
    ) -> float:
        """Draw one line on the baseline ``y``; words between pairs of stars are bold.

        It may contain icons in their own colours: see `icons.character`. ``anchor`` is the part of
        the line at ``x``: the "start", the "middle" or the "end". Return the width in units.
        """
        pixels = self.size(size)
        width = self.width(words, size, bold)
        left = x - {"start": 0, "middle": width / 2, "end": width}[anchor]
        at, base = self._pos(left, y)
        self._colour(colour)
        for part, heavy in text.runs(words, bold):
            if part in by_character():
                middle = (at - self._left) / self.unit + text.ICON_WIDTH * size / 2
                self.icon(by_character()[part], middle, y - 0.36 * size, text.ICON_HEIGHT * size)
                self._colour(colour)
                at += text.width(part, pixels)
                continue
            drawn = text.texture(part, pixels, heavy)
            low = base - drawn.height + text.ASCENT * pixels
            self._canvas.add(Rectangle(texture=drawn, pos=(round(at), round(low)), size=drawn.size))
            at += text.width(part, pixels, heavy)
        if words.strip():
            box = (at - width * self.unit, base - pixels * 0.21, at, base + pixels * 0.71)
            self.drawn.append(DrawnText(words.replace("**", ""), *box, size))
        return width

    def wrap(self, words: str, size: float, room: float, bold: bool = False) -> tuple[str, ...]:
        """Return text in lines that are at most ``room`` units wide."""
        return text.wrap(words, self.size(size), room * self.unit, bold)

    def fits(
        self, words: str, size: float, room: float, lines: int = 1, bold: bool = False
    ) -> bool:
        """Return whether text fits into a number of lines of ``room`` units."""
        return text.fits(words, self.size(size), room * self.unit, lines, bold)

    def largest(
        self, words: str, sizes: Sequence[float], room: float, lines: int = 1, bold: bool = False
    ) -> float:
        """Return the first of the sizes at which the text fits, else the last."""
        return next((s for s in sizes if self.fits(words, s, room, lines, bold)), sizes[-1])

    # text in a box

    def sizes(self, largest: float) -> list[float]:
        """Return the possible text sizes, from ``largest`` at the player's text scale down.

        They are those of the theme, scaled and unscaled.
        """
        scale = max(1, self.text_scale)
        every = (size for each in theme.TYPE_SCALE.values() for size in (each, each * scale))
        return sorted({each for each in every if each <= largest * scale}, reverse=True)

    def size_in(self, box: Box, words: str, largest: float, bold: bool = False) -> float:
        """Return the largest of these sizes at which a text fits into a box, else the smallest."""
        sizes = self.sizes(largest)
        return next((s for s in sizes if self.has_room(box, words, s, bold)), sizes[-1])

    def has_room(self, box: Box, words: str, size: float, bold: bool = False) -> bool:
        """Return whether a wrapped text of a size fits into a box."""
        lines = int((box.height / size - TEXT_BOX_HEIGHT) / theme.LEADING + 1.05)
        return self.fits(words, size, box.width, lines, bold)

    def text(
        self,
        box: Box,
        words: str,
        size: float,
        colour: AnyColour = "sand",
        bold: bool = False,
        anchor: str = "middle",
    ) -> None:
        """Draw wrapped text, vertically centred in a box; ``anchor`` is horizontal, see `words`."""
        lines = self.wrap(words, size, box.width, bold)
        x = box.x + box.width * {"start": 0, "middle": 0.5, "end": 1}[anchor]
        pitch = size * theme.LEADING
        base = box.y + box.height / 2 + size * 0.36 - (len(lines) - 1) * pitch / 2
        for at, line in enumerate(lines):
            self.words(x, base + at * pitch, line, size, colour, bold, anchor)

    def block(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        room: float,
        colour: AnyColour = "sand",
        bold: bool = False,
        anchor: str = "start",
    ) -> float:
        """Draw wrapped text from the baseline ``y``; return the baseline after the last line."""
        for line in self.wrap(words, size, room, bold):
            self.words(x, y, line, size, colour, bold, anchor)
            y += size * 1.25
        return y

    def _placed(self, points: Sequence[float]) -> list[float]:
        """Return points in pixels, as alternating x and y."""
        pairs = zip(points[::2], points[1::2], strict=True)
        return [each for x, y in pairs for each in self._pos(x, y)]

    def _edges(self, x: float, y: float, width: float, height: float) -> tuple[int, int, int, int]:
        """Return the left, lower, right and upper edge of a box, on whole pixels for sharpness."""
        (left, low), (right, top) = self._pos(x, y + height), self._pos(x + width, y)
        return round(left), round(low), round(right), round(top)

    def _pos(self, x: float, y: float) -> tuple[float, float]:
        return self._left + x * self.unit, self._top - y * self.unit

    def _colour(self, colour: AnyColour) -> None:
        colour = as_colour(colour)
        if self._tint != [colour]:
            self._tint[:] = [colour]
            self._canvas.add(Color(*colour))
