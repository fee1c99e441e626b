"""The course of a play: its deadlines, the help, the offer to stop, the hand limit."""

from __future__ import annotations

import pytest

from companion.games.ares.board import PHASES
from companion.phrases.phrasebook import LANGUAGES, Phrasebook


def said(play, key: str) -> list[tuple[int, dict]]:
    """Return what was announced under a key: the round, and its values."""
    return [(number, dict(say.args)) for number, say in play.said if say.key == f"ares.{key}"]


SOLO_ROWS = {
    "begin": [1],
    "phases": list(range(1, 26)),
    "cube-moves": [5, 10, 15, 20],
    "rounds-left": [14, 16, 20, 21, 24, 25],
    "verdict": [25],
}
CO_OP_ROWS = {
    "begin": [1],
    "phases": list(range(1, 16)),
    "cube-moves": [],
    "rounds-left": [6, 9, 11, 13, 14, 15],
    "verdict": [15],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "rows"), [("solo", SOLO_ROWS), ("co-op", CO_OP_ROWS)])
def test_every_row_of_the_timeline_is_said_once_in_its_round(table, language, mode, rows) -> None:
    play, book = table().to_end(mode=mode), Phrasebook(language)
    for key, rounds in rows.items():
        says = [(number, say) for number, say in play.said if say.key == f"ares.{key}"]
        assert [number for number, _ in says] == rounds, key
        for _, say in says:
            wording = book.prompt_text(say)
            assert "{" not in wording.text + wording.voice
            assert wording.why.endswith(".")


def counts(language: str, key: str, args: dict) -> str:
    from companion.engine.prompts import Say

    return Phrasebook(language).prompt_text(Say(f"ares.{key}", args)).voice


@pytest.mark.parametrize(
    ("language", "last", "five"),
    [
        ("en", "last round", "5 rounds left"),
        ("pt-BR", "última rodada", "Restam 5"),
        ("fr", "dernière manche", "Il reste 5"),
    ],
)
def test_the_deadlines_in_words(table, language, last, five) -> None:
    for mode in ("solo", "co-op"):
        shown = [args for _, args in said(table().to_end(mode=mode), "rounds-left")]
        words = {args["left"]: counts(language, "rounds-left", args) for args in shown}
        assert last in words[1]
        assert five in words[5]


@pytest.mark.parametrize(
    ("language", "order"),
    [
        ("en", "you choose the order"),
        ("pt-BR", "você escolhe a ordem"),
        ("fr", "vous choisissez l’ordre"),
    ],
)
def test_that_the_final_five_rounds_begin_is_said_after_round_20(table, language, order) -> None:
    moves = said(table().to_end(), "cube-moves")
    assert [(number, args["cube"]) for number, args in moves] == [(5, 2), (10, 3), (15, 4), (20, 5)]
    assert [order in counts(language, "cube-moves", args) for _, args in moves] == [
        False,
        False,
        False,
        True,
    ]


@pytest.mark.parametrize(("difficulty", "steps"), [("novice", 2), ("advanced", 1), ("expert", 0)])
def test_the_help_of_each_difficulty_four_times(table, difficulty: str, steps: int) -> None:
    play = table().to_end(difficulty=difficulty)
    assert [args["steps"] for _, args in said(play, "helped")] == [steps] * (4 if steps else 0)
    raised = (play.value("temperature") + 30) // 2 + play.value("oxygen")
    assert raised == 4 * steps
    assert (play.state["tr"], play.state["forests"]) == (5, 0), "no rating, no forest"


def test_novice_may_split_the_two_steps(table) -> None:
    play = table().until("help")
    assert play.ask.options == ("oxygen", "temperature", "both")
    play.answer("both")
    assert (play.value("oxygen"), play.value("temperature")) == (1, -28)
    play.until("help").answer("oxygen")
    assert (play.value("oxygen"), play.value("temperature")) == (3, -28)


def test_one_step_of_help_cannot_be_split(table) -> None:
    assert table().until("help", difficulty="advanced").ask.options == ("oxygen", "temperature")


def after_round_5(table, **parameters: int):
    """Go to the end of round 5 by corrections: the cube moves, and Novice helps two steps."""
    play = table().round(5).correct(**parameters)
    return play.choose("development").answer("done")


@pytest.mark.parametrize(
    ("oxygen", "temperature", "ways"),
    [
        (13, 4, ("temperature", "both")),
        (12, 6, ("oxygen", "both")),
        (12, 4, ("oxygen", "temperature", "both")),
    ],
)
def test_the_help_is_offered_as_there_is_room_for_it(table, oxygen, temperature, ways) -> None:
    play = after_round_5(table, oxygen=oxygen, temperature=temperature)
    assert (play.key, play.ask.options) == ("help", ways)


@pytest.mark.parametrize(
    ("oxygen", "temperature", "steps"), [(13, 6, 2), (14, 4, 2), (14, 6, 1), (13, 8, 1), (14, 8, 0)]
)
def test_the_only_way_to_help_is_announced_and_not_asked(table, oxygen, temperature, steps) -> None:
    play = after_round_5(table, oxygen=oxygen, temperature=temperature)
    assert play.key == "phase"
    assert (play.value("oxygen"), play.value("temperature")) == (14, 8)
    assert sum(say.args["steps"] for say in play.heard("helped")) == steps
    assert [say.args["raised"] for say in play.heard("no-help")] == ([steps] if steps < 2 else [])


def test_help_that_fills_a_parameter_closes_it(table) -> None:
    play = after_round_5(table, oxygen=14, temperature=4)
    assert [say.args["parameter"] for say in play.heard("closed")] == ["temperature"]


def test_the_hand_limit_is_announced_at_the_end_of_a_round_and_not_asked(solo) -> None:
    solo.choose("production", "research").answer("done")
    assert [say.args["round"] for say in solo.heard("hand-limit")] == [1]
    assert (solo.key, solo.state["round"]) == ("phase", 2)


def test_after_the_last_round_no_hand_limit_matters(solo) -> None:
    solo.round(25).choose("production").until("score-tr")
    assert not solo.heard("hand-limit")


def test_a_phase_that_nobody_chose_does_not_happen(solo) -> None:
    solo.choose("production", "research").until("phase")
    heard = {say.key.removeprefix("ares.") for _, say in solo.said}
    assert heard & set(PHASES) == {"production", "research"}


# All three parameters are full


def full(play, **more):
    """Go to an Action phase in which one ocean is missing, and flip it."""
    play.correct(temperature=8, oxygen=14, oceans=8).choose("action", "research")
    return play.answer("ocean")


def test_winning_is_certain_and_stopping_offered_at_the_end_of_that_phase(solo) -> None:
    full(solo)
    assert solo.heard("terraformed")
    assert solo.key == "report", "the phase goes on"
    solo.answer("ocean", "done")
    assert (solo.key, solo.ask.default) == ("stop", None), "only you can end your play"
    assert solo.ask.args["certain"] == "yes"
    solo.answer("stop")
    assert solo.key == "score-tr", "the later phases do not happen"
    assert solo.state["tr"] == 7


def test_the_offer_may_be_declined_once(solo) -> None:
    full(solo).answer("done", "play-on")
    assert solo.heard("research")
    solo.to_end()
    assert solo.play.result.rounds == 25
    assert solo.play.result.won


def test_with_play_on_nothing_is_offered(table) -> None:
    play = full(table(deck="physical", stop="play-on").until("phase")).answer("done")
    assert play.heard("research")
    play.to_end()
    assert (play.play.result.rounds, play.play.result.won) == (25, True)


def test_the_help_may_fill_the_last_parameter(table) -> None:
    play = after_round_5(table, oceans=9, oxygen=13, temperature=6)
    assert len(play.heard("terraformed")) == 1
    assert play.key == "stop"


def test_in_co_op_it_is_certain_only_with_the_points_together(pair) -> None:
    pair.correct(temperature=8, oxygen=14, oceans=9, tr=30, **{"partner.tr": 30})
    pair.answer("production", "research").until("stop")
    assert (pair.ask.args["certain"], pair.ask.args["points"]) == ("no", 60)
    assert pair.ask.default is None


def test_in_co_op_with_80_points_it_is_certain_and_yet_no_answer_is_marked(pair) -> None:
    pair.correct(temperature=8, oxygen=14, oceans=9, tr=41, **{"partner.tr": 39})
    pair.answer("production", "research").until("stop")
    assert (pair.ask.args["certain"], pair.ask.default) == ("yes", None), "points may still come"


def test_in_the_last_round_it_is_offered_as_long_as_a_phase_is_left(solo) -> None:
    solo.round(25).correct(temperature=8, oxygen=14, oceans=8).choose("action")
    assert solo.state["phases"] == ["development", "action"]
    solo.answer("ocean", "done")
    assert solo.key == "stop"
    solo.play.undo(2)
    solo.answer("done", "ocean", "done")
    assert solo.key == "score-tr", "nothing is left that could be skipped"
    assert solo.to_end().play.result.won


def test_the_hand_limit_is_announced_in_full_once(solo) -> None:
    book, shown = Phrasebook("en"), []
    for mine, other in (("production", "research"), ("research", "production")):
        solo.choose(mine, other).answer("done")
        shown += [book.prompt_text(say).text for say in solo.heard("hand-limit")]
    limit = "keep at most 10 cards and get 3\xa0MC per discard"
    assert shown == [
        f"End of round 1: {limit}. Flip the phase tokens back.",
        "End of round 2: flip the phase tokens back.",
    ]


def test_a_phase_is_announced_in_full_again_when_its_bonus_changes(solo) -> None:
    again = {}
    rounds = (("production", "research"), ("research", "development"), ("production", "action"))
    for number, (mine, other) in enumerate(rounds, 1):
        solo.choose(mine, other)
        for _ in range(2):
            again |= {
                (number, say.key): say.again
                for say in solo.play.says
                if say.key in ("ares.production", "ares.research")
            }
            if solo.key != "phase":
                solo.answer("done")
    assert again == {
        (1, "ares.production"): False,
        (1, "ares.research"): False,
        (2, "ares.research"): False,
        (3, "ares.production"): True,
    }, "in round 2 Research has your bonus; Production has it in both its rounds"
