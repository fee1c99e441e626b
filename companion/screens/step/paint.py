"""A page of a step as it is drawn."""

from __future__ import annotations

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box, Frame
from companion.screens.step.big import draw_big
from companion.screens.step.chip import draw_chip
from companion.screens.step.parts import Item, Page, Step
from companion.screens.step.words import (
    FACT_PITCH,
    air,
    before_name,
    earlier_high,
    fact_lines,
    fact_pitch,
    indent,
    is_noted,
    item_lines,
    name_high,
    name_lines,
    own_fact,
    own_fact_size,
    slack,
    text_box,
    title_size,
)
from companion.screens.theme import FACT, LEADING


def draw(p: Painter, frame: Frame, step: Step, page: Page) -> float:
    """Draw the words of a page; return where the next thing may begin (units from the top)."""
    box = text_box(frame, page, step.picture)
    if page.picture and step.picture and step.picture.instead:
        return box.bottom
    y = box.y
    if page.big:
        draw_big(p, frame, box, step, page)
        return box.bottom
    if page.earlier:
        size = FACT * p.letters
        p.sign("check", box.x + 20, y + size * 0.6, size, "dim")
        p.words(box.x + indent(size), y + size * 0.92, page.earlier.move.plain, size, "dim")
        y += earlier_high(p, page)
    if not page.asks:
        y = _draw_title(p, box, page, y)
    above = air(p, frame, step, page)
    if page.items:
        y += slack(p, box, step, page, y)
    for item in page.items:
        if item is step.begun:
            y = _draw_name(p, box, step, page, y)
        y = _draw_item(p, box, item, page, y + above)
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
    for at, line in enumerate(name_lines(p, step, page, box.wide)):
        base = y + before_name(step, page) + page.named * (0.92 + at * 1.15)
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
        draw_chip(p, item.move, x + wide + (12 if wide else 0), last - size * 0.35)
    y += len(lines) * size * LEADING
    if page.shows_fact(item):
        letters = own_fact_size(p, page)
        for line in own_fact(p, item, page, box.wide):
            p.words(x, y + letters * 0.86, line, letters, "dim")
            y += letters * FACT_PITCH
    return y
