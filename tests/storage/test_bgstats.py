"""Plays go to BG Stats as a link with its own fields, and come from its files into the history."""

from __future__ import annotations

import json
import time
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from companion.engine.game import Game
from companion.engine.prompts import Refused
from companion.engine.saved import Person
from companion.games import games
from companion.phrases.phrasebook import Phrasebook
from companion.storage import bgstats
from companion.storage.exports import opened
from companion.storage.facts import PlayerFacts, PlayFacts
from companion.storage.store import Store

ENDED = datetime(2026, 11, 29, 21, 5, 7, tzinfo=UTC)
ANA = PlayerFacts("you", "Ana Lúcia", ("Helion", "Ecoline"), 87, {}, 1, won=True)
LACERDA = PlayerFacts("lacerda", score=80, rank=2, won=False, bot=True)
PLAY = PlayFacts(
    uid="0123456789abcdef0123456789abcdef",
    game="on-mars",
    game_name="On Mars",
    rules=3,
    started=ENDED,
    finished=ENDED,
    outcome="won",
    seconds=5_670,
    difficulty="novice",
    comment="Close & good: 50 %",
    players=(ANA, LACERDA),
)

FIELDS = {
    "sourceName": str,
    "sourcePlayId": str,
    "playDate": str,
    "durationMin": int,
    "board": str,
    "comments": str,
    "game": {
        "name": str,
        "sourceGameId": str,
        "bggId": int,
        "highestWins": bool,
        "noPoints": bool,
    },
    "players": {
        "name": str,
        "sourcePlayerId": str,
        "startPlayer": bool,
        "winner": bool,
        "score": int,
        "rank": int,
        "role": str,
    },
}
"""The fields of a link, as the app's makers describe them, with their types."""

ALWAYS = {"sourceName", "sourcePlayId", "playDate", "game", "players", "name", "sourceGameId"} | {
    *("sourcePlayerId", "highestWins", "noPoints", "startPlayer", "winner")
}
"""The fields that are needed, and all booleans: without one of them the app fails."""


BOOK = Phrasebook("en")

LONG = (
    "Maria Fernanda de Albuquerque e Melo Sá.",
    "É" * 40,
    "名" * 40,
    "👩🏽\u200d🚀" * 10,
    'Zoë "Zed" \\o/ & {Böb} <3 100 % #1 | ^',
    "e\u0301" * 20,
)
"""Names of 40 characters, as long as the companion takes them."""


def data(link: str) -> dict[str, Any]:
    """Return the JSON in a link."""
    found = urlsplit(link)
    assert (found.scheme, found.netloc) == ("https", "app.bgstatsapp.com")
    assert found.path == "/createPlay.html"
    assert link.isascii()
    assert not set(link) & set(" <>\\^`|#")  # browsers and phones encode the rest themselves
    (text,) = parse_qs(found.query, strict_parsing=True)["data"]
    play: dict[str, Any] = json.loads(text)
    return play


def check(found: dict[str, Any], fields: dict[str, Any]) -> None:
    """Check the types of fields, and that none is missing which must be there."""
    assert found.keys() <= fields.keys()
    assert fields.keys() & ALWAYS <= found.keys()
    for name, value in found.items():
        kind = fields[name]
        if isinstance(kind, dict):
            for each in value if isinstance(value, list) else [value]:
                check(each, kind)
        else:
            assert type(value) is kind, name


@pytest.mark.parametrize("lean", [False, True])
def test_a_link_has_the_fields_of_the_app_each_with_its_type(lean: bool) -> None:
    check(data(bgstats.link(PLAY, BOOK, lean)), FIELDS)


def test_a_link_says_all_of_a_play() -> None:
    play = data(bgstats.link(PLAY, BOOK))
    assert play["sourcePlayId"] == PLAY.uid[:12]
    assert play["playDate"] == "2026-11-29 21:05:07"
    assert (play["durationMin"], play["board"]) == (94, "Novice")
    assert play["comments"] == "Close & good: 50 %"
    assert play["game"]["bggId"] == 184267
    you, bot = play["players"]
    assert (you["name"], you["role"], you["score"]) == ("Ana Lúcia", "Helion, Ecoline", 87)
    assert (you["winner"], bot["winner"], bot["name"], bot["rank"]) == (True, False, "Lacerda", 2)


@pytest.mark.parametrize("name", LONG)
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("game", [each for each in games().values() if each.bgg_id])
def test_a_lean_link_of_one_or_two_players_is_short_however_long_their_names(
    game: Game, players: int, name: str
) -> None:
    whos = ("you", "partner") if game.name == "ares" else ("player-1", "player-2")
    found = [PlayerFacts(who, name, ("x" * 40,), 103, won=True) for who in whos[:players]]
    play = bgstats.replace(
        PLAY,
        game=game.name if game.name == "ares" or players == 1 else "score-pad",
        scored=game.name,
        game_name=BOOK.game(game.name),
        players=(*found, LACERDA),
        comment="É" * 300,
        seconds=360_000,
    )
    lean = bgstats.link(play, BOOK, lean=True)
    assert len(lean) < 500
    held = data(lean)
    check(held, FIELDS)
    full = data(bgstats.link(play, BOOK))
    assert len(held["players"]) == players
    for short, whole in zip(held["players"], full["players"], strict=False):
        assert len(short["name"]) >= 1
        assert name.startswith(short["name"])
        assert short["name"][-1] not in bgstats.JOINED
        for field in ("sourcePlayerId", "winner", "startPlayer", "score"):
            assert short[field] == whole[field]
    for field in ("sourceName", "sourcePlayId", "playDate", "game"):
        assert held[field] == full[field]


def test_names_as_people_have_them_stay_whole_in_a_lean_link() -> None:
    pair = PlayerFacts("you", "Ana Lúcia", score=103), PlayerFacts("partner", "François", score=99)
    name = BOOK.game("ares")
    play = bgstats.replace(PLAY, game="ares", game_name=name, players=pair)
    lean = bgstats.link(play, BOOK, lean=True)
    assert [each["name"] for each in data(lean)["players"]] == ["Ana Lúcia", "François"]


def test_names_stay_whole_where_cut_ones_would_not_help() -> None:
    three = tuple(PlayerFacts(f"player-{at}", name, score=9) for at, name in enumerate(LONG[:3]))
    lean = bgstats.link(bgstats.replace(PLAY, game="score-pad", players=three), BOOK, lean=True)
    assert [each["name"] for each in data(lean)["players"]] == [*LONG[:3]]


def test_a_lean_link_of_one_player_has_the_duration_and_no_quotation_mark() -> None:
    alone = bgstats.replace(PLAY, players=(PlayerFacts("you", "Ana Lúcia", score=103), LACERDA))
    lean = bgstats.link(alone, BOOK, lean=True)
    assert '"' not in lean
    assert data(lean)["durationMin"] == 94


@pytest.mark.parametrize(
    ("language", "names"),
    [("en", ["You", "Partner"]), ("fr", ["Vous", "Partenaire"]), ("pt-BR", ["Você", "Parceiro"])],
)
def test_who_has_no_name_is_called_as_in_the_language_of_the_companion(
    language: str, names: list[str]
) -> None:
    pair = PlayerFacts("you", score=12), PlayerFacts("partner", score=12)
    play = bgstats.replace(PLAY, game="ares", players=pair)
    found = data(bgstats.link(play, Phrasebook(language)))["players"]
    assert [each["name"] for each in found] == names
    assert [each["sourcePlayerId"] for each in found] == ["you", "partner"]


def test_a_game_without_points_says_so_and_one_without_a_number_has_none() -> None:
    play = data(
        bgstats.link(bgstats.replace(PLAY, game="ferry@1", players=(PlayerFacts("you"),)), BOOK)
    )
    assert play["game"]["noPoints"] is True
    assert "bggId" not in play["game"]


# a file of the app

FILE = {
    "games": [
        {"id": 1, "name": "On Mars", "bggId": 184267, "uuid": "g"},
        {"id": 2, "name": "Something else", "bggId": 1},
        {"id": 3, "name": "Terraforming Mars", "bggId": 167791},
    ],
    "players": [
        {"id": 7, "name": "Ana", "isAnonymous": False},
        {"id": 8, "name": "Lacerda"},
        {"id": 9, "name": "Béa"},
    ],
    "locations": [],
    "userInfo": {"meRefId": 7},
    "plays": [
        {
            "uuid": "one",
            "playDate": "2024-05-06 20:15:00",
            "gameRefId": 1,
            "durationMin": 120,
            "comments": "First!",
            "playerScores": [
                {"playerRefId": 8, "score": "61", "winner": False},
                {"playerRefId": 7, "score": "40+25-2", "winner": True, "role": "Blue"},
            ],
        },
        {
            "uuid": "two",
            "playDate": "2024-05-07 20:15:00",
            "gameRefId": 3,
            "playerScores": [
                {"playerRefId": 9, "score": "70", "winner": False},
                {"playerRefId": 7, "score": "81", "winner": True},
            ],
        },
        {"uuid": "other", "playDate": "2024-05-08 20:15:00", "gameRefId": 2, "playerScores": []},
        {"uuid": "bad", "playDate": "some day", "gameRefId": 1},
        {"uuid": "worse", "playDate": ["?"], "gameRefId": 1},
    ],
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "plays.bgsplay"
    path.write_text(json.dumps(FILE), encoding="utf-8")
    return path


def test_the_plays_of_our_games_come_into_the_history_once(file: Path, tmp_path: Path) -> None:
    with closing(Store(tmp_path / "a.db")) as store:
        for _ in range(2):
            with opened(file) as found:
                plays = list(found.plays)
            assert [play is None for play in plays] == [False, False, True, True]
            store.import_plays(filter(None, plays), {})
        classic, mars = store.history()
        assert (mars.game, mars.outcome, mars.comment) == ("on-mars", "won", "First!")
        assert mars.players == (Person("you", "Ana", ("Blue",)),)
        assert mars.result
        assert {who: score.total for who, score in mars.result.scores.items()} == {
            "lacerda": 61,
            "you": 63,
        }
        assert mars.minutes == 120
        begun = time.strptime("2024-05-06 20:15:00", bgstats.DATE)
        assert mars.started == time.mktime(begun)
        assert classic.game == "classic"
        assert [person.name for person in classic.players] == ["Ana", "Béa"]
        assert store.unfinished() is None
        assert mars.set_aside  # without answers it can't be opened


def test_json_of_another_kind_is_still_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    path.write_text('{"games": 3, "plays": [], "players": []}', encoding="utf-8")
    with pytest.raises(Refused), opened(path):
        pass
