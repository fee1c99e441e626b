"""The header with the configured pins: what is pressed lights up; see ``kv/wiring.kv``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from kivy.properties import BooleanProperty, ListProperty, StringProperty

from companion.device.wiring import GROUND, HEADER, WIRES, pin_of
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.presenter import Presenter
from companion.screens.sheet import Sheet
from companion.screens.theme import LABEL

EDGE = 6
"""Between the edge of the header and its pins."""


class Pin(NamedTuple):
    """A pin of the header, and its use: a ``used`` one is ours, a ``lit`` one pressed."""

    number: int
    what: int | str
    used: bool
    lit: bool


class Wired(NamedTuple):
    """A pin's use, whether it is pressed, and whether that has worked."""

    pin: int
    text: str
    gpio: str
    lit: bool
    worked: bool


class WiringScreen(Sheet):
    """Shows which pin is pressed, and says its name; two presses of Next, or a long one, leave."""

    name = "wiring"
    kv = "wiring"

    header = ListProperty()
    """The `Pin` at each position of the header, row by row."""
    wired = ListProperty()
    """The wired devices, as `Wired`."""
    hint = StringProperty()
    """What to do, or why a button or the light does not work."""
    warns = BooleanProperty(False)

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self.down: set[str] = set()
        self.worked: set[str] = set()
        self._latest = ""
        self._next_before = False

    # what is shown

    def open(self, detail: Mapping[str, Any]) -> None:
        """Show the header; nothing is lit yet."""
        self.down, self.worked = set(), set()
        self._latest, self._next_before = "", False
        super().open(detail)

    def refresh(self) -> None:
        """Show the current settings and presses."""
        super().refresh()
        presenter = self.presenter
        trouble = presenter.buttons_problem or presenter.light_problem
        self.title, self.warns = presenter.words("screens.wiring"), bool(trouble)
        self.hint = trouble or presenter.words("screens.wiring-hint")
        self.header = list(self._header())
        self.wired = [
            Wired(
                pin_of(gpio),
                presenter.words(f"screens.wire-{use}"),
                f"GPIO {gpio}",
                use in self.down,
                use in self.worked,
            )
            for use, gpio in self.pins.items()
        ]

    def _header(self) -> Iterator[Pin]:
        """Yield every pin in position: pin 1 is at the bottom left, in an upright header on top."""
        numbers = range(1, len(HEADER) + 1)
        for number in numbers if self.portrait else (*numbers[1::2], *numbers[::2]):
            what = HEADER[number - 1]
            uses = {use for use, gpio in self.pins.items() if gpio == what}
            yield Pin(number, what, bool(uses), bool(uses & self.down))

    @property
    def pins(self) -> dict[str, int]:
        """The GPIO number of everything that has one in the settings."""
        set_to = {w.use: getattr(self.presenter.settings, f"pin_{w.use}") for w in WIRES}
        return {use: gpio for use, gpio in set_to.items() if gpio is not None}

    @property
    def spoken(self) -> str:
        """The screen's purpose, and what to do."""
        return f"{self.title}. {self.hint}"

    # actions

    def sense(self, intent: str, down: bool) -> None:
        """Light up what is pressed, and name it."""
        if not down:
            self.down.discard(intent)
        else:
            self.down.add(intent)
            self.worked.add(intent)
            self._latest = intent
            self.presenter.speech.say(self._said(intent))
        self.refresh()

    def _said(self, use: str) -> str:
        words, gpio = self.presenter.words, self.pins[use]
        name = words(f"screens.wire-{use}")
        return str(words("screens.wiring-pressed", name=name, gpio=gpio, pin=pin_of(gpio)))

    def perform(self, intent: str) -> None:
        """Leave by Next, pressed twice or held; nothing else acts here."""
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
        self.presenter.navigation.visit("settings")


def draw_header(p: Painter, box: Box, pins: Sequence[Pin]) -> None:
    """Draw the header: two rows of pins, or two columns in an upright box."""
    p.rect(*box, "sunk", 12)
    inner = Box(box.x + EDGE, box.y + EDGE, box.width - 2 * EDGE, box.height - 2 * EDGE)
    columns, rows = (20, 2) if box.width > box.height else (2, 20)
    for pin, place in zip(pins, inner.grid(columns, rows, gap=0), strict=True):
        _draw_pin(p, place, pin)


def _draw_pin(p: Painter, box: Box, pin: Pin) -> None:
    """Draw a pin: ground is a square, power a diamond, ours have a ring, a lit one is filled."""
    x, y, radius = box.x + box.width / 2, box.y + box.height / 2, min(box.width, box.height) * 0.42
    if pin.what == GROUND:
        p.rect(x - radius, y - radius, 2 * radius, 2 * radius, "line")
    elif isinstance(pin.what, str):
        far = radius * 1.15
        p.poly((x, y - far, x + far, y, x, y + far, x - far, y), "line")
    else:
        p.disc(x, y, radius, "ice" if pin.lit else "panel")
    if pin.used:
        p.ring(x, y, radius, "sand", 3)
    colour = "on-accent" if pin.lit else "sand" if pin.used else "dim"
    p.words(x, y + LABEL * 0.36, str(pin.number), LABEL, colour, pin.used, "middle")
