"""What is reported of a play to others: one record, whatever the game, and whatever is broken."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from companion.engine.autoplay import play_out
from companion.engine.game import YOU, Result, Score
from companion.engine.saved import Person, SavedPlay
from companion.games import find, games
from companion.games.score_pad.flow import PadResult
from companion.storage.facts import PlayerFacts, PlayFacts, facts_of
from companion.storage.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store(tmp_path / "plays.db")) as found:
        yield found


def played(game: str, result: Result | None, *players: Person, **more: object) -> PlayFacts:
    saved = SavedPlay(3, game, {}, "7", 0.0, 60.0, 60.0, 9, result, 60.0, players=players)
    return facts_of(msgspec.structs.replace(saved, **more))


def points(**totals: int) -> dict[str, Score]:
    return {who.replace("_", "-"): Score.of({"tr": total}) for who, total in totals.items()}


def places(facts: PlayFacts) -> list[tuple[str, int | None, bool | None]]:
    return [(player.who, player.rank, player.won) for player in facts.players]


def test_a_finished_play_is_reported_with_its_people_and_their_points() -> None:
    result = Result(won=True, winner=(YOU,), difficulty="novice", goal="g", scores=points(you=41))
    facts = played(
        "dice", result, Person(YOU, "Ana", ("Helion",)), uid="abc", comment="Rain.", rules=4
    )
    ana = PlayerFacts(YOU, "Ana", ("Helion",), 41, {"tr": 41}, None, won=True)
    assert facts == PlayFacts(
        uid="abc",
        game="dice",
        game_name="Terraforming Mars: The Dice Game",
        rules=4,
        started=datetime(1970, 1, 1, tzinfo=UTC),
        finished=datetime(1970, 1, 1, 0, 1, tzinfo=UTC),
        outcome="won",
        seconds=60.0,
        difficulty="novice",
        goal="g",
        won=True,
        comment="Rain.",
        players=(ana,),
    )


def test_against_an_opponent_the_goal_decides_who_is_first() -> None:
    lost = Result(won=False, scores=points(you=90, lacerda=70))
    assert places(played("on-mars", lost)) == [(YOU, 2, False), ("lacerda", 1, True)]
    assert [player.bot for player in played("on-mars", lost).players] == [False, True]
    won = Result(won=True, winner=(YOU,), scores=points(you=60, lacerda=70))
    assert places(played("on-mars", won)) == [(YOU, 1, True), ("lacerda", 2, False)]


def test_on_a_pad_places_follow_the_winners_and_the_points() -> None:
    scores = points(player_1=50, player_2=60, player_3=60, player_4=40)
    result = PadResult(game="on-mars", players=4, winner=("player-3",), scores=scores)
    facts = played("score-pad", result, Person("player-2", "Bo"), Person("player-5", "gone"))
    assert places(facts) == [
        ("player-1", 3, False),
        ("player-2", 2, False),
        ("player-3", 1, True),
        ("player-4", 4, False),
    ]
    assert (facts.game_name, facts.scored, facts.outcome) == ("On Mars", "on-mars", "over")
    assert [player.name for player in facts.players] == ["", "Bo", "", ""]


def test_a_team_has_no_places_among_itself() -> None:
    team = PadResult(won=False, game="ares", players=2, scores=points(player_1=30, player_2=40))
    assert places(played("score-pad", team)) == [
        ("player-1", None, False),
        ("player-2", None, False),
    ]
    together = Result(won=True, winner=(YOU, "partner"), scores=points(you=30, partner=60))
    assert places(played("ares", together)) == [(YOU, None, True), ("partner", None, True)]


def test_what_is_not_over_has_neither_points_nor_end() -> None:
    facts = played("dice", None, finished=None)
    assert (facts.outcome, facts.won, facts.finished) == ("unfinished", None, None)
    assert facts.players == (PlayerFacts(YOU),)
    assert played("score-pad", None, finished=None).players == ()


@pytest.mark.parametrize("time", [float("nan"), float("inf"), -1e300])
def test_a_time_that_is_no_date_is_none(time: float) -> None:
    facts = played("no-such-game", None, started=time, finished=time, seconds=time)
    assert (facts.started, facts.finished, facts.seconds) == (None, None, 0.0)
    assert facts.game_name == "no-such-game"


def test_every_game_can_be_reported_and_encoded(store: Store) -> None:
    for number, game in enumerate(games()):
        play_out(store.begin(find(game), {}, str(number)), random.Random(number))
    found = [facts_of(saved) for saved in store.history()]
    assert {facts.game for facts in found} == set(games())
    assert all(facts.uid and facts.game_name and facts.players for facts in found)
    assert all(
        player.score == sum(player.points.values())
        for f in found
        for player in f.players
        if player.points
    )
    assert msgspec.json.decode(msgspec.json.encode(found), type=list[PlayFacts]) == found
