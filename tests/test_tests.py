"""What no test may do: wait for ever, sleep, or depend on chance."""

from __future__ import annotations

import ast
import json
import re
import signal
from collections.abc import Callable
from functools import cache
from pathlib import Path

from companion.phrases.phrasebook import Phrasebook
from companion.session.session import Session
from companion.storage.store import Store
from kit import processes

TESTS = Path(__file__).parent
ELSEWHERE = (TESTS / "appliance/guest", TESTS / "tools")  # on a virtual machine, and no tests
FILES = sorted(
    path.relative_to(TESTS) for path in TESTS.rglob("*.py") if path.parent not in ELSEWHERE
)
STARTS = {"subprocess.run", "subprocess.Popen", "os.fork", "os.spawnv", "os.system"}


@cache
def calls(file: Path) -> list[tuple[str, ast.Call]]:
    """Return every call in a test file with the dotted name of the function."""
    nodes = ast.walk(ast.parse((TESTS / file).read_text(encoding="utf-8")))
    return [(ast.unparse(node.func), node) for node in nodes if isinstance(node, ast.Call)]


def test_nothing_depends_on_chance_or_sleeps() -> None:
    """A generator has a seed; those of the whole process have none."""
    for file in FILES:
        called = calls(file)
        unseeded = [name for name, call in called if name == "random.Random" and not call.args]
        assert unseeded == [], file
        dice = {name for name, _ in called if re.fullmatch(r"(random|secrets|uuid)\.\w+", name)}
        assert dice <= {"random.Random"}, file
        assert not {"time.sleep", "sleep"} & {name for name, _ in called}, file


def test_processes_are_started_where_they_are_killed_too() -> None:
    starting = [file for file in FILES if STARTS & {name for name, _ in calls(file)}]
    assert starting == [Path("kit/processes.py")]


def test_a_play_begun_without_a_seed_has_one_all_the_same(
    store: Store, session: Callable[..., Session]
) -> None:
    book = Phrasebook("en")
    game = session().game
    seeds = [Session(game, store, book, new=True).play.seed for _ in range(2)]
    assert seeds == ["1", "2"]


def test_so_has_one_in_a_process_of_its_own() -> None:
    for _ in range(2):
        processes.run(*processes.COMPANION, "play", "on-mars", "--json", "--new")
    listed = processes.run(*processes.COMPANION, "history", "--json")
    assert [saved["seed"] for saved in json.loads(listed.stdout)] == ["1", "1"]


STUBBORN = """
import signal
signal.signal(signal.SIGINT, signal.SIG_IGN)
print("ready", flush=True)
while True:
    signal.pause()
"""


def test_a_process_that_cannot_be_interrupted_ends_with_the_test() -> None:
    with processes.running("-c", STUBBORN) as stubborn:
        assert stubborn.stdout
        assert stubborn.stdout.readline() == "ready\n"
        stubborn.send_signal(signal.SIGINT)
    assert stubborn.returncode == -signal.SIGKILL


def test_it_does_not_keep_a_test_waiting() -> None:
    with processes.running("-c", STUBBORN, patience=0) as stubborn:
        assert stubborn.stdout
        stubborn.stdout.read()
        assert stubborn.wait() == -signal.SIGKILL
