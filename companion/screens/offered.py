"""The settings that came with saved plays: asks whether to use them."""

from __future__ import annotations

from typing import Any

from companion.screens.models.rows import Entry
from companion.screens.models.settings import SettingsWords
from companion.screens.sheet import SheetTool
from companion.screens.value_screen import READ, ValueScreen
from companion.storage.settings import settings_to_offer


class OfferedScreen(ValueScreen):
    """The settings that differ, and the two answers: the primary button changes nothing.

    ``detail`` has the ``settings`` by name.
    """

    name = "offered"

    @property
    def settings(self) -> dict[str, Any]:
        """The offered settings that still differ from those here."""
        return settings_to_offer(self.detail.get("settings", {}), self.presenter.settings)

    @property
    def _worded(self) -> list[tuple[str, str]]:
        """The offered settings in words."""
        known = SettingsWords(self.presenter.settings, self.presenter.phrasebook, None)
        return [(known.label(name), known.worded(name, to)) for name, to in self.settings.items()]

    def show_list(self) -> None:
        """Show the offered settings."""
        self.title, self.primary = self.text("offered"), self.text("offered-keep")
        self.tools = [SheetTool("take", self.text("offered-take"), "check")]
        self.entries = [
            Entry("fact", f"{READ}{at}", label, value, spoken=f"{label}: {value}")
            for at, (label, value) in enumerate(self._worded)
        ]

    def use(self, name: str) -> None:
        """Set all of them, and go back to the saved plays."""
        if not self.presenter.guard.passes():
            return
        settings = self.settings
        self.presenter.navigation.show("saved")
        for field, value in settings.items():
            self.presenter.preferences.set(field, value)
        trouble = self.presenter.trouble
        self.presenter.announce(trouble or self.text("offered-taken"), good=not trouble)

    @property
    def spoken(self) -> str:
        """The question, and all offered settings."""
        each = (f"{label}: {value}." for label, value in self._worded)
        return " ".join([self.text("offered"), *each])

    def back(self) -> None:
        """Go back to the saved plays without setting anything."""
        self.presenter.navigation.visit("saved")
