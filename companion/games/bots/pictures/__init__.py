"""What the screens draw of a bot file: header, card, tracks, map and the whole table."""

from __future__ import annotations

from pathlib import Path

from companion.games.bots.drawings import icon
from companion.games.bots.format import Bot
from companion.games.bots.pictures.places import BOARD, where
from companion.games.bots.pictures.table import BotTable, held, on_table
from companion.games.bots.pictures.whole import whole_of
from companion.games.bots.table import RIVAL, several
from companion.phrases.phrasebook import capital
from companion.screens.pictures import GamePictures, Header, View

MAX_NUMBERS = 4
"""So many counters have room in the header."""


def pictures_of(bot: Bot, name: str) -> GamePictures:
    """Return the pictures of a bot file, whose game has this name."""
    asked = f"{name}.where"

    def header(view: View) -> Header:
        turn = str(view.get("turn", ""))
        numbers = [number for each in held(bot, view) for number in each.numbers if not each.owner]
        return Header(
            capital(view.name(turn or "game")),
            f"{view.name('round')} {view.get('round')}" if view.turn else "",
            who=turn,
            numbers=numbers[:MAX_NUMBERS],
            heading=view.name(f"phase_{view.get('phase')}") if view.turn else "",
        )

    def table(view: View, key: str, _: bool) -> BotTable | None:
        return None if key == asked else on_table(bot, view)

    return GamePictures(
        header=header,
        scenes={asked: where(bot)},
        boards={asked: BOARD},
        icons=_icons(bot),
        whole=whole_of(bot),
        on_table=table,
        parts={"Board": "BotBoard"},
        kv=(Path(__file__).parent / "table.kv",),
    )


def _icons(bot: Bot) -> dict[str, str]:
    """Return the icons of rival, cards and pieces."""
    cards = {
        f"{name}_{card}": of.icon
        for name, deck in bot.decks.items()
        for card, of in deck.cards.items()
    }
    pieces = {
        several(name, number): piece.icon
        for name, piece in (bot.map.pieces if bot.map else {}).items()
        for number in range(1, piece.most + 1)
    }
    found = {RIVAL: "him", **cards, **pieces}
    return {name: each for name, each in found.items() if icon(each)}
