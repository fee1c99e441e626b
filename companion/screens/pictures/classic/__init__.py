"""Terraforming Mars: the map with the neutral tiles, and the signs of what is always in sight."""

from __future__ import annotations

from companion.screens.pictures.classic.icons import ICONS
from companion.screens.pictures.classic.map import tharsis

__all__ = ("ICONS", "PICTURES")

PICTURES = {"classic.neutral-tile": tharsis}
