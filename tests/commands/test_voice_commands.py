"""The voice on the command line: which there are, and speech that is made ahead."""

import io
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.commands import baking, cli, parts, voice_commands
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.testing.long import LONG
from companion.voice.cache import Cache, file_name
from companion.voice.speech import SpokenLine, Synthesiser
from companion.voice.voices import Voices
from kit.waves import short_wav


class Speaks:
    """An engine that speaks with every voice except failing ones, and records its lines."""

    def __init__(self, *fails: str) -> None:
        self.fails = fails
        self.said: list[str] = []

    def wav(self, text: str, voice: str, rate: int) -> bytes:
        if voice in self.fails or text in self.fails:
            raise RuntimeError(f"{voice} fails")
        self.said.append(text)
        return short_wav()

    def close(self) -> None:
        pass


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "baked"


@pytest.fixture
def engine() -> Speaks:
    return Speaks()


@pytest.fixture
def synthesiser(folder: Path, engine: Speaks) -> Iterator[Synthesiser]:
    synthesiser = Synthesiser(folder, limit=None, open_engine=lambda: engine)
    yield synthesiser
    synthesiser.close()


SPELT = {"Lyon": "lee on"}
SIZE = len(short_wav())
LINES = [SpokenLine(text, "en") for text in ("one", "two", "three", "two")]


def nobody(*_: object) -> None:
    """Listen to nothing."""


# what is baked


@pytest.mark.parametrize("language", LANGUAGES if LONG else ["fr"])
def test_what_is_always_the_same_is_said_without_anything_left_open(language):
    steps, whys = baking.fixed_lines(language)
    assert Phrasebook(language).text("screens.try-voice") in steps
    assert Phrasebook(language).text("core.clock-30") in steps
    assert len(steps) > 500
    assert len(whys) > 100
    assert not [text for text in (*steps, *whys) if "{" in text or not text.strip()]


def test_what_plays_say_is_counted_in_each_language_and_the_same_each_time():
    progress = []
    once, again = (
        baking.played_lines(["en", "fr"], 2, lambda *step: progress.append(step)) for _ in range(2)
    )
    assert once == again
    assert min(heard.total() for heard in once.values()) > 100
    same = set(once["en"]) & set(once["fr"])
    assert len(same) < len(once["en"]) / 10, "names and numbers"
    assert progress[:2] == [("plays", 0, 2), ("plays", 1, 2)]
    assert progress[-1] == ("plays", 2, 2)


def test_each_line_is_made_once_in_its_order(synthesiser, folder, engine):
    progress = []
    done = baking.bake(synthesiser, folder, LINES, 10**6, lambda *step: progress.append(step))
    assert engine.said == ["one", "two", "three"]
    assert done == (3, 3 * SIZE, 0, False)
    assert progress == [("lines", number, 3) for number in range(4)]


def test_what_was_interrupted_continues_and_is_then_read_by_the_companion(
    synthesiser, folder, engine, tmp_path
):
    baking.bake(synthesiser, folder, LINES[:2], 10**6, nobody)
    engine.said.clear()
    done = baking.bake(synthesiser, folder, LINES, 10**6, nobody)
    assert engine.said == ["three"]
    assert done.lines == 3
    found = Cache(tmp_path / "ram", limit=1000, baked=folder).find(SpokenLine("two", "en").key)
    assert found == folder / file_name(SpokenLine("two", "en").key)


def test_names_are_baked_as_the_companion_will_have_them_read(folder, engine, tmp_path):
    def companion(cache: Path, baked: Path | None = None) -> Synthesiser:
        return Synthesiser(cache, None, lambda: engine, baked=baked, names=lambda _: SPELT)

    with closing(companion(folder)) as synthesiser:
        assert (
            baking.bake(synthesiser, folder, [SpokenLine("Lyon", "en")], 10**6, nobody).lines == 1
        )
        assert (
            baking.bake(synthesiser, folder, [SpokenLine("Lyon", "en")], 10**6, nobody).lines == 1
        )
    with closing(companion(tmp_path / "ram", folder)) as synthesiser:
        assert synthesiser.synthesise("Lyon", "en")
    assert engine.said == [SPELT["Lyon"]]


def test_it_stops_at_its_limit_and_a_higher_one_continues_from_there(synthesiser, folder, engine):
    done = baking.bake(synthesiser, folder, LINES, 2 * SIZE, nobody)
    assert (engine.said, done.full) == (["one", "two"], True)
    done = baking.bake(synthesiser, folder, LINES, 10 * SIZE, nobody)
    assert (engine.said, done.full) == (["one", "two", "three"], False)


def test_what_cannot_be_made_is_counted_and_the_rest_is_made(synthesiser, folder, engine):
    engine.fails = ("two",)
    done = baking.bake(synthesiser, folder, LINES, 10**6, nobody)
    assert (done.lines, done.failed) == (2, 1)


def test_what_the_usual_voice_says_instead_does_not_count(folder, engine, synthesiser):
    engine.fails = ("mb-en1",)
    done = baking.bake(
        synthesiser, folder, [SpokenLine("Mars", "en", voice="mb-en1")], 10**6, nobody
    )
    assert done.failed == 1


# the commands


@pytest.fixture
def installed(monkeypatch, tmp_path: Path, engine: Speaks) -> None:
    """Let two voices of MBROLA be installed, and nothing be said aloud."""
    for name in ("us1", "fr1"):
        (tmp_path / "mbrola" / name).mkdir(parents=True)
        (tmp_path / "mbrola" / name / name).touch()
    monkeypatch.setattr(parts, "voices", lambda: Voices(None, tmp_path / "mbrola", lambda _: True))
    monkeypatch.setattr(
        voice_commands,
        "Synthesiser",
        lambda folder, **parts: Synthesiser(folder, open_engine=lambda: engine, **parts),
    )
    heard = {each: Counter({f"once {each}": 1, f"often {each}": 99}) for each in LANGUAGES}
    monkeypatch.setattr(baking, "played_lines", lambda languages, plays, tell: heard)
    monkeypatch.setattr(baking, "fixed_lines", lambda each: ([f"fixed {each}"], [f"why {each}"]))
    monkeypatch.delenv("COMPANION_BAKED", raising=False)


def test_the_list_has_a_star_at_the_voice_that_is_used(installed, capsys, monkeypatch):
    monkeypatch.setenv("COMPANION_VOICE_NAME", "mb-fr1")
    assert cli.main(["voice", "list"]) == 0
    lines = [line.split()[:2] + line.split()[2:3] for line in capsys.readouterr().out.splitlines()]
    assert ["*", "en", "none"] in lines
    assert ["en", "mb-us1", "MBROLA"] in lines
    assert ["fr", "none", "The"] in lines
    assert ["*", "fr", "mb-fr1"] in lines


def test_baking_makes_what_is_frequent_then_what_is_fixed_and_rare_then_why(
    installed, engine, capsys
):
    assert cli.main(["voice", "bake"]) == 0
    expected = [
        f"{what} {language}" for what in ("often", "fixed", "once", "why") for language in LANGUAGES
    ]
    assert engine.said == expected
    assert ": 12 (" in capsys.readouterr().out


def test_baking_takes_a_language_a_voice_and_a_limit(installed, engine, home, capsys):
    assert cli.main(["voice", "bake", "--language", "fr", "--voice", "mb-fr1"]) == 0
    assert {text.split()[1] for text in engine.said} == {"fr"}
    names = {path.name for path in (home / "baked").iterdir()}
    assert file_name(SpokenLine("why fr", "fr", voice="mb-fr1").key) in names
    assert cli.main(["voice", "bake", "--limit", "0"]) == 0
    assert "limit of 0 MB" in capsys.readouterr().out


def test_a_voice_that_is_not_there_is_refused_with_those_that_are(installed, capsys):
    assert cli.main(["voice", "bake", "--voice", "mb-br1"]) == 2
    progress = capsys.readouterr().err
    assert "mb-br1" in progress
    assert "none, mb-us1, mb-fr1" in progress


def test_what_could_not_be_baked_is_reported(installed, engine, capsys):
    engine.fails = ("why en",)
    assert cli.main(["voice", "bake", "--language", "en"]) == 1
    assert "could not be made: 1." in capsys.readouterr().err


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("out", "shown"),
    [
        (Terminal(), "\rLines    ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░   0% 0/3 "),
        (io.StringIO(), "Lines 0 %\nLines 30 %\nLines 60 %\nLines 100 %\n"),
    ],
    ids=["terminal", "file"],
)
def test_the_bar_shows_how_far_it_has_come(out, shown):
    bar = voice_commands.ProgressBar(Phrasebook("en"), out)
    for done in range(4):
        bar.show("lines", done, 3)
    assert out.getvalue().startswith(shown)
    assert "3/3" in out.getvalue() or not out.isatty()
