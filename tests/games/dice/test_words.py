"""The texts of whole plays: speech, reasons and goals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from companion.games.dice.components import RARITY
from companion.phrases.phrasebook import LANGUAGES, Phrasebook

# Agreement, spaces, one word per thing

COUNTED = [
    ("award-pays", "", {"number": 1, "symbol": "heat", "count": None, "points": 0}),
    ("score-award", "done", {"number": 2, "answer": None}),
    ("score-cards", "done", {"answer": None}),
    ("score-sheet", "voice", {**dict.fromkeys(("track", "milestones", "awards", "cards"), 0)}),
    ("verdict", "voice", {"total": None, "rating": "fair"}),
    ("vp-gained", "voice", {"points": None, "vp": 7}),
    ("pace", "", {"steps": None, "left": 3}),
    ("pace", "voice", {"steps": None, "left": None}),
    ("pace-stands", "", {"steps": None, "left": None}),
    ("parameter-stands", "", {"parameter": "oceans", "value": 6, "left": None}),
    ("parameter-stands", "voice", {"parameter": "oceans", "value": 6, "left": None}),
    ("turns-left", "", {"left": 1, "won": "yes"}),
    ("milestone-warning", "", {"left": 1, "name": "legend", "slot": "top"}),
]
"""Messages whose number can be 0, 1 or more: the number is None, or ``total`` where it is left."""

PLURALS = {
    "en": r"points|symbols|steps|turns",
    "pt-BR": r"pontos|símbolos|níveis|turnos|graus",
    "fr": r"points|symboles|niveaux|tours|degrés",
}
SINGULARS = {
    "en": r"point|symbol|step|turn",
    "pt-BR": r"ponto|símbolo|nível|turno",
    "fr": "",  # French has the singular for nought
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("message", "attribute", "args"), COUNTED)
@pytest.mark.parametrize("number", [0, 1])
def test_a_number_agrees_with_its_noun(
    language: str, message: str, attribute: str, args: dict[str, Any], number: int
) -> None:
    filled = {name: number if value is None else value for name, value in args.items()}
    text = Phrasebook(language).find(f"dice.{message}", {"total": number, **filled}, attribute)
    assert text
    wrong = rf"(?<!\d)1 (?:{PLURALS[language]})\b"
    if language == "fr":
        wrong += rf"|(?<!\d)0 (?:{PLURALS[language]})\b"
    else:
        wrong += rf"|(?<!\d)0 (?:{SINGULARS[language]})\b"
    assert not re.search(wrong, text), text


@pytest.mark.parametrize(
    ("language", "words"), [("en", "0 degrees"), ("pt-BR", "zero grau"), ("fr", "0 degré")]
)
def test_nought_degrees_are_spoken_as_the_language_says_them(language: str, words: str) -> None:
    args = {"parameter": "temperature", "value": 0, "size": 0, "sign": "plus"}
    assert Phrasebook(language).find("dice.measured", args, "voice") == words


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Yield every text of a language: its phrases and its pages, comments left out."""
    phrases = files("companion.phrases") / language / "dice.ftl"
    pages = files("companion.appendix") / "pages" / language / "dice"
    for path in (phrases, *pages.iterdir()):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not (path.name.endswith(".ftl") and line.startswith("#")):
                yield path.name, re.sub(r', form: "[\w-]+"', "", line)


SPACES = {
    "en": r"[\d}] (?:%|°C)",
    "pt-BR": r"[\d}]\s%|[\d}] °C",
    "fr": r"[\d}] (?:%|°C|PV\b)|\S [:;!?»](?:\s|$)|« |\w[:;!?»](?:\s|$)|\w'\w",
}
"""A space that may break before a unit or a French punctuation mark; one before % in Portuguese."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_stays_with_its_unit_and_french_signs_with_their_word(language: str) -> None:
    found = [(name, line) for name, line in texts(language) if re.search(SPACES[language], line)]
    assert found == []


WRONG_WORDS = {
    "en": r"set-up|\btill\b|\bbeside\b|plus-minus|± editor|begin(?:s|ning)?\b(?! =)",
    "pt-BR": r"companheiro|editor|relat[oa]|\bsozinh[oa]|[Dd]esvir",
    "fr": r"compagnon|éditeur|\b[Ss]eul,|\bDois-je\b|mégacrédit\b|\bcrans?\b|face au choix",
}
"""Words that another one has taken the place of."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_one_word_for_one_thing(language: str) -> None:
    found = [
        (name, line) for name, line in texts(language) if re.search(WRONG_WORDS[language], line)
    ]
    assert found == []


@pytest.mark.parametrize("symbol", RARITY)
def test_a_symbol_has_no_capital_in_an_english_sentence(symbol: str) -> None:
    args = {"number": 1, "symbol": symbol, "rarity": RARITY[symbol]}
    assert re.search(r"how many [a-z ]+ symbols", Phrasebook("en").find("dice.score-award", args))


@pytest.mark.parametrize("symbol", RARITY)
def test_portuguese_counts_the_symbols_of_something(symbol: str) -> None:
    args = {"number": 1, "symbol": symbol, "rarity": RARITY[symbol]}
    text = Phrasebook("pt-BR").find("dice.score-award", args)
    assert re.search(r"símbolos d[eo] \w", text)


def test_oceans_are_many_and_the_other_parameters_are_one(begin: Any, words: Any) -> None:
    book = Phrasebook("en")
    solo = begin().set_up().answer(*["ocean"] * 7, *["temperature"] * 10)
    told = [book.prompt_text(say) for key in ("full", "raised-full") for say in solo.says(key)]
    begun = [" ".join(each.voice.split()[:3]) for each in told[:2]]
    assert begun == ["Oceans are complete.", "Temperature is full."]
    assert [each.text.split(":")[0] for each in told[2:]] == [
        "Oceans are already complete",
        "Temperature is already full",
    ]
