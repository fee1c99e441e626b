"""The saved plays: to and from a stick or a phone, and back from a backup."""

from __future__ import annotations

from companion.screens.actions import ActionScreen
from companion.screens.services import saved
from companion.screens.widgets.action_grid import Action

WORK = {
    "to-stick": saved.copy_to_stick,
    "from-stick": saved.take_from_stick,
    "backup": saved.take_backup,
}
ICONS = {"to-stick": "stick", "from-stick": "stick-out", "phone": "phone", "backup": "undo"}


class SavedScreen(ActionScreen):
    """Actions for all saved plays; none of them loses anything that is here."""

    name = "saved"

    def refresh(self) -> None:
        """Show the number of plays, and when the latest backup was made."""
        super().refresh()
        words, backup = self.presenter.words, self.presenter.backups.latest()
        made = backup.when if backup else "none"
        self.title = words("screens.saved")
        self.note = self.fitting(self._count)
        self.actions = [
            Action(name, words(f"screens.saved-{name}", made=made), icon)
            for name, icon in ICONS.items()
        ]

    @property
    def spoken(self) -> str:
        """The screen's purpose, and the number of plays."""
        return f"{self.title}. {self._count}"

    @property
    def _count(self) -> str:
        return str(self.presenter.words("screens.saved-count", count=self.presenter.store.count()))

    def press(self, name: str) -> None:
        """Run the action; the phone has its own screen."""
        if name == "phone":
            self.presenter.navigation.visit(name)
        elif self.presenter.guard.passes():
            WORK[name](self.presenter)
            self._look_again()

    def back(self) -> None:
        """Go back to the settings."""
        self.presenter.trouble = ""
        self.presenter.navigation.visit("settings")
