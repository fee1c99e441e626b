"""Installing, reinstalling, updating and uninstalling: the effects on the machine.

The scripts run in full in a separate root, where apt, systemd and the companion only record their
calls (`kit.roots`).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kit import roots
from kit.roots import Root

pytestmark = pytest.mark.skipif(
    not roots.can_be_made(), reason="a root of its own needs root's rights and mount"
)

FIRST_RULE = "/etc/udev/rules.d/60-companion.rules"
RULE = "/etc/udev/rules.d/90-companion.rules"
POLKIT = "/etc/polkit-1/rules.d/60-companion.rules"
X = "/etc/systemd/system/companion.service.d/x.conf"
CMDLINE = "/boot/firmware/cmdline.txt"
CONFIG = "/boot/firmware/config.txt"
SETS = {f"set rotation={degrees}" for degrees in (0, 90, 180, 270)}


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return roots.make_release(tmp_path_factory.mktemp("release"), "0.1.0")


@pytest.fixture
def root(source: Path) -> Iterator[Root]:
    with roots.open_root(source) as made:
        yield made


@pytest.fixture(scope="module")
def first(source: Path) -> Iterator[Root]:
    with roots.open_root(source) as made:
        made.set_up()
        install(made)
        yield made


@pytest.fixture
def installed(first: Root, source: Path) -> Iterator[Root]:
    with roots.open_root(source, first) as made:
        yield made


def install(root: Root, *options: str) -> str:
    """Install; return the output."""
    done = root.run("install", *options)
    assert done.returncode == 0, done.stderr
    return done.stdout


def uninstall(root: Root, *options: str) -> str:
    """Uninstall; return the output."""
    done = root.run("uninstall", *options)
    assert done.returncode == 0, done.stderr
    return done.stdout


def baked(root: Root) -> list[str]:
    """Return how speech was made ahead since this was last asked."""
    return [line for line in root.asked("companion") if line.startswith("voice bake")]


# Installed again


def test_speech_is_made_ahead_as_it_was_asked_for_last(first: Root, installed: Root) -> None:
    assert baked(first) == ["voice bake --plays 0 --limit 300"]
    installed.write("/var/lib/companion/companion.toml", 'volume = 3\nlanguage = "fr"\n')
    baked(installed)
    install(installed)
    assert baked(installed) == ["voice bake --plays 0 --limit 300 --language fr"]
    for options, bakes in (
        (["--speech", "none"], []),
        (["--speech", "400"], ["voice bake --limit 400"]),
    ):
        for each in (options, ["--pin", "1590"]):
            install(installed, *each)
            assert baked(installed) == bakes
    assert installed.read("/opt/companion/baked/line.wav")
    install(installed, "--speech", "none")
    assert installed.read("/opt/companion/baked/line.wav") is None


def test_a_picture_that_was_turned_on_the_touchscreen_is_turned_for_another_panel_only(
    root: Root,
) -> None:
    root.set_up()
    turned = []
    for options in (
        ["--panel", "touch-display-2"],
        ["--panel", "touch-display-2"],
        ["--panel", "hdmi"],
        ["--panel", "touch-display-2", "--rotation", "270"],
    ):
        install(root, *options)
        turned.append(" ".join(set(root.asked("companion")) & SETS))
    assert turned == ["set rotation=90", "", "set rotation=0", "set rotation=270"]


def test_x_and_pages_that_are_off_stay_so_until_cage_is_asked_for(
    installed: Root, tmp_path: Path
) -> None:
    before = shown_by(installed)
    install(installed, "--display", "x", "--server", "off")
    installed.asked("systemctl")
    install(installed)
    assert installed.read(X)
    assert not [line for line in installed.asked("systemctl") if "companion-web" in line]

    another = roots.make_release(tmp_path, "0.2.0")
    installed.set_up(another)
    installed.write("/run/systemd/system/running", "")
    installed.write(FIRST_RULE, "# of an older release\n")
    installed.shell("rm", "-f", RULE, "/opt/companion/system-files")
    assert installed.run("update", str(another), source=another).returncode == 0
    assert installed.read(FIRST_RULE) is None
    assert installed.read(RULE)
    assert "restart companion-x.service companion.service" in installed.asked("systemctl")

    install(installed, "--display", "cage")
    assert shown_by(installed) == before == []


def shown_by(root: Root) -> list[str]:
    """Return what is available for X."""
    paths = [path for path in root.files() if path.startswith("/etc/systemd") or "X11" in path]
    return [path for path in paths if "x" in path.split("companion")[-1]]


def test_installed_again_nothing_is_written(installed: Root) -> None:
    before = {path: text for path, text in installed.files().items() if "/stub/" not in path}
    assert "- write" not in install(installed)
    after = {path: text for path, text in installed.files().items() if "/stub/" not in path}
    assert after == before


# A release that does not work


def test_a_release_that_cannot_be_imported_changes_nothing(installed: Root, tmp_path: Path) -> None:
    before = installed.files()
    broken = roots.make_release(tmp_path, "0.2.0")
    name = installed.set_up(broken, companion=roots.CANNOT_BE_IMPORTED)
    for script, arguments in (("install", ["--language", "fr"]), ("update", [str(broken)])):
        done = installed.run(script, *arguments, source=broken)
        assert done.returncode == 1
        assert "companion_of_nowhere" in done.stderr
        assert f"Release {name} does not work here" in done.stderr
        assert "Nothing was changed" in done.stderr
        assert installed.files() == before
        installed.set_up(broken, companion=roots.CANNOT_BE_IMPORTED)


def test_the_first_one_that_cannot_be_imported_says_what_is_left(root: Root) -> None:
    root.set_up(companion=roots.CANNOT_BE_IMPORTED)
    done = root.run("install")
    assert done.returncode == 1
    assert "was not installed" in done.stderr
    assert "deploy/uninstall --games" in done.stderr
    assert not [path for path in root.files() if path.startswith("/opt/companion/releases")]


@pytest.mark.parametrize("script", ["install", "update"])
def test_a_release_that_cannot_be_set_up_changes_nothing(
    installed: Root, tmp_path: Path, script: str
) -> None:
    for name in ("python3", "python3.11", "python3.12", "python3.13"):
        installed.write(f"/stub/bin/{name}", "#!/bin/false\n", mode=0o755)
    before = installed.files()
    another = roots.make_release(tmp_path, "0.2.0")
    done = installed.run(script, *([str(another)] if script == "update" else []), source=another)
    assert done.returncode == 1
    assert "The companion needs Python 3.11" in done.stderr
    assert "Nothing was changed: release 0.1.0" in done.stderr
    assert installed.files() == before


# Uninstalled


def test_what_the_installer_changed_is_as_it_was(root: Root) -> None:
    root.write(CMDLINE, "console=tty1 root=/dev/mmcblk0p2  rootwait loglevel=7 quiet\n")
    root.write(CONFIG, "dtparam=audio=on\n[all]\n")
    before = root.files()
    root.set_up()
    install(root)
    install(root, "--server", "off")
    assert {"logo.nologo", "panic=10"} < {*(root.read(CMDLINE) or "").split()}
    assert "disable_splash=1" in (root.read(CONFIG) or "")
    assert root.read("/stub/default-target") == "multi-user.target\n"
    output = uninstall(root, "--games")
    after = root.files()
    users = (
        "/etc/passwd",
        "/etc/shadow",
        "/etc/group",
        "/etc/gshadow",
        "/etc/.pwd",
        "/etc/subuid",
        "/etc/subgid",
    )
    for path in before.keys() | after.keys():
        if not path.startswith((*users, "/stub/asked", "/stub/packages", "/stub/manual")):
            assert after.get(path) == before.get(path), path
    assert "companion" not in after["/etc/passwd"]
    assert "quiet: it was there before" in output


@pytest.mark.parametrize(("ends", "disabled"), [("", True), ("\r\n", False)])
def test_a_line_that_was_edited_elsewhere_is_taken_back_just_the_same(
    root: Root, ends: str, disabled: bool
) -> None:
    """seatd starts with the system only if it did before; its package is named."""
    root.write(CMDLINE, f"root=/dev/mmcblk0p2 rootwait{ends}")
    root.write(CONFIG, f"dtparam=audio=on{ends}")
    root.write("/stub/packages", "dbus\npolkitd\n", mode=0o666)
    root.write("/stub/disabled", "seatd.service\n" if disabled else "")
    root.set_up()
    install(root)
    output = uninstall(root)
    assert root.read(CMDLINE) == "root=/dev/mmcblk0p2 rootwait\n"
    assert (root.read(CONFIG) or "").split() == ["dtparam=audio=on"]
    assert "apt-get autoremove --purge avahi-daemon cage seatd xwayland removes them" in output
    assert ("--quiet disable seatd.service" in root.asked("systemctl")) is disabled


@pytest.mark.parametrize("again", [False, True])
def test_what_an_older_release_noted_nowhere_is_reported(installed: Root, again: bool) -> None:
    """It had a rule that came too early, which goes; it made speech by default."""
    installed.write(CMDLINE, "root=/dev/mmcblk0p2 quiet consoleblank=0\n")
    installed.write(CONFIG, "disable_splash=1\n")
    installed.write("/etc/systemd/system/display-manager.service", "")
    installed.write(FIRST_RULE, "# of an older release\n")
    files = ("notes", "system-files", "baked")
    installed.shell("rm", "-rf", RULE, *(f"/opt/companion/{name}" for name in files))
    baked(installed)
    if again:
        install(installed)
        assert baked(installed) == []
        assert installed.read(FIRST_RULE) is None
        assert installed.read(RULE)
        assert installed.read(POLKIT)
    output = uninstall(installed)
    assert "cmdline.txt still has quiet consoleblank=0" in output
    assert "config.txt still has disable_splash=1" in output
    assert "systemctl set-default graphical.target" in output
    assert "cage and seatd" in output
    assert [installed.read(path) for path in (FIRST_RULE, RULE, POLKIT)] == [None] * 3


def test_a_dry_run_of_uninstall_changes_nothing_and_a_second_one_still_ends_well(
    installed: Root,
) -> None:
    """The admin's own words for the unit stay."""
    own = "/etc/systemd/system/companion.service.d/own.conf"
    installed.write(own, "[Service]\nNice=1\n")
    installed.asked("systemctl")
    before = installed.files()
    assert f"remove {RULE}" in uninstall(installed, "--dry-run")
    installed.asked("systemctl")
    assert installed.files() == before
    for _ in range(2):
        uninstall(installed, "--games")
    assert installed.read(own)


# The system files of a release


def test_the_name_of_a_stick_is_known_when_its_rule_comes(installed: Root) -> None:
    """udev takes the rules in the order of their names, whatever folder they are in."""
    rules = sorted(
        [*("60-persistent-storage.rules", "99-systemd.rules")]
        + [path.rpartition("/")[2] for path in installed.files() if "/udev/rules.d/" in path]
    )
    assert rules == ["60-persistent-storage.rules", "90-companion.rules", "99-systemd.rules"]
    assert "SYSTEMD_WANTS" in (installed.read(RULE) or "")


def test_an_update_brings_the_system_files_of_its_release(installed: Root, tmp_path: Path) -> None:
    another = roots.make_release(tmp_path, "0.2.0")
    (another / "deploy/appliance/journal.conf").write_text("# of the new one\n", encoding="utf-8")
    (another / "deploy/appliance/avahi.service").unlink()
    installed.set_up(another)
    done = installed.run("update", str(another), source=another)
    assert done.returncode == 0, done.stderr
    assert installed.read("/etc/systemd/journald.conf.d/companion.conf") == "# of the new one\n"
    assert installed.read("/etc/avahi/services/companion.service") is None


def test_a_release_that_does_not_start_takes_its_system_files_along(
    installed: Root, tmp_path: Path
) -> None:
    before = {path: text for path, text in installed.files().items() if path.startswith("/etc/")}
    another = roots.make_release(tmp_path, "0.2.0")
    (another / "deploy/appliance/journal.conf").write_text("# of the new one\n", encoding="utf-8")
    scripts = another / "deploy/appliance.sh"
    scripts.write_text(
        scripts.read_text(encoding="utf-8").replace(
            "\nsystem_files() {\n",
            '\nsystem_files() {\n    echo "644 polkit.rules /etc/polkit-1/rules.d/61-more.rules"\n',
        ),
        encoding="utf-8",
    )
    name = installed.set_up(another)
    installed.write("/run/systemd/system/running", "")
    installed.write("/stub/never-starts", f"{name}\n")
    done = installed.run("update", str(another), source=another)
    assert done.returncode == 1
    assert "61-more.rules" in done.stdout
    assert "is the current one again" in done.stderr
    after = {path: text for path, text in installed.files().items() if path.startswith("/etc/")}
    assert after == before
    asked = [
        line for line in installed.asked("systemctl") if line.startswith(("daemon", "restart c"))
    ]
    assert asked == ["daemon-reload", "restart companion.service"] * 2
