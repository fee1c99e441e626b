"""One stick, several installations: nobody's copies are lost, and the messages are true."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from companion.engine.autoplay import play_out
from companion.games import find
from companion.storage import files
from companion.storage.backup_files import MAX_BACKUPS, is_intact, name_of, newest_first, owner
from companion.storage.backups import Backups
from companion.storage.sticks import copies_on
from companion.storage.store import Store
from kit.importing import read, take


class Table:
    """A companion at a table of its own: its plays, its backups, and the stick that is in."""

    def __init__(self, home: Path, stick: Path, **machine: str) -> None:
        self.home = home
        self.messages: list[str] = []
        self.store = Store(home / "companion.db", machine=machine)
        self.backups = Backups(
            self.store.path, home / "backups", lambda: stick, self.messages.append
        )
        self.store.on_saved = self.backups.on_saved
        self.stick = stick

    def play(self, *seeds: str) -> None:
        """Play these games to their ends, one after the other."""
        for seed in seeds:
            play_out(self.store.begin(find("dice"), {}, seed), random.Random(seed))
            self.backups.close()

    def copy(self) -> None:
        """Copy to the stick, and check that this is reported."""
        self.messages.clear()
        self.backups.copy()
        assert self.messages == ["core.stick-copied"]

    def take(self) -> None:
        """Import from the stick."""
        take(self.store, "--stick", self.stick)

    @property
    def seeds(self) -> set[str]:
        return {saved.seed for saved in self.store.history()}

    @property
    def copies(self) -> list[Path]:
        """Its copies on the stick."""
        return newest_first(self.stick / "companion" / owner(self.store.path))


def seeds_in(copy: Path) -> set[str]:
    return {play.seed for play in read(copy).plays}


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    folder = tmp_path / "stick"
    folder.mkdir()
    return folder


@pytest.fixture
def table(tmp_path: Path, stick: Path) -> Iterator[Callable[..., Table]]:
    """Set a table up by its name: ``table("A", board="10000000abc")``."""
    with ExitStack() as opened:

        def set_up(name: str, **machine: str) -> Table:
            found = Table(tmp_path / name, stick, **machine)
            opened.enter_context(closing(found.store))
            opened.enter_context(closing(found.backups))
            return found

        yield set_up


TWELVE = tuple(map(str, range(1, 13)))


def test_after_twelve_plays_on_one_card_a_fresh_home_keeps_its_copy_on_the_same_stick(
    table: Callable[..., Table],
) -> None:
    """Its first copy has the number 1, and the others' have up to 12."""
    card, home = table("A"), table("B")
    card.play(*TWELVE)
    assert len(card.copies) == MAX_BACKUPS
    home.play("13")
    home.copy()
    (copy,) = home.copies
    assert seeds_in(copy) == {"13"}
    assert len(card.copies) == MAX_BACKUPS
    third = table("C")
    third.take()
    assert third.seeds == {*TWELVE, "13"}


def test_a_third_companion_takes_the_plays_of_two_tables(table: Callable[..., Table]) -> None:
    one, other, third = map(table, "ABC")
    one.play("1", "2", "3")
    other.play("4")
    one.play("5")
    third.take()
    assert third.seeds == {"1", "2", "3", "4", "5"}
    assert len(copies_on(third.stick)) == 2, "one copy of each has it all"


@pytest.mark.parametrize("left", [0, 1000, 9000])
def test_where_the_newest_copy_was_cut_short_the_one_before_is_taken(
    table: Callable[..., Table], left: int
) -> None:
    card, third = table("A"), table("C")
    card.play("1", "2", "3")
    os.truncate(card.copies[0], left)
    third.take()
    assert third.seeds == {"1", "2"}
    card.copy()
    third.take()
    assert third.seeds == {"1", "2", "3"}


def test_what_can_be_read_of_the_only_copy_is_taken_where_it_is_damaged(
    table: Callable[..., Table],
) -> None:
    card, third = table("A"), table("C")
    card.play("1")
    (copy,) = card.copies
    with copy.open("r+b") as file:
        file.write(b"?" * 100)
    third.take()
    assert third.seeds == {"1"}


def test_copies_of_before_there_were_names_are_taken_and_never_deleted(
    table: Callable[..., Table], tmp_path: Path, stick: Path
) -> None:
    """They may be of several installations: each has plays of its own."""
    (stick / "companion").mkdir()
    old = []
    for number in range(1, MAX_BACKUPS + 3):
        with closing(Store(tmp_path / f"old-{number}.db")) as store:
            store.begin(find("dice"), {}, f"20{number}")
        old.append(stick / "companion" / name_of(number, "20260101-120000"))
        shutil.copy(store.path, old[-1])
    os.truncate(old[-1], 5000)
    card = table("A")
    card.play(*TWELVE)
    card.take()
    assert card.seeds == {*TWELVE, *(f"20{number}" for number in range(1, MAX_BACKUPS + 2))}
    assert all(each.exists() for each in old)


def test_a_card_that_was_copied_is_an_installation_of_its_own_on_the_other_machine(
    table: Callable[..., Table], tmp_path: Path, stick: Path
) -> None:
    card = table("A", board="100000001234", disk="0x1b2c")
    card.play("1")
    card.store.close()
    shutil.copytree(card.home, tmp_path / "B")
    clone = table("B", board="100000005678", disk="0x9e8f")
    assert owner(clone.store.path) != owner(card.store.path)
    clone.copy()  # nothing was played since the backup that came with the card
    card.play("2")
    clone.play(*TWELVE[2:])
    assert seeds_in(card.copies[0]) == {"1", "2"}
    assert seeds_in(clone.copies[0]) == {"1", *TWELVE[2:]}
    third = table("C")
    third.take()
    assert third.seeds == set(TWELVE)


def test_two_that_nothing_distinguishes_still_lose_no_play(
    table: Callable[..., Table], tmp_path: Path
) -> None:
    """Copies of a card on machines without an identity share a name, and its folder."""
    card = table("A")
    card.play("1")
    card.store.close()
    shutil.copytree(card.home, tmp_path / "B")
    clone = table("B")
    assert owner(clone.store.path) == owner(card.store.path)
    card.play("2")
    clone.play(*(str(number) for number in range(100, 100 + MAX_BACKUPS + 2)))
    card.copy()
    third = table("C")
    third.take()
    assert third.seeds == card.seeds | clone.seeds


def test_a_state_of_the_card_from_before_does_not_cost_what_was_copied_since(
    table: Callable[..., Table], tmp_path: Path
) -> None:
    """Somebody writes last month's image to the card again: its numbers begin from there."""
    card = table("A", board="100000001234")
    card.play("1", "2")
    card.store.close()
    shutil.copytree(card.home, tmp_path / "image")
    card.play(*TWELVE[2:])
    again = table("image", board="100000001234")
    again.play("21")
    assert seeds_in(again.copies[0]) == {"1", "2", "21"}
    again.play(*(str(number) for number in range(22, 22 + MAX_BACKUPS)))
    third = table("C")
    third.take()
    assert third.seeds == {*TWELVE, *(str(number) for number in range(21, 22 + MAX_BACKUPS))}


def test_a_play_on_a_machine_that_says_more_than_before_keeps_the_name(
    table: Callable[..., Table],
) -> None:
    names = set()
    for identifiers in ({}, {"board": "1"}, {"board": "1", "disk": "2"}, {"disk": "2"}):
        found = table("A", **identifiers)
        names.add(owner(found.store.path))
        found.store.close()
    assert len(names) == 1


def test_nothing_in_a_copy_gives_the_serial_number_away(table: Callable[..., Table]) -> None:
    card = table("A", board="100000001234")
    card.play("1")
    assert b"100000001234" not in card.copies[0].read_bytes()


def test_copied_is_reported_only_of_what_the_stick_gives_back(
    table: Callable[..., Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stick that pretends to be larger than it is takes all bytes, and has zeros there."""
    card = table("A")
    card.play("1")
    before = card.copies
    read = files.read_from_disk

    def forget(path: Path) -> bytes:
        content = read(path)
        return content if len(content) < 8192 else content[:8192] + bytes(len(content) - 8192)

    monkeypatch.setattr(files, "read_from_disk", forget)
    card.play("2")
    assert card.messages == ["core.stick-copied", "core.stick-failed"]
    assert card.copies == before
    assert [each.name for each in card.copies[0].parent.iterdir()] == [before[0].name]
    assert is_intact(before[0])


def test_a_copy_that_went_bad_on_the_stick_is_rewritten(table: Callable[..., Table]) -> None:
    card = table("A")
    card.play("1")
    os.truncate(card.copies[0], 5000)
    card.copy()
    assert [is_intact(each) for each in card.copies] == [True, False]


def test_a_backup_of_before_the_update_is_made_again_under_its_present_name(
    table: Callable[..., Table], tmp_path: Path
) -> None:
    """A backup of an older companion has no name in it."""
    card = table("A")
    card.play("1")
    newest = card.backups.newest()
    assert newest
    shutil.rmtree(card.stick / "companion")
    with closing(Store(newest.path)) as older, older.writing() as connection:
        connection.execute("DROP TABLE installation")
        connection.execute("PRAGMA user_version = 3")
    card.copy()
    assert seeds_in(card.copies[0]) == {"1"}
