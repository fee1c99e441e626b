"""Placing his Colonist, impossible steps, ties, Crystals and Missions (pp. 7, 9, 21-24)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from companion.engine.chance import Draw, Roll
from companion.engine.game import YOU
from companion.games.on_mars.blueprints import obtain_blueprint
from companion.games.on_mars.colony import construct, hire, upgrade
from companion.games.on_mars.components import CARDS, LACERDA
from companion.games.on_mars.rounds import lacerda_turn, move_crystals_up
from companion.games.on_mars.steps import (
    contribute,
    draw_among,
    move_cube,
    pick_tied,
    place,
    placement,
)

# Placement: the cost of a Colonist


def put(game: Any, action: str, his: int, yours: int) -> None:
    game.lacerda.colonists[action] = his
    game.you.colonists[action] = yours


@pytest.mark.parametrize(
    ("his", "yours", "cost", "leaving"),
    [
        (0, 0, 0, ()),  # nobody there: free
        (1, 1, 2, ()),  # 1 of his and 1 of yours: 1 + 1 = 2
        (2, 0, 2, ()),  # his own count, too
        (2, 1, 1, (LACERDA,)),  # full: his 2 leave, 1 of yours remains: 1 (p. 9)
        (1, 2, 1, (YOU,)),  # full: your 2 leave, 1 of his remains: 1
        (3, 0, 0, (LACERDA,)),  # full of his: all leave
    ],
)
def test_a_colonist_costs_a_crystal_for_each_one_there(
    game: Any, his: int, yours: int, cost: int, leaving: tuple[str, ...]
) -> None:
    put(game, "construct", his, yours)
    placed = placement(game, "construct")
    assert (placed.cost, placed.cleared) == (cost, leaving)


def test_the_colonists_that_leave_full_slots_are_gone_and_the_new_one_is_there(
    game: Any,
) -> None:
    put(game, "construct", his=2, yours=1)
    place(game, placement(game, "construct"))
    assert game.lacerda.colonists["construct"] == 1
    assert game.you.colonists["construct"] == 1
    assert game.lacerda.crystals == 0  # 1 - 1


def test_hiring_has_one_slot_for_each_of_you_and_is_never_cleared(game: Any) -> None:
    put(game, "hire", his=0, yours=1)
    assert placement(game, "hire").cost == 1
    assert placement(game, "hire").cleared == ()


def test_hiring_is_forbidden_while_his_colonist_is_there(game: Any) -> None:
    put(game, "hire", his=1, yours=0)
    game.lacerda.crystals = 3
    assert not placement(game, "hire").affordable(game)


def test_what_he_cannot_pay_is_said_and_nothing_is_asked_or_charged(game: Any, run: Any) -> None:
    put(game, "construct", his=1, yours=1)
    construction = run(construct(game))
    assert construction.result is False
    assert construction.keys == ["cannot-place"]
    assert construction.args("cannot-place")["cost"] == 2
    assert game.lacerda.crystals == 1


def test_an_impossible_action_charges_nothing_and_moves_the_rover(game: Any, run: Any) -> None:
    game.last = None
    put(game, "construct", his=0, yours=1)
    turn = run(lacerda_turn(game), card="A1", construct="impossible")
    assert turn.asked == ["construct", "rover"]
    assert game.lacerda.crystals == 1
    assert game.lacerda.colonists["construct"] == 0
    assert game.tiles["mine"] == 1


def test_what_is_done_is_charged(game: Any, run: Any) -> None:
    put(game, "construct", his=0, yours=1)
    run(construct(game))
    assert game.lacerda.crystals == 0
    assert game.lacerda.colonists["construct"] == 1


def test_your_colonists_may_be_recounted_inside_the_step(game: Any, run: Any) -> None:
    put(game, "construct", his=0, yours=1)
    construction = run(construct(game), construct=["colonists", "done"], your_colonists=0)
    assert construction.asked == ["construct", "your-colonists", "construct"]
    assert game.lacerda.crystals == 1  # nobody there after all


def test_more_of_your_colonists_than_he_can_pay_for_end_the_step(game: Any, run: Any) -> None:
    construction = run(construct(game), construct="colonists", your_colonists=2)
    assert construction.result is False
    assert construction.args("cannot-place")["cost"] == 2
    assert game.lacerda.crystals == 1


@pytest.mark.parametrize(
    ("his", "yours", "crystals", "asked"),
    [
        (1, 1, 0, False),  # 1 of his alone is too much
        (0, 1, 0, True),  # none of yours would be free
        (2, 0, 1, True),  # with one of yours the slots were full: his 2 would leave, and he has 1
        (2, 0, 0, False),
        (3, 0, 0, False),  # full of his: all leave, nothing to pay
    ],
)
def test_where_he_is_too_poor_whatever_is_there_nothing_is_asked(
    game: Any, run: Any, his: int, yours: int, crystals: int, asked: bool
) -> None:
    put(game, "construct", his, yours)
    game.lacerda.crystals = crystals
    answers = {"cannot_place": "rover"} if asked else {}
    assert ("cannot-place" in run(construct(game), **answers).asked) is asked


def test_it_is_announced_only_once_that_an_upgrade_cannot_be_paid(game: Any, run: Any) -> None:
    game.lacerda.blueprints = ["mine-1", "generator-1"]
    result = run(upgrade(game), upgrade="colonists", your_colonists=2)
    assert result.result is False
    assert result.keys.count("cannot-place") == 1


def test_a_benefit_places_no_colonist(game: Any, run: Any) -> None:
    put(game, "obtain-blueprint", his=0, yours=2)
    taking = run(obtain_blueprint(game, action=None), obtain_blueprint="mine.1")
    assert taking.result is True
    assert game.lacerda.colonists["obtain-blueprint"] == 0


# Ties


def test_a_tie_is_resolved_inside_the_step_which_stays(game: Any, run: Any) -> None:
    construction = run(construct(game), construct=["tie", "done"], tie=2)
    assert construction.keys == ["construct", "tie", "tie-result", "construct"]
    assert construction.result is True


def test_what_was_drawn_shows_what_was_tied(game: Any, run: Any) -> None:
    construction = run(construct(game), construct=["tie", "done"], tie=12)
    assert construction.args("tie-result")["tied"] == "hexes"
    game.lacerda.scientists = ["geologist", "biochemist"]
    hiring = run(hire(game), contract=["tie", "upgrade"], tie=2)
    assert hiring.args("tie-result")["tied"] == "contracts"


@pytest.mark.parametrize(
    ("options", "odds"),
    [
        (2, {1: 5, 2: 4}),  # 5/9 and 4/9: five cards of action 1, four of action 2
        (3, {1: 5, 2: 4, 3: 3}),  # 5/12, 4/12 and 3/12
    ],
)
def test_with_a_full_deck_each_card_of_a_matching_action_is_as_likely(
    game: Any, run: Any, options: int, odds: dict[int, int]
) -> None:
    drawn = run(draw_among(game, options)).the("tie-card")
    assert Counter(int(card[1]) for card in drawn.options) == odds


def test_the_card_drawn_for_a_tie_goes_back(game: Any, run: Any) -> None:
    assert run(draw_among(game, 2), tie_card="C2").result == 2
    assert sorted(game.deck) == sorted(CARDS)
    assert game.passes == 1
    assert game.last is None


@pytest.mark.parametrize("options", [4, 12])
def test_four_options_and_more_are_rolled_for(game: Any, run: Any, options: int) -> None:
    roll = run(draw_among(game, options), tie_die=options)
    assert roll.the("tie-die") == Roll("on-mars.tie-die", options, {"options": options})
    assert roll.result == options


def test_a_pile_without_a_matching_card_leaves_it_to_the_die(game: Any, run: Any) -> None:
    game.deck = ["A3", "C3"]
    assert run(draw_among(game, 2)).draws == ["tie-die"]


def test_what_the_companion_knows_to_be_equal_it_draws_without_being_asked(
    game: Any, run: Any
) -> None:
    lot = run(pick_tied(game, ["geologist", "biochemist"]), tie_card="B2")
    assert lot.result == "biochemist"
    assert lot.asked == []


def test_one_option_is_no_tie(game: Any, run: Any) -> None:
    assert run(pick_tied(game, ["geologist"])).prompts == []


def test_the_lot_for_a_tie_is_the_players_own_draw_with_a_physical_deck(
    table: Any, run: Any
) -> None:
    drawn = run(draw_among(table(deck="physical"), 2)).the("tie-card")
    assert isinstance(drawn, Draw)
    assert drawn.question().options == ("A1", "A2", "A2x", "B1", "B2", "C1", "C1x", "C2")


# Crystals


@pytest.mark.parametrize(("ships", "depot"), [(0, 3), (2, 5), (5, 8)])
def test_the_depot_holds_3_crystals_and_1_more_for_each_ship_that_left(
    game: Any, ships: int, depot: int
) -> None:
    game.lacerda.ships = ships
    assert game.lacerda.depot == depot


def test_crystals_wait_below_the_depot_until_his_next_turn(game: Any, run: Any) -> None:
    game.missions["B"].left = 0  # no Mission pays for Blueprints any more
    run(obtain_blueprint(game), obtain_blueprint="shelter.1")
    assert (game.lacerda.crystals, game.lacerda.waiting) == (1, 1)
    run(move_crystals_up(game))
    assert (game.lacerda.crystals, game.lacerda.waiting) == (2, 0)


def test_crystals_gained_this_turn_cannot_pay_for_it(game: Any, run: Any) -> None:
    game.passes = 2
    put(game, "construct", his=1, yours=1)
    turn = run(lacerda_turn(game), card="A1")  # Mission A pays 2 Crystals for a Research tile
    assert turn.keys == ["card", "contribution", "cannot-place", "rover"]
    assert game.lacerda.waiting == 2


def test_crystals_without_a_space_in_the_depot_are_lost(game: Any, run: Any) -> None:
    game.lacerda.crystals, game.lacerda.waiting = 2, 4
    said = run(move_crystals_up(game)).args("crystals-up")
    assert said == {"fitted": 1, "lost": 3, "crystals": 3}
    assert (game.lacerda.crystals, game.lacerda.waiting) == (3, 0)


def test_a_turn_with_no_crystals_waiting_says_nothing_about_them(game: Any, run: Any) -> None:
    assert run(move_crystals_up(game)).prompts == []


def test_with_cards_only_his_crystals_are_your_own_business(table: Any, run: Any) -> None:
    game = table(help="cards")
    run(move_cube(game, LACERDA, "A"))
    assert game.lacerda.waiting == 0


# Missions


def test_whoever_contributes_moves_the_cube_and_he_gains_its_crystals(game: Any, run: Any) -> None:
    run(contribute(game, LACERDA, "research-tiles"))
    assert game.missions["A"].left == 4
    assert game.lacerda.waiting == 2
    run(contribute(game, YOU, "research-tiles"))
    assert game.missions["A"].left == 3
    assert game.lacerda.waiting == 2


def test_what_no_mission_on_the_board_counts_moves_nothing(game: Any, run: Any) -> None:
    assert run(contribute(game, LACERDA, "robots")).prompts == []


def test_the_last_contribution_completes_a_mission(game: Any, run: Any) -> None:
    game.missions["C"].left = 1
    said = run(contribute(game, LACERDA, "contracts"))
    assert said.args("mission-complete") == {"letter": "C", "needed": 2}
    assert game.missions_needed == 2


def test_a_complete_mission_takes_no_more(game: Any, run: Any) -> None:
    game.missions["C"].left = 0
    assert run(contribute(game, LACERDA, "contracts")).prompts == []


def test_a_contract_he_takes_counts_as_completed_for_its_mission(game: Any, run: Any) -> None:
    game.lacerda.scientists = ["geologist", "hydrologist"]
    run(hire(game))
    assert game.missions["C"].left == 1


def test_what_he_cannot_pay_for_your_colonists_can_be_put_right(game: Any, run: Any) -> None:
    game.you.colonists["construct"] = 2
    built = run(construct(game), cannot_place=["colonists"], your_colonists=[0])
    assert built.keys == ["cannot-place", "your-colonists", "construct"]
    assert built.result is True
    put(game, "construct", his=0, yours=1)
    game.lacerda.crystals = 0
    assert run(construct(game), cannot_place="rover").result is False
