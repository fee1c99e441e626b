"""Plays as a table: RFC 4180, a row a player, and nothing in it that a spreadsheet would run."""

from __future__ import annotations

import csv
import io

import pytest
from msgspec.structs import replace

from companion.engine.game import YOU, Result, Score
from companion.engine.saved import Person, SavedPlay
from companion.games.score_pad.flow import PadResult
from companion.phrases.phrasebook import Phrasebook
from companion.storage.spreadsheet import COLUMNS, table

ENGLISH = Phrasebook("en")

PLAYED = SavedPlay(
    3,
    "on-mars",
    {},
    "7",
    1.7e9,
    1.7e9 + 5400,
    5130.0,
    111,
    Result(
        won=True,
        winner=(YOU,),
        difficulty="expert",
        scores={YOU: Score.of({"track": 40, "contracts": -6}), "lacerda": Score.of({"track": 30})},
    ),
    1.7e9,
    rules=6,
    uid="ab12",
    players=(Person(YOU, "Ana", ("Helion", "Colony 3")),),
    comment='Rain, "really"',
)


def rows(*plays: SavedPlay) -> list[dict[str, str]]:
    text = b"".join(table(plays, ENGLISH)).decode()
    return list(csv.DictReader(io.StringIO(text, newline="")))


def test_a_play_has_one_row_a_player_with_all_that_is_known() -> None:
    ana, lacerda = rows(PLAYED)
    assert ana == {
        "play": "ab12",
        "game": "On Mars",
        "rules": "6",
        "started": "2023-11-14T22:13:20Z",
        "finished": "2023-11-14T23:43:20Z",
        "minutes": "86",
        "difficulty": "expert",
        "goal": "",
        "player": "You",
        "name": "Ana",
        "role": "Helion; Colony 3",
        "score": "34",
        "rank": "1",
        "won": "yes",
        "comment": 'Rain, "really"',
        "points": "Points track=40; Contracts=-6",
    }
    assert (lacerda["player"], lacerda["name"], lacerda["score"]) == ("Lacerda", "", "30")
    assert (lacerda["rank"], lacerda["won"]) == ("2", "no")


def test_what_the_game_names_is_in_the_language_of_the_companion() -> None:
    _, line, _ = b"".join(table([PLAYED], Phrasebook("fr"))).decode().split("\r\n", 2)
    (row,) = csv.DictReader(io.StringIO(line), COLUMNS)
    assert (row["player"], row["difficulty"]) == ("Vous", "expert")
    assert row["points"].startswith("Piste")


def test_it_is_written_by_rfc_4180_in_utf_8() -> None:
    (head, line, *_) = b"".join(table([PLAYED], ENGLISH)).split(b"\r\n")
    assert head.decode() == ",".join(COLUMNS)
    assert b'"Rain, ""really"""' in line
    assert b"Ana,Helion; Colony 3" in line  # quoted only where needed
    text = b"".join(table([PLAYED, PLAYED], ENGLISH))
    assert text.count(b"\n") == text.count(b"\r\n") == 5
    (row,) = rows(SavedPlay(1, "dice", {}, "", 0.0, None, 0.0, 0, None, 0.0, comment="É 日\nb"))
    assert row["comment"] == "É 日\nb"


def test_an_unfinished_play_and_a_pad_without_players_have_a_row_with_empty_fields() -> None:
    dice, pad, chess = rows(
        *(
            SavedPlay(1, game, {}, "7", 0.0, None, 60.0, 9, None, 0.0)
            for game in ("dice", "score-pad", "chess")
        )
    )
    assert (dice["player"], dice["finished"], dice["score"], dice["won"]) == ("You", "", "", "")
    assert (pad["game"], pad["player"]) == ("Score pads", "")
    assert (chess["game"], chess["player"]) == ("chess", "you")


@pytest.mark.parametrize("begins", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "  =1", "\uff1d1"])
def test_nothing_that_was_typed_is_run_as_a_formula(begins: str) -> None:
    pad = PadResult(game="ares", players=1, scores={"player-1": Score.of({"cards": -7})})
    person = Person("player-1", begins, (begins,))
    saved = SavedPlay(1, "score-pad", {}, "", 0.0, 1.0, 0.0, 0, pad, 0.0, players=(person,))
    (row,) = rows(replace(saved, comment=begins))
    assert row["name"] == row["role"] == row["comment"] == f"'{begins}"
    assert row["score"] == "-7"  # a number stays one
