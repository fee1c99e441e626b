"""The spoken text of the current step."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.prompts import Ask, Say, whole
from companion.phrases import aloud
from companion.screens.models.desk import Desk
from companion.screens.models.lines import StepLines
from companion.screens.models.offer import Offer
from companion.screens.models.step import MoveLine, StepModel
from companion.screens.models.worded import WordedStep
from companion.screens.pictures import held


class SpokenStep:
    """The spoken text of the line at index ``at`` of a step, and of how to answer it.

    The event at index ``begin`` beside it is said first.
    """

    def __init__(
        self,
        desk: Desk,
        step: StepModel,
        offer: Offer,
        worded: WordedStep,
        lines: StepLines,
        at: int,
        begin: int,
    ) -> None:
        self._desk, self._step, self._offer = desk, step, offer
        self._worded, self._lines, self._at, self._begin = worded, lines, at, begin

    @property
    def in_full(self) -> str:
        """The spoken text when the present move is repeated: a question has all its choices.

        After undo, the moves to reverse come first.
        """
        session = self._desk.session
        if self._worded.ask is None:
            return session.spoken
        return aloud.joined([session.to_put_back, self.said(in_full=True)])

    def led_here(self, at: int, first: bool) -> list[str]:
        """Return the announcements that needed no action since the line before the one at an index.

        ``first`` is true for the first line of the step.
        """
        session = self._desk.session
        if self._worded.group or self._worded.ask is None:
            return []
        prompts = self._lines.prompts_before(at)
        pieces = aloud.pieces(self._desk.session.phrasebook, prompts, None, session.level)
        return [piece.text for piece in (*(session.led_here if first else []), *pieces)]

    def said(self, in_full: bool = False) -> str:
        """Return the spoken text of the present move or question, and how to answer it."""
        worded, offer, present = self._worded, self._offer, self._step.present
        if worded.ask is None:
            return self._desk.session.spoken
        if worded.group:
            return aloud.joined([worded.group.question, *self.choices(in_full)])
        if offer.barred and present:
            return present.fact
        if offer.kind and self._step.laying:
            return self._said_of_laying(worded.ask, in_full)
        if self._step.picked and offer.kinds and present and not offer.kind:
            return aloud.joined([present.text, *self.choices(in_full)])
        if offer.kind and present:
            kind = self._worded.groups.get(offer.kind)
            made = " ".join(held(worded.view, offer.kind, self._step.picked))
            return aloud.joined([kind.question if kind else "", made, *self.choices(in_full)])
        several = range(self._begin, self._at + max(1, len(self._step.together)))
        return aloud.joined([text for at in several for text in self._said_together(at, in_full)])

    def _said_together(self, at: int, in_full: bool) -> list[str]:
        """Return the spoken text of a line; one shown with others is preceded by what led to it."""
        worded = self._worded
        assert worded.ask
        led_here = self.led_here(at, first=False) if at > self._at else []
        return [*led_here, self._said_of_line(worded.ask, at, in_full)]

    def _said_of_laying(self, ask: Ask, in_full: bool) -> str:
        """Return the spoken text of the kind to place next."""
        book, level = self._desk.session.phrasebook, self._desk.session.level
        kind = self._worded.groups.get(self._offer.kind)
        if kind is None:
            return self._said_of_line(ask, self._at, in_full)
        asked = [aloud.said(book, ask, level), *self._answers(ask)]
        return aloud.joined([*asked, kind.question, *(self.choices(True) if in_full else [])])

    def _said_of_line(self, ask: Ask, at: int, in_full: bool) -> str:
        """Return the spoken text of the move, event or question at an index."""
        book, level = self._desk.session.phrasebook, self._desk.session.level
        prompt, line = self._lines.all[at]
        own = [n for n, entry in enumerate(self._lines.all) if entry.prompt is prompt]
        shown = whole(prompt) if in_full else prompt
        if line.kind == "move" and len(own) > 1:
            nth = own.index(at) - (self._lines.all[own[0]].line.kind == "event")
            said = [aloud.move(book, shown, nth, level)]
        elif len(own) > 1:
            moves = enumerate(book.glance(prompt).moves if line.kind == "question" else ())
            asked = [nth for nth, move in moves if not move.comes_first]
            said = [*(aloud.move(book, shown, nth, level) for nth in asked), line.text]
        else:
            said = [aloud.said(book, shown, level) or self._unsaid(shown, line)]
        if line.kind == "event":
            also = aloud.pieces(book, self._lines.prompts_with(at), None, level)
            said += [piece.text for piece in also]
        if at == len(self._lines) - 1:
            said += self.choices(True) if in_full else self._answers(ask)
        return aloud.joined(said)

    def _unsaid(self, prompt: Say | Ask, line: MoveLine) -> str:
        """Return the text of a move or event that its prompt doesn't speak, "" for a question."""
        if line.kind == "event":
            return self._desk.session.phrasebook.prompt_text(prompt).voice
        return line.text.replace("**", "") if line.kind == "move" else ""

    def choices(self, in_full: bool = False) -> list[str]:
        """Return the choices, or just their number if they are more than a few."""
        book, worded = self._desk.session.phrasebook, self._worded
        assert worded.ask
        assert worded.wording
        most = aloud.MANY if in_full else aloud.FEW
        if worded.group:
            return aloud.few(book, [label for _, label in worded.group.options], most)
        if self._offer.kind:
            return aloud.few(book, [*self._step.places], most)
        if self._step.picked and self._offer.kinds:
            fitting = [tile.text for tile in self._step.tiles if tile.enabled]
            return aloud.few(book, fitting, most)
        buttons = self._desk.by_buttons
        return aloud.choices(book, worded.ask, worded.wording, not in_full, buttons)

    def _answers(self, ask: Ask) -> Iterator[str]:
        book, wording = self._desk.session.phrasebook, self._worded.wording
        assert wording
        return aloud.answers(book, ask, wording, self._desk.by_buttons)
