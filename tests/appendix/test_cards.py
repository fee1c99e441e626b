"""The tent cards, as they come out of a printer."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pypdfium2
import pytest
import zxingcpp
from PIL import Image

from companion.appendix import server, site
from companion.commands.cli import main
from companion.games import games
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.testing.long import LONG
from kit import processes

RULES = "https://example.org/our/rules/"


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine has an address, at which nothing is served now."""
    monkeypatch.setattr(server, "lan_address", lambda: "192.168.0.5")
    monkeypatch.setattr(server, "_is_ours", lambda *_: False)


def printed(path: Path, *arguments: str) -> list[tuple[Image.Image, str]]:
    """Write cards with the command, and return each sheet as a picture, and its words."""
    assert main(["appendix", "cards", *arguments, str(path)]) == 0
    with pypdfium2.PdfDocument(path) as cards:
        return [
            (sheet.render(scale=2).to_pil().convert("L"), sheet.get_textpage().get_text_bounded())
            for sheet in cards
        ]


def read(picture: Image.Image) -> list[str]:
    """Return the addresses that a phone reads from a picture."""
    return [code.text for code in zxingcpp.read_barcodes(picture)]


SHEETS = [(language, []) for language in LANGUAGES]
FEW = [("en", ["on-mars"]), ("pt-BR", ["ares"]), ("fr", [])]
"""Languages, and the games that there is a sheet of: all if none is named."""


@pytest.mark.parametrize(("language", "named"), SHEETS if LONG else FEW)
def test_each_sheet_has_the_name_of_a_game_and_opens_its_pages(
    tmp_path: Path, language: str, named: list[str]
) -> None:
    only = [f"--game={game}" for game in named]
    sheets = printed(tmp_path / "cards.pdf", "--language", language, *only)
    book, root = Phrasebook(language), "http://192.168.0.5:8080"
    for game, (picture, words) in zip(named or site.games(language), sheets, strict=True):
        there = site.pages(language, game)
        named_by_it = (site.OVERVIEW, *games()[game].card_pages, site.GLOSSARY)
        shown = [page for page in named_by_it if page in there]
        wanted = {f"{root}{site.address(language, game, page)}": 2 for page in shown}
        assert Counter(read(picture)) == wanted
        titles = [site.title(language, game, page) for page in shown[1:]]
        address = f"{root}{site.address(language, game, site.OVERVIEW)}"
        heard = " ".join([book.name(game, game), address, *titles])
        assert set(heard.split()) <= set(words.split())


def test_folded_in_the_middle_both_faces_are_on_their_feet(tmp_path: Path) -> None:
    ((picture, _),) = printed(tmp_path / "cards.pdf", "--game", "on-mars")
    width, height = picture.size
    assert height / width == pytest.approx(297 / 210, abs=0.01)
    lower = picture.crop((0, height // 2, width, height))
    upper = picture.crop((0, 0, width, height // 2)).rotate(180)
    places = [
        {code.text: (code.position.top_left.x, code.position.top_left.y) for code in found}
        for found in map(zxingcpp.read_barcodes, (lower, upper))
    ]
    assert places[0].keys() == places[1].keys()
    for text, place in places[0].items():
        assert place == pytest.approx(places[1][text], abs=3)


def test_where_the_pages_are_published_the_cards_lead_there_without_a_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "lan_address", lambda: None)
    monkeypatch.setenv("COMPANION_APPENDIX_URL", RULES)
    ((picture, words),) = printed(tmp_path / "cards.pdf", "--game", "on-mars", "--language", "fr")
    found = read(picture)
    assert f"{RULES}fr/on-mars/glossary.html" in found
    assert all(text.startswith(RULES) for text in found)
    assert f"{RULES}fr/on-mars/overview.html" in words
    assert "Scannez avec un téléphone" in words


def test_the_same_cards_are_the_same_file(tmp_path: Path) -> None:
    one, two = tmp_path / "one.pdf", tmp_path / "two.pdf"
    for path in (one, two):
        printed(path, "--game", "dice")
    assert one.read_bytes() == two.read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_network_one_sentence_says_what_to_do(
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(server, "lan_address", lambda: None)
    path = tmp_path / "cards.pdf"
    assert main(["appendix", "cards", "--language", language, str(path)]) == 2
    said = capsys.readouterr().err
    assert said == f"{Phrasebook(language).text('core.refused-cards')}\n"
    assert "appendix_url" in said
    assert not path.exists()


def test_a_game_that_there_is_not_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["appendix", "cards", "--game", "chess", str(tmp_path / "cards.pdf")]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert all(game in said for game in games())


def test_what_draws_them_is_loaded_with_the_first_card_alone() -> None:
    loaded = "'reportlab' in sys.modules, 'PIL' in sys.modules"
    code = f"import companion.commands.cli, sys; print({loaded})"
    assert processes.run("-c", code).stdout.split() == ["False", "False"]
