"""Packages with games, as pip would leave them in a folder of ``sys.path``."""

from __future__ import annotations

from pathlib import Path

ENTRY = "[companion.games]\n{game} = {value}\n"


def register(folder: Path, game: str, value: str) -> None:
    """Register a game that is in this folder: ``value`` is its module and object, "chess:GAME"."""
    info = folder / f"{game.replace('-', '_')}-1.0.dist-info"
    info.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {game}\nVersion: 1.0\n"
    (info / "METADATA").write_text(metadata, encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRY.format(game=game, value=value), encoding="utf-8")
