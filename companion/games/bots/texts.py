"""The texts of a bot file as Fluent: their numbers, and the forms that these need."""

from __future__ import annotations

import re
from collections.abc import Iterator

from companion.games.bots.format import Bot, Language, Text

VALUE = re.compile(r"\{\s*([a-z][a-z0-9-]*)\s*(?::([^{}|]*)\|([^{}|]*))?\}")
"""{passengers}, or {passengers: # passenger | # passengers}."""

FRENCH_SPACE = re.compile(r" (?=[?!:;»])|(?<=«) ")
"""Where French never breaks a line."""

STARS = re.compile(r"\*\*(.+?)\*\*")


def in_language(text: Text, language: Language, bot: Bot) -> str:
    """Return a text in a language; in that of the file, or any, if it lacks that."""
    if isinstance(text, str):
        used, found = bot.language, text
    else:
        used = next((each for each in (language, bot.language) if each in text), next(iter(text)))
        found = text[used]
    return FRENCH_SPACE.sub("\N{NO-BREAK SPACE}", found) if used == "fr" else found


def languages(bot: Bot) -> list[Language]:
    """Return the languages of a file: its own, and those of its title."""
    return list(dict.fromkeys((bot.language, *(bot.title if isinstance(bot.title, dict) else ()))))


def counters_in(text: Text | None) -> set[str]:
    """Return the names of the counters in a text."""
    written = text.values() if isinstance(text, dict) else [text or ""]
    return {found[1] for each in written for found in VALUE.finditer(each)}


def unclosed(text: str) -> bool:
    """Return whether a text has a brace that belongs to no counter."""
    return any(brace in VALUE.sub("", text) for brace in "{}")


def plain(text: str) -> str:
    """Return a text as Fluent, without its stars."""
    return fluent(text.replace("**", ""))


def fluent(text: str) -> str:
    """Return a text as the pattern of a Fluent message, on one line."""
    return "".join(_parts(" ".join(text.split()))) or '{ "" }'


def move(text: str) -> str:
    """Return a text as a move."""
    return fluent(_unmeant(text))


def title(text: str) -> str:
    """Return a text as a title."""
    return plain(_unmeant(text))


def bold(text: str) -> str:
    """Return the bold parts of a text as Fluent; all of it if none is bold."""
    text = _unmeant(text)
    return fluent(" ".join(STARS.findall(text)) or text)


def _unmeant(text: str) -> str:
    """Return a text without what has a meaning in the parts of a step."""
    for sign, other in (("|", "/"), ("[", "("), ("]", ")"), ("~", "-"), ("✓", "")):
        text = VALUE.sub(lambda found: found[0].replace("|", "\0"), text).replace(sign, other)
        text = text.replace("\0", "|")
    return text


def _parts(text: str) -> Iterator[str]:
    at = 0
    for found in VALUE.finditer(text):
        yield _literal(text[at : found.start()], first=at == 0)
        yield _placeable(found)
        at = found.end()
    yield _literal(text[at:], first=at == 0)


def _literal(text: str, first: bool) -> str:
    """Return a text without a meaning in Fluent."""
    text = re.sub(r"[{}]", lambda brace: f'{{ "{brace[0]}" }}', text)
    return f'{{ "{text[0]}" }}{text[1:]}' if first and text[:1] in "[.*" and text else text


def _placeable(found: re.Match[str]) -> str:
    """Return the value of a counter, in the form it needs."""
    name, one, other = found.groups()
    if one is None:
        return f"{{ ${name} }}"
    first, second = _form(one, name), _form(other, name)
    # French and Portuguese say "one" of 0, too: "une ruche" must not stand for none
    none = "" if "#" in one else f"        [0] {second}\n"
    return f"{{ ${name} ->\n{none}        [one] {first}\n       *[other] {second}\n    }}"


def _form(text: str, name: str) -> str:
    """Return a form: # is the number."""
    parts = text.strip().split("#")
    return (
        f"{{ ${name} }}".join(_literal(part, first=at == 0) for at, part in enumerate(parts))
        or '{ "" }'
    )
