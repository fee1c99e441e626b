"""The score pads: final scoring of a game that was played without the companion."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from pkgutil import resolve_name

from companion.engine.game import Game
from companion.games.score_pad.flow import PadResult, fill_in
from companion.games.score_pad.pads import SEATS
from companion.games.score_pad.places import PLACES
from companion.games.score_pad.sheet import FilledPad

GAME = Game(
    name="score-pad",
    options=(),
    begin=FilledPad,
    script=fill_in,
    places=PLACES,
    scores=FilledPad.scores,
    seats=SEATS,
    result=PadResult,
    folder=Path(__file__).parent,
    drawings=partial(resolve_name, f"{__name__}.drawings:DRAWINGS"),
    pictures=partial(resolve_name, f"{__name__}.pictures:PICTURES"),
)
"""Nothing is drawn and no turns are counted, so there are no options."""
