"""On Mars, solo: the automaton Lacerda, the round, and the end of the game."""

from __future__ import annotations

from companion.engine.game import BUDGET, CLOCK, DECK, Game, Option
from companion.games.on_mars.box import printed
from companion.games.on_mars.components import LACERDA
from companion.games.on_mars.mars_text import sketch
from companion.games.on_mars.pages import PLACES, readings
from companion.games.on_mars.result import OnMarsResult
from companion.games.on_mars.rounds import play
from companion.games.on_mars.state import FIRST
from companion.games.on_mars.status import goals, scores, standing
from companion.games.on_mars.table import OnMarsTable

GAME = Game(
    name="on-mars",
    options=(
        DECK,
        CLOCK,
        BUDGET,
        Option("help", ("ask", "guided", "quick", "cards", FIRST)),
        Option("map", ("on", "off"), before="off"),
        Option("lab", ("lower", "upper"), reading=True),
        Option("arrival", ("free", "paid"), reading=True),
        Option("quarters", ("shelters", "full"), reading=True),
        Option("start", ("no-benefit", "benefit"), reading=True),
        Option("finished-mission", ("nothing", "crystals"), reading=True),
        Option("missions-end", ("colonization", "at-once"), reading=True),
        Option("pictured", ("free", "limited"), reading=True),
    ),
    begin=OnMarsTable,
    script=play,
    places=PLACES,
    readings=readings,
    bot=LACERDA,
    order=0,
    goals=goals,
    scores=scores,
    standing=standing,
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
    first={"help": FIRST},
    rules=6,
)
