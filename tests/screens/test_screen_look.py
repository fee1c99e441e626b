"""A play looked through step by step: its table then, and never a change."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import pytest

from companion.engine.autoplay import usual_answer
from companion.games import games
from companion.screens.window.keys import TOOLS
from companion.storage.store import Store
from kit.board_fitting import faults
from kit.fitting import assert_fits, hardest

LOOKS = hardest(((800, 480), 2.0, "fr"), ((480, 800), 2.0, "pt-BR"), ((800, 480), 1.0, "en"))


@pytest.fixture
def waiting(player: Any) -> Any:
    """A play of On Mars that waits in round 3, and the screen of what can be done with it."""
    player.begin_in_turn(turn=3)
    player.presenter.navigation.go_home()
    player.presenter.navigation.visit("play", play=1)
    player.frames(3)
    return player


def look(player: Any) -> Any:
    """Open the chosen play step by step."""
    player.tap(player.button(player.word("look")))
    player.frames(3)
    return player.app.host.screen


def saved(store: Store) -> Iterator[tuple[str, str]]:
    """Yield each file of the database with a hash of its bytes."""
    for path in sorted(store.path.parent.glob(f"{store.path.name}*")):
        yield path.name, hashlib.sha256(path.read_bytes()).hexdigest()


def test_it_opens_at_the_last_answer_and_steps_back_and_forth(waiting: Any, voice: Any) -> None:
    screen = look(waiting)
    count = screen.session.count
    assert waiting.primary.words == waiting.word("back")
    words = screen.session.words
    assert f"Step {count} of {count} · {words}" in waiting.seen
    assert voice.said[-1] == f"Round 3. {words}."
    waiting.press("u")
    assert screen.session.at == count - 1
    assert screen.session.words in voice.said[-1]
    waiting.press("enter")
    assert (screen.session.at, screen.session.words) == (count, words)
    waiting.press("enter")
    assert waiting.app.host.shown == "plays"


def test_the_table_is_that_of_the_moment(waiting: Any) -> None:
    screen = look(waiting)
    assert screen.view.get("round") == 3
    waiting.tap(waiting.button(waiting.word("look-turn-before")))
    assert screen.title == "Round 2"
    assert screen.session.words
    waiting.tap(waiting.button(waiting.word("look-turn-before")))
    assert screen.view.get("round") == 1
    at = screen.session.at
    waiting.tap(waiting.button(waiting.word("look-back")))
    waiting.tap(waiting.button(waiting.word("look-turn-after")))
    assert screen.session.at > at - 1
    while screen.session.at:
        waiting.press("u")
    assert screen.title == waiting.word("history-setup")
    assert waiting.word("look-begin") in screen.step_words
    waiting.press("u")
    assert waiting.app.host.shown == "plays"


def test_a_part_of_the_table_is_enlarged_and_opens_no_value(waiting: Any) -> None:
    screen = look(waiting)
    parts = [part for row in screen.rows for part in row.parts]
    assert not [value for part in parts for value in part.values if value.opens]
    for part in parts:
        if not part.values:
            screen.enlarge(part)
            waiting.frames(3)
            assert screen.large.name == part.name
            waiting.press("escape")
    assert waiting.app.host.shown == "look"


@pytest.mark.parametrize("over", [False, True], ids=["waiting", "over"])
def test_whatever_is_pressed_the_database_stays_as_it_was(
    player: Any, store: Store, over: bool
) -> None:
    player.begin_in_turn(turn=3)
    if over:
        player.play_out()
    player.presenter.navigation.go_home()
    before, play = dict(saved(store)), store.find(1)
    for detail in ({"play": 1, "at": 5}, {"play": 1}, {"play": 1, "part": "map"}):
        for key in (*TOOLS, *"123456789"):
            player.now += 1
            player.presenter.navigation.show("look", **detail)
            player.press(key)
        player.presenter.navigation.show("look", **detail)
        player.frames(2)
        for tap in player.buttons:
            player.presenter.navigation.show("look", **detail)
            player.tap(tap)
            assert player.app.host.shown in ("look", "plays")
    assert dict(saved(store)) == before
    assert store.find(1) == play
    assert player.presenter.sessions.current is None


@pytest.mark.parametrize("size", hardest((800, 480), (480, 800)), ids=str)
def test_what_waits_below_the_depot_has_room(open_app: Any, size: Any) -> None:
    player = open_app(size=size)
    player.begin_in_turn(turn=3)
    player.presenter.navigation.visit("look", play=1)
    screen = player.app.host.screen
    while not (count := screen.session.play.state()["lacerda"]["crystals_waiting"]):
        player.press("u")
    player.frames(3)
    assert f"+{count} later" in player.seen, "as in the header of the table"
    assert faults(screen) == []


@pytest.mark.parametrize("name", sorted(games()))
def test_every_game_can_be_looked_through_where_everything_has_room(
    open_app: Any, name: str
) -> None:
    size, scale, language = LOOKS[len(name) % len(LOOKS)]
    player = open_app(size, text_scale=scale, language=language)
    board = {"board": "on"} if name == "classic" else {}
    player.presenter.game.open(name, new=True, seed="3", options=board)
    for _ in range(25):
        if not player.play.over:
            player.presenter.session.answer(usual_answer(player.play))
    player.presenter.navigation.go_home()
    player.presenter.navigation.visit("look", play=1)
    player.frames(3)
    assert_fits(player)
    screen = player.app.host.screen
    count = screen.session.count
    for _ in range(3):
        player.press("u")
    assert screen.session.at == count - 3
    assert_fits(player)


def test_a_play_without_answers_or_whose_game_is_gone_is_not_offered(
    player: Any, store: Store
) -> None:
    player.begin_in_turn(turn=2)
    player.presenter.navigation.go_home()
    with store.writing() as connection:
        connection.execute("UPDATE play SET set_aside = 1")
    player.presenter.navigation.visit("play", play=1)
    player.frames(3)
    action = next(each for each in player.app.host.screen.actions if each.name == "look")
    assert action.off
    player.presenter.navigation.visit("look", play=77)
    assert player.app.host.shown == "plays"
