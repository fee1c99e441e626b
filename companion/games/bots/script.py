"""The rules of a bot file as a script of prompts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from companion.engine.chance import Draw, Roll
from companion.engine.game import DECK, YOU, Goal, Result, Score, totals
from companion.engine.prompts import Choose, Confirm, Count, Say, Script, by, main_question
from companion.games.bots.format import Dice, Step, Steps, Text
from companion.games.bots.positions import Path
from companion.games.bots.table import RIVAL, BotState, points, scores
from companion.games.bots.texts import counters_in
from companion.games.bots.walk import as_step, key, verb

NOWHERE = "nowhere"
DONE = "done"
MAX_DEPTH = 40
"""The maximum depth of nested steps: a card that has a card drawn that has a card drawn."""

MAX_STEPS = 300
"""The maximum number of steps in a part of a round; it ends a deck that keeps drawing itself."""

MAX_IN_ROUND = 1_000
"""The number of steps after which they aren't repeated: nobody waits for an endless round."""

MAX_TURNS = 40
"""The maximum number of times that the parts of a round are repeated while a condition is true."""

MAX_EQUAL = 12
"""The most things that may be equally good."""


class Rules:
    """The rules of the file on a table; ``name`` is that of the game, in the keys of prompts."""

    def __init__(self, name: str, table: BotState) -> None:
        self._name, self._table, self._bot = name, table, table.bot
        self._depth = self._spent = 0
        self._left = MAX_STEPS
        """The steps that this part of the round may still do."""
        self._asked = self._waited = False
        """Whether this part has asked something, and this round at a place where the player acts
        and may correct values.
        """

    def play(self) -> Script[Result]:
        """Play the set-up, the rounds and the end."""
        table = self._table
        yield from by(YOU, self._set_up())
        while table.round < self._bot.rounds and not table.ended:
            table.round += 1
            table.card = ""
            yield from self._round()
        return (yield from self._finish())

    def _set_up(self) -> Script[None]:
        """Say which real cards are not in this game, then what the file says."""
        for name, deck in self._bot.decks.items():
            left = self._table.piles[name].left
            out = tuple(f"{name}_{card}" for card in deck.cards if card not in left)
            if out:
                yield from self._said_of_deck("left-out", name, cards=out)
        if self._bot.setup:
            yield from self._run(self._bot.setup, ("setup",))
            yield Confirm(self._key("ready"))

    def _round(self) -> Script[None]:
        """Play the parts of a round, then look at the deadlines."""
        table = self._table
        for deadline, path in self._due(warn=True):
            args = {"deadline": key(path), "left": deadline.by - table.round}
            yield Say(self._key("deadline"), args, actor="")
        self._spent, self._waited = 0, False
        for _turn in range(MAX_TURNS):
            yield from self._parts()
            if table.ended:
                return
            again = self._bot.again and self._spent < MAX_IN_ROUND
            if not (again and table.holds(str(self._bot.again))):
                break
        if not self._waited:
            yield from self._wait("next-round")
        for deadline, path in self._due():
            if not (table.ended or table.holds(deadline.needs)):
                yield Say(self._key("missed"), {"deadline": key(path)}, actor="")
                yield from self._run(deadline.otherwise, (*path, "otherwise"))

    def _parts(self) -> Script[None]:
        """Play each part of a round once."""
        table = self._table
        for number, phase in enumerate(self._bot.phases):
            if phase.if_ and not table.holds(phase.if_):
                continue
            table.phase, table.turn = number, YOU if phase.who == YOU else RIVAL
            self._left, self._asked = MAX_STEPS, False
            yield from by(table.turn, self._run(phase.steps, ("phases", number, "steps")))
            self._spent += MAX_STEPS - self._left
            if table.ended:
                break
            if phase.who == YOU and not self._asked:
                yield from self._wait("your-turn")

    def _due(self, warn: bool = False) -> Iterable[tuple[Any, Path]]:
        """Return the deadlines of this round, or those to ``warn`` of, each with its path."""
        for number, each in enumerate(self._bot.deadlines):
            if self._table.round == each.by - (each.warn if warn else 0) and not (
                warn and (each.warn == 0 or self._table.holds(each.needs))
            ):
                yield each, ("deadlines", number)

    def _wait(self, what: str) -> Script[None]:
        """Ask the question on which everything may be corrected."""
        table = self._table
        args = {"left": self._bot.rounds - table.round}
        asked = Choose(self._key(what), (DONE,), args, default=DONE, fields=table.fields, actor=YOU)
        self._waited = True
        yield from main_question(lambda: asked)

    def _finish(self) -> Script[Result]:
        """Count the points, say who won, and return the result."""
        table, sheet = self._table, self._bot.score
        ended = table.ended or self._bot.ends
        level = table.level or None
        if ended != "score" or sheet is None:
            yield Say(self._key(f"you-{ended}"), actor="")
            return Result(won=ended == "won", difficulty=level)
        for number, line in enumerate(sheet.lines):
            if line.ask:
                path = "score", "lines", number
                asked = Count(self._key(*path), 0, line.most, self._args(line.ask), actor=YOU)
                counted = yield asked
                table.counted[f"line_{number}"] = points(line, counted, table)
        found = scores(table)
        sums = totals(found)
        yours, his = sums.get(YOU, 0), sums.get(RIVAL, 0)
        won = yours > his or (yours == his and sheet.tie == YOU)
        yield Say(self._key("points"), {"yours": yours, "his": his, "won": won}, actor="")
        lines = {who: Score.of(each) for who, each in found.items()}
        return Result(won=won, scores=lines, difficulty=level)

    # steps

    def _run(self, steps: Steps, path: Path) -> Script[None]:
        """Do some steps; ``path`` is where they are in the file."""
        self._depth += 1
        for number, each in enumerate(steps):
            if self._table.ended or self._left <= 0 or self._depth > MAX_DEPTH:
                break
            self._left -= 1
            yield from self._step(as_step(each), (*path, number))
        self._depth -= 1

    def _step(self, step: Step, path: Path) -> Script[None]:
        """Do a step, and what follows from the counters that it changes."""
        does = verb(step)
        if does == "try_":
            done = yield Confirm(self._key(*path), self._args(step.try_, step.why), can_fail=True)
            self._asked = True
            if not done:
                yield from self._run(step.otherwise, (*path, "otherwise"))
                return
        reached = self._change(step)
        if does and does != "try_":
            yield from self._repeated(step, does, path)
        yield from self._arrive(reached)

    def _repeated(self, step: Step, does: str, path: Path) -> Script[None]:
        """Do what a step does, as often as it says."""
        table = self._table
        for number in range(1 if step.times is None else table.amount(step.times)):
            if table.ended or self._left <= 0:
                return
            self._left -= number > 0
            yield from getattr(self, f"_{does.strip('_')}")(step, path)

    def _change(self, step: Step) -> list[tuple[str, int]]:
        """Change the counters of a step; return the spaces that they reach."""
        table, reached = self._table, []
        for amounts, base in ((step.add or {}, table.value), (step.set or {}, lambda _: 0)):
            for name, amount in amounts.items():
                came_to = table.change(name, base(name) + table.amount(amount))
                spaces = enumerate(self._bot.counters[name].at)
                passed = [(at, space.value) for at, space in spaces if space.value in came_to]
                passed.sort(key=lambda space: came_to.index(space[1]))
                reached += [(name, at) for at, _ in passed]
        return reached

    def _arrive(self, reached: Iterable[tuple[str, int]]) -> Script[None]:
        """Do what happens on the spaces that counters reach."""
        for name, number in reached:
            space = self._bot.counters[name].at[number]
            yield from self._run(space.steps, ("counters", name, "at", number, "steps"))

    def _say(self, step: Step, path: Path) -> Script[None]:
        yield Say(self._key(*path), self._args(step.say or step.note, step.why))

    _note = _say

    def _draw(self, step: Step, path: Path) -> Script[None]:
        """Draw, and do what a card says that can be played; do ``otherwise`` if none can."""
        name = str(step.draw)
        held = yield from self._held(name)
        cards = self._bot.decks[name].cards
        playable = (
            each
            for each, card in cards.items()
            if each in held and (card.if_ is None or self._table.holds(card.if_))
        )
        if played := next(playable, ""):
            held.remove(played)
            yield from self._play_card(name, played)
        else:
            yield from self._run(step.otherwise, (*path, "otherwise"))

    def _held(self, name: str) -> Script[list[str]]:
        """Fill up the hand of a deck and return it; without a hand, return the card drawn."""
        deck, pile = self._bot.decks[name], self._table.piles[name]
        held = pile.hand if deck.hand else []
        while len(held) < (deck.hand or 1):
            if not pile.left and not deck.once and pile.shuffle():
                yield from self._said_of_deck("shuffle", name, held=bool(pile.hand))
            if not pile.left:
                break
            options = tuple(f"{name}_{card}" for card in pile.left)
            drawn = yield Draw(self._key("draw"), options, {"deck": f"deck__{name}"})
            held.append(drawn.partition("_")[2])
            pile.left.remove(held[-1])
            if not deck.hand:
                self._table.card = drawn
        return held

    def _play_card(self, name: str, played: str) -> Script[None]:
        """Do what a card says; then it may leave the game, or its deck be shuffled."""
        deck, pile = self._bot.decks[name], self._table.piles[name]
        card, path = deck.cards[played], ("decks", name, "cards", played)
        value = self._table.card = f"{name}_{played}"
        if deck.hand:
            yield from self._said_of_deck("plays", name, card=value)
        if card.once:
            pile.remove(played)
        if pile.turned and card.back:
            yield from self._run(card.back, (*path, "back"))
        else:
            yield from self._run(card.steps, (*path, "steps"))
        if card.once:
            yield from self._said_of_deck("gone", name, card=value)
        if card.shuffle:
            yield from self._shuffle_all(name)

    def _said_of_deck(self, what: str, deck: str, **args: Any) -> Script[None]:
        """Say what to do with a deck of real cards; the companion's own needs no hand."""
        if self._table.options.get(DECK.name) == "physical":
            yield Say(self._key(what), {"deck": f"deck__{deck}", **args})

    def _shuffle(self, step: Step, _: Path) -> Script[None]:
        yield from self._shuffle_all(str(step.shuffle))

    def _shuffle_all(self, deck: str) -> Script[None]:
        """Shuffle all cards of a deck, those in hand, too."""
        self._table.piles[deck].hand.clear()
        self._table.piles[deck].shuffle()
        yield from self._said_of_deck("shuffle", deck, held=False)

    def _turn(self, step: Step, _: Path) -> Script[None]:
        name = str(step.turn)
        self._table.piles[name].turned = True
        yield from self._said_of_deck("turn-over", name)

    def _roll(self, step: Step, _: Path) -> Script[None]:
        """Roll dice, and do what their sum says."""
        name = str(step.roll)
        dice: Dice = self._bot.dice[name]
        total, called = 0, {"dice": f"dice__{name}", "count": dice.count}
        for number in range(1, dice.count + 1):
            rolled = yield Roll(self._key("roll"), dice.sides, {**called, "number": number})
            total = rolled + (10 * total if dice.digits else total)
        reached: list[tuple[str, int]] = []
        if dice.into:
            reached = self._change(Step(set={dice.into: total}))
        row = next((at for at, each in enumerate(dice.rows) if total <= each.to), None)
        if row is not None:
            yield from self._run(dice.rows[row].steps, ("dice", name, "rows", row, "steps"))
        yield from self._arrive(reached)

    def _put(self, step: Step, path: Path) -> Script[None]:
        """Put a piece on the first place with room; do ``otherwise`` if none has."""
        room = self._table.room(str(step.put), step.at)
        if not room:
            yield from self._run(step.otherwise, (*path, "otherwise"))
            return
        self._table.lay(str(step.put), room[0])
        yield Say(self._key("put"), {"piece": step.put, "place": room[0]})

    def _take(self, step: Step, path: Path) -> Script[None]:
        """Take a piece off the last place that has one; do ``otherwise`` if none has."""
        table = self._table
        piece = str(step.take)
        found = [each for each in step.at or table.map if table.pieces(each, piece)]
        if not found:
            yield from self._run(step.otherwise, (*path, "otherwise"))
            return
        table.lay(piece, found[-1], -1)
        yield Say(self._key("take"), {"piece": piece, "place": found[-1]})

    def _move(self, step: Step, path: Path) -> Script[None]:
        """Move the foremost piece that can; do ``otherwise`` if none can."""
        table, piece = self._table, str(step.move)
        way = step.at or tuple(table.map)
        for at, start in reversed([*enumerate(way[:-1])]):
            room = table.room(piece, way[at + 1 :])
            if table.pieces(start, piece) and room:
                table.lay(piece, start, -1)
                table.lay(piece, room[0])
                args = {"piece": piece, "start": start, "place": room[0]}
                yield Say(self._key("move"), args)
                return
        yield from self._run(step.otherwise, (*path, "otherwise"))

    def _ask(self, step: Step, path: Path) -> Script[None]:
        """Ask for one of the answers, the first is the likely one; values may be corrected."""
        options = tuple(f"answer-{at}" for at in range(len(step.answers)))
        texts = step.ask, step.why, *(each.text for each in step.answers)
        fields = self._table.fields if self._table.round else None
        self._asked, self._waited = True, self._waited or self._table.turn == YOU

        def asked() -> Choose:
            args = self._args(*texts)
            return Choose(self._key(*path), options, args, options[0], fields, once=True)

        at = options.index(str((yield from main_question(asked))))
        answer = step.answers[at]
        if answer.put:
            yield from self._place(answer.put)
        yield from self._run(answer.steps, (*path, "answers", at, "steps"))

    def _place(self, piece: str) -> Script[None]:
        """Ask where the player put a piece."""
        room = self._table.room(piece)
        if room:
            args = {"piece": piece}
            place = yield Choose(self._key("where"), (*room, NOWHERE), args)
            if place != NOWHERE:
                self._table.lay(piece, place)

    def _count(self, step: Step, path: Path) -> Script[None]:
        self._asked = True
        args = self._args(step.count, step.why)
        number = yield Count(self._key(*path), step.least, step.most, args)
        yield from self._arrive(self._change(Step(set={str(step.into): number})))

    def _tie(self, step: Step, path: Path) -> Script[None]:
        """Ask how many are equally good; the die says which of them."""
        self._asked = True
        equal = yield Count(self._key(*path), 1, MAX_EQUAL, self._args(step.tie), default=1)
        if equal > 1:
            number = yield Roll(self._key("tie-roll"), equal, {"equal": equal})
            yield Say(self._key("tie"), {"number": number, "equal": equal})

    def _if(self, step: Step, path: Path) -> Script[None]:
        if self._table.holds(str(step.if_)):
            yield from self._run(step.then, (*path, "then"))
        else:
            yield from self._run(step.otherwise, (*path, "otherwise"))

    def _look(self, step: Step, path: Path) -> Script[None]:
        """Do the row that a counter is in."""
        value = self._table.value(str(step.look))
        for number, row in enumerate(step.rows):
            if value <= row.to:
                yield from self._run(row.steps, (*path, "rows", number, "steps"))
                return

    def _do(self, step: Step, _: Path) -> Script[None]:
        yield from self._run(self._bot.steps[str(step.do)], ("steps", str(step.do)))

    def _end(self, step: Step, _: Path) -> Script[None]:
        self._table.ended = str(step.end)
        yield from ()

    # keys and values

    def _key(self, *path: str | int) -> str:
        return f"{self._name}.{key(path)}"

    def _args(self, *texts: Text | None) -> dict[str, int]:
        """Return the values of the counters in some texts."""
        names = sorted(set().union(*map(counters_in, texts)))
        return {name: self._table.value(name) for name in names}


def script_of(name: str) -> Callable[[BotState], Script[Result]]:
    """Return the script of a game with this name."""

    def play(table: BotState) -> Script[Result]:
        return (yield from Rules(name, table).play())

    return play


def goals_of(name: str) -> Callable[[BotState], Iterable[Goal]]:
    """Return the deadlines of a game with this name as goals."""

    def goals(table: BotState) -> Iterable[Goal]:
        for number, each in enumerate(table.bot.deadlines):
            if table.round <= each.by:
                args = {"deadline": key(("deadlines", number)), "by": each.by}
                prompt = Say(f"{name}.goal", args)
                yield Goal(prompt, table.holds(each.needs))

    return goals
