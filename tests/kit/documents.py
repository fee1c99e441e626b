"""An HTML document, read as a test wants it."""

from __future__ import annotations

from html.parser import HTMLParser

VOID = {"meta", "link", "br", "hr", "input"}


class Reader(HTMLParser):
    """Reads a document: its tags, its links, and whether every tag is closed in turn."""

    def __init__(self, document: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.attributes: list[dict[str, str | None]] = []
        self.feed(document)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes.append(dict(attrs))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes.append(dict(attrs))

    def having(self, tag: str) -> list[dict[str, str | None]]:
        """Return the attributes of every such tag."""
        return [
            found for each, found in zip(self.tags, self.attributes, strict=True) if each == tag
        ]

    def labels(self, tag: str) -> set[str | None]:
        """Return the names of every such tag, each once."""
        named = (each.get("aria-label") or each.get("aria-labelledby") for each in self.having(tag))
        return {name for name in named if name}

    def values(self, name: str) -> list[str]:
        return [value for found in self.attributes if (value := found.get(name))]
