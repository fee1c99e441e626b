"""What holds in the Dice Game after every answer."""

from __future__ import annotations

import random
from typing import Any

from companion.engine.autoplay import random_answer
from companion.engine.play import Play
from companion.testing.plays import was_corrected

MAX_ANSWERS = 3_000
REPORTING = ("dice.turn", "dice.bonus-card")
TERRAFORMING = ("temperature", "oxygen", "ocean", "forest")
RANGES = {"temperature": (-28, 8), "oxygen": (2, 14), "oceans": (1, 7)}


def answer(play: Play, rng: random.Random, follow: float) -> Any:
    """Seldom report, the more often the default is followed; half the reports terraform."""
    ask = play.ask
    assert ask is not None
    if ask.key in REPORTING:
        if rng.random() < 0.5 + follow / 2:
            return "done"
        if rng.random() < 0.5:
            return rng.choice(TERRAFORMING)
    return random_answer(play, rng)


def check(play: Play, before: dict[str, Any]) -> None:
    state = play.state()
    for name, (least, goal) in RANGES.items():
        parameter = state["parameters"][name]
        assert least <= parameter["value"] <= goal == parameter["goal"]
        assert parameter["full"] == (parameter["value"] == goal)
    assert state["vp"] == sum(state["vp_from"].values()) >= 0
    assert 0 <= state["turn"] <= state["turns"] == 50
    assert 0 <= state["bonus_cards"] <= 3
    assert len({milestone["name"] for milestone in state["milestones"]}) == len(state["milestones"])
    assert len(play.log) < MAX_ANSWERS
    if not was_corrected(play):
        check_nothing_goes_back(before, state)


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


def check_end(play: Play) -> None:
    """Every play ends after turn 50, and is won exactly if all three parameters are full."""
    result, state = play.result, play.state()
    assert result is not None
    full = all(parameter["full"] for parameter in state["parameters"].values())
    assert (result.turns, result.won) == (50, full)
    assert play.scores() == {who: score.lines for who, score in result.scores.items()}
    assert bool(result.scores) == full
    if full:
        score = result.scores["you"]
        assert score.total == sum(score.lines.values())
        assert score.lines["track"] == state["vp"]
    if not was_corrected(play):
        cube = state["vp_from"].get("correction", 0)  # what you say it shows in the end
        assert state["vp"] - cube == recount(play)


def recount(play: Play) -> int:
    """Return the points on the track by the reports alone, as the rulebook counts them."""
    left, points = {"temperature": 9, "oxygen": 6, "ocean": 6}, 0
    for prompt, entry in play.answered():
        if prompt.key == "dice.neighbours":
            points += entry.value
        if prompt.key not in REPORTING:
            continue
        raised = "oxygen" if entry.value == "forest" else entry.value
        if raised in left:
            points += 2 if left[raised] else 1
            left[raised] = max(0, left[raised] - 1)
        points += {"city": 2, "vp-1": 1, "vp-2": 2}.get(entry.value, 0)
    return points
