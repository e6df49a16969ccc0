#!/usr/bin/env python3
"""Measures the strength of the computer players in every game.

    python3 docs/strength.py FOLDER [--table TABLE] [--pieces N] [--games N] [--first N]
                                   [GAME ...]

TABLE is one of
    levels      each level against the one below (--worlds, --levels)
    yardsticks  Master against random, against the heuristic (medium) and against ismcts,
                all with the same time per move (--ms)
    time        Master against Hard by time per move
    characters  Medium and Hard with each character against the same level without (--worlds)

Each piece is one run of `misere-lab simulate --json`, kept as a file in FOLDER. Existing pieces are not
run again, so a measurement can be stopped, resumed and extended. With --commands, the missing pieces
are not run but printed, one shell command a line, for other machines to run. At the end the pieces are added up
with `simulate --add` and printed as a table for docs/strength-notes.md. The table of levels is also
written to FOLDER/strength.csv in the format of assets/strength.csv, which the program shows
beside the choice of a level. Measure time on a quiet machine, with no more jobs than cores.
MISERE_LAB names the program of the laboratory (default: target/release/misere-lab), and MISERE the other one
(default: target/release/misere).
"""

import argparse
import json
import os
import pathlib
import shlex
import subprocess

LEVELS = ["random", "novice", "easy", "medium", "hard", "master"]
YARDSTICKS = ["random", "medium", "ismcts"]
TIMES = [10, 50, 250, 1000]
CHARACTERS = ["cautious", "bold", "moon-shooter"]
LAB = os.environ.get("MISERE_LAB", "target/release/misere-lab")
MISERE = os.environ.get("MISERE", "target/release/misere")


def printed(program, *words):
    return subprocess.run(
        [program, *map(str, words)], check=True, stdout=subprocess.PIPE, text=True
    ).stdout


def contests(args):
    """The pairs of players, and their limit: worlds (w) or milliseconds (t)."""
    if args.table == "levels":
        for below, above in zip(LEVELS, LEVELS[1:]):
            if above in args.levels.split(","):
                yield above, below, f"w{args.worlds}"
    elif args.table == "yardsticks":
        for other in YARDSTICKS:
            yield "master", other, f"t{args.ms}"
    elif args.table == "time":
        for time in TIMES:
            yield "master", "hard", f"t{time}"
    else:
        for level in ["medium", "hard"]:
            for character in CHARACTERS:
                yield f"{level}-{character}", level, f"w{args.worlds}"


def pieces(folder, game, seats, above, below, thinking, args):
    """The file of each piece, and the command that makes it."""
    option = {"w": "--think-worlds", "t": "--think-ms"}[thinking[0]]
    for piece in range(args.pieces):
        first = args.first + piece * args.games
        path = folder / f"{game}-{above}-{below}-{thinking}-{first}.json"
        yield path, [
            "simulate", "--game", game, "--players", seats,
            "--bots", ",".join([above] + [below] * (seats - 1)),
            "--games", args.games, "--first", first, "--same-deals",
            option, thinking[1:], "--jobs", args.jobs, "--json",
        ]


def run(path, command):
    """Runs a piece and keeps its report once it is complete."""
    part = path.with_suffix(".part")
    part.write_text(printed(LAB, *command))
    part.rename(path)


def shell(path, command):
    """The shell command for a piece, for any machine that has the program and the folder."""
    words = shlex.join([LAB, *map(str, command)])
    part, path = shlex.quote(str(path.with_suffix(".part"))), shlex.quote(str(path))
    return f"{words} > {part} && mv {part} {path}"


def row(game, above, below, thinking, files):
    """A row of the table, and the percentage of games that the first player wins."""
    report = json.loads(printed(LAB, "simulate", "--json", "--add", *files))
    high, low = report["results"]
    score, their_score, lead = (
        f"{kind[what]:.2f} ± {(most - least) / 2:.2f}"
        for kind, what in ((high, "mean_score"), (low, "mean_score"), (high, "lead"))
        for least, most in [kind[what + "_interval"]]
    )
    low_won, high_won = high["games_won_interval"]
    time = f"| {thinking[1:]} ms " if thinking[0] == "t" else ""
    line = (
        f"| {game} | {above} | {below} {time}| {report['tally']['games']} "
        f"| {score} | {their_score} | {lead} "
        f"| {100 * high['games_won']:.0f} % ({100 * low_won:.0f} to {100 * high_won:.0f}) "
        f"| {100 * low['games_won']:.0f} % |"
    )
    return line, f"{100 * high['games_won']:.0f}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--table", choices=["levels", "yardsticks", "time", "characters"], default="levels")
    parser.add_argument("--pieces", type=int, default=1)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--worlds", type=int, default=100)
    parser.add_argument("--ms", type=int, default=1000, help="the time per move of yardsticks")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--commands", action="store_true", help="print the missing pieces as commands")
    parser.add_argument("--levels", default=",".join(LEVELS[1:]), help="the upper levels")
    parser.add_argument("game", nargs="*")
    args = parser.parse_intermixed_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    timed = args.table in ["yardsticks", "time"]
    time = ("| time per move ", "|---") if timed else ("", "")
    if not args.commands:
        print(f"| game | level | against {time[0]}| games | its score per deal | theirs | lead | it wins | each other wins |")
        print(f"|---|---|---{time[1]}|---|---|---|---|---|---|")
    shares = []
    for entry in json.loads(printed(MISERE, "games", "--json"))["games"]:
        game, seats = entry["id"], entry["players"]["usual"]
        if args.game and game not in args.game:
            continue
        for above, below, thinking in contests(args):
            every = list(pieces(args.folder, game, seats, above, below, thinking, args))
            missing = [(path, command) for path, command in every if not path.exists()]
            if args.commands:
                for path, command in missing:
                    print(shell(path, command))
                continue
            for path, command in missing:
                run(path, command)
            line, share = row(game, above, below, thinking, [path for path, _ in every])
            print(line, flush=True)
            shares.append(f"{game},{above},{share}\n")
    if args.table == "levels" and not args.commands:
        (args.folder / "strength.csv").write_text("".join(shares))


if __name__ == "__main__":
    main()
