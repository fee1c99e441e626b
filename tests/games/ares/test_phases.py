"""The phases: what everyone does, the bonus, and the zones by which requirements are judged."""

from __future__ import annotations

import re

import pytest

from companion.games.ares.board import PHASES, zone
from companion.phrases.phrasebook import LANGUAGES, Phrasebook

TEMPERATURES = {
    "purple": range(-30, -19, 2),
    "red": range(-18, -9, 2),
    "yellow": range(-8, 1, 2),
    "white": range(2, 9, 2),
}
OXYGEN = {
    "purple": range(3),
    "red": range(3, 7),
    "yellow": range(7, 12),
    "white": range(12, 15),
}


@pytest.mark.parametrize(
    ("parameter", "zones"), [("temperature", TEMPERATURES), ("oxygen", OXYGEN)]
)
def test_the_colour_zones_of_the_tracks(parameter: str, zones) -> None:
    for colour, values in zones.items():
        assert {zone(parameter, value) for value in values} == {colour}


@pytest.mark.parametrize(
    ("phase", "everyone", "bonus"),
    [
        ("development", "you may play 1 green card", "the card costs 3 MC less"),
        ("construction", "you may play 1 blue or red card", "draw 1 card before or after"),
        ("action", "any number of standard actions", "one action a second time"),
        ("production", "MC (production + TR 5)", "+4 MC"),
        ("research", "draw 2 cards and keep 1", "draw 5 and keep 2 in total"),
    ],
)
def test_what_everyone_does_and_your_bonus(table, phase: str, everyone: str, bonus: str) -> None:
    other = next(each for each in PHASES if each != phase)
    for yours, dummy in ((phase, other), (other, phase)):
        play = table(deck="physical").until("phase").choose(yours, dummy)
        while not play.heard(phase):
            play.answer("done")
        text = Phrasebook("en").prompt_text(play.heard(phase)[0]).text.replace("\u00a0", " ")
        assert everyone in text
        assert (bonus in text) == (yours == phase)


def test_every_phase_that_can_raise_has_the_one_report_question_with_done_first(solo) -> None:
    cards = ("production", "research", "development")
    for phase, card in zip(("development", "construction", "action"), cards, strict=True):
        solo.choose(phase, card).until("report")
        if phase == "action":
            solo.answer("done")
        assert (solo.key, solo.ask.args["phase"]) == ("report", phase)
        assert (solo.ask.default, solo.ask.options[0]) == ("done", "done")


def test_production_and_research_raise_nothing_and_ask_for_no_report(solo) -> None:
    solo.choose("action", "production").answer("done")
    assert solo.heard("production")
    assert (solo.key, solo.state["round"]) == ("phase-done", 1), "the round's end comes after it"
    assert solo.state["moment"] == "production"
    assert solo.ask.args["phase"] == "production"
    solo.answer("done")
    solo.choose("research", "development")
    assert solo.ask.args["phase"] == "development"
    solo.answer("done")
    assert solo.heard("research")
    assert solo.answer("done").key == "phase"


@pytest.mark.parametrize("yours", ["production", "research"])
def test_where_both_come_they_are_announced_in_one_step_and_waited_for_once(solo, yours) -> None:
    (other,) = {"production", "research"} - {yours}
    solo.choose(yours, other)
    assert [say.args["bonus"] for say in solo.heard(yours)] == ["you"]
    assert [say.args["bonus"] for say in solo.heard(other)] == ["nobody"]
    assert (solo.key, solo.ask.options) == ("phase-done", ("done",))
    assert solo.ask.args["phases"] == ["production", "research"]
    assert solo.answer("done").heard("hand-limit")
    assert (solo.key, solo.state["round"]) == ("phase", 2)


def test_a_phase_that_raises_comes_in_a_step_before_them(pair) -> None:
    pair.answer("action", "production").until("report")
    assert not pair.heard("production")
    assert pair.answer("done").ask.args["phases"] == ["production"]


@pytest.mark.parametrize(
    ("language", "done"),
    [
        ("en", "you finished Production and Research"),
        ("fr", "vous avez fini les phases Production et Recherche"),
        ("pt-BR", "você concluiu a Produção e a Pesquisa"),
    ],
)
def test_both_are_named_in_what_was_done(solo, language, done) -> None:
    solo.choose("production", "research").answer("done")
    words = Phrasebook(language).done(*solo.play.last_answer)
    assert words.replace("\u202f", " ").replace("\xa0", " ") == done


def test_requirements_are_judged_by_the_zones_at_the_start_of_the_phase(solo) -> None:
    solo.correct(temperature=-20, oxygen=2).choose("development", "construction")
    (say,) = solo.heard("development")
    assert (say.args["temperature_zone"], say.args["oxygen_zone"]) == ("purple", "purple")
    solo.answer("temperature")
    (entered,) = solo.heard("new-zone")
    assert (entered.args["zone"], entered.args["counts"]) == ("red", "purple")
    assert solo.state["zones"]["temperature"] == "purple", "to the end of the phase"
    assert solo.state["temperature_zone"] == "purple", "what is in sight is what counts"
    (say,) = solo.answer("done").heard("construction")
    assert say.args["temperature_zone"] == "red"
    assert solo.state["zones"] == {"temperature": "red", "oxygen": "purple"}


def test_a_raise_within_a_zone_enters_none(solo) -> None:
    solo.choose("action", "research").answer("temperature")
    assert solo.heard("raised")
    assert not solo.heard("new-zone")


@pytest.mark.parametrize("language", LANGUAGES)
def test_standard_actions_have_their_prices_and_conversions_their_moment(
    solo, language: str
) -> None:
    solo.choose("action", "research")
    book = Phrasebook(language)
    (action,) = solo.heard("action")
    prices = book.glance(action).moves[-1]
    assert prices.needed
    assert re.findall(r"\d+", prices.fact) == ["20", "14", "15"]
    ends = {"en": "At the end", "pt-BR": "No fim", "fr": "À la fin"}
    moves = [move.plain for move in book.glance(solo.ask).moves]
    assert len(moves) == 2
    assert all(move.startswith(ends[language]) for move in moves)


# Leftovers: what must be converted is said in the question, for it is not known what is left


def test_at_the_end_of_an_action_phase_leftovers_must_be_converted(solo) -> None:
    solo.choose("action", "research")
    assert (solo.key, solo.ask.args["must"]) == ("report", "both")
    solo.answer("forest", "temperature")
    assert (solo.value("oxygen"), solo.value("temperature")) == (1, -28)
    assert (solo.state["tr"], solo.state["forests"], solo.key) == (7, 1, "report")
    assert solo.answer("done").heard("research"), "and it is not asked again"


@pytest.mark.parametrize(
    ("language", "heat", "plants", "done"),
    [
        ("en", "heat", "plants", "All converted, done"),
        ("pt-BR", "calor", "plantas", "Tudo convertido"),
        ("fr", "chaleur", "plantes", "Conversions faites, fin de la phase"),
    ],
)
def test_the_duty_is_shown_and_spoken_and_is_what_done_answers(
    solo, language: str, heat: str, plants: str, done: str
) -> None:
    solo.choose("action", "research")
    for full, duty in (
        ({}, (True, True)),
        ({"oxygen": 14}, (True, False)),
        ({"temperature": 8}, (False, False)),
        ({"oxygen": 13}, (False, True)),
    ):
        wording = Phrasebook(language).prompt_text(solo.correct(**full).ask)
        for text in (wording.text, wording.voice):
            assert (heat in text, plants in text) == duty
        assert (dict(wording.options)["done"] == done) == any(duty)


def test_what_this_phase_has_filled_may_still_be_converted_and_pays(solo) -> None:
    solo.correct(oxygen=14, temperature=6).choose("action", "research")
    assert solo.ask.args["must"] == "temperature"
    solo.answer("temperature")
    assert solo.ask.args["must"] == "none"
    rating = solo.state["tr"]
    solo.answer("temperature")
    assert (solo.value("temperature"), solo.state["tr"]) == (8, rating + 1)
    assert solo.answer("done").heard("closed")


@pytest.mark.parametrize("phase", ["development", "construction"])
def test_at_the_end_of_another_phase_nothing_must_be_converted(solo, phase: str) -> None:
    solo.choose(phase, "research")
    assert solo.ask.args["must"] == "none"


def test_nothing_must_be_converted_for_a_parameter_that_is_full(solo) -> None:
    solo.correct(temperature=8).choose("action", "research")
    assert solo.ask.args["must"] == "forest"
    solo.answer("done").until("phase").correct(oxygen=14)
    solo.choose("production", "action")
    assert solo.ask.args["must"] == "none"


def test_a_conversion_that_fills_a_parameter_ends_the_duty_but_not_what_it_pays(solo) -> None:
    solo.correct(temperature=6).choose("action", "research").answer("temperature")
    assert solo.heard("full")
    assert solo.ask.args["must"] == "forest"
    assert "temperature" in solo.ask.options, "to the end of the phase it still pays"
    assert solo.answer("temperature").state["tr"] == 7


def test_in_co_op_production_names_both_ratings(pair) -> None:
    pair.correct(**{"partner.tr": 9}).answer("production", "research").until("phase-done")
    (say,) = pair.heard("production")
    assert (say.args["tr"], say.args["partner_tr"]) == (5, 9)
