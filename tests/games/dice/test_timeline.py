"""Every row of the timeline: at that turn, that announcement, in all languages, once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.phrases.phrasebook import LANGUAGES, Phrasebook

Words = tuple[str, str, str]

ROWS: list[tuple[str, int, str, dict[str, Any], Words]] = [
    ("setup", 0, "setup-board", {}, ("0", "0", "0")),
    ("setup", 0, "bonus-card", {"number": 1, "left": 4}, ("4", "4", "4")),
    ("before turn 1", 1, "begin", {"turns": 50}, ("50", "50", "50")),
    ("VP reaches 5", 2, "bonus-due", {"reached": 5}, ("5", "5", "5")),
    ("end of that turn", 2, "bonus-card", {"number": 2, "reached": 5}, ("5", "5", "5")),
    ("VP reaches 12", 3, "bonus-due", {"reached": 12}, ("12", "12", "12")),
    ("end of that turn", 3, "bonus-card", {"number": 3, "reached": 12}, ("12", "12", "12")),
    ("start 15", 15, "milestone-warning", {"slot": "top", "left": 2}, ("2", "2", "2")),
    ("start 16", 16, "milestone-warning", {"slot": "top", "left": 1}, ("last", "Últ", "dern")),
    ("end 16", 17, "milestone-removed", {"slot": "top"}, ("16", "16", "16")),
    ("start 19", 19, "milestone-warning", {"slot": "middle", "left": 2}, ("2", "2", "2")),
    ("start 20", 20, "milestone-warning", {"slot": "middle", "left": 1}, ("last", "Últ", "dern")),
    ("end 20", 21, "milestone-removed", {"slot": "middle"}, ("20", "20", "20")),
    ("start 23", 23, "milestone-warning", {"slot": "bottom", "left": 2}, ("2", "2", "2")),
    ("start 24", 24, "milestone-warning", {"slot": "bottom", "left": 1}, ("last", "Últ", "dern")),
    ("end 24", 25, "milestone-removed", {"slot": "bottom"}, ("24", "24", "24")),
    ("start 26", 26, "turns-left", {"left": 25}, ("25", "25", "25")),
    ("start 41", 41, "turns-left", {"left": 10}, ("10", "10", "10")),
    ("start 46", 46, "turns-left", {"left": 5}, ("5", "5", "5")),
    ("start 50", 50, "turns-left", {"left": 1}, ("last", "último", "dernier")),
    ("a parameter fills", 2, "full", {"parameter": "oceans"}, ("1", "1", "1")),
    ("end 50", 50, "end", {"turns": 50}, ("50", "50", "50")),
]
"""The moment, the turn shown by the time cube, the announcement or question, and its text.

Announcements at the end of a turn are heard as the next one begins.
"""


def announced(
    begin: Callable[..., Any], reports: dict[int, tuple[str, ...]]
) -> list[tuple[int, Any]]:
    """Play with reports by the turn; return everything said and asked, with the turn."""
    solo, heard = begin(deck="app"), []
    while (ask := solo.play.ask) is not None:
        heard += [(solo.play.turn, prompt) for prompt in (*solo.play.says, ask)]
        todo = reports.get(solo.play.turn, ()) if solo.key == "turn" else ()
        if todo:
            reports[solo.play.turn] = todo[1:]
            solo.answer(todo[0])
        else:
            solo.default()
    return heard + [(solo.play.turn, prompt) for prompt in solo.play.says]


WON = {2: ("ocean",) * 6, 30: ("temperature",) * 9, 31: ("oxygen",) * 6}
"""Six oceans are 12 points: too many for the rows of turns 2 and 3, which are played apart."""
POINTS = {2: ("ocean",) * 3, 3: ("ocean",) * 3}


@pytest.mark.parametrize(("moment", "turn", "key", "like", "words"), ROWS, ids=str)
def test_it_is_announced_at_that_turn_in_all_languages_and_once(
    begin: Any, moment: str, turn: int, key: str, like: dict[str, Any], words: Words
) -> None:
    reports = POINTS if key.startswith("bonus") else WON
    found = [
        (at, prompt)
        for at, prompt in announced(begin, dict(reports))
        if prompt.key == f"dice.{key}" and like.items() <= prompt.args.items()
    ]
    assert [at for at, _ in found] == [turn], moment
    for language, said in zip(LANGUAGES, words, strict=True):
        wording = Phrasebook(language).prompt_text(found[0][1])
        assert said in wording.text.replace("\u00a0", " ")
        assert wording.voice


def test_with_a_parameter_short_the_end_of_turn_50_says_that_it_failed(begin: Any) -> None:
    heard = announced(begin, {2: ("ocean",) * 6})
    at, say = heard[-1]
    assert (at, say.key) == (50, "dice.failed")
    assert not [prompt for _, prompt in heard if prompt.key == "dice.end"]
    for language in LANGUAGES:
        text = Phrasebook(language).prompt_text(say).text
        assert [number in text for number in ("50", "9", "6", "0")] == [True] * 4
