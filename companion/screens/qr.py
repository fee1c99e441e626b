"""An address for a phone, as a QR code as large as the screen allows."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock

from companion.appendix.server import FOLLOWED
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.framed import Faces
from companion.screens.headed import HeadedScreen
from companion.screens.presenter import PAGE, Presenter
from companion.screens.services import appendix
from companion.screens.theme import FACT, LABEL, LEAST_MOVE, MOVE, NOUN, TITLE
from companion.screens.widgets.tap import Face

PAPER = (1, 1, 1, 1)
LINE = 1.27


class CodeScreen(HeadedScreen):
    """The page that explains the step: its code, and what it holds.

    While it is shown, the code follows the machine to another address.
    """

    name = "code"
    of_step = True
    heading, scan = "qr-title", "qr-scan"

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self.title = self.address = ""
        self.code: Any = None
        self._drawn_for: tuple[str, int] = "", 0
        self._watch = Clock.create_trigger(lambda _: self.follow(), FOLLOWED, interval=True)

    def refresh(self) -> None:
        self._watch()
        self.find()
        self._make_code()
        back = Face(self.words("screens.back"), self.back, "primary")
        faces: Faces = {**self.tools(), "primary": (self.frame.primary, back)}
        self.put_header(faces, stop=False)
        self.draw(faces, self._paint)

    def find(self) -> None:
        """Find what the code leads to."""
        self.title = appendix.title(self.presenter)
        self.address = appendix.address(self.presenter) or ""
        self.scan = "qr-scan-anywhere" if self.presenter.settings.appendix_url else "qr-scan"

    def follow(self) -> None:
        """Show where the page is now, if the machine has moved; without a network, the page."""
        server = self.presenter.server
        if server is None:
            return
        if server.moved():
            server.start()
        if not server.root:
            appendix.show(self.presenter)
        elif not self.address.startswith(f"{server.root}/"):
            self.refresh()

    def leave(self) -> None:
        """Look no more where the machine is."""
        self._watch.cancel()

    def tools(self) -> Faces:
        """Return what stands beside the primary button."""
        read = Face(self.words("screens.qr-read"), self.do_read, sign="list")
        if not self.presenter.settings.guest_wifi:
            return {"read": (self.frame.both_choices, read)}
        first, second = self.frame.choices
        wifi = Face(self.words("screens.qr-wifi"), self.show_wifi, sign="phone")
        return {"read": (first, read), "wifi": (second, wifi)}

    def holds(self) -> list[str]:
        """Return what the phone will show, in short lines."""
        return appendix.headings(self.presenter)

    @property
    def written(self) -> str:
        """What stands below, for a phone that cannot scan: the address."""
        return self.address

    @property
    def spoken(self) -> str:
        title = self.title.replace(" › ", ": ")
        return f"{title}. {self.words(f'screens.{self.scan}')}."

    def do_qr(self) -> None:
        """Go back."""
        self.back()

    def do_read(self) -> None:
        """Read the page here."""
        self.presenter.visit(PAGE)

    def show_wifi(self) -> None:
        """Show the code of the network that a guest's phone has to join first."""
        self.presenter.visit("wifi", to=self.name)

    def _make_code(self) -> None:
        """Make the code for the address and the room there are, if it is not that already."""
        wanted = self.address, int(self.frame.paper.wide * self.frame.unit)
        if self.address and wanted != self._drawn_for:
            from companion.appendix.qr import texture

            self.code, self._drawn_for = texture(*wanted), wanted

    def _paint(self, p: Painter) -> None:
        self.paint_header(p, self.words(f"screens.{self.heading}"))
        paper, box = self.frame.paper, self.frame.content()
        if not self.address:
            self._tell(p, Box(box.x, box.y, box.wide, paper.high))
            return
        self._paint_code(p, paper)
        if self.frame.upright:
            self._tell(p, Box(box.x, paper.bottom + 8, box.wide, box.bottom - paper.bottom - 8))
        else:
            left = paper.right + 24
            self._tell(p, Box(left, box.y, box.right - left, box.high))

    def _paint_code(self, p: Painter, paper: Box) -> None:
        """Draw the code on paper, from a whole pixel on."""
        p.rect(*paper, PAPER, 16)
        unit, side = p.unit, self.code.width
        left = round((paper.x + paper.wide / 2) * unit - side / 2)
        low = round((paper.y + paper.high / 2) * unit - side / 2)
        p.image(self.code, left / unit, low / unit, side / unit, side / unit)

    def _tell(self, p: Painter, box: Box) -> None:
        """Write what the page is called, what it holds, and how it is opened."""
        small = p.largest(self.written, (FACT, LABEL), box.wide, 2)
        where = _broken(p, self.written, small, box.wide)
        below = box.bottom - 4 - len(where) * small * 1.2
        for at, line in enumerate(where):
            p.words(box.x, below + (0.95 + at * 1.2) * small, line, small, "dim")
        least = len(p.wrap(self.title, TITLE, box.wide, True)) * TITLE * 1.2
        how = self.words(f"screens.{self.scan}") if self.scan else ""
        for letters in (FACT * p.letters, FACT):
            scan = p.wrap(how, letters, box.wide)
            end = below - len(scan) * letters * LINE
            if end - box.y - 8 >= least and p.fits(how, letters, box.wide, len(scan)):
                break
        sizes = (NOUN, MOVE, LEAST_MOVE, TITLE, FACT)
        room = end - box.y - 8
        size = next(
            (
                s
                for s in sizes
                if len(p.wrap(self.title, s, box.wide, True)) * s * 1.2 <= room
                and p.fits(self.title, s, box.wide, 3, True)
            ),
            FACT,
        )
        y = p.block(box.x, box.y + size * 0.9, self.title, size, box.wide, bold=True)
        y += letters - size + 12
        top = end if self.address else y - letters * 0.9
        for at, line in enumerate(scan):
            p.words(box.x, top + (0.9 + at * LINE) * letters, line, letters, "dim")
        for heading in self.holds():
            lines = p.wrap(heading, letters, box.wide - 40)
            if y + (len(lines) - 1) * letters * LINE > end - 10:
                break
            p.sign("check", box.x + 12, y - letters * 0.35, 24, "ice")
            for line in lines:
                p.words(box.x + 36, y, line, letters)
                y += letters * LINE
            y += 8


def _broken(p: Painter, address: str, size: float, room: float) -> list[str]:
    """Return an address in lines: it has no spaces to be broken at."""
    lines = [""]
    for part in address.replace("/", "/ ").split():
        if lines[-1] and p.width(lines[-1] + part, size) > room:
            lines.append("")
        lines[-1] += part
    return lines
