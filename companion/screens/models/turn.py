"""The moves of a whole turn in one list: done, those of the step, and those that follow."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import Any

from companion.engine.game import YOU
from companion.engine.log import LogEntry, is_main
from companion.engine.play import Play
from companion.engine.prompts import Ask, Refused, Say, is_part
from companion.phrases.glance import Glance, Move
from companion.phrases.phrasebook import Phrasebook, capital
from companion.screens.models.step import MoveLine

log = logging.getLogger(__name__)

FARTHEST = 12
"""The most answers that the list looks ahead."""

ShownPrompt = tuple[int, Say | Ask]
"""A prompt, and the number of log lines before it."""


def done_moves(play: Play, book: Phrasebook, own: str) -> list[MoveLine]:
    """Return the moves of this turn that were made before the step.

    ``own`` is the usual actor. Each move's number counts the moves up to it; answered questions
    don't count.
    """
    answered, now, number = play.answered(), play.step_begins, 0
    found: list[MoveLine] = []
    for at, prompt in _of_turn(play):
        if at >= now:
            break
        back = sum(entry.given for _, entry in answered[at:])
        if is_main(prompt) and is_part(play.ask) and back == 1:
            break  # only its question is open: it was not done yet
        actor = own if prompt.actor is None else prompt.actor
        glance = book.glance(prompt)
        done = answered[at] if not isinstance(prompt, Say) else None
        lines = _lines_done(prompt, glance, done, book)
        number += len(ticked_moves(prompt, glance))
        found += [
            line._replace(number=number, state="done", actor=actor, answers=back) for line in lines
        ]
    return found


def _of_turn(play: Play) -> Sequence[ShownPrompt]:
    """Return the prompts since the turn began: since the last main question.

    A new round also begins a turn; one that begins in the step itself ends the turn before.
    """
    shown, now, turns = play.shown_prompts(), play.step_begins, play.answered_in
    for place, (at, prompt) in reversed([*enumerate(shown)]):
        if at >= now:
            continue
        of_set_up = turns[at] == 0 < play.turn
        ends = is_main(prompt) and play.log[at].value == getattr(prompt, "default", None)
        begins = isinstance(prompt, Say) and play.game.counter in prompt.args
        if of_set_up or ends or begins:
            return shown[place + 1 :]
    return shown


def _lines_done(
    prompt: Say | Ask, glance: Glance, answered: tuple[Any, LogEntry] | None, book: Phrasebook
) -> list[MoveLine]:
    """Return the lines for an answered prompt: its moves, or the answer given instead.

    Moves that come before the question are included, unless the answer was "not possible".
    """
    moves = [move for move in glance.moves if not move.offered]
    lines = [MoveLine(0, move.text, price=move.chip) for move in moves]
    if answered is None:
        return lines
    asked, entry = answered
    if lines and entry.value == getattr(prompt, "default", None):
        return lines
    made = entry.value not in getattr(prompt, "rare", ())
    first = [line for line, move in zip(lines, moves, strict=True) if made and move.comes_first]
    return [*first, MoveLine(0, capital(book.done(asked, entry)))]


class Lookahead:
    """What follows a step if every question is answered by its default, as far as possible.

    The companion's own chance is that of the play, so the preview is what will happen. It is reused
    as long as the player answers as predicted, or continues from there.
    """

    def __init__(self) -> None:
        self._ahead: Play | None = None
        self._game: Play | None = None

    def coming(self, play: Play) -> list[Say | Ask]:
        """Return the prompts of this turn after the open question, up to the player's own.

        A prompt without a default is the last.
        """
        if not goes_by_itself(play.ask):
            return []
        if not self._still_right(play):
            self._ahead, self._game = self._look(play), play
        if self._ahead is None:
            return []
        later = [prompt for at, prompt in self._ahead.shown_prompts() if at > len(play.log)]
        return [*_of_same_turn(later, play.game.counter)]

    def _still_right(self, play: Play) -> bool:
        ahead, answers = self._ahead, len(play.log)
        assert play.ask
        return (
            ahead is not None
            and self._game is play
            and len(ahead.log) > answers
            and ahead.log[:answers] == play.log
            and ahead.log[answers].value == play.ask.default
        )

    def _look(self, play: Play) -> Play | None:
        """Return a copy of the play advanced by defaults; None if that isn't possible.

        Errors are logged and the step is shown without the preview, so that the player can give
        another answer or undo.
        """
        ahead: Play | None = None
        try:
            ahead = self._follow(play)
            for _ in range(FARTHEST):
                if ahead is None or not goes_by_itself(ahead.ask):
                    break
                assert ahead.ask
                ahead.answer(ahead.ask.default)
        except Refused:
            pass
        except Exception:
            log.exception("what comes next cannot be worked out")
            return None
        return ahead

    def _follow(self, play: Play) -> Play | None:
        """Return a copy of the play with its question answered by the default, None if impossible.

        The previous copy is continued if the play only advanced: a new one takes much longer.
        """
        assert play.ask
        ahead = self._ahead
        if ahead and self._game is play and ahead.follow(play):
            ahead.answer(play.ask.default)
            return ahead
        return play.preview_answer(play.ask.default)


def asks(prompt: Say | Ask) -> bool:
    """Return whether a prompt is a real question rather than moves to confirm."""
    return not isinstance(prompt, Say) and prompt.default is None


def ticked_moves(prompt: Say | Ask, glance: Glance) -> list[Move]:
    """Return a prompt's moves that are ticked: for a question those that come before it."""
    return [move for move in glance.moves if move.comes_first or not asks(prompt)]


def goes_by_itself(ask: Ask | None) -> bool:
    """Return whether a question has a default and isn't the player's own."""
    return ask is not None and ask.default is not None and not _is_own(ask)


def _is_own(prompt: Say | Ask) -> bool:
    return is_main(prompt) or prompt.actor == YOU


def _of_same_turn(prompts: Sequence[Say | Ask], counter: str) -> Iterator[Say | Ask]:
    for prompt in prompts:
        begins = isinstance(prompt, Say) and counter in prompt.args
        if begins or (not isinstance(prompt, Say) and _is_own(prompt)):
            return
        yield prompt
