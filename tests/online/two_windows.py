#!/usr/bin/env python3
"""Plays a whole game of every game in two windows on two displays: a host's and that of a guest in another language.

    cargo build --features online && /usr/bin/python3 tests/online/two_windows.py [--pictures FOLDER] [GAME ...]

Both are played with the mouse: cards are dragged, buttons are clicked, and the accessibility bus says where they
are. In the middle and at the end of each game, both windows are pictured at the same moment. Afterwards, both
computers must have kept the same fair game. Needs Xvfb, openbox, xdotool, xclip, ImageMagick and what
tests/common/accessibility.py needs. Everything happens in a folder that is removed at the end.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "common"))

from accessibility import BUTTON, OPTION, SELECTED, Bus, Gone, is_open, is_within, lies_on_table

BINARY = Path(os.environ.get("MISERE", ROOT / "target" / "debug" / "misere"))

# The number of players of each game, and house rules that make it short.
GAMES = {
    "mismatch": (4, "(deals: Some(1))"),
    "clubs": (3, "(target: -26)"),
    "garbo": (2, "()"),
    "seven_card_combo": (3, "(matches: 1)"),
    "four_bad_queens": (4, "()"),
    "four_mad_queens": (4, "()"),
    "slippery_paws": (4, "()"),
    "finis": (3, "()"),
    "cruel_fate": (5, "()"),
    "acorn_hearts": (4, "()"),
    "compendium": (3, "()"),
}
GUEST = "de"
SIZE = (1280, 800)
# Where a card lands that is dragged to the middle of the table.
MIDDLE = (SIZE[0] // 2, SIZE[1] * 2 // 5)
HAND = (SIZE[0] // 2, SIZE[1] - 80)
PATIENCE = 60.0
SETTINGS = "motion: None, pace: Fast, trick: Short, review_games: false, relays: None"


class Failure(Exception):
    """Something that two people could not do."""


class Window:
    """A window of its own computer: a folder, a display, and a language."""

    def __init__(self, bus, home, display, language):
        self.bus, self.home, self.display = bus, home, display
        self.words = {
            file: texts_of(language, file)
            for file in ("app", "board", "new_game", "table_page", "together")
        }
        self.program = None
        self.name = None
        self.actions = 0

    def open(self, settings, *arguments):
        """Starts the program, and waits for its window."""
        config = self.home / ".config" / "misere"
        config.mkdir(parents=True)
        (config / "settings.ron").write_text(f"({SETTINGS}, {settings})")
        left_out = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "WAYLAND_DISPLAY")
        environment = {key: os.environ[key] for key in os.environ if key not in left_out}
        environment |= {
            "HOME": str(self.home),
            "DISPLAY": self.display,
            "LIBGL_ALWAYS_SOFTWARE": "1",
        }
        before = set(self.bus.windows())
        log = (self.home / "log").open("w")
        self.program = subprocess.Popen([BINARY, *arguments], env=environment, stderr=log)
        log.close()
        self.name = until("a window", lambda: self.bus.open_window(before))

    def close(self):
        if self.program is not None:
            self.program.kill()
            self.program.wait()

    def log(self):
        """What the program has complained about."""
        return (self.home / "log").read_text().strip()

    def saved(self):
        """The file of the game."""
        found = list((self.home / ".local/share/misere/games").glob("*.misere"))
        if len(found) != 1:
            raise Failure(f"{len(found)} saved games in {self.home}")
        return found[0]

    def say(self, file, key):
        """The words of a text in the window's language."""
        return self.words[file][key]

    def nodes(self):
        return self.bus.nodes(self.name)

    def find(self, *names):
        """Returns the first control that can be used and has one of these names."""
        for node in self.nodes().values():
            if node.name in names and is_open(node, BUTTON):
                return node
        return None

    def mouse(self, *steps):
        command = ["xdotool", *map(str, steps)]
        subprocess.run(command, env={**os.environ, "DISPLAY": self.display}, check=True)

    def click(self, node):
        # Controls that have just appeared may still move.
        place = self.bus.center(self.name, node)
        for _ in range(40):
            time.sleep(0.05)
            before, place = place, self.bus.center(self.name, node)
            if before == place:
                break
        self.mouse("mousemove", *place, "sleep", 0.1, "click", 1)

    def press(self, *names):
        """Waits for a button, and clicks it."""
        self.click(until(f"“{names[0]}”", lambda: self.find(*names), self))

    def drag(self, node, to):
        """Drags something across the table."""
        start = self.bus.center(self.name, node)
        self.mouse("mousemove", *start, "sleep", 0.05, "mousedown", 1, "sleep", 0.05)
        for part in (1, 2, 3, 4):
            at = [a + (b - a) * part // 4 for a, b in zip(start, to)]
            self.mouse("mousemove", *at, "sleep", 0.03)
        self.mouse("sleep", 0.05, "mouseup", 1)

    def is_over(self):
        return self.find(self.say("table_page", "more-choices")) is not None

    def act(self):
        """Does one thing that the window offers; returns whether there was any."""
        try:
            return self.act_now()
        except Gone:
            # The game went on in the meantime.
            return False

    def act_now(self):
        nodes = self.nodes()
        going_on = ("next-deal", "next-round")
        going_on = self.find(*(self.say("table_page", key) for key in going_on))
        if going_on:
            # A score sheet takes no answer in its first moments.
            time.sleep(0.8)
            self.click(going_on)
            return self.changes(nodes)
        buttons = [node for node in nodes.values() if is_open(node, BUTTON)]
        your_choices = self.say("board", "your-choices")
        choices = [node for node in buttons if is_within(node, your_choices, nodes)]
        options = [node for node in nodes.values() if is_open(node, OPTION)]
        playable = ", " + self.say("board", "playable")
        playable = [node for node in buttons if node.description.endswith(playable)]
        chosen = [node for node in options if SELECTED in node.states]
        if choices and (chosen or not options or self.actions % 7 == 6):
            self.click(choices[self.actions % len(choices)])
            return self.changes(nodes)
        if options:
            rest = [node for node in options if node not in chosen]
            option = rest[self.actions % len(rest)]
            self.drag(option, MIDDLE)
            if not self.changes(nodes):
                # It is not a card of the hand, but one that goes there.
                self.drag(option, HAND)
                return self.changes(nodes)
            return True
        if playable:
            return self.carry(playable[self.actions % len(playable)], nodes)
        on_table = self.on_table(nodes)
        if on_table:
            return self.take(on_table[self.actions % len(on_table)], nodes)
        return False

    def take(self, card, nodes):
        """Drags a card of the table to where it goes: the hand, or elsewhere on the table."""
        elsewhere = [node for node in nodes.values() if lies_on_table(node, nodes)]
        targets = [self.bus.center(self.name, node) for node in elsewhere if node != card]
        for target in [HAND, *targets]:
            self.drag(card, target)
            if self.changes(nodes):
                return True
        return False

    def on_table(self, nodes):
        """What can be used on the table, apart from the person's own cards."""
        playable = self.say("board", "playable")
        return [
            node
            for node in nodes.values()
            if is_open(node, BUTTON)
            and lies_on_table(node, nodes)
            and playable not in node.description
        ]

    def carry(self, card, nodes):
        """Drags a card of the hand to where it can be played: a place on the table, or the middle."""
        places = self.on_table(nodes)
        turn = self.actions % max(1, len(places))
        targets = [self.bus.center(self.name, place) for place in places[turn:] + places[:turn]]
        for target in [*targets, MIDDLE]:
            self.drag(card, target)
            if self.changes(nodes):
                return True
        names = [place.name for place in places]
        raise Failure(f"{card.name} can be put nowhere: {names}")

    def changes(self, before):
        """Waits a moment for something to be another; returns whether anything is."""
        playable = self.say("board", "playable")

        def shown(nodes):
            return {
                (node.path, node.name, SELECTED in node.states, node.description.endswith(playable))
                for node in nodes.values()
            }

        end = time.monotonic() + 1.5
        before = shown(before)
        while time.monotonic() < end:
            if shown(self.nodes()) != before:
                self.actions += 1
                return True
            time.sleep(0.03)
        return False


def texts_of(language, file):
    """The plain texts of a file, by key."""
    path = ROOT / "assets" / "text" / language / "window" / f"{file}.ftl"
    return dict(re.findall(r"^([a-z-]+) = (.*)$", path.read_text(), re.M))


def until(what, ask, *windows):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        answer = ask()
        if answer:
            return answer
        time.sleep(0.05)
    shown = [sorted({node.name for node in window.nodes().values()}) for window in windows]
    raise Failure(f"waited in vain for {what}; there are {shown}")


def copied(window):
    """The text in the clipboard of a window."""
    command = ["xclip", "-display", window.display, "-selection", "clipboard", "-o"]
    text = subprocess.run(command, capture_output=True, text=True, check=False)
    return text.stdout.strip()


def picture(windows, pictures, name):
    """Pictures both windows at the same moment."""
    if pictures is None:
        return
    shots = [
        subprocess.Popen(
            ["import", "-display", window.display, "-window", "root", pictures / f"{name}-{who}.png"]
        )
        for who, window in zip(("host", "guest"), windows)
    ]
    for shot in shots:
        shot.wait()


def sit_down(host, guest, game):
    """Invites, joins and sits down: nothing but what both see and press."""
    seats, rules = GAMES[game]
    computers = ", ".join(f'Computer("Bot {seat}", "easy")' for seat in range(3, seats + 1))
    players = f'[Person("Ada"), Friend("", ""), {computers}]'
    known = f'played: ["{game}"], aims_read: ["{game}"], name'
    host.open(f'{known}: "Ada", games: {{"{game}": (players: {players}, rules: "{rules}")}}')
    # The tile on Home is a button with the game's title.
    host.press(title_of(game))
    host.press(host.say("together", "invite-friends"))
    copy = host.say("together", "copy-invitation-for").replace("{ $seat }", "2")
    host.press(copy)
    invitation = until("the invitation", lambda: copied(host))
    guest.open(f'{known}: "Berta", language: Some("{GUEST}")', f"misere:{invitation.split('misere:')[1]}")
    guest.press(guest.say("together", "look-at-table"))
    guest.press(guest.say("together", "sit-down"))
    host.press(host.say("together", "start-together"))


def title_of(game):
    small = {"and", "of"}
    words = game.split("_")
    return " ".join(word if word in small else word.capitalize() for word in words)


def play(bus, displays, game, pictures):
    with tempfile.TemporaryDirectory() as folder:
        homes = [Path(folder) / who for who in ("host", "guest")]
        windows = [
            Window(bus, home, display, language)
            for home, display, language in zip(homes, displays, ("en", GUEST))
        ]
        for home in homes:
            home.mkdir()
        try:
            sit_down(*windows, game)
            finish(windows, game, pictures)
            check(windows)
        except Exception:
            picture(windows, pictures, f"{game}-failed")
            raise
        finally:
            for window in windows:
                window.close()
        return [window.actions for window in windows]


def finish(windows, game, pictures):
    """Plays until both show the result."""
    idle_since = time.monotonic()
    is_pictured = False
    while not all(window.is_over() for window in windows):
        has_acted = False
        for window in windows:
            has_acted |= window.act()
        if has_acted:
            idle_since = time.monotonic()
        elif time.monotonic() - idle_since > PATIENCE:
            raise Failure("nothing can be done any more")
        if not is_pictured and min(window.actions for window in windows) >= 6:
            is_pictured = True
            picture(windows, pictures, f"{game}-middle")
        time.sleep(0.05)
    time.sleep(1.0)
    picture(windows, pictures, f"{game}-end")


def check(windows):
    """Both have kept the same game, which follows its rules."""
    traces = []
    for window in windows:
        file = window.saved()
        subprocess.run([BINARY, "check", file], check=True, capture_output=True)
        trace = subprocess.run([BINARY, "trace", file], check=True, capture_output=True, text=True)
        acts = [line for line in trace.stdout.splitlines() if '"event":"act"' in line]
        traces.append(acts)
        if window.log():
            raise Failure(f"the program complains: {window.log()}")
    if traces[0] != traces[1]:
        raise Failure("host and guest have kept different games")


def inside(games, pictures, displays):
    """Runs within the session bus."""
    bus = Bus()
    failed = False
    for game in games:
        begun = time.monotonic()
        try:
            actions = play(bus, displays, game, pictures)
            seconds = time.monotonic() - begun
            line = f"{actions[0]} and {actions[1]} actions, {seconds:.0f} s"
        except (Failure, Gone, subprocess.CalledProcessError) as failure:
            failed = True
            line = f"FAILED: {failure}"
        print(f"{game}: {line}", flush=True)
    return failed


def open_display():
    """Starts a display with a window manager; returns its name and both processes."""
    reader, writer = os.pipe()
    size = f"{SIZE[0]}x{SIZE[1]}x24"
    command = ["Xvfb", "-displayfd", str(writer), "-noreset", "-screen", "0", size]
    server = subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    with os.fdopen(reader) as answer:
        display = ":" + answer.readline().strip()
    environment = {**os.environ, "DISPLAY": display}
    manager = subprocess.Popen(["openbox"], env=environment, stderr=subprocess.DEVNULL)
    return display, [manager, server]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="ids of games; all without any")
    parser.add_argument("--pictures", type=Path, help="the folder for pictures of both windows")
    arguments = parser.parse_args()
    games = arguments.games or list(GAMES)
    if arguments.pictures is not None:
        arguments.pictures.mkdir(parents=True, exist_ok=True)
    if "MISERE_DISPLAYS" in os.environ:
        displays = os.environ["MISERE_DISPLAYS"].split()
        return inside(games, arguments.pictures, displays)
    opened = [open_display() for _ in range(2)]
    # Two accessibility buses with the same folder would take the address from each other.
    own = tempfile.TemporaryDirectory()
    environment = {
        **os.environ,
        "MISERE_DISPLAYS": " ".join(display for display, _ in opened),
        "XDG_RUNTIME_DIR": own.name,
    }
    try:
        command = ["dbus-run-session", "--", sys.executable, __file__, *sys.argv[1:]]
        return subprocess.run(command, env=environment, check=False).returncode
    finally:
        own.cleanup()
        for _, processes in opened:
            for process in processes:
                process.terminate()
                process.wait()


if __name__ == "__main__":
    sys.exit(main())
