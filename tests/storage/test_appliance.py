"""Files exchanged between the companion and the scripts of its appliance."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.commands import parts
from companion.engine.problem import Problem
from companion.storage.appliance import RAN, TAKEN_BACK, note_run, note_taken_back, release
from companion.storage.store import Store


@pytest.fixture
def package(tmp_path: Path) -> Path:
    folder = tmp_path / "opt/releases/1.0-abc/companion"
    folder.mkdir(parents=True)
    return folder


def test_a_release_is_called_by_its_folder_on_an_appliance(package: Path, tmp_path: Path) -> None:
    assert release(package) == "1.0-abc"
    assert release(tmp_path / "companion") == ""
    assert release() == ""


def test_that_it_runs_is_written_with_its_name(package: Path, tmp_path: Path) -> None:
    note_run(tmp_path, package)
    assert (tmp_path / RAN).read_text(encoding="utf-8") == "1.0-abc\n"


def test_where_that_cannot_be_written_nothing_happens(package: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    note_run(tmp_path / "file", package)


def test_what_was_taken_back_is_reported_until_it_is_read(store: Store, package: Path) -> None:
    note_taken_back(store, package)
    assert store.messages == []
    (package.parents[2] / TAKEN_BACK).write_text("2.0-def\n", encoding="utf-8")
    for _ in range(2):
        note_taken_back(store, package)
        assert store.messages == [Problem("core.update-taken-back", {"release": "2.0-def"})]
    store.acknowledge()
    assert store.messages == []


def test_it_is_reported_wherever_the_saved_plays_are_opened(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (package.parents[2] / TAKEN_BACK).write_text("2.0-def\n", encoding="utf-8")
    monkeypatch.setattr(note_taken_back, "__defaults__", (package,))
    with parts.open_store() as store:
        assert [notice.key for notice in store.notices] == ["core.update-taken-back"]
