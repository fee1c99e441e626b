"""Backups of the saved plays: when they are made, which are kept, and that they are intact."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.engine.autoplay import usual_answer
from companion.engine.play import Play
from companion.games import find
from companion.storage.backup_files import MAX_BACKUPS, is_intact, newest_first, owner, settings_in
from companion.storage.backups import HOUR_S, Backups
from companion.storage.record import PAUSE_S
from companion.storage.store import Store
from kit.importing import read


class Clock:
    """A clock that tests move on."""

    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def shown() -> list[str]:
    return []


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    return tmp_path / "stick"


@pytest.fixture
def store(tmp_path: Path, clock: Clock) -> Iterator[Store]:
    with closing(Store(tmp_path / "companion.db", clock, now=clock)) as opened:
        yield opened


@pytest.fixture
def backups(store: Store, stick: Path, shown: list[str]) -> Iterator[Backups]:
    def find_stick() -> Path | None:
        return stick if stick.exists() else None

    folder = store.path.parent / "backups"
    with closing(Backups(store.path, folder, find_stick, shown.append)) as opened:
        store.on_saved = opened.on_saved
        yield opened


def play_on(play: Play, answers: int) -> None:
    for _ in range(answers):
        if play.ask:
            play.answer(usual_answer(play))


def made(backups: Backups) -> list[Path]:
    backups.close()
    return [each.path for each in backups.all()]


def test_a_finished_play_is_backed_up_once(store: Store, backups: Backups) -> None:
    play = store.begin(find("dice"), {}, "1")
    while not play.over:
        assert made(backups) == []
        play.answer(usual_answer(play))
    (backup,) = made(backups)
    with closing(Store(backup)) as copy:
        assert copy.history()[0].finished is not None
        assert copy.answers(1) == store.answers(1)
    play.undo()
    play.answer(usual_answer(play))
    assert len(made(backups)) == 2, "it was finished again"


def test_every_hour_of_play_is_backed_up_even_over_several_evenings(
    store: Store, backups: Backups, clock: Clock
) -> None:
    play = store.begin(find("on-mars"), {}, "1")
    for answer in range(int(HOUR_S / PAUSE_S)):
        assert made(backups) == []
        clock.now += PAUSE_S
        play_on(play, 1)
        if answer == 1:
            backups = Backups(store.path, store.path.parent / "backups")  # the next evening
            store.on_saved = backups.on_saved
    assert len(made(backups)) == 1
    clock.now += PAUSE_S
    play_on(play, 1)
    assert len(made(backups)) == 1


def test_a_pause_does_not_count(store: Store, backups: Backups, clock: Clock) -> None:
    play = store.begin(find("on-mars"), {}, "1")
    clock.now += 100 * HOUR_S
    play_on(play, 1)
    assert made(backups) == []


def test_the_ten_latest_stay_even_if_the_clock_goes_back_a_year(
    store: Store, backups: Backups, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.begin(find("dice"), {}, "1")
    for _ in range(MAX_BACKUPS + 2):
        assert backups.make()
    monkeypatch.setattr("time.localtime", lambda: (2020, 1, 1, 0, 0, 0, 2, 1, 0))
    last = backups.make()
    found = made(backups)
    assert len(found) == MAX_BACKUPS
    assert found[0] == last
    newest = backups.newest()
    assert newest is not None
    assert newest.path == last


def test_the_newest_is_the_newest_that_is_intact(store: Store, backups: Backups) -> None:
    store.begin(find("dice"), {}, "1")
    whole, broken = backups.make(), backups.make()
    assert whole
    assert broken
    content = bytearray(broken.read_bytes())
    content[4096:8192] = b"\xff" * 4096
    broken.write_bytes(content)
    newest = backups.newest()
    assert newest is not None
    assert newest.path == whole
    whole.write_bytes(b"")
    assert backups.newest() is None


def test_a_damaged_database_never_becomes_a_backup(
    store: Store, backups: Backups, shown: list[str]
) -> None:
    play_on(store.begin(find("on-mars"), {}, "1"), 30)
    store.close()
    content = bytearray(store.path.read_bytes())
    content[4096:20480] = b"\xff" * 16384
    store.path.write_bytes(content)
    assert backups.make() is None
    assert shown == ["core.backup-failed"]
    assert made(backups) == []


def test_a_full_disk_stops_no_game(store: Store, backups: Backups, shown: list[str]) -> None:
    (store.path.parent / "backups").touch()  # there is no room for a folder
    play = store.begin(find("dice"), {}, "1")
    while not play.over:
        play.answer(usual_answer(play))
    assert made(backups) == []
    assert shown == ["core.backup-failed"]


def test_a_stick_gets_a_copy_when_it_is_put_in_and_after_every_backup(
    store: Store, backups: Backups, stick: Path, shown: list[str]
) -> None:
    store.begin(find("dice"), {}, "1")
    backups.look_for_stick()
    assert made(backups) == []
    stick.mkdir()
    for _ in range(3):
        backups.look_for_stick()
    (backup,) = made(backups)
    copies = stick / "companion" / owner(store.path)
    assert [each.name for each in copies.iterdir()] == [backup.name]
    assert is_intact(copies / backup.name)
    assert shown == ["core.stick-copied"]
    store.begin(find("dice"), {}, "2")
    backups.make()
    assert len(list(copies.iterdir())) == 2


def test_a_stick_that_comes_back_gets_the_same_copy_if_nothing_was_played(
    store: Store, backups: Backups, stick: Path
) -> None:
    store.begin(find("dice"), {}, "1")
    stick.mkdir()
    for _ in range(2):
        backups.look_for_stick()
        made(backups)
        stick.rename(stick.with_name("away"))
        backups.look_for_stick()
        stick.with_name("away").rename(stick)
    assert len(made(backups)) == 1


def test_a_stick_that_takes_nothing_is_reported(
    store: Store, backups: Backups, stick: Path, shown: list[str]
) -> None:
    store.begin(find("dice"), {}, "1")
    stick.mkdir()
    (stick / "companion").touch()
    assert backups.make()
    assert shown == ["core.stick-failed"]


def test_what_is_set_is_in_every_backup_and_a_change_makes_a_new_one(
    store: Store, stick: Path
) -> None:
    now: dict[str, object] = {"language": "fr", "text_scale": 1.25}
    store.begin(find("dice"), {}, "1")
    stick.mkdir()
    backups = Backups(
        store.path, store.path.parent / "backups", lambda: stick, settings=lambda: now
    )
    backups.copy()
    now = {"language": "pt-BR"}
    for _ in range(2):
        backups.copy()
    copies = newest_first(stick / "companion" / owner(store.path))
    assert [settings_in(copy) for copy in copies] == [
        {"language": "pt-BR"},
        {"language": "fr", "text_scale": 1.25},
    ]
    assert read(copies[0]).settings == now
    assert settings_in(store.path) == {}, "a copy tells it, the plays themselves do not"
