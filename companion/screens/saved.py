"""The saved games: to a stick and from it, to a phone and from it, and back from a backup."""

from __future__ import annotations

from functools import partial

from companion.screens import tiles
from companion.screens.drawing.painter import Painter
from companion.screens.headed import HeadedScreen
from companion.screens.services import saved
from companion.screens.widgets.tap import Face

ITEMS = {"to-stick": "stick", "from-stick": "stick-out", "phone": "phone", "backup": "undo"}
"""What can be done, each with its sign."""


class SavedScreen(HeadedScreen):
    """What can be done with all saved games; nothing that is here is lost by any of it."""

    name = "saved"

    def refresh(self) -> None:
        faces = tiles.put(
            self.measure,
            self.frame,
            [
                (name, Face(self._label(name), partial(self._do, name), sign=sign))
                for name, sign in ITEMS.items()
            ],
        )
        back = Face(self.words("screens.back"), self.back, "primary")
        faces["primary"] = (self.frame.primary, back)
        self.put_header(faces, stop=False)
        self.draw(faces, self._paint)

    @property
    def spoken(self) -> str:
        return f"{self.words('screens.saved')}. {self._count}"

    @property
    def _count(self) -> str:
        return self.words("screens.saved-count", count=len(self.presenter.store.history()))

    def _label(self, name: str) -> str:
        backup = self.presenter.backups.latest() if name == "backup" else None
        made = f"{backup.made:%Y-%m-%d %H:%M}" if backup else "none"
        return self.words(f"screens.saved-{name}", made=made)

    def _do(self, name: str) -> None:
        if not self.presenter.guard.passes():
            return
        if name == "phone":
            self.presenter.visit("phone")
            return
        {
            "to-stick": saved.copy_to_stick,
            "from-stick": saved.take_from_stick,
            "backup": saved.take_backup,
        }[name](self.presenter)
        self.refresh()

    def back(self) -> None:
        """Go back to the settings."""
        self.presenter.trouble = ""
        self.presenter.visit("settings")

    def _paint(self, p: Painter) -> None:
        self.paint_header(p, self.words("screens.saved"), self._count)
