"""What holds in Ares Expedition after every answer."""

from __future__ import annotations

from typing import Any

from companion.engine.play import Play
from companion.engine.prompts import Choose
from companion.games.ares.board import PHASES
from companion.testing.plays import was_corrected

OPEN = tuple(
    f"ares.{key}"
    for key in (
        *("phase", "cube", "help", "stop", "dummy-order"),
        *("score-cards", "score-variable"),
    )
)
KINDS = {"solo": {"ares.mode": "solo"}, "co-op": {"ares.mode": "co-op"}}


def check(play: Play, _: dict[str, Any]) -> None:
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
    check_choices(play)


def check_clock(state: dict[str, Any]) -> None:
    """The dummy hand and its cube, or the pile, are where the round requires."""
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
    if not was_corrected(play):
        check_recount(play)


def check_recount(play: Play) -> None:
    state, counted = play.state(), recount(play)
    for who, owner in (("you", state), ("partner", state.get("partner"))):
        assert owner is None or [owner["tr"], owner["forests"]] == counted[who]


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
