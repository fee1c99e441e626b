"""Every prompt finds its words, in three languages, with its voice, its reason and its undo."""

from __future__ import annotations

import logging
import random

import pytest

from companion.autoplay import likely_answer
from companion.engine.game import DECK
from companion.engine.play import Play
from companion.engine.prompts import Choose, Refused, Say
from companion.games import games
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.session import flatten_state
from kit.long import LONG


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match="refused-language"):
        Phrasebook("tlh")


def test_a_missing_message_shows_its_key_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert Phrasebook("en").text("core.unheard-of") == "core.unheard-of"
    assert "unheard-of" in caplog.text


def test_the_default_comes_first_among_the_options() -> None:
    ask = Choose("core.finished", ("yes", "no", "back"), default="back")
    assert [value for value, _ in Phrasebook("en").prompt_text(ask).options] == [
        "back",
        "yes",
        "no",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(games()))
@pytest.mark.parametrize("seed", range(4 if LONG else 2))
def test_a_whole_play_is_worded_without_a_gap(
    game: str, language: str, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    book, rng = Phrasebook(language), random.Random(seed)
    deck = {"deck": ("app", "physical")[seed % 2]} if DECK in games()[game].options else {}
    play = Play(games()[game], deck, str(seed))
    while play.ask is not None:
        for prompt in (*play.says, play.ask):
            wording = book.prompt_text(prompt)
            assert wording.text
            assert wording.voice
            for text in (wording.text, wording.voice, wording.why):
                assert "{" not in text
                assert "???" not in text
            assert all(label for _, label in wording.options)
            assert isinstance(prompt, Say) or len({x for _, x in wording.options}) == len(
                wording.options
            ), f"two options of {prompt.key} read the same"
        for field, kept in play.fields.items():
            assert book.field(field, game)
            assert book.value(kept.get(), game)
        for field, value in flatten_state(play.state()):
            assert book.field(field, game)
            assert book.value(value, game)
        play.answer(likely_answer(play, rng, follow=0.5))
        last = play.last_answer
        assert last
        assert book.done(*last)
    assert caplog.text == ""
