"""Remembers how prompts are worded, so that one that comes again is not worded again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from companion.engine.prompts import Ask, Say

Worked = TypeVar("Worked")

MOST = 128
"""How many are remembered: a step, and those that are foreseen."""

WORDLESS = ("fields",)
"""Parts of a prompt that its words do not depend on."""


class Worded:
    """What was made of the latest prompts, by what the prompts say.

    A prompt may come again as another object: a step that was foreseen, or is shown once more.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], Any] = {}

    def once(self, work: Callable[[Say | Ask], Worked], prompt: Say | Ask) -> Worked:
        """Return what ``work`` makes of ``prompt``, as it was made before if it was."""
        key = work.__name__, _content(prompt)
        if key not in self._known:
            if len(self._known) >= MOST:
                del self._known[next(iter(self._known))]
            self._known[key] = work(prompt)
        known: Worked = self._known[key]
        return known


def _content(prompt: Say | Ask) -> str:
    """Return everything a prompt says; 1, True and "1" differ in it."""
    names = [name for name in prompt.__struct_fields__ if name not in WORDLESS]
    return f"{type(prompt).__name__} {[getattr(prompt, name) for name in names]}"
