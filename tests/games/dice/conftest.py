"""A solo game for trying things: the board is known, and announcements are recorded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.engine.autoplay import usual_answer
from companion.engine.play import Play
from companion.engine.prompts import Say
from companion.games.dice import GAME
from companion.phrases.phrasebook import Phrasebook

AWARDS = (("red", "nuclear"), ("green", "microbe"), ("yellow", "megacredit"))
"""A rare, an uncommon and a common symbol."""

MILESTONES = ("legend", "miner", "scientist")


class Solo:
    """A play with the real dice and tiles, and everything that was said, by the turn it was."""

    def __init__(self, milestones: tuple[str, ...] = MILESTONES, **options: str) -> None:
        chosen = {name.replace("_", "-"): value for name, value in options.items()}
        self.play = Play(GAME, {"deck": "physical", **chosen}, "1")
        self.said: list[tuple[int, Say]] = []
        self.milestones = milestones

    @property
    def key(self) -> str:
        """The key of the open question."""
        return self.play.ask.key.removeprefix("dice.") if self.play.ask else "over"

    @property
    def state(self) -> dict[str, Any]:
        return self.play.state()

    def answer(self, *values: Any) -> Solo:
        for value in values:
            self.play.answer(value)
            self.said += [(self.play.turn, say) for say in self.play.says]
        return self

    def default(self) -> Solo:
        assert self.play.ask is not None
        return self.answer(usual_answer(self.play))

    def until_bonus_card(self) -> Solo:
        """Answer everything up to the bonus card of the setup."""
        self.answer(True, True, True)
        for colour, symbol in AWARDS:
            self.answer(colour, symbol)
        self.answer(*self.milestones)
        while self.key != "bonus-card":
            self.default()
        return self

    def set_up(self) -> Solo:
        """Answer everything up to the first turn; the bonus card gives nothing to report."""
        return self.until_bonus_card().default()

    def turn(self, *reports: Any, kind: str = "actions") -> Solo:
        """Play a turn with some reports; a bonus card that is due is played with none."""
        self.answer(*reports, kind)
        while self.key == "bonus-card":
            self.default()
        return self

    def until(self, turn: int) -> Solo:
        """Play turns without any report until a turn begins."""
        while self.play.turn < turn:
            self.turn()
        return self

    def play_out(self) -> Solo:
        """Play turns without any report to the end of turn 50."""
        while self.key == "turn":
            self.turn()
        return self

    def terraform(self) -> Solo:
        """Fill all three parameters in this turn and the next two."""
        return self.turn(*["temperature"] * 9).turn(*["oxygen"] * 6).turn(*["ocean"] * 6)

    def says(self, key: str) -> list[Say]:
        """What was announced under a key so far."""
        return [say for _, say in self.said if say.key == f"dice.{key}"]

    def last(self, key: str) -> Any:
        """The values of the latest say of a key."""
        return self.says(key)[-1].args

    def heard(self) -> list[str]:
        """The keys of what the last answer led to."""
        return [say.key.removeprefix("dice.") for say in self.play.says]


@pytest.fixture
def begin() -> Callable[..., Solo]:
    """Begin a play: ``begin(printing="french")``; it waits at the first step of the setup."""
    return Solo


@pytest.fixture
def words() -> Callable[[Say], str]:
    """The shown text of an announcement, in English."""
    book = Phrasebook("en")
    return lambda said: book.prompt_text(said).text


@pytest.fixture
def solo() -> Solo:
    """A play at its first turn."""
    return Solo().set_up()
