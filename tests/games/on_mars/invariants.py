"""What holds in On Mars after every answer, whatever is answered."""

from __future__ import annotations

from collections import Counter
from typing import Any

from companion.engine.play import Play
from companion.games.on_mars.components import CARDS, LOOP, PLACES


def check(play: Play, _: dict[str, Any]) -> None:
    state = play.state()
    him, you, deck = state["lacerda"], state["you"], state["deck"]
    assert 0 <= him["crystals"] <= him["depot"] <= 8
    assert him["crystals_waiting"] >= 0
    assert him["robot"] in LOOP
    assert him["robots"] <= 3
    assert 1 <= him["shelters"] <= 5
    assert len(set(him["techs"].values())) == len(him["techs"])
    assert set(him["techs"].values()) <= set(PLACES)
    assert all(
        0 <= count <= 3 for count in (*him["colonists"].values(), *you["colonists"].values())
    )
    assert him["colonists"]["hire"] <= 1
    assert all(count >= 1 for count in state["tiles"].values())
    assert all(mission["left"] >= 0 for mission in state["missions"].values())
    assert 0 <= state["missions_needed"] <= 3
    assert 1 <= state["colony_level"] <= 5
    assert deck["left"] == sum(deck["cards"].values())
    assert deck["left"] + discarded(deck["cards"]) == 12
    if state["phase"] != "setup":
        assert him["space"] != you["space"]


def discarded(pile: dict[str, int]) -> int:
    """Return how many cards lie beside the pile: never more of one than there are."""
    rest = {card: number - pile[card] for card, number in Counter(CARDS).items()}
    assert all(number >= 0 for number in rest.values())
    return sum(rest.values())


def check_end(play: Play) -> None:
    """In the end the scores are those of the result, and every line of the goal is judged."""
    assert play.result is not None
    scores = play.result["scores"]
    assert play.scores() == {who: sheet["lines"] for who, sheet in scores.items()}
    lines = {
        each.prompt.args["line"]: each.met for each in play.goals() if "line" in each.prompt.args
    }
    assert [line for line, met in lines.items() if not met] == play.result["missed"]
    assert None not in lines.values()
