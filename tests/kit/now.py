"""A clock that a test sets."""

from __future__ import annotations


class Now:
    """A clock on the wall: so many seconds as the test says."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds
