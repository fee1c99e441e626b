"""A page in passages, for a screen without a browser: its text, icons, links and drawings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from companion.drawings.icons import character

if TYPE_CHECKING:
    from markdown_it.token import Token
    from markdown_it.tree import SyntaxTreeNode


DIAGRAM = "diagram-"
"""The prefix of a diagram's URL."""

COUNT = "+−0123456789 \u00a0"
"""The characters allowed between an icon and its word: how many there are."""


class Lead(NamedTuple):
    """A link: its target, such as ``construct#where-it-goes``, and its text."""

    to: str
    words: str


class Passage(NamedTuple):
    """A block of a page.

    ``words`` are bold between pairs of stars, with icons as single characters, see
    `icons.character`; ``plain`` has the icons' words instead. The kinds are title, heading, text,
    note, item, columns and row, of which the last two have ``cells`` of such words, and
    drawing:NAME for a diagram. An item has a ``mark``: a number, or a bullet.
    """

    kind: str
    words: str
    plain: str
    leads: tuple[Lead, ...] = ()
    cells: tuple[str, ...] = ()
    mark: str = ""

    @property
    def text(self) -> str:
        """Its plain text with its mark."""
        return f"{self.mark} {self.plain}".strip()


def passages(nodes: Sequence[SyntaxTreeNode]) -> Iterator[Passage]:
    """Yield a document in passages."""
    for node in nodes:
        match node.type:
            case "heading":
                yield _passage("title" if node.tag == "h1" else "heading", node)
            case "bullet_list" | "ordered_list":
                for number, item in enumerate(node.children, 1):
                    mark = f"{number}." if node.type == "ordered_list" else "•"
                    yield _passage("item", item)._replace(mark=mark)
            case "table":
                head, *rows = (row for part in node.children for row in part.children)
                yield _row("columns", head)
                yield from (_row("row", each) for each in rows)
            case "blockquote":
                yield from (_passage("note", child) for child in node.children)
            case "hr":
                continue
            case _:
                name = diagram_alone(node.children[0].children)
                yield _passage(f"drawing:{name}" if name else "text", node)


def diagram_of(source: str) -> str:
    """Return the name of an image's diagram, "" for an icon."""
    return source.removeprefix(DIAGRAM) if source.startswith(DIAGRAM) else ""


def diagram_alone(inside: Sequence[Token | SyntaxTreeNode]) -> str:
    """Return the name of the diagram that is a whole paragraph, "" if it is none."""
    if len(inside) != 1 or inside[0].type != "image":
        return ""
    return diagram_of(str(inside[0].attrs["src"]))


def plain(node: SyntaxTreeNode) -> str:
    """Return the text of a node: an icon beside its own word is not read twice."""
    if node.type in ("text", "code_inline"):
        return node.content
    if node.type in ("softbreak", "hardbreak"):
        return " "
    words = ""
    for at, child in enumerate(node.children, 1):
        text = plain(child)
        if child.type == "image" and _is_said(text, words, "".join(map(plain, node.children[at:]))):
            words = words.rstrip()
        else:
            words += text
    return words


def _is_said(icon: str, before: str, after: str) -> bool:
    """Return whether an icon's word is beside it, too, or beside its number."""
    word = icon.lower()
    return before.lower().rstrip(COUNT).endswith(word) or after.lower().lstrip(COUNT).startswith(
        word
    )


def _passage(kind: str, node: SyntaxTreeNode) -> Passage:
    leads = tuple(
        Lead(str(each.attrs["href"]), plain(each)) for each in node.walk() if each.type == "link"
    )
    return Passage(kind, _words(node).strip(), plain(node).strip(), leads)


def _row(kind: str, node: SyntaxTreeNode) -> Passage:
    said = " · ".join(plain(cell).strip() for cell in node.children)
    cells = tuple(_words(cell).strip() for cell in node.children)
    return _passage(kind, node)._replace(plain=said, cells=cells)


def _words(node: SyntaxTreeNode) -> str:
    """Return the text of a node with bold words between stars, and characters for icons."""
    match node.type:
        case "text" | "code_inline":
            return node.content
        case "softbreak" | "hardbreak":
            return " "
        case "image":
            source = str(node.attrs["src"])
            return plain(node) if diagram_of(source) else character(source)
    words = "".join(map(_words, node.children))
    return f"**{words}**" if node.type == "strong" and words else words
