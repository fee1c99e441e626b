"""What undo of several answers leaves to reverse on the table: everything done there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.engine.autoplay import usual_answer
from companion.engine.log import is_main
from companion.engine.prompts import Choose
from companion.session.session import Session

Begin = Callable[..., Session]

HIS_MINE = "Build the Mine on K10"
LAID = (
    *("water-extractor.I5", "greenhouse.E7", "oxygen-condenser.I9", "your-shelter.H7"),
    *("generator.E3", "his-shelter.G8", "blue.B1", "blue.C1", "green.K5", "green.L6"),
    *("yellow.B6", "yellow.C7", "red.K11", "red.L11"),
)
ANSWERS: dict[str, tuple[Any, ...]] = {
    "on-mars.help": ("guided",),
    "on-mars.length": ("short",),
    "on-mars.draws": ("draw",),
    "on-mars.mission": ("blueprints", "robots", "research-tiles"),
    "on-mars.lay-map": LAID,
    "on-mars.your-place": (6,),
    "on-mars.goal": ("first-colonists",),
    "on-mars.lab-icon": ("crystal", "nothing"),
    "on-mars.table": ("building", "rover", "next", "advanced", "next", "tech.mine", "next"),
    "on-mars.your-building": ("mine.I8",),
    "on-mars.arrows": ("I7", "J8", "done", "K9", "done"),
    "on-mars.your-rover": ("I6",),
    "on-mars.discovery-at": ("crystals",),
    "on-mars.space-icon": ("colonist",),
    "on-mars.your-upgrade": ("water-extractor.I5",),
    "on-mars.your-journey": ("travel.2",),
    "on-mars.research-gives": ("tech",),
}
"""The answers of the newcomer whose play this is; all others are defaults."""


@pytest.fixture
def played(session: Begin) -> Session:
    """Three rounds, up to where your journey to the Colony is asked."""
    begun = session(seed="639791922", new=True)
    left = {key: list(answers) for key, answers in ANSWERS.items()}
    while begun.play.turn < 3 or begun.play.ask.key != "on-mars.your-journey":
        of_this = left.get(begun.play.ask.key)
        begun.answer(of_this.pop(0) if of_this else usual_answer(begun.play))
    return begun


def line_of(session: Session, key: str, number: int = 1) -> int:
    """Return the line of the log where a question was answered for the so-many-th time."""
    return [n for n, each in enumerate(session.play.log) if each.key == key][number - 1]


def undo_to(session: Session, line: int) -> list[str]:
    """Take back all answers from a line of the log on; return what is to be reversed."""
    session.undo(sum(entry.given for entry in session.play.log[line:]))
    return [move.plain for move in session.put_back]


def test_all_that_he_and_you_did_since_is_taken_back_the_last_first(played: Session) -> None:
    listed = undo_to(played, line_of(played, "on-mars.build-at"))
    assert played.play.ask.key == "on-mars.build-at"
    wanted = [
        "Take the Upgrade Tech",
        "Move his Rover to B6",
        "You learned the Mine Tech",
        "You traveled to space 2",
        "Take the Systems Engineer and the figure",
        "You upgraded the Water Extractor on I5",
        "Put his Colonist on the Mine",
        "A Crystal is on K9",
        HIS_MINE,
    ]
    assert [each for each in listed if each in wanted] == wanted
    assert listed[-1] == "Put 3 Crystals below his Depot", "the step begins with it again"


def test_it_is_said_as_it_is_listed(played: Session) -> None:
    listed = undo_to(played, line_of(played, "on-mars.build-at"))
    assert str(len(listed)) in played.gone_back
    assert "; ".join(each.replace("; ", ", ") for each in listed) in played.to_put_back


def test_what_he_did_otherwise_is_listed_as_it_was_done(played: Session) -> None:
    undo_to(played, line_of(played, "on-mars.build-at"))
    played.answer("differs")
    where = played.play.ask.options[1]
    played.answer(where)
    while not is_main(played.play.ask):
        played.answer(
            "done" if played.play.ask.key == "on-mars.arrows" else usual_answer(played.play)
        )
    listed = undo_to(played, line_of(played, "on-mars.build-at"))
    assert HIS_MINE not in listed
    assert f"It went to {where}" in listed


def test_nothing_is_listed_of_one_answer_of_which_nothing_came(played: Session) -> None:
    assert undo_to(played, line_of(played, "on-mars.table", 6)) != []
    played.answer("tech.mine")
    assert undo_to(played, len(played.play.log) - 1) == [], "what was undone is announced anyway"


def test_a_report_that_was_left_again_and_the_end_of_a_turn_are_not_listed(
    played: Session,
) -> None:
    line = line_of(played, "on-mars.table", 4)
    undo_to(played, line)
    for answer in ("ship", "tech.mine", "next"):
        played.answer(answer)
    listed = undo_to(played, line)
    assert [each for each in listed if each in ("You got a Ship", "You learned the Mine Tech")] == [
        "You learned the Mine Tech",
        "You got a Ship",
    ]
    assert "You ended your turn" not in listed


def test_a_new_bot_is_put_back_from_the_hex_where_it_is(played: Session) -> None:
    undo_to(played, line_of(played, "on-mars.table", 6))
    line = len(played.play.log)
    played.answer("bot")
    assert isinstance(played.play.ask, Choose)
    if played.play.ask.key == "on-mars.your-bot":
        played.answer("new")
    assert isinstance(played.play.ask, Choose)
    where = played.play.ask.options[0]
    played.answer(where)
    assert f"You placed a new Bot on {where}" in undo_to(played, line)


@pytest.mark.parametrize(
    ("game", "main", "reports", "wanted"),
    [
        (
            "classic",
            "classic.report",
            ("temperature", "ocean"),
            [
                "Move TR to 16",
                "Ocean placed, 1 of 9",
                "Move TR to 15",
                "Temperature rose from −30 to −28\u00a0°C",
            ],
        ),
        (
            "ares",
            "ares.report",
            ("temperature", "ocean"),
            ["Ocean 1 of 9 flipped", "Temperature raised from −30 to −28\u00a0°C"],
        ),
    ],
)
def test_your_reports_are_taken_back_with_what_came_of_them(
    session: Begin, game: str, main: str, reports: tuple[str, ...], wanted: list[str]
) -> None:
    begun = session(game, new=True)
    while begun.play.ask.key != main:
        begun.answer(usual_answer(begun.play))
    line = len(begun.play.log)
    for report in reports:
        begun.answer(report)
    listed = undo_to(begun, line)
    assert [each for each in listed if each in wanted] == wanted, listed


def test_a_report_whose_question_is_still_open_was_not_made(session: Begin) -> None:
    begun = session(new=True)
    while begun.play.ask.key != "on-mars.table":
        begun.answer(usual_answer(begun.play))
    begun.answer("rover")
    assert begun.undo_label == "Undo: “Rover”"
    begun.undo()
    assert (begun.taken_back, begun.redo_label) == ("“Rover”", "Redo: “Rover”")
    assert begun.put_back == []
    begun.answer("rover")
    begun.answer(begun.play.ask.options[0])
    begun.undo()
    assert begun.taken_back == "you moved your Rover"
