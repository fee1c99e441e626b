"""Lays a page of the appendix out: lines, tables, diagrams and links, on pages of the screen."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Sequence
from itertools import accumulate, takewhile
from math import inf
from typing import NamedTuple

from companion.appendix.passages import Lead, Passage
from companion.diagrams.parts import Diagram
from companion.phrases import aloud
from companion.screens.drawing.diagram import fitted
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.theme import FACT, GAP, MOVE, TITLE

LINE, APART = 1.27, 0.45
"""The height of a line, and the space between paragraphs, as shares of the size of letters."""

BASE = 0.95
"""How far below the upper edge of a line its letters stand, as a share of their size."""

INDENT, GUTTER = 1.3, 0.9
"""How far an item stands behind its mark, and between two columns, as shares of the size."""

TARGET, PAD = 44, 14
"""The least height of a link, and the room at both sides of its words."""

ARROW = 30
"""The room of the arrow at the end of a line that leads somewhere."""

LOW = 190
"""The least height of a diagram on a screen that lies."""

FULL = 2 / 3
"""A page that is so full may end before a paragraph, which else is broken at a sentence."""

SENTENCE = re.compile(r"(?<=[^.!?]{16}[.!?]) (?=[“«*]*[A-ZÀ-Ü])")
"""The space between two sentences, of which the first is more than a name."""

SPACE = re.compile(" ")

SUM = re.compile(r"(?<![+−×=] )\b\d+( [+−×=] \d+){1,2}(?! [+−×=])")
"""A sum of two or three numbers."""

SLACK = 0.5
"""So many units too much are not seen."""

DRAWING, DOT, CELLS = "drawing:", "•", " · "

EMPTY = "–_ "
"""What an empty cell has in it."""

FEW = 3
"""So many words tell something without the name of their column."""


class Line(NamedTuple):
    """A line of words: where it begins, and its baseline."""

    x: float
    y: float
    words: str
    bold: bool = False
    ink: str = "sand"


class Piece(NamedTuple):
    """What is not torn: its height, and the space ``above`` it where it is not the first.

    ``heads`` tells whether it belongs to what follows. A ``lead`` is opened by a tap on all of it;
    ``chips`` are links with places of their own. A ``ruled`` one has a line below.
    """

    high: float
    above: float = 0
    lines: tuple[Line, ...] = ()
    said: str = ""
    heads: bool = False
    anchor: str = ""
    lead: Lead | None = None
    chips: tuple[tuple[Box, Chip], ...] = ()
    figure: tuple[Box, Diagram] | None = None
    ruled: bool = False


class Chip(NamedTuple):
    """A link by itself: the place, what it is called, and a sign beside that.

    Where many are ``listed`` their words begin at the left. ``spoken`` is what it is called aloud,
    where that differs.
    """

    to: str
    words: str
    sign: str = ""
    listed: bool = False
    spoken: str = ""


class Placed(NamedTuple):
    """A piece, and its place on the page."""

    box: Box
    piece: Piece


Page = list[Placed]


class Layout:
    """Lays passages out in pages of the size of a ``box``.

    ``name`` tells what the place of a link is called, ``stated`` what the name of a column and a
    cell are together, and ``diagram`` finds a diagram.
    """

    def __init__(
        self,
        p: Painter,
        box: Box,
        upright: bool,
        name: Callable[[str], str],
        stated: Callable[[str, str], str],
        diagram: Callable[[str], Diagram],
    ) -> None:
        self._p, self._box, self._upright = p, box, upright
        self._name, self._stated, self._diagram = name, stated, diagram
        self.size = float(FACT)
        self.pages: list[Page] = [[]]
        self._y = 0.0
        self._table: Passage | None = None
        self._columns: Piece | None = None
        self._named = 0
        self._widths: Sequence[float] = ()

    def lay(
        self, passages: Sequence[Passage], anchors: Iterable[str], around: Sequence[Chip]
    ) -> list[Page]:
        """Return the pages of passages; the pages ``around`` stand at the end.

        ``anchors`` are those of the headings, in turn.
        """
        self.size = self._letters(passages)
        names = iter(anchors)
        told: set[str] = set()
        for at, passage in enumerate(map(self._closed, passages)):
            if passage.kind == "heading":
                told = set()
            below = self._chips_below(passage, told)
            if passage.kind == "heading":
                self._put(self._paragraph(passage)._replace(heads=True, anchor=next(names, "")))
            elif passage.kind == "columns":
                rows = takewhile(lambda each: each.kind == "row", passages[at + 1 :])
                self._begin_table([passage, *rows])
            elif passage.kind == "row":
                self._put_row(passage, below)
            elif passage.kind.startswith(DRAWING):
                self._put_figure(passage)
            elif _is_link(passage):
                if not (at and _is_link(passages[at - 1])):
                    links = [each.leads[0] for each in takewhile(_is_link, passages[at:])]
                    self._put(*self._list(links))
            else:
                self._put_words(passage, below)
            self._put(*below)
            told |= {lead.to for lead in passage.leads}
        self._put_around(around)
        return self.pages

    # where pieces go

    def _put(self, *pieces: Piece) -> None:
        """Put pieces below what is there, on the next page where there is no room."""
        for piece in pieces:
            if self._too_high(piece):
                self._turn()
            if self._too_high(piece):  # what heads it takes too much
                self._begin_page()
            self._y += piece.above if self.pages[-1] else 0
            box = Box(self._box.x, self._box.y + self._y, self._box.wide, piece.high)
            self.pages[-1].append(Placed(box, piece))
            self._y += piece.high

    def _too_high(self, piece: Piece) -> bool:
        """Tell whether a piece has no room below what is on the page."""
        return bool(self.pages[-1]) and piece.high > self._room(piece.above) + SLACK

    def _begin_page(self) -> None:
        self.pages.append([])
        self._y = 0

    def _turn(self) -> None:
        """Begin a page: headings at the end of the last one come along."""
        page = self.pages[-1]
        count = next((n for n, each in enumerate(reversed(page)) if not each.piece.heads), 0)
        carried = [each.piece for each in page[len(page) - count :]]
        del page[len(page) - count :]
        self._begin_page()
        self._put(*carried)

    def _room(self, above: float) -> float:
        """Return the height that is left on the page."""
        return self._box.high - self._y - (above if self.pages[-1] else 0)

    @property
    def _only_headed(self) -> bool:
        """Whether nothing is on the page yet but what heads what comes."""
        return all(each.piece.heads for each in self.pages[-1])

    def _put_words(self, passage: Passage, links: Sequence[Piece]) -> None:
        """Put a paragraph; it is broken at a sentence where much of a page would be left empty.

        The end of it stands on the page of the ``links`` below it.
        """
        piece, below = self._paragraph(passage), _high(links)
        while not piece.lead and piece.high + below > self._room(piece.above) + SLACK:
            room, page = self._room(piece.above), self._box.high
            full = self._y >= FULL * page and piece.high + below <= page
            hard = not self.pages[-1] and piece.high > room + SLACK
            split = None if full else self._split(passage, room, hard)
            if split:
                self._put(self._paragraph(split[0]))
                passage = split[1]
                piece = self._paragraph(passage)
            elif below and self._only_headed:
                below = 0  # they stand on a page of their own
                continue
            self._turn()
        self._put(piece)

    def _split(self, passage: Passage, room: float, hard: bool) -> tuple[Passage, Passage] | None:
        """Return what of a paragraph has room, and the rest; None if no sentence has."""
        broken = self._broken(passage, SENTENCE, room)
        return broken or (self._broken(passage, SPACE, room) if hard else None)

    def _broken(
        self, passage: Passage, between: re.Pattern[str], room: float
    ) -> tuple[Passage, Passage] | None:
        """Return a paragraph in two parts, the first as long as there is room; None if none is."""
        places = [each.start() for each in between.finditer(passage.words)]
        told = [each.start() for each in between.finditer(passage.plain)]
        ends = told if len(told) == len(places) else [0] * len(places)
        for place, end in zip(reversed(places), reversed(ends), strict=True):
            head, tail = passage.words[:place], passage.words[place + 1 :]
            if head.count("**") % 2:
                head, tail = f"{head}**", f"**{tail}"
            first = passage._replace(words=head, plain=passage.plain[:end])
            if self._paragraph(first).high <= room + SLACK:
                plain = passage.plain[end:].strip()
                return first, passage._replace(words=tail, plain=plain, mark="")
        return None

    def _chips_below(self, passage: Passage, told: Container[str]) -> list[Piece]:
        """Return the links of a passage that is not itself one, without what was told before.

        The line below the row of a table comes after them.
        """
        if self._is_lead(passage) or _is_link(passage):
            return []
        places = dict.fromkeys(lead.to for lead in passage.leads if lead.to not in told)
        rows = self._chips([Chip(to, self._name(to)) for to in places])
        if rows and passage.kind == "row" and self._columns:
            rows[-1] = rows[-1]._replace(high=rows[-1].high + GAP, ruled=True)
        return rows

    def _put_figure(self, passage: Passage) -> None:
        """Put a diagram; on a screen that lies it fills what is left of a page, or the next."""
        above = APART * self.size
        if not self._upright and self._room(above) < LOW:
            self._turn()
        self._put(self._figure(passage, above, self._room(above)))

    def _put_around(self, around: Sequence[Chip]) -> None:
        """Put the page before at the left, and the one after it at the right."""
        half, room = (self._box.wide - GAP) / 2, self._room(GAP)
        high = max(TARGET, min(68, 2 * LINE * self.size))
        high = min(high, room) if room >= TARGET else high
        places = {"back": Box(0, 0, half, high), "next": Box(half + GAP, 0, half, high)}
        chips = tuple((places[chip.sign], chip) for chip in around)
        if chips:
            said = "" if high <= room else aloud.joined(chip.spoken for chip in around)
            self._put(Piece(high, GAP, said=said, chips=chips))

    def _closed(self, passage: Passage) -> Passage:
        """Return an item that leads somewhere as one that does not, if a page has no room for it.

        Its link stands below it then.
        """
        closed = passage.kind == "item" and self._is_lead(passage)
        if closed and self._paragraph(passage).high > self._box.high:
            return passage._replace(kind="text")
        return passage

    def _begin_table(self, rows: Sequence[Passage]) -> None:
        """Find the names of the columns of a table, if its rows have room side by side."""
        self._table, self._columns, self._widths = rows[0], None, self._share_widths(rows)
        self._named = 0
        if self._widths:
            columns, *others = map(self._row, rows)
            heads = takewhile(lambda each: each.piece.heads, reversed(self.pages[-1]))
            first = _high([each.piece for each in heads]) + _high([columns, *others[:1]])
            if max(first, *(columns.high + _high([row]) for row in others)) <= self._box.high:
                self._columns = columns

    def _put_row(self, passage: Passage, links: Sequence[Piece]) -> None:
        """Put the row of a table; on another page than the one before, below its columns again."""
        if not self._columns:
            self._put_words(self._stacked(passage), links)
            return
        row = self._row(passage)._replace(ruled=not links)
        while self._lacks_room([*self._names(), row, *([] if self._only_headed else links)]):
            self._turn()
        self._put(*self._names(), row)
        self._named = len(self.pages)

    def _names(self) -> list[Piece]:
        """Return the names of the columns, if they do not stand on the page; they are said once."""
        if not self._columns or self._named == len(self.pages):
            return []
        return [self._columns._replace(said="") if self._named else self._columns]

    def _lacks_room(self, pieces: Sequence[Piece]) -> bool:
        """Tell whether pieces have no room together below what is on the page."""
        return bool(self.pages[-1]) and _high(pieces) > self._room(0) + SLACK

    # what pieces are made of

    def _letters(self, passages: Sequence[Passage]) -> float:
        """Return the largest size of letters at which no word is too wide."""
        p, wished = self._p, FACT * self._p.letters
        sizes = [wished, *(size for size in (MOVE, TITLE, FACT) if size < wished)]
        told = (shown(each.words).replace("**", "") for each in passages)
        words = {word for each in told for word in each.split(" ")}
        room = self._box.wide - 2 * PAD - ARROW
        return next(
            (
                size
                for size in sizes
                if all(p.width(word, size, True) <= room - INDENT * size for word in words)
            ),
            float(FACT),
        )

    def _paragraph(self, passage: Passage) -> Piece:
        """Return a paragraph, an item beside its mark, or a line that leads somewhere."""
        size, bold = self.size, passage.kind == "heading"
        lead = self._lead(passage)
        item = passage.kind == "item" or passage.mark
        left = INDENT * size if item and not (lead and passage.mark == DOT) else 0
        pad = PAD if lead else 0
        room = self._box.wide - left - 2 * pad - (ARROW if lead else 0)
        broken = self._p.wrap(shown(passage.words), size, room, bold)
        high = len(broken) * LINE * size
        whole = max(TARGET, high + 12) if lead else high
        top = (whole - high) / 2 + BASE * size
        ink = "amber" if passage.kind == "note" else "ice" if lead else "sand"
        lines = [
            Line(left + pad, top + at * LINE * size, words, bold, ink)
            for at, words in enumerate(broken)
        ]
        if passage.mark and not (lead and passage.mark == DOT):
            lines.insert(0, Line(pad, top, passage.mark, ink="dim"))
        above = GAP if lead else APART * size * (2 if bold else 1)
        said = f"{passage.mark} {passage.plain}".lstrip("• ") if passage.mark else passage.plain
        heads = passage.plain.endswith(":")
        return Piece(whole, above, tuple(lines), said, heads, lead=lead)

    def _lead(self, passage: Passage) -> Lead | None:
        """Return what a tap on all of a passage opens, called as that is."""
        if not self._is_lead(passage):
            return None
        to, words = passage.leads[0]
        return Lead(to, words if _is_link(passage) else self._name(to))

    def _is_lead(self, passage: Passage) -> bool:
        """Tell whether a tap on all of a passage opens its link: an item or a row that has one."""
        alone = passage.kind == "item" or (passage.kind == "row" and bool(self._columns))
        return alone and _leads_once(passage)

    def _stacked(self, row: Passage) -> Passage:
        """Return the row of a table whose columns have no room side by side, as a paragraph."""
        names = self._table.cells if self._table else ()
        first, *others = row.cells
        cells = [each for each in zip(names[1:], others, strict=False) if each[1]]
        lines = [f"**{first.replace('**', '')}**", *(self._stated(*each) for each in cells)]
        return row._replace(words="\n".join(lines), plain=self._told(row))

    def _told(self, row: Passage) -> str:
        """Return what is said of the row of a table: most cells with the name of their column.

        The first needs none but for a number, nor does a sentence beside it. An empty cell is not
        said, nor a name again after its sign.
        """
        cells, told = row.plain.split(CELLS), []
        names = self._table.plain.split(CELLS) if self._table else cells
        for at, (name, cell) in enumerate(zip(names, cells, strict=True)):
            short, number = len(cell.split()) < FEW, cell[:1].isdigit()
            named = short or len(cells) > 2 if at else short and number
            again = at == 1 and not number and cell.lower() == cells[0].lower()
            if cell.strip(EMPTY) and not again:
                told.append(self._stated(name, cell) if named else cell)
        return ", ".join(told)

    def _row(self, passage: Passage) -> Piece:
        """Return the row of a table, its cells side by side."""
        widths = self._widths
        size, bold = self.size, passage.kind == "columns"
        lead = self._lead(passage)
        starts = accumulate(widths, lambda x, wide: x + wide + GUTTER * size, initial=0.0)
        columns = [
            self._p.wrap(shown(words), size, wide + SLACK, bold)
            for words, wide in zip(passage.cells, widths, strict=True)
        ]
        high = max(map(len, columns)) * LINE * size
        whole = max(TARGET, high + 10) if lead else high + 10
        top = (whole - high) / 2 + BASE * size
        ink = "dim" if bold else "ice" if lead else "sand"
        lines = tuple(
            Line(PAD + x, top + at * LINE * size, words, bold, ink)
            for x, broken in zip(starts, columns, strict=False)
            for at, words in enumerate(broken)
            if words
        )
        above = APART * size if bold else GAP if lead else 0
        said = passage.plain.replace(CELLS, ", ") if bold else self._told(passage)
        return Piece(whole, above, lines, said, lead=lead, ruled=True)

    def _share_widths(self, rows: Sequence[Passage]) -> list[float]:
        """Return the widths of the columns of a table, [] if they have no room side by side.

        They are as wide as their words; else what is left beside the narrow ones is shared by the
        wide ones.
        """
        p, size = self._p, self.size
        columns = list(zip(*(row.cells for row in rows), strict=True))
        aside = PAD + ARROW if any(map(_leads_once, rows)) else 0
        room = self._box.wide - PAD - aside - GUTTER * size * (len(columns) - 1)
        told = [[(shown(cell), not at) for at, cell in enumerate(cells)] for cells in columns]
        wished = [max(p.width(cell, size, bold) for cell, bold in each) for each in told]
        least = [
            max(p.width(word, size, bold) for cell, bold in each for word in cell.split(" "))
            for each in told
        ]
        if sum(least) > room:
            return []
        if sum(wished) <= room:
            return wished
        share = _share(wished, room)
        widths = [max(low, min(wide, share)) for low, wide in zip(least, wished, strict=True)]
        more, loose = sum(widths) - room, sum(widths) - sum(least)
        if more > 0 and loose:
            pairs = zip(widths, least, strict=True)
            return [wide - more * (wide - low) / loose for wide, low in pairs]
        return widths

    def _figure(self, passage: Passage, above: float, room: float) -> Piece:
        """Return a diagram with what it shows: beside it, or below it on a screen that stands."""
        size, box = self.size, self._box
        found = self._diagram(passage.kind.removeprefix(DRAWING))
        if self._upright:
            place = fitted(found, Box(0, 0, box.wide, min(0.66 * box.high, 1.1 * found.high)))
            broken = self._p.wrap(shown(passage.words), size, box.wide)
            top = place.bottom + 8
            high = top + len(broken) * LINE * size
        else:
            place = fitted(found, Box(0, 0, 0.6 * box.wide, room))
            place = place._replace(x=box.wide - place.wide)
            broken = self._p.wrap(shown(passage.words), size, place.x - 24)
            top, high = 0, room
        lines = tuple(
            Line(0, top + (BASE + at * LINE) * size, words, ink="dim")
            for at, words in enumerate(broken)
        )
        return Piece(high, above, lines, passage.plain, figure=(place, found))

    def _list(self, links: Sequence[Lead]) -> list[Piece]:
        """Return a list of links: in two columns where all of them have room there."""
        size, wide = self.size, self._box.wide
        half = (wide - GAP) / 2
        fits = all(self._p.fits(lead.words, size, half - PAD - ARROW) for lead in links)
        if self._upright or not fits or len(links) == 1:
            items = (Passage("item", lead.words, lead.words, (lead,), mark=DOT) for lead in links)
            return [self._paragraph(item) for item in items]
        high = max(TARGET, LINE * size + 14)
        chips = [Chip(lead.to, lead.words, listed=True) for lead in links]
        places = [Box(x, 0, half, high) for x in (0, half + GAP)]
        rows = [chips[at : at + 2] for at in range(0, len(chips), 2)]
        return [
            Piece(
                high,
                GAP,
                said=". ".join(chip.words for chip in row),
                chips=tuple(zip(places, row, strict=False)),
            )
            for row in rows
        ]

    def _chips(self, chips: Sequence[Chip]) -> list[Piece]:
        """Return links in rows, as many in each as have room."""
        size, wide = self.size, self._box.wide
        high = max(TARGET, LINE * size + 14)
        rows: list[list[tuple[Box, Chip]]] = []
        x = inf
        for chip in chips:
            own = min(wide, max(64, self._p.width(chip.words, size) + 2 * PAD))
            if x + own > wide:
                rows.append([])
                x = 0
            rows[-1].append((Box(x, 0, own, high), chip))
            x += own + GAP
        return [Piece(high, GAP, chips=tuple(row)) for row in rows]


def _high(pieces: Iterable[Piece]) -> float:
    """Return how high pieces are together, with the space above each."""
    return sum(each.above + each.high for each in pieces)


def _leads_once(passage: Passage) -> bool:
    """Tell whether a passage leads to one place."""
    return len({lead.to for lead in passage.leads}) == 1


def _is_link(passage: Passage) -> bool:
    """Tell whether an item of a list is a link, and nothing else."""
    leads = passage.leads
    return passage.kind == "item" and len(leads) == 1 and passage.plain == leads[0].words


def shown(words: str) -> str:
    """Return words as the font has them: it has no arrow. A short sum is not torn."""
    return SUM.sub(lambda found: found[0].replace(" ", "\u00a0"), words.replace("→", "›"))


def _share(wished: Sequence[float], room: float) -> float:
    """Return the width that the widest columns have, if the narrower ones have what they wish."""
    left, count = room, len(wished)
    for wide in sorted(wished):
        if wide > left / count:
            break
        left, count = left - wide, count - 1
    return left / max(1, count)
