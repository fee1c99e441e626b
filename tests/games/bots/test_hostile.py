"""A hostile bot file is refused with a sentence, and reaches neither disk, network nor Python."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.appendix import html, site
from companion.engine.prompts import Refused, Say
from companion.games.bots.faults import WrongFile
from companion.games.bots.reading import read
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.storage import bot_files
from kit.bot_files import PHASES, SHORT, WHOLE, playable, with_steps


def deck(cards: str) -> str:
    """Return a file with a deck, of which a card is drawn each round."""
    return (
        f"{WHOLE}steps = [{{draw = 'main'}}]\n[decks.main]\nname = 'a'\n[decks.main.cards]\n{cards}"
    )


def nested(begin: str, end: str, depth: int) -> str:
    """Return a file with things within each other."""
    return f"{SHORT}setup = {begin * depth}{end * depth}\n{PHASES}"


ANSWER = "{text = 'b', steps = [{do = 'a'}]}"
IF, THEN = "[{if = 'round = 1', then = ", "}]"

HOSTILE: dict[str, tuple[str, str]] = {
    "ten megabytes": ("large", WHOLE + "#" * 10_000_000),
    "ten megabytes of letters": ("large", "é" * 5_000_000),
    "a text of a megabyte": ("large", f"{WHOLE}steps = ['{'a' * 1_000_000}']"),
    "a text as large as a file may be": ("long", f"{WHOLE}steps = ['{'a' * 250_000}']"),
    "a deck that shuffles itself for ever": (
        "endless",
        deck("a = {name = 'b', steps = [{shuffle = 'main'}, {draw = 'main'}], shuffle = true}"),
    ),
    "two decks that draw each other": (
        "endless",
        deck("a = {name = 'a', steps = [{draw = 'other'}]}")
        + "\n[decks.other]\nname = 'b'\ncards.a = {name = 'a', steps = [{draw = 'main'}]}",
    ),
    "a step that leads to itself": ("endless", f"{WHOLE}[steps]\na = [{{do = 'a'}}]"),
    "a step that leads to itself by an answer": (
        "endless",
        f"{WHOLE}[steps]\na = [{{ask = 'a', answers = [{ANSWER}, {ANSWER}]}}]",
    ),
    "a number that leads to itself": (
        "endless",
        f"{WHOLE}[dice.a]\nname = 'a'\nrows = [{{to = 6, steps = [{{roll = 'a'}}]}}]",
    ),
    "a counter that leads to itself": (
        "endless",
        f"{WHOLE}[counters.a]\nname='a'\nat = [{{value = 1, steps = [{{set = {{a = 1}}}}]}}]",
    ),
    "a million cards": ("number", deck("a = {name = 'b', count = 1_000_000}")),
    "very many cards": ("length", deck("".join(f"c{n} = {{name='a'}}\n" for n in range(9_000)))),
    "very many steps": ("length", WHOLE + "steps = [" + "'a'," * 60_000 + "]"),
    "100,000 steps": ("large", WHOLE + "steps = [" + "'a'," * 100_000 + "]"),
    "very many faults": ("unknown", SHORT + "".join(f"k{n} = 1\n" for n in range(20_000))),
    "very many tables": ("unknown", SHORT + "".join(f"[t{n}]\n" for n in range(20_000))),
    "arrays in arrays": ("step", nested("[", "]", 100)),
    "10,000 arrays in arrays": ("deep", nested("[", "]", 10_000)),
    "10,000 tables in tables": ("deep", nested("{a = ", "}", 10_000)),
    "conditions in conditions": ("deep", nested(IF, THEN, 20).replace("then = }", "then = []}")),
    "very many conditions in conditions": ("deep", nested(IF, THEN, 5_000)),
    "a key of 10,000 parts": ("deep", f"{SHORT}{'a.' * 10_000}a = 1"),
    "a header of 10,000 parts": ("deep", f"{SHORT}[{'a . ' * 10_000}a]"),
    "a key of 10,000 parts within": ("deep", SHORT + "setup = [{" + '"a".' * 10_000 + "a = 1}]"),
    "a NUL": ("toml", f"{WHOLE}steps = ['\0']"),
    "a NUL that is escaped": ("sign", f'{WHOLE}steps = ["\\u0000"]'),
    "a bell": ("sign", f'{WHOLE}steps = ["\\u0007"]'),
    "half a character": ("toml", f'{WHOLE}steps = ["\\ud800"]'),
    "5,000 digits": ("number", f"{WHOLE}steps = [{{add = {{a = {'9' * 5_000}}}}}]"),
    "5,000 digits with signs between": ("number", f"rounds = -{'9_9' * 2_500}\n{WHOLE}"),
    "5,000 hexadecimal digits": ("number", SHORT.replace("3", f"0x{'f' * 5_000}") + PHASES),
    "such a number as a word": ("no-such", f"{WHOLE}who = 0x{'f' * 5_000}"),
    "such a number as a text": ("text", SHORT.replace('"Harbour"', f"0x{'f' * 5_000}") + PHASES),
    "a date": ("number", SHORT.replace("3", "2026-11-29T12:00:00Z") + PHASES),
    "a date as a text": ("text", SHORT.replace('"Harbour"', "2026-11-29") + PHASES),
    "a fraction": ("number", SHORT.replace("3", "3.5") + PHASES),
    "no number": ("number", SHORT.replace("3", "nan") + PHASES),
    "infinity": ("number", SHORT.replace("3", "-inf") + PHASES),
    "a number that is none": ("number-or-name", f"{WHOLE}steps = [{{add = {{a = nan}}}}]"),
    "an odd key": ("unknown", f"{SHORT}'\u202e/../{{0}}' = 1\n{PHASES}"),
    "an odd name": ("name", f"{SHORT}[counters]\n'../../etc' = {{name = 'a'}}\n{PHASES}"),
    "a name that ends its line": ("name", f'{SHORT}[counters]\n"a\\n" = {{name = "a"}}\n{PHASES}'),
    "an empty key": ("name", f"{SHORT}[counters]\n'' = {{name = 'a'}}\n{PHASES}"),
    "a very long key": ("unknown", f"{SHORT}{'a' * 200_000} = 1\n{PHASES}"),
    "quotes without end": ("toml", '"' * 200_000),
    "backslashes": ("unknown", SHORT + 'x = "' + "\\\\" * 100_000 + '"\n' + PHASES),
    "comments": ("missing", "#\n" * 100_000),
}
"""Files that are refused: the fault that is named among others, and the text."""


@pytest.mark.parametrize(("fault", "text"), HOSTILE.values(), ids=list(HOSTILE))
def test_it_is_refused_with_one_clear_sentence(fault: str, text: str, tmp_path: Path) -> None:
    with pytest.raises(WrongFile) as wrong:
        read(text)
    assert fault in [each.key for each in wrong.value.faults]
    assert len(wrong.value.faults) <= 100
    path = tmp_path / "harbour.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Refused) as refused:
        bot_files.load(path)
    for language in LANGUAGES:
        said = Phrasebook(language).refusal(refused.value)
        assert len(said) < 600, said[:900]
        assert str(path) in said


def test_a_deck_that_may_stop_is_stopped_if_it_does_not() -> None:
    """That is a game, if a foolish one: 99 cards draw another, one does not."""
    again = "a = {name = 'b', count = 99, steps = [{shuffle = 'main'}, {draw = 'main'}]}\n"
    assert read(deck(again + "b = {name = 'c'}"))


# what is no file of text


def not_utf8(path: Path) -> None:
    path.write_bytes(WHOLE.encode() + b"#\xff\xfe\xfa\n")


def directory(path: Path) -> None:
    path.mkdir()


def pipe(path: Path) -> None:
    os.mkfifo(path)


def broken_link(path: Path) -> None:
    path.symlink_to("nowhere")


def circle(path: Path) -> None:
    path.symlink_to(path)


def endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


def forbidden_odd(path: Path) -> None:
    path.write_bytes(b"\0" * 100_000)


@pytest.mark.parametrize(
    "make", [not_utf8, directory, pipe, broken_link, circle, endless, forbidden_odd]
)
def test_what_is_no_text_is_refused(make: Callable[[Path], None], tmp_path: Path) -> None:
    path = tmp_path / "harbour.toml"
    make(path)
    with pytest.raises(Refused) as refused:
        bot_files.load(path)
    assert str(path) in Phrasebook("en").refusal(refused.value)


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-32"])
def test_what_another_editor_saved_is_read(encoding: str, tmp_path: Path) -> None:
    path = tmp_path / "harbour.toml"
    path.write_text(WHOLE.replace("\n", "\r\n"), encoding=encoding, newline="")
    assert bot_files.load(path).name.startswith("harbour@")


@pytest.mark.parametrize(
    "name", ["../harbour", "Harbour", "har bour", "harbour@1", "-harbour", "é", "a" * 41, ".toml"]
)
def test_a_file_with_an_odd_name_is_no_game(name: str, tmp_path: Path) -> None:
    folder = tmp_path / "within"
    folder.mkdir()
    path = folder / f"{name}.toml"
    path.write_text(WHOLE, encoding="utf-8")
    if path.parent.resolve() == folder.resolve():
        with pytest.raises(Refused) as refused:
            bot_files.load(path)
        assert refused.value.key == "core.bot-file-name"


# what a text can reach

REFUSED_TEXTS = [
    "{0.__class__}", "{name-you}", "{ name-you }", "{ -brand }", '{ NUMBER($ships) }', "{$ships}",
    '{ "a" }', "{ships.why}", "{ships!r}", "{ships:>10}", "{ships[0]}", "{ { ships } }",
    "{__import__}", "%{ships}{", "{ships ->}",
]  # fmt: skip


@pytest.mark.parametrize("text", REFUSED_TEXTS)
def test_a_text_has_no_values_but_counters(text: str) -> None:
    counters = "[counters.ships]\nname = 'a'"
    with pytest.raises(WrongFile):
        read(f"{WHOLE}steps = ['''{text}''']\n{counters}")


def test_no_text_becomes_a_message_of_its_own() -> None:
    text = "a\nname-you = nobody\n    .voice = nothing\n-term = a"
    step = {"say": text, "why": text}
    game = playable(with_steps(step, title=text, rival=text, about=text))
    book = Phrasebook("en")
    assert book.name("you", game.name).lower() == "you"
    prompt = book.prompt_text(Say(f"{game.name}.phases_0_steps_0"))
    assert prompt.voice == "a name-you = nobody .voice = nothing -term = a."


PAGE = """
<script>alert(1)</script> <img src=x onerror="alert(1)"> <b>bold</b> &lt;i&gt;

![a picture](/etc/passwd)

![a picture](file:///etc/passwd)

![a picture](https://example.org/a.png)

![a picture](../../../etc/passwd)

[a link](javascript:alert(1)) [a link](file:///etc/passwd) [a link](data:text/html,x)
[a link](nowhere) [a link](overview#nowhere) [a link](../../../etc/passwd) <javascript:alert(1)>

{0.__class__} { name-you } {% include "/etc/passwd" %} {{ 7 * 7 }} %s

| a | b
|---
| c

```
<script>
"""


@pytest.mark.parametrize("where", ["heading", "text", "title", "about"])
def test_the_rules_page_has_no_html_links_or_files_of_a_note(where: str) -> None:
    note = {"heading": "Heading", "text": "Text"}
    texts = {"title": "Title", "about": "About"}
    odd = PAGE if where == "text" else " ".join(PAGE.replace("{", "(").replace("}", ")").split())
    if where in note:
        note[where] = odd[:600] if where == "heading" else odd
    else:
        texts[where] = odd[:600]
    game = playable(with_steps("Wait", notes=[note], **texts))
    for language in LANGUAGES:
        for page in site.pages(language, game.name):
            shown = html.page(language, game.name, page)
            text = shown if isinstance(shown, str) else shown.decode()
            body = text.partition("<main")[2]
            assert "<script>alert" not in text
            assert "<b>" not in body
            assert not re.search("(href|src)=.(javascript|file|data|https?|nowhere|[./]*etc)", text)
            assert "root:" not in text
            assert "<img" not in body
