"""The keyboard: intents, the number of a choice, and Esc."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

from companion.buttons import KEYS, Intent

if TYPE_CHECKING:
    from companion.screens.app import CompanionApp

ESCAPE = 27

Tool = Literal["adjust"]
TOOLS: Mapping[str, Intent | Tool] = {**KEYS, "e": "adjust"}
"""What the keys do: what the buttons do, and tools that have no button."""


class Keyboard:
    """Reads the window's keyboard. A key that is held down counts once."""

    def __init__(self, window: Any, app: CompanionApp) -> None:
        from kivy.core.window import Keyboard as Names

        self._names = {code: name for name, code in Names.keycodes.items()}
        self._app = app
        self._held: set[int] = set()
        self._window = window
        self._bindings = {
            "on_key_down": self._down,
            "on_key_up": self._up,
            "focus": lambda *_: self._held.clear(),
        }
        window.bind(**self._bindings)

    def close(self) -> None:
        """Stop reading the keyboard."""
        self._window.unbind(**self._bindings)

    def _down(self, window: Any, key: int, scancode: int, text: str | None, *_: Any) -> bool:
        if key in self._held:
            return True
        self._held.add(key)
        name = self._names.get(key, "").removeprefix("numpad")
        intent = TOOLS.get(self._names.get(key, "")) or TOOLS.get(text or "")
        if key == ESCAPE:
            self._app.host.screen.back()
        elif name.isdecimal():
            self._app.host.screen.pick(int(name))
        elif intent:
            self._app.perform(intent)
        else:
            return False
        return True

    def _up(self, window: Any, key: int, *_: Any) -> None:
        self._held.discard(key)
