"""What holds in On Mars after every answer."""

from __future__ import annotations

from collections import Counter
from typing import Any

from companion.engine.play import Play
from companion.games.on_mars.components import CARDS, GOALS, LOOP
from companion.games.on_mars.lab import MAX_SPACES

OPEN = tuple(
    f"on-mars.{key}"
    for key in (
        *(
            "warehouse",
            "tie",
            "your-shelter",
            "lab-board",
            "lab-spaces",
            "lab-points",
            "lab-icon",
            "space-icon",
            "tile",
        ),
        *("tile-building", "obtain-blueprint", "learn-which", "goal-line", "score-track"),
        *("score-progress", "score-ships", "score-quarters", "score-shelters", "score-techs"),
        *("score-column", "score-blueprints", "score-scientists", "score-scored"),
        "lay-map",
        *("score-contracts", "your-place", "rover", "outline", "start-hex", "shelter-hex"),
        *("research-hex", "start-building", "elsewhere", "other-hex", "your-refuge", "your-bot"),
        "other-type",
        *("discovery-at", "discovery-shows", "your-discovery", "map-what", "research-gives"),
        *("your-journey", "your-space", "arrows"),
    )
)
"""What is printed on your copy, what only the table shows, what you count at the end, and what
costs you a Ship or a turn elsewhere.
"""


def check(play: Play, _: dict[str, Any]) -> None:
    state = play.state()
    him, you, deck = state["lacerda"], state["you"], state["deck"]
    assert 0 <= him["crystals"] <= him["depot"] <= 8
    assert him["crystals_waiting"] >= 0
    assert him["robot"] in LOOP
    assert him["robots"] <= 3
    assert 1 <= him["shelters"] <= 5
    assert len(set(him["techs"].values())) == len(him["techs"])
    assert all(place[0] in "123456" for place in him["techs"].values())
    assert all(place[1] in "abc"[:MAX_SPACES] for place in him["techs"].values())
    assert len(him["blueprints"]) + len(him["advanced"]) + him["markers"] == 8
    assert him["mines"] >= 0
    assert all(
        0 <= count <= 3 for count in (*him["colonists"].values(), *you["colonists"].values())
    )
    assert him["colonists"]["hire"] <= 1
    assert all(count >= 0 for count in state["tiles"].values())
    assert all(mission["left"] >= 0 for mission in state["missions"].values())
    assert 0 <= state["missions_needed"] <= 3
    assert 1 <= state["colony_level"] <= 5
    assert deck["left"] == sum(deck["cards"].values())
    assert deck["left"] + discarded(deck["cards"]) == 12
    if state["phase"] != "setup":
        assert him["space"] != you["space"]


def discarded(pile: dict[str, int]) -> int:
    """Return how many cards are in the discard pile: never more of one than exist."""
    rest = {card: number - pile[card] for card, number in Counter(CARDS).items()}
    assert all(number >= 0 for number in rest.values())
    return sum(rest.values())


def check_end(play: Play) -> None:
    """In the end the scores are those of the result, and every line of every goal is judged."""
    result, state = play.result, play.state()
    assert result is not None
    assert play.scores() == {who: sheet.lines for who, sheet in result.scores.items()}
    margin = result.margin
    missed = {
        goal: [
            line
            for line, met in lines.items()
            if not (margin >= int(line[7:]) if line.startswith("margin-") else met)
        ]
        for goal, lines in state["goals"].items()
    }
    assert list(missed) == list(GOALS)
    assert result.goals == tuple(goal for goal, lines in missed.items() if not lines)
    assert result.won == bool(result.goals)
    assert list(result.missed) == missed[result.goal]
    assert all(goal.met is not None for goal in play.goals() if "line" in goal.prompt.args)
