"""A row of a list, as plain data."""

from __future__ import annotations

from typing import NamedTuple


class Entry(NamedTuple):
    """A row: what it is called, and the ``value`` that it shows.

    ``kind`` is "heading", "note", "line" (only read), "switch", "slider", "choices" (a few values
    side by side), "value" (opened by a tap), "link", "option" (one of many values) or one that a
    screen has a row for. What is set in place has its values as ``shorts``, of which that of the
    place ``at`` is set. A ``name`` is that of what Die stops at; ``spoken`` is what is said of it.
    """

    kind: str = "note"
    name: str = ""
    label: str = ""
    value: str = ""
    shorts: tuple[str, ...] = ()
    at: int = 0
    spoken: str = ""
    sign: str = ""
