"""Every play there was: how it went, and going on with it."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterable
from datetime import date
from typing import Any, NamedTuple

from kivy.clock import Clock

from companion.engine.course import Turn, filled
from companion.engine.game import YOU
from companion.engine.saved import SavedPlay
from companion.games import find, games
from companion.phrases.phrasebook import capital, minus
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.framed import Faces
from companion.screens.paged import GAP as ROWS_APART
from companion.screens.paged import (
    ROW,
    Page,
    PagedScreen,
    Row,
    draw_rows,
    names_of,
    page_at,
    page_note,
    pages,
    put_rows,
    put_turns,
)
from companion.screens.pictures import draw_hero
from companion.screens.presenter import Presenter
from companion.screens.theme import FACT, GAP, HERO, LABEL, MOVE, NOUN, TILE, TITLE, down_from
from companion.screens.turns import (
    LEGEND_ROW,
    RULER,
    Legend,
    Plot,
    Ruler,
    draw_chart,
    draw_legend,
    draw_ruler,
    in_rows,
    named,
    plots,
    put_ruler,
)
from companion.screens.widgets.tap import Face

log = logging.getLogger(__name__)

BEST = 5
"""How many of the best plays are listed."""

LIST_WIDE, NAME_LEFT, CHART = 326, 64, 60
"""The width of the list of plays in a screen that lies, where names begin in it, the least height
of a chart.
"""

PANEL = 228
"""The least height of what is told of a play below the list, in a screen that stands."""

WIDER = 1.25
"""By how much the list is wider at most, for large letters."""

STAND, EMBLEM = 44, 130
"""The least height of how far a play has come, and the side of its game's emblem beside that."""

LEADING, MOST_LETTERS = 1.36, 1.3
"""The height of a line that tells of a play, and by how much its letters are larger at most."""


UNSEEN = Face("", style="blank")
"""A row of another page than the one that is shown."""


class HeadLine(NamedTuple):
    """A line that tells of the chosen play."""

    words: str
    size: float
    ink: str = "sand"
    bold: bool = False


class PlaysScreen(PagedScreen):
    """Every play there was, the latest first, and how the chosen one went.

    ``detail`` names the chosen ``play``, and a ``turn`` of it by its place; ``best`` tells that the
    best of each game and level are listed, ``how`` that the chosen play alone is shown, and from
    where: its "end" or the "plays". Next plays on with one that waits, and shows the end of one
    that is over. One that was set aside, or whose game is not installed, is only listed.
    """

    name = "plays"

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self._plays: list[SavedPlay] = []
        self._known: dict[int, SavedPlay] = {}
        self._days: Counter[tuple[str, date]] = Counter()
        self._rows: Page = []
        self._page = 0
        self._courses: dict[tuple[int, int], list[Turn]] = {}
        self._retell_soon = Clock.create_trigger(lambda _: self._retell(), 0)

    # what is shown

    @property
    def chosen(self) -> SavedPlay | None:
        """The play that is chosen: the one of the detail, else the first that can be opened."""
        asked = self.detail.get("play")
        if asked in self._known:
            return self._known[asked]
        return next((kept for kept in self._plays if opens(kept)), next(iter(self._plays), None))

    @property
    def course(self) -> list[Turn]:
        """The turns of the chosen play, the set-up left out, as far as they are known yet."""
        kept = self.chosen
        told = self._courses.get((kept.id, kept.answers), []) if kept else []
        return [turn for turn in told if turn.number]

    @property
    def page(self) -> int:
        return self._page

    def refresh(self) -> None:
        self._plays = self.presenter.sessions.history()
        self._known = {kept.id: kept for kept in self._plays}
        self._days = Counter(
            (kept.game, begun.date()) for kept in self._plays if (begun := kept.begun)
        )
        self._draw()
        kept = self.chosen
        if kept and kept.game in games() and (kept.id, kept.answers) not in self._courses:
            if self._how:
                self._retell()  # all of the page is about it
            else:
                self._retell_soon()

    @property
    def _how(self) -> str:
        """From where one asked how the chosen play went, "" if the plays are listed."""
        return str(self.detail.get("how") or "") if self.chosen else ""

    def leave(self) -> None:
        self._retell_soon.cancel()

    def _retell(self) -> None:
        """Find out how the chosen play went, after it was shown; nothing if it cannot be read."""
        kept = self.chosen
        if kept is None or not self.parent or self.detail.get("best"):
            return
        try:
            told = self.presenter.store.course(find(kept.game), kept)
        except Exception:
            log.exception("how play %s went cannot be told", kept.id)
            told = []
        self._courses[kept.id, kept.answers] = told
        self.look_again(self._draw)

    # what can be tapped

    def _draw(self) -> None:
        faces: Faces = {}
        if self.detail.get("best"):
            self._put_best(faces)
        else:
            self._put_plays(faces)
        self.put_header(faces)
        self.draw(faces, self._paint)

    def _put_plays(self, faces: Faces) -> None:
        if self._how:
            self._rows, self.pages = [], 1
        else:
            named = {f"play-{kept.id}": kept for kept in self._plays}
            rows = [Row(name, UNSEEN) for name in named]
            found = pages(self.letters, self._list_box, {"": rows}, high=self._row_high)
            size = self._name_size()
            self._put_page(faces, found, lambda row: self._row(named[row.name], size))
        if self._has_ruler:
            put_ruler(faces, self, self._ruler, self.pick_turn, self._chart_high)
        faces["primary"] = (self.frame.primary, self._primary())
        first, second = self.frame.choices
        kept = self.chosen
        if self._how:
            return
        if kept and self._back_to is not None:
            place = self._turn_in_words(kept, self.course[self._at].number)
            label = self.words("screens.plays-to", place=place[:1].lower() + place[1:])
            faces["to-turn"] = (first, Face(label, self.go_back, sign="undo"))
        elif kept and self._has_ruler and self._plots:
            look = lambda: self.presenter.visit(self.name, play=kept.id, how="plays")  # noqa: E731
            faces["course"] = (first, Face(self.words("screens.course"), look, sign="list"))
        if any(points(each) is not None for each in self._plays if each.game in games()):
            label = self.words("screens.plays-the-best")
            act = lambda: self.presenter.visit(self.name, best=True)  # noqa: E731
            faces["best"] = (second, Face(label, act, sign="op"))

    def _put_page(
        self, faces: Faces, found: list[Page], worded: Callable[[Row], Row] = lambda row: row
    ) -> None:
        """Put the page of the detail, else the one on which the chosen play is.

        Its rows alone are ``worded``: there may be thousands.
        """
        self.pages = len(found)
        self._page = page_at(self.detail, self.pages)
        if "page" not in self.detail and not self.detail.get("best") and self.chosen:
            name = f"play-{self.chosen.id}"
            self._page = next(at for at, page in enumerate(found) if name in names_of(page))
        at = self._page
        self._rows = [
            placed._replace(row=placed.row and worded(placed.row)) for placed in found[at]
        ]
        put_rows(faces, self._rows, self.measure)
        put_turns(faces, self.frame, at, self.pages, self.turn, self.words)

    @property
    def _row_high(self) -> float:
        return max(ROW, 50 * self.letters + 6)

    @property
    def _list_box(self) -> Box:
        box = self.frame.content()
        if self.frame.upright:
            every = len(self._plays) * (self._row_high + ROWS_APART)
            return box.upper(min(every, box.high - PANEL - GAP))
        return Box(box.x, box.y, LIST_WIDE * min(max(1, self.letters), WIDER), box.high)

    @property
    def _panel(self) -> Box:
        box = self.frame.content()
        if self._how:
            return box
        listed = self._list_box
        if self.frame.upright:
            return box.lower(listed.high + GAP)
        return Box(listed.right + GAP, box.y, box.right - listed.right - GAP, box.high)

    def _name_size(self) -> float:
        """Return the largest size in which the name of every game that was played has room."""
        p, room = self.measure, self._list_box.wide - NAME_LEFT - 10
        names = {game_name(self, game) for game in {kept.game for kept in self._plays}}
        sizes = down_from(FACT * p.letters)
        fitting = (
            size for size in sizes if all(p.fits(name, size, room, 1, True) for name in names)
        )
        return next(fitting, sizes[-1])

    def _row(self, kept: SavedPlay, size: float) -> Row:
        chosen = kept is self.chosen
        name = game_name(self, kept.game)
        day = self._day(kept)
        face = Face(
            name,
            self._chooser(kept),
            "blank",
            spoken=f"{name}. {self._long_day(kept)}. {self.book.ending(kept)}",
            chosen=chosen,
            paint=self._row_painter(kept, name, day, chosen, size),
        )
        return Row(f"play-{kept.id}", face)

    def _row_painter(
        self, kept: SavedPlay, name: str, day: str, chosen: bool, size: float
    ) -> Callable[[Painter, float, float], object]:
        def paint(p: Painter, wide: float, high: float) -> None:
            if not draw_hero(p, kept.game, 34, high / 2, 38):
                p.sign("planet", 34, high / 2, 38, "on-ice" if chosen else "")
            room = wide - NAME_LEFT - 10
            ink = "ink" if chosen else "ice" if opens(kept) else "dim"
            p.words(NAME_LEFT, high / 2 - size * 0.12, name, size, ink, bold=True)
            small = p.largest(day, down_from(max(LABEL, size * LABEL / FACT)), room)
            told = f"{day} · {self.book.ending(kept)}"
            told = told if p.fits(told, small, room) else day
            base = high / 2 + small + 2
            p.words(NAME_LEFT, base, told, small, "ink" if chosen else "dim")

        return paint

    def _chooser(self, kept: SavedPlay) -> Callable[[], object]:
        def choose() -> None:
            self.presenter.show(self.name, play=kept.id, page=self._page)
            self.presenter.speak(f"{self._told(kept)}. {self.taps['primary'].spoken}")

        return choose

    def _primary(self) -> Face:
        """Return the face of the one thing to do with the chosen play."""
        kept = self.chosen
        if kept is None or not opens(kept) or self._how:
            return Face(self.words("screens.back"), self.back, "primary")
        over = kept.finished is not None
        label = self.words("screens.plays-end" if over else "screens.plays-on")
        return Face(label, lambda: self.presenter.open_kept(kept.id), "primary", sign="next")

    # a turn of the chosen play

    @property
    def _has_ruler(self) -> bool:
        kept = self.chosen
        return kept is not None and opens(kept) and len(self.course) > 1

    @property
    def _at(self) -> int:
        """The place of the turn that is picked: the last one if none is."""
        last = len(self.course) - 1
        return min(max(0, int(self.detail.get("turn", last))), last)

    @property
    def _ruler(self) -> Ruler:
        panel = self._panel
        box = Box(panel.x + 6, panel.bottom - RULER - 6, panel.wide - 12, RULER)
        return Ruler(box, [turn.number for turn in self.course], self._at)

    @property
    def _chart_high(self) -> float:
        """How high the chart is above the turns, 0 if there is no room or nothing to show."""
        panel = self._panel
        kept, p = self.chosen, self.measure
        if kept is None or not self._plots:
            return 0
        head = sum(line.size * LEADING for line in self._head(p, kept))
        high = panel.high - RULER - 16 - head
        return high if high >= CHART + self._legend_high(p, kept) else 0

    @property
    def _plots(self) -> list[Plot]:
        return plots(self.course)

    def _legend(self, p: Painter, kept: SavedPlay) -> Legend:
        """Return what each line of the chart means; of a parameter also its value at the time."""
        words = {True: self._progress, False: self._who}
        told = [(plot, words[plot.parameter](kept, plot.name)) for plot in self._plots]
        return in_rows(p, told, self._legend_size, self._panel.wide - 36)

    @property
    def _legend_size(self) -> float:
        return LABEL * max(1.0, min(self.letters, MOST_LETTERS))

    def _legend_high(self, p: Painter, kept: SavedPlay) -> float:
        return len(self._legend(p, kept)) * self._legend_size * LEGEND_ROW

    def _progress(self, kept: SavedPlay, name: str) -> str:
        """Return a parameter with its value at the end of the picked turn."""
        value = self.course[self._at].progress[name].value
        return f"{self._who(kept, name)} {minus(str(value))}"

    @property
    def _varies(self) -> bool:
        """Whether points came and went in the course of the play."""
        return len({tuple(turn.points.values()) for turn in self.course}) > 1

    def pick_turn(self, place: int) -> None:
        """Pick a turn of the chosen play, and say how it stood then."""
        kept = self.chosen
        if kept is None:
            return
        held = next((name for name, tap in self.taps.items() if tap.focused), "")
        how = {"how": self._how} if self._how else {"page": self._page}
        self.presenter.show(self.name, play=kept.id, turn=place, **how)
        self.keep_finger(held)
        progress = [self._progress(kept, name) for name in self.course[self._at].progress]
        told = [self._stood(kept).replace(" · ", ". "), ", ".join(progress)]
        self.presenter.speak(". ".join(filter(None, told)))

    @property
    def _back_to(self) -> int | None:
        """How many answers the play had when the picked turn began.

        None if no turn is picked, or the play does not wait.
        """
        kept = self.chosen
        if kept is None or not opens(kept) or kept.finished is not None or not self._has_ruler:
            return None
        return self.course[self._at].given if "turn" in self.detail else None

    def go_back(self) -> None:
        """Go on with the chosen play from the beginning of the picked turn."""
        kept, given = self.chosen, self._back_to
        if kept is None or given is None:
            return

        def go() -> None:
            self.presenter.sessions.open_kept(kept.id)
            session = self.presenter.session
            back = sum(entry.given for entry in session.play.log) - given
            if back > 0:
                session.undo(back)

        self.presenter.change(go)

    # the best

    def _put_best(self, faces: Faces) -> None:
        groups = {
            self._best_title(game, level): [self._best_row(kept) for kept in ranked]
            for (game, level), ranked in best(
                kept for kept in self._plays if kept.game in games()
            ).items()
        }
        columns = 1 if self.frame.upright or self.letters > 1.2 else 2
        self._put_page(faces, pages(self.letters, self.frame.content(), groups, columns))
        faces["primary"] = (
            self.frame.primary,
            Face(self.words("screens.back"), self.back, "primary"),
        )

    def _best_title(self, game: str, level: str) -> str:
        return ", ".join(self.book.name(each, game) for each in (game, level) if each)

    def _best_row(self, kept: SavedPlay) -> Row:
        team = kept.result is not None and kept.result.of_team
        label = self.words("screens.plays-points", points=points(kept), team=team)
        act = lambda: self.presenter.visit(self.name, play=kept.id)  # noqa: E731
        return Row(f"play-{kept.id}", Face(label, act, "row", self._day(kept)))

    # in words

    def _day(self, kept: SavedPlay) -> str:
        return self._begun(kept, "screens.plays-short-day")

    def _long_day(self, kept: SavedPlay) -> str:
        return self._begun(kept, "screens.plays-day")

    def _begun(self, kept: SavedPlay, key: str) -> str:
        """Return the day on which a play was begun; with the time, if another of its game was."""
        begun = kept.begun
        if begun is None:
            return self.words("core.history-undated")
        return self.words(key, begun=begun, alone=self._days[kept.game, begun.date()] < 2)

    def _minutes(self, kept: SavedPlay) -> str:
        return self.words("screens.plays-minutes", minutes=shown(kept.minutes))

    def _told(self, kept: SavedPlay) -> str:
        """Return everything that is told of a play, in words."""
        name = game_name(self, kept.game)
        told = f"{name}. {self._long_day(kept)}. {self.book.ending(kept)}. {self._minutes(kept)}"
        full = self._filled(kept)
        return f"{told}. {full}" if full else told

    def _filled(self, kept: SavedPlay) -> str:
        """Return in which turn each parameter became full, "" if none did."""
        counter = find(kept.game).counter if kept.game in games() else ""
        told = [
            (
                self.book.name(name, kept.game, "field"),
                self.words("screens.plays-in-turn", counter=counter, number=number),
            )
            for name, number in filled(self.course).items()
        ]
        if not told:
            return ""
        (name, when), *others = told
        first = self.words("screens.plays-full", name=capital(name), when=when)
        return ", ".join([first, *(f"{each.lower()} {then}" for each, then in others)])

    def _turn_in_words(self, kept: SavedPlay, number: int) -> str:
        return named(self.book.field(find(kept.game).counter, kept.game), number)

    def _stood(self, kept: SavedPlay) -> str:
        """Return the picked turn and everybody's points at its end."""
        turn = self.course[self._at]
        known = {who: total for who, total in turn.points.items() if total}
        many = [f"{self._who(kept, who)} {minus(str(total))}" for who, total in known.items()]
        place = self._turn_in_words(kept, turn.number)
        if not many or not self._varies:
            return place
        over = kept.finished is not None and self._at == len(self.course) - 1
        told = self.book.text("core.points-stand", over=over, points=", ".join(many))
        return f"{place} · {told}"

    def _who(self, kept: SavedPlay, who: str) -> str:
        words = self.book.name(who, kept.game, "field")
        return words[:1].upper() + words[1:]

    def _so_far(self, kept: SavedPlay, who: str) -> str:
        return self.words("screens.plays-so-far", who=self._who(kept, who))

    @property
    def spoken(self) -> str:
        """What is listed, and what Next does with the chosen play."""
        if self.detail.get("best"):
            return self.words("screens.plays-the-best")
        kept = self.chosen
        if kept is None:
            return f"{self.words('screens.plays')}. {self.words('core.history-none')}"
        title = self.words("screens.course" if self._how else "screens.plays")
        return f"{title}. {self._told(kept)}. {self._primary().words}."

    def back(self) -> None:
        """Go back to the plays from the best, else to the first screen or the table."""
        if self.detail.get("best"):
            self.presenter.visit(self.name)
        elif self._how == "plays" and self.chosen:
            self.presenter.visit(self.name, play=self.chosen.id)
        else:
            self.presenter.show_play()

    # how it looks

    def _paint(self, p: Painter) -> None:
        note = page_note(self._page, self.pages)
        if self.detail.get("best"):
            self.paint_header(p, self.words("screens.plays-the-best"), note=note)
            draw_rows(p, self._rows)
            if not self._rows:
                self._paint_nothing(p, self.words("screens.plays-no-best"))
            return
        kept = self.chosen
        if kept and self._how:
            self.paint_header(p, self.words("screens.course"), game_name(self, kept.game))
            self._paint_panel(p, kept)
            return
        count = self.words("screens.plays-count", count=len(self._plays)) if self._plays else ""
        self.paint_header(p, self.words("screens.plays"), count, note)
        if kept is None:
            self._paint_nothing(p, self.words("core.history-none"))
            return
        self._paint_panel(p, kept)

    def _paint_nothing(self, p: Painter, words: str) -> None:
        """Draw why nothing is listed."""
        box = self.frame.content()
        p.block(box.x + 2, box.y + 36, words, FACT * p.letters, box.wide, "dim")

    def _paint_panel(self, p: Painter, kept: SavedPlay) -> None:
        """Draw the chosen play: its day, how it stands, and its points by turns or by whose."""
        panel = self._panel
        p.rect(*panel, "sunk", TILE)
        y = panel.y + 4
        for line in self._head(p, kept):
            y += line.size * LEADING
            p.words(panel.x + 18, y - line.size * 0.3, line.words, line.size, line.ink, line.bold)
        ruler, high = self._ruler, self._chart_high
        bottom = ruler.box.y if self._has_ruler else panel.bottom
        if high:
            box = Box(panel.x + 14, ruler.box.y - high, panel.wide - 28, high)
            draw_legend(p, panel.x + 18, box.y, self._legend(p, kept), self._legend_size)
            draw_chart(p, box.lower(self._legend_high(p, kept)), ruler, self.course)
        elif kept.result:
            self._paint_result(p, kept, y, bottom)
        elif opens(kept):
            self._paint_stand(p, kept, Box(panel.x + 18, y + 8, panel.wide - 36, bottom - y - 16))
        if self._has_ruler:
            draw_ruler(p, ruler)

    def _head(self, p: Painter, kept: SavedPlay) -> list[HeadLine]:
        """Return the lines that tell of the chosen play, as large as leaves room."""
        room, letters = self._panel.wide - 36, max(1.0, min(p.letters, MOST_LETTERS))
        day, told = self._long_day(kept), f"{self.book.ending(kept)} · {self._minutes(kept)}"
        found = [
            HeadLine(
                day, p.largest(day, (TITLE * letters, TITLE, FACT), room, 1, True), "sand", True
            )
        ]
        size = p.largest(told, (FACT * letters, FACT, LABEL), room)
        found += [HeadLine(line, size, "dim") for line in p.wrap(told, size, room)]
        full = self._filled(kept) if self._how else ""
        size = p.largest(full, (size, FACT, LABEL), room)
        found += [HeadLine(line, size) for line in p.wrap(full, size, room) if full]
        if self._varies and self._has_ruler:
            stood = self._stood(kept)
            size = p.largest(stood, (FACT * letters, FACT, LABEL), room)
            found += [HeadLine(line, size) for line in p.wrap(stood, size, room)]
        return found

    def _paint_stand(self, p: Painter, kept: SavedPlay, box: Box) -> None:
        """Draw how far a play has come: its game, and its turn and the points by large numbers."""
        if box.high < STAND or (kept.id, kept.answers) not in self._courses:
            return
        side = min(box.high, EMBLEM)
        draw_hero(p, kept.game, box.x + side / 2, box.y + box.high / 2, side)
        x, middle = box.x + side + 24, box.y + box.high / 2
        if not self.course:
            words = self.words("screens.history-setup")
            size = p.largest(words, (NOUN, MOVE, TITLE, FACT), box.right - x, 1, True)
            p.words(x, middle + size * 0.36, words, size, bold=True)
            return
        turn = self.course[self._at]
        counter = self.book.field(find(kept.game).counter, kept.game)
        told = [(counter[:1].upper() + counter[1:], str(turn.number), "sand")]
        told += [
            (self._so_far(kept, who), minus(str(total)), "ice" if who == YOU else "violet")
            for who, total in turn.points.items()
            if total
        ]
        wide = (box.right - x + 16) / len(told)
        sizes = [each for each in (HERO, NOUN, MOVE) if each * 0.72 + FACT + 12 <= box.high] or [
            TITLE
        ]
        large = min(p.largest(number, sizes, wide - 16, 1, True) for _, number, _ in told)
        small = min(p.largest(label, (FACT, LABEL), wide - 16) for label, _, _ in told)
        base = middle + (large * 0.72 + small) / 2
        for at, (label, number, ink) in enumerate(told):
            lines = p.wrap(label, small, wide - 16)
            for up, line in enumerate(reversed(lines)):
                above = base - large * 0.72 - 12 - up * small * 1.15
                p.words(x + at * wide, above, line, small, "dim")
            p.words(x + at * wide, base, number, large, ink, bold=True)

    def _paint_result(self, p: Painter, kept: SavedPlay, y: float, bottom: float) -> None:
        """Draw everybody's points at the end, as far as there is room."""
        panel = self._panel
        letters = FACT * p.letters
        for who, score in (kept.result.scores if kept.result else {}).items():
            y += letters * 1.4
            if y > bottom - 12:
                return
            ink = "ice" if who == YOU else "sand"
            p.words(panel.x + 18, y, self._who(kept, who), letters)
            total = minus(str(score.total))
            p.words(panel.right - 18, y, total, letters, ink, True, "end")


def game_name(screen: PagedScreen, game: str) -> str:
    """Return what a game is called where there is little room."""
    if game not in games():
        return screen.book.game(game)
    return screen.book.name(game, game, "short")


def opens(kept: SavedPlay) -> bool:
    """Tell whether a play can be put on the table."""
    return not kept.set_aside and kept.game in games()


def shown(number: int | None) -> int | str:
    """Return a number as it is shown, a question mark where it could not be read."""
    return "?" if number is None else number


def points(kept: SavedPlay) -> int | None:
    """Return the points of a play that was won, those of a team together; None for any other."""
    return kept.result.points if kept.result and kept.result.won else None


def best(plays: Iterable[SavedPlay]) -> dict[tuple[str, str], list[SavedPlay]]:
    """Return the best plays by game and level: what they may be compared by."""
    found: dict[tuple[str, str], list[SavedPlay]] = {}
    for kept in plays:
        if kept.result and points(kept) is not None:
            found.setdefault((kept.game, kept.result.level), []).append(kept)
    return {
        kind: sorted(each, key=lambda kept: -(points(kept) or 0))[:BEST]
        for kind, each in sorted(found.items())
    }
