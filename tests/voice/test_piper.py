"""Piper's two programs, played by a fake on their pipes."""

import io
import json
import sys
import wave
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.device.child import PATIENCE_S as SIGN
from companion.device.child import STARTING_S, Gone, readable
from companion.voice.piper import PAUSE_S, Piper
from companion.voice.speech import Synthesiser
from kit.patience import PATIENCE

STAND_IN = '''
"""Piper's command line: a text a line in, a WAV file a text into --output_dir, and its name out."""

import argparse, itertools, logging, sys, wave
from pathlib import Path

parser = argparse.ArgumentParser()
for name in ("--model", "--output_dir", "--length_scale"):
    parser.add_argument(name, required=True)
options = parser.parse_args(sys.argv[2:])
program = sys.argv[1]
loaded = Path(options.model).with_name("loaded")
with loaded.open("a") as file:
    file.write(f"{options.length_scale}\\n")
logging.basicConfig(level=logging.INFO)
number = itertools.count()

def write(path, text):
    with open(path, "wb") as file, wave.open(file, "wb") as wav:
        wav.setparams((1, 2, 16000, 0, "NONE", ""))
        wav.writeframes(b"\\1\\0" * (100 * len(text)))

print("[2026-11-25] [piper] [info] Output directory:", options.output_dir, file=sys.stderr)
for line in sys.stdin:
    text = line.strip()
    path = Path(options.output_dir, f"{next(number)}.wav")
    with loaded.with_name("texts").open("a") as file:
        file.write(f"{text}\\n")
    if "crash" in text:
        sys.exit(3)
    if "hang" in text:
        sys.stdin.read()
    write(path, text)
    if program == "python":
        logging.getLogger("__main__").info("Wrote %s", path)
    else:
        whole = path.read_bytes()
        path.write_bytes(whole[:50])  # the rest of it is still in the buffer of its stream
        print(path, flush=True)
        path.write_bytes(whole)
        print("[2026-11-25] [piper] [info] Real-time factor: 0.1", file=sys.stderr, flush=True)
'''


@pytest.fixture
def voice(tmp_path: Path) -> Path:
    """Make a voice file that speaks a little slowly by itself."""
    path = tmp_path / "en_US-joe-medium.onnx"
    path.write_bytes(b"model")
    shown = {"inference": {"length_scale": 1.1}, "language": {"code": "en_US"}}
    Path(f"{path}.json").write_text(json.dumps(shown))
    return path


@pytest.fixture(params=["python", "cpp"])
def piper(request, tmp_path: Path) -> Iterator[Piper]:
    program = tmp_path / "stand_in.py"
    program.write_text(STAND_IN)
    piper = Piper(lambda: (sys.executable, str(program), request.param))
    yield piper
    piper.close()


def length(wav: bytes) -> float:
    with wave.open(io.BytesIO(wav)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 16000)
        return file.getnframes() / 16000


def test_a_sentence_is_spoken_whole(piper, voice):
    assert length(piper.wav("Mars and back.", str(voice), 160)) == 14 / 160


def test_sentences_are_spoken_one_by_one_with_a_pause_between(piper, voice, tmp_path):
    wav = piper.wav("Build.  Pay\none — crystal! …", str(voice), 160)
    assert (tmp_path / "texts").read_text() == "Build.\nPay one — crystal!\n"
    assert length(wav) == pytest.approx(6 / 160 + PAUSE_S + 18 / 160)


def test_the_voice_is_loaded_once_and_again_for_another_rate(piper, voice, tmp_path):
    for rate in (160, 160, 220, 160):
        piper.wav("Mars", str(voice), rate)
    assert (tmp_path / "loaded").read_text().split() == ["1.1", "0.8", "1.1"]


def test_nothing_is_left_of_the_files_that_it_writes(piper, voice):
    piper.wav("One. Two. Three.", str(voice), 160)
    folder = Path(piper._folder.name)
    assert list(folder.iterdir()) == []
    piper.close()
    assert not folder.exists()


def test_a_text_without_words_is_no_line_for_it(piper, voice):
    with pytest.raises(RuntimeError, match="nothing to say"):
        piper.wav("… — !", str(voice), 160)


def test_a_voice_file_that_is_not_there_is_refused(piper):
    with pytest.raises(ValueError, match="nowhere"):
        piper.wav("Mars", "/nowhere.onnx", 160)


def test_it_says_when_the_program_ends(piper, voice):
    with pytest.raises(Gone, match="exit 3"):
        piper.wav("crash", str(voice), 160)


def test_without_piper_there_is_none():
    with pytest.raises(ImportError):
        Piper(lambda: ())


def test_a_sentence_that_hangs_is_left_after_five_seconds_and_the_usual_voice_says_it(
    tmp_path, voice, engine
):
    waits: list[float] = []
    hangs = False

    def ready(descriptor: int, seconds: float) -> bool:
        waits.append(seconds)
        return not hangs and readable(descriptor, PATIENCE)

    program = tmp_path / "stand_in.py"
    program.write_text(STAND_IN)
    command = (sys.executable, str(program), "python")
    with closing(
        Synthesiser(
            tmp_path / "speech",
            open_engine=lambda: engine,
            open_piper=lambda: Piper(lambda: command, ready),
        )
    ) as synthesiser:
        assert synthesiser.synthesise("Mars", "en", voice=str(voice))
        assert waits[0] == STARTING_S, "it takes its time to load the voice"
        assert engine.texts == []
        hangs = True
        assert synthesiser.synthesise("hang", "en", voice=str(voice))
        assert waits[-1] == SIGN <= 5
        assert engine.texts == ["hang"]
        hangs = False
        assert synthesiser.synthesise("Mars again", "en", voice=str(voice))
        assert engine.texts == ["hang"], "it was restarted"
