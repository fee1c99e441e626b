"""A companion that is killed at any moment: no answer is lost, none is doubled."""

from __future__ import annotations

import json
import os
import random
import subprocess
from pathlib import Path

import pytest

from companion.engine.autoplay import likely_answer
from companion.engine.log import LogEntry
from companion.engine.play import Play
from companion.games import find
from companion.storage.store import Store
from companion.testing.long import LONG
from kit import processes

COMMAND = ("play", "on-mars", "--json", "--set", "help=guided")
KILLS = 100 if LONG else 3
"""For each of the two parts below."""


def reference(seed: str) -> Play:
    """Return the whole play that the killed companions should reach."""
    play = Play(find("on-mars"), {"help": "guided"}, seed)
    rng = random.Random(seed)
    while not play.over:
        play.answer(likely_answer(play, rng))
    return play


def answers_of(log: list[LogEntry]) -> list[object]:
    return [entry.value for entry in log if entry.by == "player"]


def read_question(companion: subprocess.Popen[str]) -> tuple[dict[str, object], dict[str, object]]:
    """Return the next question (or the end) and the state shown before it."""
    assert companion.stdout
    state: dict[str, object] = {}
    for line in companion.stdout:
        message = json.loads(line)
        if message["type"] == "state":
            state = message["state"]
        if message["type"] in ("ask", "end"):
            return message, state
    raise AssertionError("the companion fell silent")


@pytest.mark.parametrize("part", ["first", "second"])
def test_killing_the_companion_loses_and_doubles_no_answer(tmp_path: Path, part: str) -> None:
    """6 kills; 200 if long."""
    seed, rng = str(len(part)), random.Random(part)
    whole = reference(seed)
    answers = answers_of(whole.log)
    command = (*processes.COMPANION, *COMMAND, "--seed", seed)
    environ = {**os.environ, "COMPANION_HOME": str(tmp_path)}
    seen = 0
    for _ in range(KILLS):
        with processes.running(*command, environ=environ) as companion:
            assert companion.stdin
            question, state = read_question(companion)
            saved = Store(tmp_path / "companion.db").unfinished("on-mars")
            assert saved is not None
            log = Store(tmp_path / "companion.db").answers(saved.id)[: saved.answers]
            assert log == whole.log[: len(log)]
            given = len(answers_of(log))
            assert given >= seen, "an answer whose question had been followed by another was lost"
            expected = Play(whole.game, whole.options, seed, log)
            assert expected.ask is not None
            assert question["key"] == expected.ask.key
            assert state == expected.state()
            # it is sent a few answers in one breath, and killed while it works on them
            batch = answers[given : given + rng.randint(1, 2)]
            assert batch, "the play was over before the killing was"
            companion.stdin.write("".join(json.dumps({"answer": a}) + "\n" for a in batch))
            companion.stdin.flush()
            followed = rng.randint(0, len(batch))
            for _ in range(followed):
                read_question(companion)
            companion.kill()
        seen = given + followed
    assert seen > KILLS / 4
