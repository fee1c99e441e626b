"""The commands, as they are typed."""

from __future__ import annotations

import fcntl
import io
import json
import logging
import os
import random
import sys
import tomllib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.appendix import site
from companion.commands import parts
from companion.commands.cli import main
from companion.commands.console import PROTOCOL
from companion.engine.autoplay import play_out
from companion.engine.prompts import Refused
from companion.games import find, games
from companion.phrases.phrasebook import Phrasebook
from companion.storage import settings
from companion.testing.long import LONG
from kit import processes

AS_ROOT = Phrasebook("en").text("core.root"), Phrasebook("fr").text("core.root")
"""The message if the tests run as root."""


JSON = PROTOCOL.read_text(encoding="utf-8")
"""The documentation of JSON lines."""


def companion(*arguments: str, typed: str = "", home: Path, **environment: str) -> Any:
    """Run the real command in a process of its own, without any screen."""
    surroundings = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "SDL_VIDEODRIVER")}
    environ = {**surroundings, "COMPANION_HOME": str(home), **environment}
    done = processes.run(*processes.COMPANION, *arguments, typed=typed, environ=environ)
    lines = done.stderr.splitlines(keepends=True)
    done.stderr = "".join(line for line in lines if line.rstrip() not in AS_ROOT)
    return done


@pytest.fixture
def run_here(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[str, str]]:
    """``companion run`` without any screen, in this process: its output and its messages."""

    def run(typed: str, **environment: str) -> tuple[str, str]:
        for name in ("DISPLAY", "SDL_VIDEODRIVER"):
            monkeypatch.delenv(name, raising=False)
        for name, value in {"COMPANION_VOICE": "false", **environment}.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        assert main(["run"]) == 0
        out, err = capsys.readouterr()
        lines = err.splitlines(keepends=True)
        return out, "".join(line for line in lines if line.rstrip() not in AS_ROOT)

    return run


def test_without_a_screen_run_says_so_in_one_line_and_plays_in_the_terminal(home: Path) -> None:
    done = companion("run", typed="1\n2\nq\n", home=home, COMPANION_VOICE="false")
    assert done.returncode == 0
    assert done.stderr.count("\n") == 1
    assert "No screen here" in done.stderr
    assert "How much help would you like?" in done.stdout
    assert "The game is saved." in done.stdout


def test_the_list_of_games_begins_with_the_first_and_enter_takes_it(
    run_here: Callable[..., tuple[str, str]],
) -> None:
    out, _ = run_here("\nq\n")
    listed = [line for line in out.splitlines() if line[:1].isdigit()]
    book = Phrasebook("en")
    names = [book.name(name, name) for name in games()]
    assert names[0] == "On Mars"
    assert listed == [f"{number}  {name}" for number, name in enumerate(names, 1)]
    assert "How much help would you like?" in out


def test_a_whole_game_by_json_lines_keeps_standard_output_for_json(home: Path) -> None:
    answers = json.dumps({"answer": True}) + "\n"
    done = companion("play", "on-mars", "--json", "--speak", typed=answers, home=home)
    assert [json.loads(line)["type"] for line in done.stdout.splitlines()] == [
        "state",
        "ask",
        "error",
    ]


def test_it_says_its_version_and_what_json_lines_are(capsys: pytest.CaptureFixture[str]) -> None:
    top = Path(__file__).parents[2]
    version = tomllib.loads((top / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert f"\n## {version} " in (top / "CHANGELOG.md").read_text("utf-8")
    for typed, output in (["--version"], f"companion {version}\n"), (["play", "--help-json"], JSON):
        with pytest.raises(SystemExit) as left:
            main(typed)
        assert left.value.code == 0
        assert capsys.readouterr().out == output


def test_the_history_lists_plays_and_one_can_be_exported(
    home: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    terminal(monkeypatch, capsys, "play", "on-mars", "--seed", "5", typed="2\nq\n")
    (saved,) = json.loads(companion("history", "--json", home=home).stdout)
    assert (saved["game"], saved["seed"], saved["finished"]) == ("on-mars", "5", None)
    assert "unfinished" in terminal(monkeypatch, capsys, "history", typed="")[1]
    target = tmp_path / "play.json"
    terminal(monkeypatch, capsys, "export", str(saved["id"]), str(target), typed="")
    exported = json.loads(target.read_text(encoding="utf-8"))
    (play,) = exported["plays"]
    first = play["log"][0]
    assert (first["key"], first["value"], first["by"]) == ("on-mars.help", "quick", "player")


def test_the_doctor_tries_every_part(home: Path) -> None:
    done = companion("doctor", home=home)
    assert done.returncode == 0
    assert "✓ Saved games" in done.stdout
    assert "✗ Screen" in done.stdout
    assert done.stdout.count("Voice") == 3


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "There is no game “chess”."),
        (["play", "on-mars", "--set", "deck"], "“deck” is not an option."),
        (["play", "on-mars", "--set", "sky=red"], "There is no option “sky”."),
        (["play", "on-mars", "--set", "deck=none"], "The option deck cannot be “none”."),
        (["play", "on-mars", "--seed", "seven"], "The seed “seven” is not a whole number."),
        (["play", "on-mars", "--language", "tlh"], "There is no language “tlh”."),
        (["run", "--windowed", "big"], "A window of “big” is not possible."),
        (["export", "99", "nowhere.json"], "There is no game number 99."),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert said.startswith(sentence)
    assert said.count("\n") == 1


def test_a_broken_settings_file_is_one_sentence_and_stays_as_it_is(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home.mkdir()
    path = home / "companion.toml"
    for broken in ("voice = maybe", "volume = 11", "voice_rate = 1000", 'language = "tlh"'):
        path.write_text(broken, encoding="utf-8")
        assert main(["history"]) == 2
        assert capsys.readouterr().err.count("\n") == 1
        assert path.read_text(encoding="utf-8") == broken


def test_flags_go_before_the_environment_and_that_before_the_file(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.mkdir()
    (home / "companion.toml").write_text('language = "fr"\nvoice_rate = 140\n', encoding="utf-8")
    assert (settings.load().language, settings.load().voice_rate) == ("fr", 140)
    monkeypatch.setenv("COMPANION_LANGUAGE", "pt-BR")
    assert settings.load().language == "pt-BR"
    assert settings.load({"language": "en"}).language == "en"


def test_a_setting_chosen_is_saved_and_the_others_stay(home: Path) -> None:
    settings.save("language", "fr")
    assert settings.load().language == "fr"
    mine = '# mine\nvoice_rate = 140 # slowly\nlanguage = "fr"\npin_undo = 5\n'
    (home / "companion.toml").write_text(mine, encoding="utf-8")
    settings.save("language", "pt-BR")
    settings.save("pin_undo", None)
    assert (settings.load().language, settings.load().pin_undo) == ("pt-BR", None)
    saved = (home / "companion.toml").read_text(encoding="utf-8")
    assert saved == '# mine\nvoice_rate = 140 # slowly\nlanguage = "pt-BR"\n'


@pytest.mark.parametrize("broken", ['language = "xx', 'language = "xx"', "clock = 5"])
def test_settings_that_are_broken_are_reported_and_stop_no_game(
    home: Path, broken: str, run_here: Callable[..., tuple[str, str]]
) -> None:
    home.mkdir()
    (home / "companion.toml").write_text(broken, encoding="utf-8")
    out, output = run_here("q\n")
    assert len(output.splitlines()) >= 2
    assert str(home / "companion.toml") in output or "5" in output or "xx" in output
    assert "On Mars" in out
    assert (home / "companion.toml").read_text(encoding="utf-8") == broken


WRONG = {
    "COMPANION_VOICE_RATE": "fast",
    "COMPANION_LANGUAGE": "tlh",
    "COMPANION_CLOCK": "7",
    "COMPANION_SERVER": "perhaps",
    "COMPANION_PIN_LED": "99",
}


@pytest.mark.parametrize("variable", WRONG)
def test_a_wrong_variable_is_reported_by_run_which_starts_without_it(
    home: Path, variable: str, run_here: Callable[..., tuple[str, str]]
) -> None:
    home.mkdir()
    (home / "companion.toml").write_text('language = "fr"\n', encoding="utf-8")
    out, err = run_here("q\n", **{variable: WRONG[variable]})
    output, screen = err.splitlines()
    assert WRONG[variable] in output or variable in output
    assert "Pas d’écran ici" in screen, "the file still counts"
    assert "On Mars" in out


@pytest.mark.parametrize("variable", WRONG)
@pytest.mark.parametrize("arguments", [["history"], ["play", "on-mars", "--json"], ["doctor"]])
def test_a_wrong_variable_stops_any_other_command_in_one_sentence(
    variable: str,
    arguments: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(variable, WRONG[variable])
    assert main(arguments) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert WRONG[variable] in shown.err or variable in shown.err


def test_one_wrong_setting_costs_only_itself(home: Path) -> None:
    home.mkdir()
    wrong = 'voice_rate = "fast"\nlanguage = "fr"\nvolume = 3\n'
    (home / "companion.toml").write_text(wrong, encoding="utf-8")
    found, refused = settings.load_valid()
    assert (found.language, found.voice_rate) == ("fr", 190)
    assert [each.key for each in refused] == ["core.refused-settings"] * 2


# two things on one pin

SHARED = {
    "en": "GPIO 17 is set for two things: Next and Undo. ",
    "pt-BR": "O GPIO 17 foi escolhido para duas coisas: Avançar e Desfazer. ",
    "fr": "GPIO 17 sert à deux choses\u00a0: Suivant et Annuler. ",
}


@pytest.mark.parametrize("language", SHARED)
def test_two_things_on_one_pin_of_the_file_are_one_sentence_and_cost_only_the_second(
    home: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    home.mkdir()
    mine = f'pin_help = 5\npin_undo = 17\nvoice_rate = 140\nlanguage = "{language}"\n'
    (home / "companion.toml").write_text(mine, encoding="utf-8")
    found, (wrong,) = settings.load_valid()
    sentence = Phrasebook(language).refusal(wrong)
    assert sentence.startswith(SHARED[language])
    assert (found.pin_next, found.pin_undo, found.pin_help) == (17, None, 5)
    assert (found.voice_rate, found.language) == (140, language)
    assert main(["history", "--language", language]) == 2
    assert capsys.readouterr().err == f"{sentence}\n"


def test_the_app_starts_with_the_first_of_two_things_on_one_pin_and_says_it(
    run_here: Callable[..., tuple[str, str]],
) -> None:
    out, output = run_here("q\n", COMPANION_PIN_UNDO="17")
    assert SHARED["en"] in output
    assert "On Mars" in out


def test_what_has_its_usual_pin_keeps_it(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMPANION_PIN_NEXT", "27")
    found, wrong = settings.load_valid()
    assert (found.pin_next, found.pin_die, len(wrong)) == (17, 27, 1)
    monkeypatch.setenv("COMPANION_PIN_DIE", "17")
    found, wrong = settings.load_valid()
    assert (found.pin_next, found.pin_die, wrong) == (27, 17, []), "they may change places"


def test_a_variable_that_takes_the_pin_of_the_file_costs_only_one_of_them(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.mkdir()
    (home / "companion.toml").write_text("pin_led = 22\npin_repeat = 6\n", encoding="utf-8")
    monkeypatch.setenv("COMPANION_PIN_HELP", "22")
    found, (wrong,) = settings.load_valid()
    assert (found.pin_help, found.pin_led, found.pin_repeat) == (22, None, 6)
    assert wrong.args_ == {"gpio": 22, "one": "help", "other": "led"}


def test_whatever_is_on_one_pin_settings_come_of_it_that_share_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chance = random.Random(5)
    names = [name for name in msgspec.structs.asdict(settings.Settings()) if "pin_" in name]
    for _ in range(200):
        for name in set(names) - {"lock_pin"}:
            monkeypatch.setenv(f"COMPANION_{name.upper()}", str(chance.choice([2, 3, 17, 27])))
        settings.check_pins(settings.load_valid()[0])


def test_a_flag_is_refused_if_it_takes_a_pin_that_has_its_use() -> None:
    with pytest.raises(Refused, match="shared-pin"):
        settings.load({"pin_undo": 17})


def test_a_pin_is_set_on_the_command_line_only_if_it_is_free(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["set", "pin_repeat=6", "pin_undo=17"]) == 2
    assert capsys.readouterr().err.startswith(SHARED["en"])
    assert settings.load() == settings.Settings(), "nothing is written"
    assert main(["set", "pin_next=27", "pin_die=17"]) == 0
    assert (settings.load().pin_next, settings.load().pin_die) == (27, 17)
    assert main(["set", "pin_next=none", "pin_die=none", "pin_led=5"]) == 0
    assert (settings.load().pin_next, settings.load().pin_die) == (17, 27)


def test_what_is_wrong_is_reported_in_the_language_that_was_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COMPANION_VOICE_RATE", "fast")
    assert main(["history", "--language", "fr"]) == 2
    refused = "«\u00a0fast\u00a0» ne convient pas à voice_rate\u00a0: de 80 à 300."
    assert capsys.readouterr().err.startswith(refused)


def test_a_clock_may_be_written_as_a_number(home: Path) -> None:
    home.mkdir()
    (home / "companion.toml").write_text("clock = 60\n", encoding="utf-8")
    assert settings.load().clock == "60"


def test_a_second_companion_on_the_same_files_says_so_and_leaves(
    home: Path, run_here: Callable[..., tuple[str, str]]
) -> None:
    home.mkdir()
    with (home / "running").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = companion("run", home=home)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "already running" in done.stderr
    assert "On Mars" in run_here("q\n")[0]


def test_a_home_that_cannot_be_used_stops_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path / "file" / "home"))
    code, output = terminal(monkeypatch, capsys, "play", "on-mars", "--json", typed="")
    assert code == 0
    assert '"saved": false' in output


def test_json_is_utf_8_wherever_we_are(home: Path) -> None:
    done = companion("play", "on-mars", "--json", "--language", "fr", home=home, LC_ALL="POSIX")
    assert "é" in done.stdout


# which of several plays continues


@pytest.fixture
def plays(home: Path) -> list[int]:
    """The numbers of three unfinished plays of the Dice Game, the one answered last first."""
    with parts.open_store() as store:
        seeds = [store.begin(find("dice"), {}, seed) for seed in ("11", "12", "13")]
        for play in (seeds[2], seeds[0], seeds[1]):
            assert play.ask is not None
            play.answer(play.ask.default)
        return [saved.id for saved in store.waiting("dice")]


def terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str, typed: str
) -> tuple[int, str]:
    """Run a command here and type; return its exit code and output."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    monkeypatch.setenv("COMPANION_SERVER", "false")
    code = main(arguments)
    output = capsys.readouterr()
    return code, output.out + output.err


RULES = "https://example.org/rules/"


def test_where_the_pages_are_published_json_lines_and_the_terminal_lead_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COMPANION_APPENDIX_URL", RULES)
    _, output = terminal(monkeypatch, capsys, "play", "dice", "--json", typed="")
    ask = json.loads(output.splitlines()[-1])
    page, _, anchor = ask["page"].partition("#")
    assert page == f"{RULES}en/dice/setup.html"
    assert anchor in {heading.anchor for heading in site.headings("en", "dice", "setup")}
    _, output = terminal(monkeypatch, capsys, "play", "dice", typed="p\nq\n")
    assert ask["page"] in output


@pytest.mark.parametrize(
    "url", ["ftp://example.org/", "example.org/rules", "https://", "http://a b/", "http://a:x/"]
)
def test_an_address_for_the_pages_that_is_none_of_the_web_is_one_sentence_and_not_used(
    url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COMPANION_APPENDIX_URL", url)
    found, (wrong,) = settings.load_valid()
    assert found.appendix_url == ""
    said = Phrasebook("en").refusal(wrong)
    assert said.startswith(f"“{url}” is not the address of a site.")
    assert main(["history"]) == 2
    assert capsys.readouterr().err == f"{said}\n"


WIFI = ["guest_wifi=Mars5G", "guest_wifi_password=olympus-mons"]


def test_the_wifi_for_guests_is_in_the_settings_and_nowhere_else(
    home: Path,
    tmp_path: Path,
    plays: list[int],
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    assert main(["set", *WIFI]) == 0
    logging.getLogger("companion").debug("%s", settings.load())
    with closing(parts.backups()) as copies:
        assert copies.make()
    assert main(["export", "all", str(tmp_path / "export.json")]) == 0
    assert main(["doctor", "--report", str(tmp_path / "report.txt")]) in (0, 1)
    output = capsys.readouterr()
    assert "language='en'" in caplog.text
    texts = [output.out.encode(), output.err.encode(), caplog.text.encode()]
    written = (path for folder in (home, tmp_path) for path in folder.rglob("*"))
    texts += [path.read_bytes() for path in written if path.is_file()]
    for secret in (b"Mars5G", b"olympus-mons"):
        (found,) = (text for text in texts if secret in text)
        assert found == (home / "companion.toml").read_bytes()


@pytest.mark.parametrize(
    "wrong",
    ["guest_wifi_password=short", "guest_wifi_password=crème-brûlée", f"guest_wifi={'x' * 33}"],
)
def test_a_wifi_that_cannot_be_is_one_sentence_without_its_password(
    wrong: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["set", wrong]) == 2
    assert capsys.readouterr().err == f"{Phrasebook('en').text('core.refused-wifi')}\n"
    assert not (home / "companion.toml").exists()


def seed_of_the_latest() -> str:
    with parts.open_store() as store:
        saved = store.unfinished("dice")
        assert saved is not None
        return saved.seed


def test_of_several_unfinished_plays_the_terminal_asks_which_continues(
    plays: list[int], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert seed_of_the_latest() == "12"
    code, output = terminal(
        monkeypatch, capsys, "play", "dice", typed=f"{plays[2]}\n\nq\n"
    )  # choose, answer, leave
    assert (code, seed_of_the_latest()) == (0, "13")
    listed = [line.split(" · ")[0] for line in output.splitlines()[:3]]
    assert listed == [str(number) for number in plays], "the one answered last is at the top"


def test_enter_takes_the_one_answered_last_and_q_none(
    plays: list[int], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, output = terminal(monkeypatch, capsys, "play", "dice", typed="q\n")
    assert (code, "The game is kept" in output) == (0, False)
    code, output = terminal(monkeypatch, capsys, "play", "dice", typed="99\n")
    assert (code, "“99” is not a choice here" in output) == (2, True)
    code, output = terminal(monkeypatch, capsys, "play", "dice", typed="\n\nq\n")
    assert (code, seed_of_the_latest()) == (0, "12")


def test_without_a_screen_run_asks_too(
    plays: list[int], run_here: Callable[..., tuple[str, str]]
) -> None:
    listed, _ = run_here("q\n")
    name = Phrasebook("en").name("dice", "dice")
    (dice,) = [line.split()[0] for line in listed.splitlines() if line.endswith(name)]
    run_here(f"{dice}\n{plays[2]}\n\nq\n")
    assert seed_of_the_latest() == "13"


def test_one_unfinished_play_continues_unasked(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal(monkeypatch, capsys, "play", "dice", "--seed", "11", typed="\nq\n")
    _, output = terminal(monkeypatch, capsys, "play", "dice", typed="q\n")
    assert output.startswith("Continuing where you left off")


def test_json_takes_the_one_answered_last_or_the_one_that_is_named(
    plays: list[int], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = json.dumps({"answer": True}) + "\n"
    terminal(monkeypatch, capsys, "play", "dice", "--json", typed=answer)
    assert seed_of_the_latest() == "12"
    number = str(plays[2])
    terminal(monkeypatch, capsys, "play", "dice", "--json", "--play", number, typed=answer)
    assert seed_of_the_latest() == "13"


@pytest.mark.parametrize("number", ["99", "0", "9" * 30])
def test_a_play_that_is_none_of_this_game_is_refused(
    plays: list[int],
    number: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for game, play in (("dice", number), ("on-mars", str(plays[0]))):
        code, output = terminal(monkeypatch, capsys, "play", game, f"--play={play}", typed="")
        assert (code, output.count("\n")) == (2, 1)
        assert f"There is no game number {play} of {game} to continue" in output


def test_a_copy_that_was_set_aside_is_not_gone_on_with(
    plays: list[int], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with parts.open_store() as store, store.writing() as connection:
        connection.execute("UPDATE play SET set_aside = 1 WHERE id = ?", (plays[0],))
    code, _ = terminal(monkeypatch, capsys, "play", "dice", "--play", str(plays[0]), typed="")
    assert code == 2
    _, output = terminal(monkeypatch, capsys, "play", "dice", typed="q\n")
    assert output.splitlines()[0].startswith(f"{plays[1]} · ")


def test_rows_that_make_no_sense_are_reported_in_the_history_and_exported(
    plays: list[int],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with parts.open_store() as store, store.writing() as connection:
        connection.execute("UPDATE play SET game = 'chess' WHERE id = ?", (plays[0],))
        connection.execute("UPDATE play SET started = 9e999, seconds = 1e300 WHERE seed = '11'")
        connection.execute("UPDATE answer SET value = '[' WHERE play = ?", (plays[2],))
    _, output = terminal(monkeypatch, capsys, "history", typed="")
    rows = {int(line.split(" · ")[0]): line for line in output.splitlines()}
    assert "chess" in rows[plays[0]]
    assert rows[plays[0]].endswith("unfinished · this game is not installed")
    assert "date unknown · ? min" in rows[plays[1]]
    _, output = terminal(monkeypatch, capsys, "history", "--json", typed="")
    assert [saved["started"] for saved in json.loads(output) if saved["id"] == plays[1]] == [None]
    target = tmp_path / "play.json"
    for number in plays:
        assert terminal(monkeypatch, capsys, "export", str(number), str(target), typed="")[0] == 0
        (play,) = json.loads(target.read_text(encoding="utf-8"))["plays"]
        assert play["game"] == ("chess" if number == plays[0] else "dice")
    _, output = terminal(monkeypatch, capsys, "play", "dice", typed="q\n")
    assert len([line for line in output.splitlines() if "· seed" in line]) == 2


def test_a_result_is_exported_with_all_that_its_game_says(
    home: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    target = tmp_path / "play.json"
    with parts.open_store() as store:
        play = store.begin(find("on-mars"), {"help": "cards"}, "1")
        play_out(play, random.Random(1))
    terminal(monkeypatch, capsys, "export", "1", str(target), typed="")
    result = json.loads(target.read_text(encoding="utf-8"))["plays"][0]["result"]
    assert result == msgspec.json.decode(msgspec.json.encode(play.result))
    assert {"won", "margin", "rounds", "missed", "scores"} <= set(result)


# what surrounds the process


@pytest.mark.parametrize(
    ("variable", "near"),
    [("COMPANION_VIOCE", "COMPANION_VOICE"), ("COMPANION_XYZZY", "Delete it.")],
)
def test_a_misspelt_variable_is_reported(
    variable: str,
    near: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(variable, "false")
    assert main(["history"]) == 2
    output = capsys.readouterr().err
    assert output.startswith(f"{variable} is not a setting.")
    assert near in output


@pytest.mark.parametrize(
    ("content", "output"),
    [
        ("", "is empty"),
        ("\n", "is empty"),
        ("clock = " + 3000 * "[" + 3000 * "]", "cannot be used"),
        ('server_host = "é..x"', "“é..x” is not the address"),
        ("\ud800", "cannot be read as text: some bytes in line 1"),
    ],
    ids=["empty", "a line", "nested", "host", "no UTF-8"],
)
def test_a_settings_file_that_makes_no_sense_is_reported_and_stops_no_game(
    home: Path, content: str, output: str, run_here: Callable[..., tuple[str, str]]
) -> None:
    home.mkdir()
    (home / "companion.toml").write_text(content, encoding="utf-8", errors="surrogatepass")
    out, err = run_here("q\n")
    assert output in err
    assert "Traceback" not in err
    assert "On Mars" in out


def test_a_settings_file_that_is_a_pipe_keeps_nobody_waiting(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home.mkdir()
    os.mkfifo(home / "companion.toml")
    assert main(["history"]) == 2
    assert "not an ordinary file" in capsys.readouterr().err


CLOSED = """
import os, sys
for descriptor in map(int, sys.argv.pop(1)):
    os.close(descriptor)
os.execv(sys.executable, [sys.executable, "-m", "companion", *sys.argv[1:]])
"""
"""Runs the companion with some of its standard streams closed."""


CLOSING = [
    (closed, command)
    for at, command in enumerate(
        [["history"], ["play", "dice"], ["play", "dice", "--json"], ["run"]]
    )
    for number, closed in enumerate(["0", "1", "2", "012"])
    if LONG or at == number
]
"""Which streams are closed for which command; unless long, another one for each."""


@pytest.mark.parametrize(("closed", "command"), CLOSING)
def test_without_standard_streams_nothing_breaks(
    home: Path, closed: str, command: list[str]
) -> None:
    surroundings = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "SDL_VIDEODRIVER")}
    environ = {**surroundings, "COMPANION_HOME": str(home), "COMPANION_SERVER": "false"}
    done = processes.run("-c", CLOSED, closed, *command, environ=environ)
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    with parts.open_store() as store:
        assert store.messages == []


def test_a_full_output_is_reported(home: Path) -> None:
    done = processes.run(
        "-c",
        "import os, sys; os.dup2(os.open('/dev/full', os.O_WRONLY), 1);"
        "os.execv(sys.executable, [sys.executable, '-m', 'companion', 'history'])",
        environ=os.environ | {"COMPANION_HOME": str(home)},
    )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def test_the_files_are_the_users_alone(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal(monkeypatch, capsys, "play", "dice", typed="\nq\n")
    terminal(monkeypatch, capsys, "export", "all", str(home / "all.json"), typed="")
    for path in [home, *home.rglob("*")]:
        assert path.stat().st_mode & 0o077 == 0, path


def test_that_it_runs_as_root_is_reported(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.delenv("DISPLAY", raising=False)
    for user, output in ((0, True), (1000, False)):
        monkeypatch.setattr(os, "geteuid", lambda user=user: user)
        _, said = terminal(monkeypatch, capsys, "run", typed="q\n")
        assert ("root" in said) is output


def test_a_kiosk_without_a_screen_says_so_and_leaves_it_to_systemd(home: Path) -> None:
    done = companion("run", home=home, COMPANION_KIOSK="true")
    assert done.returncode == 1
    assert done.stderr.startswith("No screen here")
    assert done.stdout == ""


SECRETS = """
language = "fr"
text_scale = 1.25
lock_pin = "159026"
guest_wifi = "Chez Mars"
guest_wifi_password = "ne pas dire"
rotation = 90
pin_led = 22
loudspeaker = "Headphones"
server_host = "10.9.8.7"
"""


STAYS = (
    *settings.SECRET,
    "voice_name",  # what is installed, or a path
    "loudspeaker",
    "brightness",
    "rotation",
    "board_turned",
    "kiosk",
    "pin_next",
    "pin_die",
    "pin_undo",
    "pin_repeat",
    "pin_help",
    "pin_led",
    "server",
    "server_apart",
    "server_host",
    "server_port",
    "appendix_url",  # only this machine may decide where phones are led
    "phone_table",
    "phone_table_port",
    "table_name",
    "mqtt_ca",
)
"""Settings that are private, or belong to one machine, its place and its network."""


def test_every_setting_travels_or_stays() -> None:
    names = set(settings.Settings.__struct_fields__)
    assert set(settings.PORTABLE) | set(STAYS) == names
    assert not set(settings.PORTABLE) & set(STAYS)


def test_no_secret_and_nothing_of_the_machine_goes_out_with_the_settings(
    home: Path, tmp_path: Path
) -> None:
    home.mkdir()
    (home / settings.FILE).write_text(SECRETS, encoding="utf-8")
    target = tmp_path / "all.json"
    assert main(["export", "all", str(target)]) == 0
    assert main(["backups", "--make"]) == 0
    (backup,) = (home / "backups").iterdir()
    for content in (target.read_bytes(), backup.read_bytes()):
        assert b"1.25" in content
        for secret in ("159026", "Chez Mars", "ne pas dire", "Headphones", "10.9.8.7", "rotation"):
            assert secret.encode() not in content


@pytest.mark.parametrize(
    ("options", "somebody", "answer", "taken"),
    [
        (["--settings"], False, "", True),
        (["--no-settings"], True, "", False),
        ([], False, "", False),
        ([], True, "\n", False),
        ([], True, "n\n", False),
        ([], True, "Oui\n", True),
        ([], True, "sim\n", True),
    ],
)
def test_settings_that_come_in_are_set_only_if_somebody_wants_that(
    options: list[str],
    somebody: bool,
    answer: str,
    taken: bool,
    home: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """What is not known here, or cannot be set to that, or is secret, is not offered at all."""
    path = tmp_path / "all.json"
    there = {"look": "day", "clock": "fast", "colour": "red", "lock_pin": "1590", "language": "en"}
    path.write_text(json.dumps({"companion": 1, "settings": there}), encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", io.StringIO(answer))
    monkeypatch.setattr(sys.stdin, "isatty", lambda: somebody, raising=False)
    assert main(["import", str(path), *options]) == 0
    output = capsys.readouterr().out
    assert ('  look = "day"' in output) == (options != ["--no-settings"])
    assert ("companion import --settings" in output) == (not options and not somebody)
    assert "1590" not in output
    assert settings.load() == settings.Settings(look="day" if taken else "night")
