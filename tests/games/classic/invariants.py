"""What holds in classic Terraforming Mars after every answer."""

from __future__ import annotations

from typing import Any

from companion.engine.play import Play
from companion.games.classic.tharsis import AREAS, LAND, neighbours
from companion.testing.plays import was_corrected

TRACKS = {"temperature": (-30, 8, 2), "oxygen": (0, 14, 1), "oceans": (0, 9, 1)}

OPEN = tuple(
    f"classic.{key}"
    for key in (
        *("neutral-cost", "start-money", "start-cards", "buy-cards"),
        *("card-tags", "heat-paid", "sell-patents", "final-greeneries"),
        *("score-cities", "score-cards"),
    )
)
"""What the companion cannot guess: costs and tags of real cards, your money, cards and plants; and
what you pay or sell.
"""


def check(play: Play, _: dict[str, Any]) -> None:
    state = play.state()
    for name, (low, height, step) in TRACKS.items():
        value = state["parameters"][name]["value"]
        assert low <= value <= height
        assert (value - low) % step == 0
        assert state["parameters"][name]["full"] == (value == height)
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
    """Neutral tiles are in legal places, unless corrected: that is after the set-up."""
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
    if not was_corrected(play):
        check_causes(state)


def check_causes(state: dict[str, Any]) -> None:
    """Without corrections each parameter gave as much TR as it rose by steps."""
    for name, (low, _, step) in TRACKS.items():
        steps = (state["parameters"][name]["value"] - low) // step
        assert state["tr_causes"].get(name, 0) == steps
