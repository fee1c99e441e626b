"""The pads: what is counted in each game and what it is worth, as data.

Sources: On Mars rulebook p. 21; the Dice Game's rulebook, end of the game and solo rules; Ares
Expedition's rulebook, final scoring and co-op; Terraforming Mars rulebook, awards (p. 11) and
final scoring; its Prelude's solo variant.
"""

from __future__ import annotations

from msgspec import Struct

from companion.engine.prompts import Value

SEATS = ("player-1", "player-2", "player-3", "player-4", "player-5")


class Line(Struct, frozen=True):
    """A source of points: a number from ``least`` to ``most``, ``worth`` points each.

    ``worth`` may be a ladder: the points for none, one, two... ``counted`` names what is counted
    where that is not the points themselves. ``likely`` is what most start with, ``shared`` the
    most that all players have together. An award has ``places`` instead: the points of the
    first and of the second. Lines ``against`` others are not scored by one who plays solo.
    """

    name: str
    most: int
    least: int = 0
    worth: int | tuple[int, ...] = 1
    counted: str = ""
    likely: int = 0
    shared: int | None = None
    places: tuple[int, int] | None = None
    against: bool = False

    @property
    def cell(self) -> str:
        """The name of the number that is counted."""
        return self.counted or self.name

    def points(self, number: int) -> int:
        """Return what so many are worth."""
        return self.worth * number if isinstance(self.worth, int) else self.worth[number]


class Pad(Struct, frozen=True):
    """A game's pad: its lines, and what decides a tie, in order, with the most there is of it.

    ``funded`` tells that the players choose how many awards there are; ``goal`` that one who
    plays solo wins or loses by the global parameters, or in a variant by a terraform rating of
    ``goal_tr``; ``team`` is what two who play together need as well. ``rated`` tells that a table
    of the rulebook rates who has won alone, ``replayed`` that another game decides what is tied
    even then.
    """

    players: int
    lines: tuple[Line, ...]
    ties: dict[str, int]
    funded: bool = False
    goal: bool = False
    goal_tr: int | None = None
    team: int | None = None
    likely_alone: dict[str, int] = {}
    rated: bool = False
    replayed: bool = False


def awards(first: int, second: int, least: int, most: int, against: bool) -> tuple[Line, ...]:
    """Return the lines of three awards."""
    return tuple(
        Line(
            f"award-{number}",
            most,
            least,
            counted=f"award-{number}-count",
            places=(first, second),
            against=against,
        )
        for number in (1, 2, 3)
    )


PADS = {
    "on-mars": Pad(
        players=4,
        lines=(
            Line("op-track", 300),
            Line("progress", 5, worth=(0, 1, 2, 4, 7, 11), counted="progress-cubes"),
            Line("ships", 5, worth=3, counted="hangar-ships"),
            Line("quarters", 21),
            Line("techs", 81),
            Line("blueprints", 96, -96),
            Line("scientists", 24, worth=3, counted="advanced-buildings"),
            Line("contracts", 144, -72),
        ),
        ties={"crystals": 8, "own-advanced-buildings": 8, "progress-cubes": 5},
    ),
    "ares": Pad(
        players=4,
        lines=(Line("tr", 150, likely=5), Line("forests", 99), Line("cards", 200, -50)),
        ties={"resources": 999},
        goal=True,
        team=80,
    ),
    "classic": Pad(
        players=5,
        lines=(
            Line("tr", 150, likely=20),
            *awards(5, 2, -5, 200, against=True),
            Line("milestones", 3, worth=5, counted="claimed-milestones", shared=3, against=True),
            Line("greeneries", 61),
            Line("cities", 99),
            Line("cards", 200, -50),
        ),
        ties={"megacredits": 999},
        funded=True,
        goal=True,
        goal_tr=63,
        likely_alone={"tr": 14},
    ),
    "dice": Pad(
        players=4,
        lines=(
            Line("vp-track", 300),
            *awards(5, 3, 0, 99, against=False),
            Line("milestones", 3, worth=4, counted="claimed-milestones", shared=3),
            Line("cards", 200, -50),
        ),
        ties={"production-dice": 99},
        goal=True,
        rated=True,
        replayed=True,
    ),
}

THRESHOLDS: dict[Value, int] = {"common": 10, "uncommon": 8, "rare": 6}
"""How often a symbol is needed for an award in a solo game (Dice Game, solo rules)."""


def award_points(counts: dict[str, int], places: tuple[int, int]) -> dict[str, int]:
    """Return the points of an award by what each has counted.

    Ties are friendly: all who share a place have its points. Nobody is second after a tie for
    the first place, or where only two play.
    """
    ranks = sorted(set(counts.values()), reverse=True)
    points = {ranks[0]: places[0]}
    if len(counts) > 2 and list(counts.values()).count(ranks[0]) == 1:
        points[ranks[1]] = places[1]
    return {who: points.get(count, 0) for who, count in counts.items()}


def solo_award_points(count: int, rarity: Value, places: tuple[int, int]) -> int:
    """Return the points of an award in a solo game: those of the second for one short."""
    short = THRESHOLDS[rarity] - count
    return places[0] if short <= 0 else places[1] if short == 1 else 0


def points_of(
    line: Line, numbers: dict[str, int], players: int, rarity: Value | None = None
) -> dict[str, int]:
    """Return what a line gives to each who has counted it; an award, once all have."""
    if line.places is None:
        return {who: line.points(number) for who, number in numbers.items()}
    if not numbers or len(numbers) < players:
        return {}
    if rarity is not None:
        return {who: solo_award_points(n, rarity, line.places) for who, n in numbers.items()}
    return award_points(numbers, line.places)
