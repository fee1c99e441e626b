"""The 40-pin header and its connections: one table for the drawing, the pages and the screen.

``python -m companion.device.wiring > deploy/wiring/wiring.svg`` regenerates the drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from html import escape
from typing import NamedTuple

from companion.device.buttons import PINS, Use
from companion.phrases.phrasebook import Phrasebook

GROUND = "GND"
HEADER = (
    *("3V3", "5V", 2, "5V", 3, GROUND, 4, 14, GROUND, 15, 17, 18, 27, GROUND, 22, 23, "3V3", 24),
    *(10, GROUND, 9, 25, 11, 8, GROUND, 7, 0, 1, 5, GROUND, 6, 12, 13, GROUND, 19, 16, 26, 20),
    *(GROUND, 21),
)
"""The function of each pin, beginning with pin 1: a GPIO number, a voltage, or ground."""

SOUND = (18, 19, 21)
"""GPIO numbers used by a sound card on the header (I2S): clock, left or right, data."""


class Wire(NamedTuple):
    """A push button, or the light, between a GPIO number and a ground pin."""

    use: Use
    gpio: int
    ground: int

    @property
    def pin(self) -> int:
        """The pin of its GPIO number."""
        return pin_of(self.gpio)

    @property
    def optional(self) -> bool:
        """Whether the companion can be played without it."""
        return self.use not in PINS


WIRES = (
    Wire("next", PINS["next"], 9),
    Wire("die", PINS["die"], 39),
    Wire("undo", 22, 25),
    Wire("repeat", 23, 14),
    Wire("help", 24, 20),
    Wire("led", 25, 30),
)
"""Our suggestion: the defaults of the settings, and pins for what is optional."""


def pin_of(gpio: int) -> int:
    """Return the pin, 1 to 40, with this GPIO number."""
    return HEADER.index(gpio) + 1


def name_of(pin: int) -> str:
    """Return the name of a pin, such as ``GPIO 17`` or ``GND``."""
    what = HEADER[pin - 1]
    return f"GPIO {what}" if isinstance(what, int) else what


# the drawing: the end of the header with the microSD card is on top

WIDTH, HEIGHT = 680, 836
TOP, PITCH = 96, 32
BODY, PINS_AT = (216, 464), (322, 358)
"""The left and the right edge of the header, and its two columns of pins."""

BLUE, BLACK, WHITE = "#0b4f8a", "#111111", "#ffffff"
CONTACT = (158, 522)
"""Where the wires end at the devices on the left and right."""

BOX_WIDTH, BOX_HEIGHT, LIGHT_HEIGHT = 150, 58, 154

ROUTES: Mapping[Use, tuple[str, str]] = {
    "next": ("H158", "H158"),
    "die": ("H158", "H12V362H158V336"),
    "undo": ("H198V464H158", "H158"),
    "repeat": ("H522", "H522"),
    "help": ("H522", "H522"),
    "led": ("H522V452", "H522V530"),
}
"""The path of each wire from the edge at its GPIO number, and at its ground."""

BOXES: Mapping[Use, int] = {
    "next": 227,
    "die": 291,
    "undo": 451,
    "repeat": 291,
    "help": 355,
    "led": 419,
}
"""The vertical position of each button, and of the light."""

SVG = (
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
    ' font-family="system-ui, Roboto, Arial, sans-serif">'
)

Words = Callable[[str], str]


def drawing(language: str = "en") -> str:
    """Return the drawing of our suggestion: an SVG picture that needs no style sheet.

    Things are distinguished by shape, dashes and words; the colour only repeats that.
    """
    phrase = Phrasebook(language).text

    def words(key: str) -> str:
        return escape(phrase(f"screens.{key}"))

    lines = [
        SVG,
        f"<title>{words('wiring')}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="12" fill="{WHITE}"/>',
        *_draw_header(words),
        *(line for wire in WIRES for line in _draw_wire(wire, words)),
        *_draw_legend(words),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _draw_header(words: Words) -> Iterator[str]:
    left, right = BODY
    yield f'<polygon points="328 54 340 34 352 54" fill="{BLACK}"/>'
    yield _text(340, 80, words("wire-card"), 17, "middle")
    yield (
        f'<rect x="{left}" y="{TOP}" width="{right - left}" height="{len(HEADER) // 2 * PITCH}"'
        f' rx="8" fill="{WHITE}" stroke="{BLACK}" stroke-width="2"/>'
    )
    used = {wire.pin for wire in WIRES} | {wire.ground for wire in WIRES}
    for pin in range(1, len(HEADER) + 1):
        x, y = PINS_AT[(pin - 1) % 2], _row(pin)
        yield from _draw_pin(pin, x, y)
        at, anchor = (x - 20, "end") if pin % 2 else (x + 20, "start")
        yield _text(at, y + 6, name_of(pin), 17, anchor, pin in used)


def _draw_pin(pin: int, x: int, y: int) -> Iterator[str]:
    """Draw a pin: ours a filled disc, ground a square, power a diamond, sound two rings."""
    what = HEADER[pin - 1]
    ours = pin in {wire.pin for wire in WIRES}
    line = f'stroke="{BLACK}" stroke-width="1.5"'
    if what == GROUND:
        yield f'<rect x="{x - 13}" y="{y - 13}" width="26" height="26" fill="{BLACK}"/>'
    elif isinstance(what, str):
        points = f"{x} {y - 16} {x + 16} {y} {x} {y + 16} {x - 16} {y}"
        yield f'<polygon points="{points}" fill="{WHITE}" {line}/>'
    else:
        yield f'<circle cx="{x}" cy="{y}" r="14" fill="{BLUE if ours else WHITE}" {line}/>'
        if what in SOUND:
            yield f'<circle cx="{x}" cy="{y}" r="11" fill="none" {line}/>'
    colour = WHITE if ours or what == GROUND else BLACK
    yield _text(x, y + 5, str(pin), 13, "middle", True, colour)


def _draw_wire(wire: Wire, words: Words) -> Iterator[str]:
    left = wire.pin % 2 == 1
    at, y = CONTACT[not left], BOXES[wire.use]
    light = wire.use == "led"
    x, height = (26 if left else WIDTH - 26 - BOX_WIDTH), LIGHT_HEIGHT if light else BOX_HEIGHT
    dashes = ' stroke-dasharray="2 4"' if wire.optional else ""
    yield (
        f'<rect x="{x}" y="{y}" width="{BOX_WIDTH}" height="{height}" rx="8" fill="none"'
        f' stroke="{BLACK}"{dashes}/>'
    )
    signal, ground = ROUTES[wire.use]
    edge = BODY[not left]
    d = f"M{edge} {_row(wire.pin)}{signal}"
    yield f'<path d="{d}" fill="none" stroke="{BLUE}" stroke-width="4"/>'
    yield _dashed(f"M{edge} {_row(wire.ground)}{ground}")
    yield from _draw_light(at) if light else _draw_button(at, y + 13, -1 if left else 1)
    label, anchor = (x + 10, "start") if left else (x + 140, "end")
    yield _text(label, y + 26, words(f"wire-{wire.use}"), 18, anchor, True)
    if wire.optional:
        yield _text(label, y + 46, words("wire-optional"), 14, anchor)


def _draw_button(x: int, y: int, way: int) -> Iterator[str]:
    """Draw the two contacts of a push button, and its plunger on the left or the right."""
    for at in (y, y + PITCH):
        yield f'<circle cx="{x}" cy="{at}" r="5" fill="{WHITE}" stroke="{BLACK}" stroke-width="2"/>'
    bar, cap = x + 11 * way, x + 24 * way
    d = f"M{bar} {y - 5}V{y + PITCH + 5}M{bar} {y + 16}H{cap}M{cap} {y + 8}V{y + 24}"
    yield f'<path d="{d}" fill="none" stroke="{BLACK}" stroke-width="3"/>'


def _draw_light(x: int) -> Iterator[str]:
    """Draw the resistor, and below it the light with its long leg above."""
    line = f'stroke="{BLACK}" stroke-width="2"'
    yield f'<rect x="{x - 8}" y="452" width="16" height="38" fill="{WHITE}" {line}/>'
    yield _text(x + 16, 489, "330 Ω", 17)
    yield f'<path d="M{x} 490V508" stroke="{BLUE}" stroke-width="4"/>'
    points = f"{x - 13} 508 {x + 13} 508 {x} 530"
    yield f'<polygon points="{points}" fill="{WHITE}" {line}/>'
    yield f'<path d="M{x - 13} 530H{x + 13}" {line}/>'
    yield _text(x + 20, 514, "+", 17)
    yield _text(x + 20, 536, "−", 17)


def _draw_legend(words: Words) -> Iterator[str]:
    yield f'<path d="M26 770H76" stroke="{BLUE}" stroke-width="4"/>'
    yield _text(88, 776, words("wire-to-pin"), 16)
    yield _dashed("M26 806H76")
    yield _text(88, 812, words("wire-to-ground"), 16)
    yield from _draw_pin(1, 372, 770)
    yield _text(396, 776, words("wire-power"), 16)
    yield from _draw_pin(pin_of(SOUND[0]), 372, 806)
    yield _text(396, 812, words("wire-sound"), 16)


def _row(pin: int) -> int:
    """Return the vertical position of a pin's middle."""
    return TOP + (pin - 1) // 2 * PITCH + PITCH // 2


def _dashed(d: str) -> str:
    return f'<path d="{d}" fill="none" stroke="{BLACK}" stroke-width="3" stroke-dasharray="9 5"/>'


def _text(
    x: int,
    y: int,
    words: str,
    size: int,
    anchor: str = "start",
    bold: bool = False,
    colour: str = BLACK,
) -> str:
    heavy = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="{anchor}"{heavy}'
        f' fill="{colour}">{words}</text>'
    )


if __name__ == "__main__":
    print(drawing(), end="")
