"""Packages with games, as pip would leave them in a folder of ``sys.path``."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from companion.games import GROUP

ENTRY = "[companion.games]\n{game} = {value}\n"


def register(folder: Path, game: str, value: str) -> None:
    """Register a game that is in this folder: ``value`` is its module and object, "chess:GAME"."""
    info = folder / f"{game.replace('-', '_')}-1.0.dist-info"
    info.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {game}\nVersion: 1.0\n"
    (info / "METADATA").write_text(metadata, encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRY.format(game=game, value=value), encoding="utf-8")


def without_others() -> Callable[..., list[EntryPoint]]:
    """Return ``entry_points`` without the games of the other packages installed at present."""
    others = {
        point.value
        for point in entry_points(group=GROUP)
        if not point.module.startswith("companion.games.")
    }

    def found(**wanted: Any) -> list[EntryPoint]:
        return [point for point in entry_points(**wanted) if point.value not in others]

    return found
