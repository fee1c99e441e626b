"""Whether a number agrees with its noun in every sentence that has one."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from typing import Any

import msgspec

from companion.phrases.phrasebook import Phrasebook

PLURALS = {
    "en": """points|megacredits|plants|steps|cards|oceans|generations|greeneries|cities|awards
        |spaces|hexes|tiles|markers|cubes|Crystals|Colonists|Ships|Blueprints|Contracts|Missions|rounds
        |turns|lines|dice|options|forests|corporations|projects""",
    "fr": """points|mégacrédits|plantes|chaleurs|niveaux|cartes|océans|générations|forêts|degrés
        |cases|hexagones|tuiles|marqueurs|cubes|Cristaux|Colons|Vaisseaux|Plans|Contrats|Missions
        |manches|tours|lignes|conditions|dés|options|corporations|projets|cités|jetons""",
    "pt-BR": """pontos|megacréditos|plantas|níveis|cartas|oceanos|gerações|vegetações|graus|espaços
        |hexágonos|fichas|peças|marcadores|cubos|Cristais|Colonizadores|Naves|Projetos|Contratos
        |Missões|rodadas|turnos|linhas|condições|dados|opções|florestas|corporações|cidades""",
}
SINGULARS_AFTER_NOUGHT = """ponto|planta|carta|nível|oceano|geração|vegetação|espaço|hexágono|ficha
    |peça|marcador|cubo|Cristal|Nave|Projeto|Contrato|rodada|turno|linha|condição|opção|floresta|cidade"""
"""In Portuguese none takes the plural: 0 pontos."""

WRONG = {
    "en": rf"\b1[ ](?:{PLURALS['en']})\b",
    "fr": rf"\b[01][ ](?:{PLURALS['fr']})\b",
    "pt-BR": rf"\b1[ ](?:{PLURALS['pt-BR']})\b | \b0[ ](?:{SINGULARS_AFTER_NOUGHT})\b",
}
INSIDE = r"(?<![\d/,−+-])(?<!\d,[ ])(?<!level[ ])(?<!niveau[ ])(?<!nível[ ])"
"""A number that counts: not the end of another, or of a list of them, and no level."""


def disagreements(
    language: str, prompts: Iterable[Any], fixed: Collection[str] = ()
) -> Iterator[str]:
    """Yield every sentence in which a number disagrees, its numbers set to 0 and to 1.

    ``fixed`` are the values that are always the same.
    """
    book, wrong = Phrasebook(language), re.compile(f"{INSIDE}(?:{WRONG[language]})", re.VERBOSE)
    for prompt in prompts:
        for number in (0, 1):
            args = {
                name: number if type(value) is int and name not in fixed else value
                for name, value in prompt.args.items()
            }
            words = book.prompt_text(msgspec.structs.replace(prompt, args=args))
            done = book.find(prompt.key, {**args, "answer": number, "choice": ""}, "done")
            labels = [label for _, label in words.options]
            for text in (words.text, words.voice, words.why, done, *labels):
                if wrong.search(text.replace("\u00a0", " ")):
                    yield f"{prompt.key}: {text}"


def kinds(prompts: Iterable[Any]) -> list[Any]:
    """Return the prompts that differ in more than their numbers."""
    found = {}
    for prompt in prompts:
        words = tuple(sorted((n, str(v)) for n, v in prompt.args.items() if type(v) is not int))
        found[prompt.key, words] = prompt
    return list(found.values())
