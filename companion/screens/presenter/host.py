"""What shows the screens, as the presenter sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from companion.device.buttons import Intent
from companion.screens.frame import Frame
from companion.screens.window.keys import Tool


class Shown(Protocol):
    """The screen that is shown."""

    name: str
    spoken: str
    frame: Frame
    detail: Mapping[str, Any]

    def refresh(self) -> None:
        """Show things as they are now."""
        ...

    def perform(self, intent: Intent | Tool) -> None:
        """Do what a button means here."""
        ...

    def do_nothing(self) -> None:
        """Handle that a button meant nothing here."""
        ...


class Host(Protocol):
    """Shows one screen at a time."""

    needs_no_play: frozenset[str]
    shown: str
    detail: Mapping[str, Any]
    screens: Mapping[str, Any]

    @property
    def screen(self) -> Shown:
        """The screen that is shown."""
        ...

    def show(self, name: str, detail: Mapping[str, Any]) -> None:
        """Show a screen, and on it ``detail``."""
        ...
