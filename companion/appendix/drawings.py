"""The drawings of a page as SVG: inline icons, and diagrams.

``![word](mine)`` is an icon, ``![what it shows](diagram-map)`` alone in a paragraph a diagram of
the page's game. A page contains an icon's shapes once; their colours are classes of the style
sheet, so that they follow its colour scheme.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from html import escape
from itertools import groupby

from companion.drawings import Colour
from companion.drawings.diagrams import find
from companion.drawings.diagrams.parts import HEIGHT, ColouredShape, Diagram, Label, Mark
from companion.drawings.icons import by_character, icons
from companion.drawings.icons.colours import NIGHT, themes
from companion.drawings.icons.shapes import (
    Disc,
    Group,
    Line,
    Points,
    Polygon,
    Rect,
    Ring,
    Shape,
    Tone,
)

NOUN = re.compile(r"\*\*(.+?)\*\*")
ICON = re.compile("[\ue000-\uf8ff]")
CLASSES = re.compile(r'class="([^"]+)"')
_LINE = 'fill="none" stroke='
ATTRIBUTES = {
    "cut": f'fill="{NIGHT["on-accent"]}"',
    "dark": 'fill="#000"',
    "light": 'fill="#fff"',
    "line": f'{_LINE}"currentColor"',
    "line cut": f'{_LINE}"{NIGHT["on-accent"]}"',
    "line dark": f'{_LINE}"#000"',
    "line light": f'{_LINE}"#fff"',
}
"""The attributes for the classes of the style sheet, which a standalone image can't use."""


class UnknownIconError(KeyError):
    """There is no icon with this name."""

    def __str__(self) -> str:
        return f"there is no icon called {self.args[0]!r}: see companion/drawings/icons"


def icon(name: str, word: str, colour: str = "") -> str:
    """Return an icon for a line of text, its ``word`` "" if it adds nothing.

    It has its own colour unless another is given. Raises `UnknownIconError`.
    """
    _check(name)
    view = f'role="img" aria-label="{escape(word)}"' if word else 'aria-hidden="true"'
    shown = colour or icons()[name].colour
    return f'<svg class="icon in-{shown}" {view}><use href="#icon-{name}"/></svg>'


def worded(text: str, used: dict[str, None]) -> str:
    """Return a text of the screens as HTML: its nouns bold, and its icons, which become ``used``.

    A noun is between two pairs of stars, an icon is a single character.
    """

    def drawn(character: re.Match[str]) -> str:
        name = by_character().get(character[0], "")
        if name:
            used[name] = None
        return icon(name, "") if name else ""

    return ICON.sub(drawn, NOUN.sub(r"<b>\1</b>", escape(text)))


def diagram(game: str, name: str, shows: str) -> str:
    """Return a diagram of a game; raise `companion.drawings.diagrams.UnknownDiagramError`."""
    found = find(game, name)
    size = f'viewBox="0 0 {_n(found.width)} {_n(found.height)}"'
    head = f'<svg class="diagram" {size} role="img" aria-label="{escape(shows)}">'
    return f"{head}{''.join(_parts(found))}</svg>"


def icons_of(game: str, name: str) -> list[str]:
    """Return the icons in a diagram."""
    return [part.icon for part in find(game, name).parts if isinstance(part, Mark)]


def symbols(names: Iterable[str]) -> str:
    """Return the shapes of icons, each once, for the page to reference."""
    drawn = "".join(map(_symbol, dict.fromkeys(names)))
    return f'<svg class="symbols" width="0" height="0" aria-hidden="true">{drawn}</svg>\n'


@cache
def picture(name: str) -> str:
    """Return an icon as a standalone image, in the dark theme's colours."""
    _check(name)
    icon = icons()[name]
    drawn = CLASSES.sub(lambda found: ATTRIBUTES[found[1]], "".join(map(_shape, icon.shapes)))
    space = 'xmlns="http://www.w3.org/2000/svg" viewBox="-32 -32 64 64"'
    colour = themes()["night"][icon.colour]
    return f'<svg {space} color="{colour}" fill="{colour}" stroke-linecap="round">{drawn}</svg>'


@cache
def style() -> str:
    """Return the classes of the colours, with their values in dark, light, print and high contrast.

    The browser selects among them by its user's preferences.
    """
    night, day, contrast = (themes()[name] for name in Colour._fields)
    classes = "\n".join(
        f".in-{role} {{ color: var(--in-{role}); fill: currentColor; }}\n"
        f".cut-{role} {{ --cut: var(--in-{role}); }}"
        for role in night
    )
    light = f"@media print, (prefers-color-scheme: light) {{\n{_scheme(day)}\n}}"
    other = {role: code for role, code in contrast.items() if code != night[role]}
    likes = "(prefers-contrast: more) and (prefers-color-scheme: dark)"
    strong = f"@media screen and {likes} {{\n{_scheme(other)}\n}}"
    return f"\n{_scheme(night)}\n{light}\n{strong}\n{classes}\n"


def dark_within(selector: str) -> str:
    """Return the dark theme's colours for what is in an element, whatever the page around it."""
    return _scheme(themes()["night"], selector)


def _scheme(colours: Mapping[str, str], selector: str = ":root") -> str:
    declarations = " ".join(f"--in-{role}: {code};" for role, code in colours.items())
    return f"{selector} {{ {declarations} --cut: {colours['on-accent']}; }}"


def _check(name: str) -> None:
    if name not in icons():
        raise UnknownIconError(name)


@cache
def _symbol(name: str) -> str:
    _check(name)
    drawn = "".join(map(_shape, icons()[name].shapes))
    return f'<symbol id="icon-{name}" viewBox="-32 -32 64 64">{drawn}</symbol>'


def _parts(diagram: Diagram) -> Iterator[str]:
    """Yield the parts of a diagram; adjacent parts of one colour share it."""
    for colour, parts in groupby(diagram.parts, key=_colour_of):
        yield f'<g class="in-{colour}">{"".join(_alike(parts))}</g>'


def _colour_of(part: ColouredShape | Mark | Label) -> str:
    return part.colour or (icons()[part.icon].colour if isinstance(part, Mark) else "sand")


def _alike(parts: Iterable[ColouredShape | Mark | Label]) -> Iterator[str]:
    """Yield parts of one colour; consecutive polygons of one tone become a single path."""
    for tone, together in groupby(parts, key=_tone_of_polygon):
        if tone:
            shapes = [part.shape for part in together if isinstance(part, ColouredShape)]
            yield _filled("".join(_path(s.points) for s in shapes if isinstance(s, Polygon)), tone)
        else:
            yield from map(_part, together)


def _tone_of_polygon(part: ColouredShape | Mark | Label) -> Tone | None:
    match part:
        case ColouredShape(Polygon(tone=tone)):
            return tone
    return None


def _part(part: ColouredShape | Mark | Label) -> str:
    match part:
        case ColouredShape():
            return _shape(part.shape)
        case Mark():
            corner = f'x="{_n(part.x - part.size / 2)}" y="{_n(part.y - part.size / 2)}"'
            size = f'width="{_n(part.size)}" height="{_n(part.size)}"'
            cutout = f' class="cut-{part.cutout}"' if part.cutout else ""
            return f'<use href="#icon-{part.icon}" {corner} {size}{cutout}/>'
        case Label():
            base = part.y + HEIGHT * part.size
            place = f'x="{_n(part.x)}" y="{_n(base)}" font-size="{_n(part.size)}"'
            weight = ' font-weight="bold"' if part.bold else ""
            anchor = "" if part.anchor == "middle" else f' text-anchor="{part.anchor}"'
            return f"<text {place}{weight}{anchor}>{escape(part.words)}</text>"


def _shape(shape: Shape, swapped: bool = False) -> str:
    match shape:
        case Group():
            across = -shape.scale if shape.mirrored else shape.scale
            moved = f"translate({_n(shape.x)} {_n(shape.y)}) scale({_n(across)} {_n(shape.scale)})"
            drawn = "".join(_shape(each, swapped != shape.swapped) for each in shape.shapes)
            return f'<g transform="{moved}">{drawn}</g>'
        case Polygon():
            return _filled(_path(shape.points), shape.tone, swapped)
        case Disc():
            place = f'cx="{_n(shape.x)}" cy="{_n(shape.y)}" r="{_n(shape.radius)}"'
            return _toned(f"<circle {place}", shape.tone, swapped)
        case Rect():
            place = f'x="{_n(shape.x)}" y="{_n(shape.y)}"'
            size = f'width="{_n(shape.width)}" height="{_n(shape.height)}"'
            round_ = f' rx="{_n(shape.radius)}"' if shape.radius else ""
            return _toned(
                f"<rect {place} {size}{round_}{_turned(shape.turned)}", shape.tone, swapped
            )
        case Line():
            path = f'<path d="{_open(shape.points)}" stroke-width="{_n(shape.width)}"'
            return _toned(path, shape.tone, swapped, line=True)
        case Ring():
            place = f'cx="{_n(shape.x)}" cy="{_n(shape.y)}"'
            radii = f'rx="{_n(shape.radius_x)}" ry="{_n(shape.radius_y)}"'
            width = f'stroke-width="{_n(shape.width)}"'
            start = f"<ellipse {place} {radii} {width}{_turned(shape.turned)}"
            return _toned(start, shape.tone, swapped, line=True)


def _filled(path: str, tone: Tone, swapped: bool = False) -> str:
    return _toned(f'<path d="{path}"', tone, swapped)


def _toned(start: str, tone: Tone, swapped: bool = False, line: bool = False) -> str:
    """Return an element in a tone: darker or lighter ones have black or white on top."""
    classes = ["line"] if line else []
    seen = f' opacity="{_n(tone.opacity)}"' if tone.opacity < 1 else ""
    cut = ["cut"] if tone.cutout != swapped else []
    drawn = f"{start}{_class(classes + cut)}{seen}/>"
    if tone.light == 1:
        return drawn
    shade, share = ("dark", 1 - tone.light) if tone.light < 1 else ("light", tone.light - 1)
    return f'{drawn}{start}{_class([*classes, shade])} opacity="{_n(share)}"/>'


def _class(names: list[str]) -> str:
    return f' class="{" ".join(names)}"' if names else ""


def _turned(degrees: float) -> str:
    return f' transform="rotate({_n(degrees)})"' if degrees else ""


def _path(points: Points) -> str:
    return f"{_open(points)}Z"


def _open(points: Points) -> str:
    """Return the path through points, given as alternating x and y."""
    return f"M{' '.join(map(_n, points))}"


def _n(number: float) -> str:
    """Return a number as short as possible: a tenth of a pixel is invisible."""
    short = f"{number:.2f}" if abs(number) < 1 else f"{number:.1f}"
    return short.rstrip("0").rstrip(".").replace("-0.", "-.").removeprefix("0") or "0"
