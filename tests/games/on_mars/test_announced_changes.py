"""Nothing vanishes from the map untold: each thing that leaves a hex is a move (pp. 12-13, 16)."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from companion.engine.autoplay import likely_answer
from companion.engine.game import YOU
from companion.engine.play import Play
from companion.games.on_mars import GAME
from companion.games.on_mars.components import LACERDA
from companion.games.on_mars.hexes import Hex
from companion.games.on_mars.his_hexes import clear
from companion.games.on_mars.mars import BOT, COLONIST, DISCOVERY, LaidTile, Mars, Piece
from companion.games.on_mars.mars_changes import build, upgrade
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.testing.long import LONG
from kit.boards import BOX

SEEDS = range(80 if LONG else 4)
EDITS = ("on-mars.map-what", "on-mars.map-hex", "on-mars.table")
"""Corrections of the map, or putting it away, are not moves of a step."""

AT = Hex(0, 1)
Rows = Mapping[str, Mapping[str, Any]]


def rows(play: Play) -> Rows:
    """Return the contents of each hex, by its name."""
    return {row["hex"]: row for row in play.state()["map"]}


def lost(before: Rows, now: Rows) -> list[tuple[str, str]]:
    """Return what has left a hex: the thing, and the hex."""
    found = []
    for name in now:
        for what in ("crystal", "tile", "piece", "building", "advanced"):
            was = before[name][what] if name in before else None
            if was and was != now[name][what]:
                found.append((what, name))
    return found


def announced(play: Play, asked: Any, answer: Any, what: str, name: str, before: Rows) -> bool:
    """Return whether a move of the step, or your own answer, takes that thing off that hex."""
    prompts = [asked, *play.says, *([play.ask] if play.ask else [])]
    book = Phrasebook("en")
    moved = [
        each
        for each in prompts
        if each.key in ("on-mars.cleared", "on-mars.no-refuge", "on-mars.refuge")
        and name in (each.args.get("from"), each.args["hex"] if "to" in each.args else "")
        and book.glance(each).moves
    ]
    refuge = (each for each in prompts if each.key == "on-mars.your-refuge")
    if moved or any(each.args["from"] == name for each in refuge):
        return True
    rover = before[name]["piece"] and before[name]["piece"]["what"] == "rover"
    if what == "piece":
        if asked.key == "on-mars.rover-to" or rover:  # said by rover-to and your-rover
            return bool(rover)
        if asked.key == "on-mars.upgrade-at":
            return asked.args["worked"] and asked.args["hex"] == name
        return asked.key in ("on-mars.your-bot", "on-mars.your-bot-hex", "on-mars.your-refuge")
    if what == "tile":
        if any(each.key == "on-mars.tile-taken" for each in play.says):
            return before[name]["piece"] == {"what": "rover", "owner": "lacerda"}
        reached = asked.key == "on-mars.rover-to" and asked.args["sure"]
        yours = [e for e in play.says if e.key == "on-mars.your-way" and e.args["tile"] != "none"]
        return (reached and asked.args["hex"] == name) or any(e.args["hex"] == name for e in yours)
    if what == "crystal":  # a Rover crossed it, counted, or you take it back at an arrow
        if asked.key == "on-mars.arrows":
            return bool(answer == name)
        way = [e for e in play.says if e.key == "on-mars.your-way"]
        gained = [e for e in play.says if e.key == "on-mars.gain-crystals"]
        crossed = [e for e in prompts if e.key == "on-mars.rover-to" and e.args["crossed"]]
        return bool(way or crossed or (gained and asked.key == "on-mars.elsewhere"))
    return False


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_leaves_a_hex_is_announced_by_a_move_of_that_step(seed: int) -> None:
    play, rng = Play(GAME, {"help": "quick"}, str(seed), box=dict(BOX)), random.Random(seed)
    while not play.over:
        before, asked = rows(play), play.ask
        given = likely_answer(play, rng, follow=0.5)
        given = asked.default if str(given).startswith("map.") else given
        play.answer(given)
        if not before or asked.key in EDITS[:2]:
            continue
        missing = [
            each
            for each in lost(before, rows(play))
            if not announced(play, asked, given, *each, before)
        ]
        assert not missing, (asked.key, asked.args, given, [s.key for s in play.says])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_under_a_building_is_a_move_of_its_own(language: str) -> None:
    mars, book = Mars(), Phrasebook(language)
    mars.places[AT].tile = LaidTile(DISCOVERY, "tech")
    (said,) = clear(mars, AT, LACERDA)
    build(mars, AT, "generator", LACERDA)
    assert mars.places[AT].tile is None
    (move,) = book.glance(said).moves
    assert said.args["hex"] in move.plain
    assert said.actor == LACERDA
    assert "13" in book.prompt_text(said).why


def test_in_english_it_is_taken_off_its_hex() -> None:
    mars = Mars()
    mars.places[AT].tile = LaidTile(DISCOVERY, "tech")
    (said,) = clear(mars, AT, LACERDA)
    (move,) = Phrasebook("en").glance(said).moves
    assert move.plain == f"Take the Discovery tile off {said.args['hex']}"


@pytest.mark.parametrize("owner", [YOU, LACERDA])
def test_a_colonist_goes_home_to_its_owner_whoever_upgrades(owner: str) -> None:
    mars = Mars()
    mars.places[AT].building, mars.places[AT].piece = "mine", Piece(COLONIST, owner)
    (said,) = clear(mars, AT, LACERDA)
    upgrade(mars, AT, LACERDA)
    assert said.args["to"] == "home"
    assert said.actor == owner


def test_a_bot_that_makes_room_leaves_nothing() -> None:
    mars = Mars()
    mars.places[AT].piece = Piece(BOT, YOU)
    assert [*clear(mars, AT, LACERDA)] == []


@pytest.mark.parametrize("seed", SEEDS)
def test_the_crystals_of_his_way_are_announced_once(seed: int) -> None:
    play, rng = Play(GAME, {"help": "quick"}, str(seed), box=dict(BOX)), random.Random(seed)
    while not play.over:
        asked = play.ask
        given = likely_answer(play, rng, follow=0.5)
        play.answer(asked.default if str(given).startswith("map.") else given)
        if asked.key == "on-mars.rover-to" and given == "done":
            gained = [e.args["reason"] for e in play.says if e.key == "on-mars.gain-crystals"]
            assert "rover" not in gained
