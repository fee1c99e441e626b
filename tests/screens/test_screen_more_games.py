"""More games: bot files and unfinished games of one, begun and continued by taps."""

from __future__ import annotations

import http.client
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from http import HTTPStatus
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from companion import games
from companion.appendix.server import Published, Server, ServerApart
from companion.engine.autoplay import usual_answer
from companion.engine.problem import Problem
from companion.engine.prompts import Count
from companion.games import installed
from companion.phrases.phrasebook import LANGUAGES
from companion.screens import more_games
from companion.storage import bot_files
from companion.storage.backups import Backups
from companion.storage.store import Store
from kit.fitting import SIZES, TONGUES, assert_fits, assert_targets, paired
from kit.listed import assert_rows_fit, entries, row, tap_row
from kit.patience import PATIENCE

FERRY = """
title = "Ferry"
about = "Whoever takes six passengers across the river first wins."
rival = "the ferryman"
rounds = 30

[counters.his]
name = "Passengers across"
most = 6
at = [{value = 6, steps = [{end = "lost"}]}]

[counters.yours]
name = "Your passengers"
most = 6
at = [{value = 6, steps = [{end = "won"}]}]

[decks.boat]
name = "The ferryman's cards"
cards.one = {name = "One", count = 3, steps = [{say = "Move **a passenger**", add = {his = 1}}]}

[[phases]]
name = "The ferryman's turn"
steps = [{draw = "boat"}]

[[phases]]
name = "Your turn"
who = "you"
steps = [{count = "How many did you take?", most = 3, into = "trip"}, {add = {yours = "trip"}}]

[counters.trip]
name = "Last trip"

[score]
lines = [{name = "Passengers", owner = "you", counter = "yours"}]
"""
WRONG = FERRY.replace('[{draw = "boat"}]', '[{draw = "boot"}]')


@pytest.fixture
def forget() -> Iterator[Callable[[], None]]:
    """Forget the bot files that a test has read, as after a start of the companion."""
    before = [*games.games()]

    def forget_now() -> None:
        for name in games.games().keys() - before:
            del games.games()[name]

    yield forget_now
    forget_now()


@pytest.fixture
def store(home: Path, forget: Callable[[], None]) -> Iterator[Store]:
    """The saved plays, as the companion opens them: those of bot files bring their rules."""
    store = Store(home / "companion.db")
    yield store
    store.close()


@pytest.fixture
def folder(home: Path) -> Path:
    """The folder of the bot files, with one."""
    folder = home / "games"
    folder.mkdir(parents=True)
    (folder / "ferry.toml").write_text(FERRY, encoding="utf-8")
    return folder


def more(player: Any) -> Any:
    player.presenter.navigation.go_home()
    player.frames()
    player.tap(player.taps["more"])
    assert player.app.host.shown == "more"
    return player


def shown(player: Any, name: str) -> tuple[str, str]:
    """Return what a row says: its title, and what is below."""
    row(player, name)
    player.frames(12)  # a file is read in each
    item = row(player, name).item
    return item.label, item.value


def test_the_first_screen_has_installed_games_only_and_no_more_of_them(player):
    tiles = [name for name in player.taps if name.startswith("game-")]
    assert tiles == [f"game-{name}" for name in installed()]
    assert "more" not in player.taps


def test_with_a_bot_file_there_are_more_games_and_a_tap_begins_one(folder, player):
    assert list(player.taps)[list(player.taps).index("more") - 1] == f"game-{installed()[-1]}"
    more(player)
    assert shown(player, "file-ferry") == ("Ferry", "ferry.toml")
    tap_row(player, "file-ferry")
    assert player.app.host.shown == "table"
    assert games.file_of(player.presenter.session.game.name) == "ferry"


def test_a_later_game_of_a_file_is_set_up_first(folder, player):
    tap_row(more(player), "file-ferry")
    player.play_out()
    tap_row(more(player), "file-ferry")
    assert player.app.host.shown == "setup"
    assert player.word("setup", game="Ferry") in player.seen
    player.tap(player.primary)
    assert player.app.host.shown == "table"


def test_the_first_screen_continues_a_game_of_a_file(folder, player, open_app, forget):
    tap_row(more(player), "file-ferry")
    player.answer()
    log = list(player.play.log)
    player.presenter.navigation.go_home()
    forget()
    later = open_app()
    later.frames(3)
    assert "Ferry" in later.seen
    assert later.primary.words == later.word("resume")
    assert later.taps["more"].item.waits
    later.tap(later.primary)
    assert list(later.play.log) == log


def test_a_row_says_that_a_game_waits_and_asks_whether_to_continue_it(folder, player):
    tap_row(more(player), "file-ferry")
    begun = player.presenter.session.id
    more(player)
    waits = player.word("waits-short")
    assert shown(player, "file-ferry") == ("Ferry", f"ferry.toml · {waits}")
    assert entries(player).keys() == {"file-ferry"}
    tap_row(player, "file-ferry")
    player.tap(player.primary)
    assert player.presenter.session.id == begun
    tap_row(more(player), "file-ferry")
    player.tap(player.taps["new-game"])
    player.tap(player.primary)
    assert player.presenter.session.id != begun


def test_a_changed_file_continues_by_its_old_rules_and_begins_by_its_new_ones(folder, player):
    tap_row(more(player), "file-ferry")
    begun = player.presenter.session.game.name
    changed = FERRY.replace('title = "Ferry"', 'title = "Night ferry"')
    (folder / "ferry.toml").write_text(changed, encoding="utf-8")
    assert shown(more(player), "file-ferry")[0] == "Night ferry"
    tap_row(player, "file-ferry")
    player.tap(player.primary)
    assert player.presenter.session.game.name == begun
    tap_row(more(player), "file-ferry")
    player.tap(player.taps["new-game"])
    assert player.app.host.shown == "table"
    assert player.presenter.session.game.name != begun


def test_a_game_continues_after_its_file_is_gone(folder, player, open_app, forget):
    tap_row(more(player), "file-ferry")
    game = player.presenter.session.game.name
    player.presenter.navigation.go_home()
    (folder / "ferry.toml").unlink()
    forget()
    later = more(open_app())
    assert shown(later, f"play-{game}") == ("Ferry", later.word("more-gone"))
    tap_row(later, f"play-{game}")
    later.tap(later.primary)
    assert later.presenter.session.game.name == game


def test_a_wrong_file_says_so_and_tapped_says_where(folder, player, voice):
    (folder / "storm.toml").write_text(WRONG, encoding="utf-8")
    more(player)
    assert shown(player, "file-storm") == ("storm.toml", player.word("more-wrong"))
    tap_row(player, "file-storm")
    assert player.app.host.shown == "more"
    line = next(at for at, each in enumerate(WRONG.splitlines(), 1) if "boot" in each)
    assert f"storm.toml, line {line}, column" in voice.said[-1]
    assert voice.said[-1] in player.seen
    tap_row(player, "file-ferry")
    assert player.app.host.shown == "table"


def test_a_file_made_right_while_it_is_named_wrong_can_be_played(folder, player):
    (folder / "storm.toml").write_text(WRONG, encoding="utf-8")
    tap_row(more(player), "file-storm")
    (folder / "storm.toml").write_text(FERRY, encoding="utf-8")
    tap_row(player, "file-storm")
    assert player.app.host.shown == "table"


def test_it_is_said_where_bot_files_go(player, home, voice):
    player.presenter.navigation.visit("more")
    player.frames()
    assert str(home / "games") in voice.said[-1]
    assert any("companion bot new" in line for line in player.seen)


def test_packages_that_cannot_be_loaded_are_listed_and_read_out(folder, player, voice, monkeypatch):
    problem = Problem("core.game-left-out", {"game": "raft", "package": "raft-game"})
    monkeypatch.setattr(more_games, "failures", lambda: (problem,))
    more(player)
    sentence = player.presenter.phrasebook.problem(problem)
    assert entries(player)["read-0"].label == sentence
    for _ in range(2):
        player.app.perform("die")
    assert voice.said[-1] == sentence


def test_two_buttons_step_through_the_files_and_begin_one(folder, player, voice):
    (folder / "storm.toml").write_text(WRONG, encoding="utf-8")
    more(player)
    player.app.perform("die")
    assert voice.said[-1] == "Ferry"
    player.app.perform("die")
    assert voice.said[-1] == f"storm.toml. {player.word('more-wrong')}"
    player.later(1)
    player.app.perform("next")
    assert "line" in voice.said[-1]
    player.later(1)
    player.app.perform("undo")
    assert player.app.host.shown == "home"


def test_only_files_in_sight_are_read(folder, player, monkeypatch):
    for number in range(200):
        (folder / f"bot-{number:03}.toml").write_text(FERRY, encoding="utf-8")
    read = []
    title = bot_files.title
    monkeypatch.setattr(
        bot_files, "title", lambda path, language: (read.append(path), title(path, language))[1]
    )
    more(player)
    player.frames(30)
    assert 0 < len(read) < 12
    assert shown(player, "file-bot-180") == ("Ferry", "bot-180.toml")
    assert len(read) < 30


@pytest.mark.parametrize(("size", "language", "scale"), paired(SIZES, TONGUES, (1, 1.5)))
def test_it_fits(folder, open_app, stick, size, language, scale):
    (folder / "storm.toml").write_text(WRONG, encoding="utf-8")
    player = open_app(size=size, language=language, text_scale=scale)
    player.frames(3)
    assert_fits(player)
    tap_row(more(player), "file-storm")
    assert_targets(player)
    assert_rows_fit(player)
    plug_in(player, stick)
    player.tap(player.taps["stick"])
    assert_fits(player)
    copy_all_asked(player)
    assert_targets(player)


def ask(address: str) -> tuple[int, str]:
    """Return the status and the page that a phone gets at this address."""
    place = urlsplit(address)
    connection = http.client.HTTPConnection(str(place.hostname), place.port, timeout=PATIENCE)
    with closing(connection):
        connection.request("GET", place.path)
        found = connection.getresponse()
        return found.status, found.read().decode()


@pytest.mark.parametrize(
    "server", [ServerApart("127.0.0.1", 9), Server("127.0.0.1", 0), Published("https://rules.test")]
)
def test_a_phone_reads_the_page_of_the_bot_that_is_played_and_nothing_else(
    folder, open_app, server
):
    (folder / "raft.toml").write_text(FERRY.replace("six", "all"), encoding="utf-8")
    player = open_app(server=server, server_host="127.0.0.1")
    with closing(server):
        tap_row(more(player), "file-raft")
        raft = player.presenter.session.game.name
        tap_row(more(player), "file-ferry")
        player.app.perform("qr")
        assert player.app.host.shown == "code"
        assert player.word("qr-scan") in player.seen
        address = player.app.host.screen.address
        status, page = ask(address)
        assert status == HTTPStatus.OK
        assert "Whoever takes six passengers" in page
        assert "/search" not in page
        root = address.partition("/en/")[0]
        for there in ("/", "/en", "/fr"):
            assert ask(f"{root}{there}")[0] == HTTPStatus.MOVED_PERMANENTLY
        for there in ("/en/on-mars", "/en/search", "/en/wiring", f"/en/{raft}/overview"):
            assert ask(f"{root}{there}")[0] == HTTPStatus.NOT_FOUND
        player.presenter.navigation.go_home()
        assert ask(address)[0] == HTTPStatus.NOT_FOUND


# a stick


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    """A stick with bot files: one that is wrong, one with a name that none can have."""
    games = tmp_path / "stick" / "games"
    games.mkdir(parents=True)
    (games / "raft.toml").write_text(FERRY, encoding="utf-16")
    (games / "ferry.toml").write_text(FERRY.replace("six", "all"), encoding="utf-8")
    (games / "storm.toml").write_text(WRONG, encoding="utf-8")
    (games / "My bot.toml").write_text(FERRY, encoding="utf-8")
    (games / "._raft.toml").write_bytes(b"\0")
    return games.parent


def plug_in(player: Any, stick: Path | None) -> None:
    store = player.presenter.store
    player.presenter.backups = Backups(store.path, store.path.parent / "backups", lambda: stick)


def copy_all(player: Any) -> None:
    """Tap the tool that asks, then the answer."""
    player.tap(player.taps["stick"])
    copy_all_asked(player)


def copy_all_asked(player: Any) -> None:
    """Tap the answer that copies, and wait until that is done."""
    player.tap(player.taps["copy"])
    for thread in threading.enumerate():
        if thread.name == "bots":
            thread.join(PATIENCE)
    player.frames(3)


def test_bots_on_a_stick_are_copied_after_a_question_and_nothing_is_replaced(
    folder, player, stick, voice
):
    plug_in(player, stick)
    player.tap(more(player).taps["stick"])
    assert player.word("stick-ask", count=4) in player.seen
    assert {"raft.toml", "My bot.toml"} <= {*player.seen}
    player.tap(player.primary)
    assert list(bot_files.listed()) == ["ferry"]
    copy_all(player)
    assert player.app.host.shown == "more"
    assert entries(player).keys() == {"file-ferry", "file-ferry-2", "file-raft"}
    assert (folder / "ferry.toml").read_text(encoding="utf-8") == FERRY
    assert player.word("stick-copied", count=2, known=0) in voice.said[-1]
    assert player.word("stick-renamed", file="ferry.toml", name="ferry-2.toml") in voice.said[-1]
    assert "storm.toml, line" in voice.said[-1]
    assert "My bot" in voice.said[-1]
    tap_row(player, "file-raft")
    assert player.app.host.shown == "table"


def test_what_was_copied_before_is_not_copied_again(folder, player, stick, voice):
    plug_in(player, stick)
    (stick / "games" / "storm.toml").unlink()
    (stick / "games" / "My bot.toml").unlink()
    more(player)
    copy_all(player)
    copy_all(player)
    assert voice.said[-1] == player.word("stick-copied", count=0, known=2)
    assert len(bot_files.listed()) == 3


def test_a_stick_with_bots_is_enough_for_more_games_to_be_there(player, stick):
    assert "more" not in player.taps
    plug_in(player, stick)
    more(player)
    copy_all(player)
    assert "file-raft" in entries(player)


@pytest.mark.parametrize("empty", [False, True])
def test_without_bots_on_a_stick_it_is_said_where_they_go(folder, player, tmp_path, voice, empty):
    plug_in(player, tmp_path if empty else None)
    player.tap(more(player).taps["stick"])
    assert player.word("stick-none" if empty else "saved-no-stick") in voice.said[-1]
    assert "copy" not in player.taps


def test_a_stick_is_behind_the_pin(folder, open_app):
    player = open_app(lock_pin="1234")
    player.tap(more(player).taps["stick"])
    assert player.app.host.shown == "lock"


# a play


def test_the_whole_table_of_a_bot_shows_its_counters(folder, player):
    tap_row(more(player), "file-ferry")
    player.presenter.navigation.visit("whole")
    player.frames(3)
    assert {"Passengers across", "Your passengers"} <= {*player.seen}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_end_by_points_says_who_has_won(folder, open_app, language):
    by_points = FERRY.replace('end = "won"', 'end = "score"').replace("rounds = 30", "rounds = 1")
    (folder / "ferry.toml").write_text(by_points, encoding="utf-8")
    player = open_app(language=language)
    tap_row(more(player), "file-ferry")
    while not player.play.over:
        count = isinstance(player.play.ask, Count)
        player.presenter.session.answer(3 if count else usual_answer(player.play))
    player.presenter.game.show_step()
    player.frames(3)
    game = player.presenter.session.game.name
    won = player.presenter.phrasebook.find(f"{game}.you-won", {}, "title")
    assert won in player.seen
    assert any("3" in line and won not in line for line in player.seen)
