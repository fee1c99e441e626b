"""The push buttons and their light."""

from __future__ import annotations

from companion.device.buttons import Intent
from companion.doctor.machine import Machine
from companion.doctor.verdict import Verdict, failed, passed, skipped

INTENTS: tuple[Intent, ...] = ("next", "die", "undo", "repeat", "help")
"""All possible push buttons."""

USUAL: tuple[Intent, ...] = ("next", "die")
"""Those of every companion."""


def pins(machine: Machine) -> Verdict:
    """Check that the library for a Pi's pins is installed."""
    factory, reason = machine.pin_factory()
    if factory is None:
        return (failed if machine.is_pi else skipped)(reason=reason)
    factory.close()
    return passed(name=type(factory).__name__.removesuffix("Factory"))


def button(machine: Machine, intent: Intent) -> Verdict:
    """Check that a button's pin can be used, and that it isn't stuck down."""
    pin = getattr(machine.settings, f"pin_{intent}")
    if machine.open_buttons is None:
        return skipped(why="running")
    with machine.open_buttons() as buttons:
        if problem := buttons.problems.get(intent):
            return failed(why="pin", pin=pin, reason=problem)
        if intent not in buttons.pressed:
            return skipped(why="none")
        return failed(why="down", pin=pin) if buttons.pressed[intent] else passed(pin=pin)


def led(machine: Machine) -> Verdict:
    """Check that the light's pin can be used."""
    pin = machine.settings.pin_led
    if pin is None:
        return skipped(why="unset")
    if machine.open_buttons is None:
        return skipped(why="running")
    with machine.open_buttons() as buttons:
        if problem := buttons.problems.get("led"):
            return failed(pin=pin, reason=problem)
        return passed(pin=pin) if buttons.has_light else skipped(why="none")
