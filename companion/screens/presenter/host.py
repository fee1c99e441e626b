"""The screen host, as the presenter sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from companion.device.buttons import Intent
from companion.screens.frame import Frame
from companion.screens.window.keys import Tool


class Shown(Protocol):
    """The current screen."""

    name: str
    spoken: str
    frame: Frame
    detail: Mapping[str, Any]

    def refresh(self) -> None:
        """Show the current state."""
        ...

    def perform(self, intent: Intent | Tool) -> None:
        """Perform an intent."""
        ...

    def do_nothing(self) -> None:
        """Handle a button without a meaning here."""
        ...


class Host(Protocol):
    """Shows one screen at a time."""

    needs_no_play: frozenset[str]
    shown: str
    detail: Mapping[str, Any]
    screens: Mapping[str, Any]

    @property
    def screen(self) -> Shown:
        """The current screen."""
        ...

    def show(self, name: str, detail: Mapping[str, Any]) -> None:
        """Show a screen with ``detail``."""
        ...
