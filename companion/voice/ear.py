"""How a line is spelt for espeak-ng, where it would misread what is written for the eye."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

Names = Callable[[str], Mapping[str, str]]
"""Tells how names are spelt for the voice of a language, by how they are written."""

BETWEEN = re.compile(r" · |\s*→\s*|(?<=\d)-(?=\d)")
"""What only parts one thing from the next: "ponto centrado" in Portuguese, "menos" in a date."""

RANGE = re.compile(r"(?<![\d-])(\d+)-(?=\d+(?![\d-]))")
PAGE, PAGES = re.compile(r"\bp\.\s(?=\d)"), re.compile(r"\bpp\.\s(?=\d)")
"""Pages of a rulebook, as in "pp. 7-8": neither is said as it is written."""

MINUS = re.compile(r"(?<!\w)[-−](?=\d)")
PLUS = re.compile(r"(?<!\w)\+(?=\d)")

FEMININE = (
    "ações|ação|águas?|áreas?|baterias?|caixas?|cartas?|casas?|cidades?|colunas?|construções|"
    "construção|cores|corporações|corporação|descobertas?|energias?|entregas?|estufas?|faixas?|"
    "fases?|fichas?|figuras?|fileiras?|fitas?|florestas?|gerações|geração|linhas?|mãos?|metas?|"
    "minas?|missões|missão|naves?|opções|opção|partidas?|passagens?|peças?|perguntas?|pilhas?|"
    "plantas?|produções|produção|recompensas?|respostas?|rodadas?|setas?|tecnologias?|"
    "vegetações|vegetação|vezes|vez|vitórias?|zonas?"
)
"""The feminine nouns that the games count, in Portuguese."""

ONE = re.compile(rf"(?<![\d,.])(\d*[02-9]|)1(?= (?:{FEMININE})\b)", re.IGNORECASE)
TWO = re.compile(rf"(?<![\d,.])(\d*[02-9]|)2(?= (?:{FEMININE})\b)", re.IGNORECASE)
"""Numbers that have a gender there: 1 and 2, 21 and 22, but neither 11 nor 12."""

FRENCH_FEMININE = (
    "améliorations?|cartes?|cases?|chaleurs?|chances?|cités?|colonnes?|contributions?|"
    "corporations?|eau|étapes?|faces?|flèches?|fois|forêts?|générations?|icônes?|lignes?|"
    "manches?|minutes?|missions?|options?|parties?|phases?|plantes?|productions?|récompenses?|"
    "ressources?|réponses?|batteries?|secondes?|serres?|technologies?|tuiles?|zones?"
)
"""The feminine nouns that the games count, in French: there 1 alone has a gender."""

FRENCH_ONE = re.compile(rf"(?<![\d,.])(\d*[02-68]|)1(?= (?:{FRENCH_FEMININE})\b)", re.IGNORECASE)
"""1 and 21, but neither 11, 71 nor 91."""

HEX = re.compile(r"\b([AEI])(?=\d)")
OPEN = {"A": "á ", "E": "é ", "I": "i "}
"""How Portuguese says three columns of the map: E and I sound alike, and A joins its noun."""

WORDS: dict[str, dict[re.Pattern[str], str | Callable[[re.Match[str]], str]]] = {
    "en": {MINUS: "minus ", PLUS: "plus ", RANGE: r"\1 to ", PAGE: "page ", PAGES: "pages "},
    "pt-BR": {
        RANGE: r"\1 a ",
        PAGE: "página ",
        PAGES: "páginas ",
        MINUS: "menos ",
        PLUS: "mais ",
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
        re.compile(r"\bGPIO\b"): "G P I O",
        re.compile(r"\bRover(?=s?\b)"): "Roveur",
        re.compile(r"\b([Hh])exagone"): lambda found: "Exagone" if found[1] == "H" else "exagone",
        FRENCH_ONE: lambda found: _french_one(found[1]),
    },
}
"""What a language's voice gets wrong, or leaves out, as the French one does a minus."""


def _with_tens(tens: str, ones: str) -> str:
    """Return a number whose last figure is spelt in letters."""
    return f"{tens}0 e {ones}" if tens.strip("0") else ones


def _french_one(tens: str) -> str:
    """Return a number that ends in a feminine one: "une", "20 et une", "100 une"."""
    if not tens.strip("0"):
        return "une"
    return f"{tens}0 une" if tens[-1] in "08" else f"{tens}0 et une"


def named(text: str, names: Mapping[str, str]) -> str:
    """Return ``text`` with its names as the voice reads them."""
    for name, heard in names.items():
        text = re.sub(rf"\b{re.escape(name)}\b", heard, text)
    return text


def spelt(text: str, language: str) -> str:
    """Return ``text`` as it is handed to the voice of ``language``.

    A space that does not break is none of the spaces that part words there: "AM 3" became a word.
    """
    text = text.replace("\u00a0", " ").replace("\u202f", " ")
    for written, heard in WORDS.get(language, {}).items():
        text = written.sub(heard, text)
    return BETWEEN.sub(", ", text)
