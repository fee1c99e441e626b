"""The first screen: the waiting play, every game, the language, and the exit."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.games import games, installed, is_file
from companion.phrases import phrasebook
from companion.screens.drawing.painter import Painter
from companion.screens.drawing.sky import planet, sky
from companion.screens.frame import Box
from companion.screens.models.course import numbered
from companion.screens.pictures import draw_hero, header
from companion.screens.presenter import Presenter
from companion.screens.presenter.navigation import HOME
from companion.screens.services.sessions import Waiting
from companion.screens.sheet import BareSheet
from companion.screens.theme import TYPE_SCALE, theme
from companion.screens.views import view_of
from companion.screens.widgets.words import fitting, measured, width_of
from companion.screens.window.after_frame import AfterFrame
from companion.storage import bot_files, stick_bots

log = logging.getLogger(__name__)

DAY_BEGINS, NOON_ENDS, EVENING = 5, 12, 18

LARGE = 1.25
"""From this text scale on, names of games are beside their pictures, on wider tiles."""

BAR_DP, GAP_DP, EDGE_DP = {False: 90, True: 144}, 8, 24
"""The height of the buttons below, in landscape and portrait; the gap between tiles; and the
padding of text.
"""

TILES = {
    (False, False): (6, 132),
    (False, True): (3, 128),
    (True, False): (3, 72),
    (True, True): (1, 58),
}
"""The maximum number of tiles in a row and its height, in dp, by whether text is large and by
portrait.
"""

ICON_DP, PICTURE_DP, BESIDE_DP = 34, 60, 52
"""The sides of an icon and a picture, and the picture's width beside a name."""

AROUND_NAME_DP = {False: 6, True: 18}
"""The space to the left and right of a name, by whether it is beside its picture."""

LANGUAGE_DP, LANGUAGES_DP = 116, 78
"""The width of the name of a language, and the height of such buttons with the gap below."""

TITLE_DP, LINE_DP = 60, 36
"""The height of the title, and the minimum height of a line about the play."""

MARK_DP, NUMBER_ICON_DP = 42, 54
"""The width of the mark before a line, and of an icon and the gaps around its number."""


class HomeItem(NamedTuple):
    """Something to begin: a ``game`` with its picture, or something with an icon."""

    name: str
    text: str
    icon: str = ""
    game: str = ""
    spoken: str = ""
    waits: bool = False
    marked: bool = False
    answers: bool = False
    """Whether it is an answer to the question about the waiting play."""


class Tool(NamedTuple):
    """A button: ``initials`` replace an icon, ``language`` is that of its text."""

    name: str
    text: str
    icon: str = ""
    initials: str = ""
    spoken: str = ""
    language: str = ""
    chosen: bool = False
    colour: str = "ice"
    small: bool = False


class StatusLine(NamedTuple):
    """A line about the play, after a token, an icon, or icons with numbers."""

    words: str = ""
    token: str = ""
    icon: str = ""
    numbers: tuple[tuple[str, str], ...] = ()
    font_size: int = 0
    """Its text size, in pixels."""


class HomeScreen(BareSheet):
    """All games in order, and the play answered last, which Next continues.

    ``detail`` may name a ``game`` with a waiting play: it asks whether to continue it or begin a
    new one.
    """

    name = HOME
    kv = "home"

    sky = ObjectProperty(None, allownone=True)
    """The background picture, which ends where the tiles begin."""
    sky_height = NumericProperty(0)
    words_box = ListProperty([0, 0, 0, 0])
    """The room for text beside the planet: left, bottom, width and height."""
    words_font_size = NumericProperty(0)
    """The text size below the title, in pixels."""
    lines = ListProperty()
    rows = ListProperty()
    """The tiles, row by row."""
    tiles_height = NumericProperty(0)
    font_size = NumericProperty(0)
    """The text size of the names on the tiles, in pixels."""
    beside = BooleanProperty(False)
    """Whether a game's picture is beside its name."""
    pictured = BooleanProperty(False)
    """Whether games have their pictures already."""
    languages = ListProperty()
    language_font_size = NumericProperty(0)
    waiting = BooleanProperty(False)
    """Whether there is a play to continue."""
    primary_spoken = StringProperty()

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self._plays: Mapping[str, Waiting] = {}
        self._has_files = False
        self._look_soon = AfterFrame(self._look)
        presenter.bind(mute=self._look_again)

    # what is shown

    @property
    def chosen(self) -> str:
        """The game that Next continues or begins."""
        asked = self.detail.get("game")
        if asked in self._plays:
            return str(asked)
        last = self.presenter.sessions.last_game
        return next(iter(self._plays), last if last in games() else installed()[0])

    @property
    def asks(self) -> bool:
        """Whether the screen is asking whether to resume a game's saved play."""
        return self.detail.get("game") in self._plays

    def open(self, detail: Mapping[str, Any]) -> None:
        """Look for bot files once."""
        self._has_files = bool(bot_files.listed())
        super().open(detail)

    def refresh(self) -> None:
        """Show the plays that wait now."""
        sessions = self.presenter.sessions
        self._plays = sessions.all_waiting()
        self.waiting = bool(self._plays)
        known = self.waiting and sessions.opened(self.chosen)
        self.languages = (
            [] if self.waiting else [self._language(each) for each in phrasebook.LANGUAGES]
        )
        self.tools = list(self._tools())
        self._greet()
        self._arrange()
        self._show_lines(known)
        if not self.pictured or (self.waiting and not known):
            self._look_soon()

    def leave(self) -> None:
        """Stop preparing."""
        super().leave()
        self._look_soon.cancel()

    def _look(self) -> None:
        """Do what the first frame doesn't wait for: the games' pictures, the play's status."""
        if self.parent:
            self.pictured = True
            self._show_lines(self.waiting)

    def _text(self, key: str, **args: Any) -> str:
        return str(self.presenter.words(f"screens.{key}", **args))

    def _name(self, game: str) -> str:
        """Return the short name of a game."""
        return self.presenter.phrasebook.name(game, game, "short")

    # layout

    def _arrange(self) -> None:
        """Arrange the tiles, the sky and the text."""
        self.beside, portrait, unit = theme.text_scale >= LARGE, self.portrait, dp(1)
        most, tile_height = TILES[self.beside, portrait]
        tiles = [*map(self._tile, installed()), *self._more()]
        self.rows = in_rows(tiles, most)
        self.tiles_height = len(self.rows) * (tile_height + GAP_DP) * unit
        height = self.frame.height - BAR_DP[portrait] - self.tiles_height / unit
        self.sky, self.sky_height = sky(self.frame, height), height * unit
        self.words_box = [each * unit for each in self._words_box(height)]
        self.font_size = self._name_font_size([tile.text for tile in tiles])
        width = LANGUAGE_DP * unit
        self.language_font_size = alike([each.text for each in self.languages], width, width)
        if self.asks:
            new = HomeItem("new-game", self._text("new-game"), "plus", answers=True)
            back = HomeItem("back", self._text("back"), "back", answers=True)
            self.rows = in_rows([new, back], 1 if portrait else 2)

    def _words_box(self, height: float) -> tuple[float, float, float, float]:
        """Return the room for text in a sky of this height, in dp."""
        frame, place = self.frame, planet(self.frame, height)
        right, low = place.left(height) - GAP_DP, height - GAP_DP
        top = 36 if frame.portrait else 20
        if frame.portrait:
            right, low = frame.width - EDGE_DP, place.y - place.radius
        if self.languages:
            low = height - LANGUAGES_DP
        if self.notice:
            top = 68
        return EDGE_DP, frame.height - low, right - EDGE_DP, low - top

    def _name_font_size(self, names: Sequence[str]) -> int:
        """Return the text size at which all names fit on their tiles."""
        most, unit = max(map(len, self.rows)), dp(1)
        width = (self.width - GAP_DP * unit * (most + 1)) / most
        width -= (AROUND_NAME_DP[self.beside] + (BESIDE_DP if self.beside else 0)) * unit
        height = self.tiles_height / len(self.rows) - GAP_DP * unit
        return alike(names, width, height, 2, bold=True)

    def _show_lines(self, known: bool) -> None:
        """Show the play's status, as far as it fits: preferably in smaller text rather than less.

        Until it is ``known``, room for two lines is reserved.
        """
        found = self._read_lines() if known else []
        lines = found if known else [StatusLine()] * (2 * self.waiting)
        sizes = theme.sizes_from("fact" if self.waiting else "title")
        width, room = int(self.words_box[2]), self.words_box[3] - dp(TITLE_DP)
        for count in range(len(lines), -1, -1):
            for size in sizes:
                note = measured(self.note, size, False, width)
                needed = note.height + count * max(dp(LINE_DP), 1.3 * size)
                if note.whole and note.lines <= 2 and needed <= room:
                    self.words_font_size = size
                    self.lines = [self._sized(line, size) for line in found[:count]]
                    return
        self.words_font_size, self.lines = sizes[-1], []

    def _sized(self, line: StatusLine, most: int) -> StatusLine:
        """Return a line with its text size, at most ``most`` pixels."""
        room, bold = self.words_box[2] - dp(MARK_DP), bool(line.numbers)
        room -= dp(NUMBER_ICON_DP) * len(line.numbers)
        words = "".join(number for _, number in line.numbers) or line.words
        sizes = [size for size in theme.sizes_from("fact") if size <= most]
        fit = (size for size in sizes if width_of(words.replace("**", ""), size, bold) <= room)
        return line._replace(font_size=next(fit, sizes[-1]))

    # texts

    def _greet(self) -> None:
        """Show which play waits, or a greeting, and what Next does."""
        name = self._name(self.chosen)
        if self.waiting:
            self.title, self.note, self.primary = name, self._since(), self._text("resume")
            self.primary_spoken = f"{name}: {self.primary}. {self.note}"
        else:
            self.title, self.note = self._greeting(), self._text("choose-game")
            self.primary = self.primary_spoken = name

    def _since(self) -> str:
        """Return since when the play waits, or its progress."""
        waiting = self._plays[self.chosen]
        if waiting.since is None:
            return self._text("waiting", answers=waiting.answers)
        days = (datetime.now().astimezone().date() - waiting.since.date()).days
        day = {0: "today", 1: "yesterday"}.get(days, "date")
        return self._text(
            "waits-since", day=day, since=waiting.since, time=f"{waiting.since:%H:%M}"
        )

    def _greeting(self) -> str:
        hour = datetime.now().astimezone().hour
        day = "morning" if hour < NOON_ENDS else "afternoon"
        return self._text("greeting", part=day if DAY_BEGINS <= hour < EVENING else "evening")

    def _read_lines(self) -> list[StatusLine]:
        """Return the status of the waiting play; nothing if it cannot be opened."""
        try:
            session = self.presenter.sessions.look_at(self.chosen)
            if session is None:
                return []
            view = view_of(session, self.presenter.phrasebook, self.portrait)
        except Exception:
            log.exception("the play that waits cannot be looked at")
            return []
        head, book = header(view), self.presenter.phrasebook
        whose = "" if head.title == book.name(self.chosen, self.chosen) else f"**{head.title}**"
        place = head.sub
        if not place and not whose and view.turn:
            place = numbered(book.field(session.game.counter, self.chosen), view.turn)
        apart = " " if place[:1].islower() else ", "  # such as Gen. 2 of 14
        joined = apart.join(filter(None, (whose, place)))
        if head.who:
            lines = [StatusLine(", ".join(filter(None, (place, whose))), head.who)]
        elif width_of(joined, round(theme.fact)) < self.words_box[2] - dp(MARK_DP):
            lines = [StatusLine(joined, icon=head.icon)] if joined else []
        else:
            lines = [StatusLine(words, icon=head.icon) for words in (whose, place) if words]
        if view.pace and view.pace != place:
            lines.append(StatusLine(view.pace, icon="clock"))
        elif head.numbers and len(lines) < 2:
            numbers = tuple(
                (icon, " ".join(filter(None, (head.captions.get(icon), number))))
                for icon, number in head.numbers
            )
            lines.append(StatusLine(token=head.owner, numbers=numbers))
        return lines

    # what can be tapped

    def _tile(self, game: str) -> HomeItem:
        waits = game in self._plays
        text = self._name(game)
        spoken = f"{text}. {self._text('waits-short')}" if waits else text
        marked = self.presenter.by_buttons and not self._plays and game == self.chosen
        return HomeItem(f"game-{game}", text, "", game, spoken, waits, marked)

    def _more(self) -> Sequence[HomeItem]:
        """Return the tile of the bot files, if there is one here, on a stick or in a play."""
        waits = any(map(is_file, self._plays))
        if not (waits or self._has_files):
            stick = self.presenter.backups.find_stick()
            if not (stick and stick_bots.files_on(stick)):
                return []
        text = self._text("more-games")
        spoken = f"{text}. {self._text('waits-short')}" if waits else text
        return [HomeItem("more", text, "list", "", spoken, waits)]

    def _language(self, language: str) -> Tool:
        text, now = self._text(f"language-{language}"), self.presenter.phrasebook.language
        return Tool(f"language-{language}", text, language=language, chosen=language == now)

    def _tools(self) -> Sequence[Tool]:
        """Return the buttons below."""
        known = self.waiting or self.presenter.sessions.last_game is not None
        return (
            Tool("plays", self._text("plays"), "list")
            if known
            else Tool("help", self._text("menu-help"), "help"),
            Tool("settings", self._text("menu-settings"), "gear"),
            self._next_language() if self.waiting else self._voice(),
            Tool("off", self._text("quit"), "power", small=True),
        )

    def _next_language(self) -> Tool:
        now = self.presenter.phrasebook.language
        name = self._text(f"language-{now}")
        text = min(name, self._text("set-language"), key=len)  # it has little room
        initials = now[:2].upper()
        return Tool("next-language", text, initials=initials, spoken=name, language=now, small=True)

    def _voice(self) -> Tool:
        """Return the switch for the voice; if none can be heard, a tap on it says why."""
        text, on = self._text("set-voice"), self.presenter.settings.voice
        if self.presenter.mute:
            return Tool("voice", text, "speaker", colour="amber", small=True)
        spoken = f"{text}: {self._text('on' if on else 'off')}"
        return Tool("voice", text, "speaker", spoken=spoken, chosen=on, small=True)

    def use(self, name: str) -> None:
        """Run the action of a tile or a button."""
        presenter = self.presenter
        what, _, of = name.partition("-")
        if what == "game":
            self._open(of)
        elif what == "language":
            self._set_language(of)
        elif name == "new-game":
            presenter.game.start(self.chosen)
        elif name == "back":
            self.back()
        elif name == "next-language":
            languages = list(phrasebook.LANGUAGES)
            at = languages.index(presenter.phrasebook.language) + 1
            self._set_language(languages[at % len(languages)])
        elif name == "voice":
            self._switch_voice()
        elif name == "help":
            presenter.navigation.read("help")
        elif name == "off":
            presenter.navigation.quit()
        else:
            presenter.navigation.visit(name)

    def _open(self, game: str) -> None:
        """Begin a game; if a play of it waits, ask first."""
        if game in self._plays:
            self.presenter.navigation.visit(self.name, game=game)
        else:
            self.presenter.game.start(game)

    def _set_language(self, language: str) -> None:
        self.presenter.preferences.set("language", language)
        self.presenter.speech.say(self._text(f"language-{language}"))

    def _switch_voice(self) -> None:
        if mute := self.presenter.mute:
            self.presenter.announce(self.presenter.words("core.no-voice", reason=mute))
        else:
            self.presenter.preferences.set("voice", not self.presenter.settings.voice)
            self.presenter.speech.say(self._voice().spoken)

    def press_primary(self) -> None:
        """Continue the waiting play, or begin one."""
        if self.waiting:
            self.presenter.game.open(self.chosen)
        else:
            self.presenter.game.start(self.chosen)

    def pick(self, number: int) -> None:
        """Tap the tile with this number."""
        tiles = [tile for row in self.rows for tile in row]
        for tile in tiles[number - 1 : number]:
            self.use(tile.name)

    @property
    def leads_back(self) -> bool:
        """Whether back leads anywhere: never from the first screen."""
        return self.asks

    def back(self) -> None:
        """Close the question."""
        if self.asks:
            self.presenter.navigation.visit(self.name)

    # what is said

    @property
    def spoken(self) -> str:
        """The question, and what Next answers."""
        return f"{self._text('choose-game')} {self.primary_spoken}"

    @property
    def what_next(self) -> str:
        """What Next does now, in words."""
        return str(self.focus.target.spoken if self.focus.target else self.primary_spoken)

    def do_die(self) -> None:
        """Step to the next target and name it; a language is named in its own voice."""
        said = self.focus.step()
        self.presenter.speech.say(said, getattr(self.focus.target.item, "language", ""))


def alike(
    texts: Sequence[str], width: float, height: float, lines: int = 1, bold: bool = False
) -> int:
    """Return the largest size in pixels at which each of these texts fits by itself."""
    sizes, room = theme.sizes_from("fact"), (int(width), int(height))
    fit = (
        size
        for size in sizes
        if not any(fitting(text, (size,), bold, *room, lines)[1] for text in texts)
    )
    return next(fit, sizes[-1])


def in_rows(tiles: Sequence[HomeItem], most: int) -> list[tuple[HomeItem, ...]]:
    """Return tiles in rows of at most ``most``; the first rows have fewer."""
    rows = max(1, -(-len(tiles) // most))
    counts = [(len(tiles) + at) // rows for at in range(rows)]
    starts = [sum(counts[:at]) for at in range(rows)]
    return [tuple(tiles[at : at + n]) for at, n in zip(starts, counts, strict=True)]


def draw_tile(p: Painter, box: Box, tile: HomeItem) -> None:
    """Draw a game's emblem, or an icon."""
    x, y, side = box.width / 2, box.height / 2, min(box.width, box.height, PICTURE_DP)
    if not (tile.game and draw_hero(p, tile.game, x, y, side)):
        p.icon(tile.icon or "planet", x, y, side, "ice" if tile.icon else "")


def draw_tool(p: Painter, box: Box, tool: Tool) -> None:
    """Draw an icon, or the initials instead of it."""
    colour = "on-ice" if tool.chosen else tool.colour
    if tool.initials:
        p.text(box, tool.initials, TYPE_SCALE["title"], colour, bold=True)
    else:
        p.icon(tool.icon, box.width / 2, box.height / 2, ICON_DP, colour)
