"""The course of a play, and each row of the timeline, once and in every language."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from companion.engine.autoplay import usual_answer
from companion.engine.play import Play
from companion.engine.prompts import Choose, Say
from companion.games.classic import GAME
from companion.games.classic.generations import production
from companion.games.classic.state import Classic
from companion.phrases import aloud
from companion.phrases.phrasebook import LANGUAGES, Phrasebook

TIMELINE = ("no-research", "research", "generations-left", "last-generation")


def play_through(options: dict[str, str]) -> dict[int, list[str]]:
    """Play by defaults; return the announcements and questions of each generation, with texts."""
    play, heard = Play(GAME, options, "1"), defaultdict(list)
    while play.ask is not None:
        for prompt in (*play.says, play.ask):
            heard[play.turn].append(prompt)
        play.answer(0 if play.ask.default is None else play.ask.default)
    heard[play.turn] += play.says
    return heard


def keys(prompts: list[Any]) -> list[str]:
    return [prompt.key.removeprefix("classic.") for prompt in prompts]


@pytest.mark.parametrize(
    ("options", "last", "warned"),
    [
        ({}, 14, {5: 10, 8: 7, 10: 5, 12: 3, 13: 2}),
        ({"prelude": "on"}, 12, {3: 10, 7: 6, 8: 5, 10: 3, 11: 2}),
    ],
)
def test_the_timeline_of_a_play(options: dict[str, str], last: int, warned: dict[int, int]) -> None:
    heard = play_through(options)
    for generation in range(1, last + 1):
        said = keys(heard[generation])
        assert said.count("generation") == 1
        assert said.count("no-research") == (generation == 1)
        assert said.count("research") == (generation > 1)
        assert said.count("generations-left") == (generation in warned)
        assert said.count("last-generation") == (generation == last)
        assert said.index("report") < said.index("production")
    lefts = {
        generation: prompt.args["left"]
        for generation, prompts in heard.items()
        for prompt in prompts
        if prompt.key == "classic.generations-left"
    }
    assert lefts == warned
    assert keys(heard[last])[-1] == "verdict"
    assert last + 1 not in heard


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_row_of_the_timeline_is_worded(language: str) -> None:
    book, heard = Phrasebook(language), play_through({})

    def words(generation: int, key: str) -> str:
        (found,) = [p for p in heard[generation] if p.key == f"classic.{key}"]
        return book.prompt_text(found).voice

    assert words(1, "no-research")
    for generation in range(2, 15):
        assert "4" in words(generation, "research")
        assert "3" in words(generation, "research")
    for generation, left in ((8, "7"), (10, "5"), (12, "3")):
        assert left in words(generation, "generations-left")
    assert "!" in words(14, "last-generation")


def test_the_goals_are_checked_after_the_production_of_the_last_generation() -> None:
    said = keys(play_through({})[14])
    assert said.index("production") < said.index("goals-missed") < said.index("score-tr")


def test_only_14_generations_are_played_even_if_mars_is_terraformed_before() -> None:
    play = Play(GAME, {}, "1")
    while play.ask is not None:
        if play.ask.key == "classic.report" and not all(
            each["full"] for each in play.state()["parameters"].values()
        ):
            full = {name: each["full"] for name, each in play.state()["parameters"].items()}
            name = next(name for name in full if not full[name])
            play.answer("ocean" if name == "oceans" else name)
        else:
            play.answer(usual_answer(play))
    assert play.result is not None
    assert play.result.won
    assert play.turn == 14


def test_with_the_board_cards_are_bought_and_paid_in_one_answer() -> None:
    play = Play(GAME, {"board": "on"}, "1")
    answers = {"classic.start-money": 40, "classic.start-cards": 10}
    while play.turn < 2:
        play.answer(answers.get(play.ask.key, play.ask.default))
    # 40 less 10 cards at 3, and 14 for the TR
    assert play.ask.key == "classic.buy-cards"
    assert play.state()["stock"]["megacredits"] == 24
    play.answer(2)
    assert play.state()["stock"]["megacredits"] == 18


def test_no_more_cards_are_offered_than_can_be_paid_for() -> None:
    play = Play(GAME, {"board": "on"}, "1")
    while play.turn < 1:
        play.answer(0 if play.ask.default is None else play.ask.default)
    play.correct("production.megacredits", -5)
    play.correct("tr", 12)
    play.answer("done")
    play.answer("produce")
    assert play.ask.key == "classic.buy-cards"
    assert (play.ask.minimum, play.ask.maximum) == (0, 2)


def test_who_cannot_pay_for_any_card_continues_with_next() -> None:
    play = Play(GAME, {"board": "on"}, "1")
    while play.turn < 1:
        play.answer(0 if play.ask.default is None else play.ask.default)
    play.correct("production.megacredits", -5)
    play.correct("tr", 7)
    play.answer("done")
    play.answer("produce")
    assert (play.ask.key, play.ask.default) == ("classic.buy-cards", 0)


def test_undo_names_the_steps_of_a_generation() -> None:
    play, book = Play(GAME, {"board": "on"}, "1"), Phrasebook("en")
    answers = {"classic.start-money": 40, "classic.start-cards": 0}
    while play.turn < 1:
        play.answer(answers.get(play.ask.key, play.ask.default))
    play.answer("project")
    play.answer("asteroid")
    assert book.done(*play.last_answer) == "you used the standard project “asteroid”"
    play.answer("done")
    assert isinstance(play.ask, Choose)
    play.answer("produce")
    assert book.done(*play.last_answer) == "production taken"


@pytest.mark.parametrize("goal", ["parameters", "tr63"])
def test_a_generation_in_which_nothing_is_reported_is_one_answer(goal: str) -> None:
    play = begun(goal=goal)
    for generation in range(2, 15):
        play.answer("done")
        assert (play.turn, play.ask and play.ask.key) == (generation, "classic.report")
        shown = keys(play.says)
        assert shown[:2] == ["production", "generation"]
        assert shown[-1] == "research"
    play.answer("done")
    assert play.ask
    assert play.ask.key == "classic.score-tr"


def test_on_the_board_it_is_produced_once_and_only_the_cards_are_asked_for() -> None:
    play = begun(board="on")
    money = play.state()["stock"]["megacredits"]
    for generation in range(2, 5):
        play.answer("done")
        money += play.state()["tr"]
        assert play.state()["stock"]["megacredits"] == money
        assert play.ask
        assert play.ask.key == "classic.buy-cards"
        play.answer(0)
        assert (play.turn, play.ask.key) == (generation, "classic.report")


def test_undo_goes_back_over_what_counted_as_done_step_by_step() -> None:
    play = begun()
    play.answer("done")
    asked = []
    for _ in range(3):
        play.undo()
        asked.append(play.ask and play.ask.key)
    assert asked == ["classic.research", "classic.production", "classic.report"]
    assert play.turn == 1


def test_a_log_that_has_both_answers_continues() -> None:
    play = Play(GAME, {}, "1")
    while play.turn < 4:
        play.answer(usual_answer(play))
    again = Play(GAME, {}, "1", play.log)
    assert (again.unmatched, again.turn) == (0, 4)


def begun(**options: str) -> Play:
    """Return a play at the actions of generation 1, whose steps are joined as at the table."""
    play = Play(GAME, options, "1")
    play.joins = True
    while play.turn < 1:
        play.answer(usual_answer(play))
    return play


def spoken(play: Play, language: str = "en") -> list[str]:
    return [each.text for each in aloud.pieces(Phrasebook(language), play.says, play.ask)]


def test_how_a_generation_goes_is_said_in_full_once() -> None:
    play = begun()
    play.answer("done")
    assert "Draw 4 cards and buy any for 3 megacredits each." in spoken(play)
    play.answer("done")
    assert spoken(play) == [
        "Take 14 megacredits and what you produce.",
        "Generation 3 of 14 starts.",
        "Draw 4 cards.",
        "Take your actions.",
        "Next: Pass.",
    ]


def test_undo_takes_back_that_it_was_said() -> None:
    play = begun()
    play.answer("done")
    shown = spoken(play)
    for _ in range(3):
        play.undo()
    for answer in ("tr", 0, "done"):
        play.answer(answer)
    assert spoken(play) == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shortened_says_less_in_every_language(language: str) -> None:
    book = Phrasebook(language)
    for key, args in (
        ("classic.production", {"tr": 20}),
        ("classic.produce", {"tr": 20, "output": 3, "income": 23}),
        ("classic.research", {"price": 3, "drawn": 4}),
    ):
        first, again = Say(key, args), Say(key, args, again=True)
        assert 0 < len(book.prompt_text(again).text) < len(book.prompt_text(first).text)
        assert 0 < len(book.short(again)) < len(book.short(first))
        assert 0 < len(book.glance(again).moves) < len(book.glance(first).moves)
        assert book.prompt_text(again).why == book.prompt_text(first).why


@pytest.mark.parametrize(("generation", "announced"), [(13, ["produced"]), (14, [])])
def test_what_you_have_is_announced_as_long_as_it_can_be_used(
    run: Any, boarded: Classic, generation: int, announced: list[str]
) -> None:
    boarded.generation = generation
    keys = run(production(boarded)).keys
    assert [key for key in keys if key == "produced"] == announced
