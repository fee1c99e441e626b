"""Whole plays at random: what must hold after every answer, whatever is answered."""

from __future__ import annotations

import os
import random
from itertools import product
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.autoplay import random_answer
from companion.engine.play import Entry, Play
from companion.engine.prompts import Choose
from companion.games.dice import GAME

LONG = bool(os.environ.get("COMPANION_LONG"))
MOST_ANSWERS = 3_000
TERRAFORMING = ("temperature", "oxygen", "ocean", "forest")


def option_sets() -> list[dict[str, str]]:
    options = [option for option in GAME.options if option.name not in ("clock", "kept")]
    values = product(*(option.values for option in options))
    return [dict(zip((o.name for o in options), each, strict=True)) for each in values]


# What must hold


def check_invariants(play: Play, before: dict[str, Any], corrected: bool) -> None:
    state = play.state()
    for name, (least, goal) in RANGES.items():
        parameter = state["parameters"][name]
        assert least <= parameter["value"] <= goal == parameter["goal"]
        assert parameter["full"] == (parameter["value"] == goal)
    assert state["vp"] == sum(state["vp_from"].values()) >= 0
    assert 0 <= state["turn"] <= state["turns"] == 50
    assert 0 <= state["bonus_cards"] <= 3
    assert len({milestone["name"] for milestone in state["milestones"]}) == len(state["milestones"])
    if not corrected:
        check_nothing_goes_back(before, state)


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
        raised = {"dice.report": entry.value, "dice.forest-cities": "oxygen"}.get(prompt.key)
        if raised in left:
            points += 2 if left[raised] else 1
            left[raised] = max(0, left[raised] - 1)
        if prompt.key in ("dice.forest-cities", "dice.city-forests", "dice.vp"):
            points += entry.value + 2 * (prompt.key == "dice.city-forests")
    return points


def check_question(play: Play) -> None:
    ask = play.ask
    assert ask is not None
    if ask.default is not None:
        assert ask.check(ask.default) == ask.default
    assert not isinstance(ask, Choose) or ask.options


def check_end(play: Play) -> None:
    """Every play ends after turn 50, and is won exactly if all three parameters are full."""
    result, state = play.result, play.state()
    assert result is not None
    full = all(parameter["full"] for parameter in state["parameters"].values())
    assert (result["turns"], result["won"]) == (50, full)
    score = result["scores"]["you"]
    assert score["total"] == sum(score["lines"].values())
    assert bool(score["lines"]) == full
    assert play.scores() == ({"you": score["lines"]} if full else {})
    if full:
        assert score["lines"]["track"] == state["vp"]
    assert msgspec.json.encode(result)


def standing(play: Play) -> Any:
    """Return all that is on the table: the state, how it stands, what was said and is asked."""
    ask = play.ask
    if isinstance(ask, Choose):
        ask = msgspec.structs.replace(ask, fields=None)
    return play.state(), play.goals(), play.scores(), list(play.says), ask, play.result


def check_undo(play: Play, before: Any) -> None:
    """Undo restores exactly what stood before the last answer; redo what stands now."""
    now, log = standing(play), list(play.log)
    play.undo()
    assert standing(play) == before
    play.redo()
    assert standing(play) == now
    assert play.log == log


def check_log(play: Play) -> None:
    """A play is its log: written, read and run again it is the same play."""
    log = msgspec.json.decode(msgspec.json.encode(play.log), type=list[Entry])
    again = Play(GAME, play.options, play.seed, log)
    assert again.unmatched == 0
    assert standing(again) == standing(play)


# How a random player plays


def some_answer(play: Play, rng: random.Random, eager: float) -> Any:
    """Report something with the chance ``eager``; half of that terraforms."""
    ask = play.ask
    assert ask is not None
    if ask.key == "dice.report":
        if rng.random() >= eager:
            return "done"
        if rng.random() < 0.5:
            return rng.choice(TERRAFORMING)
    return random_answer(play, rng)


def correct_something(play: Play, rng: random.Random) -> None:
    name = rng.choice(list(play.fields))
    field = play.fields[name]
    value = rng.choice(field.choices or range(field.minimum, field.maximum + 1))
    play.correct(name, value)


def play_out(play: Play, rng: random.Random, corrections: int, undo_every: int) -> None:
    """Play to the end and check after every answer; ``corrections`` at most are made."""
    offset, eager, corrected = rng.randrange(undo_every), rng.uniform(0.1, 0.5), corrections > 0
    while not play.over:
        check_question(play)
        before = standing(play)
        if corrections and play.fields and rng.random() < 0.2:
            correct_something(play, rng)
            corrections -= 1
        else:
            play.answer(some_answer(play, rng, eager))
        check_invariants(play, before[0], corrected)
        if (len(play.log) + offset) % undo_every == 0:
            check_undo(play, before)
        assert len(play.log) < MOST_ANSWERS
    check_log(play)
    check_end(play)
    if not corrected:
        cube = play.state()["vp_from"].get("correction", 0)  # what you say it shows in the end
        assert play.state()["vp"] - cube == recount(play)


# The plays


def try_plays(number: int, name: str, undo_every: int) -> None:
    @settings(
        max_examples=number,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(
        seed=st.integers(0, 10**9),
        options=st.sampled_from(option_sets()),
        corrections=st.sampled_from((0, 0, 12)),
    )
    def plays(seed: int, options: dict[str, str], corrections: int) -> None:
        play = Play(GAME, options, f"{seed}/{name}")
        play_out(play, random.Random(f"{seed}/{name}"), corrections, undo_every)

    plays()


@pytest.mark.parametrize("part", range(20 if LONG else 1))
def test_random_plays_keep_what_must_hold_and_end(part: int) -> None:
    """300 plays, every sixteenth answer undone and redone; 10,000, and every answer, if long."""
    if LONG:
        try_plays(500, f"long {part}", undo_every=1)
    else:
        try_plays(300, "short", undo_every=16)


def test_random_plays_are_won_and_lost() -> None:
    won = set()
    for seed in range(30):
        play, rng = Play(GAME, {}, str(seed)), random.Random(seed)
        while not play.over:
            play.answer(some_answer(play, rng, 0.1 + seed / 50))
        assert play.result is not None
        won.add(play.result["won"])
    assert won == {True, False}


def test_a_play_by_defaults_ends_whatever_the_options() -> None:
    """Only what the player draws has no default."""
    for number, options in enumerate(option_sets()):
        play, rng = Play(GAME, options, str(number)), random.Random(number)
        while (ask := play.ask) is not None:
            if ask.default is None:
                assert isinstance(ask, Choose)
                assert ask.drawn
                assert options["deck"] == "physical"
                play.answer(rng.choice(ask.options))
            else:
                play.answer(ask.default)
        check_log(play)
        check_end(play)


@pytest.mark.parametrize("seed", range(4))
def test_undo_all_the_way_back_and_redo_all_the_way_forth(seed: int) -> None:
    options = option_sets()[seed * 3]
    play, rng = Play(GAME, options, str(seed)), random.Random(seed)
    stands = [standing(play)]
    while not play.over:
        play.answer(some_answer(play, rng, 0.3))
        stands.append(standing(play))
    for earlier in reversed(stands[:-1]):
        play.undo()
        assert standing(play) == earlier
    for later in stands[1:]:
        play.redo()
        assert standing(play) == later
