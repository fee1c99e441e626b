"""The appendix as a site: its pages, their addresses, and how they look on a phone.

A page is a Markdown file ``pages/<language>/<game>/<page>.md`` whose first line is its title. The
pages of a game stand in the order in which its ``overview`` links to them. A link leads to a page
or to a heading of it, ``<page>#<anchor>``: a heading's anchor is made of its English words, and is
the same in every language. What the frame around a page says is in ``pages/<language>/words.toml``.
A new game or language is a new folder. One page is of no game: ``pages/<language>/wiring.md``,
whose rule is where the drawing goes.

The libraries that a page is made with are loaded with the first page: that keeps startup fast.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from companion.appendix import drawings, glossary
from companion.appendix.passages import Passage, diagram_alone
from companion.appendix.passages import passages as _passages
from companion.appendix.passages import plain as plain_words

if TYPE_CHECKING:
    from jinja2 import Environment
    from markdown_it import MarkdownIt
    from markdown_it.token import Token
    from markdown_it.tree import SyntaxTreeNode

HERE = Path(__file__).parent
PAGES = HERE / "pages"
OVERVIEW, WIRING, GLOSSARY = "overview", "wiring", "glossary"
ORIGINAL = "en"
"""The language whose headings give the anchors."""
RULE = "<hr />"


class UnknownPageError(KeyError):
    """There is no such page in the appendix."""

    def __str__(self) -> str:
        return f"no such appendix page: {'/'.join(self.args)}"


class Block(NamedTuple):
    """A piece of a page without any markup."""

    kind: str
    """title, heading, text, item, columns, row, note, or drawing:NAME for a diagram."""
    text: str


class Heading(NamedTuple):
    """A heading of a page: the anchor that links lead to, and its words."""

    anchor: str
    text: str


class Link(NamedTuple):
    """A link to a page: where it leads, what it says and in which language that is."""

    address: str
    text: str
    language: str


def languages() -> list[str]:
    """Return the languages that have pages, English first."""
    return sorted(page_index(), key=lambda language: (language != "en", language))


def games(language: str) -> list[str]:
    """Return the games that have pages in this language; raise `UnknownPageError` for none."""
    try:
        return sorted(page_index()[language])
    except KeyError:
        raise UnknownPageError(language) from None


@cache
def pages(language: str, game: str) -> tuple[str, ...]:
    """Return the names of a game's pages in reading order, ``overview`` first.

    Pages that the overview does not link to come last. Raises `UnknownPageError`.
    """
    names = _names(language, game)
    if OVERVIEW not in names:
        return tuple(sorted(names))
    linked = [to for link in links(language, game, OVERVIEW) if (to := page_of(link)) in names]
    return tuple(dict.fromkeys([OVERVIEW, *linked, *sorted(names)]))


def address(language: str, game: str, page: str) -> str:
    """Return the path of a page, such as ``/en/a-game/setup``; raise `UnknownPageError`."""
    _check(language, game, page)
    return f"/{language}/{game}/{page}"


@cache
def title(language: str, game: str, page: str) -> str:
    """Return the title of a page as plain text; raise `UnknownPageError`."""
    _check(language, game, page)
    with _path(language, game, page).open(encoding="utf-8") as lines:
        return _title(_parsed(lines.readline()))


def links(language: str, game: str, page: str) -> list[str]:
    """Return where the links inside a page lead, in order; raise `UnknownPageError`."""
    nodes = _document(language, game, page).walk()
    return [str(node.attrs["href"]) for node in nodes if node.type == "link"]


def images(language: str, game: str, page: str) -> list[str]:
    """Return the names of the drawings of a page, in order; raise `UnknownPageError`."""
    nodes = _document(language, game, page).walk()
    return [str(node.attrs["src"]) for node in nodes if node.type == "image"]


def page_of(link: str) -> str:
    """Return the page that a link such as ``construct#where-it-goes`` leads to."""
    return link.partition("#")[0]


def headings(language: str, game: str, page: str) -> list[Heading]:
    """Return the headings below a page's title, in order; raise `UnknownPageError`."""
    texts = _headings(_document(language, game, page))
    return [Heading(*each) for each in zip(_anchors(language, game, page), texts, strict=True)]


def plain(language: str, game: str, page: str) -> list[Block]:
    """Return a page as blocks of plain text, for a screen without a browser.

    A table is a ``columns`` block with the names of its columns, then a ``row`` block a line; the
    cells stand apart by a middle dot. A sign is its word; a diagram is a ``drawing:NAME`` block
    with what it shows. Raises `UnknownPageError`.
    """
    return list(map(_block, passages(language, game, page)))


def passages(language: str, game: str, page: str) -> list[Passage]:
    """Return a page in passages, with their signs and links; raise `UnknownPageError`."""
    return list(_passages(_document(language, game, page).children))


def plain_wiring(language: str) -> list[Block]:
    """Return the page about the pins as blocks of plain text; raise `UnknownPageError`."""
    return list(map(_block, _passages(_wiring(language).children)))


def _block(passage: Passage) -> Block:
    return Block(passage.kind, f"{passage.mark} {passage.plain}".strip())


def html(language: str, game: str, page: str) -> str:
    """Return a page as a whole HTML document; raise `UnknownPageError`."""
    from markupsafe import Markup

    body = _rendered(_document(language, game, page), _anchors(language, game, page), game)
    order = pages(language, game)
    at = order.index(page)
    template = _templates().get_template("page.html")
    return template.render(
        body=Markup(body),
        contents=[_link(language, game, name) for name in order],
        game=title(language, game, order[0]),
        here=_link(language, game, page),
        next=_link(language, game, order[at + 1]) if at + 1 < len(order) else None,
        previous=_link(language, game, order[at - 1]) if at else None,
        translations=_translations(game, page),
        words=words(language),
    )


@cache
def wiring(language: str) -> str:
    """Return the page about the pins, with its drawing; raise `UnknownPageError`."""
    from markupsafe import Markup

    from companion.wiring import drawing

    above, _, below = _rendered(_wiring(language)).partition(RULE)
    here = _wiring_link(language)
    return (
        _templates()
        .get_template("wiring.html")
        .render(
            body=Markup(above + drawing(language) + below),
            game=here.text,
            here=here,
            translations=[(_wiring_link(each), words(each)["language"]) for each in languages()],
            words=words(language),
        )
    )


@cache
def front() -> str:
    """Return the front page: every game in every language, and the page about the pins."""
    shelves = {
        language: [_link(language, game, pages(language, game)[0]) for game in games(language)]
        for language in languages()
    }
    return (
        _templates()
        .get_template("front.html")
        .render(shelves=shelves, wiring=_wiring_link, words=words)
    )


def forget() -> None:
    """Let go of the pages that were read, which take much room; what is told of them is kept."""
    _document.cache_clear()


def load() -> None:
    """Load what pages are made with: it is not loaded at startup."""
    import markdown_it.tree  # noqa: F401

    _markdown()


def render(template: str, **values: Any) -> str:
    """Return a page that is none of the appendix, but looks like one."""
    return _templates().get_template(template).render(values)


@cache
def style() -> str:
    """Return the style sheet of every page."""
    own = (HERE / "templates" / "style.css").read_text(encoding="utf-8")
    return own + drawings.style()


@cache
def words(language: str) -> Mapping[str, str]:
    """Return the words around a page in this language; raise `UnknownPageError`."""
    if language not in page_index():
        raise UnknownPageError(language)
    return tomllib.loads((PAGES / language / "words.toml").read_text(encoding="utf-8"))


@cache
def page_index() -> dict[str, dict[str, frozenset[str]]]:
    """Return what is there: language, game, page names. Nothing else is ever opened."""
    return {
        language.name: {
            game.name: frozenset(
                [file.stem for file in game.glob("*.md")]
                + [GLOSSARY for _ in glossary.terms(language.name, game.name)][:1]
            )
            for game in language.iterdir()
            if game.is_dir()
        }
        for language in PAGES.iterdir()
        if language.is_dir()
    }


def _names(language: str, game: str) -> frozenset[str]:
    try:
        return page_index()[language][game]
    except KeyError:
        raise UnknownPageError(language, game) from None


def _check(language: str, game: str, page: str) -> None:
    if page not in _names(language, game):
        raise UnknownPageError(language, game, page)


@cache
def _markdown() -> MarkdownIt:
    from markdown_it import MarkdownIt

    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.add_render_rule("image", _draw)
    return markdown


def _draw(_: Any, tokens: Sequence[Token], at: int, __: Any, env: Any) -> str:
    """Return an image as a drawing; note the signs that it needs."""
    source, word = str(tokens[at].attrs["src"]), tokens[at].content
    if name := drawings.diagram_of(source):
        env["signs"] += drawings.signs_of(env["game"], name)
        return drawings.diagram(env["game"], name, word)
    env["signs"].append(source)
    return drawings.sign(source, word)


@cache
def _templates() -> Environment:
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    return Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


@cache
def _document(language: str, game: str, page: str) -> SyntaxTreeNode:
    _check(language, game, page)
    if page == GLOSSARY:
        return _parsed(_glossary(language, game))
    return _parsed(_path(language, game, page).read_text(encoding="utf-8"))


def _glossary(language: str, game: str) -> str:
    """Return the words of a game as a page: what each means, where that is told, other words."""
    said = words(language)
    parts = [f"# {said['glossary']}", said["glossary-lead"]]
    for term in glossary.terms(language, game):
        sign = f"![{term.word}]({term.sign}) " if term.sign else ""
        there = title(language, game, page_of(term.page))
        parts += [f"## {term.word}", f"{sign}{term.means} [{there}]({term.page})"]
        if term.also:
            parts.append(f"*{said['also']} {', '.join(term.also)}.*")
        abroad = (f"{words(other)['language']}: {word}" for other, word in term.abroad)
        parts.append(" · ".join(abroad))
    return "\n\n".join(parts)


@cache
def _wiring(language: str) -> SyntaxTreeNode:
    if language not in page_index():
        raise UnknownPageError(language, WIRING)
    return _parsed((PAGES / language / f"{WIRING}.md").read_text(encoding="utf-8"))


def _path(language: str, game: str, page: str) -> Path:
    return PAGES / language / game / f"{page}.md"


def _parsed(text: str) -> SyntaxTreeNode:
    from markdown_it.tree import SyntaxTreeNode

    return SyntaxTreeNode(_markdown().parse(text))


def _rendered(document: SyntaxTreeNode, anchors: Sequence[str] = (), game: str = "") -> str:
    """Return a document as HTML, each heading below the title with its anchor as id.

    A paragraph that is a diagram is a figure; the shapes of all signs stand before the rest.
    """
    markdown = _markdown()
    tokens = document.to_tokens()
    opened = (token for token in tokens if token.type == "heading_open" and token.tag != "h1")
    for token, anchor in zip(opened, anchors, strict=False):
        token.attrSet("id", anchor)
    for before, inline, after in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if before.type == "paragraph_open" and diagram_alone(inline.children or ()):
            before.tag = after.tag = "figure"
    env: dict[str, Any] = {"game": game, "signs": []}
    body = str(markdown.renderer.render(tokens, markdown.options, env))
    return (drawings.symbols(env["signs"]) if env["signs"] else "") + body


def _headings(document: SyntaxTreeNode) -> list[str]:
    """Return the words of the headings below the title."""
    return [plain_words(node) for node in document.children if node.type == "heading"][1:]


@cache
def _anchors(language: str, game: str, page: str) -> tuple[str, ...]:
    """Return the anchors of a page's headings; a second of the same words ends with 2.

    Those of the glossary are the names of its terms.
    """
    if page == GLOSSARY:
        return tuple(term.name for term in glossary.terms(language, game))
    if page in page_index().get(ORIGINAL, {}).get(game, ()):
        language = ORIGINAL
    anchors: list[str] = []
    for text in _headings(_document(language, game, page)):
        anchor = re.sub(r"[^a-z0-9]+", "-", text.lower().replace("’", "")).strip("-")
        same = (f"{anchor}-{number}" for number in count(2))
        anchors.append(next(each for each in chain([anchor], same) if each not in anchors))
    return tuple(anchors)


def _title(document: SyntaxTreeNode) -> str:
    return plain_words(document.children[0])


def _link(language: str, game: str, page: str) -> Link:
    return Link(address(language, game, page), title(language, game, page), language)


def _wiring_link(language: str) -> Link:
    return Link(f"/{language}/{WIRING}", _title(_wiring(language)), language)


def _translations(game: str, page: str) -> list[tuple[Link, str]]:
    return [
        (_link(language, game, page), words(language)["language"])
        for language in languages()
        if page in page_index()[language].get(game, ())
    ]
