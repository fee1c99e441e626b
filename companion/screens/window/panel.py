"""The light of the panel: as bright as it is set, and dimmer while nobody touches it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.clock import Clock

log = logging.getLogger(__name__)

BACKLIGHTS = Path("/sys/class/backlight")
DIMMED = 15
"""Percent of light that is left when nobody touches the panel: still readable in the dark."""
MINUTE = 60


class Backlight:
    """The first backlight that this machine has and that may be written.

    Where there is none, ``shade`` is told how much of the picture to darken instead (0 to 1).
    """

    def __init__(self, shade: Callable[[float], object], folder: Path = BACKLIGHTS) -> None:
        self._shade = shade
        self._devices = sorted(folder.glob("*"))

    def set(self, percent: float) -> None:
        """Set the light to ``percent`` of its full power, never quite dark."""
        self._shade(0.0 if self._write(percent) else 0.9 * (1 - percent / 100))

    def _write(self, percent: float) -> bool:
        while self._devices:
            device = self._devices[0]
            try:
                most = int((device / "max_brightness").read_text(encoding="ascii"))
                light = str(max(1, round(most * percent / 100)))
                (device / "brightness").write_text(light, encoding="ascii")
            except (OSError, ValueError) as error:
                log.info("%s is no backlight that can be set: %s", device, error)
                del self._devices[0]
            else:
                return True
        return False


class Light:
    """Dims the panel after ``dim_after`` minutes without a touch (0: never).

    ``rest`` is told when it dims, and when it is bright again.
    """

    def __init__(
        self,
        backlight: Backlight,
        brightness: int,
        dim_after: int,
        rest: Callable[[bool], object] = bool,
    ) -> None:
        self._backlight, self._rest = backlight, rest
        self._timer: Any = None
        self.dimmed = False
        self.set(brightness, dim_after)

    def set(self, brightness: int, dim_after: int) -> None:
        """Set the brightness (percent), and the minutes after which the panel dims."""
        self._brightness, self._dim_after = brightness, dim_after
        self._backlight.set(brightness)
        self.dimmed = False
        self.touched()

    def touched(self, *_: Any) -> None:
        """Handle a sign that somebody is there."""
        self.close()
        if self._dim_after:
            self._timer = Clock.schedule_once(self._dim, self._dim_after * MINUTE)

    def close(self) -> None:
        """Set the full brightness again, and stop waiting."""
        if self._timer:
            self._timer.cancel()
        if self.dimmed:
            self.dimmed = False
            self._backlight.set(self._brightness)
            self._rest(False)

    def _dim(self, _: float) -> None:
        self.dimmed = True
        self._rest(True)
        self._backlight.set(min(DIMMED, self._brightness))
