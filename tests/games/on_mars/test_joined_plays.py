"""Whole plays in which he continues without a question: they are the same as when all is asked."""

from __future__ import annotations

import random

import pytest

from companion.engine.autoplay import likely_answer
from companion.engine.log import LogEntry
from companion.engine.play import Play
from companion.engine.prompts import Say
from companion.games.on_mars import GAME
from companion.phrases import aloud
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.testing.long import LONG
from kit.boards import BOX

SEEDS = range(100 if LONG else 1)
UNDONE = 5_000 if LONG else 25
"""The answers that are undone: each runs the play again from its beginning."""


def joined(seed: int) -> Play:
    """Play to the end at random, each of his steps announced together with the next."""
    play, rng = Play(GAME, {"help": "quick"}, str(seed), box=dict(BOX)), random.Random(seed)
    play.joins = True
    while not play.over:
        given = likely_answer(play, rng)
        play.answer(play.ask.default if given == "map.off" and play.ask else given)
    return play


@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_answers_one_by_one_lead_to_the_same_end(seed: int) -> None:
    play = joined(seed)
    log = [LogEntry(e.key, e.value, "player" if e.by == "done" else e.by) for e in play.log]
    asked = Play(GAME, play.options, play.seed, log)
    assert asked.unmatched == 0
    assert (asked.result, asked.state()) == (play.result, play.state())
    done = [prompt.key for prompt, entry in play.answered() if entry.by == "done"]
    assert len(done) > 5
    assert {"on-mars.develop", "on-mars.rover-to"} <= set(done)


@pytest.mark.parametrize("seed", SEEDS)
def test_undo_goes_back_through_every_step_and_redo_forth(seed: int) -> None:
    play = joined(seed)
    end, log = play.state(), list(play.log)
    stood = []
    while play.last_answer and len(stood) < UNDONE:
        prompt, _ = play.last_answer
        play.undo()
        assert play.ask
        assert play.ask.key == prompt.key
        stood.append((play.state(), list(play.says), play.ask.key))
    for state, says, key in reversed(stood):
        assert play.ask
        assert (play.state(), list(play.says), play.ask.key) == (state, says, key)
        play.redo()
    assert (play.state(), play.log) == (end, log)


@pytest.mark.parametrize("language", LANGUAGES if LONG else ["fr"])
def test_each_step_that_counts_as_done_is_said_before_the_question(language: str) -> None:
    book, rng = Phrasebook(language), random.Random(1)
    play = Play(GAME, {"help": "quick"}, "1", box=dict(BOX))
    play.joins = True
    shown = 0
    while not play.over:
        done = [each for each in play.says if not isinstance(each, Say)]
        said = [each.key for each in aloud.pieces(book, play.says, play.ask)]
        for each in done:
            shown += 1
            assert book.glance(each).moves
            assert said.index(each.key) < len(said) - 1 or play.ask is None
        play.answer(likely_answer(play, rng))
    assert shown > 5


@pytest.mark.parametrize("seed", SEEDS)
def test_his_arrival_is_announced_with_what_follows_from_it(seed: int) -> None:
    entries = [each for each in joined(seed).log if each.key == "on-mars.lacerda-arrives"]
    assert "done" in [each.by for each in entries]
