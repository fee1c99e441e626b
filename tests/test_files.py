"""A file is written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion.files import write_whole


def test_what_was_there_stays_where_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "kept.json"
    write_whole(path, b"old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_not_there_is_made_and_a_link_still_leads_there(tmp_path: Path) -> None:
    path, link = tmp_path / "new" / "kept.json", tmp_path / "link"
    link.symlink_to(path)
    write_whole(link, b"here")
    assert link.is_symlink()
    assert path.read_bytes() == b"here"


def test_what_is_no_file_is_written_to_as_it_is(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_whole(pipe, b"through")
    assert os.read(reader, 100) == b"through"
    os.close(reader)
    assert pipe.is_fifo()


def test_a_folder_that_cannot_be_written_is_an_error_and_nothing_is_left(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match="file"):
        write_whole(tmp_path / "file" / "kept.json", b"new")
