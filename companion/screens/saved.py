"""The saved games: to a stick and from it, to a phone and from it, and back from a backup."""

from __future__ import annotations

from collections.abc import Mapping

from companion.screens.drawing.painter import Painter
from companion.screens.services import saved
from companion.screens.tiles_screen import TilesScreen


class SavedScreen(TilesScreen):
    """What can be done with all saved games; nothing that is here is lost by any of it."""

    name = "saved"
    items: Mapping[str, str] = {
        "to-stick": "stick",
        "from-stick": "stick-out",
        "phone": "phone",
        "backup": "undo",
    }

    @property
    def spoken(self) -> str:
        return f"{self.words('screens.saved')}. {self._count}"

    @property
    def _count(self) -> str:
        return self.words("screens.saved-count", count=len(self.presenter.store.history()))

    def label(self, name: str) -> str:
        backup = self.presenter.backups.latest() if name == "backup" else None
        made = f"{backup.made:%Y-%m-%d %H:%M}" if backup else "none"
        return self.words(f"screens.saved-{name}", made=made)

    def do(self, name: str) -> None:
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

    def paint_title(self, p: Painter) -> None:
        self.paint_header(p, self.words("screens.saved"), self._count)
