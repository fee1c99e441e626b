"""The Wi-Fi for guests: a code with which a phone joins it."""

from __future__ import annotations

from companion.appendix import qr
from companion.screens.framed import Faces
from companion.screens.qr import CodeScreen


class WifiScreen(CodeScreen):
    """The code of the network that is set, or how to set one; the password stands in no letters.

    It leads back ``to`` the screen that it was opened on.
    """

    name = "wifi"
    of_step = False
    heading = "wifi"

    def find(self) -> None:
        settings = self.presenter.settings
        name, password = settings.guest_wifi, settings.guest_wifi_password
        self.title = name or self.words("screens.wifi-none")
        self.scan = "wifi-scan" if name else "wifi-set"
        self.address = qr.wifi(name, password) if name else ""

    def follow(self) -> None:
        """Do nothing: the network stays what it is."""

    def tools(self) -> Faces:
        return {}

    def holds(self) -> list[str]:
        return []

    @property
    def written(self) -> str:
        return ""

    @property
    def spoken(self) -> str:
        told = self.words(f"screens.{self.scan if self.address else 'wifi-none'}")
        return f"{self.words('screens.wifi')}. {told}"

    def back(self) -> None:
        """Go back to where it was opened."""
        self.presenter.visit(self.detail.get("to", "settings"))
