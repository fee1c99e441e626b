"""The saved plays: to a stick and from it, to a phone and from it, and back from a backup."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from companion.screens.headed import HeadedScreen
from companion.screens.presenter import Presenter
from companion.screens.services import saved
from companion.screens.widgets.tap import Face


class SavedScreen(HeadedScreen):
    """What can be done with all saved plays; nothing that is here is lost by any of it."""

    name = "saved"

    def refresh(self) -> None:
        backup = self.presenter.backups.latest()
        made = backup.when if backup else "none"
        tiles = {
            name: Face(self.words(f"screens.saved-{name}", made=made), act, sign=sign)
            for name, sign, act in (
                ("to-stick", "stick", partial(self._do, saved.copy_to_stick)),
                ("from-stick", "stick-out", partial(self._do, saved.take_from_stick)),
                ("phone", "phone", partial(self.presenter.visit, "phone")),
                ("backup", "undo", partial(self._do, saved.take_backup)),
            )
        }
        self.draw_tiles(tiles, self.words("screens.saved"), self._count)

    @property
    def spoken(self) -> str:
        return f"{self.words('screens.saved')}. {self._count}"

    @property
    def _count(self) -> str:
        return self.words("screens.saved-count", count=self.presenter.store.count())

    def _do(self, work: Callable[[Presenter], None]) -> None:
        if self.presenter.guard.passes():
            work(self.presenter)
            self._look_again()

    def back(self) -> None:
        """Go back to the settings."""
        self.presenter.trouble = ""
        self.presenter.visit("settings")
