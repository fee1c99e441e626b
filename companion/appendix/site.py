"""The sources of the appendix: its pages, their headings and their places.

A page is a Markdown file ``pages/<language>/<page>.md`` in the folder of its game, whose first line
is its title. A page that a language lacks is shown in English, and a game without pages has an
overview that says so. The pages of a game are in the order in which its ``overview`` links to them,
in groups under its headings. A link leads to a page or to one of its headings,
``<page>#<anchor>``: a heading's anchor is made of its English words, and is the same in every
language. Two pages are generated: ``glossary`` of a game's terms, and ``contents`` of all its
headings. The texts of the frame around a page are in ``pages/<language>/words.toml`` beside this
file. One page belongs to no game: ``pages/<language>/wiring.md``.

The libraries for parsing are imported with the first page: that keeps startup fast.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from companion.appendix import glossary, sources
from companion.appendix.passages import Passage
from companion.appendix.passages import passages as _passages
from companion.games import games as registered
from companion.games import is_file
from companion.phrases.phrasebook import Phrasebook

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.tree import SyntaxTreeNode

PAGES = Path(__file__).parent / "pages"
OVERVIEW, WIRING, GLOSSARY, CONTENTS = "overview", "wiring", "glossary", "contents"
ORIGINAL = "en"
"""The language whose headings provide the anchors."""
MARKS = ("reading", "unknown")
"""The marks of notes: our interpretation, or what nobody could find out."""
SEE_ALSO = "see-also"
"""The anchor of the heading below which pages link to others."""


class UnknownPageError(KeyError):
    """There is no such page in the appendix, or no such heading on it."""

    def __str__(self) -> str:
        return f"no such appendix page: {'/'.join(self.args)}"


class Heading(NamedTuple):
    """A heading of a page: its anchor for links, and its text."""

    anchor: str
    text: str


class MarkedNote(NamedTuple):
    """A note that is marked as one of `MARKS`, and its text."""

    mark: str
    text: str


class PageGroup(NamedTuple):
    """Pages listed together under a heading of the overview."""

    heading: Heading
    pages: tuple[str, ...]


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

    Pages that the overview doesn't link to come last. Raises `UnknownPageError`.
    """
    names = _names(language, game)
    first = [OVERVIEW] if OVERVIEW in names else []
    linked = [page for group in tree(language, game) for page in group.pages]
    return tuple(dict.fromkeys([*first, *linked, *sorted(names)]))


@cache
def tree(language: str, game: str) -> tuple[PageGroup, ...]:
    """Return a game's pages in the groups of its overview; raise `UnknownPageError`."""
    names = _names(language, game)
    if OVERVIEW not in names:
        return ()
    _, *parts = sources.parts(source(language, game, OVERVIEW))
    led = [
        [to for link in sources.links(part.text) if (to := page_of(link)) in names]
        for part in parts
    ]
    return tuple(map(PageGroup, headings(language, game, OVERVIEW), map(tuple, led)))


def address(language: str, game: str, place: str) -> str:
    """Return the path of a page, or of one of its headings, such as ``/en/a-game/setup#cards``.

    Raises `UnknownPageError`.
    """
    page, mark, anchor = place.partition("#")
    if mark and anchor not in _anchors(language, game, page):
        raise UnknownPageError(language, game, place)
    _check(language, game, page)
    return f"/{language}/{game}/{place}"


def file_of(address: str) -> str:
    """Return the path of the file for a URL when the pages are files."""
    path, mark, anchor = address.strip("/").partition("#")
    if path in ("", *languages()):
        path = f"{path}/index".strip("/")
    return f"{path}{'' if '.' in path else '.html'}{mark}{anchor}"


@cache
def title(language: str, game: str, page: str) -> str:
    """Return the title of a page as plain text; raise `UnknownPageError`."""
    return sources.title(source(language, game, page))


def links(language: str, game: str, page: str) -> list[str]:
    """Return the targets of the links inside a page, in order; raise `UnknownPageError`."""
    return sources.links(source(language, game, page))


def page_of(link: str) -> str:
    """Return the page of a link such as ``construct#where-it-goes``."""
    return link.partition("#")[0]


def headings(language: str, game: str, page: str) -> list[Heading]:
    """Return the headings below a page's title, in order; raise `UnknownPageError`."""
    texts = sources.headings(source(language, game, page))
    return [Heading(*each) for each in zip(_anchors(language, game, page), texts, strict=False)]


@cache
def notes(language: str, game: str, place: str) -> tuple[MarkedNote, ...]:
    """Return the marked notes of a place: a section, or a whole page.

    Our interpretations come first. Raises `UnknownPageError`.
    """
    address(language, game, place)
    page, _, wanted = place.partition("#")
    anchors, parts = _anchors(language, game, page), sources.parts(source(language, game, page))
    sections = zip(("", *anchors), parts, strict=False)
    texts = [part.text for anchor, part in sections if wanted in ("", anchor)]
    labels = {words(language)[mark]: mark for mark in MARKS}
    found = [note for text in texts for note in sources.notes(text) if note[0] in labels]
    marked = (MarkedNote(labels[label], text) for label, text in found)
    return tuple(sorted(marked, key=lambda note: MARKS.index(note.mark)))


def mark(language: str, game: str, place: str) -> str:
    """Return the mark of a place, a section or a page, "" for none.

    Raises `UnknownPageError`.
    """
    return next((note.mark for note in notes(language, game, place)), "")


def find(language: str, game: str, word: str) -> str | None:
    """Return the place that explains a word of a game in any language; None for none."""
    name = glossary.named(game).get(glossary.slug(word))
    found = (term.page for term in glossary.terms(language, game) if term.name == name)
    return next(found, None)


def section(language: str, game: str, place: str) -> list[Passage]:
    """Return a page in passages; if ``place`` names a heading, the title and that section.

    Raises `UnknownPageError`.
    """
    address(language, game, place)
    page, _, wanted = place.partition("#")
    every = passages(language, game, page)
    if not wanted:
        return every
    anchors, anchor = iter(_anchors(language, game, page)), ""
    found = every[:1]
    for passage in every:
        anchor = next(anchors) if passage.kind == "heading" else anchor
        if anchor == wanted:
            found.append(passage)
    return found


def passages(language: str, game: str, page: str) -> list[Passage]:
    """Return a page in passages, with their icons and links; raise `UnknownPageError`."""
    return list(_passages(document(language, game, page).children))


def wiring_passages(language: str) -> list[Passage]:
    """Return the page about the pins in passages; raise `UnknownPageError`."""
    return list(_passages(wiring(language).children))


@cache
def document(language: str, game: str, page: str) -> SyntaxTreeNode:
    """Return a page, parsed; raise `UnknownPageError`."""
    return _parsed(source(language, game, page))


@cache
def wiring(language: str) -> SyntaxTreeNode:
    """Return the page about the pins, parsed; raise `UnknownPageError`."""
    if language not in page_index():
        raise UnknownPageError(language, WIRING)
    return _parsed((PAGES / language / f"{WIRING}.md").read_text(encoding="utf-8"))


def forget() -> None:
    """Release the parsed pages, which take much memory."""
    document.cache_clear()


@cache
def markdown() -> MarkdownIt:
    """Return the parser for pages."""
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def words(language: str) -> Mapping[str, str]:
    """Return the texts around a page in this language; raise `UnknownPageError`."""
    if language not in page_index():
        raise UnknownPageError(language)
    return tomllib.loads((PAGES / language / "words.toml").read_text(encoding="utf-8"))


@cache
def page_index() -> dict[str, dict[str, frozenset[str]]]:
    """Return the pages of all installed games: language, game, page names.

    Nothing is ever opened but these, and the page of a bot file in use.
    """
    return {
        folder.name: {
            game: _page_names(folder.name, game) for game in registered() if not is_file(game)
        }
        for folder in PAGES.iterdir()
        if folder.is_dir()
    }


@cache
def _page_names(language: str, game: str) -> frozenset[str]:
    return frozenset(_files(language, game)) | _generated(game)


def _generated(game: str) -> frozenset[str]:
    """Return the pages that are made from the glossary, or from nothing."""
    made = {GLOSSARY, CONTENTS} if glossary.has_terms(game) else set()
    return frozenset(made | ({OVERVIEW} if OVERVIEW not in _files(ORIGINAL, game) else set()))


@cache
def _files(language: str, game: str) -> dict[str, tuple[str, Traversable]]:
    """Return the files of a game's pages by name, each with its language.

    English replaces those that a language lacks.
    """
    folder = registered()[game].folder
    found = {}
    for each in (ORIGINAL, language):
        pages = folder / "pages" / each if folder else None
        for file in pages.iterdir() if pages and pages.is_dir() else ():
            name, dot, kind = file.name.rpartition(".")
            if (dot, kind) == (".", "md"):
                found[name] = each, file
    return found


def _names(language: str, game: str) -> frozenset[str]:
    if language not in page_index() or game not in registered():
        raise UnknownPageError(language, game)
    return _page_names(language, game)


def _check(language: str, game: str, page: str) -> None:
    if page not in _names(language, game):
        raise UnknownPageError(language, game, page)


def source(language: str, game: str, page: str) -> str:
    """Return a page as Markdown; raise `UnknownPageError`."""
    _check(language, game, page)
    found, file = _files(language, game).get(page, (language, None))
    if file is None:
        made = {GLOSSARY: _glossary, CONTENTS: _contents, OVERVIEW: _nothing}[page]
        return "\n\n".join(made(language, game))
    text = file.read_text(encoding="utf-8")
    if found == language:
        return text
    return text.replace("\n", f"\n\n*{words(language)['only-english']}*\n", 1)


def _glossary(language: str, game: str) -> Iterator[str]:
    """Yield the terms of a game: what each means, where it is explained, and synonyms."""
    said = words(language)
    yield f"# {said['glossary']}"
    yield said["glossary-lead"]
    for term in glossary.terms(language, game):
        icon = f"![{term.word}]({term.icon}) " if term.icon else ""
        there = title(language, game, page_of(term.page))
        yield f"## {term.word}"
        yield f"{icon}{term.means} [{there}]({term.page})"
        if term.also:
            yield f"*{said['also']} {', '.join(term.also)}.*"


def _nothing(language: str, game: str) -> Iterator[str]:
    """Yield the overview of a game that has none."""
    yield f"# {Phrasebook(language).game(game)}"
    yield words(language)["no-overview"]


def _contents(language: str, game: str) -> Iterator[str]:
    """Yield every page of a game with its headings."""
    said = words(language)
    yield f"# {said['contents']}"
    yield said["contents-lead"]
    for page in pages(language, game):
        if page not in (OVERVIEW, CONTENTS):
            yield f"## {title(language, game, page)}"
            shown = [each for each in headings(language, game, page) if each.anchor != SEE_ALSO]
            lines = [f"- [{title(language, game, page)}]({page})"]
            lines += [f"- [{text}]({page}#{anchor})" for anchor, text in shown if page != GLOSSARY]
            yield "\n".join(lines)


def _parsed(text: str) -> SyntaxTreeNode:
    from markdown_it.tree import SyntaxTreeNode

    return SyntaxTreeNode(markdown().parse(text))


@cache
def _anchors(language: str, game: str, page: str) -> tuple[str, ...]:
    """Return the anchors of a page's headings; a second one with the same words ends with 2.

    Those of a generated page are the names of its headings' subjects.
    """
    if page == GLOSSARY:
        return tuple(term.name for term in glossary.terms(language, game))
    if page == CONTENTS:
        skipped = OVERVIEW, CONTENTS
        return tuple(each for each in pages(language, game) if each not in skipped)
    if page in _names(ORIGINAL, game):
        language = ORIGINAL
    anchors: list[str] = []
    for text in sources.headings(source(language, game, page)):
        anchor = re.sub(r"[^a-z0-9]+", "-", text.lower().replace("’", "")).strip("-")
        same = (f"{anchor}-{number}" for number in count(2))
        anchors.append(next(each for each in chain([anchor], same) if each not in anchors))
    return tuple(anchors)
