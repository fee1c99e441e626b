"""Awards, milestones, ties: who gets what, and who has won."""

from __future__ import annotations

import pytest

from companion.games.score_pad.pads import award_points, solo_award_points
from companion.phrases.phrasebook import Phrasebook


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((8, 6, 6), (5, 3, 3)),
        ((7, 7, 5), (5, 5, 0)),
        ((5, 4), (5, 0)),
        ((5, 5), (5, 5)),
        ((4, 9, 7, 1), (0, 5, 3, 0)),
        ((3, 3, 3), (5, 5, 5)),
        ((2, 0, 0), (5, 3, 3)),
    ],
    ids=str,
)
def test_an_award_of_the_dice_game(fill, counts, points):
    pad = fill("dice", *({"award-2": count, "vp-track": 50 - i} for i, count in enumerate(counts)))
    given = [pad.lines(number)["award-2"] for number in range(1, len(counts) + 1)]
    assert given == list(points)
    said = pad.all("award")[1].args
    assert len(said["first"]) == points.count(5)
    assert len(said["second"]) == points.count(3)


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((12, 12, 5), (5, 5, 0)),
        ((6, 5, 5, 4), (5, 2, 2, 0)),
        ((-3, 2, -5), (2, 5, 0)),
        ((9, 1), (5, 0)),
    ],
    ids=str,
)
def test_an_award_of_the_classic_game(counts, points):
    players = dict(zip("abcde", counts, strict=False))
    assert tuple(award_points(players, (5, 2)).values()) == points


@pytest.mark.parametrize(("rarity", "needed"), [("rare", 6), ("uncommon", 8), ("common", 10)])
def test_alone_an_award_takes_n_and_one_short_gives_3(rarity, needed):
    counts = (needed + 1, needed, needed - 1, needed - 2, 0)
    assert [solo_award_points(count, rarity, (5, 3)) for count in counts] == [5, 5, 3, 0, 0]


@pytest.mark.parametrize("number", range(4))
def test_only_funded_awards_are_counted(fill, number):
    pad = fill("classic", {}, {"tr": 30}, awards=number)
    lines = [line for line in pad.lines(1) if line.startswith("award")]
    assert lines == ["award-1", "award-2", "award-3"][:number]


@pytest.mark.parametrize(("game", "worth"), [("dice", 4), ("classic", 5)])
def test_three_milestones_are_shared_by_all(fill, game, worth):
    """Who comes after them has none left and is not asked."""
    pad = fill(game, {"milestones": 1}, {"milestones": 2}, {}, {"milestones": 0})
    asked = [ask for ask in pad.all("line") if ask.args["line"] == "milestones"]
    assert [(ask.args["player"], ask.maximum) for ask in asked] == [
        ("player-1", 3),
        ("player-2", 2),
    ]
    assert [pad.lines(n)["milestones"] for n in (1, 2, 3, 4)] == [worth, 2 * worth, 0, 0]


# Ties


def test_who_is_not_tied_is_not_asked(fill):
    pad = fill("classic", {"tr": 40}, {"tr": 40}, {"tr": 39}, awards=0, tie=[12, 30])
    assert [ask.args["player"] for ask in pad.all("tie")] == ["player-1", "player-2"]
    assert pad.result.winner == ("player-2",)
    (winner,) = pad.all("winner")
    assert winner.args["by"] == "megacredits"


@pytest.mark.parametrize(
    ("game", "what"),
    [("ares", "resources"), ("classic", "megacredits")],
)
def test_a_tie_that_nothing_breaks_is_shared(fill, game, what):
    pad = fill(game, {}, {}, tie=[7, 7])
    assert {ask.args["what"] for ask in pad.all("tie")} == {what}
    assert pad.result.winner == ("player-1", "player-2")
    (winner,) = pad.all("winner")
    assert winner.args["by"] == "nothing"


def test_on_mars_asks_for_the_next_thing_only_of_those_still_tied(fill):
    pad = fill("on-mars", {}, {}, {}, tie=[2, 4, 4, 1, 3])
    assert [(ask.args["what"], ask.args["player"]) for ask in pad.all("tie")] == [
        ("crystals", "player-1"),
        ("crystals", "player-2"),
        ("crystals", "player-3"),
        ("own-advanced-buildings", "player-2"),
        ("own-advanced-buildings", "player-3"),
    ]
    assert pad.result.winner == ("player-3",)


def test_on_mars_knows_the_progress_cubes_which_decide_last(fill):
    pad = fill("on-mars", {"op-track": 3, "progress": 1}, {"progress": 3}, tie=[1, 1, 2, 2])
    assert pad.totals == [4, 4]
    assert pad.result.winner == ("player-2",)
    (winner,) = pad.all("winner")
    assert winner.args["by"] == "progress-cubes"
    assert {ask.args["what"] for ask in pad.all("tie")} == {"crystals", "own-advanced-buildings"}


def test_a_clear_winner_answers_no_tie_break(fill):
    pad = fill("ares", {"tr": 20}, {"tr": 21})
    assert not pad.all("tie")
    assert pad.result.winner == ("player-2",)
    (winner,) = pad.all("winner")
    assert (winner.args["by"], winner.args["total"]) == ("points", 21)


def test_on_the_dice_pad_what_the_production_dice_leave_tied_another_game_decides(fill):
    """S0: in a tie most production dice win; if they are still tied, play another game."""
    pad = fill("dice", {}, {}, tie=[7, 7])
    assert {ask.args["what"] for ask in pad.all("tie")} == {"production-dice"}
    (winner,) = pad.all("winner")
    assert winner.args["by"] == "again"
    shown = Phrasebook("en").prompt_text(winner).text
    assert shown == (
        "Player 1 and Player 2 are still tied at 15 points: the rulebook says to play another game!"
    )
    assert "shared" not in Phrasebook("en").prompt_text(winner).why
