"""The folders ``kv`` and ``sounds``: beside the package in the repository, inside it in a wheel."""

from __future__ import annotations

from pathlib import Path

import companion

PACKAGE = Path(companion.__file__).parent


def kv() -> Path:
    """Return the folder of the screens' kv files."""
    return _folder("kv")


def sounds() -> Path:
    """Return the folder of the sound effects."""
    return _folder("sounds")


def _folder(name: str) -> Path:
    installed = PACKAGE / "_share" / name
    return installed if installed.is_dir() else PACKAGE.parent / name
