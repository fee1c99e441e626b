"""The table as a Kivy screen: shows a `StepModel`, and forwards taps and presses."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import dist
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.engine.game import YOU
from companion.engine.prompts import Choose
from companion.phrases import aloud
from companion.phrases.phrasebook import capital
from companion.screens.board import labels
from companion.screens.board.answers import have_room
from companion.screens.board.camera import MAP
from companion.screens.board.hand import Hand
from companion.screens.board.tiles import MORE_TILES, REPORTS
from companion.screens.kv_screen import KvScreen
from companion.screens.models.ending import End, end_of
from companion.screens.models.offer import ALL_DONE, BESIDE, LEAVE, OTHERS
from companion.screens.models.step import Answer, Notice, StepModel
from companion.screens.models.table import TableController
from companion.screens.models.worded import BACK
from companion.screens.pictures import OnTable, Picture, View, on_table, scene, strip
from companion.screens.presenter import Presenter
from companion.screens.presenter.navigation import TABLE
from companion.screens.services import appendix
from companion.screens.theme import theme
from companion.screens.widgets import part
from companion.screens.widgets.tappable import Tappable
from companion.screens.window.after_frame import AfterFrame
from companion.screens.window.taps import LONG_S, PAUSE_S, TURNED_S

TURN = "turn-map"
"""The answer that turns the map; the play never sees it."""

PULSE, FAINT = 0.24, 0.3
"""The duration of the answers' pulse when a choice is needed, in s, and its first opacity."""

BOARD_DP = 448, 300
"""The width of the board beside the list, and its width if there is little room."""

BESIDE_REPORTS_DP = 410
"""The width of the board beside the report tiles."""

BOARD_ON_TOP_DP = 300, 190
"""The height of the board above the list, and its height if there is little room."""

ON_TOP_OF_REPORTS_DP, ON_TOP_OF_HEADING_DP = 276, 218
"""The height of the board above report tiles with chips below them, and with a heading, too."""

REPORTING, REPORTING_ON_TOP = (448, 400), (230, 230)
"""The same for a board that can be tapped to report things."""

BESIDE_GROWN, ABOVE_GROWN = 0.36, 0.28
"""The share of the width that the board has beside the large move, and of the height above it."""

MANY, MANY_BELOW = 6, 3
"""With more tiles than this, beside the board and below it, the board gets little room."""


MAX_BESIDE = 8
"""The most tiles that fit beside the table's own parts."""


KV = ("basics", "buttons", "widgets", "board", "ending", "summary", "labels")
"""The kv files of the table."""


class BoardScreen(KvScreen):
    """The table. ``step`` is what it shows, ``controller`` handles what is tapped."""

    name = TABLE
    of_step = True

    step: StepModel = ObjectProperty(rebind=True)
    controller: TableController = ObjectProperty()
    view: View | None = ObjectProperty(None, allownone=True)
    key = StringProperty()
    """The key of the prompt whose picture is shown."""
    map_shown = BooleanProperty(False)
    """Whether the camera is over the map. (``on_…`` would be an event for Kivy.)"""
    over = BooleanProperty(False)
    """Whether the play has ended."""
    end: End | None = ObjectProperty(None, allownone=True)
    """How it has ended."""
    hexes = ListProperty()
    """The answers that are hexes of the map."""
    has_map = BooleanProperty(False)
    map_view: View | None = ObjectProperty(None, allownone=True)
    """What the map shows, or last showed while the camera is elsewhere."""
    picture_view: View | None = ObjectProperty(None, allownone=True)
    picture_key = StringProperty()
    """The prompt whose picture is elsewhere on the table, and what it is made from."""
    strip_view: View | None = ObjectProperty(None, allownone=True)
    strip_key = StringProperty()
    """The prompt whose strip is above the board, "" for none, and what it is made from."""
    place = ListProperty(MAP)
    """The position on the table that the camera is over."""
    picture_place = ListProperty(MAP)
    """The position of the picture."""
    small_map = BooleanProperty(False)
    """Whether the map is in its corner, as the camera is elsewhere."""
    pictured = BooleanProperty(True)
    """Whether there is a map or a picture to show; else the answers have the whole width."""
    clock = StringProperty()
    clock_runs = BooleanProperty(False)
    now = NumericProperty(0)
    """The number of the present move."""
    mover = StringProperty()
    """Whose move that is: the header may already say that it is your turn."""
    labels = ListProperty()
    """The help labels on the parts of the table, [] while help is off."""
    grown = BooleanProperty(False)
    """Whether the present move fills the screen, to be read from across the table."""
    table: OnTable | None = ObjectProperty(None, allownone=True)
    """The game's own part of the table beside the moves, None if there is a picture instead."""
    passing = ListProperty()
    """The notice that covers the header: elsewhere it would move what can be tapped."""
    aside = ListProperty()
    """The moves shown on the board, since report tiles replace the list."""
    announced = ListProperty()
    """The same beside the game's own part of the table, as a line over the header."""
    in_list = BooleanProperty(False)
    """Whether those are in the list, as there is no board: then nothing can be reported yet."""
    ticking = BooleanProperty(False)
    """Whether there are moves to tick before the question."""
    hands_over = BooleanProperty(False)
    """Whether a press would begin an opponent's turn with nothing reported: then it is plain."""
    your_turn = StringProperty()
    """What replaces the primary button in your own turn while nothing is reported, "" for none.

    The button that ends the turn is beside it then, not where the moves before were ticked.
    """
    answers = ListProperty()
    """The answers beside the primary button."""
    slots = NumericProperty(0)
    """The number of places beside the primary button that stay the same for a turn, 0 if as many as
    the answers.
    """
    tiles = ListProperty()
    """All other answers."""
    tray = ListProperty()
    """The things to place on the board one after the other."""
    tray_rows = NumericProperty(0)
    """The number of rows of report tiles, 0 if the tiles are other answers."""
    board_part = NumericProperty(0)
    """The width of the board in pixels, or its height if it is on top; 0 if there is none."""

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        part.load(*KV)
        controller = TableController(presenter)
        super().__init__(presenter, step=controller.step, controller=controller, **kwargs)
        self._again = False
        self._opens = True
        """Whether another screen was shown until now."""
        self._finger: Any = None
        self._seen = 0
        """The number of moves that All done takes beside the large one: those seen before."""
        self._pulled: Any = None
        """The dragged place of the picture, with the point where the drag began."""
        self._grow = Clock.create_trigger(self._grow_band)
        self._save_place = AfterFrame(lambda: self.presenter.navigation.save_place())
        label = Clock.create_trigger(self._label, -1)
        for each in (self.ids.header, self.ids.stage, self.ids.side, self.ids.bar.ids.primary):
            each.bind(pos=label, size=label)
        presenter.bind(clock=self._show_clock, clock_runs=self._show_clock)
        self._show_clock()
        shows = dict.fromkeys(("notices", "mute", "sharing"), self._show_notices)
        presenter.bind(**shows)

    # called by the host

    def fit(self, width: float, height: float) -> None:
        """Adapt to the size of the window."""
        super().fit(width, height)
        self.controller.portrait = self.portrait
        self._place_answers()
        self._share_room()

    def open(self, detail: Mapping[str, Any]) -> None:
        """Show the step, with the group of answers that ``detail`` names."""
        self.detail = detail
        self.refresh()
        if self._opens:
            self.ids.camera.arrive()
        self._opens = False
        if detail.get("labels"):
            self.labels = list(labels.labels(self))

    def _show_clock(self, *_: Any) -> None:
        self.clock, self.clock_runs = self.presenter.clock, self.presenter.clock_runs

    def _label(self, *_: Any) -> None:
        """Position the help labels again, as the parts of the table are laid out again."""
        self.labels = list(labels.labels(self)) if self.labels else []

    def refresh(self) -> None:
        """Show the step as it is now."""
        self.controller.show()
        self._update()

    def leave(self) -> None:
        """Handle that another screen is shown."""
        super().leave()
        self._opens = True
        self.grown, self.labels = False, []
        self._grow.cancel()

    def _wait_to_grow(self) -> None:
        """Enlarge the present move after a while without touches."""
        self._grow.cancel()
        self._grow.timeout = self.presenter.settings.grow_after
        if self._grow.timeout and not self.grown:
            self._grow()

    def _grow_band(self, *_: Any) -> None:
        self._seen = self.in_sight
        self.grown = self._may_grow

    @property
    def _may_grow(self) -> bool:
        """Whether the present move may cover the others: nothing there can be answered now."""
        step, present = self.step, self.step.present
        moves = present and present.kind == "move" and not (step.reports or step.asks_ahead)
        return bool(moves and not (step.notice or step.event or self.labels))

    def on_grown(self, *_: Any) -> None:
        """Give the board less room beside the large move, and the bar the tiles that it covers."""
        self._wait_to_grow()
        if self.presenter.sessions.current:
            self._place_answers()
            self._share_room()

    def on_touch_down(self, touch: Any) -> bool:
        """Shrink a large move: only a tap on a button beside it also counts."""
        grown, bar, header = self.grown, self.ids.bar, self.ids.header
        beside = bar.collide_point(*touch.pos) or header.collide_point(*touch.pos)
        self.grown, self._finger = grown and beside, touch
        primary = bar.ids.primary
        if primary.disabled and primary.collide_point(*touch.pos):
            self.say_how_to_answer()
            return True
        self._wait_to_grow()
        if self.labels:
            self._drop_labels()
            return True
        taken = (grown and not beside) or bool(super().on_touch_down(touch))
        self.grown = self.grown and taken  # the button that took it shrinks it when it acts
        return taken

    def _catch_up(self) -> None:
        """Show what a tap changed, unless the step that it led to is shown already."""
        if self.view is not self.controller.view:
            self._update()

    def _update(self) -> None:
        """Show what the controller has filled in, unless the play could not be reopened."""
        if self.presenter.sessions.current is None:
            return
        self.focus.clear()
        touched = self._finger is not None
        self._let_go()
        self._again = False
        ends = self.controller.ends_unread
        pause = LONG_S if ends else self.presenter.guard.pause
        self.wait(pause if pause > PAUSE_S else 0)  # between two ticks it would only flicker
        self.hands_over = ends and bool(self.presenter.session.game.bot)
        self._seen = 0
        self.grown = self.grown and self._may_grow and not touched
        self._wait_to_grow()
        self.view = self.controller.view
        self.key, self.now = self.controller.scene_key, self.controller.now
        present = self.step.present
        self.mover = present.actor if present else self.step.actor
        self.over = self.presenter.session.play.ask is None
        self.end = end_of(self.presenter.session) if self.over else None
        self.has_map = bool(self.view and self.view.get("map"))
        self.map_shown = self.has_map and self.controller.on_board and not self.over
        self.hexes = self.step.places if self.map_shown else []
        found = scene(self.view, self.key) if self.view else None
        shown = self.map_shown or found is not None
        self.small_map = self.has_map and not (
            self.map_shown or self.over or (found and found.instead)
        )
        ends = self.controller.ends_turn is not None and not self.step.picked
        self.ticking = self.controller.ticks_left > 0 and not self.step.reports
        self.table = self._find_table()
        self.your_turn = self._what_turn() if ends else ""
        self._move_camera(found)
        self.pictured = shown or bool(self.table)
        together = self.step.together
        beside = together if self.table else []
        moves = "\u00a0· ".join(each.text for each in beside)
        self.announced = [Notice(moves, moves=True)] if beside else []
        self.aside = together if self.pictured and not self.table else []
        key, taken = self.controller.key, self.step.reports or self.step.places or self.step.event
        found = strip(self.view, key) if self.view and not taken else None
        self.strip_view, self.strip_key = (self.view, key) if found else (None, "")
        self.in_list = bool(together and not self.pictured)
        self._place_answers()
        self._share_room()
        self._show_over_header()

    def _what_turn(self) -> str:
        """Return what is to be done while nothing is reported: not only in your own turn.

        Beside a table without a part of its own at the side, a heading would move the tiles.
        """
        step, session = self.step, self.presenter.session
        ask = session.play.ask
        if step.heading and self.table and not self.table.height:
            return str(step.heading)
        if step.present and ask and session.game.bot and ask.actor != YOU:
            return str(step.present.text)
        return self.presenter.words("screens.your-turn")

    def _find_table(self) -> OnTable | None:
        """Return the game's own part of the table, None if many tiles need its room."""
        if self.view is None or self.over or self.map_shown:
            return None
        found = on_table(self.view, self.key, not self.ticking)
        tiles = [
            answer for answer in self.step.tiles if found and answer.value not in found.answers
        ]
        return None if len(tiles) > MAX_BESIDE and not self.step.reports else found

    def _place_answers(self) -> None:
        """Distribute the answers: those not on the table go beside the primary button, or to tiles.

        Only what fits goes beside the button: first what ends your turn, then what is likely, and
        tiles that a large move covers. If there is nothing else to show, all are tiles.
        """
        table, step = self.table, self.step
        self.tray = step.tiles if step.laying else []
        if step.laying:
            turn = Answer(TURN, self.presenter.words("screens.turn-map"), "turn")
            self.answers, self.tiles = [turn], []
            return
        tiles = [answer for answer in step.tiles if not table or answer.value not in table.answers]
        ends = [self.controller.ends_turn] if self.controller.ends_turn else []
        often = table.beside if table and step.reports else ()
        likely = [answer for answer in tiles if answer.value in often]
        self.slots = len(likely) + 1 if self._have_room_for(likely) else 0
        asks = step.present and step.present.kind == "question" and not ends
        in_setup = not (self.presenter.session.play.turn or step.places)
        alone = asks and (in_setup or not self.pictured)
        unseen = self.grown and not self._seen
        answers = [each for each in step.answers if not (unseen and each.value == ALL_DONE)]
        back = [answer for answer in tiles if answer.value == BACK]
        beside = [] if alone else [*ends, *answers, *(likely if self.slots else ()), *back]
        if self.grown:
            beside = [*beside, *tiles][:BESIDE]
        while not have_room([answer.text for answer in beside], self.width, self.portrait):
            last_only = step.reports or self.grown or self.over
            leaves = beside[-1:] if beside[0].value != LEAVE == beside[-1].value else []
            beside = beside[:-1] if last_only else leaves
        self.answers = beside or ends
        moved = [each for each in answers if each not in beside]
        rest = [*(() if step.of_tray and moved else tiles), *moved]
        self.tiles = [] if self.in_list else [each for each in rest if each not in beside]
        in_tray = step.of_tray and len(self.tiles) == len(step.tiles)
        self.tray_rows = -(-len(self.tiles) // REPORTS[0]) if in_tray else 0
        if step.reports and not table:
            self.tray_rows = REPORTS[1]

    def _have_room_for(self, likely: Sequence[Answer]) -> bool:
        """Return whether these reports fit beside the primary button in all of the turn.

        What ends the turn is beside it, too, until it is the primary button itself.
        """
        ask, session = self.presenter.session.play.ask, self.presenter.session
        if not (likely and isinstance(ask, Choose)) or ask.default is None:
            return False
        ends = capital(session.phrasebook.option(ask, ask.default))
        texts = [ends, *(answer.text for answer in likely)]
        return have_room(texts, self.width, self.portrait)

    def _move_camera(self, found: Picture | None) -> None:
        """Move the camera to the map or to a picture; what it leaves stays as it was."""
        if self.map_shown:
            self.map_view, self.place = self.view, list(MAP)
            return
        self.map_view = self.map_view if self.has_map else None
        shown = found is not None and not (self.over or self.table)
        self.picture_view, self.picture_key = (self.view, self.key) if shown else (None, "")
        if found:
            self.place = self.picture_place = list(found.place)

    def _share_room(self, *_: Any) -> None:
        """Shrink the board if there is much besides it, or the text is large."""
        usual, least = BOARD_ON_TOP_DP if self.portrait else BOARD_DP
        most = MANY_BELOW if self.portrait else MANY
        asked = len(self.tiles) + sum(answer.value == BACK for answer in self.answers)
        many = asked > most and not (self.step.reports or self.step.of_tray)
        little = many or (self.portrait and self.step.number)
        if self.table:
            usual, least = REPORTING_ON_TOP if self.portrait else REPORTING
        elif self.step.reports or self.step.of_tray:
            on_top = ON_TOP_OF_HEADING_DP if self.step.heading else ON_TOP_OF_REPORTS_DP
            usual = on_top if self.portrait else BESIDE_REPORTS_DP
        part = least if little else usual - (usual - least) * (theme.text_scale - 1)
        room = dp(max(least, part))
        if self.board_beside_grown:
            room = ABOVE_GROWN * self.height if self.portrait else BESIDE_GROWN * self.width
        self.board_part = room if self.pictured else 0

    @property
    def board_beside_grown(self) -> bool:
        """Whether the board is visible beside the large move."""
        return self.grown and self.pictured and not self.table

    def _show_notices(self, *_: Any) -> None:
        """Show new notices, if the table is visible.

        Nothing that can be tapped may move under a finger by itself: so until the next step a
        notice covers the header.
        """
        if not (self.parent and self.presenter.sessions.current):
            return
        would_move = self.tiles or self.tray or self.step.number
        if would_move and self.presenter.guard.rests:
            notice = self.controller.notice()
            self.passing = [notice] if notice and notice != self.step.notice else []
        else:
            self.controller.show_notice()
            self._show_over_header()
            self.grown = self.grown and not self.step.notice

    def _show_over_header(self) -> None:
        """Put a notice over the header if it would otherwise move the tiles being placed.

        With a rail the header has room for it beside, or below, who acts: then it hides no card.
        """
        notice = self.step.notice if self.tray or self.step.rail else None
        self.passing = [notice] if notice else []

    def follow(self, notice: Notice) -> None:
        """Open what a tap on a notice leads to."""
        if notice.opens:
            self.presenter.navigation.read(notice.opens)

    @property
    def has_all_parts(self) -> bool:
        """Whether there is a picture as well as a list: then help labels can explain each part."""
        return bool(self.pictured and self.step.present) and not self.step.event

    # what is said

    @property
    def said(self) -> str:
        """The spoken text when the step is shown."""
        return self.step.speech

    @property
    def said_again(self) -> str:
        """The spoken text when the player comes back to the step: the question, or the move."""
        return self.step.again

    @property
    def spoken(self) -> str:
        """The spoken text when the player opens the table: with help labels, theirs."""
        return aloud.joined([each.text for each in self.labels]) or self.said_again

    # what is tapped

    def take(self, value: Any) -> None:
        """Give an answer, or show the other tiles."""
        if value == MORE_TILES:
            self._turn_tiles()
            return
        if self.over:
            self._open_ending(value)
            return
        if value == TURN:
            self._do(self._turn_map)
            return
        if value == ALL_DONE:
            self._do(lambda: self.controller.finish_turn(self.in_sight))
            self.presenter.guard.start(LONG_S)  # another tap would answer what comes after the list
            self.wait(LONG_S)
            return
        ends = self.controller.ends_turn
        if ends and value == ends.value and not self._may_end:
            return
        reports = self.step.reports
        self._do(lambda: self.controller.take(value))
        if self.step.reports != reports:  # another tap would answer what is in the same place
            self.presenter.guard.start(TURNED_S)
        if value == OTHERS and self.step.reports:
            self.ids.tiles.turn_page()  # the first ones are known

    @property
    def _may_end(self) -> bool:
        """Whether a press counts: one that ends a turn without a report only after a long pause."""
        return not self.controller.ends_unread or self.presenter.guard.rested(LONG_S)

    @property
    def in_sight(self) -> int:
        """The number of moves not done that are visible, or were before one of them grew."""
        if self.grown:
            return self._seen
        shown = self.step.together if self.announced else self.ids.aside.items
        return len(shown) or self.ids.moves.in_sight

    def explain(self, value: Any) -> None:
        """Say why an answer can't be given now: a tray at rest waits for an answer."""
        if self.step.of_tray and not any(tile.enabled for tile in self.step.tiles):
            words = self.presenter.words("screens.answer-first")
            self._do(lambda: self.presenter.announce(words))
        else:
            self._do(lambda: self.controller.explain(value))

    def _do(self, work: Callable[[], object]) -> None:
        """Carry out a tap, unless it came too soon, and show the result."""
        if self.presenter.guard.passes():
            work()
            self._catch_up()
            self._save_place()

    def _let_go(self) -> None:
        """Ignore the rest of a touch that began in the previous step."""
        finger, self._finger = self._finger, None
        for held in [*finger.grab_list] if finger else ():
            widget = held()
            finger.ungrab(widget)
            if isinstance(widget, Tappable):
                widget.state = "normal"
            elif isinstance(widget, Hand):
                widget.icon, self._pulled = "", None
            self.ids.map.look_away()

    def _pulse(self) -> None:
        """Make the answers pulse once: a choice is needed."""
        answers = [self.ids.tiles, self.ids.tray, self.ids.bar.ids.answers]
        answers += (
            [self.ids.map if self.map_shown else self.ids.picture] if self.step.places else []
        )
        for each in answers if theme.motion else ():
            Animation.cancel_all(each, "opacity")
            each.opacity = FAINT
            Animation(opacity=1, duration=PULSE, transition="out_quad").start(each)

    def _turn_map(self) -> None:
        """Turn the map by a sixth, to match the player's seat."""
        self.presenter.preferences.turn_board()
        self.controller.show()

    def _turn_tiles(self) -> None:
        """Show the other tiles and name the first; Die continues from there."""
        by_die = self.focus.target is not None
        self.ids.tiles.turn_page()
        first = self.ids.tiles.children[-1]
        self.presenter.speech.say(self.focus.move_to(first) if by_die else first.spoken)

    def miss_places(self, answer: Any, reason: str) -> None:
        """Give the answer that a tap beside all places stands for, or say why it doesn't answer.

        It may stand for the selected place; else that is deselected.
        """
        if answer in [each.value for each in (*self.answers, *self.tiles)]:
            self.take(answer)
        elif answer and answer == self.step.picked:
            self.take_place(answer)
        elif reason and (self.step.places or not self.ticking):
            self._do(lambda: self.presenter.announce(reason))
        elif self.step.picked:
            self._do(self.controller.let_go_of_place)

    def take_place(self, place: str) -> None:
        """Answer with a place selected by Die."""
        self._do(lambda: self.controller.take_place(place))

    def take_number(self) -> None:
        """Answer with the number selected by Die, or continue in smaller steps."""
        if self.presenter.guard.passes():
            self.controller.take_number()

    def _open_ending(self, name: str) -> None:
        """Open a screen offered at the end of a play."""
        if name == "course":
            self.presenter.navigation.visit("plays", play=self.presenter.session.id, how="end")
        elif name == "people":
            self.presenter.navigation.visit(name, play=self.presenter.session.id, table=True)
        else:
            self.presenter.navigation.visit(name)

    def press_primary(self) -> None:
        """Handle the primary button; a turn that has just begun can't be ended for a moment."""
        if self.over:
            self.presenter.navigation.go_home()
        elif not self.step.primary_ready:
            self.say_how_to_answer()
        elif self._may_end:
            self._do(lambda: self.controller.press_primary(self.in_sight))

    def close_event(self) -> None:
        """Close the event: show the first move, or if that is beside it, the board."""
        if self.step.begins:
            self.press_primary()
        else:
            self._do(self.controller.close_event)

    def say_how_to_answer(self) -> None:
        """Say what can be chosen, and make it stand out."""
        self.presenter.speech.say(self.controller.how_to_answer())
        self._pulse()

    def pick(self, place: str | int) -> None:
        """Choose a place on the board, or the answer with a key's number."""
        if isinstance(place, int):
            self._pick_number(place)
        else:
            self._do(lambda: self.controller.pick(place))

    def _pick_number(self, number: int) -> None:
        if self.step.number:
            self.controller.type(str(number))
        elif number == 1:
            self.press_primary()
        elif number > 1:
            answers = [*self.answers, *self.tray, *self.ids.tiles.items]
            for answer in answers[number - 2 : number - 1]:
                self.take(answer.value)

    # dragging to the board

    def pick_up(self, value: Any, icon: str, touch: Any, point: tuple[float, float]) -> None:
        """Start dragging what a tile represents, from a point of the window, if it has a place."""
        self._pull(lambda: self.controller.hold(value), icon, touch, point)

    def pick_up_piece(self, place: str, icon: str, touch: Any, point: tuple[float, float]) -> None:
        """Start dragging a piece of the board."""
        self._pull(lambda: self.controller.hold_piece(place), icon, touch, point)

    def pull_place(self, place: str, icon: str, touch: Any, point: tuple[float, float]) -> None:
        """Start dragging a place of the picture to where it goes."""

        def take() -> None:
            self._pulled = place, point
            if place != self.step.picked:  # a second tap would answer
                self.controller.pick(place)

        self._pull(take, icon, touch, point)

    def _pull(
        self, take: Callable[[], object], icon: str, touch: Any, point: tuple[float, float]
    ) -> None:
        if self.presenter.guard.passes():
            take()
            self._update()
            self._finger = touch
            if not self.controller.barred:
                self.ids.hand.take(icon, touch, self.to_widget(*point))

    def hover(self, place: str) -> None:
        """Preview the place under a finger that rests on the board."""
        self.controller.hover(place)

    def drag_over(self, point: tuple[float, float]) -> None:
        """Show where what is being dragged would go."""
        if self._pulled:
            return
        self.controller.hover(self.ids.map.under(*point))

    def drop(self, point: tuple[float, float]) -> bool:
        """Drop what is being dragged; return whether it has found a place."""
        if self._pulled:
            return self._drop_place(point)
        place = self.ids.map.under(*point)
        self.ids.map.look_away()
        if place:
            self.controller.take_place(place)
        else:
            self.controller.let_go()
        self._update()
        return bool(place)

    def _drop_place(self, point: tuple[float, float]) -> bool:
        """Drop what was dragged in the picture; return whether it is nearer to goal than start."""
        (place, start), self._pulled = self._pulled, None
        goal = self.ids.spots.centre_of(place)
        found = bool(goal) and dist(point, goal) < dist(point, start)
        if found:
            self.controller.take_place(place)
        else:
            self.controller.let_go_of_place()
        self._update()
        return found

    def undo(self) -> None:
        """Take back the last action; an open column of hexes is just closed.

        This works at once, even while the next tap has to wait, since the last may have been a
        mistake.
        """
        if not self.presenter.guard.rested(PAUSE_S):
            return
        self.presenter.guard.start()
        if self.focus.step_out():
            self.presenter.speech.say(self.step.again)
        else:
            self.controller.undo()
            self._catch_up()
            self._save_place()

    def go_back_to(self, move: Any) -> None:
        """Go back to a done move."""
        self._do(lambda: self.controller.go_back_to(move))

    def take_back(self, chip: Any) -> None:
        """Take back a report, or show the reports that don't fit."""
        if chip.report is None:
            self.ids.side.turn_chips()
            return
        self._do(lambda: self.controller.take_back(chip))

    def take_back_last(self, report: Any) -> None:
        """Take back the last reported step of a gauge."""
        chips = [each for each in self.step.chips if each.report and each.report.value == report]
        self.take_back(chips[-1])

    # the buttons and the keys

    def perform(self, intent: str) -> None:
        """Handle an intent from a button, a key or a tool."""
        self._again = self._again and intent == "repeat"
        if self.labels:
            self._drop_labels()
            return
        super().perform(intent)

    def _drop_labels(self) -> None:
        """Take the help labels away, and say the step: until now only they were spoken."""
        self.labels = []
        self.presenter.speech.say(self.step.again)

    def do_next(self) -> None:
        """Activate what has the focus, else the primary button."""
        if self.ids.bar.ids.more.focused:
            self.take_die()
        elif not self.focus.activate():
            self.press_primary()

    def do_die(self) -> None:
        """Move the focus to the next answer, then the die and the menu; name it."""
        self._wait_to_grow()
        self.presenter.speech.say(self.focus.step())

    def take_die(self) -> None:
        """Show the die."""
        self.presenter.navigation.visit("die")

    def do_undo(self) -> None:
        """Take back the last action."""
        self.undo()

    def do_repeat(self) -> None:
        """Repeat the move, or the question with its choices; the next time, the table's state."""
        again, self._again = self._again, True
        if again and not self.over:
            self.presenter.navigation.read("now", **self.detail)
        elif self.presenter.mute:
            self.presenter.announce(
                self.presenter.words("core.no-voice", reason=self.presenter.mute)
            )
        else:
            self.presenter.speech.say(self.controller.in_full)

    def do_why(self) -> None:
        """Show the reasons of the step."""
        self.presenter.navigation.read("why", **self.detail)

    def do_tools(self) -> None:
        """Show the other tools for this step."""
        self.presenter.navigation.visit("tools")

    def do_redo(self) -> None:
        """Restore the answer last undone."""
        self.presenter.game.change(lambda: self.presenter.session.redo())

    def do_reopen(self) -> None:
        """Go back to the turn that was ended with nothing reported."""
        self._do(self.controller.reopen_turn)

    def do_end_phone(self) -> None:
        """Let the phone that plays press no more."""
        self.presenter.phone_code = ""
        self.presenter.speech.say(self.presenter.words("screens.phone-ended"))

    def do_qr(self) -> None:
        """Show the QR code of the appendix page that explains the step."""
        appendix.show(self.presenter)

    def do_clock(self) -> None:
        """Pause the clock, or resume it."""
        session = self.presenter.session
        if self.presenter.clock_runs:
            session.pause_clock()
            self.presenter.speech.say(self.presenter.words("core.clock-paused"))
        else:
            session.run_clock()
        self.presenter.refresh_status()

    def do_adjust(self) -> None:
        """Show everything that is tracked."""
        self.presenter.navigation.visit("whole")

    def back(self) -> None:
        """Close the group of answers, else show the menu."""
        if self.labels:
            self.perform("back")
        elif self.controller.group:
            self.controller.open_group("")
            self._update()
        else:
            self.do_menu()
