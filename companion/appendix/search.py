"""Search in titles, headings, glossary and text, in all languages at once, tolerating typos.

A result is a heading of a page, or a glossary term. Each is in the index once per language: a query
in another language finds it as well, and shows it in the reader's own. The full-text index of
SQLite ranks it (BM25), rapidfuzz corrects misspelt words.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from functools import cache
from threading import Lock
from typing import NamedTuple

from companion.appendix import glossary, site, sources
from companion.appendix.glossary import folded

MAX_CHARACTERS, MAX_WORDS, MAX_HITS = 120, 12, 12
"""The maximum characters and words of a query, and the maximum number of results."""

WEIGHTS = (6.0, 6.0, 4.0, 1.0)
"""The weight of a word in the title, the heading, the other words, the text."""

OWN, HERE, EXACT, DEFINED = 1.25, 1.5, 100.0, 0.8
"""Factors for the reader's language, for the game being read about, for a glossary term that is the
whole query; and for any other glossary term, as longer queries look for a rule.
"""

ALIKE, SHORT, MEANT, CLOSE = 76, 4, 3, 5
"""The similarity (of 100) for a word to count as meant, its minimum length, the maximum number of
such words, and how much less similar than the first they may be.
"""

PLURAL = re.compile(r"(?<=\w{3})(?:s|x)$")

EXCERPT = 140
"""The number of characters of text shown."""


class Hit(NamedTuple):
    """A result: a place, its page and heading in words, and the beginning of its text."""

    game: str
    page: str
    anchor: str
    title: str
    heading: str
    text: str

    @property
    def place(self) -> str:
        """The place in its game to which a link leads."""
        return f"{self.page}#{self.anchor}" if self.anchor else self.page


class Section(NamedTuple):
    """A heading of a page in one language, or the page's beginning, with the text below it."""

    game: str
    page: str
    anchor: str
    language: str
    title: str
    heading: str
    words: str
    text: str


def search(question: str, language: str, game: str = "") -> list[Hit]:
    """Return the results for a query, the best first; those of ``game`` rank higher.

    Raises `companion.appendix.site.UnknownPageError` for a language without pages.
    """
    site.words(language)
    asked = _words(question)
    if not asked:
        return []
    index = _index()
    with index.lock:
        return index.find(asked, language, game, glossary.slug(question))


def _words(question: str) -> list[str]:
    """Return the significant words of a query, or all if there are none."""
    found = re.findall(r"\w+", folded(question[:MAX_CHARACTERS]))
    rare = [word for word in found if word not in _common()]
    return (rare or found)[:MAX_WORDS]


@cache
def _common() -> frozenset[str]:
    """Return the stop words of all languages."""
    common = (site.words(language)["common"] for language in site.languages())
    return frozenset(folded(" ".join(common)).split())


class SearchIndex:
    """Every section of every page, for one thread at a time: it has a ``lock``."""

    def __init__(self) -> None:
        self.lock = Lock()
        self._base = sqlite3.connect(":memory:", check_same_thread=False)
        self._base.execute(
            "CREATE VIRTUAL TABLE section USING fts5(game UNINDEXED, page UNINDEXED,"
            " anchor UNINDEXED, language UNINDEXED, title, heading, words, text,"
            " tokenize = 'unicode61 remove_diacritics 2', detail = column)"
        )
        marks = ", ".join("?" * len(Section._fields))
        self._base.executemany(f"INSERT INTO section VALUES ({marks})", _sections())
        self._base.execute("INSERT INTO section(section) VALUES ('optimize')")
        self._base.execute("CREATE VIRTUAL TABLE word USING fts5vocab(section, row)")
        self._vocabulary = [word for (word,) in self._base.execute("SELECT term FROM word")]

    def find(self, asked: list[str], language: str, game: str, whole: str) -> list[Hit]:
        """Return the best results for these words, or for the ``whole`` query as a term."""
        weights = ", ".join(["0"] * 4 + [str(weight) for weight in WEIGHTS])
        rows = self._base.execute(
            f"SELECT game, page, anchor, language, -bm25(section, {weights}) FROM section"
            " WHERE section MATCH ?",
            (" OR ".join(map(self._either, asked)),),
        )
        best: dict[tuple[str, str, str], float] = {}
        for in_game, page, anchor, written, score in rows:
            score *= OWN if written == language else 1
            score *= HERE if in_game == game else 1
            if page == site.GLOSSARY:
                named = glossary.named(in_game).get(whole) == anchor
                score *= EXACT if named else DEFINED if len(asked) > 1 else 1
            place = in_game, page, anchor
            best[place] = max(score, best.get(place, 0))
        ordered = sorted(best, key=lambda place: -best[place])
        return [self._hit(language, *place) for place in ordered[:MAX_HITS]]

    def _either(self, word: str) -> str:
        """Return a word as an index query: its prefix, or else similar words."""
        stem = PLURAL.sub("", word)
        if any(known.startswith(stem) for known in self._vocabulary):
            return f'"{stem}"*'
        from rapidfuzz import fuzz, process  # with the first typo

        meant = process.extract(
            word, self._vocabulary, scorer=fuzz.ratio, limit=MEANT, score_cutoff=ALIKE
        )
        best = max((alike for _, alike, _ in meant), default=0)
        near = [known for known, alike, _ in meant if len(word) >= SHORT and alike > best - CLOSE]
        return " OR ".join(f'"{each}"' for each in [word, *near])

    def _hit(self, language: str, game: str, page: str, anchor: str) -> Hit:
        title, heading, text = self._base.execute(
            "SELECT title, heading, text FROM section"
            " WHERE game = ? AND page = ? AND anchor = ? AND language = ?",
            (game, page, anchor, language),
        ).fetchone()
        short = text if len(text) <= EXCERPT else text[:EXCERPT].rpartition(" ")[0] + " …"
        return Hit(game, page, anchor, title, heading, short)


@cache
def _index() -> SearchIndex:
    return SearchIndex()


def _sections() -> Iterator[Section]:
    """Yield every section of every page in every language."""
    for language in site.languages():
        for game in site.games(language):
            for page in site.pages(language, game):
                if page not in (site.GLOSSARY, site.CONTENTS):
                    yield from _sections_of(language, game, page)
            for term in glossary.terms(language, game):
                title, also = site.words(language)["glossary"], " ".join(term.also)
                yield Section(
                    *(game, site.GLOSSARY, term.name, language),
                    *(title, term.word, also, term.means),
                )


def _sections_of(language: str, game: str, page: str) -> Iterator[Section]:
    """Yield the sections of a page: its beginning has neither an anchor nor a heading.

    Lists of pages in an overview are left out: they answer nothing, and the pages are indexed, too.
    """
    source = site.source(language, game, page)
    title = site.title(language, game, page)
    anchors = ["", *(heading.anchor for heading in site.headings(language, game, page))]
    skipped = {site.SEE_ALSO}
    if page == site.OVERVIEW:
        skipped |= {group.heading.anchor for group in site.tree(language, game) if group.pages}
    for anchor, (heading, text) in zip(anchors, sources.parts(source), strict=False):
        if anchor not in skipped:
            text = sources.unmarked(text)
            yield Section(game, page, anchor, language, title, heading, "", text)
