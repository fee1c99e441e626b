from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.appendix import glossary, site
from companion.appendix.server import Server
from companion.engine.game import Game
from companion.games import find


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with Server("127.0.0.1", port=0) as running:
        assert running.reason is None
        yield running


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The English pages of a game called ``chess``, the only one; a folder beside it is another."""
    caches = (
        site.page_index,
        site._page_names,
        site._files,
        site.document,
        site._anchors,
        site.pages,
        site.title,
        site.tree,
        site.notes,
        glossary._tables,
        glossary.terms,
        glossary.named,
    )

    def games() -> dict[str, Game]:
        return {
            folder.name: replace(find("dice"), name=folder.name, folder=folder)
            for folder in tmp_path.iterdir()
        }

    def forget() -> None:
        for cached in caches:
            cached.cache_clear()

    folder = tmp_path / "chess" / "pages" / "en"
    folder.mkdir(parents=True)
    for module in (site, glossary):
        monkeypatch.setattr(module, "registered", games)
    forget()
    yield folder
    monkeypatch.undo()
    forget()
