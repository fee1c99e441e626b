"""The step in pages: its moves, what is so, its picture, and the question.

What does not fit goes in this order: facts (they stand under Why), lanes, the picture, and last the
title; only what was taken back stands longer than the title of a main question. Moves never go:
what is too much for one page is shown on the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, product
from math import ceil, pi

from msgspec import Struct
from msgspec.structs import replace

from companion.phrases.glance import Move
from companion.screens import theme
from companion.screens.drawing import signs
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box, Frame
from companion.screens.pictures import Picture
from companion.screens.theme import FACT, GAP, HERO, LABEL, LEADING, LEAST_MOVE, MOVE, NOUN, TITLE
from companion.signs import corners

MOST_MOVES = 4
"""Moves on a page; a fifth may stand there where each takes a single line, and has no facts."""

SIZES = (MOVE, LEAST_MOVE)
BESIDES = ((True, True), (False, True), (True, False), (False, False))
"""Whether there are lanes, and a picture: what is tried first."""
FACT_PITCH = 28 / FACT
"""From one line of a fact to the next, as a share of its letters."""
NAMES, NAME_GAP, BEFORE = (NOUN, MOVE, TITLE), 6, 10
"""Sizes of the name of a step, the space between it and the moves, and to what comes before it."""
EARLIER = 1.5
"""The height of the line that tells the last move of the page before, in sizes of a fact."""
COUNTS = 64
"""The height of the numbers of all moves, below one that is big."""
BIG, BIG_LEADING = (
    (
        (NOUN, HERO, TITLE),
        (MOVE, HERO, FACT),
        (TITLE, HERO, FACT),
        (MOVE, NOUN, TITLE),
        (TITLE, NOUN, FACT),
        (FACT, MOVE, LABEL),
    ),
    1.12,
)
"""Sizes of what stands before a big noun, of the noun, and of what stands below it."""
BIG_SIGNS, BIG_GAP = ((230, 190, 150), (270, 220, 170)), 28
"""How wide the sign beside a big move may be, and how high above one in a screen that stands; what
is free between them.
"""
CHIP_HIGH = 48
"""The room of what a big move costs, below its words."""
GROWN = 1.6
"""How much larger a picture below words may be than it has to be."""
AIR = 26
"""The most room above a move, in a screen that stands and has room to spare."""
INDENT, BESIDE = 56, 16
"""From the number of a move to its words, and between words and a picture."""
BADGE = 1.35
"""The same for a large number, in sizes of the letters."""


class Item(Struct, frozen=True):
    """A move with its number, the key of the prompt that it belongs to, and who makes it.

    One that is ``past`` belongs to a turn that is over; ``title`` is then that of its prompt. One
    that is ``done`` was carried out before undo came back to it. The ``sign`` is that of what it
    is about.
    """

    number: int
    move: Move
    key: str
    who: str = ""
    past: bool = False
    title: str = ""
    done: bool = False
    sign: str = ""


class Question(Struct, frozen=True):
    """What is asked: its title, and how high what answers it is at least in the content.

    ``beside`` is how high that is where a picture stands beside it. What is ``fixed`` stands at
    the foot of the content whatever else is shown, so that it is never under a finger by chance.
    """

    title: str = ""
    high: float = 0
    beside: float = 0
    fixed: bool = False


class Page(Struct, frozen=True):
    """A page of a step: what of it is shown, and the size of the moves.

    ``foot`` is how much of the content is kept for a question that is fixed; lanes stand above it.
    ``heading`` is the size of the title, 0 for the usual one; ``named`` that of the step's name,
    0 where that is left to the header. ``earlier`` is the last move of the page before, where there
    is room to tell it.
    """

    items: Sequence[Item]
    facts: Sequence[str] = ()
    title: str = ""
    size: float = MOVE
    own_facts: bool = True
    lanes: float = 0
    picture: bool = False
    asks: bool = False
    big: bool = False
    foot: float = 0
    heading: float = 0
    named: float = 0
    earlier: Item | None = None

    @property
    def past(self) -> bool:
        """Whether it shows the end of a turn that is over."""
        return bool(self.items) and self.items[-1].past

    def shows_fact(self, item: Item) -> bool:
        """Tell whether a move's fact stands below it."""
        return bool(item.move.fact) and (self.own_facts or item.move.needed)

    def content(self, frame: Frame) -> Box:
        """Return the room between the header and what stands below."""
        if not self.foot:
            return frame.content(self.lanes)
        box = frame.content()
        bottom = self.lanes_box(frame).y if self.lanes else self.foot_box(frame).y
        return box.upper(bottom - GAP - box.y)

    def lanes_box(self, frame: Frame) -> Box:
        """Return where the table is drawn."""
        box = frame.lanes(self.lanes)
        foot = self.foot_box(frame).y - GAP if self.foot else box.bottom
        return Box(box.x, foot - box.high, box.wide, box.high)

    def foot_box(self, frame: Frame) -> Box:
        """Return where a question stands that is fixed."""
        box = frame.content()
        return box.lower(box.high - self.foot)


class Step(Struct, frozen=True):
    """A step that is to be shown: ``picture`` belongs to it, ``lanes`` are so high.

    Where words leave more room, they have the first of the ``roomy`` heights that fits.

    Where the picture shows a single move, ``pictured`` is the number of that, and its facts are
    told beside it, where there is room. What is ``told`` in place of the lanes, such as what was
    taken back, goes before the title; if it is ``pressing``, it stands on every page. Its ``name``
    stands above the move ``named``, or the first after that which is not past, where there is room
    to spare. Moves that come ``singly`` have a page each.
    """

    items: Sequence[Item]
    facts: Sequence[str]
    question: Question
    picture: Picture | None = None
    lanes: float = 0
    pictured: int | None = None
    told: bool = False
    pressing: bool = False
    name: str = ""
    named: int = 1
    singly: bool = False
    pictured_facts: Sequence[str] = ()
    roomy: Sequence[float] = ()

    @property
    def least_lanes(self) -> float:
        """How high what stands in place of the lanes is on a page with no room to spare."""
        return self.lanes if self.pressing else 0

    @property
    def begun(self) -> Item | None:
        """The move that the name stands above, None where there is none."""
        fresh = (item for item in self.items if not item.past and item.number >= self.named)
        return next(fresh, None) if self.name else None

    @property
    def asks_apart(self) -> bool:
        """Whether the question has a page of its own after moves that are big."""
        return bool(self.question.high or self.question.title)

    @property
    def big_pages(self) -> int:
        """How many pages moves that are big take, with their question."""
        return len(self.items) + self.asks_apart


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
    found = _told_beside(p, frame, step, [*before, *_in_pages(p, frame, step, items, True)])
    return [_with_roomy_lanes(p, frame, step, page) for page in _linked(p, frame, step, found)]


def _with_roomy_lanes(p: Painter, frame: Frame, step: Step, page: Page) -> Page:
    """Return a page with lanes as high as its words leave room for.

    A picture and tiles keep their size.
    """
    if not page.lanes or step.told or page.picture or (page.asks and step.question.high):
        return page
    higher = (replace(page, lanes=high) for high in step.roomy if high > page.lanes)
    return next((each for each in higher if fits(p, frame, step, each)), page)


def _told_beside(p: Painter, frame: Frame, step: Step, found: list[Page]) -> list[Page]:
    """Return pages of which that with the picture tells the facts of its move, not the last one.

    There lanes go before these facts: they tell what is seen.
    """
    own = [fact for fact in step.facts if fact in step.pictured_facts]
    *pages, last = found
    for at, page in enumerate(pages if own else ()):
        if not page.picture or step.pictured not in [item.number for item in page.items]:
            continue
        for lanes in (page.lanes,) if step.told else (page.lanes, 0):
            more = replace(page, facts=own, lanes=lanes)
            if fits(p, frame, step, more):
                rest = [fact for fact in last.facts if fact not in own]
                return [*pages[:at], more, *pages[at + 1 :], replace(last, facts=rest)]
    return found


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
        _noun_sizes(p, text_box(frame, each, step.picture), step, item) for each in (page, beside)
    ]
    return beside if nouns[0] == nouns[1] else page


def _noun_sizes(p: Painter, box: Box, step: Step, item: Item) -> list[float]:
    """Return the size of each line of the noun of a big move."""
    return [size for _, size, _, bold in _big(p, box, step, item)[0] if bold]


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
        spare -= _air_high(p, frame, step, page) + _slack(p, words, step, page, words.y)
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
    return box.lower(_slack(p, box, step, page, box.y) + used + GAP)


def _air(p: Painter, frame: Frame, step: Step, page: Page) -> float:
    """Return the room above each move: there is more in a screen that stands, if it is to spare."""
    if not frame.upright or page.big or (page.asks and step.question.high and not page.foot):
        return 0
    box = text_box(frame, page, step.picture)
    spare = box.high - (words_high(p, step, page, box) or box.high)
    return max(0, min(AIR, spare / 2 / max(1, len(page.items))))


def _air_high(p: Painter, frame: Frame, step: Step, page: Page) -> float:
    return _air(p, frame, step, page) * len(page.items)


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
    found = [p.width(line, page.named, True) + 2 for line in _name_lines(p, step, page, box.wide)]
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
    lines = len(_name_lines(p, step, page, room))
    return page.named * 1.15 * lines + NAME_GAP + _before_name(step, page) if lines else 0


def _before_name(step: Step, page: Page) -> float:
    """Return the space above the name of the step: there is some where moves come before it."""
    return BEFORE if step.begun is not page.items[0] else 0


def _name_lines(p: Painter, step: Step, page: Page, room: float) -> tuple[str, ...]:
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


def chip_wide(p: Painter, move: Move) -> float:
    """Return the width of a move's price."""
    amount = move.chip.partition(" ")[0]
    return p.width(amount, FACT, True) + 28 + 36


def draw(p: Painter, frame: Frame, step: Step, page: Page) -> float:
    """Draw the words of a page; return where the next thing may begin (units from the top)."""
    box = text_box(frame, page, step.picture)
    if page.picture and step.picture and step.picture.instead:
        return box.bottom
    y = box.y
    if page.big:
        _draw_big(p, frame, box, step, page)
        return box.bottom
    if page.earlier:
        size = FACT * p.letters
        p.sign("check", box.x + 20, y + size * 0.6, size, "dim")
        p.words(box.x + indent(size), y + size * 0.92, page.earlier.move.plain, size, "dim")
        y += earlier_high(p, page)
    if not page.asks:
        y = _draw_title(p, box, page, y)
    air = _air(p, frame, step, page)
    if page.items:
        y += _slack(p, box, step, page, y)
    for item in page.items:
        if item is step.begun:
            y = _draw_name(p, box, step, page, y)
        y = _draw_item(p, box, item, page, y + air)
    if page.asks:  # first what is to be done, then what is asked
        y = _draw_title(p, box, page, y)
    if is_noted(p, page, box.wide):
        base = y - 6 - title_size(p, page, box.wide) * 0.22
        p.words(box.right - 2, base, page.facts[0], FACT * p.letters, "dim", anchor="end")
        return y
    for fact in page.facts:
        for line in fact_lines(p, fact, box.wide):
            p.words(box.x + 2, y + FACT * p.letters, line, FACT * p.letters, "dim")
            y += fact_pitch(p)
    return y + (6 if page.facts else 0)


def _draw_name(p: Painter, box: Box, step: Step, page: Page, y: float) -> float:
    for at, line in enumerate(_name_lines(p, step, page, box.wide)):
        base = y + _before_name(step, page) + page.named * (0.92 + at * 1.15)
        p.words(box.x + 2, base, line, page.named, bold=True)
    return y + name_high(p, step, page, box.wide)


def _draw_title(p: Painter, box: Box, page: Page, y: float) -> float:
    if not page.title:
        return y
    size = title_size(p, page, box.wide)
    for line in p.wrap(page.title, size, box.wide, True):
        p.words(box.x + 2, y + size * 0.98, line, size, bold=True)
        y += size * 1.2
    return y + 6


BigLine = tuple[str, float, str, bool]
"""Words of a big move, their size and ink, and whether they are bold."""


def _big(p: Painter, box: Box, step: Step, item: Item) -> tuple[list[BigLine], float]:
    """Return the lines of a big move, as large as has room, and the room that is left."""
    room = box.high - (COUNTS if step.big_pages > 1 else 0) - (CHIP_HIGH if item.move.chip else 0)
    for sizes in BIG:
        lines = _big_lines(p, item.move, sizes, box.wide)
        spare = room - sum(size for _, size, *_ in lines) * BIG_LEADING
        if spare >= 0 and all(p.width(each[0], each[1], each[3]) <= box.wide for each in lines):
            break
    return lines, spare


def _draw_big(p: Painter, frame: Frame, box: Box, step: Step, page: Page) -> None:
    """Draw one move: its noun as large as it can be, its sign, and which of all it is."""
    box, sign = _sign_box(p, frame, box, step, page)
    item = page.items[0]
    if sign:
        _draw_big_sign(p, sign, item.sign)
    lines, spare = _big(p, box, step, item)
    y = box.y + max(0, min(24, spare))
    for words, size, ink, bold in lines:
        y += size * BIG_LEADING
        p.words(box.x + 2, y - size * (BIG_LEADING - 0.9), words, size, ink, bold)
    if item.move.chip:
        _draw_chip(p, item.move, box.x + 2, y + 24)
    _draw_count(p, box, step, item)


def _sign_box(p: Painter, frame: Frame, box: Box, step: Step, page: Page) -> tuple[Box, Box | None]:
    """Return where the words of a big move stand, and its sign if that takes nothing from them."""
    item = page.items[0]
    if page.picture or not item.sign:
        return box, None
    sizes = _big_sizes(p, box, step, item)
    ways: list[tuple[Box, Box]] = []
    for side in BIG_SIGNS[frame.upright]:
        off = side + BIG_GAP
        if frame.upright:
            words, sign = box.lower(off), box.upper(side)
        else:
            words = Box(box.x + off, box.y, box.wide - off, box.high)
            sign = Box(box.x, box.y, side, box.high)
        found = _big_sizes(p, words, step, item)
        if found == sizes:
            return words, sign
        if found[True] == sizes[True]:
            ways.append((words, sign))
    return ways[-1] if ways else (box, None)


def _big_sizes(p: Painter, box: Box, step: Step, item: Item) -> dict[bool, set[float]]:
    """Return the sizes of the words of a big move: of its noun, and of all else."""
    lines, _ = _big(p, box, step, item)
    return {noun: {size for _, size, _, bold in lines if bold == noun} for noun in (True, False)}


def _draw_big_sign(p: Painter, box: Box, sign: str) -> None:
    """Draw a sign on a hex in a shade of its colour."""
    name, _, own = sign.partition(":")
    ink = own or signs.own_colour(name)
    x, y, radius = box.x + box.wide / 2, box.y + box.high / 2, min(box.wide, box.high) / 2
    p.poly(corners(6, radius, x, y, pi / 6), theme.mix(ink, "ground", 0.72))
    p.sign(name, x, y, radius * 1.15, ink, theme.mix(ink, "ground", 0.8))


def _big_lines(p: Painter, move: Move, sizes: Sequence[float], room: float) -> list[BigLine]:
    """Return the lines of a move with their sizes, inks, and whether they are bold."""
    verb, noun, rest = _split(move.text)
    most, large, small = sizes
    parts = [(verb, most, "dim", False), (noun, large, "sand", True)]
    parts += [(rest, small, "sand", False), (move.fact, small, "dim", False)]
    return [
        (line, size, ink, bold)
        for words, size, ink, bold in parts
        if words
        for line in p.wrap(words, size, room, bold)
    ]


def _split(text: str) -> tuple[str, str, str]:
    """Return what stands before the key noun of a move, the noun, and what stands after it."""
    verb, star, rest = text.partition("**")
    noun, _, rest = rest.partition("**")
    plain = rest.replace("**", "").strip(" \xa0,;:")
    return (verb.strip(), noun.strip(), plain) if star else ("", verb.strip(), "")


def _draw_count(p: Painter, box: Box, step: Step, item: Item) -> None:
    """Draw the numbers of all moves: those that are done, this one, those to come; then what asks.

    They are as many as there are pages.
    """
    count = step.big_pages
    if count < 2:
        return
    y, pitch = box.bottom - 34, min(60, (box.wide - 52) / (count - 1))
    half = min(24, pitch / 2 - 2)
    size = TITLE if half >= 20 else FACT if half >= 15 else LABEL
    if step.asks_apart:
        x = box.x + 26 + (count - 1) * pitch
        p.rect(x - half, y - half, 2 * half, 2 * half, "raised", 14)
        p.words(x, y + size * 0.36, "?", size, "dim", anchor="middle")
    for at, each in enumerate(step.items):
        x = box.x + 26 + at * pitch
        if each is item:
            p.badge(each.number, x, y, each.who, half)
            continue
        p.rect(x - half, y - half, 2 * half, 2 * half, "raised", 14)
        if each.number < item.number:
            p.sign("check", x, y, half * 1.2, "dim")
        else:
            p.words(x, y + size * 0.36, str(each.number), size, "dim", anchor="middle")


def _slack(p: Painter, box: Box, step: Step, page: Page, y: float) -> float:
    """Return how far the moves stand below the top: a little room is left above them."""
    tiles = page.asks and step.question.high and not page.foot
    return 0 if tiles else min(6, max(0, box.bottom - y - 200))


def _draw_item(p: Painter, box: Box, item: Item, page: Page, y: float) -> float:
    size = page.size
    lines = item_lines(p, item, size, box.wide) or (item.move.text,)
    base = y + size * 0.92
    ink = "dim" if item.done else "sand"
    if item.done:
        p.sign("check", box.x + 20, base - size * 0.35, 36, ink)
    else:
        half = min(30, size / 2)
        p.badge(item.number, box.x + half, base - size * 0.35, item.who, half)
    x = box.x + indent(size)
    for line in lines:
        wide = p.words(x, base, line, size, ink)
        last, base = base, base + size * LEADING
    if item.move.chip:
        _draw_chip(p, item.move, x + wide + (12 if wide else 0), last - size * 0.35)
    y += len(lines) * size * LEADING
    if page.shows_fact(item):
        letters = own_fact_size(p, page)
        for line in own_fact(p, item, page, box.wide):
            p.words(x, y + letters * 0.86, line, letters, "dim")
            y += letters * FACT_PITCH
    return y


def _draw_chip(p: Painter, move: Move, x: float, y: float) -> None:
    amount, _, sign = move.chip.partition(" ")
    wide = p.width(amount, FACT, True)
    p.rect(x, y - 18, wide + 28 + 28, 36, "raised", 8)
    p.words(x + 12, y + 8, amount, FACT, bold=True)
    p.sign(sign, x + 12 + wide + 22, y, 28)
