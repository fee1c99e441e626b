"""How a line is spelt for espeak-ng, where it would misread what is written for the eye."""

from __future__ import annotations

import re

BETWEEN = re.compile(r" · |(?<=\d)-(?=\d)")
"""What only parts one thing from the next: "ponto centrado" in Portuguese, "menos" in a date."""

MINUS = re.compile(r"(?<!\w)[-−](?=\d)")
PLUS = re.compile(r"(?<!\w)\+(?=\d)")

WORDS = {
    "en": {MINUS: "minus ", PLUS: "plus "},
    "pt-BR": {MINUS: "menos ", PLUS: "mais ", re.compile(r"\bGPIO\b"): "G P I O"},
    "fr": {
        MINUS: "moins ",
        PLUS: "plus ",
        re.compile(r"\bGPIO\b"): "G P I O",
        re.compile(r"\bRover(?=s?\b)"): "Roveur",
    },
}
"""What a language's voice gets wrong, or leaves out, as the French one does a minus."""


def spelt(text: str, language: str) -> str:
    """Return ``text`` as it is handed to the voice of ``language``."""
    text = BETWEEN.sub(", ", text)
    for written, heard in WORDS.get(language, {}).items():
        text = written.sub(heard, text)
    return text
