"""Exporting and importing saved games by taps; the results are shown and spoken."""

from __future__ import annotations

import http.client
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import pytest

from companion.appendix import server
from companion.games import find, games
from companion.phrases.phrasebook import first_sentence
from companion.screens.services import saved as saved_games
from companion.storage import settings as settings_
from companion.storage.backup_files import name_of
from companion.storage.backups import Backups
from companion.storage.codes import TRIES
from companion.storage.exports import MAX_BYTES, export_plays
from companion.storage.import_process import ImportProcess
from companion.storage.importer import ImportProgress
from companion.storage.store import Store
from kit.fitting import SIZES, TONGUES, assert_fits, assert_targets, paired
from kit.importing import read
from kit.listed import tap_row
from kit.patience import PATIENCE


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    folder = tmp_path / "stick"
    folder.mkdir()
    return folder


@pytest.fixture
def saved(player: Any, stick: Path) -> Any:
    """The screen of the saved plays, with a stick."""
    presenter, store = player.presenter, player.presenter.store
    on_result = presenter.backups.on_result
    presenter.backups = Backups(store.path, store.path.parent / "backups", lambda: stick, on_result)
    presenter.game.open("dice", new=True)
    player.later(1)
    presenter.navigation.show("saved")
    player.frames()
    return player


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """The saved plays of another companion: two."""
    path = tmp_path / "other.db"
    with closing(Store(path)) as store:
        for seed in ("8", "9"):
            store.begin(find("dice"), {}, seed)
    return path


def bring(player: Any, what: str) -> None:
    """Tap an import button, and wait until the games are imported."""
    player.tap(player.taps[what])
    wait_for_import(player)
    assert player.app.host.shown != "taking"


def wait_for_import(player: Any) -> None:
    for thread in threading.enumerate():
        if thread.name == "import":
            thread.join(PATIENCE)
            assert not thread.is_alive()
    player.frames()


def exported(path: Path) -> bytes:
    with closing(Store(path)) as store:
        return b"".join(export_plays(store))


def test_the_settings_lead_to_the_saved_games_and_back(player):
    player.presenter.navigation.show("settings")
    tap_row(player, "saved")
    assert player.app.host.shown == "saved"
    player.tap(player.primary)
    assert player.app.host.shown == "settings"


def test_all_games_are_copied_to_the_stick_and_it_is_reported(saved, stick, voice):
    saved.tap(saved.taps["to-stick"])
    saved.presenter.backups.close()
    saved.frames()
    (copy,) = (stick / "companion").rglob("*.db")
    with closing(Store(copy)) as store:
        assert len(store.history()) == 1
    assert voice.said[-1] == saved.presenter.words("core.stick-copied")
    assert saved.taps["notice"].words.endswith(voice.said[-1])
    assert saved.taps["notice"].item.icon == "check"
    saved.presenter.navigation.show_play()
    assert saved.table.step.notice.icon == "check"


def test_what_is_wrong_with_the_stick_carries_the_icon_of_a_warning(saved, stick):
    (stick / "companion").touch()
    saved.tap(saved.taps["to-stick"])
    saved.presenter.backups.close()
    saved.frames()
    assert saved.taps["notice"].words.endswith(saved.presenter.words("core.stick-failed"))
    assert saved.taps["notice"].item.icon == "warn"


def test_games_on_a_stick_are_brought_in_from_its_backup_and_its_exports(
    saved, stick, other, voice
):
    (stick / "companion").mkdir()
    (stick / "companion" / "companion-000007-20260101-120000.db").write_bytes(other.read_bytes())
    (stick / "mine.json").write_bytes(exported(other))
    (stick / "holiday.json").write_text('{"photos": []}', encoding="utf-8")
    for said in ("2 new games. 2 games were", "No new game. 4 games were"):
        saved.later(1)
        bring(saved, "from-stick")
        assert " ".join(voice.said[-1].split()).startswith(said)
        assert len(saved.presenter.store.history()) == 3


@pytest.mark.parametrize("what", ["to-stick", "from-stick"])
def test_without_a_stick_it_says_what_to_put_in(saved, stick, voice, what):
    stick.rmdir()
    saved.presenter.backups.find_stick = lambda: None
    saved.tap(saved.taps[what])
    assert voice.said[-1] == saved.word("saved-no-stick")


def test_a_stick_without_games_says_so(saved, voice):
    bring(saved, "from-stick")
    assert voice.said[-1] == saved.word("saved-nothing")


def test_the_newest_whole_copy_of_each_installation_is_brought_in(saved, stick, other, voice):
    """One table's newest copy was cut short, and the other's numbers are lower."""
    for name, number, content in (
        ("0a", 12, other.read_bytes()[:5000]),
        ("0a", 11, other.read_bytes()),
        ("0b", 3, saved.presenter.store.path.read_bytes()),
    ):
        copy = stick / "companion" / name / name_of(number, "20260101-120000")
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(content)
    bring(saved, "from-stick")
    assert " ".join(voice.said[-1].split()).startswith("2 new games.")


def test_a_backup_brings_back_what_is_lost(saved, voice):
    store = saved.presenter.store
    saved.presenter.backups.make()
    known = store.copy(1)
    with store.writing() as connection:
        for table in ("answer", "note", "play"):
            connection.execute(f"DELETE FROM {table}")
    saved.presenter.navigation.show("saved")
    saved.frames()
    bring(saved, "backup")
    assert "One new game." in voice.said[-1]
    assert store.copy(1) == known


# while they are brought in


def begin(player: Any, what: str) -> Any:
    """Tap an import button; return the screen with the progress."""
    player.tap(player.taps[what])
    assert player.app.host.shown == "taking"
    return player.app.host.screen


def test_how_far_it_is_is_shown_and_stop_leaves_everything_as_it_was(saved, stick, other, voice):
    (stick / "mine.json").write_bytes(exported(other))
    screen = begin(saved, "from-stick")
    assert voice.said[-1] == saved.word("taking")
    importing = screen._importing
    screen._show(importing, ImportProgress(1, 2))
    assert "Games read: 1 of 2" in saved.seen
    screen._show(importing, ImportProgress(1, 2, saving=True))
    assert "Games saved: 1 of 2" in saved.seen
    assert saved.primary.words == saved.word("taking-stop")
    saved.tap(saved.primary)
    assert saved.app.host.shown == "saved"
    assert voice.said[-1] == saved.presenter.words("core.refused-stopped")
    wait_for_import(saved)
    assert voice.said[-1] == saved.presenter.words("core.refused-stopped")
    assert saved.presenter.store.count() == 1


@pytest.mark.parametrize("what", ["from-stick", "backup"])
def test_where_the_disk_takes_nothing_that_is_reported_at_once_and_nothing_is_begun(
    saved, stick, other, voice, what
):
    (stick / "mine.json").write_bytes(exported(other))
    saved.presenter.backups.make()
    saved.presenter.navigation.show("saved")
    saved.frames()
    store = saved.presenter.store
    store.close()
    store.path.rename(store.path.with_name("away.db"))
    store.path.mkdir()
    saved.tap(saved.taps[what])
    assert saved.app.host.shown == "saved"
    problem = saved.presenter.phrasebook.problem(store.problem)
    assert voice.said[-1] == first_sentence(problem)


def test_whoever_leaves_stops_it_and_what_it_says_later_is_not_shown(saved, stick, other):
    (stick / "mine.json").write_bytes(exported(other))
    screen = begin(saved, "from-stick")
    importing = screen._importing
    saved.presenter.navigation.show("home")
    wait_for_import(saved)
    screen._show(importing, ImportProgress(1, 2))
    assert saved.app.host.shown == "home"
    assert saved.presenter.store.count() == 1


def test_where_it_is_too_late_to_stop_it_is_reported_what_came_in(saved, stick, other, voice):
    (stick / "mine.json").write_bytes(exported(other))
    screen = begin(saved, "from-stick")
    counted: list[bool] = []
    screen._importing.stop = lambda: counted.append(True)  # as it is once the last part is written
    screen.back()
    assert saved.app.host.shown == "taking"
    wait_for_import(saved)
    assert counted
    assert voice.said[-1].startswith("2 new games.")


def test_a_printed_fact_that_came_in_is_known_at_the_table(saved, stick, other):
    with closing(Store(other)) as store:
        store.put_fact("on-mars", "space-icon.3", "robot")
    box = saved.presenter.store.box("on-mars")
    (stick / "mine.json").write_bytes(exported(other))
    bring(saved, "from-stick")
    assert box["space-icon.3"] == "robot"


def test_a_file_that_is_left_out_is_reported_and_the_others_come_in(saved, stick, other, voice):
    (stick / "mine.json").write_bytes(exported(other))
    (stick / "loop.json").symlink_to(stick / "loop.json")
    (stick / "holiday.json").write_text('{"photos": []}', encoding="utf-8")
    bring(saved, "from-stick")
    said = " ".join(voice.said[-1].split())
    assert said.startswith("2 new games. loop.json cannot be read: it is a link to itself")
    assert "holiday" not in said


def test_only_a_file_that_cannot_be_read_is_reported_as_that(saved, stick, voice):
    (stick / "folder.json").mkdir()
    (stick / "loop.json").symlink_to(stick / "loop.json")
    bring(saved, "from-stick")
    assert " cannot be read: it is a " in voice.said[-1]
    assert voice.said[-1].endswith("One other file was also left out.")


@pytest.mark.parametrize(("size", "scale"), paired(SIZES[:2], [2, 1]), ids=str)
@pytest.mark.parametrize("language", TONGUES)
def test_what_can_be_done_has_room(open_app, size, scale, language):
    player = open_app(size, language=language, text_scale=scale)
    player.presenter.navigation.show("saved")
    player.frames(3)
    assert_fits(player)
    assert_targets(player)


@pytest.mark.parametrize(("size", "scale"), paired(SIZES[:2], [2, 1]), ids=str)
@pytest.mark.parametrize("language", TONGUES)
def test_how_far_it_is_has_room(open_app, size, scale, language):
    player = open_app(size, language=language, text_scale=scale, server_host="127.0.0.1")
    importing = ImportProcess(player.presenter.store.path)
    for name in ("taking", "phone"):
        player.presenter.navigation.show(name)
        assert_fits(player)
        player.app.host.screen._importing = importing
        player.app.host.screen._show(importing, ImportProgress(19_999, 20_000, saving=True))
        player.frames()
        assert_fits(player)
        assert_targets(player)


# the settings that come with them


def with_settings(path: Path, **there: Any) -> bytes:
    with closing(Store(path)) as store:
        return b"".join(export_plays(store, settings=there))


@pytest.fixture
def offered(saved, stick, other):
    """The question after games with settings were imported from a stick."""
    (stick / "mine.json").write_bytes(with_settings(other, look="day", clock="90", language="en"))
    bring(saved, "from-stick")
    assert saved.app.host.shown == "offered"
    return saved


WORDED = {"Look: Day", "Turn clock: 90 seconds per turn"}


def test_settings_that_came_along_are_offered_with_what_they_are(offered, voice):
    said = " ".join(voice.said[-1].split())
    assert said.startswith("2 new games.")
    assert offered.word("offered") in said
    offered.frames(3)
    assert offered.taps["notice"].item.icon == "check"
    facts = [f"{each.label}: {each.value}" for each in offered.app.host.screen.entries]
    assert set(facts) == WORDED
    assert set(said.split(f"{offered.word('offered')} ")[1].strip(".").split(". ")) == WORDED
    assert "Language" not in said, "it is set so already"
    assert offered.presenter.settings.look == "night"


def test_they_count_when_they_are_taken_over(offered, voice):
    offered.later(1)
    offered.tap(offered.taps["take"])
    found = settings_.load()
    assert (found.look, found.clock) == ("day", "90")
    assert offered.presenter.settings.look == "day"
    assert offered.app.host.shown == "saved"
    assert voice.said[-1] == offered.word("offered-taken")
    assert offered.taps["notice"].item.icon == "check"


def test_next_leaves_everything_as_it_is(offered):
    offered.later(1)
    offered.next()
    assert offered.app.host.shown == "saved"
    assert settings_.load() == settings_.Settings()


def test_what_is_set_so_already_is_not_offered(saved, stick, other):
    (stick / "mine.json").write_bytes(with_settings(other, look="night", lock_pin="1590"))
    bring(saved, "from-stick")
    assert saved.app.host.shown == "saved"


def test_a_backup_offers_the_settings_of_then(saved):
    presenter = saved.presenter
    presenter.backups = Backups(
        presenter.store.path, presenter.store.path.parent / "backups", settings=settings_.portable
    )
    presenter.preferences.set("look", "day")
    presenter.backups.make()
    presenter.preferences.set("look", "contrast")
    presenter.navigation.show("saved")
    saved.later(1)
    bring(saved, "backup")
    assert saved.app.host.screen.settings == {"look": "day"}


def test_a_phone_that_sends_settings_is_shown_where_they_are_offered(phone, other):
    _, _, body = upload(phone, with_settings(other, look="day"))
    assert "2 new games." in body.decode()
    assert phone.presenter.words("core.exchange-settings").split(",")[0] in body.decode()
    phone.tap(phone.primary)
    assert phone.app.host.shown == "offered"
    assert phone.app.host.screen.settings == {"look": "day"}


# by phone


def ask(
    player: Any,
    method: str,
    path: str,
    body: bytes = b"",
    meanwhile: Callable[[], object] = lambda: None,
    **headers: str,
) -> Any:
    """Ask as a phone does, while the window continues; return status, headers and body."""
    found: list[Any] = []
    address = urlsplit(player.app.host.screen.address)

    def work() -> None:
        connection = http.client.HTTPConnection(address.hostname, address.port, timeout=PATIENCE)
        with closing(connection):
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            found.append((answer.status, answer.headers, answer.read()))

    thread = Thread(target=work)
    thread.start()
    while thread.is_alive():
        player.frames(1)
        meanwhile()
        thread.join(0.01)
    return found[0]


@pytest.fixture
def phone(saved: Any) -> Any:
    saved.presenter.preferences.set("server_host", "127.0.0.1")
    saved.later(1)
    saved.presenter.navigation.show("saved")
    saved.frames()
    saved.tap(saved.taps["phone"])
    assert saved.app.host.screen.address
    return saved


def path_of(player: Any) -> str:
    return str(urlsplit(player.app.host.screen.address).path)


def upload(player: Any, content: bytes, meanwhile: Callable[[], object] = lambda: None) -> Any:
    parts = [
        b"--x",
        b'Content-Disposition: form-data; name="file"; filename="games.json"',
        b"",
        content,
        b"--x--",
        b"",
    ]
    kind = {"Content-Type": "multipart/form-data; boundary=x"}
    return ask(player, "POST", path_of(player), b"\r\n".join(parts), meanwhile, **kind)


def test_a_phone_fetches_all_games(phone):
    status, _, body = ask(phone, "GET", path_of(phone))
    assert status == 200
    link = f"{path_of(phone)}/companion-games.json"
    assert f'href="{link}"' in body.decode()
    status, headers, body = ask(phone, "GET", link)
    assert "attachment" in headers["Content-Disposition"]
    (play,) = read(body).plays
    assert play == phone.presenter.store.copy(1)


@pytest.mark.parametrize("content", [exported, Path.read_bytes], ids=["export", "database"])
def test_a_phone_sends_games(phone, other, content: Callable[[Path], bytes]):
    status, _, body = upload(phone, content(other))
    assert status == 200
    assert "2 new games." in body.decode()
    assert len(phone.presenter.store.history()) == 3


def test_what_a_phone_sends_can_be_stopped_and_then_nothing_came_in(phone, other, monkeypatch):
    def run(importing: ImportProcess, on_result: Callable[[ImportProgress], object]) -> Any:
        on_result(ImportProgress(1, 2))
        stopped.wait(PATIENCE)
        return ran(importing, on_result)

    ran, stopped = ImportProcess.run, threading.Event()
    monkeypatch.setattr(ImportProcess, "run", run)

    def stop() -> None:
        if "stop" in phone.taps and not stopped.is_set():
            assert "Games read: 1 of 2" in phone.seen
            phone.tap(phone.taps["stop"])
            stopped.set()

    _, _, body = upload(phone, exported(other), stop)
    assert phone.presenter.words("core.refused-stopped") in body.decode()
    assert phone.presenter.store.count() == 1
    phone.frames()
    assert "stop" not in phone.taps


def test_a_phone_that_sends_something_else_is_refused(phone):
    _, _, body = upload(phone, b"a picture")
    assert phone.presenter.words("core.exchange-refused") in body.decode()
    assert len(phone.presenter.store.history()) == 1


def test_a_phone_that_sends_too_large_a_file_is_refused(phone):
    _, _, body = upload(phone, b"{" + b" " * MAX_BYTES)
    on_result = body.decode().partition('role="status">')[2].partition("<")[0]
    assert on_result.startswith("games.json is too large.")


def test_many_wrong_codes_close_the_page_until_another_is_shown_and_entered(phone, voice):
    path = path_of(phone)
    for _ in range(TRIES):
        status, _, body = ask(phone, "GET", "/abcdefgh")
        assert (status, body.decode().strip()) == (404, phone.presenter.words("core.exchange-gone"))
    assert ask(phone, "GET", path)[0] == 404
    phone.later(server.FOLLOWED_S + 1)
    assert path_of(phone) != path
    assert voice.said[-1] == phone.word("saved-code-new")
    assert phone.taps["notice"].words.endswith(voice.said[-1])
    assert ask(phone, "GET", path)[0] == 404
    assert ask(phone, "GET", path_of(phone))[0] == 200


BY_ITSELF = [
    "favicon.ico",
    "apple-touch-icon.png",
    "apple-touch-icon-precomposed.png",
    "robots.txt",
]
"""Requests that a phone makes by itself."""


def test_what_has_not_the_form_of_a_code_is_no_try_at_one(phone):
    path = path_of(phone)
    for asked in [*BY_ITSELF, "guessing", f"{path[1:]}2", path.upper()[1:]] * 4:
        assert ask(phone, "GET", f"/{asked}")[0] == 404
    phone.later(server.FOLLOWED_S + 1)
    assert path_of(phone) == path
    assert ask(phone, "GET", path)[0] == 200


def newer() -> bytes:
    return b'{"companion": 99, "plays": []}'


@pytest.mark.parametrize(
    "content", [newer(), b"a picture", b'{"a": "\xff\xff"}', b"SQLite format 3\0"]
)
def test_what_is_refused_names_the_file_as_the_phone_does_and_no_path(phone, content):
    _, _, body = upload(phone, content)
    on_result = body.decode().partition('role="status">')[2].partition("<")[0]
    assert on_result
    assert "/" not in on_result
    if content == newer():
        assert on_result.startswith("games.json is from a newer companion.")


def test_a_disk_that_takes_nothing_is_reported_without_its_path(phone, other):
    store = phone.presenter.store
    store.close()
    store.path.unlink()
    store.path.mkdir()
    _, _, body = upload(phone, exported(other))
    on_result = body.decode().partition('role="status">')[2].partition("<")[0]
    assert "companion.db" in on_result
    assert "/" not in on_result


def test_what_goes_wrong_is_one_sentence_and_nothing_of_the_machine(phone, monkeypatch):
    def fail() -> bytes:
        raise OSError(5, "Input/output error", "/var/lib/companion/companion.db")

    monkeypatch.setattr(saved_games, "give", fail)
    status, _, body = ask(phone, "GET", f"{path_of(phone)}/companion-games.json")
    assert (status, body.decode().strip()) == (500, phone.presenter.words("core.exchange-again"))


def test_the_page_follows_the_machine_to_another_address(phone, monkeypatch):
    phone.presenter.preferences.set("server_host", "")
    phone.tap(phone.primary)
    phone.later(1)
    for number in (3, 4):
        monkeypatch.setattr(server, "lan_address", lambda number=number: f"127.0.0.{number}")
        if number == 3:
            phone.tap(phone.taps["phone"])
        phone.later(server.FOLLOWED_S + 1)
        assert phone.app.host.screen.address.startswith(f"http://127.0.0.{number}:")
        assert ask(phone, "GET", path_of(phone))[0] == 200


def test_without_a_network_it_names_a_stick_and_no_code_to_scan(open_app, monkeypatch):
    monkeypatch.setattr(server, "lan_address", lambda: None)
    player = open_app()
    player.presenter.navigation.visit("phone")
    player.frames()
    assert player.seen.count(player.word("saved-no-network")) == 1
    assert "Scan" not in " ".join(player.seen)


def test_the_code_is_worth_nothing_when_the_screen_is_left(phone):
    address = phone.app.host.screen.address
    phone.tap(phone.primary)
    parts = urlsplit(address)
    connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=PATIENCE)
    with pytest.raises(ConnectionRefusedError):
        connection.request("GET", parts.path)
    phone.later(1)
    phone.tap(phone.taps["phone"])
    assert phone.app.host.screen.address.rpartition("/")[2] != address.rpartition("/")[2]


# what became of them


@pytest.fixture
def damaged(store: Store) -> Store:
    """A database whose header is gone: it held one play."""
    store.begin(find("dice"), {}, "1")
    store.close()
    with store.path.open("r+b") as file:
        file.write(b"?" * 100)
    assert len(store.history()) == 1
    return store


def test_damage_is_seen_and_heard_on_the_first_screen_until_it_is_read(damaged, open_app, voice):
    player = open_app()
    (on_result,) = player.presenter.notices
    assert on_result.startswith("The file of saved games was damaged. One game")
    assert voice.said[-1].startswith(first_sentence(on_result))
    player.tap(player.taps["notice"])
    player.frames()
    assert voice.said[-1] == on_result
    player.tap(player.primary)
    assert player.app.host.shown == "home"
    assert player.presenter.notices == []
    assert Store(damaged.path).notices == []


def test_after_damage_the_latest_backup_is_offered_with_its_date(damaged, open_app, voice):
    with closing(Store(damaged.path.with_name("other.db"))) as other:
        for game in games():
            other.begin(find(game), {}, "1")
        folder = damaged.path.parent / "backups"
        made = Backups(other.path, folder, lambda: None).make()
    assert made
    player = open_app()
    player.tap(player.taps["notice"])
    player.frames()
    date = f"{made.name[17:21]}-{made.name[21:23]}-{made.name[23:25]}"
    assert date in player.taps["backup"].words
    player.later(1)
    bring(player, "backup")
    assert len(games()) == len({saved.game for saved in damaged.history()})
    assert "new games." in voice.said[-1]


def test_a_disk_that_takes_nothing_is_heard_at_once_and_again_when_it_works(
    player, monkeypatch, voice
):
    player.begin()
    player.next()

    def fail(self: Store) -> Any:
        raise sqlite3.OperationalError("database or disk is full")

    store = player.presenter.store
    with monkeypatch.context() as patch:
        patch.setattr(Store, "_connect", fail)
        store.close()
        player.next()
        problem = player.presenter.phrasebook.problem(store.problem)
        assert voice.said[-1].startswith(first_sentence(problem))
        said = len(voice.said)
        player.later(2)
        assert len(voice.said) == said, "it is said once"
        log = list(player.play.log)
        assert len(store.answers(player.presenter.session.id)) < len(log)
    for _ in range(8):
        player.later(1)
    assert store.problem is None
    assert voice.said[-1] == player.presenter.words("core.disk-saved")
    assert store.answers(player.presenter.session.id)[: len(log)] == log
