"""Texts of bot files are said as they are written, whatever signs they have."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion import games
from companion.engine.prompts import Choose, Say
from companion.games.bots.texts import counters_in, unclosed
from companion.phrases.glance import Move
from companion.phrases.phrasebook import Phrasebook, capital
from kit.bot_files import playable, with_steps

SIGNS = "aé .*|[]~✓#'\"\\\n-=1$@&<>_`!?…"
"""Letters, and all that means something in Fluent, in moves, in Markdown or in TOML."""

ODD = [
    ".dot = 3", "[one] form", "*[other] form", "* a star", "-term", "# a comment", "a = b",
    "### a\n b = c\n  .d = e", "{{", "\\u0041", '"quoted"', "a | b | c", "~ a", "✓ a", "a [5]",
    "**a** and **b**", "*a*", "{ }", "<b>a</b>", "%(a)s %s {0}", "$HOME `ls`", "a\tb",
    "✓", "**✓", "-1 a", "a **b **",
]  # fmt: skip


def flat(text: str) -> str:
    """Return a text on one line, without stars."""
    return " ".join(text.replace("**", "").split())


def written(text: str) -> str:
    """Return a text that is shown or said as it is in the file: a minus is a hyphen there."""
    return text.replace("−", "-")


def check(text: str) -> None:
    """Check all forms of a text that says, asks or answers."""
    step = {"ask": text, "answers": [{"text": text}, {"text": "Other"}], "why": text}
    game = playable(with_steps(text, {"note": text, "why": text}, step, title=text, rival=text))
    book, key = Phrasebook("en"), f"{game.name}.phases_0_steps_{{}}".format
    said, expected = book.prompt_text(Say(key(0))), flat(text)
    assert written(said.text) in (expected, f"{expected}."), said
    assert said.voice == said.text
    noted = book.prompt_text(Say(key(1)))
    assert (noted.voice, written(noted.why)) == (said.voice, expected)
    asked = book.prompt_text(Choose(key(2), ("answer-0", "answer-1")))
    assert written(asked.voice) == expected
    assert written(asked.options[0][1]) == capital(expected)
    assert written(book.name("rival", game.name)) == capital(expected)
    (move,) = book.glance(Say(key(0))).moves  # a text of signs alone is shown as it is
    assert move == Move(move.text), "nothing of a text is a price, a fact or optional"
    glanced = book.glance(Choose(key(2), ("answer-0",)))
    assert glanced.chip == glanced.key[1] == ""
    del games.games()[game.name]


@pytest.mark.parametrize("text", [each for each in ODD if not unclosed(each)])
def test_an_odd_text_is_said_as_it_is_written(text: str, caplog: pytest.LogCaptureFixture) -> None:
    check(text)
    assert [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR] == []


@given(text=st.text(SIGNS, min_size=1, max_size=20).filter(lambda text: text.strip("* \n\t")))
def test_any_text_is_said_as_it_is_written(text: str) -> None:
    check(text)


COUNTED = "{ships: **# ship** comes | **# ships** come}, {ships} of {most-ever : one|all}"


@pytest.mark.parametrize(
    ("ships", "expected"),
    [
        (0, "0 ships come, 0 of all."),
        (1, "1 ship comes, 1 of all."),
        (2, "2 ships come, 2 of all."),
        (1234, "1,234 ships come, 1,234 of all."),
    ],
)
def test_a_counter_is_said_in_the_form_it_needs(ships: int, expected: str) -> None:
    counters = {"ships": {"name": "Ships", "most": 9999}, "most-ever": {"name": "Most"}}
    game = playable(with_steps(COUNTED, counters=counters))
    prompt = Say(f"{game.name}.phases_0_steps_0", {"ships": ships, "most-ever": 0})
    assert Phrasebook("en").prompt_text(prompt).text == expected
    assert Phrasebook("en").glance(prompt).moves[0].text.count("**") == 2


def test_a_language_has_its_own_forms() -> None:
    counters = {"ships": {"name": "Navires"}}
    step = "{ships: # navire | # navires}"
    game = playable(with_steps(step, counters=counters, language="fr", title={"fr": "Port"}))
    book, key = Phrasebook("fr"), f"{game.name}.phases_0_steps_0"
    said = [book.prompt_text(Say(key, {"ships": number})).text for number in (0, 1, 2)]
    assert said == ["0 navire.", "1 navire.", "2 navires."]


def test_the_counters_of_a_text_are_those_of_all_its_languages() -> None:
    assert counters_in({"en": "{a} {b: # | #}", "fr": "{ c }"}) == {"a", "b", "c"}
    assert counters_in("{A} {b.c} {0} {d: #} {e!r}") == set()
    assert counters_in(None) == set()


def test_a_brace_that_is_no_counter_is_not_closed() -> None:
    assert [unclosed(each) for each in ("{a}", "{a: b | c}", "a")] == [False] * 3
    assert all(map(unclosed, ("{", "}", "{A}", "{a: b}", "{a: b | c | d}", "{{a}}", "{a:{b}|c}")))


def test_a_text_of_a_language_falls_back_to_that_of_the_file_and_then_to_any() -> None:
    texts: list[Any] = [{"say": {"en": "one", "fr": "un"}}, {"say": {"fr": "deux"}}]
    texts += ["trois", {"say": {"en": "four"}}]
    title = {"fr": "Port", "en": "Harbour"}
    game = playable(with_steps(*texts, title=title, language="fr"))
    for language, expected in {
        "fr": ["un.", "deux.", "trois.", "four."],
        "en": ["one.", "deux.", "trois.", "four."],
        "pt-BR": ["one.", "deux.", "trois.", "four."],
    }.items():
        book = Phrasebook(language)
        keys = [f"{game.name}.phases_0_steps_{number}" for number in range(4)]
        assert [book.prompt_text(Say(key)).text for key in keys] == expected, language
