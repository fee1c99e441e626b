"""The contrast of a colour with its background."""

from __future__ import annotations

READ, SEEN = 4.5, 3
"""The minimum contrast of text, and of graphics (WCAG 2.1, level AA)."""


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours such as ``#f0dfc0`` (WCAG 2.1)."""
    dark, light = sorted(map(luminance, (one, other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(code: str) -> float:
    parts = [int(code[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
