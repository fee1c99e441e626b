"""Games that are one file: an opponent with cards, dice and counters, without a line of Python."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

from companion.engine.game import BUDGET, CLOCK, DECK, ROLLS, SIGN, Game, Option
from companion.games.bots.format import Bot
from companion.games.bots.reading import read
from companion.games.bots.script import goals_of, script_of
from companion.games.bots.table import LEVEL, RIVAL, ROUND, BotState, scores
from companion.games.bots.walk import ROLLED, all_steps, verb
from companion.games.bots.words import folder, places

if TYPE_CHECKING:
    from companion.screens.pictures import GamePictures

EXAMPLES = Path(__file__).parent / "examples"
"""Bot files to learn from, and to play."""

RULES = "rules-text"
"""The option of a play that has the text of the file: it keeps the rules it began with."""


def version(name: str, text: str) -> str:
    """Return the name of the game that a file is with these contents."""
    return f"{name}{SIGN}{hashlib.sha256(text.encode()).hexdigest()[:12]}"


def game_of(name: str, text: str) -> Game:
    """Return the game of a file called ``name``; raise `WrongFile` if it is wrong."""
    bot, called = read(text), version(name, text)

    def pictures() -> GamePictures:
        from companion.games.bots.pictures import pictures_of

        return pictures_of(bot, called)

    return Game(
        name=called,
        options=tuple(_options(bot, text)),
        begin=lambda options: BotState(bot, options),
        script=script_of(called),
        places=places(bot),
        goals=goals_of(called),
        scores=scores,
        bot=RIVAL,
        counter=ROUND,
        order=100,
        folder=folder(bot),
        pictures=pictures,
    )


def _options(bot: Bot, text: str) -> list[Option]:
    """Return the options of the game of a file."""
    levels = [Option(LEVEL, tuple(bot.levels))] if bot.levels else []
    decks = [DECK] if bot.decks else []
    rolls = any(verb(step) in ROLLED for _, step, _ in all_steps(bot))
    return [*levels, *decks, *([ROLLS] if rolls else []), CLOCK, BUDGET, Option(RULES, (text,))]
