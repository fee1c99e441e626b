"""The pads: what is counted in each game and what it is worth, as data.

Sources: On Mars rulebook p. 21; the Dice Game's rulebook, end of the game and solo rules; Ares
Expedition's rulebook, final scoring and co-op; Terraforming Mars rulebook, awards (p. 11) and final
scoring; its Prelude's solo variant.
"""

from __future__ import annotations

from msgspec import Struct

from companion.engine.prompts import Value

SEATS = ("player-1", "player-2", "player-3", "player-4", "player-5")


class PadLine(Struct, frozen=True):
    """A source of points: a number from ``least`` to ``most``, ``worth`` points each.

    ``worth`` may be a ladder: the points for none, one, two... ``counted`` names what is counted if
    that isn't the points themselves. ``likely`` is the proposed value, ``shared`` the most that all
    players have together. An award has ``places`` instead: the points of the first and of the
    second. Lines ``against`` others are not scored in a solo game.
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
        """Return the points for ``number`` of these."""
        return self.worth * number if isinstance(self.worth, int) else self.worth[number]


class Pad(Struct, frozen=True):
    """A game's pad: its lines, and the tie-breakers in order, each with its highest value.

    ``funded``: the players choose the number of awards. ``goal``: a solo player wins or loses by
    the global parameters, or in a variant by a terraform rating of ``goal_tr``; ``team`` is the
    score that two players together also need. ``rated``: the rulebook has a table that rates a solo
    win; ``replayed``: another game decides what is still tied.
    """

    players: int
    lines: tuple[PadLine, ...]
    ties: dict[str, int]
    funded: bool = False
    goal: bool = False
    goal_tr: int | None = None
    team: int | None = None
    likely_alone: dict[str, int] = {}
    rated: bool = False
    replayed: bool = False


def awards(first: int, second: int, least: int, most: int, against: bool) -> tuple[PadLine, ...]:
    """Return the lines of three awards."""
    return tuple(
        PadLine(
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
            PadLine("op-track", 300),
            PadLine("progress", 5, worth=(0, 1, 2, 4, 7, 11), counted="progress-cubes"),
            PadLine("ships", 5, worth=3, counted="hangar-ships"),
            PadLine("quarters", 21),
            PadLine("techs", 81),
            PadLine("blueprints", 96, -96),
            PadLine("scientists", 24, worth=3, counted="advanced-buildings"),
            PadLine("contracts", 144, -72),
        ),
        ties={"crystals": 8, "own-advanced-buildings": 8, "progress-cubes": 5},
    ),
    "ares": Pad(
        players=4,
        lines=(PadLine("tr", 150, likely=5), PadLine("forests", 99), PadLine("cards", 200, -50)),
        ties={"resources": 999},
        goal=True,
        team=80,
    ),
    "classic": Pad(
        players=5,
        lines=(
            PadLine("tr", 150, likely=20),
            *awards(5, 2, -5, 200, against=True),
            PadLine("milestones", 3, worth=5, counted="claimed-milestones", shared=3, against=True),
            PadLine("greeneries", 61),
            PadLine("cities", 99),
            PadLine("cards", 200, -50),
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
            PadLine("vp-track", 300),
            *awards(5, 3, 0, 99, against=False),
            PadLine("milestones", 3, worth=4, counted="claimed-milestones", shared=3),
            PadLine("cards", 200, -50),
        ),
        ties={"production-dice": 99},
        goal=True,
        rated=True,
        replayed=True,
    ),
}

THRESHOLDS: dict[Value, int] = {"common": 10, "uncommon": 8, "rare": 6}
"""The number of a symbol needed for an award in a solo game (Dice Game, solo rules)."""


def award_points(counts: dict[str, int], places: tuple[int, int]) -> dict[str, int]:
    """Return the points of an award by what each player has counted.

    Ties are friendly: all who share a place get its points. There is no second after a tie for the
    first place, or with two players.
    """
    ranks = sorted(set(counts.values()), reverse=True)
    points = {ranks[0]: places[0]}
    if len(counts) > 2 and list(counts.values()).count(ranks[0]) == 1:
        points[ranks[1]] = places[1]
    return {who: points.get(count, 0) for who, count in counts.items()}


def solo_award_points(count: int, rarity: Value, places: tuple[int, int]) -> int:
    """Return the points of an award in a solo game: one symbol short gives those of the second."""
    short = THRESHOLDS[rarity] - count
    return places[0] if short <= 0 else places[1] if short == 1 else 0


def points_of(
    line: PadLine, numbers: dict[str, int], players: int, rarity: Value | None = None
) -> dict[str, int]:
    """Return the points of a line for each player who has counted it; an award, once all have."""
    if line.places is None:
        return {who: line.points(number) for who, number in numbers.items()}
    if not numbers or len(numbers) < players:
        return {}
    if rarity is not None:
        return {who: solo_award_points(n, rarity, line.places) for who, n in numbers.items()}
    return award_points(numbers, line.places)
