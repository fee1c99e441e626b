"""The appendix as HTML: framed pages, front pages, and search results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlencode

from companion.appendix import drawings, search, site
from companion.appendix.passages import diagram_alone, diagram_of

if TYPE_CHECKING:
    from jinja2 import Environment
    from markdown_it import MarkdownIt
    from markdown_it.token import Token
    from markdown_it.tree import SyntaxTreeNode

TEMPLATES = Path(__file__).parent / "templates"
SEARCH = "search"
ICON = "planet"
RULE = "<hr />"
WIDE = {26: "wide", 36: "wider"}
"""The classes of a table by the characters needed side by side, in the longest words of its columns
and one between two: ``wide`` for a small phone, ``wider`` for any.
"""
KEYS = ' tabindex="0"'
"""Makes scrolling elements usable by keyboard."""
BLANK = "__"
"""The placeholder in a table for numbers that the reader writes."""
CELLS = ("th_open", "td_open")


class Link(NamedTuple):
    """A link to a page: its target, its text, and the number of pages there."""

    address: str
    text: str
    amount: int = 0


def page(language: str, game: str, name: str, served: bool = True) -> str:
    """Return a page as a whole document; raise `companion.appendix.site.UnknownPageError`.

    One that is not ``served`` links to the page of all headings instead of the search.
    """
    from markupsafe import Markup

    order = site.pages(language, game)
    at = order.index(name) if name in order else 0
    groups = site.tree(language, game)
    group = next((each for each in groups if name in each.pages), None)
    anchors = [heading.anchor for heading in site.headings(language, game, name)]
    counts = [len(each.pages) for each in groups] if name == site.OVERVIEW else []
    body = _rendered(language, site.document(language, game, name), anchors, game, counts)
    above = [_game(language, game)] if name != order[0] else []
    if group:
        there = site.address(language, game, f"{order[0]}#{group.heading.anchor}")
        above.append(Link(there, group.heading.text, len(group.pages)))
    return _templates("page.html").render(
        **_frame(language, f"{game}/{name}", served),
        title=site.title(language, game, name),
        body=Markup(body),
        above=above,
        game=game,
        contents=_link(language, game, site.CONTENTS) if site.CONTENTS in order else None,
        next=_link(language, game, order[at + 1]) if at + 1 < len(order) else None,
        previous=_link(language, game, order[at - 1]) if at else None,
    )


def wiring(language: str, served: bool = True) -> str:
    """Return the page about the pins, with its drawing.

    Raises `companion.appendix.site.UnknownPageError`.
    """
    from markupsafe import Markup

    from companion.device.wiring import drawing

    above, _, below = _rendered(language, site.wiring(language)).partition(RULE)
    shown = f'<div class="drawing"{KEYS}>\n{drawing(language)}</div>\n'
    return _templates("page.html").render(
        **_frame(language, site.WIRING, served),
        title=_wiring(language).text,
        body=Markup(above + shown + below),
        above=[],
    )


@cache
def front() -> str:
    """Return the front page: every game in every language, and the page about the pins."""
    return _templates("front.html").render(
        shelves={language: _shelf(language) for language in site.languages()}, words=site.words
    )


@cache
def shelf(language: str, served: bool = True) -> str:
    """Return the front page of a language; raise `companion.appendix.site.UnknownPageError`."""
    return _templates("shelf.html").render(
        **_frame(language, "", served),
        title=site.words(language)["site"],
        above=[],
        shelf=_shelf(language),
    )


def found(language: str, question: str, game: str = "") -> str:
    """Return search results as a page; raise `companion.appendix.site.UnknownPageError`."""
    hits = search.search(question, language, game)
    asked = urlencode({"q": question[: search.MAX_CHARACTERS], "game": game})
    return _templates("found.html").render(
        **_frame(language, f"{SEARCH}?{asked}"),
        title=site.words(language)["search"],
        above=[_game(language, game)] if game in site.games(language) else [],
        question=question[: search.MAX_CHARACTERS],
        hits=[
            (
                Link(site.address(language, hit.game, hit.place), hit.heading or hit.title),
                hit,
                _game(language, hit.game).text,
            )
            for hit in hits
        ],
        game=game,
        shelf=_shelf(language),
    )


def render(template: str, **values: Any) -> str:
    """Return a page that isn't part of the appendix, but looks like it."""
    return _templates(template).render(values)


@cache
def style() -> str:
    """Return the style sheet of every page."""
    return (TEMPLATES / "style.css").read_text(encoding="utf-8") + drawings.style()


@cache
def icon() -> str:
    """Return the favicon of every page."""
    return drawings.picture(ICON)


def _frame(language: str, path: str, served: bool = True) -> dict[str, Any]:
    """Return the frame of every page: the texts, the languages, and the link to the search.

    A page that is not ``served`` has no search: nobody would answer.
    """
    return {
        "language": language,
        "languages": [
            (each, f"/{each}/{path}".rstrip("/"), site.words(each)["language"])
            for each in site.languages()
        ],
        "home": f"/{language}",
        "searching": f"/{language}/{SEARCH}" if served else None,
        "words": site.words(language),
    }


def _shelf(language: str) -> list[Link]:
    """Return the games of a language, the one with most pages first, and the wiring."""
    games = (_game(language, game) for game in site.games(language))
    return [*sorted(games, key=lambda game: -game.amount), _wiring(language)]


def _game(language: str, game: str) -> Link:
    first, *others = site.pages(language, game)
    return _link(language, game, first)._replace(amount=len(others) + 1)


def _link(language: str, game: str, name: str) -> Link:
    return Link(site.address(language, game, name), site.title(language, game, name))


def _wiring(language: str) -> Link:
    title = site.wiring_passages(language)[0].plain
    return Link(f"/{language}/{site.WIRING}", title)


@cache
def _environment() -> Environment:
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    return Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def _templates(name: str) -> Any:
    return _environment().get_template(name)


@cache
def _markdown() -> MarkdownIt:
    markdown = site.markdown()
    markdown.add_render_rule("image", _draw)
    markdown.add_render_rule("table_open", _open_table)
    markdown.add_render_rule("table_close", _close_table)
    return markdown


def _draw(_: Any, tokens: Sequence[Token], at: int, __: Any, env: Any) -> str:
    """Return an image as a drawing; record the icons that it needs.

    An icon at the start of a paragraph that repeats the heading is not read aloud again.
    """
    source, word = str(tokens[at].attrs["src"]), tokens[at].content
    if name := diagram_of(source):
        env["icons"] += drawings.icons_of(env["game"], name)
        return drawings.diagram(env["game"], name, word)
    env["icons"].append(source)
    said = at == 0 and word in env["headings"]
    return drawings.icon(source, "" if said else word)


def _open_table(renderer: Any, tokens: Sequence[Token], at: int, options: Any, env: Any) -> str:
    """Return the start of a table: if it is too wide it scrolls within its own frame.

    A `WIDE` one can be scrolled by keyboard, too.
    """
    wide = str(tokens[at].attrs.get("class", "")).split(" ")[0] in WIDE.values()
    frame = f'<div class="table"{KEYS if wide else ""}>'
    return f"{frame}{renderer.renderToken(tokens, at, options, env)}"


def _close_table(*_: Any) -> str:
    return "</table></div>\n"


def _rendered(
    language: str,
    document: SyntaxTreeNode,
    anchors: Sequence[str] = (),
    game: str = "",
    counts: Sequence[int] = (),
) -> str:
    """Return a document as HTML, each heading below the title with its anchor as id.

    A heading in ``counts`` shows the number of pages below it. A paragraph that is a diagram
    becomes a figure, a note is marked as our interpretation or as unknown, and the shapes of all
    icons come first.
    """
    tokens = document.to_tokens()
    opened = [at for at, token in enumerate(tokens) if token.type == "heading_open"][1:]
    for number, (at, anchor) in enumerate(zip(opened, anchors, strict=False)):
        tokens[at].attrSet("id", anchor)
        if counts:
            tokens[at].attrSet("data-count", str(counts[number]))
    for before, inline, after in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if before.type == "paragraph_open" and diagram_alone(inline.children or ()):
            before.tag = after.tag = "figure"
        if before.type == "blockquote_open" and (mark := _mark(language, after.content)):
            before.attrSet("class", mark)
    for every in _within(tokens, "bullet_list"):
        if all(map(_leads, (token for token in every if token.type == "inline"))):
            every[0].attrSet("class", "links")
    for every in _within(tokens, "table"):
        _label(every)
    headings = {tokens[at + 1].content for at in opened}
    env: dict[str, Any] = {"game": game, "icons": [], "headings": headings}
    markdown = _markdown()
    body = str(markdown.renderer.render(tokens, markdown.options, env))
    if site.SEE_ALSO in anchors:
        body = _with_navigation(body)
    return (drawings.symbols(env["icons"]) if env["icons"] else "") + body


def _within(tokens: Sequence[Token], kind: str) -> Iterator[Sequence[Token]]:
    """Yield the tokens of each list or table, from its first to its last."""
    start = 0
    for at, token in enumerate(tokens):
        if token.type == f"{kind}_open":
            start = at
        if token.type == f"{kind}_close":
            yield tokens[start : at + 1]


def _leads(inline: Token) -> bool:
    """Return whether a line consists of one link."""
    kinds = [token.type for token in inline.children or ()]
    return kinds[:1] == ["link_open"] and kinds.index("link_close") == len(kinds) - 1


def _label(table: Sequence[Token]) -> None:
    """Label each cell of a table with its column, for phones on which it has to become rows.

    It is marked as one of `WIDE`, and as a ``sheet`` if it is to be filled in.
    """
    cells = [(token, inline) for token, inline in pairwise(table) if token.type in CELLS]
    names = [_text(inline) for token, inline in cells if token.type == "th_open"]
    columns = [cells[at :: len(names)] for at in range(len(names))]
    for name, column in zip(names, columns, strict=True):
        for cell, _ in column[1:]:
            cell.attrSet("data-label", name)
    texts = [[_text(inline) for _, inline in column] for column in columns]
    longest = [
        max(len(word) for text in column for word in text.split() or "-") for column in texts
    ]
    needed = sum(longest) + len(longest) - 1
    classes = [name for most, name in WIDE.items() if needed > most]
    if any(not any(column[1:]) or BLANK in "".join(column) for column in texts):
        classes.append("sheet")
    if classes:
        table[0].attrSet("class", " ".join(classes))


def _text(inline: Token) -> str:
    """Return the text of a line: for a link its text, for an icon three letters."""
    children = inline.children or ()
    return "".join("---" if token.type == "image" else token.content for token in children)


def _with_navigation(body: str) -> str:
    """Return a page with its links to other pages marked as navigation."""
    above, heading, below = body.partition(f'<h2 id="{site.SEE_ALSO}">')
    links, end, rest = below.partition("</ul>")
    start = f'<nav class="also" aria-labelledby="{site.SEE_ALSO}">\n'
    return f"{above}{start}{heading}{links}{end}\n</nav>{rest}" if end else body


def _mark(language: str, note: str) -> str:
    """Return the kind of a marked note, "" for any other."""
    said = site.words(language)
    return next((mark for mark in site.MARKS if note.startswith(f"**{said[mark]}")), "")
