"""The keyboard: intents, the number of a choice, and Esc."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from companion.device.buttons import KEYS, Intent

ESCAPE = 27
ENTER = ("enter", "numpadenter")

Tool = Literal["adjust"]
TOOLS: Mapping[str, Intent | Tool] = {**KEYS, "e": "adjust"}
"""The keys' meanings: those of the buttons, and tools that have no button."""


class Keyboard:
    """Reads the window's keyboard, for the screen that ``host`` shows.

    A key that is held down counts once.
    """

    def __init__(self, window: Any, host: Any, perform: Callable[[Intent | Tool], object]) -> None:
        from kivy.core.window import Keyboard as Names

        self._names = {code: name for name, code in Names.keycodes.items()}
        self._host, self._perform = host, perform
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
        if key != ESCAPE and getattr(self._host.screen, "writes", False):
            return self._write(self._names.get(key, ""))
        if key in self._held:
            return True
        self._held.add(key)
        name = self._names.get(key, "").removeprefix("numpad")
        intent = TOOLS.get(self._names.get(key, "")) or TOOLS.get(text or "")
        if key == ESCAPE:
            self._host.screen.back()
        elif name.isdecimal():
            self._host.screen.pick(int(name))
        elif intent:
            self._perform(intent)
        else:
            return False
        return True

    def _write(self, name: str) -> bool:
        """Leave a key to the line that is written, but for Enter; return whether it was that."""
        if name in ENTER:
            self._perform("next")
        return name in ENTER

    def _up(self, window: Any, key: int, *_: Any) -> None:
        self._held.discard(key)
