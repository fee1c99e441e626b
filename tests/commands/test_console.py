"""The JSON lines of the design, and the plain terminal."""

from __future__ import annotations

import io
import json
import os
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TextIO

import pytest

from companion.appendix import site
from companion.commands.console import PROTOCOL, JsonConsole
from companion.commands.terminal import Terminal, wait_for_line
from companion.engine.autoplay import usual_answer
from companion.engine.game import Game, Result
from companion.engine.log import is_main
from companion.engine.play import Play
from companion.engine.prompts import Confirm, Say, Script
from companion.games import find
from companion.phrases.phrasebook import LANGUAGES, Phrasebook, minus
from companion.session.session import Session
from companion.storage.store import Store
from kit.now import Now
from kit.patience import PATIENCE

Begin = Callable[..., Any]


def kinds(messages: list[dict[str, Any]]) -> list[str]:
    return [message["type"] for message in messages]


# JSON lines


def test_the_state_is_shown_before_each_question(lines: Begin) -> None:
    player = lines(help="quick")
    assert kinds(player.got)[-2:] == ["state", "ask"]
    assert kinds(player.default())[-2:] == ["state", "ask"]


def test_a_question_has_all_that_the_design_promises(lines: Begin) -> None:
    ask = lines().ask
    assert set(ask) == {
        *("type", "key", "args", "kind", "text", "voice", "why", "page", "mark"),
        *("options", "min", "max", "default", "actor", "again"),
    }
    assert ask["kind"] == "choose"
    assert ask["options"][0] == {"value": "guided", "label": "Guide me through everything"}


def test_a_question_leads_to_its_heading_and_says_whether_that_is_our_interpretation(
    lines: Begin,
) -> None:
    player = lines()
    assert (player.ask["page"], player.ask["mark"]) == ("/en/on-mars/setup#how-much-help", None)
    player.until("on-mars.lab-board")
    assert (player.ask["page"], player.ask["mark"]) == ("/en/on-mars/lab#the-columns", "reading")


def test_an_announcement_has_all_that_the_design_promises(lines: Begin) -> None:
    player = lines(help="quick")
    player.until("on-mars.table")
    while not any(message.get("key") == "on-mars.card" for message in player.got):
        player.default()
    says = [message for message in player.got if message["type"] == "say"]
    promised = ("type", "key", "args", "text", "voice", "why", "page", "mark", "actor", "again")
    assert set(promised) == set(says[0])
    (card,) = [say for say in says if say["key"] == "on-mars.card"]
    assert card["actor"] == "lacerda"
    assert card["args"]["card"] == player.state["deck"]["last"]


def test_a_count_says_its_limits(lines: Begin) -> None:
    player = lines(help="quick")
    player.until("on-mars.table")
    player.until("on-mars.score-track")
    assert (player.ask["kind"], player.ask["min"], player.ask["default"]) == (
        "count",
        0,
        player.state["lacerda"]["op"],
    )


def test_a_confirm_is_answered_true(lines: Begin) -> None:
    player = lines(help="quick")
    player.until("on-mars.lay-missions")
    assert player.ask["kind"] == "confirm"
    assert player.ask["default"] is True
    assert kinds(player.answer(False)) == ["error"]
    player.answer(True)
    assert player.ask["key"] != "on-mars.lay-missions"


@pytest.mark.parametrize(
    "line",
    [
        *("nonsense", "[]", "3", '"answer"', "{}", '{"do":"dance"}', '{"do":"redo"}'),
        *('{"answer":"nobody"}', '{"answer":null}', '{"answer":[1]}', '{"do":"undo"}'),
        *('{"do":"die","sides":101}', '{"do":"correct","field":7}'),
        '{"do":"correct","field":"lacerda.crystals","value":1}',
        *('{"answer":' + "9" * 4000 + "}", '{"do":"die","sides":' + "9" * 40 + "}"),
        *(
            "[" * 100_000,
            '{"answer":"\\ud800"}',
            '{"do":"\\udfff"}',
            '{"answer":"' + "x" * 10**6 + '"}',
        ),
    ],
    ids=lambda line: line[:30],
)
def test_bad_input_is_one_sentence_and_the_question_stays(lines: Begin, line: str) -> None:
    player = lines()
    asked, state = player.ask, player.state
    (error,) = player.send(line)
    assert error["type"] == "error"
    assert error["text"].endswith((".", "}"))
    assert "core." not in error["text"]
    assert player.session.ask.key == asked["key"]
    assert player.state == state


def test_an_empty_line_is_passed_over(lines: Begin) -> None:
    assert lines().send("", "   ") == []


def test_undo_redo_and_their_labels(lines: Begin) -> None:
    player = lines()
    player.answer("quick")
    state = next(m for m in player.got if m["type"] == "state")
    assert state["undo"] == "Undo: you chose “Quick setup, then guided”"
    undone = player.send({"do": "undo"})
    assert player.ask["key"] == "on-mars.help"
    assert next(m for m in undone if m["type"] == "state")["redo"].startswith("Redo: you chose")
    player.send({"do": "redo"})
    assert player.ask["key"] == "on-mars.draws"


def test_the_die_answers_at_once_and_the_question_comes_again(lines: Begin) -> None:
    player = lines()
    asked = player.ask
    say, state, again = player.send({"do": "die", "sides": 6})
    assert say["key"] == "core.die"
    assert 1 <= say["args"]["value"] <= 6
    assert state["type"] == "state"
    assert again == asked


def test_a_correction_is_made_at_the_main_question_and_only_there(lines: Begin) -> None:
    player = lines(help="quick")
    correction = {"do": "correct", "field": "lacerda.crystals", "value": 3}
    assert kinds(player.send(correction)) == ["error"]
    player.send({"do": "die"})  # the question is asked again
    player.until("on-mars.table")
    player.send(correction)
    assert player.ask["key"] == "on-mars.table"
    assert player.state["lacerda"]["crystals"] == 3
    player.send({"do": "undo"})
    assert player.state["lacerda"]["crystals"] == 1


def test_a_play_by_defaults_comes_to_its_end_and_can_be_undone_from_there(lines: Begin) -> None:
    player, described = lines(), PROTOCOL.read_text(encoding="utf-8")
    fields = {field for line in player.send({"do": "?"}) for field in line}
    while player.got[-1]["type"] != "end":
        fields |= {field for line in player.default() for field in line}
    fields |= player.state["map"][0].keys()
    assert [field for field in fields if f'"{field}":' not in described] == []
    assert set(player.got[-1]["result"]) >= {"won", "margin", "scores"}
    player.send({"do": "undo"})
    assert player.ask["key"] == "on-mars.goal-line"


def test_a_play_is_resumed_where_it_was_left_and_new_begins_another(
    lines: Begin, session: Callable[..., Session]
) -> None:
    player = lines(help="quick")
    player.until("on-mars.table")
    again = lines(help="quick")
    assert again.ask == player.ask
    assert again.state == player.state
    assert again.got[0]["text"].startswith("Continuing")
    assert session(new=True).play.log == []


def test_a_resumed_play_says_when_other_options_were_wished(lines: Begin) -> None:
    lines(help="quick").default()
    again = lines(help="cards")
    assert "with its original options" in again.got[0]["text"]


def test_every_step_is_spoken_in_its_language(lines: Begin) -> None:
    for language in LANGUAGES:
        player = lines(language=language, help="quick", new=True)
        player.until("on-mars.table")
        assert len(player.spoken) > 5
        assert all(player.spoken)
        end = player.ask["options"][0]["label"]
        assert player.spoken[-1].rstrip(".").endswith(end), "what Next answers comes last"


# The clock and the pace in JSON lines


@pytest.fixture
def timed(store: Store) -> tuple[Session, Now]:
    """A play in its first turn, with a clock of 90 seconds that the test moves."""
    now = Now()
    wished = {"help": "quick", "clock": "90"}
    session = Session(find("on-mars"), store, Phrasebook("en"), wished, "1", now=now)
    while session.play.ask.key != "on-mars.table":
        session.answer(usual_answer(session.play))
    return session, now


def json_console(session: Session) -> tuple[JsonConsole, io.StringIO]:
    out = io.StringIO()
    return JsonConsole(session, (), out), out


def written(out: io.StringIO) -> list[dict[str, Any]]:
    text = out.getvalue()
    out.seek(0)
    out.truncate()
    return [json.loads(line) for line in text.splitlines()]


def test_a_play_without_a_clock_or_a_pace_has_neither_in_its_state(lines: Begin) -> None:
    (state,) = [each for each in lines().got if each["type"] == "state"]
    assert (state["clock"], state["pace"]) == (None, None)


def test_the_cues_of_the_clock_come_with_the_next_line_and_are_in_its_state(
    timed: tuple[Session, Now],
) -> None:
    session, now = timed
    console, out = json_console(session)
    now.seconds += 30
    console.take('{"do":"die"}')
    (state,) = [each for each in written(out) if each["type"] == "state"]
    assert state["clock"] == {"elapsed": 30, "left": 60, "cues": [], "budget": None}
    now.seconds += 31
    console.take('{"do":"die"}')
    cue, *_, state, _ = written(out)
    assert (cue["type"], cue["key"], cue["text"]) == (
        "say",
        "core.clock-30",
        "Thirty seconds left.",
    )
    cues = ["half", "30"]
    assert state["clock"] == {"elapsed": 61, "left": 29, "cues": cues, "budget": None}
    console.take('{"do":"die"}')
    (state,) = [each for each in written(out) if each["type"] == "state"]
    assert state["clock"]["cues"] == [], "each is announced once"


@pytest.mark.parametrize(
    ("clock", "turn"),
    [("off", {"elapsed": None, "left": None}), ("90", {"elapsed": 0, "left": 90})],
)
def test_the_budget_of_the_game_is_beside_the_clock_of_the_turn(
    home: Path, clock: str, turn: dict[str, Any]
) -> None:
    now, wished = Now(), {"clock": clock, "budget": "140"}
    with closing(Store(home / "companion.db", now=now)) as store:
        session = Session(find("classic"), store, Phrasebook("en"), wished, "1", now=now)
        console, out = json_console(session)
        while session.play.turn == 0:
            session.answer(usual_answer(session.play))
        console.take('{"do":"die"}')
        now.seconds += 840
        session.run_clock()
        console.take('{"do":"die"}')
        early, late = (each for each in written(out) if each["type"] == "state")
    assert early["clock"] == {
        **turn,
        "cues": [],
        "budget": {"minutes": 140, "used": 0, "ahead": 0},
    }
    assert late["clock"]["budget"] == {"minutes": 140, "used": 14, "ahead": -4}


def test_a_cue_that_came_before_the_answer_that_ends_the_turn_is_announced(
    timed: tuple[Session, Now],
) -> None:
    session, now = timed
    console, out = json_console(session)
    now.seconds += 100
    turn = session.play.turn
    while session.play.turn == turn:
        console.take(json.dumps({"answer": usual_answer(session.play)}))
    cue, *rest = written(out)
    assert cue["key"] == "core.clock-end"
    assert next(each for each in rest if each["type"] == "state")["clock"]["cues"][-1] == "end"


def test_a_line_that_is_refused_does_not_lose_a_cue(timed: tuple[Session, Now]) -> None:
    session, now = timed
    console, out = json_console(session)
    now.seconds += 50
    console.take("nonsense")
    assert kinds(written(out)) == ["say", "error"]
    console.take('{"do":"die"}')
    (state,) = [each for each in written(out) if each["type"] == "state"]
    assert state["clock"]["cues"] == ["half"]


@pytest.fixture
def paced(monkeypatch: pytest.MonkeyPatch) -> str:
    """Every play has a pace; return how it reads."""
    monkeypatch.setattr(Play, "pace", lambda _: Say("core.clock-left", {"count": 3}))
    return "3 more turns after this one."


def test_the_pace_is_in_the_state(lines: Begin, paced: str) -> None:
    (state,) = [each for each in lines().got if each["type"] == "state"]
    assert state["pace"] == paced


# The plain terminal


def at_terminal(session: Session, *typed: str, **kinds: Any) -> str:
    out = io.StringIO()
    Terminal(session, io.StringIO("\n".join(typed) + "\n"), out, **kinds).run()
    return out.getvalue()


def test_enter_answers_the_default_and_a_number_its_choice(session: Begin) -> None:
    at_terminal(session(), "2", "")
    play = session().play
    assert [entry.value for entry in play.log if entry.by == "player"][:2] == ["quick", "draw"]


def test_enter_is_named_after_the_default_that_is_marked(store: Store) -> None:
    def ask(_: object) -> Script[Result]:
        yield Confirm("core.finished", can_fail=True, default=False)
        return Result(won=True)

    game = Game("core", (), begin=Begun, script=ask, places={})
    session = Session(game, store, Phrasebook("en"), {}, "1", True)
    shown = at_terminal(session, "")
    assert "▶ 2  Not possible" in shown
    assert "Enter: Not possible" in shown
    assert [entry.value for entry in session.play.log] == [False]


class Begun:
    """A table with nothing on it."""

    def __init__(self, _: object) -> None:
        pass

    def state(self) -> dict[str, Any]:
        return {}


def test_a_group_of_choices_is_opened_by_its_number_and_is_one_answer(session: Begin) -> None:
    begun = session(help="quick")
    while not begun.play.fields:
        begun.answer(usual_answer(begun.play))
    before = len(begun.play.log)
    shown = at_terminal(begun, "3", "2", "q")
    assert "Which Blueprint did you take?" in shown
    assert [entry.value for entry in begun.play.log[before:]] == ["blueprint.generator-1"]
    assert "Generator, level 1" in at_terminal(begun, "u", "q")


def test_an_open_group_stays_open_until_a_number_of_it_or_an_empty_line(session: Begin) -> None:
    begun = session(help="quick")
    while not begun.play.fields:
        begun.answer(usual_answer(begun.play))
    before = list(begun.play.log)
    assert "Enter: back to all choices" in at_terminal(begun, "3", "99", "x", "w", "", "q")
    assert begun.play.log == before
    at_terminal(begun, "3", "99", "2", "q")
    assert [entry.value for entry in begun.play.log[len(before) :]] == ["blueprint.generator-1"]


def test_the_keys_undo_redo_and_leave(session: Begin) -> None:
    shown = at_terminal(session(), "2", "u", "r", "q")
    assert "Undone: you chose “Quick setup" in shown
    assert "Redo: you chose “Quick setup" in shown
    assert shown.rstrip().endswith("The game is saved. See you soon.")


def test_nothing_typed_is_refused_where_there_is_no_default(session: Begin) -> None:
    begun = session("dice", deck="physical")
    while begun.play.ask.default is not None:
        begun.answer(begun.play.ask.default)
    assert "Nothing was typed. Type a number" in at_terminal(begun, "", "q")


@pytest.mark.parametrize("typed", ["99", "x", "0", "-1", "yes please", "²", "--5", "9" * 40])
def test_what_is_not_a_choice_is_refused_in_one_sentence(session: Begin, typed: str) -> None:
    shown = at_terminal(session(), typed, "q")
    assert f"“{minus(typed)}” is not a choice here." in shown


def test_a_change_may_be_typed_with_its_sign(session: Begin) -> None:
    begun = session("classic", board="on", new=True)
    while begun.play.turn < 1:
        begun.answer(0 if begun.play.ask.default is None else begun.play.ask.default)
    for change in ("+5", "-3", "4"):
        begun.answer("stock")
        begun.answer("steel")
        at_terminal(begun, change, "q")
    assert begun.play.state()["stock"]["steel"] == 5 - 3 + 4


def test_help_why_history_die_and_state_answer_without_changing_the_play(session: Begin) -> None:
    begun = session(help="quick")
    shown = at_terminal(begun, "?", "w", "h", "d", "6", "s", "ss", "a", "p", "q")
    assert "Other keys" in shown
    assert "rulebook pages 5 and 22" in shown
    assert " of 6." in shown
    assert "Lacerda · Crystals: 1" in shown
    assert begun.history()[-1].startswith("Die: ")
    assert begun.play.log == session().play.log


def test_a_correction_by_number_and_value(session: Begin) -> None:
    begun = session(help="quick")
    while begun.play.ask.key != "on-mars.table":
        begun.answer(usual_answer(begun.play))
    number = list(begun.play.fields).index("lacerda.crystals") + 1
    shown = at_terminal(begun, "e", str(number), "2", "e", str(number), "77", "q")
    assert begun.play.state()["lacerda"]["crystals"] == 2
    assert "“77” is not possible" in shown


def at_main_question(session: Session) -> Session:
    while session.play.ask.key != "on-mars.table":
        session.answer(usual_answer(session.play))
    return session


def test_a_correction_by_name_keeps_its_case(session: Begin) -> None:
    begun = at_main_question(session(help="quick"))
    at_terminal(begun, "e", "deck.last", "A2x", "q")
    assert begun.play.state()["deck"]["last"] == "A2x"
    at_terminal(begun, "E", "DECK.LAST", "b2", "q")
    assert begun.play.state()["deck"]["last"] == "B2", "keys and names in any case"


@pytest.mark.parametrize(
    ("field", "typed", "value"),
    [
        ("goal.lines.private-goal", "Yes", True),
        ("goal.lines.private-goal", "true", True),
        ("you.techs.mine", "none", None),
        ("lacerda.robot", "water extractor", "water-extractor"),
        ("lacerda.robot", "water-extractor", "water-extractor"),
        ("lacerda.scientists", "R&D Engineer, geologist", ["geologist", "rd-engineer"]),
    ],
)
def test_a_correction_takes_the_words_that_it_shows(
    session: Begin, field: str, typed: str, value: object
) -> None:
    begun = at_main_question(session(help="quick"))
    assert "(yes, no)" in at_terminal(begun, "e", "goal.lines.private-goal", "", "q")
    at_terminal(begun, "e", field, typed, "q")
    assert begun.play.fields[field].get() == value


def test_what_is_no_name_to_correct_is_announced(session: Begin) -> None:
    begun = at_main_question(session(help="quick"))
    log = list(begun.play.log)
    shown = at_terminal(begun, "e", "Deck.First", "e", "999", "e", "deck.last", "Z9z", "q")
    assert "“Deck.First”" in shown
    assert "“999”" in shown
    assert "“Z9z” is not possible" in shown
    assert begun.play.log == log


def test_an_empty_line_leaves_a_correction(session: Begin) -> None:
    begun = at_main_question(session(help="quick"))
    log = list(begun.play.log)
    at_terminal(begun, "e", "", "e", "deck.last", "", "q")
    assert begun.play.log == log


def test_a_list_of_names_is_corrected_in_any_case(session: Begin) -> None:
    begun = at_main_question(session(help="quick"))
    name, field = next((n, f) for n, f in begun.play.fields.items() if f.many)
    wished = list(field.many)[:2]
    at_terminal(begun, "e", name, ", ".join(wished).upper(), "q")
    assert begun.play.fields[name].get() == wished


def test_a_correction_moves_the_clock_to_its_turn(store: Store) -> None:
    session = Session(find("dice"), store, Phrasebook("en"), {"clock": "90"}, "1", now=Now())
    while not (session.play.turn and session.play.fields):
        session.answer(session.ask.options[0][0])
    at_terminal(session, "e", "turn", "3", "q")
    assert (session.play.turn, session.clock.turn) == (3, 3)


def test_the_pace_is_above_each_question(session: Begin, paced: str) -> None:
    begun = session()
    shown = at_terminal(begun, "2", "q").splitlines()
    assert shown.count(paced) == 2
    assert shown[shown.index(paced) + 1] == "How much help would you like?"


def test_without_a_pace_nothing_is_there(session: Begin) -> None:
    shown = at_terminal(session(), "q").splitlines()
    assert shown[:2] == ["", "How much help would you like?"]


def test_a_cue_is_printed_when_it_is_due(timed: tuple[Session, Now]) -> None:
    session, now = timed
    waited: list[float | None] = []

    def wait(_: TextIO, seconds: float | None) -> bool:
        """Let the time pass for which the terminal would wait."""
        waited.append(seconds)
        now.seconds += seconds or 0
        return seconds is None

    shown = at_terminal(session, "q", wait=wait)
    assert waited == [45, 15, 20, 10, None]
    cues = [Phrasebook("en").text(f"core.clock-{cue}") for cue in ("half", "30", "10", "end")]
    assert [line for line in shown.splitlines() if line in cues] == cues


def test_a_cue_that_nobody_could_be_announced_comes_with_the_next_line(
    timed: tuple[Session, Now],
) -> None:
    session, now = timed
    now.seconds += 62
    said: list[str] = []
    shown = at_terminal(session, "", "q", speak=said.append)
    assert "Thirty seconds left." in shown
    assert "Half of the time" not in shown
    assert said.count("Thirty seconds left.") == 1


@pytest.mark.parametrize("seconds", [None, 0.0, 5.0])
def test_a_file_or_a_pipe_is_read_at_once(seconds: float | None) -> None:
    read, write = os.pipe()
    with os.fdopen(read) as source, os.fdopen(write, "w"):
        assert wait_for_line(source, seconds)
    assert wait_for_line(io.StringIO(), seconds)


def test_where_a_hex_is_asked_for_the_map_is_printed_and_its_name_is_an_answer(
    session: Begin,
) -> None:
    begun = session(help="quick")
    while begun.play.ask.key != "on-mars.lay-map":
        begun.answer(usual_answer(begun.play))
    shown = at_terminal(begun, "generator", "d5", "q")
    assert "M Mine, G Generator" in shown
    assert shown.count("·") > 2 * 80, "before the answer, and after it"
    assert begun.play.log[-1].value == "generator.D5"


def test_somebody_at_a_terminal_is_waited_for_until_there_is_a_line() -> None:
    leader, follower = os.openpty()
    with os.fdopen(follower) as source, os.fdopen(leader, "w") as keyboard:
        assert wait_for_line(source, None)
        assert not wait_for_line(source, 0.0)
        keyboard.write("2\n")
        keyboard.flush()
        assert wait_for_line(source, PATIENCE)
        assert source.readline() == "2\n"


def test_without_a_network_the_heading_that_answers_is_shown_or_its_page(session: Begin) -> None:
    begun = session(help="guided")
    while begun.play.ask.key != "on-mars.lab-board":
        begun.answer(usual_answer(begun.play))
    shown = at_terminal(begun, "p", "q")
    assert "No network" in shown
    assert "The Laboratory\nThe columns\n" in shown
    assert "Icons on the spaces" not in shown
    assert "The Laboratory\n" in (whole := at_terminal(begun, "pp", "q"))
    assert "Icons on the spaces" in whole


class Served:
    """A fake server."""

    def url(self, *place: str) -> str:
        return f"http://192.168.1.20:8080{site.address(*place)}"


def test_a_rule_that_is_our_interpretation_has_a_diamond(session: Begin) -> None:
    begun = session(help="guided")
    while begun.play.ask.key != "on-mars.lab-board":
        begun.answer(usual_answer(begun.play))
    shown = at_terminal(begun, "p", "w", "q", server=Served())
    assert "◆ http://192.168.1.20:8080/en/on-mars/lab#the-columns" in shown
    assert "◆ Our ruling: Costs" in shown


def test_a_whole_game_can_be_played_by_the_first_choice_of_each_list(session: Begin) -> None:
    shown = at_terminal(session(), *["1"] * 400)
    assert "Lacerda’s total" in shown
    assert "Game over." in shown


def test_the_end_of_the_input_keeps_the_game(session: Begin) -> None:
    assert "The game is saved." in at_terminal(session())


@pytest.mark.parametrize("game", ["on-mars", "dice", "ares", "classic", "score-pad"])
def test_the_state_of_the_game_is_a_table_of_at_most_twelve_lines(store: Store, game: str) -> None:
    session = Session(find(game), store, Phrasebook("en"), seed="1", new=True)
    while not (session.play.turn or session.play.over) and len(session.play.log) < 60:
        session.answer(usual_answer(session.play))
    out = io.StringIO()
    Terminal(session, io.StringIO("s\nq\n"), out).run()
    rows = out.getvalue().split("> ")[1].splitlines()
    assert 0 < len(rows) <= 12
    assert not session.play.pace() or any("to go" in row or "steps" in row for row in rows)


def test_an_empty_generation_of_the_classic_takes_one_enter(store: Store) -> None:
    session = Session(find("classic"), store, Phrasebook("en"), seed="1", new=True)
    while not session.play.turn:
        session.answer(usual_answer(session.play))
    heard = at_terminal(session, "", "", "q").split("> ")
    assert "Generation 2 of 14." in heard[1]
    assert "Production: " in heard[1]
    assert "Generation 3 of 14." in heard[2]
    assert session.play.turn == 3


def in_generation_3(store: Store) -> Session:
    session = Session(find("classic"), store, Phrasebook("en"), seed="1", new=True)
    while session.play.turn < 3 or not is_main(session.play.ask):
        session.answer(usual_answer(session.play))
    return session


def test_the_terminal_shortens_what_was_said_before_and_repeats_it_in_full(store: Store) -> None:
    session = in_generation_3(store)
    step, repeated = at_terminal(session, "", "a", "q").split("> ")[1:3]
    assert "Production: take 14\xa0M€ for your TR, and what you produce." in step
    assert "convert energy" not in step
    assert "Production: convert energy into heat" in repeated.replace("\xa0", " ")
    assert "take your actions and report each" in repeated


def test_json_has_the_full_text_of_what_was_said_before_and_marks_it(store: Store) -> None:
    session, out = in_generation_3(store), io.StringIO()
    session.play.joins = True
    JsonConsole(session, io.StringIO('{"answer": "done"}\n'), out).run()
    got = [json.loads(line) for line in out.getvalue().splitlines()]
    (heard,) = [each for each in got if each.get("key") == "classic.production"]
    assert heard["again"]
    assert "convert energy into heat" in heard["text"]
    assert not next(each for each in got if each.get("key") == "classic.generation")["again"]
