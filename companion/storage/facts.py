"""What others want to know of a saved play: one typed record, the same for files and services."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime

from msgspec import Struct
from msgspec.structs import replace

from companion.engine.clock import FOREVER_S
from companion.engine.game import YOU, Result
from companion.engine.saved import Person, SavedPlay
from companion.games import games
from companion.phrases.phrasebook import Phrasebook, capital

ENGLISH = Phrasebook("en")


class PlayerFacts(Struct, frozen=True):
    """One player of a play: ``who`` as in the scores, and the ``name`` that was entered.

    ``points`` are by their source. ``rank`` is None unless players, or a player and the ``bot``,
    are compared; who shares a place shares its number. ``won`` is None if that is not known.
    """

    who: str
    name: str = ""
    roles: tuple[str, ...] = ()
    score: int | None = None
    points: Mapping[str, int] = {}
    rank: int | None = None
    won: bool | None = None
    bot: bool = False


class PlayFacts(Struct, frozen=True):
    """A play, finished or not. Times are in UTC, None if there is none or it isn't a date.

    ``game`` is what the companion played, ``scored`` the game whose points a score pad counted, ""
    otherwise; ``game_name`` is the English name of the game on the table. ``outcome`` is that of
    the saved play: "unfinished", "set-aside", "won", "lost", or "over" where points decide between
    players; ``won`` is None unless it is "won" or "lost". ``seconds`` is the time played.
    """

    uid: str
    game: str
    game_name: str
    rules: int
    started: datetime | None
    finished: datetime | None
    outcome: str
    seconds: float
    scored: str = ""
    difficulty: str | None = None
    goal: str | None = None
    won: bool | None = None
    comment: str = ""
    players: tuple[PlayerFacts, ...] = ()


def facts_of(saved: SavedPlay, book: Phrasebook = ENGLISH) -> PlayFacts:
    """Return what others want to know of a play; roles that it knows are named as in ``book``."""
    result = saved.result or Result()
    scored = result.scored_game
    over = saved.finished is not None
    return PlayFacts(
        uid=saved.uid,
        game=saved.game,
        game_name=ENGLISH.name(scored, saved.game) if scored else ENGLISH.game(saved.game),
        rules=saved.rules,
        started=_utc(saved.started),
        finished=_utc(saved.finished),
        outcome=saved.outcome,
        seconds=saved.seconds if 0 <= saved.seconds < FOREVER_S else 0.0,
        scored=scored,
        difficulty=result.difficulty,
        goal=result.goal,
        won=result.won if over else None,
        comment=saved.comment,
        players=_players(saved, result if over else Result(), book),
    )


def _utc(seconds: float | None) -> datetime | None:
    """Return a Unix time in UTC, None if that is not a date."""
    try:
        return None if seconds is None else datetime.fromtimestamp(seconds, UTC)
    except (OverflowError, ValueError, OSError):
        return None


def _players(saved: SavedPlay, result: Result, book: Phrasebook) -> tuple[PlayerFacts, ...]:
    """Return the players: those with points; if nobody has any, those who were entered, or you."""
    people = {person.who: person for person in saved.players}
    game = games().get(saved.game)
    bot, seats = (game.bot, game.seats) if game else ("", (YOU,))
    whos = result.scores or people or (seats if seats == (YOU,) else ())
    found = tuple(
        _player(saved.game, people.get(who, Person(who)), result, bot, book) for who in whos
    )
    compared = any(player.bot for player in found) or result.won is None
    return _ranked(found) if compared else found


def _player(game: str, person: Person, result: Result, bot: str, book: Phrasebook) -> PlayerFacts:
    """Return what is known of a player: the roles as entered, else as the play knows them."""
    who = person.who
    score = result.scores.get(who)
    known = (book.name(role, game) for role in result.roles.get(who, ()))
    return PlayerFacts(
        who=who,
        name=person.name,
        roles=person.roles or tuple(known),
        score=score.total if score else None,
        points=score.lines if score else {},
        won=won_by(result, who, bot),
        bot=who == bot,
    )


def called(book: Phrasebook, game: str, who: str, name: str = "") -> str:
    """Return what a player is called: by the name that was entered, else as in the game."""
    return name or capital(book.name(who, game, "field"))


def won_by(result: Result, who: str, bot: str) -> bool | None:
    """Return whether a player has won, None if that is not known."""
    if result.won is None:
        return who in result.winner if result.winner else None
    return result.won != (who == bot)


def _ranked(players: tuple[PlayerFacts, ...]) -> tuple[PlayerFacts, ...]:
    """Return the players with their places; winners are first, whatever decided that."""
    places = {
        player.who: (1, 0) if player.won else (2, -player.score)
        for player in players
        if player.score is not None
    }
    if len(places) < 2:
        return players
    return tuple(
        replace(player, rank=1 + sum(each < places[player.who] for each in places.values()))
        if player.who in places
        else player
        for player in players
    )
