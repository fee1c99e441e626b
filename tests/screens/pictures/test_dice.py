"""The pictures of the Dice Game: its turns, deadlines, points and dice, in every state."""

from __future__ import annotations

from typing import Any

import pytest

from companion.drawings.icons.colours import THEMES
from companion.games.dice.components import DICE
from companion.games.dice.drawings import SYMBOLS
from companion.games.dice.pictures import ICONS, icon_for
from companion.games.dice.pictures.awards import awards, colour_of
from companion.games.dice.pictures.milestones import flags, left_to
from companion.games.dice.reports import REPORTS
from companion.screens import pictures
from companion.screens.drawing import icons
from companion.screens.pictures import View
from kit.drawn import draw_all, stops
from kit.fitting import hardest


def milestone(slot: str, name: str, deadline: int, status: str = "open") -> dict[str, Any]:
    return {"slot": slot, "name": name, "deadline": deadline, "status": status}


def seen(**state: Any) -> View:
    return View("dice", state, (), None, words=lambda key, **_: key, name=str)


THREE = [
    milestone("top", "miner", 16, "claimed"),
    milestone("middle", "scientist", 20),
    milestone("bottom", "terraformer", 24),
]


@pytest.mark.parametrize("look", hardest(*THEMES))
@pytest.mark.parametrize("cards", ["off", "on"])
def test_every_step_of_a_play_is_drawn(window, session, caplog, look, cards):
    table = session("dice", cards=cards, seed="5")
    for new in stops(table, seed=3, follow=0.6):
        draw_all(table, look, new)
    assert caplog.text == ""


@pytest.mark.parametrize("language", hardest("fr", "pt-BR"))
def test_the_setup_that_is_entered_is_drawn_in_every_language(window, session, caplog, language):
    table = session("dice", language=language, deck="physical")
    for new, _ in zip(stops(table, seed=1, follow=0.8), range(40), strict=False):
        draw_all(table, "night", new)
    assert caplog.text == ""


@pytest.mark.parametrize(("turn", "due"), [(1, False), (18, False), (19, True), (20, True)])
def test_the_first_open_milestone_is_due_from_the_turn_on_in_which_that_is_said(turn, due):
    assert [(flag.turn, flag.due) for flag in flags(seen(milestones=THREE, turn=turn))] == [
        (16, False),
        (20, due),
        (24, False),
    ]


def test_a_deadline_that_was_corrected_is_in_its_place():
    moved = [milestone("top", "miner", 30), *THREE[1:]]
    assert [flag.turn for flag in flags(seen(milestones=moved))] == [20, 24, 30]


@pytest.mark.parametrize(("turn", "left"), [(18, 3), (20, 1), (21, 0), (0, 20)])
def test_the_turns_up_to_a_deadline_count_the_one_that_is_played(turn, left):
    assert left_to(seen(turn=turn), 20) == left


def test_an_award_has_the_colour_of_the_die_with_its_symbol():
    laid = [{"symbol": "water", "rarity": "uncommon", "count": 3}]
    (award,) = awards(seen(awards=laid))
    assert (award.colour, award.text) == ("blue", "3/8")
    assert colour_of("animal") == "green"


def test_every_symbol_of_the_dice_has_an_icon():
    assert {symbol for each in DICE.values() for symbol in each} == set(SYMBOLS)
    assert {each.partition(":")[0] for each in ICONS.values()} <= icons.NAMES


@pytest.mark.parametrize("question", ["turn", "bonus-card"])
def test_every_report_has_an_icon(question):
    assert [name for name in REPORTS if f"{question}.{name}" not in ICONS] == []


def test_the_header_shows_the_turn_the_pace_and_the_points(session):
    table = session("dice")
    while table.play.ask.key != "dice.turn":
        table.answer(table.play.ask.default if table.play.ask.default else True)
    view = pictures.View(
        "dice",
        table.play.state(),
        (),
        table.play.ask,
        table.phrasebook.text,
        str,
        pace=table.pace,
    )
    header = pictures.header(view)
    assert header.title == "Turn 1"
    assert header.numbers == (("op", "0"),)


def test_a_milestone_that_is_claimed_or_gone_has_no_flag_any_more():
    gone = [*THREE[:2], milestone("bottom", "terraformer", 24, "removed")]
    view = seen(milestones=gone)
    found = [icon_for(view, f"turn.{each['name']}") for each in gone]
    assert found == ["check", "flag", "cross"]
    assert not icon_for(view, "turn.temperature")


@pytest.mark.parametrize(("turn", "icon"), [(18, "flag"), (19, "warn")])
def test_the_tile_of_an_open_milestone_warns_once_it_is_due(turn, icon):
    view = seen(milestones=THREE, turn=turn)
    assert icon_for(view, "turn.scientist") == icon
