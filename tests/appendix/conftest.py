from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.appendix import glossary, site
from companion.appendix.server import Server


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with Server("127.0.0.1", port=0) as running:
        assert running.reason is None
        yield running


@pytest.fixture
def shelf(tmp_path, monkeypatch: pytest.MonkeyPatch):
    """A library of its own: one language, one game called ``chess``."""
    caches = (
        site.page_index,
        site.document,
        site._anchors,
        site.pages,
        site.title,
        site.tree,
        site.words,
        site.notes,
    )
    caches = (*caches, glossary.games, glossary.terms, glossary.named)

    def forget() -> None:
        for cached in caches:
            cached.cache_clear()

    folder = tmp_path / "en" / "chess"
    folder.mkdir(parents=True)
    (tmp_path / "en" / "words.toml").write_bytes((site.PAGES / "en" / "words.toml").read_bytes())
    monkeypatch.setattr(site, "PAGES", tmp_path)
    monkeypatch.setattr(glossary, "FOLDER", tmp_path)
    forget()
    yield folder
    monkeypatch.undo()
    forget()
