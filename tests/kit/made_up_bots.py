"""Bot files made up at random, over all of their format: most of them can be played."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

SIGNS = "ab .'\"\\#|[]{}()=,~*é✓-0\n"
"""What a mutation puts into a file."""

WORDS = ("Move", "**two boats**", "north", "[now]", "| fast", "~", "it's", "“é”", "1.", "*", "#")


class MadeUp:
    """The contents of a bot file.

    Things lead only to things after them, so that nothing leads to itself; but for ``wild`` ones.
    """

    def __init__(self, seed: int) -> None:
        self._rng = rng = random.Random(seed)
        self._wild = rng.random() < 0.1
        self.levels = self._named("level", 0, 3)
        self.steps, self.decks = self._named("part", 0, 3), self._named("deck", 0, 3)
        self.dice, self.counters = self._named("die", 0, 2), self._named("counter", 0, 5)
        self.pieces = self._named("piece", 1, 3) if rng.random() < 0.5 else []
        self.places = [f"{row}{n}" for row in "AB" for n in range(rng.randint(1, 4))]
        self.scored = rng.random() < 0.6
        self.rounds = rng.randint(1, 5)
        self.order = [*self.steps, *self.decks, *self.dice, *self.counters]

    def content(self) -> dict[str, Any]:
        """Return all of a file."""
        made: dict[str, Any] = {name: self._text() for name in ("title", "about", "rival")}
        made["language"] = self._rng.choice(["en", "fr", "pt-BR"])
        made["rounds"], made["ends"] = self.rounds, self._ending()
        made |= self._maybe(again=self._condition)
        made["setup"] = self._steps(-1) if self._rng.random() < 0.5 else []
        made["levels"] = {name: self._level() for name in self.levels}
        made["steps"] = {name: self._steps(self._at(name)) for name in self.steps}
        made["decks"] = {name: self._deck(self._at(name)) for name in self.decks}
        made["dice"] = {name: self._dice(self._at(name)) for name in self.dice}
        made["counters"] = {name: self._counter(self._at(name)) for name in self.counters}
        if self.pieces:
            pieces = {name: self._piece() for name in self.pieces}
            made["map"] = {"places": self.places, "pieces": pieces, "columns": 3}
        made["phases"] = [self._phase() for _ in range(self._rng.randint(1, 3))]
        made["deadlines"] = [self._deadline() for _ in range(self._rng.randint(0, 2))]
        if self.scored:
            lines = [self._line() for _ in range(self._rng.randint(1, 3))]
            made["score"] = {"lines": lines, "tie": self._rng.choice(["you", "rival"])}
        made["notes"] = [
            {"heading": self._text(), "text": self._text() + "\n\n- {a} <b> ![x](y)"}
            for _ in range(self._rng.randint(0, 2))
        ]
        return made

    # parts

    def _named(self, name: str, least: int, most: int) -> list[str]:
        return [f"{name}-{number}" for number in range(self._rng.randint(least, most))]

    def _at(self, name: str) -> int:
        return self.order.index(name)

    def _after(self, names: list[str], at: int) -> list[str]:
        """Return the things that something in the order may lead to."""
        return [each for each in names if self._wild or self._at(each) > at]

    def _maybe(self, **fields: Callable[[], Any]) -> dict[str, Any]:
        return {name: make() for name, make in fields.items() if self._rng.random() < 0.3}

    def _level(self) -> dict[str, Any]:
        return {"name": self._text(), "start": dict.fromkeys(self.counters[:1], 1)}

    def _deck(self, at: int) -> dict[str, Any]:
        cards: dict[str, Any] = {}
        for name in self._named("card", 1, 4):
            levels = [each for each in self.levels if self._rng.random() < 0.5]
            cards[name] = {"name": self._text(), "count": self._rng.randint(1, 3)} | self._maybe(
                steps=lambda: self._steps(at),
                back=lambda: self._steps(at),
                shuffle=lambda: True,
                levels=lambda some=levels: some,
                icon=lambda: "warn",
                once=lambda: True,
                **{"if": self._condition},
            )
        cards["card-0"].pop("levels", None)
        if self._rng.random() < 0.3:
            cards["again"] = {"name": self._text(), "steps": [{"draw": self.order[at]}]}
        made = {"name": self._text(), "cards": cards}
        return made | self._maybe(once=lambda: True, hand=lambda: self._rng.randint(1, 4))

    def _dice(self, at: int) -> dict[str, Any]:
        ends = sorted(self._rng.sample(range(1, 13), self._rng.randint(0, 3)))
        rows = [{"to": end, "steps": self._steps(at)} for end in ends]
        made = {"name": self._text(), "sides": self._rng.choice([2, 6, 20]), "rows": rows}
        into = self._after(self.counters, at)
        made["count"] = self._rng.randint(1, 2)
        made |= self._maybe(digits=lambda: True) if made["sides"] < 10 else {}
        return made | ({"into": self._rng.choice(into)} if into else {})

    def _counter(self, at: int) -> dict[str, Any]:
        least = self._rng.randint(-3, 1)
        made = {"name": self._text(), "least": least, "most": least + self._rng.randint(0, 20)}
        made["start"] = self._rng.randint(made["least"], made["most"])
        return (
            made
            | self._owner()
            | self._maybe(
                track=lambda: True,
                icon=lambda: "card",
                at=lambda: [
                    {"value": self._rng.randint(-3, 9), "steps": self._steps(at)}
                    for _ in range(self._rng.randint(1, 3))
                ],
            )
        )

    def _piece(self) -> dict[str, Any]:
        return {"name": self._text()} | self._owner() | self._maybe(most=lambda: 3)

    def _owner(self) -> dict[str, Any]:
        return self._maybe(owner=lambda: self._rng.choice(["you", "rival", "nobody"]))

    def _phase(self) -> dict[str, Any]:
        steps = self._steps(-1)
        made = {"name": self._text(), "who": self._rng.choice(["you", "rival"]), "steps": steps}
        return made | self._maybe(**{"if": self._condition})

    def _deadline(self) -> dict[str, Any]:
        made = {"name": self._text(), "by": self._rng.randint(1, self.rounds)}
        steps = self._steps(-1)
        return made | {"needs": self._condition(), "otherwise": steps, "warn": 1}

    def _line(self) -> dict[str, Any]:
        made = {"name": self._text(), "owner": self._rng.choice(["you", "rival"])}
        if not self.counters or self._rng.random() < 0.3:
            return made | {"ask": self._text(self.counters)}
        made["counter"] = self._rng.choice([*self.counters, *self.pieces])
        return made | self._maybe(
            each=lambda: self._rng.choice([-2, *self.counters]),
            steps=lambda: [[0, 1], [3, 5], [2, 9]],
        )

    def _ending(self) -> str:
        return self._rng.choice(["won", "lost", *(["score"] * 3 if self.scored else [])])

    def _condition(self) -> str:
        values = [*self.counters, *self.pieces, "round", "3", "-1"]
        some = []
        for _ in range(self._rng.randint(1, 3)):
            if self.pieces and self._rng.random() < 0.2:
                more = self._rng.choice(["", " >= 2", " = round"])
                placed = f"{self._rng.choice(self.pieces)} at {self._rng.choice(self.places)}"
                some.append(placed + more)
                continue
            sign = self._rng.choice([">=", "<=", "!=", "=", ">", "<"])
            some.append(f"{self._rng.choice(values)} {sign} {self._rng.choice(values)}")
        return self._rng.choice([" and ", " or "]).join(some)

    def _text(self, counters: list[str] | None = None) -> Any:
        """Return a text, in one or several languages, with the values of counters."""

        def one() -> str:
            words = self._rng.choices(WORDS, k=self._rng.randint(1, 5))
            if counters and self._rng.random() < 0.5:
                name = self._rng.choice(counters)
                words.append(self._rng.choice(["{%s}", "{%s: # a | .# b}", "**{%s}**"]) % name)
            return " ".join([self._rng.choice(["Wait", ".a", "[b]", "Go"]), *words])

        return one() if counters is None or self._rng.random() < 0.8 else {"fr": one(), "en": one()}

    # steps

    def _steps(self, at: int, depth: int = 0) -> list[Any]:
        """Return some steps of the thing with this place in the order."""
        return [self._step(at, depth) for _ in range(self._rng.randint(0 if depth else 1, 3))]

    def _step(self, at: int, depth: int) -> Any:
        verbs: list[Callable[[], Any]] = [lambda: self._text(), self._say, self._tie]
        later = self._after(self.counters, at)
        if later:
            verbs += [lambda: self._change(later), lambda: self._count(later)]
            verbs += [lambda: self._say() | self._change(later)]
        for verb, names in {"do": self.steps, "draw": self.decks, "roll": self.dice}.items():
            if into := self._after(names, at):
                verbs += [lambda v=verb, some=into: {v: self._rng.choice(some)} | self._times()] * 2
        if depth < 3 and (into := self._after(self.decks, at)):
            verbs += [lambda some=into: self._draw(some, at, depth)]
        if self.decks:
            verbs += [lambda: {self._rng.choice(["shuffle", "turn"]): self._rng.choice(self.decks)}]
        if self.pieces:
            verbs += [lambda: self._put_or_take(at, depth)]
        if depth < 3:
            verbs += [lambda: self._ask(at, depth), lambda: self._try(at, depth)]
            verbs += [lambda: self._if(at, depth)] * 2
            verbs += [lambda: self._look(at, depth)] if self.counters else []
        if self._rng.random() < 0.03:
            return {"end": self._ending()}
        return self._rng.choice(verbs)()

    def _say(self) -> dict[str, Any]:
        verb = self._rng.choice(["say", "note"])
        some = self.counters + self.pieces
        return {verb: self._text(some)} | self._maybe(why=lambda: self._text(some))

    def _tie(self) -> dict[str, Any]:
        return {"tie": self._text(self.counters)}

    def _change(self, names: list[str]) -> dict[str, Any]:
        amounts: list[Any] = [1, -1, 5, "round", *self.counters, *self.pieces]
        amounts += [f"-{name}" for name in amounts[3:]]
        some = self._rng.sample(names, self._rng.randint(1, min(2, len(names))))
        kind = self._rng.choice(["add", "set"])
        return {kind: {name: self._rng.choice(amounts) for name in some}}

    def _count(self, names: list[str]) -> dict[str, Any]:
        made = {"count": self._text(self.counters), "into": self._rng.choice(names)}
        return made | self._maybe(least=lambda: -2, most=lambda: 3)

    def _put_or_take(self, at: int, depth: int) -> dict[str, Any]:
        made = {self._rng.choice(["put", "take", "move"]): self._rng.choice(self.pieces)}
        some = self._rng.sample(self.places, self._rng.randint(1, len(self.places)))
        if depth > 2:
            return made
        return made | self._maybe(at=lambda: some, otherwise=lambda: self._steps(at, depth + 1))

    def _ask(self, at: int, depth: int) -> dict[str, Any]:
        answers = []
        for _ in range(self._rng.randint(2, 4)):
            answers.append(
                {"text": self._text(self.counters)}
                | self._maybe(steps=lambda: self._steps(at, depth + 1))
                | (self._maybe(put=lambda: self._rng.choice(self.pieces)) if self.pieces else {})
            )
        return {"ask": self._text(self.counters), "answers": answers}

    def _draw(self, names: list[str], at: int, depth: int) -> dict[str, Any]:
        return {"draw": self._rng.choice(names), "otherwise": self._steps(at, depth + 1)}

    def _times(self) -> dict[str, Any]:
        return self._maybe(times=lambda: self._rng.choice([1, 2, *self.counters]))

    def _look(self, at: int, depth: int) -> dict[str, Any]:
        rows = [{"to": to, "steps": self._steps(at, depth + 1)} for to in (0, 3, 9)]
        return {"look": self._rng.choice(self.counters), "rows": rows}

    def _try(self, at: int, depth: int) -> dict[str, Any]:
        return {"try": self._text(self.counters), "otherwise": self._steps(at, depth + 1)}

    def _if(self, at: int, depth: int) -> dict[str, Any]:
        then, otherwise = self._steps(at, depth + 1), self._steps(at, depth + 1)
        return {"if": self._condition(), "then": then, "otherwise": otherwise}


def mutated(text: str, seed: int) -> str:
    """Return a file in which something was deleted, doubled, swapped or written over."""
    rng = random.Random(seed)
    for _ in range(rng.randint(1, 3)):
        at, length = rng.randrange(len(text) + 1), rng.choice([1, 1, 5, 40])
        part, rest = text[at : at + length], text[at + length :]
        other = rng.randrange(len(text) + 1)
        new = rng.choice(
            [
                "",
                part * 2,
                part[::-1],
                "".join(rng.choices(SIGNS, k=rng.randint(1, 4))),
                str(rng.choice([0, -1, 10**6, 1.5])),
                text[other : other + length],
            ]
        )
        text = text[:at] + new + rest
    return text
