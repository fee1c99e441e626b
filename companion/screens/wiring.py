"""The header with the pins that are set: what is pressed lights up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import ceil
from typing import Any, NamedTuple

from companion.device.buttons import Intent, Use
from companion.device.wiring import GROUND, HEADER, WIRES, pin_of
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.headed import HeadedScreen
from companion.screens.presenter import Presenter
from companion.screens.theme import FACT, GAP, LABEL, LANE, LEADING, SIZES
from companion.screens.widgets.tap import Face
from companion.screens.window.keys import Tool

PAD = 6
"""Between the edge of the header and its pins."""

TALLEST = 84
"""The most height of what is told of a pin, where letters are as large as the look's."""

LEFT, RIGHT = 58, 48
"""Beside a name: the room of its pin's number, and of the sign that it has worked."""

HINT = {False: 80, True: 110}
"""The height in which the hint is as large as it can be, by whether the screen stands."""


class Place(NamedTuple):
    """Where the header is, the side of each pin's square, and what is told beside or below it."""

    header: Box
    side: float
    told: Box


class WiringScreen(HeadedScreen):
    """Shows which pin is pressed, and says its name; two presses of Next, or a long one, leave."""

    name = "wiring"

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self.down: set[Intent] = set()
        self.worked: set[Intent] = set()
        self._latest = ""
        self._next_before = False

    def open(self, detail: Mapping[str, Any]) -> None:
        self.down, self.worked = set(), set()
        self._latest, self._next_before = "", False
        super().open(detail)

    def refresh(self) -> None:
        back = Face(self.words("screens.back"), self.back, "primary")
        faces = {"primary": (self.frame.primary, back)}
        self.put_header(faces)
        self.draw(faces, self._paint)

    @property
    def spoken(self) -> str:
        return f"{self.words('screens.wiring')}. {self._hint}"

    @property
    def pins(self) -> dict[Use, int]:
        """The GPIO number of everything that has one in the settings."""
        set_to = {w.use: getattr(self.presenter.settings, f"pin_{w.use}") for w in WIRES}
        return {use: gpio for use, gpio in set_to.items() if gpio is not None}

    @property
    def _hint(self) -> str:
        return self._trouble or str(self.words("screens.wiring-hint"))

    @property
    def _trouble(self) -> str:
        """Why a button does not work, or else the light."""
        return self.presenter.buttons_problem or self.presenter.light_problem

    # what it does

    def sense(self, intent: Intent, down: bool) -> None:
        if not down:
            self.down.discard(intent)
        else:
            self.down.add(intent)
            self.worked.add(intent)
            self._latest = intent
            self.presenter.speak(self._told(intent))
        self.refresh()

    def perform(self, intent: Intent | Tool) -> None:
        """Leave by Next, twice or held; nothing else acts here."""
        held = intent == "repeat" and self._latest == "next"
        twice = intent == "next" and self._next_before
        self._next_before = intent == "next"
        if held or twice:
            self.back()

    def do_nothing(self) -> None:
        """Say that a key does nothing here: a push button was named when it went down."""
        if not self._latest:
            super().do_nothing()

    def back(self) -> None:
        """Go back to the settings."""
        self.presenter.visit("settings")

    def _told(self, use: Use) -> str:
        gpio = self.pins[use]
        name = self.words(f"screens.wire-{use}")
        return str(self.words("screens.wiring-pressed", name=name, gpio=gpio, pin=pin_of(gpio)))

    # how it looks

    def _paint(self, p: Painter) -> None:
        self.paint_header(p, self.words("screens.wiring"))
        place = self._layout()
        p.rect(*place.header, "sunk", LANE)
        for pin, x, y in self._pin_places(place):
            self._paint_pin(p, pin, x, y, place.side * 0.42)
        size, lines = self._hint_lines(p, place.told)
        high = len(lines) * size * LEADING
        self._paint_hint(p, place.told.lower(place.told.high - high), size, lines)
        self._paint_uses(p, place.told.upper(place.told.high - high - GAP))

    def _layout(self) -> Place:
        box, rows = self.frame.content(), len(HEADER) // 2
        if self.frame.upright:
            side = (box.high - 2 * PAD) / rows
            header = Box(box.x, box.y, 2 * (side + PAD), box.high)
            left = header.right + GAP
            return Place(header, side, Box(left, box.y, box.right - left, box.high))
        side = (box.wide - 2 * PAD) / rows
        header = box.upper(2 * (side + PAD))
        return Place(header, side, box.lower(header.high + GAP))

    def _pin_places(self, place: Place) -> Iterator[tuple[int, float, float]]:
        """Yield the middle of every pin: pin 1 is at the left below, or above in an upright one."""
        for pin in range(1, len(HEADER) + 1):
            along = ((pin - 1) // 2 + 0.5) * place.side + PAD
            even = pin % 2 == 0
            across = (1.5 if even == self.frame.upright else 0.5) * place.side + PAD
            x, y = (across, along) if self.frame.upright else (along, across)
            yield pin, place.header.x + x, place.header.y + y

    def _paint_pin(self, p: Painter, pin: int, x: float, y: float, radius: float) -> None:
        """Draw a pin: ground is a square, power a diamond, ours have a ring, a lit one is full."""
        what = HEADER[pin - 1]
        uses = {use for use, gpio in self.pins.items() if gpio == what}
        lit = bool(uses & self.down)
        if what == GROUND:
            p.rect(x - radius, y - radius, 2 * radius, 2 * radius, "line")
        elif isinstance(what, str):
            far = radius * 1.15
            p.poly((x, y - far, x + far, y, x, y + far, x - far, y), "line")
        else:
            p.disc(x, y, radius, "ice" if lit else "panel")
        if uses:
            p.ring(x, y, radius, "sand", 3)
        ink = "ink" if lit else "sand" if uses else "dim"
        p.words(x, y + LABEL * 0.36, str(pin), LABEL, ink, bool(uses), "middle")

    def _paint_uses(self, p: Painter, box: Box) -> None:
        pins = self.pins
        columns = 1 if self.frame.upright else min(3, len(pins))
        rows = ceil(len(pins) / columns)
        high = min(TALLEST * p.letters, (box.high - GAP * (rows - 1)) / rows)
        places = box.upper(high * rows + GAP * (rows - 1)).grid(columns, rows)
        names = {use: self.words(f"screens.wire-{use}") for use in pins}
        room = places[0].wide - LEFT - RIGHT
        fitting = (
            size
            for size in _sizes(p)
            if (size + min(size, FACT)) * LEADING + 4 <= high
            and all(p.fits(name, size, room, bold=True) for name in names.values())
        )
        size = next(fitting, LABEL)
        for (use, gpio), place in zip(pins.items(), places, strict=False):
            self._paint_use(p, use, gpio, names[use], size, place)

    def _paint_use(self, p: Painter, use: Use, gpio: int, name: str, size: float, box: Box) -> None:
        """Draw a pin's number, what is on it, and whether that has worked."""
        lit = use in self.down
        middle, ink = box.y + box.high / 2, "ink" if lit else "sand"
        p.rect(*box, "ice" if lit else "sunk", LANE)
        p.ring(box.x + LEFT / 2, middle, 17, ink, 3)
        number = str(pin_of(gpio))
        p.words(box.x + LEFT / 2, middle + LABEL * 0.36, number, LABEL, ink, True, "middle")
        if use in self.worked:
            p.sign("check", box.right - RIGHT / 2, middle, 30, "ink" if lit else "")
        small = min(size, FACT)
        y = middle + (size * 0.71 + small * LEADING) / 2
        p.words(box.x + LEFT, y - small * LEADING, name, size, ink, True)
        p.words(box.x + LEFT, y, f"GPIO {gpio}", small, "ink" if lit else "dim")

    def _hint_lines(self, p: Painter, box: Box) -> tuple[float, tuple[str, ...]]:
        """Return the size and the lines of what is told below."""
        room = box.wide - self._hint_left
        for size in _sizes(p):
            lines = p.wrap(self._hint, size, room)
            if len(lines) * size * LEADING <= HINT[self.frame.upright]:
                break
        most = int(box.high / 2 / size / LEADING)  # all of a long reason stands in the settings
        return size, lines[:most]

    @property
    def _hint_left(self) -> float:
        return 44 if self._trouble else 0

    def _paint_hint(self, p: Painter, box: Box, size: float, lines: tuple[str, ...]) -> None:
        if self._trouble:
            p.sign("warn", box.x + 18, box.y + box.high / 2, 30)
        for at, line in enumerate(lines):
            y = box.y + size * (0.85 + LEADING * at)
            p.words(box.x + self._hint_left, y, line, size, "dim")


def _sizes(p: Painter) -> list[float]:
    """Return the sizes that words may have, the largest first."""
    most = FACT * p.letters
    return [most, *(size for size in SIZES if size < most)]
