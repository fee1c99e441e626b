"""A cache of WAV files: a folder of bounded size, a read-only folder, and memory."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from pathlib import Path

log = logging.getLogger(__name__)

WAV_HEADER_BYTES = 44

MEMORY_BYTES = 8 * 1024 * 1024
"""The size of the cache in memory if no disk accepts files: some forty lines."""


class Cache:
    """``folder`` holds at most ``limit`` bytes of WAV files; the least recently used go first.

    If ``limit`` is None none are deleted.

    Missing lines are looked up in ``baked``, a read-only folder. What the disk rejects stays in
    memory. Nothing here raises `OSError`.
    """

    def __init__(self, folder: Path, limit: int | None, baked: Path | None = None) -> None:
        self._folder = folder
        self._limit = limit
        self._baked = baked
        self._memory = Memory(MEMORY_BYTES)
        self._trouble = ""

    def find(self, key: str) -> Path | None:
        """Return the file saved under ``key`` and mark it as used, or None."""
        own = self._folder / file_name(key)
        if _has_sound(own):
            with suppress(OSError):  # a read-only disk still has the sound
                own.touch()
            return own
        baked = self._baked and self._baked / file_name(key)
        return baked if baked and _has_sound(baked) else self._memory.find(key)

    def save(self, key: str, wav: bytes) -> Path:
        """Write ``wav`` under ``key`` atomically, and return its file.

        If the disk rejects it, the file is one in memory.
        """
        path = self._folder / file_name(key)
        try:
            self._write(path, wav)
        except OSError as error:
            if str(error) != self._trouble:
                log.warning("speech stays in memory: %s", error)
            self._trouble = str(error)
            return self._memory.save(key, wav)
        self._trouble = ""
        if self._limit is not None:
            with suppress(OSError):
                self._trim(path, self._limit)
        return path

    def close(self) -> None:
        """Release what is in memory."""
        self._memory.close()

    def _write(self, path: Path, wav: bytes) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(f".{os.getpid()}.part")
        try:
            part.write_bytes(wav)
            part.replace(path)
        finally:
            with suppress(OSError):
                part.unlink(missing_ok=True)

    def _trim(self, newest: Path, limit: int) -> None:
        files = [path for end in ("wav", "part") for path in self._folder.glob(f"*.{end}")]
        files.sort(key=lambda path: path.stat().st_mtime_ns)
        size = sum(path.stat().st_size for path in files)
        for path in files:
            if size <= limit:
                return
            if path != newest:
                size -= path.stat().st_size
                path.unlink()


class Memory:
    """WAV files in memory, at most ``limit`` bytes and always the newest; the oldest go first.

    Each has a path, so that players open it like any other.
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._files: dict[str, tuple[int, int]] = {}
        """The descriptor and the size of each, the oldest first."""

    def find(self, key: str) -> Path | None:
        """Return the file saved under ``key``, or None."""
        found = self._files.get(key)
        return _path_of(found[0]) if found else None

    def save(self, key: str, wav: bytes) -> Path:
        """Save ``wav`` under ``key`` and return its file."""
        descriptor = os.memfd_create("speech")
        with open(descriptor, "wb", closefd=False) as file:
            file.write(wav)
        self._drop(key)
        self._files[key] = descriptor, len(wav)
        while len(self._files) > 1 and sum(size for _, size in self._files.values()) > self._limit:
            self._drop(next(iter(self._files)))
        return _path_of(descriptor)

    def close(self) -> None:
        """Release all of it."""
        for key in list(self._files):
            self._drop(key)

    def _drop(self, key: str) -> None:
        if found := self._files.pop(key, None):
            os.close(found[0])


def file_name(key: str) -> str:
    """Return the file name of a line."""
    return f"{key}.wav"


def _has_sound(path: Path) -> bool:
    """Return whether a file contains sound: a power cut can leave the name without it."""
    try:
        return path.stat().st_size > WAV_HEADER_BYTES
    except OSError:
        return False


def _path_of(descriptor: int) -> Path:
    return Path(f"/proc/self/fd/{descriptor}")
