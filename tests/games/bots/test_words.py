"""The words of a bot file: names, questions and the rules page, in the languages of the file."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from companion.appendix import html, site
from companion.engine.prompts import Choose, Confirm, Count, Say
from companion.games.bots.reading import read
from companion.games.bots.words import PAGE, phrases, places
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from kit.bot_files import playable, with_steps, written

CONFUSING = with_steps(
    {"draw": "deck"},
    {"draw": "dice"},
    {"roll": "deck"},
    "Main",
    {"do": "a"},
    {"do": "a-0-then"},
    counters={
        "line-0": {"name": "counter line"},
        "phase-0": {"name": "counter phase"},
        "deck": {"name": "counter deck"},
        "deadlines-0": {"name": "counter deadline"},
        "dice": {"name": "counter dice"},
    },
    decks={
        "deck": {"name": "deck deck", "cards": {"deck": {"name": "card one"}}},
        "dice": {"name": "deck dice", "cards": {"deck": {"name": "card two"}}},
        "line": {"name": "deck line", "cards": {"line-0": {"name": "card three"}}},
    },
    dice={"deck": {"name": "dice deck"}},
    map={"places": ["A", "B"], "pieces": {"piece": {"name": "a piece"}}},
    steps={
        "a": [{"if": "round = 1", "then": ["inner"]}],
        "a-0-then": ["other"],
    },
    deadlines=[{"name": "the deadline", "by": 1, "needs": "round = 1", "otherwise": []}],
    ends="score",
    score={"lines": [{"name": "the line", "owner": "you", "counter": "deck"}]},
)
"""A file whose names look like those that the companion makes."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_there_twice_whatever_things_are_called(language: str) -> None:

    bot = read(written({**CONFUSING, "language": language}))
    body = FluentParser().parse(phrases(bot, language)).body  # type: ignore[arg-type]
    assert [each.content for each in body if isinstance(each, Junk)] == []
    names = [each.id.name for each in body if isinstance(each, Message)]
    assert sorted({each for each in names if names.count(each) > 1}) == []


def test_each_thing_has_its_own_name() -> None:

    game, book = playable(CONFUSING), Phrasebook("en")
    found = {
        "deck": "Counter deck",
        "deck__deck": "Deck deck",
        "deck_deck": "Card one",
        "dice_deck": "Card two",
        "dice__deck": "Dice deck",
        "line_line-0": "Card three",
        "line_0": "The line",
        "line-0": "Counter line",
        "phase_0": "His turn",
        "phase-0": "Counter phase",
        "deadlines_0": "The deadline",
        "piece": "A piece",
        "A": "A",
    }
    assert {value: book.name(value, game.name) for value in found} == found
    inner, other = (f"{game.name}.steps_{each}" for each in ("a_0_then_0", "a-0-then_0"))
    assert [book.prompt_text(Say(key)).text for key in (inner, other)] == ["inner.", "other."]


def test_a_text_becomes_a_sentence_and_a_question_stays_one() -> None:
    steps = ["Wait", "Wait!", "Wait …", "“Wait.”", {"ask": "Which", "answers": [{"text": "a"}] * 2}]
    game, book = playable(with_steps(*steps)), Phrasebook("en")
    said = [book.prompt_text(Say(f"{game.name}.phases_0_steps_{n}")).voice for n in range(4)]
    assert said == ["Wait.", "Wait!", "Wait …", "“Wait.”"]
    asked = Choose(f"{game.name}.phases_0_steps_4", ("answer-0",))
    assert book.prompt_text(asked).voice == "Which"


def test_what_has_words_has_a_place_in_the_pages_and_nothing_else() -> None:
    answers = [{"text": "a", "steps": ["b"]}, {"text": "c"}]
    steps = [{"if": "round = 1", "then": ["a"]}, {"ask": "b", "answers": answers}, {"draw": "main"}]
    decks = {"main": {"name": "c", "cards": {"one": {"name": "d", "steps": ["e"]}}}}
    found = places(read(written(with_steps(*steps, decks=decks))))
    assert set(found.values()) == {PAGE}
    assert {each for each in found if "_" in each} == {
        "phases_0_steps_0_then_0",
        "phases_0_steps_1",
        "phases_0_steps_1_answers_0_steps_0",
        "decks_main_cards_one_steps_0",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_the_title_the_sentence_and_the_notes(language: str) -> None:
    title = {"en": "Harbour", "fr": "Port"}
    notes = [{"heading": {"en": "Rules", "fr": "Règles"}, "text": "One.\n\n- two\n- **three**"}]
    game = playable(with_steps("Wait", title=title, notes=notes))
    shown = html.page(language, game.name, PAGE)
    fr = language == "fr"
    assert site.title(language, game.name, PAGE) == ("Port" if fr else "Harbour")
    for part in ("Règles" if fr else "Rules", "Ships come and go.", "<strong>three</strong>"):
        assert part in shown


def test_the_companions_own_questions_have_words_in_every_language() -> None:
    game = playable(with_steps("Wait", setup=["Wait"]))
    own = [Confirm(f"{game.name}.ready"), Count(f"{game.name}.where", 0, 1, {"piece": "you"})]
    for language in LANGUAGES:
        assert all(Phrasebook(language).prompt_text(each).voice for each in own)
