"""On Mars, solo: the automaton Lacerda, the round, and the end of the game."""

from __future__ import annotations

from companion.engine.game import CLOCK, DECK, Game, Option
from companion.games.on_mars.box import printed
from companion.games.on_mars.components import LACERDA
from companion.games.on_mars.pages import PAGES
from companion.games.on_mars.result import OnMarsResult
from companion.games.on_mars.rounds import play
from companion.games.on_mars.status import PINNED, goals, scores
from companion.games.on_mars.table import OnMarsTable

GAME = Game(
    name="on-mars",
    options=(
        DECK,
        CLOCK,
        Option("help", ("ask", "guided", "quick", "cards")),
        Option("lab", ("lower", "upper")),
        Option("arrival", ("free", "paid")),
        Option("quarters", ("shelters", "full")),
        Option("start", ("no-benefit", "benefit")),
        Option("finished-mission", ("nothing", "crystals")),
        Option("missions-end", ("colonization", "at-once")),
        Option("pictured", ("free", "limited")),
    ),
    begin=OnMarsTable,
    script=play,
    pages=PAGES,
    bot=LACERDA,
    order=0,
    pinned_values=PINNED,
    goals=goals,
    scores=scores,
    box=printed,
    result=OnMarsResult,
    rules=2,
)
"""The last seven options are readings of rules on which the sources are silent or disagree."""
