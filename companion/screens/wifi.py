"""The Wi-Fi for guests: a code with which a phone joins it."""

from __future__ import annotations

from collections.abc import Iterator

from companion.appendix import qr
from companion.screens.code import CodeScreen
from companion.screens.sheet import SheetTool


class WifiScreen(CodeScreen):
    """The code of the network that is set, or how to set one; the password stands in no letters.

    It leads back ``to`` the screen that it was opened on.
    """

    name = "wifi"
    of_step = False
    heading = "wifi"

    def find(self) -> None:
        """Find the network that is set."""
        settings, words = self.presenter.settings, self.presenter.words
        name, password = settings.guest_wifi, settings.guest_wifi_password
        self.about = name or words("screens.wifi-none")
        self.how = words("screens.wifi-scan" if name else "screens.wifi-set")
        self.address = qr.wifi(name, password) if name else ""

    def find_tools(self) -> Iterator[SheetTool]:
        """Yield nothing."""
        yield from ()

    def follow(self) -> None:
        """Do nothing: the network stays what it is."""

    @property
    def spoken(self) -> str:
        """How the code is used, or that there is none."""
        return f"{self.title}. {self.how if self.address else self.about}"

    def back(self) -> None:
        """Go back to where it was opened."""
        self.presenter.navigation.visit(self.detail.get("to", "settings"))
