"""The terms of each game lead to the page that explains them, by any of their names."""

from __future__ import annotations

import re

import pytest

from companion.appendix import glossary, site
from companion.drawings.icons import icons
from companion.games import games

GAMES = [game for game in games() if glossary.has_terms(game)]


def test_every_game_that_is_played_has_a_glossary():
    pads = {"score-pad"}
    assert set(GAMES) == set(games()) - pads


@pytest.mark.parametrize("game", GAMES)
def test_a_term_says_in_every_language_what_it_means_and_leads_to_its_page(game: str):
    names = {term.name for term in glossary.terms("en", game)}
    for language in site.languages():
        terms = glossary.terms(language, game)
        assert {term.name for term in terms} == names
        for term in terms:
            assert site.address(language, game, term.page), term
            assert term.icon in ("", *icons()), term
            assert term.means.endswith("."), term
            assert len(term.means) <= 160, term


@pytest.mark.parametrize("game", GAMES)
def test_a_term_names_the_same_numbers_in_every_language(game: str):
    def figures(language: str) -> dict[str, list[str]]:
        terms = glossary.terms(language, game)
        return {term.name: sorted(re.findall(r"\d+", term.means)) for term in terms}

    assert figures("pt-BR") == figures("fr") == figures("en")


@pytest.mark.parametrize("game", GAMES)
def test_the_words_are_in_the_alphabetical_order_of_their_language(game: str):
    for language in site.languages():
        words = [term.word for term in glossary.terms(language, game)]
        assert words == sorted(words, key=glossary.folded)
        assert len(set(words)) == len(words)


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_every_language_leads_to_a_page(game: str):
    for language in site.languages():
        for term in glossary.terms(language, game):
            for word in (term.word, *term.also):
                assert site.find(language, game, word), word
            assert site.find(language, game, term.word.upper()), term.word


def test_a_word_of_another_language_leads_to_its_page():
    assert site.find("en", "on-mars", "Astromóvel") == site.find("fr", "on-mars", "rover")
    assert site.find("en", "on-mars", "astromovel") is not None
    assert site.find("en", "on-mars", "no such word") is None
    assert site.find("en", "score-pad", "rover") is None


def test_letters_are_compared_without_case_and_accents():
    assert glossary.folded("Œuvre ÉTÉ") == "oeuvre ete"
    assert glossary.slug("L’Extracteur d'Eau !") == "lextracteur-deau"
