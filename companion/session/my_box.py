"""My box, in words: the printed facts of this copy of each game, for settings and terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from companion.engine.game import Game
from companion.engine.prompts import Choose, Count, Printed, Refused
from companion.games import games
from companion.phrases.phrasebook import Phrasebook
from companion.phrases.wording import Labelled
from companion.storage.store import Store

MAX_NAMED, FIRST = 12, 3
"""If a fact has more values than this, only the first few are listed: such as hexes."""


class Fact(Struct, frozen=True):
    """A printed fact: its ``name``, its label, and how it is ``asked`` for.

    ``now`` is None, and ``words`` say so, until the player has entered it.
    """

    name: str
    label: str
    now: Any
    words: str
    asked: Choose | Count
    book: Phrasebook

    @property
    def question(self) -> str:
        """The question in words."""
        return self.book.prompt_text(self.asked).text

    @property
    def choices(self) -> Labelled:
        """Its possible values, in words."""
        asked = self.asked
        values = (
            asked.options
            if isinstance(asked, Choose)
            else tuple(range(asked.minimum, asked.maximum + 1))
        )
        return tuple((value, self.book.option(asked, value)) for value in values)


def boxed_games() -> list[Game]:
    """Return the games that have printed facts."""
    return [game for game in games().values() if any(True for _ in game.box({}))]


def facts(store: Store, book: Phrasebook, game: Game) -> Iterator[Fact]:
    """Yield every printed fact of a game, given those already known."""
    box = store.box(game.name)
    for printed in game.box(box):
        asked, now = printed.asked, printed.known(box)
        label = book.find(asked.key, asked.args, "fact") or printed.fact
        words = book.text("core.box-unknown") if now is None else book.option(asked, now)
        yield Fact(printed.fact, label, now, words, asked, book)


def listing(store: Store, book: Phrasebook, boxed: list[Game]) -> Iterator[str]:
    """Yield, line by line, the printed facts of some games and their possible values."""
    boxed = [game for game in boxed if any(True for _ in facts(store, book, game))]
    if not boxed:
        yield book.text("core.box-none")
    for game in boxed:
        yield book.text("core.box-of", game=book.name(game.name, game.name))
        for fact in facts(store, book, game):
            line = {"fact": fact.name, "label": fact.label, "value": fact.words}
            values = [str(value) for value, _ in fact.choices]
            choices = ", ".join(values if len(values) <= MAX_NAMED else [*values[:FIRST], "…"])
            yield f"  {book.text('core.box-line', **line)} ({choices})"


def save_fact(store: Store, game: Game, name: str, value: Any) -> None:
    """Save a printed fact, as text or as a value; None forgets it.

    Raises `Refused` for a fact that the game doesn't have, or an invalid value.
    """
    known = {printed.fact: printed for printed in game.box(store.box(game.name))}
    if name not in known:
        raise Refused("core.refused-fact", fact=name, choices=tuple(known))
    store.put_fact(game.name, name, None if value is None else _read(known[name], value))


def _read(printed: Printed, value: Any) -> Any:
    if isinstance(printed.asked, Count) and isinstance(value, str) and value.isdecimal():
        value = int(value)
    return printed.asked.check(value)
