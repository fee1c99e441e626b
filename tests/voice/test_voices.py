"""Which voices are available, which speaks a language, and what is heard of each."""

import io
import json
import wave
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.device.audio import Loudspeaker
from companion.voice.espeak import Espeak, at_sample_rate
from companion.voice.narrator import Narrator
from companion.voice.speech import VOICES, SpokenLine
from companion.voice.voices import Voices
from kit.patience import PATIENCE
from kit.silent import SilentPlayer
from kit.waves import short_wav


@pytest.fixture
def model(tmp_path: Path) -> Callable[..., Path]:
    """Lay a voice file of Piper."""

    def lay(name: str, shown: object, folder: str = "voices") -> Path:
        path = tmp_path / folder / f"{name}.onnx"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"model")
        Path(f"{path}.json").write_text(json.dumps(shown))
        return path

    return lay


@pytest.fixture
def voices(tmp_path: Path, model: Callable[..., Path]) -> Voices:
    for name in ("br1", "br4", "fr1", "de1"):
        (tmp_path / "mbrola" / name).mkdir(parents=True)
        (tmp_path / "mbrola" / name / name).write_bytes(b"MBROLA")
    model("pt_BR-faber-medium", {"language": {"code": "pt_BR"}})
    model("old", {"espeak": {"voice": "fr"}})
    for number, nonsense in enumerate(({}, [], {"language": {"code": "de_DE"}}, None)):
        model(f"nonsense-{number}", nonsense)
    (tmp_path / "voices" / "no-json.onnx").write_bytes(b"model")
    return Voices(tmp_path / "voices", tmp_path / "mbrola", lambda _: True)


def names(voices: Voices, language: str) -> list[str]:
    return [voice.name for voice in voices.of(language)]


def test_each_language_has_the_voices_that_are_installed(voices):
    assert names(voices, "pt-BR") == ["mb-br1", "mb-br4", "pt_BR-faber-medium"]
    assert names(voices, "fr") == ["mb-fr1", "old"]
    assert names(voices, "en") == []


def test_a_voice_without_its_program_is_none(voices, tmp_path):
    lonely = Voices(tmp_path / "voices", tmp_path / "mbrola", lambda kind: kind == "piper")
    assert names(lonely, "pt-BR") == ["pt_BR-faber-medium"]


def test_a_voice_is_called_by_what_distinguishes_it_from_others(voices):
    assert [voice.label for voice in voices.of("pt-BR")] == [
        "MBROLA br1",
        "MBROLA br4",
        "Piper faber medium",
    ]


def test_each_language_takes_its_own_among_those_that_were_chosen(voices):
    chosen = "mb-br4, old , mb-br1,, no-such-voice"
    assert voices.chosen(chosen, "pt-BR").id == "mb-br1"
    assert voices.chosen(chosen, "fr").id.endswith("/voices/old.onnx")
    assert voices.chosen(chosen, "en") is None
    assert voices.chosen("", "fr") is None


def test_a_voice_file_elsewhere_is_named_by_its_path(voices, model):
    path = model("en_GB-alan-low", {"language": {"code": "en_GB"}}, "elsewhere")
    assert voices.chosen(str(path), "en").id == str(path)
    assert voices.chosen(str(path), "en").label == "Piper alan low"


def test_choosing_for_a_language_leaves_the_others_as_they_are(voices):
    assert voices.choosing("", "fr", "old") == "old"
    assert voices.choosing("mb-br1, old", "pt-BR", "mb-br4") == "old, mb-br4"
    assert voices.choosing("mb-br1, old", "fr", "") == "mb-br1"
    assert voices.choosing("old", "en", "") == "old"


def test_the_voice_is_part_of_the_key_of_a_cached_line():
    lines = [SpokenLine("Mars", "fr", 160, voice) for voice in ("", "mb-fr1", "/a/old.onnx")]
    assert len({line.key for line in lines}) == 3
    assert SpokenLine("Mars", "fr", 160, "/b/old.onnx").key == lines[2].key


def test_the_narrator_speaks_with_the_voice_of_its_language(voices, synthesiser, engine, tmp_path):
    engine.voices |= {"mb-fr1"}
    loudspeaker = Loudspeaker(SilentPlayer(), tmp_path)
    narrator = Narrator(synthesiser, loudspeaker, "en", voices=voices, voice="mb-fr1")
    for language, chosen in (("en", "mb-fr1"), ("fr", "mb-fr1"), ("fr", "")):
        narrator.set_language(language)
        narrator.set_voice(chosen)
        narrator.prepare(["ahead"])
        narrator.say("Mars")
        assert narrator.wait(PATIENCE)
    said = [voice for text, voice, _ in engine.spoken if text == "Mars"]
    assert said == ["en-us", "mb-fr1", "fr"]


def test_a_header_says_what_is_in_the_file():
    with wave.open(io.BytesIO(at_sample_rate(short_wav(), 16000))) as wav:
        assert wav.getframerate() == 16000
        assert wav.readframes(wav.getnframes()) == b"\1\0" * 2205


@pytest.mark.parametrize("sampled", [16000, 22050])
def test_espeak_says_how_its_voice_is_sampled(monkeypatch, sampled):
    engine = Espeak()
    from pyttsx3.drivers import _espeak

    class Library:
        @staticmethod
        def espeak_ng_GetSampleRate() -> int:  # noqa: N802
            return sampled

    monkeypatch.setattr(_espeak, "dll", Library)
    with wave.open(io.BytesIO(engine.wav("Mars", "en-us", 160))) as wav:
        assert wav.getframerate() == sampled


INSTALLED = [(language, voice) for language in VOICES for voice in Voices().of(language)]
"""The voices of MBROLA on this machine: none if it only has what the companion needs."""


def test_a_voice_of_mbrola_that_is_installed_takes_as_long_as_it_should():
    for language, voice in INSTALLED:
        lasts = []
        for each in (VOICES[language][0], voice.id):
            with wave.open(io.BytesIO(Espeak().wav("Mars, 42, 43, 44, 45.", each, 160))) as wav:
                lasts.append(wav.getnframes() / wav.getframerate())
        assert lasts[1] == pytest.approx(lasts[0], rel=0.35)
