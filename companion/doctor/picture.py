"""Display and touch: the screen, its renderer, its rotation, and touch."""

from __future__ import annotations

import os
import re

from companion.doctor.machine import Machine
from companion.doctor.verdict import Verdict, failed, passed, skipped

SOFTWARE = re.compile(r"llvmpipe|softpipe|swrast|swiftshader|software", re.IGNORECASE)
"""The names of renderers without a graphics chip."""

DIRECT = 0x2
"""The property of an input device that is touched directly on its display."""


def display(machine: Machine) -> Verdict:
    """Check that a window can be opened."""
    found, where = machine.display
    return passed(where=where) if found else failed(where=where)


def renderer(machine: Machine) -> Verdict:
    """Check that the graphics chip renders: without it a Pi is too slow."""
    if machine.renderer:
        slow = machine.is_pi and SOFTWARE.search(machine.renderer)
        return (failed if slow else passed)(name=machine.renderer, why="software")
    if not machine.is_pi:
        return skipped()
    cards = machine.find("dev/dri/renderD*")
    if not cards:
        return failed(name="", why="none")
    open_ = [card.name for card in cards if os.access(card, os.R_OK | os.W_OK)]
    return passed(name=open_[0]) if open_ else failed(name=cards[0].name, why="rights")


def rotation(machine: Machine) -> Verdict:
    """Check that the companion rotates the picture, as only that also rotates touch."""
    degrees = machine.settings.rotation
    if not machine.display[0]:
        return skipped()
    by_system = re.search(r"\brotate=([1-9]\d*)", machine.text("proc/cmdline"))
    if by_system and not degrees:
        return failed(degrees=int(by_system[1]))
    return passed(degrees=degrees)


def touch(machine: Machine) -> Verdict:
    """Check that a touchscreen is connected."""
    devices = machine.text("proc/bus/input/devices")
    if not (machine.display[0] and devices):
        return skipped()
    names = [name for device in devices.split("\n\n") if (name := _touchscreen(device))]
    return passed(names=", ".join(names)) if names else failed()


def _touchscreen(device: str) -> str:
    """Return the name of an input device if it is a touchscreen, else ""."""
    properties = re.search(r"^B: PROP=([0-9a-f]+)$", device, re.MULTILINE)
    name = re.search(r'^N: Name="(.*)"$', device, re.MULTILINE)
    return name[1] if name and properties and int(properties[1], 16) & DIRECT else ""
