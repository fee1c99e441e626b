"""The course of the turns: every row of the timeline, production and action, the end."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from companion.engine.autoplay import usual_answer
from companion.engine.play import Play
from companion.engine.prompts import Refused, Say, whole
from companion.games.dice import GAME
from companion.phrases import aloud
from companion.phrases.phrasebook import LANGUAGES, Phrasebook

DEADLINE_KEYS = ("begin", "milestone-warning", "milestone-removed", "turns-left", "failed")

TIMELINE = [
    (1, "begin", {"turns": 50}),
    (15, "milestone-warning", {"slot": "top", "left": 2}),
    (16, "milestone-warning", {"slot": "top", "left": 1}),
    (17, "milestone-removed", {"slot": "top", "deadline": 16}),
    (19, "milestone-warning", {"slot": "middle", "left": 2}),
    (20, "milestone-warning", {"slot": "middle", "left": 1}),
    (21, "milestone-removed", {"slot": "middle", "deadline": 20}),
    (23, "milestone-warning", {"slot": "bottom", "left": 2}),
    (24, "milestone-warning", {"slot": "bottom", "left": 1}),
    (25, "milestone-removed", {"slot": "bottom", "deadline": 24}),
    (26, "turns-left", {"left": 25}),
    (39, "turns-left", {"left": 12}),
    (41, "turns-left", {"left": 10}),
    (46, "turns-left", {"left": 5}),
    (49, "turns-left", {"left": 2}),
    (50, "turns-left", {"left": 1}),
    (50, "failed", {"temperature": 9, "oxygen": 6, "oceans": 6}),
]
"""The turn that begins; announcements at the end of a turn are heard as the next one begins."""

FRENCH = [
    (17, "milestone-warning", {"slot": "top", "left": 2}),
    (18, "milestone-warning", {"slot": "top", "left": 1}),
    (19, "milestone-removed", {"slot": "top", "deadline": 18}),
]

WORDS = {
    ("begin", ()): ("50 turns", "50 turnos", "50 tours"),
    ("milestone-warning", 2): ("2 turns left", "Restam 2 turnos", "Il ne reste que 2 tours"),
    ("milestone-warning", 1): ("last turn", "Último turno", "dernier tour"),
    ("milestone-removed", ()): ("remove", "remova", "retirez"),
    ("turns-left", 25): ("25 turns left", "Restam 25 turnos", "Il reste 25 tours"),
    ("turns-left", 12): ("12 turns left", "Restam 12 turnos", "Il reste 12 tours"),
    ("turns-left", 2): ("2 turns left", "Restam 2 turnos", "Il reste 2 tours"),
    ("turns-left", 10): ("10 turns left", "Restam 10 turnos", "Il reste 10 tours"),
    ("turns-left", 5): ("5 turns left", "Restam 5 turnos", "Il reste 5 tours"),
    ("turns-left", 1): ("the last turn", "O último turno", "le dernier tour"),
    ("failed", ()): ("no score", "não há pontuação", "pas de score"),
}


def deadlines(solo: Any) -> list[tuple[int, Say]]:
    keys = tuple(f"dice.{key}" for key in DEADLINE_KEYS)
    return [(turn, say) for turn, say in solo.said if say.key in keys]


def row(turn: int, say: Say, like: dict[str, Any]) -> tuple[int, str, dict[str, Any]]:
    shown = {name: say.args[name] for name in like if name in say.args}
    return turn, say.key.removeprefix("dice."), shown


def test_the_timeline_is_announced_row_by_row_and_nothing_else(begin: Any) -> None:
    said = deadlines(begin().set_up().play_out())
    likes = [like for _, _, like in TIMELINE]
    assert [row(*heard, like) for heard, like in zip(said, likes, strict=True)] == TIMELINE


@pytest.mark.parametrize("number", range(3))
def test_every_announcement_of_the_timeline_has_its_words_in_all_languages(
    begin: Any, number: int
) -> None:
    book = Phrasebook(LANGUAGES[number])
    for _, say in deadlines(begin().set_up().play_out()):
        key = say.key.removeprefix("dice.")
        words = WORDS[key, say.args.get("left", ())][number]
        wording = book.prompt_text(say)
        assert words in wording.text
        assert wording.voice
        assert wording.why


def test_the_french_printing_shifts_the_top_milestones_warnings(begin: Any) -> None:
    said = deadlines(begin(printing="french").set_up().play_out())
    top = [(turn, say) for turn, say in said if say.args.get("slot") == "top"]
    likes = [like for _, _, like in FRENCH]
    assert [row(*heard, like) for heard, like in zip(top, likes, strict=True)] == FRENCH


def test_a_claimed_milestone_is_neither_warned_of_nor_removed(begin: Any) -> None:
    solo = begin().set_up().until(15)
    assert solo.last("milestone-warning")["slot"] == "top"
    solo.turn("legend")
    solo.play_out()
    assert Counter(say.args["slot"] for say in solo.says("milestone-warning")) == {
        "top": 1,
        "middle": 2,
        "bottom": 2,
    }
    assert [say.args["slot"] for say in solo.says("milestone-removed")] == ["middle", "bottom"]
    assert [each["status"] for each in solo.state["milestones"]] == [
        "claimed",
        "removed",
        "removed",
    ]


def test_a_milestone_can_still_be_claimed_in_its_last_turn_but_not_after(begin: Any) -> None:
    solo = begin().set_up().until(16)
    assert {"legend", "miner", "scientist"} <= set(solo.play.ask.options)
    solo.answer("done")
    assert solo.state["turn"] == 17
    assert solo.state["milestones"][0]["status"] == "removed"
    assert {"miner", "scientist"} <= set(solo.play.ask.options)
    with pytest.raises(Refused):
        solo.answer("legend")


def test_the_time_cube_shows_the_turn_that_is_played(solo: Any) -> None:
    assert solo.state["turn"] == 1
    solo.turn()
    assert (solo.state["turn"], solo.play.ask.args["turn"]) == (2, 2)


@pytest.mark.parametrize(
    ("language", "production", "action"),
    [
        (
            "en",
            "draw until you have 5 cards, roll the dice in your brown boxes",
            "1 support action, then 1 main",
        ),
        (
            "pt-BR",
            "role os dados das caixas marrons",
            "1 ação de suporte, depois 1",
        ),
        (
            "fr",
            "lancez les dés des cadres marron",
            "1 action de soutien, puis 1",
        ),
    ],
)
def test_one_screen_shows_what_both_kinds_of_turn_are(
    begin: Any, language: str, production: str, action: str
) -> None:
    solo = begin(kept="5").set_up()
    cube, *kinds = Phrasebook(language).prompt_text(solo.play.ask).text.splitlines()
    assert "1" in cube
    assert "50" in cube
    assert len(kinds) == 2
    assert " 5 d" in kinds[0]  # dice, dados, dés
    assert production in kinds[0]
    assert action in kinds[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_aloud_the_first_turn_explains_both_kinds_and_the_others_are_short(
    solo: Any, language: str
) -> None:
    book = Phrasebook(language)
    (begin,) = solo.says("begin")
    assert len(book.prompt_text(begin).voice) > 250
    assert len(book.prompt_text(solo.play.ask).voice) < 95


def test_storage_gained_while_playing_keeps_more_dice(solo: Any) -> None:
    solo.play.correct("kept", 4)
    assert solo.play.ask.args["kept"] == 4


def test_after_a_report_the_turn_is_not_announced_again(solo: Any) -> None:
    solo.answer("ocean")
    wording = Phrasebook("en").prompt_text(solo.play.ask)
    assert (wording.text, wording.voice) == ("Anything else?", "Is there anything else?")


def test_one_tap_plays_a_turn_in_which_nothing_matters(solo: Any) -> None:
    solo.default()
    assert (solo.key, solo.state["turn"]) == ("turn", 2)


def test_there_are_always_fifty_turns_even_if_mars_is_terraformed_before(begin: Any) -> None:
    solo = begin().set_up().terraform()
    assert solo.state["turn"] == 4
    assert all(each["full"] for each in solo.state["parameters"].values())
    solo.play_out()
    assert solo.state["turn"] == 50
    assert solo.key == "score-track"


def test_the_last_turns_say_what_is_still_missing(begin: Any) -> None:
    solo = begin().set_up().turn("ocean", "temperature", "temperature").until(26)
    like = {"left": 25, "won": "no", "temperature": 7, "oxygen": 6, "oceans": 5}
    assert like.items() <= solo.last("turns-left").items()


# The extra turn of a bonus card

FIVE_POINTS = ("vp-2", "vp-2", "vp-1")


def test_an_extra_turn_leaves_the_time_cube_where_it_is(begin: Any) -> None:
    solo = begin().set_up().answer(*FIVE_POINTS, "done", "extra-turn", "done")
    assert solo.key == "turn"
    assert (solo.state["turn"], solo.play.ask.args["extra"]) == (1, "yes")
    solo.turn()
    assert (solo.state["turn"], solo.play.ask.args["extra"]) == (2, "no")


def test_a_milestone_leaves_only_after_the_extra_turn_of_its_last_turn(begin: Any) -> None:
    solo = begin().set_up().until(16).answer(*FIVE_POINTS, "done", "extra-turn", "done")
    assert solo.state["milestones"][0]["status"] == "open"
    solo.turn()
    assert solo.state["milestones"][0]["status"] == "removed"


def test_there_is_one_extra_turn_at_most(begin: Any) -> None:
    solo = begin().set_up().answer(*FIVE_POINTS, "done", "extra-turn")
    assert "extra-turn" not in solo.play.ask.options
    solo.answer("done", *["vp-2"] * 4, "done")
    assert solo.key == "bonus-card"
    assert "extra-turn" not in solo.play.ask.options


def test_if_the_extra_turn_is_one_of_the_fifty_there_is_nothing_to_report(begin: Any) -> None:
    solo = begin(extra_turn="counts").set_up().answer(*FIVE_POINTS, "done")
    assert solo.key == "bonus-card"
    assert "extra-turn" not in solo.play.ask.options
    solo.answer("done")
    assert solo.state["turn"] == 2


def test_an_extra_turn_from_the_first_bonus_card_comes_before_turn_one(begin: Any) -> None:
    solo = begin().until_bonus_card().answer("extra-turn", "done")
    assert (solo.key, solo.state["turn"], solo.play.ask.args["extra"]) == ("turn", 0, "yes")
    assert solo.play.pace().args["left"] == 51
    solo.turn("ocean")
    assert (solo.state["turn"], solo.play.ask.args["extra"], solo.state["vp"]) == (1, "no", 2)
    for language in LANGUAGES:
        assert "0" not in Phrasebook(language).done(*solo.play.answered()[-1])


def test_an_extra_turn_is_taken_at_once_and_only_then_the_next_bonus_card(begin: Any) -> None:
    solo = begin().set_up().answer(*["vp-2"] * 6, "actions", "extra-turn", "done")
    assert (solo.key, solo.play.ask.args["extra"]) == ("turn", "yes")
    solo.answer("actions")
    assert (solo.key, solo.play.ask.args["number"], solo.state["turn"]) == ("bonus-card", 3, 1)


# Production and actions


def test_actions_are_marked_and_either_kind_ends_a_turn(solo: Any) -> None:
    assert solo.play.ask.options[:2] == ("actions", "production")
    assert solo.play.ask.default == "actions"
    solo.turn().turn().turn(kind="production").turn()
    state = solo.state
    assert (state["productions"], state["action_turns"], state["since_production"]) == (1, 3, 1)
    solo.play.undo()
    assert (solo.state["action_turns"], solo.state["since_production"]) == (2, 0)


def test_the_turns_since_the_last_production_are_at_the_turn_and_among_the_goals(
    solo: Any,
) -> None:
    solo.turn(kind="production").turn().turn()
    book = Phrasebook("en")
    shown = "Turns since the last production: 2"
    assert shown in book.glance(solo.play.ask).facts
    (turns,) = [g.prompt for g in solo.play.goals() if g.prompt.key == "dice.turns-status"]
    assert shown in book.glance(turns).facts


def test_a_deadline_is_announced_in_action_turns_by_how_often_you_have_produced(solo: Any) -> None:
    def left() -> list[tuple[str, int]]:
        goals = [g.prompt for g in solo.play.goals() if g.prompt.key == "dice.milestone-status"]
        return [(goal.args["known"], goal.args["actions"]) for goal in goals]

    solo.turn().turn().turn()
    assert left() == [("no", 0)] * 3, "nothing is known before the first production"
    solo.turn(kind="production")
    assert solo.state["turn"] == 5
    assert left() == [("yes", 9), ("yes", 12), ("yes", 15)], "three in four of 12, 16 and 20"


def test_a_play_begun_when_a_turn_was_only_done_continues(solo: Any) -> None:
    solo.answer("done")
    assert (solo.state["turn"], solo.state["action_turns"]) == (2, 1)


def test_the_options_are_those_promised() -> None:
    options = {option.name: option for option in GAME.options}
    assert options["printing"].values == ("default", "french")
    assert options["era"].values == ("on", "off")
    assert options["kept"].values[0] == "3"
    assert all(options["kept"].takes(str(number)) for number in range(3, 13))
    assert not options["kept"].takes("2")
    assert options["cards"].values == ("off", "on")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_turn_says_what_a_turn_is_and_each_which_one_it_is(
    begin: Any, language: str
) -> None:
    solo, book = begin().set_up(), Phrasebook(language)
    first = book.glance(solo.play.ask)
    time, turn = first.moves
    assert (time.needed, turn.needed) == (False, True), "what produce and act are is on one page"
    assert first.title.endswith(" 1")
    solo.until(2)
    second = book.glance(solo.play.ask)
    assert len(second.moves) == 1
    assert second.title.endswith(" 2")
    assert book.glance(solo.answer("oxygen").play.ask).title.endswith(" 2")
    ends = {book.option(solo.play.ask, kind) for kind in ("actions", "production")}
    assert len(ends) == 2


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Move the time cube to 2."),
        ("fr", "Avancez le cube Temps sur le 2."),
        ("pt-BR", "Leve o cubo de tempo para o 2."),
    ],
)
def test_how_a_turn_goes_is_said_in_the_first_one_only(language: str, said: str) -> None:
    book, play = Phrasebook(language), Play(GAME, {}, "1")
    while play.turn < 1:
        play.answer(usual_answer(play))
    assert play.ask
    assert len(book.prompt_text(play.ask).text.splitlines()) == 3
    play.answer("actions")
    assert said in [each.text for each in aloud.pieces(book, play.says, play.ask)]
    assert len(book.prompt_text(play.ask).text.splitlines()) == 1
    assert book.prompt_text(play.ask).why == book.prompt_text(whole(play.ask)).why
