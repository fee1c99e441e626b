"""How Kivy behaves here. Imported before Kivy, which reads this when it is imported."""

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
"""glibc's name for the bytes from which on memory is given back as soon as it is free.

A renderer in software takes pieces of 64 KiB for every frame: giving them back is a third of its
cost.
"""

COLLECTED = 30_000
"""How many new objects start a garbage collection: one Kivy screen makes thousands.

Garbage is looked for while nothing happens, too: see `companion.screens.services.tidying`.
"""

X_LIBRARY = "libX11.so.6"  # SDL opens it by this name, too; to look for another runs a compiler
WINDOW_MANAGER, X_WINDOW = b"_NET_SUPPORTING_WM_CHECK", 33
"""What a window manager names its window by, and X's number for "a window"."""


def configure(size: tuple[int, int] | None = None, rotation: int = 0) -> None:
    """Tell Kivy about the window and its only source of touches; call it before there is a window.

    ``size`` is that of a window, None fills the screen. ``rotation`` (degrees) turns what is shown
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
        # Without a window manager nobody makes a full screen of the window, and SDL waits for one.
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
    """Have the C library give back large pieces of memory when they are free.

    Else it learns from the first textures and sounds to keep them, and what is free is scattered:
    after 60 steps some 45 MiB. Another C library than glibc does as it likes.
    """
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE)


def trim() -> None:
    """Have the C library give back what is free between pieces that are in use, within 1 ms.

    Another C library than glibc does as it likes.
    """
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


def ease_collection() -> None:
    """Collect garbage less often, and leave out what is loaded by now: a tap waits for it."""
    gc.set_threshold(COLLECTED)
    gc.freeze()


class XScreen(NamedTuple):
    """The screen of an X display: its size in pixels, and whether a window manager runs there."""

    size: tuple[int, int]
    managed: bool


def x_screen() -> XScreen | None:
    """Return the screen of the X display, None where there is no X display."""
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
    """Return whether a window manager says on the root window that it is there (EWMH)."""
    x11.XInternAtom.restype = x11.XDefaultRootWindow.restype = ctypes.c_ulong
    said = ctypes.c_ulong(x11.XInternAtom(display, WINDOW_MANAGER, True))
    if not said.value:  # nobody has ever used the word on this display
        return False
    root = ctypes.c_ulong(x11.XDefaultRootWindow(display))
    kind, count, left = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_ulong()
    bits, found = ctypes.c_int(), ctypes.c_void_p()
    wanted = ctypes.c_long(0), ctypes.c_long(1), False, ctypes.c_ulong(X_WINDOW)
    told = (ctypes.byref(each) for each in (kind, bits, count, left, found))
    x11.XGetWindowProperty(display, root, said, *wanted, *told)
    if found.value is not None:
        x11.XFree(found)
    return count.value > 0
