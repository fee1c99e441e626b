"""The step in pages: its moves, what is so, its picture, and the question.

What does not fit goes in this order: facts (they stand under Why), lanes, the picture, and last the
title; only what was taken back stands longer than the title of a main question. Moves never go:
what is too much for one page is shown on the next.
"""

from __future__ import annotations

from itertools import pairwise, product
from math import ceil

from msgspec.structs import replace

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Frame
from companion.screens.step.big import noun_sizes
from companion.screens.step.parts import Item, Page, Question, Step
from companion.screens.step.words import NAMES, fits, indent, item_lines, text_box
from companion.screens.theme import FACT, LABEL, LEAST_MOVE, MOVE, NOUN, TITLE

MOST_MOVES = 4
"""Moves on a page; a fifth may stand there where each takes a single line, and has no facts."""
SIZES = (MOVE, LEAST_MOVE)
BESIDES = ((True, True), (False, True), (True, False), (False, False))
"""Whether there are lanes, and a picture: what is tried first."""


def pages(p: Painter, frame: Frame, step: Step, big: bool = False) -> list[Page]:
    """Return the pages of a step; the question is on the last of them.

    What belongs to a turn that is over has pages of its own. A ``big`` one has a single move, to
    be read from across the table.
    """
    if big and step.items:
        return _big_pages(p, frame, step)
    past = [item for item in step.items if item.past]
    items = list(step.items[len(past) :])
    before = _in_pages(p, frame, step, past, False) if past else []
    found = _told_of_moves(p, frame, step, [*before, *_in_pages(p, frame, step, items, True)])
    return [_with_roomy_lanes(p, frame, step, page) for page in _linked(p, frame, step, found)]


def _with_roomy_lanes(p: Painter, frame: Frame, step: Step, page: Page) -> Page:
    """Return a page with lanes as high as its words leave room for.

    A picture and tiles keep their size.
    """
    if not page.lanes or step.told or page.picture or (page.asks and step.question.high):
        return page
    higher = (replace(page, lanes=high) for high in step.roomy if high > page.lanes)
    return next((each for each in higher if fits(p, frame, step, each)), page)


def _told_of_moves(p: Painter, frame: Frame, step: Step, found: list[Page]) -> list[Page]:
    """Return pages of which each but the last tells what is so of its moves, where it has room.

    What the last one tells stays there, but that of the move in the picture: it stands beside it,
    and lanes go before, as it tells what is seen. Other facts take nothing from lanes.
    """
    *pages, last = found
    made: list[Page] = []
    for page in pages:
        pictured = next(
            (i.key for i in page.items if page.picture and i.number == step.pictured), ""
        )
        keys = dict.fromkeys((pictured, *(item.key for item in page.items)))
        told = [fact for key in keys for fact in step.facts_of.get(key, ()) if fact in step.facts]
        beside = [*step.facts_of.get(pictured, ())]
        own = [fact for fact in told if fact in beside or fact not in last.facts]
        roomy = _with_roomy_lanes(p, frame, step, page).lanes
        ways = product(
            range(len(own), 0, -1), (roomy, 0) if pictured and not step.told else (roomy,)
        )
        more = (replace(page, facts=own[:count], lanes=high) for count, high in ways)
        made.append(next((each for each in more if fits(p, frame, step, each)), page))
        last = replace(last, facts=[fact for fact in last.facts if fact not in made[-1].facts])
    return [*made, last]


def _linked(p: Painter, frame: Frame, step: Step, found: list[Page]) -> list[Page]:
    """Return pages of which each tells the last move of the one before, where there is room."""
    linked = found[:1]
    for before, page in pairwise(found):
        more = replace(page, earlier=before.items[-1]) if before.items else page
        linked.append(more if _tells(p, frame, step, more) else page)
    return linked


def _tells(p: Painter, frame: Frame, step: Step, page: Page) -> bool:
    """Tell whether there is room for the last move of the page before, in one line."""
    if page.earlier is None or (page.picture and step.picture and step.picture.instead):
        return False
    size = FACT * p.letters
    room = text_box(frame, page, step.picture).wide - indent(size)
    return p.fits(page.earlier.move.plain, size, room) and fits(p, frame, step, page)


def _in_pages(p: Painter, frame: Frame, step: Step, items: list[Item], asks: bool) -> list[Page]:
    """Return moves in pages, with the question on the last of them if there is one.

    They are as few as can be, and as even as so many can be, but where they come singly.
    """
    if step.singly and len(items) > 1:
        return _filled(p, frame, step, items, asks, len(items))
    if whole := _page(p, frame, step, items, asks):
        return [whole]
    fewest = _filled(p, frame, step, items, asks)
    even = _filled(p, frame, step, items, asks, len(fewest))
    return even if len(even) == len(fewest) else fewest


def _filled(
    p: Painter, frame: Frame, step: Step, items: list[Item], asks: bool, count: int = 0
) -> list[Page]:
    """Return moves in pages, each full; or even, where so many pages are wished."""
    found: list[Page] = []
    while items:
        share = ceil(len(items) / max(1, count - len(found))) if count else MOST_MOVES + 1
        fewer = range(min(share, len(items), MOST_MOVES + 1), 0, -1)
        for many in fewer:
            if many == len(items) and (last := _page(p, frame, step, items, asks)):
                return [*found, last]
            if page := _page(p, frame, step, items[:many], False):
                break
        else:
            many, page = 1, _long_move(p, frame, step, items[0], asks and len(items) == 1)
        found.append(page)
        if page.asks:
            return found
        items = items[many:]
    return [*found, _page(p, frame, step, [], True) or _least(step)] if asks else found


def _big_pages(p: Painter, frame: Frame, step: Step) -> list[Page]:
    """Return a page for each move; what is asked in words or in tiles has a page of its own."""
    found = [_big_page(p, frame, step, item) for item in step.items]
    if step.asks_apart:
        return [*found, _page(p, frame, step, [], True) or _least(step)]
    return [*found[:-1], replace(found[-1], asks=True)]


def _big_page(p: Painter, frame: Frame, step: Step, item: Item) -> Page:
    """Return the page of a move that is big, with its picture if that takes nothing from it."""
    page = Page([item], big=True)
    if step.picture is None or step.pictured != item.number or frame.upright:
        return page
    beside = replace(page, picture=True)
    nouns = [
        noun_sizes(p, text_box(frame, each, step.picture), step, item) for each in (page, beside)
    ]
    return beside if nouns[0] == nouns[1] else page


def _long_move(p: Painter, frame: Frame, step: Step, item: Item, asks: bool) -> Page:
    """Return the page of a move that is too long for the size that the player wants.

    A picture that is kept stays beside smaller letters. Where that is the last move, and nothing
    but the primary button answers it, it needs no other page.
    """
    asks = asks and not step.asks_apart
    sizes = [size for size in (NOUN, *SIZES, TITLE, FACT, LABEL) if size < LEAST_MOVE * p.letters]
    kept = step.picture is not None and p.letters <= step.picture.kept
    ways = product((True, False) if kept else (False,), sizes)
    found = [
        Page([item], size=size, own_facts=False, picture=shown, asks=asks, lanes=step.least_lanes)
        for shown, size in ways
    ]
    return next((page for page in found if fits(p, frame, step, page)), found[-1])


def _least(step: Step) -> Page:
    """Return the page of a question for which there is hardly room."""
    asked = step.question
    foot = asked.high if asked.fixed else 0
    title = "" if foot else asked.title
    return Page([], title=title, asks=True, foot=foot, lanes=step.least_lanes)


def _headings(p: Painter, moves: bool) -> list[tuple[tuple[float, ...], bool]]:
    """Return the sizes that the title of a main question may have, and whether facts stand by it.

    Those of the second group are smaller than the player wants: moves rather take another page.
    """
    wanted = (TITLE * p.letters, FACT * p.letters), True
    return [wanted] if moves or p.letters <= 1 else [wanted, ((TITLE, FACT), False)]


def _page(p: Painter, frame: Frame, step: Step, items: list[Item], asks: bool) -> Page | None:
    """Return these moves as a page with as much beside them as fits, None if they do not fit."""
    if len(items) > MOST_MOVES + 1:
        return None
    picture, asked = step.picture, step.question if asks else Question()
    shown = picture is not None and (
        step.pictured is None or not items or step.pictured in [item.number for item in items]
    )
    kept = picture is not None and shown and p.letters <= picture.kept
    crowded = len(items) > MOST_MOVES
    foot = asked.high if asked.fixed else 0
    title = (
        asked.title
        if asks
        else " · ".join(dict.fromkeys(item.title for item in items if item.title))
    )
    titles = (title, "") if not asks or (foot and step.told) else (title,)
    headings = _headings(p, bool(items)) if foot and title else [((0.0,), True)]
    # How many facts of the step, and whether those of its moves, are told; the first matter most.
    most = len(step.facts) if asks else 0
    told = [(count, True) for count in range(most, -1, -1)]
    alone = len(items) < 2 or (picture is not None and picture.instead)
    if p.letters <= 1 or alone:  # large letters rather take another page
        told.append((0, False))
    tried = [
        (title, *each)
        for title, (sizes, facts) in product(titles, headings)
        for each in product(BESIDES, sizes, told if facts else told[-1:])
    ]
    if foot and step.told:  # what was taken back stands where the lanes do
        tried.sort(key=lambda each: BESIDES.index(each[1]))
    if picture is not None and picture.faint:
        tried.sort(key=lambda each: told.index(each[-1]))
    for title, (lanes, pictured), heading, (facts, own) in tried:
        if (pictured and (not shown or foot)) or (kept and not pictured and items):
            continue
        if (lanes and not step.lanes) or (step.pressing and not lanes):
            continue
        if step.told and items and not (lanes or asked.high):  # it stands where the lanes do
            continue
        if crowded and (facts or own):
            continue
        made = [
            Page(
                items,
                step.facts[:facts],
                title,
                size * p.letters,
                own,
                step.lanes if lanes else 0,
                pictured,
                asks,
                foot=foot,
                heading=heading,
            )
            for size in SIZES
        ]
        short = [_in_lines(p, frame, step, page) for page in made]
        for page, is_short in sorted(zip(made, short, strict=True), key=lambda each: not each[1]):
            if (is_short or not crowded) and fits(p, frame, step, page):
                return _named(p, frame, step, page)
    return None


def _in_lines(p: Painter, frame: Frame, step: Step, page: Page) -> bool:
    """Tell whether each move of a page takes a single line, or a picture stands for all."""
    if page.picture and step.picture and step.picture.instead:
        return True
    wide = text_box(frame, page, step.picture).wide
    return all(len(item_lines(p, item, page.size, wide) or ()) == 1 for item in page.items)


def _named(p: Painter, frame: Frame, step: Step, page: Page) -> Page:
    """Return a page with the name of the step as large as there is room to spare, if any."""
    if step.begun not in page.items:
        return page
    wide = text_box(frame, page, step.picture).wide - 2
    larger = [replace(page, named=size * p.letters) for size in NAMES]
    fitting = (
        each
        for each in larger
        if p.fits(step.name, each.named, wide, 2, True) and fits(p, frame, step, each)
    )
    return next(fitting, page)
