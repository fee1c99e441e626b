"""What the table controller needs besides the play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from companion.session.session import Session
from companion.storage.settings import Settings


class Changes(Protocol):
    """What changes the play."""

    def carry_out(self, work: Callable[[], object]) -> object:
        """Run something that changes the play, then show and speak the resulting step."""
        ...


class Says(Protocol):
    """A speaker."""

    def say(self, text: str) -> object:
        """Speak a text."""
        ...


class Desk(Protocol):
    """What the table controller needs besides the play."""

    @property
    def settings(self) -> Settings:
        """The settings."""
        ...

    @property
    def greeting(self) -> str:
        """The greeting of the play that was opened, "" for none."""
        ...

    @property
    def notices(self) -> Sequence[str]:
        """Messages that don't belong to the step."""
        ...

    @property
    def warns(self) -> bool:
        """Whether the first of the notices is a warning."""
        ...

    @property
    def phone_plays(self) -> bool:
        """Whether a phone may press."""
        ...

    @property
    def by_buttons(self) -> bool:
        """Whether the last input came from the two buttons or keys, rather than touch."""
        ...

    @property
    def session(self) -> Session:
        """The play on the table."""
        ...

    @property
    def ticked(self) -> dict[int, tuple[int, int]]:
        """For each play by its number: that of its answers, and of the lines ticked since."""
        ...

    @property
    def game(self) -> Changes:
        """The object that changes the play."""
        ...

    @property
    def speech(self) -> Says:
        """The speaker."""
        ...


class Unseen(Struct):
    """A desk at which nothing is pressed and nothing is said, for a table that nobody sees."""

    session: Session
    settings: Settings
    greeting: str = ""
    notices: Sequence[str] = ()
    warns: bool = False
    by_buttons: bool = False
    phone_plays: bool = False
    ticked: dict[int, tuple[int, int]] = {}

    @property
    def game(self) -> Unseen:
        """The object that changes the play."""
        return self

    @property
    def speech(self) -> Unseen:
        """The speaker."""
        return self

    def carry_out(self, work: Callable[[], object]) -> object:
        """Do nothing: nothing is tapped."""

    def say(self, text: str) -> object:
        """Say nothing."""
