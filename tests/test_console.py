"""The JSON lines of the design, and the plain terminal."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pytest

from companion.appendix import site
from companion.phrases.phrasebook import LANGUAGES
from companion.session import Session
from companion.terminal import Terminal

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
        *("type", "key", "args", "kind", "text", "voice", "why", "page"),
        *("options", "min", "max", "default"),
    }
    assert ask["kind"] == "choose"
    assert ask["options"][0] == {"value": "guided", "label": "Guide me through everything"}
    assert ask["page"] == "/en/on-mars/overview"
    assert site.html("en", "on-mars", "overview")


def test_an_announcement_has_all_that_the_design_promises(lines: Begin) -> None:
    player = lines(help="quick")
    player.until("on-mars.table")
    while player.ask["args"]["turn"] != "lacerda":
        player.default()
    says = [message for message in player.default() if message["type"] == "say"]
    assert {"type", "key", "args", "text", "voice", "why", "page"} == set(says[0])
    (card,) = [say for say in says if say["key"] == "on-mars.card"]
    assert card["args"]["card"] == player.state["deck"]["last"]


def test_a_count_tells_its_limits(lines: Begin) -> None:
    player = lines(help="quick")
    player.until("on-mars.table")
    player.answer("colonist")
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
        *('{"do":"die","sides":99}', '{"do":"correct","field":7}'),
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
def test_bad_input_is_one_sentence_and_the_question_stands(lines: Begin, line: str) -> None:
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
    assert state["undo"] == "Undo: help: Quick set-up, then guided"
    undone = player.send({"do": "undo"})
    assert player.ask["key"] == "on-mars.help"
    assert next(m for m in undone if m["type"] == "state")["redo"].startswith("Redo: help")
    player.send({"do": "redo"})
    assert player.ask["key"] == "on-mars.tech-grid"


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
    while player.session.play.ask.key != "on-mars.table":
        player.answer(player.session.play.ask.default)
    player.send(correction)
    assert player.ask["key"] == "on-mars.table"
    assert player.state["lacerda"]["crystals"] == 3
    player.send({"do": "undo"})
    assert player.state["lacerda"]["crystals"] == 1


def test_a_play_by_defaults_comes_to_its_end_and_can_be_undone_from_there(lines: Begin) -> None:
    player = lines()
    while player.got[-1]["type"] != "end":
        player.default()
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
    assert again.got[0]["text"].startswith("Your play goes on")
    assert session(new=True).play.log == []


def test_a_resumed_play_says_when_other_options_were_wished(lines: Begin) -> None:
    lines(help="quick").default()
    again = lines(help="cards")
    assert "options it was begun with" in again.got[0]["text"]


def test_every_step_is_spoken_in_its_language(lines: Begin) -> None:
    for language in LANGUAGES:
        player = lines(language=language, help="quick", new=True)
        player.until("on-mars.table")
        assert len(player.spoken) > 5
        assert all(player.spoken)
        assert player.spoken[-1].endswith(player.ask["voice"])


# The plain terminal


def at_terminal(session: Session, *typed: str) -> str:
    out = io.StringIO()
    Terminal(session, io.StringIO("\n".join(typed) + "\n"), out).run()
    return out.getvalue()


def test_enter_answers_the_default_and_a_number_its_choice(session: Begin) -> None:
    at_terminal(session(), "2", "")
    play = session().play
    assert [entry.value for entry in play.log if entry.by == "player"][:2] == ["quick", "draw"]


def test_the_keys_undo_redo_and_leave(session: Begin) -> None:
    shown = at_terminal(session(), "2", "u", "r", "q")
    assert "Undo: help: Quick set-up" in shown
    assert "Redo: help: Quick set-up" in shown
    assert shown.rstrip().endswith("The game is kept. See you soon.")


@pytest.mark.parametrize("typed", ["99", "x", "0", "-1", "yes please", "²", "--5", "9" * 40])
def test_what_is_not_a_choice_is_refused_in_one_sentence(session: Begin, typed: str) -> None:
    shown = at_terminal(session(), typed, "q")
    assert f"“{typed}” is not a choice here." in shown


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
    shown = at_terminal(begun, "?", "w", "h", "d", "6", "s", "a", "p", "q")
    assert "Other keys" in shown
    assert "rulebook page 24" in shown
    assert ", of 6." in shown
    assert "Lacerda · Crystals: 1" in shown
    assert begun.history()[-1].startswith("The die says")
    assert begun.play.log == session().play.log


def test_a_correction_by_number_and_value(session: Begin) -> None:
    begun = session(help="quick")
    while begun.play.ask.key != "on-mars.table":
        begun.answer(begun.play.ask.default)
    number = list(begun.play.fields).index("lacerda.crystals") + 1
    shown = at_terminal(begun, "e", str(number), "2", "e", str(number), "77", "q")
    assert begun.play.state()["lacerda"]["crystals"] == 2
    assert "“77” does not fit" in shown


def test_the_page_of_the_rules_is_shown_where_there_is_no_network(session: Begin) -> None:
    shown = at_terminal(session(), "p", "q")
    assert "no network" in shown
    assert len(shown) > 500


def test_a_whole_game_can_be_played_by_pressing_enter(session: Begin) -> None:
    shown = at_terminal(session(), *[""] * 400)
    assert "Lacerda in all:" in shown
    assert "This play is over." in shown


def test_the_end_of_the_input_keeps_the_game(session: Begin) -> None:
    assert "The game is kept." in at_terminal(session())
