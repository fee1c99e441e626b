"""Made-up bot files: each plays to its end, there and back, or is refused with a place."""

from __future__ import annotations

import logging
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion import games
from companion.engine.autoplay import likely_answer
from companion.engine.game import Game
from companion.engine.play import Play
from companion.games.bots import game_of
from companion.games.bots.faults import WrongFile
from companion.games.bots.format import Bot
from companion.games.bots.reading import read
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.storage.store import Store
from companion.testing.long import LONG
from companion.testing.plays import Kind, option_sets, play_at_random, play_there_and_back
from kit.bot_files import written
from kit.made_up_bots import MadeUp, mutated

MANY = 250 if LONG else 25
"""The files of a part; if long, there are twenty parts."""

PARTS = range(20 if LONG else 1)
MUTATIONS = 20 if LONG else 4


def valid(seeds: range) -> Iterator[tuple[int, Game]]:
    """Yield the games of the made-up files that are not refused."""
    for seed in seeds:
        text = written(MadeUp(seed).content())
        try:
            game = game_of("made-up", text)
        except WrongFile as wrong:
            check_places(text, wrong)
            continue
        games.add(game)
        yield seed, game
        del games.games()[game.name]


def check_places(text: str, wrong: WrongFile) -> None:
    """Check that each fault has a line and a column of the file."""
    assert wrong.faults
    lines = text.split("\n")
    for fault in wrong.faults:
        assert 1 <= fault.line <= len(lines)
        assert 1 <= fault.column <= len(lines[fault.line - 1]) + 1


def own(part: int) -> range:
    """Return the seeds of a part."""
    return range(part * MANY, (part + 1) * MANY)


@pytest.mark.parametrize("part", PARTS)
def test_each_plays_at_random_to_its_end_and_survives_log_and_disk(
    part: int, tmp_path: Path
) -> None:
    store = Store(tmp_path / "companion.db")
    played = 0
    for seed, game in valid(own(part)):
        play_at_random(Kind(game, "", {}, None), str(seed), store, 16)
        played += 1
    store.close()
    assert played > MANY * 0.8


@pytest.mark.parametrize("part", PARTS)
def test_each_is_undone_to_its_begin_and_redone_to_its_end(part: int) -> None:
    for seed, game in valid(own(part)[::5]):
        rng = random.Random(seed)
        play = Play(game, rng.choice(option_sets(game)), str(seed))
        play_there_and_back(play, lambda play=play, rng=rng: likely_answer(play, rng))


@pytest.mark.parametrize("part", PARTS)
def test_each_has_words_for_everything(part: int, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)
    for seed, game in valid(own(part)[::5]):
        book, rng = Phrasebook(LANGUAGES[seed % 3]), random.Random(seed)
        play = Play(game, rng.choice(option_sets(game)), str(seed))
        while True:
            for prompt in filter(None, (*play.says, play.ask)):
                wording, glanced = book.prompt_text(prompt), book.glance(prompt)
                assert wording.text != prompt.key, prompt
                assert wording.voice, prompt
                assert glanced.title or glanced.moves or glanced.facts, prompt
                assert all(label for _, label in wording.options), prompt
            if play.over:
                break
            play.answer(likely_answer(play, rng))
    unmeant = [each.getMessage() for each in caplog.records if "has no words for" not in each.msg]
    assert unmeant == []


@pytest.mark.parametrize("part", PARTS)
def test_a_file_with_something_wrong_is_read_or_refused_with_a_place(part: int) -> None:
    refused = 0
    for seed in own(part):
        text = written(MadeUp(seed).content())
        for number in range(MUTATIONS):
            changed = mutated(text, number)
            try:
                assert isinstance(read(changed), Bot)
            except WrongFile as wrong:
                check_places(changed, wrong)
                refused += 1
    assert refused > MANY * MUTATIONS * 0.5
