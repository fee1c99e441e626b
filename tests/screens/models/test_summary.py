"""The summary of a round: the steps gained, shown once, and never in the way of the play."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from companion.engine.autoplay import likely_answer, usual_answer
from companion.engine.log import is_main
from companion.engine.play import Play
from companion.games import find
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.screens.models.step import StepModel
from companion.screens.models.summary import Summary, summary_of
from companion.screens.models.table import TableController
from companion.session.session import Session
from companion.storage.settings import Settings
from companion.storage.store import Store


class Desk:
    """A fake desk without a window; ``summaries`` are those that were shown."""

    def __init__(self, store: Store, game: str, language: str = "en") -> None:
        self.phrasebook, self.settings = Phrasebook(language), Settings()
        self.greeting, self.notices, self.by_buttons = "", list[str](), True
        self.phone_plays = False
        self.said: list[str] = []
        self.session = Session(find(game), store, self.phrasebook, seed="3", new=True)
        self.ticked: dict[int, tuple[int, int]] = {}
        self.table = TableController(self)
        self.summaries: dict[int, Summary] = {}
        self.presses: dict[int, str] = {}

    @property
    def step(self) -> StepModel:
        return self.table.step

    @property
    def play(self) -> Play:
        return self.session.play

    @property
    def game(self) -> Desk:
        return self

    @property
    def speech(self) -> Desk:
        return self

    def carry_out(self, work: Callable[[], object]) -> None:
        work()
        self.table.show()
        self.said.append(self.step.speech)

    def say(self, text: str) -> None:
        self.said.append(text)

    def play_to(self, turn: int) -> None:
        """Play at random until a turn begins; press once at each summary."""
        rng = Random(2)
        while self.play.ask and self.play.turn < turn:
            play = self.play
            by_random = likely_answer(play, rng, 0.35) if play.turn else usual_answer(play)
            self.table.answer(by_random)
            self.tick()

    def tick(self) -> None:
        """Tick all moves of the step, and note the summary among them."""
        while self.table.ticks_left:
            event, turn = self.step.event, self.play.turn
            if event and event.summary:
                found = summary_of(self.play)
                assert found
                self.summaries[turn], self.presses[turn] = found, self.step.primary
                log = len(self.play.log)
                self.table.press_primary()
                assert not self.step.event
                assert len(self.play.log) == log
            else:
                self.table.press_primary()


@pytest.mark.parametrize(
    ("game", "turn", "begun"),
    [("classic", 9, [*range(2, 10)]), ("ares", 5, [2, 3, 4, 5]), ("dice", 31, [11, 21, 31])],
)
def test_a_summary_closes_each_round_and_one_press_continues(
    store: Store, game: str, turn: int, begun: list[int]
) -> None:
    desk = Desk(store, game)
    desk.play_to(turn)
    assert [*desk.summaries] == begun
    name = {"classic": "Generation", "ares": "Round", "dice": "Turn"}[game]
    assert desk.presses == {number: f"{name} {number}" for number in begun}
    for number, shown in desk.summaries.items():
        assert any(f"{name} {number - 1} is over" in said for said in desk.said)
        assert shown.bars.steps[-1] == sum(
            each.gained for each in desk.summaries.values() if each.number <= shown.number
        )
        assert bool(shown.risen) == (shown.gained > 0)
    last = desk.summaries[begun[-1]]
    values = desk.play.progress()
    assert last.bars.goal == sum(each.steps for each in values.values())
    assert last.bars.steps[-1] == sum(each.done for each in values.values()) > 0


def test_only_a_round_that_brought_more_than_each_before_is_called_the_best(store: Store) -> None:
    desk = Desk(store, "classic")
    desk.play_to(8)
    gains = [each.gained for each in desk.summaries.values()]
    best = [at > 0 and gain > max(gains[:at]) for at, gain in enumerate(gains)]
    assert [each.best for each in desk.summaries.values()] == best
    assert True in best
    assert False in best


def test_the_round_after_a_summary_does_not_begin_with_a_second_event(store: Store) -> None:
    desk = Desk(store, "classic")
    desk.play_to(2)
    events = [move.text for move in desk.step.moves if move.kind == "event"]
    assert events == ["Generation 1 is over"]


def test_no_summary_comes_again_after_a_correction_nor_in_a_game_without(store: Store) -> None:
    desk = Desk(store, "classic")
    desk.play_to(3)
    while not is_main(desk.play.ask):
        desk.table.answer(usual_answer(desk.play))
        desk.tick()
    desk.game.carry_out(lambda: desk.play.correct("parameters.oxygen.value", 5))
    assert not desk.step.event
    assert not [move for move in desk.step.moves if "is over" in move.text and move.state != "done"]
    other = Desk(store, "on-mars")
    other.play_to(3)
    assert other.summaries == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_reported_in_each_language(store: Store, language: str) -> None:
    desk = Desk(store, "dice", language)
    rng = Random(4)
    while not (desk.step.event and desk.step.event.summary):
        play = desk.play
        desk.table.answer(likely_answer(play, rng, 0.35) if play.turn else usual_answer(play))
    page = desk.step.event.summary
    assert page.gained.startswith("+") or not page.risen
    assert desk.step.title == desk.step.event.title
    assert "10" in desk.step.title
    assert all("{" not in text and text for pair in page.risen for text in pair)
    assert {icon for icon, _ in page.risen} <= {"temperature", "oxygen", "ocean"}
    assert page.pace[0]
