"""Identifies this machine: a copied card finds itself on another one."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

BOARD = "sys/firmware/devicetree/base/serial-number"
DISKS = "sys/dev/block"
OF_A_DISK = ("device/cid", "device/serial", "serial", "wwid", "device/wwid")
"""The files with a unique identifier of a disk: a card, an SSD, another disk."""

SYSTEM = "etc/machine-id"
"""The name given to the system at installation. It is copied with a card, and a read-only system
has a new one each time; so it only counts if nothing else is known.
"""


def identifiers(folder: Path, root: Path = Path("/"), device: int | None = None) -> dict[str, str]:
    """Return the serial numbers of the board, and of the disk that contains ``folder``.

    ``device`` is the number of that disk, if it should not be looked up. Unreadable ones are left
    out.
    """
    found = {"board": _text(root / BOARD), "disk": _disk(folder, root, device)}
    known = {name: value for name, value in found.items() if value}
    system = _text(root / SYSTEM)
    return known or ({"system": system} if system else {})


def _disk(folder: Path, root: Path, device: int | None) -> str:
    """Return the identifier of the disk that contains a folder, "" if it has none."""
    with suppress(OSError):
        number = folder.stat().st_dev if device is None else device
        part = (root / DISKS / f"{os.major(number)}:{os.minor(number)}").resolve()
        names = [_text(whole / name) for whole in (part, part.parent) for name in OF_A_DISK]
        return next(filter(None, names), "")
    return ""


def _text(path: Path) -> str:
    with suppress(OSError):
        return path.read_text(encoding="utf-8", errors="replace").strip("\0\n ")
    return ""
