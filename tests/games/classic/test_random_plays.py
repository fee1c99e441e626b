"""Whole plays at random: what must hold after every answer, whatever is answered."""

from __future__ import annotations

import random
from typing import Any

import pytest

from companion.autoplay import likely_answer
from companion.engine.play import Play
from companion.engine.prompts import Count
from companion.games.classic import GAME
from companion.games.classic.tharsis import AREAS, LAND, neighbours
from kit.plays import (
    MOST_ANSWERS,
    PARTS,
    PLAYS,
    UNDO_EVERY,
    check_log,
    many_plays,
    option_sets,
    play_out,
    play_there_and_back,
)

TRACKS = {"temperature": (-30, 8, 2), "oxygen": (0, 14, 1), "oceans": (0, 9, 1)}


NO_DEFAULT = ("neutral-cost", "start-money", "start-cards", "buy-cards")

# What must hold


def check_invariants(play: Play) -> None:
    state = play.state()
    for name, (low, high, step) in TRACKS.items():
        value = state["parameters"][name]["value"]
        assert low <= value <= high
        assert (value - low) % step == 0
        assert state["parameters"][name]["full"] == (value == high)
    assert state["tr"] == sum(state["tr_causes"].values())
    assert state["tr"] >= 0
    assert 0 <= state["generation"] <= state["generations"]
    assert min(state["greeneries"], state["cities"]) >= 0
    check_board(play, state)
    check_neutral(state)


def check_board(play: Play, state: dict[str, Any]) -> None:
    if play.options["board"] == "off":
        assert set(state["stock"].values()) == set(state["production"].values()) == {None}
        assert set(state["worth"].values()) == {None}
        return
    assert all(0 <= each <= 999 for each in state["stock"].values())
    lowest = {**dict.fromkeys(state["production"], 0), "megacredits": -5}
    assert all(each >= lowest[name] for name, each in state["production"].items())


def check_neutral(state: dict[str, Any]) -> None:
    """They lie where the rules let them, unless they are corrected: that is after the set-up."""
    tiles = state["neutral"]
    kinds = ["city", "city", "greenery", "greenery"]
    assert [tile["tile"] for tile in tiles] == kinds[: len(tiles)]
    areas = [(tile["row"], tile["place"]) for tile in tiles]
    assert set(areas) <= set(AREAS)
    if state["phase"] != "setup":
        return
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


def check_end(play: Play) -> None:
    """It ends with its last generation, won if nothing is missed, with the lines of the score."""
    result, state = play.result, play.state()
    assert result is not None
    assert state["generation"] == state["generations"] == result.generations
    assert result.won == (not result.missed)
    if play.options["goal"] == "parameters":
        assert result.won == all(each["full"] for each in state["parameters"].values())
    else:
        assert result.won == (state["tr"] >= 63)
    sheet = result.scores["you"]
    assert play.scores() == {"you": sheet.lines}
    assert sheet.total == sum(sheet.lines.values())
    check_causes(play)


# The plays


@pytest.mark.parametrize("part", PARTS)
def test_random_plays_keep_what_must_hold_and_end(part: int) -> None:
    """300 plays, every sixteenth answer undone and redone; 10,000, and every answer, if long.

    A player who seldom ``follow``s the default reports more, and mostly terraforms Mars.
    """

    @many_plays(PLAYS, options=option_sets(GAME), corrections=(0, 0, 12), follow=(0.75, 0.15))
    def one_play(seed: int, options: dict[str, str], corrections: int, follow: float) -> None:
        play, rng = Play(GAME, options, f"{seed}/{part}"), random.Random(f"{seed}/{part}")

        def answer() -> Any:
            return likely_answer(play, rng, follow)

        for _ in play_out(play, rng, answer, corrections, UNDO_EVERY):
            check_invariants(play)
        check_end(play)

    one_play()


def test_a_play_by_defaults_ends_whatever_the_options() -> None:
    """Only what the companion cannot guess has no default: costs, your money, your cards."""
    for number, options in enumerate(option_sets(GAME)):
        play, rng = Play(GAME, options, str(number)), random.Random(number)
        while (ask := play.ask) is not None:
            if ask.default is None:
                assert ask.key.removeprefix("classic.") in NO_DEFAULT
                assert isinstance(ask, Count)
                play.answer(rng.randint(ask.minimum, ask.maximum))
            else:
                play.answer(ask.default)
            assert len(play.log) < MOST_ANSWERS
        check_log(play)


@pytest.mark.parametrize("seed", range(8))
def test_undo_all_the_way_back_and_redo_all_the_way_forth(seed: int) -> None:
    play, rng = Play(GAME, option_sets(GAME)[seed * 4], str(seed)), random.Random(seed)
    play_there_and_back(play, lambda: likely_answer(play, rng))
