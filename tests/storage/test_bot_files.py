"""Bot files and the plays begun with them: these continue by their own rules."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from companion import games
from companion.engine.autoplay import likely_answer
from companion.engine.play import Play
from companion.engine.prompts import Refused
from companion.phrases.phrasebook import Phrasebook
from companion.storage import bot_files
from companion.storage.backups import Backups
from companion.storage.exports import export_plays, write_export
from companion.storage.store import Store
from companion.testing.plays import snapshot
from kit.bot_files import WHOLE, forget_bot_files, with_steps, written
from kit.importing import take

RULES = written(
    with_steps(
        {"note": "Storm {ships}", "add": {"ships": 1}}, counters={"ships": {"name": "Ships"}}
    )
)


@pytest.fixture
def file(home: Path) -> Path:
    """A bot file in the companion's folder."""
    path = bot_files.folder() / "harbour.toml"
    path.parent.mkdir(parents=True)
    path.write_text(RULES, encoding="utf-8")
    return path


def opened(path: Path) -> closing[Store]:
    return closing(Store(path))


def begun(path: Path, file: Path) -> Play:
    """Begin a play of a file, and leave it in its second round."""
    with opened(path) as store:
        play = store.begin(bot_files.load(file), {}, "1")
        play.answer("done")
    forget_bot_files()
    return play


def changed(file: Path) -> None:
    file.write_text(RULES.replace("Storm", "Calm"), encoding="utf-8")


def broken(file: Path) -> None:
    file.write_text("[[[", encoding="utf-8")


def deleted(file: Path) -> None:
    file.unlink()


def a_folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


@pytest.mark.parametrize("happen", [changed, broken, deleted, a_folder])
def test_a_play_continues_by_the_rules_it_began_with(
    happen: Callable[[Path], None], file: Path, home: Path
) -> None:
    before = begun(home / "companion.db", file)
    happen(file)
    with opened(home / "companion.db") as store:
        saved = store.unfinished()
        assert saved
        assert saved.game == before.game.name
        play = store.resume(games.find(saved.game), saved)
        assert play.unmatched == 0
        assert snapshot(play) == snapshot(before)
        assert Phrasebook("en").prompt_text(play.says[0]).text.startswith("Storm")
        rng = random.Random(1)
        while not play.over:
            play.answer(likely_answer(play, rng))
    forget_bot_files()
    with opened(home / "companion.db") as store:
        (saved,) = store.history()
        assert saved.result == play.result


def test_a_new_play_is_by_the_file_as_it_is(file: Path, home: Path) -> None:
    old = begun(home / "companion.db", file)
    changed(file)
    with opened(home / "companion.db") as store:
        assert store.waiting()
        new = bot_files.find("harbour")
        assert new.name != old.game.name
        assert bot_files.latest(old.game.name) is new
        assert bot_files.find(old.game.name).name == old.game.name


def test_a_play_is_exported_and_imported_with_its_rules(
    file: Path, home: Path, tmp_path: Path
) -> None:
    before = begun(home / "companion.db", file)
    deleted(file)
    with opened(home / "companion.db") as store:
        write_export(tmp_path / "export.json", export_plays(store))
    forget_bot_files()
    with opened(tmp_path / "there.db") as store:
        assert take(store, tmp_path / "export.json").merged.added == 1
    forget_bot_files()
    with opened(tmp_path / "there.db") as store:
        (saved,) = store.waiting()
        assert snapshot(store.resume(games.find(saved.game), saved)) == snapshot(before)


def test_a_backup_has_the_rules_too(file: Path, home: Path, tmp_path: Path) -> None:
    before = begun(home / "companion.db", file)
    with closing(Backups(home / "companion.db", tmp_path / "backups")) as backups:
        made = backups.make()
    assert made
    with opened(made) as store:
        (saved,) = store.waiting()
        assert snapshot(store.resume(games.find(saved.game), saved)) == snapshot(before)


def test_rules_that_were_changed_in_the_database_are_not_those_of_the_play(
    file: Path, home: Path
) -> None:
    play = begun(home / "companion.db", file)
    bot_files.recall(play.game.name, {**play.options, "rules-text": WHOLE})
    assert play.game.name not in games.games()
    bot_files.recall(play.game.name, {})
    assert play.game.name not in games.games()
    bot_files.recall(play.game.name, play.options)
    assert play.game.name in games.games()


def test_files_are_listed_by_name_unread(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(200):
        (file.parent / f"bot-{number}.toml").write_bytes(b"[[[")
    for odd in (
        "Harbour.toml",
        "a b.toml",
        "-a.toml",
        "é.toml",
        "harbour@1.toml",
        "notes.txt",
        ".toml",
    ):
        (file.parent / odd).write_bytes(b"")

    def opened_one(*_: object, **__: object) -> None:
        raise AssertionError("a file was opened")

    for name in ("open_file", "read_text"):
        monkeypatch.setattr(bot_files, name, opened_one)
    monkeypatch.setattr(Path, "open", opened_one)
    monkeypatch.setattr(Path, "read_bytes", opened_one)
    names = list(bot_files.listed())
    assert names == sorted([*(f"bot-{number}" for number in range(200)), "harbour"])


def test_no_folder_has_no_files(home: Path) -> None:
    assert bot_files.listed() == {}
    with pytest.raises(Refused):
        bot_files.find("harbour")
    home.mkdir(exist_ok=True)
    (home / bot_files.FOLDER).write_bytes(b"")
    assert bot_files.listed() == {}


def test_a_file_that_is_wrong_is_refused_with_its_place(file: Path) -> None:
    file.write_text("title = 3", encoding="utf-8")
    with pytest.raises(Refused) as refused:
        bot_files.find("harbour")
    assert (refused.value.key, refused.value.args_["line"]) == ("core.bot-text", "1")
