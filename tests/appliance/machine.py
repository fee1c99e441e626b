"""A virtual machine: its picture and sound, touch, buttons, stick, and power."""

from __future__ import annotations

import array
import base64
import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from appliance.wire import Failed, Wire, connect
from kit import processes

DAY = 86_400.0
PATIENCE = 600.0
"""The timeout for anything in seconds: several times what it takes without KVM. So only a failure
takes long, however busy this machine is.
"""
AN_HOUR = 3600.0
SLOW = "no_timer_check systemd.default_timeout_start_sec=600 systemd.default_device_timeout_sec=600"
"""Kernel and systemd options for an emulated processor, so that they don't give up."""

WAV_HEADER = 44
VOICE = 1_600
"""The level of a sample, of 32,767, from which it isn't noise: the voice reaches 23,000."""

TOUCH = 10_000
"""The width and the height of the touchscreen, as it counts them."""


@dataclass(frozen=True)
class Parts:
    """The parts of a machine.

    ``disk`` is changed by it; ``boot`` is the folder with its kernel, which is started with more
    ``words``. ``memory`` is in MiB, ``panel`` the panel's size in pixels. Without ``hands`` there
    is no touch, pointer or keyboard. ``log`` is None, or where each write to the disk is recorded
    (see `power_cuts`). An aarch64 is built from the ``device_tree`` of a board.
    """

    disk: Path
    boot: Path
    memory: int = 1024
    panel: tuple[int, int] = (800, 480)
    hands: bool = True
    words: str = ""
    log: Path | None = None
    device_tree: Path | None = None


@dataclass
class Machine:
    """One machine; its pictures, sound and console are saved in ``folder``."""

    folder: Path
    parts: Parts
    started: float = 0.0
    qmp: Wire = field(init=False)
    _agent: Wire | None = None
    _power: ExitStack = field(default_factory=ExitStack)
    _process: subprocess.Popen[str] | None = None

    # power

    def start(self) -> None:
        """Switch it on."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for name in ("qmp", "agent"):
            (self.folder / name).unlink(missing_ok=True)
        self.started = time.monotonic()
        self._process = self._power.enter_context(
            processes.running(*processes.BECOME, *self._command(), patience=DAY)
        )
        self.qmp = connect(self.folder / "qmp")
        self._power.callback(self.qmp.close)
        self.qmp.ask("qmp_capabilities")

    def cut(self) -> None:
        """Pull its plug."""
        self._hang_up()
        self._power.close()
        self._process = None

    def wait_until_off(self) -> None:
        """Wait until it has turned itself off. Raises `Failed` if it does not."""
        assert self._process
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise Failed(f"it is still on after {PATIENCE:.0f} s") from None
        self.cut()

    @property
    def is_on(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def seconds(self) -> float:
        """Since it was switched on."""
        return time.monotonic() - self.started

    def _command(self) -> list[str]:
        parts, width, height = self.parts, *self.parts.panel
        words = (parts.boot / "cmdline.txt").read_text(encoding="utf-8").strip()
        words = f"{parts.words} {'' if parts.hands else 'no-hands'} {words}"
        program, board, serial = self._board()
        options = [
            "-nodefaults -no-user-config -smp 2 -display none",
            f"{board} -m {parts.memory}",
            f"-device virtio-gpu-pci,id=panel,xres={width},yres={height}",
            "-device virtio-tablet-pci -device virtio-keyboard-pci" if parts.hands else "",
            f"-audiodev wav,id=speaker,path={self.sound}",
            "-device intel-hda -device hda-output,audiodev=speaker",
            "-device i6300esb -action watchdog=reset",
            "-device qemu-xhci,id=usb -device virtio-rng-pci",
            "-netdev user,id=net -device virtio-net-pci,netdev=net",
            f"-chardev socket,id=agent,path={self.folder}/agent,server=on,wait=off",
            "-device virtio-serial-pci",
            "-device virtserialport,chardev=agent,name=org.qemu.guest_agent.0",
            f"-chardev file,id=console,path={self.console},append=on -serial chardev:console",
            f"-qmp unix:{self.folder}/qmp,server=on,wait=off",
            f"-kernel {parts.boot}/vmlinuz -initrd {parts.boot}/initrd.img",
            *self._disk(),
        ]
        split = [word for option in options for word in option.split()]
        return [program, *split, "-append", f"console={serial} {SLOW} {words}"]

    def _board(self) -> tuple[str, str, str]:
        """Return the program, its options for board and processor, and the name of the console."""
        if tree := self.parts.device_tree:
            return "qemu-system-aarch64", f"-machine virt -cpu cortex-a72 -dtb {tree}", "ttyAMA0"
        machine = "q35" if self.parts.hands else "q35,i8042=off"
        accel = os.environ.get("APPLIANCE_ACCEL", "tcg")
        processor = "host" if accel == "kvm" else "Nehalem"
        return "qemu-system-x86_64", f"-machine {machine},accel={accel} -cpu {processor}", "ttyS0"

    def _disk(self) -> Iterator[str]:
        disk, log = self.parts.disk, self.parts.log
        below = "disk" if log else "card"
        yield f"-blockdev driver=file,node-name=file,filename={disk}"
        yield f"-blockdev driver={format_of(disk)},node-name={below},file=file"
        if log:
            log.unlink(missing_ok=True)
            log.touch()
            yield logged(log, "-blockdev")
        yield "-device virtio-blk-pci,drive=card"

    # what is in it

    def run(
        self, command: str, *, typed: str = "", patience: float = PATIENCE, check: bool = True
    ) -> str:
        """Run a shell command in it as root; return its output.

        Raises `Failed` if that takes longer than ``patience`` (s), or fails and is to be checked.
        """
        agent = self._agent or self._call()
        arguments: dict[str, object] = {"path": "/bin/sh", "arg": ["-c", command]}
        if typed:
            arguments["input-data"] = base64.b64encode(typed.encode()).decode()
        started = agent.ask("guest-exec", **arguments, **{"capture-output": True})

        def ended() -> dict[str, Any] | None:
            state: dict[str, Any] = agent.ask("guest-exec-status", pid=started["pid"])
            return state if state["exited"] else None

        state = self.wait(ended, f"{command} has not ended", patience, every=0.1)
        printed = (base64.b64decode(state.get(name, "")) for name in ("out-data", "err-data"))
        text = b"".join(printed).decode(errors="replace")
        if check and state.get("exitcode") != 0:
            raise Failed(f"{command}: {state.get('exitcode')}: {text}")
        return text

    def wait(
        self,
        condition: Callable[[], Any],
        what: str,
        patience: float = PATIENCE,
        every: float = 0.2,
    ) -> Any:
        """Wait until a condition is true; return its value. Raises `Failed` with ``what``."""
        end = time.monotonic() + patience
        while not (found := condition()):
            if time.monotonic() > end:
                raise Failed(f"{what} after {patience:.0f} s")
            self.qmp.listen(every)
        return found

    def forget_agent(self) -> None:
        """Note that it restarted by itself."""
        self._hang_up()

    def _call(self) -> Wire:
        """Wait until the agent in it answers."""

        def answered() -> Wire | None:
            agent = None
            try:
                agent = Wire(self.folder / "agent", patience=5)
                agent.ask("guest-sync", id=time.monotonic_ns() % 1_000_000)
            except (OSError, Failed, ValueError):
                if agent:
                    agent.close()
                return None
            return agent

        self._agent = self.wait(answered, "nothing answers in the machine")
        assert self._agent
        self._agent.be_patient(60)
        return self._agent

    def _hang_up(self) -> None:
        if self._agent:
            self._agent.close()
        self._agent = None

    # the panel

    def picture(self, name: str) -> Path:
        """Save the panel's picture."""
        path = self.folder / f"{name}.png"
        self.qmp.ask("screendump", filename=str(path), format="png", device="panel")
        return path

    def pixels(self) -> bytes:
        """Return the panel's picture: red, green and blue of each pixel, row by row."""
        path = self.folder / "panel.ppm"
        self.qmp.ask("screendump", filename=str(path), device="panel")
        return path.read_bytes().split(b"\n", 3)[3]

    def shows_a_screen(self) -> bool:
        """Whether the panel shows more colours than a console (three) or a dark one."""
        pixels = self.pixels()
        return len({pixels[at : at + 3] for at in range(0, len(pixels), 3 * 7)}) > 40

    def wait_for_rest(self, rest: float = 2.0) -> bytes:
        """Wait until nothing has moved on the panel for ``rest`` (s); return its pixels."""
        before, since = b"", 0.0

        def rests() -> bytes | None:
            nonlocal before, since
            now = self.pixels()
            if now != before:
                before, since = now, time.monotonic()
            return now if time.monotonic() - since > rest else None

        pixels: bytes = self.wait(rests, "the panel still moves", every=0.1)
        return pixels

    # sound

    @property
    def sound(self) -> Path:
        return self.folder / "sound.wav"

    @property
    def console(self) -> Path:
        return self.folder / "console.txt"

    def wait_to_hear(self, since: int = 0) -> None:
        """Wait until a voice is heard after the first ``since`` bytes of the sound."""
        at = max(since, WAV_HEADER)

        def loud() -> bool:
            nonlocal at
            with self.sound.open("rb") as file:
                file.seek(at)
                heard = file.read()
            samples = array.array("h", heard[: len(heard) // 4 * 4])
            at += len(samples) * 2
            return max(max(samples, default=0), -min(samples, default=0)) > VOICE

        self.wait(loud, "nothing is heard")

    # hands

    def key(self, *names: str) -> None:
        """Press a key of the keyboard, or some together."""
        self.qmp.ask("send-key", keys=[{"type": "qcode", "data": name} for name in names])

    def tap(self, x: float, y: float) -> None:
        """Tap a pixel of the panel with a finger."""
        width, height = self.parts.panel
        place = f"{x / width * TOUCH:.0f} {y / height * TOUCH:.0f}"
        self.run("cat >/run/touch", typed=f"down 0 {place}\n.\nwait 0.1\nup 0\n.\n")

    def press(self, line: int, seconds: float = 0.1) -> None:
        """Press the button on a GPIO line for so long: it connects the line to ground."""
        pull = f"/run/pins/sim_gpio{line}/pull"
        self.run(f"echo pull-down >{pull}; sleep {seconds}; echo pull-up >{pull}")

    def level(self, line: int) -> int:
        """Return the level of a GPIO line: for an output, the companion's."""
        return int(self.run(f"cat /run/pins/sim_gpio{line}/value"))

    # the stick

    @contextmanager
    def stick(self, image: Path) -> Iterator[None]:
        """Put in a USB stick; take it out at the end."""
        file = {"driver": "file", "filename": str(image)}
        self.qmp.ask("blockdev-add", **{"driver": "raw", "node-name": "stick", "file": file})
        self.qmp.ask("device_add", driver="usb-storage", id="stick", drive="stick", removable=True)
        try:
            yield
        finally:
            self.qmp.events.clear()
            self.qmp.ask("device_del", id="stick")
            self.wait(self._stick_is_out, "the stick is not out")
            self.qmp.ask("blockdev-del", **{"node-name": "stick"})

    def _stick_is_out(self) -> bool:
        return any(
            event["event"] == "DEVICE_DELETED" and event["data"].get("device") == "stick"
            for event in self.qmp.events
        )

    # what is left of it

    def save(self, folder: Path) -> None:
        """Save picture, sound, console and journal of a failure in a folder."""
        folder.mkdir(parents=True, exist_ok=True)
        if self.is_on:
            with suppress(Failed, OSError):
                self.picture("at-the-failure")
            with suppress(Failed, OSError):
                journal = self.run("journalctl --boot --no-pager", check=False)
                (folder / "journal.txt").write_text(journal, encoding="utf-8")
        for path in self.folder.iterdir():
            if path.suffix in {".png", ".wav", ".txt"}:
                (folder / path.name).write_bytes(path.read_bytes())

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()


def logged(log: Path, option: str) -> str:
    """Return the options that make QEMU record in ``log`` what is written to its ``disk``."""
    return (
        f"{option} driver=file,node-name=log,filename={log}"
        f" {option} driver=blklogwrites,node-name=card,file=disk,log=log"
        ",log-sector-size=512,log-super-update-interval=1"
    )


def make_device_tree(to: Path, model: str) -> Path:
    """Make the device tree of an emulated board that calls itself ``model``; return it."""
    tool("qemu-system-aarch64", *f"-machine virt,dumpdtb={to} -cpu cortex-a72 -smp 2".split())
    tool("fdtput", "-t", "s", str(to), "/", "model", model)
    return to


def format_of(disk: Path) -> str:
    """Return the format of a disk's image, as QEMU calls it."""
    with disk.open("rb") as file:
        return "qcow2" if file.read(4) == b"QFI\xfb" else "raw"


def copy_of(disk: Path, to: Path) -> Path:
    """Create a disk that only stores differences from ``disk``; return it."""
    to.parent.mkdir(parents=True, exist_ok=True)
    to.unlink(missing_ok=True)
    tool("qemu-img", "create", "-q", "-f", "qcow2", "-F", "raw", "-b", str(disk.resolve()), str(to))
    return to


def make_stick(to: Path) -> Path:
    """Make a USB stick with the name COMPANION; return its image."""
    to.unlink(missing_ok=True)
    with to.open("wb") as file:
        file.truncate(64 << 20)
    tool("mkfs.vfat", "-n", "COMPANION", str(to))
    return to


def tool(*command: str) -> str:
    """Run a program; return its output. Raises `Failed` if it fails."""
    done = processes.run(*processes.BECOME, *command, patience=AN_HOUR)
    if done.returncode:
        raise Failed(f"{' '.join(command)}: {done.stderr}")
    return done.stdout
