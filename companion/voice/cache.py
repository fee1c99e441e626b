"""WAV files already made: a folder of bounded size, another that is only read, and memory."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from pathlib import Path

log = logging.getLogger(__name__)

WAV_HEADER_BYTES = 44

MEMORY_BYTES = 8 * 1024 * 1024
"""How much speech is kept in memory where no disk takes it: some forty lines."""


class Cache:
    """``folder`` holds at most ``limit`` bytes of WAV files; those unused for longest go first.

    With the ``limit`` None none goes.

    What is not there is looked for among the lines that were ``baked``, a folder that nothing is
    written to. What the disk does not take is kept in memory. Nothing here raises `OSError`.
    """

    def __init__(self, folder: Path, limit: int | None, baked: Path | None = None) -> None:
        self._folder = folder
        self._limit = limit
        self._baked = baked
        self._memory = Memory(MEMORY_BYTES)
        self._trouble = ""

    def find(self, key: str) -> Path | None:
        """Return the file kept under ``key`` and mark it as used, or None."""
        own = self._folder / file_name(key)
        if _has_sound(own):
            with suppress(OSError):  # a disk that is read-only still has the sound
                own.touch()
            return own
        baked = self._baked and self._baked / file_name(key)
        return baked if baked and _has_sound(baked) else self._memory.find(key)

    def save(self, key: str, wav: bytes) -> Path:
        """Write ``wav`` under ``key``, whole or not at all, and return its file.

        Where the disk does not take it, the file is one in memory.
        """
        path = self._folder / file_name(key)
        try:
            self._write(path, wav)
        except OSError as error:
            if str(error) != self._trouble:
                log.warning("speech is kept in memory: %s", error)
            self._trouble = str(error)
            return self._memory.save(key, wav)
        self._trouble = ""
        if self._limit is not None:
            with suppress(OSError):
                self._trim(path, self._limit)
        return path

    def close(self) -> None:
        """Let go of what is in memory."""
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

    Each has a path all the same, which players open like any other.
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._files: dict[str, tuple[int, int]] = {}
        """The descriptor and the size of each, the oldest first."""

    def find(self, key: str) -> Path | None:
        """Return the file kept under ``key``, or None."""
        found = self._files.get(key)
        return _path_of(found[0]) if found else None

    def save(self, key: str, wav: bytes) -> Path:
        """Keep ``wav`` under ``key`` and return its file."""
        descriptor = os.memfd_create("speech")
        with open(descriptor, "wb", closefd=False) as file:
            file.write(wav)
        self._drop(key)
        self._files[key] = descriptor, len(wav)
        while len(self._files) > 1 and sum(size for _, size in self._files.values()) > self._limit:
            self._drop(next(iter(self._files)))
        return _path_of(descriptor)

    def close(self) -> None:
        """Let go of all of it."""
        for key in list(self._files):
            self._drop(key)

    def _drop(self, key: str) -> None:
        if found := self._files.pop(key, None):
            os.close(found[0])


def file_name(key: str) -> str:
    """Return what the file of a line is called."""
    return f"{key}.wav"


def _has_sound(path: Path) -> bool:
    """Return whether a file holds any sound: a power cut can leave the name without it."""
    try:
        return path.stat().st_size > WAV_HEADER_BYTES
    except OSError:
        return False


def _path_of(descriptor: int) -> Path:
    return Path(f"/proc/self/fd/{descriptor}")
