"""My box: what is printed on the boards of this copy."""

from __future__ import annotations

import random
from typing import Any

import pytest

from companion.engine.autoplay import likely_answer
from companion.engine.log import LogEntry
from companion.engine.play import Play
from companion.games.on_mars import GAME
from companion.games.on_mars.box import first_hexes, printed, read_lab, research_gives
from companion.games.on_mars.lab import USUAL_LAB
from companion.phrases.phrasebook import LANGUAGES, Phrasebook


def test_the_usual_lab_needs_one_answer(game: Any, run: Any) -> None:
    assert run(read_lab(game), lab_board="same").asked == ["lab-board"]
    assert game.lab == USUAL_LAB


def test_another_lab_is_entered_column_by_column(game: Any, run: Any) -> None:
    shown = run(
        read_lab(game),
        lab_board="differs",
        lab_spaces=[2, 3, 2, 3, 2, 3],
        lab_points=[1, 2, 3, 4, 6, 9],
    )
    assert shown.asked == ["lab-board", *["lab-spaces", "lab-points"] * 6]
    assert (game.lab.spaces, game.lab.points) == ((2, 3, 2, 3, 2, 3), (1, 2, 3, 4, 6, 9))


def test_the_columns_are_facts_only_of_a_lab_that_differs() -> None:
    usual = [fact.fact for fact in printed({})]
    assert "lab-spaces.6" not in usual
    assert "lab-icon.6b" not in usual
    other = [fact.fact for fact in printed({"lab": "differs", "lab-spaces.6": 3})]
    assert {"lab-spaces.6", "lab-points.1", "lab-icon.6b"} <= set(other)


def test_every_fact_has_a_name_of_its_own() -> None:
    facts = [fact.fact for fact in printed({"lab": "differs"})]
    assert len(facts) == len(set(facts))


def test_with_the_box_full_nothing_printed_is_asked_in_a_whole_play() -> None:
    box = {fact.fact: fact.asked.options[0] for fact in printed({}) if fact.fact != "lab"}
    play = Play(GAME, {"help": "quick"}, "4", box={**box, "lab": "same"})
    asked, rng = set(), random.Random(4)
    while play.ask is not None:
        asked.add(play.ask.key)
        play.answer(likely_answer(play, rng))
    assert not asked & {"on-mars.space-icon", "on-mars.lab-icon", "on-mars.lab-board"}
    assert {entry.by for entry in play.log} == {"player", "chance", "box"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fact_that_the_box_lacks_is_called_not_entered(
    language: str, caplog: pytest.LogCaptureFixture
) -> None:
    book, unknown = Phrasebook(language), LogEntry("", None, "box")
    done = [
        book.done(fact, unknown)
        for fact in (*first_hexes(("E5",), True), research_gives("blue", True))
    ]
    label = book.find("on-mars.shelter-hex", {"number": 2}, "fact")
    assert book.text("core.box-open", fact=label) in done
    assert len(set(done)) == len(done)
    assert caplog.text == ""
