"""The stick for copies of the saved plays: a USB stick named COMPANION.

Each installation has its own folder there, and deletes nothing anywhere else. Files beside these
folders are from companions that had no name yet, or were put there by hand.
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
"""Where a stick with that name is mounted: by our installer, on a desktop, by hand."""

FOLDER = "companion"
"""The folder of all copies on a stick."""

MAX_FILES = 20
"""The most exports, and copies without a name, read from a stick: the latest."""


def find_stick(root: Path = Path("/")) -> Path | None:
    """Return the folder of the stick, None if there is none or it is read-only."""
    for place in PLACES:
        for found in root.glob(place):
            if os.path.ismount(found) and os.access(found, os.W_OK):
                return found
    return None


def write_copy(stick: Path, made: Path) -> Path:
    """Put a backup on a stick, as the latest copy of its installation; return the copy.

    The copy has been read back from the stick and verified. Copies of other installations stay.
    Raises `OSError` if it cannot be written, or is read back differently.
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
    """Return the copies that together have everything: each installation's newest intact.

    Older ones are included if they have plays that the newest lacks. If no copy of an installation
    is intact, its newest is returned: some of it may be readable. Copies without a name may be from
    several installations: every intact one is returned.
    """
    folder = stick / FOLDER
    found = []
    for own in _folders(folder):
        copies = newest_first(own)
        whole = [copy for copy in copies if is_intact(copy)]
        found += list(with_more(whole)) or copies[:1]
    unnamed = [*newest_first(folder), *newest_first(stick)]
    whole = [copy for copy in unnamed if is_intact(copy)]
    return [*found, *(whole or unnamed)[:MAX_FILES]]


def exports_on(stick: Path) -> list[Path]:
    """Return the exports on a stick, the latest first; other files may be among them."""
    found = [each for place in (stick, stick / FOLDER) for each in place.glob("[!.]*.json")]
    return sorted(found, key=made_at, reverse=True)[:MAX_FILES]


def made_at(path: Path) -> float:
    """Return the modification time of a file (Unix seconds); 0 if unknown."""
    with suppress(OSError):
        return path.stat().st_mtime
    return 0.0


def _folders(folder: Path) -> list[Path]:
    return sorted(each for each in folder.glob("[!.]*") if each.is_dir())
