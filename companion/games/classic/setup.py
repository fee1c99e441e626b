"""The setup of a solo game: the neutral tiles, the cards, the corporation (solo rules, p. 7)."""

from __future__ import annotations

from companion.engine.chance import Draw
from companion.engine.prompts import Choose, Confirm, Count, Say, Script
from companion.games.classic.board import CARD, Board
from companion.games.classic.corporations import (
    CORPORATIONS,
    OTHER,
    THARSIS,
    WITHOUT_BOARD,
)
from companion.games.classic.deck import COSTS, EVERY_COST, HIGHEST
from companion.games.classic.state import CITY, GREENERY, Classic, NeutralTile
from companion.games.classic.terraforming import pay_tharsis, yes_no
from companion.games.classic.tharsis import Area, city_areas, count_out, greenery_areas

MAX_MONEY = 99
DEALT = 10
"""Project cards dealt at the start, of which any number may be bought."""


def set_up(game: Classic) -> Script[None]:
    """Guide the setup step by step."""
    args = {"prelude": game.options["prelude"], "goal": game.goal, "deck": game.options["deck"]}
    yield Confirm("classic.setup-board", args)
    yield from place_neutral_tiles(game)
    yield Confirm("classic.setup-cards", args)
    yield from choose_corporation(game)
    if game.board:
        yield from count_start_money(game, game.board)


def place_neutral_tiles(game: Classic) -> Script[None]:
    """Place both cities by the costs of two cards, then a greenery next to each by two more."""
    deck, costs = list(COSTS), list[int]()
    yield from place(game, deck, costs, CITY, city_areas())
    yield from place(game, deck, costs, CITY, city_areas(game.tiles(CITY))[::-1])
    first, second = game.tiles(CITY)
    yield from place(game, deck, costs, GREENERY, greenery_areas(first, (), other=second))
    yield from place(game, deck, costs, GREENERY, greenery_areas(second, game.tiles(GREENERY)))


def place(
    game: Classic, deck: list[int], costs: list[int], kind: str, areas: list[Area]
) -> Script[None]:
    """Reveal a card, count out its cost along ``areas``, and place the tile where that ends.

    ``costs`` are those of the cards before; this one is added.
    """
    number = len(costs) + 1
    cost = yield from reveal_cost(game, deck, kind, number)
    costs.append(cost)
    path = count_out(areas, cost)
    row, spot = path[-1]
    args = {"tile": kind, "number": number, "cost": cost, "row": row, "place": spot}
    cities, greeneries = game.tiles(CITY), game.tiles(GREENERY)
    game.neutral.append(NeutralTile(kind, row, spot))
    laps, spot_in_lap = divmod(len(path) - 1, len(areas))
    counted = {"areas": len(areas), "lap": laps + 1, "nth": spot_in_lap + 1}
    yield Say(
        "classic.neutral-tile",
        {
            **args,
            **counted,
            "costs": list(costs),
            "path": path,
            "cities": cities,
            "greeneries": greeneries,
        },
    )
    yield Confirm("classic.place-neutral", {**args, **counted})


def reveal_cost(game: Classic, deck: list[int], kind: str, number: int) -> Script[int]:
    """Draw a cost and remove it from the deck, or ask for the real card's cost."""
    args = {"tile": kind, "number": number}
    if game.options["deck"] == "physical":
        asked: int = yield Count("classic.neutral-cost", 0, HIGHEST, args)
        return asked
    cost: int = yield Draw("classic.neutral-cost", tuple(deck), args, earlier=EVERY_COST)
    if cost in deck:
        deck.remove(cost)
    return cost


def choose_corporation(game: Classic) -> Script[None]:
    """Choose the corporation, with its changes.

    The neutral cities pay Tharsis Republic, though they were placed before. Everything about a
    corporation that is not in the table is left to the player to report.
    """
    chosen = yield Choose("classic.corporation", tuple(CORPORATIONS), default=OTHER)
    game.choose_corporation(chosen)
    matters = game.board or set(WITHOUT_BOARD).intersection(CORPORATIONS[chosen].modifiers)
    if chosen not in (OTHER, THARSIS) and matters:
        yield Say("classic.corporation-effect", {"corporation": chosen})
    if game.corporation == THARSIS:
        cities = len(game.tiles(CITY))
        pay_tharsis(game, neutral=cities, own=0)
        yield Say("classic.tharsis", {"cities": cities, "board": game.options["board"]})


def count_start_money(game: Classic, board: Board) -> Script[None]:
    """Take the corporation's starting resources and pay for the cards.

    A beginner corporation pays nothing.
    """
    corporation = CORPORATIONS[game.corporation or OTHER]
    money = yield Count("classic.start-money", 0, MAX_MONEY, default=corporation.money)
    for resource, amount in corporation.stock.items():
        board.gain(resource, amount)
    for resource, steps in corporation.production.items():
        board.raise_production(resource, steps)
    most = min(DEALT, money // CARD)
    args = {"price": CARD, "dealt": DEALT, "megacredits": money}
    bought = yield Count("classic.start-cards", 0, most, args, default=None if most else 0)
    board.gain("megacredits", money - CARD * bought)
    counted = yes_no(game.corporation != OTHER)
    yield Say(
        "classic.board-ready", {"megacredits": board.stock["megacredits"], "counted": counted}
    )
