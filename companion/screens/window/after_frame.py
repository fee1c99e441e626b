"""Work that must not delay a frame."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock


class AfterFrame:
    """When called, does ``work`` once the next frame is shown."""

    def __init__(self, work: Callable[[], object]) -> None:
        self._soon = Clock.create_trigger(lambda _: work())

    def __call__(self) -> None:
        """Schedule the work after the next frame."""
        from kivy.core.window import Window

        Window.bind(on_flip=self._flipped)

    def cancel(self) -> None:
        """Cancel the work."""
        from kivy.core.window import Window

        Window.unbind(on_flip=self._flipped)
        self._soon.cancel()

    def _flipped(self, window: Any) -> None:
        """Handle a frame: Kivy dispatches this just before it is shown."""
        window.unbind(on_flip=self._flipped)
        self._soon()
