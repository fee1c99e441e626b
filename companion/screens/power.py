"""Turning the machine off, or restarting it: asked before it is done."""

from __future__ import annotations

from functools import partial

from companion import systemd
from companion.screens import tiles
from companion.screens.drawing.painter import Painter
from companion.screens.headed import HeadedScreen
from companion.screens.widgets.tap import Face

ITEMS = {"power-off": "power", "restart": "redo"}
"""What can be done, each with its sign."""


class PowerScreen(HeadedScreen):
    """What a kiosk has in place of an end: nothing is lost by either."""

    name = "power"

    def refresh(self) -> None:
        faces = tiles.put(
            self.measure,
            self.frame,
            [
                (name, Face(self.words(f"screens.{name}"), partial(self._do, name), sign=sign))
                for name, sign in ITEMS.items()
            ],
        )
        back = Face(self.words("screens.back"), self.back, "primary")
        faces["primary"] = (self.frame.primary, back)
        self.put_header(faces, stop=False)
        self.draw(faces, self._paint)

    @property
    def spoken(self) -> str:
        return self.words("screens.power-ask")

    def _do(self, name: str) -> None:
        if not self.presenter.guard.passes():
            return
        done = systemd.power_off() if name == "power-off" else systemd.restart()
        said = f"screens.{name}-now" if done else "screens.power-refused"
        self.presenter.tell(self.words(said))

    def _paint(self, p: Painter) -> None:
        self.paint_header(p, self.words("screens.power-ask"))
