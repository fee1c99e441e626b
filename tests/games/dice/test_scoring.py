"""The end: won or failed, the worked examples, the awards, the ratings."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.dice.components import award_vp
from companion.games.dice.scoring import DiceResult
from companion.games.ratings import rating
from companion.phrases.phrasebook import LANGUAGES, Phrasebook

EXAMPLES = [
    (62, 2, (6, 7, 8), 9, [5, 3, 0], 87, "not-bad", "62 + milestones 8 + awards 5 + 3 + 0"),
    (71, 3, (5, 8, 10), 14, [3, 5, 5], 110, "unreal", "71 + milestones 12 + awards 3 + 5 + 5"),
    (48, 0, (4, 6, 8), 5, [0, 0, 0], 53, "barely", "48 + milestones 0 + awards 0 + 0 + 0"),
]
"""Track, milestones, symbols of the rare, uncommon and common award, cards; and the result."""


def at_the_end(begin: Any, terraformed: bool = True) -> Any:
    """A play at the first question of the final scoring, or over."""
    solo = begin().set_up()
    if terraformed:
        solo.terraform()
    return solo.play_out()


@pytest.mark.parametrize(
    ("track", "milestones", "symbols", "cards", "awards", "total", "band", "words"), EXAMPLES
)
def test_the_worked_examples_in_words(
    begin: Any,
    track: int,
    milestones: int,
    symbols: tuple[int, ...],
    cards: int,
    awards: list[int],
    total: int,
    band: str,
    words: str,
) -> None:
    solo = at_the_end(begin).answer(track, milestones, *symbols, cards)
    assert solo.key == "over"
    result = solo.play.result
    assert (result.won, result.rating) == (True, band)
    assert result.scores["you"].lines == {
        "track": track,
        "milestones": 4 * milestones,
        "awards": sum(awards),
        "cards": cards,
    }
    assert result.scores["you"].total == total
    sheet = Phrasebook("en").prompt_text(solo.says("score-sheet")[0]).text
    assert sheet == f"VP track {words} + cards {cards} = {total} VP."
    for language in LANGUAGES:
        text = Phrasebook(language).prompt_text(solo.says("score-sheet")[0]).text
        unit = {"en": " VP", "pt-BR": " PV", "fr": "\u00a0PV"}[language]
        assert text.endswith(f"{cards} = {total}{unit}.")
    assert [say.args["points"] for say in solo.says("award-pays")] == awards


def test_with_a_parameter_short_the_third_example_has_no_score(begin: Any) -> None:
    solo = begin().set_up().turn(*["temperature"] * 9).turn(*["oxygen"] * 6).turn(*["ocean"] * 5)
    solo.play_out()
    assert solo.key == "over"
    missing = {"temperature": 0, "oxygen": 0, "oceans": 1}
    failed = DiceResult(won=False, rating="failed", missing=missing, turns=50)
    assert solo.play.result == failed
    assert solo.play.result.points is None
    assert solo.last("failed") == {"temperature": 0, "oxygen": 0, "oceans": 1}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "You still need 9 temperature steps, 6 oxygen steps and 6 oceans."),
        ("pt-BR", "Ainda faltam 9 níveis de temperatura, 6 níveis de oxigênio e 6 oceanos."),
        ("fr", "Il manque 9 niveaux de température, 6 niveaux d’oxygène et 6 océans."),
    ],
)
def test_a_failed_terraforming_says_what_was_missing(begin: Any, language: str, words: str) -> None:
    solo = at_the_end(begin, terraformed=False)
    text = Phrasebook(language).prompt_text(solo.says("failed")[0]).text
    assert text.endswith(words)


def test_what_is_known_is_filled_in(begin: Any) -> None:
    solo = begin().set_up().turn("legend").terraform().play_out()
    assert (solo.key, solo.play.ask.default) == ("score-track", 42)  # 9 + 6 + 6 steps at 2
    solo.default()
    assert (solo.key, solo.play.ask.default) == ("score-milestones", 1)


def test_a_cube_that_is_elsewhere_is_right_and_logged_as_a_correction(begin: Any) -> None:
    solo = at_the_end(begin).answer(45)
    assert solo.state["vp"] == 45
    assert solo.state["vp_from"]["correction"] == 3
    assert sum(solo.state["vp_from"].values()) == 45


@pytest.mark.parametrize(
    ("rarity", "count", "points"),
    [
        ("rare", 6, 5),
        ("rare", 9, 5),
        ("rare", 5, 3),
        ("rare", 4, 0),
        ("uncommon", 8, 5),
        ("uncommon", 7, 3),
        ("uncommon", 6, 0),
        ("common", 10, 5),
        ("common", 9, 3),
        ("common", 8, 0),
    ],
)
def test_an_award_pays_by_the_rarity_of_its_symbol(rarity: str, count: int, points: int) -> None:
    assert award_vp(count, rarity) == points


def test_a_corrected_rarity_decides_what_an_award_needs(begin: Any) -> None:
    solo = begin().set_up()
    solo.play.correct("awards.1.rarity", "common")
    solo.terraform().play_out().answer(42, 0, 6)
    assert solo.last("award-pays")["points"] == 0


@pytest.mark.parametrize(
    ("total", "band"),
    [
        (150, "unreal"),
        (110, "unreal"),
        (109, "supreme"),
        (100, "supreme"),
        (99, "excellent"),
        (95, "excellent"),
        (94, "very-good"),
        (90, "very-good"),
        (89, "not-bad"),
        (85, "not-bad"),
        (84, "fair"),
        (80, "fair"),
        (79, "learning"),
        (70, "learning"),
        (69, "room-to-grow"),
        (60, "room-to-grow"),
        (59, "barely"),
        (0, "barely"),
    ],
)
def test_the_bands_of_the_rating(total: int, band: str) -> None:
    assert rating(total) == band


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_band_has_words_of_its_own(language: str) -> None:
    book = Phrasebook(language)
    names = {book.name(rating(total), "dice") for total in range(50, 120)}
    assert len(names) == 9
