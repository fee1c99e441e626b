"""Where the words of a page stand, and how high and wide they are."""

from __future__ import annotations

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box, Frame
from companion.screens.pictures import Picture
from companion.screens.step.chip import chip_wide
from companion.screens.step.parts import Item, Page, Step
from companion.screens.theme import FACT, GAP, LABEL, LEADING, LEAST_MOVE, MOVE, NOUN, TITLE

FACT_PITCH = 28 / FACT
"""From one line of a fact to the next, as a share of its letters."""
NAMES, NAME_GAP, BEFORE = (NOUN, MOVE, TITLE), 6, 4
"""Sizes of the name of a step, the space between it and the moves, and to what comes before it."""
EARLIER = 1.5
"""The height of the line that tells the last move of the page before, in sizes of a fact."""
GROWN = 1.6
"""How much larger a picture below words may be than it has to be."""
AIR = 26
"""The most room above a move, in a screen that stands and has room to spare."""
INDENT, BESIDE = 56, 16
"""From the number of a move to its words, and between words and a picture."""
BADGE = 1.35
"""The same for a large number, in sizes of the letters."""


def text_box(frame: Frame, page: Page, picture: Picture | None) -> Box:
    """Return where the words of a page stand: beside the picture, or above it."""
    box = page.content(frame)
    if not page.picture or picture is None or picture.instead:
        return box
    if frame.upright:
        return box.upper(box.high - picture.standing - 8)
    return Box(box.x, box.y, box.wide - picture.lying - BESIDE, box.high)


def picture_box(p: Painter, frame: Frame, step: Step, page: Page) -> Box:
    """Return where the picture of a page stands: it is larger if words leave it room."""
    box, picture = page.content(frame), step.picture
    assert picture is not None
    if picture.instead:
        return box
    words, tiled = text_box(frame, page, picture), page.asks and step.question.high
    if frame.upright:
        spare = words.high - (words_high(p, step, page, words) or words.high) - BESIDE
        spare -= air_high(p, frame, step, page) + slack(p, words, step, page, words.y)
        high = larger(picture.standing, picture.standing * GROWN, 0 if tiled else spare)
        below = 0 if tiled else max(0, spare + picture.standing - high)
        return Box(box.x, box.bottom - high - below / 2, box.wide, high)
    spare = words.wide - words_wide(p, step, page, words)
    wide = larger(picture.lying, picture.widest, 0 if tiled else spare)
    return Box(box.right - wide, box.y, wide, box.high)


def larger(least: float, most: float, spare: float) -> float:
    """Return a size of at least so much, larger where there is something to spare."""
    return max(least, min(most, least + spare))


def spare_box(p: Painter, frame: Frame, step: Step, page: Page) -> Box:
    """Return the room that is left below the words beside a picture."""
    box = text_box(frame, page, step.picture)
    used = words_high(p, step, page, box)
    if frame.upright or used is None or (page.asks and step.question.high):
        return box.upper(0)
    return box.lower(slack(p, box, step, page, box.y) + used + GAP)


def air(p: Painter, frame: Frame, step: Step, page: Page) -> float:
    """Return the room above each move: there is more in a screen that stands, if it is to spare."""
    if not frame.upright or page.big or (page.asks and step.question.high and not page.foot):
        return 0
    box = text_box(frame, page, step.picture)
    spare = box.high - (words_high(p, step, page, box) or box.high)
    return max(0, min(AIR, spare / 2 / max(1, len(page.items))))


def air_high(p: Painter, frame: Frame, step: Step, page: Page) -> float:
    """Return the room above all moves of a page."""
    return air(p, frame, step, page) * len(page.items)


def fits(p: Painter, frame: Frame, step: Step, page: Page) -> bool:
    """Tell whether everything on a page has room."""
    box = text_box(frame, page, step.picture)
    if page.picture and step.picture and step.picture.instead:
        return not (page.asks and step.question.high)
    narrow = page.picture and not frame.upright
    question = (step.question.beside if narrow else step.question.high) if page.asks else 0
    high = words_high(p, step, page, box)
    if page.foot:
        return high is not None and high <= max(0, box.high) and box.high >= -GAP
    if high is None or box.high < 40:
        return False
    return high + (question + below(page) if question else 0) <= box.high


def below(page: Page) -> float:
    """Return the space between the words of a page and what answers them."""
    return GAP if page.items or page.facts else 0


def words_high(p: Painter, step: Step, page: Page, box: Box) -> float | None:
    """Return the height of everything that is written on a page, None if a word is too wide."""
    high = title_high(p, page, box.wide) + facts_high(p, page, box.wide)
    high += name_high(p, step, page, box.wide) + earlier_high(p, page)
    for item in page.items:
        lines = item_lines(p, item, page.size, box.wide)
        if lines is None:
            return None
        high += len(lines) * page.size * LEADING
        if page.shows_fact(item):
            high += len(own_fact(p, item, page, box.wide)) * own_fact_size(p, page) * FACT_PITCH
    return high


def words_wide(p: Painter, step: Step, page: Page, box: Box) -> float:
    """Return how far the words of a page reach from the left of their box."""
    size, own, in_ = page.size, FACT * p.letters, indent(page.size)
    found = [p.width(line, page.named, True) + 2 for line in name_lines(p, step, page, box.wide)]
    heading = title_size(p, page, box.wide)
    titles = p.wrap(page.title, heading, box.wide, True) if page.title else ()
    found += [p.width(line, heading, True) + 2 for line in titles]
    found += [
        p.width(line, own) + 2 for fact in page.facts for line in fact_lines(p, fact, box.wide)
    ]
    if page.earlier:
        found.append(indent(own) + p.width(page.earlier.move.plain, own) + 2)
    for item in page.items:
        *_, last = lines = item_lines(p, item, size, box.wide) or (item.move.text,)
        found += [in_ + p.width(line, size) for line in lines]
        if item.move.chip:
            found.append(in_ + p.width(last, size) + chip_wide(p, item.move))
        if page.shows_fact(item):
            small = own_fact_size(p, page)
            found += [in_ + p.width(line, small) for line in own_fact(p, item, page, box.wide)]
    return max(found, default=0)


def name_high(p: Painter, step: Step, page: Page, room: float) -> float:
    """Return the height of the name of the step above the moves, 0 where it is not shown."""
    lines = len(name_lines(p, step, page, room))
    return page.named * 1.15 * lines + NAME_GAP + before_name(step, page) if lines else 0


def before_name(step: Step, page: Page) -> float:
    """Return the space above the name of the step: there is some where moves come before it."""
    return BEFORE if step.begun is not page.items[0] else 0


def name_lines(p: Painter, step: Step, page: Page, room: float) -> tuple[str, ...]:
    """Return the name of the step in lines, none where it is not shown."""
    return p.wrap(step.name, page.named, room - 2, True) if page.named else ()


def earlier_high(p: Painter, page: Page) -> float:
    """Return the height of the line that tells the last move of the page before, 0 without it."""
    return FACT * p.letters * EARLIER if page.earlier else 0


def title_high(p: Painter, page: Page, room: float) -> float:
    """Return the height of a page's title."""
    if not page.title:
        return 0
    size = title_size(p, page, room)
    return len(p.wrap(page.title, size, room, True)) * size * 1.2 + 6


def title_size(p: Painter, page: Page, room: float) -> float:
    """Return the size of a title: as the player wants it, where two lines are enough."""
    heading = page.heading or TITLE * p.letters
    return p.largest(page.title, (heading, min(heading, TITLE)), room, 2, True)


def is_noted(p: Painter, page: Page, room: float) -> bool:
    """Tell whether the only fact of a main question stands at the end of the line of its title."""
    if not (page.foot and page.title and len(page.facts) == 1):
        return False
    title = p.width(page.title, title_size(p, page, room), True)
    return title + BESIDE + p.width(page.facts[0], FACT * p.letters) <= room - 4


def facts_high(p: Painter, page: Page, room: float) -> float:
    """Return the height of a page's facts."""
    if is_noted(p, page, room):
        return 0
    lines = sum(len(fact_lines(p, fact, room)) for fact in page.facts)
    return lines * fact_pitch(p) + (6 if lines else 0)


def fact_pitch(p: Painter) -> float:
    """Return the height of a line of a fact."""
    return FACT * p.letters * FACT_PITCH


def own_fact_size(p: Painter, page: Page) -> float:
    """Return the size of what stands below a move: it is never larger than that."""
    if page.size >= LEAST_MOVE * p.letters:
        return FACT * p.letters
    return FACT if page.size > FACT else LABEL


def own_fact(p: Painter, item: Item, page: Page, room: float) -> tuple[str, ...]:
    """Return what stands below a move, in lines."""
    return p.wrap(item.move.fact, own_fact_size(p, page), room - indent(page.size))


def indent(size: float) -> float:
    """Return how far words of a size stand from the left, beside their number."""
    return max(INDENT, size * BADGE)


def fact_lines(p: Painter, fact: str, room: float) -> tuple[str, ...]:
    """Return a fact in lines."""
    return p.wrap(fact, FACT * p.letters, room)


def item_lines(p: Painter, item: Item, size: float, room: float) -> tuple[str, ...] | None:
    """Return a move in lines, None if a word of it is too wide."""
    room -= indent(size)
    lines = p.wrap(item.move.text, size, room)
    if any(p.width(line, size) > room for line in lines):
        return None
    if item.move.chip and p.width(lines[-1], size) + chip_wide(p, item.move) > room:
        return *lines, ""
    return lines


def slack(p: Painter, box: Box, step: Step, page: Page, y: float) -> float:
    """Return how far the moves stand below the top: a little room is left above them."""
    tiles = page.asks and step.question.high and not page.foot
    return 0 if tiles else min(6, max(0, box.bottom - y - 200))
