"""Terraforming Mars, solo: the generation counter, the parameters, and the score."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from pkgutil import resolve_name

from companion.engine.game import BUDGET, CLOCK, DECK, Game, Option
from companion.games.classic.generations import REMINDERS, play
from companion.games.classic.places import PLACES
from companion.games.classic.scoring import ClassicResult
from companion.games.classic.state import Classic
from companion.games.classic.status import goals, pace, recap, scores
from companion.games.terraforming.parameters import progress

GAME = Game(
    name="classic",
    options=(
        DECK,
        CLOCK,
        BUDGET,
        Option("prelude", ("off", "on")),
        Option("goal", ("parameters", "tr63")),
        Option("board", ("off", "on")),
    ),
    begin=Classic,
    script=play,
    places=PLACES,
    goals=goals,
    progress=progress,
    pace=pace,
    recap=recap,
    drawn=("pace",),
    scores=scores,
    counter="generation",
    result=ClassicResult,
    reminders=REMINDERS,
    summary_every=1,
    rules=3,
    bgg_id=167791,
    folder=Path(__file__).parent,
    card_pages=("one-page", "setup", "icons", "scoring", "questions"),
    drawings=partial(resolve_name, f"{__name__}.drawings:DRAWINGS"),
    pictures=partial(resolve_name, f"{__name__}.pictures:PICTURES"),
)
