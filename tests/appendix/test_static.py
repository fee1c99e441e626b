"""The site as files: its contents, and that every link leads to something."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit
from urllib.request import urlopen

import pytest

from companion.appendix import site
from companion.commands.cli import main
from kit.documents import Reader


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("stick") / "rules"
    assert main(["appendix", "build", str(folder)]) == 0
    return folder


@pytest.fixture(scope="module")
def read(built: Path) -> Callable[[str], Reader]:
    """Open a file by its address, as a browser does without a server."""

    @cache
    def read(address: str) -> Reader:
        with urlopen(address) as found:
            return Reader(found.read().decode())

    return read


def test_every_page_of_every_language_is_a_file(built: Path) -> None:
    written = {file.relative_to(built).as_posix() for file in built.rglob("*.html")}
    pages = {
        f"{language}/{game}/{page}.html"
        for language in site.languages()
        for game in site.games(language)
        for page in site.pages(language, game)
    }
    around = {f"{each}/{page}.html" for each in site.languages() for page in ("index", "wiring")}
    assert written == {"index.html", *around, *pages}


def test_every_link_and_anchor_of_the_files_leads_to_another(
    built: Path, read: Callable[[str], Reader]
) -> None:
    front = (built / "index.html").as_uri()
    reached, left = {front}, [front]
    while left:
        page = left.pop()
        for href in read(page).values("href"):
            if urlsplit(href).scheme:
                assert href.startswith("https://"), (page, href)
                continue
            assert not href.startswith("/"), (page, href)
            target, _, anchor = urljoin(page, href).partition("#")
            there = Path(unquote(urlsplit(target).path))
            assert there.is_relative_to(built), (page, href)
            assert there.is_file(), (page, href)
            if anchor:
                assert anchor in read(target).values("id"), (page, href)
            if there.suffix == ".html" and target not in reached:
                reached.add(target)
                left.append(target)
    assert reached == {file.as_uri() for file in built.rglob("*.html")}


def test_a_page_has_no_search_but_leads_to_all_headings(
    built: Path, read: Callable[[str], Reader]
) -> None:
    for file in built.rglob("*.html"):
        page = read(file.as_uri())
        assert not {"form", "input", "script"} & set(page.tags), file
        if (file.parent / "contents.html").is_file():
            assert "contents.html" in page.values("href"), file


def test_what_links_to_a_heading_does_so_in_the_files(read: Callable[[str], Reader], built: Path):
    led = read((built / "fr" / "on-mars" / "glossary.html").as_uri()).values("href")
    written = [link for link in site.links("fr", "on-mars", "glossary") if "#" in link]
    assert written
    assert {link.replace("#", ".html#") for link in written} <= set(led)


@pytest.mark.parametrize(
    ("address", "file"),
    [
        ("/", "index.html"),
        ("/pt-BR", "pt-BR/index.html"),
        ("/fr/wiring", "fr/wiring.html"),
        ("/en/on-mars/construct#where-it-goes", "en/on-mars/construct.html#where-it-goes"),
        ("/style.css", "style.css"),
    ],
)
def test_the_file_of_an_address_has_its_name(address: str, file: str) -> None:
    assert site.file_of(address) == file


def test_it_is_there_for_everyone_to_read(built: Path) -> None:
    for each in [built, *built.rglob("*")]:
        assert each.stat().st_mode & 0o044 == 0o044, each


def test_a_folder_with_files_of_others_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    assert main(["appendix", "build", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert str(tmp_path) in said
    assert [each.name for each in tmp_path.iterdir()] == ["thesis.txt"]


def test_a_place_that_cannot_be_written_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert main(["appendix", "build", str(tmp_path / "file" / "rules")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
