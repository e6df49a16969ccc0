#!/usr/bin/env python3
"""A small internet: a switch that delays every frame and loses some of them.

nat.py DELAY LOSS NAME... makes a network device for each name, says "ready", and works until it is killed. The
delay between any two devices is in milliseconds, the loss in percent. It does what `tc netem` does, which not
every kernel has.
"""

import fcntl
import heapq
import os
import random
import select
import struct
import sys
import time

TUNSETIFF = 0x400454CA
IFF_TAP = 0x0002
IFF_NO_PI = 0x1000
BROADCAST = b"\xff" * 6


def device(name):
    tap = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(tap, TUNSETIFF, struct.pack("16sH", name.encode(), IFF_TAP | IFF_NO_PI))
    return tap


def main():
    delay, loss = float(sys.argv[1]) / 1000, float(sys.argv[2]) / 100
    taps = [device(name) for name in sys.argv[3:]]
    print("ready", flush=True)
    chance = random.Random(7)
    behind = {}  # Which device each hardware address is behind.
    waiting = []  # (time, number, device, frame)
    count = 0
    while True:
        now = time.monotonic()
        while waiting and waiting[0][0] <= now:
            _, _, tap, frame = heapq.heappop(waiting)
            try:
                os.write(tap, frame)
            except OSError:
                pass  # A device that is down or whose queue is full: one more loss.
        timeout = max(0, waiting[0][0] - now) if waiting else None
        for tap in select.select(taps, [], [], timeout)[0]:
            try:
                frame = os.read(tap, 65536)
            except OSError:
                continue
            behind[frame[6:12]] = tap
            # Questions for addresses are never lost, because they are repeated once a second only.
            if frame[12:14] != b"\x08\x06" and chance.random() < loss:
                continue
            to = behind.get(frame[:6])
            ends = [to] if to is not None else [one for one in taps if one != tap]
            for end in ends:
                count += 1
                heapq.heappush(waiting, (time.monotonic() + delay, count, end, frame))


main()
