#!/usr/bin/env python3
"""A touchscreen with ten fingers, as the kernel has one; places on it go from 0 to 9,999.

Reads commands, a line each: ``down FINGER X Y``, ``move FINGER X Y``, ``up FINGER``, ``wait
SECONDS``; ``.`` ends a frame: all since the last one is at once. See linux/uinput.h.
"""

from __future__ import annotations

import fcntl
import os
import struct
import sys
import time
from collections.abc import Callable

EV_SYN, EV_KEY, EV_ABS = 0, 1, 3
BTN_TOUCH, ABS_X, ABS_Y = 0x14A, 0, 1
SLOT, POSITION_X, POSITION_Y, TRACKING_ID = 0x2F, 0x35, 0x36, 0x39
SET_EVBIT, SET_KEYBIT, SET_ABSBIT, SET_PROPBIT = 0x40045564, 0x40045565, 0x40045567, 0x4004556E
DEV_SETUP, ABS_SETUP, DEV_CREATE = 0x405C5503, 0x401C5504, 0x5501
DIRECT, MOST = 1, 9_999
USB, VENDOR, PRODUCT, VERSION = 3, 0x1234, 0x5678, 1


class Touchscreen:
    """A new device of the kernel."""

    def __init__(self) -> None:
        self._device = os.open("/dev/uinput", os.O_WRONLY)
        self._down: set[int] = set()
        self._tracking = 0
        for kind in (EV_KEY, EV_ABS):
            fcntl.ioctl(self._device, SET_EVBIT, kind)
        fcntl.ioctl(self._device, SET_KEYBIT, BTN_TOUCH)
        fcntl.ioctl(self._device, SET_PROPBIT, DIRECT)
        most = {SLOT: 9, TRACKING_ID: 0xFFFF}
        most |= dict.fromkeys((ABS_X, ABS_Y, POSITION_X, POSITION_Y), MOST)
        for axis, value in most.items():
            fcntl.ioctl(self._device, SET_ABSBIT, axis)
            setup = struct.pack("HHiiiiii", axis, 0, 0, 0, value, 0, 0, 0)
            fcntl.ioctl(self._device, ABS_SETUP, setup)
        named = struct.pack("HHHH80sI", USB, VENDOR, PRODUCT, VERSION, b"a touchscreen", 0)
        fcntl.ioctl(self._device, DEV_SETUP, named)
        fcntl.ioctl(self._device, DEV_CREATE)

    def end_frame(self) -> None:
        self._send(EV_SYN, 0, 0)

    def down(self, finger: int, x: int, y: int) -> None:
        self._send(EV_ABS, SLOT, finger)
        self._tracking += 1
        self._send(EV_ABS, TRACKING_ID, self._tracking)
        self._down.add(finger)
        if len(self._down) == 1:
            self._send(EV_KEY, BTN_TOUCH, 1)
        self.move(finger, x, y)

    def move(self, finger: int, x: int, y: int) -> None:
        self._send(EV_ABS, SLOT, finger)
        for axis, value in ((POSITION_X, x), (POSITION_Y, y), (ABS_X, x), (ABS_Y, y)):
            self._send(EV_ABS, axis, value)

    def up(self, finger: int) -> None:
        self._send(EV_ABS, SLOT, finger)
        self._send(EV_ABS, TRACKING_ID, -1)
        self._down.discard(finger)
        if not self._down:
            self._send(EV_KEY, BTN_TOUCH, 0)

    def _send(self, kind: int, code: int, value: int) -> None:
        os.write(self._device, struct.pack("qqHHi", 0, 0, kind, code, value))


def main() -> None:
    """Carry out the commands read from standard input."""
    touchscreen = Touchscreen()
    does: dict[str, Callable[..., None]] = {
        "down": touchscreen.down,
        "move": touchscreen.move,
        "up": touchscreen.up,
    }
    for line in sys.stdin:
        what, *numbers = line.split()
        if what == "wait":
            time.sleep(float(numbers[0]))
        elif what == ".":
            touchscreen.end_frame()
        else:
            does[what](*map(int, numbers))


if __name__ == "__main__":
    main()
