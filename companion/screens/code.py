"""A URL for a phone, as a QR code as large as the screen allows; see ``kv/code.kv``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from companion.appendix import qr
from companion.appendix.server import FOLLOWED_S
from companion.screens.presenter import Presenter
from companion.screens.presenter.navigation import PAGE
from companion.screens.services import appendix
from companion.screens.sheet import Sheet, SheetTool
from companion.screens.theme import theme
from companion.screens.widgets.words import width_of

EDGE_DP = 8
"""The paper around a code, beyond the white that is part of it."""

SMALLER = 0.85
"""The least share of its largest width to which a code shrinks to show all text below it."""


class QrCode(Widget):
    """A code as large as whole pixels allow, on its paper."""

    text = StringProperty()
    texture = ObjectProperty(None, allownone=True)
    largest = NumericProperty()
    """The width in pixels of its paper where there is room."""
    room = NumericProperty()
    """The pixels that the text below leaves for it."""

    def __init__(self, **kwargs: Any) -> None:
        update = Clock.create_trigger(self.update, -1)
        super().__init__(**kwargs)
        self.fbind("text", update)
        self.fbind("size", update)

    def update(self, *_: Any) -> None:
        """Create the code for the text and the available room."""
        room = int(min(self.size) - 2 * dp(EDGE_DP))
        self.texture = qr.texture(self.text, room) if self.text else None


class CodeScreen(Sheet):
    """The page that explains the step: its code, and its contents.

    While it is shown, the code follows changes of the machine's address.
    """

    name = "code"
    kv = "code"
    of_step = True
    heading = "qr-title"

    address = StringProperty()
    """The code's URL, "" if there is none."""
    about = StringProperty()
    """What the code leads to."""
    holds = ListProperty()
    """What the phone will show, in short lines."""
    how = StringProperty()
    """How to use the code."""
    written = StringProperty()
    """The URL in text, for a phone that cannot scan."""

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self._watch = Clock.create_trigger(lambda _: self.follow(), FOLLOWED_S, interval=True)

    def open(self, detail: Mapping[str, Any]) -> None:
        """Show the code, with its text scrolled to the top."""
        self.ids.text.scroll_y = 1
        super().open(detail)

    def refresh(self) -> None:
        """Show the code for its current target."""
        super().refresh()
        self._watch()
        self.title = self.presenter.words(f"screens.{self.heading}")
        self.find()
        self.tools = list(self.find_tools())

    def find(self) -> None:
        """Find the code's target."""
        presenter = self.presenter
        anywhere = "-anywhere" if appendix.anywhere(presenter) else ""
        self.about = appendix.title(presenter)
        self.address = self.written = appendix.address(presenter) or ""
        self.holds = appendix.headings(presenter)
        self.how = presenter.words(f"screens.qr-scan{anywhere}")

    def find_tools(self) -> Iterator[SheetTool]:
        """Yield the buttons beside the primary button."""
        words = self.presenter.words
        yield SheetTool("read", words("screens.qr-read"), "list")
        if self.presenter.settings.guest_wifi:
            yield SheetTool("wifi", words("screens.qr-wifi"), "phone")

    def follow(self) -> None:
        """Show the page's new URL if the machine has moved; without a network, the page."""
        server = appendix.server(self.presenter)
        if server is None:
            return
        if server.moved():
            server.start()
        if not server.root:
            appendix.show(self.presenter)
        elif not self.address.startswith(f"{server.root}/"):
            self.refresh()

    def leave(self) -> None:
        """Stop watching the machine's address."""
        super().leave()
        self._watch.cancel()

    @property
    def spoken(self) -> str:
        """What the code leads to, and how to use it."""
        return f"{self.about.replace(' › ', ': ')}. {self.how}."

    def use(self, name: str) -> None:
        """Show the page here, or the network that a guest's phone has to join first."""
        if name == "read":
            self.presenter.navigation.visit(PAGE)
        else:
            self.presenter.navigation.visit("wifi", to=self.name)

    def do_qr(self) -> None:
        """Go back."""
        self.back()


def paper(largest: float, room: float) -> float:
    """Return the width in pixels of a code's paper over its text, in the room the text leaves.

    A code that would have to shrink too much stays as large as possible: then the text scrolls.
    """
    return room if SMALLER * largest <= room < largest else largest


def broken(address: str, room: float) -> str:
    """Return a URL in lines of this width in pixels: it has no spaces to break at."""
    size, lines = theme.sizes_from("label")[-1], [""]
    for part in address.replace("/", "/ ").split():
        if lines[-1] and width_of(lines[-1] + part, size) > room:
            lines.append("")
        lines[-1] += part
    return "\n".join(lines)
