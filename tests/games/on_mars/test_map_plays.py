"""Whole plays with the map of Mars: nothing is lost, and what is counted agrees with it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from companion.engine.autoplay import likely_answer, usual_answer
from companion.engine.game import YOU
from companion.engine.log import is_main
from companion.engine.play import Play
from companion.engine.prompts import is_part
from companion.games.on_mars import GAME
from companion.games.on_mars.components import LACERDA, LOOP, SHELTERS, TYPES
from companion.games.on_mars.hex_names import hex_named
from companion.games.on_mars.hexes import distance
from companion.phrases.phrasebook import Phrasebook
from companion.testing.long import LONG
from kit.boards import BOX

SEEDS = range(200 if LONG else 3)


def begin(seed: int, **options: str) -> Play:
    """Begin a play with the map, on a box whose facts are known."""
    return Play(GAME, {"help": "quick", **options}, str(seed), box=dict(BOX))


def answer(play: Play, rng: random.Random) -> None:
    """Answer mostly like a player who keeps the map."""
    given = likely_answer(play, rng, follow=0.6)
    play.answer(play.ask.default if given == "map.off" and play.ask else given)


def check(play: Play) -> None:
    """Check that the map is possible, and that everything that is counted agrees with it."""
    state = play.state()
    rows = state["map"]
    if not rows:
        return
    assert len({row["hex"] for row in rows}) == len(rows) == 91
    built = Counter(row["building"] for row in rows)
    for kind in LOOP:
        assert state["tiles"][kind] == built[kind]
    for who in (YOU, LACERDA):
        shelters = [r for r in rows if r["building"] == "shelter" and r["owner"] == who]
        assert state[who]["shelters"] == min(SHELTERS, len(shelters))
    worked = [
        row
        for row in rows
        if row["building"] == "mine" and row["piece"] == {"what": "colonist", "owner": LACERDA}
    ]
    assert state["lacerda"]["mines"] == len(worked)
    rovers = Counter(
        r["piece"]["owner"] for r in rows if r["piece"] and r["piece"]["what"] == "rover"
    )
    assert max(rovers.values(), default=0) <= 1
    for row in rows:
        assert not (row["building"] and (row["crystal"] or row["tile"]))
        assert not (row["advanced"] and (row["piece"] or not row["building"]))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_map_and_what_is_counted_agree_in_a_whole_play(seed: int) -> None:
    play, rng = begin(seed), random.Random(seed)
    while not play.over:
        answer(play, rng)
        if is_main(play.ask):
            check(play)
    assert play.result


@pytest.mark.parametrize("seed", SEEDS if LONG else SEEDS[:1])
def test_undo_and_reload_bring_back_the_very_same_map(seed: int) -> None:
    play, rng = begin(seed), random.Random(seed)
    stood: list[Any] = []
    for _ in range(60):
        if not is_part(play.ask):
            stood.append(play.state())
        answer(play, rng)
    again = Play(GAME, play.options, play.seed, play.log, box=dict(BOX))
    assert again.state() == play.state()
    for before in reversed(stood):
        play.undo()
        assert play.state() == before


def your_turn(play: Play, turn: int = 1) -> None:
    """Come to your main question by usual answers."""
    while play.turn < turn or play.whose != "player" or not is_main(play.ask):
        play.answer(usual_answer(play))


def give(play: Play, *values: str) -> None:
    """Give answers one after the other."""
    for value in values:
        play.answer(value)


def test_a_map_that_was_put_away_comes_back_as_it_was() -> None:
    play = begin(1)
    your_turn(play, turn=6)
    before, counted = play.state()["map"], play.state()["tiles"]
    give(play, "map.off")
    assert play.state()["map"] == []
    give(play, "map.on", "done")
    assert play.state()["map"] == before
    assert play.state()["tiles"] == counted


def test_a_play_without_the_map_can_lay_it_and_what_was_reported_still_counts() -> None:
    play = begin(1, map="off")
    your_turn(play)
    give(play, "building.mine", "building.mine")
    counted, shelters = play.state()["tiles"], play.state()["lacerda"]["shelters"]
    assert counted["mine"] == 3
    give(play, "map.on")
    while not is_main(play.ask):
        play.answer(usual_answer(play))
    assert len(play.state()["map"]) == 91
    assert play.state()["tiles"] == counted
    assert play.state()["lacerda"]["shelters"] == shelters
    (behind,) = [say for say in play.says if say.key == "on-mars.map-behind"]
    assert behind.args == {"kind": "mine", "whose": "none", "count": 2}


def test_what_is_taken_off_the_map_is_counted_no_more_and_what_comes_is() -> None:
    play = begin(1)
    your_turn(play)
    gone = next(row["building"] for row in play.state()["map"] if row["hex"] == "G3")
    give(play, "map.edit", "G8", "building.mine", "G3", "away.building", "done")
    assert play.state()["tiles"]["mine"] == 2
    assert play.state()["tiles"][gone] == 0


def test_more_shelters_than_there_are_are_announced_and_the_play_continues() -> None:
    play = begin(1)
    your_turn(play)
    give(play, "map.edit")
    for name in ("C4", "C5", "C6", "D6", "D7", "E7"):
        give(play, name, "shelter.lacerda")
    give(play, "done")
    (shown,) = [say.args for say in play.says if say.key == "on-mars.map-fault"]
    assert shown["kind"] == "shelter"
    assert play.state()["lacerda"]["shelters"] == SHELTERS
    assert play.scores()
    assert play.goals()


def test_a_map_without_a_shelter_leaves_each_of_you_the_one_of_the_setup() -> None:
    play = begin(1)
    your_turn(play)
    built = [row["hex"] for row in play.state()["map"] if row["building"] == "shelter"]
    away = [answer for name in built for answer in (name, "away.building")]
    give(play, "map.edit", *away, "done")
    assert play.state()["lacerda"]["shelters"] == play.state()["you"]["shelters"] == 1
    behind = [say.args["kind"] for say in play.says if say.key == "on-mars.map-behind"]
    assert behind == ["shelter"], "and the map says so"
    assert play.scores()


def test_where_the_map_knows_no_building_to_upgrade_an_upgrade_asks_for_no_hex() -> None:
    play = begin(1)
    your_turn(play)
    built = [row["hex"] for row in play.state()["map"] if row["building"]]
    away = [answer for name in built for answer in (name, "away.building")]
    give(play, "map.edit", *away, "done", "advanced.greenhouse")
    assert is_main(play.ask)
    assert play.state()["you"]["advanced"]["greenhouse"] == 1


def test_an_upgrade_is_announced_by_its_hex_and_a_type_you_have_a_blueprint_of_is_likely() -> None:
    play = begin(1)
    your_turn(play)
    hex_of = {row["building"]: row["hex"] for row in play.state()["map"]}
    shown = f"greenhouse.{hex_of['greenhouse']}"
    give(play, "advanced")
    assert shown in play.ask.options
    play.undo()
    give(play, "blueprint.greenhouse-1", "advanced")
    assert play.ask.options[0] == shown
    assert play.ask.default is None, "only you know which"
    give(play, shown)
    assert play.state()["you"]["advanced"]["greenhouse"] == 1
    row = next(row for row in play.state()["map"] if row["hex"] == hex_of["greenhouse"])
    assert row["advanced"] == "you"


def test_an_upgrade_that_an_older_log_names_by_its_hex_alone_still_fits() -> None:
    play = begin(1)
    your_turn(play)
    hex_of = {row["building"]: row["hex"] for row in play.state()["map"]}
    give(play, "advanced", f"greenhouse.{hex_of['greenhouse']}")
    *before, last = play.log
    again = Play(
        play.game, play.options, play.seed, [*before, replace(last, value=hex_of["greenhouse"])]
    )
    assert (again.unmatched, again.state()) == (0, play.state())


def test_a_new_bot_is_announced_with_its_hex_or_comes_elsewhere() -> None:
    play = begin(1)
    your_turn(play)
    give(play, "bot")
    added, new = play.ask.options[-2:]
    assert (added.partition(".")[0], new) == ("added", "new")
    bots = sum(row["piece"] == {"what": "bot", "owner": "you"} for row in play.state()["map"])
    give(play, added)
    found = [
        row["hex"] for row in play.state()["map"] if row["piece"] == {"what": "bot", "owner": "you"}
    ]
    assert len(found) == bots + 1
    assert added.partition(".")[2] in found
    give(play, "bot", new)
    assert play.ask.key == "on-mars.your-bot-hex"


def test_what_a_type_of_research_tiles_gives_is_announced_once() -> None:
    shown: Counter[str] = Counter()
    for seed in range(4):
        play, rng = begin(seed), random.Random(seed)
        while not play.over:
            answer(play, rng)
        asked = [
            each.args["kind"]
            for each, entry in play.answered()
            if each.key.endswith("-gives") and entry.by == "player"
        ]
        assert len(asked) == len({*asked}), "later it is known"
        shown.update(asked)
    assert shown, "some Rover reached a Research tile"


def test_markers_put_right_on_the_map_are_announced_where_their_count_differs() -> None:
    play = begin(1)
    your_turn(play)
    give(play, "map.edit", "G6", "advanced.lacerda", "done")
    (shown,) = [say.args for say in play.says if say.key == "on-mars.map-markers"]
    assert shown == {"whose": "lacerda", "map": 1, "count": 0}
    give(play, "map.edit", "G6", "away.advanced", "done")
    assert not [say for say in play.says if say.key == "on-mars.map-markers"], "they agree again"


def test_crystals_come_before_the_piece_that_makes_room() -> None:
    play = begin(1)
    your_turn(play)
    give(play, "map.edit", "H6", "bot.you", "done", "building", "other.mine", "H6")
    assert play.ask.key == "on-mars.arrows", "the Bot is in the way: Crystals come first"
    first = play.ask.options[1]
    give(play, first, "done")
    assert play.ask.key == "on-mars.your-refuge"
    assert first not in play.ask.options, "a Crystal is there now"


def test_a_fact_of_the_box_that_no_longer_fits_the_outline_is_asked_again() -> None:
    box = {**BOX, "outline.1": "E4", "outline.2": "same"}
    play = Play(GAME, {"help": "quick"}, "1", box=box)
    while not play.turn:
        play.answer(usual_answer(play))
    assert box["shelter.1"] != "E4", "E4 is no hex of this board"
    assert box["shelter.1"] in [row["hex"] for row in play.state()["map"]]


def test_the_map_is_drawn_in_characters_where_a_step_names_a_hex_or_asks_for_one() -> None:
    play = begin(1)
    your_turn(play)
    book = Phrasebook("en")

    def name(value: str, form: str) -> str:
        return book.name(value, "on-mars", form)

    assert play.sketch(name) == (), "the main question needs no map"
    give(play, "building")
    lines = play.sketch(name)
    assert sum(line.count("-·-") for line in lines) > 1, "hexes to choose from"
    assert lines[-1].startswith("M Mine, G Generator")


def test_your_first_complex_of_a_type_moves_your_progress_cube_and_its_mission() -> None:
    play = begin(1)
    your_turn(play)
    play.correct("missions.A.card", "progress-cubes")
    left = play.state()["missions"]["A"]["left"]
    give(play, "building", "other.mine", "G5", "done")
    shown = [say.key for say in play.says]
    assert shown[:2] == ["on-mars.your-progress", "on-mars.contribution"]
    assert play.state()["missions"]["A"]["left"] == left - 1
    assert play.state()["you"]["progress_cubes"]["mine"]
    give(play, "building", "other.mine", "G4", "done")
    assert "on-mars.your-progress" not in [say.key for say in play.says], "once for each type"
    assert "mission.A" not in play.ask.options, "its cube follows the map"


def test_a_new_bot_of_yours_counts_for_its_mission() -> None:
    play = begin(1)
    your_turn(play)
    missions = play.state()["missions"]
    (letter,) = (letter for letter, each in missions.items() if each["card"] == "robots")
    left = missions[letter]["left"]
    give(play, "bot", "new", "G5")
    assert play.state()["missions"][letter]["left"] == left - 1


def test_rover_and_bots_are_announced_from_orbit_too() -> None:
    play = begin(1)
    your_turn(play)
    assert play.state()["you"]["side"] == "orbit"
    assert {"rover", "bot"} <= set(play.ask.options)


@pytest.mark.parametrize("older", [False, True])
def test_on_your_way_to_the_colony_the_space_is_chosen_before_the_discovery_tile(older) -> None:
    """Older rules asked for the space last, and for the tile's face after its hex.

    Their plays continue as they were.
    """
    play = begin(3)
    while play.ask.key != "on-mars.your-journey" or play.ask.args["where"] != "colony":
        play.answer(usual_answer(play))
    way = play.ask.options[-1]
    play.answer("travel" if older else way)
    assert play.ask.key == "on-mars.your-discovery"
    at = play.ask.options[0].partition(".")[2]
    give(play, *((at, "tech") if older else (f"tech.{at}",)))
    (tile,) = [row["tile"] for row in play.state()["map"] if row["hex"] == at]
    assert tile == {"what": "discovery", "shows": "tech"}
    space = way.partition(".")[2]
    if older:
        assert play.ask.key == "on-mars.your-space"
        give(play, space)
    assert play.state()["you"]["space"] == int(space)
    assert play.undo() is None
    assert play.ask.key == "on-mars.your-journey", "an answer of several parts is one"


def test_hexes_in_your_building_zone_are_likely_and_others_behind_one_option() -> None:
    play = begin(1)
    your_turn(play)
    bots = [row["hex"] for row in play.state()["map"] if row["piece"]]
    (bot,) = (hex_named(name) for name in bots)
    give(play, "building")
    for kind in TYPES:
        assert f"other.{kind}" in play.ask.options
        likely = [each[len(kind) + 1 :] for each in play.ask.options if each.startswith(f"{kind}.")]
        near = [distance(bot, hex_named(name)) <= 1 for name in likely]
        assert all(near), "another hex is reported by its type first"


def test_a_tile_in_reach_is_where_your_rover_likely_ended() -> None:
    play = begin(1)
    your_turn(play)
    play.correct("you.space", 7)
    give(play, "map.edit", "G8", "discovery.tech", "done", "rover")
    assert play.ask.options[0] == "G8"
    assert play.ask.default is None, "only you know where it ended"
    assert play.ask.args == {"hex": "G6", "moves": 2}


def test_what_contradicts_itself_is_announced_when_it_comes_to_be_and_not_again() -> None:
    play = begin(1)
    your_turn(play)
    give(play, "building", "other.mine", "A2", "done")
    (shown,) = [say.args for say in play.says if say.key == "on-mars.map-fault"]
    assert shown == {"what": "far", "kind": "mine", "hex": "A2"}
    give(play, "tech.mine" if "tech.mine" in play.ask.options else play.ask.options[1])
    assert not [say for say in play.says if say.key == "on-mars.map-fault"]


@pytest.mark.parametrize("came", [False, True])
def test_a_log_that_asked_for_crystals_with_the_building_continues_as_it_was(came: bool) -> None:
    play = begin(2)
    while not (play.ask and play.ask.key == "on-mars.arrows" and play.turn):
        play.answer(usual_answer(play))
    first, at = play.ask.options[1], len(play.log) - 1
    give(play, *((first, "done") if came else ("done",)))
    for _ in range(20):
        play.answer(usual_answer(play))
    log = [entry for entry in play.log if came or entry.key != "on-mars.arrows"]
    log[at] = replace(log[at], value="crystals" if came else "done")
    again = Play(GAME, {"help": "quick"}, "2", log, box=dict(BOX))
    assert (again.unmatched, again.state()) == (0, play.state())
