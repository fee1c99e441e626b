"""The system: time, disk space, memory, cooling, power, and which versions run on it."""

from __future__ import annotations

import platform
import re
from datetime import datetime
from importlib import metadata

import companion
from companion.doctor.machine import Machine
from companion.doctor.verdict import Verdict, failed, passed, skipped

YEARS = range(2026, 2100)
"""Plausible years of the clock. A Pi that never got the time is in an earlier one."""

MB = 1024 * 1024
MIN_DISK, MIN_MEMORY = 200 * MB, 100 * MB
WORN_PERCENT = 80
"""Percent of a card's life after which it should be replaced."""

HOT_CELSIUS = 80
"""Degrees Celsius from which on a Pi slows down."""

LOW_NOW, LOW_BEFORE = 0x1, 0x10000
"""The bits for a voltage that is too low, now and at any time since the start."""


def clock(machine: Machine) -> Verdict:
    """Check that the clock is set."""
    now = datetime.fromtimestamp(machine.now()).astimezone()
    shown = f"{now:%Y-%m-%d %H:%M}"
    if now.year not in YEARS:
        return failed(why="year", time=shown)
    output = machine.run("timedatectl", "show", "--property=NTPSynchronized", "--value")
    if output not in ("yes", "no"):
        return skipped(time=shown)
    return passed(time=shown) if output == "yes" else failed(why="unset", time=shown)


def disk(machine: Machine) -> Verdict:
    """Check that there is space for more games."""
    try:
        free = machine.free(machine.home)
    except OSError:
        return skipped()
    return (passed if free >= MIN_DISK else failed)(free=free // MB)


def card(machine: Machine) -> Verdict:
    """Check that the card is not worn out. Few cards report it; the first byte is 10 % each."""
    output = " ".join(machine.texts("sys/block/mmcblk*/device/life_time"))
    used = 10 * max((int(each, 16) for each in re.findall(r"0x[0-9a-fA-F]+", output)), default=0)
    if not used:
        return skipped()
    return (passed if used <= WORN_PERCENT else failed)(used=min(used, 100))


def memory(machine: Machine) -> Verdict:
    """Check that there is free memory."""
    output = dict(re.findall(r"^(\w+):\s+(\d+) kB", machine.text("proc/meminfo"), re.MULTILINE))
    if "MemAvailable" not in output:
        return skipped()
    free, whole = int(output["MemAvailable"]) // 1024, int(output["MemTotal"]) // 1024
    return (passed if free * MB >= MIN_MEMORY else failed)(free=free, whole=whole)


def temperature(machine: Machine) -> Verdict:
    """Check that the machine is not too hot."""
    zones = machine.texts("sys/class/thermal/*/temp")
    degrees = max((int(each) // 1000 for each in zones if each.isdecimal()), default=None)
    if degrees is None:
        return skipped()
    return (passed if degrees < HOT_CELSIUS else failed)(degrees=degrees)


def power(machine: Machine) -> Verdict:
    """Check that the power supply is strong enough: only a Pi can report it."""
    output = machine.is_pi and (
        machine.text("sys/devices/platform/soc/soc:firmware/get_throttled")
        or machine.run("vcgencmd", "get_throttled").partition("=")[2]
    )
    if not output:
        return skipped()
    bits = int(output, 16)
    if bits & LOW_NOW:
        return failed(why="now")
    return failed(why="before") if bits & LOW_BEFORE else passed()


def versions(machine: Machine) -> Verdict:
    """Return the versions of the companion and of its dependencies."""
    system = re.search(r'^PRETTY_NAME="?([^"\n]*)', machine.text("etc/os-release"), re.MULTILINE)
    return passed(
        companion=companion.__version__,
        python=platform.python_version(),
        kivy=_version("kivy"),
        sdl=_sdl(),
        system=system[1] if system else platform.system(),
        kernel=machine.text("proc/sys/kernel/osrelease") or platform.release(),
        machine=machine.model or platform.machine(),
    )


def _version(package: str) -> str:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "?"


def _sdl() -> str:
    """Return the version of SDL that comes with Kivy, from its file name."""
    try:
        names = map(str, metadata.files("kivy") or ())
    except metadata.PackageNotFoundError:
        return "?"
    found = (re.search(r"libSDL2-2-\w+\.0\.so\.0\.(\d+)\.(\d+)", name) for name in names)
    return next((f"2.{int(each[1]) // 100}.{each[2]}" for each in found if each), "?")
