"""What can be tapped: a place with words or a sign, painted as the look says."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any, Literal

from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.widget import Widget
from msgspec import Struct
from msgspec.structs import replace

from companion.screens.drawing.painter import Drawn, Painter
from companion.screens.theme import (
    BUTTON,
    FACT,
    LABEL,
    LANE,
    LEADING,
    TILE,
    TITLE,
    down_from,
)

Style = Literal["primary", "button", "tile", "blank", "row", "bare"]

RADII = {"tile": TILE, "blank": TILE, "row": LANE}
INSET, SIGN, LARGE_SIGN, WIDE = 6, 32, 44, 200
"""Between an edge and words; the side of a sign beside them, and on a tile that is so wide."""

SIDES = 4
"""What the side of a tile's sign is a multiple of: so most are drawn before they are shown."""

BESIDE = SIGN + 10
"""The room of a sign before the words of a low button."""

NOTE, ARROW = 18, 38
"""The height of the note in the primary button, and the room of its arrow."""

ONWARD = "›"
"""The note of a row that has no value but leads to another screen: its words look tappable."""


class Face(Struct):
    """How something that can be tapped looks and what it does.

    ``words`` name it, ``spoken`` names it aloud where that differs, in the voice of the language
    ``tongue`` if that is another. ``note`` is a second, dimmed line or a value at the right of a
    row. ``size`` is that of the words, which siblings share, ``sign`` a sign beside or above them,
    ``ink`` the sign's colour if it is not its own. A ``chosen`` one is set, a ``dead`` one answers
    nothing for now and says why, ``off`` cannot be tapped; nor can one that is ``read``, but Die
    steps to it. ``paint`` draws on top, in units, from the upper left corner: all there is of one
    that is "bare", and on the ground of one that is "blank". ``number`` is the key that picks it;
    Die steps to each ``stop``. Buttons side by side have the ``shared`` size of the one with the
    longest words, tiles that of the smallest sign above words.
    """

    words: str = ""
    act: Callable[[], object] = list
    style: Style = "button"
    note: str = ""
    size: float = FACT
    sign: str = ""
    ink: str = ""
    spoken: str = ""
    tongue: str = ""
    chosen: bool = False
    dead: bool = False
    off: bool = False
    read: bool = False
    marked: bool = False
    number: int = 0
    value: Any = None
    stop: bool = True
    shared: float = 0
    paint: Callable[[Painter, float, float], object] | None = None


class Tap(ButtonBehavior, Widget):
    """A place that can be tapped, with its `Face`; it is kept and shown again with another."""

    words = StringProperty()
    primary = BooleanProperty(False)
    focused = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        self.face = Face()
        self.unit, self.letters = 1.0, 1.0
        self.drawn: list[Drawn] = []
        super().__init__(**kwargs)
        self._paint_soon = Clock.create_trigger(self.paint, -1)
        self.bind(focused=self._paint_soon, state=self._paint_soon)

    def show(self, face: Face, unit: float, letters: float) -> None:
        """Look like this from now on."""
        self.let_go()
        self.face, self.unit, self.letters = face, unit, letters
        self.words, self.disabled = face.words, face.off or face.read
        self.primary = face.style == "primary" and not face.dead
        self.focused = False
        self.paint()

    @property
    def stop(self) -> bool:
        """Whether Die steps to it; shortcuts for a finger are left out."""
        face = self.face
        return face.stop and not face.dead and not face.off and bool(face.words)

    @property
    def spoken(self) -> str:
        """What names it aloud."""
        return self.face.spoken or self.face.words

    @property
    def value(self) -> Any:
        """What it answers."""
        return self.face.value

    @property
    def number(self) -> int:
        """The key that picks it."""
        return self.face.number

    def let_go(self) -> None:
        """Release a finger that is still down: what it pressed is gone."""
        if self.last_touch:
            self.last_touch.ungrab(self)
        self.state = "normal"

    def on_press(self) -> None:
        """Make the sound of a tap."""
        above = self.parent
        while above is not None and not hasattr(above, "presenter"):
            above = above.parent
        if above is not None:
            above.presenter.effect("tap")

    def on_release(self) -> None:
        """Do what it is there for."""
        self.face.act()

    # how it looks

    def paint(self, *_: Any) -> None:
        """Draw it as it is now."""
        self._paint_soon.cancel()
        self.canvas.clear()
        self.drawn = []
        if not self.width or not self.height:
            return
        p = Painter(self.canvas, self.x, self.top, self.unit, self.letters)
        self.drawn = p.drawn
        wide, high = self.width / self.unit, self.height / self.unit
        face, radius = self.face, RADII.get(self.face.style, BUTTON)
        if fill := self._fill():
            p.rect(0, 0, wide, high, fill, radius)
        PAINTERS[face.style](p, face, wide, high, self._ink())
        if face.paint:
            face.paint(p, wide, high)
        if face.marked:
            p.frame(0, 0, wide, high, "sand", 4, radius)
        if self.focused:
            p.frame(-5, -5, wide + 10, high + 10, "sand", 4, radius + 5)

    def _fill(self) -> str:
        face = self.face
        if face.style == "bare":
            return "pressed" if self.state == "down" else ""
        if self.state == "down" and not face.dead:
            return "pressed"
        if face.off:
            return "panel"
        if face.dead:
            return "dead"
        if face.chosen:
            return "ice"
        return "orange" if self.primary else "raised"

    def _ink(self) -> str:
        face = self.face
        if self.state == "down" and not face.dead:
            return "sand"
        if face.off:
            return "faint"
        if face.dead:
            return "quiet"
        return "ink" if face.chosen or self.primary else "ice"


def _primary(p: Painter, face: Face, wide: float, high: float, ink: str) -> None:
    """Draw the words as large as a title, an arrow if something follows, and a note below."""
    if face.note:
        p.words(wide / 2, high - 9, face.note, LABEL, ink, anchor="middle")
    size, arrow, lines = primary_parts(p, face, wide, high)
    high -= NOTE if face.note else 0
    if lines > 1:
        _middle(p, face.words, size, wide - 24, wide / 2, high / 2, ink, True)
        return
    across = p.width(face.words, size, True) + arrow
    left = (wide - across) / 2
    p.words(left, high / 2 + size * 0.36, face.words, size, ink, bold=True)
    if arrow:
        p.sign(face.sign, left + across - 12, high / 2, 32, ink)


def primary_parts(p: Painter, face: Face, wide: float, high: float) -> tuple[float, float, int]:
    """Return the size of the words of the primary button, the room of its arrow, and their lines.

    The arrow goes before the words become smaller than a title.
    """
    high -= NOTE if face.note else 0
    room, arrow = wide - 24, ARROW if not face.dead and face.sign else 0
    wished = (*down_from(TITLE * p.letters), FACT * p.letters)
    one_line = {min(size, (high - 6) / LEADING) for size in wished} | {TITLE}
    larger = sorted((size for size in one_line if size >= TITLE), reverse=True)
    for each in dict.fromkeys((arrow, 0)):
        for size in larger:
            if p.fits(face.words, size, room - each, 1, True):
                return size, each, 1
    sizes = sorted({*down_from(FACT * p.letters), TITLE, FACT, LABEL}, reverse=True)
    sizes = [size for size in sizes if 2 * LEADING * size < high]
    return p.largest(face.words, sizes, room, 2, True), 0, 2


def button_size(p: Painter, face: Face, wide: float, high: float) -> float:
    """Return the size of the words of a button: on one line under a sign, else on up to three."""
    room = wide - 12
    if _has_sign(face, high):
        largest = min(face.size * p.letters, TITLE)
        sizes = sorted({largest, face.size, LABEL, min(FACT, largest)}, reverse=True)
        return p.largest(face.words, sizes, room)
    wished = (*down_from(face.size * p.letters), LABEL * p.letters, face.size, FACT, LABEL)
    sizes = sorted(set(wished), reverse=True)
    fitting = (
        size
        for size in sizes
        if p.fits(face.words, size, room, int((high - 4) // (size * LEADING)))
    )
    return next(fitting, LABEL)


def _small_sign_ink(face: Face, ink: str) -> str:
    """Return the colour of a button's sign: its own only where the button answers."""
    return ink if face.off or face.dead else face.ink or ink


def _has_sign(face: Face, high: float) -> bool:
    """Tell whether a button so high has room for its sign."""
    return bool(face.sign) and high > 70


def _button(p: Painter, face: Face, wide: float, high: float, ink: str) -> None:
    """Draw a sign above or before one line, or up to three lines."""
    size = face.shared or button_size(p, face, wide, high)
    if _has_sign(face, high):
        room = high - 18 - size * 0.72
        p.sign(face.sign, wide / 2, room / 2 + 2, min(36, room - 2), _small_sign_ink(face, ink))
        p.words(wide / 2, high - 14, face.words, size, ink, anchor="middle")
        return
    indent = BESIDE if face.sign else 0
    if p.fits(face.words, size, wide - 12 - indent):
        left = (wide - indent - p.width(face.words, size)) / 2
        if face.sign:
            p.sign(face.sign, left + SIGN / 2, high / 2, SIGN, _small_sign_ink(face, ink))
        p.words(left + indent, high / 2 + size * 0.36, face.words, size, ink)
        return
    _middle(p, face.words, size, wide - 12, wide / 2, high / 2, ink)


def is_above(p: Painter, high: float) -> bool:
    """Tell whether the sign of a tile so high stands above the words."""
    return high >= 76 * p.letters


def beside(size: float, wide: float) -> float:
    """Return where the words of a tile begin beside its sign.

    That grows with their letters, and is larger on a wide tile.
    """
    return 18 + _whole((SIGN if wide < WIDE else LARGE_SIGN) * max(1, size / FACT))


def _whole(side: float) -> float:
    """Return a side of a sign on a tile that is as good as this one, and more often needed."""
    return round(side / SIDES) * SIDES


def _sign_ink(face: Face) -> str:
    """Return the colour of the sign of a tile, "" for the sign's own."""
    return "faint" if face.off else face.ink


def _tile(p: Painter, face: Face, wide: float, high: float, ink: str) -> None:
    """Draw a sign above the words where there is height, else beside them."""
    if face.sign and is_above(p, high):
        _tall_tile(p, face, wide, high, ink)
        return
    size = min(face.size * p.letters, high / 1.1)
    plain = not face.sign and not face.note
    noted = p.width(face.note, FACT) + 10 if face.note else 0
    sizes = down_from(size)
    for size in sizes:
        left = beside(size, wide) if face.sign else 12
        room = wide - (2 * INSET if plain else left + INSET) - noted
        if p.fits(face.words, size, room, max(1, int((high - 8) // (size * LEADING)))):
            break
    if face.sign:
        across = left - 18
        side = min(across, (high - 2 * INSET) // SIDES * SIDES)
        p.sign(face.sign, 12 + across / 2, high / 2, side, _sign_ink(face))
    if plain:
        _middle(p, face.words, size, room, wide / 2, high / 2, ink)
    else:
        _middle(p, face.words, size, room, left, high / 2, ink, anchor="start")
    if face.note:
        p.words(wide - 12, high / 2 + 8, face.note, FACT, "dim", anchor="end")


def _tall_tile(p: Painter, face: Face, wide: float, high: float, ink: str) -> None:
    """Draw a sign above the words."""
    size, lines, foot = _tall_words(p, face, wide, high)
    side, middle = face.shared or sign_side(p, face, wide, high), (high - foot) / 2 + 4
    p.sign(face.sign, wide / 2, middle, side, _sign_ink(face))
    for at, line in enumerate(reversed(lines)):
        p.words(wide / 2, high - 14 - at * size * 1.15, line, size, ink, anchor="middle")
    if face.note:
        p.words(wide - 12, 26, face.note, FACT, "dim", anchor="end")


def _tall_words(
    p: Painter, face: Face, wide: float, high: float
) -> tuple[float, tuple[str, ...], float]:
    """Return the size and the lines of the words of a tall tile, and how high they are."""
    room, largest = wide - 2 * INSET, min(face.size * p.letters, high / 1.1)
    size = p.largest(face.words, down_from(largest), room, 2 if high > 92 else 1)
    lines = p.wrap(face.words, size, room)
    return size, lines, len(lines) * size * 1.15 + 12


def sign_side(p: Painter, face: Face, wide: float, high: float) -> float:
    """Return how large the sign of a tall tile can be above its words."""
    return _whole(min(56 * p.letters, high - _tall_words(p, face, wide, high)[2] - 4))


def row_size(p: Painter, words: str, size: float, room: float, high: float, bold: bool) -> float:
    """Return the largest size, at most this one, at which words have room in a row so high."""
    sizes = down_from(size)
    fitting = (
        each
        for each in sizes
        if p.fits(words, each, room, int(min(2, high / each / LEADING)), bold)
    )
    return next(fitting, sizes[-1])


def row_fits(p: Painter, face: Face, size: float, wide: float, high: float) -> bool:
    """Tell whether name and value of a row both have room in letters of this size."""
    value, _, room = row_parts(p, replace(face, size=size / p.letters), wide, high)
    name = row_size(p, face.words, size, room, high, False)
    return name == size and (value == size or not face.note)


def row_parts(
    p: Painter, face: Face, wide: float, high: float = inf
) -> tuple[float, tuple[str, ...], float]:
    """Return the size and the lines of the value of a row, and the room left for its name.

    The value stands in smaller letters where the name would not have room beside it.
    """
    left = 56 if face.sign else 16
    size = row_size(p, face.note, face.size * p.letters, wide * 0.55, high, True)
    for each in down_from(size):
        lines = p.wrap(face.note, each, wide * 0.55, True) if face.note else ()
        room = wide - left - 28 - max((p.width(line, each, True) for line in lines), default=0)
        if p.fits(face.words, LABEL, room, 2):
            break
    return each, lines, room


def _row(p: Painter, face: Face, wide: float, high: float, ink: str) -> None:
    """Draw a name at the left and a value at the right."""
    left = 16
    if face.sign:
        p.sign(face.sign, 30, high / 2, 30, face.ink)
        left = 56
    values, lines, room = row_parts(p, face, wide, high)
    for at, line in enumerate(lines):
        base = high / 2 + values * 0.36 + (at - (len(lines) - 1) / 2) * values * 1.2
        p.words(wide - 16, base, line, values, ink, bold=True, anchor="end")
    size = row_size(p, face.words, face.size * p.letters, room, high, False)
    name = "dim" if face.note not in ("", ONWARD) else ink
    _middle(p, face.words, size, room, left, high / 2, name, anchor="start")


def _bare(p: Painter, face: Face, wide: float, high: float, ink: str) -> None:
    """Draw nothing but what ``paint`` draws."""


PAINTERS = {
    "primary": _primary,
    "button": _button,
    "tile": _tile,
    "blank": _bare,
    "row": _row,
    "bare": _bare,
}


def _middle(
    p: Painter,
    words: str,
    size: float,
    room: float,
    x: float,
    y: float,
    ink: str,
    bold: bool = False,
    anchor: str = "middle",
) -> None:
    """Draw lines around the height ``y``."""
    lines = p.wrap(words, size, room, bold)
    for at, line in enumerate(lines):
        base = y + size * 0.36 + (at - (len(lines) - 1) / 2) * size * LEADING
        p.words(x, base, line, size, ink, bold, anchor)
