"""Playing a card on the player board: its cost, how it is paid, what it changes (pp. 6, 9)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.engine.prompts import Choose, Count, Say, Script
from companion.games.classic.board import RESOURCES, WORTH, Board, comes_back
from companion.games.classic.corporations import MAX_TAGS

WAYS = {
    "steel": ("steel",),
    "titanium": ("titanium",),
    "megacredits": (),
    "both": ("steel", "titanium"),
}
"""The ways to pay: the metals of each are used as far as the cost allows."""

MAX_COST = 99

NO_CHANGE = "none"
PRODUCTION, STOCK = "production", "stock"
CHANGES = (NO_CHANGE, *RESOURCES, PRODUCTION, STOCK)
"""What a card changes: most raise one production by 1; other amounts are reported."""

Payment = Mapping[str, int]
"""How many of each metal, and how many M€."""


def pay_for_card(board: Board) -> Script[str]:
    """Ask for a card's cost, pay it, and return what else changes on the board.

    If there are discounts or refunds, the printed cost is asked for. A production that rises by 1
    is raised here.
    """
    discount = yield from count_discount(board)
    reasons = yield from ask_for_event(board)
    printed = bool(discount or board.modifiers["back-from-20"])
    most = min(MAX_COST, spending_power(board) + discount)
    args = {"most": most, "discount": discount, "printed": "yes" if printed else "no"}
    cost = yield Count("classic.card-cost", 0, most, args)
    payment = yield from choose_payment(board, max(0, cost - discount))
    heat = yield from choose_heat(board, payment["megacredits"])
    payment = {**payment, "megacredits": payment["megacredits"] - heat, "heat": heat}
    for resource, amount in payment.items():
        board.gain(resource, -amount)
    yield Say("classic.card-paid", {**payment, "left": board.stock["megacredits"]})
    for reason, amount in comes_back(cost, board.modifiers, *reasons).items():
        board.gain("megacredits", amount)
        yield Say("classic.comes-back", {"reason": reason, "amount": amount, "board": "on"})
    change: str = yield Choose(
        "classic.card-change", CHANGES, default=NO_CHANGE, displayed_options=CHANGES
    )
    if change in RESOURCES:
        board.raise_production(change)
        now = board.production[change]
        yield Say("classic.output-changed", {"resource": change, "now": now})
    return change


def count_discount(board: Board) -> Script[int]:
    """Ask for the tags that make a card cheaper, and return the discount (p. 9)."""
    discount = board.modifiers["card-discount"]
    for tag, most in MAX_TAGS.items():
        if each := board.modifiers[f"{tag}-discount"]:
            number = yield Count("classic.card-tags", 0, most, {"tag": tag, "discount": each})
            discount += each * number
    return discount


def ask_for_event(board: Board) -> Script[tuple[str, ...]]:
    """Ask whether a card is an event if that gives a refund; return the reasons for refunds."""
    if not (back := board.modifiers["back-event"]):
        return ()
    event = yield Count("classic.card-tags", 0, 1, {"tag": "event", "discount": back})
    return ("back-event",) if event else ()


# Paying


def pay(board: Board, price: int) -> Script[int]:
    """Pay M€, some of them in heat where that is allowed; return how much heat was used."""
    heat = yield from choose_heat(board, price)
    board.gain("megacredits", heat - price)
    board.gain("heat", -heat)
    return heat


def choose_heat(board: Board, price: int) -> Script[int]:
    """Ask how much of a price to pay in heat where heat pays as M€, at most the price."""
    if not board.modifiers["heat-pays"]:
        return 0
    least = max(0, price - board.stock["megacredits"])
    most = min(price, board.stock["heat"])
    if least >= most:
        return most
    args = {"price": price, "megacredits": board.stock["megacredits"], "heat": board.stock["heat"]}
    heat: int = yield Count("classic.heat-paid", least, most, args)
    return heat


def spending_power(board: Board) -> int:
    """Return the highest cost that can be paid."""
    metals = sum(worth * board.stock[metal] for metal, worth in board.worth.items())
    return board.money + metals


def choose_payment(board: Board, cost: int) -> Script[Payment]:
    """Ask how to pay for a card, most steel first; if only M€ can be used, don't ask."""
    ways = ways_to_pay(board, cost)
    if list(ways) == ["megacredits"]:
        return ways["megacredits"]
    args = {f"{way}_{each}": n for way, payment in ways.items() for each, n in payment.items()}
    way = yield Choose("classic.card-payment", (*ways, "other"), {"cost": cost, **args})
    return ways[way] if way in ways else (yield from count_metals(board, cost))


def ways_to_pay(board: Board, cost: int) -> dict[str, Payment]:
    """Return the sensible ways to pay a cost that the stock allows, without duplicates."""
    found: dict[str, Payment] = {}
    for way, metals in WAYS.items():
        payment = pay_with(board, cost, metals)
        used = payment and tuple(metal for metal in WORTH if payment[metal])
        if payment and used == metals:
            found[way] = payment
    return found


def pay_with(board: Board, cost: int, metals: tuple[str, ...]) -> Payment | None:
    """Return the payment with as much of these metals as fits, None if that isn't enough.

    No change is given: if there are too few M€, one more of a metal is paid.
    """
    left, used = cost, dict.fromkeys(WORTH, 0)
    for metal in metals:
        used[metal] = min(board.stock[metal], left // board.worth[metal])
        left -= used[metal] * board.worth[metal]
    for metal in metals:
        missing = left - board.money
        more = min(board.stock[metal] - used[metal], -(-missing // board.worth[metal]))
        if more > 0:
            used[metal] += more
            left -= more * board.worth[metal]
    if left > board.money:
        return None
    return {**used, "megacredits": max(0, left)}


def count_metals(board: Board, cost: int) -> Script[Payment]:
    """Ask how many of each metal to pay; M€ pay the rest."""
    left, used = cost, dict.fromkeys(WORTH, 0)
    later = spending_power(board)
    for metal, worth in board.worth.items():
        later -= worth * board.stock[metal]
        least = max(0, -(-(left - later) // worth))
        most = min(board.stock[metal], -(-left // worth))
        used[metal] = least
        if least < most:
            args = {"resource": metal, "left": left, "worth": worth}
            used[metal] = yield Count("classic.card-metal", least, most, args)
        left = max(0, left - used[metal] * worth)
    return {**used, "megacredits": left}
