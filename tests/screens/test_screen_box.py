"""My box as a drawing, tapped in a real window: the boards, the map, by finger and by ear."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from companion.games import find
from companion.games.on_mars.hex_names import NAMES, hex_named
from companion.games.on_mars.hexes import neighbours
from companion.screens.board.whole import ValueSpot
from companion.session import my_box
from kit.board_fitting import TOUCH, faults
from kit.boards import BOX
from kit.fitting import hardest
from kit.listed import choose
from kit.on_board import touch_hex

SIZES = (800, 480), (720, 1280)


def open_box(open_app: Any, size: tuple[int, int] = SIZES[0], **wished: Any) -> Any:
    """Open my box; a part of it may be ``known``, and its ``map`` be shown."""
    known, shown = wished.pop("known", {}), wished.pop("map", False)
    player = open_app(size, **wished)
    player.presenter.store.box("on-mars").update(known)
    player.presenter.navigation.visit("box", game="on-mars", **({"map": True} if shown else {}))
    player.now += 1
    player.frames(4)
    return player


def facts(player: Any) -> dict[str, Any]:
    return dict(player.presenter.store.box("on-mars"))


def spots(player: Any) -> dict[str, ValueSpot]:
    player.frames(3)
    shown = player.app.host.screen.walk(restrict=True)
    return {each.item: each for each in shown if isinstance(each, ValueSpot)}


def tap_fact(player: Any, name: str, at: int) -> str:
    """Tap a fact where it is drawn, then the tile of one of its choices; return that in words."""
    player.tap(spots(player)[name])
    assert player.app.host.shown == "settings"
    label = player.app.host.screen.value.choices[at][1]
    choose(player, label)
    return str(label)


def touch(player: Any, name: str) -> None:
    """Touch a hex of the map."""
    touch_hex(player, name, player.app.host.screen.ids.map.ids.mars.map)


def kind(player: Any, value: str) -> Any:
    """Return the tile of a kind that may be printed on the map."""
    tiles = player.app.host.screen.ids.map.ids.kinds.children
    return next(each for each in tiles if each.item.value == value)


def test_a_tap_on_a_space_records_what_is_printed_there_and_forgets_it(
    open_app: Any, voice: Any
) -> None:
    player = open_box(open_app)
    label = tap_fact(player, "space-icon.3", 3)
    assert player.app.host.shown == "box"
    assert facts(player) == {"space-icon.3": "robot"}
    assert voice.said[-1] == spots(player)["space-icon.3"].text
    assert voice.said[-1].endswith(label)
    tap_fact(player, "space-icon.3", -1)
    assert facts(player) == {}
    player.tap(spots(player)["lab-icon.6a"])
    player.press("escape")
    assert (player.app.host.shown, facts(player)) == ("box", {})


def test_every_fact_of_the_boards_is_drawn_and_numbers_only_of_a_lab_that_differs(
    open_app: Any,
) -> None:
    player = open_box(open_app)
    boards = ("space-icon.", "lab", "research-gives.")
    every = {fact.fact for fact in find("on-mars").box({}) if fact.fact.startswith(boards)}
    assert spots(player).keys() == every
    tap_fact(player, "lab", 1)
    tap_fact(player, "lab-spaces.6", 2)
    assert facts(player) == {"lab": "differs", "lab-spaces.6": 3}
    assert {"lab-icon.6c", "lab-points.6"} <= spots(player).keys()
    tap_fact(player, "lab", 0)
    assert spots(player).keys() == every


def test_fourteen_touches_enter_all_that_is_printed_on_the_map(open_app: Any, voice: Any) -> None:
    player = open_box(open_app)
    player.tap(player.taps["other"])
    for fact, name in BOX.items():
        if fact.startswith(("start.", "shelter.", "research.")):
            touch(player, name)
            assert facts(player)[fact] == name
            assert voice.said[-1] == f"{name}: {kind(player, fact.rpartition('.')[0]).text}"
    screen = player.app.host.screen
    assert (screen.kind, screen.places, len(screen.laid)) == ("", [], 14)
    touch(player, "F6")
    assert len(facts(player)) == 14, "with all of it entered, a touch beside enters nothing"


def test_a_touch_on_what_is_printed_forgets_it_and_records_it_elsewhere(
    open_app: Any, voice: Any
) -> None:
    player = open_box(open_app, known=BOX, map=True)
    yellow = BOX["research.3.2"]
    touch(player, yellow)
    assert facts(player) == {fact: now for fact, now in BOX.items() if fact != "research.3.2"}
    assert voice.said[-1] == f"{yellow}: {player.presenter.words('core.box-unknown')}"
    assert kind(player, "research.3").chosen
    assert kind(player, "research.3").left == 1
    assert kind(player, "start").disabled
    touch(player, "F6")
    assert facts(player) == {**BOX, "research.3.2": "F6"}


def around(name: str) -> set[str]:
    """Return the names of the neighbours of a hex, "" for one without a name."""
    return {NAMES.get(at, "") for at in neighbours(hex_named(name))}


def test_hexes_of_the_edge_are_entered_and_taken_back(open_app: Any) -> None:
    player = open_box(open_app, known=BOX, map=True)
    screen = player.app.host.screen
    inside = {row["hex"] for row in screen.view.get("map")}
    player.tap(kind(player, "outline"))
    inner_hexes = {name for name in inside if around(name) <= inside}
    assert not inner_hexes & {*screen.places}, "a touch on them takes nothing away"
    outer = next(name for name in screen.places if name not in inside)
    inner = next(name for name in screen.places if name in inside)
    for name in (outer, inner):
        touch(player, name)
    assert {row["hex"] for row in screen.view.get("map")} == inside ^ {outer, inner}
    expected = {"outline.1": outer, "outline.2": inner, "outline.3": "same"}
    assert facts(player) == {**BOX, **expected}
    touch(player, outer)
    assert facts(player) == {**BOX, "outline.1": inner, "outline.2": "same"}
    touch(player, inner)
    assert facts(player) == BOX


def test_two_buttons_come_to_every_fact_that_is_drawn(open_app: Any, voice: Any) -> None:
    player = open_box(open_app)
    heard: list[str] = []
    while voice.said[-1] not in heard:
        heard += voice.said[-1:]
        player.press("d")
    named = my_box.facts(player.presenter.store, player.presenter.phrasebook, find("on-mars"))
    drawn = spots(player)
    assert {f"{each.label}: {each.words}" for each in named if each.name in drawn} <= set(heard)
    while not voice.said[-1].startswith("Turn Order space 2"):
        player.press("d")
    player.press("enter")
    player.press("d")
    player.press("enter")
    assert facts(player) == {"space-icon.2": "warehouse"}


def test_two_buttons_enter_a_hex_by_its_column(open_app: Any, voice: Any) -> None:
    player = open_box(open_app, map=True)
    while voice.said[-1] != player.presenter.words("screens.line-of-places", line="C"):
        player.press("d")
    player.press("enter")
    name = voice.said[-1]
    assert name.startswith("C")
    player.press("enter")
    assert facts(player) == {"start.1": name}
    yellow = kind(player, "research.3")
    while voice.said[-1] != yellow.text:
        player.press("d")
    player.press("enter")
    assert yellow.chosen
    assert voice.said[-1] == yellow.text
    assert player.presenter.words("screens.nothing-here") not in voice.said


@pytest.mark.parametrize(
    ("scale", "language", "size"),
    hardest(*product((2, 1.5, 1), ("fr", "pt-BR", "en"), SIZES), count=2),
)
def test_all_of_it_has_room(
    open_app: Any, size: tuple[int, int], language: str, scale: float
) -> None:
    player = open_box(open_app, size, language=language, text_scale=scale)
    screen = player.app.host.screen
    for known in ({}, {**BOX, "lab": "differs", "space-icon.1": "warehouse"}):
        player.presenter.store.box("on-mars").update(known)
        for part in ({}, {"map": True}):
            player.presenter.navigation.visit("box", game="on-mars", **part)
            spots(player)
            assert faults(screen) == [], (known, part)
            least = TOUCH * screen.frame.unit
            assert all(min(each.size) >= least for each in spots(player).values())
