"""Reads the rows in the pages of a SQLite file without SQLite, which needs all of them intact.

See "Database File Format" in SQLite's documentation. A broken page loses only its own rows.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

PAGE_BYTES = 4096
"""The page size of our databases in bytes."""

TABLE, INDEX, INNER_INDEX = 13, 10, 2
ROWS = {TABLE: 8, INDEX: 8, INNER_INDEX: 12}
"""The kinds of pages that hold rows, and the sizes of their headers."""

MAX_PAGES = 50_000
"""A higher page number is damage: no database here is 200 MB long."""

SIZES = (0, 1, 2, 3, 4, 6, 8, 8, 0, 0)
"""The size in bytes of each numeric type of value."""


class FoundRow(NamedTuple):
    """A row of a table with its number, or one of an index, which has none."""

    number: int | None
    values: tuple[Any, ...]


def content_of(path: Path) -> bytes:
    """Return the contents of a file, with zeros for what the disk cannot read.

    Raises `OSError` if the file cannot be opened.
    """
    found = bytearray()
    with path.open("rb", buffering=0) as file:
        for at in range(0, path.stat().st_size, PAGE_BYTES):
            file.seek(at)
            try:
                found += file.read(PAGE_BYTES)
            except OSError:
                found += bytes(PAGE_BYTES)
    return bytes(found)


def split(content: bytes) -> list[bytes]:
    """Return the pages of a file; the last one is padded."""
    return [
        content[at : at + PAGE_BYTES].ljust(PAGE_BYTES, b"\0")
        for at in range(0, len(content), PAGE_BYTES)
    ]


def rows(found: Sequence[bytes]) -> Iterator[FoundRow]:
    """Yield every row in a page, in the order of the pages.

    In a page with a broken header a row may begin at any byte; false positives are possible.
    """
    for number, page in enumerate(found):
        start = 100 if number == 0 else 0
        kind, (cells,) = page[start], struct.unpack_from(">H", page, start + 3)
        if kind in ROWS and cells <= PAGE_BYTES // 4:
            begin = start + ROWS[kind]
            places = [(at, kind) for at in struct.unpack_from(f">{cells}H", page, begin)]
        else:
            places = [(at, kind) for kind in (TABLE, INDEX) for at in range(PAGE_BYTES)]
        for at, kind in places:
            with suppress(IndexError, ValueError, struct.error):
                yield _row(found, page, at, kind)


def _row(found: Sequence[bytes], page: bytes, at: int, kind: int) -> FoundRow:
    """Return the row that begins at a position of a page.

    Raises ValueError, IndexError or struct.error if there is none.
    """
    if kind == INNER_INDEX:
        at += 4
    size, at = _varint(page, at)
    number = None
    if kind == TABLE:
        number, at = _varint(page, at)
    payload = page[at : at + _local(size, kind)]
    kinds, begin = _kinds(payload)
    if begin + sum(map(_length, kinds)) != size:
        raise ValueError("this is not a row")
    payload += _rest(found, page[at + len(payload) :][:4], size - len(payload))
    values = []
    for each in kinds:
        values.append(_value(each, payload[begin : begin + _length(each)]))
        begin += _length(each)
    return FoundRow(number, tuple(values))


def _local(size: int, kind: int) -> int:
    """Return how much of a row is in its own page: the rest is in overflow pages."""
    most = PAGE_BYTES - 35 if kind == TABLE else (PAGE_BYTES - 12) * 64 // 255 - 23
    least = (PAGE_BYTES - 12) * 32 // 255 - 23
    if size <= most:
        return size
    local = least + (size - least) % (PAGE_BYTES - 4)
    return local if local <= most else least


def _rest(found: Sequence[bytes], follow: bytes, size: int) -> bytes:
    """Return ``size`` bytes of a row from its overflow pages, beginning with page ``follow``.

    Raises ValueError if they are not all there.
    """
    rest = b""
    for _ in found:
        number = int.from_bytes(follow)
        if len(rest) >= size or not 0 < number <= len(found):
            break
        page = found[number - 1]
        follow, rest = page[:4], rest + page[4:]
    if len(rest) < size:
        raise ValueError("a row is cut off")
    return rest[:size]


def _kinds(payload: bytes) -> tuple[list[int], int]:
    """Return the types of the values of a row, and where the first begins."""
    end, at = _varint(payload, 0)
    if end > len(payload):
        raise ValueError("this is not a row")
    kinds = []
    while at < end:
        kind, at = _varint(payload, at)
        kinds.append(kind)
    if at != end or not {10, 11}.isdisjoint(kinds):
        raise ValueError("this is not a row")
    return kinds, at


def _length(kind: int) -> int:
    return SIZES[kind] if kind < 10 else (kind - 12) // 2


def _value(kind: int, raw: bytes) -> Any:
    if kind == 0:
        return None
    if kind == 7:
        return struct.unpack(">d", raw)[0]
    if kind in (8, 9):
        return kind - 8
    if kind < 7:
        return int.from_bytes(raw, signed=True)
    return raw.decode("utf-8") if kind % 2 else raw


def _varint(raw: bytes, at: int) -> tuple[int, int]:
    """Return a number of one to nine bytes, and where it ends."""
    value = 0
    for place in range(8):
        byte = raw[at + place]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at + place + 1
    return value << 8 | raw[at + 8], at + 9
