"""What the table needs around the play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from companion.phrases.phrasebook import Phrasebook
from companion.session.session import Session
from companion.storage.settings import Settings


class Changes(Protocol):
    """What changes the play."""

    def carry_out(self, work: Callable[[], object]) -> object:
        """Do what changes the play, then show and say the step that it leads to."""
        ...


class Says(Protocol):
    """What speaks."""

    def say(self, text: str) -> object:
        """Say a text aloud."""
        ...


class Desk(Protocol):
    """What the controller needs around the play."""

    @property
    def phrasebook(self) -> Phrasebook:
        """The words."""
        ...

    @property
    def settings(self) -> Settings:
        """The settings."""
        ...

    @property
    def greeting(self) -> str:
        """What is said of the play that was opened, "" for nothing."""
        ...

    @property
    def notices(self) -> Sequence[str]:
        """What there is to know besides the step."""
        ...

    @property
    def warns(self) -> bool:
        """Whether the first of the notices is a warning."""
        ...

    @property
    def by_buttons(self) -> bool:
        """Whether the two buttons, or the keys, were used last, and not a finger."""
        ...

    @property
    def session(self) -> Session:
        """The play on the table."""
        ...

    @property
    def game(self) -> Changes:
        """What changes the play."""
        ...

    @property
    def speech(self) -> Says:
        """What speaks."""
        ...
