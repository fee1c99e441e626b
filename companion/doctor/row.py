"""One row of the table in deploy/real-pi.md: a machine, and what the checks found to work on it."""

from __future__ import annotations

import platform
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from companion.doctor import phones, pins
from companion.doctor.checkup import Finding
from companion.doctor.machine import Machine
from companion.phrases.phrasebook import Phrasebook

COLUMNS = (
    "Model",
    "Panel",
    "System",
    "Sound card",
    "Pins",
    "Voices",
    "Works",
    "Doesn’t",
    "Tried by hand",
)
"""The table's columns, always in English; the last is to be filled in."""

Passed = Mapping[tuple[str, str], Mapping[str, Any]]
"""The values of the working parts, by name and which of several they are."""


def table(machine: Machine, found: Iterable[Finding]) -> str:
    """Return the header of the table and the row of a machine, as Markdown."""
    head = [*map(_line, (COLUMNS, ["---"] * len(COLUMNS)))]
    return "\n".join([*head, _line(_row(machine, list(found)))])


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"


def _row(machine: Machine, found: Sequence[Finding]) -> list[str]:
    passed = {(each.name, each.which): each.verdict.args for each in found if each.state == "pass"}
    versions = passed.get(("versions", ""), {})
    return [
        machine.model or platform.machine(),
        _panel(machine),
        ", ".join(f"{versions[name]}" for name in ("system", "kernel") if name in versions),
        str(passed.get(("loudspeaker", ""), {}).get("names", "none")),
        _pins(passed),
        _voices(machine, passed),
        _labels(found, "pass"),
        _labels(found, "fail"),
        "",
    ]


def _panel(machine: Machine) -> str:
    """Return the panel's connector, and its pixels."""
    states = machine.find("sys/class/drm/card*-*/status")
    on = [each.parent.name.partition("-")[2] for each in states if _is_connected(each)]
    size = phones.panel(machine)
    pixels = [f"{size[0]} × {size[1]}"] if size else []
    return " ".join([*on, *pixels]) or "none"


def _is_connected(status: Path) -> bool:
    return status.read_text(encoding="utf-8").strip() == "connected"


def _pins(passed: Passed) -> str:
    """Return the library for the pins, and the pins on which something works."""
    if ("pins", "") not in passed:
        return "none"
    parts = [*(("button", each) for each in pins.INTENTS), ("led", "")]
    wired = [f"{part[1] or part[0]} {passed[part]['pin']}" for part in parts if part in passed]
    return ": ".join(filter(None, (str(passed["pins", ""]["name"]), ", ".join(wired))))


def _voices(machine: Machine, passed: Passed) -> str:
    """Return the spoken languages, and the voices that are set."""
    spoken = [which for name, which in passed if name == "voice"]
    names = [Path(each.strip()).name for each in machine.settings.voice_name.split(",")]
    return ", ".join([*spoken, *filter(None, names)]) or "none"


def _labels(found: Iterable[Finding], state: str) -> str:
    book = Phrasebook("en")
    return ", ".join(each.label(book) for each in found if each.state == state)
