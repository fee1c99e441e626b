"""Terraforming Mars: The Dice Game, solo: its fifty turns, its deadlines and its score."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from pkgutil import resolve_name

from companion.engine.game import BUDGET, CLOCK, DECK, Game, Option
from companion.engine.prompts import Script
from companion.games.dice.components import KEPT, MAX_KEPT
from companion.games.dice.places import PLACES
from companion.games.dice.scoring import DiceResult, final_scoring
from companion.games.dice.setup import set_up
from companion.games.dice.state import DiceGame
from companion.games.dice.status import goals, pace, recap, scores
from companion.games.dice.turns import play_turns
from companion.games.terraforming.parameters import progress


def play(game: DiceGame) -> Script[DiceResult]:
    """Play from the setup to the final score; return the result."""
    yield from set_up(game)
    yield from play_turns(game)
    return (yield from final_scoring(game))


GAME = Game(
    name="dice",
    options=(
        DECK,
        CLOCK,
        BUDGET,
        Option("printing", ("default", "french"), interpretation=True, printed={"fr": "french"}),
        Option("era", ("on", "off")),
        Option("kept", tuple(map(str, range(KEPT, MAX_KEPT + 1)))),
        Option("extra-turn", ("free", "counts"), interpretation=True),
        Option("cards", ("off", "on")),
    ),
    begin=DiceGame,
    script=play,
    places=PLACES,
    goals=goals,
    progress=progress,
    pace=pace,
    recap=recap,
    drawn=("pace",),
    scores=scores,
    counter="turn",
    result=DiceResult,
    reminders={"dice.turn": ("extra",)},
    summary_every=10,
    rules=5,
    bgg_id=296108,  # not confirmed
    folder=Path(__file__).parent,
    card_pages=("one-page", "setup", "icons", "solo-score", "questions"),
    drawings=partial(resolve_name, f"{__name__}.drawings:DRAWINGS"),
    pictures=partial(resolve_name, f"{__name__}.pictures:PICTURES"),
)
"""``printing`` and ``extra-turn`` are interpretations: the sources disagree, or say nothing. How a
turn goes is explained in full only once, and again for an extra turn.
"""
