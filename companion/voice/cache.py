"""WAV files already made, in a folder of bounded size."""

from __future__ import annotations

import os
from pathlib import Path

WAV_HEADER_BYTES = 44


class Cache:
    """``folder`` holds at most ``limit`` bytes of WAV files; those unused for longest go first.

    Every method may raise ``OSError``, as when the disk is full.
    """

    def __init__(self, folder: Path, limit: int) -> None:
        self._folder = folder
        self._limit = limit

    def find(self, key: str) -> Path | None:
        """Return the file kept under ``key`` and mark it as used, or None."""
        path = self._path(key)
        # A power cut can leave the name without the sound.
        if not path.exists() or path.stat().st_size <= WAV_HEADER_BYTES:
            return None
        path.touch()
        return path

    def keep(self, key: str, wav: bytes) -> Path:
        """Write ``wav`` under ``key``, whole or not at all, and return its file."""
        self._folder.mkdir(parents=True, exist_ok=True)
        path = self._path(key)
        part = path.with_suffix(f".{os.getpid()}.part")
        try:
            part.write_bytes(wav)
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
        self._trim(path)
        return path

    def _path(self, key: str) -> Path:
        return self._folder / f"{key}.wav"

    def _trim(self, newest: Path) -> None:
        files = [path for end in ("wav", "part") for path in self._folder.glob(f"*.{end}")]
        files.sort(key=lambda path: path.stat().st_mtime_ns)
        size = sum(path.stat().st_size for path in files)
        for path in files:
            if size <= self._limit:
                return
            if path != newest:
                size -= path.stat().st_size
                path.unlink()
