"""The option ``cards``: each card is a tap, and milestones, awards and end points follow it."""

from __future__ import annotations

from typing import Any

import pytest

from companion.phrases.phrasebook import LANGUAGES, Phrasebook

COLOURS = ("green", "red", "blue")

CLAIMS = [
    ("legend", ("red",) * 6),
    ("miner", ("green",) * 5),
    ("scientist", ("blue",) * 3),
    ("tycoon", ("green", "red", "blue") * 4),
    ("philanthropist", (*["red", "end-point", "end-point"] * 3, "red", "end-point")),
    ("celebrity", ("green", "costly") * 3),
    ("nominee", ("red", *["symbol-2"] * 5)),
]
"""Milestones that depend on cards, and what just meets them (rulebook, milestones)."""


@pytest.fixture
def followed(begin: Any) -> Any:
    """A play at its first turn in which cards are reported."""
    return begin(cards="on", milestones=("celebrity", "legend", "philanthropist")).set_up()


def with_milestone(begin: Any, name: str) -> Any:
    others = [each for each in ("monopolist", "generalist") if each != name]
    return begin(cards="on", milestones=(name, *others)).set_up()


def cards(solo: Any) -> dict[str, int]:
    return dict(solo.state["cards"])


def counts(solo: Any) -> list[int]:
    return [award["count"] for award in solo.state["awards"]]


# One card


def test_by_default_no_card_is_asked_for_or_shown(solo: Any) -> None:
    assert not set(COLOURS) & set(solo.play.ask.options)
    assert "cards" not in solo.state
    assert "count" not in solo.state["awards"][0]
    assert not any(name.startswith("cards") for name in solo.play.fields)


@pytest.mark.parametrize("colour", COLOURS)
def test_a_card_of_which_nothing_matters_is_one_tap_and_the_turn_ends_with_the_next(
    followed: Any, colour: str
) -> None:
    followed.answer(colour)
    assert cards(followed)[colour] == 1
    followed.default()
    assert (followed.key, followed.state["turn"]) == ("turn", 2)


def test_what_may_matter_of_the_card_is_offered_first_then_its_effects(followed: Any) -> None:
    assert followed.answer("red").play.ask.options[:10] == (
        "actions",
        "production",
        "symbol-1",
        "symbol-2",
        "symbol-3",
        "end-point",
        "costly",
        "temperature",
        "ocean",
        "forest",
    )
    wording = Phrasebook("en").prompt_text(followed.play.ask)
    assert wording.text == "What else is on the card? One tap for each"
    assert dict(wording.options)["symbol-1"] == "Symbol: nuclear"


def test_details_belong_to_a_card_of_this_turn(followed: Any) -> None:
    assert "end-point" not in followed.play.ask.options
    followed.answer("red", "temperature")
    assert "end-point" in followed.play.ask.options, "its effects may be reported first"
    followed.answer("done")
    assert "end-point" not in followed.play.ask.options


def test_a_symbol_is_offered_until_its_award_has_enough(followed: Any) -> None:
    followed.answer("red", *["symbol-1"] * 5)
    assert "symbol-1" in followed.play.ask.options
    followed.answer("symbol-1")
    assert "symbol-1" not in followed.play.ask.options, "a rare symbol needs 6"
    assert "symbol-2" in followed.play.ask.options


def test_the_cost_is_offered_only_while_the_celebrity_is_open_and_once_a_card(
    followed: Any,
) -> None:
    followed.answer("red", "costly")
    assert "costly" not in followed.play.ask.options
    assert "costly" in followed.answer("green").play.ask.options
    assert "costly" not in followed.answer("celebrity", "blue").play.ask.options


def test_points_of_a_card_count_it_once_and_negative_ones_do_not(followed: Any) -> None:
    followed.answer("red", "end-point", "end-point", "blue", "end-minus", "green", "end-point")
    assert (cards(followed)["points"], cards(followed)["with_points"]) == (2, 2)
    followed.answer("end-minus")
    assert (cards(followed)["points"], cards(followed)["with_points"]) == (1, 1)


def test_no_correction_makes_a_count_negative(followed: Any) -> None:
    followed.answer("red", "end-point")
    followed.play.correct("cards.with_points", 0)
    followed.answer("end-minus")
    assert (cards(followed)["points"], cards(followed)["with_points"]) == (0, 0)


@pytest.mark.parametrize(
    "report", [*COLOURS, "symbol-1", "symbol-3", "end-point", "end-minus", "costly"]
)
def test_each_tap_is_one_undo(followed: Any, report: str) -> None:
    followed.answer("red")
    before = followed.state
    followed.answer(report)
    assert followed.state != before
    followed.play.undo()
    assert followed.state == before


def test_a_bonus_card_is_reported_like_any_card(followed: Any) -> None:
    followed.answer("vp-2", "vp-2", "vp-1", "done", "blue", "end-point", "done")
    assert (cards(followed)["blue"], cards(followed)["points"]) == (1, 1)
    assert followed.state["turn"] == 2


# Milestones


@pytest.mark.parametrize(("name", "reports"), CLAIMS)
def test_a_milestone_is_yours_at_once_when_its_goal_is_counted_as_reached(
    begin: Any, name: str, reports: tuple[str, ...]
) -> None:
    solo = with_milestone(begin, name).answer(*reports[:-1])
    assert solo.state["milestones"][0]["status"] == "open"
    solo.answer(reports[-1])
    assert solo.heard()[-1] == "milestone-claimed"
    assert solo.last("milestone-claimed")["name"] == name
    assert solo.state["milestones"][0]["status"] == "claimed"
    assert name not in solo.play.ask.options
    solo.play.undo()
    assert solo.state["milestones"][0]["status"] == "open", "it goes back with its report"


def test_a_milestone_reached_in_the_turn_in_which_its_slot_is_emptied_stays_yours(
    begin: Any,
) -> None:
    solo = begin(cards="on", milestones=("scientist", "legend", "miner")).set_up()
    solo.turn("blue").turn("blue").until(16).turn("blue")
    assert solo.state["milestones"][0]["status"] == "claimed"
    assert not solo.says("milestone-removed")


def test_what_was_put_back_by_hand_is_not_taken_again_but_its_last_turn_says_claim_it(
    begin: Any, words: Any
) -> None:
    solo = begin(cards="on", milestones=("scientist", "legend", "miner")).set_up()
    solo.turn("blue", "blue", "blue")
    solo.play.correct("milestones.top.status", "open")
    solo.answer("ocean").until(16)
    assert solo.state["milestones"][0]["status"] == "open"
    assert words(solo.says("milestone-warning")[-1]) == "You have reached Scientist: claim it."
    solo.answer("scientist")
    assert solo.state["milestones"][0]["status"] == "claimed"


@pytest.mark.parametrize(("name", "reports"), CLAIMS)
def test_a_milestone_that_the_counts_do_not_reach_is_doubted_in_words_and_still_taken(
    begin: Any, name: str, reports: tuple[str, ...], words: Any
) -> None:
    solo = with_milestone(begin, name).answer(*reports[:-1], name)
    doubted = solo.last("milestone-doubted")
    assert doubted["count"] == doubted["needed"] - 1
    assert f"has counted only {doubted['count']}" in words(solo.says("milestone-doubted")[0])
    assert solo.state["milestones"][0]["status"] == "claimed", "the table may be right"


@pytest.mark.parametrize(("name", "reports"), CLAIMS)
def test_a_milestone_that_is_reached_is_not_doubted(
    begin: Any, name: str, reports: tuple[str, ...]
) -> None:
    assert not with_milestone(begin, name).answer(*reports).says("milestone-doubted")


def test_without_the_cards_only_what_the_track_shows_is_doubted(begin: Any) -> None:
    solo = begin(milestones=("legend", "terraformer", "miner")).set_up().answer("vp-2", "legend")
    assert not solo.says("milestone-doubted")
    solo.answer("terraformer")
    assert solo.last("milestone-doubted") == {"name": "terraformer", "count": 2, "needed": 16}


def test_the_goals_show_how_far_a_milestone_is(followed: Any, words: Any) -> None:
    followed.answer("red", "red", "green", "end-point", "costly")
    shown = [words(goal.prompt) for goal in followed.play.goals()]
    for line in (
        "Legend, 6 red cards: 2 of 6, until the end of turn 20",
        "Celebrity, 3 cards that cost 5 or more: 1 of 3, until the end of turn 16",
        "Philanthropist, 4 cards that score at the end: 1 of 4, until the end of turn 24",
    ):
        assert line in shown


def test_without_the_cards_only_the_terraformers_way_is_shown(begin: Any, words: Any) -> None:
    solo = begin(milestones=("legend", "terraformer", "miner")).set_up().answer("vp-2")
    shown = [words(goal.prompt) for goal in solo.play.goals()]
    assert "Legend, 6 red cards: until the end of turn 16" in shown
    assert "Terraformer, 16 points on the track: 2 of 16, until the end of turn 20" in shown


def test_a_corrected_count_takes_what_it_reaches(followed: Any) -> None:
    followed.play.correct("cards.red", 6)
    assert [say.key for say in followed.play.says] == ["dice.milestone-claimed"]
    followed.play.correct("cards.red", 5)
    assert len(followed.play.says) == 1, "what was taken stays until it is corrected"


# Awards and the score


def test_the_goals_show_how_far_an_award_is(followed: Any, words: Any) -> None:
    followed.answer("red", "symbol-1", "symbol-1", "symbol-2")
    assert counts(followed) == [2, 1, 0]
    shown = [words(goal.prompt) for goal in followed.play.goals()]
    assert "Nuclear award: 2 of 6 nuclear symbols in card costs" in shown


def test_at_the_end_awards_and_card_points_are_filled_in(followed: Any) -> None:
    followed.turn("red", *["symbol-1"] * 5, "end-point", "end-point").turn("blue", "symbol-3")
    followed.terraform().play_out()
    filled = {}
    while followed.key != "over":
        filled.setdefault(followed.key, []).append(followed.play.ask.default)
        followed.default()
    assert filled["score-award"] == [5, 0, 1]
    assert filled["score-cards"] == [2]
    assert followed.play.result.scores["you"].lines["awards"] == 3
    assert followed.play.result.scores["you"].lines["cards"] == 2


def test_the_score_so_far_has_what_the_cards_are_worth(followed: Any) -> None:
    followed.answer("red", *["symbol-1"] * 6, "end-point", "ocean")
    assert followed.play.scores() == {"you": {"track": 2, "milestones": 0, "awards": 5, "cards": 1}}


def test_another_symbol_on_an_award_is_counted_again(followed: Any) -> None:
    followed.answer("red", "symbol-1", "symbol-1")
    followed.play.correct("awards.1.symbol", "steel")
    assert counts(followed)[0] == 0


@pytest.mark.parametrize(
    ("field", "value"), [("cards.green", 4), ("cards.points", -3), ("awards.2.count", 7)]
)
def test_what_was_counted_can_be_corrected(followed: Any, field: str, value: int) -> None:
    followed.play.correct(field, value)
    assert followed.play.fields[field].get() == value


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_report_has_words_in_every_language(
    begin: Any, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    book = Phrasebook(language)
    solo = begin(cards="on", milestones=("celebrity", "legend", "nominee")).set_up()
    for report in ("red", "symbol-1", "symbol-2", "symbol-3", "end-point", "costly", "end-minus"):
        labels = dict(book.prompt_text(solo.play.ask).options)
        solo.answer(report)
        assert book.done(*solo.play.last_answer)
        assert all(book.prompt_text(say).voice for say in solo.play.says)
    assert len(set(labels.values())) == len(labels)
    assert caplog.text == ""
