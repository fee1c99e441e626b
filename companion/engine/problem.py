"""What is wrong and stops no game: a disk, a voice, a pin."""

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
"""Why a file cannot be used, by what the system calls it."""


def cause(error: OSError) -> str:
    """Return the word by which ``core.cause`` tells why a file cannot be used; the log has all."""
    log.warning("%s", error)
    return CAUSES.get(error.errno, "other")


class Problem(Struct, frozen=True):
    """Something the player is told, by the key of its sentence and what that says."""

    key: str
    args: Mapping[str, Any] = {}
