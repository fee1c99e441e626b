"""The rows of a list, and the value that a row opens, as plain data."""

from __future__ import annotations

from typing import Any, NamedTuple


class Entry(NamedTuple):
    """A row: its label, and the ``value`` that it shows.

    ``kind`` is "heading", "note", "line" and "fact" (read-only), "switch", "slider", "choices" (a
    few values side by side), "stepper" (a number with less and more), "value" (opened by a tap),
    "link", "option" (one of many values) or one that a screen has a row for. A value set in place
    has its possible values as ``shorts``, of which the one at index ``at`` is set; ``steps`` says
    whether a number can go down, and up; ``cells`` are columns at the row's end. ``name``
    identifies the row for Die; ``spoken`` is its spoken text.
    """

    kind: str = "note"
    name: str = ""
    label: str = ""
    value: str = ""
    shorts: tuple[str, ...] = ()
    at: int = 0
    spoken: str = ""
    icon: str = ""
    steps: tuple[bool, bool] = (False, False)
    cells: tuple[Any, ...] = ()

    def __repr__(self) -> str:
        """Return a short form: Kivy logs whatever kv passes on, which may be thousands of rows."""
        return f"<{self.kind} {self.name}>"


class OpenedValue(NamedTuple):
    """A value being edited: one of ``choices``, each with its label, or a number in a range.

    Without a range (``maximum`` 0) only a choice can be set; without choices only a number.
    ``unit`` is what the number counts.
    """

    title: str
    hint: str
    now: Any
    choices: tuple[tuple[Any, str], ...] = ()
    minimum: int = 0
    maximum: int = 0
    unit: str = ""

    @property
    def about_number(self) -> str:
        """The spoken text of its number."""
        return self.unit or self.hint
