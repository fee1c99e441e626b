"""The lines of a step: events, the moves to tick, and the question that ends them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from companion.engine.play import Play
from companion.engine.prompts import Ask, Say
from companion.phrases import aloud
from companion.phrases.glance import Move
from companion.phrases.phrasebook import Phrasebook
from companion.screens.models.step import Event, MoveLine, MoveState, PaceLine
from companion.screens.models.summary import KEY as SUMMARY
from companion.screens.models.summary import Summary, page
from companion.screens.models.turn import ticked_moves
from companion.screens.models.worded import WordedStep
from companion.screens.pictures import header, pictures_of, turn_card

QUESTION_FACTS = 2
"""The most facts shown below a question: more would be a list in small text."""


class PromptLine(NamedTuple):
    """A line, and the prompt that it belongs to."""

    prompt: Say | Ask
    line: MoveLine


class StepLines:
    """The lines of the current step, in the order in which they are ticked.

    Their numbers continue after ``before`` moves, and start over after an event. A ``summary``
    closes the round before. There are none at the end of a play.
    """

    def __init__(
        self,
        play: Play,
        book: Phrasebook,
        worded: WordedStep,
        before: int = 0,
        summary: Summary | None = None,
    ) -> None:
        self._play, self._book, self._worded, self._summary = play, book, worded, summary
        self._before = before
        self._closing = summary.say(play.game.counter) if summary else None
        self.prompts = self._find_prompts()
        """The prompts announced and asked, in order."""
        self.all = [*self._find_lines()]

    def __len__(self) -> int:
        return len(self.all)

    def number(self, at: int) -> int:
        """Return a line's number; a question's is the next after its moves; 0 without lines.

        ``at`` is the line's index. An event has the number of the move after it.
        """
        if not self.all:
            return 0
        line, turn = self.all[at].line, self.of_same_turn(at)
        before = () if line.kind == "event" else [entry.line.number for entry in turn]
        return line.number or max(before, default=0) + 1

    def of_same_turn(self, at: int) -> list[PromptLine]:
        """Return the lines around an index with no event between them."""
        events = [n for n, entry in enumerate(self.all) if entry.line.kind == "event"]
        begin = max((n for n in events if n <= at), default=0)
        return self.all[begin : min((n for n in events if n > at), default=len(self))]

    @property
    def last(self) -> int:
        """The number of the last move, in the step or else before it."""
        turn = self.of_same_turn(len(self) - 1) if self.all else []
        return max((entry.line.number for entry in turn), default=0) or self._before

    def states(self, now: int) -> list[MoveLine]:
        """Return the lines with their states, where the one at index ``now`` is present."""
        return [entry.line._replace(state=_state(at, now)) for at, entry in enumerate(self.all)]

    def after(self, kind: str, at: int = 0) -> int:
        """Return the index of the first line from ``at`` on that isn't of this kind."""
        kinds = [entry.line.kind == kind for entry in self.all]
        return [*kinds, False].index(False, at)

    def after_moves(self, count: int) -> int:
        """Return the index of the line after so many moves, or after all if they are fewer."""
        moves = [at for at, entry in enumerate(self.all) if entry.line.kind == "move"][:count]
        return moves[-1] + 1 if moves else 0

    def next_event(self, at: int) -> int:
        """Return the index of the first event after an index, 0 if there is none."""
        places = range(at + 1, len(self))
        return next((place for place in places if self.all[place].line.kind == "event"), 0)

    def prompts_before(self, at: int) -> list[Say | Ask]:
        """Return the prompts without moves between the previous line and this one."""
        if at and self.all[at - 1].line.kind == "event":
            return []  # announced with the event
        begin = self._place(self.all[at - 1].prompt) + 1 if at else 0
        return self.prompts[begin : self._place(self.all[at].prompt)]

    def prompts_with(self, at: int) -> list[Say | Ask]:
        """Return the prompts announced with an event: those between it and the next line."""
        begin = self._place(self.all[at].prompt) + 1
        return self.prompts[begin : self._place(self.all[at + 1].prompt)]

    def moves_before(self, at: int) -> int:
        """Return how many moves in a row are ticked just before an index."""
        before = (entry.line.kind == "move" for entry in reversed(self.all[:at]))
        return len([*takewhile(bool, before)])

    def prompts_up_to(self, at: int) -> list[Say | Ask]:
        """Return the prompts up to and including that of the line at an index."""
        return self.prompts[: self._place(self.all[at].prompt) + 1]

    def numbers_of(self, prompt: Say | Ask) -> list[int]:
        """Return the numbers of the moves of a prompt."""
        lines = (entry.line for entry in self.all if entry.prompt is prompt)
        return [line.number for line in lines if line.number]

    def comes_later(self, key: str, at: int) -> bool:
        """Return whether a prompt with this key comes after the line at an index."""
        later = self.prompts[self._place(self.all[at].prompt) + 1 :] if self.all else []
        return any(each.key == key for each in later)

    def event(self, at: int, pace: PaceLine | None) -> Event | None:
        """Return the event at an index, with who acts first; None for a move."""
        if not self.all or self.all[at].line.kind != "event":
            return None
        line, view = self.all[at].line, self._worded.view
        if self._summary and self._closing:
            parameters = pictures_of(view.game).parameters
            icons = {name: each.icon for name, each in parameters.items()}
            over = page(self._summary, self._closing, self._book, icons)
            if pace:
                over = over._replace(fact=over.fact or pace.fact, pace=(pace.title, pace.rate))
            return Event(line.text, summary=over)
        after = next((entry.line.actor for entry in self.all[at + 1 :] if entry.line.actor), "")
        acts = self._book.text("core.event-acts", actor=view.name(after)) if after else ""
        card = turn_card(view, after) if after else None
        prompts = self.prompts_with(at)
        if card:  # it may be revealed after a move of his
            at_card = [each for each in self.prompts if each.key == card.key]
            prompts += [each for each in at_card if each not in prompts]
        found = [fact for each in prompts for fact in self._book.glance(each).facts]
        facts = [*found, line.fact, view.pace]
        return Event(line.text, after, acts, tuple(filter(None, facts)), card)

    def _place(self, prompt: Say | Ask) -> int:
        return next(at for at, each in enumerate(self.prompts) if each is prompt)

    def _find_prompts(self) -> list[Say | Ask]:
        """Return the prompts of this step; a summary is inserted before a new round."""
        play, ask = self._play, self._worded.ask
        if ask is None:
            return []
        if self._worded.group:
            return [ask]
        prompts: list[Say | Ask] = [*play.says, ask]
        if self._closing:
            begins = [each.args.get(play.game.counter) == play.turn for each in prompts]
            prompts.insert(begins.index(True) if True in begins else 0, self._closing)
        return prompts

    def _find_lines(self) -> Iterator[PromptLine]:
        """Yield the lines of each prompt; one without lines becomes the fact of the next line."""
        above, number = list[str](), self._before
        own, ask = header(self._worded.view).who, self._worded.ask
        for prompt in self.prompts:
            glance = self._worded.glance if prompt is ask else self._book.glance(prompt)
            actor = own if prompt.actor is None else prompt.actor
            if event := self._is_event(prompt):
                number = 0
                title, *facts = [*filter(None, (glance.title, *glance.facts))] or [""]
                yield PromptLine(prompt, MoveLine(0, title, "\n".join(facts), kind="event"))
            asks = prompt is ask and (ask.default is None or not glance.moves)
            moves = ticked_moves(prompt, glance)
            if self._worded.group:  # for the one that is asked, no further press
                above, moves = [move.plain for move in moves[:-1]], moves[-1:]
            if not (event or moves or asks):
                above += [*filter(None, (glance.title, *glance.facts))]
            for move in moves:
                number += 1
                line = line_of(move, actor, number)
                yield PromptLine(prompt, line._replace(fact=move.fact or _sentences(above)))
                above = []
            if asks:
                left = [move for move in glance.moves if move not in moves]
                before = [move.plain for move in left]
                if len(left) == 1 and left[0].needed:
                    before.append(left[0].fact)
                fact = _sentences([*before, *above][:QUESTION_FACTS] or glance.facts[:1])
                line = MoveLine(0, glance.title, fact, glance.chip, actor=actor, kind="question")
                yield PromptLine(prompt, line)

    def _is_event(self, prompt: Say | Ask) -> bool:
        """Return whether an announcement begins or ends a round, and so fills the screen.

        Not if it comes later in the same round, nor if the round's beginning follows a summary.
        """
        if self._summary:
            return prompt.key == SUMMARY
        play = self._play
        count = prompt.args.get(play.game.counter)
        if isinstance(prompt, Ask) or count is None:
            return False
        first = self._first_of(count)
        return first is None or first is prompt

    def _first_of(self, turn: Any) -> Say | Ask | None:
        """Return the first prompt of a turn; None if the play doesn't have it."""
        play = self._play
        prompts = (prompt for _, prompt in play.shown_prompts())
        counter = play.game.counter
        return next((each for each in prompts if each.args.get(counter) == turn), None)


def _sentences(facts: Sequence[str]) -> str:
    """Return facts one after the other; the last one has no full stop, as if it was alone."""
    return aloud.joined(facts).removesuffix(".")


def line_of(move: Move, actor: str, number: int) -> MoveLine:
    """Return a move as a line."""
    return MoveLine(number, move.text, move.fact, move.chip, actor=actor)


def _state(at: int, now: int) -> MoveState:
    """Return the state of the move at an index, where the present one is at ``now``."""
    return "done" if at < now else "present" if at == now else "coming"
