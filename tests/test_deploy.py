"""The scripts that make an appliance: what can be tested without changing this machine.

The rest was tried in fresh Debian 12 and 13 roots, and in a booted one.
"""

from __future__ import annotations

import configparser
import json
import os
import re
import tarfile
from pathlib import Path
from typing import Any

import pytest

from companion.storage.settings import Settings
from kit import processes

DEPLOY = Path(__file__).parents[1] / "deploy"
APPLIANCE = DEPLOY / "appliance"
SCRIPTS = ["install", "uninstall", "update", "release", "run", "test", "image/manifest"]
VIRTUAL = ["../tests/appliance/run", "../tests/appliance/build"]


ON_DEBIAN = pytest.mark.skipif(
    not re.search(r'VERSION_ID="1[23]"', Path("/etc/os-release").read_text(encoding="utf-8")),
    reason="the installer is for Debian 12 and 13",
)


def run(script: str, *arguments: str) -> Any:
    """Run a script of the folder to its end."""
    return processes.run(*processes.BECOME, str(DEPLOY / script), *arguments)


def test_every_script_is_read_by_the_shell() -> None:
    for script in (*SCRIPTS, "setup.sh", "appliance.sh", "appliance/trial", *VIRTUAL):
        checked = processes.run(*processes.BECOME, "bash", "-n", str(DEPLOY / script))
        assert checked.stderr == "", script
    for script in ("install", "update", "uninstall"):
        shown = run(script, "--help")
        assert (shown.returncode, shown.stdout[:12]) == (0, "sudo deploy/"), script


@ON_DEBIAN
def test_a_dry_run_prints_each_step_and_changes_nothing() -> None:
    done = run("install", "--dry-run", "--language", "fr", "--panel", "touch-display-2")
    assert done.returncode == 0, done.stderr
    for step in ("copy release", "check release", "make release", "companion.service"):
        assert step in done.stdout
    assert "set language=fr rotation=90" in done.stdout or "rotation=90 language=fr" in done.stdout
    assert "bin/companion --plays 0 --limit 300 --language fr\n" in done.stdout
    assert not Path("/opt/companion").exists()


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--language", "tlh"], "--language cannot be tlh"),
        (["--display", "wayland"], "--display cannot be wayland"),
        (["--rotation", "45"], "--rotation cannot be 45"),
        (["--rotation"], "--rotation needs a value"),
        (["--pin", "12"], "4 to 8 digits"),
        (["--pins", "next=17,die=17"], "can't share GPIO 17"),
        (["--pins", "next=99"], "next=99 is not a pin"),
        (["--speech", "much"], "megabytes such as 400"),
        (["--colour", "red"], "--colour is not an option"),
    ],
)
def test_what_the_installer_cannot_do_is_one_sentence(arguments: list[str], expected: str) -> None:
    done = run("install", "--dry-run", *arguments)
    assert done.returncode == 1
    assert expected in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("what", ["nowhere", "."])
def test_what_is_no_release_is_refused(tmp_path: Path, what: str) -> None:
    done = run("update", "--dry-run", str(tmp_path / what) if what == "." else what)
    assert done.returncode == 1
    assert "release" in done.stderr


def test_a_release_holds_what_runs_and_is_called_by_its_content(tmp_path: Path) -> None:
    made = [Path(run("release", str(tmp_path)).stdout.strip()) for _ in range(2)]
    assert made[0] == made[1]
    with tarfile.open(made[0]) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"pyproject.toml", "companion/commands/cli.py", "kv/host.kv", "deploy/setup.sh"} <= names
    assert not [name for name in names if re.search(r"^(tests|\.venv|\.git)/|__pycache__", name)]


@pytest.mark.parametrize("unit", ["companion.service", "companion-web.service"])
def test_a_unit_sets_only_what_the_companion_knows(unit: str) -> None:
    text = (APPLIANCE / unit).read_text(encoding="utf-8")
    wanted = set(re.findall(r"\bCOMPANION_([A-Z_]+)=", text)) - {"HOME", "CACHE", "BAKED"}
    assert wanted
    assert {name.lower() for name in wanted} <= set(Settings.__struct_fields__)
    assert set(re.findall(r"@[A-Z]+@", text)) <= {"@CURRENT@", "@USER@"}


def test_the_kiosk_waits_for_no_network_and_no_clock() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.read(APPLIANCE / "companion.service", encoding="utf-8")
    waits = unit["Unit"]["After"] + unit["Unit"]["Wants"]
    assert not re.search(r"network|time-sync|ntp", waits)
    assert unit["Service"]["Restart"] == "always"


def test_devices_that_come_late_may_be_used() -> None:
    """Of what it may use systemd knows only what there is a kernel module for by then."""
    text = (APPLIANCE / "companion.service").read_text(encoding="utf-8")
    allowed = set(re.findall(r"^DeviceAllow=char-(\w+) rw$", text, re.MULTILINE))
    always, modules = {"tty", "input", "gpiochip"}, {"alsa": "snd", "drm": "drm"}
    assert allowed <= always | set(modules)
    for directive in ("Wants", "After"):
        (named,) = re.findall(rf"^{directive}=(.*)$", text, re.MULTILINE)
        wanted = {f"modprobe@{modules[each]}.service" for each in allowed - always}
        assert wanted <= set(named.split())


def test_push_buttons_alone_are_enough_for_cage() -> None:
    """wlroots waits for something to touch or type on unless a setting says otherwise."""
    unit = (APPLIANCE / "companion.service").read_text(encoding="utf-8")
    assert re.search(r"^Environment=(.* )?WLR_LIBINPUT_NO_DEVICES=1( |$)", unit, re.MULTILINE)


def test_no_keys_lead_out_of_the_companion() -> None:
    """Neither those that X has for other terminals, its end and its mode, nor SysRq."""
    panel = (APPLIANCE / "x-panel.conf").read_text(encoding="utf-8")
    (flags,) = re.findall(r'Section "ServerFlags"(.*?)EndSection', panel, re.DOTALL)
    assert dict(re.findall(r'Option "(\w+)" "(\w+)"', flags)) == {
        "DontVTSwitch": "true",
        "DontZap": "true",
        "DontZoom": "true",
    }
    sysctl = (APPLIANCE / "sysctl.conf").read_text(encoding="utf-8")
    (sysrq,) = re.findall(r"^kernel.sysrq = (\d+)$", sysctl, re.MULTILINE)
    takes_the_keyboard, ends_processes = 4, 64
    assert int(sysrq) > 1
    assert not int(sysrq) & (takes_the_keyboard | ends_processes)
    cage = re.findall(
        r"^ExecStart=(\S+cage .*) --",
        (APPLIANCE / "companion.service").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    assert [words.split()[1:] for words in cage] == [["-d"]]  # -s would let it switch


def test_a_cafe_sets_whatever_the_installer_takes() -> None:
    role = DEPLOY / "ansible/roles/companion"
    options = set(re.findall(r"^  --(\w+) \S", run("install", "--help").stdout, re.MULTILINE))
    tasks = (role / "tasks/main.yml").read_text(encoding="utf-8")
    defaults = (role / "defaults/main.yml").read_text(encoding="utf-8")
    assert options == set(re.findall(r'--(\w+): "\{\{ companion_\1 \}\}"', tasks))
    shared = (role / "vars/main.yml").read_text(encoding="utf-8")
    settings = set(re.findall(r"^  (\w+):", shared, re.MULTILINE))
    assert settings <= set(Settings.__struct_fields__)
    named = set(re.findall(r'^companion_(\w+): ""', defaults, re.MULTILINE))
    assert named == options | {"release", "ca"} | (settings - {"mqtt_ca"})


def test_a_cafes_server_lets_tables_write_and_readers_read() -> None:
    role = DEPLOY / "ansible/roles/cafe"
    rights = (role / "files/mosquitto.acl").read_text(encoding="utf-8")
    users = dict(re.findall(r"^user (\w+)\n((?:topic .*\n?)+)", rights, re.MULTILINE))
    assert set(users) == {"tables", "reader", "home"}
    assert "write" not in users["reader"]
    for topic in ("state", "availability"):
        assert f"topic write companion/+/{topic}" in users["tables"]
        assert f"topic read companion/+/{topic}" in users["reader"]
    broker = (role / "files/mosquitto.conf").read_text(encoding="utf-8")
    assert re.findall(r"^(listener|allow_anonymous) (.*)$", broker, re.MULTILINE) == [
        ("listener", "8883"),  # with TLS alone
        ("allow_anonymous", "false"),
    ]
    tasks = "".join(path.read_text("utf-8") for path in sorted((role / "tasks").iterdir()))
    for kind in ("files", "templates"):
        for path in (role / kind).iterdir():
            assert path.name in tasks, path
    page = (role / "templates/companion-cafe.env").read_text("utf-8")
    unit = (role / "templates/companion-cafe.service").read_text("utf-8")
    served = (DEPLOY.parent / "companion/sharing/cafe_page.py").read_text("utf-8")
    read = set(re.findall(r'given\["(CAFE_\w+)"\]', served))
    assert read == set(re.findall(r"\b(CAFE_\w+)=", page + unit))


def test_the_manifest_gives_the_imager_what_it_needs(tmp_path: Path) -> None:
    image = tmp_path / "companion.img"
    image.write_bytes(os.urandom(5000))
    done = run("image/manifest", str(image), "https://example.org/images/")
    (entry,) = json.loads(done.stdout)["os_list"]
    assert entry["url"] == "https://example.org/images/companion.img"
    assert entry["extract_size"] == 5000
    assert len(entry["extract_sha256"]) == 64


def test_the_readmes_show_the_pictures_that_one_command_makes() -> None:
    root = Path(__file__).parents[1]
    texts = [(root / page).read_text("utf-8") for page in ("README.md", "companion/PLAYING.md")]
    shown = re.findall(r"\((?:\.\./)?deploy/pictures/(.+?)\)", "".join(texts))
    made = {path.name for path in (root / "deploy/pictures").iterdir()}
    assert set(shown) == made
    maker = (root / "tests/tools/pictures.py").read_text("utf-8")
    assert [name for name in made if f'"{name.partition(".")[0]}"' not in maker] == []
