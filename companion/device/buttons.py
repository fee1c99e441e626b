"""Turns push buttons, keyboard and foot pedal into intents; a light shows whose turn it is."""

from __future__ import annotations

import logging
import os
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from functools import partial
from typing import Any, Literal, Self

from companion.engine.problem import Problem

log = logging.getLogger(__name__)

Intent = Literal["next", "die", "undo", "repeat", "help", "why", "qr"]

Use = Intent | Literal["led"]
"""The uses of a pin: a push button, or the light."""

PINS: Mapping[Intent, int] = {"next": 17, "die": 27}  # GPIO numbers; each button goes to ground
HOLDS: Mapping[Intent, Intent] = {"next": "repeat", "die": "undo"}
MEANS: Mapping[Intent, Intent] = {"help": "why"}
"""The intent of a button's press if it differs from the button's name: the third one is Why."""

HOLD_S = 0.8
BOUNCE_S = 0.02

# By Kivy's names. Pedals and presenters are keyboards: their two keys are page keys, or arrows.
KEYS: Mapping[str, Intent] = {
    "enter": "next",
    "numpadenter": "next",
    "spacebar": "next",
    "pagedown": "next",
    "right": "next",
    "down": "next",
    "pageup": "undo",
    "left": "undo",
    "up": "undo",
    "d": "die",
    "u": "undo",
    "r": "repeat",
    "w": "why",
    "q": "qr",
    "?": "help",
}

# gpiozero's own selection falls back to pigpio, which prints, and hides why lgpio failed.
FACTORIES = ("lgpio", "rpigpio")


class Pressed:
    """The closed contacts of all buttons that may still produce an intent."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.contacts: set[Contact] = set()
        self.over = False

    def end(self) -> None:
        """Ignore whatever is pressed now or later."""
        with self.lock:
            self.over = True
            self.contacts.clear()


class Contact:
    """One button's contact: turns its edges into one intent per press.

    A button with another meaning when held posts ``press`` when released, the others when pressed.
    Two held together mean nothing. Edges less than ``BOUNCE_S`` after the one before are
    bouncing. Thread-safe.
    """

    def __init__(
        self,
        press: Intent,
        hold: Intent | None,
        post: Callable[[Intent], object],
        clock: Callable[[], float] = time.monotonic,
        pressed: Pressed | None = None,
    ) -> None:
        self._press = press
        self._hold = hold
        self._post = post
        self._clock = clock
        self._edge = float("-inf")
        self._pressed = pressed or Pressed()

    def closed(self) -> None:
        """Handle that the contact closed."""
        with self._pressed.lock:
            if self._bounces() or self._pressed.over:
                return
            if self._hold is not None:
                self._pressed.contacts.add(self)
        if self._hold is None:
            self._send(self._press)

    def opened(self) -> None:
        """Handle that the contact opened."""
        with self._pressed.lock:
            if self._bounces() or self not in self._pressed.contacts:
                return
            self._pressed.contacts.remove(self)
        self._send(self._press)

    def held(self) -> None:
        """Handle that the contact has been closed for long; then its release means nothing."""
        with self._pressed.lock:
            together = self._pressed.contacts
            if self._hold is None or self not in together:
                return
            alone = len(together) == 1
            together.clear()
        if alone:
            self._send(self._hold)

    def _bounces(self) -> bool:
        before, self._edge = self._edge, self._clock()
        return self._edge - before < BOUNCE_S

    def _send(self, intent: Intent) -> None:
        try:
            self._post(intent)
        except Exception:  # it would end the thread that watches the pins
            log.exception("the intent %s was not taken", intent)


class Buttons:
    """The push buttons on ``pins`` and, on the pin ``led``, a status light; GPIO numbers.

    ``post`` is called with each intent, from another thread: it should only queue it. So is
    ``watch``, with the intent of a button whose contact has just closed (True) or opened. Nothing
    is raised if there are no pins here, or a pin is unavailable: ``available`` is then False and
    ``reason`` says why, or that one device is missing and ``problems`` says why.
    """

    def __init__(
        self,
        post: Callable[[Intent], object],
        pins: Mapping[Intent, int] = PINS,
        led: int | None = None,
        factory: Any | None = None,
        hold_seconds: float = HOLD_S,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.reason: Problem | None = None
        self.watch: Callable[[Intent, bool], object] = lambda *_: None
        self._post = post
        self._hold_seconds = hold_seconds
        self._clock = clock
        self.problems: dict[Use, Problem] = {}
        self._buttons: dict[Intent, Any] = {}
        self._led: Any | None = None
        self._turn: Literal["player", "bot"] | None = None
        self._led_pin = led
        self._pressed = Pressed()
        self._devices = ExitStack()
        if factory is None:
            factory = self._own_factory()
        if factory is not None:
            for intent, pin in pins.items():
                self._try(intent, pin, partial(self._add_button, intent, pin, factory))
            if led is not None:
                self._try("led", led, partial(self._add_led, led, factory))

    @property
    def available(self) -> bool:
        """Whether any button works."""
        return bool(self._buttons)

    @property
    def pressed(self) -> dict[Intent, bool]:
        """The buttons, and whether each is pressed now."""
        return {intent: button.is_pressed for intent, button in self._buttons.items()}

    @property
    def has_light(self) -> bool:
        """Whether there is a status light."""
        return self._led is not None

    def show_turn(self, whose: Literal["player", "bot"] | None) -> None:
        """Light the status light on the player's turn, pulse it on the bot's, else darken it."""
        if self._led is None or whose == self._turn:  # restarting a pulse would cut it short
            return
        self._turn = whose
        try:
            {"player": self._led.on, "bot": self._led.pulse, None: self._led.off}[whose]()
        except Exception as error:  # the buttons still work
            self._led = None
            self._fail("led", self._led_pin, error)

    def close(self) -> None:
        """Release all pins; the light goes dark. Presses meanwhile are ignored.

        gpiozero waits for a hold that has begun, and reports it while closing.
        """
        self._pressed.end()
        self._buttons.clear()
        self._led = None
        self._devices.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _own_factory(self) -> Any | None:
        factory, self.reason = make_pin_factory()
        if factory is not None and not _is_shared(factory):
            self._devices.callback(factory.close)
        return factory

    def _try(self, what: Use, pin: int, add: Callable[[], None]) -> None:
        try:
            add()
        except Exception as error:  # whatever a driver raises, the touchscreen still works
            self._fail(what, pin, error)

    def _fail(self, what: Use, pin: int | None, error: Exception) -> None:
        self.problems[what] = Problem("core.pin-failed", {"gpio": pin, "error": str(error)})
        log.warning("%s: %s", what, error)

    def _add_button(self, intent: Intent, pin: int, factory: Any) -> None:
        from gpiozero import Button

        press, hold = MEANS.get(intent, intent), HOLDS.get(intent)
        contact = Contact(press, hold, self._post, self._clock, self._pressed)
        button = self._devices.enter_context(
            Button(
                pin,
                bounce_time=BOUNCE_S,
                hold_time=self._hold_seconds,
                pin_factory=factory,
            )
        )
        button.when_pressed = self._watched(intent, True, contact.closed)
        button.when_released = self._watched(intent, False, contact.opened)
        button.when_held = contact.held
        self._buttons[intent] = button

    def _watched(self, intent: Intent, down: bool, then: Callable[[], None]) -> Callable[[], None]:
        """Return a callback that reports a contact, even if bouncing, before calling ``then``."""

        def send() -> None:
            self.watch(intent, down)
            then()

        return send

    def _add_led(self, pin: int, factory: Any) -> None:
        from gpiozero import PWMLED

        self._led = self._devices.enter_context(PWMLED(pin, pin_factory=factory))


def make_pin_factory() -> tuple[Any | None, Problem | None]:
    """Return gpiozero's factory for this machine's pins, or None and why there is none.

    An existing gpiozero factory takes precedence, then ``GPIOZERO_PIN_FACTORY``. gpiozero's global
    factory is never set. The caller closes the factory.
    """
    from importlib.metadata import entry_points  # slow to load, as is gpiozero

    try:
        from gpiozero import Device
    except ImportError:
        return None, Problem("core.not-installed", {"what": "gpiozero"})
    if Device.pin_factory is not None:
        return Device.pin_factory, None
    wished = os.environ.get("GPIOZERO_PIN_FACTORY", "").lower()
    problems = []
    for name in (wished,) if wished else FACTORIES:
        try:
            (found,) = entry_points(group="gpiozero_pin_factories", name=name)
            return found.load()(), None
        except Exception as problem:  # each driver fails in its own way
            problems.append(f"{name}: {problem}")
    reason = Problem("core.no-pins", {"error": "; ".join(problems)})
    log.info("%s", reason)
    return None, reason


def _is_shared(factory: Any) -> bool:
    from gpiozero import Device

    return factory is Device.pin_factory
