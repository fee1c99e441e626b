"""Ares Expedition, solo and two-player co-op: the rounds, the parameters, and reminders."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from pkgutil import resolve_name

from companion.engine.game import BUDGET, CLOCK, DECK, FIRST, YOU, Game, Option
from companion.games.ares.board import PARTNER
from companion.games.ares.places import PLACES
from companion.games.ares.rounds import REMINDERS, play
from companion.games.ares.scoring import AresResult
from companion.games.ares.state import Ares
from companion.games.ares.status import goals, pace, recap, scores
from companion.games.terraforming.parameters import progress

GAME = Game(
    name="ares",
    options=(
        DECK,
        CLOCK,
        BUDGET,
        FIRST,
        Option("swap", ("off", "on")),
        Option("stop", ("offer", "play-on"), interpretation=True),
    ),
    begin=Ares,
    script=play,
    places=PLACES,
    goals=goals,
    progress=progress,
    pace=pace,
    recap=recap,
    drawn=("pace",),
    scores=scores,
    seats=(YOU, PARTNER),
    counter="round",
    result=AresResult,
    reminders=REMINDERS,
    summary_every=1,
    rules=5,
    bgg_id=328871,
    folder=Path(__file__).parent,
    card_pages=("one-page", "setup", "icons", "solo-score", "questions"),
    drawings=partial(resolve_name, f"{__name__}.drawings:DRAWINGS"),
    pictures=partial(resolve_name, f"{__name__}.pictures:PICTURES"),
)
"""The last option is our interpretation: the solo rules don't say whether a play ends early."""
