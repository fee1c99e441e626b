"""The Wi-Fi for guests: a code with which a phone joins it."""

from __future__ import annotations

from collections.abc import Iterator

from companion.appendix import qr
from companion.screens.code import CodeScreen
from companion.screens.sheet import SheetTool


class WifiScreen(CodeScreen):
    """The code of the configured network, or how to configure one; the password is never text.

    It leads back ``to`` the screen that opened it.
    """

    name = "wifi"
    of_step = False
    heading = "wifi"

    def find(self) -> None:
        """Find the configured network."""
        settings, words = self.presenter.settings, self.presenter.words
        name, password = settings.guest_wifi, settings.guest_wifi_password
        self.about = name or words("screens.wifi-none")
        self.how = words("screens.wifi-scan" if name else "screens.wifi-set")
        self.address = qr.wifi(name, password) if name else ""

    def find_tools(self) -> Iterator[SheetTool]:
        """Yield nothing."""
        yield from ()

    def follow(self) -> None:
        """Do nothing: the network doesn't change."""

    @property
    def spoken(self) -> str:
        """How to use the code, or that there is none."""
        return f"{self.title}. {self.how if self.address else self.about}"

    def back(self) -> None:
        """Go back to the screen that opened it."""
        self.presenter.navigation.visit(self.detail.get("to", "settings"))
