"""The map is laid in any order; logs and half-laid maps of older rules continue."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.engine.autoplay import usual_answer
from companion.engine.log import LogEntry
from companion.engine.play import Play
from companion.engine.prompts import Refused
from companion.games.on_mars import GAME
from companion.games.on_mars.components import LACERDA, LSS
from companion.games.on_mars.mars_setup import COLOURS, SHELTERS
from companion.games.on_mars.mars_setup import KINDS as EVERY
from kit.boards import BOX, RESEARCH, STARTS
from kit.boards import SHELTERS as SHELTER_HEXES

LAY = "on-mars.lay-map"
OPTIONS = {"help": "quick", "map": "on"}
BEFORE = {
    "on-mars.draws": "each",
    "on-mars.tech-grid": "skip",
    "on-mars.lab-board": "same",
    "on-mars.missions": "draw",
    "on-mars.lay-missions": True,
    "on-mars.rewards": "skip",
    "on-mars.outline": "same",
}
"""The answers before the map is set up."""

LAID = {
    **dict(zip(LSS, STARTS, strict=True)),
    **dict(zip(SHELTERS, SHELTER_HEXES, strict=True)),
}
PLACES = [
    *(f"{kind}.{name}" for kind, name in LAID.items()),
    *(f"{colour}.{name}" for colour, pair in zip(COLOURS, RESEARCH, strict=True) for name in pair),
]
"""All 14 things with their hexes, in the usual order."""


def at_the_map(box: dict[str, Any] | None = None, log: list[LogEntry] | None = None) -> Play:
    play = Play(GAME, OPTIONS, "7", log or (), box=box)
    while play.ask and play.ask.key in BEFORE:
        play.answer(BEFORE[play.ask.key])
    return play


def lying(play: Play) -> dict[str, Any]:
    """Everything on the map, with its owner; the Mine in the middle always is."""
    return {
        row["hex"]: row["building"] or row["tile"]["shows"]
        for row in play.state()["map"]
        if (row["building"] or row["tile"]) and row["hex"] != "G6"
    }


def counted(play: Play) -> tuple[int, int]:
    assert play.ask
    return play.ask.args["laid"], play.ask.args["all"]


@pytest.mark.parametrize("seed", range(4))
def test_the_14_places_are_entered_in_any_order_with_one_answer_each(seed: int) -> None:
    play = at_the_map()
    order = Random(seed).sample(PLACES, len(PLACES))
    for laid, place in enumerate(order):
        assert play.ask
        assert play.ask.key == LAY
        assert counted(play) == (laid, 14)
        play.answer(place)
    assert play.ask
    assert play.ask.key == "on-mars.first-space"
    kinds = [*LSS, "shelter", "shelter", *(kind for kind in COLOURS.values() for _ in (1, 2))]
    names = [place.partition(".")[2] for place in PLACES]
    assert lying(play) == dict(zip(names, kinds, strict=True))


def test_a_shelter_has_its_owner_and_yours_your_bot() -> None:
    play = at_the_map()
    play.answer("his-shelter.I8")
    play.answer("your-shelter.E4")
    rows = {row["hex"]: row for row in play.state()["map"]}
    assert (rows["I8"]["owner"], rows["I8"]["piece"]) == (LACERDA, None)
    assert (rows["E4"]["owner"], rows["E4"]["piece"]["what"]) == ("you", "bot")


def test_every_kind_is_offered_on_every_free_hex() -> None:
    play = at_the_map()
    play.answer("greenhouse.D5")
    assert play.ask
    kinds = {option.partition(".")[0] for option in play.ask.options}
    assert kinds == {*EVERY} - {"greenhouse"}
    assert not [option for option in play.ask.options if option.endswith((".D5", ".G6"))]
    with pytest.raises(Refused):
        play.answer("greenhouse.J7")


def test_what_was_entered_is_printed_and_known_in_the_next_play() -> None:
    box: dict[str, Any] = {}
    play = at_the_map(box)
    for place in PLACES:
        play.answer(place)
    assert {fact: box[fact] for fact in BOX} == BOX


@pytest.mark.parametrize(("box", "compared"), [({}, True), (BOX, False)], ids=["first", "later"])
def test_a_map_entered_for_the_first_time_is_compared_with_the_table(
    box: dict[str, Any], compared: bool
) -> None:
    play = at_the_map(dict(box))
    while play.ask and play.ask.key == LAY:
        play.answer(next(each for each in PLACES if each in play.ask.options))
    assert ("on-mars.map-laid" in [said.key for said in play.says]) == compared


def test_in_a_later_play_four_answers_are_enough() -> None:
    play = at_the_map(dict(BOX))
    assert counted(play) == (0, 6)
    assert play.ask
    places = {
        kind: {o.partition(".")[2] for o in play.ask.options if o.startswith(f"{kind}.")}
        for kind in (*LSS, *SHELTERS)
    }
    for kind, hexes in places.items():
        assert hexes == ({*SHELTER_HEXES} if kind in SHELTERS else {*STARTS})
    for place in ("oxygen-condenser.D5", "his-shelter.E4", "generator.G9", "greenhouse.J7"):
        assert play.ask
        assert play.ask.key == LAY
        play.answer(place)
    assert play.ask.key == "on-mars.first-space"
    held = lying(play)
    assert [held[name] for name in STARTS] == [
        *("oxygen-condenser", "greenhouse", "water-extractor", "generator")
    ]
    assert len(held) == 14


@pytest.mark.parametrize("seed", range(4))
def test_a_box_that_knows_a_part_is_completed(seed: int) -> None:
    chance = Random(seed)
    known = chance.sample([*BOX], 7)
    box = {fact: BOX[fact] for fact in known} | {"lab": "same", "outline.1": "same"}
    play = at_the_map(box)
    wanted = [*PLACES]
    while play.ask and play.ask.key == LAY:
        offered = [place for place in wanted if place in play.ask.options]
        play.answer(chance.choice(offered))
    assert {*box.values()} == {*BOX.values()}
    assert len(lying(play)) == 14


def test_undo_takes_a_thing_off_the_map_and_its_hex_out_of_the_box() -> None:
    box: dict[str, Any] = {}
    play = at_the_map(box)
    for place in PLACES[:3]:
        play.answer(place)
    play.undo()
    assert counted(play) == (2, 14)
    assert "start.3" not in box
    assert lying(play) == {"D5": "generator", "J7": "water-extractor"}
    play.redo()
    assert box["start.3"] == "G3"


def test_of_two_printed_facts_that_contradict_each_other_the_first_is_right() -> None:
    play = at_the_map({**BOX, "research.2.1": "D5"})
    assert counted(play) == (0, 7)
    play.answer("green.I3")
    assert play.box["research.2.1"] == "I3"


# logs of older rules, which asked for one hex after the other, and then what lay there


def entries(by: str, key: str, *values: Any) -> list[LogEntry]:
    return [LogEntry(f"on-mars.{key}", value, by) for value in values]  # type: ignore[arg-type]


def old_log(by: str) -> list[LogEntry]:
    """The log of a set-up by the older rules that asked in order; ``by`` knew the printed facts."""
    return [
        *entries("player", "tech-grid", "skip"),
        *entries(by, "lab-board", "same"),
        *entries("player", "missions", "draw"),
        *entries("chance", "mission", "research-tiles", "contracts", "scientists"),
        *entries("player", "lay-missions", True),
        *entries("player", "rewards", "skip"),
        *entries(by, "outline", "same"),
        *entries(by, "start-hex", *STARTS),
        *entries(by, "shelter-hex", *SHELTER_HEXES),
        *entries(by, "research-hex", *(name for pair in RESEARCH for name in pair)),
        *entries("player", "start-building", "greenhouse", "generator", "oxygen-condenser"),
        *entries("player", "your-shelter", "I8"),
    ]


OLD = {by: old_log(by) for by in ("player", "box")}
MIXED = [
    LogEntry(entry.key, entry.value, "box" if at % 3 else "player")
    if entry.key.endswith("-hex")
    else entry
    for at, entry in enumerate(OLD["player"])
]
"""The log of somebody whose box knew two hexes of three."""

LOGS = {**OLD, "mixed": MIXED}


@pytest.mark.parametrize("log", LOGS.values(), ids=LOGS)
def test_an_old_log_leads_to_the_map_that_it_described(log: list[LogEntry]) -> None:
    play = Play(GAME, OPTIONS, "7", log)
    assert play.unmatched == 0
    assert play.log[: len(log)] == log
    assert play.ask
    assert play.ask.key == "on-mars.first-space"
    held = lying(play)
    assert [held[name] for name in STARTS] == [
        *("greenhouse", "generator", "oxygen-condenser", "water-extractor")
    ]
    assert [held[name] for pair in RESEARCH for name in pair] == [*"11223344"]
    rows = {row["hex"]: row for row in play.state()["map"]}
    assert [rows[name]["owner"] for name in SHELTER_HEXES] == [LACERDA, "you"]


@pytest.mark.parametrize("kept", range(9, len(OLD["player"])))
@pytest.mark.parametrize("log", LOGS.values(), ids=LOGS)
def test_a_map_that_was_half_laid_by_older_rules_is_laid_on(log: list[LogEntry], kept: int) -> None:
    """Every answer counts, undo takes back all of them, and the longer log is replayed whole."""
    chance = Random(kept)
    play = at_the_map(log=log[:kept])
    assert play.unmatched == 0
    while play.ask and play.ask.key == LAY:
        play.answer(chance.choice(play.ask.options))
    assert play.log[:kept] == log[:kept]
    held = lying(play)
    assert len(held) == 14
    shown = [entry.value for entry in log[:kept] if entry.key.endswith("-hex")]
    assert {*shown} <= {*held}
    again = Play(GAME, OPTIONS, "7", play.log)
    assert (again.unmatched, again.log, again.state()) == (0, play.log, play.state())
    again.undo(sum(entry.given for entry in again.log))
    assert again.ask
    assert again.ask.key == "on-mars.draws"


# one thing is taken off again


def test_what_was_laid_wrong_is_taken_off_and_the_rest_stays() -> None:
    box: dict[str, Any] = {}
    play = at_the_map(box)
    begun = len(play.log)
    for place in PLACES[:4]:
        play.answer(place)
    play.remove_answer(begun + 1)
    assert [entry.value for entry in play.log[begun:]] == [PLACES[0], *PLACES[2:4]]
    assert counted(play) == (3, 14)
    assert "J7" not in [value for fact, value in box.items() if fact.startswith("start.")]
    assert "J7" not in lying(play)
    assert (play.undone, play.withdrawn, play.went_back) == ([], None, False)
    again = Play(GAME, OPTIONS, "7", play.log)
    assert (again.unmatched, again.state()) == (0, play.state())


GUIDED = {"help": "guided", "length": "short", "draws": "draw"}


def test_the_companion_draws_the_starting_buildings_where_their_hexes_are_known() -> None:
    play = Play(GAME, GUIDED, "7", box=dict(BOX))
    while play.ask and play.ask.key != "on-mars.lay-starts":
        assert play.ask.key != "on-mars.setup-mars" or play.ask.args == {"drawn": True}
        play.answer(usual_answer(play))
    assert play.ask
    laid = {name: kind for kind, name in play.ask.args.items()}
    assert sorted(laid) == sorted(STARTS)
    assert sorted(laid.values()) == sorted(LSS)
    play.answer(True)
    assert (play.ask.key, play.ask.options) == ("on-mars.your-shelter", tuple(SHELTER_HEXES))
    play.answer(SHELTER_HEXES[1])
    assert play.ask.key == "on-mars.setup-lacerda"
    on_map = lying(play)
    assert {name: on_map[name] for name in STARTS} == laid
    assert all(on_map[name] == "shelter" for name in SHELTER_HEXES)


def test_a_guided_play_of_older_rules_continues_with_the_buildings_that_you_placed() -> None:
    play = Play(GAME, GUIDED, "7", box=dict(BOX))
    while play.ask and play.ask.key != "on-mars.lay-starts":
        play.answer(usual_answer(play))
    drawn = {"on-mars.start-drawn"}
    before = next(n for n, each in enumerate(play.log) if each.key == "on-mars.setup-mars")
    log = [
        entry
        for n, entry in enumerate(play.log)
        if entry.key not in drawn and not (entry.key == "on-mars.start-hex" and n < before)
    ]
    placed = [LogEntry(LAY, f"{kind}.{name}", "player") for kind, name in LAID.items()][:3]
    again = Play(GAME, GUIDED, "7", [*log, *placed], box=dict(BOX))
    assert not again.unmatched
    assert again.ask
    assert again.ask.key == LAY
    assert {lying(again)[name] for name in STARTS} == {*LSS}


def test_without_known_hexes_nothing_is_drawn() -> None:
    play = Play(GAME, GUIDED, "7")
    while play.ask and play.ask.key != LAY:
        assert play.ask.key != "on-mars.setup-mars" or play.ask.args == {"drawn": False}
        play.answer(usual_answer(play))
    assert play.ask
    assert play.ask.args == {"laid": 0, "all": len(PLACES)}


@pytest.mark.parametrize(("tracked", "seat"), [("on", False), ("off", True)])
def test_no_contribution_is_reported_while_the_map_shows_them(tracked: str, seat: bool) -> None:
    play = Play(GAME, OPTIONS | {"map": tracked}, "7", box=dict(BOX))
    while play.ask.key != "on-mars.table":
        play.answer(usual_answer(play))
    assert ("mission" in play.ask.displayed_options) == seat
