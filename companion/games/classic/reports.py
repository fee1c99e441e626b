"""What you report at the table's main question: nothing is obligatory, each report is a tap."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from companion.engine.prompts import Choose, Count, Say, Script, main_question
from companion.games.classic import cards
from companion.games.classic.board import (
    CONVERSION,
    MAX_AMOUNT,
    PRICES,
    RESOURCES,
    Board,
    comes_back,
    lowest_production,
    price_of,
)
from companion.games.classic.deadlines import corrected
from companion.games.classic.editor import fields
from companion.games.classic.finishing import LATE, finish
from companion.games.classic.state import PAID_RATING, Classic
from companion.games.classic.terraforming import place_city, place_greenery, terraform
from companion.games.terraforming.parameters import steps

BACK = "back"
PAY_RATING = "pay-for-tr"
DONE = "done"
RAISED = {"asteroid": "temperature", "aquifer": "oceans"}
"""The standard projects that only raise a parameter: useless once it is full."""

MAX_STEPS = 20
MAX_PATENTS = 60
MAX_GAIN = 40

REPORTED = ("temperature", "oxygen", "ocean", "greenery", "city", "project", "tr")
ON_BOARD = ("card", "stock", "production", "project", "convert-plants", "convert-heat")
"""The reports about the player board, the likely ones first."""


def wait_for_reports(game: Classic) -> Script[None]:
    """Wait at the main question until your actions are done."""

    def prompt() -> Choose:
        args = {
            "generation": game.generation,
            "generations": game.generations,
            "left": game.generations_left,
            "tr": game.tr,
            "board": game.options["board"],
            "plants": game.board.stock["plants"] if game.board else 0,
            "heat": game.board.stock["heat"] if game.board else 0,
            "temperature": _reach(game, "temperature"),
            "conversion": CONVERSION,
            "greenery_plants": game.modifiers["greenery-plants"],
            "tr_price": game.modifiers["tr-price"],
            **steps(game.parameters),
            **_price_of_finishing(game),
        }
        return Choose(
            "classic.report",
            (DONE, *offered(game)),
            args,
            default=DONE,
            fields=lambda: fields(game),
            displayed_options=(DONE, *every_report(game)),
        )

    while (answer := (yield from main_question(prompt, partial(corrected, game)))) != DONE:
        yield from REPORTS[str(answer)](game)


def offered(game: Classic) -> tuple[str, ...]:
    """Return what can be reported; of what costs something, only the affordable and useful."""
    possible = {PAY_RATING: may_pay_rating(game)}
    if game.board:
        heat = game.board.has("heat", CONVERSION) and not game.parameters["temperature"].full
        plants = game.board.has("plants", game.modifiers["greenery-plants"])
        possible |= {"convert-plants": plants, "convert-heat": heat}
    return tuple(report for report in every_report(game) if possible.get(report, True))


def every_report(game: Classic) -> tuple[str, ...]:
    """Return what could be reported if everything could be paid."""
    reports = REPORTED if game.board is None else tuple(dict.fromkeys((*ON_BOARD, *REPORTED)))
    return (*reports, PAY_RATING) if game.modifiers["tr-price"] else reports


def _price_of_finishing(game: Classic) -> dict[str, int]:
    """Return the cost of finishing and the means for it, late in the game; else zeros."""
    found = finish(game) if game.generations_left <= LATE else None
    return {"finish": found.cost if found else 0, "have": found.have if found else 0}


def _reach(game: Classic, name: str) -> str:
    return "full" if game.parameters[name].full else "open"


# Steps of the TR


def report_rating(game: Classic) -> Script[None]:
    """Raise the TR by a step that a card gave directly."""
    steps = yield Count("classic.tr-steps", 0, MAX_STEPS, {"tr": game.tr}, default=1)
    if steps:
        game.causes.append(("cards", steps))
        yield Say("classic.tr-raised", {"tr": game.tr})


def may_pay_rating(game: Classic) -> bool:
    """Return whether a step of TR may be bought: once a generation, if the TR rose in it."""
    paid = game.board is None or game.board.money >= game.modifiers["tr-price"]
    return paid and game.rose and not game.paid_for_rating


def pay_rating(game: Classic) -> Script[None]:
    """Use the corporation's action: pay for a step of TR."""
    price = game.modifiers["tr-price"]
    if game.board:
        yield from cards.pay(game.board, price)
    game.causes.append((PAID_RATING, 1))
    yield Say("classic.rating-paid", {"price": price, "board": game.options["board"]})
    yield Say("classic.tr-raised", {"tr": game.tr})


# The player board


def report_card(game: Classic) -> Script[None]:
    """Pay for a card that you played, and report what else it changes on the board."""
    change = yield from cards.pay_for_card(_board(game))
    if change in CHANGED:
        yield from CHANGED[change](game)


def report_change(game: Classic, key: str) -> Script[None]:
    """Ask which of your stocks or productions changed, and by how much."""
    board = _board(game)
    values, lowest = board.stock, 0
    options = (*RESOURCES, BACK)
    if key == "output":
        values = board.production
    resource = yield Choose(f"classic.{key}", options, dict(values), displayed_options=options)
    if resource == BACK:
        return
    if key == "output":
        lowest = lowest_production(str(resource))
    now = values[resource]
    most = min(MAX_GAIN, MAX_AMOUNT - now)
    args = {"resource": resource, "now": now}
    values[resource] += yield Count(f"classic.{key}-change", lowest - now, most, args)
    yield Say(f"classic.{key}-changed", {"resource": resource, "now": values[resource]})


CHANGED = {
    "stock": partial(report_change, key="stock"),
    "production": partial(report_change, key="output"),
}


def convert_plants(game: Classic) -> Script[None]:
    """Convert plants into a greenery."""
    _board(game).gain("plants", -game.modifiers["greenery-plants"])
    yield from place_greenery(game)


def convert_heat(game: Classic) -> Script[None]:
    """Convert heat into a step of the temperature."""
    _board(game).gain("heat", -CONVERSION)
    yield from terraform(game, "temperature", reported=True)


def _board(game: Classic) -> Board:
    assert game.board is not None
    return game.board


# The standard projects


def report_project(game: Classic) -> Script[None]:
    """Use a standard project: the board pays for it, or its price is announced.

    If the board can't pay, or the project would do nothing, it is refused with the reason.
    """
    board = game.board
    useful = [
        each for each in PRICES if each not in RAISED or not game.parameters[RAISED[each]].full
    ]
    prices = {each: price_of(each, game.modifiers) for each in PRICES}
    short = [each for each in useful if board and board.money < prices[each]]
    args = {
        "temperature": _reach(game, "temperature"),
        "oceans": _reach(game, "oceans"),
        "board": game.options["board"],
        "megacredits": board.money if board else 0,
        **{f"price_{each}": price for each, price in prices.items()},
        "short": short,
        "unpaid": len(short),
    }
    options = (*(each for each in useful if each not in short), "sell-patents", BACK)
    project = yield Choose(
        "classic.project", options, args, displayed_options=(*PRICES, "sell-patents", BACK)
    )
    if project == "sell-patents":
        yield from sell_patents(game)
    elif project != BACK:
        yield from use_project(game, str(project))


def use_project(game: Classic, project: str) -> Script[None]:
    """Pay for a standard project and apply it; its actions on the table are still to do."""
    price, heat = price_of(project, game.modifiers), 0
    if game.board:
        heat = yield from cards.pay(game.board, price)
    left = game.board.stock["megacredits"] if game.board else 0
    args = {"project": project, "price": price, "left": left, "board": game.options["board"]}
    yield Say("classic.paid", {**args, "heat": heat})
    for reason, back in comes_back(PRICES[project], game.modifiers, "back-project").items():
        if game.board:
            game.board.gain("megacredits", back)
        details = {"reason": reason, "amount": back, "board": game.options["board"]}
        yield Say("classic.comes-back", details)
    yield from PROJECTS[project](game)


def sell_patents(game: Classic) -> Script[None]:
    """Discard cards for 1 M€ each."""
    sold = yield Count("classic.sell-patents", 0, MAX_PATENTS)
    if game.board:
        game.board.gain("megacredits", sold)
    yield Say("classic.sold", {"cards": sold, "board": game.options["board"]})


def build_power_plant(game: Classic) -> Script[None]:
    """Raise your energy production by a step."""
    if game.board:
        game.board.raise_production("energy")
    yield Say("classic.power-plant", {"board": game.options["board"]})


def build_city(game: Classic) -> Script[None]:
    """Place a city and raise your M€ production by a step."""
    if game.board:
        game.board.raise_production("megacredits")
    yield Say("classic.city-income", {"board": game.options["board"]})
    yield from place_city(game, reported=False)


PROJECTS: dict[str, Callable[[Classic], Script[None]]] = {
    "power-plant": build_power_plant,
    "asteroid": partial(terraform, name="temperature"),
    "aquifer": partial(terraform, name="oceans"),
    "greenery": partial(place_greenery, reported=False),
    "city": build_city,
}

REPORTS: dict[str, Callable[[Classic], Script[None]]] = {
    "temperature": partial(terraform, name="temperature", reported=True),
    "oxygen": partial(terraform, name="oxygen", reported=True),
    "ocean": partial(terraform, name="oceans", reported=True),
    "greenery": place_greenery,
    "city": place_city,
    "project": report_project,
    "tr": report_rating,
    PAY_RATING: pay_rating,
    "card": report_card,
    **CHANGED,
    "convert-plants": convert_plants,
    "convert-heat": convert_heat,
}
