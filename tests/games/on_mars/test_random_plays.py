"""Whole plays at random: what must hold after every answer, whatever is answered."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from companion.autoplay import likely_answer
from companion.engine.play import Play
from companion.engine.prompts import Choose
from companion.games.on_mars import GAME
from companion.games.on_mars.components import CARDS, LOOP, PLACES
from kit.plays import (
    PARTS,
    PLAYS,
    UNDO_EVERY,
    many_plays,
    option_sets,
    play_by_defaults,
    play_out,
    play_there_and_back,
)

# What must hold


def check_invariants(play: Play) -> None:
    state = play.state()
    him, you, deck = state["lacerda"], state["you"], state["deck"]
    assert 0 <= him["crystals"] <= him["depot"] <= 8
    assert him["crystals_waiting"] >= 0
    assert him["robot"] in LOOP
    assert him["robots"] <= 3
    assert 1 <= him["shelters"] <= 5
    assert len(set(him["techs"].values())) == len(him["techs"])
    assert set(him["techs"].values()) <= set(PLACES)
    assert all(
        0 <= count <= 3 for count in (*him["colonists"].values(), *you["colonists"].values())
    )
    assert him["colonists"]["hire"] <= 1
    assert all(count >= 1 for count in state["tiles"].values())
    assert all(mission["left"] >= 0 for mission in state["missions"].values())
    assert 0 <= state["missions_needed"] <= 3
    assert 1 <= state["colony_level"] <= 5
    assert deck["left"] == sum(deck["cards"].values())
    assert deck["left"] + discarded(deck["cards"]) == 12
    if state["phase"] != "setup":
        assert him["space"] != you["space"]


def discarded(pile: dict[str, int]) -> int:
    """Return how many cards lie beside the pile: never more of one than there are."""
    rest = {card: number - pile[card] for card, number in Counter(CARDS).items()}
    assert all(number >= 0 for number in rest.values())
    return sum(rest.values())


def check_scores(play: Play) -> None:
    """In the end the scores are those of the result, and every line of the goal is judged."""
    assert play.result is not None
    scores = play.result.scores
    assert play.scores() == {who: sheet.lines for who, sheet in scores.items()}
    lines = {
        each.prompt.args["line"]: each.met for each in play.goals() if "line" in each.prompt.args
    }
    assert [line for line, met in lines.items() if not met] == list(play.result.missed)
    assert None not in lines.values()


# The plays


@pytest.mark.parametrize("part", PARTS)
def test_random_plays_keep_what_must_hold_and_end(part: int) -> None:
    """300 plays, every sixteenth answer undone and redone; 10,000, and every answer, if long."""

    @many_plays(PLAYS, options=option_sets(GAME), corrections=(0, 0, 12))
    def one_play(seed: int, options: dict[str, str], corrections: int) -> None:
        play, rng = Play(GAME, options, f"{seed}/{part}"), random.Random(f"{seed}/{part}")
        for _ in play_out(play, rng, lambda: likely_answer(play, rng), corrections, UNDO_EVERY):
            check_invariants(play)
        check_scores(play)

    one_play()


def test_a_play_by_defaults_ends_whatever_the_options() -> None:
    for number, options in enumerate(option_sets(GAME)):
        play_by_defaults(Play(GAME, options, str(number)))


def test_with_a_physical_deck_every_card_drawn_is_asked_for_and_one_that_is_gone_refused() -> None:
    play, rng = Play(GAME, {"deck": "physical"}, "1"), random.Random(1)
    drawn: Counter[str] = Counter()
    while sum(drawn.values()) < 12:
        ask = play.ask
        assert ask is not None
        if ask.key == "on-mars.card":
            assert isinstance(ask, Choose)
            assert set(ask.options) == set(Counter(CARDS) - drawn)
            drawn[str(ask.options[0])] += 1
            play.answer(ask.options[0])
        else:
            play.answer(likely_answer(play, rng, follow=1))
    assert drawn == Counter(CARDS)


@pytest.mark.parametrize("seed", range(8))
def test_undo_all_the_way_back_and_redo_all_the_way_forth(seed: int) -> None:
    play, rng = Play(GAME, option_sets(GAME)[seed * 31], str(seed)), random.Random(seed)
    play_there_and_back(play, lambda: likely_answer(play, rng))
