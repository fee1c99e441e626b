"""The panel's backlight: as bright as set, and dimmer while nobody touches it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.clock import Clock

log = logging.getLogger(__name__)

BACKLIGHTS = Path("/sys/class/backlight")
DIMMED_PERCENT = 15
"""Percent of light left when nobody touches the panel: still readable in the dark."""
MINUTE_S = 60
GAMMA = 2.2
"""The exponent from a pixel's value to its light: a picture at 0.5 gives a fifth of its light."""

MAX_BRIGHT_MINUTES = 60
"""Minutes for which an unread message keeps the panel bright."""


class Backlight:
    """The machine's first writable backlight.

    Without one, ``shade`` is called with how much to darken the picture instead (0 to 1).
    """

    def __init__(self, shade: Callable[[float], object], folder: Path = BACKLIGHTS) -> None:
        self._shade = shade
        self._devices = sorted(folder.glob("*"))

    def set(self, percent: float) -> None:
        """Set the light to ``percent`` of its full power; only 0 is completely dark."""
        self._shade(0.0 if self._write(percent) else 1 - (percent / 100) ** (1 / GAMMA))

    def _write(self, percent: float) -> bool:
        while self._devices:
            device = self._devices[0]
            try:
                most = int((device / "max_brightness").read_text(encoding="ascii"))
                light = str(max(1, round(most * percent / 100)) if percent else 0)
                (device / "brightness").write_text(light, encoding="ascii")
            except (OSError, ValueError) as error:
                log.info("%s is not a backlight that can be set: %s", device, error)
                del self._devices[0]
            else:
                return True
        return False


class Light:
    """Dims the panel when nobody touches it, and darkens it later.

    ``rest`` is called when it dims, and when it is bright again. While something is ``unread`` by
    the player it stays bright, for an hour at most.
    """

    def __init__(
        self,
        backlight: Backlight,
        rest: Callable[[bool], object] = bool,
        unread: Callable[[], bool] = bool,
    ) -> None:
        self._backlight, self._rest, self._unread = backlight, rest, unread
        self._timer: Any = None
        self._brightness = 100
        self._dim_after = self._dark_after = self._waited = 0
        self.dimmed = False

    def set(self, brightness: int, dim_after: int, dark_after: int = 0) -> None:
        """Set the brightness (percent), the minutes until it dims, and from then until it is dark.

        0 means never.
        """
        self.close()
        self._brightness, self._dim_after, self._dark_after = brightness, dim_after, dark_after
        self._backlight.set(brightness)
        self.touched()

    def touched(self, *_: Any) -> None:
        """Handle a sign of the player's presence."""
        self.close()
        self._waited = self._dim_after
        if self._dim_after:
            self._in(self._dim_after, self._dim)

    def close(self) -> None:
        """Set the full brightness again, and stop waiting."""
        if self._timer:
            self._timer.cancel()
        if self.dimmed:
            self.dimmed = False
            self._backlight.set(self._brightness)
            self._rest(False)

    def _in(self, minutes: int, then: Callable[[], object]) -> None:
        self._timer = Clock.schedule_once(lambda _: then(), minutes * MINUTE_S)

    def _dim(self) -> None:
        if self._unread() and self._waited < MAX_BRIGHT_MINUTES:
            self._waited += 1
            self._in(1, self._dim)
            return
        self.dimmed = True
        self._rest(True)
        self._backlight.set(min(DIMMED_PERCENT, self._brightness))
        if self._dark_after:
            self._in(self._dark_after, lambda: self._backlight.set(0))
