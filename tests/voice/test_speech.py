"""Speech is made in the background, cached within limits, and missing without noise."""

import os
from pathlib import Path
from queue import SimpleQueue

import pytest

from companion.engine.problem import Problem
from companion.voice.cache import Cache
from companion.voice.speech import RATE, SpokenLine, Synthesiser
from kit.patience import PATIENCE


def made_by(synthesiser: Synthesiser, *texts: str) -> list[Path | None]:
    answers: SimpleQueue[Path | None] = SimpleQueue()
    for text in texts:
        synthesiser.request(SpokenLine(text, "en"), answers.put)
    return [answers.get(timeout=PATIENCE) for _ in texts]


def test_a_line_is_made_once(synthesiser, engine):
    first, second = made_by(synthesiser, "Mars", "Mars")
    assert first == second
    assert engine.spoken == [("Mars", "en-us", RATE)]


def test_the_same_text_is_another_file_in_another_language_or_at_another_rate(synthesiser):
    files = {
        synthesiser.synthesise("Mars", language, rate)
        for language, rate in [("en", 160), ("fr", 160), ("en", 120)]
    }
    assert len(files) == 3


def test_the_first_voice_that_works_is_used_and_remembered(synthesiser, engine):
    engine.voices = {"roa/pt-br"}
    assert synthesiser.synthesise("Uma mina", "pt-BR")
    assert synthesiser.synthesise("Um gerador", "pt-BR")
    assert [voice for _, voice, _ in engine.spoken] == ["roa/pt-br", "roa/pt-br"]


def test_a_language_unknown_here_is_tried_by_its_own_name(synthesiser, engine):
    engine.voices = {"de"}
    assert synthesiser.synthesise("Eine Mine", "de")


def test_a_language_without_a_voice_is_reported_until_a_line_succeeds(synthesiser, engine):
    engine.voices = {"en-us"}
    assert synthesiser.synthesise("Uma mina", "pt-BR") is None
    assert synthesiser.reason is not None
    assert synthesiser.reason == Problem("core.voice-language", {"language": "pt-BR"})
    assert synthesiser.synthesise("A mine", "en")
    assert synthesiser.reason is None


@pytest.mark.parametrize("blank", ["", "  ", "\n"])
def test_a_blank_text_is_no_problem_and_no_sound(synthesiser, blank):
    assert synthesiser.synthesise(blank, "en") is None
    assert synthesiser.reason is None


def test_a_line_asked_for_comes_before_the_lines_ahead(synthesiser, engine):
    engine.gate.clear()
    for text in ("ahead 1", "ahead 2"):
        synthesiser.prepare(text, "en")
    assert engine.begun.acquire(timeout=PATIENCE)
    answers: SimpleQueue[Path | None] = SimpleQueue()
    synthesiser.request(SpokenLine("now", "en"), answers.put)
    engine.gate.set()
    answers.get(timeout=PATIENCE)
    assert engine.texts[:2] == ["ahead 1", "now"]


def test_only_the_newest_lines_ahead_are_made(synthesiser, engine):
    engine.gate.clear()
    synthesiser.prepare("first", "en")
    assert engine.begun.acquire(timeout=PATIENCE)
    for number in range(40):
        synthesiser.prepare(f"ahead {number}", "en")
    engine.gate.set()
    for _ in range(16):
        assert engine.begun.acquire(timeout=PATIENCE)
    synthesiser.close()
    assert engine.texts == ["first", *(f"ahead {number}" for number in range(24, 40))]


def test_a_line_nobody_wants_any_more_is_not_made(synthesiser, engine):
    answers: SimpleQueue[Path | None] = SimpleQueue()
    synthesiser.request(SpokenLine("stale", "en"), answers.put, wanted=lambda: False)
    assert answers.get(timeout=PATIENCE) is None
    assert engine.spoken == []


def test_everyone_waiting_is_answered_when_it_closes(synthesiser, engine):
    engine.gate.clear()
    answers: SimpleQueue[Path | None] = SimpleQueue()
    synthesiser.request(SpokenLine("being made", "en"), lambda _: synthesiser.close())
    assert engine.begun.acquire(timeout=PATIENCE)
    synthesiser.request(SpokenLine("waiting", "en"), answers.put)
    engine.gate.set()
    assert answers.get(timeout=PATIENCE) is None
    assert synthesiser.synthesise("too late", "en") is None
    assert engine.texts == ["being made"]


def test_a_listener_that_fails_does_not_end_the_voice(synthesiser, caplog):
    def fail(_: object) -> None:
        raise RuntimeError("listener")

    synthesiser.request(SpokenLine("one", "en"), fail)
    assert synthesiser.synthesise("two", "en")
    assert "what follows a spoken line failed" in caplog.text


@pytest.mark.parametrize(
    ("problem", "what"),
    [
        (ModuleNotFoundError("pyttsx3"), "pyttsx3"),
        (RuntimeError("eSpeak"), "espeak-ng"),
    ],
)
def test_a_missing_engine_is_tried_once_and_is_quiet(tmp_path, caplog, problem, what):
    tries = []

    def open_engine():
        tries.append(1)
        raise problem

    synthesiser = Synthesiser(tmp_path, open_engine=open_engine)
    assert synthesiser.reason is None
    assert made_by(synthesiser, "one", "two", "three") == [None, None, None]
    assert synthesiser.reason is not None
    assert synthesiser.reason == Problem("core.not-installed", {"what": what})
    assert len(tries) == 1
    assert len(caplog.records) == 1
    synthesiser.close()


def test_the_cache_drops_what_was_unused_for_longest(tmp_path):
    cache = Cache(tmp_path, limit=250)
    for age, key in [(30, "old"), (20, "older-but-used")]:
        os.utime(cache.save(key, bytes(100)), ns=(0, 10**9 * (100 - age)))
    cache.find("old")
    cache.save("new", bytes(100))
    assert cache.find("older-but-used") is None
    assert cache.find("old")
    assert cache.find("new")


def test_the_cache_keeps_the_newest_even_when_it_is_too_large(tmp_path):
    cache = Cache(tmp_path, limit=10)
    cache.save("one", bytes(100))
    cache.save("two", bytes(100))
    assert [path.name for path in tmp_path.iterdir()] == ["two.wav"]


def test_a_file_that_a_power_cut_emptied_is_made_again(tmp_path):
    cache = Cache(tmp_path, limit=1000)
    cache.save("key", bytes(100)).write_bytes(b"")
    assert cache.find("key") is None
