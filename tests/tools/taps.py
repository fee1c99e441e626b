"""How many taps a play takes: at the table's model, with no window opened.

How much is in sight is measured as the table lays it out, so Kivy is loaded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import takewhile
from random import Random
from typing import Any, NamedTuple

from kivy.metrics import dp

from companion.engine.autoplay import play_out
from companion.engine.game import Game
from companion.engine.log import is_main
from companion.engine.play import Play
from companion.engine.prompts import Choose, Printed
from companion.games import find
from companion.phrases.phrasebook import Phrasebook
from companion.screens.board.moves import arranged
from companion.screens.models.offer import ALL_DONE, LEAVE, OTHERS
from companion.screens.models.step import Answer
from companion.screens.models.table import TableController
from companion.screens.models.worded import BACK
from companion.screens.pictures import own_pieces, scene
from companion.screens.services.sessions import usual_options
from companion.session.my_box import save_fact
from companion.session.session import Session
from companion.storage.settings import Settings
from companion.storage.store import Store

BEGIN = {False: 1, True: 2}
"""The taps on the first screen, and on the options if the game was played before."""

FOLLOW = 0.75
"""How often the primary button is right where it shows an answer."""

RARELY = 0.05
"""How often something outside the tray is reported, or an answer is given that is rare."""

REPORTS = range(5)
"""How much is reported in a turn: each as often."""

ANSWER_NOTHING = BACK, LEAVE, OTHERS, ALL_DONE
"""The tiles that answer nothing."""

LIST, CARD, HEADING = (328, 328), 80, 46
"""The size of the list on a panel of 800 by 480, and the height of a card or heading above it, in
dp.
"""

SET_UP_IN_SIGHT = 8
"""So many moves of the set-up are in sight on a panel of 800 by 480."""

NEAR = 19
"""So many hexes have room together where they are large: of more, one is picked, then taken."""


def taps_to_first_turn(store: Store, game: str, options: Mapping[str, str]) -> int:
    """Count the taps of somebody who follows the usual answers, and sets up list after list."""
    later, found = bool(store.history(game, most=1)), find(game)
    taps = BEGIN[later]
    options = {**usual_options(found, Settings(), first=not later), **options}
    desk = QuietDesk(Session(found, store, Phrasebook("en"), options, seed="7", new=True))
    desk.session.play.joins = True  # as at the table
    desk.table.show()
    while desk.session.play.ask and not desk.session.play.turn:
        set_up_by_tap(desk.table)
        taps += 1
    return taps


def set_up_by_tap(table: TableController) -> None:
    """Tap what leads on in the set-up."""
    step = table.step
    if step.asks_ahead and step.places:
        table.pick(step.places[0])
    elif ALL_DONE in [answer.value for answer in step.answers]:
        table.finish_turn(SET_UP_IN_SIGHT)
    elif step.laying:
        table.pick(step.places[0])
    elif step.primary_ready:
        table.press_primary()
    elif answers := [each for each in (*step.answers, *step.tiles) if each.enabled]:
        table.take(answers[0].value)
    else:
        table.pick(step.places[0])


class Turn(NamedTuple):
    """The cost of a turn or a phase: which one of the ``nth`` round, its taps, and its moves.

    ``screens`` is how often the picture on the left, or the whole screen, changed.
    """

    nth: int
    name: str
    taps: int
    moves: int
    reports: int
    screens: int


class Tapper:
    """A player by taps: reports things, and answers at random.

    If ``hurried`` it takes all moves of a list at once, and drags what can be dragged to its hex,
    which counts as one tap; else it takes one by one, and only taps. It makes one of these numbers
    of ``reports`` in a turn.
    """

    def __init__(
        self,
        store: Store,
        game: str,
        number: int,
        hurried: bool,
        reports: Sequence[int] = REPORTS,
    ) -> None:
        session = Session(find(game), store, Phrasebook("en"), {}, seed=str(number), new=True)
        session.play.joins = True  # as at the table
        self.desk = QuietDesk(session)
        self._table, self._play, self._hurried = self.desk.table, session.play, hurried
        self._random, self._number = Random(number), number
        self._reports, self._numbers = 0, reports

    def turns(self) -> Iterator[Turn]:
        """Yield the turns and phases of the play, except those for counting points."""
        table, play, shown = self._table, self._play, ""
        table.show()
        while play.ask and not play.turn:
            set_up_by_tap(table)
        while play.ask and (now := self._now()):
            taps = moves = reports = screens = 0
            step: Any = None
            self._reports = self._random.choice(self._numbers)
            while play.ask is not None and self._now() == now:
                if step is not play.ask:
                    step, moves = play.ask, moves + self._moves_of_step()
                screens, shown = screens + (shown != self._screen()), self._screen()
                reports += self._tap()
                taps += 1
            yield Turn(*now, taps, moves, reports, screens)

    def _moves_of_step(self) -> int:
        """Return how many moves the step has, without those done or predicted."""
        lines = [move for move in self._table.step.moves if move.state != "done"]
        return sum(move.kind == "move" for move in lines[: self._table.ticks_left + 1])

    @property
    def _in_sight(self) -> int:
        """How many moves are in sight, the present one with them; all beside report tiles."""
        step, (width, height) = self._table.step, LIST
        if step.reports:
            return len(step.together)
        height -= CARD if step.card else HEADING if step.heading else 0
        shown = arranged(step.moves, (dp(width), dp(height)))
        return len(shown.present) + len(shown.coming)

    def _now(self) -> tuple[int, str] | None:
        """Return which turn of which round it is; None once the points are counted."""
        play = self._play
        name = str(play.state()["turn"]) if play.game.bot else play.game.counter
        return None if name == "final" else (play.turn, name)

    def _screen(self) -> str:
        """Return what is shown: an event, the board, a picture by who draws it, or only words.

        An event beside moves or report tiles is above the board, which stays.
        """
        table, step = self._table, self._table.step
        if step.event and (step.event.summary or (step.begins and not step.reports)):
            return "event"
        if table.on_board or not table.view:
            return "board"
        found = scene(table.view, table.scene_key)
        return found.draw.__module__ if found else "words"

    def _tap(self) -> bool:
        """Tap once; return whether that begins a report."""
        table, step, ask = self._table, self._table.step, self._play.ask
        self._random = Random(f"{self._number} {len(self._play.log)}")  # ticks change no answer
        values = [answer.value for answer in step.answers]
        ahead = self._hurried and step.asks_ahead
        if table.ticks_left and not (ahead or (step.reports and self._reports)):
            if self._hurried and ALL_DONE in values:
                table.finish_turn(self._in_sight)
            elif self._hurried and ask and ask.default in values:
                table.take(ask.default)
            else:
                table.press_primary()
            return False
        if step.number:
            self._type()
            return False
        if is_main(ask) and step.reports and step.primary_ready:
            return self._report()
        if step.picked or (not ahead and step.primary_ready and self._follows()):
            if self._hurried and ALL_DONE in values:
                table.finish_turn(self._in_sight)
            else:
                table.press_primary()
        elif self._hurried and step.pieces and not table.group:
            table.hold_piece(self._random.choice(step.pieces))
            self._drop()
        elif step.places and not step.kind_first:
            self._point()
        else:
            tiles = [each for each in (*step.answers, *step.tiles) if each.enabled]
            others = [each for each in tiles if each.value not in ANSWER_NOTHING]
            rare = getattr(ask, "rare", ())
            usual = [each for each in others if each.value not in rare]
            if usual and self._random.random() >= RARELY:
                others = usual
            if others:
                self._take(self._random.choice(others).value)
            elif step.primary_ready:
                table.press_primary()
            else:
                table.take(OTHERS)
        return False

    def _follows(self) -> bool:
        """Return whether the answer of the primary button is right: mostly, if others are rare."""
        ask = self._play.ask
        others = {*getattr(ask, "options", ())} - {getattr(ask, "default", None)}
        rare = others <= {*getattr(ask, "rare", ())}
        return self._random.random() < (1 - RARELY if rare else FOLLOW)

    def _report(self) -> bool:
        """Report something, or end the turn."""
        table = self._table
        rare, drawn = self._random.random() < RARELY, self._play.game.drawn
        tiles = [each for each in table.step.tiles if each.enabled and each.value not in drawn]
        seldom = [each for each in tiles if each.value == OTHERS]
        often = [each for each in tiles if each.value != OTHERS]
        if not self._reports or not often:
            table.press_primary()
            return False
        if seldom and rare:
            table.take(OTHERS)
            return False
        self._reports -= 1
        moved = own_pieces(table.view) if table.view and table.on_board else {}
        value = self._random.choice(self._kinds(often, moved.values()))
        pieces = [at for at in table.step.pieces if moved.get(at) == value]
        piece = self._random.choice(pieces) if pieces else ""
        if piece and self._hurried:
            table.hold_piece(piece)
            self._drop()
        elif piece:
            table.pick(piece)
        else:
            self._take(value)
        return True

    def _take(self, value: Any) -> None:
        """Tap a tile, or drag it if it goes to the board."""
        if self._hurried and value in self._board_tiles():
            self._table.hold(value)
            self._drop()
        else:
            self._table.take(value)

    def _kinds(self, tiles: Sequence[Answer], moved: Iterable[str]) -> list[Any]:
        """Return one report of each kind: by these tiles, or by moving a piece.

        Tiles with the same icon are of one kind, such as your Colonist on each action.
        """
        found: dict[str, list[Any]] = {each: [each] for each in moved}
        ahead = cache(self._play.preview_answer)
        for tile in [each for each in tiles if _can_be(each, ahead)] or tiles:
            found.setdefault(tile.icon or str(tile.value), []).append(tile.value)
        return [self._random.choice(each) for each in found.values()]

    def _board_tiles(self) -> list[Any]:
        """Return the answers of the tiles that can be dragged to the board."""
        return [tile.value for tile in self._table.step.tiles if tile.goes_to_board]

    def _drop(self) -> None:
        """Drop what is dragged over a place."""
        self._table.take_place(self._place())

    def _point(self) -> None:
        """Tap a place: where it is shown large it is the answer, else it is picked."""
        table, step = self._table, self._table.step
        place, large = self._place(), 0 < len(step.near) <= NEAR
        table.take_place(place) if large or step.at_once else table.pick(place)

    def _place(self) -> str:
        """Return the first highlighted place, or another; none already given for this question."""
        ask, log = self._play.ask, self._play.log
        key = ask.key if ask else ""
        reported = {str(each.value) for each in takewhile(lambda each: each.key == key, log[::-1])}
        every = self._table.step.places
        places = [each for each in every if each not in reported] or every
        first = self._random.random() < FOLLOW
        return str(places[0] if first else self._random.choice(places))

    def _type(self) -> None:
        """Type the first digit that is possible, or take the number that is set."""
        table, number = self._table, self._table.step.number
        if table.step.primary_ready and (number.digits or self._random.random() < FOLLOW):
            table.press_primary()
        else:
            keys = [key.label for key in number.keys if key.enabled and key.label.isdigit()]
            table.type(self._random.choice(keys))


def count_taps(
    store: Store, game: str, plays: int, hurried: bool, reports: Sequence[int] = REPORTS
) -> dict[str, list[float]]:
    """Count the taps of turns, phases and rounds of some plays, by kind.

    Rounds are also counted by the number of reports. An automaton's taps are also counted per move.
    """
    bot, found = find(game).bot, dict[str, list[float]]()

    def note(what: str, value: float) -> None:
        found.setdefault(what, []).append(value)

    play_out(Tapper(store, game, 0, hurried).desk.session.play, Random(0))
    enter_printed(store, find(game))
    for number in range(1, plays + 1):
        rounds: dict[int, list[Turn]] = {}
        for turn in Tapper(store, game, number, hurried, reports).turns():
            rounds.setdefault(turn.nth, []).append(turn)
            note(turn.name, turn.taps)
            if bot and turn.name == bot and turn.moves:
                note("a_move", turn.taps / turn.moves)
        for turns in rounds.values():
            taps = sum(turn.taps for turn in turns)
            note("round", taps)
            note(f"round_of_{sum(turn.reports for turn in turns)}_reports", taps)
            note("screens_a_round", sum(turn.screens for turn in turns))
    return found


def _can_be(tile: Answer, ahead: Callable[[str], Play | None]) -> bool:
    """Return whether the report of a tile has a place on the board, if it needs one.

    ``ahead`` returns the play after a report.
    """
    if not tile.goes_to_board:
        return True
    report, _, kind = str(tile.value).partition(".")
    options = getattr(getattr(ahead(report), "ask", None), "options", ())
    return kind in [str(each).partition(".")[0] for each in options]


def enter_printed(store: Store, game: Game) -> None:
    """Enter what is printed on this copy of a game and was not asked for yet."""

    def missing() -> Iterator[Printed]:
        known = store.box(game.name)
        return (each for each in game.box(known) if each.known(known) is None)

    random = Random(0)
    while fact := next(missing(), None):
        asked = fact.asked
        values = asked.options if isinstance(asked, Choose) else (asked.minimum, asked.maximum)
        save_fact(store, game, fact.fact, random.choice(values))


class QuietDesk:
    """A table at which nobody listens."""

    greeting = ""
    notices: Sequence[str] = ()
    warns = by_buttons = phone_plays = False

    def __init__(self, session: Session) -> None:
        self.session, self.phrasebook, self.settings = session, session.phrasebook, Settings()
        self.ticked: dict[int, tuple[int, int]] = {}
        self.table = TableController(self)

    @property
    def game(self) -> QuietDesk:
        """The object that changes the play."""
        return self

    @property
    def speech(self) -> QuietDesk:
        """The speaker."""
        return self

    def carry_out(self, work: Callable[[], object]) -> None:
        """Change the play, and show the resulting step."""
        work()
        self.table.show()

    def say(self, _: str) -> None:
        """Say nothing."""
