"""The timeline of a play: in that round, that announcement, in all languages, once."""

from __future__ import annotations

import pytest

from companion.phrases.phrasebook import LANGUAGES, Phrasebook

EACH = range(1, 26)
SOLO = [
    ("setup-dummy-hand", {}, [0], ("1", "1", "1")),
    ("difficulty", {}, [0], ("difficulty", "dificuldade", "difficulté")),
    ("begin", {}, [1], ("25", "25", "25")),
    ("phase", {}, EACH, ("phase", "fase", "Phase")),
    ("phases", {}, EACH, ("You chose", ":", ":")),
    ("hand-limit", {}, range(1, 25), ("10", "10", "10")),
    ("cube-moves", {"cube": 2}, [5], ("2", "2", "2")),
    ("cube-moves", {"cube": 3}, [10], ("3", "3", "3")),
    ("cube-moves", {"cube": 4}, [15], ("4", "4", "4")),
    ("cube-moves", {"cube": 5}, [20], ("21", "21", "21")),
    ("help", {"steps": 2}, [5, 10, 15, 20], ("2", "2", "2")),
    ("dummy-order", {}, [21, 22, 23, 24], ("dummy", "marcian", "fictive")),
    ("rounds-left", {"left": 12}, [14], ("12", "12", "12")),
    ("rounds-left", {"left": 2}, [24], ("2", "2", "2")),
    ("rounds-left", {"left": 1}, [25], ("last round", "última rodada", "dernière manche")),
    ("verdict", {"won": "no"}, [25], ("5", "5", "5")),
]
CO_OP = [
    ("begin", {}, [1], ("15", "15", "15")),
    ("cube-taken", {"who": "you"}, range(1, 16), ("cube", "cubo", "cube")),
    ("cube-taken", {"who": "partner"}, range(1, 16), ("cube", "cubo", "cube")),
    ("hand-limit", {}, range(1, 15), ("10", "10", "10")),
    ("rounds-left", {"left": 5}, [11], ("5", "5", "5")),
    ("rounds-left", {"left": 2}, [14], ("2", "2", "2")),
    ("rounds-left", {"left": 1}, [15], ("last round", "última rodada", "dernière manche")),
    ("verdict", {"won": "no"}, [15], ("10", "10", "10")),
]
"""Announcements and questions, the rounds in which they come, and their text; for every round the
text of its first time.
"""

ROWS = [("solo", *row) for row in SOLO] + [("co-op", *row) for row in CO_OP]


def announced(table, mode: str) -> list:
    """Play by defaults; return everything said and asked, with the round that it is about."""
    play, heard = table(), []
    while play.key:
        heard += [(play.state["round"], prompt) for prompt in (*play.play.says, play.ask)]
        play.answer(mode if play.key == "mode" else None)
    heard += [(play.state["round"], say) for say in play.play.says]
    return [(prompt.args.get("round", at), prompt) for at, prompt in heard]


@pytest.mark.parametrize(("mode", "key", "like", "rounds", "words"), ROWS, ids=str)
def test_it_is_announced_in_that_round_in_all_languages_and_once(
    table, mode, key, like, rounds, words
) -> None:
    found = [
        (at, prompt)
        for at, prompt in announced(table, mode)
        if prompt.key == f"ares.{key}" and like.items() <= prompt.args.items()
    ]
    assert [at for at, _ in found] == list(rounds)
    for language, said in zip(LANGUAGES, words, strict=True):
        wording = Phrasebook(language).prompt_text(found[0][1])
        assert said in wording.text.replace("\u00a0", " ")
        assert wording.voice


@pytest.mark.parametrize(
    ("parameters", "points", "won"),
    [
        ({"temperature": 8, "oxygen": 14, "oceans": 9}, 80, "yes"),
        ({"temperature": 8, "oxygen": 14, "oceans": 9}, 79, "no"),
        ({"temperature": 8, "oxygen": 14, "oceans": 8}, 95, "no"),
    ],
)
def test_after_round_15_both_the_parameters_and_the_80_points_are_checked(
    table, parameters, points: int, won: str
) -> None:
    pair = table(stop="play-on").until("phase", mode="co-op").round(15).correct(**parameters)
    pair.correct(tr=points, **{"partner.tr": 0}).to_end()
    assert [say.args["won"] for _, say in pair.said if say.key == "ares.verdict"] == [won]
    assert pair.play.result.won is (won == "yes")
