"""Messages about the disk: each is given once."""

from __future__ import annotations

from collections.abc import Sequence


class News:
    """The current messages, and those of them not given yet."""

    def __init__(self) -> None:
        self._known: Sequence[str] = ()
        self._waiting: list[str] = []
        self._failed = False

    def update(self, sentences: Sequence[str]) -> None:
        """Replace the current messages; forget ungiven ones that no longer apply."""
        self._waiting = [each for each in self._waiting if each in sentences]
        self._waiting += [each for each in dict.fromkeys(sentences) if each not in self._known]
        self._known = tuple(sentences)

    def works_again(self, fails: bool) -> bool:
        """Return whether the disk failed at the last call and no longer does."""
        failed, self._failed = self._failed, fails
        return failed and not fails

    @property
    def waits(self) -> bool:
        """Whether a message has not been given yet."""
        return bool(self._waiting)

    def take(self) -> list[str]:
        """Return the messages not given yet, and count them as given."""
        waiting, self._waiting = self._waiting, []
        return waiting
