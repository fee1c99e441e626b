"""The worked examples of totals, each with its sum in words."""

from __future__ import annotations

import pytest

from companion.phrases.phrasebook import LANGUAGES, Phrasebook

# The Dice Game, alone


def test_dice_62_and_8_and_8_and_9_are_87(fill):
    """Sixty-two; two milestones eight; awards five, three, none; cards nine: eighty-seven."""
    counts = {"award-1": 6, "award-2": 7, "award-3": 8}
    column = {"vp-track": 62, "milestones": 2, **counts, "cards": 9}
    pad = fill("dice", column, rarity=["rare", "uncommon", "common"])
    assert [pad.lines(1)[f"award-{number}"] for number in (1, 2, 3)] == [5, 3, 0]
    assert pad.lines(1)["milestones"] == 4 + 4
    assert pad.totals == [62 + 8 + 5 + 3 + 0 + 9] == [87]
    assert pad.result.won is True


def test_dice_71_and_12_and_13_and_14_are_110(fill):
    """Seventy-one; three milestones twelve; awards five, five, three; cards fourteen."""
    counts = {"award-1": 10, "award-2": 8, "award-3": 5}
    column = {"vp-track": 71, "milestones": 3, **counts, "cards": 14}
    pad = fill("dice", column, rarity=["common", "uncommon", "rare"])
    assert pad.totals == [71 + 12 + 5 + 5 + 3 + 14] == [110]


@pytest.mark.parametrize(("complete", "won"), [("yes", True), ("no", False)])
def test_dice_48_and_5_are_53_which_counts_only_if_mars_is_terraformed(fill, complete, won):
    """Forty-eight; no milestone; awards two, two and two short; cards five: fifty-three."""
    counts = {"award-1": 8, "award-2": 6, "award-3": 4}
    rarity = ["common", "uncommon", "rare"]
    column = {"vp-track": 48, **counts, "cards": 5}
    pad = fill("dice", column, rarity=rarity, complete=complete)
    assert pad.totals == [48 + 0 + 0 + 5] == [53]
    assert pad.result.won is won
    assert pad.result.winner == (("player-1",) if won else ())
    (verdict,) = pad.all("verdict")
    assert verdict.args["won"] == complete


@pytest.mark.parametrize(
    ("track", "rating"),
    [
        (110, "unreal"), (109, "supreme"), (100, "supreme"), (99, "excellent"), (94, "very-good"),
        (89, "not-bad"), (84, "fair"), (79, "learning"), (69, "room-to-grow"), (59, "barely"),
    ],
)  # fmt: skip
def test_dice_alone_is_rated_by_the_rulebooks_table_as_in_the_game(fill, track, rating):
    pad = fill("dice", {"vp-track": track}, rarity=["common"] * 3)
    assert [said.args["rating"] for said in pad.all("rated")] == [rating]
    for language in LANGUAGES:
        book = Phrasebook(language)
        assert book.name(rating, "score-pad") == book.name(rating, "dice")


def test_what_is_lost_or_played_by_several_has_no_rating(fill):
    assert not fill("dice", {"vp-track": 90}, rarity=["common"] * 3, complete="no").all("rated")
    assert not fill("dice", {"vp-track": 90}, {"vp-track": 80}).all("rated")


# Ares Expedition


@pytest.mark.parametrize(
    ("tr", "forests", "cards", "total"),
    [(25, 6, 9 + 6 // 2, 43), (32, 8, 15 + 9 // 2, 59), (41, 12, 22, 75)],
    ids=["25 and 6 and 9 and 3", "32 and 8 and 15 and 4", "41 and 12 and 22"],
)
def test_ares_adds_terraform_rating_forests_and_cards(fill, tr, forests, cards, total):
    pad = fill("ares", {"tr": tr, "forests": forests, "cards": cards}, {})
    assert pad.totals[0] == tr + forests + cards == total


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "points are on your forest tokens"),
        ("pt-BR", "pontos há nas suas peças de floresta"),
        ("fr", "points y a-t-il sur vos jetons Forêt"),
    ],
)
def test_ares_counts_the_points_on_forest_tokens_of_1_and_of_5(fill, language, asked):
    pad = fill("ares", {"forests": 2 * 1 + 3 * 5}, {})
    assert pad.lines(1)["forests"] == 17
    line = next(ask for ask in pad.asked if ask.args.get("line") == "forests")
    wording = Phrasebook(language).prompt_text(line)
    assert asked in wording.text
    assert "5" in wording.why


@pytest.mark.parametrize(
    ("one", "other", "complete", "won"),
    [(43, 38, "yes", True), (40, 39, "yes", False), (55, 40, "no", False)],
    ids=["81 are enough", "79 are not", "95 but Mars is not ready"],
)
def test_together_two_need_80_points_and_all_parameters(fill, one, other, complete, won):
    pad = fill("ares", {"tr": one}, {"tr": other}, team="yes", complete=complete)
    assert sum(pad.totals) == one + other
    assert pad.result.won is won
    assert pad.result.winner == (("player-1", "player-2") if won else ())
    assert not pad.all("winner")


# Terraforming Mars


def test_classic_38_and_5_and_5_and_3_and_5_and_8_are_64(fill):
    """Thirty-eight; an award and a milestone, five each; greeneries three; cities five; cards
    three and six less one: sixty-four."""
    mine = {"tr": 38, "milestones": 1, "award-1": 4, "greeneries": 3, "cities": 5}
    pad = fill("classic", {**mine, "cards": 3 + 6 - 1}, {"award-1": 3}, {}, awards=1)
    assert pad.totals[0] == 38 + 5 + 5 + 3 + 5 + 3 + 6 - 1 == 64
    assert pad.lines(2)["award-1"] == 2


@pytest.mark.parametrize(
    ("column", "complete", "total"),
    [
        ({"tr": 52, "greeneries": 9, "cities": 7, "cards": 14}, "yes", 52 + 9 + 7 + 14),
        ({"tr": 47, "greeneries": 6, "cities": 4, "cards": 8}, "no", 47 + 6 + 4 + 8),
    ],
    ids=["82", "65 but eight of nine oceans"],
)
def test_classic_alone_has_no_awards_and_no_milestones(fill, column, complete, total):
    pad = fill("classic", column, complete=complete)
    assert pad.totals == [total]
    assert list(pad.lines(1)) == ["tr", "greeneries", "cities", "cards"]
    assert pad.result.won is (complete == "yes")


@pytest.mark.parametrize(
    ("tr", "goal", "won"), [(63, "tr63", True), (63, "yes", True), (70, "no", False)]
)
def test_classic_alone_a_rating_of_63_wins_the_preludes_solo_variant(fill, tr, goal, won):
    pad = fill("classic", {"tr": tr}, complete=goal)
    assert pad.all("complete")[0].options == ("yes", "tr63", "no")
    assert pad.result.won is won


def test_a_rating_below_63_is_not_offered_as_a_goal(fill):
    assert fill("classic", {"tr": 62}).all("complete")[0].options == ("yes", "no")


def test_no_other_game_has_the_goal_of_63(fill):
    ares = fill("ares", {"tr": 70}).all("complete")[0]
    dice = fill("dice", {"vp-track": 70}, rarity=["common"] * 3).all("complete")[0]
    assert ares.options == dice.options == ("yes", "no")


# On Mars


def test_on_mars_three_cubes_are_4_one_is_1_none_is_0(fill):
    pad = fill("on-mars", {"progress": 3}, {"progress": 1}, {}, {"progress": 5}, tie=[])
    assert pad.totals == [4, 1, 0, 11]


def test_on_mars_121_against_102(fill):
    """Fifty, eleven, eighteen, six, eight, six, twelve and ten are a hundred and twenty-one;
    thirty, four, ten, twelve, less two, six, twenty-one and twenty-one a hundred and two."""
    you = {"op-track": 50, "progress": 5, "techs": 1 + 4 + 4 + 9, "ships": 2, "blueprints": 8}
    he = {"op-track": 30, "progress": 3, "techs": 10, "ships": 4, "blueprints": -2}
    pad = fill(
        "on-mars",
        {**you, "scientists": 2, "contracts": 12, "quarters": 10},
        {**he, "scientists": 2, "contracts": 21, "quarters": 21},
    )
    assert list(pad.lines(1).values()) == [50, 11, 6, 10, 18, 3 + 3 - 3 + 5, 6, 12]
    assert pad.totals == [121, 102]
    assert pad.result.winner == ("player-1",)


def test_on_mars_111(fill):
    """Twenty-two, two, thirteen, nine, eight, nine and three, twenty-four, twenty-one."""
    column = {"op-track": 22, "progress": 2, "techs": 13, "ships": 3, "blueprints": 3 + 3 + 5 - 3}
    pad = fill("on-mars", {**column, "scientists": 3 + 1, "contracts": 24, "quarters": 21})
    assert pad.totals == [22 + 2 + 13 + 9 + 8 + (9 + 3) + 24 + 21] == [111]
    assert pad.result.won is None
    assert pad.result.winner == ("player-1",)
    assert not pad.all("winner")
