"""The end of a play: who has won, both totals, and the goal line by line."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import accumulate

from companion.engine.game import YOU
from companion.phrases.phrasebook import Phrasebook, capital, minus
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import View
from companion.screens.theme import FACT, GAP, HERO, LABEL, MOVE, NOUN, TITLE
from companion.session import Session

MET = {True: "check", False: "cross", None: "flag"}
PITCH = 37
WIDE, HIGH = 292, 210
"""How wide the verdict is beside the goals, and how high above them."""
TICK = 0.15
"""Seconds between the ticks of two lines."""

Row = tuple[str, str, bool | None]
"""A line: its words, its number or "", and whether it is met."""


def parts(box: Box, upright: bool) -> tuple[Box, Box]:
    """Return the places of the verdict and of the goals or sources."""
    if upright:
        return box.upper(HIGH), box.lower(HIGH + GAP)
    left = WIDE + GAP
    return box._replace(wide=WIDE), box._replace(x=box.x + left, wide=box.wide - left)


def draw(p: Painter, box: Box, view: View, session: Session, book: Phrasebook) -> None:
    """Draw the verdict and the totals on one side, the goals or the sources on the other."""
    scores = session.play.scores()
    first, second = parts(box, view.upright)
    _verdict(p, first, view, session, book)
    goals = [(book.prompt_text(goal.prompt).text, goal.met) for goal in session.play.goals()]
    p.rect(*second, "sunk", 16)
    if goals:
        more = book.text("screens.goals") + " +{}"
        _goals(p, second, [(capital(words), "", met) for words, met in goals], more)
    elif scores:
        sources = dict.fromkeys(line for each in scores.values() for line in each)
        rows = [
            (
                _name(book, line, view.game),
                "   ".join(
                    minus(str(each[line])) if line in each else "–" for each in scores.values()
                ),
                None,
            )
            for line in sources
        ]
        _lines(p, second, rows, "+{}", ticks=False)


def _verdict(p: Painter, box: Box, view: View, session: Session, book: Phrasebook) -> None:
    p.rect(*box, "sunk", 16)
    scores = session.play.scores()
    said = [book.glance(say) for say in session.play.says]
    verdict = said[-1].title if said and said[-1].title else book.text("screens.over")
    facts = said[-1].facts if said else ()
    least = min(len(scores), 4) * (58 if len(scores) < 3 else 46)
    size = p.largest(verdict, (MOVE, TITLE, FACT), box.wide - 32, 2, True)
    y, middle = box.y + 12 + size, box.x + box.wide / 2
    for line in p.wrap(verdict, size, box.wide - 32, True):
        p.words(middle, y, line, size, bold=True, anchor="middle")
        y += size * 1.15
    y -= size * 0.3
    for fact in facts:
        lines = p.wrap(fact, LABEL, box.wide - 24)
        if y + len(lines) * LABEL * 1.3 + least > box.bottom:
            break
        for line in lines:
            y += LABEL * 1.3
            p.words(middle, y, line, LABEL, "dim", anchor="middle")
    y += 6
    room = (box.bottom - 4 - y) / max(1, len(scores))
    digits = HERO if room > 76 else NOUN if room > 46 else TITLE
    for who, each in scores.items():
        if room < 30:
            return
        middle = y + room / 2
        duel = YOU in scores and len(scores) == 2
        ink = "ice" if who == YOU else "violet" if duel else "sand"
        if digits >= NOUN and (duel or who == YOU):
            p.token(who, box.x + 44, middle, min(24, room / 2 - 4))
        else:
            name = book.name(who, view.game)
            p.words(box.x + 16, middle + 8, name, FACT, "dim")
        at = box.right - 20, middle + digits * 0.36
        sums = [minus(str(points)) for points in accumulate(each.values(), initial=0)]
        p.counting([partial(p.words, *at, points, digits, ink, True, "end") for points in sums])
        y += room


def _goals(p: Painter, box: Box, rows: Sequence[Row], more: str) -> None:
    """Draw the first goal with its lines; what it is called stands above them.

    What only tells how things stand begins the next goal.
    """
    name, _, met = rows[0]
    if met is None:
        size = p.largest(name, (TITLE, FACT, LABEL), box.wide - 36, 1, True)
        p.words(box.x + 18, box.y + 14 + size, name, size, bold=True)
        box, rows = box.lower(size + 12), rows[1:]
    ends = [at for at, row in enumerate(rows) if row[2] is None and at]
    many = ends[0] if ends and met is None else len(rows)
    _lines(p, box, rows[:many], more, rest=len(rows) - many)


def _lines(
    p: Painter, box: Box, rows: Sequence[Row], more: str, ticks: bool = True, rest: int = 0
) -> None:
    """Draw what was to be reached, or the sources of points: as many as there is room for.

    How many ``more`` there are stands at the end, the ``rest`` that is not among the rows with
    them.
    """
    pitch = min(PITCH * p.letters, (box.high - 24) / max(1, len(rows)))
    size = FACT * p.letters if pitch >= 27 * p.letters else FACT if pitch >= 27 else LABEL
    left = box.x + (50 if ticks else 18)
    y = box.y + 14
    for number, (name, value, met) in enumerate(rows):
        room = box.right - left - 18 - (p.width(value, size, True) + 12 if value else 0)
        lines = p.wrap(name, size, room)
        last = number == len(rows) - 1
        below = 0 if last and not rest else LABEL
        if y + max(pitch, len(lines) * size * 1.15) + below > box.bottom:
            rest += len(rows) - number
            break
        if ticks:
            with p.turning(box.x + 30, TICK * number):
                p.sign(MET[met], box.x + 30, y + size * 0.62, 24, "ice" if met else "dim")
        for at, line in enumerate(lines):
            p.words(left, y + size * 0.95 + at * size * 1.15, line, size)
        if value:
            p.words(box.right - 18, y + size * 0.95, value, size, bold=True, anchor="end")
        y += max(pitch, len(lines) * size * 1.15 + 6)
    if rest:
        p.words(box.right - 18, box.bottom - 10, more.format(rest), LABEL, "dim", anchor="end")


def _name(book: Phrasebook, line: str, game: str) -> str:
    return capital(book.name(line, game, "field"))
