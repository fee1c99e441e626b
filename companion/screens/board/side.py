"""The part of the table beside the board, and how its height is distributed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.screens.board.moves import (
    COMING_DP,
    TOUCH_DP,
    Shows,
    band,
    least_band,
    present_of,
    row,
)
from companion.screens.board.tiles import (
    AT_ONCE_DP,
    REPORT_DP,
    REPORTS,
    height_for,
    least_height,
    rows_height,
    text_size,
)
from companion.screens.board.tiles import GAP as TILES_GAP
from companion.screens.models.step import Chip, Notice
from companion.screens.theme import theme
from companion.screens.widgets.words import fits_in_line, fitting, height_of, width_of

GAP_DP = 6
"""The space below each part."""

CARD_DP, HEADING_DP, CHIP_DP, KEY_DP, NOTICE_DP = 74, 40, 48, 47, 47
"""The heights of the card, of a heading and a chip, the minimum of a key and a notice."""

PACE_DP, PACE_LINE_DP, PACE_PANEL_DP = 44, 56, 78
"""The heights of the pace: on one line, where announced moves may replace it in portrait, and on
two lines, including the space below it.
"""

NOTICE_ICON_DP, CHIP_EDGES_DP, CHIP_ICON_DP = 64, 68, 24
"""The width of a notice, a chip and a short chip that is not used by text."""

LINE_EDGES_DP = 34
"""The width of the line of announced moves that is not used by text."""

SHOWN = (
    *("moves", "reports", "of_tray", "asks_ahead", "number", "notice"),
    *("heading", "card", "pace", "chips"),
)
"""The properties of the step that it shows."""

BAND_DP = 62
"""The minimum height of the band: without it the band above chips is dropped."""

CHIPS, MORE_CHIPS = 2, 72
"""The most chips shown, and the width of the one that pages to the others, in dp."""


class Side(Shows):
    """Shows a notice, the card, the pace, the list, the game's own part, tiles or keys, and chips.

    Tiles and keys have the height that a finger needs, the list what is left; without them it has
    everything. All heights follow from the step and the size, not from the parts' layout.
    """

    tiles = ListProperty()
    tray = ListProperty()
    tray_height = NumericProperty(0)
    table = ObjectProperty(None, allownone=True)
    """The game's own part of the table, as `OnTable`."""
    ticking = BooleanProperty(False)
    your_turn = StringProperty()
    """What replaces the primary button, "" for nothing: a heading there is not repeated here."""
    passing = ListProperty()
    """The notice that covers the header instead, [] if none does."""
    tray_rows = NumericProperty(0)
    """The number of rows of report tiles, 0 if the tiles are other answers."""
    pace = ListProperty()
    roomy_pace = BooleanProperty(False)
    pace_height = NumericProperty(0)
    announced = ListProperty()
    """The moves that follow from reports, as one line, [] for none."""
    line = ListProperty()
    """The same if it replaces the pace, [] if it has no room there."""
    own = ObjectProperty(None, allownone=True)
    """The game's own part shown here, None if there is no room."""
    own_height = NumericProperty(0)
    notice = ListProperty()
    """The notice on top, [] for none."""
    foot_notice = ListProperty()
    """The notice in place of the chips, [] for none."""
    notice_height = NumericProperty(0)
    card = ListProperty()
    heading = StringProperty()
    """The part of a round, if a question leaves it room."""
    heading_height = NumericProperty(0)
    heads_move = BooleanProperty(False)
    """Whether the heading is a move to make."""
    list_height = NumericProperty(0)
    listed = ListProperty()
    """The moves of the list: they come with its height, so that it arranges them once."""
    below = ListProperty()
    """The band, if it is below the tiles."""
    below_height = NumericProperty(0)
    tiles_height = NumericProperty(0)
    pad_height = NumericProperty(0)
    chips = ListProperty()
    chips_height = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._update = Clock.create_trigger(self.arrange, -1)
        self.fbind("size", self._update)
        for name in (
            "tiles",
            "tray",
            "table",
            "ticking",
            "tray_rows",
            "passing",
            "announced",
            "your_turn",
        ):
            self.fbind(name, self._update)
        theme.follow("text_scale", self.arrange)
        self._turned_away = 0
        """How many of the last chips are hidden while paging back."""

    def on_step(self, _: Any, step: Any) -> None:
        """Bind to the properties of the step that it shows."""
        for name in SHOWN:
            step.fbind(name, self._update)
        step.fbind("chips", self._turn_to_last_chips)
        self._update()

    def arrange(self, *_: Any) -> None:
        """Distribute the height.

        A notice replaces the chips while things can be reported, if there is room, and takes none
        if it covers the header: so it moves no tile.
        """
        step = self.step
        if step is None or min(self.size) < dp(NOTICE_DP):
            return
        reports = (step.reports or step.of_tray) and not self.passing
        at_foot = reports and self._notice_fits_at_foot()
        self._share(at_foot)
        if at_foot and not (self.foot_notice or self.chips):
            self._share(at_foot=False)

    def _share(self, at_foot: bool) -> None:
        """Distribute the height; a notice is ``at_foot``, or on top."""
        step, gap = self.step, dp(GAP_DP)
        left = self.height
        self.notice = [step.notice] if step.notice and not (at_foot or self.passing) else []
        self.notice_height = self._notice_height() if self.notice else 0
        left -= self.notice_height + gap if self.notice else 0
        shows_card = step.card and not self.notice and self._may_head(dp(CARD_DP) + gap, left)
        self.card = [step.card] if shows_card else []
        left -= dp(CARD_DP) + gap if self.card else 0
        in_tray = step.of_tray and self.tray_rows
        listed = not (self.tray or in_tray or self.announced or (step.reports and self.tiles))
        said = listed and step.present and step.heading == step.present.text.replace("**", "")
        headed = step.heading not in ("", self.your_turn)
        headed = headed and not (self.card or self.notice or said)
        lines = 1 if fits_in_line(step.heading, self.width, bold=True) else 2
        words = height_of(step.heading, "title", self.width, lines, bold=True)
        height = max(dp(HEADING_DP), words) + gap
        self.heading = step.heading if headed and self._may_head(height, left) else ""
        self.heading_height = height if self.heading else 0
        present = step.present
        moves = present and present.kind == "move" and present.text.replace("**", "")
        self.heads_move = bool(self.heading) and moves == self.heading
        left -= self.heading_height
        left -= self._show_own()
        below = self._least_below(left)
        self._show_chips(left - below, step.notice if at_foot else None)
        left -= self.chips_height + gap if self.chips_height else 0
        row = self.chips or self.foot_notice
        band = dp(BAND_DP) if listed and not row else 0
        left -= self._show_pace(left - max(below, band))
        self.tray_height = max(0, left) if self.tray else 0
        listed = listed and (left >= dp(BAND_DP) or not row)
        self.list_height = self._list_height(left, below) if listed else 0
        self.listed = step.moves
        left -= self.list_height + gap if self.list_height else 0
        self.tiles_height = max(0, min(left, below) if self.own else left) if self.tiles else 0
        self._show_below(left if in_tray else 0)
        self.pad_height = max(0, left) if step.number else 0

    def _may_head(self, height: float, left: float) -> bool:
        """Return whether a card or heading leaves a question and its answers their size."""
        step, present = self.step, present_of(self.step.moves)
        if step.number or not self.tiles or step.reports or step.of_tray:
            return not step.number
        if present is None:
            return False
        ahead = self._ahead_height() if step.asks_ahead else 0
        left -= least_band(present, self.width) + ahead + dp(GAP_DP)
        usual, below = (text_size(self.tiles, self.width, each) for each in (left, left - height))
        return 0 < usual == below

    def _show_below(self, room: float) -> None:
        """Show the band while the report tiles show another page: the first ones don't move."""
        present = present_of(self.step.moves) if room else None
        if present:
            cell = (room - 3 * dp(TILES_GAP)) / REPORTS[1]
            self.tiles_height = rows_height(int(self.tray_rows), cell)
        self.below_height = room - self.tiles_height - dp(GAP_DP) if present else 0
        self.below = [band(present, self.width, self.below_height, whole=True)] if present else []

    def _show_own(self) -> float:
        """Show the game's own part if nothing else needs the room; return its height."""
        table, step = self.table, self.step
        asks = not (self.ticking or step.number or (self.tiles and not step.reports))
        self.own = table if table and table.height and asks else None
        self.own_height = dp(table.height + GAP_DP) if self.own else 0
        return float(self.own_height)

    def _show_pace(self, room: float) -> float:
        """Show the pace if it fits, or what is announced instead; return its height.

        Beside the board the announced moves take the room of the list, too.
        """
        pace = self.step.pace
        roomy = bool(self.own and self.own.roomy_pace and self.portrait)
        panel = roomy and room >= dp(PACE_PANEL_DP)
        low = self._low_pace
        shown = pace is not None and room >= dp(low)
        height = dp(PACE_PANEL_DP if panel else low) if shown else 0
        lined = height if self.portrait else room
        self.line = self.announced if self._line_fits(lined) else []
        self.pace_height = lined if self.line else height
        self.roomy_pace, self.pace = panel, [pace] if shown and not self.line else []
        return float(self.pace_height)

    def _line_fits(self, height: float) -> bool:
        """Return whether the announced moves fit in place of the pace."""
        texts = [notice.text for notice in self.announced] if height else []
        room = int(self.width - dp(LINE_EDGES_DP)), int(height - dp(GAP_DP + 2))
        return bool(texts) and not fitting(texts[0], theme.sizes_from("noun"), False, *room)[1]

    @property
    def _low_pace(self) -> float:
        """The height of the pace on one line, in dp."""
        return PACE_LINE_DP if self.portrait and self.step.reports else PACE_DP

    def _list_height(self, room: float, below: float) -> float:
        """Return the height of the list: all, or what the present move needs above the answers.

        The move before it in this step is above it, if there is room.
        """
        if not below:
            return max(0, room)
        present = present_of(self.step.moves)
        if present is None:
            return 0
        room = max(0, room - below - dp(GAP_DP))
        least = band(present, self.width, room).height
        if self.step.asks_ahead:
            below = self._ahead_height()
            return band(present, self.width, room - below).height + below
        done = [move for move in self.step.moves if move.state == "done" and not move.answers]
        more = sum(row(move, self.width, TOUCH_DP).height for move in done[-1:])
        return least + more if least + more <= room else least

    def _ahead_height(self) -> float:
        """Return the height of all lines up to the question that can be answered ahead of them."""
        coming = (move for move in self.step.moves if move.state == "coming")
        return sum(row(move, self.width, COMING_DP).height for move in coming)

    def _least_below(self, room: float) -> float:
        """Return the height that tiles or the number pad need, below a band if there is room."""
        if self.step.number:
            return rows_height(4, dp(KEY_DP))
        if not self.tiles:
            return 0
        if self.own:
            return rows_height(-(-len(self.tiles) // REPORTS[0]), dp(REPORT_DP))
        if self.step.reports and not self.table:
            return least_height(len(self.tiles), self.width, reports=True)
        pace = dp(self._low_pace) if self.step.pace else 0
        if self.step.reports and self.portrait:
            return height_for(self.tiles, self.width, room - dp(CHIP_DP + GAP_DP) - pace, REPORT_DP)
        if self.step.reports:
            return height_for(self.tiles, self.width, room - dp(BAND_DP + GAP_DP))
        present = present_of(self.step.moves)
        band = max(dp(BAND_DP), least_band(present, self.width) if present else 0)
        most = room - band - dp(GAP_DP) - pace
        return height_for(self.tiles, self.width, most, round(AT_ONCE_DP * theme.text_scale))

    def _notice_fits_at_foot(self) -> bool:
        """Return whether there is a notice whose text fits in place of the chips."""
        if not (notice := self.step.notice):
            return False
        label = width_of(notice.label, int(theme.fact))
        room = int(self.width - label - dp(NOTICE_ICON_DP)), int(dp(CHIP_DP - 8))
        return not fitting(notice.text, theme.sizes_from("fact"), False, *room, 2)[1]

    def _notice_height(self) -> float:
        notice = self.step.notice
        if not notice:
            return 0
        label = width_of(notice.label, int(theme.fact))
        words = height_of(notice.text, "fact", self.width - label - dp(NOTICE_ICON_DP), 3)
        return max(dp(NOTICE_DP), words + dp(10))

    def turn_chips(self) -> None:
        """Show the previous page of reports; after the first comes the last."""
        away = self._turned_away + sum(chip.report is not None for chip in self.chips)
        self._turned_away = away if away < len(self.step.chips) else 0
        self.arrange()

    def _turn_to_last_chips(self, *_: Any) -> None:
        self._turned_away = 0

    def _show_chips(self, room: float, notice: Notice | None) -> None:
        """Show the last two chips side by side, shortened, or else one, and the number of others.

        They are replaced by a notice that has a button, or if there are no chips.

        Report tiles never move: they are at the bottom, below the chips in a game with its own part
        here; else the chips' room below them is always reserved.
        """
        every = self.step.chips
        last = list(every[: len(every) - self._turned_away][-CHIPS:])
        short = [chip._replace(text="") for chip in last]
        ways = last, short, last[-1:], short[-1:]
        chips = next((way for way in ways if self._have_room(way)), short[-1:])
        if hidden := len(every) - len(chips):
            chips = [Chip(f"+{hidden}"), *chips]
        tray = self.step.reports or self.step.of_tray
        wanted = tray and (chips or notice or not self.own)
        self.chips_height = dp(CHIP_DP) if wanted and room >= dp(CHIP_DP + GAP_DP) else 0
        noticed = notice is not None and (bool(notice.intent) or not chips)
        self.foot_notice = [notice] if noticed and self.chips_height else []
        self.chips = chips if self.chips_height and not noticed else []

    def _have_room(self, chips: Sequence[Chip]) -> bool:
        """Return whether these chips fit side by side, beside the number of hidden ones."""
        more = dp(MORE_CHIPS + GAP_DP) if len(self.step.chips) > len(chips) else 0
        width = (self.width - more - dp(GAP_DP)) / max(1, len(chips))
        return all(_chip_fits(chip, width) for chip in chips)


def _chip_fits(chip: Chip, width: float) -> bool:
    edges = CHIP_EDGES_DP if chip.text else CHIP_EDGES_DP + CHIP_ICON_DP
    room = int(width - dp(edges)), int(dp(CHIP_DP - 2))
    return not fitting(chip.text or chip.label, theme.sizes_from("fact"), False, *room)[1]
