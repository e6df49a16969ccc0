#!/usr/bin/env python3
"""A computer player for Misère that plays its lowest card, as docs/bots.md explains.

    misere simulate --game finis --players 4 --bots "exec:python3 docs/bot.py,easy,easy,easy"
"""

import json
import random
import sys

RANKS = "23456789TJQKA"


class Player:
    """What is remembered of the game under way."""

    def __init__(self, game):
        self.seat = game["seat"]
        self.rules = game["rules"]
        # The same luck gives the same game again.
        self.random = random.Random(game["luck"])
        self.won = [0] * game["players"]

    def hear(self, event):
        """Something happened: a card that this seat may not know is "??"."""
        if event["event"] == "deal":
            self.won = [0] * len(self.won)
        elif event["event"] == "trick":
            self.won[event["winner"]] += 1

    def choose(self, legal, view):
        """One of the lawful actions: the lowest card, or anything where no card is named."""
        cards = [action for action in legal if action.startswith("play ")]
        if not cards:
            return self.random.choice(legal)
        return min(cards, key=lambda action: RANKS.index(action[5]))


def main():
    player = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["event"] == "game":
            player = Player(message)
            continue
        for event in message["events"]:
            player.hear(event)
        if message["event"] == "ask":
            action = player.choose(message["legal"], message["view"])
            print(json.dumps({"id": message["id"], "action": action}), flush=True)


if __name__ == "__main__":
    main()
