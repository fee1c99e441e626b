"""What is wrong and stops no game: a disk, a voice, a pin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct


class Problem(Struct, frozen=True):
    """Something the player is told, by the key of its sentence and what that says."""

    key: str
    args: Mapping[str, Any] = {}
