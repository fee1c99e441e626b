"""Tent cards for the table: one A4 sheet per game, folded in the middle, with QR codes.

Both faces are the same, and upright once the sheet is folded. They are drawn with reportlab, which
is imported with the first sheet.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from companion.appendix import site
from companion.appendix.qr import matrix
from companion.games import find
from companion.phrases.phrasebook import Phrasebook

MAX_PAGES = 5
"""The pages that a game may name: there is room for them and the glossary."""

MM = 72 / 25.4
WIDTH, HEIGHT = 210 * MM, 297 * MM
FACE = HEIGHT / 2
MARGIN = 12 * MM
LARGE, SMALL = 70 * MM, 31 * MM
"""The sides of the codes."""

CELL = 35 * MM, 44 * MM
COLUMNS = 3
TOP = FACE - 33 * MM
"""Where the codes begin, from the bottom of a face."""

NAME, CAPTION, LINE = (44, 30, 22), (11, 9, 8), 1.15
"""The text sizes, of which the first that fits is used."""

FONTS = {"Card": "Roboto-Regular.ttf", "Card-Bold": "Roboto-Bold.ttf"}
"""The fonts of the screen: they come with Kivy, and have all accents."""

Address = Callable[[str, str, str], str]


class Code(NamedTuple):
    """The code of a page, and the text below it."""

    title: str
    address: str


def draw(games: Sequence[str], book: Phrasebook, address: Address, scan: str) -> bytes:
    """Return the cards of these games as a PDF.

    ``address`` returns a page's URL for a phone, ``scan`` is the text on how to use a code.
    """
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont
    from reportlab.pdfgen.canvas import Canvas

    for font, file in FONTS.items():
        pdfmetrics.registerFont(TTFont(font, _fonts() / file))
    made = io.BytesIO()
    canvas = Canvas(made, (WIDTH, HEIGHT), invariant=True, lang=book.language)
    canvas.setTitle(site.words(book.language)["site"])
    for game in games:
        name = book.name(game, game)
        first, *others = codes(book.language, game, address)
        canvas.setDash(3, 6)
        canvas.setLineWidth(0.5)
        canvas.line(0, FACE, WIDTH, FACE)
        canvas.setDash()
        _face(canvas, name, first, others, scan)
        canvas.translate(WIDTH, HEIGHT)
        canvas.rotate(180)
        _face(canvas, name, first, others, scan)
        canvas.showPage()
    canvas.save()
    return made.getvalue()


def codes(language: str, game: str, address: Address) -> Iterator[Code]:
    """Yield the codes of a game's card: its overview, the pages it names, and its glossary."""
    there = site.pages(language, game)
    for page in (site.OVERVIEW, *find(game).card_pages[:MAX_PAGES], site.GLOSSARY):
        if page in there:
            yield Code(site.title(language, game, page), address(language, game, page))


def _fonts() -> Path:
    """Return the folder of the fonts, without importing Kivy."""
    kivy = find_spec("kivy")
    assert kivy
    assert kivy.origin
    return Path(kivy.origin).parent / "data" / "fonts"


def _face(canvas: Any, name: str, first: Code, others: Sequence[Code], scan: str) -> None:
    """Draw one face; its lower left corner is where the canvas begins."""
    room = WIDTH - 2 * MARGIN
    _words(canvas, "Card-Bold", NAME, name, WIDTH / 2, FACE - 24 * MM, room, 1)
    left = MARGIN if others else (WIDTH - LARGE) / 2
    _code(canvas, first.address, left, TOP - LARGE, LARGE)
    _words(canvas, "Card", CAPTION, scan, left + LARGE / 2, TOP - LARGE - 5 * MM, LARGE, 2)
    width, height = CELL
    for at, code in enumerate(others):
        row, column = divmod(at, COLUMNS)
        x, y = WIDTH - MARGIN - (COLUMNS - column) * width, TOP - row * height
        _code(canvas, code.address, x + (width - SMALL) / 2, y - SMALL, SMALL)
        _words(
            canvas, "Card-Bold", CAPTION, code.title, x + width / 2, y - SMALL - 3 * MM, width, 2
        )
    _words(canvas, "Card", CAPTION, first.address, WIDTH / 2, 12 * MM, room, 1)


def _words(
    canvas: Any,
    font: str,
    sizes: Sequence[int],
    text: str,
    x: float,
    y: float,
    room: float,
    most: int,
) -> None:
    """Write centred text around ``x``, from the baseline ``y`` down, in ``most`` lines at most."""
    from reportlab.lib.utils import simpleSplit
    from reportlab.pdfbase.pdfmetrics import stringWidth

    for size in sizes:
        lines = simpleSplit(text, font, size, room)
        fits = all(stringWidth(line, font, size) <= room for line in lines)
        if fits and len(lines) <= most:
            break
    canvas.setFont(font, size)
    for line in lines:
        canvas.drawCentredString(x, y, line)
        y -= size * LINE


def _code(canvas: Any, address: str, x: float, y: float, side: float) -> None:
    """Draw a code with its border as one shape: some printers would blur an image."""
    modules = matrix(address)
    module = side / len(modules)
    path = canvas.beginPath()
    for row, line in enumerate(modules):
        for column, black in enumerate(line):
            if black:
                path.rect(x + column * module, y + side - (row + 1) * module, module, module)
    canvas.drawPath(path, stroke=0, fill=1)
