#!/usr/bin/env python3
"""Plays a deal of every game through the accessibility bus alone, as a screen reader's user would.

    cargo build && python3 tests/window/at_spi.py [GAME ...]

Needs Xvfb, dbus-run-session, at-spi2-core and PyGObject (python3-gi); on Debian, run it with
/usr/bin/python3. The script starts a display, a session bus and an accessibility bus of its own, and a
new window with an empty folder for each game. It knows the window by names, roles, states and
descriptions: no pixels, no positions, no saved games. It prints a line for each game and fails if a
deal cannot be finished, if a page has no heading, or if an announcement is heard twice in a row or without
words.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "common"))

from accessibility import (
    BUTTON,
    FRAME,
    HEADING,
    OPTION,
    RADIO,
    SELECTED,
    STATUS,
    Bus,
    Gone,
    is_open,
    is_within,
    lies_on_table,
)

BINARY = ROOT / "target" / "debug" / "misere"
GAMES = [
    "Mismatch",
    "Clubs",
    "Garbo",
    "Seven Card Combo",
    "Four Bad Queens",
    "Four Mad Queens",
    "Slippery Paws",
    "Finis",
    "Cruel Fate",
    "Acorn Hearts",
    "Compendium",
]
END_OF_DEAL = ("Next deal", "Next round", "Rematch")
PATIENCE = 60.0


def inside():
    """Runs within the session bus: everything below needs it."""
    bus = Bus()
    failed = False
    for game in sys.argv[1:] or GAMES:
        begun = time.monotonic()
        try:
            actions, heard = Player(bus, game).play()
            seconds = time.monotonic() - begun
            print(
                f"{game}: a deal in {actions} actions, {heard} announcements, {seconds:.0f} s",
                flush=True,
            )
        except Failure as failure:
            failed = True
            print(f"{game}: FAILED: {failure}", flush=True)
    sys.exit(failed)


class Failure(Exception):
    """Something that a person without sight could not do."""


class Player:
    """Somebody who plays one game, from Home to the end of the first deal."""

    def __init__(self, bus, game):
        self.bus = bus
        self.game = game
        self.window = None
        self.actions = 0
        self.tried = set()

    def play(self):
        before = set(self.bus.windows())
        with tempfile.TemporaryDirectory() as home:
            folders = {
                f"XDG_{kind}_HOME": home for kind in ("CONFIG", "DATA", "CACHE", "STATE")
            }
            environment = {
                **os.environ,
                **folders,
                "HOME": home,
                "LIBGL_ALWAYS_SOFTWARE": "1",
                "WINIT_UNIX_BACKEND": "x11",
            }
            environment.pop("WAYLAND_DISPLAY", None)
            program = subprocess.Popen(
                [BINARY], env=environment, stderr=subprocess.DEVNULL
            )
            try:
                self.window = self.until(
                    "the window is on the bus",
                    lambda: self.bus.open_window(before),
                )
                self.bus.heard.clear()
                self.set_up()
                self.finish_deal()
                return self.actions, self.check_announcements()
            finally:
                program.kill()
                program.wait()

    def check_headings(self, *pages):
        """The window has a title, and each page that was just opened a heading with its name."""
        nodes = self.nodes().values()
        if not any(node.role == FRAME and node.name == "Misère" for node in nodes):
            raise Failure("the window has no title")
        for page in pages:
            self.until(
                f"there is a heading “{page}”",
                lambda: any(
                    node.role == HEADING and node.name == page
                    for node in self.nodes().values()
                ),
            )

    def set_up(self):
        self.check_headings("Misère")
        self.press("Settings")
        self.check_headings("Settings", "Accessibility")
        self.press("Fast", RADIO, within="Computer players")
        self.press("½ s", RADIO, within="Show a finished trick for")
        self.press("Home")
        self.press(self.game)
        self.check_headings(self.game, "The aim")
        self.press("Play now")
        self.check_headings(self.game)

    def finish_deal(self):
        """Acts whenever there is something to do, until the deal is scored."""
        idle_since = time.monotonic()
        while True:
            self.bus.listen()
            nodes = self.nodes()
            if any(node.name in END_OF_DEAL for node in nodes.values()):
                return
            if self.act(nodes):
                idle_since = time.monotonic()
                self.actions += 1
                if self.actions > 400:
                    raise Failure("the deal does not end")
            elif time.monotonic() - idle_since > PATIENCE:
                prompts = [node.name for node in nodes.values() if node.role == STATUS]
                raise Failure(f"nothing can be done any more: {prompts}")
            time.sleep(0.05)

    def act(self, nodes):
        """Does one thing that the window offers; returns whether there was any."""
        buttons = [node for node in nodes.values() if is_open(node, BUTTON)]
        choices = [node for node in buttons if is_within(node, "Your choices", nodes)]
        options = [node for node in nodes.values() if is_open(node, OPTION)]
        picked = [node for node in buttons if "picked up" in node.description]
        playable = [node for node in buttons if node.description.endswith(", playable")]
        on_table = [
            node
            for node in buttons
            if lies_on_table(node, nodes) and "playable" not in node.description
        ]
        if options:
            chosen = [node for node in options if SELECTED in node.states]
            if choices and (chosen or len(options) < 2):
                return self.do(choices[0])
            rest = [node for node in options if node not in chosen]
            if rest:
                node = rest[self.actions % len(rest)]
                self.do(node)
                self.until(
                    f"“{node.name}” is selected",
                    lambda: SELECTED in self.nodes()[node.path].states,
                )
                return True
            return bool(choices) and self.do(choices[0])
        if picked:
            targets = [node for node in on_table if node.path not in self.tried]
            if not targets:
                return False
            self.tried.add(targets[0].path)
            return self.do(targets[0])
        self.tried.clear()
        for candidates in (choices, playable, on_table):
            if candidates:
                return self.do(candidates[self.actions % len(candidates)])
        return False

    def do(self, node):
        """Presses a control and waits until something changes."""
        before = self.nodes()
        try:
            self.bus.press(self.window, node)
        except Gone:
            # It has just disappeared, because the game went on.
            return False
        end = time.monotonic() + 2.0
        while time.monotonic() < end and self.nodes() == before:
            time.sleep(0.02)
        return True

    def press(self, name, role=BUTTON, within=None):
        def find():
            nodes = self.nodes()
            for node in nodes.values():
                fits = node.name == name and is_open(node, role)
                if fits and (within is None or is_within(node, within, nodes)):
                    return node
            return None

        self.do(self.until(f"there is a control “{name}”", find))

    def nodes(self):
        try:
            return self.bus.nodes(self.window)
        except Gone as error:
            raise Failure(f"the window does not answer: {error}") from error

    def until(self, what, ask):
        end = time.monotonic() + 20.0
        while time.monotonic() < end:
            answer = ask()
            if answer:
                return answer
            time.sleep(0.05)
        there = []
        if self.window:
            there = sorted({(node.name, node.role) for node in self.nodes().values()})
        raise Failure(f"waited in vain until {what}; there are {there}")

    def check_announcements(self):
        """Every announcement has words, and no node is announced twice."""
        for _ in range(5):
            self.bus.listen()
            time.sleep(0.02)
        heard = [(path, words) for path, words in self.bus.heard if words]
        if len(heard) < len(self.bus.heard):
            raise Failure("an announcement without words")
        if len(set(heard)) < len(heard):
            raise Failure("something was announced twice")
        text = " ".join(words for _, words in heard)
        for words in ("Deal 1: ", "End of deal 1: "):
            if words not in text:
                raise Failure(f"“{words}” was not announced: {text[-600:]}")
        return len(heard)


def main():
    if "MISERE_AT_SPI" in os.environ:
        return inside()
    reader, writer = os.pipe()
    display = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-noreset", "-screen", "0", "1280x800x24"],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    with os.fdopen(reader) as answer:
        number = answer.readline().strip()
    environment = {
        **os.environ,
        "DISPLAY": f":{number}",
        "MISERE_AT_SPI": "1",
    }
    try:
        command = ["dbus-run-session", "--", sys.executable, __file__, *sys.argv[1:]]
        return subprocess.run(command, env=environment, check=False).returncode
    finally:
        display.terminate()


if __name__ == "__main__":
    sys.exit(main())
