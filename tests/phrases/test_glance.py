"""Prompts in parts: titles, moves, facts, key nouns and short speech."""

from __future__ import annotations

from companion.engine.prompts import Choose, Confirm, Say
from companion.phrases.glance import Glance, Move, glance
from companion.phrases.phrasebook import PARTS, Phrasebook

NONE = dict.fromkeys(PARTS, "")


def test_each_line_is_a_move_with_its_price_and_its_fact() -> None:
    moves = "Place his **Colonist** [−1 crystal]\n\nBuild a **Mine** | Join 2 Mines"
    assert glance({**NONE, "moves": moves}, "text", False).moves == (
        Move("Place his **Colonist**", "−1 crystal"),
        Move("Build a **Mine**", "", "Join 2 Mines"),
    )


def test_a_move_after_a_tilde_is_offered_and_is_shown_without_it() -> None:
    moves = "~ Use **standard actions** | Forest 20 MC"
    move = Move("Use **standard actions**", "", "Forest 20 MC", offered=True)
    assert glance({**NONE, "moves": moves}, "text", False).moves == (move,)


def test_a_move_after_a_tick_comes_before_what_is_asked() -> None:
    parts = {**NONE, "moves": "✓ Pay **Crystals** [−1 crystal]", "title": "Which? [2 crystal]"}
    shown = glance(parts, "text", True)
    assert shown.moves == (Move("Pay **Crystals**", "−1 crystal", comes_first=True),)
    assert (shown.title, shown.chip) == ("Which?", "2 crystal")


def test_a_fact_after_two_bars_is_needed() -> None:
    moves = "Build a **Mine** || 2 hexes from another"
    built = Move("Build a **Mine**", "", "2 hexes from another", needed=True)
    assert glance({**NONE, "moves": moves}, "text", False).moves == (built,)


def test_facts_are_lines_and_the_key_is_a_noun_and_a_number() -> None:
    parts = {**NONE, "facts": "One\nTwo", "key": "Generator | 2"}
    assert glance(parts, "text", False) == Glance("", (), ("One", "Two"), ("Generator", "2"))
    assert glance({**NONE, "title": "T", "key": "Table"}, "text", True).key == ("Table", "")


def test_without_parts_the_text_is_a_question_or_a_move() -> None:
    assert glance(NONE, "What now?", True) == Glance("What now?")
    assert glance(NONE, "Build it.", False) == Glance("", (Move("Build it."),))


def test_a_prompt_that_nobody_worded_in_parts_is_shown_by_its_text() -> None:
    book = Phrasebook("en")
    assert book.glance(Say("core.refused-over")).moves[0].text == book.text("core.refused-over")
    assert book.glance(Confirm("core.refused-over")).moves[0].text
    assert book.glance(Choose("core.refused-over", ("a",))).title
