"""Planning: no phase twice in a row, the dummy card after yours, both cards in co-op, cubes."""

from __future__ import annotations

import pytest

from companion.engine.prompts import Refused
from companion.games.ares.board import PHASES
from companion.phrases.phrasebook import Phrasebook


def test_all_five_phases_are_offered_in_the_first_round(solo) -> None:
    assert solo.ask.options == PHASES


def test_last_rounds_phase_is_not_offered_and_is_back_the_round_after(solo) -> None:
    solo.choose("action", "research").until("phase")
    assert "action" not in solo.ask.options
    with pytest.raises(Refused):
        solo.play.answer("action")
    solo.choose("production", "action").until("phase")
    assert "action" in solo.ask.options
    assert "production" not in solo.ask.options


def test_when_you_choose_you_see_what_the_dummy_hand_still_has(solo) -> None:
    solo.choose("action", "research").until("phase")
    shown = "Still in the dummy hand: I, II, III and IV"
    assert shown in Phrasebook("en").glance(solo.ask).facts


def test_a_dummy_hand_that_has_all_its_cards_is_not_announced(solo) -> None:
    assert Phrasebook("en").glance(solo.ask).facts == ()


def test_the_ban_does_not_bind_the_dummy_hand(solo) -> None:
    solo.choose("action", "research").choose("production", "action")
    assert solo.state["phases"] == ["action", "production"]


def test_the_dummy_card_is_revealed_after_yours_and_the_phases_are_in_order(solo) -> None:
    solo.answer("research")
    assert (solo.key, solo.ask.drawn, solo.state["phases"]) == ("dummy-card", True, [])
    solo.answer("construction")
    assert solo.state["phases"] == ["construction", "research"]
    (say,) = solo.heard("phases")
    assert (say.args["yours"], say.args["other"]) == ("research", "construction")


def test_your_phase_from_the_dummy_hand_happens_once_with_your_bonus(solo) -> None:
    solo.choose("production", "production")
    assert solo.state["phases"] == ["production"]
    (say,) = solo.heard("phases")
    (move,) = Phrasebook("en").glance(say).moves
    assert move.plain == "Flip the Production token"
    assert move.fact == "You and the dummy hand: it happens once, with your bonus"
    assert solo.heard("production")[0].args["bonus"] == "you"


def test_the_dummy_phase_has_no_bonus(solo) -> None:
    solo.choose("research", "development")
    assert solo.heard("development")[0].args["bonus"] == "nobody"
    assert solo.answer("done").heard("research")[0].args["bonus"] == "you"


def test_a_hand_is_five_different_cards_and_a_physical_one_is_asked_for(solo) -> None:
    drawn = []
    for number in range(5, 1, -1):
        solo.until("dummy-card")
        assert len(solo.ask.options) == number
        with pytest.raises(Refused):
            solo.play.answer("no such phase")
        drawn.append(solo.ask.options[-1])
        solo.answer(drawn[-1])
        assert solo.state["martian"]["card"] == drawn[-1]
        assert not any(solo.state["martian"]["hand"][card] for card in drawn)
    assert len(set(drawn)) == 4


def test_the_last_card_of_a_hand_is_shown_and_not_asked_for(solo) -> None:
    for card in ("action", "research", "production", "construction"):
        solo.until("dummy-card").answer(card)
        assert solo.heard("phases")[0].args["last"] == "no"
    solo.until("phase").answer("research")
    (say,) = solo.heard("phases")
    assert (say.args["other"], say.args["last"]) == ("development", "yes")
    assert solo.state["martian"]["card"] == "development"
    assert solo.ask.args["phase"] == "development"
    for language, words in (
        ("en", "the dummy hand shows Development (its last card)"),
        ("pt-BR", "Mão marciana: Desenvolvimento (a última carta)"),
        ("fr", "Main fictive : Développement (sa dernière carte)"),
    ):
        assert words in Phrasebook(language).prompt_text(say).text.replace("\u00a0", " ")


@pytest.mark.parametrize("seed", range(5))
def test_the_companions_hand_is_five_different_cards_each_time(table, seed: int) -> None:
    play, drawn = table(seed=str(seed)), []
    for _ in range(20):
        play.until("phase").answer(None)
        drawn.append(play.state["martian"]["card"])
    for hand in range(0, 20, 5):
        assert set(drawn[hand : hand + 5]) == set(PHASES)


def test_in_the_final_five_rounds_you_choose_the_order_of_the_dummy_cards(solo) -> None:
    solo.round(21)
    for number in range(5, 1, -1):
        solo.until("dummy-order")
        assert len(solo.ask.options) == number
        last = solo.ask.options[-1]
        assert solo.answer(last).state["martian"]["card"] == last
    assert solo.until("phase").answer(None).key == "report", "the last card needs no question"
    assert solo.state["martian"]["card"] == "development"


def test_in_co_op_both_choose_and_neither_may_repeat_their_own(pair) -> None:
    assert pair.ask.args["who"] == "you"
    pair.answer("action")
    assert (pair.key, pair.ask.args["who"]) == ("phase", "partner")
    assert pair.ask.options == PHASES, "your choice does not bind your partner"
    pair.answer("research").until("phase")
    assert "action" not in pair.ask.options
    assert "research" in pair.ask.options
    pair.answer("research")
    assert "research" not in pair.ask.options
    assert "action" in pair.ask.options


def test_in_co_op_the_same_phase_happens_once_with_both_bonuses(pair) -> None:
    pair.answer("research", "research").until("phase-done")
    assert pair.state["phases"] == ["research"]
    assert pair.heard("research")[0].args["bonus"] == "both"


def test_in_co_op_each_bonus_is_its_choosers(pair) -> None:
    pair.answer("research", "production").until("phase-done")
    assert pair.heard("production")[0].args["bonus"] == "partner"
    assert pair.heard("research")[0].args["bonus"] == "you"


def test_each_takes_a_cube_of_their_choice_once_the_phases_are_revealed(pair) -> None:
    pair.answer("research", "production")
    assert (pair.key, pair.ask.args["who"]) == ("cube", "you")
    assert (pair.ask.options, pair.ask.default) == (("copper", "colour"), None)
    pair.answer("colour")
    assert (pair.key, pair.ask.args["who"]) == ("cube", "partner")
    pair.answer("copper")
    assert pair.state["pile"] == {"copper": 26, "colour": 2}
    assert [say.args["cube"] for _, say in pair.said if say.key == "ares.cube-taken"] == [
        "colour",
        "copper",
    ]


def test_when_only_one_kind_of_cube_is_left_nobody_is_asked(pair) -> None:
    pair.answer("research", "production", "colour", "colour").until("cube").answer("colour")
    assert pair.state["pile"] == {"copper": 26, "colour": 0}
    assert pair.key != "cube"
    pair.to_end()
    assert pair.state["pile"] == {"copper": 0, "colour": 0}


def test_thirty_cubes_are_fifteen_rounds(pair) -> None:
    pair.to_end()
    taken = [(number, say) for number, say in pair.said if say.key == "ares.cube-taken"]
    assert len(taken) == 30
    assert (taken[-1][0], taken[-1][1].args["left"]) == (15, 0)
