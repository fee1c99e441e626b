"""What is wrong with a bot file is named: each fault with line, column, and what is expected."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from companion.games.bots.faults import WrongFile
from companion.games.bots.format import MAX_BYTES
from companion.games.bots.positions import line_and_column
from companion.games.bots.reading import read
from companion.phrases.phrasebook import LANGUAGES, Phrasebook, fluent_file
from companion.storage.bot_files import refusal
from kit.bot_files import HEAD, PHASES, SHORT, WHOLE

HERE = "»"
"""Where in a file of these tests the fault is."""

OTHER = {"file-name", "good", "new", "taken"}
"""What is said of a file, and is no fault within it."""

SHIPS = """
[counters.ships]
name = "Ships"
"""

MAP = """
[map]
places = ["A1", "B2"]
pieces.crane = {name = "a crane"}
"""

DEEP = "{if = 'round = 1', then = [" * 18

FAULTS = [
    # as TOML, and as a whole
    ("toml", SHORT + "x = [1 »2]"),
    ("toml", WHOLE + "steps = [\n»"),
    ("toml", WHOLE + "steps = »1979-02-31"),
    ("large", "»" + "#" * MAX_BYTES + "\n"),
    (
        "deep deep",
        WHOLE + "steps = [" + DEEP + "{»if = 'round = 1', »then = ['a']}" + "]}" * 18 + "]",
    ),
    ("deep", SHORT + "»" + "a." * 50 + "a = 1"),
    # the shape
    ("unknown", SHORT + "»tittle = 1" + PHASES),
    ("unknown", WHOLE + "steps = [{»draws = 'main'}]"),
    ("missing", "»" + SHORT),
    ("missing", SHORT + "»[[phases]]\nwho = 'you'"),
    ("table", SHORT + "»score = 3" + PHASES),
    ("names", SHORT + "»decks = []" + PHASES),
    ("list", WHOLE + "»steps = 'Wait'"),
    ("heading", SHORT + "»[phases]\nname = 'His turn'"),
    ("heading", WHOLE + "[map]\npieces.a = {name = 'a'}\n»[map.places]\nA = 'a'"),
    ("length", WHOLE + "»steps = [" + "'a', " * 61 + "]"),
    ("length", SHORT + "»phases = []"),
    ("length", WHOLE + "[score]\nlines = [{name='a', owner='you', ask='b', steps = [»[1]]}]"),
    ("number", HEAD + "»rounds = 201" + PHASES),
    ("number", HEAD + "»rounds = 3.0" + PHASES),
    ("number", HEAD + "»rounds = true" + PHASES),
    ("number", HEAD + "rounds = »" + "1" * 5000 + PHASES),
    ("number", WHOLE + "[[deadlines]]\nname='a'\n»by=4\nneeds='round>1'\notherwise=['b']"),
    ("number", WHOLE + "[dice.die]\nname = 'a'\n»sides = 10\ndigits = true"),
    ("number", WHOLE + MAP.replace('"a crane"', '"a crane", »most = 10')),
    ("number-or-name", WHOLE + "steps = [{add = {»ships = 1.5}}]" + SHIPS),
    ("switch", WHOLE + SHIPS + "»track = 'yes'"),
    ("text", WHOLE.replace("title = ", "»title = 3 #")),
    ("text", WHOLE + "steps = [{»say = ''}]"),
    ("text", WHOLE + "steps = [{»say = '  '}]"),
    ("text", WHOLE + "steps = [{»say = '****'}]"),
    ("text", WHOLE + "steps = [{»say = {}}]"),
    ("sign", WHOLE + 'steps = [»"a\\u0000b"]'),
    ("step", WHOLE + "steps = [»3]"),
    ("long", WHOLE + "steps = [»'" + "a" * 601 + "']"),
    ("name", SHORT + "[counters]\n»'Ships at sea' = {name = 'a'}" + PHASES),
    ("name", SHORT + '[counters]\n»"ships\\n" = {name = "a"}' + PHASES),
    ("place", WHOLE + "[map]\nplaces = ['A1', »'A 2']\npieces.crane = {name = 'a'}"),
    # what belongs together
    ("twice", WHOLE + "[map]\nplaces = ['A1', »'A1']\npieces.crane = {name = 'a'}"),
    ("twice", WHOLE + MAP + "[counters]\n»crane = {name = 'a'}"),
    ("twice", WHOLE + "[counters.a1]\nname = 'a'" + MAP.replace('"B2"', '»"a1"')),
    ("reserved", SHORT + "[counters]\n»round = {name = 'a'}" + PHASES),
    ("reserved", WHOLE + "[map]\nplaces = [»'none']\npieces.crane = {name = 'a'}"),
    ("nothing", WHOLE + "steps = [{»draw = 'main'}]"),
    ("no-such", WHOLE + "steps = [»'{ships}']"),
    ("nothing", WHOLE + "steps = [{if = 'round > 1', then = [{»do = 'it'}]}]"),
    ("no-such", WHOLE + "steps = [{»if = 'ship > 1'}]" + SHIPS),
    ("no-such", WHOLE + "steps = [{say = {»de = 'Warte'}}]"),
    ("no-such", WHOLE + "[[notes]]\nheading = 'a'\ntext = {en = 'b', »de = 'c'}"),
    ("no-such", WHOLE + "»who = 'nobody'"),
    ("no-such", WHOLE + "steps = [{put = 'crane', at = ['A1', »'C3']}]" + MAP),
    ("no-such", WHOLE + "steps = [{add = {»ships = 'ship'}}]" + SHIPS),
    ("condition", WHOLE + "steps = [{»if = 'ships'}]" + SHIPS),
    ("condition", WHOLE + "[decks.a]\nname = 'a'\ncards.b = {name = 'b', »if = 'ships'}"),
    (
        "no-such no-such",
        WHOLE + "steps = [{»if = 'crane at C3 >= 2'}, {»if = 'crate at A1 = 0'}]" + MAP,
    ),
    ("number", WHOLE + "[decks.a]\nname = 'a'\ncards.b = {name = 'b'}\n»hand = 10"),
    ("condition", WHOLE + "steps = [{»if = '__import__(\"os\")'}]"),
    ("brace", WHOLE + "steps = [»'A { brace']"),
    ("brace", WHOLE + "steps = [»'{ships.__class__}']" + SHIPS),
    ("one-verb", WHOLE + "steps = [»{}]"),
    ("one-verb", WHOLE + "steps = [»{say = 'a', note = 'b'}]"),
    ("one-verb", WHOLE + "steps = [»{end = 'won', add = {ships = 1}}]" + SHIPS),
    ("belongs", WHOLE + "steps = [{say = 'a', »then = ['b']}]"),
    ("answers", WHOLE + "steps = [»{ask = 'a', answers = [{text = 'b'}]}]"),
    ("count", WHOLE + "steps = [»{count = 'a'}]"),
    ("count", WHOLE + "steps = [»{count = 'a', into = 'ships', least = 3, most = 2}]" + SHIPS),
    ("no-score", HEAD + "»ends = 'score'" + PHASES),
    ("no-score", WHOLE + "steps = [{»end = 'score'}]"),
    ("start", WHOLE + "»[counters.ships]\nname = 'a'\nstart = 9\nmost = 8"),
    ("track", WHOLE + "»[counters.ships]\nname = 'a'\ntrack = true\nmost = 41"),
    ("rows", WHOLE + "[dice.die]\nname = 'a'\n»rows = [{to = 4}, {to = 3}]"),
    ("line", WHOLE + "[score]\nlines = [»{name = 'a', owner = 'you'}]"),
    (
        "no-card",
        WHOLE
        + "[levels]\neasy = {name='a'}\nhard = {name='b'}\n"
        + "»[decks.main]\nname = 'a'\ncards.ship = {name = 'b', levels = ['easy']}",
    ),
    ("endless", WHOLE + "[steps]\n»wait = [{do = 'wait'}]"),
    (
        "endless endless",
        WHOLE + "[steps]\n»a = [{do = 'b'}]\n»b = [{if = 'round > 1', then = [{do = 'a'}]}]",
    ),
    (
        "endless",
        WHOLE
        + "[decks.main]\nname = 'a'\n"
        + "cards.ship = {name = 'b', »steps = [{shuffle = 'main'}, {draw = 'main'}]}",
    ),
    ("endless", WHOLE + SHIPS + "at = [{value = 3, »steps = [{add = {ships = 1}}]}]"),
    # several
    (
        "unknown number list text missing",
        SHORT
        + "»tittle = 'a'\n»setup = 'b'\n[counters.ships]\n»most = 'c'\nname = 'd'\n"
        + "[decks.main]\n»name = 3\n»cards.ship = {}\n[[phases]]\nname = 'e'",
    ),
    (
        "nothing condition answers brace",
        WHOLE + "steps = [{»draw = 'main'}, {»if = 'round', then = [»'}', »{ask = 'a'}]}]",
    ),
]
"""Files with their faults: the keys of these, in the order of their marks."""


def marked(text: str) -> tuple[str, list[tuple[int, int]]]:
    """Return a file without its marks, and the lines and columns of these."""
    parts, at = text.split(HERE), []
    whole = "".join(parts)
    for number in range(1, len(parts)):
        at.append(line_and_column(whole, len("".join(parts[:number]))))
    return whole, at


def wrong(text: str) -> WrongFile:
    """Return what is wrong with a file."""
    with pytest.raises(WrongFile) as found:
        read(text)
    return found.value


@pytest.mark.parametrize(("keys", "text"), FAULTS, ids=range(len(FAULTS)))
def test_each_fault_has_its_line_and_column(keys: str, text: str) -> None:
    text, at = marked(text)
    faults = wrong(text).faults
    assert [(fault.line, fault.column) for fault in faults] == at
    assert sorted(fault.key for fault in faults) == sorted(keys.split())


def test_every_kind_of_fault_is_tried() -> None:
    messages = FluentParser().parse(fluent_file("en", "core").read_text(encoding="utf-8")).body
    names = {each.id.name for each in messages if isinstance(each, Message)}
    kinds = {name.removeprefix("bot-") for name in names if re.match("bot-(?!at$|tried)", name)}
    assert kinds - OTHER == {key for keys, _ in FAULTS for key in keys.split()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_fault_is_a_whole_sentence_with_its_place(language: str) -> None:
    book = Phrasebook(language)
    for _, text in FAULTS:
        for fault in wrong(marked(text)[0]).faults:
            said = book.refusal(refusal(Path("harbour.toml"), fault))
            assert "harbour.toml" in said
            assert f"{fault.line}" in said
            assert said.endswith((".", "”", ")", "?", "}"))
            assert "{" not in said or fault.key in ("brace", "step", "one-verb")
            assert not re.search(r"[:,] *\.$", said), said


def test_what_is_expected_is_named() -> None:
    text, _ = marked(f"{HEAD}»rounds = 201{PHASES}")
    assert said(text) == [
        "harbour.toml, line 4, column 1: a whole number from 1 to 200 is expected."
    ]
    text, _ = marked(f"{WHOLE}who = 'us'")
    assert said(text) == ["harbour.toml, line 9, column 1: there is no us. Use one of: rival, you."]


def said(text: str) -> list[str]:
    """Return what is said about a wrong file."""
    book = Phrasebook("en")
    return [book.refusal(refusal(Path("harbour.toml"), fault)) for fault in wrong(text).faults]


def test_a_file_with_windows_lines_has_the_same_faults() -> None:
    for _, text in FAULTS:
        text, _ = marked(text)
        if len(text) < MAX_BYTES / 2:
            assert wrong(text.replace("\n", "\r\n")).faults == wrong(text).faults


def test_of_very_many_faults_the_first_hundred_are_named() -> None:
    assert len(wrong(SHORT + "".join(f"a{number} = 1\n" for number in range(200))).faults) == 100


def test_a_file_without_faults_is_read() -> None:
    assert read(WHOLE).phases[0].name == "His turn"


@pytest.mark.parametrize(
    ("hint", "line"),
    [
        ("line", "a = {b = 1,"),
        ("line", "a = {"),
        ("line", "a = {b = 1"),
        ("line", "a = {b = 1,}"),
        ("comma", "a = {b = 1 c = 2}"),
        ("comma", "a = [1 2]"),
        ("quotes", "a = “Harbour”"),
        ("quotes", "a = Harbour"),
        ("none", "a b = 1"),
        ("none", "[décks]"),
    ],
)
def test_the_usual_slips_in_toml_get_a_hint(hint: str, line: str) -> None:
    with pytest.raises(WrongFile) as wrong:
        read(f"{line}\nb = 2\n")
    assert wrong.value.faults[0].args["hint"] == hint
