"""The ± editor: every tracked number, by the names of the state, in range only."""

from __future__ import annotations

import random
from typing import Any

import pytest

from companion.engine.autoplay import likely_answer
from companion.engine.play import Play
from companion.engine.prompts import Refused
from companion.games.on_mars import GAME
from companion.games.on_mars.editor import fields


def put(game: Any, name: str, value: Any) -> None:
    field = fields(game)[name]
    field.set(field.check(name, value))


def leaf(game: Any, name: str) -> Any:
    value = game.state()
    for part in name.split("."):
        value = value[part]
    return value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("round", 4),
        ("colony_level", 3),
        ("tiles.greenhouse", 4),
        ("shuttle.side", "orbit"),
        ("shuttle.space", 3),
        ("missions.A.card", "robots"),
        ("missions.A.left", 1),
        ("missions_needed", 1),
        ("rewards.greenhouse", "ships"),
        ("deck.left", 3),
        ("deck.pass", 2),
        ("deck.last", "B3x"),
        ("deck.cards.B1", 1),
        ("lacerda.side", "orbit"),
        ("lacerda.space", 8),
        ("lacerda.crystals", 2),
        ("lacerda.crystals_waiting", 5),
        ("lacerda.depot", 6),
        ("lacerda.ships", 2),
        ("lacerda.robots", 3),
        ("lacerda.shelters", 4),
        ("lacerda.robot", "greenhouse"),
        ("lacerda.scientists", ["geologist", "biochemist"]),
        ("lacerda.contracts", ["upgrade", "upgrade", "deliver"]),
        ("lacerda.blueprints", ["mine-1", "mine-1"]),
        ("lacerda.advanced", ["shelter-3"]),
        ("lacerda.techs.shelter", "6a"),
        ("lacerda.colonists.hire", 1),
        ("lacerda.progress", 4),
        ("lacerda.progress_cubes.greenhouse", True),
        ("lacerda.discoveries", 3),
        ("lacerda.research", 2),
        ("lacerda.op", 44),
        ("you.side", "colony"),
        ("you.space", 1),
        ("you.colonists.construct", 3),
        ("you.blueprints.mine", 2),
        ("you.advanced.mine", 2),
        ("you.scientists", ["geologist"]),
        ("lacerda.mines", 2),
        ("you.contracts", 2),
        ("you.completed.upgrade", 2),
        ("you.ships", 2),
        ("you.shelters", 3),
        ("goal.name", "hunky-dory"),
        ("goal.lines.private-goal", True),
    ],
)
def test_each_name_of_the_state_can_be_corrected(game: Any, name: str, value: Any) -> None:
    put(game, name, value)
    assert leaf(game, name) == value


def test_what_the_editor_shows_is_what_is_in_the_state(game: Any) -> None:
    game.you.completed["upgrade"] = 1
    for name, field in fields(game).items():
        owner = name.rpartition(".")[0]
        if owner.endswith(".techs") or isinstance(leaf(game, owner) if owner else None, list):
            continue  # entries that may be absent, and how often a name is in a list
        assert field.get() == leaf(game, name), name


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("lacerda.crystals", 4),  # the Depot holds 3
        ("lacerda.crystals", -1),
        ("lacerda.crystals", True),
        ("lacerda.crystals", 1.5),
        ("lacerda.space", 3),  # you are there
        ("you.space", 6),  # he is there
        ("lacerda.colonists.hire", 2),  # one slot each
        ("lacerda.techs.mine", "2b"),  # his Shelter Tech is there
        ("lacerda.robot", "shelter"),  # not on the loop
        ("lacerda.scientists", ["geologist", "geologist"]),
        ("lacerda.scientists", "geologist"),
        ("missions.A.card", "blueprints"),  # it is on B
        ("missions.A.left", 6),  # it counts 5
        ("missions_needed", 4),
        ("colony_level", 0),
        ("tiles.mine", 0),
        ("deck.left", 13),
        ("deck.cards.B1", 3),
    ],
)
def test_what_cannot_be_is_refused(game: Any, name: str, value: Any) -> None:
    before = game.state()
    with pytest.raises(Refused):
        put(game, name, value)
    assert game.state() == before


@pytest.mark.parametrize("name", ["goal.lines.colony-3", "goal.lines.margin-1"])
def test_what_the_companion_sees_itself_is_not_ticked(game: Any, name: str) -> None:
    assert name not in fields(game)


def test_fewer_ships_leave_no_crystal_without_a_space(game: Any) -> None:
    game.lacerda.ships, game.lacerda.crystals = 5, 8
    put(game, "lacerda.ships", 0)
    assert game.lacerda.crystals == game.lacerda.depot == 3


def test_contracts_corrected_as_a_whole_keep_their_kinds_where_they_can(game: Any) -> None:
    game.you.completed |= {"upgrade": 1, "deliver": 2}
    put(game, "you.contracts", 4)
    assert game.you.completed == {"upgrade": 2, "deliver": 2}
    put(game, "you.contracts", 1)
    assert game.you.completed == {"upgrade": 0, "deliver": 1}
    put(game, "you.contracts", 12)
    assert game.you.completed == {"upgrade": 6, "deliver": 6}


def test_a_mission_corrected_to_its_end_is_complete(game: Any) -> None:
    put(game, "missions.A.left", 0)
    assert game.missions_needed == 2
    put(game, "missions.A.left", 1)
    assert game.missions_needed == 3


def test_a_corrected_level_spares_its_missions(game: Any) -> None:
    put(game, "colony_level", 4)
    assert game.missions_needed == 1  # 3 - 1 - 1
    put(game, "colony_level", 2)
    assert game.missions_needed == 3


def test_the_marker_itself_can_be_corrected_and_continues_from_there(game: Any) -> None:
    put(game, "missions_needed", 2)
    put(game, "missions.A.left", 0)
    assert game.missions_needed == 1
    put(game, "colony_level", 3)
    assert game.missions_needed == 0


def test_another_side_is_a_free_space_there(game: Any) -> None:
    put(game, "you.space", 5)
    put(game, "lacerda.side", "orbit")
    put(game, "lacerda.side", "colony")
    assert game.lacerda.space == 6


def test_the_pile_is_filled_from_the_discards_alone(game: Any) -> None:
    game.deck = ["A1"]
    put(game, "deck.left", 12)
    assert game.state()["deck"]["cards"]["B1"] == 2
    assert len(game.deck) == 12


def test_a_correction_is_logged_and_undone() -> None:
    play, rng = Play(GAME, {"help": "quick"}, seed="5"), random.Random(5)
    while not play.fields:
        play.answer(likely_answer(play, rng, follow=1))
    before = play.state()
    play.correct("lacerda.crystals", 3)
    assert play.state()["lacerda"]["crystals"] == 3
    play.undo()
    assert play.state() == before
