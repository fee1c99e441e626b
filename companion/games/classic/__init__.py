"""Terraforming Mars, solo: the generation counter, the parameters, and the score."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from companion.engine.game import BUDGET, CLOCK, DECK, Game, Option
from companion.games.classic.generations import REMINDERS, play
from companion.games.classic.places import PLACES
from companion.games.classic.scoring import ClassicResult
from companion.games.classic.state import Classic
from companion.games.classic.status import goals, pace, scores, standing
from companion.games.terraforming.parameters import progress

if TYPE_CHECKING:
    from companion.drawings import GameDrawings
    from companion.screens.pictures import GamePictures


def drawings() -> GameDrawings:
    """Return the icons and diagrams of its own."""
    from companion.games.classic.drawings import DRAWINGS

    return DRAWINGS


def pictures() -> GamePictures:
    """Return what the screens draw."""
    from companion.games.classic.pictures import PICTURES

    return PICTURES


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
    standing=standing,
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
    drawings=drawings,
    pictures=pictures,
)
