"""Whole plays with the map of Mars: nothing is lost, and what is counted agrees with it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from companion.autoplay import likely_answer
from companion.engine.game import YOU
from companion.engine.log import is_main
from companion.engine.play import Play
from companion.engine.prompts import is_part
from companion.games.on_mars import GAME
from companion.games.on_mars.components import (
    LACERDA,
    LOOP,
    RESEARCH_KINDS,
    SHELTERS,
)
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from kit.long import LONG

MOVE, TITLE = 40, 42
"""The most characters of a move and of a title."""

BOX = {
    "outline.1": "same",
    "lab": "same",
    **{f"start.{n}": name for n, name in enumerate(("D5", "J7", "G3", "G9"), 1)},
    "shelter.1": "E4",
    "shelter.2": "I8",
    **{
        f"research.{kind}.{n}": name
        for kind, pair in zip(
            RESEARCH_KINDS, (("A3", "B6"), ("G2", "L2"), ("M8", "L11"), ("G10", "B11")), strict=True
        )
        for n, name in enumerate(pair, 1)
    },
}
"""Where the first things lie, as this copy of the game has it printed."""

SEEDS = range(200 if LONG else 6)


def begin(seed: int, **options: str) -> Play:
    """Begin a play with the map, on a box whose facts are known."""
    return Play(GAME, {"help": "quick", **options}, str(seed), box=dict(BOX))


def check(play: Play) -> None:
    """Check that the map is possible, and that everything that is counted agrees with it."""
    state = play.state()
    rows = state["map"]
    if not rows:
        return
    assert len({row["hex"] for row in rows}) == len(rows) == 91
    built = Counter(row["building"] for row in rows)
    for kind in LOOP:
        assert state["tiles"][kind] == built[kind]
    for who in (YOU, LACERDA):
        shelters = [r for r in rows if r["building"] == "shelter" and r["owner"] == who]
        assert state[who]["shelters"] == min(SHELTERS, len(shelters))
    worked = [
        row
        for row in rows
        if row["building"] == "mine" and row["piece"] == {"what": "colonist", "owner": LACERDA}
    ]
    assert state["lacerda"]["mines"] == len(worked)
    rovers = Counter(
        r["piece"]["owner"] for r in rows if r["piece"] and r["piece"]["what"] == "rover"
    )
    assert max(rovers.values(), default=0) <= 1
    for row in rows:
        assert not (row["building"] and (row["crystal"] or row["tile"]))
        assert not (row["advanced"] and (row["piece"] or not row["building"]))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_map_and_what_is_counted_agree_in_a_whole_play(seed: int) -> None:
    play, rng = begin(seed), random.Random(seed)
    while not play.over:
        play.answer(likely_answer(play, rng, follow=0.6))
        if is_main(play.ask):
            check(play)
    assert play.result


@pytest.mark.parametrize("seed", SEEDS)
def test_undo_and_reload_bring_back_the_very_same_map(seed: int) -> None:
    play, rng = begin(seed), random.Random(seed)
    stood: list[Any] = []
    for _ in range(60):
        if not is_part(play.ask):
            stood.append(play.state())
        play.answer(likely_answer(play, rng, follow=0.6))
    again = Play(GAME, play.options, play.seed, play.log, box=dict(BOX))
    assert again.state() == play.state()
    for before in reversed(stood):
        play.undo()
        assert play.state() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_on_the_map_is_worded(language: str, caplog: pytest.LogCaptureFixture) -> None:
    book = Phrasebook(language)
    for seed in range(3):
        play, rng = begin(seed, help="guided"), random.Random(seed)
        play.box.clear()
        while play.ask is not None:
            for prompt in (*play.says, play.ask):
                wording, glance = book.prompt_text(prompt), book.glance(prompt)
                assert wording.text
                assert "{" not in wording.text + wording.voice + wording.why
                assert len({label for _, label in wording.options}) == len(wording.options)
                for move in glance.moves:
                    assert len(move.plain) <= MOVE, f"{prompt.key}: {move.plain}"
                assert len(glance.title) <= TITLE, f"{prompt.key}: {glance.title}"
            play.answer(likely_answer(play, rng, follow=0.6))
            assert play.last_answer
            assert book.done(*play.last_answer)
    assert caplog.text == ""
