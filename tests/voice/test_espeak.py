"""The real pyttsx3 and espeak-ng make whole files, each of its own text."""

import threading
import wave
from array import array
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue

import pytest

from companion.engine.problem import Problem
from companion.voice.espeak import Espeak
from companion.voice.espeak_process import SERVE, EspeakProcess
from companion.voice.speech import SpokenLine, Synthesiser
from kit import processes
from kit.patience import PATIENCE

SENTENCES = {
    "en": "Move the rover two hexes towards the mine.",
    "pt-BR": "Mova o veículo dois hexágonos até a mina.",
    "fr": "Déplacez le véhicule de deux hexagones vers la mine.",
}


@pytest.fixture
def synthesiser(tmp_path: Path) -> Iterator[Synthesiser]:
    synthesiser = Synthesiser(tmp_path)
    yield synthesiser
    synthesiser.close()


def samples(path: Path | None) -> array:
    assert path is not None
    with wave.open(str(path)) as wav:
        assert (wav.getnchannels(), wav.getsampwidth()) == (1, 2)
        heard = array("h", wav.readframes(wav.getnframes()))
        assert len(heard) == wav.getnframes()
    return heard


@pytest.mark.parametrize("language", SENTENCES)
def test_each_language_is_heard_from_beginning_to_end(synthesiser, language):
    heard = samples(synthesiser.synthesise(SENTENCES[language], language))
    assert len(heard) > 22_050
    quarter = len(heard) // 4
    assert all(
        max(map(abs, heard[start : start + quarter])) > 1000
        for start in range(0, quarter * 4, quarter)
    )


def test_each_language_has_a_voice_of_its_own(synthesiser):
    heard = [samples(synthesiser.synthesise("Mars 42", language)) for language in SENTENCES]
    assert len({len(voice) for voice in heard}) == 3


def test_twenty_lines_in_a_row_each_get_their_own_file(synthesiser):
    texts = [" ".join(["Mars"] * words) for words in range(1, 21)]
    languages = list(SENTENCES)
    answers: SimpleQueue[Path | None] = SimpleQueue()
    for text in texts:
        for language in languages:
            synthesiser.request(SpokenLine(text, language), answers.put)
    paths = [answers.get(timeout=PATIENCE) for _ in range(60)]
    assert len(set(paths)) == 60
    for nth, _ in enumerate(languages):
        lengths = [len(samples(path)) for path in paths[nth::3]]
        assert lengths == sorted(set(lengths)), "more words take longer to say"


def test_a_lower_rate_is_slower(synthesiser):
    slow, fast = (
        samples(synthesiser.synthesise(SENTENCES["fr"], "fr", rate)) for rate in (120, 220)
    )
    assert len(slow) > len(fast)


@pytest.mark.parametrize(
    "text", ["…", "— 😀 —", "a\0b", "<b>bold</b>", "[[x]]", "\u2068Mars\u2069"]
)
def test_no_text_stops_the_voice(synthesiser, text):
    synthesiser.synthesise(text, "en")
    assert synthesiser.synthesise("Mars", "en")


def test_a_voice_that_does_not_exist_is_refused(synthesiser):
    with pytest.raises(ValueError, match="no-such-voice"):
        Espeak().wav("Mars", "no-such-voice", 160)


def test_the_first_line_of_a_process_is_as_whole_as_the_second(synthesiser):
    code = (
        "from companion.voice.espeak import Espeak\n"
        "engine = Espeak()\n"
        "for _ in range(2): print(len(engine.wav('Mars ' * 100, 'en-us', 160)))\n"
    )
    first, second = map(int, processes.run("-c", code).stdout.split())
    assert first == pytest.approx(second, rel=0.02)


def test_no_line_is_cancelled_while_espeak_is_slow_to_take_the_rate(monkeypatch):
    engine = Espeak()
    from pyttsx3.drivers import _espeak

    busy, cancelled = threading.Event(), threading.Event()
    set_parameter, synchronize = _espeak.SetParameter, _espeak.Synchronize

    def take_time(*parameter: int) -> int:
        busy.set()
        return set_parameter(*parameter)

    monkeypatch.setattr(_espeak, "SetParameter", take_time)
    monkeypatch.setattr(_espeak, "Synchronize", lambda: (busy.clear(), synchronize()))
    monkeypatch.setattr(_espeak, "IsPlaying", busy.is_set)
    monkeypatch.setattr(_espeak, "Cancel", cancelled.set)
    for text in ("one", "two"):
        assert engine.wav(text, "en-us", 160)
    assert not cancelled.is_set()


def test_stdout_and_the_root_logger_stay_untouched(synthesiser, tmp_path):
    code = (
        "import logging, pathlib, sys\n"
        "from companion.voice.speech import Synthesiser\n"
        "assert 'pyttsx3' not in sys.modules\n"
        "made = Synthesiser(pathlib.Path(sys.argv[1])).synthesise('Mars', 'en')\n"
        "assert made and made.exists()\n"
        "assert not logging.getLogger().handlers\n"
        "print('the only line')\n"
    )
    run = processes.run("-c", code, str(tmp_path / "other"))
    assert run.stderr == ""
    assert run.stdout == "the only line\n"


def test_espeak_reads_no_further_than_the_text(tmp_path):
    """In a process of its own: pyttsx3 makes espeak read ten times as far, where nothing may be."""
    code = (
        "from companion.voice.espeak import Espeak\n"
        "wav = Espeak().wav('Mars.' + ' ' * 4_000_000, 'gmw/en-us', 160)\n"
        "print(len(wav) > 1000)\n"
    )
    assert processes.run("-c", code).stdout == "True\n"


@pytest.mark.parametrize(
    ("missing", "what"),
    [
        ("sys.modules['pyttsx3'] = None", "pyttsx3"),
        ("import ctypes; ctypes.cdll.LoadLibrary = None", "espeak-ng"),
    ],
)
def test_without_its_parts_there_is_no_voice_and_no_exception(tmp_path, missing, what):
    code = f"import sys; {missing}; {SERVE}"
    synthesiser = Synthesiser(tmp_path, open_engine=lambda: EspeakProcess(code=code))
    assert synthesiser.synthesise("Mars", "en") is None
    assert synthesiser.reason == Problem("core.not-installed", {"what": what})
    synthesiser.close()
