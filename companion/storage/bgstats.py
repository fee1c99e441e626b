"""A play as a link that BG Stats takes, and the plays in a file that it has exported.

The link's format is that of the app's makers, for plays that other apps push: it opens the app on a
phone, which asks before it saves anything.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from datetime import datetime
from typing import Any
from urllib.parse import quote
from zlib import crc32

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from companion.engine.game import YOU, Game
from companion.engine.saved import Person
from companion.games import games
from companion.phrases.phrasebook import Phrasebook, capital
from companion.storage.copies import PlayCopy
from companion.storage.facts import PlayerFacts, PlayFacts, called

ADDRESS = "https://app.bgstatsapp.com/createPlay.html?data="
SOURCE = "Table Companion"
TERM = re.compile(r"[+-]?[0-9]+(?:\.[0-9]+)?")
"""A part of a sum of points."""

DATE = "%Y-%m-%d %H:%M:%S"
"""Dates are in UTC."""

MAX_LINK = 499
"""The most characters of a lean link for one or two players; each further one needs 90 more."""

SHORT = 12
"""The characters of a play's identifier: enough for the app, and nobody finds the play's page."""

SAFE = "{}:,[]/-_.~!*()'@$;"
"""What stays as it is in a link: what a query may contain, since a code has little room."""

LOOSE = f'{SAFE}"'
"""What stays as it is where that is not enough: browsers and phones encode quotation marks by
themselves, and those of two players take 120 characters more if we do.
"""

JOINED = "\u200d\ufe0f\ufe0e "
"""What joins a character to the next one, or changes it: no name ends with it."""


class LinkGame(Struct, frozen=True, omit_defaults=True, rename="camel"):
    """The game of a link. ``bgg_id`` is its number at BoardGameGeek, None if that is unknown."""

    name: str
    source_game_id: str
    highest_wins: bool
    no_points: bool
    bgg_id: int | None = None


class LinkPlayer(Struct, frozen=True, omit_defaults=True, rename="camel"):
    """A player of a link."""

    name: str
    source_player_id: str
    start_player: bool
    winner: bool
    score: int | None = None
    rank: int | None = None
    role: str = ""


class LinkPlay(Struct, frozen=True, omit_defaults=True, rename="camel"):
    """The contents of a link: the names are those of the app, and booleans are always there."""

    source_name: str
    source_play_id: str
    play_date: str
    game: LinkGame
    players: tuple[LinkPlayer, ...]
    duration_min: int = 0
    board: str = ""
    comments: str = ""


def link(facts: PlayFacts, book: Phrasebook, lean: bool = False) -> str:
    """Return the link of a play; a ``lean`` one has only what fits into a small code.

    That leaves out the automaton, the roles, the difficulty and the comment, and where these
    aren't enough the duration and the ends of names; if cut names don't help either, as with three
    players, names stay whole. Who has no name is called as in ``book``.
    """
    play = _play(facts, book, lean)
    address = _address(play)
    if lean and len(address) > MAX_LINK:
        play = replace(play, duration_min=0)
        address = _address(play)
    if lean and len(address) > MAX_LINK:
        address = _address(play, LOOSE)
    shown, cut = address, play
    while lean and len(shown) > MAX_LINK and (shorter := _shorter(cut)):
        cut, shown = shorter, _address(shorter, LOOSE)
    return shown if len(shown) <= MAX_LINK else address


def _address(play: LinkPlay, safe: str = SAFE) -> str:
    return ADDRESS + quote(msgspec.json.encode(play), safe=safe)


def _shorter(play: LinkPlay) -> LinkPlay | None:
    """Return a play with a character less in its longest name, None if all names are short."""
    longest = max(play.players, key=lambda each: len(quote(each.name)))
    name = longest.name[:-1]
    while name and (name[-1] in JOINED or unicodedata.combining(name[-1])):
        name = name[:-1]
    if not name:
        return None
    players = (replace(each, name=name) if each is longest else each for each in play.players)
    return replace(play, players=tuple(players))


def _play(facts: PlayFacts, book: Phrasebook, lean: bool) -> LinkPlay:
    scores = any(player.score is not None for player in facts.players)
    ended = facts.finished or facts.started
    board = facts.difficulty or facts.goal
    return LinkPlay(
        source_name=SOURCE,
        source_play_id=facts.uid[:SHORT],
        play_date=ended.strftime(DATE) if ended else "",
        game=LinkGame(
            name=facts.game_name,
            source_game_id=facts.scored or facts.game,
            highest_wins=True,
            no_points=not scores,
            bgg_id=bgg_id(facts.scored or facts.game),
        ),
        players=tuple(
            _player(player, facts.game, book, lean)
            for player in facts.players
            if not (lean and player.bot)
        ),
        duration_min=round(facts.seconds / 60),
        board=capital(book.name(board, facts.game, "field")) if board and not lean else "",
        comments="" if lean else facts.comment,
    )


def _player(player: PlayerFacts, game: str, book: Phrasebook, lean: bool) -> LinkPlayer:
    return LinkPlayer(
        name=called(book, game, player.who, player.name),
        source_player_id=_player_id(player),
        start_player=False,
        winner=bool(player.won),
        score=player.score,
        rank=None if lean else player.rank,
        role="" if lean else ", ".join(player.roles),
    )


def _player_id(player: PlayerFacts) -> str:
    """Return what identifies a player to the app, which remembers whom it was matched with."""
    return f"{crc32(player.name.casefold().encode()):08x}" if player.name else player.who


def bgg_id(game: str) -> int | None:
    """Return the number of a game at BoardGameGeek, None if it is unknown."""
    found = games().get(game)
    return found.bgg_id if found else None


# a file of the app


class FileGame(Struct, rename="camel"):
    """A game in a file: ``bgg_id`` is its number at BoardGameGeek."""

    id: int
    name: str = ""
    bgg_id: int = 0


class FilePlayer(Struct, rename="camel"):
    """A player in a file."""

    id: int
    name: str = ""


class FileScore(Struct, rename="camel"):
    """What a player reached: ``score`` is written as a sum or a number, "" for none."""

    player_ref_id: int
    score: str | float | None = None
    winner: bool = False
    role: str = ""


class FilePlay(Struct, rename="camel"):
    """A play in a file: ``play_date`` is local time."""

    play_date: str
    game_ref_id: int
    uuid: str = ""
    duration_min: int = 0
    comments: str = ""
    player_scores: list[FileScore] = []


class FileUser(Struct, frozen=True, rename="camel"):
    """Whose file it is."""

    me_ref_id: int | None = None


class File(Struct, rename="camel"):
    """A file of plays that the app has exported."""

    games: list[FileGame]
    players: list[FilePlayer]
    plays: list[Any]
    user_info: FileUser = FileUser()


def read(content: bytes) -> list[PlayCopy | None] | None:
    """Return the plays of our games in a file of the app, None for a broken one.

    They have no answers: they are shown in the history, and can't be opened. Other JSON is no such
    file: for that, None is returned.
    """
    try:
        file = msgspec.json.decode(content, type=File)
    except msgspec.DecodeError:
        return None
    ours = {game.bgg_id: game for game in games().values() if game.bgg_id}
    known = {each.id: ours[each.bgg_id] for each in file.games if each.bgg_id in ours}
    names = {player.id: player.name for player in file.players}
    plays: list[PlayCopy | None] = []
    for raw in file.plays:
        try:
            play = msgspec.convert(raw, FilePlay)
            if game := known.get(play.game_ref_id):
                plays.append(_copy(play, game, names, file.user_info.me_ref_id))
        except (msgspec.ValidationError, ValueError, OverflowError):
            plays.append(None)
    return plays


def _copy(play: FilePlay, game: Game, names: dict[int, str], me: int | None) -> PlayCopy:
    """Return a play without a log; raise `ValueError` if its date is none."""
    started = datetime.strptime(play.play_date, DATE).astimezone().timestamp()
    seats = dict(_seats(play, game, names, me))
    people = [
        Person(who, names.get(each.player_ref_id, ""), tuple(filter(None, [each.role])))
        for who, each in seats.items()
        if who != game.bot
    ]
    totals = {who: _total(each.score) for who, each in seats.items()}
    scores = {who: {"total": total} for who, total in totals.items() if total is not None}
    winners = [who for who, each in seats.items() if each.winner]
    solo = game.seats == (YOU,) or len(people) == 1
    result = {"scores": scores, "winner": winners, "won": YOU in winners if solo else None}
    seconds = 60.0 * max(0, play.duration_min)
    return PlayCopy(
        game=game.name,
        options={},
        seed=f"bgstats-{play.uuid or play.play_date}",
        started=started,
        finished=started + seconds,
        seconds=seconds,
        result=result,
        rules=game.rules,
        set_aside=True,
        players=msgspec.to_builtins(people),
        comment=play.comments,
    )


def _seats(
    play: FilePlay, game: Game, names: dict[int, str], me: int | None
) -> Iterator[tuple[str, FileScore]]:
    """Yield the players as the game names them: its automaton, you, and the others in order."""
    bots = {game.bot.casefold(), "automa", "bot", "ai"} if game.bot else set()
    left: list[FileScore] = []
    for each in play.player_scores:
        if names.get(each.player_ref_id, "").casefold() in bots:
            yield game.bot, each
        else:
            left.append(each)
    own = next((each for each in left if each.player_ref_id == me), next(iter(left), None))
    if own is None:
        return
    yield YOU, own
    others = [each for each in left if each is not own]
    spare = [seat for seat in game.seats if seat != YOU]
    spare += [f"player-{number}" for number in range(len(spare) + 2, len(others) + 2)]
    yield from zip(spare, others, strict=False)


def _total(score: str | float | None) -> int | None:
    """Return points as a number: the app also saves them as a sum, such as "12+7-2"."""
    if score is None or score == "":
        return None
    parts = TERM.findall(str(score).replace(" ", ""))
    return round(sum(map(float, parts))) if parts else None
