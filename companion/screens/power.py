"""Turning the machine off, or restarting it: asked before it is done."""

from __future__ import annotations

from functools import partial

from companion import systemd
from companion.screens.headed import HeadedScreen
from companion.screens.widgets.tap import Face


class PowerScreen(HeadedScreen):
    """What a kiosk has in place of an end: nothing is lost by either."""

    name = "power"

    def refresh(self) -> None:
        tiles = {
            name: Face(self.words(f"screens.{name}"), partial(self._do, name), sign=sign)
            for name, sign in (("power-off", "power"), ("restart", "redo"))
        }
        self.draw_tiles(tiles, self.words("screens.power-ask"))

    @property
    def spoken(self) -> str:
        return self.words("screens.power-ask")

    def _do(self, name: str) -> None:
        if not self.presenter.guard.passes():
            return
        done = systemd.power_off() if name == "power-off" else systemd.restart()
        said = f"screens.{name}-now" if done else "screens.power-refused"
        self.presenter.tell(self.words(said))
