"""The words of whole plays: what is spoken, reasons and goals."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from companion.autoplay import likely_answer
from companion.engine.play import Play
from companion.games.dice import GAME
from companion.phrases.phrasebook import LANGUAGES, Phrasebook, Wording
from kit.words import goals_of_a_play

UNSPOKEN = re.compile(r"[°%€−+=·→]|\b(VP|PV|TR|M€)\b")
"""Symbols and abbreviations that a voice cannot say well."""


def wordings(book: Phrasebook, seeds: int = 6) -> Iterator[Wording]:
    """Yield everything that is said and asked in some plays, won ones among them."""
    for seed in range(seeds):
        deck = ("app", "physical")[seed % 2]
        play, rng = Play(GAME, {"deck": deck}, str(seed)), random.Random(seed)
        while play.ask is not None:
            yield from (book.prompt_text(prompt) for prompt in (*play.says, play.ask))
            ask = play.ask
            if ask.key == "dice.turn" and rng.random() < (0.1, 0.5)[seed % 3 > 0]:
                play.answer(rng.choice(("temperature", "oxygen", "ocean")))
            else:
                play.answer(likely_answer(play, rng, 0.6))
            assert play.last_answer is not None
            assert book.done(*play.last_answer)
        yield from (book.prompt_text(say) for say in play.says)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_spoken_has_no_symbols_and_everything_has_a_reason(
    language: str, caplog: pytest.LogCaptureFixture
) -> None:
    heard = set()
    for wording in wordings(Phrasebook(language)):
        heard.add(wording.key)
        assert not UNSPOKEN.search(wording.voice), wording.voice
        assert wording.why.endswith((".", ")")), wording.key
        for label in (label for _, label in wording.options):
            assert not UNSPOKEN.search(label), label
    assert {"dice.verdict", "dice.failed", "dice.milestone-claimed", "dice.raised-full"} <= heard
    assert caplog.text == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_goals_of_a_whole_play_are_worded_without_a_gap(
    language: str, caplog: pytest.LogCaptureFixture
) -> None:
    for wording in goals_of_a_play(GAME, {}, language):
        assert not UNSPOKEN.search(wording.voice), wording.voice
    assert caplog.text == ""
