"""What became of the disk: each sentence of it is spoken once."""

from __future__ import annotations

from collections.abc import Sequence


class News:
    """The sentences that stand, and those of them that were not spoken yet."""

    def __init__(self) -> None:
        self._known: Sequence[str] = ()
        self._unspoken: list[str] = []

    def look(self, sentences: Sequence[str]) -> None:
        """Take what stands now; what stood before was spoken."""
        self._unspoken = [each for each in self._unspoken if each in sentences]
        self._unspoken += [each for each in sentences if each not in self._known]
        self._known = tuple(sentences)

    @property
    def waits(self) -> bool:
        """Whether something was not spoken yet."""
        return bool(self._unspoken)

    def take(self) -> str:
        """Return what was not spoken yet: it is now."""
        spoken, self._unspoken = " ".join(self._unspoken), []
        return spoken
