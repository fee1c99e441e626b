"""Imports have limits: broken or too large parts are left out and reported, the rest is taken."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.engine.prompts import Refused
from companion.games import find
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.storage import exports
from companion.storage.backup_files import name_of
from companion.storage.copies import Merged
from companion.storage.exports import MAX_BYTES, MAX_PLAYS, export_plays
from companion.storage.import_process import ImportProcess, summary
from companion.storage.importer import Imported, ImportProgress
from companion.storage.staged import MAX_TEXT_BYTES
from companion.storage.store import Store
from kit import processes
from kit.importing import read, take


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Store]:
    with closing(Store(tmp_path / "here.db")) as store:
        yield store


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    folder = tmp_path / "stick"
    folder.mkdir()
    return folder


def database(path: Path, *seeds: str) -> Path:
    """Begin plays of these seeds in a database of their own."""
    with closing(Store(path)) as store:
        for seed in seeds:
            store.begin(find("dice"), {}, seed).answer(True)
    return path


def exported(path: Path, *seeds: str) -> bytes:
    with closing(Store(database(path, *seeds))) as store:
        return b"".join(export_plays(store))


@pytest.fixture
def export(tmp_path: Path) -> bytes:
    """An export of three plays."""
    return exported(tmp_path / "there.db", "1", "2", "3")


def changed(export: bytes, change: Callable[[dict[str, Any]], object]) -> bytes:
    """Return an export after a change of its second play."""
    found = json.loads(export)
    change(found["plays"][1])
    return json.dumps(found).encode()


def seeds(store: Store) -> list[str]:
    return [saved.seed for saved in store.history()][::-1]


# a play that is broken

BREAKS = {
    "another type": lambda play: play.update(seed=2),
    "no start": lambda play: play.pop("started"),
    "a number beyond all": lambda play: play.update(cursor=2**64),
    "a name of 1 MB": lambda play: play.update(game="x" * 1_000_000),
    "a seed of 1 MB": lambda play: play.update(seed="7" * 1_000_000),
    "a question of 1 MB": lambda play: play["log"][0].update(key="é" * 500_000),
    "an answer of 1 MB": lambda play: play["log"][0].update(value='"' * 1_000_000),
    "a winner of 1 MB": lambda play: play.update(result={"winner": ["x" * 1_000_000]}),
    "an option of 1 MB": lambda play: play.update(options={"x" * 1_000_000: "on"}),
    "2 MB of answers": lambda play: play.update(log=play["log"] * 20_000),
}


@pytest.mark.parametrize("how", BREAKS)
def test_a_broken_play_is_reported_as_that_and_the_good_ones_come_in(
    here: Store, tmp_path: Path, export: bytes, how: str
) -> None:
    path = tmp_path / "play.json"
    path.write_bytes(changed(export, BREAKS[how]))
    taken = take(here, path)
    assert (taken.merged, taken.broken, taken.refused) == (Merged(added=2), 1, [])
    assert seeds(here) == ["1", "3"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_many_are_broken_is_one_sentence(language: str) -> None:
    book = Phrasebook(language)
    sentences = [summary(book, Imported(Merged(added=2), 1, broken)) for broken in (0, 1, 7)]
    assert len(set(sentences)) == 3
    assert "7" in sentences[2]


def test_a_text_as_long_as_any_may_be_is_taken(here: Store, tmp_path: Path, export: bytes) -> None:
    path = tmp_path / "play.json"
    path.write_bytes(changed(export, lambda play: play.update(seed="7" * MAX_TEXT_BYTES)))
    assert take(here, path).merged == Merged(added=3)


@pytest.mark.parametrize("at", [0.4, 0.7, 0.99])
def test_of_an_export_that_was_cut_short_the_whole_plays_come_in(
    here: Store, tmp_path: Path, export: bytes, at: float
) -> None:
    path = tmp_path / "play.json"
    path.write_bytes(export[: int(len(export) * at)])
    taken = take(here, path)
    assert taken.merged.added == len(here.history()) > 0
    assert taken.merged.added + taken.broken == min(
        3, export[: int(len(export) * at)].count(b'{"game"')
    )


def test_of_an_export_with_a_block_of_zeros_the_other_plays_come_in(
    here: Store, tmp_path: Path, export: bytes
) -> None:
    middle = export.index(b'"seed":"2"')
    path = tmp_path / "play.json"
    path.write_bytes(export[:middle] + bytes(8) + export[middle + 8 :])
    taken = take(here, path)
    assert (seeds(here), taken.broken) == (["1", "3"], 1)


def test_a_broken_play_in_a_file_of_saved_plays_is_reported_as_that(
    here: Store, tmp_path: Path
) -> None:
    path = database(tmp_path / "there.db", "1", "2", "3")
    with closing(sqlite3.connect(path)) as other, other:
        other.execute("UPDATE play SET cursor = 1 << 60 WHERE id = 2")
        other.execute("UPDATE play SET game = ? WHERE id = 3", ["x" * 1_000_000])
    taken = take(here, path)
    assert (seeds(here), taken.broken) == (["1"], 2)


def test_facts_and_settings_that_can_be_none_are_left_out_and_the_plays_come_in(
    tmp_path: Path, export: bytes
) -> None:
    long = "x" * 1_000_000
    found = json.loads(export)
    for box in ({long: {}}, {"dice": {long: 1}}, {"dice": {"a": long}}, [], {"dice": 3}):
        found.update(box=box, settings={"look": long})
        got = read(json.dumps(found).encode())
        assert len(got.plays) == 3
        assert not any(got.box.values())
        assert got.settings == {}
    many = {str(number): number for number in range(2000)}
    found.update(box={"dice": many, "on-mars": {"lid": "red"}}, settings=many)
    got = read(json.dumps(found).encode())
    assert (got.box, got.settings) == ({"dice": {}, "on-mars": {"lid": "red"}}, {})


# a file that is too large


def test_a_file_beyond_the_bounds_is_refused_and_the_others_come_in(
    here: Store, stick: Path, export: bytes
) -> None:
    (stick / "mine.json").write_bytes(export)
    (stick / "many.json").write_bytes(b'{"companion": 1, "plays": [%s0]}' % (b"0," * MAX_PLAYS))
    (stick / "long.json").write_bytes(export)
    os.truncate(stick / "long.json", MAX_BYTES + 1)
    taken = take(here, "--stick", stick)
    assert taken.merged == Merged(added=3)
    assert {(each.key, each.args["path"]) for each in taken.refused} == {
        ("core.refused-large", "many.json"),
        ("core.refused-large", "long.json"),
    }


def test_so_is_a_file_of_saved_plays(
    here: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = database(tmp_path / "there.db", "1", "2", "3")
    monkeypatch.setattr(exports, "MAX_PLAYS", 2)
    assert [each.key for each in take(here, path).refused] == ["core.refused-large"]
    monkeypatch.undo()
    os.truncate(path, exports.MAX_IN_DATABASE + 1)
    assert [each.key for each in take(here, path).refused] == ["core.refused-large"]


def test_what_would_need_more_memory_than_there_is_for_it_is_refused_as_too_large(
    here: Store, tmp_path: Path
) -> None:
    path = tmp_path / "deep.json"
    path.write_bytes(b'{"companion": 1, "plays": [%s0]}' % (b"0," * 15_000_000))
    (refused,) = ImportProcess(here.path, path).run().refused
    assert refused.key == "core.refused-large"


# a stick with something else on it


def put_dead(path: Path) -> None:
    """Put a file that the system says cannot be read, as a dead stick does."""
    path.symlink_to("/proc/self/mem")


THINGS: dict[str, tuple[Callable[[Path], object], str]] = {
    "a dead block": (put_dead, "device"),
    "a link that leads back": (lambda path: path.symlink_to(path), "loop"),
    "a link that leads nowhere": (lambda path: path.symlink_to("nothing"), "missing"),
    "a folder": (Path.mkdir, "folder"),
    "a pipe": (os.mkfifo, "no-file"),
}


@pytest.mark.parametrize("thing", THINGS)
@pytest.mark.parametrize("name", ["a.json", f"companion/0a/{name_of(1, '1')}", name_of(1, "1")])
def test_what_is_no_file_is_reported_once_and_the_others_come_in(
    here: Store, stick: Path, export: bytes, thing: str, name: str
) -> None:
    put, why = THINGS[thing]
    (stick / name).parent.mkdir(parents=True, exist_ok=True)
    put(stick / name)
    (stick / "mine.json").write_bytes(export)
    taken = take(here, "--stick", stick)
    assert taken.merged == Merged(added=3)
    (refused,) = taken.refused
    assert (refused.key, refused.args["error"]) == ("core.refused-unread", why)
    assert refused.args["path"] == (stick / name).name


def test_a_name_whose_bytes_are_no_letters_is_read_and_can_be_shown(
    here: Store, stick: Path, export: bytes
) -> None:
    odd = Path(os.fsdecode(os.fsencode(stick) + b"/na\xefve.json"))
    odd.write_bytes(export)
    assert ImportProcess(here.path, "--stick", stick).run().merged == Merged(added=3)
    odd.unlink()
    odd.mkdir()
    (refused,) = ImportProcess(here.path, "--stick", stick).run().refused
    assert refused.args["path"] == "na\N{REPLACEMENT CHARACTER}ve.json"


def test_a_stick_that_was_pulled_out_has_nothing(here: Store, stick: Path) -> None:
    stick.rmdir()
    assert take(here, "--stick", stick) == Imported()


# all of it, or nothing


def test_it_says_how_far_it_is_and_all_of_it_comes_in(
    here: Store, tmp_path: Path, export: bytes
) -> None:
    path = tmp_path / "play.json"
    path.write_bytes(export)
    seen: list[ImportProgress] = []
    importing = ImportProcess(here.path, path)
    assert importing.run(seen.append).merged == Merged(added=3)
    assert seen[0] == ImportProgress(1, 3)
    assert not importing.stop(), "it is too late for that"
    assert len(here.history()) == 3


def test_stopped_before_it_begins_or_on_the_way_nothing_came_in(
    here: Store, tmp_path: Path, export: bytes
) -> None:
    path = tmp_path / "play.json"
    path.write_bytes(export)
    for before in (True, False):
        importing = ImportProcess(here.path, path)
        if before:
            assert importing.stop()
        with pytest.raises(Refused) as refused:
            importing.run(lambda _, stop=importing.stop: stop())  # type: ignore[misc]
        assert refused.value.key == "core.refused-stopped"
        assert here.history() == []


def test_ctrl_c_stops_it(here: Store, tmp_path: Path, export: bytes) -> None:
    def interrupt(_: ImportProgress) -> None:
        raise KeyboardInterrupt

    path = tmp_path / "play.json"
    path.write_bytes(export)
    with pytest.raises(Refused) as refused:
        ImportProcess(here.path, path).run(interrupt)
    assert refused.value.key == "core.refused-stopped"
    assert here.history() == []


def test_a_process_that_dies_is_reported_and_nothing_came_in(
    here: Store, tmp_path: Path, export: bytes
) -> None:
    path = tmp_path / "play.json"
    path.write_bytes(export)
    importing = ImportProcess(here.path, path)

    def kill(_: ImportProgress) -> None:
        assert importing._child
        importing._child.kill()

    with pytest.raises(Refused) as refused:
        importing.run(kill)
    assert refused.value.key == "core.refused-broken-off"
    assert here.history() == []


def test_where_nobody_waits_for_it_any_more_the_process_ends_and_nothing_came_in(
    here: Store, tmp_path: Path, export: bytes
) -> None:
    path = tmp_path / "play.json"
    path.write_bytes(export)
    with processes.running(
        "-m", "companion.storage.importer", "--database", str(here.path), str(path)
    ) as process:
        assert process.stdin
        assert process.stdout
        for line in process.stdout:
            if msgspec.json.decode(line)["type"] == "ready":
                process.stdin.close()
        assert process.wait() == 1
    assert here.history() == []
    here.begin(find("dice"), {}, "9")
    assert here.problem is None, "nothing is locked"


def test_files_with_the_same_plays_double_none(
    here: Store, tmp_path: Path, stick: Path, export: bytes
) -> None:
    for name in ("a.json", "b.json"):
        (stick / name).write_bytes(export)
    assert take(here, "--stick", stick).merged == Merged(added=3, known=3)
    assert take(here, "--stick", stick).merged == Merged(known=6)


def test_the_newest_backup_that_is_whole_is_taken_and_where_none_is_what_can_be_read(
    here: Store, tmp_path: Path
) -> None:
    newest = database(tmp_path / "2.db", "1", "2")
    older = database(tmp_path / "1.db", "3")
    with newest.open("r+b") as file:
        file.write(b"?" * 100)
    take(here, "--newest", newest, older)
    assert seeds(here) == ["3"]
    take(here, "--newest", newest)
    assert set(seeds(here)) == {"1", "2", "3"}
