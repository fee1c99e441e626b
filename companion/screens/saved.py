"""The saved plays: to a stick and from it, to a phone and from it, and back from a backup."""

from __future__ import annotations

from companion.screens.actions import ActionScreen
from companion.screens.services import saved
from companion.screens.widgets.action_grid import Action

WORK = {
    "to-stick": saved.copy_to_stick,
    "from-stick": saved.take_from_stick,
    "backup": saved.take_backup,
}
SIGNS = {"to-stick": "stick", "from-stick": "stick-out", "phone": "phone", "backup": "undo"}


class SavedScreen(ActionScreen):
    """What can be done with all saved plays; nothing that is here is lost by any of it."""

    name = "saved"

    def refresh(self) -> None:
        """Show how many plays there are, and when the latest backup was made."""
        super().refresh()
        words, backup = self.presenter.words, self.presenter.backups.latest()
        made = backup.when if backup else "none"
        self.title = words("screens.saved")
        self.note = self.fitting(self._count)
        self.actions = [
            Action(name, words(f"screens.saved-{name}", made=made), sign)
            for name, sign in SIGNS.items()
        ]

    @property
    def spoken(self) -> str:
        """What it is, and how many plays there are."""
        return f"{self.title}. {self._count}"

    @property
    def _count(self) -> str:
        return str(self.presenter.words("screens.saved-count", count=self.presenter.store.count()))

    def press(self, name: str) -> None:
        """Do it; the phone has a screen of its own."""
        if name == "phone":
            self.presenter.navigation.visit(name)
        elif self.presenter.guard.passes():
            WORK[name](self.presenter)
            self._look_again()

    def back(self) -> None:
        """Go back to the settings."""
        self.presenter.trouble = ""
        self.presenter.navigation.visit("settings")
