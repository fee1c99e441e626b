"""Files written whole: what was there stays until the new one is safely on the disk."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Write a file beside the old one, wait for the disk, and put it in its place.

    Raises `OSError` if it cannot be written; then the old file is as it was.
    """
    path = path.resolve()
    if path.exists() and not path.is_file():  # a pipe or a device: there is nothing to lose
        path.write_bytes(content)
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.part")
    try:
        with part.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise
    _wait_for(path.parent)


def _wait_for(folder: Path) -> None:
    """Wait until the new name is on the disk, too; some disks cannot tell."""
    with suppress(OSError):
        found = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(found)
        finally:
            os.close(found)
