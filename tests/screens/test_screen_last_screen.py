"""The app reopens on any screen on which it was closed, with its contents, at the same step."""

import json
import os

import pytest

from companion.device import systemd
from companion.screens.presenter.navigation import LOCKED
from companion.screens.screen_host import KINDS
from companion.testing.long import LONG
from kit import processes

GAME = "on-mars"


def close(player):
    player.window.remove_widget(player.app.root)
    player.app.on_stop()


def rolled(player):
    player.presenter.navigation.show("die")
    player.app.host.screen.roll(6)
    player.later(0.1)
    player.later(0.1)
    player.later(0.1)


def without_play(player, screen, **detail):
    player.presenter.navigation.go_home()
    player.presenter.navigation.show(screen, **detail)


PLACES = {
    "home": lambda p: p.presenter.navigation.go_home(),
    "setup": lambda p: without_play(p, "setup", game=GAME),
    "setup with other options": lambda p: without_play(
        p, "setup", game=GAME, options={"deck": "physical", "clock": "90"}
    ),
    "setup with an open option": lambda p: without_play(p, "setup", game=GAME, field="deck"),
    "setup with the readings of rules": lambda p: without_play(p, "setup", game=GAME, rules=True),
    "setup with a number": lambda p: without_play(
        p, "setup", game=GAME, field="clock", number=True
    ),
    "home with a question": lambda p: without_play(p, "home", game=GAME),
    "more": lambda p: without_play(p, "more"),
    "plays": lambda p: without_play(p, "plays"),
    "plays with a turn of one": lambda p: without_play(p, "plays", play=1, turn=1),
    "plays with the best": lambda p: without_play(p, "plays", best=True),
    "settings": lambda p: p.presenter.navigation.show("settings"),
    "settings with an open value": lambda p: p.presenter.navigation.show("settings", field="clock"),
    "settings without a play": lambda p: without_play(p, "settings", field="pin_led"),
    "box": lambda p: p.presenter.navigation.visit("box"),
    "box with the map": lambda p: p.presenter.navigation.visit("box", map=True),
    "box as a list": lambda p: p.presenter.navigation.visit("settings", game=GAME),
    "table": lambda p: p.presenter.navigation.show("table"),
    "table at the end": lambda p: p.play_out(),
    "scores": lambda p: p.presenter.navigation.show("scores"),
    "people": lambda p: p.presenter.navigation.show("people", play=1),
    "person": lambda p: p.presenter.navigation.show("person", play=1, who="you"),
    "play": lambda p: p.presenter.navigation.show("play", play=1),
    "deleted": lambda p: p.presenter.navigation.show("deleted"),
    "look": lambda p: p.presenter.navigation.show("look", play=1, at=2),
    "statistics": lambda p: p.presenter.navigation.show("statistics", chart="scores"),
    "times": lambda p: p.presenter.navigation.show("times"),
    "menu": lambda p: p.presenter.navigation.show("menu"),
    "turn": lambda p: p.presenter.navigation.show("turn"),
    "die": lambda p: p.presenter.navigation.show("die"),
    "die after a roll": rolled,
    "why": lambda p: p.presenter.navigation.read("why"),
    "goals": lambda p: p.presenter.navigation.visit("goals"),
    "help": lambda p: p.presenter.navigation.read("help"),
    "page": lambda p: p.presenter.navigation.visit("page"),
    "page of a link": lambda p: follow_a_link(p),
    "notices": lambda p: p.presenter.navigation.read("notices"),
    "code": lambda p: p.presenter.navigation.show("code"),
    "saved": lambda p: p.presenter.navigation.show("saved"),
    "saved without a play": lambda p: without_play(p, "saved"),
    "wifi": lambda p: p.presenter.navigation.show("wifi"),
    "whole table": lambda p: p.presenter.navigation.visit("whole"),
    "map": lambda p: p.presenter.navigation.visit("whole", part="map"),
    "editor": lambda p: p.presenter.navigation.show("editor", list=True),
    "editor with an open number": lambda p: p.presenter.navigation.show(
        "editor", field="lacerda.crystals"
    ),
    "history": lambda p: p.presenter.navigation.show("history"),
    "history with an answer": lambda p: p.presenter.navigation.show("history", back=2),
    "history with a turn": lambda p: p.presenter.navigation.show("history", turn=0, back=3, page=1),
}


def follow_a_link(player):
    player.presenter.navigation.show("page", place="construct", page=1)
    player.app.host.screen.follow("rover")


def texts(player):
    """Return every visible text once totals have counted up, except the greeting on return."""
    player.presenter.greeting = ""
    player.app.host.screen.refresh()
    player.later(2)
    player.frames(3)
    return sorted(line for line in player.seen if not line.startswith("http"))


def where(player):
    session = player.presenter.sessions.current
    step = session and (session.id, session.play.log, session.play.undone, session.play.ask)
    return player.app.host.shown, dict(player.app.host.detail), step, texts(player)


PASSES = {
    "power": {},
    "delete": {"play": 1},
    "write": {"play": 1, "who": "you"},
    "lock": {"then": "power"},
    "phone": {},
    "phones": {},
    "bgstats": {"play": 1},
    "stick": {},
    "taking": {},
    "offered": {"settings": {"look": "day"}},
    "clean": {},
    "wiring": {},
    "doctor": {"part": 4},
    "touch": {},
    "buttons": {},
}
"""Screens that ask, test or lend something while they are shown, and how to show them."""


def test_the_places_are_on_every_screen():
    shown = {name.split()[0] for name in PLACES} | {"reading", "tools"}
    assert set(KINDS) - shown == set(PASSES)


ONE_OF_EACH = {name.split()[0]: name for name in PLACES}.values()
"""Each screen once, with something open on it where there can be."""


@pytest.mark.parametrize("place", PLACES if LONG else ONE_OF_EACH)
def test_it_comes_back(player, open_app, place):
    player.begin_in_turn()
    player.presenter.session.undo()
    PLACES[place](player)
    before = where(player)
    close(player)
    assert where(open_app()) == before


@pytest.mark.parametrize("leave", ["home", "menu", ""])
def test_what_was_ticked_is_not_to_be_done_again(player, open_app, leave):
    player.later(1)
    player.presenter.game.open("classic", new=True)
    player.reach("classic.report", turn=2)
    player.tap(player.primary)
    player.tap(player.primary)
    moves = player.table.step.moves
    if leave:
        player.presenter.navigation.visit(leave)
    close(player)
    again = open_app()
    again.later(1)
    again.presenter.game.open("classic")
    assert again.table.step.moves == moves


@pytest.mark.parametrize("screen", PASSES)
def test_what_passes_is_not_what_it_opens_on_but_the_screen_before(player, open_app, screen):
    player.begin_in_turn()
    player.presenter.navigation.show("history", turn=0)
    player.presenter.navigation.show(screen, **PASSES[screen])
    close(player)
    host = open_app().app.host
    assert (host.shown, host.detail["turn"]) == ("history", 0)


def test_after_a_restart_it_opens_on_the_first_screen_from_which_it_was_restarted(
    open_app, monkeypatch
):
    monkeypatch.setattr(systemd, "_ask", lambda _: True)
    player = open_app(kiosk=True)
    player.presenter.navigation.quit()
    player.frames()
    player.tap(player.taps["restart"])
    close(player)
    assert open_app(kiosk=True).app.host.shown == "home"


@pytest.mark.parametrize("screen", LOCKED)
def test_what_a_pin_locks_is_not_what_it_opens_on(open_app, screen):
    player = open_app(lock_pin="1590")
    player.begin_in_turn()
    player.presenter.navigation.unlock()
    player.presenter.navigation.show("menu")
    player.presenter.navigation.show(screen)
    close(player)
    assert open_app(lock_pin="1590").app.host.shown == "menu"


@pytest.mark.parametrize(("play", "shown"), [(None, "home"), (1, "table")])
def test_a_power_screen_that_an_earlier_release_saved_is_passed_over(
    player, open_app, home, play, shown
):
    player.begin_in_turn()
    close(player)
    (home / "place.json").write_text(json.dumps({"screen": "power", "play": play}))
    assert open_app().app.host.shown == shown


def test_coming_back_says_what_is_there(player, open_app, voice):
    player.begin_in_turn()
    close(player)
    again = open_app()
    resumed = again.presenter.words("core.resumed")
    assert voice.said[-1] == f"{resumed} {again.table.said}"
    first = again.presenter.session.pieces[0].text
    assert again.table.said.startswith(first)
    assert again.table.step.notice.text == resumed
    again.table.press_primary()
    assert not again.table.step.notice
    again.presenter.navigation.show("scores")
    close(again)
    last = open_app()
    assert voice.said[-1] == last.app.host.screen.spoken


def test_the_end_comes_back_without_saying_that_it_continues(player, open_app, voice):
    player.begin_in_turn()
    player.play_out()
    close(player)
    again = open_app()
    assert again.play.over
    assert again.presenter.words("core.resumed") not in voice.said[-1]


def test_another_play_that_was_on_the_table_comes_back_not_the_latest(player, open_app):
    player.begin_in_turn()
    first = player.presenter.session.id
    player.begin()
    player.presenter.game.open_saved(first)
    player.now += 1
    player.presenter.game.open_saved(first)
    close(player)
    assert open_app().presenter.session.id == first


BROKEN = [
    "",
    "{",
    "[]",
    '{"screen": 7}',
    '{"screen": "attic", "play": 1}',
    '{"screen": "table"}',
    '{"screen": "table", "play": 99}',
    '{"screen": "table", "play": 99999999999999999999}',
    '{"screen": "setup"}',
    '{"screen": "setup", "detail": {"game": "chess"}}',
    '{"screen": "setup", "detail": {"game": "on-mars", "options": {"deck": "lost"}}}',
    '{"screen": "history", "play": 1, "detail": {"back": "x"}}',
    '{"screen": "history", "play": 1, "detail": {"turn": [1]}}',
    '{"screen": "plays", "detail": {"turn": "x"}}',
    '{"screen": "reading", "play": 1, "detail": {"what": "tea leaves"}}',
    '{"screen": "settings", "detail": {"field": [1]}}',
]


def test_a_place_that_cannot_be_is_the_first_screen_and_nothing_is_lost(player, open_app, home):
    player.begin_in_turn()
    log = list(player.play.log)
    close(player)
    for content in BROKEN:
        (home / "place.json").write_text(content)
        again = open_app()
        assert again.app.host.screen.name == "home", content
        assert again.presenter.sessions.current is None
        close(again)
    last = open_app()
    last.tap(last.button(last.word("resume")))
    assert last.play.log == log


def test_a_place_that_cannot_be_saved_or_read_is_ignored(player, open_app, home):
    (home / "place.json").unlink()
    (home / "place.json").mkdir()
    player.begin_in_turn()
    close(player)
    again = open_app()
    assert again.app.host.screen.name == "home"
    assert again.presenter.sessions.waiting(GAME)


def test_a_home_that_cannot_be_written_still_has_every_screen(open_app, home, store):
    store.close()
    for each in home.iterdir():
        each.unlink()
    home.rmdir()
    home.write_text("a file stands where the folder should be")
    player = open_app()
    assert player.app.host.screen.name == "home"
    player.begin_in_turn()
    for place in ("settings", "history", "editor", "menu", "plays"):
        player.presenter.navigation.show(place)
    player.presenter.navigation.show_play()
    assert player.presenter.notices


def test_only_another_place_is_written(player, home):
    player.begin_in_turn()
    player.presenter.navigation.show("die", sides=4)
    before = (home / "place.json").stat().st_mtime_ns, sorted(home.iterdir())
    player.presenter.navigation.show("die", sides=4)
    assert ((home / "place.json").stat().st_mtime_ns, sorted(home.iterdir())) == before
    saved = json.loads((home / "place.json").read_text())
    assert saved == {
        "screen": "die",
        "play": player.presenter.session.id,
        "detail": {"sides": 4},
        "ticked": {},
    }


def test_a_companion_that_is_killed_comes_back_too(player, store, home):
    player.begin_in_turn()
    player.presenter.navigation.show("editor", field="lacerda.crystals")
    place = json.loads((home / "place.json").read_text())
    close(player)
    store.close()
    for _ in range(2):
        assert shown_by_a_process(home) == repr_of(place)
        assert json.loads((home / "place.json").read_text()) == place


def repr_of(place):
    return (
        f"LastPlace(screen={place['screen']!r}, play={place['play']}, "
        f"detail={place['detail']!r}, ticked={{}})"
    )


def shown_by_a_process(home):
    """Run the companion until it shows a screen, and kill it; return its log."""
    command = *processes.COMPANION, "run", "--windowed", "800x480", "--verbose"
    environ = {
        **os.environ,
        "COMPANION_HOME": str(home),
        "COMPANION_VOICE": "false",
        "COMPANION_SERVER": "false",
        "SDL_VIDEODRIVER": "offscreen",
        "SDL_AUDIODRIVER": "dummy",
    }
    with processes.running(*command, environ=environ) as companion:
        line = next(line for line in companion.stderr if " shows " in line)
    return line.partition(" shows ")[2].strip()
