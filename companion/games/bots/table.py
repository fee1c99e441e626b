"""The table of a bot: its round, counters, decks and map."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from companion.engine.game import YOU, Options, Scores
from companion.engine.prompts import Field, attribute, entry
from companion.games.bots.conditions import PLACED, holds, parse
from companion.games.bots.format import Bot, Deck, ScoreLine

RIVAL = "rival"
LEVEL = "level"
ROUND = "round"
TIMES = "__"
"""What separates a piece from their number, if there are several on a place."""


def several(piece: str, number: int) -> str:
    """Return the name for this many pieces of a kind on a place, "" for none."""
    return f"{piece}{TIMES}{number}" if number > 1 else piece * number


def kind_and_number(several: str) -> tuple[str, int]:
    """Return the piece that is on a place, and how many of it."""
    piece, _, number = several.partition(TIMES)
    return piece, int(number or bool(piece))


class Pile:
    """The cards of a deck that can be drawn, those in hand, and whether it is turned over."""

    def __init__(self, deck: Deck, level: str) -> None:
        self._all = [
            name
            for name, card in deck.cards.items()
            if not card.levels or level in card.levels
            for _ in range(card.count)
        ]
        self.left = list(self._all)
        self.hand: list[str] = []
        self.turned = False

    def shuffle(self) -> bool:
        """Put all cards back that are not in hand; return whether there are any."""
        self.left = list(self._all)
        for card in self.hand:
            self.left.remove(card)
        return bool(self.left)

    def remove(self, card: str) -> None:
        """Take a card that was played out of the game."""
        self._all.remove(card)


class BotState:
    """All that is on the table; a place of the map without a piece has ""."""

    def __init__(self, bot: Bot, options: Options) -> None:
        self.bot, self.options = bot, options
        self.level = options.get(LEVEL, "")
        self.round = self.phase = 0
        self.turn = ""
        self.ended = ""
        self.card = ""
        """The card drawn last in this round, with its deck."""
        starts = bot.levels[self.level].start if self.level in bot.levels else {}
        self.counters = {
            name: min(max(starts.get(name, of.start), of.least), of.most)
            for name, of in bot.counters.items()
        }
        self.piles = {name: Pile(deck, self.level) for name, deck in bot.decks.items()}
        self.map = dict.fromkeys(bot.map.places, "") if bot.map else {}
        self.counted: dict[str, int] = {}
        """The points of the lines that were asked, by the line."""

    def state(self) -> dict[str, Any]:
        """Return the whole visible state."""
        state: dict[str, Any] = {ROUND: self.round, "turn": self.turn, "phase": self.phase}
        state |= {"counters": dict(self.counters)}
        if self.piles:
            state["cards"] = {f"deck__{name}": len(pile.left) for name, pile in self.piles.items()}
            state["card"] = self.card
        if self.map:
            state["places"] = dict(self.map)
        return state

    def value(self, name: str) -> int:
        """Return the value of a counter: its own, the round, or the pieces of a kind on the map."""
        if name == ROUND:
            return self.round
        if placed := PLACED.fullmatch(name):
            return self.pieces(placed[2], placed[1])
        if name in self.counters:
            return self.counters[name]
        return sum(self.pieces(place, name) for place in self.map)

    def amount(self, amount: int | str) -> int:
        """Return a number, or the value of a counter; with a minus, what lacks to 0."""
        if isinstance(amount, int):
            return amount
        value = self.value(amount.removeprefix("-"))
        return -value if amount.startswith("-") else value

    def holds(self, condition: str) -> bool:
        """Return whether a condition is true."""
        return holds(parse(condition) or (), self.value)

    def change(self, name: str, value: int) -> range:
        """Set a counter within its limits; return the values that it came to, in order."""
        limits, before = self.bot.counters[name], self.counters[name]
        after = self.counters[name] = min(max(value, limits.least), limits.most)
        step = 1 if after >= before else -1
        return range(before + step, after + step, step)

    def pieces(self, place: str, piece: str) -> int:
        """Return how many pieces of a kind are on a place."""
        name, number = kind_and_number(self.map[place])
        return number if name == piece else 0

    def room(self, piece: str, places: Iterable[str] = ()) -> list[str]:
        """Return the places with room for a piece, among these or all if none are named."""
        most = self.bot.map.pieces[piece].most if self.bot.map else 0
        return [
            place
            for place in places or self.map
            if not self.map[place] or 0 < self.pieces(place, piece) < most
        ]

    def lay(self, piece: str, place: str, number: int = 1) -> None:
        """Put this many pieces on a place; take them off it if the number is below 0."""
        self.map[place] = several(piece, self.pieces(place, piece) + number)

    def fields(self) -> Mapping[str, Field]:
        """Return what the player may correct."""
        found = {"round": attribute(self, "round", 1, self.bot.rounds)}
        for name, of in self.bot.counters.items():
            found[f"counters.{name}"] = entry(self.counters, name, of.least, of.most)
        if self.bot.map:
            kinds = self.bot.map.pieces.items()
            pieces = "", *(several(name, n + 1) for name, of in kinds for n in range(of.most))
            for place in self.map:
                found[f"places.{place}"] = entry(self.map, place, choices=pieces)
        return found


def points(line: ScoreLine, number: int, table: BotState) -> int:
    """Return the points of a line of the score sheet for the value of its counter."""
    if line.steps:
        return max((gives for least, gives in line.steps if number >= least), default=0)
    return number * table.amount(line.each)


def scores(table: BotState) -> Scores:
    """Return everybody's points so far, line by line."""
    sheet = table.bot.score
    found: dict[str, dict[str, int]] = {}
    for number, line in enumerate(sheet.lines if sheet else ()):
        who, name = (YOU if line.owner == YOU else RIVAL), f"line_{number}"
        if line.counter:
            found.setdefault(who, {})[name] = points(line, table.value(line.counter), table)
        elif name in table.counted:
            found.setdefault(who, {})[name] = table.counted[name]
    return found
