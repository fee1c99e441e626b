"""A name is pronounced as its owner does, in each language; its shown spelling is unchanged."""

import json
import re

import pytest

from companion.phrases.phrasebook import LANGUAGES, spoken_names
from companion.voice.ear import named
from companion.voice.speech import VOICES, SpokenLine, Synthesiser
from kit import processes

IN_IPA = """
import ctypes, json, sys
from pyttsx3.drivers import _espeak
said = _espeak.dll.espeak_TextToPhonemes
said.restype = ctypes.c_char_p
_espeak.Initialize(1, 0, None, 0)
assert not _espeak.SetVoiceByName(sys.argv[1].encode())
for text in json.loads(sys.argv[2]):
    print(said(ctypes.byref(ctypes.c_char_p(text.encode())), 1, 2).decode())
"""
"""Prints espeak-ng's pronunciation of the first clause of each text, in the phonetic alphabet."""

LACERDA = re.compile(r"lˌ?[aæ] ?sˈ?ɛ[ɾɹʁ]ə?d")
"""As the Portuguese voice says it; each language has its own r."""

SENTENCES = {
    "en": ("Lacerda to space 4", "Reveal Lacerda’s card", "Lacerda’s turn", "A Ship for Lacerda"),
    "pt-BR": ("Lacerda", "A vez do Lacerda"),
    "fr": ("Lacerda sur la case 4", "La carte de Lacerda"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_lacerda_is_said_as_in_portuguese(language):
    texts = [named(text, spoken_names(language)) for text in SENTENCES[language]]
    run = processes.run("-c", IN_IPA, VOICES[language][0], json.dumps(texts))
    said = run.stdout.splitlines()
    assert len(said) == len(texts), run.stderr
    assert [each for each in said if not LACERDA.search(each)] == []


def test_only_the_synthesiser_gets_the_spelling(tmp_path, engine):
    names = {"en": {"Lyon": "lee on"}, "fr": {}}
    synthesiser = Synthesiser(tmp_path, open_engine=lambda: engine, names=names.__getitem__)
    line = SpokenLine("Lyon’s turn: Lyonel, Lyon.", "en")
    assert synthesiser.synthesise(line.text, "en")
    assert synthesiser.synthesise(line.text, "fr")
    synthesiser.close()
    assert engine.texts == ["lee on’s turn: Lyonel, lee on.", line.text]
    assert line.text == "Lyon’s turn: Lyonel, Lyon."
