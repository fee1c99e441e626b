"""The rows of a list, and the value that one of them opens, as plain data."""

from __future__ import annotations

from typing import Any, NamedTuple


class Entry(NamedTuple):
    """A row: what it is called, and the ``value`` that it shows.

    ``kind`` is "heading", "note", "line" and "fact" (only read), "switch", "slider", "choices" (a
    few values side by side), "stepper" (a number with less and more), "value" (opened by a tap),
    "link", "option" (one of many values) or one that a screen has a row for. What is set in place
    has its values as ``shorts``, of which that of the place ``at`` is set; ``steps`` is whether a
    number can be less, and more; ``cells`` are columns at its end. A ``name`` is that of what Die
    stops at; ``spoken`` is what is said of it.
    """

    kind: str = "note"
    name: str = ""
    label: str = ""
    value: str = ""
    shorts: tuple[str, ...] = ()
    at: int = 0
    spoken: str = ""
    sign: str = ""
    steps: tuple[bool, bool] = (False, False)
    cells: tuple[Any, ...] = ()

    def __repr__(self) -> str:
        """Return a short form: Kivy writes out whatever kv passes on, which may be thousands."""
        return f"<{self.kind} {self.name}>"


class Value(NamedTuple):
    """A value that is opened: one of ``choices``, each with its words, or a number in a range.

    Without a range (``maximum`` 0) only a choice can be set; without choices only a number.
    ``unit`` says what the number counts.
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
        """What is said of its number."""
        return self.unit or self.hint
