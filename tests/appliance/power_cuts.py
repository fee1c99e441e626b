"""Power cuts out of one recorded evening.

QEMU writes down each write to the disk and each flush (its driver ``blklogwrites``). From that a
disk is made as a cut at any moment may leave it: all that was flushed before is on it, and any part
of the rest. So a few minutes give hundreds of cuts, and no machine is started for them.
"""

from __future__ import annotations

import os
import random
import select
import struct
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path
from typing import BinaryIO

from appliance.machine import DAY, logged, tool
from appliance.wire import Failed
from kit import processes

SECTOR = 512
PAGE = 8
"""The sectors that a card writes at once, or not."""
FLUSH, FUA, DISCARD = 1, 2, 4
HEADER, ENTRY = struct.Struct("<QQQI"), struct.Struct("<QQQQ")
MAGIC = 0x6A736677736872

ON_DISK = (0.0, 0.5, 0.9, 1.0)
"""The share of unflushed pages that reached the disk, in turn for each cut."""


@dataclass(frozen=True)
class Write:
    """One write, or a flush: ``data`` is where its bytes are in the log, ``end`` where they end."""

    sector: int
    sectors: int
    flags: int
    data: int
    end: int


@dataclass(frozen=True)
class Cut:
    """A power cut after a number of ``writes``; the last of them ended at ``end`` of the log.

    ``lost`` is the number of their pages that were lost.
    """

    writes: int
    end: int
    lost: int


class Recording:
    """What a machine wrote to a copy of the image ``disk``, according to its ``log``."""

    def __init__(self, disk: Path, log: Path) -> None:
        self.disk, self.log = disk, log
        self.writes = list(read_log(log))

    def after(self, end: int) -> int:
        """Return the first write that the log did not contain when it was ``end`` bytes long."""
        return next(at for at, write in enumerate(self.writes) if write.end > end)

    def cut(self, first: int, chance: random.Random, to: Path) -> Cut:
        """Write the disk to ``to`` as a cut at a moment from the write ``first`` on leaves it.

        It is after a write that is not yet flushed: each is as likely, or each pause between two
        flushes, however much is written in it.
        """
        pauses: list[list[int]] = [[]]
        for at, write in enumerate(self.writes[first:], first):
            if write.flags & FLUSH:
                pauses.append([])
            else:
                pauses[-1].append(at)
        pauses = [pause for pause in pauses if pause]
        moment = 1 + chance.choice(chance.choice([[*chain(*pauses)], chance.choice(pauses)]))
        done = self.writes[:moment]
        flushed = max((at for at, each in enumerate(done) if each.flags & FLUSH), default=-1)
        part, lost = chance.choice(ON_DISK), 0
        tool("cp", "--sparse=always", str(self.disk), str(to))
        with self.log.open("rb") as log, to.open("r+b") as disk:
            for at, write in enumerate(done):
                if at <= flushed or write.flags & (FUA | DISCARD):
                    apply(write, log, disk)
                    continue
                for page in pages_of(write):
                    if chance.random() < part:
                        apply(page, log, disk)
                    else:
                        lost += 1
        return Cut(moment, self.writes[moment - 1].end, lost)


def read_log(log: Path) -> Iterator[Write]:
    """Read the writes; the end may be torn off."""
    whole = log.stat().st_size
    with log.open("rb") as file:
        magic, version, _, size = HEADER.unpack(file.read(HEADER.size))
        assert (magic, version) == (MAGIC, 1), "this is no log of writes"
        at = size
        while at + ENTRY.size <= whole:
            file.seek(at)
            sector, sectors, flags, _ = ENTRY.unpack(file.read(ENTRY.size))
            data = at + size
            at = data + (0 if flags & DISCARD else sectors * SECTOR)
            if at <= whole:
                yield Write(sector, sectors, flags, data, at)


def pages_of(write: Write) -> Iterator[Write]:
    """Split a write into what a card writes at once."""
    for at in range(0, write.sectors, PAGE):
        data, sectors = write.data + at * SECTOR, min(PAGE, write.sectors - at)
        yield replace(write, sector=write.sector + at, sectors=sectors, data=data)


def apply(write: Write, log: BinaryIO, disk: BinaryIO) -> None:
    """Repeat a write on the disk."""
    if write.flags & DISCARD or not write.sectors:
        return
    log.seek(write.data)
    disk.seek(write.sector * SECTOR)
    disk.write(log.read(write.sectors * SECTOR))


@contextmanager
def recorded(disk: Path, log: Path) -> Iterator[Path]:
    """Give a file that is the image ``disk``; each write to it is written down in ``log``."""
    file, pid = log.with_suffix(".disk"), log.with_suffix(".pid")
    for path in (file, log):
        path.write_bytes(b"")
    pid.unlink(missing_ok=True)
    command = (
        f"--blockdev driver=file,node-name=disk,filename={disk} {logged(log, '--blockdev')}"
        f" --export type=fuse,id=export,node-name=card,mountpoint={file},writable=on"
        f" --pidfile {pid}"
    )
    storage = ("qemu-storage-daemon", *command.split())
    with processes.running(*processes.BECOME, *storage, patience=DAY) as daemon:
        while not pid.exists():
            if daemon.poll() is not None:
                raise Failed(daemon.communicate()[1])
            select.select([], [], [], 0.05)
        yield file
        daemon.terminate()
        daemon.wait()


@contextmanager
def mounted(disk: Path) -> Iterator[Path]:
    """Mount a disk's image as a start does; give the folder."""
    folder = disk.with_suffix(".mounted")
    folder.mkdir(exist_ok=True)
    tool("mount", "-o", "loop", str(disk), str(folder))
    try:
        yield folder
    finally:
        tool("umount", str(folder))
        folder.rmdir()


@contextmanager
def in_memory(needed: int = 3 << 30) -> Iterator[Path]:
    """Give a folder for images that are only looked at: in memory, where that has room."""
    memory = Path("/dev/shm")
    free = os.statvfs(memory)
    base = memory if free.f_bavail * free.f_frsize > needed else Path(os.environ["APPLIANCE"])
    with tempfile.TemporaryDirectory(prefix="appliance-", dir=base) as folder:
        yield Path(folder)
