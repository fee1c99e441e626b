"""A question in any of the languages finds the heading that answers it."""

from __future__ import annotations

import pytest

from companion.appendix import site
from companion.appendix.search import LONGEST, MOST_HITS, search

FIRST = 3
"""So far down the answer may stand: it is in sight on a phone."""


def places(question: str, language: str, game: str = "") -> list[tuple[str, str]]:
    return [(hit.game, hit.place) for hit in search(question, language, game)]


QUESTIONS = [
    ("en", "", "what does a level 3 Rover Tech give?", "on-mars", "tech-levels#rover-tech"),
]


@pytest.mark.parametrize(("language", "game", "question", "of", "place"), QUESTIONS)
def test_a_question_finds_its_answer(language, game, question, of, place):
    assert (of, place) in places(question, language, game)[:FIRST]


@pytest.mark.parametrize(
    ("written", "meant"),
    [("astromovel", "rover"), ("rovr", "rover"), ("rvoer", "rover"), ("Schuttle", "shuttle"),
     ("blueprnt", "blueprint"), ("laboratorio", "laboratory")],
)  # fmt: skip
@pytest.mark.parametrize("language", site.languages())
def test_slips_of_the_pen_and_missing_accents_are_forgiven(written, meant, language):
    found = places(written, language, "on-mars")
    assert ("on-mars", f"glossary#{meant}") in found[:FIRST], found


def test_a_word_alone_finds_its_entry_first_and_that_of_the_game_read_about_before_others():
    for game in ("classic", "dice"):
        assert places("marco", "pt-BR", game)[0] == (game, "glossary#milestone")


def test_what_is_found_reads_in_the_language_of_who_asks():
    hit = search("astromóvel", "fr", "on-mars")[0]
    assert (hit.title, hit.heading) == (site.words("fr")["glossary"], "Rover")


@pytest.mark.parametrize("question", ["", "   ", "?!", '"', "*", "a OR b NEAR(", "x" * 5000, "\0"])
def test_no_question_is_an_error(question: str):
    assert len(search(question, "en")) <= MOST_HITS


def test_only_so_much_of_a_question_is_read():
    question = "rover " + "x" * LONGEST + " dice"
    assert places(question, "en") == places(question[:LONGEST], "en")


def test_an_unknown_language_is_refused():
    with pytest.raises(site.UnknownPageError):
        search("rover", "xx")


def test_a_text_is_shown_in_short_and_never_broken_within_a_word():
    for hit in search("rover", "en", "on-mars"):
        assert len(hit.text) <= 150
