"""How QEMU can run a processor here: ``python -m appliance.accelerator FOLDER``.

KVM is some ten times faster, but its device file doesn't prove that it works: some machines have
/dev/kvm and start no Debian kernel. So one is started.
"""

from __future__ import annotations

import os
import select
import sys
import tempfile
import time
from pathlib import Path

from appliance.machine import DAY
from kit import processes

STARTED = b"Run /init as init process"
PATIENCE = 15.0
"""Seconds: with KVM a kernel needs two."""


def kvm_works(boot: Path) -> bool:
    """Whether the kernel in a folder starts with KVM."""
    if not os.access("/dev/kvm", os.W_OK):
        return False
    with tempfile.TemporaryDirectory() as folder:
        console = Path(folder, "console")
        command = (
            "qemu-system-x86_64 -nodefaults -no-user-config -display none -no-reboot"
            f" -machine q35,accel=kvm -cpu host -m 512 -serial file:{console}"
            f" -kernel {boot}/vmlinuz -initrd {boot}/initrd.img"
        )
        words = ("-append", "console=ttyS0 panic=-1")
        end = time.monotonic() + PATIENCE
        with processes.running(*processes.BECOME, *command.split(), *words, patience=DAY) as qemu:
            while qemu.poll() is None and time.monotonic() < end:
                if console.exists() and STARTED in console.read_bytes():
                    return True
                select.select([], [], [], 0.1)
    return False


if __name__ == "__main__":
    print("kvm" if kvm_works(Path(sys.argv[1])) else "tcg")
