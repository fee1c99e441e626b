"""The games that are one file, and those that can't be loaded; see ``kv/more_games.kv``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from kivy.properties import ListProperty, ObjectProperty

from companion.engine.game import SIGN
from companion.engine.prompts import Refused
from companion.games import failures, file_of, is_file
from companion.screens.models.rows import Entry
from companion.screens.presenter import Presenter
from companion.screens.presenter.navigation import HOME
from companion.screens.sheet import Sheet, SheetTool
from companion.screens.window.in_slices import InSlices
from companion.storage import bot_files
from companion.storage.files import shown

FILE, PLAY, READ = "file", "play", "read"
"""What the names of rows begin with: a file, an unfinished game without one, a text."""

PAUSE_S = 0.004
"""The time between two files that are read."""

WRONG = "wrong"
"""In a detail: the file of which is shown what is wrong with it."""


class MoreGamesScreen(Sheet):
    """A row for each bot file; a tap begins its game, or asks whether to continue one.

    Files are read after the first frame, as far as their rows are in sight; until then a row has
    the name of its file. ``detail`` may name a ``wrong`` file: what is wrong is below its row.
    """

    name = "more"
    kv = "more_games"
    needs = ("rows",)

    entries = ListProperty()
    worded = ObjectProperty(lambda entry: entry)

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        self._files: dict[str, Path] = {}
        self._waiting: dict[str, str] = {}
        self._titles: dict[str, str | Refused] = {}
        self._reading = InSlices(PAUSE_S, "the bot files cannot be read")
        super().__init__(presenter, **kwargs)

    # what is shown

    def refresh(self) -> None:
        """List the files and the unfinished games that there are now."""
        super().refresh()
        self._files = bot_files.listed()
        self._waiting = {}
        for game in filter(is_file, self.presenter.sessions.all_waiting()):
            self._waiting.setdefault(file_of(game), game)
        self.title = self._text("more-games")
        self.tools = [SheetTool("stick", self._text("stick"), "stick-out")]
        self.entries = list(self._rows()) or [Entry("note", label=self._where)]
        self.worded = self._row
        self.ids.rows.fill_soon()
        self.read_soon()

    def leave(self) -> None:
        """Read the files again when it is opened again."""
        super().leave()
        self._reading.cancel()
        self._titles = {}
        self.ids.rows.begin, self.ids.rows.scroll_y = 0, 1

    def _rows(self) -> Iterator[Entry]:
        """Yield a row for each file, unread; for each game without a file, and for each failure."""
        for name in self._files:
            yield Entry("file", f"{FILE}-{name}")
            if name == self.detail.get(WRONG) and (sentence := self._what_is_wrong):
                yield Entry("note", label=sentence, icon="warn")
        for name, game in self._waiting.items():
            if name not in self._files:
                yield Entry("file", f"{PLAY}-{game}")
        for number, problem in enumerate(failures()):
            sentence = self.presenter.phrasebook.problem(problem)
            yield Entry("line", f"{READ}-{number}", sentence, spoken=sentence)

    def _row(self, entry: Entry) -> Entry:
        """Return a row with its text: title, where it comes from, and whether a game waits."""
        kind, _, name = entry.name.partition("-")
        file, icon = f"{name}{bot_files.SUFFIX}", "next"
        if kind == FILE:
            title = self._titles.get(name, file)
            state = self._text("waits-short") if name in self._waiting else ""
            if isinstance(title, Refused):
                title, file, state, icon = file, "", self._text("more-wrong"), "warn"
        elif kind == PLAY:
            title, file = self.presenter.phrasebook.game(name), ""
            state = self._text("more-gone")
        else:
            return entry
        return entry._replace(
            label=title,
            value=" · ".join(filter(None, (file, state))),
            spoken=". ".join(filter(None, (title, state))),
            icon=icon,
        )

    def read_soon(self) -> None:
        """Read the files whose rows are in sight, one after the other."""
        self._reading.begin(self._read(self.ids.rows.in_sight))

    def _read(self, in_sight: Iterable[int]) -> Iterator[None]:
        for index in in_sight:
            self.read_row(index)
            yield

    def read_row(self, index: int) -> None:
        """Read the file of a row, unless it is read already."""
        row = self.entries[index].name if 0 <= index < len(self.entries) else ""
        kind, _, name = row.partition("-")
        if kind == FILE and name not in self._titles:
            self._title(name)
            self.ids.rows.fill_soon()

    def _title(self, name: str) -> str | Refused:
        """Return the title of a file, or what is wrong with it."""
        if name not in self._titles:
            try:
                language = self.presenter.phrasebook.language
                self._titles[name] = bot_files.title(self._files[name], language)
            except Refused as refused:
                self._titles[name] = refused
        return self._titles[name]

    @property
    def _what_is_wrong(self) -> str:
        """What is wrong with the file that was tapped, in one sentence; "" if nothing is."""
        name = self.detail.get(WRONG)
        found = self._title(name) if name in self._files else ""
        if not isinstance(found, Refused):
            return ""
        args = {
            **found.args_,
            "path": f"{name}{bot_files.SUFFIX}",
        }  # the folder is the same for all
        return self.presenter.phrasebook.refusal(Refused(found.key, **args))

    @property
    def _where(self) -> str:
        return self._text("more-none", folder=shown(bot_files.folder()))

    def _text(self, key: str, **args: Any) -> str:
        return str(self.presenter.words(f"screens.{key}", **args))

    # what is said

    @property
    def spoken(self) -> str:
        """What is wrong with the file that was tapped, else what is listed."""
        where = "" if any(entry.name for entry in self.entries) else self._where
        return self._what_is_wrong or f"{self.title}. {where}".strip()

    # what is tapped

    def press(self, name: str) -> None:
        """Begin the game of a row, or ask whether to continue it; show what is wrong."""
        navigation, rows = self.presenter.navigation, self.ids.rows
        kind, _, of = name.partition("-")
        game = of if kind == PLAY else self._waiting.get(of)
        self._titles.pop(of, None)  # it may have been mended meanwhile
        if kind == READ:
            self.presenter.speech.say(rows.spoken)
        elif game:
            navigation.visit(HOME, game=game)
        elif isinstance(self._title(of), Refused):
            navigation.visit(self.name, wrong=of)
            rows.begin = rows.index_of(name)
            rows.show_row(rows.begin, last=rows.begin + 1)
        else:
            self.presenter.game.start(f"{of}{SIGN}")  # whatever its version

    def use(self, name: str) -> None:
        """Ask whether to copy the files on the stick."""
        self.presenter.navigation.visit(name)

    def back(self) -> None:
        """Go back to the first screen."""
        self.presenter.navigation.visit(HOME)
