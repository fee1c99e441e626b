"""A row of a list, as plain data."""

from __future__ import annotations

from typing import NamedTuple


class Entry(NamedTuple):
    """A row: what it is called, and the ``value`` that it shows.

    ``kind`` is "heading", "note", "switch", "slider", "choices" (a few values side by side),
    "value" (opened by a tap), "link" or "option" (one of many values). What is set in place has its
    values as ``shorts``, of which that of the place ``at`` is set. A ``name`` is that of what can
    be tapped; ``spoken`` is what is said of the row.
    """

    kind: str = "note"
    name: str = ""
    label: str = ""
    value: str = ""
    shorts: tuple[str, ...] = ()
    at: int = 0
    spoken: str = ""
    sign: str = ""
