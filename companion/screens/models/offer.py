"""The answers of a step: primary button, buttons beside it, tiles, and places on the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.engine.game import YOU
from companion.engine.log import LogEntry, is_main
from companion.engine.prompts import Ask, Choose, Printed, group_of, is_part
from companion.phrases.phrasebook import capital
from companion.screens.models.answers import Choices, Kinds, NumberInput, Places
from companion.screens.models.desk import Desk
from companion.screens.models.step import Answer, Chip, MoveLine, StepModel
from companion.screens.models.turn import goes_by_itself
from companion.screens.models.worded import BACK, ENDINGS, WordedStep
from companion.screens.pictures import held, is_on_board, own_pieces, scene, tray

BESIDE = 2
"""The most answers beside the primary button."""

AHEAD = 3
"""With more answers than this, a question needs the board's room, and waits for the moves before
it.
"""

BESIDE_PICTURE, BESIDE_PICTURE_ALONE = 2, 4
"""With a question answered in a picture, this many moves can be shown at once, and if the picture
has all answers.
"""

ASIDE, ASIDE_LARGE = 3, 1
"""The most of his moves shown over the board, so that enough of it stays visible, and in large
text: all are in sight, as a report counts them as made.
"""

ALL_DONE = "all-done"
"""The answer that counts all moves of the list as made; the play never sees it."""

OTHERS = "others"
"""The answer that shows all answers; the play never sees it."""

TO_MAP = "to-map"
"""The answer that switches between the map and the step's picture; the play never sees it."""

LEAVE = "leave"
"""The answer that leaves a question which continues an answer; the play never sees it."""

SHORT = {"course": "course-short"}
"""The names of texts that are shorter on the tiles at the end of a play."""


class Offer:
    """Fills in the answers of a step, and remembers what was chosen so far."""

    def __init__(self, desk: Desk, step: StepModel) -> None:
        self._desk, self._step = desk, step
        self.values: Mapping[str, Any] = {}
        """The answers that are places on the board, by place."""
        self.kinds: Mapping[str, Mapping[Any, Any]] = {}
        """For each kind that can be put on the board, the answers by place."""
        self.parts: list[str] = []
        """The tiles that report something and also choose which part of it is put on the board."""
        self.number: NumberInput | None = None
        """The number asked for."""
        self.opened = False
        """Whether all answers are shown."""
        self.to_map = False
        """Whether the map replaces the picture of the step."""
        self.kind = ""
        """The kind that goes to the next place tapped."""
        self.barred = ""
        """The chosen kind that can't go anywhere, or not to the place that was tapped."""
        self.next_kind = self.taken_off = ""
        """The kind to choose in the next step, and the one that was taken off the board."""
        self._next = False
        self._beside = BESIDE

    def begin(self) -> None:
        """Forget the previous step's choices."""
        self.opened, self.number, self._next, self.to_map = False, None, True, False
        self.kind, self.next_kind, self.barred = self.next_kind, "", ""

    def close(self) -> bool:
        """Cancel a partial choice; return whether there was one."""
        if not (self._step.picked or (self.kind and not self._step.laying)):
            return False
        self._step.picked = self.kind = ""
        return True

    def choose(self, kind: str) -> Any:
        """Choose what to put on the board; return the answer if its place is known, else None.

        If there is only one place, it still has to be confirmed. Choosing the kind again deselects
        it, unless it was only preselected.
        """
        step, places = self._step, self.kinds[kind]
        self.kind = "" if kind == self.kind and not self._next else kind
        self._next = False
        picked_before = bool(self.kind) and step.picked in places
        if not picked_before:
            step.picked = next(iter(places)) if len(places) == 1 and self.kind else ""
        known = picked_before or (step.laying and step.picked)
        return places[step.picked] if known else None

    def bar(self, kind: str) -> None:
        """Show why a kind has no possible place, or can't go to the one that was tapped."""
        self._step.picked = "" if self.kind else self._step.picked
        self.barred, self.kind = kind, ""

    def pick(self, place: str) -> None:
        """Choose a place, and also the kind if only one fits it."""
        self._step.picked, self.barred = place, ""
        kinds = [kind for kind, places in self.kinds.items() if place in places]
        if not self.kind and len(kinds) == 1:
            self.kind = kinds[0]

    def laid(self) -> Mapping[str, int]:
        """Return where something was placed, with its line of the log."""
        play = self._desk.session.play
        key = play.ask.key if play.ask else ""
        lines = enumerate(play.log)
        return {
            str(entry.value).partition(".")[2]: line for line, entry in lines if entry.key == key
        }

    def show(
        self,
        worded: WordedStep,
        left: Sequence[MoveLine],
        asked: bool,
        ticked: int,
        after_all_done: bool,
    ) -> None:
        """Show the answers of the step; these lines are ``left`` to tick before the question.

        The present line belongs to what is ``asked``, or comes before it. With reports, both the
        primary button and the answer that ends the turn take all moves. A double tap on All done
        must not answer the question that follows: the place of that button, on the right, stays
        empty ``after_all_done``, and if just one move was ``ticked`` before.
        """
        step, ask, found = self._step, worded.ask, worded.answers
        self.values, self.kinds, self.parts = {}, {}, []
        number, self.number = self.number, None
        step.reports = worded.reports and (not left or self._is_announced(worded, left))
        step.put, step.laying, step.laid, step.progress = "", False, [], -1
        step.near, step.pieces, step.at_once = [], [], False
        step.number, step.places, step.tiles, step.answers = None, [], [], []
        step.kind_first = step.of_tray = step.asks_ahead = False
        step.chips = self._chips(worded)
        follows = ticked == 1 and not left and goes_by_itself(ask)
        self._beside = BESIDE - 1 if after_all_done or follows else BESIDE
        if ask is None or found is None:
            step.primary, step.primary_ready = self._words("screens.home"), True
            step.answers = self._endings()
            return
        if left:
            several = len(step.together) > 1
            step.primary = self._words("screens.all-done") if several else self._next_label()
            step.primary_ready = True
            step.asks_ahead = self._asks_ahead(worded, found, left)
            if step.asks_ahead and isinstance(found, Choices):
                self._show_choices(worded, found)
                if step.picked:
                    self._show_primary(worded, found, ask)
                self._offer_back(worded)
                return
            if isinstance(found, Choices) and (step.reports or asked):
                self._show_choices(worded, found, ticking=not step.reports)
                if not (step.event and step.reports and len(left) == 1):
                    self.values, step.places = {}, []
                step.pieces = step.pieces if step.reports else []
            if len(step.together) == len(left) and isinstance(found, Choices):
                ends = worded.answer(found.proposal, capital(found.label))
                done = [ends] if step.chips else []  # no slip ends a turn
                step.answers = [*done, *self._other_picture(worded)]
            elif not (step.begins or step.reports) and (
                len(left) > 1 or (goes_by_itself(ask) and (after_all_done or not ticked))
            ):
                step.answers = [*step.answers[: BESIDE - 1], self._all_done()]
            else:
                step.answers = step.answers[: BESIDE - 1]
        elif isinstance(found, NumberInput):
            self.number = number or found
            self.show_number()
        else:
            self._show_choices(worded, found)
            step.answers = [*step.answers, *self._other_picture(worded)]
            self._show_primary(worded, found, ask)
            if self._leads_on(ask) and not (after_all_done or step.answers):
                step.answers = [self._all_done()]
        if not left:
            self._offer_back(worded)

    def _offer_back(self, worded: WordedStep) -> None:
        """Offer to leave a question that continues an answer, where there is no All done."""
        if self._goes_back(worded) and self._all_done() not in self._step.answers:
            back = Answer(LEAVE, self._words("screens.back"), BACK)
            self._step.answers = [*self._step.answers, back]

    @property
    def _last_given(self) -> tuple[Any, LogEntry] | None:
        """The last answer given, with its prompt; None at the beginning."""
        answered = reversed(self._desk.session.play.answered())
        return next((each for each in answered if each[1].given), None)

    def _goes_back(self, worded: WordedStep) -> bool:
        """Return whether a question continues an answer that was chosen, and none leads back."""
        given = self._last_given
        if not given or worded.group or is_main(worded.ask):
            return False
        prompt, entry = given
        chosen = isinstance(prompt, Choose) and entry.value != prompt.default
        continues = chosen and (is_main(prompt) or is_part(worded.ask))
        return continues and BACK not in getattr(worded.ask, "options", ())

    def _all_done(self) -> Answer:
        """Return the answer that takes the visible moves as made."""
        return Answer(ALL_DONE, self._words("screens.all-done"), "check")

    def _leads_on(self, ask: Ask) -> bool:
        """Return whether the likely answer of a question leads to other moves."""
        coming = (move for move in self._step.moves if move.state == "coming")
        follows = next(coming, None)
        announced = is_part(ask) and goes_by_itself(ask)
        return announced and follows is not None and follows.kind == "move"

    def _is_announced(self, worded: WordedStep, left: Sequence[MoveLine]) -> bool:
        """Return whether the announcements are beside the report tiles, so that these can be used.

        That is if they follow from your reports, are about the round that your turn begins, or are
        his last few moves. With two buttons those are ticked one by one.
        """
        event, session = self._step.event, self._desk.session
        moves = all(line.kind == "move" for line in left)
        if not session.game.bot:
            return moves and bool(session.reported())
        if (event and event.summary) or not tray(worded.view):
            return False
        if all(line.actor == YOU or line.kind == "event" for line in left):
            return True
        most = ASIDE if self._desk.settings.text_scale <= 1 else ASIDE_LARGE
        return moves and len(left) <= most and not self._desk.by_buttons

    def _asks_ahead(
        self, worded: WordedStep, found: Choices | NumberInput, left: Sequence[MoveLine]
    ) -> bool:
        """Return whether the question can be answered while a move before it is present.

        That must be the last move, of the same actor, with few answers, unless it covers what is
        printed there; or all that is left must be visible together with the picture that answers,
        which is shown before its turn. In a picture the answers are the player's even if the moves
        are not.
        """
        step, ask = self._step, worded.ask
        open_ = worded.group is not None or (ask is not None and ask.default is None)
        if step.event or step.reports or not open_ or isinstance(found, NumberInput):
            return False
        if isinstance(found, Kinds) and found.left:
            return False
        question, drawn = step.moves[-1], found.places if isinstance(found, Places | Kinds) else ()
        others = [each for each, _ in (*found.tiles, *found.apart) if str(each) not in drawn]
        usual = self._desk.settings.text_scale <= 1
        most = 1
        if drawn and len(others) <= BESIDE and usual:
            most = BESIDE_PICTURE if others else BESIDE_PICTURE_ALONE
        in_sight = (len(others) <= AHEAD or self._is_covered(worded)) and len(left) <= most
        alike = bool(drawn) or all(line.actor == question.actor for line in left)
        return in_sight and alike and question.state == "coming"

    def _is_covered(self, worded: WordedStep) -> bool:
        """Return whether something printed is asked for, other than on the map.

        The move before the question usually covers it.
        """
        printed = isinstance(self._desk.session.play.asking, Printed)
        return printed and worded.ask is not None and not is_on_board(worded.view, worded.ask.key)

    def _next_label(self) -> str:
        """Return the label that leads to the next move; after a summary, the round that begins."""
        event, play = self._step.event, self._desk.session.play
        if event and event.summary:
            return self._words("core.turn-name", counter=play.game.counter, number=play.turn)
        return self._words("screens.next" if self._step.begins else "screens.move-done")

    def _endings(self) -> list[Answer]:
        """Return the answers when the play is over."""
        session = self._desk.session
        course = session.play.turn and session.id is not None
        names = [*(["scores"] if session.play.scores() else []), "course" if course else "history"]
        names += ["people"] if session.id is not None else []
        labels = {name: self._words(f"screens.{SHORT.get(name, name)}") for name in names}
        return [Answer(name, labels[name], ENDINGS[name]) for name in names]

    def _show_choices(self, worded: WordedStep, found: Choices, ticking: bool = False) -> None:
        """Show the answers besides the default: on the board, beside the button, or as tiles."""
        step = self._step
        on_board: Mapping[str, Any] = {}
        if isinstance(found, Kinds) and not ticking:
            self._show_kinds(worded, found)
            return
        grouped = isinstance(found, Places) and found.grouped
        if isinstance(found, Places):
            on_board = {place: value for place, (value, _) in found.places.items()}
        others = [
            worded.answer(value, capital(text), found.free(value), found.spoken(value, text))
            for value, text in (*found.tiles, *found.apart)
            if str(value) not in on_board
        ]
        plain = grouped or (found.proposal is None and not on_board)
        equal = not (plain or on_board or worded.reports) and self._is_asked(len(others))
        crowded = self._beside < len(others) <= BESIDE
        tiled = worded.reports or self.opened or plain or equal or crowded
        rare = [each for each in others if each.value in getattr(worded.ask, "rare", ())]
        if ticking:  # a likely answer comes after all moves: it denies none of them
            step.answers = rare if len(others) <= BESIDE else []
            return
        if self.to_map:
            on_board = {}
        self.values = dict(on_board)
        if on_board and is_part(worded.ask):
            step.tiles = self._resting_tray(worded)
            step.of_tray = bool(step.tiles)
        step.places = list(on_board)
        ask = worded.ask
        on_map = ask is not None and is_on_board(worded.view, ask.key)
        step.near = step.places if on_map and self._desk.session.play.turn else []
        step.at_once = not (on_map or worded.reports)
        if worded.reports or on_map:
            step.pieces = list(own_pieces(worded.view))
        if worded.reports and (own := self._in_tray(worded, found, others)):
            more = Answer(OTHERS, self._words("screens.more-tiles"), "more")
            rest = self._not_in(own, worded, others)
            step.tiles = [*own, *(rest if self.opened else [more])]
        elif tiled and not step.of_tray:
            marked = [worded.answer(found.proposal, capital(found.label))]
            step.tiles = [*(each._replace(chosen=True) for each in marked if equal), *others]
        elif len(others) <= self._beside:
            step.answers = others
        else:
            likely = [each for each in others if each not in rare]
            one = likely if len(likely) == 1 < self._beside else []
            step.answers = [*one, Answer(OTHERS, self._words("screens.others"))]

    def _other_picture(self, worded: WordedStep) -> list[Answer]:
        """Return the button that replaces the step's picture by the map, or switches back."""
        pictured = scene(worded.view, worded.view.asked) is not None
        if not (worded.reports and pictured and worded.view.get("map")):
            return []
        words, icon = ("screens.back", BACK) if self.to_map else ("screens.to-map", "planet")
        return [Answer(TO_MAP, self._words(words), icon)]

    def tray_heading(self, worded: WordedStep) -> str:
        """Return the heading of the first report tiles, if they have no texts of their own."""
        group = next((group_of(tile.value) for tile in self._step.tiles if tile.headed), None)
        return worded.groups[group].label if group else ""

    def _is_asked(self, others: int) -> bool:
        """Return whether a question has too many other answers to fit beside the likely one."""
        present = self._step.present
        return others > BESIDE and present is not None and present.kind == "question"

    def _resting_tray(self, worded: WordedStep) -> list[Answer]:
        """Return the report tiles, all disabled, while a report has a follow-up question."""
        return [
            worded.answer(value, capital(worded.view.name(kind, "short")), False, icon_of=kind)
            for value, kind in tray(worded.view).items()
        ]

    def _in_tray(
        self, worded: WordedStep, found: Choices, others: Sequence[Answer]
    ) -> Sequence[Answer]:
        """Return the most frequent reports; those impossible now keep their positions."""
        shown = {answer.value: answer for answer in others}
        options = getattr(worded.ask, "options", ())
        tiles: list[Answer] = []
        for value, kind in tray(worded.view).items():
            head = value.partition(".")[0]
            if value in shown or not kind:
                tiles += [shown[value]] if value in shown else []
                continue
            name = capital(worded.view.name(kind, "short"))
            if value in options:
                tile = worded.answer(value, name, spoken=found.spoken(value, name))
                tiles.append(tile._replace(headed=bool(tile.tile[1])))
            elif head in shown:
                spoken = f"{shown[head].text}: {name}"
                self.parts.append(value)
                enabled = shown[head].enabled
                tiles.append(worded.answer(value, name, enabled, spoken, goes_to_board=True))
        return tiles

    @staticmethod
    def _not_in(
        own: Sequence[Answer], worded: WordedStep, others: Sequence[Answer]
    ) -> list[Answer]:
        """Return the answers that are not among the ``own`` tiles, nor each part of a group."""
        tiles = {tile.value for tile in own}
        parts = {head: {each for each, _ in of.options} for head, of in worded.groups.items()}
        covered = {head for head, each in parts.items() if each <= tiles}
        return [each for each in others if each.value not in tiles | covered]

    def _show_kinds(self, worded: WordedStep, found: Kinds) -> None:
        """Show what can be put on the board as tiles, and the possible places on the board."""
        step, self.kinds = self._step, found.places
        if found.left:
            step.laying, step.laid = True, list(self.laid())
            self.kind = self._next_kind(found) if self._next else self.kind
        elif self.kind and not found.places.get(self.kind):
            self.barred, self.kind = self.kind, ""
        kinds = [self.kind] if self.kind else list(found.places)
        self.values = {
            str(place): value for kind in kinds for place, value in found.places[kind].items()
        }
        step.places, step.put = list(self.values), worded.icon(self.kind) if self.kind else ""
        several = sum(len(found.places[kind]) for kind in kinds) > len(self.values)
        step.kind_first = not self.kind and (step.laying or several)
        step.near = [] if step.laying or step.kind_first else step.places
        given = self._last_given
        step.of_tray = given is not None and is_main(given[0])
        self._show_held(worded)
        step.tiles = [
            worded.answer(
                kind,
                capital(found.names[kind]),
                bool(places) and (bool(self.kind) or step.picked in ("", *places)),
                chosen=kind == self.kind,
                goes_to_board=bool(places) and not found.left,
                left=found.left.get(kind),
            )
            for kind, places in found.places.items()
        ]
        step.answers = [worded.answer(value, capital(text)) for value, text in found.apart][:BESIDE]

    def _next_kind(self, found: Kinds) -> str:
        """Return the kind to place next: the last one if some are left, else the next kind."""
        play, kinds = self._desk.session.play, list(found.left)
        last = play.next_answer if play.went_back else play.log[-1]
        of = self.taken_off or (found.kind_of(last.value) if last else "")
        self.taken_off = ""
        at = kinds.index(of) if of in kinds else 0
        return next(kind for kind in (*kinds[at:], *kinds[:at]) if found.left[kind])

    def _show_held(self, worded: WordedStep) -> None:
        """Ask where the chosen kind goes and show what it would achieve, or why it has no place."""
        text, fact = held(worded.view, self.kind or self.barred, self._step.picked)
        if fact and not text and self.kind in worded.groups:
            text = worded.groups[self.kind].question
        self._step.moves = [
            move._replace(text=text or move.text, fact=fact)
            if (text or fact) and move.state == "present"
            else move
            for move in self._step.moves
        ]

    def _show_primary(self, worded: WordedStep, found: Choices, ask: Ask) -> None:
        step = self._step
        step.primary_ready = True
        if step.laying:
            laid, all_ = ask.args["laid"], ask.args["all"]
            step.primary = self._words("core.count", number=laid, all=all_)
            step.primary_ready, step.progress = False, laid / all_
        elif step.picked and isinstance(found, Kinds) and self.kind:
            step.primary = capital(found.words_of(self.values[step.picked]))
        elif step.picked and isinstance(found, Places):
            _, name = found.places[step.picked]
            bare = name == step.picked
            step.primary = self._words("screens.take-place", place=name) if bare else capital(name)
        elif not worded.group and ask.default is not None:
            step.primary = capital(found.label)
        else:
            drawn = step.places and not (step.kind_first or step.picked)
            choose = "screens.choose-in-picture" if drawn else "screens.choose"
            step.primary, step.primary_ready = self._words(choose), False

    def show_number(self) -> None:
        """Show the current state of the number asked for."""
        step, number = self._step, self.number
        assert number
        ready = number.proposal is not None
        step.number = number.entry
        words = "screens.take-number" if ready else "screens.set-number"
        step.primary = self._words(words, number=number.value)
        step.primary_ready = ready

    def _chips(self, worded: WordedStep) -> list[Chip]:
        """Return what was reported in this turn, in order: the icon says of what kind it is."""
        if not worded.reports:
            return []
        found = []
        for each in self._desk.session.reported():
            icon = worded.icon(group_of(each.value)) or worded.icon(each.value)
            found.append(Chip(capital(each.words), each, icon, capital(each.label)))
        return found

    def _words(self, key: str, **args: Any) -> str:
        return self._desk.session.phrasebook.text(key, **args)
