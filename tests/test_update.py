"""Updates, their trial and rollback: a release that starts and saves, whatever happens.

The scripts run in full in a separate root, with releases that save plays (`kit.appliances`).
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from subprocess import TimeoutExpired

import pytest

from companion.storage.schema import MIGRATIONS
from companion.testing.long import LONG
from kit import appliances, roots
from kit.appliances import MIGRATION, Appliance

pytestmark = pytest.mark.skipif(
    not roots.can_be_made(), reason="a root of its own needs root's rights and mount"
)

TODAY = len(MIGRATIONS)
TRIES = 3
"""The starts that a release on trial has."""


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("releases")
    return {
        "1.0": appliances.make_release(folder, "1.0", "runs"),
        "2.0": appliances.make_release(folder, "2.0", "runs", migration=MIGRATION),
        "2.1": appliances.make_release(folder, "2.1", migration=MIGRATION),
        "3.0": appliances.make_release(folder, "3.0", "dies", migration=MIGRATION),
        "4.0": appliances.make_release(folder, "4.0", migration="SELECT nothing FROM nowhere;"),
    }


@pytest.fixture(scope="module")
def first(sources: dict[str, Path]) -> Iterator[Appliance]:
    with appliances.open_appliance(sources["1.0"]) as made:
        yield made


@pytest.fixture(scope="module")
def second(first: Appliance, sources: dict[str, Path]) -> Iterator[Appliance]:
    with appliances.open_copy(first, sources["1.0"]) as made:
        update(made, sources["2.1"])
        yield made


@pytest.fixture
def appliance(first: Appliance, sources: dict[str, Path]) -> Iterator[Appliance]:
    """Release 1.0, which is good."""
    with appliances.open_copy(first, sources["1.0"]) as made:
        yield made


@pytest.fixture
def on_trial(second: Appliance, sources: dict[str, Path]) -> Iterator[Appliance]:
    """Release 2.1, and the way back to 1.0."""
    with appliances.open_copy(second, sources["1.0"]) as made:
        yield made


def update(appliance: Appliance, source: Path | str) -> str:
    """Update; return the output."""
    done = appliance.root.run(
        "update", str(source), source=source if isinstance(source, Path) else None
    )
    return done.stdout + done.stderr


def check_that_all_is_there(appliance: Appliance) -> None:
    """Every answer that was acknowledged is saved, and nothing else."""
    assert appliance.saved[: len(appliance.answered)] == appliance.answered


def test_a_release_that_works_takes_the_games_along_and_the_last_two_good_ones_stay(
    appliance: Appliance, sources: dict[str, Path], tmp_path: Path
) -> None:
    update(appliance, appliances.make_release(tmp_path, "1.1", "runs"))
    assert appliance.start()
    assert "The companion is now release 2.0" in update(appliance, sources["2.0"])
    assert (appliance.current, appliance.version) == ("2.0", TODAY + 1)
    assert appliance.releases == ["1.0", "1.1", "2.0"]
    assert appliance.start()
    assert appliance.releases == ["1.1", "2.0"]
    check_that_all_is_there(appliance)
    assert appliance.messages == []
    assert "so 2.0" in update(appliance, sources["3.0"])
    assert appliance.releases == ["1.1", "2.0"]
    appliance.read_messages()
    update(appliance, "1.1")  # going back by hand saves what was played
    assert (appliance.current, appliance.version) == ("1.1", TODAY)
    check_that_all_is_there(appliance)
    assert appliance.messages == ["core.disk-newer"]


def test_one_that_dies_after_it_has_opened_the_games_makes_room_and_they_are_saved_on(
    appliance: Appliance, sources: dict[str, Path]
) -> None:
    """The next release says nothing of it."""
    output = update(appliance, sources["3.0"])
    assert "so 1.0" in output
    assert "is the current one again" in output
    assert list(stages_in(output.splitlines(), "3.0")) == [*STAGES, *BACK]
    assert (appliance.current, appliance.version) == ("1.0", TODAY)
    assert "taken-back" in appliance.files
    with appliances.open_copy(appliance, sources["1.0"]) as another:
        another.read_messages()
        another.database.with_name("ran").unlink()
        update(another, sources["2.1"])
        assert (another.current, another.messages) == ("2.1", [])
    assert appliance.start()
    assert "taken-back" not in appliance.files
    check_that_all_is_there(appliance)
    assert appliance.messages == ["core.disk-newer", "core.update-taken-back"]
    assert appliance.releases == ["1.0"]
    (newer,) = appliance.database.parent.glob("companion.db.newer-*")
    assert newer.stat().st_size


def test_one_that_fails_after_the_update_has_ended_is_taken_back_too(on_trial: Appliance) -> None:
    (on_trial.folder / "current" / "dies").touch()
    tries = on_trial.start_until_it_runs(TRIES + 1)
    assert tries == TRIES
    assert (on_trial.current, on_trial.releases) == ("1.0", ["1.0"])
    check_that_all_is_there(on_trial)
    assert "core.update-taken-back" in on_trial.messages


def test_one_that_cannot_open_the_games_is_found_out_on_a_copy_and_leaves_nothing(
    appliance: Appliance, sources: dict[str, Path]
) -> None:
    before = appliance.files
    assert "Nothing was changed" in update(appliance, sources["4.0"])
    assert (appliance.current, appliance.version) == ("1.0", TODAY)
    assert appliance.releases == ["1.0"]
    assert appliance.files == before
    assert appliance.start()


@pytest.mark.parametrize("fails", ["cp", "tar", "pip"])
def test_an_update_that_cannot_be_unpacked_leaves_nothing(
    appliance: Appliance, sources: dict[str, Path], tmp_path: Path, fails: str
) -> None:
    """As on a full disk."""
    source = appliances.make_release(tmp_path, "5.0")
    before = appliance.files
    if fails == "pip":
        with (source / "deploy/setup.sh").open("a", encoding="utf-8") as script:
            script.write("set_up() { die 'No space left on device'; }\n")
    else:
        full = "#!/bin/sh\necho No space left on device >&2\nexit 1\n"
        appliance.root.write(f"/stub/bin/{fails}", full, mode=0o755)
    assert "No space left" in update(appliance, source)
    assert (appliance.current, appliance.releases) == ("1.0", ["1.0"])
    assert appliance.files == before


def test_a_release_touches_the_games_when_it_starts_and_the_one_that_runs_needs_no_way_back(
    appliance: Appliance, sources: dict[str, Path]
) -> None:
    """Also where the update was broken off after the switch."""
    appliance.root.write("/stub/bin/timeout", "#!/bin/sh\nkill -9 $PPID\n", mode=0o755)
    update(appliance, sources["2.0"])
    (appliance.root.changed / "stub/bin/timeout").unlink()
    assert (appliance.current, appliance.version) == ("2.0", TODAY)
    (backup,) = (appliance.database.parent / "backups").iterdir()
    assert not (appliance.database.parent / "backup.part").exists()
    assert backup.stat().st_size
    assert "before" in appliance.files
    for _ in range(TRIES + 1):
        assert appliance.start()
    assert (appliance.current, appliance.version) == ("2.0", TODAY + 1)
    assert "before" not in appliance.files
    check_that_all_is_there(appliance)


def test_two_updates_in_a_row_go_back_to_the_one_that_was_good(
    on_trial: Appliance, sources: dict[str, Path]
) -> None:
    assert "so 1.0" in update(on_trial, sources["3.0"])
    assert (on_trial.current, on_trial.releases) == ("1.0", ["1.0"])
    assert on_trial.start()
    check_that_all_is_there(on_trial)


def test_only_one_update_runs_at_a_time(appliance: Appliance, sources: dict[str, Path]) -> None:
    locked = ("flock", "/opt/companion/lock", str(sources["2.0"] / "deploy/update"))
    done = appliance.root.shell(*locked, str(sources["2.0"]), source=sources["2.0"])
    assert "Another install or update is running" in done.stderr
    assert appliance.current == "1.0"


@pytest.mark.parametrize("then", ["start", "update"])
def test_releases_from_before_there_was_a_list_are_good(
    on_trial: Appliance, sources: dict[str, Path], then: str
) -> None:
    (on_trial.folder / "good").unlink()
    (on_trial.folder / "before").unlink()
    if then == "start":
        assert on_trial.start()
        assert on_trial.releases == ["1.0", "2.1"]
    else:
        update(on_trial, sources["2.0"])
        assert on_trial.releases == ["1.0", "2.0", "2.1"]


# Killed in the middle


STAGES = (
    "copy release NEW",
    "set up its Python environment",
    "note that release NEW",
    "back up the games",
    "check release NEW",
    "note the way back",
    "put the system files of release NEW",
    "make release NEW",
    "start it",
)
BACK = ("make release 1.0", "start the old one again")
"""The steps that replace a release, and roll it back."""

CUTS = 200 if LONG else 1
"""At each stage. The first is right at its beginning, the others are spread over its time."""


def updating(source: Path) -> tuple[str, ...]:
    return ("bash", "-c", 'exec "$0/deploy/update" "$0" 2>&1', str(source))


def stages_in(lines: Iterable[str], version: str) -> Iterator[str]:
    """Yield each stage as it begins."""
    for line in lines:
        for stage in (*STAGES, *BACK):
            if line.startswith(f"- {stage.replace('NEW', version)}"):
                yield stage


@pytest.fixture(scope="module")
def seconds(first: Appliance, sources: dict[str, Path]) -> dict[str, float]:
    """How long each stage takes."""
    if CUTS == 1:
        return dict.fromkeys((*STAGES, *BACK), 0.0)
    with (
        appliances.open_copy(first, sources["1.0"]) as made,
        made.root.start(*updating(sources["3.0"]), source=sources["3.0"]) as process,
    ):
        began = {s: time.monotonic() for s in stages_in(process.stdout or (), "3.0")}
        began["end"] = time.monotonic()
    times = list(began.values())
    return {stage: end - start for stage, start, end in zip(began, times, times[1:], strict=False)}


def cut(appliance: Appliance, source: Path, stage: str, after: float) -> None:
    """Update, and kill everything it has started some seconds after a stage began."""
    with appliance.root.start(*updating(source), source=source) as process:
        assert process.stdout
        assert stage in stages_in(process.stdout, source.name)
        with suppress(TimeoutExpired):
            process.wait(after)
        process.kill()
        process.stdout.read()  # until the last of them is gone


@pytest.mark.parametrize("stage", [*STAGES, *BACK] if LONG else [*STAGES[::4], BACK[0]])
def test_killed_at_any_stage_it_leaves_a_release_that_starts_and_saves(
    first: Appliance, sources: dict[str, Path], seconds: dict[str, float], stage: str
) -> None:
    """The release has one more migration; one dies after it has opened the games, one works."""
    for each in range(CUTS):
        version = "2.1" if each % 2 and stage in STAGES else "3.0"
        with appliances.open_copy(first, sources["1.0"]) as appliance:
            cut(appliance, sources[version], stage, seconds[stage] * each / CUTS)
            assert appliance.start_until_it_runs(TRIES + 1) <= TRIES + 1
            check_that_all_is_there(appliance)
            assert appliance.start()
            check_that_all_is_there(appliance)
            new = appliance.current == "2.1" == version
            assert (appliance.current, appliance.version) == (
                ("2.1", TODAY + 1) if new else ("1.0", TODAY)
            )
            assert appliance.releases == (["1.0", "2.1"] if new else ["1.0"])
            assert "scratch" not in appliance.files
            aside = list(appliance.database.parent.glob("companion.db.newer-*"))
            assert bool(aside) is ("core.disk-newer" in appliance.messages)
            assert "core.update-taken-back" in appliance.messages or not aside


# The pause before a start


def die(appliance: Appliance, times: int) -> None:
    """Start it that often, and have it die at once."""
    for_each = 'for each in $(seq "$0"); do /opt/companion/trial; done'
    appliance.root.shell("bash", "-c", for_each, str(times))


def test_it_is_started_the_rarer_the_longer_it_does_not_run(appliance: Appliance) -> None:
    """A run of minutes makes up for all before; an end that was asked for says nothing."""
    die(appliance, 10)
    slept = [4, 8, 16, 32, 58, 58, 58]
    assert appliance.slept == slept
    appliance.database.with_name("ran").touch()
    die(appliance, 4)
    assert appliance.slept == [*slept, 4]
    ended = "SERVICE_RESULT=success /opt/companion/trial ended"
    appliance.root.shell("bash", "-c", ended)
    die(appliance, 3)
    assert appliance.slept == [*slept, 4]
