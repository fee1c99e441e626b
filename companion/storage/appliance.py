"""Files exchanged between the companion and its appliance's scripts; see deploy/appliance/trial.

On an appliance every release has its own folder, ``releases/NAME``. One that does not run is
replaced by the one before it.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path

from companion.device.data_folders import PACKAGE
from companion.engine.problem import Problem
from companion.storage.files import write_whole
from companion.storage.store import Store

log = logging.getLogger(__name__)

PROVEN_S = 180.0
"""The time after which a release counts as running."""

RAN = "ran"
"""The file, in the companion's folder, with the release that has run for that long."""

TAKEN_BACK = "taken-back"
"""The file, beside the releases, with the release that did not run, and was replaced by this."""


def release(package: Path = PACKAGE) -> str:
    """Return the name of the release that contains a package, "" if this isn't an appliance."""
    folder = package.parent
    return folder.name if folder.parent.name == "releases" else ""


def note_run(home: Path, package: Path = PACKAGE) -> None:
    """Record that this release has run for `PROVEN_S` seconds."""
    try:
        write_whole(home / RAN, f"{release(package)}\n".encode())
    except OSError as error:
        log.warning("that it runs could not be noted: %s", error)


def note_taken_back(store: Store, package: Path = PACKAGE) -> None:
    """Notify the player that a release did not run and was replaced."""
    if not release(package):
        return
    with suppress(OSError, UnicodeError):
        name = (package.parents[2] / TAKEN_BACK).read_text(encoding="utf-8").strip()
        store.add_notice(Problem("core.update-taken-back", {"release": name}))
