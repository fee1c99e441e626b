"""Each verb and part of a bot file does at the table what its format says."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from companion.engine.game import ROLLS
from companion.engine.log import is_main
from companion.engine.play import Play
from companion.engine.prompts import Choose, Confirm, Count, Refused
from companion.games.bots.script import MAX_EQUAL, MAX_IN_ROUND, MAX_STEPS
from companion.games.bots.words import PLACES
from companion.phrases.phrasebook import Phrasebook
from kit.bot_files import playable, with_steps

SHIPS = {"ships": {"name": "Ships", "most": 9}}
WAIT = {"ask": "What now?", "answers": [{"text": "This"}, {"text": "That"}]}


class Harbour(Play):
    """A play of a file in few lines."""

    def __init__(self, *steps: Any, seed: str = "1", **others: Any) -> None:
        options = {name: others.pop(name) for name in ("level",) if name in others}
        if others.pop("physical", False):
            options |= {"deck": "physical"} if "decks" in others else {}
            options |= {"rolls": "physical"} if "dice" in others else {}
        super().__init__(playable(with_steps(*steps, **others)), options, seed)

    @property
    def announced(self) -> list[str]:
        """What was announced since the last answer.

        What the file says is as it is shown; the companion's own is named, with its values.
        """
        book, found = Phrasebook("en"), []
        for each in self.says:
            name = each.key.partition(".")[2]
            own = " ".join(map(str, (name, *each.args.values())))
            found.append(own if name in PLACES else book.prompt_text(each).text)
        return found

    @property
    def asked(self) -> str:
        """The question, as it is shown."""
        assert self.ask
        return Phrasebook("en").prompt_text(self.ask).text

    def next(self, rounds: int = 1) -> Harbour:
        """Go on to the next round."""
        for _ in range(rounds):
            self.answer("done")
        return self

    @property
    def counters(self) -> dict[str, int]:
        """The values of all counters."""
        return dict(self.state()["counters"])


# to say and to ask


def test_a_text_alone_is_something_to_do_and_a_note_is_something_to_know() -> None:
    play = Harbour("Move **a ship**", {"say": "Pay"}, {"note": "Storm"})
    assert play.announced == ["Move a ship.", "Pay.", "Storm."]
    book = Phrasebook("en")
    done, said, known = map(book.glance, play.says)
    assert [done.moves[0].text, said.moves[0].text, known.moves] == ["Move **a ship**", "Pay", ()]
    assert known.facts == ("Storm",)


def test_to_say_something_may_change_counters_and_says_their_values_after() -> None:
    step = {"say": "{ships: # ship | # ships}", "add": {"ships": 2}}
    play = Harbour(step, step, counters=SHIPS)
    assert play.announced == ["2 ships.", "4 ships."]
    assert play.counters == {"ships": 4}


def test_an_answer_leads_to_its_own_steps() -> None:
    answers = [{"text": "This"}, {"text": "{ships} of that", "steps": ["Pay", "Wait"]}]
    play = Harbour({"ask": "**What** now?", "answers": answers, "why": "{ships}"}, counters=SHIPS)
    assert play.asked == "What now?"
    assert isinstance(play.ask, Choose)
    assert play.ask.default == "answer-0"
    wording = Phrasebook("en").prompt_text(play.ask)
    assert [label for _, label in wording.options] == ["This", "0 of that"]
    assert wording.why == "0"
    play.answer("answer-1")
    assert play.announced == ["Pay.", "Wait."]


def test_a_number_goes_into_its_counter_within_the_limits_of_both() -> None:
    play = Harbour({"count": "How many?", "least": -3, "most": 20, "into": "ships"}, counters=SHIPS)
    assert isinstance(play.ask, Count)
    assert (play.ask.minimum, play.ask.maximum) == (-3, 20)
    with pytest.raises(Refused):
        play.answer(21)
    play.answer(20)
    assert play.counters == {"ships": 9}


def test_what_is_tried_changes_counters_only_if_it_was_possible() -> None:
    step = {"try": "Move, {ships}?", "otherwise": ["Pay"], "add": {"ships": 1}, "why": "{ships}"}
    play = Harbour(step, step, counters=SHIPS)
    assert isinstance(play.ask, Confirm)
    play.answer(False)
    assert (play.announced, play.counters) == (["Pay."], {"ships": 0})
    play.answer(True)
    assert (play.announced[:1], play.counters) != (["Pay."], {"ships": 0})
    assert play.counters == {"ships": 1}


def test_the_die_chooses_among_equals() -> None:
    play = Harbour({"tie": "How many ships are equal?"})
    assert isinstance(play.ask, Count)
    assert (play.ask.minimum, play.ask.maximum, play.ask.default) == (1, MAX_EQUAL, 1)
    play.answer(4)
    number = play.log[-1].value
    assert number in (1, 2, 3, 4)
    assert play.announced == [f"tie {number} 4"]


def test_a_single_one_needs_no_die() -> None:
    play = Harbour({"tie": "How many ships are equal?"}, "Wait")
    play.answer(1)
    assert play.announced == ["Wait."]


# counters


def test_counters_are_added_to_and_set_by_numbers_and_by_other_counters() -> None:
    counters = {**SHIPS, "docks": {"name": "Docks", "start": 2, "least": -1, "most": 5}}
    play = Harbour(
        {"add": {"ships": "docks"}},
        {"set": {"docks": "ships"}},
        {"add": {"ships": -1, "docks": "round"}},
        counters=counters,
    )
    assert play.counters == {"ships": 1, "docks": 3}


def test_a_counter_keeps_within_its_limits() -> None:
    play = Harbour({"add": {"ships": 50}}, WAIT, {"set": {"ships": -50}}, counters=SHIPS)
    assert play.counters == {"ships": 9}
    play.answer("answer-0")
    assert play.counters == {"ships": 0}


SPACES = {
    "ships": {
        "name": "Ships",
        "start": 2,
        "most": 9,
        "at": [{"value": value, "steps": [f"At {value}"]} for value in (0, 2, 4, 6)],
    }
}


@pytest.mark.parametrize(
    ("change", "reached"),
    [
        ({"add": {"ships": 1}}, []),
        ({"add": {"ships": 2}}, ["At 4."]),
        ({"add": {"ships": 5}}, ["At 4.", "At 6."]),
        ({"add": {"ships": 50}}, ["At 4.", "At 6."]),
        ({"add": {"ships": 0}}, []),
        ({"add": {"ships": -1}}, []),
        ({"add": {"ships": -2}}, ["At 0."]),
        ({"set": {"ships": 6}}, ["At 4.", "At 6."]),
        ({"set": {"ships": 2}}, []),
        ({"set": {"ships": 0}}, ["At 0."]),
        ({"say": "Move", "set": {"ships": 4}}, ["Move.", "At 4."]),
    ],
)
def test_a_space_happens_when_it_is_reached_or_passed_either_way(
    change: dict[str, Any], reached: list[str]
) -> None:
    assert Harbour(change, counters=SPACES).announced == reached


def test_spaces_that_are_passed_backwards_happen_in_that_order_and_again() -> None:
    play = Harbour(
        {"set": {"ships": 6}}, WAIT, {"set": {"ships": 0}}, {"set": {"ships": 3}}, counters=SPACES
    )
    play.answer("answer-0")
    assert play.announced == ["At 4.", "At 2.", "At 0.", "At 2."]


# cards


def with_deck(cards: Any = None, **others: Any) -> dict[str, Any]:
    """Return a deck of a ship and two storms, or of other cards."""
    usual = {"ship": {"name": "Ship", "steps": ["Sail"]}, "storm": {"name": "Storm", "count": 2}}
    return {"decks": {"main": {"name": "Cards", "cards": cards or usual, **others}}}


def drawn(play: Play) -> list[str]:
    """Return the cards drawn so far."""
    return [str(entry.value) for entry in play.log if str(entry.value).startswith("main_")]


def test_each_card_comes_as_often_as_it_counts_before_the_deck_is_shuffled() -> None:
    play = Harbour(*[{"draw": "main"}] * 6, **with_deck())
    assert Counter(drawn(play)[:3]) == Counter(drawn(play)[3:]) == {"main_ship": 1, "main_storm": 2}
    assert play.announced == ["Sail.", "Sail."]
    assert play.state()["cards"] == {"deck__main": 0}


def test_a_deck_played_once_stays_empty() -> None:
    play = Harbour(*[{"draw": "main"}] * 6, "End", **with_deck(once=True))
    assert len(drawn(play)) == 3
    assert play.announced == ["Sail.", "End."]


def test_after_a_card_that_shuffles_every_card_may_come() -> None:
    cards = {"ship": {"name": "Ship", "shuffle": True}, "storm": {"name": "Storm"}}
    play = Harbour({"draw": "main"}, physical=True, **with_deck(cards))
    assert isinstance(play.ask, Choose)
    play.answer("main_ship")
    assert play.announced == ["shuffle deck__main False"]
    assert play.state()["cards"] == {"deck__main": 2}


def test_a_deck_may_be_shuffled_by_a_step() -> None:
    play = Harbour({"draw": "main"}, {"shuffle": "main"}, **with_deck())
    assert play.state()["cards"] == {"deck__main": 3}
    assert play.announced in ([], ["Sail."]), "the companion's own cards need no hand"


def test_of_real_cards_the_player_says_which_came_and_hears_when_to_shuffle() -> None:
    cards = {"ship": {"name": "Ship", "steps": ["Sail"]}}
    play = Harbour({"draw": "main"}, {"draw": "main"}, physical=True, **with_deck(cards))
    assert isinstance(play.ask, Choose)
    assert play.ask.drawn
    play.answer("main_ship")
    assert play.announced == ["Sail.", "shuffle deck__main False"]
    assert play.ask.options == ("main_ship",)


def test_the_back_of_a_card_counts_once_its_deck_is_turned_over() -> None:
    cards = {"ship": {"name": "Ship", "steps": ["Sail"], "back": ["Sink"]}}
    cards["storm"] = {"name": "Storm", "steps": ["Wait"]}
    play = Harbour(
        *({"draw": "main"}, {"turn": "main"}, {"draw": "main"}, {"draw": "main"}),
        physical=True,
        **with_deck(cards),
    )
    play.answer("main_ship")
    assert play.announced[0] == "Sail."
    assert play.announced[1] == "turn-over deck__main"
    play.answer("main_storm")
    assert play.announced[0] == "Wait.", "a card without a back keeps its front"
    play.answer("main_ship")
    assert play.announced[0] == "Sink."


def test_a_level_picks_cards_and_where_counters_start() -> None:
    cards = {
        "ship": {"name": "Ship"},
        "storm": {"name": "Storm", "count": 3, "levels": ["hard"]},
    }
    levels = {"easy": {"name": "Easy"}, "hard": {"name": "Hard", "start": {"ships": 7}}}
    begun = {
        level: Harbour(level=level, levels=levels, counters=SHIPS, **with_deck(cards))
        for level in levels
    }
    left = {level: play.state()["cards"]["deck__main"] for level, play in begun.items()}
    assert left == {"easy": 1, "hard": 4}
    assert {level: play.counters["ships"] for level, play in begun.items()} == {
        "easy": 0,
        "hard": 7,
    }
    ended = begun["hard"].next(3).result
    assert ended
    assert ended.difficulty == "hard"


def test_a_card_that_comes_once_leaves_the_game() -> None:
    cards = {"ship": {"name": "Ship", "once": True, "count": 2}, "storm": {"name": "Storm"}}
    steps = [{"draw": "main"}] * 4
    play = Harbour(*steps, physical=True, **with_deck(cards))
    for card in ("main_ship", "main_storm", "main_ship"):
        play.answer(card)
    assert play.announced == ["gone deck__main main_ship", "shuffle deck__main False"]
    assert isinstance(play.ask, Choose)
    assert play.ask.options == ("main_storm",)


def test_once_every_card_has_left_the_game_something_else_is_done() -> None:
    cards = {"ship": {"name": "Ship", "once": True, "steps": ["Sail"]}}
    step = {"draw": "main", "otherwise": ["No ship"]}
    play = Harbour(step, step, **with_deck(cards))
    assert play.announced == ["Sail.", "No ship."]


def test_a_card_that_cannot_be_played_is_discarded_and_something_else_is_done() -> None:
    cards = {"ship": {"name": "Ship", "if": "ships >= 1", "steps": ["Sail"]}}
    step = {"draw": "main", "otherwise": ["Wait", {"add": {"ships": 1}}]}
    play = Harbour(step, step, counters=SHIPS, **with_deck(cards))
    assert play.announced == ["Wait.", "Sail."]


HAND = {
    "ship": {"name": "Ship", "if": "ships >= 1", "steps": ["Sail"]},
    "dock": {"name": "Dock", "steps": [{"say": "Build", "add": {"ships": 1}}]},
    "storm": {"name": "Storm", "steps": ["Wait"], "count": 2},
}


def test_of_the_cards_in_hand_the_first_is_played_that_can_be_in_the_order_of_the_file() -> None:
    deck = with_deck(HAND, hand=3)
    play = Harbour(*[{"draw": "main"}] * 3, physical=True, counters=SHIPS, **deck)
    for card in ("main_storm", "main_dock", "main_ship"):
        play.answer(card)
    assert play.announced == ["plays deck__main main_dock", "Build."]
    assert play.state()["card"] == "main_dock"
    play.answer("main_storm")
    assert play.announced[:2] == ["plays deck__main main_ship", "Sail."]
    assert play.announced[2:] == ["shuffle deck__main True"], "the two storms stay in hand"
    assert isinstance(play.ask, Choose)
    assert sorted(play.ask.options) == ["main_dock", "main_ship"]


def test_if_no_card_in_hand_can_be_played_all_stay_until_the_deck_is_shuffled() -> None:
    cards = {"ship": {"name": "Ship", "if": "ships >= 1", "steps": ["Sail"], "count": 2}}
    step = {"draw": "main", "otherwise": ["None", {"shuffle": "main"}]}
    play = Harbour(step, **with_deck(cards, hand=2), counters=SHIPS)
    assert (play.announced, play.state()["cards"]) == (["None."], {"deck__main": 2})
    play = Harbour({**step, "otherwise": ["None"]}, **with_deck(cards, hand=2), counters=SHIPS)
    assert play.state()["cards"] == {"deck__main": 0}
    play.correct("counters.ships", 1)
    assert play.next().announced == ["Sail."]


# dice

SUMS = {2: "Low.", 3: "Low.", 4: "Middle.", 5: "Middle."} | dict.fromkeys((6, 7, 8), "High.")
ROWS = [{"to": 3, "steps": ["Low"]}, {"to": 5, "steps": ["Middle"]}, {"to": 8, "steps": ["High"]}]


def test_the_sum_of_dice_is_looked_up_in_their_rows() -> None:
    sums = {"storm": {"name": "the dice", "count": 2, "rows": ROWS, "into": "ships"}}
    found = {}
    for seed in range(60):
        play = Harbour({"roll": "storm"}, seed=str(seed), dice=sums, counters=SHIPS)
        rolled = [entry.value for entry in play.log]
        assert len(rolled) == 2
        assert play.counters == {"ships": min(sum(rolled), 9)}
        found[sum(rolled)] = play.announced
    assert found == {of: [SUMS[of]] if of in SUMS else [] for of in range(2, 13)}


def test_the_companion_rolls_dice_with_this_number_of_sides() -> None:
    play = Harbour(*[{"roll": "die"}] * 40, dice={"die": {"name": "the die", "sides": 3}})
    assert {entry.value for entry in play.log} == {1, 2, 3}


def test_dice_may_be_read_as_digits_the_first_one_first() -> None:
    rows = [{"to": 16, "steps": ["Ones"]}, {"to": 65, "steps": ["Most"]}]
    dice = {"d66": {"name": "the dice", "count": 2, "digits": True, "rows": rows, "into": "number"}}
    counters = {"number": {"name": "Number"}}
    for rolled, number, said in (
        ((1, 6), 16, ["Ones."]),
        ((6, 6), 66, []),
        ((2, 1), 21, ["Most."]),
    ):
        play = Harbour({"roll": "d66"}, physical=True, dice=dice, counters=counters)
        for each in rolled:
            play.answer(each)
        assert (play.counters, play.announced) == ({"number": number}, said)


def test_of_your_own_dice_you_say_what_each_shows() -> None:
    sums = {"storm": {"name": "the dice", "count": 2, "rows": ROWS, "into": "ships"}}
    play = Harbour({"roll": "storm"}, physical=True, dice=sums, counters=SHIPS)
    assert play.asked == "Roll the dice. What does the first die show?"
    assert isinstance(play.ask, Count)
    assert (play.ask.minimum, play.ask.maximum, play.ask.default) == (1, 6, None)
    play.answer(2)
    assert play.asked == "What does the next die show?"
    play.answer(6)
    assert (play.announced, play.counters) == (["High."], {"ships": 8})
    play.undo()
    play.answer(1)
    assert (play.announced, play.counters) == (["Low."], {"ships": 3})


def test_your_own_die_also_chooses_among_equals() -> None:
    content = {"dice": {"die": {"name": "the die"}}, "physical": True}
    play = Harbour({"tie": "How many ships are equal?"}, **content)
    play.answer(4)
    assert play.asked == "Roll a die with 4 sides. What does it show?"
    play.answer(3)
    assert play.announced == ["tie 3 4"]


@pytest.mark.parametrize("step", ["Wait", {"roll": "die"}, {"tie": "How many?"}], ids=str)
def test_who_rolls_is_a_choice_if_something_is_rolled(step: Any) -> None:
    game = playable(with_steps(step, dice={"die": {"name": "the die"}}))
    assert (ROLLS in game.options) is (step != "Wait")


# the map

MAP = {"places": ["A", "B", "C"], "pieces": {"crane": {"name": "a crane"}}, "columns": 3}


def test_pieces_are_put_on_the_first_free_place_and_taken_off_the_last() -> None:
    play = Harbour(
        {"put": "crane"},
        {"put": "crane", "at": ["C", "B"]},
        {"take": "crane", "at": ["A", "C", "B"]},
        {"say": "{crane: # crane | # cranes}"},
        map=MAP,
    )
    assert play.announced == [
        "put crane A",
        "put crane C",
        "take crane C",
        "1 crane.",
    ]
    assert play.state()["places"] == {"A": "crane", "B": "", "C": ""}


def test_if_none_is_free_or_there_something_else_happens() -> None:
    play = Harbour(
        {"take": "crane", "otherwise": ["None there"]},
        {"put": "crane", "at": ["B"], "otherwise": ["None free"]},
        {"put": "crane", "at": ["B"], "otherwise": ["None free"]},
        {"put": "crane", "at": ["B"]},
        map=MAP,
    )
    assert play.announced == ["None there.", "put crane B", "None free."]


def test_the_player_says_where_a_piece_of_theirs_went() -> None:
    answers = [{"text": "Pass"}, {"text": "Build", "put": "crane", "steps": ["Pay"]}]
    build = {"ask": "What now?", "answers": answers}
    play = Harbour({"put": "crane", "at": ["B"]}, build, build, map=MAP)
    play.answer("answer-1")
    assert isinstance(play.ask, Choose)
    assert play.ask.options == ("A", "C", "nowhere")
    play.answer("C")
    assert play.announced == ["Pay."]
    play.answer("answer-1")
    play.answer("nowhere")
    assert play.state()["places"] == {"A": "", "B": "crane", "C": "crane"}


CUBES = {"places": ["A", "B"], "pieces": {"cube": {"name": "a cube", "most": 3}}}


def test_a_place_has_room_for_a_number_of_pieces_of_one_kind() -> None:
    content = {**CUBES, "pieces": {**CUBES["pieces"], "crane": {"name": "a crane"}}}
    put, crane = {"put": "cube", "otherwise": ["None free"]}, {"put": "crane"}
    at_a = {"if": "cube at A >= 2", "then": ["Two"], "otherwise": ["Fewer"]}
    play = Harbour(put, at_a, put, at_a, crane, {"take": "cube"}, put, put, put, map=content)
    assert play.announced == [
        *("put cube A", "Fewer.", "put cube A", "Two.", "put crane B"),
        *("take cube A", "put cube A", "put cube A", "None free."),
    ]
    assert play.state()["places"] == {"A": "cube__3", "B": "crane"}
    play.correct("places.A", "cube__2")
    assert Phrasebook("en").name("cube__2", play.game.name) == "A cube ×2"
    with pytest.raises(Refused):
        play.correct("places.A", "crane__2")


def test_one_of_several_pieces_moves_on_and_you_say_where_one_of_yours_went() -> None:
    build = {"ask": "What now?", "answers": [{"text": "Build", "put": "cube"}, {"text": "Pass"}]}
    put, move = {"put": "cube", "at": ["A"]}, {"move": "cube", "otherwise": ["None"]}
    play = Harbour(*[put] * 3, *[move] * 3, build, map=CUBES)
    assert play.state()["places"] == {"A": "", "B": "cube__3"}
    play.answer("answer-0")
    assert isinstance(play.ask, Choose)
    assert play.ask.options == ("A", "nowhere"), "three are on B"
    play.answer("A")
    assert play.state()["places"] == {"A": "cube", "B": "cube__3"}


# conditions, parts, ends


def test_a_condition_leads_one_way_or_the_other() -> None:
    step = {"if": "ships >= 2 and round = 1", "then": ["Two"], "otherwise": ["Fewer"]}
    play = Harbour(step, {"add": {"ships": 2}}, step, counters=SHIPS)
    assert play.announced == ["Fewer.", "Two."]


def test_steps_with_a_name_are_done_wherever_it_is_used() -> None:
    play = Harbour({"do": "pay"}, "Wait", {"do": "pay"}, steps={"pay": ["Pay", "Sigh"]})
    assert play.announced == ["Pay.", "Sigh.", "Wait.", "Pay.", "Sigh."]


@pytest.mark.parametrize(("end", "won"), [("won", True), ("lost", False)])
def test_the_game_ends_at_once(end: str, won: bool) -> None:
    inner = {"if": "round = 2", "then": [{"end": end}, "Never"]}
    play = Harbour(inner, "After")
    assert play.announced == ["After."]
    play.next()
    assert play.over
    assert play.result
    assert play.result.won is won
    assert play.announced == [f"you-{end}"]


@pytest.mark.parametrize(("ends", "won"), [("won", True), ("lost", False)])
def test_after_the_last_round_it_ends_as_the_file_says(ends: str, won: bool) -> None:
    play = Harbour("Wait", rounds=2, ends=ends)
    assert play.turn == 1
    assert not play.next().over
    assert play.next().over
    assert play.result
    assert play.result.won is won


def test_a_round_has_its_parts_and_waits_once_for_what_nothing_asks() -> None:
    phases = [
        {"name": "Tide", "steps": ["Rise"]},
        {"name": "Yours", "who": "you", "steps": ["Play"]},
        {"name": "Asked", "who": "you", "steps": [WAIT]},
        {"name": "Fall", "steps": ["Fall"]},
    ]
    play = Harbour(phases=phases, setup=["Take a board"])
    assert play.announced == ["Take a board."]
    assert isinstance(play.ask, Confirm)
    play.answer(True)
    assert [each.actor for each in play.says] == ["rival", "you"]
    assert (play.state()["phase"], play.state()["turn"]) == (1, "you")
    play.answer("done")
    assert play.asked == "What now?"
    play.answer("answer-0")
    assert play.announced == ["Fall.", "Rise.", "Play."]
    assert play.state()["round"] == 2


# deadlines


def with_deadline(**others: Any) -> dict[str, Any]:
    """Return a deadline at the end of the third round."""
    deadline = {"name": "Ships", "by": 3, "needs": "ships >= 1", "otherwise": [{"end": "lost"}]}
    return {"rounds": 5, "counters": SHIPS, "deadlines": [{**deadline, **others}]}


def test_a_deadline_is_announced_before_and_missed_at_the_end_of_its_round() -> None:
    play = Harbour("Wait", **with_deadline())
    assert play.announced == ["deadline deadlines_0 2", "Wait."]
    (goal,) = play.goals()
    assert goal.met is False
    assert play.next().announced == ["Wait."]
    assert play.next().announced == ["Wait."]
    assert play.next().announced == ["missed deadlines_0", "you-lost"]
    assert play.over


def test_a_deadline_that_was_met_is_silent() -> None:
    play = Harbour({"add": {"ships": 1}}, **with_deadline(warn=1))
    (goal,) = play.goals()
    assert goal.met is True
    announced = []
    while not play.over:
        announced += play.announced
        play.next()
    assert announced == []
    assert play.announced == ["you-won"]


def test_a_deadline_may_have_no_warning() -> None:
    play = Harbour("Wait", **with_deadline(warn=0))
    assert [play.announced, play.next().announced, play.next().announced] == [["Wait."]] * 3


# the score

LINES = [
    {"name": "Ships", "owner": "you", "counter": "ships", "each": 2},
    {"name": "Docks", "owner": "you", "counter": "ships", "steps": [[6, 9], [1, 1], [3, 4]]},
    {"name": "Cranes", "owner": "rival", "counter": "crane", "each": -1},
    {"name": "Cargo", "owner": "rival", "ask": "His cargo, with {ships}?", "each": 3},
]


def scored(ships: int, cargo: int, **others: Any) -> Play:
    """Return a play that is over, with these on the table."""
    sheet = {"lines": LINES, **others}
    play = Harbour(
        {"set": {"ships": ships}},
        {"put": "crane"},
        counters=SHIPS,
        map=MAP,
        rounds=1,
        ends="score",
        score=sheet,
    ).next()
    assert play.asked == f"His cargo, with {ships}?"
    play.answer(cargo)
    assert play.over
    return play


@pytest.mark.parametrize(
    ("ships", "yours"), [(0, (0, 0)), (1, (2, 1)), (2, (4, 1)), (3, (6, 4)), (6, (12, 9))]
)
def test_points_are_counted_by_rate_by_thresholds_and_by_question(
    ships: int, yours: tuple[int, int]
) -> None:
    result = scored(ships, 4).result
    assert result
    assert {who: dict(score.lines) for who, score in result.scores.items()} == {
        "you": {"line_0": yours[0], "line_1": yours[1]},
        "rival": {"line_2": -1, "line_3": 12},
    }
    assert result.won is (sum(yours) > 11)


@pytest.mark.parametrize(("tie", "won"), [("you", True), ("rival", False)])
def test_with_equal_points_the_one_wins_whom_the_file_names(tie: str, won: bool) -> None:
    lines = [{"name": "Ships", "owner": who, "counter": "ships"} for who in ("you", "rival")]
    score = {"lines": lines, "tie": tie}
    play = Harbour(counters=SHIPS, rounds=1, ends="score", score=score).next()
    assert play.result
    assert play.result.won is won


def test_the_points_so_far_are_counted_at_any_moment() -> None:
    lines = [{"name": "Ships", "owner": "you", "counter": "ships", "each": 2}]
    play = Harbour({"add": {"ships": 1}}, counters=SHIPS, ends="score", score={"lines": lines})
    assert play.scores() == {"you": {"line_0": 2}}
    assert play.next().scores() == {"you": {"line_0": 4}}


# corrections


def test_counters_and_places_can_be_corrected_while_the_companion_waits() -> None:
    play = Harbour({"say": "{ships}, {crane}"}, counters=SHIPS, map=MAP)
    assert set(play.fields) == {"round", "counters.ships", "places.A", "places.B", "places.C"}
    play.correct("counters.ships", 4)
    play.correct("places.B", "crane")
    for field, wrong in {"counters.ships": 10, "places.B": "ship", "round": 4}.items():
        with pytest.raises(Refused):
            play.correct(field, wrong)
    assert play.counters == {"ships": 4}
    assert play.next().announced == ["4, 1."]
    play.undo()
    play.undo()
    assert play.state()["places"]["B"] == ""


def yours(*steps: Any) -> Harbour:
    """Return a play in which only the player does something: these steps."""
    return Harbour(phases=[{"name": "Yours", "who": "you", "steps": steps}], counters=SHIPS)


def test_what_differs_is_corrected_at_a_question_which_is_then_asked_again_with_what_was_said() -> (
    None
):
    answers = [{"text": "Pay {ships}", "steps": ["Sail"]}, {"text": "Wait", "steps": ["Wait"]}]
    play = yours({"say": "Look"}, {"ask": "{ships}: what now?", "answers": answers})
    play.correct("counters.ships", 7)
    assert (play.announced, play.asked) == (["Look."], "7: what now?")
    assert isinstance(play.ask, Choose)
    assert Phrasebook("en").prompt_text(play.ask).options[0][1] == "Pay 7"
    play.answer("answer-1")
    assert (play.announced, play.counters) == (["Wait.", "Look."], {"ships": 7})
    play.undo(2)
    assert (play.announced, play.asked) == (["Look."], "0: what now?")
    play.redo()
    assert play.asked == "7: what now?"


def test_an_answer_is_no_report_though_values_may_be_corrected_at_its_question() -> None:
    play = yours(WAIT)
    play.answer("answer-1")
    assert play.fields
    assert not is_main(play.ask)


def test_where_only_a_number_is_asked_the_companion_waits_so_that_values_can_be_corrected() -> None:
    play = yours({"count": "How many?", "into": "ships"})
    assert not play.fields
    play.answer(4)
    assert set(play.fields) == {"round", "counters.ships"}
    play.next()
    assert isinstance(play.ask, Count)


def test_nothing_is_corrected_before_the_first_round() -> None:
    assert not Harbour(setup=[WAIT], counters=SHIPS).fields


# what would never end


def test_a_part_that_does_very_much_comes_to_an_end() -> None:
    cards = {"ship": {"name": "Ship", "steps": [{"draw": "main"}], "count": 99}}
    cards |= {"last": {"name": "Last", "shuffle": True, "steps": ["Sail"]}}
    play = Harbour(*[{"draw": "main"}] * 60, **with_deck(cards))
    assert 0 < len(play.log) <= MAX_STEPS
    assert play.ask
    assert play.next(3).over


def test_a_round_that_is_played_again_for_ever_comes_to_an_end() -> None:
    cards = {"ship": {"name": "Ship", "count": 99}}
    phases = [{"name": "His turn", "steps": [{"draw": "main", "times": 99}] * 3}] * 12
    play = Harbour(again="round > 0", phases=phases, **with_deck(cards))
    assert len(play.log) <= MAX_IN_ROUND + 12 * MAX_STEPS
    assert play.ask
