"""A single report is taken back: those after it stay as far as they fit."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engine.autoplay import random_answer, usual_answer
from companion.engine.log import is_main
from companion.engine.play import Play
from companion.engine.prompts import Printed, Refused, group_of
from companion.games import find
from companion.phrases.phrasebook import Phrasebook
from companion.session.session import Session
from companion.storage.store import Store
from companion.testing.long import LONG
from companion.testing.plays import correct_something, snapshot

GAMES = ("on-mars", "classic", "ares", "dice")
MOST = 6


def begun(store: Store, game: str, **options: str) -> Session:
    """Return a play at its first main question."""
    session = Session(find(game), store, Phrasebook("en"), options, seed="7", new=True)
    while not is_main(session.play.ask):
        session.answer(usual_answer(session.play))
    return session


def report(session: Session, *answers: object) -> None:
    """Report something, with default answers unless given."""
    for answer in answers:
        session.answer(answer)
    while not is_main(session.play.ask):
        session.answer(usual_answer(session.play))


def values(session: Session) -> list[object]:
    return [each.value for each in session.reported()]


@pytest.fixture
def session(store: Store) -> Session:
    return begun(store, "on-mars")


def test_only_the_report_itself_is_taken_back(session: Session) -> None:
    for each in ("ship", "contract.deliver", "tech.mine"):
        report(session, each)
    session.remove_report(session.reported()[1])
    assert values(session) == ["ship", "tech.mine"]
    assert session.lost == ""
    assert "contract" in session.taken_back.lower()


def test_a_report_of_several_answers_goes_as_a_whole(session: Session) -> None:
    before = snapshot(session.play)
    report(session, "building")
    report(session, "rover")
    for each in reversed(session.reported()):
        session.remove_report(each)
    now = snapshot(session.play)
    assert (now.state, now.ask) == (before.state, before.ask)


def test_what_was_taken_back_can_be_reported_again_by_redo(session: Session) -> None:
    report(session, "building")
    report(session, "ship")
    session.remove_report(session.reported()[0])
    while session.redo_label:
        session.redo()
    assert values(session) == ["ship", "building"]


def test_what_no_longer_fits_is_reported(session: Session) -> None:
    report(session, "map.off")
    report(session, "building.mine")
    built = session.reported()[1].words
    session.remove_report(session.reported()[0])
    assert values(session) == []
    assert built in session.lost
    assert session.lost in session.spoken
    session.answer("ship")
    assert session.lost == ""


def test_what_is_still_asked_is_asked_again_if_its_answer_fits_no_more(session: Session) -> None:
    """You upgraded what you had just built: where you did is asked again."""
    session.answer("building")
    built = str(session.play.ask.options[0])
    report(session, built)
    report(session, "advanced", built)
    report(session, "ship")
    session.remove_report(session.reported()[0])
    assert session.play.ask.key == "on-mars.your-upgrade"
    assert session.lost == ""
    report(session)
    assert values(session) == ["ship", "advanced"]


def test_moves_that_hold_no_more_are_to_be_put_back_and_no_others(session: Session) -> None:
    """The second level of a Tech is now the first: so the last step is to be reversed."""
    for _ in range(2):
        report(session, "tech.mine")
    report(session, "ship")
    session.remove_report(session.reported()[0])
    gone = [each.prompt.args for each in session.play.withdrawn]
    assert [args["level"] for args in gone if "level" in args] == [2]
    assert session.play.state()["you"]["techs"]["mine"] == 1


def test_only_a_report_can_be_taken_out(session: Session) -> None:
    with pytest.raises(Refused, match="refused-undo"):
        session.play.remove_report(0)


def test_a_play_is_on_disk_as_it_is_without_the_report(session: Session) -> None:
    for each in ("ship", "rover", "tech.mine"):
        report(session, each)
    session.remove_report(session.reported()[0])
    assert session.saved
    store = session.store
    again = store.resume(session.game, store.find(session.id))
    assert snapshot(again) == snapshot(session.play)
    assert again.undone == session.play.undone


# at random


def report_at_random(session: Session, rng: random.Random) -> None:
    """Report anything, or correct a number."""
    play = session.play
    main: Any = play.ask
    if rng.random() < 0.1:
        return correct_something(play, rng)
    answers = [each for each in main.options if each != main.default and group_of(each) != "map"]
    if not answers:
        return None
    answer = rng.choice(answers)
    session.answer(answer)
    while not (play.over or is_main(play.ask)):
        session.answer(random_answer(play, rng))
    return None


def reports_from(play: Play, line: int) -> Iterator[tuple[int, list[Any]]]:
    """Yield each report from a line of the log on: its line, and the player's answers."""
    found: list[tuple[int, list[Any]]] = []
    for at, (asked, entry) in enumerate(play.answered()):
        if at >= line and is_main(asked):
            found.append((at, []))
        if found and entry.by == "player":
            found[-1][1].append(entry)
    yield from found


def fitting(play: Play, entries: list[Any]) -> Play | None:
    """Return the play with a report more, None if that does not fit; the play stays as it is."""
    after = Play(play.game, play.options, play.seed, play.log, box=dict(play.box))
    for at, entry in enumerate(entries):
        asked = after.ask
        if asked is None or (at and asked.key != entry.key):
            continue
        try:
            if entry.key == "core.correct":
                after.correct(*entry.value)
            else:
                after.answer(entry.value)
        except Refused:
            return None
    return after if is_main(after.ask) else None


@settings(max_examples=400 if LONG else 12)
@given(st.sampled_from(GAMES), st.integers(0, 10**6), st.integers(2, MOST), st.data())
def test_those_that_still_fit_are_there_in_order(
    game: str, seed: int, count: int, data: st.DataObject
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        session, rng = begun(Store(Path(folder) / "companion.db"), game), random.Random(seed)
        for _ in range(count):
            if is_main(session.play.ask):
                report_at_random(session, rng)
        reported = session.reported()
        if not is_main(session.play.ask) or not reported:
            return
        out = data.draw(st.sampled_from(reported))
        _, *later = reports_from(session.play, out.line)
        before = session.play.answered()[: out.line]
        box = {
            asked.fact: entry.value
            for asked, entry in before
            if isinstance(asked, Printed) and entry.by == "player"
        }
        log = [entry for _, entry in before]
        play = Play(session.game, session.play.options, "7", log, box=box)
        for _, entries in later:
            play = fitting(play, entries) or play
        session.remove_report(out)
        now = session.play
        assert now.log[: len(play.log)] == play.log
        if is_main(now.ask):
            assert now.log == play.log
            assert snapshot(now).state == snapshot(play).state
        assert session.saved
        again = session.store.resume(session.game, session.store.find(session.id))
        assert snapshot(again).state == snapshot(now).state
        assert again.ask.key == now.ask.key
