"""A scrolling text as plain data: the blocks that a screen shows below each other."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from companion.appendix.passages import Passage
from companion.drawings.diagrams.parts import Diagram
from companion.phrases import aloud

HEADING, PROSE, CELLS, DRAWING = "head", "prose", "cells", "drawing"
"""The kinds of blocks: cells are a row of a table."""

SENTENCE = re.compile(r"(?<=[^.!?]{16}[.!?]) (?=[“«*]*[A-ZÀ-Ü])")
"""The space between two sentences, the first of which is long enough: not "2. Phases."."""

SUM = re.compile(r"(?<![+−×=] )\b\d+( [+−×=] \d+){1,2}(?! [+−×=])")
"""A sum of two or three numbers."""

DISC, INDENTED = "disc", "indented"
"""Used instead of an icon: a small disc, and an empty space of its size."""

PICTURED, DOT, BETWEEN = "drawing:", "•", " · "

EMPTY = "–_ "
"""The contents of empty cells."""

FEW = 3
"""A cell with at least this many words is spoken without the name of its column."""


class Block(NamedTuple):
    """A block of a text.

    ``words`` are bold between pairs of stars, with icons as single characters, see
    `icons.character`; ``said`` is their spoken text. Before them comes a ``mark``, such as "1.", an
    ``icon`` with its colour, or the ``number`` of a move and ``who`` makes it; an icon may
    be the name of a `Gesture`. ``role`` and ``colour`` are the text's size and colour. A row of a
    table has ``cells``, and the same as ``words`` in one cell; the header row is ``bold``. A tap on
    a block leads ``to`` a place with this ``name``, and Die announces it as ``spoken``. A block
    that ``heads`` the next, or is ``below`` the previous one, is read together with that.
    """

    kind: str = PROSE
    words: str = ""
    said: str = ""
    mark: str = ""
    icon: str = ""
    number: str = ""
    who: str = ""
    role: str = "fact"
    colour: str = "sand"
    bold: bool = False
    cells: tuple[str, ...] = ()
    to: str = ""
    name: str = ""
    spoken: str = ""
    drawing: Diagram | None = None
    anchor: str = ""
    heads: bool = False
    below: bool = False


class Text(NamedTuple):
    """A title and blocks; ``spoken`` is said when it is opened, "" for its beginning."""

    title: str = ""
    blocks: tuple[Block, ...] = ()
    spoken: str = ""


def shown(words: str) -> str:
    """Return text that the font can show: it has no arrow. Short sums don't break across lines."""
    return SUM.sub(lambda found: found[0].replace(" ", "\u00a0"), words.replace("→", "›"))


def plain(words: str) -> str:
    """Return words without the stars around bold ones."""
    return words.replace("**", "")


def halves(block: Block) -> tuple[Block, ...]:
    """Return a block split in two between the sentences nearest to its middle, if possible.

    A block with a link is separated from a line that links.
    """
    if block.to and block.said:
        lead = link(block.to, block.name, block.spoken, below=True)
        return block._replace(to="", colour="sand"), lead
    places = [each.start() for each in SENTENCE.finditer(block.words)]
    if not places:
        return (block,)
    at = min(places, key=lambda place: abs(place - len(block.words) / 2))
    head, tail = block.words[:at], block.words[at + 1 :]
    if head.count("**") % 2:
        head, tail = f"{head}**", f"**{tail}"
    ends = [each.start() for each in SENTENCE.finditer(block.said)]
    end = ends[places.index(at)] if len(ends) == len(places) else len(block.said)
    first = block._replace(words=head, said=block.said[:end], heads=False)
    said = block.said[end:].strip()
    return first, block._replace(words=tail, said=said, mark="", icon="", number="")


def portions(blocks: Sequence[Block], heights: Sequence[float], room: float) -> list[range]:
    """Return the ranges of blocks read aloud together: sections, as far as ``room`` shows them.

    Links below a paragraph belong to it, and a heading to what follows.
    """
    if not blocks:
        return []
    starts, height = [0], 0.0
    for at, block in enumerate(blocks):
        start = at
        if height + heights[at] > room:
            while start > starts[-1] and _joined(blocks, start):
                start -= 1
        elif block.kind != HEADING or blocks[at - 1].heads:
            start = starts[-1]
        if start > starts[-1]:
            starts.append(start)
            height = sum(heights[start:at])
        height += heights[at]
    return [range(*pair) for pair in zip(starts, [*starts[1:], len(blocks)], strict=True)]


def _joined(blocks: Sequence[Block], at: int) -> bool:
    """Return whether a block belongs to the one before it."""
    return blocks[at].below or blocks[at - 1].heads


def link(to: str, name: str, spoken: str = "", **more: Any) -> Block:
    """Return a line that links to a place and isn't part of a text that is read."""
    return Block(words=name, colour="ice", to=to, name=name, spoken=spoken or name, **more)


class PageText:
    """Converts the passages of an appendix page to blocks.

    ``name`` returns the name of a link's target, ``stated`` a column name and a cell combined, and
    ``diagram`` a diagram.
    """

    def __init__(
        self,
        name: Callable[[str], str],
        stated: Callable[[str, str], str],
        diagram: Callable[[str], Diagram],
    ) -> None:
        self._name, self._stated, self._diagram = name, stated, diagram
        self._columns: Passage | None = None

    def blocks(
        self, passages: Iterable[Passage], anchors: Iterable[str], around: Iterable[Block]
    ) -> Iterator[Block]:
        """Yield the blocks; links to pages ``around`` come last, ``anchors`` belong to headings."""
        names, known = iter(anchors), set[str]()
        for passage in passages:
            if passage.kind == "heading":
                known = set()
            yield self._block(passage, names)
            if not _leads_once(passage):
                places = dict.fromkeys(lead.to for lead in passage.leads if lead.to not in known)
                yield from (link(to, self._name(to), below=True) for to in places)
            known |= {lead.to for lead in passage.leads}
        yield from around

    def _block(self, passage: Passage, anchors: Iterator[str]) -> Block:
        words = shown(passage.words)
        if passage.kind == "heading":
            return Block(
                HEADING, words, passage.plain, bold=True, anchor=next(anchors, ""), heads=True
            )
        if passage.kind.startswith(PICTURED):
            drawing = self._diagram(passage.kind.removeprefix(PICTURED))
            return Block(DRAWING, words, passage.plain, colour="dim", drawing=drawing)
        if passage.kind in ("columns", "row"):
            return self._row(passage)
        said = f"{passage.mark} {passage.plain}".lstrip("• ") if passage.mark else passage.plain
        colour = "amber" if passage.kind == "note" else "sand"
        block = Block(
            PROSE, words, said, passage.mark, colour=colour, heads=passage.plain.endswith(":")
        )
        if not _leads_once(passage):
            return block
        return self._led(block._replace(mark=passage.mark.strip(DOT)), passage)

    def _led(self, block: Block, passage: Passage) -> Block:
        """Return a block that opens the only link of its passage, named after the target."""
        (to, words), said = passage.leads[0], block.said
        name = words if words == passage.plain else self._name(to)
        spoken = said if name in said else aloud.joined([name, said])
        return block._replace(colour="ice", to=to, name=name, spoken=spoken)

    def _row(self, row: Passage) -> Block:
        """Return a row of a table, or its header row."""
        cells = tuple(map(shown, row.cells))
        if row.kind == "columns":
            self._columns = row
            said = row.plain.replace(BETWEEN, ", ")
            return Block(CELLS, said=said, colour="dim", bold=True, cells=cells, heads=True)
        said = self._said(row)
        names = self._columns.cells if self._columns else ()
        first, *others = cells
        pairs = [each for each in zip(names[1:], others, strict=False) if each[1]]
        words = "\n".join([f"**{plain(first)}**", *(self._stated(*each) for each in pairs)])
        block = Block(CELLS, words, said, cells=cells)
        return self._led(block, row) if _leads_once(row) else block

    def _said(self, row: Passage) -> str:
        """Return the spoken text of a table row: most cells with the name of their column.

        The first needs none unless it is a number, nor does a sentence beside it. Empty cells are
        skipped, and so are names after their icon.
        """
        cells, said = row.plain.split(BETWEEN), []
        names = self._columns.plain.split(BETWEEN) if self._columns else cells
        for at, (name, cell) in enumerate(zip(names, cells, strict=True)):
            short, number = len(cell.split()) < FEW, cell[:1].isdigit()
            named = short or len(cells) > 2 if at else short and number
            again = at == 1 and not number and cell.lower() == cells[0].lower()
            if cell.strip(EMPTY) and not again:
                said.append(self._stated(name, cell) if named else cell)
        return ", ".join(said)


def _leads_once(passage: Passage) -> bool:
    """Return whether a tap on a whole passage opens its link: an item or a row with one link."""
    return passage.kind in ("item", "row") and len({lead.to for lead in passage.leads}) == 1
