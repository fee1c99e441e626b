"""A file is written whole or not at all."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.engine.prompts import Refused
from companion.storage.files import (
    LIST,
    open_file,
    shown,
    write_folder,
    write_whole,
)

OLD, NEW = [("a.html", b"old"), ("gone.html", b"old")], [("a.html", b"new"), ("in/b.html", b"new")]


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


def test_what_is_written_can_be_found_on_the_disk_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stick that was pulled out once the copy was reported had another name on it, or 0 bytes."""
    synced: list[Path] = []

    def sync(descriptor: int) -> None:
        synced.append(Path(f"/dev/fd/{descriptor}").readlink())

    monkeypatch.setattr(os, "fsync", sync)
    path = tmp_path / "new" / "in" / "kept.json"
    write_whole(path, b"here")
    part = path.with_name("kept.json.part")
    assert synced == [tmp_path, tmp_path / "new", part, path, path.parent]
    synced.clear()
    write_folder(tmp_path / "pages", NEW)
    part = tmp_path / ".pages.part"
    assert synced == [
        tmp_path,
        part / "a.html",
        part,  # for the name of the folder in it
        *(part / "in/b.html", part / LIST),
        *(part / "in", part),  # for the names of the files
        *(tmp_path / "pages", tmp_path),
    ]


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


def there(folder: Path) -> dict[str, bytes]:
    """Return the contents of a folder, except hidden files."""
    files = (each for each in folder.rglob("[!.]*") if each.is_file())
    return {each.relative_to(folder).as_posix(): each.read_bytes() for each in files}


def test_a_folder_takes_the_place_of_the_one_written_before(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "pages"
    for contents in OLD, NEW:
        write_folder(folder, contents)
        assert there(folder) == dict(contents)
    assert list(folder.parent.iterdir()) == [folder]


def test_an_empty_folder_is_written_into(tmp_path: Path) -> None:
    write_folder(tmp_path, NEW)
    assert there(tmp_path) == dict(NEW)


def test_a_folder_with_a_file_of_others_is_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "pages"
    write_folder(folder, OLD)
    (folder / "CNAME").write_bytes(b"mine")
    with pytest.raises(Refused):
        write_folder(folder, NEW)
    assert there(folder) == {**dict(OLD), "CNAME": b"mine"}
    (folder / "CNAME").unlink()
    (folder / "link").symlink_to(tmp_path)
    with pytest.raises(Refused):
        write_folder(folder, NEW)


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_a_folder_that_comes_to_be_half_written_leaves_the_old_one(
    tmp_path: Path, error: BaseException
) -> None:
    def broken_off():
        yield NEW[0]
        raise error

    folder = tmp_path / "pages"
    write_folder(folder, OLD)
    with pytest.raises(type(error)):
        write_folder(folder, broken_off())
    assert there(folder) == dict(OLD)
    assert list(tmp_path.iterdir()) == [folder]


def test_a_folder_that_cannot_be_put_in_its_place_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "pages"
    write_folder(folder, OLD)
    rename = Path.rename

    def refuse(path: Path, to: Path) -> Path:
        if path.name.endswith(".part"):
            raise OSError(5, "Input/output error")
        return rename(path, to)

    monkeypatch.setattr(Path, "rename", refuse)
    with pytest.raises(OSError, match="Input"):
        write_folder(folder, NEW)
    assert there(folder) == dict(OLD)


@pytest.mark.parametrize("cut", [".pages.part", ".pages.old"])
def test_after_a_power_cut_a_folder_is_written_as_ever(tmp_path: Path, cut: str) -> None:
    """The old one was moved away already, or the new one was half written."""
    folder = tmp_path / "pages"
    write_folder(folder, OLD)
    folder.rename(tmp_path / cut)
    write_folder(folder, NEW)
    assert there(folder) == dict(NEW)
    assert list(tmp_path.iterdir()) == [folder]


@pytest.mark.parametrize(
    ("put", "number"),
    [
        (os.mkfifo, errno.EINVAL),
        (Path.mkdir, errno.EISDIR),
        (lambda path: path.symlink_to(path), errno.ELOOP),
        (lambda path: path.symlink_to("/dev/zero"), errno.EINVAL),
    ],
    ids=["a pipe", "a folder", "a loop", "a device"],
)
def test_what_is_no_file_is_not_read(
    tmp_path: Path, put: Callable[[Path], object], number: int
) -> None:
    """Reading a pipe or a device would never end."""
    put(tmp_path / "a.json")
    with pytest.raises(OSError, match=re.escape(os.strerror(number))):
        open_file(tmp_path / "a.json")


def test_a_name_of_any_bytes_can_be_shown() -> None:
    assert shown(os.fsdecode(b"na\xefve")) == "na\N{REPLACEMENT CHARACTER}ve"
    assert shown(Path("né")) == "né"
