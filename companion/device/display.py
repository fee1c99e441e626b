"""Whether there is a display on which a window can be opened, without importing Kivy."""

from __future__ import annotations

import os
import socket
from collections.abc import Mapping
from pathlib import Path

X_SOCKETS = Path("/tmp/.X11-unix")
X_PORT = 6000
CONNECTORS = Path("/sys/class/drm")
CARDS = Path("/dev/dri")
PATIENCE_S = 0.5


def find_display(
    environ: Mapping[str, str] = os.environ,
    connectors: Path = CONNECTORS,
    cards: Path = CARDS,
) -> tuple[bool, str]:
    """Return whether a window can be opened, and on what or why not."""
    driver = environ.get("SDL_VIDEODRIVER")
    if driver in ("offscreen", "dummy"):
        return driver == "offscreen", f"SDL_VIDEODRIVER={driver}"
    if display := environ.get("DISPLAY"):
        return _x_answers(display), f"DISPLAY={display}"
    if display := environ.get("WAYLAND_DISPLAY"):
        path = Path(environ.get("XDG_RUNTIME_DIR", ""), display)
        return path.is_socket(), f"WAYLAND_DISPLAY={path}"
    return _find_panel(connectors, cards)


def _x_answers(display: str) -> bool:
    """Return whether an X server answers at a name such as ``:0`` or ``localhost:10.0``."""
    host, _, rest = display.rpartition(":")
    number = rest.partition(".")[0]
    if not number.isdecimal():
        return False
    if host in ("", "unix"):
        path = str(X_SOCKETS / f"X{number}")
        return _connects(socket.AF_UNIX, path) or _connects(socket.AF_UNIX, f"\0{path}")
    return _connects(socket.AF_INET, (host, X_PORT + int(number)))


def _connects(family: int, address: str | tuple[str, int]) -> bool:
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.settimeout(PATIENCE_S)
        try:
            probe.connect(address)
        except OSError:
            return False
        return True


def _find_panel(connectors: Path, cards: Path) -> tuple[bool, str]:
    """Look for a panel that isn't used by a compositor, for SDL's KMSDRM."""
    for status in sorted(connectors.glob("card*-*/status")):
        card = cards / status.parent.name.partition("-")[0]
        if status.read_text().strip() == "connected" and os.access(card, os.R_OK | os.W_OK):
            return True, status.parent.name
    return False, "DISPLAY, WAYLAND_DISPLAY, DRM"
