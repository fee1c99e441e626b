"""All plays: how each went, and resuming it; see ``kv/plays.kv``."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty

from companion.engine.course import Turn
from companion.engine.saved import ListedPlay, SavedPlay
from companion.games import find, games
from companion.screens.deleting import restore
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.models.plays import Days, PlayWords, best, opens
from companion.screens.models.rows import Entry
from companion.screens.pictures import draw_hero
from companion.screens.presenter import Presenter
from companion.screens.sheet import Sheet, SheetTool
from companion.screens.widgets.words import fits_in_line

log = logging.getLogger(__name__)

PLAY, DELETED = "play-", "deleted"
"""The prefix of the names of rows, and the row that leads to the deleted plays."""

MAX_TOOLS = 2
"""The most tools that have room."""

LIST, WIDER, BESIDE = 350, 1.25, 116
"""The width of the list beside the chosen play, its maximum enlargement for large text, and the
space beside the text in its rows, in dp.
"""


class PlaysScreen(Sheet):
    """All plays, the latest first, and how the chosen one went.

    ``detail`` has the chosen ``play``, and the index of one of its turns as ``turn``; ``best``
    lists the best of each game and level, ``deleted`` is the play that was just deleted, ``how``
    shows the chosen play alone, with where it was opened from: its "end" or the "plays". Next
    resumes an unfinished play, and shows the end of a finished one. A play that was set aside, or
    whose game is not installed, is only listed.
    """

    name = "plays"
    kv = "plays"
    needs = ("rows", "turns")

    entries = ListProperty()
    worded = ObjectProperty(lambda entry: entry)
    shown = ObjectProperty(None, allownone=True, rebind=True)
    """What is shown of the chosen play, None if the list has all the room."""
    alone = BooleanProperty(False)
    """Whether the chosen play has all the room."""
    picked = BooleanProperty(False)
    """Whether a play was chosen: Die then starts at its turns and tools, not at 1000s of rows."""

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        self._left, self._gone = True, 0
        self._listed: list[ListedPlay] = []
        self._plain: list[Entry] = []
        self._days = Days(())
        self._courses: dict[tuple[int, int], list[Turn]] = {}
        self.chosen: SavedPlay | None = None
        self._load_next = Clock.create_trigger(lambda _: self._load_course(), 0)
        self._load_soon = Clock.create_trigger(lambda _: self._load_next(), 0)
        super().__init__(presenter, **kwargs)

    # what is shown

    def open(self, detail: Mapping[str, Any]) -> None:
        """Show the plays, and scroll to the chosen one."""
        before = self.detail
        super().open(detail)
        if detail != before and not (self._best or self._how) and self.chosen:
            self.ids.rows.begin = self.ids.rows.index_of(f"{PLAY}{self.chosen.id}")
            self.ids.rows.show_row(self.ids.rows.begin)

    def leave(self) -> None:
        """Start at the chosen play when it is opened again, and read all of them again."""
        super().leave()
        self.detail, self._left, self._courses = {}, True, {}
        self.ids.rows.begin, self.ids.rows.scroll_y = 0, 1
        self._load_soon.cancel()
        self._load_next.cancel()

    @property
    def _best(self) -> bool:
        return bool(self.detail.get("best"))

    @property
    def _how(self) -> str:
        """Where the chosen play alone was opened from, "" if the plays are listed."""
        return str(self.detail.get("how") or "") if self.chosen else ""

    @property
    def _deleted(self) -> int:
        """The play that was just deleted, 0 for none."""
        return int(self.detail.get("deleted", 0))

    def refresh(self) -> None:
        """Show the current plays."""
        super().refresh()
        words = self.presenter.words
        if self._left:
            self._read()
        self.chosen = self._choose()
        how = self._how
        self.alone = bool(how) and not self._best
        self.picked = "play" in self.detail
        if self._best:
            self.title, self.note = words("screens.plays-the-best"), ""
            none = Entry("note", label=words("screens.plays-no-best"))
            self.entries = list(self._best_rows()) or [none]
        elif self.alone:
            self.title, self.entries = words("screens.course"), []
            self.note = self.fitting(self._worded(self.chosen).name) if self.chosen else ""
        else:
            count = len(self._listed)
            self.title = words("screens.plays")
            self.note = self.fitting(words("screens.plays-count", count=count)) if count else ""
            self.entries = self._rows()
        self.worded = self._row if not self._best else lambda entry: entry
        self.ids.rows.fill_soon()
        self._show_chosen()
        if self.chosen and self._turns() is None and self.chosen.game in games():
            if how:
                self._load_course()  # the whole screen is about it
            else:
                self._load_soon()

    def _read(self) -> None:
        """Read the list of plays: none is added or removed while they are shown."""
        store, self._left = self.presenter.store, False
        self._listed = store.listed()
        self._days = Days(self._listed)
        self._plain = [Entry("play", f"{PLAY}{play.id}") for play in self._listed]
        self._gone = len(store.deleted())

    def _choose(self) -> SavedPlay | None:
        """Return the play of the detail, else the first that can be resumed."""
        asked = self.detail.get("play")
        found = self.presenter.store.find(asked) if isinstance(asked, int) else None
        if found and found.deleted is None:
            return found
        fit = (play.id for play in self._listed if opens(play.game, bool(play.set_aside)))
        number = next(fit, self._listed[0].id if self._listed else None)
        return None if number is None else self.presenter.store.find(number)

    def _rows(self) -> list[Entry]:
        """Return a row for each play, without text: there may be thousands."""
        words, link = self.presenter.words, []
        if self._gone:
            label = words("screens.deleted-count", count=self._gone)
            link = [Entry("link", DELETED, label, spoken=label)]
        if not self._plain:
            return [Entry("note", label=words("core.history-none")), *link]
        found, chosen = self._plain[:], self.chosen.id if self.chosen else None
        at = next((at for at, play in enumerate(self._listed) if play.id == chosen), None)
        if at is not None:
            found[at] = found[at]._replace(at=1)
        return found + link

    def _row(self, entry: Entry) -> Entry:
        """Return the row of a play with its text."""
        if entry.kind != "play":
            return entry
        play = self.presenter.store.find(_number(entry.name))
        if play is None:
            return entry
        words = self._worded(play)
        label, room = f"{words.day} · {words.ending}", self.ids.rows.width - dp(BESIDE)
        return entry._replace(
            label=words.name,
            value=label if fits_in_line(label, room) else words.day,
            shorts=("open",) if opens(play.game, play.set_aside) else (),
            icon=play.game if play.game in games() else "",
            spoken=f"{words.name}. {words.long_day}. {words.ending}",
        )

    def _worded(self, play: SavedPlay) -> PlayWords:
        return PlayWords(self.presenter.phrasebook, play, self._days)

    def _best_rows(self) -> Iterator[Entry]:
        """Yield the best plays below the game and the level of each."""
        book, store = self.presenter.phrasebook, self.presenter.store
        for (game, level), ranked in best(store.won()).items():
            found = {number: store.find(number) for number, _ in ranked}
            own = next((play.game for play in found.values() if play), game)
            title = ", ".join(book.name(each, own) for each in (own, level) if each)
            yield Entry("heading", label=title)
            for number, result in ranked:
                points, team = result.points, result.of_team
                label = self.presenter.words("screens.plays-points", points=points, team=team)
                play = found[number]
                day = self._worded(play).day if play else ""
                yield Entry("value", f"{PLAY}{number}", label, day, spoken=f"{label}. {day}")

    # the chosen play

    def _turns(self) -> list[Turn] | None:
        """Return the turns of the chosen play without the set-up, None if not known yet."""
        play = self.chosen
        turns = self._courses.get((play.id, play.answers)) if play else None
        return None if turns is None else [turn for turn in turns if turn.number]

    @property
    def course(self) -> list[Turn]:
        """The turns of the chosen play, as far as known."""
        return self._turns() or []

    @property
    def _at(self) -> int:
        """The index of the selected turn: the last one by default."""
        last = len(self.course) - 1
        return min(max(0, int(self.detail.get("turn", last))), last)

    def _show_chosen(self) -> None:
        """Show the chosen play, and what can be done with it."""
        play, words = self.chosen, self.presenter.words
        if play is None or self._best:
            self.shown, self.tools = None, self._tools()
            return
        self.shown = self._worded(play).shown(self._turns(), self._at, bool(self._how))
        self.tools = self._tools()
        if opens(play.game, play.set_aside) and not self._how:
            over = play.finished is not None
            self.primary = words("screens.plays-end" if over else "screens.plays-on")

    def _tools(self) -> list[SheetTool]:
        play, words, found = self.chosen, self.presenter.words, []
        if self._best or self._how:
            return []
        if self._deleted:
            found.append(SheetTool("restore", words("screens.delete-undo"), "undo"))
        if play is None:
            return found
        if self._back_to is not None:
            place = self._worded(play).turn(self.course[self._at].number)
            label = words("screens.plays-to", place=place[:1].lower() + place[1:])
            found.append(SheetTool("to-turn", label, "undo"))
        elif self.shown and self.shown.picked and self.shown.picked.course.plots:
            found.append(SheetTool("course", words("screens.course"), "list"))
        if not found:
            found.append(SheetTool("statistics", words("screens.statistics"), "level"))
        if len(found) < MAX_TOOLS:
            found.append(SheetTool("play", words("screens.this-play"), "more"))
        return found

    def _load_course(self) -> None:
        """Compute how the chosen play went, after it was shown; nothing if it cannot be read."""
        play = self.chosen
        if play is None or not self.parent or self._best:
            return
        try:
            turns = self.presenter.store.course(find(play.game), play)
        except Exception:
            log.exception("the course of play %s cannot be shown", play.id)
            turns = []
        self._courses[play.id, play.answers] = turns
        self._show_chosen()

    @property
    def _back_to(self) -> int | None:
        """How many answers the play had when the selected turn began.

        None if no turn is selected, or the play is not waiting.
        """
        play = self.chosen
        waits = play is not None and opens(play.game, play.set_aside) and play.finished is None
        if not waits or len(self.course) < 2 or "turn" not in self.detail:
            return None
        return self.course[self._at].given

    # what is said

    @property
    def spoken(self) -> str:
        """What is listed, and what Next does with the chosen play."""
        if self._best or self.chosen is None:
            none = "" if self._best else f". {self.presenter.words('core.history-none')}"
            return f"{self.title}{none}"
        said = self._worded(self.chosen).spoken(self.course)
        return f"{self.title}. {said}. {self.primary}."

    # what is tapped

    def press(self, name: str) -> None:
        """Choose a play, or show it among the others; or show the deleted ones."""
        if name == DELETED:
            self.presenter.navigation.visit(name)
            return
        if self._best:
            self.presenter.navigation.visit(self.name, play=_number(name))
            return
        self.presenter.navigation.show(self.name, play=_number(name))
        if self.chosen:
            said = self._worded(self.chosen).spoken(self.course)
            self.presenter.speech.say(f"{said}. {self.primary}")

    def pick_turn(self, place: int) -> None:
        """Select a turn of the chosen play, and say its status then."""
        play, held = self.chosen, self.focus.target
        if play is None:
            return
        how = {"how": self._how} if self._how else {}
        self.presenter.navigation.show(self.name, play=play.id, turn=place, **how)
        if held:
            self.focus.move_to(held)
        words = self._worded(play)
        stood = words.stood(self.course, self._at).replace(" · ", ". ")
        progress = ", ".join(words.progress(self.course[self._at]))
        self.presenter.speech.say(". ".join(filter(None, (stood, progress))))

    def press_primary(self) -> None:
        """Resume the play, or show the end of a finished one; else leave."""
        play = self.chosen
        if play and opens(play.game, play.set_aside) and not (self._how or self._best):
            self.presenter.game.open_saved(play.id)
        else:
            super().press_primary()

    def use(self, name: str) -> None:
        """Run a tool's action."""
        play = self.chosen
        if name == "course" and play:
            self.presenter.navigation.visit(self.name, play=play.id, how="plays")
        elif name == "play" and play:
            self.presenter.navigation.visit(name, play=play.id)
        elif name == "statistics":
            self.presenter.navigation.visit(name)
        elif name == "restore":
            self._left = True
            restore(self.presenter, self._deleted)
        else:
            self._go_back()

    def _go_back(self) -> None:
        """Continue the chosen play from the beginning of the selected turn."""
        play, given = self.chosen, self._back_to
        if play is None or given is None:
            return

        def go() -> None:
            self.presenter.sessions.open_saved(play.id)
            session = self.presenter.session
            back = sum(entry.given for entry in session.play.log) - given
            if back > 0:
                session.undo(back)

        self.presenter.game.change(go)

    def back(self) -> None:
        """Go back to the plays from the best, else to the first screen or the table."""
        if self._best:
            self.presenter.navigation.visit(self.name)
        elif self._how == "plays" and self.chosen:
            self.presenter.navigation.visit(self.name, play=self.chosen.id)
        else:
            super().back()


def _number(name: str) -> int:
    """Return the number of the play whose row has this name."""
    return int(name.removeprefix(PLAY))


def draw_emblem(p: Painter, box: Box, game: str) -> None:
    """Draw a game's emblem, or a planet for a game that is not installed."""
    x, y, side = box.x + box.width / 2, box.y + box.height / 2, min(box.width, box.height)
    if not (game and draw_hero(p, game, x, y, side)):
        p.icon("planet", x, y, side)
