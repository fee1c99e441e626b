"""The step in words: what was said, what is asked, and what it can be answered with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from companion.engine.game import YOU
from companion.engine.play import Play
from companion.engine.prompts import Ask, Choose, Confirm, Count, Say, group_of
from companion.phrases.glance import Glance, Move
from companion.phrases.phrasebook import Phrasebook
from companion.phrases.wording import Group, Labelled, Wording
from companion.screens import number_pad
from companion.screens.answers import Choices, Kinds, Number, Places
from companion.screens.pictures import View, board, header, sign, sign_for, sign_of, whose
from companion.screens.step import Item
from companion.screens.views import numbered, view_of
from companion.session import Session, carried_out

BACK = "back"
"""The choice that closes a group of choices; it answers nothing."""

ENDINGS = {"home": "", "scores": "op", "course": "list", "history": "list"}
"""What is left to do when a play is over, each with its sign."""


class Worded(Struct, frozen=True):
    """A step in words, and the ``view`` that its pictures are made from.

    ``ask`` is None at the end of a play. ``glance`` is that of the question, or of the ``group`` of
    choices that is open. The heading belongs to the items from the number ``headed`` on. Those of
    the facts that belong to a prompt are ``facts_of`` its key. ``past`` are the prompts that told
    of a turn that is over.
    """

    view: View
    ask: Ask | None = None
    wording: Wording | None = None
    group: Group | None = None
    glance: Glance = Glance()
    items: Sequence[Item] = ()
    facts: Sequence[str] = ()
    headed: int = 1
    facts_of: Mapping[str, Sequence[str]] = {}
    past: Sequence[Say | Ask] = ()

    @property
    def reports(self) -> bool:
        """Whether this is a main question: its tiles never move, so that a tap hits what it hit."""
        return isinstance(self.ask, Choose) and bool(self.ask.fields) and self.group is None

    @property
    def done(self) -> bool:
        """Whether what is to be done was done before undo came back to it."""
        return any(item.done for item in self.items)

    def sign(self, value: Any) -> str:
        """Return the sign of a choice: that of the question, else that of its name."""
        if self.ask is None:
            return ENDINGS.get(value, "")
        if self.group and value == BACK:
            return BACK
        game, _, question = self.view.asked.partition(".")
        own = sign_for(self.view, f"{question}.{value}")
        name = str(value).rpartition(".")[2] if self.group else str(value)
        return own or sign(game, name)

    def opens(self, value: Any) -> bool:
        """Tell whether a choice opens a group of choices."""
        return self.group is None and self.wording is not None and value in self.wording.groups

    def any_sign(self, values: Iterable[Any]) -> bool:
        """Tell whether one of these choices has a sign."""
        return any(self.sign(value) for value in values)


def word(
    session: Session,
    book: Phrasebook,
    group_name: str,
    upright: bool,
    before: Mapping[str, Any],
    greeting: str,
    turned: int = 0,
) -> Worded:
    """Word the step that stands, with the group of choices that is open, if any.

    ``before`` is the state before it; ``greeting`` is told before everything else; boards are
    ``turned`` by so many sixths. What the header tells, or a move, is no fact besides.
    """
    play, wording = session.play, session.ask
    group = wording.groups.get(group_name) if wording else None
    view = view_of(session, book, upright, before, group is not None, turned)
    if play.ask is None:
        return Worded(view, facts=[greeting] if greeting else [])
    asked = group.glance if group else book.glance(play.ask)
    told = [] if group else [(say.key, book.glance(say)) for say in play.says]
    glances = [*told, (play.ask.key, asked)]
    makers = whose(view, [*(() if group else play.says), play.ask])
    past = play.says[: _over(play, view)]
    over = [say.key for say in past]
    items = _items(view, glances, makers, over, carried_out(play) and not group)
    known = {*over, *header(view).tells}
    begun = (at for at, say in enumerate(play.says) if play.game.counter in say.args)
    fresh = [each for key, each in told[max(begun, default=0) :] if key not in known]
    titles = [each.title for each in fresh if each.title and not each.moves]
    facts = [*asked.facts, *titles, *(fact for each in fresh for fact in each.facts)]
    joined = [each.key for each in play.says if not isinstance(each, Say)]
    if last := max((item.number for item in items if item.key in joined), default=0):
        facts.insert(0, book.text("screens.joined", last=last))
    if greeting:
        facts.insert(0, greeting)
    if not group:
        first: dict[str, int] = {}
        for item in items:
            first.setdefault(item.key, item.number)
        view = numbered(view, first, {item.key: item.number for item in items})
    keys = [key for key, _ in told]
    at = keys.index(header(view).heads) if header(view).heads in keys else 0
    headed = 1 + sum(len(each.moves) for _, each in told[:at])
    facts_of = {key: each.facts for key, each in glances}
    return Worded(view, play.ask, wording, group, asked, items, facts, headed, facts_of, past)


def _items(
    view: View,
    glances: Sequence[tuple[str, Glance]],
    makers: Sequence[str],
    over: Sequence[str],
    done: bool,
) -> list[Item]:
    """Return the moves of these prompts in order, each with who makes it, if they are ``done``."""
    keys = [key for key, _ in glances]
    moves: list[tuple[str, int, Move, str]] = [
        (key, keys[:at].count(key), move, makers[at])
        for at, (key, each) in enumerate(glances)
        for move in each.moves
    ]
    titles = {key: each.title for key, each in glances if key in over}
    return [
        Item(
            at,
            move,
            key,
            who,
            key in over,
            titles.get(key, ""),
            done,
            sign_of(view, move.text, who),
            nth,
        )
        for at, (key, nth, move, who) in enumerate(moves, 1)
    ]


def _over(play: Play, view: View) -> int:
    """Return how much of what was said is of a turn that is over, up to the last of it.

    Where you are first asked what you did, that is all that the automaton did.
    """
    assert play.ask
    turn, counter, bot = play.turn, play.game.counter, play.game.bot
    past = [at for at, say in enumerate(play.says, 1) if say.args.get(counter, turn) != turn]
    yours = whose(view, [play.ask])[0] == YOU
    if bot and yours and not view.reported and not carried_out(play):
        makers = whose(view, play.says)
        past += [at for at, who in enumerate(makers, 1) if who == bot]
    return max(past, default=0)


def answers(worded: Worded, book: Phrasebook) -> Choices | Number:
    """Return what a question can be answered with."""
    ask, wording = worded.ask, worded.wording
    assert ask
    assert wording
    if isinstance(ask, Count):
        if ask.default is None and ask.maximum - ask.minimum < number_pad.FEW:
            values = range(ask.minimum, ask.maximum + 1)
            return Choices(tuple((value, book.option(ask, value)) for value in values))
        return Number(ask.minimum, ask.maximum, ask.default)
    if worded.group:
        options = worded.group.options
        back = (BACK, book.text("screens.back"))
        return Choices((*options, back), places=[value for value, _ in options])
    (shown, places), default = _placed(wording), wording.default
    free = {value for value, _ in (*wording.options, *wording.menu)}
    if isinstance(ask, Confirm) and not ask.can_fail:
        done = book.find(ask.key, ask.args, "option-done") or book.text("screens.next")
        shown = ((True, done),)

    def spoken(value: Any, words: str) -> str:
        own = value not in wording.groups and not isinstance(ask, Confirm)
        return book.spoken_option(ask, value) if own else words

    if found := board(worded.view):
        lying = found.places(worded.view)
        if kinds := found.kinds(worded.view):
            by_kind: dict[str, dict[Any, Any]] = {kind: {} for kind in kinds}
            for value, _ in wording.options:
                kind, _, place = str(value).partition(".")
                if kind in kinds:
                    by_kind[kind][place] = value
            return Kinds(wording.menu, tuple(wording.options), spoken, by_kind)

        def line_of(value: Any) -> str | None:
            return found.line(value) if value in lying else None

        def line_name(line: str) -> str:
            return book.text("screens.line-of-places", line=line)

        return Places(tuple(wording.options), default, spoken, line_of, line_name)
    barred = {value for value, _ in shown} - free - ({True} if default is True else set())
    return Choices(shown, default, barred, spoken, places)


def _placed(wording: Wording) -> tuple[Labelled, Sequence[Any]]:
    """Return the choices, the likely first, and the places of those that have one.

    A group has its place by its name, also where a single one of it is left, or none.
    """
    menu = dict(wording.menu)
    found = {group_of(value) or value: value for value in menu}
    placed = {found.get(value, value): label for value, label in wording.displayed_options}
    return tuple({**menu, **placed, **menu}.items()), tuple(placed)
