"""What stands in a write-ahead log, and whether all of it can be read; see "WAL-mode File Format".

SQLite reads a log up to the first frame that is broken, and says nothing of what comes after. Each
frame's checksum goes on from that of the frame before, as it is written there: so frames after a
broken one can be told from leftovers, and read.
"""

from __future__ import annotations

import fcntl
import os
import struct
from contextlib import suppress
from operator import mul
from pathlib import Path
from typing import Literal, NamedTuple

from companion.storage.recovery.pages import MOST_PAGES, SIDE, content_of, split

MAGIC = b"\x37\x7f\x06\x82"
"""How a log begins whose checksums are little-endian: every machine of ours is."""

HEAD, FRAME_HEAD = 32, 24
"""Bytes before the first frame, and of each frame before its page."""

STEP = FRAME_HEAD + SIDE
INDEX_HEAD, TAKEN_IN = 48, 96
"""The bytes of the head of a log's index, which stands there twice; where it tells how many frames
are in the file."""

IN_USE = 128
"""The byte of an index that is locked as long as somebody has the database open."""

State = Literal["whole", "torn", "damaged"]
"""A log that is ``torn`` lacks at most what was saved last, which perhaps never was: the power may
have been cut while it was written. One that is ``damaged`` lacks more, or what was saved."""


def _weights(count: int) -> tuple[int, ...]:
    """Return what each word counts in a checksum, the last one at the end: Fibonacci's numbers."""
    found = [1, 1]
    while len(found) < count:
        found.append(found[-1] + found[-2] & 0xFFFFFFFF)
    return tuple(reversed(found))


WEIGHTS = _weights((8 + SIDE) // 4 + 2)


class Frame(NamedTuple):
    """A page in a log: its number, and how many pages the database has after it.

    ``size`` is 0 unless the frame ends a transaction, or if it is not of the log as it was begun
    last. One that is ``sound`` was read as it was written.
    """

    number: int
    size: int
    page: bytes
    sound: bool


class Log(NamedTuple):
    """The frames of a log, without those left over from before it was begun anew.

    Of these SQLite reads the first ``read``. ``salts`` tell which beginning they belong to.
    """

    frames: list[Frame]
    read: int
    salts: bytes


class Index(NamedTuple):
    """What was known of a log: that its first ``frames`` are synced, of which some are taken in."""

    frames: int
    taken_in: int
    salts: bytes


def state(path: Path) -> State:
    """Return how the log of the database at ``path`` is; "whole" where somebody has it open.

    Nothing is written, and SQLite must not have opened the database since: it writes the index
    anew. Raises `OSError` if the log cannot be read.
    """
    log, index = (path.with_name(f"{path.name}-{which}") for which in ("wal", "shm"))
    if _is_open_here(index):  # to close it once more would undo SQLite's locks
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
    """Return how a log is, None if there is none, by itself and by its index."""
    known = _index(index)
    if not log:  # SQLite deletes the index first, and empties a log when all is taken in
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
    """Return what stands in a log, whether or not SQLite reads it."""
    begun, before = _is_begun(log), log[HEAD - 8 : HEAD]
    salts = log[16:24] if begun else b""
    frames: list[Frame] = []
    count = 0
    for at in range(HEAD, len(log) - FRAME_HEAD + 1, STEP):
        head, page = log[at : at + FRAME_HEAD], log[at + FRAME_HEAD : at + STEP]
        number, size = struct.unpack_from(">2I", head)
        own = head[8:16] == salts
        sound = False
        if (own or not salts) and 0 < number <= MOST_PAGES and len(page) == SIDE:
            sound = _checksum(head[:8] + page, before) == head[16:]
        if sound and not salts:
            salts, own = head[8:16], True
        before = head[16:]
        frames.append(Frame(number, size if own else 0, page.ljust(SIDE, b"\0"), sound))
        if own:
            count = len(frames)
    return Log(frames[:count], _readable(frames) if begun else 0, salts)


def _readable(frames: list[Frame]) -> int:
    """Return how many frames SQLite reads: up to the last transaction before a broken one."""
    count = 0
    for place, frame in enumerate(frames, 1):
        if not frame.sound:
            break
        if frame.size:
            count = place
    return count


def take_in(content: bytes, frames: list[Frame]) -> bytes:
    """Return a database with the pages of these frames in place of the old; broken ones are none.

    What follows the last transaction is none, either.
    """
    ends = [place for place, frame in enumerate(frames, 1) if frame.sound and frame.size]
    if not ends:
        return content
    pages = split(content)
    for number, _, page, sound in frames[: ends[-1]]:
        if sound:
            pages += [bytes(SIDE)] * (number - len(pages))
            pages[number - 1] = page
    size = frames[ends[-1] - 1].size
    pages += [bytes(SIDE)] * (min(size, MOST_PAGES) - len(pages))
    return b"".join(pages[:size])


def _is_begun(log: bytes) -> bool:
    """Return whether the head of a log is whole."""
    return log[:4] == MAGIC and _checksum(log[:24], bytes(8)) == log[24:HEAD]


def _index(index: bytes) -> Index | None:
    """Return what an index tells, None if that is not whole."""
    head = index[:INDEX_HEAD]
    if len(index) < TAKEN_IN + 4 or head != index[INDEX_HEAD : 2 * INDEX_HEAD]:
        return None
    if head[12] != 1 or _checksum(head[:40], bytes(8), "<") != head[40:]:
        return None
    frames, taken_in = (struct.unpack_from("<I", index, at)[0] for at in (16, TAKEN_IN))
    return Index(frames, taken_in, head[32:40])


def _checksum(content: bytes, before: bytes, order: Literal["<", ">"] = ">") -> bytes:
    """Return the checksum of some words after another; in a log both are written big-endian.

    As it is defined, each word in turn is added to the sum of the two words before: so the result
    is a sum of all of them, in which each counts by its place.
    """
    first, second = struct.unpack(f"{order}2I", before)
    words = (first, second - first, *struct.unpack(f"<{len(content) // 4}I", content))
    return struct.pack(
        f"{order}2I",
        sum(map(mul, words[:-1], WEIGHTS[1 - len(words) :])) & 0xFFFFFFFF,
        sum(map(mul, words, WEIGHTS[-len(words) :])) & 0xFFFFFFFF,
    )
