"""Whole plays at random: what must hold after every answer, whatever is answered."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from companion.autoplay import random_answer
from companion.engine.play import Play
from companion.games.dice import GAME
from kit.plays import (
    PARTS,
    PLAYS,
    UNDO_EVERY,
    many_plays,
    option_sets,
    play_by_defaults,
    play_out,
    play_there_and_back,
)

MOST_ANSWERS = 3_000
REPORTING = ("dice.turn", "dice.bonus-card")
TERRAFORMING = ("temperature", "oxygen", "ocean", "forest")
OPTIONS = option_sets(GAME, "clock", "kept")


# What must hold


def check_invariants(play: Play) -> None:
    state = play.state()
    for name, (least, goal) in RANGES.items():
        parameter = state["parameters"][name]
        assert least <= parameter["value"] <= goal == parameter["goal"]
        assert parameter["full"] == (parameter["value"] == goal)
    assert state["vp"] == sum(state["vp_from"].values()) >= 0
    assert 0 <= state["turn"] <= state["turns"] == 50
    assert 0 <= state["bonus_cards"] <= 3
    assert len({milestone["name"] for milestone in state["milestones"]}) == len(state["milestones"])
    assert len(play.log) < MOST_ANSWERS


RANGES = {"temperature": (-28, 8), "oxygen": (2, 14), "oceans": (1, 7)}


def check_nothing_goes_back(before: dict[str, Any], state: dict[str, Any]) -> None:
    """Markers only rise; a milestone that was claimed or removed stays so."""
    assert state["turn"] in (before["turn"], before["turn"] + 1)
    assert state["bonus_cards"] - before["bonus_cards"] in (0, 1)
    if state["phase"] == "turn":
        assert state["vp"] >= before["vp"]
    for old, new in zip(before["milestones"], state["milestones"], strict=False):
        assert old["status"] in ("open", new["status"])
        if new["status"] == "open":
            assert state["turn"] <= new["deadline"]
        if old["status"] == "open" and new["status"] == "claimed":
            assert before["turn"] <= new["deadline"]
    for name, parameter in state["parameters"].items():
        assert parameter["value"] >= before["parameters"][name]["value"]


def recount(play: Play) -> int:
    """Return the points on the track by the reports alone, as the rulebook counts them."""
    left, points = {"temperature": 9, "oxygen": 6, "ocean": 6}, 0
    for prompt, entry in play.answered():
        if prompt.key not in REPORTING:
            continue
        raised = "oxygen" if entry.value == "forest" else entry.value
        if raised in left:
            points += 2 if left[raised] else 1
            left[raised] = max(0, left[raised] - 1)
        points += {"city": 2, "neighbour": 1, "vp-1": 1, "vp-2": 2}.get(entry.value, 0)
    return points


def check_end(play: Play) -> None:
    """Every play ends after turn 50, and is won exactly if all three parameters are full."""
    result, state = play.result, play.state()
    assert result is not None
    full = all(parameter["full"] for parameter in state["parameters"].values())
    assert (result.turns, result.won) == (50, full)
    score = result.scores["you"]
    assert score.total == sum(score.lines.values())
    assert bool(score.lines) == full
    assert play.scores() == ({"you": score.lines} if full else {})
    if full:
        assert score.lines["track"] == state["vp"]
    assert msgspec.json.encode(result)


# How a random player plays


def some_answer(play: Play, rng: random.Random, eager: float) -> Any:
    """Report something with the chance ``eager``; half of that terraforms."""
    ask = play.ask
    assert ask is not None
    if ask.key in REPORTING:
        if rng.random() >= eager:
            return "done"
        if rng.random() < 0.5:
            return rng.choice(TERRAFORMING)
    return random_answer(play, rng)


# The plays


@pytest.mark.parametrize("part", PARTS)
def test_random_plays_keep_what_must_hold_and_end(part: int) -> None:
    """300 plays, every sixteenth answer undone and redone; 10,000, and every answer, if long."""

    @many_plays(PLAYS, options=OPTIONS, corrections=(0, 0, 18))
    def one_play(seed: int, options: dict[str, str], corrections: int) -> None:
        play, rng = Play(GAME, options, f"{seed}/{part}"), random.Random(f"{seed}/{part}")
        eager = rng.uniform(0.1, 0.5)

        def answer() -> Any:
            return some_answer(play, rng, eager)

        for before, *_ in play_out(play, rng, answer, corrections, UNDO_EVERY):
            check_invariants(play)
            if not corrections:
                check_nothing_goes_back(before, play.state())
        check_end(play)
        if not corrections:
            cube = play.state()["vp_from"].get("correction", 0)  # what you say it shows in the end
            assert play.state()["vp"] - cube == recount(play)

    one_play()


def test_random_plays_are_won_and_lost() -> None:
    won = set()
    for seed in range(30):
        play, rng = Play(GAME, {}, str(seed)), random.Random(seed)
        while not play.over:
            play.answer(some_answer(play, rng, 0.1 + seed / 50))
        assert play.result is not None
        won.add(play.result.won)
    assert won == {True, False}


def test_a_play_by_defaults_ends_whatever_the_options() -> None:
    for number, options in enumerate(OPTIONS):
        play = Play(GAME, options, str(number))
        play_by_defaults(play)
        check_end(play)


@pytest.mark.parametrize("seed", range(4))
def test_undo_all_the_way_back_and_redo_all_the_way_forth(seed: int) -> None:
    play, rng = Play(GAME, OPTIONS[seed * 3], str(seed)), random.Random(seed)
    play_there_and_back(play, lambda: some_answer(play, rng, 0.3))
