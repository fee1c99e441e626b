"""Caches how prompts are worded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from companion.engine.prompts import Ask, Say

Worked = TypeVar("Worked")

CACHED_PROMPTS = 128
"""The number cached: a step, and its likely successors."""

WORDLESS = ("fields",)
"""Parts of a prompt that don't affect its text."""


class WordingCache:
    """Results for the latest prompts, by their contents.

    A prompt may come again as another object: in a step that was prepared, or is shown once more.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], Any] = {}

    def once(self, work: Callable[[Say | Ask], Worked], prompt: Say | Ask) -> Worked:
        """Return what ``work`` makes of ``prompt``, cached."""
        key = work.__name__, _content(prompt)
        if key not in self._known:
            if len(self._known) >= CACHED_PROMPTS:
                del self._known[next(iter(self._known))]
            self._known[key] = work(prompt)
        known: Worked = self._known[key]
        return known


def _content(prompt: Say | Ask) -> str:
    """Return the contents of a prompt; 1, True and "1" differ in it."""
    names = [name for name in prompt.__struct_fields__ if name not in WORDLESS]
    return f"{type(prompt).__name__} {[getattr(prompt, name) for name in names]}"
