"""The stick that gets a copy of the saved plays: a USB stick with the name COMPANION.

Each installation has a folder of its own there, and deletes nothing anywhere else. What lies beside
these folders is of companions that had no name of their own yet, or was put there by hand.
"""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path

from companion.storage.backup_files import (
    is_intact,
    name_of,
    newest_first,
    number_of,
    owner,
    prune,
    stamp_of,
    with_more,
)
from companion.storage.files import read_from_disk, write_whole

LABEL = "COMPANION"

PLACES = (f"media/{LABEL}", f"media/*/{LABEL}", f"run/media/*/{LABEL}", f"mnt/{LABEL}")
"""Where a stick with that name appears: with our installer, on a desktop, by hand."""

FOLDER = "companion"
"""The folder of all copies on a stick."""

MOST = 20
"""So many exports, and copies without a name, are read from a stick, at most: the latest."""


def find_stick(root: Path = Path("/")) -> Path | None:
    """Return the folder of the stick, None if none is there or it cannot be written."""
    for place in PLACES:
        for found in root.glob(place):
            if os.path.ismount(found) and os.access(found, os.W_OK):
                return found
    return None


def put_on(stick: Path, made: Path) -> Path:
    """Put a backup on a stick, as the latest copy of its installation; return the copy.

    When this returns, the copy was read back from the stick, and is as it should be. Copies of
    other installations stay. Raises `OSError` if it cannot be written, or is not read as written.
    """
    name = owner(made)
    if not name:
        raise OSError(errno.EINVAL, "a backup that belongs to no installation", str(made))
    folder, content = stick / FOLDER / name, made.read_bytes()
    latest = next(iter(newest_first(folder)), None)
    if latest and read_from_disk(latest) == content:
        copy = latest
    else:
        number = max(number_of(made), number_of(latest) + 1 if latest else 0)
        copy = folder / name_of(number, stamp_of(made))
        write_whole(copy, content)
    prune(folder)
    return copy


def copies_on(stick: Path) -> list[Path]:
    """Return the copies on a stick that have all there is: of each installation the newest whole.

    An older one stands beside it if it has plays that the newest lacks. Where no copy of an
    installation is whole, its newest is returned: some of it may be read. Copies without a name
    may be of several installations: each of them that is whole is returned.
    """
    folder = stick / FOLDER
    found = []
    for own in _folders(folder):
        copies = newest_first(own)
        whole = [copy for copy in copies if is_intact(copy)]
        found += list(with_more(whole)) or copies[:1]
    unnamed = [*newest_first(folder), *newest_first(stick)]
    whole = [copy for copy in unnamed if is_intact(copy)]
    return [*found, *(whole or unnamed)[:MOST]]


def exports_on(stick: Path) -> list[Path]:
    """Return the exports on a stick, the latest first; other files may be among them."""
    found = [each for place in (stick, stick / FOLDER) for each in place.glob("[!.]*.json")]
    return sorted(found, key=made_at, reverse=True)[:MOST]


def made_at(path: Path) -> float:
    """Return when a file was written, by the clock there (Unix seconds); 0 if it does not tell."""
    with suppress(OSError):
        return path.stat().st_mtime
    return 0.0


def _folders(folder: Path) -> list[Path]:
    return sorted(each for each in folder.glob("[!.]*") if each.is_dir())
