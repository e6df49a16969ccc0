#!/usr/bin/env python3
"""A bot for Misère that plays its lowest card. See docs/bots.md.

    misere-lab simulate --game finis --players 4 --bots "exec:python3 docs/bot.py,easy,easy,easy"
"""

import json
import random
import sys

RANKS = "23456789TJQKA"


class Player:
    """The bot's memory of the current game."""

    def __init__(self, game):
        self.seat = game["seat"]
        self.rules = game["rules"]
        # The same seed repeats the same game.
        self.random = random.Random(game["luck"])
        self.won = [0] * game["players"]

    def note(self, event):
        """Notes an event; a card that this seat may not know is "??"."""
        if event["event"] == "deal":
            self.won = [0] * len(self.won)
        elif event["event"] == "trick":
            self.won[event["winner"]] += 1

    def choose(self, legal, view):
        """Chooses a legal action: the lowest card, or anything if no card is to be played."""
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
            player.note(event)
        if message["event"] == "ask":
            action = player.choose(message["legal"], message["view"])
            print(json.dumps({"id": message["id"], "action": action}), flush=True)


if __name__ == "__main__":
    main()
