"""The words of whole plays: text, voice, reason and what undo calls it, in three languages."""

from __future__ import annotations

import random
import re

import pytest

from companion.autoplay import likely_answer
from companion.engine.play import Play
from companion.games.ares import GAME
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.session import flatten_state
from kit.long import LONG

UNSPOKEN = re.compile(r"[°%€$+=−–]|\b(TR|VP|MC|IT|PV|NT)\b")
"""Signs and abbreviations that are seen but never spoken."""


def plays(number: int) -> list[Play]:
    return [
        Play(GAME, {"deck": deck, "stop": stop}, str(seed))
        for seed in range(number)
        for deck in ("app", "physical")
        for stop in ("offer", "play-on")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_plays_are_worded_without_a_gap(language: str, caplog) -> None:
    book = Phrasebook(language)
    for number, play in enumerate(plays(6 if LONG else 1)):
        rng = random.Random(number)
        while play.ask is not None:
            goals = [goal.prompt for goal in play.goals()]
            for prompt in (*play.says, play.ask, *goals):
                wording = book.prompt_text(prompt)
                for text in (wording.text, wording.voice, wording.why):
                    assert text, prompt.key
                    assert not re.search(r"\{|\?\?\?| [.,]|\.\.|  ", text), text
                assert wording.text != prompt.key
                assert not UNSPOKEN.search(wording.voice), wording.voice
                assert all(label for _, label in wording.options)
            for name in play.fields:
                book.field(name, GAME.name)
            for name, value in flatten_state(play.state()):
                book.field(name, GAME.name)
                book.value(value, GAME.name)
            play.answer(likely_answer(play, rng, follow=0.4))
            assert play.last_answer
            assert book.done(*play.last_answer)
    assert caplog.text == ""
