"""The points at any moment, and what is always visible."""

from __future__ import annotations

import random
from typing import Any

from companion.engine.autoplay import likely_answer
from companion.engine.game import YOU
from companion.engine.play import Play
from companion.games.on_mars import GAME
from companion.games.on_mars.components import LACERDA
from companion.games.on_mars.scoring import LINES, final_scoring, his_lines
from companion.games.on_mars.status import scores


def test_his_points_are_known_during_the_game(game: Any) -> None:
    game.lacerda.op, game.lacerda.ships = 12, 2
    assert scores(game)[LACERDA] == his_lines(game)
    assert (scores(game)[LACERDA]["track"], scores(game)[LACERDA]["ships"]) == (12, 6)


def test_of_yours_only_what_you_report_is_known(game: Any) -> None:
    game.you.scientists, game.you.advanced["greenhouse"] = ["hydrologist"], 2
    assert scores(game)[YOU] == {"scientists": 6}


def test_with_cards_only_no_points_are_known(table: Any) -> None:
    assert scores(table(help="cards")) == {YOU: {}, LACERDA: {}}


def test_what_was_counted_goes_before_what_was_followed(game: Any) -> None:
    game.lacerda.op = 12
    scoring = final_scoring(game)
    while (prompt := next(scoring)).key != "on-mars.score-track":
        pass
    scoring.send(14)
    assert prompt.default == 12
    assert scores(game)[LACERDA] == {**his_lines(game), "track": 14}


def test_with_cards_only_each_line_is_known_once_it_is_counted(table: Any, run: Any) -> None:
    game = table(help="cards")
    result = run(final_scoring(game), **COUNTS).result
    assert scores(game)[LACERDA] == {
        "track": 30,
        "progress": 4,  # 3 cubes
        "ships": 12,  # 4 Ships
        "quarters": 15,  # 4 Shelters
        "techs": 18,  # 1 + 4 + 4 + 9
        "blueprints": 8,  # 3 + 3 - 3 + 5
        "scientists": 6,  # 2 Buildings
        "contracts": 21,  # 12 + 9
    }
    assert scores(game)[YOU]["contracts"] == 12 - 4
    assert scores(game) == {who: sheet.lines for who, sheet in result.scores.items()}


COUNTS: dict[str, Any] = {
    "score_track": [30, 50],
    "score_progress": [3, 5],
    "score_ships": [4, 2],
    "score_shelters": 4,
    "score_quarters": 10,
    "score_techs": "differs",
    "score_column": [1, 0, 0, 2, 0, 1] * 2,
    "score_blueprints": [2, 1, 1, 0] * 2,
    "score_scored": [2, 2],
    "score_contracts": [1, 1, 1, 0, 0, 1],
    "goal_line": lambda _: "no",
}
"""The counting of both scores, where he was run from memory."""


def test_the_lines_are_in_the_order_in_which_they_are_counted(game: Any, run: Any) -> None:
    run(final_scoring(game), **YOURS)
    assert [tuple(lines) for lines in scores(game).values()] == [LINES, LINES]


YOURS: dict[str, Any] = {
    "score_progress": 5,
    "score_ships": 2,
    "score_quarters": 10,
    "score_techs": "differs",
    "score_column": [1, 0, 0, 2, 0, 1],
    "score_blueprints": [2, 1, 1, 0],
    "score_scored": 2,
    "score_contracts": [1, 0, 0, 1],
    "score_track": [0, 50],
    "goal_line": lambda _: "no",
}
"""The counting of your score alone."""


def test_undo_takes_back_what_was_counted() -> None:
    play, rng = Play(GAME, {}, "7"), random.Random(7)
    while play.ask is not None and play.ask.key != "on-mars.score-track":
        play.answer(likely_answer(play, rng, follow=1))
    assert play.ask is not None
    before = play.scores()
    play.answer(33)
    assert play.scores()[LACERDA]["track"] == 33
    play.undo()
    assert play.scores() == before
