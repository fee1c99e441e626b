"""Files and folders replaced atomically: the old stays until the new is safely on disk."""

from __future__ import annotations

import codecs
import errno
import os
import shutil
import stat
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from companion.engine.problem import cause
from companion.engine.prompts import Refused

BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),  # before UTF-16, with which it begins
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
"""The byte order marks of editors, and the encodings that they mean."""

LIST = ".written-by-companion"
"""The file in a folder that lists all files written into it."""

EVERYONE_READS = 0o022
"""The permissions that others don't get on a folder meant to be published."""


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Raise `Refused` if what is done inside cannot read this path."""
    try:
        yield
    except OSError as error:
        raise Refused("core.refused-unread", path=shown(path), error=cause(error)) from error


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Raise `Refused` if what is done inside cannot write to this path."""
    try:
        yield
    except OSError as error:
        raise Refused("core.refused-file", path=shown(path), error=cause(error)) from error


def text_of(content: bytes, path: str) -> str:
    """Return the text of a file that a person may have saved: in any Unicode, with any line ends.

    Raises `Refused` with the line in which something is not text.
    """
    encoding, start = _encoding(content)
    body = content[start:]
    try:
        text = body.decode(encoding)
    except UnicodeDecodeError as error:
        line = body[: error.start].decode(encoding, "ignore").count("\n") + 1
        raise Refused("core.refused-text", path=path, line=line) from error
    return text.replace("\r\n", "\n").replace("\r", "\n")


def open_file(path: Path) -> BinaryIO:
    """Open a regular file for reading; raise `OSError` if it isn't one: a pipe may never end."""
    descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    try:
        mode = os.fstat(descriptor).st_mode
        if not stat.S_ISREG(mode):
            number = errno.EISDIR if stat.S_ISDIR(mode) else errno.EINVAL
            raise OSError(number, os.strerror(number), str(path))
        return os.fdopen(descriptor, "rb")
    except BaseException:
        os.close(descriptor)
        raise


def shown(name: str | Path) -> str:
    """Return the name of a file in displayable form, whatever bytes it consists of."""
    return os.fsencode(name).decode("utf-8", "replace")


def _encoding(content: bytes) -> tuple[str, int]:
    """Return the encoding of a text, and where it begins; its first character is assumed ASCII."""
    for mark, encoding in BYTE_ORDER_MARKS:
        if content.startswith(mark):
            return encoding, len(mark)
    match list(content[:2]):
        case [first, 0] if first:
            return "utf-16-le", 0
        case [0, second] if second:
            return "utf-16-be", 0
    return "utf-8", 0


def write_whole(path: Path, content: bytes, mode: int = 0o666) -> None:
    """Write a file beside the old one, read it back from disk, and move it into place.

    ``mode`` says who may read and write it, as far as the system's mask allows. Raises `OSError` if
    it cannot be written, or is read back differently; then the old file is unchanged.
    """
    path = path.resolve()
    if path.exists() and not path.is_file():  # a pipe or a device: there is nothing to lose
        path.write_bytes(content)
        return
    _make_folder(path.parent)
    part = path.with_name(f"{path.name}.part")
    try:
        _write(part, content, mode)
        part.replace(path)
    except OSError:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise
    _wait_for_new_name(path)


def write_folder(path: Path, contents: Iterable[tuple[str, bytes]]) -> None:
    """Write a folder beside the old one, and move it into place; everyone may read it.

    Raises `Refused` if the old one contains something that was not written by this, and
    `OSError` if it cannot be written; then the old folder is unchanged.
    """
    path = path.resolve()
    if path.exists() and not _is_ours(path):
        raise Refused("core.refused-folder", path=shown(path))
    part, old = (path.with_name(f".{path.name}.{which}") for which in ("part", "old"))
    if old.exists() and not path.exists():  # the power was cut between the two
        old.rename(path)
    for left in (part, old):
        shutil.rmtree(left, ignore_errors=True)
    mask = os.umask(EVERYONE_READS)
    try:
        names = [LIST]
        for name, content in contents:
            _make_folder((part / name).parent)
            _write(part / name, content)
            names.append(name)
        _write(part / LIST, "\n".join(names).encode())
        for folder in sorted({(part / name).parent for name in names}, reverse=True):
            _wait_for(folder)
        if path.exists():
            path.rename(old)
        part.rename(path)
    except BaseException:  # also if it is interrupted
        with suppress(OSError):
            old.rename(path)
        shutil.rmtree(part, ignore_errors=True)
        raise
    finally:
        os.umask(mask)
    _wait_for_new_name(path)
    shutil.rmtree(old, ignore_errors=True)


def _is_ours(folder: Path) -> bool:
    """Return whether everything in a folder was written by `write_folder`."""
    there = [each for each in folder.rglob("*") if each.is_symlink() or not each.is_dir()]
    listed = folder / LIST
    ours: list[str] = []
    with suppress(OSError, Refused):  # published with git, it may have other line ends
        ours = text_of(listed.read_bytes(), str(listed)).split("\n")
    return {each.relative_to(folder).as_posix() for each in there} <= set(ours)


def read_from_disk(path: Path) -> bytes:
    """Return the contents of a file from its disk, as far as possible, rather than the page cache.

    This requires that it was flushed before. Raises `OSError`.
    """
    with path.open("rb", buffering=0) as file:
        with suppress(OSError):  # a disk in memory
            os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
        return file.readall()


def _write(path: Path, content: bytes, mode: int = 0o666) -> None:
    """Write a file, wait until it is on disk, and read it back.

    A stick that pretends to be larger than it is accepts everything, but loses it.
    """
    with open(path, "wb", opener=lambda name, flags: os.open(name, flags, mode)) as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    if read_from_disk(path) != content:
        raise OSError(errno.EIO, "what was written is not what is read", str(path))


def _make_folder(folder: Path) -> None:
    """Create a folder and its parents, and wait until their names are on disk.

    On a stick (FAT) the first entries of a new folder count as its parent's: until that is synced,
    syncing the folder itself doesn't write them.
    """
    if not folder.exists():
        _make_folder(folder.parent)
        folder.mkdir(exist_ok=True)
        _wait_for(folder.parent)


def _wait_for(path: Path) -> None:
    """Wait until a file or a folder is on disk; some file systems cannot sync."""
    with suppress(OSError):
        found = os.open(path, os.O_RDONLY)
        try:
            os.fsync(found)
        finally:
            os.close(found)


def _wait_for_new_name(path: Path) -> None:
    """Wait until a file or a folder is on disk under its new name.

    On a stick (FAT) the name leads to nothing until what it names is synced once more.
    """
    _wait_for(path)
    _wait_for(path.parent)
