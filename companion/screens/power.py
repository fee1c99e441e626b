"""Turning the machine off, or restarting it: asked before it is done."""

from __future__ import annotations

from functools import partial
from threading import Thread

from companion.device import systemd
from companion.screens.headed import HeadedScreen
from companion.screens.widgets.tap import Face
from companion.screens.window.main_thread import on_main_thread


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
        self.presenter.tell(self.words(f"screens.{name}-now"), good=True)
        Thread(target=self._ask, args=[name], name="power", daemon=True).start()

    def _ask(self, name: str) -> None:
        """Ask systemd on a thread of its own: it may have to start first who allows it."""
        if not (systemd.power_off() if name == "power-off" else systemd.restart()):
            refused = self.words("screens.power-refused")
            on_main_thread(lambda: self.presenter.tell(refused))
