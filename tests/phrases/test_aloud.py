"""The speech of a step: short, each thing once, and what Next answers wherever it matters."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from companion.engine.autoplay import likely_answer
from companion.engine.play import Play
from companion.engine.prompts import Ask, Choose, Count, Say
from companion.games import games
from companion.phrases import aloud
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.testing.long import LONG
from kit.boards import BOX

LONGEST = {"en": 300, "pt-BR": 320, "fr": 370}
"""Letters that a voice says in 18 seconds, at the usual rate."""

TEN_SECONDS = {"en": 155, "pt-BR": 168, "fr": 185}
"""Letters that a voice says in 10 seconds, at the usual rate, with a pause after each sentence."""

PLAYS = 12 if LONG else 1

MAP_OFF = "map.off"
"""The answer that ends the use of the map."""


@pytest.fixture(scope="module", params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> Phrasebook:
    return Phrasebook(request.param)


def steps(name: str) -> Iterator[Play]:
    """Yield a game's plays step by step, as a player mostly answers who knows the box.

    He uses the map to the end: without it, his Rover takes more words than the limits allow.
    """
    for seed in range(1, PLAYS + 1):
        rng = random.Random(seed)
        box = dict(BOX) if name == "on-mars" else {}
        play = Play(games()[name], {}, str(seed), box=box)
        while not play.over:
            yield play
            assert play.ask
            answer = likely_answer(play, rng, 0.85)
            play.answer(play.ask.default if answer == MAP_OFF else answer)


@pytest.fixture(params=list(games()))
def played(request: pytest.FixtureRequest) -> list[tuple[list[Say], Ask]]:
    return different_steps(request.param)


@cache
def different_steps(game: str) -> list[tuple[list[Say], Ask]]:
    """Return the steps of a game's plays with different speech; unless long, half of them."""
    found: dict[str, tuple[list[Say], Ask]] = {}
    for play in steps(game):
        assert play.ask
        found.setdefault(repr((play.says, play.ask.key, play.ask.args)), (play.says, play.ask))
    return list(found.values())[:: 1 if LONG else 2]


def several(book: Phrasebook, ask: Ask) -> bool:
    """Return whether a question has more than one answer."""
    if isinstance(ask, Count):
        return ask.minimum < ask.maximum
    return len(book.prompt_text(ask).menu) > 1


def test_what_next_answers_is_said_or_done_or_nothing_is_marked(book, played) -> None:
    for _, ask in played:
        if ask.default is None or not several(book, ask):
            continue
        shown = aloud.joined(each.text for each in aloud.pieces(book, [], ask))
        if isinstance(ask, Count):
            label = str(ask.default)
        else:
            label = dict(book.prompt_text(ask).menu).get(ask.default, "")
        said = book.text("core.next-is", answer=label)
        assert said in shown or book.glance(ask).moves, ask.key


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        ("en", "0 or 1.", "From 0 to 2."),
        ("pt-BR", "0 ou 1.", "De 0 a 2."),
        ("fr", "0 ou 1.", "De 0 à 2."),
    ],
)
def test_of_two_numbers_both_are_said_and_of_more_the_first_and_the_last(
    language: str, two: str, three: str
) -> None:
    book = Phrasebook(language)
    for most, said in ((1, two), (2, three)):
        ask = Count("on-mars.score-progress", 0, most, {"who": "you"})
        assert aloud.choices(book, ask, book.prompt_text(ask)) == [said]


def test_where_nothing_is_marked_the_choices_are_read_or_counted(book, played) -> None:
    for _, ask in played:
        if isinstance(ask, Choose) and ask.default is None:
            shown = [each.text for each in aloud.pieces(book, [], ask) if each.answer]
            usual = [each for each in book.prompt_text(ask).menu if each[0] not in ask.rare]
            many = book.text("core.choices-many", count=len(usual))
            assert len(shown) == len(usual) or shown == [many], ask.key
            again = aloud.choices(book, ask, book.prompt_text(ask))
            assert len(again) == 1 if len(usual) > aloud.MANY else len(again) >= len(usual) > 0


def test_no_step_takes_more_than_18_seconds(book, played) -> None:
    for says, ask in played:
        shown = aloud.joined(each.text for each in aloud.pieces(book, says, ask))
        assert len(shown) <= LONGEST[book.language], shown


def test_nine_steps_of_ten_on_mars_take_no_more_than_ten_seconds(book) -> None:
    shown = [aloud.pieces(book, play.says, play.ask) for play in steps("on-mars")]
    lengths = sorted(len(aloud.joined(each.text for each in pieces)) for pieces in shown)
    assert lengths[len(lengths) * 9 // 10] <= TEN_SECONDS[book.language]


@pytest.mark.parametrize("level", ["full", "short", "key"])
def test_what_is_to_be_moved_is_never_left_unsaid(book, played, level) -> None:
    for says, ask in played:
        for prompt in (*says, ask):
            moves = [each for each in book.glance(prompt).moves if not each.offered]
            assert not moves or aloud.said(book, prompt, level), prompt.key


def test_nothing_is_said_twice_in_a_step(book, played) -> None:
    for says, ask in played:
        shown = Counter(each.text for each in aloud.pieces(book, says, ask) if not each.answer)
        assert not [text for text, count in shown.items() if count > 1], shown


@pytest.mark.parametrize("level", ["full", "short", "key"])
def test_no_sentence_has_an_empty_list(book, played, level) -> None:
    for says, ask in played:
        for piece in aloud.pieces(book, says, ask, level):
            assert not any(gap in piece.text for gap in (" .", ": .", "  ", " ,", "()", ": ;")), (
                piece
            )


def test_key_words_are_shorter_than_the_moves_and_those_than_everything(book, played) -> None:
    lengths = Counter[str]()
    for says, ask in played:
        for level in ("full", "short", "key"):
            lengths[level] += sum(len(each.text) for each in aloud.pieces(book, says, ask, level))
    assert lengths["key"] <= lengths["short"] <= lengths["full"]


def test_what_is_gained_twice_is_reported_once_with_its_sum() -> None:
    says = [
        Say("on-mars.gain-op", {"count": 2, "reason": "first"}),
        Say("on-mars.gain-crystals", {"count": 1, "reason": "lss"}),
        Say("on-mars.gain-op", {"count": 3, "reason": "lss"}),
    ]
    shown = [each.text for each in aloud.pieces(Phrasebook("en"), says, None)]
    assert shown == ["He gains 1 Crystal.", "He scores 5 points."]
    assert says[0].args["count"] == 2, "what was announced stays as it is"


def test_a_noun_and_a_number_are_all_that_an_expert_hears() -> None:
    say = Say("on-mars.gain-op", {"count": 2, "reason": "first"})
    assert aloud.said(Phrasebook("en"), say, "key") == "Points 2"
