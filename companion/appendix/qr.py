"""The URL of a page as a QR code: for Kivy, for a terminal, or as plain modules."""

from __future__ import annotations

import re
from typing import Any

Matrix = list[list[bool]]

BORDER = 4
SHARES = (0.45, 0.65), (0.88, 0.5)
"""The maximum share of a screen's width and height for a code, in landscape and portrait."""

_DARK_ON_LIGHT = "\x1b[38;5;16;48;5;231m"
_RESET = "\x1b[0m"
_HALF_BLOCKS = {
    (False, False): " ",
    (True, False): "▀",
    (False, True): "▄",
    (True, True): "█",
}


def matrix(text: str) -> Matrix:
    """Return the square of modules for ``text``, top row first, ``True`` for black.

    It includes the white border of four modules; the error correction is level M.
    """
    import qrcode  # with the first code: that keeps startup fast

    code = qrcode.QRCode(error_correction=qrcode.ERROR_CORRECT_M, border=BORDER)
    code.add_data(text)
    return code.get_matrix()


def pixels(text: str, size: int) -> tuple[int, bytes]:
    """Return the side in pixels, at most ``size``, and one grey byte per pixel, top row first.

    Every module has the same whole number of pixels. Raises `ValueError` if ``size`` has no room
    for one pixel per module.
    """
    modules = matrix(text)
    scale = size // len(modules)
    if not scale:
        raise ValueError(f"{len(modules)} modules do not fit in {size} pixels")
    rows = (bytes(0 if black else 255 for black in row for _ in range(scale)) for row in modules)
    return len(modules) * scale, b"".join(row * scale for row in rows)


def texture(text: str, size: int) -> Any:
    """Return a Kivy texture at most ``size`` pixels wide, to be drawn at its own size.

    It restores itself when Kivy loses its graphics context. Raises `ValueError` as `pixels`.
    """
    from kivy.graphics.texture import Texture

    side, grey = pixels(text, size)

    def fill(target: Any) -> None:
        target.blit_buffer(grey, colorfmt="luminance", bufferfmt="ubyte")

    drawn = Texture.create(size=(side, side), colorfmt="luminance")
    drawn.mag_filter = drawn.min_filter = "nearest"
    drawn.flip_vertical()
    drawn.add_reload_observer(fill)
    fill(drawn)
    return drawn


def side(width: float, height: float) -> int:
    """Return the maximum width in pixels of a code on a screen of this size."""
    across, down = SHARES[width < height]
    return int(min(across * width, down * height))


def wifi(name: str, password: str) -> str:
    """Return the content of a code that joins a Wi-Fi; without a password, an open one."""
    shown, secret = (re.sub(r'([\\;,:"])', r"\\\1", text) for text in (name, password))
    return f"WIFI:T:{'WPA' if password else 'nopass'};S:{shown};P:{secret};;"


def terminal(text: str) -> str:
    """Return ``text`` as a QR code of half blocks, two rows of modules per line.

    Black on white by escape sequences, whatever the terminal's colours.
    """
    modules = matrix(text)
    modules += [[False] * len(modules)] * (len(modules) % 2)
    lines = (
        "".join(_HALF_BLOCKS[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(modules[::2], modules[1::2], strict=True)
    )
    return "\n".join(f"{_DARK_ON_LIGHT}{line}{_RESET}" for line in lines)
