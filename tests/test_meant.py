"""Settings are understood as meant; errors are reported in the player's language."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion.commands.cli import main
from companion.engine.problem import CAUSES, Problem, cause
from companion.engine.prompts import Refused
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.storage import settings
from kit import importing


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for variable in [each for each in os.environ if each.startswith(settings.PREFIX)]:
        monkeypatch.delenv(variable)
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path / "home"))
    (tmp_path / "home").mkdir()
    return tmp_path / "home"


MEANT = [
    ("text_scale", "1,25", 1.25),
    ("text_scale", " 1.5 ", 1.5),
    ("voice_volume", "0,5", 0.5),
    ("brightness", "80", 80),
    ("language", "pt", "pt-BR"),
    ("language", "pt_BR", "pt-BR"),
    ("language", "PT-br", "pt-BR"),
    ("language", "pt_PT", "pt-BR"),
    ("language", "fr_FR", "fr"),
    ("language", "fr_FR.UTF-8", "fr"),
    ("language", "FR", "fr"),
    ("language", "en_GB", "en"),
    ("voice", "oui", True),
    ("voice", "Non", False),
    ("motion", "sim", True),
    ("motion", "não", False),
    ("motion", "off", False),
    ("look", "Day", "day"),
    ("rotation", "90", 90),
    ("pin_led", "22", 22),
    ("clock", "OFF", "off"),
    ("guest_wifi", "Off, Day", "Off, Day"),
]


@pytest.mark.parametrize(("name", "typed", "means"), MEANT)
def test_a_setting_is_taken_for_what_it_means_wherever_it_is_set(
    home: Path, monkeypatch: pytest.MonkeyPatch, name: str, typed: str, means: object
) -> None:
    settings.set_from_text({name: typed})
    assert getattr(settings.load(), name) == means
    (home / settings.FILE).write_text(f'{name} = "{typed}"\n', encoding="utf-8")
    assert getattr(settings.load(), name) == means
    (home / settings.FILE).unlink()
    monkeypatch.setenv(f"{settings.PREFIX}{name.upper()}", typed)
    assert getattr(settings.load(), name) == means


@pytest.mark.parametrize("typed", ["fr_FR", "FR", "fr"])
def test_so_is_the_language_of_a_command(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "99", "file.json", "--language", typed]) == 2
    output = Phrasebook("fr").refusal(Refused("core.refused-export", play=99))
    assert capsys.readouterr().err == f"{output}\n"


def test_a_pin_that_is_in_the_file_as_a_number_is_one(home: Path) -> None:
    (home / settings.FILE).write_text("lock_pin = 1590\n", encoding="utf-8")
    assert settings.load().lock_pin == "1590"


ALLOWED = {
    ("text_scale", "3"): ("0.75 to 2", "de 0,75 a 2", "de 0,75 à 2"),
    ("text_scale", "nan"): ("0.75 to 2", "de 0,75 a 2", "de 0,75 à 2"),
    ("server_port", "big"): ("1 to 65535", "de 1 a 65535", "de 1 à 65535"),
    ("pin_led", "99"): ("0 to 27", "de 0 a 27", "de 0 à 27"),
    ("look", "pink"): ("contrast, day, night",) * 3,
    ("rotation", "45"): ("0, 90, 180, 270",) * 3,
    ("voice", "maybe"): ("yes or no", "sim ou não", "oui ou non"),
}
ENGLISH = ("Expected", "Invalid", "Object", "argument", "Errno", "No such", "module", "Permission")


@pytest.mark.parametrize(("name", "typed"), ALLOWED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_setting_that_cannot_be_is_one_sentence_that_says_what_can(
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    name: str,
    typed: str,
) -> None:
    allowed = dict(zip(LANGUAGES, ALLOWED[name, typed], strict=True))[language]
    (home / settings.FILE).write_text(f'language = "{language}"\n', encoding="utf-8")
    assert main(["set", f"{name}={typed}"]) == 2
    output = capsys.readouterr().err
    assert name in output
    assert allowed in output
    assert typed in output
    monkeypatch.setenv(f"{settings.PREFIX}{name.upper()}", typed)
    assert main(["history"]) == 2
    output = capsys.readouterr().err
    assert allowed in output
    assert f"{settings.PREFIX}{name.upper()}" in output
    assert not [word for word in ENGLISH if word in output]


@pytest.mark.parametrize(
    ("text", "output"),
    [
        ('language = "fr"\nvoice_rat = 140\n', "voice_rate"),
        ('language = "fr"\nvoice_rate = "vite"\n', "de 80 à 300"),
        ('language = "fr"\nlook = 5\n', "contrast, day, night"),
        ("text_scale = 1.0\nvoice = maybe\n", "line 2"),
        ("lock_pin = 12.5\n", "in quotes"),
    ],
)
def test_so_is_one_in_the_file(
    home: Path, capsys: pytest.CaptureFixture[str], text: str, output: str
) -> None:
    (home / settings.FILE).write_text(text, encoding="utf-8")
    assert main(["history"]) == 2
    said = capsys.readouterr().err
    assert output in said
    assert str(home / settings.FILE) in said
    assert not [word for word in ENGLISH if word in said]
    if "maybe" in text:
        with pytest.raises(Refused) as refused:
            settings.save("voice", True)
        assert output in Phrasebook("en").refusal(refused.value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "typed", [["play"], ["dance"], ["play", "on-mars", "--play", "x"], ["history", "--loud"]]
)
def test_a_command_that_cannot_be_read_is_one_line_in_the_language_that_is_set(
    language: str, typed: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    settings.set_from_text({"language": language})
    assert main(typed) == 2
    said = capsys.readouterr().err
    usage = f"companion {typed[0]} [-h]" if typed[0] == "play" else "companion [-h]"
    assert " ".join(typed) in said
    assert usage in said
    assert said.count("\n") == 1
    assert not [word for word in (*ENGLISH, "usage") if word in said]


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_file_cannot_be_used_is_reported_in_the_players_language(
    language: str, tmp_path: Path
) -> None:
    book, output = Phrasebook(language), set()
    for number in CAUSES:
        error = OSError(number, os.strerror(number or 0))
        key = "core.refused-file"
        sentence = book.refusal(Refused(key, path="FILE", error=cause(error)))
        assert os.strerror(number or 0) not in sentence
        output.add(sentence)
    assert len(output) == len(set(CAUSES.values())), "each has words of its own"
    with pytest.raises(Refused) as refused:
        importing.read(tmp_path / "none")
    assert "Errno" not in book.refusal(refused.value)
    assert book.refusal(refused.value) != book.refusal(
        Refused("core.refused-unread", path=str(tmp_path / "none"), error="other")
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "key", ["no-pins", "pin-failed", "voice-failed", "sound-failed", "disk-read-only"]
)
def test_no_problem_is_reported_in_the_words_of_a_library(language: str, key: str) -> None:
    error = "lgpio: No module named 'lgpio'; unable to open database file"
    output = Phrasebook(language).problem(
        Problem(f"core.{key}", {"path": "FILE", "gpio": 4, "error": error})
    )
    assert " " in output
    assert "lgpio:" not in output
    assert "unable" not in output
