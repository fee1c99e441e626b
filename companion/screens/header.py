"""The header of the table: whose turn it is, the round and its steps, numbers, the clock."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from itertools import product

from msgspec.structs import replace

from companion.phrases.phrasebook import minus
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box, Frame
from companion.screens.pictures import Header
from companion.screens.theme import FACT, LABEL, MOVE, TITLE
from companion.screens.widgets.tap import Face

STEPS, DOT, SIGN, APART = 16, 22, 38, 18
"""The space between two steps of a round; from one to the next as dots, and as signs; the space
between them and what follows the title.
"""

LARGE = 1.5
"""From these letters on the header has larger ones, too."""

CAPTIONED = 18
"""The middle of a number with a caption below it."""

CLOCK, NARROW, BESIDE = 108, 76, 28
"""The width of the clock, and of one without its sign, in a screen that stands; what the sign takes
of it."""


def clock_box(frame: Frame) -> Box:
    """Return the place of the clock, left of the menu."""
    wide = NARROW if frame.upright else CLOCK
    return Box(frame.menu.x - 8 - wide, 4, wide, 48)


def draw(
    p: Painter,
    frame: Frame,
    header: Header,
    clock: bool = False,
    before: Mapping[str, str] | None = None,
) -> None:
    """Draw as much of a header as has room: numbers first, then the round, then its steps.

    The names of the steps go before a longer word for the round, and before by how much a number
    has changed, so that they do not come and go. A round that begins is told before any number. A
    number that was another ``before``, by its
    sign, rises into its place over the difference. Whose turn it is stands in smaller letters
    where the numbers need the room.
    """
    p.rect(0, 0, frame.wide, frame.header.high, "panel")
    end = clock_box(frame).x - (4 if frame.upright else 10) if clock else frame.menu.x - 14
    header = _with_round(p, frame, header, end)
    most = end - _numbers_wide(p, header)
    room = most - 76 if frame.upright else most - _title_end(p, header) - 6
    ways = _ways(p, frame, header)
    changes = _changes(header, before or {})
    more = sum(p.width(each, LABEL) + 6 for each in changes if each)
    beside = [wide + change for wide in ways for change in (more, 0)]
    header = replace(header, sub=_sub(p, header, room, beside))
    stacked = frame.upright and bool(header.sub) and p.fits(header.sub, LABEL, most - 76)
    large = _is_large(p, frame, header, end)
    title = MOVE if large else TITLE
    sizes = (FACT, LABEL) if frame.upright else (title, FACT, LABEL)
    x = _stacked(p, header, most) if stacked else _who(p, header, most, sizes)
    sub = 0 if stacked else p.width(header.sub, TITLE if large else LABEL)
    kept = [sub + wide for wide in ways]
    x, end = _numbers(p, header, x, end, changes, title, kept)
    if header.sub and not stacked:
        size = TITLE if large else _sub_size(p, header, end - x, ways)
        wide = p.width(header.sub, size)
        if x + wide <= end:
            p.words(x, 28 + size * 0.4, header.sub, size, _sub_ink(header))
            x += wide + APART
    if not header.steps:
        return
    if frame.upright:
        _bars(p, frame, header)
    elif any(header.steps) and _steps_wide(p, header) <= end - x:
        _steps(p, header, x, end)
    elif header.signs and SIGN * len(header.steps) <= end - x:
        _signs(p, header, end)
    elif DOT * (len(header.steps) + 1) <= end - x:
        _dots(p, header, end)


def clock(time: str, runs: bool, act: Callable[[], object]) -> Face:
    """Return the face of the clock: amber when it is late, its sign faint while it stands.

    Words that need the room of the sign have it: the minutes of a budget.
    """
    ink = "amber" if "−" in time else "ice"

    def paint(p: Painter, wide: float, high: float) -> None:
        beside = wide >= CLOCK and p.width(time, FACT, True) <= wide - BESIDE
        if beside:
            p.sign("clock", 18, high / 2, 26, ink if runs else "faint")
        room = wide - (BESIDE if beside else 8)
        size = p.largest(time, (TITLE, FACT, LABEL), room, 1, True)
        p.words(wide - 4, high / 2 + size * 0.36, time, size, ink, True, "end")

    return Face(time, act, "bare", stop=False, paint=paint)


def draw_menu(p: Painter, wide: float, high: float) -> None:
    """Draw the button at the end of the header."""
    p.rect(0, 0, wide, high, "raised", 10)
    p.sign("menu", wide / 2, high / 2, 36, "ice")


def _ink(who: str) -> str:
    return {"": "sand", "you": "ice"}.get(who, "violet")


def _with_round(p: Painter, frame: Frame, header: Header, end: float) -> Header:
    """Return a header of which a narrow screen shows a round that begins, with what else fits."""
    while frame.upright and header.fresh and header.numbers:
        if p.fits(header.sub, LABEL, end - _numbers_wide(p, header) - 76):
            break
        header = replace(header, numbers=header.numbers[:-1])
    return header


def _ways(p: Painter, frame: Frame, header: Header) -> list[float]:
    """Return the room that the steps may take: with their names, as signs, or nothing at all."""
    ways = () if frame.upright else (_steps_wide(p, header), SIGN * len(header.signs))
    return [*(wide + APART for wide in ways if wide), 0]


def _sub(p: Painter, header: Header, room: float, ways: Sequence[float]) -> str:
    """Return what follows the title: the longest that leaves the steps as much as can be left."""
    tried = product(ways, (*header.longer, header.sub))
    return next((sub for beside, sub in tried if p.fits(sub, LABEL, room - beside)), header.sub)


def _sub_size(p: Painter, header: Header, room: float, ways: Sequence[float]) -> float:
    """Return the size of what follows the title: smaller rather than without steps beside it."""
    tried = product(ways, (FACT, LABEL))
    fitting = (size for beside, size in tried if p.width(header.sub, size) + beside <= room)
    return next(fitting, LABEL)


def _sub_ink(header: Header) -> str:
    return "sand" if header.fresh else "dim"


def _lit(header: Header) -> str:
    """Return the colour of the current step."""
    return _ink(header.who if header.whose is None else header.whose)


def _is_large(p: Painter, frame: Frame, header: Header, end: float) -> bool:
    """Tell whether all stands in larger letters: where the player wants them and they fit."""
    words = p.width(header.title, MOVE, True) + p.width(header.sub, TITLE)
    numbers = _numbers_wide(p, header, MOVE)
    fits = _start(header) + words + 2 * STEPS + numbers <= end
    return p.letters >= LARGE and not frame.upright and fits


def _numbers_wide(p: Painter, header: Header, size: float = TITLE) -> float:
    """Return the room of all numbers, with the token of whose they are."""
    wide = sum(_number_wide(p, header, at, size) for at in range(len(header.numbers)))
    return wide + (34 if _owned(header) else 0)


def _number_wide(
    p: Painter, header: Header, at: int, size: float = TITLE, change: float = 0
) -> float:
    """Return the room of a number and of its change, or of its caption if that is wider."""
    sign, value = header.numbers[at]
    caption = p.width(header.captions.get(sign, ""), LABEL) + 14
    return max(p.width(value, size, True) + change + _beside(sign), caption)


def _beside(sign: str) -> float:
    """Return the room beside a number: that of its sign, if it has one."""
    return 8 + 28 + 10 if sign else 14


def _owned(header: Header) -> bool:
    """Tell whether it must be said whose the numbers are."""
    return bool(header.owner and header.numbers and header.owner != header.who)


def _title_end(p: Painter, header: Header) -> float:
    """Return where a title of full size ends."""
    return _start(header) + p.width(header.title, TITLE, True) + 14


def _start(header: Header) -> float:
    """Return where a title begins: after the sign, if there is one."""
    return 62 if header.who else 60 if header.sign else 16


def _stacked(p: Painter, header: Header, end: float) -> float:
    """Draw whose turn it is with the round below it, in a screen that is narrow."""
    x = _sign(p, header)
    room = end - x - 14
    size = p.largest(header.title, (FACT, LABEL), room, 1, True)
    wide = p.words(x, 25, header.title, size, _ink(header.who), bold=True)
    return x + max(wide, p.words(x, 46, header.sub, LABEL, _sub_ink(header))) + 14


def _sign(p: Painter, header: Header) -> float:
    """Draw what stands before the title; return where that begins."""
    if header.who:
        p.token(header.who, 33, 28, 17)
    elif header.sign:
        p.sign(header.sign, 32, 28, 36)
    return _start(header)


def _who(p: Painter, header: Header, end: float, sizes: Sequence[float]) -> float:
    """Draw whose turn it is; return where that ends."""
    x = _sign(p, header)
    size = p.largest(header.title, sizes, end - x - 14, 1, True)
    base = 28 + size * 0.36
    return x + p.words(x, base, header.title, size, _ink(header.who), bold=True) + 14


def _numbers(
    p: Painter,
    header: Header,
    x: float,
    end: float,
    changes: Sequence[str],
    size: float,
    kept: Sequence[float],
) -> tuple[float, float]:
    """Draw the first numbers that have room, at the right; return what is left between.

    Changes stand beside them in what is left once the most that can be is ``kept``.
    """
    while header.numbers and _numbers_wide(p, header, size) > end - x:
        header = replace(header, numbers=header.numbers[:-1])
    spare = end - 6 - x - _numbers_wide(p, header, size)
    spare -= next((wide for wide in kept if wide <= spare), 0)
    for at, (sign, value) in reversed(list(enumerate(header.numbers))):
        more, caption = changes[at], header.captions.get(sign, "")
        beside = p.width(more, LABEL) + 6 if more else 0
        if beside > spare:
            more, beside = "", 0
        spare -= beside
        wide = p.width(value, size, True) + beside
        middle = CAPTIONED if caption else 28
        if more:
            p.words(end, middle + 11, more, LABEL, "dim", anchor="end")
        with p.gliding(0, 14) if more else nullcontext():
            p.words(end - beside, middle + size * 0.36, value, size, bold=True, anchor="end")
        if sign:
            p.sign(sign, end - wide - 8 - 13, middle, 28)
        p.words(end, middle + size * 0.41 + LABEL, caption, LABEL, "dim", anchor="end")
        end -= _number_wide(p, header, at, size, beside)
    if _owned(header):
        p.token(header.owner, end - 12, 28, 12)
        end -= 34
    return x, end - 6


def _changes(header: Header, before: Mapping[str, str]) -> list[str]:
    """Return by how much each number has changed, "" where it has not or that is not told."""
    told = {sign: old for sign, old in before.items() if sign not in header.bare}
    found = [change(told.get(sign, value), value) for sign, value in header.numbers]
    return [minus(f"({by:+d})") if by else "" for by in found]


def change(before: str, now: str) -> int:
    """Return by how much a number as it is written has changed, 0 if it is no number."""
    try:
        return int(now.replace("−", "-")) - int(before.replace("−", "-"))
    except ValueError:
        return 0


def _step_widths(p: Painter, header: Header) -> list[float]:
    """Return the width of each step, with its mark."""
    found = [p.width(name, LABEL, at == header.current) for at, name in enumerate(header.steps)]
    return [wide + (24 if at == header.current else 26) for at, wide in enumerate(found)]


def _steps_wide(p: Painter, header: Header) -> float:
    """Return the width of all steps, 0 if they have no names."""
    return (
        sum(_step_widths(p, header)) + STEPS * (len(header.steps) - 1) if any(header.steps) else 0
    )


def _steps(p: Painter, header: Header, x: float, end: float) -> None:
    """Draw the steps of a round: done, now, to come."""
    names, taken = list(header.steps), _step_widths(p, header)
    gap, whole = STEPS, _steps_wide(p, header)
    x = max(x, x + (end - x - whole) / 2)
    for at, name in enumerate(names):
        if at:
            p.line((x - gap + 4, 28, x - 4, 28), "faint", 2)
        if at < header.current:
            p.sign("check", x + 8, 28, 18, "dim")
            p.words(x + 21, 34, name, LABEL, "dim")
        elif at == header.current:
            p.rect(x, 12, taken[at], 32, _lit(header), 16)
            p.words(x + taken[at] / 2, 34, name, LABEL, "ink", bold=True, anchor="middle")
        else:
            p.ring(x + 8, 28, 6, "faint", 2)
            p.words(x + 21, 34, name, LABEL, "dim")
        x += taken[at] + gap


def _dots(p: Painter, header: Header, end: float) -> None:
    """Draw steps without their names: there are none, or there is no room for them."""
    x = end - DOT * len(header.steps)
    for at in range(len(header.steps)):
        if at == header.current:
            p.disc(x + at * DOT, 28, 9, _lit(header))
        elif at < header.current:
            p.disc(x + at * DOT, 28, 6, "dim")
        else:
            p.ring(x + at * DOT, 28, 5, "faint", 2)


def _signs(p: Painter, header: Header, end: float) -> None:
    """Draw steps by their signs: there is no room for their names."""
    x = end - SIGN * len(header.steps) + SIGN / 2
    for at, sign in enumerate(header.signs):
        if at == header.current:
            p.rect(x - 20, 12, 40, 32, _lit(header), 16)
        done = at < header.current
        ink = "ink" if at == header.current else "dim"
        p.sign("check" if done else sign, x, 28, 18 if done else 24, ink, _lit(header))
        x += SIGN


def _bars(p: Painter, frame: Frame, header: Header) -> None:
    """Draw the steps as bars on the lower edge."""
    wide = frame.wide / len(header.steps)
    for at in range(len(header.steps)):
        now = at == header.current
        ink = "dim" if at < header.current else _lit(header) if now else "line"
        p.rect(at * wide + 2, 52, wide - 4, 4, ink, 2)
