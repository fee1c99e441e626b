"""The set-up (pp. 4-6, 22)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.chance import Draw
from companion.games.on_mars import GAME
from companion.games.on_mars.setup import set_up, take_places
from companion.games.on_mars.table import OnMarsTable
from companion.phrases.phrasebook import Phrasebook


def begin(**options: str) -> OnMarsTable:
    return OnMarsTable(
        GAME.with_defaults(
            {"map": "off", **{name.replace("_", "-"): value for name, value in options.items()}}
        )
    )


def test_the_guided_set_up_leads_step_by_step(run: Any) -> None:
    assert run(set_up(begin()), lab_board="same").asked == [
        "help",
        "length",
        "draws",
        "setup-board",
        "lay-techs",
        "lab-board",
        "setup-cards",
        "setup-mars",
        "lay-missions",
        "lay-rewards",
        "setup-players",
        "setup-lacerda",
        "his-place",
        "your-place",
        "goal",
    ]


def test_a_first_play_is_guided_and_short_and_the_companion_draws(run: Any) -> None:
    asked = run(set_up(begin(first="on")), lab_board="same").asked
    guided = run(set_up(begin(help="guided")), lab_board="same").asked
    assert [each for each in guided if each not in asked] == ["length", "draws"]
    mission = run(set_up(begin(first="on", deck="physical")), lab_board="same").all("mission")[0]
    assert mission.args["length"] == "short"


def test_the_quick_set_up_asks_only_what_the_companion_must_know(run: Any) -> None:
    asked = run(set_up(begin(help="quick"))).asked
    laid = ["lay-techs", "lay-missions", "lay-rewards"]
    assert asked == ["draws", *laid, "his-place", "your-place", "goal"]


def test_who_draws_is_asked_each_time_if_you_want_to(run: Any) -> None:
    skipped = {"tech_grid": "skip", "rewards": "skip", "missions": "tell"}
    asked = run(set_up(begin(help="quick")), draws="each", **skipped).asked
    each = ["tech-grid", "missions", "rewards", "first-space"]
    assert asked == ["draws", *each, "his-place", "your-place", "goal"]


@pytest.mark.parametrize("help_", ["guided", "quick", "cards"])
def test_you_may_draw_and_enter_all(run: Any, help_: str) -> None:
    drawn = run(set_up(begin(help=help_)), draws="tell")
    techs_and_rewards = ["tech-tile"] * 7, ["reward"] * 4
    techs, rewards = techs_and_rewards if help_ != "cards" else ([], [])
    assert drawn.draws == [*techs, *["mission"] * 3, *rewards, "first-colonist"]
    assert all(each.asked for each in drawn.prompts if isinstance(each, Draw))


@pytest.mark.parametrize("length", ["short", "long"])
def test_for_a_length_you_draw_the_missions_as_the_companion_cannot(run: Any, length: str) -> None:
    setting = run(set_up(begin()), length=length)
    drawn = [each for each in setting.prompts if isinstance(each, Draw)]
    assert [each.key for each in drawn if each.asked] == ["on-mars.mission"] * 3
    assert setting.args("draws")["length"] == length
    mission = next(each for each in drawn if each.asked)
    moves = Phrasebook("en").find(mission.key, dict(mission.args), "ask-moves")
    assert "from the short pile" in moves, "how to tell them apart"


def test_with_the_map_it_asks_once_for_each_of_the_14_things_that_are_there(
    run: Any,
) -> None:
    answers = {"lab_board": "same", "outline": "same", "lay_map": lambda ask: ask.asked.options[0]}
    asked = run(set_up(begin(map="on")), **answers).asked
    first = asked.index("setup-players") + 1
    assert asked[first:] == [
        *("outline", *("lay-map",) * 14),
        *("setup-lacerda", "his-place", "your-place", "goal"),
    ]


def test_with_cards_only_it_asks_what_the_cards_need(run: Any) -> None:
    assert run(set_up(begin(help="cards"))).asked == [
        "draws",
        "lay-missions",
        "his-place",
        "your-place",
        "goal",
    ]


@pytest.mark.parametrize(("space", "side"), [(4, "orbit"), (5, "colony")])
def test_his_first_space_gives_his_side_and_the_shuttles(run: Any, space: int, side: str) -> None:
    game = begin()
    run(set_up(game), first_colonist=space)
    assert game.lacerda.side == side
    assert (game.shuttle_side, game.shuttle_space) == (side, 1)


def test_you_take_another_space(run: Any) -> None:
    setting = run(set_up(begin()), first_colonist=4)
    assert setting.the("your-place").options == (1, 2, 3, 5, 6, 7, 8)


@pytest.mark.parametrize(
    ("options", "help_"),
    [
        ({"help": "guided", "map": "on"}, "map"),
        ({"help": "guided"}, "guided"),
        ({"help": "cards", "map": "on"}, "cards"),
    ],
)
def test_what_your_space_gives_is_reported_later_as_far_as_it_can_be(
    run: Any, options: dict[str, str], help_: str
) -> None:
    assert run(take_places(begin(**options), "draw")).the("your-place").args["help"] == help_


def test_he_starts_with_one_crystal_a_shelter_tech_and_his_bot_on_the_mine(run: Any) -> None:
    game = begin()
    run(set_up(game))
    him = game.state()["lacerda"]
    assert (him["crystals"], him["depot"], him["robot"]) == (1, 3, "mine")
    assert him["techs"] == {"shelter": "2b"}
    assert game.state()["tiles"] == dict.fromkeys(game.tiles, 1)


def test_three_missions_are_there_each_with_its_own_count(run: Any) -> None:
    game = begin()
    setting = run(set_up(game), mission=["techs", "robots", "scientists"])
    laid = setting.args("lay-missions")
    assert [laid[letter] for letter in "ABC"] == ["techs", "robots", "scientists"]
    assert [laid[f"{letter}_left"] for letter in "ABC"] == [7, 3, 4]
    assert [laid[f"{letter}_crystals"] for letter in "ABC"] == [1, 2, 2]
    assert [mission.left for mission in game.missions.values()] == [7, 3, 4]


def test_a_reward_tile_may_be_left_to_you(run: Any) -> None:
    game = begin()
    run(set_up(game), draws="each", rewards="skip")
    assert set(game.rewards.values()) == {None}


def test_four_different_reward_tiles_are_on_the_columns(run: Any) -> None:
    game = begin()
    run(set_up(game))
    assert len({tile for tile in game.rewards.values() if tile}) == 4


def test_the_techs_you_report_are_the_grids_order(run: Any) -> None:
    game = begin()
    shown = ["ship", "rover", "upgrade", "mine", "generator", "greenhouse", "water-extractor"]
    run(set_up(game), draws="tell", tech_tile=shown)
    assert game.free_techs() == (*shown, "oxygen-condenser")


def test_with_a_physical_deck_each_draw_is_asked_and_has_no_default(run: Any) -> None:
    setting = run(set_up(begin(deck="physical")), tech_grid="skip", rewards="skip", goal="draw")
    assert setting.draws == ["mission", "mission", "mission", "goal-drawn"]
    for draw in setting.prompts:
        if isinstance(draw, Draw):
            assert draw.question().default is None


def test_with_a_physical_deck_his_first_space_is_your_tile_or_the_companions_draw(
    run: Any,
) -> None:
    """Six First Colonist tiles cannot cover eight spaces."""
    game = begin(deck="physical", help="cards")
    asked = run(set_up(game), first_colonist=5).the("first-colonist")
    assert asked.options == (*range(1, 9), "app")
    assert asked.default is None
    assert game.lacerda.space == 5
    other = begin(deck="physical", help="cards")
    run(set_up(other), first_colonist="app", first_colonist_rolled=8)
    assert other.lacerda.space == 8


def test_a_tile_drawn_for_his_first_space_is_asked_for(run: Any) -> None:
    drawn = run(set_up(begin()), draws="tell", first_colonist=7).the("first-colonist")
    assert drawn.asked


@pytest.mark.parametrize(("start", "asked"), [("no-benefit", 0), ("benefit", 1)])
def test_he_takes_the_benefit_of_his_first_space_only_by_the_option(
    run: Any, start: str, asked: int
) -> None:
    icon = {"space_icon": "nothing"} if asked else {}
    assert run(set_up(begin(start=start)), **icon).asked.count("space-icon") == asked


def test_the_interpretations_in_force_are_announced(run: Any) -> None:
    readings = run(set_up(begin(lab="upper", arrival="paid"))).args("readings")
    assert readings["lab"] == "upper"
    assert readings["arrival"] == "paid"
    assert readings["quarters"] == "shelters"
    assert readings["missions-end"] == "colonization"
    assert readings["pictured"] == "free"


@pytest.mark.parametrize("length", ["short", "long"])
def test_the_length_shows_which_missions_to_deal(run: Any, length: str) -> None:
    setting = run(set_up(begin()), draws="each", length=length)
    assert setting.args("missions")["length"] == length
