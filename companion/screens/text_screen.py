"""Something to read: reasons, notices, help."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby, takewhile
from operator import itemgetter
from typing import Any, NamedTuple

from companion.phrases import aloud
from companion.phrases.phrasebook import capital
from companion.phrases.wording import Wording
from companion.screens import marks, paged, standing
from companion.screens.drawing.gestures import Gesture
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.framed import Faces
from companion.screens.headed import draw_menu
from companion.screens.models.worded import Item, word
from companion.screens.pictures import View, sign_of
from companion.screens.presenter import READING, Presenter
from companion.screens.services import appendix, saved
from companion.screens.services.tracked import tracked
from companion.screens.theme import FACT, GAP, LABEL, LEAST_MOVE, MARGIN, MOVE, TITLE
from companion.screens.turned import TurnedScreen
from companion.screens.widgets.tap import Face

HEAD = 66
"""From where on the text stands below the title."""

LINE, APART = 1.27, 0.4
"""The height of a line, and the space between paragraphs, as shares of the size of letters."""

INDENT = 42
"""How far the words stand beside a sign."""

SIGNS = {
    "back": ("undo", "ice"),
    **{mark: (sign, "amber") for mark, sign in marks.SIGNS.items()},
}
"""What stands before a paragraph of a kind: its sign and the sign's colour."""

HEADS = {
    "why": "why",
    "help": "help",
    "notices": "warn",
    "put-back": "undo",
    "now": "speaker",
}
"""The sign beside the title of each."""

GESTURES = {
    "press-next": Gesture("next", "orange"),
    "press-die": Gesture("die", "sand"),
    "hold-next": Gesture("next", "orange", held=True),
    "hold-die": Gesture("die", "sand", held=True),
    "press-help": Gesture("why", "ice"),
}
"""What two push buttons do, and a third if there is one: the help begins with that."""

NOW = "now"
"""How the play stands, in sections: Next turns to the next of them."""

MEANING = "meaning"
"""The kind of what a gesture does, below its name."""

DRAWN = 76
"""How far the words stand beside a gesture, which is two lines high."""

MOVE_KIND = "move"
"""How the kind of a paragraph begins that tells a move: its number follows, and who makes it."""

REASON = "reason"
"""How the kind of a paragraph begins that tells a reason: the sign of what it is about follows."""

SAID = (MOVE_KIND, "said", REASON)
"""Moves, what else a step says, and the reason of what stands above it."""

INKS = {MOVE_KIND: "dim", "said": "dim"}
BOLD = (*GESTURES,)
SPACES = {MEANING: 0, **dict.fromkeys(GESTURES, 0.25)}
"""The space above a paragraph of a kind, in that between others, if not the usual one."""


Paragraph = tuple[str, str]
"""The kind of a paragraph, and its text."""

FULL = 2 / 3
"""A page that is so full ends with a sentence, for which there may be room left."""

SENTENCE = re.compile(r"(?<=[^.!?]{16}[.!?]) (?=[“«*]*[A-ZÀ-Ü])")
"""The space between two sentences, of which the first is more than a name: no "2. Phases."."""


class Text(NamedTuple):
    """A title and paragraphs, as pairs of kind and text; ``spoken`` is what is said of it.

    The kinds are those of `SIGNS`, those of `SAID`, such as "move:2:you" for your move of this
    number, or "reason:bot:violet" for one about his Bot; ``size`` is that of letters.
    """

    title: str
    paragraphs: list[Paragraph]
    spoken: str
    size: float = FACT


class Line(NamedTuple):
    """A line of a paragraph, and where it begins below the title; the ``first`` has its sign."""

    kind: str
    words: str
    first: bool
    x: float = 0
    y: float = 0


class ReadingScreen(TurnedScreen):
    """A title and paragraphs, in pages. The header stays, and the primary thing is to go back."""

    name = READING

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self.text = Text("", [], "")
        self.pages: list[list[Line]] = [[]]
        self._size = float(FACT)

    @property
    def spoken(self) -> str:
        return self.text.spoken

    @property
    def what(self) -> str:
        """What is read: a name of `READINGS`."""
        return str(self.detail.get("what", "help"))

    def refresh(self) -> None:
        section = self._section
        self.text = now(self.presenter, section) if section else READINGS[self.what](self.presenter)
        self._lay_out()
        faces: Faces = {}
        self._put_tools(faces)
        paged.put_turns(faces, self.frame, self.at, len(self.pages), self.turn, self.words)
        back = Face(self.words("screens.back"), self.back, "primary")
        faces["primary"] = (self.frame.primary, back)
        menu = Face(self.words("screens.menu"), self._show_menu, "bare", stop=False)
        menu.paint = draw_menu
        faces["menu"] = (self.frame.menu, menu)
        self.draw(faces, self._paint)

    def turn(self, page: int) -> None:
        """Show this page, and say the first of it."""
        self.presenter.show(self.name, **{**self.detail, "page": page})
        first, *rest = self.pages[self.at]
        lines = [first, *takewhile(lambda line: not line.first, rest)]
        told = " ".join(line.words for line in lines).replace("**", "")
        self.presenter.speak(f"{self.page_words(page)}. {told}")

    def do_next(self) -> None:
        """Tap what Die stepped to; else turn to what comes next, and at the end go back."""
        if self.what == NOW and not any(tap.focused for tap in self.taps.values()):
            if self._section + 1 < len(standing.sections(self.session)):
                self.presenter.read(NOW, section=self._section + 1)
            else:
                self.back()
        else:
            super().do_next()

    @property
    def _section(self) -> int:
        """Which section is read of how the play stands."""
        return int(self.detail.get("section", 0))

    def do_why(self) -> None:
        """Go back from the reasons; over a step, show and say them instead of what is read."""
        if self.what == "why":
            self.back()
        elif self.presenter.sessions.current:
            self.presenter.read("why", **self.detail.get("table", {}))
        else:
            super().do_why()

    def _put_tools(self, faces: Faces) -> None:
        """Put the whole rule beside the reasons, and have it said."""
        words, places = self.words, self.frame.choices
        if self.what == "why":
            rule = Face(words("screens.qr"), lambda: appendix.show(self.presenter), sign="qr")
            faces["qr"] = (places[0], rule)
        if self._corrects:
            correct = Face(words("screens.correct"), self._show_values, sign="pencil")
            faces["correct"] = (places[0], correct)
        backup = self.presenter.backups.latest() if self.what == "notices" else None
        if backup and self.presenter.store.notices:
            label = words("screens.saved-backup", made=backup.when)
            bring = Face(label, self._bring_back, sign="undo")
            faces["backup"] = (places[0], bring)
        if self.what != "page":
            faces["repeat"] = (
                places[1],
                Face(words("screens.repeat"), self.do_repeat, sign="speaker"),
            )

    def back(self) -> None:
        """Show the table as it was; a notice that was read is told no more."""
        if self.what == "notices":
            self.presenter.acknowledge()
        super().back()

    def _bring_back(self) -> None:
        """Add the games of the latest backup: none is lost or doubled by that."""
        if self.presenter.guard.passes():
            self.presenter.store.acknowledge()
            saved.take_backup(self.presenter)
            if self.parent:
                self.refresh()

    @property
    def _corrects(self) -> bool:
        """Whether values are read that can be corrected now."""
        return self.what == NOW and bool(self.session.play.fields)

    def _show_values(self) -> None:
        """Show where what is read can be corrected."""
        about = standing.headings(self.session, self._section)
        places = [at for at, heading in enumerate(tracked(self.session)) if heading in about]
        back = {"name": self.name, "what": self.what, "section": self._section}
        self.presenter.visit("editor", list=True, groups=places, back=back)

    def _show_menu(self) -> None:
        self.presenter.visit("menu")

    # how it is laid out

    def _lay_out(self) -> None:
        """Break the text into pages."""
        frame, p = self.frame, self.measure
        box = Box(26, HEAD, frame.wide - 52, frame.content().bottom - HEAD - MARGIN)
        self._size, self.pages = _flow(p, self.text, box)

    def _paint(self, p: Painter) -> None:
        p.rect(0, 0, self.frame.wide, self.frame.header.high, "panel")
        self._paint_title(p)
        for line in self.pages[self.at]:
            self._paint_line(p, line)

    def _paint_title(self, p: Painter) -> None:
        base, right = 39, self.frame.menu.x - GAP
        good = self.what == "notices" and not self.presenter.warns
        sign = "check" if good else HEADS[self.what]
        p.sign(sign, 42, base - 14, 38, "amber" if sign == "warn" else "ice")
        if len(self.pages) > 1:
            note = self.page_words(self.at)
            right -= p.words(right, base - 2, note, FACT, "dim", anchor="end") + 16
        size = p.largest(self.text.title, (MOVE, LEAST_MOVE, TITLE, FACT, LABEL), right - 76)
        p.words(76, base, self.text.title, size)

    def _paint_line(self, p: Painter, line: Line) -> None:
        kind, number, who = (*line.kind.split(":"), "", "")[:3]
        size, ink = self._size, INKS.get(kind, "sand")
        left, y = 26 + line.x, HEAD + line.y
        if line.first and line.kind in ("told", "said"):
            p.disc(left + 16, y + size * 0.62, 4, "dim")
        elif line.first and line.kind in SIGNS:
            sign, colour = SIGNS[line.kind]
            p.sign(sign, left + 16, y + size * 0.62, 30, colour)
        elif line.first and line.kind in GESTURES:
            GESTURES[line.kind].draw(p, left + 32, y + size * LINE, min(64, 2 * size * LINE - 8))
        elif line.first and kind == REASON and number:
            p.sign(number, left + 16, y + size * 0.62, 30, who)
        elif line.first and kind == MOVE_KIND:
            p.badge(number, left + 15, y + size * 0.62, who, 15)
        left += _indent(line.kind)
        p.words(left, y + size * 0.95, line.words, size, ink, line.kind in BOLD)


def _indent(kind: str) -> int:
    if kind == MEANING or kind in GESTURES:
        return DRAWN
    return INDENT if kind in SIGNS or kind.startswith(("told", *SAID)) else 0


def _letters(p: Painter, text: Text, room: float) -> float:
    """Return the largest size of letters at which no word is too wide."""
    sizes = [text.size * p.letters, *(s for s in (MOVE, TITLE, FACT) if s < text.size * p.letters)]
    for size in sizes:
        if all(
            p.width(line.words, size, kind in BOLD) <= room - _indent(kind)
            for kind, words in text.paragraphs
            for line in _lines(p, (kind, words), size, room)
        ):
            return size
    return FACT


def _lines(p: Painter, paragraph: Paragraph, size: float, room: float) -> list[Line]:
    """Return a paragraph in lines."""
    kind, words = paragraph
    broken = p.wrap(words.replace("→", "›"), size, room - _indent(kind), kind in BOLD)
    return [Line(kind, line, not at) for at, line in enumerate(broken)]


def _flow(p: Painter, text: Text, box: Box) -> tuple[float, list[list[Line]]]:
    """Return the size of letters, and a text in pages."""
    size = _letters(p, text, box.wide)
    pages = _pages(p, text.paragraphs, size, box)
    return size, [_stacked(page, size) for page in pages]


def _stacked(lines: Sequence[Line], size: float, x: float = 0, y: float = 0) -> list[Line]:
    """Return lines below each other."""
    stacked: list[Line] = []
    for at, line in enumerate(lines):
        y += _above(line, at, size)
        stacked.append(line._replace(x=x, y=y))
        y += size * LINE
    return stacked


def _above(line: Line, at: int, size: float) -> float:
    """Return the space above a line: between paragraphs, more above a heading."""
    if not at or not line.first:
        return 0
    return size * APART * SPACES.get(line.kind, 2 if _heads(line) else 1)


def _high(lines: Sequence[Line], size: float) -> float:
    """Return the height of lines below each other; below the last there need be no space."""
    return sum(_above(line, at, size) + size * LINE for at, line in enumerate(lines)) - size * (
        LINE - 1
    )


def _pages(p: Painter, paragraphs: Sequence[Paragraph], size: float, box: Box) -> list[list[Line]]:
    """Return paragraphs in pages of the size of this box; a heading is never the last of a page.

    What a gesture does stays whole below it, where there is room. A page ends with a sentence or a
    paragraph if it is full enough then. No line of a paragraph stands alone, above or below.
    """
    pages: list[list[Line]] = [[]]
    for kind, words in paragraphs:
        lines = _lines(p, (kind, words), size, box.wide)
        while lines:
            page = pages[-1]
            room = _room(page, lines, size, box.high)
            if kind == MEANING and room < len(lines) and _headings(page):
                room = 0
            if room == len(lines):
                page += lines
                break
            head, lines = _broken(p, page, lines, room, size, box)
            page += head
            carried = 0 if head else _headings(page)
            pages.append(page[len(page) - carried :])
            del page[len(page) - carried :]
    return pages


def _broken(
    p: Painter, page: Sequence[Line], lines: list[Line], room: int, size: float, box: Box
) -> tuple[list[Line], list[Line]]:
    """Return what of a paragraph still stands on a page, and what on the next one.

    There is ``room`` for so many lines.
    """
    kind, first = lines[0].kind, lines[0].first
    words = " ".join(line.words for line in lines)

    def set_(words: str, first: bool) -> list[Line]:
        found = _lines(p, (kind, words), size, box.wide)
        return [line._replace(first=line.first and first) for line in found]

    for end in reversed([each.start() for each in SENTENCE.finditer(words)]):
        head = set_(words[:end], first)
        if len(head) <= room and _high([*page, *head], size) >= FULL * box.high:
            return head, set_(words[end + 1 :], first=False)
    left = page[: len(page) - _headings(page)]
    if page and room == len(lines) - 1:
        room -= 1
    alone = bool(page) and room == 1
    if not room or alone or (first and _high(left, size) >= FULL * box.high):
        return [], lines
    return lines[:room], lines[room:]


def _room(page: Sequence[Line], lines: Sequence[Line], size: float, high: float) -> int:
    """Return for how many lines more a page so high has room; one without any has it for one."""
    counts = range(len(lines), 0, -1)
    fitting = (count for count in counts if _high([*page, *lines[:count]], size) <= high)
    return next(fitting, 0 if page else 1)


def _heads(line: Line) -> bool:
    """Tell whether a line belongs to what stands below it."""
    return line.kind.startswith((*BOLD, MOVE_KIND, "said"))


def _headings(page: Sequence[Line]) -> int:
    """Return how many lines at the end of a page are a heading, but not all of them."""
    bold = list(takewhile(_heads, reversed(page)))
    return len(bold) if len(bold) < len(page) else 0


def why(presenter: Presenter) -> Text:
    """Return the reasons of the step, and its texts, for which there may have been no room.

    What is a reading of ours stands first, and what is not known. A reason that several texts have
    in a row stands once, below the last of them.
    """
    session = presenter.session
    worded = word(session, presenter.phrasebook) if session.ask else None
    items = worded.items if worded else ()
    words: list[Wording] = [*session.says, *([session.ask] if session.ask else [])]
    paragraphs: list[Paragraph] = []
    reasons: list[str] = []
    told = [(each.why, _said(each, _items_of(words, at, items))) for at, each in enumerate(words)]
    for why, together in groupby(told, key=itemgetter(0)):
        paragraphs += [said for _, said in together]
        if why:
            paragraphs += _about(worded.view, why) if worded else [(REASON, why)]
            reasons.append(why)
    if not reasons:
        reasons = [presenter.words("screens.why-none")]
        paragraphs.append((REASON, reasons[0]))
    notes = session.marked
    title = presenter.words("screens.why-title")
    nouns = _nouns(items, words[-1].key) if words else []
    if nouns:
        title = f"{title} **{capital(nouns[0])}**"
    spoken = " ".join([*(note.text for note in notes), *reasons])
    return Text(title, [*notes, *paragraphs], spoken)


def _about(view: View, why: str) -> list[Paragraph]:
    """Return a reason in paragraphs, each with the sign of what its sentences are about."""
    found: list[Paragraph] = []
    for sentence in SENTENCE.split(why):
        sign = sign_of(view, sentence, view.header.who)
        kind = f"{REASON}:{sign}" if sign else REASON
        if found and kind in (REASON, found[-1][0]):
            found[-1] = found[-1][0], f"{found[-1][1]} {sentence}"
        else:
            found.append((kind, sentence))
    return found


def _items_of(words: Sequence[Wording], at: int, items: Sequence[Item]) -> list[Item]:
    """Return the moves of one of these texts: several may have the same key."""
    key = words[at].key
    nth = sum(before.key == key for before in words[:at])
    return [item for item in items if (item.key, item.nth) == (key, nth)]


def _said(wording: Wording, items: Sequence[Item]) -> Paragraph:
    """Return a text of the step: the key nouns of its moves are bold, its number is the first's."""
    if not items:
        return "said" if wording.why else "told", wording.text
    words, first = wording.text, items[0]
    for noun in _nouns(items, wording.key):
        words = re.sub(rf"(?<!\*)\b{re.escape(noun)}\b(?!\*)", f"**{noun}**", words, count=1)
    return f"{MOVE_KIND}:{first.number}:{first.who}", words


def _nouns(items: Sequence[Item], key: str) -> list[str]:
    """Return the key nouns of the moves of a prompt, without numbers."""
    found = [noun for each in items if each.key == key for noun in each.move.text.split("**")[1::2]]
    return [noun for noun in dict.fromkeys(found) if noun[:1].isalpha()]


def help_(presenter: Presenter) -> Text:
    """Return what the push buttons do, how to play by touch, and the keys; the buttons are said.

    Where none is wired, nothing is told of them.
    """
    words = presenter.words
    paragraphs: list[Paragraph] = []
    said = []
    wired = presenter.buttons is not None and presenter.buttons.available
    for kind, gesture in GESTURES.items() if wired else ():
        button = kind.partition("-")[2]
        if button != "help" or presenter.settings.pin_help is not None:
            name = words(f"screens.wire-{button}")
            name = words("screens.help-held", button=name) if gesture.held else name
            does = words(f"screens.help-{kind}")
            paragraphs += [(kind, name), (MEANING, does)]
            said.append(words("screens.state", what=name, state=does))
    text = words("screens.help-text").splitlines()
    paragraphs += [("text", line) for line in text]
    paragraphs += [(mark, words(f"screens.help-{mark}")) for mark in marks.SIGNS]
    paragraphs.append(("text", words("screens.help-keys")))
    return Text(words("screens.help-title"), paragraphs, " ".join(said or text))


def notices(presenter: Presenter) -> Text:
    """Return everything that the strip of notices has to say."""
    lines = list(presenter.notices)
    title = presenter.words("screens.notice")
    return Text(title, [("text", line) for line in lines], " ".join(lines) or title)


def put_back(presenter: Presenter) -> Text:
    """Return the moves that no longer hold since undo."""
    title, moves = presenter.words("screens.put-back"), presenter.session.put_back
    lines = [("back", move.text) for move in moves]
    return Text(title, lines, presenter.session.to_put_back, LEAST_MOVE)


def now(presenter: Presenter, section: int = 0) -> Text:
    """Return a section of how the play stands."""
    title, lines = standing.sections(presenter.session)[section]
    return Text(title, [("text", line) for line in lines], aloud.joined([title, *lines]))


READINGS: Mapping[str, Callable[[Presenter], Text]] = {
    "why": why,
    "help": help_,
    "notices": notices,
    "put-back": put_back,
    NOW: now,
}
"""What can be read, by its name."""
