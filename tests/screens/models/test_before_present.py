"""While a move is present the table shows the state before it; afterwards, its result."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from random import Random
from typing import Any

import pytest

from companion.engine.autoplay import likely_answer
from companion.engine.prompts import Say
from companion.games import games
from companion.games.on_mars.pictures import instruments
from companion.games.on_mars.pictures.cells import cells
from companion.games.on_mars.pictures.mars_board import move_to_hex
from companion.games.on_mars.pictures.positions import lss_rises
from companion.screens.frame import Box
from companion.screens.models.table import TableController
from companion.screens.pictures import View, has_place, scene
from companion.storage.store import Store
from companion.testing.long import LONG
from kit.painting import Watched
from tools.taps import Tapper

Args = Mapping[str, Any]
SEEDS = range(1, 4) if LONG else range(2, 3)
LAST_TURN = 12 if LONG else 9


def lies(view: View, said: Args) -> Mapping[str, Any]:
    """Return the contents of the announced hex."""
    return next(row for row in view.get("map") if row["hex"] == said["hex"])


def stands(view: View, said: Args) -> tuple[str, str]:
    """Return whose piece is on that hex, and which."""
    found = lies(view, said)["piece"]
    return (found["owner"], found["what"]) if found else ("", "")


IS_DONE: Mapping[str, Callable[[View, Args], bool]] = {
    "contribution": lambda view, said: view.get(f"missions.{said['letter']}.left") == said["left"],
    "progress": lambda view, said: view.get("lacerda.progress") == said["count"],
    "build-at": lambda view, said: lies(view, said)["building"] == said["kind"],
    "upgrade-at": lambda view, said: bool(lies(view, said)["advanced"]),
    "rover-to": lambda view, said: stands(view, said) == ("lacerda", "rover"),
    "refuge": lambda view, said: stands(view, said) == (said["owner"], said["what"]),
    "develop": lambda view, said: view.get("lacerda.techs")[said["tech"]] == said["place"],
    "learn-technology": lambda view, said: said["tech"] in view.get("lacerda.techs"),
    "hire": lambda view, said: said["scientist"] in view.get("lacerda.scientists"),
    "lacerda-arrives": lambda view, said: view.get("lacerda.space") == said["space"],
    "level-up": lambda view, said: view.get("colony_level") == said["level"],
    "hire-freed": lambda view, said: not view.get("lacerda.colonists.hire"),
}
"""Whether the action of a prompt of On Mars is done on the table."""

COUNTED: Mapping[str, str] = {
    "gain-crystals": "lacerda.crystals_waiting",
    "gain-op": "lacerda.op",
}
"""The number that a prompt increases."""


def played(store: Store, seed: int, game: str = "on-mars") -> Iterator[TableController]:
    """Yield the table after each tick and each answer of a play at random."""
    table, rng = Tapper(store, game, seed, hurried=False).desk.table, Random(seed)
    table.show()
    session = table.desk.session
    while session.play.ask and session.play.turn < LAST_TURN:
        yield table
        if table.ticks_left:
            table.press_primary()
        else:
            session.answer(likely_answer(session.play, rng, follow=0.6))
            table.show()


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_move_says_is_done_on_the_table_once_it_is_made_and_not_before(
    store: Store, seed: int
) -> None:
    seen, before = set(), None
    for table in played(store, seed):
        play, view, said = table.desk.session.play, table.view, table.present
        assert view
        if before and before[0] is not said:
            made, then, answers = before
            key = made.key.partition(".")[2]
            usual = (
                isinstance(made, Say)
                or play.log[answers:][:1] == []
                or (play.log[answers].value == made.default)
            )
            if key in IS_DONE:
                assert not IS_DONE[key](then, made.args), key
                assert IS_DONE[key](view, made.args) or not usual, key
                seen.add(key)
            if key in COUNTED:
                grown = view.get(COUNTED[key]) - then.get(COUNTED[key])
                assert grown == made.args["count"]
                seen.add(key)
        before = said, view, len(play.log)
    assert {"build-at", "contribution", "gain-op", "gain-crystals"} <= seen


def test_the_hex_of_the_present_move_alone_is_marked(store: Store) -> None:
    moves = 0
    for table in played(store, 14):
        view, line = table.view, table.step.present
        if not (table.key == "on-mars.build-at" and view and line):
            continue
        said = view.prompts[-1].args
        shown = cells(view, [], "", table.now, line.actor)
        marked = [name for name, cell in shown.items() if cell.mark]
        now = move_to_hex(view, table.key, said) == table.now
        assert said["hex"] in marked if now else not marked
        moves += now
    assert moves > 5


def test_the_number_on_the_lss_has_the_look_of_the_move_s_actor(store: Store, window: Any) -> None:
    badges: list[tuple[int, str]] = []

    class Badges(Watched):
        def badge(self, number: Any, x: float, y: float, who: str, radius: float = 13) -> None:
            badges.append((number, who))

    expected = []
    for table in played(store, 14):
        view, line = table.view, table.step.present
        rises = lss_rises(view) if view else None
        if view and line and rises and rises.number == table.now:
            instruments.draw(Badges(), Box(0, 0, 448, 328), view, table.now)
            expected.append((table.now, line.actor))
    assert badges == expected
    assert len(badges) > 2


def test_his_crystals_are_paid_when_that_is_ticked(store: Store) -> None:
    paid = 0
    for table in played(store, 3):
        line, counts = table.step.present, dict(table.step.numbers)
        his = line and line.actor == "lacerda"
        if his and table.ticks_left and line.price.endswith("crystal"):
            table.press_primary()
            now = dict(table.step.numbers)["crystal"]
            spent = int(line.price.split()[0].lstrip("−"))
            kept = [int(each.partition("+")[0]) for each in (counts["crystal"], now)]
            assert kept[0] - kept[1] == spent
            paid += 1
    assert paid


def test_his_card_is_seen_once_it_is_revealed(store: Store) -> None:
    later = 0
    for table in played(store, 1):
        keys = [each.key for each in table.desk.session.play.says]
        said = [each.key for each in table.view.prompts] if table.view else []
        if "on-mars.card" in keys and "on-mars.card" not in said:
            assert table.step.card is None
            later += 1
    assert later


def test_what_happens_nowhere_leaves_in_sight_what_was_there(store: Store) -> None:
    keys = set()
    for table in chain.from_iterable(played(store, seed) for seed in SEEDS):
        view, key = table.view, table.key
        if not (view and table.step.present and table.scene_key != key):
            continue
        keys.add(key)
        assert has_place(view, table.scene_key)
        shown = scene(view, table.scene_key)
        assert table.on_board or shown
    assert {"on-mars.gain-crystals", "on-mars.crystals-up", "on-mars.contribution"} <= keys


def test_your_turn_can_be_ended_beside_the_last_move_that_follows_from_a_report(
    store: Store,
) -> None:
    for table in played(store, 1):
        if table.step.reports and not table.ticks_left:
            taken = next(each.value for each in table.step.tiles if each.icon)
            table.take(taken)
        if table.step.chips and table.ticks_left == 1:
            break
    play = table.desk.session.play
    assert play.ask
    (end, *_) = table.step.answers
    assert end.value == play.ask.default
    before = len(play.log)
    table.take(end.value)
    assert play.log[before].key == "on-mars.table"
    assert play.log[before].value == end.value


@pytest.mark.parametrize("game", list(games()))
def test_at_the_question_the_table_is_as_the_play_has_it(store: Store, game: str) -> None:
    for table in played(store, 1, game):
        if not table.ticks_left and table.view:
            assert table.view.state == table.desk.session.play.state()


def test_what_comes_before_a_question_is_done_in_the_list_with_its_price(store: Store) -> None:
    paid = 0
    for table in chain.from_iterable(played(store, seed) for seed in SEEDS):
        ask, step, view = table.desk.session.play.ask, table.step, table.view
        asked = step.present and step.present.kind == "question" and not table.ticks_left
        if not (asked and ask and view and ask.args.get("placing") and ask.args["cost"]):
            continue
        done = [move.price for move in step.moves if move.state == "done"]
        assert done[-1] == f"−{ask.args['cost']} crystal"
        kept = int(dict(step.numbers)["crystal"].partition("+")[0])
        assert kept == view.get("lacerda.crystals") - ask.args["cost"]
        paid += 1
    assert paid


def test_a_question_has_no_list_of_facts(store: Store) -> None:
    lines = [table.step.present for table in played(store, 6)]
    facts = [line.fact for line in lines if line and line.kind == "question"]
    assert max(len(fact) for fact in facts) < 120
    assert any(facts)


@pytest.mark.parametrize(
    ("asked", "words"),
    [("obtain-blueprint", "leftmost in the fuller row"), ("warehouse", "has most of")],
)
def test_what_decides_is_shown_below_the_question(asked: str, words: str, store: Store) -> None:
    shown = chain.from_iterable(played(store, seed) for seed in range(2, 22))
    lines = (table.step.present for table in shown if table.key == f"on-mars.{asked}")
    fact = next(line.fact for line in lines if line and line.kind == "question")
    assert words.lower() in fact.lower()


def test_what_came_before_a_question_stays_in_the_list_if_it_was_made(store: Store) -> None:
    asked, seen = "on-mars.obtain-blueprint", set()
    for table in chain.from_iterable(played(store, seed) for seed in (16, *range(2, 22))):
        play = table.desk.session.play
        given = [each for each in play.answered() if each[1].given][-1:]
        for prompt, entry in given if given and given[0][0].key == asked else []:
            done = [move.price for move in table.step.moves if move.answers == 1]
            if done and prompt.args["cost"]:
                made = entry.value not in prompt.rare
                assert any(done) == made
                seen.add(made)
        if seen == {True, False} and not LONG:
            return
    assert seen == {True, False}


def test_what_comes_before_a_question_is_ticked_before_it(store: Store) -> None:
    present, seen = set(), set()
    for table in chain.from_iterable(played(store, seed) for seed in SEEDS):
        play, line = table.desk.session.play, table.step.present
        if not (play.ask and line):
            continue
        present.add((id(play), len(play.log), line.text))
        if line.kind == "question":
            for move in table.desk.phrasebook.glance(play.ask).moves:
                if move.comes_first:
                    assert (id(play), len(play.log), move.text) in present
                    seen.add(play.ask.key)
    assert "on-mars.discovery-at" in seen
    assert len(seen) > 2


def test_crystals_are_asked_after_the_building_and_none_is_as_likely_as_one(store: Store) -> None:
    asked = said = 0
    for table in played(store, 6):
        step, ask = table.step, table.desk.session.play.ask
        if table.key == "on-mars.arrows" and ask and not table.ticks_left:
            likely = ask.args["count"] > 0
            assert step.primary_ready is likely, "only the tile shows its arrows"
            if not likely:
                assert "done" in [answer.value for answer in (*step.answers, *step.tiles)]
                asked += 1
            said += likely
    assert asked
    assert said


def test_a_question_about_a_price_says_it(store: Store) -> None:
    for table in chain.from_iterable(played(store, seed) for seed in (13, *range(2, 22))):
        if table.key == "on-mars.cannot-place" and not table.ticks_left and table.step.present:
            pays = table.view.prompts[-1].args["pays"] if table.view else 0
            assert table.step.present.price == f"{pays} crystal"
            return
    pytest.fail("he can always pay")
