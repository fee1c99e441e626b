"""Whole plays at random: what must hold after every answer, whatever is answered."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.autoplay import likely_answer
from companion.engine.play import Entry, Play
from companion.engine.prompts import Choose
from companion.games.on_mars import GAME
from companion.games.on_mars.cards import CARDS, LOOP, PLACES

LONG = bool(os.environ.get("COMPANION_LONG"))
MOST_ANSWERS = 20_000

Check = Callable[[Play], None]


def option_sets() -> list[dict[str, str]]:
    names = [option.name for option in GAME.options]
    values = product(*(option.values for option in GAME.options))
    return [dict(zip(names, chosen, strict=True)) for chosen in values]


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


def check_question(play: Play) -> None:
    ask = play.ask
    assert ask is not None
    if ask.default is not None:
        assert ask.check(ask.default) == ask.default
    assert not isinstance(ask, Choose) or ask.options


def check_scores(play: Play) -> None:
    """In the end the scores are those of the result, and every line of the goal is judged."""
    assert play.result is not None
    scores = play.result["scores"]
    assert play.scores() == {who: sheet["lines"] for who, sheet in scores.items()}
    lines = {
        each.prompt.args["line"]: each.met for each in play.goals() if "line" in each.prompt.args
    }
    assert [line for line, met in lines.items() if not met] == play.result["missed"]
    assert None not in lines.values()


def standing(play: Play) -> Any:
    """Return all that is on the table: the state, how it stands, what was said and is asked."""
    ask = play.ask
    if isinstance(ask, Choose):
        ask = msgspec.structs.replace(ask, fields=None)
    stands = play.goals(), play.scores()
    return play.state(), stands, list(play.says), ask, play.result


def check_undo(play: Play, before: Any) -> None:
    """Undo restores exactly what stood before the last answer; redo what stands now."""
    now, log = standing(play), list(play.log)
    play.undo()
    assert standing(play) == before
    play.redo()
    assert standing(play) == now
    assert play.log == log


def check_log(play: Play) -> None:
    """A play is its log: written, read and run again it is the same play."""
    log = msgspec.json.decode(msgspec.json.encode(play.log), type=list[Entry])
    again = Play(GAME, play.options, play.seed, log)
    assert again.unmatched == 0
    assert standing(again) == standing(play)


# How a random player plays


def correct_something(play: Play, rng: random.Random) -> None:
    name = rng.choice(list(play.fields))
    field = play.fields[name]
    if field.many is not None:
        value: Any = [
            item for item, most in field.many.items() for _ in range(rng.randint(0, most))
        ]
    elif field.choices:
        value = rng.choice(field.choices)
    else:
        value = rng.randint(field.minimum, field.maximum)
    play.correct(name, value)


def play_out(play: Play, rng: random.Random, corrections: int, undo_every: int) -> None:
    """Play to the end and check after every answer; ``corrections`` at most are made."""
    offset = rng.randrange(undo_every)
    while not play.over:
        check_question(play)
        before = standing(play)
        if corrections and play.fields and rng.random() < 0.3:
            correct_something(play, rng)
            corrections -= 1
        else:
            play.answer(likely_answer(play, rng))
        check_invariants(play)
        if (len(play.log) + offset) % undo_every == 0:
            check_undo(play, before)
        assert len(play.log) < MOST_ANSWERS
    check_log(play)
    check_scores(play)


# The plays


def try_plays(number: int, name: str, undo_every: int) -> None:
    @settings(
        max_examples=number,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(
        seed=st.integers(0, 10**9),
        options=st.sampled_from(option_sets()),
        corrections=st.sampled_from((0, 0, 12)),
    )
    def plays(seed: int, options: dict[str, str], corrections: int) -> None:
        play = Play(GAME, options, f"{seed}/{name}")
        play_out(play, random.Random(f"{seed}/{name}"), corrections, undo_every)

    plays()


@pytest.mark.parametrize("part", range(20 if LONG else 1))
def test_random_plays_keep_what_must_hold_and_end(part: int) -> None:
    """300 plays, every sixteenth answer undone and redone; 10,000, and every answer, if long."""
    if LONG:
        try_plays(500, f"long {part}", undo_every=1)
    else:
        try_plays(300, "short", undo_every=16)


def test_a_play_by_defaults_ends_whatever_the_options() -> None:
    """Only what the player draws has no default."""
    for number, options in enumerate(option_sets()):
        play, rng = Play(GAME, options, str(number)), random.Random(number)
        while (ask := play.ask) is not None:
            if ask.default is None:
                assert isinstance(ask, Choose)
                assert ask.drawn
                assert options["deck"] == "physical"
                play.answer(rng.choice(ask.options))
            else:
                play.answer(ask.default)
            assert len(play.log) < MOST_ANSWERS
        check_log(play)


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
    options = option_sets()[seed * 31]
    play, rng = Play(GAME, options, str(seed)), random.Random(seed)
    stands = [standing(play)]
    while not play.over:
        play.answer(likely_answer(play, rng))
        stands.append(standing(play))
    for earlier in reversed(stands[:-1]):
        play.undo()
        assert standing(play) == earlier
    for later in stands[1:]:
        play.redo()
        assert standing(play) == later
