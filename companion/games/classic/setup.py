"""The set-up of a solo play: the neutral tiles, the cards, the corporation (D.1, D.6)."""

from __future__ import annotations

from companion.engine.chance import Draw
from companion.engine.prompts import Choose, Confirm, Count, Say, Script
from companion.games.classic.board import MOST
from companion.games.classic.state import CITY, CORPORATIONS, GREENERY, THARSIS, Classic, Tile
from companion.games.classic.tharsis import Area, city_areas, count_out, greenery_areas

COSTS = tuple(range(42))
"""What a project card can cost."""


def set_up(game: Classic) -> Script[None]:
    """Lead the set-up step by step."""
    args = {"prelude": game.options["prelude"], "goal": game.goal, "deck": game.options["deck"]}
    yield Confirm("classic.setup-board", args)
    yield from place_neutral_tiles(game)
    yield Confirm("classic.setup-cards", args)
    yield from choose_corporation(game)
    if game.board:
        game.board.stock["megacredits"] = yield Count("classic.start-megacredits", 0, MOST)
        yield Say("classic.board-ready")


def place_neutral_tiles(game: Classic) -> Script[None]:
    """Place both cities by the costs of two cards, then a greenery beside each by two more."""
    yield from place(game, CITY, 1, city_areas())
    yield from place(game, CITY, 2, city_areas(game.tiles(CITY))[::-1])
    first, second = game.tiles(CITY)
    yield from place(game, GREENERY, 3, greenery_areas(first, (), other=second))
    yield from place(game, GREENERY, 4, greenery_areas(second, game.tiles(GREENERY)))


def place(game: Classic, kind: str, number: int, areas: list[Area]) -> Script[None]:
    """Reveal a card, count out its cost along ``areas``, and place the tile where that ends."""
    cost = yield from reveal_cost(game, kind, number)
    path = count_out(areas, cost)
    row, spot = path[-1]
    args = {"tile": kind, "number": number, "cost": cost, "row": row, "place": spot}
    cities, greeneries = game.tiles(CITY), game.tiles(GREENERY)
    game.neutral.append(Tile(kind, row, spot))
    yield Say(
        "classic.neutral-tile",
        {**args, "path": path, "cities": cities, "greeneries": greeneries},
    )
    yield Confirm("classic.place-neutral", args)


def reveal_cost(game: Classic, kind: str, number: int) -> Script[int]:
    """Draw a card's cost, or ask for that of the real card."""
    args = {"tile": kind, "number": number}
    if game.options["deck"] == "physical":
        cost: int = yield Count("classic.neutral-cost", COSTS[0], COSTS[-1], args)
    else:
        cost = yield Draw("classic.neutral-cost", COSTS, args)
    return cost


def choose_corporation(game: Classic) -> Script[None]:
    """Choose the corporation: the neutral cities pay Tharsis Republic, though they came first."""
    game.corporation = yield Choose("classic.corporation", CORPORATIONS, default=CORPORATIONS[0])
    if game.corporation == THARSIS:
        paid = len(game.tiles(CITY))
        if game.board:
            game.board.step("megacredits", paid)
        yield Say("classic.tharsis", {"cities": paid, "board": game.options["board"]})
