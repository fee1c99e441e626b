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

from companion.autoplay import likely_answer
from companion.engine.play import Entry, Play
from companion.engine.prompts import Choose
from companion.games.ares import GAME
from companion.games.ares.board import PHASES

LONG = bool(os.environ.get("COMPANION_LONG"))
MOST_ANSWERS = 5_000
OPTIONS = [
    {"deck": deck, "stop": stop}
    for deck, stop in product(("app", "physical"), ("offer", "play-on"))
]


# What must hold


def check_invariants(play: Play) -> None:
    state = play.state()
    tracks = state["parameters"]
    assert tracks["temperature"]["value"] in range(-30, 9, 2)
    assert tracks["oxygen"]["value"] in range(15)
    assert tracks["oceans"]["value"] in range(10)
    for track in tracks.values():
        assert track["full"] == (track["value"] == track["goal"])
    assert 0 <= state["round"] <= state["rounds"]
    assert state["rounds"] == (15 if state["mode"] == "co-op" else 25)
    assert state["phases"] == [phase for phase in PHASES if phase in state["phases"]]
    assert len(state["phases"]) <= 2
    for owner in (state, state.get("partner")):
        if owner:
            assert owner["tr"] == sum(owner["sources"].values())
            assert owner["tr"] >= 0
            assert owner["forests"] >= 0
    check_clock(state)


def check_clock(state: dict[str, Any]) -> None:
    """The Martian hand and its cube, or the pile, stand where the round says."""
    number, revealed = state["round"], state["moment"] not in ("set-up", "planning")
    if number == 0:
        return
    if state["mode"] == "co-op":
        assert state["cube"] == sum(state["pile"].values())
        assert 30 - 2 * number <= state["cube"] <= 30 - 2 * (number - 1)
        assert all(count >= 0 for count in state["pile"].values())
        if revealed:
            assert state["cube"] == 30 - 2 * number
        return
    there = sum(state["martian"]["hand"].values())
    moved = state["cube"] - (1 + (number - 1) // 5)
    assert moved == 0 or (moved == 1 and number % 5 == 0 and there == 5)
    if state["moment"] in PHASES:
        assert there == 4 - (number - 1) % 5


def recount(play: Play) -> dict[str, list[int]]:
    """Return everyone's rating and forests by the reports alone, as the rulebook counts them."""
    left = {"temperature": 19, "oxygen": 14, "ocean": 9}
    have = {"you": [5, 0], "partner": [5, 0]}
    here: tuple[int, str] | None = None
    number, shut, raised = 0, set(), ""
    for prompt, entry in play.answered():
        key = prompt.key.removeprefix("ares.")
        number += key == "phase"
        if key == "help":
            left[entry.value] -= 1
        if key in ("report", "conversions"):
            if here != (here := (number, prompt.args.get("phase", "action"))):
                shut = {name for name, steps in left.items() if not steps}
            raised = entry.value
        alone = key in ("report", "conversions") and play.state()["mode"] == "solo"
        if raised != "done" and (alone or key == "who"):
            who = "you" if alone else entry.value
            track = "oxygen" if raised == "forest" else raised
            have[who][0] += track not in shut
            have[who][1] += raised == "forest"
            if track in left:
                left[track] = max(0, left[track] - 1)
    return have


def check_question(play: Play) -> None:
    ask = play.ask
    assert ask is not None
    if ask.default is not None:
        assert ask.check(ask.default) == ask.default
    if isinstance(ask, Choose):
        assert 0 < len(ask.options) <= 8
    if ask.key == "ares.phase":
        who = ask.args["who"]
        assert play.state()["chosen"][who] not in ask.options


def check_end(play: Play) -> None:
    """The verdict follows from the parameters and the points; the play ends at its limit."""
    state, result = play.state(), play.result
    assert result is not None
    full = all(track["full"] for track in state["parameters"].values())
    together = sum(sheet["total"] for sheet in result["scores"].values())
    enough = state["mode"] == "solo" or together >= 80
    assert result["won"] == (full and enough)
    assert play.scores() == {who: sheet["lines"] for who, sheet in result["scores"].items()}
    stopped = any(entry.value == "stop" for _, entry in play.answered())
    assert result["rounds"] == state["rounds"] or (stopped and play.options["stop"] == "offer")


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
    choices = field.choices or range(field.minimum, field.maximum + 1)
    play.correct(name, rng.choice(choices))


def play_out(
    play: Play, rng: random.Random, follow: float, corrections: int, undo_every: int
) -> None:
    """Play to the end and check after every answer; ``corrections`` at most are made."""
    offset, corrected = rng.randrange(undo_every), corrections > 0
    while not play.over:
        check_question(play)
        before = standing(play)
        if corrections and play.fields and rng.random() < 0.2:
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
    if not corrected:
        state, counted = play.state(), recount(play)
        for who, owner in (("you", state), ("partner", state.get("partner"))):
            assert owner is None or [owner["tr"], owner["forests"]] == counted[who]


# The plays


def try_plays(number: int, name: str, mode: str, undo_every: int) -> None:
    @settings(
        max_examples=number,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(
        seed=st.integers(0, 10**9),
        options=st.sampled_from(OPTIONS),
        follow=st.sampled_from((0.2, 0.4, 0.75)),
        corrections=st.sampled_from((0, 0, 8)),
    )
    def plays(seed: int, options: dict[str, str], follow: float, corrections: int) -> None:
        play = Play(GAME, options, f"{seed}/{name}")
        play.answer(mode)
        play_out(play, random.Random(f"{seed}/{name}"), follow, corrections, undo_every)

    plays()


@pytest.mark.parametrize("part", range(20 if LONG else 1))
@pytest.mark.parametrize("mode", ["solo", "co-op"])
def test_random_plays_keep_what_must_hold_and_end(mode: str, part: int) -> None:
    """150 plays of each mode, every sixteenth answer undone and redone; 10,000 if long."""
    if LONG:
        try_plays(500, f"long {part}", mode, undo_every=8)
    else:
        try_plays(150, "short", mode, undo_every=16)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("mode", ["solo", "co-op"])
def test_a_play_by_defaults_ends_at_its_limit(mode: str, options: dict[str, str]) -> None:
    """Only what the player draws has no default."""
    play, rng = Play(GAME, options, "1"), random.Random(1)
    play.answer(mode)
    while (ask := play.ask) is not None:
        if ask.default is None:
            assert isinstance(ask, Choose)
            assert ask.drawn
            assert options["deck"] == "physical"
        play.answer(rng.choice(ask.options) if ask.default is None else ask.default)
    check_log(play)
    check_end(play)
    assert not play.result["won"]


@pytest.mark.parametrize("seed", range(6))
def test_undo_all_the_way_back_and_redo_all_the_way_forth(seed: int) -> None:
    play, rng = Play(GAME, OPTIONS[seed % 4], str(seed)), random.Random(seed)
    stands = [standing(play)]
    while not play.over:
        play.answer(likely_answer(play, rng, 0.6))
        stands.append(standing(play))
    for earlier in reversed(stands[:-1]):
        play.undo()
        assert standing(play) == earlier
    for later in stands[1:]:
        play.redo()
        assert standing(play) == later
