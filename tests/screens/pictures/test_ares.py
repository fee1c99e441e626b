"""The pictures of Ares Expedition: phases, parameters, the cube, in every state."""

from __future__ import annotations

from typing import Any

import pytest

from companion.drawings.icons.colours import THEMES
from companion.games.ares.board import PHASES, ZONES, parameters
from companion.games.ares.pictures import ICONS
from companion.games.ares.pictures.phases import field_of, phases
from companion.screens import pictures
from companion.screens.drawing import icons
from companion.screens.pictures import View
from companion.screens.pictures.parameters import tracks
from companion.screens.views import view_of
from kit.drawn import draw_all, stops
from kit.fitting import hardest


def seen(**state: Any) -> View:
    return View("ares", state, (), None, words=lambda key, **_: key, name=str)


def in_round(moment: str, **more: Any) -> View:
    """A round of solo: Action is yours, Production the dummy hand's."""
    cards = dict.fromkeys(PHASES, True) | {"production": False, "research": False}
    return seen(
        **{
            "round": 12,
            "moment": moment,
            "phases": ["action", "production"],
            "chosen": {"you": "action"},
            "martian": {"card": "production", "hand": cards},
            **more,
        }
    )


@pytest.mark.parametrize("look", hardest(*THEMES))
@pytest.mark.parametrize("mode", ["solo", "co-op"])
def test_every_step_of_a_play_is_drawn(window, session, caplog, look, mode):
    table = session("ares")
    table.answer(mode)
    for new in stops(table, seed=2, follow=0.5):
        draw_all(table, look, new)
    assert caplog.text == ""


@pytest.mark.parametrize("language", hardest("fr", "pt-BR"))
def test_a_play_is_drawn_in_every_language(window, session, caplog, language):
    table = session("ares", language=language, deck="physical")
    for new, _ in zip(stops(table, seed=1, follow=0.8), range(60), strict=False):
        draw_all(table, "night", new)
    assert caplog.text == ""


def test_the_phases_of_a_round_have_who_chose_them():
    assert [phase.chose for phase in phases(in_round("action"))] == [
        (),
        (),
        ("you",),
        ("martian",),
        (),
    ]


def test_a_phase_that_both_chose_has_both():
    same = {"card": "action", "hand": {}}
    chosen = phases(in_round("action", phases=["action"], martian=same))[2].chose
    assert chosen == ("you", "martian")


def test_a_phase_is_done_once_a_later_one_is_played():
    shown = phases(in_round("production"))
    assert [(phase.done, phase.now) for phase in shown[2:4]] == [(True, False), (False, True)]
    assert all(phase.done for phase in phases(in_round("end")) if phase.lit)


def test_while_phases_are_chosen_none_is_lit():
    shown = phases(in_round("planning", phases=[]))
    assert not any(phase.lit for phase in shown)


@pytest.mark.parametrize(
    ("at", "field"), [(0, "martian.hand.development"), (2, "chosen.you"), (3, "martian.card")]
)
def test_a_tap_on_a_phase_opens_what_it_shows(at, field):
    view = in_round("action")
    assert field_of(view, phases(view)[at]) == field


def test_a_step_has_the_colour_of_the_zone_that_it_leads_to():
    temperature, oxygen, oceans = tracks(seen(), parameters(), ZONES)
    assert [temperature.colour(cell) for cell in (4, 5, 10, 15, 18)] == [
        "purple",
        "red",
        "yellow",
        "white",
        "white",
    ]
    assert [oxygen.colour(cell) for cell in (1, 2)] == ["purple", "red"]
    assert oceans.colour(0) == "water"


def test_a_parameter_fills_a_cell_with_each_step():
    view = seen(parameters={"temperature": {"value": -12}})
    temperature = tracks(view, parameters())[0]
    assert (temperature.cells, temperature.done) == (19, 9)


def test_every_icon_that_is_named_is_one():
    assert {each.partition(":")[0] for each in ICONS.values()} <= icons.NAMES


def test_the_header_shows_the_round_and_its_step(session):
    table = session("ares")
    for answer in ("solo", "expert", "ready"):
        table.answer(answer)
    header = pictures.header(view_of(table, table.phrasebook, portrait=False))
    assert (header.title, header.current) == ("Round 1", 0)
    assert header.numbers == [("tr", "5"), ("forest", "0")]
    table.answer("action")
    header = pictures.header(view_of(table, table.phrasebook, portrait=False))
    assert header.current == 1
