"""What holds on a score pad after every answer."""

from __future__ import annotations

import random
from typing import Any

from companion.engine.autoplay import likely_answer, random_answer
from companion.engine.log import CORRECT
from companion.engine.play import Play
from companion.games.score_pad.pads import PADS

MAX_ANSWERS = 200

KINDS = {game: {"score-pad.game": game} for game in PADS}

OPEN = ("score-pad.tie",)


def answer(play: Play, rng: random.Random, follow: float) -> Any:
    """Sit down in any number."""
    assert play.ask is not None
    if play.ask.key == "score-pad.players":
        return random_answer(play, rng)
    return likely_answer(play, rng, follow)


def check(play: Play, _: dict[str, Any]) -> None:
    """A total is the sum of its lines; no line has more than there is of it."""
    state, scores = play.state(), play.scores()
    for who, lines in scores.items():
        assert state["totals"][who] == sum(lines.values())
    assert [who for who, total in state["totals"].items() if total is not None] == list(scores)
    claimed = [state[who].get("claimed-milestones", 0) for who in scores]
    assert sum(claimed) <= 3
    check_awards(state, scores)
    if play.log[-1].key == CORRECT:
        name, value = play.log[-1].value
        assert play.fields[name].get() == value
    assert len(play.log) < MAX_ANSWERS


def check_awards(state: dict[str, Any], scores: Any) -> None:
    """Nobody with fewer of what an award counts gets more points for it."""
    for award in {line for lines in scores.values() for line in lines if "award" in line}:
        got = sorted((state[who][f"{award}-count"], scores[who][award]) for who in scores)
        assert [points for _, points in got] == sorted(points for _, points in got)
        if len(scores) > 1:
            assert got[-1][1] == 5
        if len(scores) == 2:
            assert {points for _, points in got} <= {0, 5}


def check_end(play: Play) -> None:
    """The winner has the most points; whoever has as many was tied and asked, or shares."""
    result = play.result
    assert result is not None
    assert play.scores() == {who: sheet.lines for who, sheet in result.scores.items()}
    totals = {who: sheet.total for who, sheet in result.scores.items()}
    assert len(totals) == result.players
    best = [who for who, total in totals.items() if total == max(totals.values())]
    ties = [(ask, entry.value) for ask, entry in play.answered() if ask.key == "score-pad.tie"]
    if result.won is not None:
        assert result.winner == (tuple(totals) if result.won else ())
        assert not ties
        return
    assert set(result.winner) <= set(best)
    assert result.winner
    assert {ask.args["player"] for ask, _ in ties} == (set(best) if len(best) > 1 else set())
    for ask, value in ties:
        if ask.args["player"] in result.winner:
            same = [other for prompt, other in ties if prompt.args["what"] == ask.args["what"]]
            assert value == max(same)
