"""Whole plays at random: what must hold after every answer, whatever is answered."""

from __future__ import annotations

import random
from typing import Any

import pytest

from companion.autoplay import likely_answer
from companion.engine.play import Play
from companion.engine.prompts import Choose
from companion.games.ares import GAME
from companion.games.ares.board import PHASES
from kit.plays import (
    LONG,
    PARTS,
    many_plays,
    option_sets,
    play_by_defaults,
    play_out,
    play_there_and_back,
)

PLAYS, UNDO_EVERY = (500, 8) if LONG else (150, 16)
MOST_ANSWERS = 5_000
OPTIONS = option_sets(GAME, "clock")


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
    assert len(play.log) < MOST_ANSWERS


def check_clock(state: dict[str, Any]) -> None:
    """The dummy hand and its cube, or the pile, stand where the round says."""
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
    asked = ""
    number, full_at_phase_start, raised = 0, set(), ""
    for prompt, entry in play.answered():
        key = prompt.key.removeprefix("ares.")
        if key == "phase" and prompt.args["round"] in (6, 11, 16, 21):
            help_unasked(left, play.state()["difficulty"], asked=asked == "help")
        if key == "help":
            for track in ("oxygen", "temperature") if entry.value == "both" else [entry.value]:
                left[track] -= 1 if entry.value == "both" else prompt.args["steps"]
        number += key == "phase"
        asked = key
        if key == "report":
            if here != (here := (number, prompt.args["phase"])):
                full_at_phase_start = {name for name, steps in left.items() if not steps}
            raised = entry.value
        alone = key == "report" and play.state()["mode"] == "solo"
        if raised != "done" and (alone or key == "who"):
            who = "you" if alone else entry.value
            track = "oxygen" if raised == "forest" else raised
            have[who][0] += track not in full_at_phase_start
            have[who][1] += raised == "forest"
            if track in left:
                left[track] = max(0, left[track] - 1)
    return have


def help_unasked(left: dict[str, int], difficulty: str | None, asked: bool) -> None:
    """Count the help after a fifth round that was not asked for: there was only one way."""
    steps = {"novice": 2, "advanced": 1}.get(str(difficulty), 0)
    for track in ("oxygen", "temperature") if not asked else ():
        raised = min(steps, left[track])
        left[track] -= raised
        steps -= raised


def check_recount(play: Play) -> None:
    state, counted = play.state(), recount(play)
    for who, owner in (("you", state), ("partner", state.get("partner"))):
        assert owner is None or [owner["tr"], owner["forests"]] == counted[who]


def check_choices(play: Play) -> None:
    """No more is offered than there is room for, and no phase that was chosen last."""
    ask = play.ask
    if isinstance(ask, Choose):
        assert 0 < len(ask.options) <= 8
        if ask.key == "ares.phase":
            assert play.state()["chosen"][ask.args["who"]] not in ask.options


def check_end(play: Play) -> None:
    """The verdict follows from the parameters and the points; the play ends at its limit."""
    state, result = play.state(), play.result
    assert result is not None
    full = all(track["full"] for track in state["parameters"].values())
    together = sum(sheet.total for sheet in result.scores.values())
    enough = state["mode"] == "solo" or together >= 80
    assert result.won == (full and enough)
    assert play.scores() == {who: sheet.lines for who, sheet in result.scores.items()}
    stopped = any(entry.value == "stop" for _, entry in play.answered())
    assert result.rounds == state["rounds"] or (stopped and play.options["stop"] == "offer")


# The plays


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("mode", ["solo", "co-op"])
def test_random_plays_keep_what_must_hold_and_end(mode: str, part: int) -> None:
    """150 plays of each mode, every sixteenth answer undone and redone; 10,000 if long."""

    @many_plays(PLAYS, options=OPTIONS, follow=(0.2, 0.4, 0.75), corrections=(0, 0, 12))
    def one_play(seed: int, options: dict[str, str], follow: float, corrections: int) -> None:
        play, rng = Play(GAME, options, f"{seed}/{part}"), random.Random(f"{seed}/{part}")

        def answer() -> Any:
            return likely_answer(play, rng, follow)

        play.answer(mode)
        check_choices(play)
        for _ in play_out(play, rng, answer, corrections, UNDO_EVERY):
            check_invariants(play)
            check_choices(play)
        check_end(play)
        if not corrections:
            check_recount(play)

    one_play()


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("mode", ["solo", "co-op"])
def test_a_play_by_defaults_ends_at_its_limit(mode: str, options: dict[str, str]) -> None:
    play = Play(GAME, options, "1")
    play.answer(mode)
    play_by_defaults(play)
    check_end(play)
    assert not play.result.won


@pytest.mark.parametrize("seed", range(6))
def test_undo_all_the_way_back_and_redo_all_the_way_forth(seed: int) -> None:
    play, rng = Play(GAME, OPTIONS[seed % 4], str(seed)), random.Random(seed)
    play_there_and_back(play, lambda: likely_answer(play, rng, 0.6))
