"""A page's Markdown source: what can be extracted without parsing it, which is slow."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

TITLE, HEADING = "# ", "## "
LINK = re.compile(r"(?<!!)\[(?P<words>(?:[^\[\]]|!\[[^\]]*\])*)\]\((?P<to>[^()\s]+)\)")
DRAWING = re.compile(r"!\[([^\]]*)\]\([^()\s]+\)")
EMPHASIS = re.compile(r"(\*{1,2})(?=\S)(.+?)(?<=\S)\1")
NOTE = re.compile(r"^> \*\*(?P<label>[^*]+)\.\*\* (?P<words>.+)$", re.MULTILINE)
RULED = re.compile(r"^\|[ :|-]+\|$", re.MULTILINE)


class PagePart(NamedTuple):
    """The text below a heading, "" before the first one."""

    heading: str
    text: str


def title(source: str) -> str:
    """Return the title of a page."""
    return unmarked(source.partition("\n")[0].removeprefix(TITLE))


def headings(source: str) -> list[str]:
    """Return the headings below the title."""
    return [part.heading for part in parts(source)][1:]


def links(source: str) -> list[str]:
    """Return the targets of the links, in order."""
    return [found["to"] for found in LINK.finditer(source)]


def parts(source: str) -> Iterator[PagePart]:
    """Yield the text below the title, and below each heading."""
    _, _, body = source.partition("\n")
    heading = ""
    for at, part in enumerate(re.split(rf"^{HEADING}", body, flags=re.MULTILINE)):
        text = part
        if at:
            heading, _, text = part.partition("\n")
        yield PagePart(unmarked(heading), text.strip())


def notes(source: str) -> Iterator[tuple[str, str]]:
    """Yield the notes that begin with a bold label: the label, and the text."""
    for found in NOTE.finditer(source):
        yield found["label"], unmarked(found["words"])


def unmarked(source: str) -> str:
    """Return Markdown as plain text: a drawing becomes its word, a table has middle dots."""
    text = LINK.sub(lambda found: found["words"], RULED.sub("", source))
    text = DRAWING.sub(r"\1", text)
    text = EMPHASIS.sub(r"\2", EMPHASIS.sub(r"\2", text))
    text = re.sub(r"^(?:> ?|[-*] |\| ?)+|`| ?\|$", "", text, flags=re.MULTILINE)
    return re.sub(r"[ \n]+", " ", text.replace(" | ", " · ")).strip()
