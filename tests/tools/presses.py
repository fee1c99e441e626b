"""A finger for measuring: presses that reach the window as a player's do."""

from __future__ import annotations

import ctypes
import os
from pathlib import Path
from typing import Protocol

X_LIBRARY, X_TEST_LIBRARY = "libX11.so.6", "libXtst.so.6"
LEFT = 1
DOWN, UP = 0x401, 0x402
"""SDL's codes for a mouse button going down, and up."""


class Finger(Protocol):
    """Presses and lifts at a position in the window, counted from its top left corner.

    ``name`` is the path that the presses take.
    """

    name: str

    def move(self, x: int, y: int) -> None:
        """Go above a place."""
        ...

    def press(self) -> None:
        """Press there."""
        ...

    def lift(self) -> None:
        """Let go."""
        ...


class XFinger:
    """Presses through the X server, as its own input does.

    ``left`` and ``top`` are the window's place on the screen. Raises `OSError` where there is no
    X server, or it has not the extension XTEST.
    """

    name = "x"

    def __init__(self, left: int = 0, top: int = 0) -> None:
        if os.environ.get("SDL_VIDEODRIVER", "x11") != "x11":
            raise OSError("the window is not on an X server")
        self._x11, self._test = ctypes.CDLL(X_LIBRARY), ctypes.CDLL(X_TEST_LIBRARY)
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        self._display = ctypes.c_void_p(self._x11.XOpenDisplay(None))
        numbers = [ctypes.byref(ctypes.c_int()) for _ in range(4)]
        if not self._display.value or not self._test.XTestQueryExtension(self._display, *numbers):
            raise OSError("no X server takes presses")
        self._left, self._top = left, top

    def move(self, x: int, y: int) -> None:
        """Go above a place."""
        self._test.XTestFakeMotionEvent(self._display, -1, self._left + x, self._top + y, 0)
        self._x11.XSync(self._display, 0)

    def press(self) -> None:
        """Press there."""
        self._button(True)

    def lift(self) -> None:
        """Let go."""
        self._button(False)

    def _button(self, down: bool) -> None:
        self._test.XTestFakeButtonEvent(self._display, LEFT, int(down), 0)
        self._x11.XSync(self._display, 0)


class _ButtonEvent(ctypes.Structure):
    """SDL's event of a mouse button, at the length of its longest event."""

    _fields_ = (
        ("type", ctypes.c_uint32),
        ("timestamp", ctypes.c_uint32),
        ("window", ctypes.c_uint32),
        ("which", ctypes.c_uint32),
        ("button", ctypes.c_uint8),
        ("state", ctypes.c_uint8),
        ("clicks", ctypes.c_uint8),
        ("padding", ctypes.c_uint8),
        ("x", ctypes.c_int32),
        ("y", ctypes.c_int32),
        ("rest", ctypes.c_uint8 * 28),
    )


class SdlFinger:
    """Puts presses into SDL's queue: for a window without an X server, such as one off screen.

    ``arrives`` is an open file that is readable once one is there, as the socket of an X server
    would be. Raises `OSError` if this process has no SDL.
    """

    name = "sdl"

    def __init__(self) -> None:
        maps = Path("/proc/self/maps").read_text(encoding="utf-8").splitlines()
        names = (line.rpartition(" ")[2] for line in maps)
        library = next((each for each in names if Path(each).name.startswith("libSDL2-")), None)
        if library is None:
            raise OSError("SDL is not loaded")
        self._sdl = ctypes.CDLL(library)
        self._at = 0, 0
        self.arrives = os.eventfd(0, os.EFD_NONBLOCK | os.EFD_CLOEXEC)

    def move(self, x: int, y: int) -> None:
        """Go above a place."""
        self._at = x, y

    def press(self) -> None:
        """Press there."""
        self._push(DOWN, 1)

    def lift(self) -> None:
        """Let go."""
        self._push(UP, 0)

    def _push(self, kind: int, state: int) -> None:
        x, y = self._at
        event = _ButtonEvent(type=kind, button=LEFT, state=state, clicks=1, x=x, y=y)
        self._sdl.SDL_PushEvent(ctypes.byref(event))
        os.eventfd_write(self.arrives, 1)


def x_takes_presses() -> bool:
    """Return whether there is an X server here that takes presses."""
    try:
        XFinger()
    except OSError:
        return False
    return True
