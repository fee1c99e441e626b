"""How near two fingers have brought a picture, and which part of it is seen."""

from __future__ import annotations

from companion.screens.frame import Box

NEAREST = 3
"""By how much a picture may be larger than its place."""


class Zoom:
    """A picture that is ``scale`` times as large as its place, moved by ``x``, ``y`` (units)."""

    def __init__(self) -> None:
        self.scale, self.x, self.y = 1.0, 0.0, 0.0

    def seen(self, box: Box) -> Box:
        """Return where the whole picture stands of which a part is seen in a box."""
        if self.scale == 1:
            return box
        left, top = self.x + self.scale * box.x, self.y + self.scale * box.y
        return Box(left, top, self.scale * box.wide, self.scale * box.high)

    def bring(self, by: float, at: tuple[float, float], to: tuple[float, float], box: Box) -> bool:
        """Make it larger, and move what was ``at`` a point ``to`` another; it fills its place.

        Return whether anything is seen of that.
        """
        stood = self.scale, self.x, self.y
        before, self.scale = self.scale, min(max(self.scale * by, 1), NEAREST)
        by = self.scale / before
        x, y = to[0] - by * (at[0] - self.x), to[1] - by * (at[1] - self.y)
        less = 1 - self.scale
        self.x = min(max(x, box.right * less), box.x * less)
        self.y = min(max(y, box.bottom * less), box.y * less)
        return (self.scale, self.x, self.y) != stood
