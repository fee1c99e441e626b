"""Turning the machine off, or restarting it: asked before it is done."""

from __future__ import annotations

from collections.abc import Mapping

from companion import systemd
from companion.screens.drawing.painter import Painter
from companion.screens.tiles_screen import TilesScreen


class PowerScreen(TilesScreen):
    """What a kiosk has in place of an end: nothing is lost by either."""

    name = "power"
    items: Mapping[str, str] = {"power-off": "power", "restart": "redo"}

    @property
    def spoken(self) -> str:
        return self.words("screens.power-ask")

    def do(self, name: str) -> None:
        done = systemd.power_off() if name == "power-off" else systemd.restart()
        said = f"screens.{name}-now" if done else "screens.power-refused"
        self.presenter.tell(self.words(said))

    def paint_title(self, p: Painter) -> None:
        self.paint_header(p, self.words("screens.power-ask"))
