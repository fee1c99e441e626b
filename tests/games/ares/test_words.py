"""The texts of whole plays: shown, spoken, reason and undo, in three languages."""

from __future__ import annotations

import re

import pytest

from companion.games.ares import GAME
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from kit.sampled import words

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


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_whole_plays_a_number_agrees_with_its_noun_and_stays_with_its_unit(
    language: str,
) -> None:
    found = words(language, GAME.name).texts
    assert [each for each in found if re.search(BREAKING[language], each.text)] == []
    spaced = [each._replace(text=each.text.replace("\u00a0", " ")) for each in found]
    assert [each for each in spaced if re.search(DISAGREEING[language], each.text)] == []


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
