"""Respells a line for espeak-ng, which would misread text written for the eye."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

Names = Callable[[str], Mapping[str, str]]
"""Returns the spoken spellings of names for the voice of a language, by their written ones."""

BETWEEN = re.compile(r" · |\s*→\s*|(?<=\d)-(?=\d)")
"""Separators, which would be read aloud: "ponto centrado" in Portuguese, "menos" in a date."""

RANGE = re.compile(r"(?<![\d-])(\d+)-(?=\d+(?![\d-]))")
PAGE, PAGES = re.compile(r"\bp\.\s(?=\d)"), re.compile(r"\bpp\.\s(?=\d)")
"""Pages of a rulebook, as in "pp. 7-8": neither is spoken as written."""

MINUS = re.compile(r"(?<!\w)[-−](?=\d)")
PLUS = re.compile(r"(?<!\w)\+(?=\d)")
DEGREES, PERCENT = re.compile(r"(?<=\d) ?°C"), re.compile(r"(?<=\d) ?%")

FEMININE = (
    "ações|ação|águas?|áreas?|árvores?|baterias?|caixas?|cartas?|casas?|cidades?|coisas?|"
    "colmeias?|colunas?|condições|condição|construções|construção|contribuições|contribuição|"
    "cores|corporações|corporação|delas|descobertas?|energias?|entregas?|estufas?|faces?|faixas?|"
    "fases?|fazendas?|fichas?|figuras?|fileiras?|fitas?|flores|flor|florestas?|gerações|geração|"
    "horas?|letras?|linhas?|mãos?|metas?|minas?|missões|missão|moedas?|naves?|opções|opção|"
    "palavras?|partidas?|passagens?|peças?|perguntas?|pilhas?|plantas?|produções|produção|"
    "recompensas?|respostas?|rodadas?|setas?|tecnologias?|toras?|vegetações|vegetação|vezes|vez|"
    "vitórias?|zonas?"
)
"""The feminine nouns counted in the games, in Portuguese."""

ONE = re.compile(rf"(?<![\d,.])(\d*[02-9]|)1(?= (?:{FEMININE})\b)", re.IGNORECASE)
TWO = re.compile(rf"(?<![\d,.])(\d*[02-9]|)2(?= (?:{FEMININE})\b)", re.IGNORECASE)
"""Numbers that have a gender there: 1 and 2, 21 and 22, but neither 11 nor 12."""

FRENCH_FEMININE = (
    "actions?|améliorations?|bûches?|cartes?|cases?|chaleurs?|chances?|cités?|colonnes?|"
    "contributions?|corporations?|découvertes?|eau|énergies?|étapes?|étoiles?|faces?|fermes?|"
    "flèches?|fleurs?|fois|forêts?|générations?|icônes?|lignes?|manches?|mines?|minutes?|"
    "missions?|options?|parties?|phases?|pièces?|plantes?|productions?|récompenses?|ressources?|"
    "réponses?|ruches?|batteries?|secondes?|serres?|technologies?|tuiles?|zones?"
)
"""The feminine nouns counted in the games, in French, where only 1 has a gender."""

FRENCH_ONE = re.compile(rf"(?<![\d,.])(\d*[02-68]|)1(?= (?:{FRENCH_FEMININE})\b)", re.IGNORECASE)
"""1 and 21, but neither 11, 71 nor 91."""

HEX = re.compile(r"\b([AEI])(?=\d)")
OPEN = {"A": "á ", "E": "é ", "I": "i "}
"""How Portuguese says three columns of the map: E and I sound alike, and A merges with its noun."""

WORDS: dict[str, dict[re.Pattern[str], str | Callable[[re.Match[str]], str]]] = {
    "en": {
        RANGE: r"\1 to ",
        PAGE: "page ",
        PAGES: "pages ",
        MINUS: "minus ",
        PLUS: "plus ",
        DEGREES: " degrees",
        PERCENT: " percent",
    },
    "pt-BR": {
        RANGE: r"\1 a ",
        PAGE: "página ",
        PAGES: "páginas ",
        MINUS: "menos ",
        PLUS: "mais ",
        DEGREES: " graus",
        PERCENT: " por cento",
        re.compile(r"\bGPIO\b"): "G P I O",
        HEX: lambda found: OPEN[found[1]],
        ONE: lambda found: _with_tens(found[1], "uma"),
        TWO: lambda found: _with_tens(found[1], "duas"),
    },
    "fr": {
        RANGE: r"\1 à ",
        PAGE: "page ",
        PAGES: "pages ",
        MINUS: "moins ",
        PLUS: "plus ",
        DEGREES: " degrés",
        PERCENT: " pour cent",
        re.compile(r"\bGPIO\b"): "G P I O",
        re.compile(r"\bRover(?=s?\b)"): "Roveur",
        re.compile(r"\b([Hh])exagone"): lambda found: "Exagone" if found[1] == "H" else "exagone",
        FRENCH_ONE: lambda found: _french_one(found[1]),
    },
}
"""What a language's voice mispronounces, or omits, as the French one does a minus."""


def _with_tens(tens: str, ones: str) -> str:
    """Return a number whose last digit is spelt as a word."""
    return f"{tens}0 e {ones}" if tens.strip("0") else ones


def _french_one(tens: str) -> str:
    """Return a number that ends in a feminine one: "une", "20 et une", "100 une"."""
    if not tens.strip("0"):
        return "une"
    return f"{tens}0 une" if tens[-1] in "08" else f"{tens}0 et une"


def named(text: str, names: Mapping[str, str]) -> str:
    """Return ``text`` with its names in their spoken spellings."""
    for name, spoken in names.items():
        text = re.sub(rf"\b{re.escape(name)}\b", spoken, text)
    return text


def spelt(text: str, language: str) -> str:
    """Return ``text`` as it is passed to the voice of ``language``.

    There, a non-breaking space doesn't separate words, so it is replaced: "AM 3" became a word.
    """
    text = text.replace("\u00a0", " ").replace("\u202f", " ")
    for written, spoken in WORDS.get(language, {}).items():
        text = written.sub(spoken, text)
    return BETWEEN.sub(", ", text)
