"""Files and answers are taken as people save and type them."""

from __future__ import annotations

import codecs
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.commands.terminal import typed, whole
from companion.engine.prompts import Refused
from companion.games import find
from companion.storage import settings
from companion.storage.exports import export_plays, parse
from companion.storage.files import text_of, write_folder
from companion.storage.store import Store
from kit import processes

Save = Callable[[str], bytes]

WAYS: dict[str, Save] = {
    "plain": str.encode,
    "byte order mark": lambda text: codecs.BOM_UTF8 + text.encode(),
    "UTF-16": lambda text: text.encode("utf-16"),
    "UTF-16 of a Mac": lambda text: codecs.BOM_UTF16_BE + text.encode("utf-16-be"),
    "UTF-16 without a mark": lambda text: text.encode("utf-16-le"),
    "the other one without a mark": lambda text: text.encode("utf-16-be"),
    "UTF-32": lambda text: text.encode("utf-32"),
    "Windows": lambda text: text.replace("\n", "\r\n").encode(),
    "Notepad": lambda text: text.replace("\n", "\r\n").encode("utf-16"),
    "an old Mac": lambda text: text.replace("\n", "\r").encode(),
}
EVERY_WAY = pytest.mark.parametrize("save", WAYS.values(), ids=list(WAYS))


@EVERY_WAY
def test_settings_are_read_however_they_were_saved_and_can_be_changed(
    home: Path, save: Save
) -> None:
    home.mkdir()
    path = home / settings.FILE
    path.write_bytes(save('# né à Évora\nlanguage = "fr"\nvoice_rate = 150\n'))
    assert settings.load().language == "fr"
    settings.save("look", "day")
    found = settings.load()
    assert (found.language, found.voice_rate, found.look) == ("fr", 150, "day")
    assert "# né à Évora" in path.read_text(encoding="utf-8")


@EVERY_WAY
def test_an_export_is_read_however_it_was_saved(store: Store, save: Save) -> None:
    store.begin(find("dice"), {}, "1")
    (play,) = parse(save(b"".join(export_plays(store)).decode()), "play.json").plays
    assert play == store.copy(1)


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b'language = "fr"\nguest_wifi = "Caf\xe9"\n', 2),
        (codecs.BOM_UTF16_LE + 'look = "day"\n'.encode("utf-16-le") + b"\x00\xd8", 2),
    ],
    ids=["Latin-1", "half a letter"],
)
def test_bytes_that_are_no_text_are_reported_with_their_line(
    home: Path, content: bytes, line: int
) -> None:
    with pytest.raises(Refused) as refused:
        text_of(content, "companion.toml")
    assert refused.value.key == "core.refused-text"
    assert refused.value.args_ == {"path": "companion.toml", "line": line}
    home.mkdir()
    (home / settings.FILE).write_bytes(content)
    _, wrong = settings.load_valid()
    assert [each.key for each in wrong] == ["core.refused-text"]
    with pytest.raises(Refused) as refused:
        settings.save("look", "day")
    assert refused.value.key == "core.refused-text"
    assert (home / settings.FILE).read_bytes() == content


def test_an_export_with_a_bad_byte_says_where_and_a_picture_is_none() -> None:
    for content, key in ((b'{"companion": 1,\n"seed": "\xe9"}', "text"), (b"\xff\xd8", "import")):
        with pytest.raises(Refused) as refused:
            parse(content, "play.json")
        assert refused.value.key == f"core.refused-{key}"


def test_a_folder_of_pages_that_git_gave_other_line_ends_is_still_ours(tmp_path: Path) -> None:
    folder, pages = tmp_path / "pages", [("a.html", b"a"), ("in/b.html", b"b")]
    write_folder(folder, pages)
    (listed,) = folder.glob(".written*")
    listed.write_bytes(WAYS["Notepad"](listed.read_text(encoding="utf-8")))
    write_folder(folder, pages)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("\ufeff12\r\n", "12"),
        ("\N{NO-BREAK SPACE}7 ", "7"),
        ("１２", "12"),
        ("\N{MINUS SIGN}3", "-3"),
        ("E\N{COMBINING ACUTE ACCENT}pice", "Épice"),
        ("l’eau", "l'eau"),
    ],
)
def test_what_is_typed_is_taken_as_it_was_meant(line: str, meant: str) -> None:
    assert typed(line) == meant
    if meant.lstrip("-").isdigit():
        assert whole(typed(line)) == int(meant)


OPTIONS = "--language fr --panel touch-display-2\n"


@EVERY_WAY
def test_the_options_on_a_card_are_read_however_they_were_saved(tmp_path: Path, save: Save) -> None:
    """The line of cloud-init itself, with the file in another folder."""
    user_data = Path(__file__).parents[2] / "deploy/cloud-init/user-data"
    (line,) = (e for e in user_data.read_text(encoding="utf-8").splitlines() if "options 2>" in e)
    command = line.split("deploy/install ")[1].replace("/boot/firmware/", f"{tmp_path}/")
    (tmp_path / "companion-options").write_bytes(save(OPTIONS))
    done = processes.run(*processes.BECOME, "sh", "-c", f"printf '%s\\n' {command}")
    assert done.stdout.split("\n") == [*OPTIONS.split(), ""]


def test_a_line_is_added_to_a_file_whose_last_line_nobody_ended(tmp_path: Path) -> None:
    install = (Path(__file__).parents[2] / "deploy/install").read_text(encoding="utf-8")
    start = install.index("add_line() {")
    function = install[start : install.index("\n}", start) + 2]
    path = tmp_path / "config.txt"
    for before in (b"dtoverlay=x", b"dtoverlay=x\n", b""):
        path.write_bytes(before)
        command = f'{function}\nadd_line "{path}" disable_splash=1'
        processes.run(*processes.BECOME, "bash", "-c", command)
        assert path.read_bytes().split(b"\n")[-2:] == [b"disable_splash=1", b""]
        assert before.strip() in path.read_bytes().split(b"\n") or not before
