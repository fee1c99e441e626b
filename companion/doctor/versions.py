"""Which versions run here."""

from __future__ import annotations

import platform
import re
from importlib import metadata

import companion
from companion.doctor.machine import Machine
from companion.doctor.verdict import Verdict, passed


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
