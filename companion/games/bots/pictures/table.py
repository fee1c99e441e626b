"""A bot's table beside the moves: its card, its map and its tracks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from companion.engine.game import YOU
from companion.games.bots.drawings import colour, icon
from companion.games.bots.format import Bot
from companion.games.bots.table import RIVAL, kind_and_number
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import OnTable, View
from companion.screens.theme import FACT, LABEL, TITLE, mix

COLOURS = {YOU: "ice", RIVAL: "violet", "nobody": "sand"}
"""The colour of whose something is."""

CARD_HEIGHT, LANE_HEIGHT, HELD_HEIGHT = 84, 62, 44
"""The height of the card, of a track with its name, and of somebody's counters, in units."""

GAP = 8

FEW = 2
"""With up to this many counters, those of both are in one row."""


class CardDrawn(NamedTuple):
    """The card drawn last: its name, icon and colour, and how many are left."""

    name: str
    icon: str
    colour: str
    left: str


class Lane(NamedTuple):
    """A track: its values from the first to the last, those where something happens, and whose."""

    name: str
    value: int
    least: int
    most: int
    marked: tuple[int, ...]
    owner: str


class MapCell(NamedTuple):
    """A place on the map with its piece: the icon, whose it is, and how many."""

    name: str
    icon: str = ""
    piece: str = ""
    owner: str = "nobody"
    number: int = 1


class Held(NamedTuple):
    """The counters of somebody, "" for nobody's: icons with their values."""

    owner: str
    numbers: tuple[tuple[str, str], ...]


class DrawnParts(NamedTuple):
    """All of the table that is drawn."""

    card: CardDrawn | None
    cells: tuple[MapCell, ...]
    bot: Bot
    lanes: tuple[Lane, ...]
    held: tuple[Held, ...]


class BotTable(OnTable, frozen=True):
    """A bot's own part of the table."""

    drawn: DrawnParts | None = None


def on_table(bot: Bot, view: View) -> BotTable | None:
    """Return what is drawn beside the moves, None if there is nothing."""
    owned = tuple(each for each in held(bot, view) if each.owner)
    drawn = DrawnParts(_card(bot, view), cells(bot, view), bot, lanes(bot, view), owned)
    shown = drawn.card or drawn.cells or drawn.lanes or drawn.held
    return BotTable(view.game, drawn=drawn) if shown else None


def _card(bot: Bot, view: View) -> CardDrawn | None:
    value = str(view.get("card", ""))
    deck, _, name = value.partition("_")
    if deck not in bot.decks or name not in bot.decks[deck].cards:
        return None
    card = bot.decks[deck].cards[name]
    args = {"deck": f"deck__{deck}", "left": view.get(f"cards.deck__{deck}", 0)}
    left = view.words(f"{view.game}.cards-left", **args)
    return CardDrawn(view.name(value), icon(card.icon, "card"), colour(card.colour, "card"), left)


def lanes(bot: Bot, view: View) -> tuple[Lane, ...]:
    """Return the tracks."""
    return tuple(
        Lane(
            view.name(name),
            int(view.get(f"counters.{name}", of.start)),
            of.least,
            of.most,
            tuple(space.value for space in of.at),
            of.owner,
        )
        for name, of in bot.counters.items()
        if of.track
    )


def held(bot: Bot, view: View) -> list[Held]:
    """Return everybody's counters that have an icon and are no track."""
    found: dict[str, list[tuple[str, str]]] = {RIVAL: [], YOU: [], "nobody": []}
    for name, of in bot.counters.items():
        if icon(of.icon) and not of.track:
            value = str(view.get(f"counters.{name}", of.start))
            found[of.owner].append((icon(of.icon), value))
    return [
        Held(owner if owner in (YOU, RIVAL) else "", tuple(numbers))
        for owner, numbers in found.items()
        if numbers
    ]


def cells(bot: Bot, view: View) -> tuple[MapCell, ...]:
    """Return the places of the map."""
    if bot.map is None:
        return ()
    found: Mapping[str, str] = view.get("places", {})
    pieces = bot.map.pieces
    cells = []
    for place in bot.map.places:
        piece, number = kind_and_number(found.get(place, ""))
        cell = MapCell(place)
        if of := pieces.get(piece):
            named = view.name(found[place])
            cell = MapCell(place, icon(of.icon), named, of.owner, number)
        cells.append(cell)
    return tuple(cells)


def draw_table(p: Painter, box: Box, drawn: DrawnParts) -> None:
    """Draw the card, the map and the tracks below each other."""
    few = all(len(each.numbers) <= FEW for each in drawn.held)
    rows = [drawn.held] if few and drawn.held else [(each,) for each in drawn.held]
    below = len(drawn.lanes) * (LANE_HEIGHT + GAP) + len(rows) * (HELD_HEIGHT + GAP)
    if drawn.card:
        draw_card(p, box.upper(CARD_HEIGHT), drawn.card)
        box = box.lower(CARD_HEIGHT + GAP)
    if drawn.cells:
        height = max(box.height - below, box.height / 2)
        draw_map(p, box.upper(height), drawn.cells, drawn.bot)
        box = box.lower(height + GAP)
    for row in rows:
        parts = box.upper(HELD_HEIGHT).grid(len(row), 1)
        for each, part in zip(row, parts, strict=True):
            draw_held(p, part, each)
        box = box.lower(HELD_HEIGHT + GAP)
    if drawn.lanes:
        height = min(1.6 * LANE_HEIGHT, (box.height + GAP) / len(drawn.lanes) - GAP)
        for number, lane in enumerate(drawn.lanes):
            draw_lane(p, Box(box.x, box.y + number * (height + GAP), box.width, height), lane)


def draw_card(p: Painter, box: Box, card: CardDrawn) -> None:
    """Draw a card: a band in its colour with its icon, its name, and the cards left."""
    p.rect(*box, "panel", 12)
    p.rect(box.x, box.y, CARD_HEIGHT, box.height, mix(card.colour, "panel", 0.6), 12)
    p.icon(card.icon, box.x + CARD_HEIGHT / 2, box.y + box.height / 2, 48, card.colour)
    words = Box(box.x + CARD_HEIGHT + 14, box.y, box.width - CARD_HEIGHT - 24, box.height * 0.62)
    size = p.size_in(words, card.name, TITLE, True)
    p.text(words, card.name, size, "sand", True, anchor="start")
    below = words.lower(words.height)._replace(height=box.height * 0.36)
    p.text(below, card.left, p.size_in(below, card.left, FACT), "dim", anchor="start")


def draw_held(p: Painter, box: Box, held: Held) -> None:
    """Draw somebody's counters in a row, after their token."""
    p.rect(*box, "panel", 12)
    middle = box.y + box.height / 2
    p.token(held.owner, box.x + 26, middle, 15)
    pitch = (box.width - 56) / max(FEW, len(held.numbers))
    for at, (name, value) in enumerate(held.numbers):
        left = box.x + 56 + at * pitch
        p.icon(name, left + 14, middle, 28)
        words = Box(left + 34, box.y, pitch - 36, box.height)
        size = p.size_in(words, value, FACT, True)
        p.text(words, value, size, COLOURS[held.owner], True, anchor="start")


def draw_lane(p: Painter, box: Box, lane: Lane) -> None:
    """Draw a track: its name and value, and a cell for each space, filled up to the value."""
    colour = COLOURS[lane.owner]
    label = box.upper(min(28, box.height * 0.5))
    value = Box(label.right - 60, label.y, 60, label.height)
    name = label._replace(width=label.width - 64)
    p.text(name, lane.name, p.size_in(name, lane.name, FACT), "dim", anchor="start")
    p.text(value, str(lane.value), FACT, colour, True, anchor="end")
    count = max(1, lane.most - lane.least)
    gap = 3 if count <= 20 else 1
    bar = box.lower(label.height + 4)
    for number, cell in enumerate(bar._replace(height=min(bar.height, 26)).grid(count, 1, gap)):
        reached = lane.least + number + 1
        p.rect(*cell, colour if reached <= lane.value else mix(colour, "ground", 0.75), 4)
        if reached in lane.marked:
            shade = "ground" if reached <= lane.value else "amber"
            p.disc(cell.x + cell.width / 2, cell.y + cell.height / 2, min(5, cell.width / 3), shade)


def grid_of(bot: Bot, box: Box) -> list[Box]:
    """Return the box of each place of the map."""
    count, columns = (len(bot.map.places), bot.map.columns) if bot.map else (0, 1)
    return box.grid(columns, max(1, -(-count // columns)), 6)[:count]


def draw_map(p: Painter, box: Box, places: Sequence[MapCell], bot: Bot) -> None:
    """Draw the places in rows, each with its name or its piece."""
    for place, cell in zip(places, grid_of(bot, box), strict=True):
        colour = COLOURS[place.owner]
        p.rect(*cell, mix(colour, "panel", 0.6) if place.piece else "panel", 10)
        if not place.piece:
            p.text(cell, place.name, p.size_in(cell, place.name, LABEL), "dim")
        elif place.icon:
            size = min(cell.width, cell.height) * 0.6
            middle = cell.x + cell.width / 2 - (size / 2 if place.number > 1 else 0)
            p.icon(place.icon, middle, cell.y + cell.height / 2, size, colour)
            if place.number > 1:
                words = Box(middle + size / 2 + 6, cell.y, cell.width / 2, cell.height)
                text = f"×{place.number}"
                p.text(
                    words, text, p.size_in(words, text, FACT, True), colour, True, anchor="start"
                )
        else:
            p.text(cell, place.piece, p.size_in(cell, place.piece, LABEL, True), colour, True)
