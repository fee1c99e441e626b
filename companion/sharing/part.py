"""A part of the sharing process: the pages for phones, a broker, a server's database."""

from __future__ import annotations

from typing import Protocol

from companion.sharing.messages import Now


class SharingPart(Protocol):
    """Shares the state of the table.

    It has threads of its own for whatever takes time: `show` returns at once.
    """

    def show(self, now: Now) -> None:
        """Share this state."""
        ...

    def close(self) -> None:
        """Stop sharing."""
        ...
