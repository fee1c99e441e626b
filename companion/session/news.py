"""What became of the disk: each sentence of it is told once."""

from __future__ import annotations

from collections.abc import Sequence


class News:
    """The sentences that stand, and those of them that were not told yet."""

    def __init__(self) -> None:
        self._known: Sequence[str] = ()
        self._untold: list[str] = []
        self._failed = False

    def look(self, sentences: Sequence[str]) -> None:
        """Take what stands now; what stood before was told."""
        self._untold = [each for each in self._untold if each in sentences]
        self._untold += [each for each in dict.fromkeys(sentences) if each not in self._known]
        self._known = tuple(sentences)

    def works_again(self, fails: bool) -> bool:
        """Return whether the disk failed when this was last asked, and does so no more."""
        failed, self._failed = self._failed, fails
        return failed and not fails

    @property
    def waits(self) -> bool:
        """Whether something was not told yet."""
        return bool(self._untold)

    def take(self) -> list[str]:
        """Return what was not told yet: it is now."""
        untold, self._untold = self._untold, []
        return untold
