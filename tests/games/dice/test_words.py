"""The texts of whole plays: speech, reasons and goals."""

from __future__ import annotations

import re
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
    ("pace-status", "", {"steps": None, "left": None}),
    ("parameter-status", "", {"parameter": "oceans", "value": 6, "left": None}),
    ("parameter-status", "voice", {"parameter": "oceans", "value": 6, "left": None}),
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


@pytest.mark.parametrize("symbol", RARITY)
def test_a_symbol_has_no_capital_in_an_english_sentence(symbol: str) -> None:
    args = {"number": 1, "symbol": symbol, "rarity": RARITY[symbol]}
    assert re.search(r"how many [a-z ]+ symbols", Phrasebook("en").find("dice.score-award", args))


@pytest.mark.parametrize("symbol", RARITY)
def test_portuguese_counts_the_symbols_of_something(symbol: str) -> None:
    args = {"number": 1, "symbol": symbol, "rarity": RARITY[symbol]}
    text = Phrasebook("pt-BR").find("dice.score-award", args)
    assert re.search(r"símbolos (d[eo] \w|nucleares)", text)


def test_oceans_are_many_and_the_other_parameters_are_one(begin: Any, words: Any) -> None:
    book = Phrasebook("en")
    solo = begin().set_up().answer(*["ocean"] * 7, *["temperature"] * 10)
    shown = [book.prompt_text(say) for key in ("full", "raised-full") for say in solo.says(key)]
    begun = [" ".join(each.voice.split()[:3]) for each in shown[:2]]
    assert begun == ["The oceans are", "The temperature is"]
    assert [each.text.split(":")[0] for each in shown[2:]] == [
        "The oceans are already complete",
        "The temperature is already full",
    ]
