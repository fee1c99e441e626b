"""A screen of a few things to do, as tiles, and the way back."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from companion.screens import tiles
from companion.screens.drawing.painter import Painter
from companion.screens.headed import HeadedScreen
from companion.screens.widgets.tap import Face


class TilesScreen(HeadedScreen):
    """Each thing of ``items`` has its sign; a tap is `do`, unless it comes too soon."""

    items: Mapping[str, str] = {}

    def refresh(self) -> None:
        faces = tiles.put(
            self.measure,
            self.frame,
            [
                (name, Face(self.label(name), partial(self._tapped, name), sign=sign))
                for name, sign in self.items.items()
            ],
        )
        back = Face(self.words("screens.back"), self.back, "primary")
        faces["primary"] = (self.frame.primary, back)
        self.put_header(faces, stop=False)
        self.draw(faces, self.paint_title)

    def label(self, name: str) -> str:
        """Return what is written on a tile."""
        return self.words(f"screens.{name}")

    def do(self, name: str) -> None:
        """Do what a tile is for."""
        raise NotImplementedError

    def paint_title(self, p: Painter) -> None:
        """Draw the header."""
        raise NotImplementedError

    def _tapped(self, name: str) -> None:
        if self.presenter.guard.passes():
            self.do(name)
