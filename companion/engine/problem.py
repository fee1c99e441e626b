"""Problems that don't stop a game: with a disk, a voice, a pin."""

from __future__ import annotations

import errno
import logging
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

log = logging.getLogger(__name__)

CAUSES: Mapping[int | None, str] = {
    errno.ENOENT: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EINVAL: "no-file",
    errno.ENAMETOOLONG: "long",
    errno.ELOOP: "loop",
    errno.EIO: "device",
    errno.ENODEV: "device",
}
"""Reasons why a file cannot be used, by the system's error number."""


def cause(error: OSError) -> str:
    """Return the ``core.cause`` variant for why a file cannot be used; the log has the details."""
    log.warning("%s", error)
    return CAUSES.get(error.errno, "other")


class Problem(Struct, frozen=True):
    """A problem reported to the player: the key of its sentence and its values."""

    key: str
    args: Mapping[str, Any] = {}
