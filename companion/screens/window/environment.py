"""Kivy's configuration. Imported before Kivy, which reads it on import."""

from __future__ import annotations

import ctypes
import gc
import os
from contextlib import suppress
from typing import Any, NamedTuple

from companion.storage.settings import home

SURROUNDINGS = {
    "KIVY_NO_ARGS": "1",  # the command line is ours
    "KIVY_NO_CONFIG": "1",
    "KIVY_NO_FILELOG": "1",
    "KIVY_LOG_MODE": "PYTHON",
    "KIVY_HOME": str(home() / "kivy"),
    "KIVY_WINDOW": "sdl2",
    "KIVY_IMAGE": "sdl2",  # else Pillow is imported, too
    "KIVY_TEXT": "sdl2",
    "KIVY_AUDIO": "sdl2",
    "KIVY_CLIPBOARD": "sdl2",  # else programs are started to find another
    "KCFG_KIVY_EXIT_ON_ESCAPE": "0",
    "KCFG_KIVY_LOG_LEVEL": "critical",
    "KCFG_GRAPHICS_ALLOW_SCREENSAVER": "0",
    "KCFG_GRAPHICS_MAXFPS": "30",
    "KCFG_GRAPHICS_MULTISAMPLES": "0",
    "KCFG_GRAPHICS_SHOW_CURSOR": "0",
}
for name, value in SURROUNDINGS.items():
    os.environ.setdefault(name, value)


M_MMAP_THRESHOLD, LARGE = -3, 128 * 1024
"""glibc's parameter for the size in bytes from which freed memory is returned at once.

A software renderer takes pieces of 64 KiB for every frame: returning them is a third of its cost.
"""

COLLECTED = 30_000
"""The number of new objects that starts a garbage collection: one Kivy screen makes thousands.

Garbage is also collected while idle: see `companion.screens.services.tidying`.
"""

X_LIBRARY = "libX11.so.6"  # SDL opens it by this name, too; searching for another runs a compiler
WINDOW_MANAGER, X_WINDOW = b"_NET_SUPPORTING_WM_CHECK", 33
"""The property by which a window manager names its window, and X's number for "a window"."""


def configure(size: tuple[int, int] | None = None, rotation: int = 0) -> None:
    """Configure Kivy's window and its only source of touches; call it before there is a window.

    ``size`` is the window's, None fills the screen. ``rotation`` (degrees) turns both what is shown
    and where it is touched.
    """
    from kivy.config import Config

    give_memory_back()
    # A second provider would report every touch twice.
    Config.set("input", "mouse", "mouse,multitouch_on_demand")
    Config.remove_option("input", "%(name)s")
    Config.set("graphics", "rotation", rotation)
    Config.set("graphics", "fullscreen", "0" if size else "auto")
    if size:
        Config.set("graphics", "show_cursor", "1")
    elif screen := x_screen():
        # Without a window manager nothing makes the window full screen, and SDL waits for that.
        size = screen.size
        Config.set("graphics", "position", "custom")
        Config.set("graphics", "left", 0)
        Config.set("graphics", "top", 0)
        if not screen.managed:
            Config.set("graphics", "fullscreen", "0")
            Config.set("graphics", "borderless", "1")
    if size:
        Config.set("graphics", "width", size[0])
        Config.set("graphics", "height", size[1])


def give_memory_back() -> None:
    """Make the C library return large freed pieces of memory.

    Else it learns from the first textures and sounds to keep them, and free memory is fragmented:
    after 60 steps some 45 MiB. C libraries other than glibc ignore this.
    """
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE)


def trim() -> None:
    """Make the C library return free memory between pieces in use, within 1 ms.

    C libraries other than glibc ignore this.
    """
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


def ease_collection() -> None:
    """Collect garbage less often, and skip what is loaded by now: taps wait for it."""
    gc.set_threshold(COLLECTED)
    gc.freeze()


class XScreen(NamedTuple):
    """The screen of an X display: its size in pixels, and whether it has a window manager."""

    size: tuple[int, int]
    managed: bool


def x_screen() -> XScreen | None:
    """Return the screen of the X display, None without one."""
    if os.environ.get("SDL_VIDEODRIVER") or not os.environ.get("DISPLAY"):
        return None
    try:
        x11 = ctypes.CDLL(X_LIBRARY)
    except OSError:
        return None
    x11.XOpenDisplay.restype = ctypes.c_void_p
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    if display.value is None:
        return None
    size = x11.XDisplayWidth(display, 0), x11.XDisplayHeight(display, 0)
    managed = _has_window_manager(x11, display)
    x11.XCloseDisplay(display)
    return XScreen(size, managed)


def _has_window_manager(x11: Any, display: ctypes.c_void_p) -> bool:
    """Return whether a window manager announces itself on the root window (EWMH)."""
    x11.XInternAtom.restype = x11.XDefaultRootWindow.restype = ctypes.c_ulong
    said = ctypes.c_ulong(x11.XInternAtom(display, WINDOW_MANAGER, True))
    if not said.value:  # the name has never been used on this display
        return False
    root = ctypes.c_ulong(x11.XDefaultRootWindow(display))
    kind, count, left = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_ulong()
    bits, found = ctypes.c_int(), ctypes.c_void_p()
    wanted = ctypes.c_long(0), ctypes.c_long(1), False, ctypes.c_ulong(X_WINDOW)
    fields = (ctypes.byref(each) for each in (kind, bits, count, left, found))
    x11.XGetWindowProperty(display, root, said, *wanted, *fields)
    if found.value is not None:
        x11.XFree(found)
    return count.value > 0
