"""On Mars, solo: the automaton Lacerda, the round, and the end of the game."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from pkgutil import resolve_name

from companion.engine.game import BUDGET, CLOCK, DECK, FIRST, Game, Option
from companion.games.on_mars.box import printed
from companion.games.on_mars.components import GOALS, LACERDA
from companion.games.on_mars.mars_text import sketch
from companion.games.on_mars.places import PLACES, further_places
from companion.games.on_mars.rounds import play
from companion.games.on_mars.scoring import OnMarsResult
from companion.games.on_mars.setup import LENGTHS, WHO_DRAWS
from companion.games.on_mars.status import goals, recap, scores
from companion.games.on_mars.table import OnMarsTable

GAME = Game(
    name="on-mars",
    options=(
        Option("help", ("ask", "guided", "quick", "cards"), asks=True),
        Option("length", ("ask", *LENGTHS), asks=True),
        Option("draws", ("ask", *WHO_DRAWS), asks=True),
        Option("goal", ("ask", *GOALS, "draw"), asks=True),
        DECK,
        CLOCK,
        BUDGET,
        FIRST,
        Option("map", ("on", "off"), before="off"),
        Option("lab", ("lower", "upper"), interpretation=True),
        Option("arrival", ("free", "paid"), interpretation=True),
        Option("quarters", ("shelters", "full"), interpretation=True),
        Option("start", ("no-benefit", "benefit"), interpretation=True),
        Option("finished-mission", ("nothing", "crystals"), interpretation=True),
        Option("missions-end", ("colonization", "at-once"), interpretation=True),
        Option("pictured", ("free", "limited"), interpretation=True),
    ),
    begin=OnMarsTable,
    script=play,
    places=PLACES,
    further_places=further_places,
    bot=LACERDA,
    order=0,
    goals=goals,
    scores=scores,
    recap=recap,
    box=printed,
    result=OnMarsResult,
    sketch=sketch,
    moved={
        "on-mars.arrows": ("done",),
        "on-mars.elsewhere": ("none",),
        "on-mars.lay-map": (),
        "on-mars.learn-technology": ("impossible",),
        "on-mars.your-journey": ("stay",),
        "on-mars.your-refuge": (),
        "on-mars.your-shelter": (),
    },
    drawn=("map", "rewards_op"),
    rules=6,
    bgg_id=184267,
    folder=Path(__file__).parent,
    card_pages=("one-page", "setup", "icons", "scoring", "questions"),
    drawings=partial(resolve_name, f"{__name__}.drawings:DRAWINGS"),
    pictures=partial(resolve_name, f"{__name__}.pictures:PICTURES"),
)
