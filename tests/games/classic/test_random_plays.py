"""Whole plays at random: what must hold after every answer, whatever is answered."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from itertools import product
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.autoplay import likely_answer
from companion.engine.play import Entry, Play
from companion.engine.prompts import Choose, Count
from companion.games.classic import GAME
from companion.games.classic.tharsis import LAND, neighbours

LONG = bool(os.environ.get("COMPANION_LONG"))
MOST_ANSWERS = 20_000
TRACKS = {"temperature": (-30, 8, 2), "oxygen": (0, 14, 1), "oceans": (0, 9, 1)}

Check = Callable[[Play], None]


def option_sets() -> list[dict[str, str]]:
    names = [option.name for option in GAME.options]
    values = product(*(option.values for option in GAME.options))
    return [dict(zip(names, chosen, strict=True)) for chosen in values]


# What must hold


def check_invariants(play: Play) -> None:
    state = play.state()
    for name, (low, high, step) in TRACKS.items():
        value = state["parameters"][name]["value"]
        assert low <= value <= high
        assert (value - low) % step == 0
        assert state["parameters"][name]["full"] == (value == high)
        assert state[name] == value
    assert state["tr"] == sum(state["tr_causes"].values())
    assert state["tr"] >= 0
    assert 0 <= state["generation"] <= state["generations"]
    assert min(state["greeneries"], state["cities"]) >= 0
    check_board(play, state)
    check_neutral(state["neutral"])


def check_board(play: Play, state: dict[str, Any]) -> None:
    if play.options["board"] == "off":
        assert set(state["stock"].values()) == set(state["production"].values()) == {None}
        return
    assert all(0 <= each <= 999 for each in state["stock"].values())
    lowest = {**dict.fromkeys(state["production"], 0), "megacredits": -5}
    assert all(each >= lowest[name] for name, each in state["production"].items())


def check_neutral(tiles: list[dict[str, Any]]) -> None:
    assert [tile["tile"] for tile in tiles] == ["city", "city", "greenery", "greenery"][
        : len(tiles)
    ]
    areas = [(tile["row"], tile["place"]) for tile in tiles]
    assert set(areas) <= LAND
    assert len(set(areas)) == len(areas)
    if len(areas) > 1:
        assert areas[1] not in neighbours(areas[0])
    for city, greenery in zip(areas[:2], areas[2:], strict=False):
        assert greenery in neighbours(city)


def check_causes(play: Play) -> None:
    """Without corrections each parameter gave as much TR as it rose by steps."""
    if any(entry.key == "core.correct" for entry in play.log):
        return
    state = play.state()
    for name, (low, _, step) in TRACKS.items():
        steps = (state["parameters"][name]["value"] - low) // step
        assert state["tr_causes"].get(name, 0) == steps


def check_question(play: Play) -> None:
    ask = play.ask
    assert ask is not None
    if ask.default is not None:
        assert ask.check(ask.default) == ask.default
    assert not isinstance(ask, Choose) or ask.options


def check_end(play: Play) -> None:
    """It ends with its last generation, won if nothing is missed, with the lines of the score."""
    result, state = play.result, play.state()
    assert result is not None
    assert state["generation"] == state["generations"] == result["generations"]
    assert result["won"] == (result["missed"] == [])
    if play.options["goal"] == "parameters":
        assert result["won"] == all(each["full"] for each in state["parameters"].values())
    else:
        assert result["won"] == (state["tr"] >= 63)
    sheet = result["scores"]["you"]
    assert play.scores() == {"you": sheet["lines"]}
    assert sheet["total"] == sum(sheet["lines"].values())
    check_causes(play)


def standing(play: Play) -> Any:
    """Return all that is on the table: the state, how it stands, what was said and is asked."""
    ask = play.ask
    if isinstance(ask, Choose):
        ask = msgspec.structs.replace(ask, fields=None)
    stands = play.goals(), play.scores()
    return play.state(), stands, list(play.says), ask, play.result


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


def correct_something(play: Play, rng: random.Random) -> None:
    name = rng.choice(list(play.fields))
    field = play.fields[name]
    if field.many is not None:
        value: Any = [
            item for item, most in field.many.items() for _ in range(rng.randint(0, most))
        ]
    elif field.choices:
        value = rng.choice(field.choices)
    else:
        value = rng.randint(field.minimum, field.maximum)
    play.correct(name, value)


def play_out(
    play: Play, rng: random.Random, corrections: int, undo_every: int, follow: float
) -> None:
    """Play to the end and check after every answer; ``corrections`` at most are made.

    A player who seldom ``follow``s the default reports more, and mostly terraforms Mars.
    """
    offset = rng.randrange(undo_every)
    while not play.over:
        check_question(play)
        before = standing(play)
        if corrections and play.fields and rng.random() < 0.3:
            correct_something(play, rng)
            corrections -= 1
        else:
            play.answer(likely_answer(play, rng, follow))
        check_invariants(play)
        if (len(play.log) + offset) % undo_every == 0:
            check_undo(play, before)
        assert len(play.log) < MOST_ANSWERS
    check_log(play)
    check_end(play)


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
        follow=st.sampled_from((0.75, 0.15)),
    )
    def plays(seed: int, options: dict[str, str], corrections: int, follow: float) -> None:
        play = Play(GAME, options, f"{seed}/{name}")
        play_out(play, random.Random(f"{seed}/{name}"), corrections, undo_every, follow)

    plays()


@pytest.mark.parametrize("part", range(20 if LONG else 1))
def test_random_plays_keep_what_must_hold_and_end(part: int) -> None:
    """300 plays, every sixteenth answer undone and redone; 10,000, and every answer, if long."""
    if LONG:
        try_plays(500, f"long {part}", undo_every=1)
    else:
        try_plays(300, "short", undo_every=16)


def test_a_play_by_defaults_ends_whatever_the_options() -> None:
    """Only what the companion cannot guess has no default: costs of real cards, your money."""
    for number, options in enumerate(option_sets()):
        play, rng = Play(GAME, options, str(number)), random.Random(number)
        while (ask := play.ask) is not None:
            if ask.default is None:
                assert ask.key in ("classic.neutral-cost", "classic.start-megacredits")
                assert isinstance(ask, Count)
                play.answer(rng.randint(ask.minimum, ask.maximum))
            else:
                play.answer(ask.default)
            assert len(play.log) < MOST_ANSWERS
        check_log(play)


@pytest.mark.parametrize("seed", range(8))
def test_undo_all_the_way_back_and_redo_all_the_way_forth(seed: int) -> None:
    options = option_sets()[seed * 4]
    play, rng = Play(GAME, options, str(seed)), random.Random(seed)
    stands = [standing(play)]
    while not play.over:
        play.answer(likely_answer(play, rng))
        stands.append(standing(play))
    for earlier in reversed(stands[:-1]):
        play.undo()
        assert standing(play) == earlier
    for later in stands[1:]:
        play.redo()
        assert standing(play) == later
