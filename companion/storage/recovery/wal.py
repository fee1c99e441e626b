"""Reads a write-ahead log and checks that all of it is readable; see "WAL-mode File Format".

SQLite reads a log up to the first broken frame, and silently ignores what follows. Each frame's
checksum continues that stored in the frame before: so frames after a broken one can be
distinguished from leftovers, and read.
"""

from __future__ import annotations

import fcntl
import os
import struct
from contextlib import suppress
from pathlib import Path
from typing import Literal, NamedTuple

from companion.storage.recovery.pages import MAX_PAGES, PAGE_BYTES, content_of, split

MAGIC = b"\x37\x7f\x06\x82"
"""The start of a log with little-endian checksums, as on all our machines."""

HEAD, FRAME_HEAD = 32, 24
"""Bytes before the first frame, and of each frame before its page."""

STEP = FRAME_HEAD + PAGE_BYTES
INDEX_HEAD, TAKEN_IN = 48, 96
"""The size in bytes of a log index's header, of which there are two copies; and the offset of the
number of frames already in the file.
"""

IN_USE = 128
"""The byte of an index that is locked while somebody has the database open."""

State = Literal["whole", "torn", "damaged"]
"""A ``torn`` log lacks at most the last save, which may never have completed: the power may have
been cut while it was written. A ``damaged`` one lacks more, or a completed save.
"""


class WalFrame(NamedTuple):
    """A page in a log: its number, and the number of pages in the database after it.

    ``size`` is 0 unless the frame ends a transaction, or if it does not belong to the log's last
    start. A ``sound`` frame has a valid checksum.
    """

    number: int
    size: int
    page: bytes
    sound: bool


class Log(NamedTuple):
    """The frames of a log, without leftovers from before its last restart.

    SQLite reads the first ``read`` of them. ``salts`` identify the restart to which they belong.
    """

    frames: list[WalFrame]
    read: int
    salts: bytes


class WalIndex(NamedTuple):
    """What was known of a log: its first ``frames`` are synced, some of them checkpointed."""

    frames: int
    taken_in: int
    salts: bytes


def state(path: Path) -> State:
    """Return the state of the log of the database at ``path``; "whole" while it is open elsewhere.

    Nothing is written, and SQLite must not have opened the database since: it rewrites the index.
    Raises `OSError` if the log cannot be read.
    """
    log, index = (path.with_name(f"{path.name}-{which}") for which in ("wal", "shm"))
    if _is_open_here(index):  # closing it once more would release SQLite's locks
        return "whole"
    try:
        with index.open("r+b") as file:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, IN_USE)
            return _state(content_of(log) if log.exists() else None, file.read(TAKEN_IN + 4))
    except BlockingIOError:
        return "whole"
    except FileNotFoundError:
        return _state(content_of(log) if log.exists() else None, b"")


def _is_open_here(path: Path) -> bool:
    """Return whether this process has a file open."""
    with suppress(OSError):
        known = path.stat()
        for each in Path("/dev/fd").iterdir():
            with suppress(OSError):
                if os.path.samestat(each.stat(), known):
                    return True
    return False


def _state(log: bytes | None, index: bytes) -> State:
    """Return the state of a log, None if there is none, by itself and by its index."""
    known = _index(index)
    if not log:  # SQLite deletes the index first, and empties a log once all is checkpointed
        lost = known is not None and known.frames > known.taken_in
        return "whole" if not lost else "damaged" if log is None else "torn"
    if not _is_begun(log):  # this was synced before the first frame was written
        return "damaged" if len(log) > HEAD else "whole"
    found = read(log)
    if known and known.salts == found.salts and known.frames > found.read:
        return "damaged"
    ends = sum(frame.size > 0 for frame in found.frames[found.read :])
    return "whole" if not ends else "torn" if ends == 1 else "damaged"


def read(log: bytes) -> Log:
    """Return the contents of a log, whether or not SQLite reads it."""
    begun, before = _is_begun(log), log[HEAD - 8 : HEAD]
    salts = log[16:24] if begun else b""
    frames: list[WalFrame] = []
    count = 0
    for at in range(HEAD, len(log) - FRAME_HEAD + 1, STEP):
        head, page = log[at : at + FRAME_HEAD], log[at + FRAME_HEAD : at + STEP]
        number, size = struct.unpack_from(">2I", head)
        own = head[8:16] == salts
        sound = False
        if (own or not salts) and 0 < number <= MAX_PAGES and len(page) == PAGE_BYTES:
            sound = _checksum(head[:8] + page, before) == head[16:]
        if sound and not salts:
            salts, own = head[8:16], True
        before = head[16:]
        frames.append(WalFrame(number, size if own else 0, page.ljust(PAGE_BYTES, b"\0"), sound))
        if own:
            count = len(frames)
    return Log(frames[:count], _readable(frames) if begun else 0, salts)


def _readable(frames: list[WalFrame]) -> int:
    """Return how many frames SQLite reads: up to the last transaction before a broken one."""
    count = 0
    for place, frame in enumerate(frames, 1):
        if not frame.sound:
            break
        if frame.size:
            count = place
    return count


def with_frames(content: bytes, frames: list[WalFrame]) -> bytes:
    """Return a database with its pages replaced by those of these frames, except broken ones.

    Frames after the last transaction are ignored, too.
    """
    ends = [place for place, frame in enumerate(frames, 1) if frame.sound and frame.size]
    if not ends:
        return content
    pages = split(content)
    for number, _, page, sound in frames[: ends[-1]]:
        if sound:
            pages += [bytes(PAGE_BYTES)] * (number - len(pages))
            pages[number - 1] = page
    size = frames[ends[-1] - 1].size
    pages += [bytes(PAGE_BYTES)] * (min(size, MAX_PAGES) - len(pages))
    return b"".join(pages[:size])


def _is_begun(log: bytes) -> bool:
    """Return whether the header of a log is intact."""
    return log[:4] == MAGIC and _checksum(log[:24], bytes(8)) == log[24:HEAD]


def _index(index: bytes) -> WalIndex | None:
    """Return the contents of an index, None if it is not intact."""
    head = index[:INDEX_HEAD]
    if len(index) < TAKEN_IN + 4 or head != index[INDEX_HEAD : 2 * INDEX_HEAD]:
        return None
    if head[12] != 1 or _checksum(head[:40], bytes(8), "<") != head[40:]:
        return None
    frames, taken_in = (struct.unpack_from("<I", index, at)[0] for at in (16, TAKEN_IN))
    return WalIndex(frames, taken_in, head[32:40])


def _checksum(content: bytes, before: bytes, order: Literal["<", ">"] = ">") -> bytes:
    """Return the checksum of some words following another; in a log both are big-endian."""
    first, second = struct.unpack(f"{order}2I", before)
    for one, other in struct.iter_unpack("<2I", content):
        first = first + one + second & 0xFFFFFFFF
        second = second + other + first & 0xFFFFFFFF
    return struct.pack(f"{order}2I", first, second)
