"""Exports: everything is exported and imported again, across versions, and nothing foreign."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engine.autoplay import play_out
from companion.engine.prompts import Refused
from companion.games import find, games
from companion.storage.copies import Merged
from companion.storage.exports import export_plays, write_export
from companion.storage.store import Store
from companion.testing.long import LONG
from kit.importing import read, take

HUGE = b"""{"companion": 1, "plays": [{"game": "dice", "options": {}, "seed": "1", "started": 1,
    "cursor": 18446744073709551616}]}"""


def opened(path: Path) -> closing[Store]:
    return closing(Store(path))


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Store]:
    with opened(tmp_path / "here.db") as store:
        yield store


@pytest.fixture
def there(tmp_path: Path) -> Iterator[Store]:
    with opened(tmp_path / "there.db") as store:
        yield store


@pytest.fixture
def export(tmp_path: Path) -> Path:
    return tmp_path / "export.json"


def test_a_play_of_every_game_comes_in_as_it_went_out(
    here: Store, there: Store, export: Path
) -> None:
    for number, game in enumerate(games()):
        play_out(here.begin(find(game), {}, str(number)), random.Random(number))
    here.put_fact("on-mars", "space-icon.3", "robot")
    write_export(export, export_plays(here))
    assert take(there, export).merged == Merged(added=len(games()))
    assert list(there.copies()) == list(here.copies())
    assert there.facts() == here.facts()
    assert [saved.result for saved in there.history()] == [saved.result for saved in here.history()]
    assert take(there, export).merged == Merged(known=len(games()))


def test_one_play_goes_out_alone_with_the_facts_of_its_game(here: Store, export: Path) -> None:
    for game in ("dice", "on-mars"):
        here.begin(find(game), {}, "1")
    here.put_fact("on-mars", "space-icon.3", "robot")
    write_export(export, export_plays(here, 1))
    found = read(export)
    assert [play.game for play in found.plays] == ["dice"]
    assert found.box == {"dice": {}}
    with pytest.raises(Refused) as refused:
        export_plays(here, 9)
    assert refused.value.key == "core.refused-export"


def test_the_file_of_saved_plays_and_a_damaged_one_can_be_taken_in(
    here: Store, there: Store
) -> None:
    here.begin(find("dice"), {}, "1")
    here.close()
    assert take(there, here.path).merged == Merged(added=1)
    with here.path.open("r+b") as file:
        file.seek(40)
        file.write(b"\xff" * 20)
    assert take(there, here.path).merged == Merged(known=1)


def test_an_export_of_an_older_companion_can_be_taken_in(there: Store, export: Path) -> None:
    older = {
        "id": 7,
        "game": "on-mars",
        "options": {},
        "seed": "5",
        "started": 1000.0,
        "finished": None,
        "seconds": 60.0,
        "answers": 1,
        "result": None,
        "touched": 1060.0,
        "rules": 1,
        "set_aside": False,
        "log": [{"key": "on-mars.help", "value": "quick", "by": "player"}],
        "notes": [[1, "die", {"sides": 6, "value": 2}]],
    }
    export.write_text(json.dumps(older), encoding="utf-8")
    take(there, export)
    (saved,) = there.waiting("on-mars")
    play = there.resume(find("on-mars"), saved)
    assert [entry.value for entry in play.log] == ["quick"]
    assert there.notes(saved.id) == [(1, "die", {"sides": 6, "value": 2})]
    assert saved.touched == 1060.0
    assert take(there, export).merged == Merged(known=1)


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "core.refused-import"),
        (b"Dear diary", "core.refused-import"),
        (b"[]", "core.refused-import"),
        (b"{}", "core.refused-import"),
        (b'{"companion": 1, "plays": ' + b"[" * 3000, "core.refused-broken"),
        (b'{"companion": 2, "plays": [], "more": 1}', "core.refused-newer-export"),
        (b'{"companion": 1e999}', "core.refused-import"),
    ],
)
def test_what_is_no_export_is_refused_in_one_sentence(
    export: Path, content: bytes, key: str
) -> None:
    export.write_bytes(content)
    with pytest.raises(Refused) as refused:
        read(export)
    assert refused.value.key == key


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere", tmp_path):
        with pytest.raises(Refused) as refused:
            read(path)
        assert refused.value.key == "core.refused-unread"


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
rows = st.fixed_dictionaries(
    {"seq": values, "key": st.text(), "value": values, "by": st.text()},
    optional={"at": values},
)
plays = st.fixed_dictionaries(
    {"game": st.text(), "options": values, "seed": st.text(), "started": values},
    optional={
        "cursor": values,
        "rolls": values,
        "result": values,
        "log": st.lists(rows, max_size=3),
        "notes": values,
    },
)


def is_json(export: Path) -> bool:
    """Python writes numbers as JSON that it has no words for."""
    try:
        msgspec.json.decode(export.read_bytes())
    except msgspec.DecodeError:
        return False
    return True


@settings(max_examples=100 if LONG else 25)
@given(found=st.lists(plays, max_size=3))
def test_whatever_is_in_an_export_is_taken_in_or_refused_and_nothing_else_is_lost(
    tmp_path_factory: pytest.TempPathFactory, found: list[object]
) -> None:
    home = tmp_path_factory.mktemp("home")
    export = home / "export.json"
    export.write_text(json.dumps({"companion": 1, "plays": found}), encoding="utf-8")
    with opened(home / "companion.db") as store:
        store.begin(find("dice"), {}, "1")
        known = store.copy(1)
        taken = take(store, export)
        assert store.copy(1) == known
        assert len(store.history()) == 1 + taken.merged.added
        if taken.files:
            shown = sum(msgspec.structs.astuple(taken.merged)) + taken.broken
            assert shown == len(found) or not is_json(export)


def test_an_older_export_stays_whole_where_the_new_one_cannot_be_written(
    here: Store, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Refused) as refused:
        write_export(tmp_path / "file" / "export.json", export_plays(here))
    assert refused.value.key == "core.refused-file"


def test_what_the_disk_does_not_take_is_refused(here: Store, there: Store) -> None:
    here.begin(find("dice"), {}, "1")
    there.close()
    there.path.unlink()
    there.path.mkdir()
    with pytest.raises(Refused) as refused:
        take(there, here.path)
    assert refused.value.key == "core.disk-read-only"


def test_settings_go_out_with_all_plays_and_not_with_one(here: Store) -> None:
    here.begin(find("dice"), {}, "1")
    set_there = {"language": "fr", "text_scale": 1.25}
    assert read(b"".join(export_plays(here, settings=set_there))).settings == set_there
    assert read(b"".join(export_plays(here, 1))).settings == {}
