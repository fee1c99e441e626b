"""Turning the machine off, or restarting it, after asking."""

from __future__ import annotations

from threading import Thread

from companion.device import systemd
from companion.screens.question import Question
from companion.screens.sheet import SheetTool
from companion.screens.window.main_thread import on_main_thread


class PowerScreen(Question):
    """Replaces quitting in a kiosk: neither choice loses anything."""

    name = "power"

    def refresh(self) -> None:
        """Ask."""
        words = self.presenter.words
        self.title, self.primary = words("screens.power-ask"), words("screens.back")
        self.text = words("screens.power-saved")
        self.tools = [
            SheetTool(name, words(f"screens.{name}"), icon)
            for name, icon in (("power-off", "power"), ("restart", "redo"))
        ]

    def use(self, name: str) -> None:
        """Turn the machine off, or restart it."""
        if self.presenter.guard.passes():
            self.presenter.announce(self.presenter.words(f"screens.{name}-now"), good=True)
            Thread(target=self._ask, args=[name], name="power", daemon=True).start()

    def _ask(self, name: str) -> None:
        """Ask systemd on a separate thread: it may first have to start the permitting service."""
        if not (systemd.power_off() if name == "power-off" else systemd.restart()):
            refused = self.presenter.words("screens.power-refused")
            on_main_thread(lambda: self.presenter.announce(refused))
