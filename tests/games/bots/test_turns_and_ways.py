"""Steps that repeat, look a counter up or move a piece, and parts that are left out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from companion.engine.play import Play
from companion.engine.prompts import Choose
from companion.games.bots import game_of
from companion.games.bots.faults import WrongFile
from companion.games.bots.reading import read
from companion.games.bots.script import MAX_TURNS
from kit.bot_files import HEAD, written

PIECES = {"ship": {"name": "the ship"}, "rock": {"name": "a rock"}}
MAP = {"places": ["A", "B", "C", "D"], "pieces": PIECES}
DECK = {"cards": {"name": "his cards", "cards": {"crate": {"name": "Crate", "steps": ["Load."]}}}}
COUNTERS = {name: {"name": name, "least": -99} for name in ("crates", "tide", "worth")}


def file_of(*steps: Any, **others: Any) -> str:
    """Return a file of one round with these steps."""
    whole = {"rounds": 1, "ends": "won", "map": MAP, "decks": DECK, "counters": COUNTERS}
    phases = [{"name": "His turn", "steps": steps}]
    return HEAD + written({**whole, "phases": phases, **others})


def played(text: str) -> Play:
    """Play a file to its end, with the default answers."""
    play = Play(game_of("harbour", text), {}, "1")
    while not play.over:
        assert isinstance(play.ask, Choose)
        play.answer(play.ask.default)
    return play


def state(*steps: Any) -> Mapping[str, Any]:
    """Return the state after some steps."""
    return played(file_of(*steps)).state()


def fault(text: str) -> str:
    """Return the only fault of a file."""
    with pytest.raises(WrongFile) as wrong:
        read(text)
    (found,) = wrong.value.faults
    return found.key


def add(**amounts: Any) -> Mapping[str, Any]:
    return {"add": amounts}


@pytest.mark.parametrize("times", [3, "tide"])
def test_steps_are_done_as_often_as_a_number_or_a_counter_says(times: int | str) -> None:
    text = file_of({"set": {"tide": 3}}, {"do": "load", "times": times})
    play = played(text + "[steps]\nload = [{add = {crates = 2}}]\n")
    assert play.state()["counters"]["crates"] == 6


def test_cards_are_drawn_as_often_as_a_counter_says_and_never_if_it_is_below_one() -> None:
    def drawn(tide: int) -> int:
        play = played(file_of({"set": {"tide": tide}}, {"draw": "cards", "times": "tide"}))
        return sum(entry.value == "cards_crate" for entry in play.log)

    assert [drawn(tide) for tide in (-1, 0, 2)] == [0, 0, 2]


def test_no_further_card_is_drawn_once_the_game_has_ended() -> None:
    cards = {"name": "his cards", "cards": {"leak": {"name": "Leak", "steps": [{"end": "lost"}]}}}
    play = played(file_of({"draw": "leak", "times": 5}, decks={"leak": cards}))
    assert sum(entry.value == "leak_leak" for entry in play.log) == 1


@pytest.mark.parametrize(("tide", "crates"), [(-5, 1), (2, 1), (3, 10), (4, 10), (5, 0)])
def test_a_counter_is_looked_up_in_rows(tide: int, crates: int) -> None:
    rows = [{"to": 2, "steps": [add(crates=1)]}, {"to": 4, "steps": [add(crates=10)]}]
    found = state({"set": {"tide": tide}}, {"look": "tide", "rows": rows})
    assert found["counters"]["crates"] == crates


def test_rows_that_do_not_reach_further_are_a_fault() -> None:
    assert fault(file_of({"look": "tide", "rows": [{"to": 4}, {"to": 2}]})) == "rows"


def test_a_counter_with_a_minus_is_taken_away() -> None:
    found = state(add(crates=7, tide=2), add(crates="-tide"), {"set": {"worth": "-crates"}})
    assert found["counters"] == {"crates": 5, "tide": 2, "worth": -5}


def test_a_piece_moves_over_others_to_the_next_free_place_of_its_way() -> None:
    put = {"put": "ship", "at": ["D"]}, {"put": "rock", "at": ["B"]}
    assert state(*put, {"move": "ship", "at": ["D", "B", "A"]})["places"] == {
        "A": "ship",
        "B": "rock",
        "C": "",
        "D": "",
    }


def test_the_foremost_piece_that_can_move_does() -> None:
    put = [{"put": "ship", "at": [place]} for place in "ABD"]
    assert "".join(map(str, map(bool, state(*put, {"move": "ship"})["places"].values()))) == (
        "TrueFalseTrueTrue"
    )


def test_a_piece_at_the_end_of_its_way_or_on_none_of_it_does_what_is_written_otherwise() -> None:
    move = {"move": "ship", "at": ["A", "B"], "otherwise": [add(tide=1)]}
    assert state(move, {"put": "ship", "at": ["B"]}, move)["counters"]["tide"] == 2


@pytest.mark.parametrize(("place", "crates"), [("C", 1), ("B", 0)])
def test_a_condition_may_be_about_the_place_of_a_piece(place: str, crates: int) -> None:
    then = {"if": "tide > 3 or ship at C and tide = 0", "then": [add(crates=1)]}
    found = state({"put": "rock"}, {"put": "ship", "at": [place]}, then)
    assert found["counters"]["crates"] == crates


def test_a_condition_of_a_round_or_a_part_of_it_is_checked() -> None:
    assert fault(file_of("Wait.", again="tides > 0")) == "no-such"
    phases = [{"name": "His", "if": "tide", "steps": ["Wait."]}]
    assert fault(file_of(phases=phases)) == "condition"


@pytest.mark.parametrize("condition", ["ship at E", "boat at A"])
def test_an_unknown_piece_or_place_in_a_condition_is_a_fault(condition: str) -> None:
    assert fault(file_of({"if": condition, "then": ["Sail."]})) == "no-such"


def test_a_part_whose_condition_is_false_is_left_out_and_nobody_is_asked_to_play() -> None:
    steps = [add(crates=1)]
    phases = [
        {"name": "Yours", "who": "you", "if": "round = 2", "steps": steps},
        {"name": "His", "if": "round = 1", "steps": steps},
    ]
    play = Play(game_of("harbour", file_of(phases=phases, rounds=2)), {}, "1")
    asked = []
    while not play.over:
        assert play.ask
        asked.append(play.ask.key.partition(".")[2])
        play.answer(play.ask.default)
    assert asked == ["next-round", "your-turn"]
    assert play.state()["counters"]["crates"] == 2


def test_the_parts_of_a_round_are_played_again_while_a_condition_is_true() -> None:
    phases = [
        {"name": "Tide", "if": "tide = 0", "steps": [{"set": {"tide": 3}}]},
        {"name": "His", "steps": [add(crates="round", tide=-1)]},
        {"name": "Yours", "who": "you"},
    ]
    play = played(file_of(phases=phases, rounds=2, again="tide > 0"))
    assert [entry.value for entry in play.log] == ["done"] * 6
    assert play.state()["counters"]["crates"] == 3 * 1 + 3 * 2
    assert play.turn == 2


def test_a_round_ends_even_if_its_condition_stays_true() -> None:
    play = played(file_of(add(crates=1), again="round > 0"))
    assert play.state()["counters"]["crates"] == MAX_TURNS


def test_a_line_of_the_score_sheet_may_be_worth_as_much_as_a_counter_says() -> None:
    lines = [{"name": "Crates", "owner": "you", "counter": "crates", "each": "worth"}]
    text = file_of(add(crates=3, worth=4), ends="score", score={"lines": lines})
    result = played(text).result
    assert result
    assert result.scores["you"].total == 12


@pytest.mark.parametrize(
    "step",
    [
        {"say": "Load.", "times": 2},
        {"draw": "cards", "rows": [{"to": 1}]},
        {"do": "x", "at": ["A"]},
    ],
)
def test_times_rows_and_ways_belong_to_certain_steps(step: Mapping[str, Any]) -> None:
    assert fault(file_of(step) + "[steps]\nx = ['Wait.']\n") == "belongs"


@pytest.mark.parametrize(
    "step",
    [
        {"draw": "cards", "times": "none-such"},
        {"look": "none-such", "rows": [{"to": 1}]},
        {"add": {"crates": "-none-such"}},
    ],
)
def test_unknown_counters_are_faults(step: Mapping[str, Any]) -> None:
    assert fault(file_of(step)) == "no-such"
