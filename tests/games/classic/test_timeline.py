"""Every announcement of the timeline: in its generation, in all languages, once."""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.play import Play
from companion.games.classic import GAME
from companion.phrases.phrasebook import LANGUAGES, Phrasebook

LATER = range(2, 15)
ROWS = [
    ("no-research", {}, [1], ("research", "pesquisa", "recherche")),
    ("research", {"price": 3, "drawn": 4}, LATER, ("4", "4", "4")),
    ("report", {}, range(1, 15), ("actions", "ações", "actions")),
    ("production", {}, range(1, 15), ("Production", "Produção", "Production")),
    ("generations-left", {"left": 7}, [8], ("7", "7", "7")),
    ("generations-left", {"left": 5}, [10], ("5", "5", "5")),
    ("generations-left", {"left": 3}, [12], ("3", "3", "3")),
    ("last-generation", {}, [14], ("last generation", "última geração", "dernière génération")),
    ("goals-met", {}, [14], ("terraformed", "terraformad", "terraformée")),
    ("final-greeneries", {}, [14], ("8", "8", "8")),
    ("score-tr", {}, [14], ("TR", "IT", "NT")),
    ("verdict", {"won": "yes"}, [14], ("win", "vence", "gagne")),
]
"""Announcements and questions, the generations in which they come, and their first text."""

MISSING = ("oceans", "oceanos", "océans")


def announced(terraformed: bool, **options: str) -> list[tuple[int, Any]]:
    """Play by defaults, Mars terraformed by a correction; return all that is said and asked."""
    play, heard = Play(GAME, options, "1"), []
    while (ask := play.ask) is not None:
        heard += [(play.turn, prompt) for prompt in (*play.says, ask)]
        if terraformed and play.fields and play.turn == 1:
            for name, goal in (("temperature", 8), ("oxygen", 14), ("oceans", 9)):
                play.correct(f"parameters.{name}.value", goal)
        play.answer(0 if ask.default is None else ask.default)
    return heard + [(play.turn, say) for say in play.says]


@pytest.mark.parametrize(("key", "like", "generations", "words"), ROWS, ids=str)
def test_it_is_announced_in_that_generation_in_all_languages_and_once(
    key: str, like: dict[str, Any], generations: Any, words: tuple[str, ...]
) -> None:
    found = [
        (at, prompt)
        for at, prompt in announced(terraformed=True)
        if prompt.key == f"classic.{key}" and like.items() <= prompt.args.items()
    ]
    assert [at for at, _ in found] == list(generations)
    for language, said in zip(LANGUAGES, words, strict=True):
        wording = Phrasebook(language).prompt_text(found[0][1])
        assert said in wording.text.replace("\u00a0", " ")
        assert wording.voice


@pytest.mark.parametrize("options", [{}, {"prelude": "on"}, {"goal": "tr63"}])
def test_the_end_comes_in_order_after_the_last_production(options: dict[str, str]) -> None:
    last = 12 if options.get("prelude") else 14
    won = options.get("goal") != "tr63"
    keys = [prompt.key.removeprefix("classic.") for at, prompt in announced(True, **options)]
    generations = [at for at, _ in announced(True, **options)]
    assert generations[-1] == last
    after = keys[len(keys) - keys[::-1].index("production") :]
    greeneries = ["goals-met", "final-greeneries"] if won else ["goals-missed"]
    lines = ["score-tr", "score-greeneries", "score-cities", "score-cards"]
    assert after == [*greeneries, *lines, "verdict"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_goals_that_are_missed_are_named_and_nothing_is_placed_any_more(language: str) -> None:
    heard = announced(terraformed=False)
    (missed,) = [say for at, say in heard if say.key == "classic.goals-missed" and at == 14]
    assert MISSING[LANGUAGES.index(language)] in Phrasebook(language).prompt_text(missed).text
    assert not [prompt for _, prompt in heard if prompt.key == "classic.final-greeneries"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bonus_step_that_brings_the_next_is_announced_step_by_step(language: str) -> None:
    play, book = Play(GAME, {"board": "on"}, "1"), Phrasebook(language)
    while play.turn < 1:
        play.answer(0 if play.ask.default is None else play.ask.default)
    play.correct("parameters.oxygen.value", 7)
    play.correct("parameters.temperature.value", -2)
    play.answer("greenery")
    announced = [say.key.removeprefix("classic.") for say in play.says]
    assert announced == [
        "greenery-placed",
        "raised",  # oxygen 8 %
        "bonus-temperature",
        "raised",  # 0 °C
        "bonus-ocean",
        "raised",  # an ocean
    ]
    assert all(book.prompt_text(say).voice for say in play.says)
    state = play.state()
    levels = [state["parameters"][name]["value"] for name in ("oxygen", "temperature", "oceans")]
    assert [*levels, state["tr"]] == [8, 0, 1, 17]
