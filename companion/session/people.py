"""Who played: names, roles such as companies, and a comment, checked and in words."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from companion.engine.game import YOU
from companion.engine.prompts import Refused
from companion.engine.saved import Person, SavedPlay
from companion.games import games
from companion.phrases.phrasebook import Phrasebook
from companion.storage.facts import called
from companion.storage.store import Store

NAME, ROLE, COMMENT = "name", "role", "comment"

MAX_LENGTH: Mapping[str, int] = {NAME: 40, ROLE: 40, COMMENT: 300}
"""The most characters of each."""

MAX_ROLES = 8
"""The most roles of one player."""

NOT_SHOWN = ("Cc", "Cs", "Co", "Cn", "Zl", "Zp")
"""The Unicode categories of control characters, and of what no font has."""

TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that change the direction of what follows."""


def checked(text: str, kind: str) -> str:
    """Return a name, role or comment without surrounding space, "" for none.

    Raises `Refused` if it is too long, or has control characters.
    """
    text = unicodedata.normalize("NFC", text.strip())
    if any(unicodedata.category(each) in NOT_SHOWN or each in TURNING for each in text):
        raise Refused("core.refused-control", kind=kind)
    if len(text) > MAX_LENGTH[kind]:
        raise Refused("core.refused-long", kind=kind, maximum=MAX_LENGTH[kind])
    return text


def players(store: Store, saved: SavedPlay) -> list[str]:
    """Return the people of a play, as its scores name them; no automaton is among them."""
    game = games().get(saved.game)
    bot, seats = (game.bot, game.seats) if game else ("", (YOU,))
    if saved.result and saved.result.scores:
        return [who for who in saved.result.scores if who != bot] or [YOU]
    if game is None or seats == (YOU,):
        return [YOU]
    scores = store.resume(game, saved).scores()
    return list(scores) or [YOU if YOU in seats else seats[0]]


def known(saved: SavedPlay, who: str) -> Person:
    """Return what was entered of a player."""
    return next((person for person in saved.players if person.who == who), Person(who))


def enter(
    store: Store,
    saved: SavedPlay,
    who: str,
    name: str | None = None,
    roles: Iterable[str] | None = None,
) -> None:
    """Save a player's name or roles, checked: "" clears a name; raises `Refused`."""
    person = known(saved, who)
    if name is not None:
        person = replace(person, name=checked(name, NAME))
    if roles is not None:
        found = dict.fromkeys(filter(None, (checked(role, ROLE) for role in roles)))
        if len(found) > MAX_ROLES:
            raise Refused("core.refused-roles", maximum=MAX_ROLES)
        person = replace(person, roles=tuple(found))
    others = [each for each in saved.players if each.who != who]
    entered = [person] if person.name or person.roles else []
    game = games().get(saved.game)
    order = [*(game.seats if game else ()), *(each.who for each in (*saved.players, person))]
    entered = sorted([*others, *entered], key=lambda each: order.index(each.who))
    _save(store, saved.id, entered, saved.comment)


def comment(store: Store, saved: SavedPlay, text: str) -> None:
    """Save a play's comment, checked; "" clears it; raises `Refused`."""
    _save(store, saved.id, saved.players, checked(text, COMMENT))


def _save(store: Store, play: int, people: Iterable[Person], text: str) -> None:
    if not store.describe(play, people, text) and store.problem:
        raise Refused(store.problem.key, **store.problem.args)


def person_words(book: Phrasebook, game: str, person: Person) -> str:
    """Return somebody in words: the name, else who it is, and the roles."""
    name = called(book, game, person.who, person.name)
    return f"{name} ({', '.join(person.roles)})" if person.roles else name


def people_words(book: Phrasebook, saved: SavedPlay) -> str:
    """Return the people of a play in words as far as they were entered, "" if nobody was."""
    return ", ".join(person_words(book, saved.game, person) for person in saved.players)
