"""Faults under the voice, what is heard all the same, and when it speaks again."""

import errno
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.device.audio import trouble, wav_at_volume
from companion.device.child import PATIENCE_S as SIGN
from companion.device.child import STARTING_S, Gone, Hung, readable
from companion.engine.problem import Problem
from companion.voice.cache import Cache, Memory
from companion.voice.espeak_process import EspeakProcess
from companion.voice.speech import RATE, Engine, Synthesiser
from kit.patience import PATIENCE
from kit.waves import short_wav

STARTS = 'import sys\nprint(\'{"missing": ""}\', flush=True)\n'
HANGS = f"{STARTS}sys.stdin.read()"
ENDS = f"{STARTS}sys.stdin.readline()"


class Impatient:
    """Waits for a process to start, and not at all for a line; remembers how long it might."""

    def __init__(self) -> None:
        self.waits: list[float] = []

    def __call__(self, descriptor: int, seconds: float) -> bool:
        self.waits.append(seconds)
        return seconds == STARTING_S and readable(descriptor, PATIENCE)


class Fails:
    """An engine that raises the same thing at every line."""

    def __init__(self, problem: Exception) -> None:
        self.problem = problem
        self.tries = 0

    def wav(self, *_: object) -> bytes:
        self.tries += 1
        raise self.problem

    def close(self) -> None:
        pass


@pytest.fixture
def opened(tmp_path) -> Iterator[Callable[..., Synthesiser]]:
    """Make a synthesiser that opens these engines, one after another, the last again and again."""
    made: list[Synthesiser] = []

    def make(*engines: Engine | Callable[[], Engine], **parts: Callable[[], Engine]) -> Synthesiser:
        left = list(engines)

        def open_engine() -> Engine:
            found = left.pop(0) if len(left) > 1 else left[0]
            return found() if callable(found) else found

        made.append(Synthesiser(tmp_path / "speech", open_engine=open_engine, **parts))
        return made[-1]

    yield make
    for each in made:
        each.close()


# the engine


def test_an_engine_that_hangs_is_killed_within_five_seconds_and_another_says_the_line(opened):
    impatient, hung = Impatient(), []

    def hang() -> Engine:
        hung.append(EspeakProcess(impatient, HANGS))
        return hung[0]

    synthesiser = opened(hang, EspeakProcess)
    path = synthesiser.synthesise("Mars", "en")
    assert path is not None
    assert trouble(path) is None
    assert synthesiser.reason is None
    assert impatient.waits[-1] == SIGN
    assert impatient.waits.count(SIGN) == 1
    assert SIGN <= 5
    with pytest.raises(Gone):
        hung[0].wav("Mars", "en-us", 160)


def test_an_engine_that_crashes_takes_nothing_with_it_and_another_says_the_line(opened):
    synthesiser = opened(lambda: EspeakProcess(code=ENDS), EspeakProcess)
    assert synthesiser.synthesise("Mars", "en")
    assert synthesiser.reason is None


def test_an_engine_that_does_not_start_once_is_there_the_next_time(opened, engine):
    starts = iter([Hung("20 s")])

    def start() -> Engine:
        for problem in starts:
            raise problem
        return engine

    assert opened(start).synthesise("Mars", "en")


def test_it_does_not_matter_in_which_folder_the_companion_is_started(opened, tmp_path, monkeypatch):
    for name in ("companion", "json", "pyttsx3"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('another module of this name')")
    monkeypatch.chdir(tmp_path)
    assert opened(EspeakProcess).synthesise("Mars", "en")


def test_an_exception_costs_one_retry_and_not_the_line(opened, engine):
    broken = Fails(RuntimeError("run loop already started"))
    assert opened(broken, engine).synthesise("Mars", "en")
    assert (broken.tries, engine.texts) == (1, ["Mars"])


def test_an_engine_that_always_raises_is_reported_until_it_speaks_again(opened, engine):
    broken = Fails(RuntimeError("run loop already started"))
    synthesiser = opened(broken, broken, engine)
    assert synthesiser.synthesise("one", "en") is None
    assert synthesiser.reason == Problem("core.voice-failed", {"error": "run loop already started"})
    assert synthesiser.synthesise("two", "en")
    assert synthesiser.reason is None


def test_a_line_that_nobody_waits_for_is_not_tried_again(opened, engine):
    broken = Fails(Hung("5 s"))
    synthesiser = opened(broken, engine)
    synthesiser.prepare("ahead", "en")
    while not broken.tries:  # a line asked for would come first
        os.sched_yield()
    assert synthesiser.synthesise("now", "en")
    assert (broken.tries, engine.texts) == (1, ["now"])


def test_closing_ends_an_engine_that_hangs(tmp_path, engine):
    synthesiser = Synthesiser(tmp_path, open_engine=lambda: engine)
    synthesiser.synthesise("Mars", "en")
    synthesiser.close()
    assert engine.closed == 1


# a voice that was chosen


@pytest.mark.parametrize("problem", [Hung("5 s"), ValueError("mb-br1"), RuntimeError("no sound")])
def test_where_the_chosen_voice_fails_the_usual_one_says_the_line(opened, engine, problem):
    piper = Fails(problem)
    synthesiser = opened(engine, open_piper=lambda: piper)
    assert synthesiser.synthesise("Mars", "en", voice="/voices/joe.onnx")
    assert engine.spoken == [("Mars", "en-us", RATE)]
    assert piper.tries == (1 if isinstance(problem, Hung) else 2)
    assert synthesiser.reason is None


def test_without_piper_the_usual_voice_says_the_line(opened, engine):
    def missing() -> Engine:
        raise ImportError("piper")

    synthesiser = opened(engine, open_piper=missing)
    assert synthesiser.synthesise("Mars", "en", voice="/voices/joe.onnx")
    assert synthesiser.reason is None


def test_a_voice_that_failed_twice_rests_until_it_is_chosen_again(opened, engine):
    piper = Fails(Hung("5 s"))
    synthesiser = opened(engine, open_piper=lambda: piper)
    for text in ("one", "two", "three"):
        assert synthesiser.synthesise(text, "en", voice="/voices/joe.onnx")
    assert piper.tries == 2
    synthesiser.try_again()
    assert synthesiser.synthesise("four", "en", voice="/voices/joe.onnx")
    assert piper.tries == 3


# the disk


@pytest.fixture
def disk(monkeypatch) -> Callable[[int], None]:
    """Let nothing be written any more, for a reason."""

    def fail(reason: int) -> None:
        def refuse(*_: object, **__: object) -> None:
            raise OSError(reason, os.strerror(reason))

        for name in ("write_bytes", "touch", "mkdir", "unlink", "replace"):
            monkeypatch.setattr(Path, name, refuse)

    return fail


FAULTS = pytest.mark.parametrize("reason", [errno.ENOSPC, errno.EROFS, errno.EIO])


@FAULTS
def test_what_the_disk_does_not_take_is_heard_from_memory_and_made_once(
    opened, engine, disk, reason, caplog
):
    disk(reason)
    synthesiser = opened(engine)
    paths = [synthesiser.synthesise(text, "en") for text in ("one", "two", "one")]
    assert paths[0] == paths[2] != paths[1]
    assert engine.texts == ["one", "two"]
    for path in paths:
        assert trouble(path) is None
        assert len(wav_at_volume(path, 0.5)) == len(short_wav())
    assert synthesiser.reason is None
    assert len(caplog.records) == 1, "it is logged once"


@FAULTS
def test_what_is_on_the_disk_already_is_heard_whatever_became_of_it(opened, engine, disk, reason):
    synthesiser = opened(engine)
    path = synthesiser.synthesise("Mars", "en")
    disk(reason)
    assert synthesiser.synthesise("Mars", "en") == path
    assert engine.texts == ["Mars"]


def test_a_disk_that_works_again_is_used_again(opened, engine, disk, monkeypatch, tmp_path):
    synthesiser = opened(engine)
    disk(errno.ENOSPC)
    synthesiser.synthesise("one", "en")
    monkeypatch.undo()
    assert synthesiser.synthesise("two", "en").parent == tmp_path / "speech"


def test_memory_holds_the_newest_lines_and_gives_the_others_back():
    memory = Memory(limit=250)
    for key in ("one", "two", "three"):
        memory.save(key, key.encode() * 20)
    assert memory.find("one")
    memory.save("large", bytes(1000))
    assert [key for key in ("one", "two", "three", "large") if memory.find(key)] == ["large"]
    assert memory.find("large").read_bytes() == bytes(1000)
    memory.close()
    assert memory.find("large") is None


def test_lines_that_were_baked_are_found_and_nothing_is_written_to_them(tmp_path):
    baked = Cache(tmp_path / "baked", limit=None)
    path = baked.save("key", bytes(100))
    before = path.stat().st_mtime_ns
    cache = Cache(tmp_path / "ram", limit=1000, baked=tmp_path / "baked")
    assert cache.find("key") == path
    assert path.stat().st_mtime_ns == before
    assert not (tmp_path / "ram").exists()
    own = cache.save("key", bytes(100))
    assert cache.find("key") == own, "what is in the RAM comes first"


def test_a_folder_of_baked_lines_that_is_not_there_is_no_trouble(tmp_path):
    assert Cache(tmp_path, limit=1000, baked=tmp_path / "nowhere").find("key") is None
