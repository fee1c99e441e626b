"""Work that no frame waits for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock


class AfterFrame:
    """Does ``work`` once the next frame is shown, when it is called."""

    def __init__(self, work: Callable[[], object]) -> None:
        self._soon = Clock.create_trigger(lambda _: work())

    def __call__(self) -> None:
        """Wait for the next frame."""
        from kivy.core.window import Window

        Window.bind(on_flip=self._flipped)

    def cancel(self) -> None:
        """Wait no longer."""
        from kivy.core.window import Window

        Window.unbind(on_flip=self._flipped)
        self._soon.cancel()

    def _flipped(self, window: Any) -> None:
        """Handle a frame: Kivy tells of it just before it is shown."""
        window.unbind(on_flip=self._flipped)
        self._soon()
