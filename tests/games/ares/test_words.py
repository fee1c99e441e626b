"""The texts of whole plays: shown, spoken, reason and undo, in three languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from companion.games.ares import GAME
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from kit.told import words

DISAGREEING = {
    "en": r"\b1 (steps|rounds|oceans|forests|cards|corporations|points|victory points)\b",
    "pt-BR": r"\b1 (níveis|rodadas|oceanos|florestas|cartas|corporações|pontos)\b"
    r"|\b0 (nível|rodada|oceano|floresta|carta|ponto|grau)\b",
    "fr": r"\b[01] (niveaux|manches|océans|forêts|cartes|corporations|points|degrés)\b",
}
"""Numbers with the wrong form of their noun: French and Portuguese differ on 0."""

BREAKING = {
    "en": r"\d (°C|MC|VP)\b|[\d}]\s%",
    "pt-BR": r"\d (°C|M\$|PV\b)|[\d}]\s%",
    "fr": r"[\d}] (°C|MC|PV)\b|\d NT\b|\S [;:!?%»]|« |[\d}]%",
}
"""Ordinary spaces where a line must not break; a space before % only in French."""

OTHER_WORDS = {
    "en": r"martian|standard project|efficien|set-up|in all\b|any more|\btill\b|usually|begins?\b",
    "pt-BR": r"de cor\b|\bcompr|sozinh|mesmo\b|mais e menos|companheiro|contam algo",
    "fr": r"M€|martien|projets? standard|jetons? de phase|efficacité|\bcrans?\b|\bcompl[eè]t|"
    r"compagnon|retourn|\bseule?\b ou|comptent quelque|ensemble",
}
"""Words for which the printed game, or this companion, has another: one word for one thing."""

TELLING = {"fr": "gagnez ensemble"}
"""Where such a word is meant."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_whole_plays_a_number_agrees_with_its_noun_and_stays_with_its_unit(
    language: str,
) -> None:
    found = words(language, GAME.name).texts
    assert [each for each in found if re.search(BREAKING[language], each.text)] == []
    spaced = [each._replace(text=each.text.replace("\u00a0", " ")) for each in found]
    assert [each for each in spaced if re.search(DISAGREEING[language], each.text)] == []


def written(language: str) -> Iterator[tuple[str, str]]:
    """Yield every line of the phrases and the pages, with the name of its file.

    Comments and the names of the messages are left out.
    """
    pages = files("companion.appendix") / "pages" / language / "ares"
    for page in pages.iterdir():
        for line in page.read_text(encoding="utf-8").splitlines():
            yield page.name, line
    phrases = files("companion.phrases") / language / "ares.ftl"
    for line in phrases.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            yield phrases.name, re.sub(r"^[\w-]+ = ", "", line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_word_for_one_thing_as_in_the_printed_game(language: str) -> None:
    for file, line in written(language):
        told = line.replace(TELLING.get(language, "\n"), "")
        assert not re.search(OTHER_WORDS[language], told, re.IGNORECASE), (file, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_does_not_break_between_a_number_and_its_unit(language: str) -> None:
    for file, line in written(language):
        assert not re.search(BREAKING[language], line), (file, line)
        assert "'" not in line, (file, line)


@pytest.mark.parametrize(
    ("language", "discard"), [("en", "discard pile"), ("pt-BR", "descarte"), ("fr", "défaussez")]
)
@pytest.mark.parametrize("mode", ["solo", "co-op"])
def test_the_starred_cards_left_over_in_a_first_game_are_discarded(
    table, language: str, discard: str, mode: str
) -> None:
    play = table().until("lead", mode=mode).answer("first-game").until("setup-projects")
    wording = Phrasebook(language).prompt_text(play.ask)
    assert discard in wording.text
    assert discard in wording.voice
