"""The ± editor: tracked values, by the names in the state, within their ranges only."""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.play import Play
from companion.engine.prompts import Refused
from companion.games.dice import GAME

GOOD = [
    ("turn", 30),
    ("vp", 17),
    ("bonus_cards", 2),
    ("kept", 5),
    ("parameters.temperature.value", 4),
    ("parameters.oxygen.value", 14),
    ("parameters.oceans.value", 7),
    ("milestones.top.name", "tycoon"),
    ("milestones.middle.status", "claimed"),
    ("milestones.top.deadline", 18),
    ("awards.2.symbol", "steel"),
    ("awards.3.rarity", "rare"),
]
BAD = [
    ("turn", 0),
    ("turn", 51),
    ("vp", -1),
    ("kept", 2),
    ("parameters.temperature.value", 3),
    ("parameters.temperature.value", 12),
    ("parameters.oxygen.value", 0),
    ("milestones.top.name", "miner"),
    ("milestones.top.status", "won"),
    ("milestones.top.deadline", 51),
    ("milestones.4.status", "claimed"),
    ("awards.1.rarity", "wild"),
    ("awards.1.symbol", "gold"),
    ("deck", 1),
]


@pytest.mark.parametrize(("field", "value"), GOOD)
@pytest.mark.parametrize("where", ["turn", "bonus-card"])
def test_what_is_tracked_can_be_corrected_wherever_something_is_reported(
    solo: Any, where: str, field: str, value: Any
) -> None:
    if where == "bonus-card":
        solo.answer("ocean", "ocean", "ocean", "done")
    solo.play.correct(field, value)
    assert solo.key == where
    assert solo.play.fields[field].get() == value


@pytest.mark.parametrize(("field", "value"), BAD)
def test_what_does_not_fit_is_refused_and_nothing_is_lost(
    solo: Any, field: str, value: Any
) -> None:
    before = solo.state
    with pytest.raises(Refused):
        solo.play.correct(field, value)
    assert solo.state == before


def test_corrections_are_refused_in_the_set_up(begin: Any) -> None:
    with pytest.raises(Refused):
        begin().play.correct("vp", 3)


def test_a_correction_shows_in_the_state_and_is_undone(solo: Any) -> None:
    before = solo.state
    solo.play.correct("parameters.temperature.value", -8)
    assert solo.state["parameters"]["temperature"]["value"] == -8
    solo.play.undo()
    assert solo.state == before


def test_corrected_points_stay_the_sum_of_their_causes(solo: Any) -> None:
    solo.answer("ocean")
    solo.play.correct("vp", 7)
    assert solo.state["vp_from"] == {"oceans": 2, "correction": 5}
    solo.answer("done")
    assert solo.key == "bonus-card"  # 5 points were passed


def test_points_corrected_down_take_the_bonus_card_back(solo: Any) -> None:
    solo.answer("vp-2", "vp-2", "vp-1")
    solo.play.correct("vp", 4)
    solo.answer("done")
    assert solo.key == "turn"


def test_the_deadlines_follow_the_corrected_turn(solo: Any) -> None:
    solo.play.correct("turn", 20)
    solo.turn()
    assert solo.state["turn"] == 21
    statuses = [milestone["status"] for milestone in solo.state["milestones"]]
    assert statuses == ["removed", "removed", "open"]


def test_a_corrected_symbol_brings_its_rarity(solo: Any) -> None:
    solo.play.correct("awards.1.symbol", "steel")
    assert solo.state["awards"][0] == {"symbol": "steel", "rarity": "common"}


@pytest.mark.parametrize(
    ("name", "listed", "value"),
    [
        ("parameters.temperature", "parameters.temperature.value", 4),
        ("milestones.1.name", "milestones.top.name", "tycoon"),
        ("milestones.2.status", "milestones.middle.status", "claimed"),
        ("milestones.3.deadline", "milestones.bottom.deadline", 26),
    ],
)
def test_every_name_that_the_state_has_for_it_corrects_the_same(
    solo: Any, name: str, listed: str, value: Any
) -> None:
    assert name not in list(solo.play.fields)
    solo.play.correct(name, value)
    assert solo.play.fields[listed].get() == value
    again = Play(GAME, solo.play.options, solo.play.seed, solo.play.log)
    assert (again.unmatched, again.state()) == (0, solo.state)


def test_a_milestone_leaves_after_the_turn_that_its_dots_show(solo: Any) -> None:
    solo.play.correct("milestones.top.deadline", 21)
    assert solo.state["next_deadline"] == 20
    solo.until(21)
    statuses = [milestone["status"] for milestone in solo.state["milestones"]]
    assert statuses == ["open", "removed", "open"]
    solo.turn()
    assert solo.last("milestone-removed")["deadline"] == 21


def test_points_corrected_up_claim_the_terraformer_before_it_leaves(begin: Any) -> None:
    solo = begin(milestones=("terraformer", "miner", "legend")).set_up().until(16)
    solo.play.correct("vp", 17)
    solo.turn()
    assert solo.state["turn"] == 17
    assert solo.state["milestones"][0]["status"] == "claimed"
    assert not solo.says("milestone-removed")


def test_a_corrected_turn_begins_with_its_own_deadlines(solo: Any) -> None:
    solo.play.correct("turn", 15)
    (warning,) = solo.play.says
    assert (warning.key, warning.args["left"]) == ("dice.milestone-warning", 2)
    solo.play.correct("vp", 3)
    assert solo.play.says == [warning], "what was announced stands"
    solo.play.correct("turn", 50)
    *removed, last = solo.play.says
    assert [say.key for say in removed] == ["dice.milestone-removed"] * 3
    assert (last.key, last.args["left"]) == ("dice.turns-left", 1)
    assert {each["status"] for each in solo.state["milestones"]} == {"removed"}
    solo.play.correct("turn", 50)
    assert solo.play.says == [*removed, last], "nothing has changed"


def test_what_a_corrected_turn_means_is_said_among_the_reports_too(solo: Any) -> None:
    solo.answer("ocean")
    solo.play.correct("turn", 50)
    assert solo.play.says[-1].key == "dice.turns-left"
    assert "legend" not in solo.play.ask.options


def test_an_award_cannot_be_what_another_is(solo: Any) -> None:
    first, second, _ = (award["symbol"] for award in solo.state["awards"])
    with pytest.raises(Refused):
        solo.play.correct("awards.2.symbol", first)
    assert solo.state["awards"][1]["symbol"] == second


# A turn corrected back


def statuses(solo: Any) -> list[str]:
    return [each["status"] for each in solo.state["milestones"]]


def test_a_turn_corrected_back_brings_back_what_only_the_turn_had_removed(solo: Any) -> None:
    solo.play.correct("turn", 22)
    assert statuses(solo) == ["removed", "removed", "open"]
    solo.play.correct("turn", 17)
    assert statuses(solo) == ["removed", "open", "open"]
    (back, *_) = solo.play.says
    assert (back.key, back.args) == (
        "dice.milestone-back",
        {"name": "miner", "slot": "middle", "deadline": 20},
    )
    solo.play.correct("turn", 16)
    assert statuses(solo) == ["open", "open", "open"]
    assert solo.state["next_deadline"] == 16


def test_what_left_at_the_end_of_its_last_turn_comes_back_too(solo: Any) -> None:
    solo.until(17)
    assert statuses(solo) == ["removed", "open", "open"]
    solo.play.correct("turn", 15)
    assert statuses(solo) == ["open", "open", "open"]
    solo.until(17)
    assert statuses(solo) == ["removed", "open", "open"]


def test_a_later_deadline_brings_a_milestone_back(solo: Any) -> None:
    solo.until(18)
    solo.play.correct("milestones.top.deadline", 18)
    assert statuses(solo) == ["open", "open", "open"]


def test_what_was_claimed_or_removed_by_hand_stays_so(solo: Any) -> None:
    solo.answer("legend")
    solo.play.correct("milestones.middle.status", "removed")
    solo.play.correct("turn", 30)
    solo.play.correct("turn", 2)
    assert statuses(solo) == ["claimed", "removed", "open"]


def test_the_deadlines_own_removal_confirmed_by_hand_stays(solo: Any) -> None:
    solo.until(17)
    solo.play.correct("milestones.top.status", "claimed")
    solo.play.correct("milestones.top.status", "removed")
    solo.play.correct("turn", 2)
    assert statuses(solo) == ["removed", "open", "open"]
