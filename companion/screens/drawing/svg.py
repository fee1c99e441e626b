"""Draws the same pictures as SVG: for a phone, without a window.

A colour of the theme is a class, so that the picture follows its reader's choice of dark or light;
see `companion.appendix.drawings.style`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from html import escape
from math import cos, radians, sin
from typing import Any

from companion.appendix.drawings import symbols
from companion.drawings.icons import by_character
from companion.screens.drawing import icons, text
from companion.screens.drawing.painter import AnyColour, Painter
from companion.screens.drawing.sky import CAP, CRATERS, SHADES


class SvgPainter(Painter):
    """A painter whose drawing is text: `svg` is the whole picture.

    It has no pixels of its own: a unit is one.
    """

    def __init__(self, left: float = 0, top: float = 0, text_scale: float = 1) -> None:
        super().__init__(None, left, -top, 1, text_scale)
        self._parts: list[str] = []
        self._icons: dict[str, None] = {}
        self._clips = [0]

    @property
    def icons(self) -> Iterable[str]:
        """The icons in the picture."""
        return self._icons

    def svg(self, width: float, height: float, shows: str = "", alone: bool = True) -> str:
        """Return the picture in this size; ``shows`` describes it, "" if it adds nothing.

        One that is not ``alone`` needs the shapes of its icons elsewhere on the page.
        """
        view = f'role="img" aria-label="{escape(shows)}"' if shows else 'aria-hidden="true"'
        head = f'<svg class="picture" viewBox="0 0 {_n(width)} {_n(height)}" {view}>'
        shapes = symbols(self._icons) if self._icons and alone else ""
        return f"{head}{shapes}{''.join(self._parts)}</svg>"

    def at(self, x: float, y: float) -> SvgPainter:
        """Return a painter of the same picture whose origin is here."""
        left, top = self._at(x, y)
        moved = SvgPainter(left, top, self.text_scale)
        moved.drawn, moved._parts, moved._icons = self.drawn, self._parts, self._icons
        moved._clips = self._clips
        return moved

    @contextmanager
    def within(self, x: float, y: float, width: float, height: float) -> Iterator[None]:
        """Clip drawing to a rectangle."""
        self._clips[0] += 1
        name = f"clip-{id(self._parts)}-{self._clips[0]}"
        box = self._box(x, y, width, height)
        self._parts.append(f'<clipPath id="{name}"><rect {box}/></clipPath>')
        self._parts.append(f'<g clip-path="url(#{name})">')
        yield
        self._parts.append("</g>")

    # shapes

    def rect(
        self, x: float, y: float, width: float, height: float, colour: AnyColour, radius: float = 0
    ) -> None:
        """Fill a rectangle with round corners."""
        rounded = f' rx="{_n(radius)}"' if radius else ""
        self._add(f"rect {self._box(x, y, width, height)}{rounded}", _filled(colour))

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
        box = self._box(x + thick / 2, y + thick / 2, width - thick, height - thick)
        rounded = f' rx="{_n(radius)}"' if radius else ""
        self._add(f"rect {box}{rounded}", _lined(colour, thick))

    def disc(self, x: float, y: float, radius: float, colour: AnyColour) -> None:
        """Fill a circle."""
        self._add(f"circle {self._round(x, y, radius)}", _filled(colour))

    def ring(self, x: float, y: float, radius: float, colour: AnyColour, thick: float = 2) -> None:
        """Draw the outline of a circle."""
        self._add(f"circle {self._round(x, y, radius)}", _lined(colour, thick))

    def polys(self, shapes: Iterable[Sequence[float]], colour: AnyColour) -> None:
        """Fill polygons of one colour, drawn as one."""
        paths = "".join(f"M{self._points(each)}Z" for each in shapes)
        self._add(f'path d="{paths}"', _filled(colour))

    def copies(
        self, points: Sequence[float], places: Iterable[tuple[float, float]], colour: AnyColour
    ) -> None:
        """Fill a convex polygon at each of these places, to which its points are relative."""
        pairs = list(zip(points[::2], points[1::2], strict=True))
        shapes = ([each for x, y in pairs for each in (left + x, top + y)] for left, top in places)
        self.polys(shapes, colour)

    def line(
        self, points: Sequence[float], colour: AnyColour, thick: float = 2, closed: bool = False
    ) -> None:
        """Draw a line through points, given as alternating x and y."""
        path = f"M{self._points(points)}{'Z' if closed else ''}"
        self._add(f'path stroke-linejoin="round" d="{path}"', _lined(colour, thick))

    def image(
        self, texture: Any, x: float, y: float, width: float, height: float, turned: bool = False
    ) -> None:
        """Leave out a texture: it exists only in a window."""

    def planet(self, x: float, y: float, radius: float) -> None:
        """Draw Mars around a point."""
        for share, role in ((1.0, SHADES[2][1]), (0.93, SHADES[1][1]), (0.62, SHADES[0][1])):
            self.disc(
                x - radius * (1 - share) * 0.5, y - radius * (1 - share), radius * share, role
            )
        for across, down, width, height, _ in CRATERS:
            left, top = self._at(x + across * radius, y + down * radius)
            size = f'rx="{_n(width * radius / 2)}" ry="{_n(height * radius / 2)}"'
            self._add(f'ellipse cx="{_n(left)}" cy="{_n(top)}" {size}', _filled("crater"))
        ends = [
            (x + cos(radians(at)) * radius, y + sin(radians(at)) * radius)
            for at in range(CAP[1], CAP[0] + 1, 6)
        ]
        self.poly([each for point in ends for each in point], "cap")

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
        """Draw an icon around a point, in its own colour or another, with cutouts in ``cutout``."""
        name, _, own = name.partition(":")
        shown = colour or own or icons.own_colour(name)
        self._icons[name] = None
        left, top = self._at(x, y)
        mirrored = " scale(-1 1)" if turned else ""
        place = f'transform="translate({_n(left)} {_n(top)}){mirrored}"'
        box = f'x="{_n(-size / 2)}" y="{_n(-size / 2)}" width="{_n(size)}" height="{_n(size)}"'
        within = f' class="cut-{cutout}"' if isinstance(cutout, str) and cutout else ""
        self._add(f"g {place}", _filled(shown), f'<use href="#icon-{name}" {box}{within}/>')

    # text

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
        """Draw one line on the baseline ``y``; see `Painter.words`."""
        pixels, whole = self.size(size), self.width(words, size, bold)
        at = x - {"start": 0, "middle": whole / 2, "end": whole}[anchor]
        for part, heavy in text.runs(words, bold):
            room = text.width(part, pixels, heavy)
            if part in by_character():
                middle = at + text.ICON_WIDTH * size / 2
                self.icon(by_character()[part], middle, y - 0.36 * size, text.ICON_HEIGHT * size)
            elif part.strip():
                self._text(part, at, y, room, size, colour, heavy)
            at += room
        return whole

    def _text(
        self,
        words: str,
        x: float,
        y: float,
        room: float,
        size: float,
        colour: AnyColour,
        bold: bool,
    ) -> None:
        """Draw a text as wide as it was measured, whatever font its reader has."""
        left, top = self._at(x, y)
        place = f'x="{_n(left)}" y="{_n(top)}" font-size="{_n(size)}"'
        fits = f' textLength="{_n(room)}" lengthAdjust="spacingAndGlyphs"'
        weight = ' font-weight="bold"' if bold else ""
        self._add(
            f'text xml:space="preserve" {place}{fits}{weight}', _filled(colour), escape(words)
        )

    # the text of the picture

    def _add(self, element: str, look: str, content: str = "") -> None:
        name = element.partition(" ")[0]
        ended = f">{content}</{name}>" if content else "/>"
        self._parts.append(f"<{element} {look}{ended}")

    def _at(self, x: float, y: float) -> tuple[float, float]:
        """Return a point in the picture."""
        left, up = self._pos(x, y)
        return left, -up

    def _points(self, points: Sequence[float]) -> str:
        pairs = zip(points[::2], points[1::2], strict=True)
        return " ".join(
            f"{_n(left)},{_n(top)}" for left, top in (self._at(*each) for each in pairs)
        )

    def _box(self, x: float, y: float, width: float, height: float) -> str:
        left, top = self._at(x, y)
        size = f'width="{_n(max(0, width))}" height="{_n(max(0, height))}"'
        return f'x="{_n(left)}" y="{_n(top)}" {size}'

    def _round(self, x: float, y: float, radius: float) -> str:
        left, top = self._at(x, y)
        return f'cx="{_n(left)}" cy="{_n(top)}" r="{_n(radius)}"'


def _filled(colour: AnyColour) -> str:
    """Return the attributes of a filled shape."""
    if isinstance(colour, str):
        return f'class="in-{colour}"'
    return f'fill="{_code(colour)}"{_seen(colour)}'


def _lined(colour: AnyColour, thick: float) -> str:
    """Return the attributes of an outline."""
    width = f'stroke-width="{_n(thick)}"'
    if isinstance(colour, str):
        return f'class="line in-{colour}" stroke="currentColor" {width}'
    return f'fill="none" stroke="{_code(colour)}"{_seen(colour)} {width}'


def _code(colour: Sequence[float]) -> str:
    return "#" + "".join(f"{round(255 * each):02x}" for each in colour[:3])


def _seen(colour: Sequence[float]) -> str:
    return f' opacity="{colour[3]:.2f}"' if colour[3] < 1 else ""


def _n(number: float) -> str:
    """Return a number with one decimal at most."""
    return f"{number:.1f}".removesuffix(".0")
