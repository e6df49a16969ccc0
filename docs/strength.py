#!/usr/bin/env python3
"""Measures each level against the one below, in every game of the menu.

    python3 docs/strength.py FOLDER [--pieces N] [--games N] [--worlds N] [GAME ...]

Every piece is one run of `misere simulate --json`, kept as a file in FOLDER; those that are there
already are not run again, so it can be stopped at any time, resumed, and run for more pieces. At
the end the pieces are added up with `simulate --add` and told as the table of docs/strength.md, and
in FOLDER/strength.csv as the program shows it beside the choice of a level: what is sure enough of
that goes into assets/bots/strength.csv.
MISERE names the program (default: misere).
"""

import argparse
import json
import os
import pathlib
import subprocess

LEVELS = ["random", "novice", "easy", "medium", "hard", "master"]
MISERE = os.environ.get("MISERE", "misere")


def misere(*words):
    return subprocess.run(
        [MISERE, *map(str, words)], check=True, stdout=subprocess.PIPE, text=True
    ).stdout


def pieces(folder, game, seats, above, below, args):
    """The files of all pieces, run where they are missing."""
    for piece in range(args.pieces):
        path = folder / f"{game}-{above}-{below}-w{args.worlds}-{piece * args.games}.json"
        if not path.exists():
            text = misere(
                "simulate", "--game", game, "--players", seats,
                "--bots", ",".join([above] + [below] * (seats - 1)),
                "--games", args.games, "--first", piece * args.games, "--same-deals",
                "--think-worlds", args.worlds, "--jobs", args.jobs, "--json",
            )
            part = path.with_suffix(".part")
            part.write_text(text)
            part.rename(path)
        yield path


def row(game, above, below, files, csv):
    """A line of the table, and one for the program."""
    report = json.loads(misere("simulate", "--json", "--add", *files))
    high, low = report["results"]

    def reach(result):
        interval = result["mean_score_interval"]
        return (interval[1] - interval[0]) / 2

    low_won, high_won = high["games_won_interval"]
    csv.write(f"{game},{above},{100 * high['games_won']:.0f}\n")
    return (
        f"| {game} | {above} | {below} | {report['tally']['games']} "
        f"| {high['mean_score']:.2f} ± {reach(high):.2f} "
        f"| {low['mean_score']:.2f} ± {reach(low):.2f} "
        f"| {100 * high['games_won']:.0f} % ({100 * low_won:.0f} to {100 * high_won:.0f}) "
        f"| {100 * low['games_won']:.0f} % |"
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--pieces", type=int, default=1)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--worlds", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--levels", default=",".join(LEVELS[1:]), help="the upper levels")
    parser.add_argument("game", nargs="*")
    args = parser.parse_intermixed_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    csv = (args.folder / "strength.csv").open("w")
    print("| game | level | against | games | its score a deal | theirs | it wins | each of them |")
    print("|---|---|---|---|---|---|---|---|")
    for entry in json.loads(misere("games", "--json"))["games"]:
        game, seats = entry["id"], entry["players"]["usual"]
        if args.game and game not in args.game:
            continue
        for below, above in zip(LEVELS, LEVELS[1:]):
            if above in args.levels.split(","):
                files = list(pieces(args.folder, game, seats, above, below, args))
                print(row(game, above, below, files, csv), flush=True)


if __name__ == "__main__":
    main()
