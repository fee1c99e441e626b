"""The end of a play: who has won, both totals, an opponent's points, and the goal line by line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import accumulate, pairwise
from math import inf
from typing import NamedTuple

from companion.engine.game import YOU, Scores
from companion.phrases.phrasebook import Phrasebook, capital, minus
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import View
from companion.screens.scores import sources
from companion.screens.theme import (
    FACT,
    GAP,
    HERO,
    LABEL,
    LEADING,
    MOVE,
    NOUN,
    TITLE,
    TYPE_SCALE,
    down_from,
)
from companion.session.session import Session

MET = {True: "check", False: "cross", None: "flag"}
PITCH = 37
WIDE, HIGH = 292, 210
"""How wide the verdict is beside the goals, and how high above them."""
CHART_WIDE, CHART_HIGH, CHART = 400, 280, 76
"""The same with the points of an opponent as a line, and the least height of that."""
BETWEEN = 16
"""The least space between the words at both ends of a line."""
BROKEN = 10
"""By how much smaller letters of the verdict may be to need a line less."""
LARGE = 82
"""The height of a total in the largest digits."""
SLACK = 6
"""The units by which the last line may come nearer to the edge."""
TICK = 0.15
"""Seconds between the ticks of two lines."""

Row = tuple[str, Sequence[str], bool | None]
"""A line: its words, everybody's number, and whether it is met."""


def parts(box: Box, upright: bool, charted: bool) -> tuple[Box, Box]:
    """Return the places of the verdict, with a chart or without, and of the goals or sources."""
    if upright:
        high = CHART_HIGH if charted else HIGH
        return box.upper(high), box.lower(high + GAP)
    wide = CHART_WIDE if charted else WIDE
    left = wide + GAP
    return box._replace(wide=wide), box._replace(x=box.x + left, wide=box.wide - left)


def opponent(scores: Scores) -> str:
    """Return who else has points besides you, "" where that is not one other."""
    others = [who for who in scores if who != YOU]
    return others[0] if YOU in scores and len(others) == 1 else ""


def draw(
    p: Painter,
    box: Box,
    view: View,
    session: Session,
    book: Phrasebook,
    points: Sequence[int] = (),
) -> None:
    """Draw the verdict and the totals on one side, the goals or the sources on the other.

    ``points`` are those that an opponent had at the end of each turn: they stand there as a line.
    """
    scores = session.play.scores()
    charted = bool(opponent(scores))
    first, second = parts(box, view.upright, charted)
    _verdict(p, first, view, session, book, points)
    goals = [(book.prompt_text(goal.prompt).text, goal.met) for goal in session.play.goals()]
    p.rect(*second, "sunk", 16)
    if goals:
        more = partial(book.text, "screens.goals-more")
        _goals(p, second, [(capital(words), (), met) for words, met in goals], more)
    elif scores:
        rows: list[Row] = [
            (
                _name(book, line, view.game),
                [minus(str(each[line])) if line in each else "–" for each in scores.values()],
                None,
            )
            for line in sources(scores)
        ]
        heads = [book.name(who, view.game).rpartition(" ")[2] for who in scores]
        more = partial(book.text, "screens.score-more")
        _lines(p, second, rows, more, heads if len(heads) > 1 else ())


def _verdict(
    p: Painter, box: Box, view: View, session: Session, book: Phrasebook, points: Sequence[int]
) -> None:
    p.rect(*box, "sunk", 16)
    scores = session.play.scores()
    other = opponent(scores)
    said = [book.glance(say) for say in session.play.says]
    verdict = said[-1].title if said and said[-1].title else book.text("screens.over")
    facts = said[-1].facts if said else ()
    least = min(len(scores), 4) * (58 if len(scores) < 3 else 46)
    wanted = len(scores) * LARGE if len(scores) <= 2 else least
    if other:
        least, wanted = 58, LARGE + CHART
    room = box.wide - 24

    def high(sizes: tuple[float, float]) -> float:
        above = len(p.wrap(verdict, sizes[0], room - 8, True)) * sizes[0] * 1.15
        told = sum(len(p.wrap(fact, sizes[1], room)) for fact in facts) * sizes[1] * 1.3
        return above + told + sizes[0] * 0.25 + 18

    large = sorted({MOVE * p.letters, TITLE * p.letters, MOVE, TITLE, FACT}, reverse=True)
    wide_enough = p.largest(verdict, large, room - 8, 2 if p.letters <= 1 else 3, True)
    heads = [each for each in large if TITLE <= each <= wide_enough] or [wide_enough]
    told = {LABEL * p.letters, *down_from(FACT * p.letters)}

    def worth(sizes: tuple[float, float]) -> float:
        return sum(sizes) - BROKEN * len(p.wrap(verdict, sizes[0], room - 8, True))

    pairs = [(each, fact) for each in heads for fact in told if fact < each]
    tried = sorted(pairs, key=worth, reverse=True)
    heights = (wanted, least)
    head, size = next(
        (each for need in heights for each in tried if high(each) + need <= box.high), tried[-1]
    )
    y, middle = box.y + 12 + head, box.x + box.wide / 2
    for line in p.wrap(verdict, head, room - 8, True):
        p.words(middle, y, line, head, bold=True, anchor="middle")
        y += head * 1.15
    y -= head * 0.85
    for fact in facts:
        lines = p.wrap(fact, size, room)
        if y + len(lines) * size * 1.3 + least > box.bottom:
            break
        for line in lines:
            y += size * 1.3
            p.words(middle, y, line, size, "dim", anchor="middle")
    y += 6
    if other:
        low = box.bottom - y >= LARGE + CHART
        row = Box(box.x, y, box.wide, LARGE if low else box.bottom - y)
        _totals(p, row, scores)
        if low and len(points) > 1:
            chart = box.lower(row.bottom - box.y)
            title = book.text("screens.points-by-turn", who=book.name(other, view.game))
            _chart(p, chart, points, title)
        return
    room = (box.bottom - 4 - y) / max(1, len(scores))
    digits = HERO if room > LARGE - 6 else NOUN if room > 46 else TITLE
    for who, each in scores.items():
        if room < 30:
            return
        if who != next(iter(scores)) and room > LARGE - 6:
            p.line((box.x + 18, y, box.right - 18, y), "line", 2)
        middle = y + room / 2
        ink = "ice" if who == YOU else "sand"
        if digits >= NOUN and who == YOU:
            p.token(who, box.x + 44, middle, min(24, room / 2 - 4))
        else:
            name = book.name(who, view.game)
            p.words(box.x + 16, middle + 8, name, FACT, "dim")
        _count_up(p, box.right - 20, middle, each, digits, ink, "end")
        y += room


def _totals(p: Painter, box: Box, scores: Scores) -> None:
    """Draw two totals side by side, each behind the token of whose it is."""
    middle = box.y + box.high / 2
    radius = min(22.0, box.high / 2 - 6)
    longest = max((minus(str(sum(each.values()))) for each in scores.values()), key=len)
    room = box.wide / 2 - 2 * radius - 34
    sizes = [each for each in (HERO, NOUN, TITLE) if each * 0.8 <= box.high]
    digits = p.largest(longest, sizes, room, 1, True)
    for place, (who, each) in zip(box.grid(2, 1, 0), scores.items(), strict=True):
        p.token(who, place.x + 16 + radius, middle, radius)
        ink = "ice" if who == YOU else "violet"
        _count_up(p, place.x + 26 + 2 * radius, middle, each, digits, ink, "start")


def _count_up(
    p: Painter,
    x: float,
    middle: float,
    lines: Mapping[str, int],
    digits: float,
    ink: str,
    anchor: str,
) -> None:
    """Draw a total: it counts up line by line."""
    sums = [minus(str(points)) for points in accumulate(lines.values(), initial=0)]
    at = x, middle + digits * 0.36
    p.counting([partial(p.words, *at, points, digits, ink, True, anchor) for points in sums])


def _chart(p: Painter, box: Box, points: Sequence[int], title: str) -> None:
    """Draw what an opponent had at the end of each turn as a line."""
    p.words(box.x + 18, box.y + 22, title, TYPE_SCALE["label"], "dim")
    low, high = min(0, *points), max(1, *points)
    left, right, foot = box.x + 26, box.right - 26, box.bottom - 16
    tall = box.high - 52
    line = [
        (left + (right - left) * at / (len(points) - 1), foot - tall * (each - low) / (high - low))
        for at, each in enumerate(points)
    ]
    for one, another in pairwise(line):
        p.line((*one, *another), "violet", 3.5)
    for x, y in line:
        p.rect(x - 4.5, y - 4.5, 9, 9, "violet", 2)


def _goals(p: Painter, box: Box, rows: Sequence[Row], more: Callable[..., str]) -> None:
    """Draw the first goal with its lines; what it is called stands above them.

    What only tells how things stand begins the next goal.
    """
    (name, _, met), most = rows[0], FACT * p.letters
    if met is None:
        said, named = _parted(name)
        name, room = named or said, box.wide - 36
        in_line = [each for each in p.sizes(TITLE) if p.fits(name, each, room, 1, True)]
        size = max(in_line, default=0) or p.largest(name, p.sizes(FACT), room, 2, True)
        most = min(most, size)
        y = box.y + 14 + size
        for line in p.wrap(name, size, room, True):
            p.words(box.x + 18, y, line, size, bold=True)
            y += size * LEADING
        box, rows = box.lower(y - box.y - size * LEADING + 8), rows[1:]
    ends = [at for at, row in enumerate(rows) if row[2] is None and at]
    many = ends[0] if ends and met is None else len(rows)
    _lines(p, box, rows[:many], more, rest=len(rows) - many, most=most)


def _lines(
    p: Painter,
    box: Box,
    rows: Sequence[Row],
    more: Callable[..., str],
    heads: Sequence[str] = (),
    rest: int = 0,
    most: float = inf,
) -> None:
    """Draw what was to be reached, or the sources of points: as many as there is room for.

    How many ``more`` there are stands at the end, the ``rest`` that is not among the rows with
    them. Above numbers of several players stand their ``heads``.
    """
    if heads:
        box = box.lower(LABEL + 4)
    left = box.x + (18 if heads or any(values for _, values, _ in rows) else 48)
    below = LABEL + GAP if rest else 0
    sizes = [each for each in p.sizes(FACT) if each <= most] or [most]
    tried = (_set(p, box, left, rows, size, below) for size in sizes)
    lines = next((each for each in tried if each.fits), None)
    lines = lines or _set(p, box, left, rows, sizes[-1], below)
    size, small = lines.size, lines.small
    for head, edge in zip(heads, lines.edges, strict=False):
        p.words(edge, box.y + 8, head, LABEL, "dim", anchor="end")
    y = box.y + 14
    for number, (name, values, met) in enumerate(rows):
        words, told = _in_lines(p, name, size, lines.room, lines.parted)
        last = number == len(rows) - 1
        below = 0 if last and not rest else LABEL + GAP
        down = lines.down(len(words))
        if y + down + below > box.bottom + SLACK:
            rest += len(rows) - number
            break
        if not values:
            with p.turning(box.x + 30, TICK * number):
                p.sign(MET[met], box.x + 30, y + size * 0.62, 24, "ice" if met else "dim")
        for at, line in enumerate(words):
            p.words(left, y + size * 0.95 + at * size * 1.15, line, size)
        p.words(left + lines.room, y + size * 0.95, told, small, "dim", anchor="end")
        for value, edge in zip(values, lines.edges, strict=True):
            p.words(edge, y + size * 0.95, value, size, bold=True, anchor="end")
        y += down
    if rest:
        p.words(box.right - 18, box.bottom - 10, more(count=rest), LABEL, "dim", anchor="end")


class Lines(NamedTuple):
    """How lines of a ``size`` stand in a box: ``fits`` tells whether all of them have room.

    Numbers end at the ``edges``; from one line to the next is at least the ``pitch``; words have
    ``room``; if they are ``parted``, their second part stands at the end of the line, in a size
    that may be ``small``.
    """

    size: float
    small: float
    pitch: float
    edges: Sequence[float]
    room: float
    parted: bool
    fits: bool

    def down(self, count: int) -> float:
        """Return from where words in so many lines begin to where the next ones do."""
        return max(self.pitch, count * self.size * 1.15 + 6 * (count > 1))


def _set(
    p: Painter, box: Box, left: float, rows: Sequence[Row], size: float, below: float
) -> Lines:
    """Return how lines of a size stand in a box, with so much room left below them."""
    wide = max((p.width(each, size, True) for _, row, _ in rows for each in row), default=0)
    columns = max((len(values) for _, values, _ in rows), default=0)
    edges = [box.right - 18 - at * (wide + 18) for at in reversed(range(columns))]
    room = (edges[0] - wide - 12 if edges else box.right - 18) - left
    high = box.high - 24 - below
    names = [name for name, values, _ in rows if not values]
    parted = _all_beside(p, names, size, min(size, LABEL * p.letters), room)
    small = size if _all_beside(p, names, size, size, room) else min(size, LABEL * p.letters)
    broken = [_in_lines(p, name, size, room, parted)[0] for name, *_ in rows]
    more = sum((len(lines) - 1) * size * 1.15 + 6 for lines in broken if len(lines) > 1)
    pitch = min(PITCH / FACT * size, (high - more) / max(1, len(rows)))
    whole = all(p.width(line, size) <= room for lines in broken for line in lines)
    found = Lines(size, small, max(pitch, size * 1.15), edges, room, parted, whole)
    tall = sum(found.down(len(lines)) for lines in broken)
    return found._replace(fits=whole and tall <= high + SLACK)


def _in_lines(
    p: Painter, words: str, size: float, room: float, parted: bool
) -> tuple[Sequence[str], str]:
    """Return words in lines, and what stands at the end of the first.

    That is what comes after a colon, if they are ``parted`` there.
    """
    what, how = _parted(words) if parted else (words, "")
    return ((what,) if how else p.wrap(words, size, room)), how


def _all_beside(p: Painter, names: Sequence[str], size: float, small: float, room: float) -> bool:
    """Tell whether both parts of all names that have two have room at the ends of a line."""
    pairs = [pair for name in names if (pair := _parted(name))[1]]
    return all(p.width(what, size) + BETWEEN + p.width(how, small) <= room for what, how in pairs)


def _parted(words: str) -> tuple[str, str]:
    """Return what stands before and after a colon, the words and nothing where there is none."""
    what, _, how = words.partition(": ")
    return what.strip(), how


def _name(book: Phrasebook, line: str, game: str) -> str:
    return capital(book.name(line, game, "field"))
