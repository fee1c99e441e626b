"""The page that explains the step, as a QR code as large as the screen allows."""

from __future__ import annotations

from typing import Any

from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from companion.screens.screen import CompanionScreen
from companion.screens.services import appendix


class QrCode(Widget):
    """Black on white, every module a whole number of pixels."""

    address = StringProperty()
    texture = ObjectProperty(None, allownone=True)
    side = NumericProperty(0)

    def on_size(self, *_: Any) -> None:
        """Draw it in the size there is."""
        self._draw()

    def on_address(self, *_: Any) -> None:
        """Draw it for what it says."""
        self._draw()

    def _draw(self) -> None:
        from companion.appendix.qr import texture

        room = int(min(self.size))
        if self.address and room >= 100:
            self.texture = texture(self.address, room)
            self.side = self.texture.width


class CodeScreen(CompanionScreen):
    """The QR code, its address in letters, and the way to read the page here."""

    name = "code"
    title = StringProperty()
    address = StringProperty()

    def refresh(self) -> None:
        self.title = appendix.title(self.presenter)
        self.address = appendix.address(self.presenter) or ""

    @property
    def spoken(self) -> str:
        return f"{self.title}. {self.words('screens.qr-scan')}."

    def do_qr(self) -> None:
        """Go back."""
        self.back()

    def do_read(self) -> None:
        """Read the page here."""
        self.presenter.read("page")
