"""``companion bot``: opponents that are one file. Checks, begins, plays and tries them."""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import median
from typing import Any

from companion.commands import parts
from companion.commands.terminal import Terminal
from companion.engine.autoplay import likely_answer
from companion.engine.game import Game
from companion.engine.play import Play
from companion.engine.prompts import Refused
from companion.games.bots import EXAMPLES
from companion.games.bots.drawings import faults_of_drawings
from companion.games.bots.faults import WrongFile, located
from companion.games.bots.format import Bot, schema
from companion.games.bots.reading import read
from companion.games.bots.table import LEVEL
from companion.games.bots.texts import languages
from companion.games.bots.walk import all_steps
from companion.phrases.phrasebook import Phrasebook
from companion.session.session import Session
from companion.storage import bot_files
from companion.storage.files import shown, write_whole, writing
from companion.storage.settings import Settings

EXAMPLE = "ferry"
"""The example that a new file is a copy of."""

SPOKEN_A_MINUTE = 850
"""Characters that the voice says in a minute, with its pauses."""

SAMPLED = 20
"""How many of the tried games are also counted as speech."""


def add_commands(commands: Any, common: argparse.ArgumentParser) -> None:
    """Add the commands to a parser's commands."""
    bot = commands.add_parser(
        "bot", help="opponents that are one file: new, check, play, try"
    ).add_subparsers(required=True, metavar="WHAT")
    check_ = bot.add_parser("check", parents=[common], help="what is wrong with a file, and where")
    new_ = bot.add_parser("new", parents=[common], help="write a file to begin with")
    play_ = bot.add_parser("play", parents=[common], help="play a file in the terminal")
    try_ = bot.add_parser("try", parents=[common], help="play a file many times at random")
    schema_ = bot.add_parser("schema", parents=[common], help="the JSON Schema, for editors")
    for parser in (check_, play_, try_):
        parser.add_argument("file", type=Path)
    new_.add_argument("name", help="lowercase letters, digits and hyphens, such as my-bot")
    play_.add_argument("--seed", help="a whole number: the same seed draws the same cards")
    play_.add_argument("--level", metavar="NAME", help="a level of the file; the first by default")
    try_.add_argument("--plays", type=int, default=200, metavar="N", help="200 by default")
    for parser, command in ((check_, check), (new_, new), (play_, play_file), (try_, try_it)):
        parser.set_defaults(command=command)
    schema_.set_defaults(command=show_schema)


def check(options: argparse.Namespace, settings: Settings) -> int:
    """Name every fault of a file; return 1 if there is one."""
    book = Phrasebook(settings.language)
    try:
        text = bot_files.read_text(options.file)
        bot = read(text)
        if faults := list(faults_of_drawings(bot)):
            raise located(text, faults)
    except WrongFile as wrong:
        for fault in wrong.faults:
            print(book.refusal(bot_files.refusal(options.file, fault)))
        return 1
    bot_files.check_name(options.file.stem)
    print(
        book.text(
            "core.bot-good",
            path=shown(options.file),
            cards=_number_of_cards(bot),
            steps=sum(1 for _ in all_steps(bot)),
            languages=", ".join(languages(bot)),
        )
    )
    return 0


def new(options: argparse.Namespace, settings: Settings) -> int:
    """Write an example into the companion's folder, under a name of its own."""
    path = bot_files.folder() / f"{options.name}{bot_files.SUFFIX}"
    bot_files.check_name(options.name)
    if path.exists():
        raise Refused("core.bot-taken", path=shown(path))
    with writing(path):
        write_whole(path, (EXAMPLES / f"{EXAMPLE}.toml").read_bytes())
    print(Phrasebook(settings.language).text("core.bot-new", path=shown(path)))
    return 0


def play_file(options: argparse.Namespace, settings: Settings) -> int:
    """Play a file in the terminal: a new game, which is saved with its rules."""
    game = bot_files.load(options.file)
    with parts.open_store() as store, parts.open_speech(settings, False) as say:
        book = Phrasebook(settings.language)
        level = {LEVEL: options.level} if options.level else None
        session = Session(game, store, book, level, seed=options.seed, new=True)
        Terminal(session, sys.stdin, sys.stdout, say, None).run()
    return 0


def try_it(options: argparse.Namespace, settings: Settings) -> int:
    """Play a file many times at random, and say what came of it."""
    book, game = Phrasebook(settings.language), bot_files.load(options.file)
    bot = read(bot_files.read_text(options.file))
    plays = [_played(game, number) for number in range(max(1, options.plays))]
    ended = [each for each in plays if each.over]
    print(
        book.text(
            "core.bot-tried",
            ended=len(ended),
            plays=len(plays),
            rounds=max(each.turn for each in plays),
        )
    )
    won = sum(bool(each.result and each.result.won) for each in ended)
    asked = bot.score and any(line.ask for line in bot.score.lines)
    print(book.text("core.bot-tried-asked" if asked else "core.bot-tried-won", won=won))
    spoken = [sum(map(len, _spoken(game, number, book))) for number in range(SAMPLED)]
    minutes = max(1, round(median(spoken) / SPOKEN_A_MINUTE))
    print(book.text("core.bot-tried-speech", minutes=minutes))
    never = _never_drawn(bot, plays)
    names = ", ".join(book.name(each, game.name) for each in never)
    if bot.decks:
        print(book.text("core.bot-tried-cards" if never else "core.bot-tried-all", cards=names))
    return 0


def show_schema(_: argparse.Namespace, __: Settings) -> int:
    """Print the JSON Schema of bot files."""
    print(json.dumps(schema(), indent=2, ensure_ascii=False))
    return 0


def _played(game: Game, number: int) -> Play:
    """Return a play to its end at random, at each level in turn."""
    levels = next((each.values for each in game.options if each.name == LEVEL), ())
    chosen = {LEVEL: levels[number % len(levels)]} if levels else {}
    *_, play = _steps(game, number, chosen)
    return play


def _spoken(game: Game, number: int, book: Phrasebook) -> Iterator[str]:
    """Yield what is said in a play."""
    for play in _steps(game, number, {}):
        prompts = [*play.says, *([play.ask] if play.ask else [])]
        yield from (book.prompt_text(each).voice for each in prompts)


def _steps(game: Game, number: int, chosen: Mapping[str, str]) -> Iterator[Play]:
    """Yield a play at each of its steps, answered at random to its end."""
    play, rng = Play(game, chosen, str(number)), random.Random(number)
    yield play
    while not play.over:
        play.answer(likely_answer(play, rng))
        yield play


def _number_of_cards(bot: Bot) -> int:
    return sum(card.count for deck in bot.decks.values() for card in deck.cards.values())


def _never_drawn(bot: Bot, plays: list[Play]) -> list[str]:
    """Return the cards that came in none of the plays."""
    came = Counter(str(entry.value) for play in plays for entry in play.log)
    every = [f"{name}_{card}" for name, deck in bot.decks.items() for card in deck.cards]
    return [each for each in every if not came[each]]
