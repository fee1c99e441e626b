"""My box in words: listed, entered and corrected, in the terminal and for the settings."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.commands import parts
from companion.commands.cli import main
from companion.engine.prompts import Refused
from companion.games import find
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.session import my_box
from companion.storage.store import Store

MARS = find("on-mars")


def test_only_games_with_printed_facts_have_a_box() -> None:
    assert MARS in my_box.boxed_games()
    assert find("dice") not in my_box.boxed_games()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_has_its_words(store: Store, language: str) -> None:
    store.put_fact("on-mars", "lab", "differs")
    shown = list(my_box.facts(store, Phrasebook(language), MARS))
    assert len({fact.label for fact in shown}) == len(shown)
    for fact in shown:
        assert fact.label != fact.name
        assert fact.question
        assert fact.words
        assert all(label for _, label in fact.choices)


def test_a_fact_is_entered_as_text_and_forgotten_again(store: Store) -> None:
    my_box.save_fact(store, MARS, "space-icon.3", "robot")
    my_box.save_fact(store, MARS, "lab", "differs")
    my_box.save_fact(store, MARS, "lab-spaces.6", "3")
    assert store.box("on-mars") == {"space-icon.3": "robot", "lab": "differs", "lab-spaces.6": 3}
    my_box.save_fact(store, MARS, "space-icon.3", None)
    assert "space-icon.3" not in store.box("on-mars")


@pytest.mark.parametrize(
    ("fact", "value"),
    [("tea", "robot"), ("space-icon.9", "robot"), ("space-icon.3", "tea"), ("lab-spaces.6", "3")],
)
def test_what_cannot_be_is_refused_and_nothing_is_announced(
    store: Store, fact: str, value: str
) -> None:
    with pytest.raises(Refused):
        my_box.save_fact(store, MARS, fact, value)
    assert store.box("on-mars") == {}


def test_what_a_fact_can_be_is_listed_and_a_game_without_facts_says_so(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["box"]) == 0
    listed = capsys.readouterr().out
    assert "Not entered yet (same, differs)" in listed
    assert "Starting Building 1: Not entered yet (L4, M5, J3, …)" in listed, "a hex, not all 90"
    assert main(["box", "dice"]) == 0
    assert capsys.readouterr().out == Phrasebook("en").text("core.box-none") + "\n"


def test_the_terminal_lists_records_and_forgets(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["box", "on-mars", "--set", "space-icon.3=robot"]) == 0
    assert "space-icon.3 Turn Order space 3: two Bots" in capsys.readouterr().out
    assert main(["box", "--language", "fr"]) == 0
    assert "Ma boîte" in capsys.readouterr().out
    assert main(["box", "on-mars", "--forget", "space-icon.3"]) == 0
    with parts.open_store() as store:
        assert store.box("on-mars") == {}


def test_a_wrong_fact_is_one_sentence(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["box", "on-mars", "--set", "tea=1"]) == 2
    error = capsys.readouterr().err
    assert error.startswith("There is no printed fact “tea”.")
    assert error.count("\n") == 1
