"""The checks' findings in words: on the terminal, and in a report without secrets."""

from __future__ import annotations

import io
import logging
import re
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import ast as ftl

from companion.commands import parts
from companion.commands.cli import main
from companion.commands.doctor_report import examine, this_machine
from companion.doctor import pins
from companion.doctor.checkup import Finding, check_all, checks
from companion.doctor.verdict import failed, passed
from companion.engine.problem import Problem
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.storage.settings import Settings
from kit.fluent_files import parsed

ENGLISH = Phrasebook("en")


def examined(machine, report=None, language="en"):
    out = io.StringIO()
    code = examine(machine, Phrasebook(language), out, report)
    return code, out.getvalue()


def test_each_part_is_one_line_and_a_remedy_follows_what_fails(machine):
    code, shown = examined(machine())
    lines = shown.splitlines()
    assert code == 0, "no screen stops no game"
    assert "✓ Files of the companion: Complete." in lines
    assert "– Temperature: Not reported." in lines
    at = next(n for n, line in enumerate(lines) if line.startswith("✗ Screen: None found"))
    assert lines[at + 1].startswith("    → Plug in the panel")
    plain = [line for line in lines if not line.startswith("    ")]
    assert len(plain) == len(checks(Settings()))


@pytest.mark.parametrize(
    "broken",
    [
        {"messages": lambda: [Problem("core.disk-full", {"path": "plays.db"})]},
        {"folders": (Path("/nowhere"),)},
    ],
)
def test_what_stops_games_is_the_exit_code(machine, broken):
    assert examined(machine(**broken))[0] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_has_its_words_and_every_failure_a_remedy(machine, language, caplog):
    found = list(check_all(machine()))
    for finding in found:
        book = Phrasebook(language)
        assert finding.sentence(book)
        assert bool(finding.remedy(book)) is (finding.state == "fail")
    assert caplog.records == []


def test_every_part_has_the_words_of_every_verdict():
    body = parsed("en", "core").body
    messages = {each.id.name: each for each in body if isinstance(each, ftl.Message)}
    for name in {name for name, _ in checks(Settings())}:
        attributes = {each.id.name for each in messages[f"doctor-{name}"].attributes}
        assert "pass" in attributes
        assert ("fail" in attributes) is ("remedy" in attributes) is (name != "versions")


def test_several_of_a_kind_can_be_distinguished(machine):
    labels = [finding.label(ENGLISH) for finding in check_all(machine())]
    assert len(labels) == len(set(labels))
    assert {"Voice (French)", "Button “Die”"} <= set(labels)


def test_what_a_problem_says_is_said_in_the_language_of_the_rest():
    problem = Problem("core.sound-no-device")
    one = Finding("voice", "fr", failed(reason=problem))
    more = Finding("database", "", failed(reason=[problem, problem]))
    french = Phrasebook("fr")
    words = french.problem(problem)
    assert (one.sentence(french), more.sentence(french)) == (words, f"{words} {words}")


def test_a_check_that_goes_wrong_ends_none_of_the_others(machine, caplog):
    def broken(_):
        raise ZeroDivisionError("of all things")

    with caplog.at_level(logging.CRITICAL):
        code, shown = examined(machine(free=broken))
    assert code == 0
    assert "✗ Check of “disk”: The check itself failed." in shown
    assert "Versions" in shown


# the report


def test_a_report_has_what_was_found_and_no_secret(machine, tmp_path, monkeypatch):
    user = tmp_path / "home" / "maria"
    monkeypatch.setattr(Path, "home", lambda: user)
    kinds = [("lock_pin", str, "4711"), ("language", str, "en"), ("pin_next", int, 17)]
    kinds += [("voice", bool, False), ("effects_volume", float, 0.0), ("server", bool, False)]
    kinds += [("pin_die", int, 27), ("server_host", str, ""), ("server_port", int, 8080)]
    kinds += [("appendix_url", str, ""), ("guest_wifi", str, "Mars5G")]
    kinds += [("guest_wifi_password", str, "olympus-mons"), ("voice_name", str, "")]
    kinds += [("loudspeaker", str, "")]
    kinds += [(f"pin_{each}", int | None, None) for each in (*pins.INTENTS[2:], "led")]
    locked = msgspec.defstruct("Locked", kinds)()
    reason = Problem("core.disk-full", {"path": str(user / "companion.db")})
    path = tmp_path / "report.txt"
    here = machine(settings=locked, messages=lambda: [reason])
    code, shown = examined(here, path)
    text = path.read_text(encoding="utf-8")
    assert code == 1
    assert shown.splitlines()[-1].startswith(f"The report is in {path}.")
    assert "✗ Saved games: Disk full: not saving. Free some space for ~/companion.db" in text
    assert "pin_next = 17" in text
    for secret in ("4711", "lock_pin", "maria", "Mars5G", "guest_wifi", "olympus-mons"):
        assert secret not in text


def test_a_report_holds_nothing_of_the_games(home, tmp_path, monkeypatch):
    with parts.open_store() as store:
        from companion.games import find

        store.begin(find("dice"), {}, "987654321")
    path = tmp_path / "report.txt"
    monkeypatch.setattr("companion.doctor.checkup.checks", lambda _: {})
    assert main(["doctor", "--report", str(path)]) == 0
    assert "987654321" not in path.read_text(encoding="utf-8")


def test_a_report_that_cannot_be_written_is_one_sentence(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("companion.doctor.checkup.checks", lambda _: {})
    (tmp_path / "file").touch()
    assert main(["doctor", "--report", str(tmp_path / "file" / "report.txt")]) == 2
    said = capsys.readouterr().err
    assert re.match(r".*report\.txt cannot be written", said)
    assert said.count("\n") == 1


# the command


def test_the_command_leaves_the_buttons_of_a_running_companion_alone(home):
    assert this_machine(Settings()).open_buttons
    with parts.single_instance():
        assert this_machine(Settings()).open_buttons is None


def test_a_button_that_is_pressed_meanwhile_does_nothing(home, monkeypatch):
    posts = []
    monkeypatch.setattr(parts, "buttons", lambda _, post: posts.append(post))
    this_machine(Settings()).open_buttons()
    assert posts[0]("next") is None


def test_a_finding_that_passes_has_no_remedy():
    assert Finding("disk", "", passed(free=1)).remedy(ENGLISH) == ""
    assert not Finding("disk", "", failed(free=1)).stops_games
    assert Finding("files", "", failed(path="")).stops_games
